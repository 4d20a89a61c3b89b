### Das Terminal, auf Deutsch.

## Befehle: alle Wörter, die verstanden werden; das erste zeigt die Hilfe

cli-words-help = hilfe
cli-words-board = brett
cli-words-cards = karten
cli-words-preview = vorschau
cli-words-hint = tipp rat
cli-words-undo = zurück zurueck
cli-words-why = warum
cli-words-rules = regeln
cli-words-log = verlauf
cli-words-record = protokoll
cli-words-lang = sprache
cli-words-quit = ende
cli-words-yes = ja j
cli-words-no = nein n

## Hilfe

cli-help-choose = Tippe die Nummer einer Möglichkeit oder die Wahl selbst:
cli-help-commands = Außerdem verstehe ich:
cli-help-page = Seite { $page } von { $pages }; „hilfe { $next }“ zeigt die nächste.
cli-help-help = diese Seite
cli-help-board = den Tisch und deine Möglichkeiten noch einmal zeigen
cli-help-cards = was auf den Karten steht, was alles kostet, was die Zeichen auf dem Brett bedeuten
cli-help-preview = was eine Wahl bewirken würde; mit ihrer Nummer oder der Wahl selbst dahinter
cli-help-hint = die besten Möglichkeiten, wie der Computer sie sieht
cli-help-undo = deine letzte Wahl zurücknehmen, samt allem, was der Computer seither getan hat
cli-help-why = die Regel, an der deine letzte Wahl gescheitert ist
cli-help-rules = die Kapitel der Regeln; mit einer Nummer dahinter diese Regel, zum Beispiel { $example }
cli-help-log = was zuletzt geschah; mit „alles“ dahinter der ganze Verlauf
cli-help-record = das Partieprotokoll sichern; mit einem Dateinamen dahinter in diese Datei
cli-help-lang = die Sprache wechseln: de, en oder pl
cli-help-quit = die Partie verlassen

## Anfang

cli-welcome = Du bist { $name }. Gegen dich: { $others }.
cli-welcome-hot-seat = An dieser Tastatur: { $names }.
cli-welcome-hint = „hilfe“ zeigt, was du tippen kannst.
cli-hand-over = { $name }, du bist dran. Drück die Eingabetaste, sobald sonst niemand zusieht.

## Während der Partie

cli-more-choices = { $count ->
        [one] und eine weitere, die du eintippen kannst
       *[other] und { $count } weitere, die du eintippen kannst
    }
cli-no-such-number = Die Möglichkeiten haben die Nummern 1 bis { $last }.
cli-confirm = Soll es so sein? [j/n]
cli-yes-or-no = Bitte antworte mit j oder n.
cli-not-done = Es ist nicht geschehen.
cli-since = Seit deiner letzten Wahl:
cli-why-hint = Regel { $rule }. „warum“ zeigt sie.
cli-why-nothing = Es wurde nichts abgelehnt. „regeln“ zeigt die Kapitel der Regeln.
cli-no-cards = Das Brett zeigt schon alles, was es gibt.
cli-rules-hint = „regeln“ mit der Nummer eines Kapitels zeigt das Kapitel, „regeln { $example }“ eine Regel.
cli-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht. Die Kapitel sind { $chapters }; eine Regel ist zum Beispiel { $example }.
cli-no-rulebook = Für dieses Spiel gibt es noch kein Regelheft.
cli-preview-says-nothing = Diese Wahl bewirkt nur, was sie sagt.
cli-undo-consent = Inzwischen wurde etwas aufgedeckt, oder jemand hat weitergespielt. Wollt ihr alle zurück? [j/n]
cli-undo-reveals = Inzwischen wurde Verdecktes gezeigt, und dasselbe kommt wieder. Verlauf und Partieprotokoll vermerken es. Trotzdem zurück? [j/n]
cli-undone = { $count ->
        [one] Die letzte Wahl von { $name } ist zurückgenommen.
       *[other] Die letzte Wahl von { $name } und { $count ->
            [2] die eine danach sind
           *[other] alle danach sind
        } zurückgenommen.
    }
