### Was alle Spiele zu sagen haben, auf Deutsch.
### Ein Satz über Daten heißt nach den Daten: `failure-` und das Kennwort des Fehlers, mit Bindestrichen statt Unterstrichen.
### Braucht ein Spiel eigene Worte, hat es eine Nachricht mit seinem Namen davor.

list-joined = { $first } und { $last }
seat-unnamed = Platz { $number }

## Warum etwas nicht ging

failure-unknown = Das geht nicht ({ $code }).
failure-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Gezählt wird ab 0.
failure-nothing-to-undo = Es gibt noch nichts, was sich zurücknehmen ließe.
failure-undo-needs-consent = Inzwischen wurde etwas aufgedeckt, oder jemand hat weitergespielt: Zurücknehmen geht nur, wenn alle zustimmen.
failure-nothing-to-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.

## Was sich nicht als Wahl lesen lässt

notation-empty = Sag, was du wählst.
notation-too-long = Das ist viel zu lang für eine Wahl. Eine kurze Zeile genügt.
notation-unknown-verb = Keine Wahl beginnt mit „{ $word }“.
notation-unexpected-word = Vor „{ $word }“ ist die Wahl schon vollständig. Lass das Wort weg.

## Was an einem Szenario oder an Einstellungen nicht stimmt

problem-at = { $path }: { $what }
problem-wrong-kind =
    { $expected ->
        [object] Hier muss ein Objekt { "{" } … { "}" } stehen
        [list] Hier muss eine Liste [ … ] stehen
        [text] Hier muss ein Text in Anführungszeichen stehen
        [number] Hier muss eine ganze Zahl stehen
       *[other] Hier muss etwas anderes stehen ({ $expected })
    }, da ist aber { $found ->
        [object] ein Objekt
        [list] eine Liste
        [text] ein Text
        [number] { $expected ->
            [number] eine, die nicht ganz oder viel zu groß ist
           *[other] eine Zahl
        }
        [boolean] ein Wahrheitswert
       *[other] null
    }.
problem-unknown-field = Ein Feld „{ $field }“ gibt es nicht. Bekannt sind: { $known }.
problem-unknown-provenance = „{ $word }“ ist keine Herkunft. Es gibt: { $known }.
problem-data-too-large = Die Datendatei ist zu groß; erlaubt sind höchstens { $most } KiB.
problem-missing-field = Das Feld „{ $field }“ fehlt.
problem-number-out-of-range = { $number } geht nicht; möglich ist { $lowest } bis { $highest }.
problem-other-game = Das ist ein Szenario eines anderen Spiels; erwartet wird „{ $expected }“.
problem-bad-options = Diese Einstellung kann diesen Wert nicht haben. Möglich: { $known }.
problem-other-rules-version = Das Szenario folgt nicht Version { $rules } der Regeln, wie es im Protokoll steht.
problem-other-options = Die Einstellungen sind nicht die des Szenarios.
problem-other-number-of-players = Das Szenario ist nicht für { $players } Personen, wie es im Protokoll steht.
problem-wrong-number-of-seats = { $seats ->
        [one] Beschrieben ist ein Platz
       *[other] Beschrieben sind { $seats } Plätze
    }, gespielt wird aber zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $players }
    }.
problem-unknown-phase = Diese Phase gibt es nicht. Bekannt sind: { $known }.
problem-unknown-end = Dieses Ende gibt es nicht. Bekannt sind: { $known }.

## Warum eine Partie nicht beginnen kann

setup-players = Dieses Spiel ist für { $min } bis { $max } Personen, nicht für { $got }.
setup-problems = { $count ->
        [one] So kann die Partie nicht beginnen; eines stimmt nicht:
       *[other] So kann die Partie nicht beginnen; { $count } Dinge stimmen nicht:
    }

## Was an einem Partieprotokoll nicht stimmt

