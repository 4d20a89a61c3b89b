### Das Haus im Browser, auf Deutsch.

## Überall

web-motto = Drei Handelsspiele aus dem alten Asien an einem Tisch.
web-nav = Hauptmenü
web-skip = Zum Inhalt springen
web-home = Startseite
web-loading = Wird geladen …
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-again = Erneut versuchen
web-more = Mehr anzeigen
web-play = Spielen
web-confirm = Bestätigen
web-play-this = Spielen
web-language = Sprache
web-rule = Regel { $rule }
web-percent = { $percent } %
web-just-now = gerade eben
web-table-waits = Eine Partie wartet auf dich.
web-go-there = Zum Tisch
web-copied = Kopiert.
web-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
web-went-wrong = Etwas ist schiefgegangen. Bitte lade die Seite neu.
web-line-broken = Verbindung unterbrochen. Sie wird wiederhergestellt – nichts geht verloren.
web-nowhere = Diese Seite gibt es nicht.

web-title-nowhere = Seite nicht gefunden
web-title-lobby = Lobby
web-title-mine = Meine Partien
web-title-new = Neuer Tisch
web-title-rules = Regeln
web-title-learn = Spielen lernen
web-title-settings = Einstellungen
web-title-account = Konto
web-title-table = Tisch

## Die Spiele

web-game = Spiel
web-game-osaka = Die Händler von Osaka
web-game-osaka-line = Waren kaufen, vier Schiffe lenken und sich vor der Schwarzen Strömung hüten.
web-game-dschunke = Dschunke
web-game-dschunke-line = Kisten auf fünf Dschunken laden und verdeckt bieten.
web-game-edo = EDO
web-game-edo-line = Verdeckt planen und in ganz Japan bauen.
web-players-range = { $min } bis { $max } Personen
web-players-count = { $count } Personen

web-level-random = Herumtreiber
web-level-greedy = Krämer
web-level-apprentice = Lehrling
web-level-clerk = Schreiber
web-level-merchant = Handelsherr
web-level-captain = Kapitän
web-level-shogun = Shogun
web-computer = Computer
web-computer-level = Computer: { $level }
web-strongest = Höchste Stärke

## Die Startseite

web-choose-game = Spiel wählen
web-your-name = Dein Name
web-opponents = Gegner
web-opponents-count = { $count ->
        [one] 1 Gegner
       *[other] { $count } Gegner
    }
web-strength = Spielstärke
web-play-computer = Gegen den Computer spielen
web-play-friends = Mit Freunden spielen
web-all-settings = Alle Einstellungen …
web-go-on = Weiterspielen
web-all-mine = Alle meine Partien
web-lobby = Lobby
web-lobby-line = Öffentliche Tische zum Mitspielen und Zuschauen.
web-mine = Meine Partien
web-mine-line = Deine laufenden und beendeten Partien.
web-learn = Spielen lernen
web-learn-line = { $game }: die ersten Züge mit Anleitung.
web-rules = Regeln
web-rules-line = Die Regelhefte aller Spiele, mit Suche.
web-settings = Einstellungen
web-account = Konto
web-foot = Higaki ist freie Software mit eigenen Zeichnungen und Texten. Die Rechte an den Spielen liegen bei ihren Autoren.

## Listen von Tischen

