### Sätze für alle Spiele, auf Deutsch.
### Ein Satz über Daten heißt nach den Daten: `failure-` und das Kennwort des Fehlers, mit Bindestrichen statt Unterstrichen.
### Braucht ein Spiel eigene Worte, hat es eine Nachricht mit seinem Namen davor.

list-joined = { $first } und { $last }
seat-unnamed = Platz { $number }

## Ablehnungen

failure-unknown = Das geht nicht ({ $code }).
failure-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Gezählt wird ab 0.
failure-nothing-to-undo = Es gibt nichts zurückzunehmen.
failure-undo-needs-consent = Inzwischen wurde etwas aufgedeckt, oder jemand hat weitergespielt. Zum Zurücknehmen müssen alle zustimmen.
failure-nothing-to-redo = Es gibt nichts zu wiederholen.

## Notation

notation-empty = Gib einen Zug ein.
notation-too-long = Das ist zu lang für einen Zug. Eine kurze Zeile genügt.
notation-unknown-verb = Kein Zug beginnt mit „{ $word }“.
notation-unexpected-word = Vor „{ $word }“ ist der Zug schon vollständig. Lass dieses Wort weg.

## Szenarien und Einstellungen

problem-at = { $path }: { $what }
problem-wrong-kind =
    { $expected ->
        [object] Hier wird ein Objekt { "{" } … { "}" } erwartet
        [list] Hier wird eine Liste [ … ] erwartet
        [text] Hier wird ein Text in Anführungszeichen erwartet
        [number] Hier wird eine ganze Zahl erwartet
       *[other] Hier wird etwas anderes erwartet ({ $expected })
    }, nicht { $found ->
        [object] ein Objekt
        [list] eine Liste
        [text] ein Text
        [number] { $expected ->
            [number] eine gebrochene oder viel zu große
           *[other] eine Zahl
        }
        [boolean] ein Wahrheitswert
       *[other] null
    }.
problem-unknown-field = Ein Feld „{ $field }“ gibt es nicht. Bekannte Felder: { $known }.
problem-unknown-provenance = „{ $word }“ ist keine Herkunftsangabe. Möglich: { $known }.
problem-data-too-large = Die Datendatei ist zu groß; erlaubt sind höchstens { $most } KiB.
problem-missing-field = Das Feld „{ $field }“ fehlt.
problem-number-out-of-range = { $number } liegt außerhalb des Bereichs { $lowest } bis { $highest }.
problem-other-game = Dieses Szenario gehört zu einem anderen Spiel; erwartet wird „{ $expected }“.
problem-bad-options = Ungültiger Wert für diese Einstellung. Möglich: { $known }.
problem-other-rules-version = Laut Protokoll gilt Version { $rules } der Regeln; das Szenario nennt eine andere.
problem-other-options = Die Einstellungen weichen von denen des Szenarios ab.
problem-other-number-of-players = Laut Protokoll spielen { $players } Personen; das Szenario ist für eine andere Anzahl.
problem-wrong-number-of-seats = { $seats ->
        [one] Beschrieben ist 1 Platz
       *[other] Beschrieben sind { $seats } Plätze
    }, es spielen aber { $players } Personen.
problem-unknown-phase = Diese Phase gibt es nicht. Bekannte Phasen: { $known }.
problem-unknown-end = Dieses Ende gibt es nicht. Bekannte Enden: { $known }.

## Partien, die nicht beginnen können

setup-players = Dieses Spiel ist für { $min } bis { $max } Personen, nicht für { $got }.
setup-problems = { $count ->
        [one] Die Partie kann nicht beginnen; 1 Fehler:
       *[other] Die Partie kann nicht beginnen; { $count } Fehler:
    }

## Partieprotokolle

