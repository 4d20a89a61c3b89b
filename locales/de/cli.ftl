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

cli-help-choose = Tippe die Nummer einer Möglichkeit oder die Wahl in Notation:
cli-help-commands = Befehle:
cli-help-page = Seite { $page } von { $pages }; „hilfe { $next }“ zeigt die nächste.
cli-help-help = diese Hilfe zeigen
cli-help-board = den Tisch und deine Möglichkeiten noch einmal zeigen
cli-help-cards = Karten, Preise und Zeichen erklären
cli-help-preview = Vorschau auf eine Wahl, mit ihrer Nummer oder in Notation
cli-help-hint = die besten Möglichkeiten vorschlagen, mit Begründung
cli-help-undo = deine letzte Wahl zurücknehmen, samt den Zügen des Computers danach
cli-help-why = die Regel zeigen, die deine letzte Wahl verboten hat
cli-help-rules = die Kapitel der Regeln zeigen; mit einer Regelnummer wie { $example } diese Regel
cli-help-log = die letzten Ereignisse zeigen; „verlauf alles“ zeigt alle
cli-help-record = das Partieprotokoll speichern, auf Wunsch unter einem Dateinamen
cli-help-lang = die Sprache wechseln: de, en oder pl
cli-help-quit = die Partie verlassen

## Anfang

cli-welcome = Du bist { $name }. Am Tisch sitzen außerdem: { $others }.
cli-welcome-hot-seat = An dieser Tastatur: { $names }.
cli-welcome-hint = „hilfe“ zeigt die Befehle.
cli-hand-over = { $name }, du bist am Zug. Drück die Eingabetaste, sobald sonst niemand zusieht.

## Während der Partie

cli-more-choices = { $count ->
        [one] und eine weitere, die du eintippen kannst
       *[other] und { $count } weitere, die du eintippen kannst
    }
cli-no-such-number = Wähle eine Nummer von 1 bis { $last }.
cli-confirm = So spielen? [j/n]
cli-yes-or-no = Bitte antworte mit j oder n.
cli-not-done = Abgebrochen.
cli-since = Seit deiner letzten Wahl:
cli-why-hint = Regel { $rule }. „warum“ zeigt sie.
cli-why-nothing = Es wurde keine Wahl abgelehnt. „regeln“ zeigt die Kapitel der Regeln.
cli-no-cards = Das Brett zeigt schon alles.
cli-rules-hint = „regeln“ mit der Nummer eines Kapitels zeigt das Kapitel, „regeln { $example }“ eine einzelne Regel.
cli-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht. Die Kapitel sind { $chapters }; eine Regelnummer sieht aus wie { $example }.
cli-no-rulebook = Für dieses Spiel gibt es noch kein Regelheft.
cli-preview-says-nothing = Diese Wahl hat keine weiteren Folgen.
cli-undo-consent = Inzwischen wurde etwas aufgedeckt, oder jemand hat weitergespielt. Stimmen alle zu, das zurückzunehmen? [j/n]
cli-undo-reveals = Inzwischen wurde Verdecktes aufgedeckt, und dasselbe wird wieder aufgedeckt. Verlauf und Partieprotokoll vermerken das. Trotzdem zurücknehmen? [j/n]
cli-undone = { $count ->
        [one] Zurückgenommen: die letzte Wahl von { $name }.
       *[other] Zurückgenommen: die letzte Wahl von { $name } und { $count ->
            [2] die eine
           *[other] alle
        } danach.
    }
cli-log-earlier = { $count ->
        [one] Ein früheres Ereignis ist ausgelassen; „verlauf alles“ zeigt es.
       *[other] { $count } frühere Ereignisse sind ausgelassen; „verlauf alles“ zeigt sie.
    }
cli-record-where = Nenne eine Datei: „protokoll DATEI“.
cli-record-saved = Partieprotokoll gespeichert: { $file }.
cli-which-language = Wähle eine Sprache: „sprache de“, „sprache en“ oder „sprache pl“.

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
cli-farewell = Auf Wiedersehen. Die Partie ist nicht beendet.
cli-seed = Startwert: { $seed }
cli-replay-step = Eingabetaste für die nächste Wahl.

## Falsche Aufrufe