web-new-table = Neuer Tisch
web-filters = Filter
web-all-games = Alle Spiele
web-all-tables = Alle Tische
web-only-free = Nur mit freien Plätzen
web-status = Status
web-status-open = Noch nicht begonnen
web-status-running = Läuft
web-status-paused = Pausiert
web-status-finished = Beendet
web-status-abandoned = Abgebrochen
web-other-rules = Andere Regelversion
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-turns-of-many = Andere sind dran
web-free-seats = { $count ->
        [0] voll
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-locked = Passwort
web-rated = Gewertet
web-custom-data = Eigene Spieldaten
web-custom-data-line = An diesem Tisch wird mit eigenen Spieldaten gespielt, die der Host mitgebracht hat.
web-custom-data-claims = Namen, Anmerkungen und Quellenangaben in diesen Tabellen stammen aus der Datei, die der Host mitgebracht hat.
web-custom-data-more = Karten, Kosten oder Spielplan können vom Regelheft abweichen. Solche Partien werden nie gewertet.
web-lobby-empty = Hier gibt es gerade keine Tische. Eröffne einen!
web-mine-empty = Du hast noch keine Partie gespielt.

## Ein neuer Tisch

web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-for = Besetzung von Platz { $number }
web-seat-me = Ich
web-seat-me-too = Weitere Person an diesem Gerät
web-person-number = Person { $number }
web-person-name = Name für Platz { $number }
web-seat-free = frei
web-seat-free-line = Freier Platz
web-seat-more = Platz hinzufügen
web-seat-fewer = Platz entfernen
web-hot-seat-line = Ihr spielt zu mehreren an diesem Gerät. Zwischen den Zügen werden die Handkarten verdeckt.
web-seats-by-lot = Plätze auslosen
web-start-when-full = Starten, sobald alle Plätze besetzt sind
web-stand-in-level = Ersatz, wenn jemand aussteigt
web-rules-of-game = Regeln
web-undo = Zurücknehmen
web-undo-consent-line = Zurücknehmen: jederzeit; ist etwas aufgedeckt, nur mit Zustimmung aller
web-undo-free-line = Zurücknehmen: nur solange nichts aufgedeckt wurde
web-undo-never-line = Zurücknehmen: nie
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-live = Echtzeit
web-clock-correspondence = Fernpartie
web-clock-minutes = Minuten pro Person
web-clock-increment = Zusatzsekunden pro Zug
web-clock-hours = Stunden pro Zug
web-clock-live-is = { $minutes } min + { $increment } s
web-clock-hours-is = { $hours ->
        [one] 1 Stunde pro Zug
       *[other] { $hours } Stunden pro Zug
    }
web-time-days = { $days } Tg. { $hours } Std.
web-rated-line = Nur mit Konto und ohne Computergegner.
web-hints-allowed = Tipps erlauben
web-who-comes = Zugang
web-table-title = Name des Tisches
web-visibility = Sichtbarkeit
web-visibility-public = Öffentlich (in der Lobby)
web-visibility-unlisted = Nicht gelistet (nur per Link)
web-password = Passwort
web-password-long = Passwort (mindestens 10 Zeichen)
web-password-optional = Passwort (optional)
web-password-needed = Dieser Tisch ist mit einem Passwort geschützt.
web-enter = Eintreten
web-watchers = Zuschauen
web-watchers-anyone = Alle dürfen zuschauen
web-watchers-players = Zuschauen nicht erlaubt
web-talkers = Chat
web-talkers-anyone = Alle dürfen chatten
web-talkers-players = Nur Mitspielende dürfen chatten
web-talkers-nobody = Chat ausgeschaltet
web-make-table = Tisch eröffnen

web-option-osaka-hands = Handkarten
web-option-osaka-hands-secret = Verdeckte Handkarten (Standard)
web-option-osaka-hands-open = Offene Handkarten
web-option-osaka-refill = Markt
web-option-osaka-refill-before-ships = Auffüllen, bevor die Schiffe fahren (Standard)
web-option-osaka-refill-after-ships = Auffüllen, nachdem die Schiffe gefahren sind
web-option-osaka-insurance = Versicherung
web-option-osaka-insurance-sinking-colours = Nur Handelsgüter sinkender Schiffe sind versicherbar (Standard)
web-option-osaka-insurance-any-colour = Alle Handelsgüter sind versicherbar, mit Karten ihrer Farbe
web-option-dschunke-setup = Aufbau
web-option-dschunke-setup-printed = Standardaufbau
web-option-dschunke-setup-free = Freier Aufbau
web-option-edo-jiin = Jiin: Tempel
web-option-edo-jiin-without = Ohne Tempel
web-option-edo-jiin-with = Mit Tempeln
web-option-edo-tokken = Tokken: Privilegien
web-option-edo-tokken-without = Ohne Privilegien
web-option-edo-tokken-with = Mit Privilegien
web-option-edo-ronin = Ronin
web-option-edo-ronin-without = Ohne Ronin
web-option-edo-ronin-with = Mit Ronin

## Vor der Partie

web-waiting-for-others = Noch sind Plätze frei.
web-waiting-full = Alle Plätze sind besetzt.
web-you = du
web-host = Host
web-guest = Gast
web-reserved = eingeladen
web-away = abwesend
web-gone = gelöschtes Konto
web-decline-invitation = Einladung ablehnen
web-stand-up = Platz verlassen
web-sit-here = Hier hinsetzen
web-join = Mitspielen
web-start = Partie starten
web-host-starts = Der Host startet die Partie.
web-shuffle-seats = Plätze mischen
web-share = Link zu diesem Tisch
web-share-line = Mit diesem Link kann man dem Tisch beitreten.
web-copy = Link kopieren
web-agreed = Einstellungen

## Am Tisch

web-board = Spielplan
web-tools = Werkzeuge
web-menu = Menü
web-redo = Wiederholen
web-hint = Tipp
web-hinting = Der Computer denkt nach …
web-hint-only = Das ist der einzige mögliche Zug.
web-hint-title = Vorschläge
web-showing = Letzte Züge
web-looking-back = Rückblick
web-waiting-for = Warten auf { $names }.
web-deciding = überlegt
web-watching = Du schaust bei dieser Partie zu.
web-players = Mitspielende
web-player = Name
web-stand-in = gespielt von: { $level }
web-beside = Seitenleiste
web-tab-log = Verlauf
web-tab-choices = Auswahl
web-tab-words = Text
web-tab-chat = Chat
web-no-choices = Du hast gerade nichts zu entscheiden.
web-no-choices-over = Die Partie ist zu Ende.
web-find-choice = Auswahl durchsuchen
web-next-digits = nächste neun Möglichkeiten
web-more-choices = { $count ->
        [one] 1 weitere Möglichkeit – nutze die Suche.
       *[other] { $count } weitere Möglichkeiten – nutze die Suche.
    }
web-look-back = Rückblick
web-look-first = Zum Anfang
web-look-back-one = Vorheriger Zug
web-look-on-one = Nächster Zug
web-look-last = Letzter Zug
web-look-at = Zug { $at } anzeigen
web-move-of = Zug { $at } von { $all }
web-to-present = Aktueller Stand
web-skip-motion = Überspringen
web-copy-table = Link zum Tisch kopieren
web-copy-position = Link zur Stellung kopieren
web-pause = Pause
web-propose-pause = Pause vorschlagen
web-resume = Fortsetzen
web-abandon = Partie abbrechen
web-abandon-sure = Die Partie endet ohne Ergebnis.
web-abandon-yes = Ja, abbrechen
web-propose-abandon = Abbruch vorschlagen
web-leave = Partie verlassen
web-leave-sure = Der Computer spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
web-leave-yes = Ja, verlassen
web-come-back = Wieder selbst spielen
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-hand-over = { $name } ist dran
web-hand-over-line = Gib das Gerät weiter. Bis dahin bleibt der Tisch verdeckt.
web-i-am = Ich bin { $name }

web-log-all = { $count ->
        [one] 1 früherer Eintrag
       *[other] { $count } frühere Einträge
    }
web-log-joined = { $name } ist jetzt dabei.
web-log-left = { $name } hat den Tisch verlassen.
web-log-taken-back = { $consent ->
        [true] { $name } hat den letzten Zug zurückgenommen; alle waren einverstanden.
       *[false] { $name } hat den letzten Zug zurückgenommen.
    }
web-log-proposed-undo = { $name } möchte den letzten Zug zurücknehmen.
web-log-proposed-pause = { $name } möchte eine Pause.
web-log-proposed-abandon = { $name } möchte die Partie abbrechen.
web-log-agreed = { $name } stimmt zu.
web-log-declined = { $name } lehnt ab.
web-log-paused = Die Partie pausiert.
web-log-resumed = { $name } setzt die Partie fort.
web-log-clocks-held = Der Server war nicht erreichbar; die Uhren standen { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } still.
web-log-taken-over-time = Die Zeit ist abgelaufen: Der Computer ({ $level }) spielt für { $name }.
web-log-taken-over-left = Der Computer ({ $level }) spielt für { $name }.
web-log-returned = { $name } spielt wieder selbst.
web-log-abandoned = Die Partie wurde abgebrochen.
web-log-rematch = Der Tisch für die Revanche ist eröffnet.

web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-say-something = Nachricht schreiben
web-send = Senden
web-mute = Stumm
web-mute-name = { $name } stummschalten
web-muted = { $name } ist stummgeschaltet.
web-unmute = Stummschaltung aufheben

## Nach der Partie

web-winners = { $count ->
        [one] { $winners } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $winners } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
    }