record-line = Zeile { $line }: { $what }
record-too-long = Das Protokoll ist länger als { $megabytes } MB; so lang ist keine Partie.
record-malformed = Zeile { $line }: Erwartet: { $expected }.
record-other-game = Dieses Protokoll gehört zu einem anderen Spiel („{ $found }“).
record-other-rules = Das Protokoll verwendet Version { $found } der Regeln; dieses Programm kennt die Versionen 1 bis { $known }.
record-setup = Mit den Angaben im Protokoll kann die Partie nicht beginnen ({ $what }).
record-refused = Zeile { $line }: { $what } (Regel { $rule })
record-chance-does-not-fit = Zeile { $line }: Das Zufallsergebnis passt nicht zur Partie.
record-chance-not-from-seed = Zeile { $line }: Das Zufallsergebnis weicht von dem ab, das aus dem Startwert folgt.
record-commitment = Der Startwert passt nicht zu der Festlegung vor der Kartenverteilung.
record-seed-not-told = Im Protokoll fehlt der Startwert, der nach dem Ende einer Partie darin stehen muss; die Kartenverteilung lässt sich nicht prüfen.
record-outcome = Das Ergebnis im Protokoll ist falsch: Statt „{ $said }“ muss es „{ $found }“ heißen.
record-outcome-missing = Das Ergebnis im Protokoll ist falsch: „{ $found }“ fehlt.
record-outcome-superfluous = Das Ergebnis im Protokoll ist falsch: „{ $said }“ ist überflüssig.
record-not-over = Laut Protokoll ist die Partie zu Ende, aber sie ist es nicht.

record-expected-format = der Text „higaki record 1“
record-expected-game = „game“ und der Name des Spiels
record-expected-rules = „rules“ und eine Version
record-expected-players = „players“ und eine Anzahl
record-expected-options = „options“ und ein JSON-Objekt
record-expected-seat = für jeden Platz eine Zeile mit „seat“, Nummer und Name
record-expected-commitment = „commitment“ und 64 hexadezimale Ziffern
record-expected-beginning = „deal“, oder „scenario“ und ein JSON-Objekt
record-expected-chance = „~ number“ und eine Zahl, oder „~ order“ und hexadezimale Ziffern
record-expected-choice = ein Platz und sein Zug
record-expected-taken-seat = ein Platz, der in dieser Partie besetzt ist
record-expected-peeks = „peeks“ und eine Zahl
record-expected-place = „place P seat S points N“
record-expected-fewer-players = höchstens fünf Personen
record-expected-fewer-places = höchstens so viele Platzierungen wie Plätze
record-expected-seed = „seed“ und 64 hexadezimale Ziffern
record-expected-secret = „secret“ und 64 hexadezimale Ziffern
record-expected-nonce = „nonce“, ein Platz und 64 hexadezimale Ziffern
record-expected-end = das Ende des Protokolls

## Prüfung von Partieprotokollen

verify-choices = { $choices ->
        [one] 1 Zug
       *[other] { $choices } Züge
    } und { $chances ->
        [one] 1 Zufallsergebnis
       *[other] { $chances } Zufallsergebnisse
    } nachgespielt; alles ist regelgerecht.
verify-seed = Der Startwert passt zu seiner Festlegung und ergibt genau diese Kartenverteilung.
verify-no-seed = Der Startwert steht nicht im Protokoll; deshalb ließ sich die Kartenverteilung nicht prüfen.
verify-finished = Die Partie wurde zu Ende gespielt, und das Ergebnis ist richtig.
verify-unfinished = Die Partie ist noch nicht zu Ende.
verify-peeks = { $count ->
        [one] 1 Zug wurde
       *[other] { $count } Züge wurden
    } zurückgenommen, nachdem etwas aufgedeckt worden war.

## Überschriften der Regelhefte

rules-goal = Ziel des Spiels
rules-overview = Spielablauf
rules-credits = Über das Spiel

## Herkunft der Daten zum Spielmaterial

data-title = Karten, Preise und andere Tabellen
data-printed = Gedruckt ({ $count }): steht in der gedruckten Spielregel.
    .label = gedruckt
data-sourced = Belegt ({ $count }): stammt aus einem Text über das Spiel, etwa einer FAQ, einer Rezension oder einem Spielbericht.
    .label = belegt
data-inferred = Erschlossen ({ $count }): ergibt sich aus solchen Texten.
    .label = erschlossen
data-reconstructed = Rekonstruiert ({ $count }): unser Vorschlag, solange niemand ihn anhand des Spiels berichtigt.
    .label = rekonstruiert
