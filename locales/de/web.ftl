### Das Haus im Browser, auf Deutsch.

## Überall

web-motto = Drei Handelsspiele des alten Asien an einem Tisch.
web-nav = Seiten
web-skip = Zum Inhalt
web-home = Zum Eingang
web-loading = Einen Augenblick …
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-again = Noch einmal versuchen
web-more = Mehr zeigen
web-play = Spielen
web-confirm = Bestätigen
web-do-it = So machen
web-language = Sprache
web-rule = Regel { $rule }
web-just-now = gerade eben
web-table-waits = Ein Spiel wartet auf dich.
web-go-there = Hingehen
web-copied = Kopiert.
web-unreachable = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
web-went-wrong = Hier ist etwas schiefgegangen. Lade die Seite neu.
web-line-broken = Die Verbindung ist unterbrochen und wird neu aufgebaut; nichts geht verloren.
web-nowhere = Unter dieser Adresse gibt es nichts.

web-title-nowhere = Hier ist nichts
web-title-lobby = Lobby
web-title-mine = Meine Spiele
web-title-new = Neuer Tisch
web-title-rules = Regeln
web-title-learn = Spielen lernen
web-title-settings = Einstellungen
web-title-account = Du
web-title-table = Ein Tisch

## Die Spiele

web-game = Spiel
web-game-osaka = Traders of Osaka
web-game-osaka-line = Ladung kaufen, vier Schiffe lenken und die Schwarze Strömung fürchten.
web-game-dschunke = Dschunke
web-game-dschunke-line = Kisten auf fünf Dschunken laden und verdeckt bieten.
web-game-edo = EDO
web-game-edo-line = Verdeckt mit Karten planen und Japan aufbauen.
web-players-range = { $min } bis { $max } Personen
web-players-count = { $count } Personen

web-level-random = Treibholz
web-level-greedy = Krämer
web-level-apprentice = Lehrling
web-level-clerk = Gehilfe
web-level-merchant = Kaufmann
web-level-captain = Kapitän
web-level-shogun = Shogun
web-computer = Computer
web-computer-level = Computer: { $level }
web-strongest = Der stärkste

## Der Eingang

web-choose-game = Was spielen wir?
web-your-name = Dein Name
web-opponents = Gegner
web-opponents-count = { $count ->
        [one] Ein Gegner
       *[other] { $count } Gegner
    }
web-strength = Spielstärke
web-play-computer = Gegen den Computer spielen
web-play-friends = Ein Tisch mit Freunden
web-all-settings = Alle Einstellungen …
web-go-on = Weiterspielen
web-all-mine = Alle meine Spiele
web-lobby = Lobby
web-lobby-line = Öffentliche Tische zum Mitspielen und Zuschauen.
web-mine = Meine Spiele
web-mine-line = Alles, was du gespielt hast und spielst.
web-learn = Spielen lernen
web-learn-line = { $game } in ein paar geführten Zügen.
web-rules = Regeln
web-rules-line = Unsere Regelhefte, mit Suche.
web-settings = Einstellungen
web-account = Du und dein Konto
web-foot = Higaki ist freie Software. Zeichnungen und Texte sind eigene; die Spiele gehören ihren Autoren.

## Listen von Tischen