web-winners-dschunke = { $count ->
        [one] { $winners } gewinnt mit { $points } Yüan!
       *[other] { $winners } teilen sich den Sieg mit je { $points } Yüan!
    }
web-abandoned = Die Partie wurde abgebrochen.
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-walk = Partie nachspielen
web-record = Partie herunterladen
web-after-parts = Auswertung
web-after-points = Punkteübersicht
web-after-chart = Punkteverlauf
web-after-analysis = Analyse
web-after-fair = Faires Mischen
web-chart-moves = { $count ->
        [one] Insgesamt 1 Zug.
       *[other] Insgesamt { $count } Züge.
    }
web-analysis-intro = Der Computer bewertet jeden Zug der Partie noch einmal.
web-analysis-working = Der Computer analysiert die Partie. Das dauert eine Weile.
web-analysis-chart = Gewinnchancen
web-analysis-worst = Teuerste Fehler
web-analysis-mistake = { $name }: „{ $choice }“ ergibt eine Gewinnchance von { $chance } %. „{ $best }“ wäre { $loss ->
        [one] 1 Prozentpunkt
       *[other] { $loss } Prozentpunkte
    } besser gewesen.
web-analysis-none = Keine nennenswerten Fehler.
web-analysis-none-own = Du hast keine nennenswerten Fehler gemacht.
web-analysis-worst-own = Deine teuersten Fehler
web-analysis-all = Alle anzeigen
web-analysis-own = Nur meine anzeigen