record-line = Zeile { $line }: { $what }
record-too-long = Das Protokoll ist länger als { $megabytes } Megabyte; so lang ist keine Partie.
record-malformed = Zeile { $line }: Hier muss stehen: { $expected }.
record-other-game = Das ist ein Protokoll des Spiels „{ $found }“.
record-other-rules = Das Protokoll folgt Version { $found } der Regeln; dieses Programm kennt die Versionen 1 bis { $known }.
record-setup = So, wie es im Protokoll steht, kann die Partie nicht beginnen ({ $what }).
record-refused = Zeile { $line }: { $what } (Regel { $rule })
record-chance-does-not-fit = Zeile { $line }: Was der Zufall entschieden haben soll, passt nicht zur Partie.
record-chance-not-from-seed = Zeile { $line }: Der Startwert ergibt etwas anderes: Gemischt oder gezogen wurde nicht so, wie er es vorgibt.
record-commitment = Der Startwert passt nicht zu der Festlegung, die vor dem Mischen gemacht wurde.
record-seed-not-told = Das Protokoll nennt den Startwert nicht, wie es nach dem Ende einer Partie muss; niemand kann die Kartenverteilung prüfen.
record-outcome = Die Partie endet anders, als es im Protokoll steht: Statt „{ $said }“ muss es „{ $found }“ heißen.
record-outcome-missing = Die Partie endet anders, als es im Protokoll steht: „{ $found }“ fehlt.
record-outcome-superfluous = Die Partie endet anders, als es im Protokoll steht: „{ $said }“ ist zu viel.
record-not-over = Laut Protokoll ist die Partie zu Ende, aber das stimmt nicht.

record-expected-format = die Worte „higaki record 1“
record-expected-game = „game“ und der Name des Spiels
record-expected-rules = „rules“ und eine Version
record-expected-players = „players“ und eine Anzahl
record-expected-options = „options“ und ein JSON-Objekt
record-expected-seat = für jeden Platz eine Zeile mit „seat“, seiner Nummer und einem Namen
record-expected-commitment = „commitment“ und 64 hexadezimale Ziffern
record-expected-beginning = „deal“, oder „scenario“ und ein JSON-Objekt
record-expected-chance = „~ number“ und eine Zahl, oder „~ order“ und hexadezimale Ziffern
record-expected-choice = ein Platz und seine Wahl
record-expected-taken-seat = ein Platz, der in dieser Partie besetzt ist
record-expected-peeks = „peeks“ und eine Anzahl
record-expected-place = „place P seat S points N“
record-expected-fewer-players = nicht mehr als fünf Personen
record-expected-fewer-places = nicht mehr Platzierungen, als es Plätze gibt
record-expected-seed = „seed“ und 64 hexadezimale Ziffern
record-expected-secret = „secret“ und 64 hexadezimale Ziffern
record-expected-nonce = „nonce“, ein Platz und 64 hexadezimale Ziffern
record-expected-end = das Ende des Protokolls

## Was die Prüfung eines Protokolls ergab

verify-choices = { $choices ->
        [one] Eine Wahl und
       *[other] { $choices } Entscheidungen und
    } { $chances ->
        [one] ein Zufallsergebnis
       *[other] { $chances } Zufallsergebnisse
    } nachgespielt; alles ist regelgerecht.
verify-seed = Der Startwert passt zu seiner Festlegung und ergibt genau diese Verteilung.
verify-no-seed = Der Startwert steht nicht im Protokoll; deshalb ließ sich das Mischen nicht prüfen.
verify-finished = Die Partie wurde zu Ende gespielt, und das Ergebnis stimmt.
verify-unfinished = Die Partie ist noch nicht zu Ende.
verify-peeks = { $count ->
        [one] Eine Wahl wurde
       *[other] { $count } Entscheidungen wurden
    } zurückgenommen, nachdem dadurch Verdecktes gezeigt worden war.

## Überschriften der Regelhefte

rules-goal = Das Ziel
rules-overview = So läuft es ab
rules-credits = Wessen Spiel das ist

## Herkunft der Daten zum Spielmaterial

data-title = Karten, Preise und andere Tabellen
data-printed = Gedruckt ({ $count }): Es steht in der gedruckten Regel.
    .label = gedruckt
data-sourced = Belegt ({ $count }): Ein Text über das Spiel sagt es, eine Liste von Antworten, eine Besprechung oder ein Spielbericht.
    .label = belegt
data-inferred = Erschlossen ({ $count }): Es folgt aus solchen Texten.
    .label = erschlossen
data-reconstructed = Rekonstruiert ({ $count }): Niemand hat es uns gesagt; es ist unser Vorschlag, bis jemand mit der Schachtel ihn berichtigt.
    .label = rekonstruiert