web-new-table = Neuer Tisch
web-filters = Welche Tische
web-all-games = Alle Spiele
web-all-tables = Alle Tische
web-only-free = Mit freiem Platz
web-status = Stand
web-status-open = Noch nicht begonnen
web-status-running = Läuft
web-status-paused = Pause
web-status-finished = Zu Ende
web-status-abandoned = Abgebrochen
web-other-rules = Nach neueren Regeln gespielt
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-turns-of-many = Alle zugleich
web-free-seats = { $count ->
        [0] voll
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
web-locked = Passwort
web-rated = Mit Wertung
web-custom-data = Eigene Daten
web-custom-data-line = An diesem Tisch wird mit eigenen Spieldaten des Gastgebers gespielt.
web-custom-data-claims = Namen, Anmerkungen und Herkunft in diesen Tabellen stammen aus der Datei, mit der der Tisch eröffnet wurde.
web-custom-data-more = Karten, Kosten oder Spielplan können von der Spielregel abweichen. Solche Partien werden nie gewertet.
web-lobby-empty = Gerade ist hier kein Tisch. Eröffne einen!
web-mine-empty = Du hast noch nicht gespielt.

## Ein neuer Tisch

web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-for = Wer auf Platz { $number } sitzt
web-seat-me = Ich
web-seat-me-too = Noch jemand an diesem Gerät
web-person-number = Person { $number }
web-person-name = Name für Platz { $number }
web-seat-free = frei
web-seat-free-line = Frei für alle, die kommen
web-seat-more = Ein Platz mehr
web-seat-fewer = Ein Platz weniger
web-hot-seat-line = Mehrere von euch spielen an diesem Gerät. Zwischen den Zügen wird die Hand verdeckt.
web-seats-by-lot = Die Plätze werden ausgelost
web-start-when-full = Beginnen, sobald der letzte Platz besetzt ist
web-stand-in-level = Wer weiterspielt, wenn jemand geht
web-rules-of-game = Wie wir spielen
web-undo = Zurücknehmen
web-undo-consent-line = Zurücknehmen: mit Zustimmung aller, wenn etwas aufgedeckt wurde
web-undo-free-line = Zurücknehmen: nur, solange nichts aufgedeckt wurde
web-undo-never-line = Zurücknehmen: nie
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-live = In einer Sitzung
web-clock-correspondence = Über Tage
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden Zugabe für jeden Zug
web-clock-hours = Stunden für jede Entscheidung
web-clock-live-is = { $minutes } min + { $increment } s
web-clock-hours-is = { $hours ->
        [one] eine Stunde je Entscheidung
       *[other] { $hours } Stunden je Entscheidung
    }
web-time-days = { $days } T { $hours } Std.
web-rated-line = Nur für Leute mit Konto, ohne Computer.
web-hints-allowed = Der Computer gibt auf Wunsch Rat
web-who-comes = Wer kommt
web-table-title = Wie der Tisch heißt
web-visibility = Wer ihn findet
web-visibility-public = In der Lobby, für alle
web-visibility-unlisted = Nur über den Link
web-password = Passwort
web-password-long = Passwort (mindestens 10 Zeichen)
web-password-optional = Passwort (wenn du eines willst)
web-password-needed = Dieser Tisch hat ein Passwort.
web-enter = Hereinkommen
web-watchers = Wer zuschauen darf
web-watchers-anyone = Alle dürfen zuschauen
web-watchers-players = Nur wer mitspielt, sieht ihn
web-talkers = Wer reden darf
web-talkers-anyone = Alle dürfen reden
web-talkers-players = Nur wer mitspielt, redet
web-talkers-nobody = Niemand redet
web-make-table = Tisch eröffnen

web-option-osaka-hands = Handkarten
web-option-osaka-hands-secret = Handkarten sind geheim (wie gedruckt)
web-option-osaka-hands-open = Handkarten liegen offen
web-option-osaka-refill = Markt
web-option-osaka-refill-before-ships = Neue Karten kommen, bevor die Schiffe fahren (wie gedruckt)
web-option-osaka-refill-after-ships = Neue Karten kommen, nachdem die Schiffe gefahren sind
web-option-osaka-insurance = Versicherung
web-option-osaka-insurance-sinking-colours = Nur Handelsgüter sinkender Schiffe sind versicherbar (wie gedruckt)
web-option-osaka-insurance-any-colour = Auch Handelsgüter anderer Schiffe sind versicherbar, mit Karten ihrer Farbe
web-option-dschunke-setup = Aufbau
web-option-dschunke-setup-printed = Wie gedruckt
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

## Vor dem Spiel

web-waiting-for-others = Wir warten, bis alle Plätze besetzt sind.
web-waiting-full = Alle sind da.
web-you = du
web-host = Gastgeber
web-guest = Gast
web-reserved = freigehalten
web-away = nicht da
web-gone = nicht mehr hier
web-decline-invitation = Einladung ablehnen
web-stand-up = Aufstehen
web-sit-here = Hier sitzen
web-join = Platz nehmen
web-start = Beginnen
web-host-starts = Der Gastgeber beginnt das Spiel.
web-shuffle-seats = Plätze mischen
web-share = Der Link zu diesem Tisch
web-share-line = Wer ihn hat, kann hereinkommen.
web-copy = Link kopieren
web-agreed = Was vereinbart ist

## Am Tisch

web-board = Das Spielbrett
web-tools = Werkzeuge
web-menu = Menü
web-redo = Wiederholen
web-hint = Tipp
web-hinting = Der Computer denkt nach …
web-hint-only = Etwas anderes ist nicht möglich.
web-hint-title = Der Computer würde das machen
web-showing = Was geschehen ist
web-looking-back = Rückblick
web-waiting-for = Wir warten auf { $names }.
web-deciding = entscheidet
web-watching = Du schaust bei diesem Spiel zu.
web-players = Wer mitspielt
web-player = Name
web-stand-in = es spielt: { $level }
web-beside = Neben dem Brett
web-tab-log = Verlauf
web-tab-choices = Auswahl
web-tab-words = In Worten
web-tab-chat = Chat
web-no-choices = Gerade hast du nichts zu entscheiden.
web-no-choices-over = Das Spiel ist zu Ende.
web-find-choice = Eine Möglichkeit suchen
web-next-digits = legt die Ziffern auf die nächsten neun
web-more-choices = { $count ->
        [one] Eine weitere; du findest sie mit der Suche.
       *[other] { $count } weitere; du findest sie mit der Suche.
    }
web-look-back = Zurückblicken
web-look-first = Zum Anfang
web-look-back-one = Einen Zug zurück
web-look-on-one = Einen Zug weiter
web-look-last = Zum neuesten Zug
web-look-at = Zug { $at } zeigen
web-move-of = Zug { $at } von { $all }
web-to-present = Zur Gegenwart
web-skip-motion = Überspringen
web-copy-table = Link zu diesem Tisch kopieren
web-copy-position = Link zu dieser Stellung kopieren
web-pause = Pause
web-propose-pause = Eine Pause vorschlagen
web-resume = Weiterspielen
web-abandon = Das Spiel abbrechen
web-abandon-sure = Die Partie endet ohne Sieger.
web-abandon-yes = Abbrechen
web-propose-abandon = Vorschlagen, das Spiel abzubrechen
web-leave = Das Spiel verlassen
web-leave-sure = Der Computer spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.
web-leave-yes = Verlassen
web-come-back = Platz wieder übernehmen
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-hand-over = Jetzt ist { $name } dran
web-hand-over-line = Gib das Gerät weiter. Bis dahin ist der Tisch verdeckt.
web-i-am = Ich bin { $name }

web-log-all = { $count ->
        [one] Ein früherer Eintrag
       *[other] { $count } frühere Einträge
    }
web-log-joined = { $name } ist gekommen.
web-log-left = { $name } ist gegangen.
web-log-taken-back = { $consent ->
        [true] { $name } nimmt die letzte Entscheidung zurück; alle waren einverstanden.
       *[false] { $name } nimmt die letzte Entscheidung zurück.
    }
web-log-proposed-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
web-log-proposed-pause = { $name } möchte eine Pause.
web-log-proposed-abandon = { $name } möchte das Spiel abbrechen.
web-log-agreed = { $name } stimmt zu.
web-log-declined = { $name } lehnt ab.
web-log-paused = Das Spiel macht Pause.
web-log-resumed = { $name } setzt das Spiel fort.
web-log-clocks-held = Der Server war nicht da; die Uhren standen { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } still.
web-log-taken-over-time = Die Zeit ist um: Der Computer ({ $level }) spielt für { $name }.
web-log-taken-over-left = Der Computer ({ $level }) spielt für { $name }.
web-log-returned = { $name } spielt wieder.
web-log-abandoned = Das Spiel wurde abgebrochen.
web-log-rematch = Es gibt einen Tisch für das nächste Spiel.

web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say-something = Etwas sagen
web-send = Senden
web-mute = stumm
web-mute-name = { $name } nicht mehr hören
web-muted = Du hörst { $name } nicht.
web-unmute = wieder hören

## Nach dem Spiel

web-winners = { $count ->
        [one] { $winners } gewinnt mit { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $winners } teilen sich den Sieg mit je { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }!
    }
web-abandoned = Das Spiel wurde abgebrochen.
web-rematch = Noch einmal spielen
web-to-rematch = Zum nächsten Spiel
web-walk = Das Spiel durchgehen
web-record = Aufzeichnung laden
web-after-parts = Über dieses Spiel
web-after-points = Woher die Punkte kamen
web-after-chart = Punkte im Lauf des Spiels
web-after-analysis = Analyse
web-after-fair = Faires Mischen
web-chart-moves = { $count ->
        [one] Insgesamt ein Zug.
       *[other] Insgesamt { $count } Züge.
    }
web-analysis-intro = Der Computer sieht sich jede Entscheidung noch einmal an und schätzt, was sie wert war.
web-analysis-working = Der Computer sieht sich das Spiel an. Das dauert eine Weile.
web-analysis-chart = Gewinnchance im Lauf des Spiels
web-analysis-worst = Die teuersten Entscheidungen
web-analysis-mistake = { $name }: „{ $choice }“ lässt eine Chance von { $chance } %. „{ $best }“ wäre { $loss ->
        [one] einen Prozentpunkt
       *[other] { $loss } Prozentpunkte
    } mehr wert gewesen.
web-analysis-none = Niemand hat einen nennenswerten Fehler gemacht.
web-analysis-none-own = Du hast keinen nennenswerten Fehler gemacht.
web-analysis-worst-own = Deine teuersten Entscheidungen
web-analysis-all = Die Entscheidungen aller
web-analysis-own = Nur meine

web-fair-intro = Niemand hat die Karten ausgesucht, und dein Browser hat es gerade nachgeprüft:
web-fair-cannot = Dein Browser kann das hier nicht berechnen. Lade die Aufzeichnung und prüfe sie mit „higaki verify“.
web-fair-commitment = Bevor sich jemand setzte, zeigte der Server diese Festlegung:
web-fair-secret = Nach dem Spiel verrät er das Geheimnis dahinter:
web-fair-hash = SHA-256 von „higaki commitment 1“ und dem Geheimnis, berechnet von deinem Browser:
web-fair-same = Gleich: Der Server hat sein Geheimnis nicht geändert.
web-fair-differs = Verschieden: Das war nicht das versprochene Mischen.
web-fair-nonces = Jeder Platz hat eine ausgeloste Zahl beigetragen, die der Server nicht kennen konnte. Bots tragen Nullen bei.
web-fair-seed = SHA-256 von „higaki deal 1“, dem Geheimnis und diesen Zahlen ist der Keim des Mischens:
web-fair-shuffle = ChaCha8 mit diesem Keim und das Mischen nach Fisher und Yates ergeben diese Reihenfolge, berechnet von deinem Browser:
web-fair-deal-same = Genau so wurde ausgeteilt.
web-fair-deal-differs = Es wurde anders ausgeteilt.
web-fair-verify = Die Aufzeichnung enthält alles; „higaki verify“ prüft jedes spätere Ergebnis des Zufalls auf dieselbe Weise.

## Das Regelheft

web-search-rules = Regeln durchsuchen
web-found = { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
web-contents = Inhalt

## Lernen

web-lesson-step = Schritt { $step } von { $all }
web-lesson-begin = Beginnen
web-lesson-steps = { $count ->
        [one] Ein Schritt
       *[other] { $count } Schritte
    }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-do = Mach das auf dem Brett, dann geht es weiter.
web-lesson-other = In diesem Schritt geht es um etwas anderes.
web-lesson-none = Für dieses Spiel gibt es noch keine Lektion. Das Regelheft erklärt alles, und der Lehrling ist ein sanfter Gegner.
web-lesson-read = Regeln lesen
web-lesson-again = Die Lektion noch einmal beginnen
web-lesson-more = Die nächste Lektion
web-lesson-play = Eine Partie spielen
web-lesson-fold = Text wegklappen
web-lesson-unfold = Text zeigen
web-lesson-reads = Erst lesen

## Einstellungen

web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-day = Tag
web-theme-night = Nacht
web-theme-to-day = Auf Tag umstellen
web-theme-to-night = Auf Nacht umstellen
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-full = Alles bewegt sich
web-motion-calm = So wenig wie möglich
web-like-sound = Ton
web-like-sound-line = Zwei Schläge auf Holz, wenn du dran bist.
web-like-confirm = Entscheidungen bestätigen
web-like-confirm-line = Eine Entscheidung wartet auf ein zweites Tippen.
web-like-scores = Laufende Wertung
web-like-scores-line = Punkte und der Wert von Sätzen stehen während des Spiels da.
web-like-hints = Tipps
web-like-hints-line = Der Computer gibt auf Wunsch Rat, mit Gründen.
web-like-text = Tisch in Worten
web-like-text-line = Sätze und Listen statt des Bildes, zum Lesen und für Vorleseprogramme.
web-keys = Tasten am Tisch
web-key-numbers = aus der Auswahlliste wählen
web-key-arrows = vor- und zurückblicken
web-key-escape = zur Gegenwart, überspringen, schließen
web-key-undo = zurücknehmen
web-key-rules = Regeln

## Du

web-name = Name
web-name-changed = So heißt du jetzt.
web-nobody-is = Du hast hier noch nicht gespielt. Ein Name genügt.
web-guest-is = Du bist Gast. Dieser Browser kennt dich; mit einem Konto kennen dich auch andere.
web-account-is = Du hast ein Konto.
web-ratings = Wertungen
web-make-account = Ein Konto anlegen
web-make-account-line = Du behältst deine Spiele und deinen Namen und kannst mit Wertung spielen.
web-make-account-button = Konto anlegen
web-login = Anmelden
web-login-line = Deine Spiele als Gast in diesem Browser kommen mit.
web-login-button = Anmelden
web-change-password = Anderes Passwort
web-password-now = Das jetzige Passwort
web-password-new = Das neue Passwort (mindestens 10 Zeichen)
web-password-changed = Das Passwort ist geändert.
web-logout = Abmelden
web-logout-here = Hier
web-logout-everywhere = Überall
web-tokens = Deine Programme
web-tokens-line = Mit einem Schlüssel spielt ein Programm in deinem Namen.
web-token = Der Schlüssel
web-token-once = Er wird nur dieses eine Mal gezeigt. Bewahre ihn gut auf.
web-token-label = Wofür er ist
web-token-make = Neuer Schlüssel
web-revoke = Widerrufen
web-data = Deine Daten
web-data-line = Alles, was dieser Server über dich weiß.
web-export = Herunterladen
web-delete = Für immer gehen …
web-delete-sure = Dein Name und deine Einstellungen werden gelöscht. Deine Spiele bleiben den anderen, ohne deinen Namen.
web-delete-yes = Mich löschen
web-gone-for-good = Alles über dich ist gelöscht.