web-fair-intro = Niemand hat die Karten ausgesucht; dein Browser hat es gerade nachgeprüft:
web-fair-cannot = Dein Browser kann das hier nicht prüfen. Lade die Partie herunter und prüfe sie mit „higaki verify“.
web-fair-commitment = Bevor die Plätze besetzt wurden, hat der Server diese Festlegung veröffentlicht:
web-fair-secret = Nach der Partie hat er das Geheimnis dahinter offengelegt:
web-fair-hash = SHA-256 von „higaki commitment 1“ und dem Geheimnis, berechnet in deinem Browser:
web-fair-same = Stimmt überein: Der Server hat sein Geheimnis nicht geändert.
web-fair-differs = Stimmt nicht überein: Das ist nicht die zugesagte Kartenverteilung.
web-fair-nonces = Für jeden Platz kam eine Zufallszahl hinzu, die der Server nicht kennen konnte. Computergegner steuern Nullen bei.
web-fair-seed = SHA-256 von „higaki deal 1“, dem Geheimnis und diesen Zahlen ergibt den Startwert:
web-fair-shuffle = ChaCha8 mit diesem Startwert und Mischen nach Fisher und Yates ergeben diese Reihenfolge, berechnet in deinem Browser:
web-fair-deal-same = Genau so wurden die Karten ausgeteilt.
web-fair-deal-differs = Die Karten wurden anders ausgeteilt.
web-fair-verify = Die heruntergeladene Partie enthält alle Angaben; „higaki verify“ prüft auch jedes spätere Zufallsergebnis.

