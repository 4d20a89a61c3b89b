### Dschunke: die Tabellen der Daten zum Spielmaterial, auf Deutsch.

dschunke-data-helpers = Die Gehilfenleiste
dschunke-data-market = Die Marktkarten
dschunke-data-start = Der gedruckte Aufbau
dschunke-data-bonus = Die Bonuskarten mit 12 Yüan
dschunke-data-other = Weitere Einträge der Datei

dschunke-column-round = Runde
dschunke-column-upper = Obere Reihe (zu viert)
dschunke-column-lower = Untere Reihe
dschunke-column-event = Ereignis
dschunke-column-card = Karte
dschunke-column-white = Reis (weiß)
dschunke-column-brown = Fisch (braun)
dschunke-column-purple = Gemüse (lila)
dschunke-column-orange = Gewürze (orange)
dschunke-column-junk = Dschunke, im Uhrzeigersinn
dschunke-column-merchant = Kaufmann
dschunke-column-strips-3 = Streifen zu dritt
dschunke-column-strips-4 = Streifen zu viert
dschunke-column-five = Fünf Kisten
dschunke-column-two = Zwei Kisten
dschunke-column-entry = Eintrag
dschunke-column-value = Wert

dschunke-junk = { $junk ->
        [white] weiße Dschunke
        [brown] braune Dschunke
        [purple] lila Dschunke
        [orange] orange Dschunke
       *[grey] graue Dschunke
    }
dschunke-strip = { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }
dschunke-field = { $action ->
        [load] { $size ->
            [0] aufladen
            [one] 1 Streifen aufladen
           *[other] { $size } Streifen aufladen
        }
        [cash] { $size ->
            [0] versilbern
           *[other] versilbern: { $size }
        }
       *[goods] { $size ->
            [0] Waren nehmen
           *[other] Waren nehmen: { $size }
        }
    }
dschunke-occasion = { $event ->
        [special] S: Sonderkarte aussuchen
       *[money] Y: Yüan angeben
    }

## Notizen zu den Einträgen von games/dschunke/data.json
dschunke-note-ring = Drei Beschreibungen nennen die Dschunken in dieser Reihenfolge; dass sie im Uhrzeigersinn liegen, folgt aus zwei Spielberichten.
dschunke-note-merchants = Drei Beschreibungen des gedruckten Aufbaus stimmen überein.
dschunke-note-upper-1 = Eine Besprechung sagt, dass dieser Gehilfe anfangs etwas holt; das passt zum Warennehmen.
dschunke-note-lower-1 = Eine Besprechung beschreibt dieses Feld.
dschunke-note-helpers = Unser Vorschlag, rekonstruiert und durch Simulation so abgestimmt, dass kein Platz und keine Farbe viel stärker ist (docs/balance.md); kein Befund über den gedruckten Spielplan.
dschunke-note-no-event = Kein Ereignis ist unser Vorschlag für diese Runde; insgesamt gibt es vier.
dschunke-note-event = Das Ereignis kommt zweimal in einer Partie; die Runde ist unser Vorschlag.
dschunke-note-money = Ein Spielbericht hat die erste Ansage zu Beginn der Runde 5.
dschunke-note-market-1 = Die Karte des ersten Beispiels in der gedruckten Regel.
dschunke-note-market-2 = Die Karte des zweiten Beispiels; dass Orange 1 ist, folgt daraus, dass zwei gleich hohe Gebote nichts bekommen.
dschunke-note-market = Unser Vorschlag: eine Anordnung von 1, 2, 4 und S wie auf den beiden bekannten Karten, ausgewogen über alle Farben.
dschunke-note-bonus-4 = Die gedruckte Regel zeigt diese Karte.
dschunke-note-bonus = Unser Vorschlag: jede Dschunke einmal mit fünf Kisten und einmal mit zwei.
dschunke-note-strips = Eine französische Zusammenfassung beschreibt den gedruckten Aufbau in Worten; andere Beschreibungen stimmen damit überein, soweit sie reichen.