cli-log-earlier = { $count ->
        [one] Ein früheres Ereignis fehlt hier; „verlauf alles“ zeigt es.
       *[other] { $count } frühere Ereignisse fehlen hier; „verlauf alles“ zeigt sie.
    }
cli-record-where = Sag, wohin: „protokoll DATEI“.
cli-record-saved = Das Partieprotokoll steht in { $file }.
cli-which-language = Welche Sprache? „sprache de“, „sprache en“ oder „sprache pl“.

## Ende

cli-winners = { $count ->
        [one] { $winners } gewinnt mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
    }
cli-tie-break = { $count ->
        [one] { $others } hat ebenso viele Punkte
       *[other] { $others } haben ebenso viele Punkte
    }; über den Gleichstand entscheidet die Regel.
cli-farewell = Auf Wiedersehen. Diese Partie bleibt unvollendet.
cli-seed = Startwert: { $seed }
cli-replay-step = Eingabetaste für die nächste Wahl

## Ein falscher Aufruf

cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }
cli-not-text = { $file } ist kein Text.
cli-unknown-game = Das ist ein Protokoll eines Spiels „{ $game }“, das dieses Programm nicht kennt.
cli-known-games = Es kennt: { $known }.
cli-record-hint = „higaki play … --record DATEI“ schreibt ein Partieprotokoll.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
cli-not-json = { $file } ist kein JSON: Zeile { $line }, Spalte { $column }.
cli-not-json-hint = Ein Szenario ist eine Stellung als JSON-Objekt: { "{" }"game": "osaka", "players": 2, …{ "}" }
cli-no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze zählen von 0 bis { $last }.

## Was das gedruckte Material zeigt

cli-data-intro = Jede Tabelle sagt unten, woher wir ihre Angaben haben; hochgestellte Zahlen verweisen darauf.
    „higaki rules { $game } --print-data“ gibt die eingebaute Datei aus, mit „--data DATEI“ spielst du mit deiner eigenen.
cli-data-differs = Die Regeln nennen die Zahlen der eingebauten Daten. Deine Datei weicht ab in { $count ->
        [one] einem Eintrag
       *[other] { $count } Einträgen
    }: { $places }. Dort gilt deine Datei, auch in Partien mit ihr.
cli-no-data = { $game } hat keine Datendatei: Nichts daran ist rekonstruiert.
cli-not-json-data-hint = Beginne mit einer Kopie der eingebauten Datei: higaki rules { $game } --print-data

## Das Protokoll für andere Programme

failure-no-table = Es gibt noch keine Partie. Beginne eine mit „new“ oder „load“.
failure-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt sind: { $known }.
failure-not-an-object = Eine Anfrage ist ein JSON-Objekt in einer Zeile.
failure-not-json = Diese Zeile ist kein JSON (Spalte { $column }): { $reason }
failure-bad-id = Die id einer Anfrage ist eine Zahl oder ein Text.
failure-not-one-command = Eine Anfrage hat neben ihrer id genau einen Befehl. Bekannt sind: { $known }.
failure-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Bekannt sind: { $known }.
failure-not-an-object-in = Hinter „{ $field }“ muss ein Objekt stehen, mindestens { "{}" }.
failure-unknown-field-in-request = Der Befehl hat kein Feld „{ $field }“. Lass es weg.
failure-missing-field-in-request = Das Feld „{ $field }“ fehlt.
failure-not-a-text = „{ $field }“ muss ein Text sein.
failure-not-a-number = „{ $field }“ muss eine ganze Zahl sein, mindestens 0.
failure-no-random-numbers = Das System liefert keine Zufallszahlen ({ $reason }). Schick einen eigenen Startwert.
failure-line-too-long = Diese Zeile ist zu lang; eine Anfrage hat höchstens ein Megabyte.
failure-not-utf8 = Diese Zeile ist kein Text in UTF-8.
failure-internal-error = Das war unser Fehler, nicht deiner. Die Partie ist verloren; bitte beginne neu und sag uns Bescheid.