cli-cannot-read = { $file } kann nicht gelesen werden: { $reason }
cli-not-text = { $file } ist keine Textdatei.
cli-unknown-game = Das Protokoll gehört zu einem unbekannten Spiel: „{ $game }“.
cli-known-games = Bekannte Spiele: { $known }.
cli-record-hint = „higaki play … --record DATEI“ speichert ein Partieprotokoll.
cli-cannot-write = { $file } kann nicht geschrieben werden: { $reason }
cli-not-json = { $file } ist kein gültiges JSON: Zeile { $line }, Spalte { $column }.
cli-not-json-hint = Ein Szenario ist ein JSON-Objekt: { "{" }"game": "osaka", "players": 2, …{ "}" }
cli-no-such-seat = Einen Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
cli-out-of-range = { $option } muss zwischen { $least } und { $most } liegen, nicht { $value }.
cli-too-small = { $option } muss mindestens { $least } sein, nicht { $value }.
cli-unknown-bot = Einen Computergegner „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
cli-bad-budget = „{ $budget }“ ist keine Bedenkzeit. Schreib Iterationen wie 800 oder Millisekunden wie 200ms.
cli-options-not-json = --options ist kein gültiges JSON: Spalte { $column }.
cli-options-hint = Schreib ein JSON-Objekt: --options '{ "{" }"hands":"open"{ "}" }'
cli-no-random-numbers = Das Betriebssystem liefert keine Zufallszahlen: { $reason }
cli-no-random-numbers-hint = Wähle einen eigenen Startwert: --seed TEXT

## Simulation

cli-sim-progress = {"{human_pos} von {human_len} Partien, {speed}, noch {eta}"}
cli-sim-head = { $game }, { $players } am Tisch, Computergegner { $bot }, Startwert „{ $seed }“, { $threads ->
        [one] ein Thread
       *[other] { $threads } Threads
    }
cli-sim-games = Partien
cli-sim-seconds = in { $seconds } s
cli-sim-games-per-second = Partien/s
cli-sim-moves-per-second = Züge/s
cli-sim-per-move = { $time } ns je Zug
cli-sim-length = Länge
cli-sim-lengths = Züge, { $min } bis { $max }
cli-sim-ending = beendet durch
cli-sim-round = Runde { $round }
cli-sim-seat = Platz
cli-sim-win-share = Siege
cli-sim-mean = Punkte im Mittel
cli-sim-min = min.
cli-sim-max = max.

## Training

cli-train-no-file = Es fehlt die Zieldatei. Nenne eine: --weights DATEI, oder --net DATEI für ein neuronales Netz.
cli-train-no-net = Die Bewertung von { $game } hat kein neuronales Netz. Passe stattdessen ihre Gewichte an: --weights DATEI
cli-train-other-features = { $file } gehört zu einer Bewertung mit anderen Merkmalen. Wähle eine andere Datei, oder lösche sie, um neu zu beginnen.
cli-train-block = Block { $block } von { $blocks }: Log-Likelihood { $likelihood }, { $seconds } s
cli-train-result = { $game }, { $players } am Tisch: { $games } Partien, Log-Likelihood { $likelihood }

## Daten des Spielmaterials

cli-data-intro = Unter jeder Tabelle steht die Quelle ihrer Angaben; hochgestellte Zahlen verweisen darauf.
    „higaki rules { $game } --print-data“ gibt die eingebauten Daten aus, mit „--data DATEI“ spielst du mit eigenen.
cli-data-differs = Die Regeltexte nennen die Zahlen der eingebauten Daten. Deine Datei weicht ab in { $count ->
        [one] einem Eintrag
       *[other] { $count } Einträgen
    }: { $places }. In Partien mit deiner Datei gilt deine Datei.
cli-no-data = { $game } hat keine Datendatei: Nichts am Spielmaterial ist rekonstruiert.
cli-not-json-data-hint = Beginne mit einer Kopie der eingebauten Datei: higaki rules { $game } --print-data

## Das Protokoll für andere Programme

failure-no-table = Es gibt keine Partie. Beginne eine mit „new“ oder „load“.
failure-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
failure-not-an-object = Eine Anfrage ist ein JSON-Objekt in einer Zeile.
failure-not-json = Die Zeile ist kein gültiges JSON (Spalte { $column }): { $reason }
failure-bad-id = Die id einer Anfrage muss eine Zahl oder eine Zeichenkette sein.
failure-not-one-command = Eine Anfrage muss neben ihrer id genau einen Befehl haben. Bekannte Befehle: { $known }.
failure-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Bekannte Befehle: { $known }.
failure-not-an-object-in = „{ $field }“ muss ein Objekt sein, mindestens { "{}" }.
failure-unknown-field-in-request = Der Befehl hat kein Feld „{ $field }“. Lass es weg.
failure-missing-field-in-request = Das Feld „{ $field }“ fehlt.
failure-not-a-text = „{ $field }“ muss eine Zeichenkette sein.
failure-not-a-number = „{ $field }“ muss eine ganze Zahl sein, mindestens 0.
failure-no-random-numbers = Das Betriebssystem liefert keine Zufallszahlen ({ $reason }). Sende einen eigenen Startwert.
failure-line-too-long = Die Zeile ist zu lang: Eine Anfrage hat höchstens ein Megabyte.
failure-not-utf8 = Die Zeile ist kein gültiges UTF-8.
failure-internal-error = Interner Fehler. Die Partie ist verloren; beginne bitte eine neue und melde uns den Fehler.