## Das Regelheft

web-search-rules = Regeln durchsuchen
web-found = { $count ->
        [0] Keine Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
web-contents = Inhalt

## Lernen

web-lesson-step = Schritt { $step } von { $all }
web-lesson-begin = Starten
web-lesson-steps = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-do = Mach das auf dem Spielplan, dann geht es weiter.
web-lesson-other = In diesem Schritt geht es um etwas anderes.
web-lesson-none = Für dieses Spiel gibt es noch keine Lektion. Das Regelheft erklärt alles, und der Lehrling ist ein leichter Gegner.
web-lesson-read = Regeln lesen
web-lesson-again = Lektion neu starten
web-lesson-more = Nächste Lektion
web-lesson-play = Partie spielen
web-lesson-fold = Text einklappen
web-lesson-unfold = Text ausklappen
web-lesson-reads = Zuerst lesen

## Einstellungen

web-theme = Farbschema
web-theme-auto = Wie auf dem Gerät
web-theme-day = Tag
web-theme-night = Nacht
web-theme-to-day = Tagmodus
web-theme-to-night = Nachtmodus
web-motion = Animationen
web-motion-auto = Wie auf dem Gerät
web-motion-full = Alle
web-motion-calm = Reduziert
web-like-sound = Ton
web-like-sound-line = Zwei Holzschläge, wenn du dran bist.
web-like-confirm = Züge bestätigen
web-like-confirm-line = Vor jedem Zug nachfragen.
web-like-scores = Laufende Wertung
web-like-scores-line = Punkte und den Wert von Sets während der Partie anzeigen.
web-like-hints = Tipps
web-like-hints-line = Auf Wunsch schlägt der Computer Züge vor und begründet sie.
web-like-text = Textmodus
web-like-text-line = Sätze und Listen statt des Spielplans, auch für Screenreader.
web-keys = Tastenkürzel
web-key-numbers = aus der Auswahlliste wählen
web-key-arrows = Züge vor und zurück
web-key-escape = zum aktuellen Stand, überspringen, schließen
web-key-undo = zurücknehmen
web-key-rules = Regeln

## Konto

web-name = Name
web-name-changed = Name geändert.
web-nobody-is = Du hast hier noch nicht gespielt. Ein Name genügt, um zu spielen.
web-guest-is = Du spielst als Gast; nur dieser Browser kennt dich. Mit einem Konto kannst du dich überall anmelden.
web-account-is = Du hast ein Konto.
web-ratings = Wertungszahlen
web-make-account = Konto anlegen
web-make-account-line = Behalte deine Partien und deinen Namen und spiele gewertete Partien.
web-make-account-button = Konto anlegen
web-login = Anmelden
web-login-line = Partien, die du in diesem Browser als Gast gespielt hast, werden übernommen.
web-login-button = Anmelden
web-change-password = Passwort ändern
web-password-now = Aktuelles Passwort
web-password-new = Neues Passwort (mindestens 10 Zeichen)
web-password-changed = Passwort geändert.
web-logout = Abmelden
web-logout-here = Abmelden
web-logout-everywhere = Auf allen Geräten abmelden
web-tokens = API-Token
web-tokens-line = Mit einem Token kann ein Programm in deinem Namen spielen.
web-token = Token
web-token-once = Wird nur dieses eine Mal angezeigt. Bewahre das Token sicher auf.
web-token-label = Bezeichnung
web-token-make = Neues Token
web-revoke = Widerrufen
web-data = Deine Daten
web-data-line = Alles, was dieser Server über dich gespeichert hat.
web-export = Herunterladen
web-delete = Konto löschen …
web-delete-sure = Dein Name und deine Einstellungen werden gelöscht. Deine Partien bleiben den anderen erhalten, ohne deinen Namen.
web-delete-yes = Konto löschen
web-gone-for-good = Dein Konto wurde gelöscht.
