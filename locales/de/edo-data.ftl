### EDO: die Tabellen der Daten zum Spielmaterial, auf Deutsch.

edo-data-prices = Kosten, Punkte und Gewicht beim Geldertrag
edo-data-cards = Die Erlaubniskarten
edo-data-special-cards = Die besonderen Erlaubniskarten
edo-data-merchant-cards = Die Händlerkarten
edo-data-packages = Die Rohstoffpakete
edo-data-gifts = Zusätzliche Startausstattung, nach der Reihenfolge in Runde 1
edo-data-yields = Rohstoffertrag eines Samurai auf einem Rohstofffeld
edo-data-income-tiles = Die Ertragsplättchen der Städte
edo-data-numbers = Spielmaterial, Grenzen und Spielende
edo-data-wishes = Die Wünsche (Tokken)
edo-data-privileges = Die Privilegien (Tokken)
edo-data-place-tiles = Die Ortsplättchen (Ronin)
edo-data-side = Spielplan, Seite { $side }
edo-data-map = Felder und Straßen, Seite { $side }
edo-data-other = Weitere Einträge der Datei

edo-column-item = Gegenstand
edo-column-price = Preis
edo-column-points = Punkte
edo-column-weight = Zählt beim Geldertrag
edo-column-card = Karte
edo-column-action = Aktion
edo-column-officials = Höchstens Beamte
edo-column-each = Jeder bringt
edo-column-buy = Zu kaufen
edo-column-point = Ein Punkt für
edo-column-package = Paket
edo-column-contents = Inhalt
edo-column-players = Personen
edo-column-module = Wann
edo-column-first = 1. Platz
edo-column-second = 2. Platz
edo-column-third = 3. Platz
edo-column-fourth = 4. Platz
edo-column-fifth = 5. Platz
edo-column-samurai = Samurai auf dem Feld
edo-column-tile = Plättchen
edo-column-fund = Ryo
edo-column-city-tiles = für Städte
edo-column-edo-tiles = für Edo
edo-column-one = Allein
edo-column-two = Zu zweit
edo-column-three = Zu dritt
edo-column-four = Zu viert
edo-column-five = Zu fünft
edo-column-number = Angabe
edo-column-value = Wert
edo-column-wish = Wunsch
edo-column-kind = Art
edo-column-privilege = Privileg
edo-column-does = Wirkung
edo-column-tiles = Anzahl
edo-column-place = Ort
edo-column-side = Angabe
edo-column-space = Feld
edo-column-name = Name
edo-column-roads = Straßen nach
edo-column-merchant-start = Start des Händlers
edo-column-covered = Abgedeckt zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[5] fünft
    }
edo-column-entry = Eintrag

edo-item = { $word ->
        [house] Haus
        [post] Handelskontor
        [fortress] Festung
        [temple] Tempel (Jiin)
        [recruit] neutraler Beamter
        [special] besondere Karte
        [step] ein Schritt
       *[wage] Lohn je Samurai
    }
edo-effect = { $action ->
        [rice_home] { $amount } Reis
        [money] { $amount } Ryo
        [build] { $amount ->
            [0] ein Gebäude
           *[other] ein Gebäude, { $amount } Ryo billiger
        }
        [recruit] { $amount ->
            [0] einen neutralen Beamten
           *[other] einen neutralen Beamten, { $amount } Reis billiger
        }
        [trade] einen Handel
        [travel] eine Reise
        [special] eine besondere Karte
       *[other] { $amount ->
            [0] den Ertrag des Feldes
           *[other] den Ertrag des Feldes + { $amount }
        }
    }
edo-purchase = bis zu { $pieces } { edo-resource } für je { $ryo } Ryo
edo-gift-module = { $word ->
        [jiin] mit Jiin
        [tokken] mit Tokken
        [ronin] mit Ronin
        [jiin-tokken] mit Jiin und Tokken
        [jiin-ronin] mit Jiin und Ronin
        [tokken-ronin] mit Tokken und Ronin
        [jiin-tokken-ronin] mit allen Modulen
       *[always] immer
    }
edo-samurai = { $last ->
        [true] { $samurai } oder mehr
       *[false] { $samurai }
    }
edo-number = { $word ->
        [pieces-meeples] Figuren je Person
        [pieces-houses] Häuser je Person
        [pieces-posts] Handelskontore je Person
        [pieces-neutral_officials] Neutrale Beamte für alle
        [pieces-fortresses] Festungen für alle
        [expansion_pieces-temples] Tempel je Person (Jiin)
        [expansion_pieces-black_officials] Schwarze Beamte (Tokken)
        [expansion_pieces-ronin_tiles] Roninplättchen (Ronin)
        [start_ryo] Ryo zu Beginn
        [resource_limit] Rohstofflimit am Rundenende
        [building_sites-edo] Bauplätze in Edo
        [building_sites-city] Bauplätze in jeder anderen Stadt
        [fortress_limits-edo] Höchstens Festungen in Edo
        [fortress_limits-city] Höchstens Festungen in jeder anderen Stadt
        [win_threshold] Punkte, mit denen die Partie endet
        [final_scoring-ryo_per_point] Ryo für einen Punkt am Ende
       *[final_scoring-samurai_per_point] Samurai für einen Punkt am Ende
    }
edo-privilege = { $word ->
        [a] a Prestigebau
        [b] b Unterstützung
        [c] c Handel
        [d] d Ertrag einer Stadt
        [e_wood_stone] e Holz oder Stein
        [e_stone_rice] e Stein oder Reis
        [e_rice_wood] e Reis oder Holz
        [f_rice] f Voller Reisertrag
        [f_wood] f Voller Holzertrag
       *[f_stone] f Voller Steinertrag
    }
edo-place = { $word ->
        [rice] Reisfeld
        [wood] Holzfeld
        [stone] Steinfeld
        [city] Stadt
       *[choice] freie Wahl
    }
edo-privilege-does = { $word ->
        [a] { edo-word-a.does }
        [b] { edo-word-b.does }
        [c] { edo-word-c.does }
        [d] { edo-word-d.does }
        [e_wood_stone] { edo-word-e-wood-stone.does }
        [e_stone_rice] { edo-word-e-stone-rice.does }
        [e_rice_wood] { edo-word-e-rice-wood.does }
        [f_rice] { edo-word-f-rice.does }
        [f_wood] { edo-word-f-wood.does }
       *[f_stone] { edo-word-f-stone.does }
    }

## Anmerkungen zu den Einträgen von games/edo/data.json
edo-note-pieces = Für jede Person fünf Figuren, sieben Häuser und ein Handelskontor; für alle zusammen zwölf neutrale Beamte und acht Festungen.
edo-note-expansion-pieces = Drei Tempel für jede Person, zwei schwarze Beamte, fünfzehn Roninplättchen; Ronin sind es immer drei.
edo-note-start-ryo = Eine Besprechung zählt zehn Münzen; gelesen als 10 Ryo.
edo-note-later-seats = Alle außer der Startperson erhalten etwas mehr, damit die Reihenfolge nicht entscheidet. Durch simulierte Partien ermittelt.
edo-note-module-gifts = Module verschieben den Vorteil in der Reihenfolge, darum gibt jedes etwas dazu, und alle drei zusammen noch etwas. Mit Ronin haben zwei Personen geringere Rohstofferträge, darum beginnen beide mit Holz und Stein. Durch simulierte Partien ermittelt.
edo-note-move-cost = 1 Ryo für jeden Schritt eines Samurai; dass der Händler genauso viel kostet, folgt aus Erweiterung 1.
edo-note-wage = Ein Reis für jeden Samurai, der auf dem Spielplan bleibt.
edo-note-resource-limit = Dass es ein Limit gibt, steht in Erweiterung 1; seine Höhe ist unser Vorschlag.
edo-note-yields = 3 allein und 2 zu zweit folgen aus dem Beispiel in Erweiterung 1; dass es nie weniger als 1 wird, ist unser Vorschlag.
edo-note-points = Die Punkte der Gebäude. Der Punkt für den Tempel steht in Erweiterung 1.
edo-note-income-weights = Ein Haus zählt 1, ein Handelskontor 2, eine Festung gehört niemandem.
edo-note-building-costs = Holz oder Stein und Ryo sind belegt, die Zahlen durch simulierte Partien ermittelt.
edo-note-temple-cost = 2 Holz und 1 Reis.
edo-note-recruit-cost = Ein Sack Reis für einen neutralen Beamten.
edo-note-special-cost = Der Preis einer besonderen Erlaubniskarte, durch simulierte Partien ermittelt.
edo-note-building-sites = Dass die Bauplätze eine Reihenfolge haben und es reichlich davon gibt, ist belegt; die Zahlen sind von uns.
edo-note-fortress-limits = Mit einer in jeder Stadt um Edo und drei in Edo werden alle acht gebraucht.
edo-note-win-threshold = Die Runde, in der jemand 12 Punkte erreicht, ist die letzte.
edo-note-final-scoring = Dass Geld und Samurai auf dem Spielplan Punkte bringen, ist belegt; wie viele, haben wir festgelegt.
edo-note-packages = Dass es fünf sind, alle mit Reis, ist belegt; der Inhalt wurde durch simulierte Partien ermittelt.
edo-note-cards-A = Die vier Aktionen, 5 Ryo und höchstens zwei Beamte beim Bauen sind belegt; zwei Reis je Beamten und die übrigen Höchstzahlen sind von uns.
edo-note-cards-B = Belegt ist, dass Reise, Holzabbau und Steinabbau auf drei verschiedenen Karten stehen.
edo-note-cards-C = Belegt ist, dass Holzabbau und Anwerben auf verschiedenen Karten stehen.
edo-note-special-cards = Zwölf Karten mit je zwei stärkeren Aktionen sind belegt; welche das sind, wurde durch simulierte Partien ermittelt. Die Menge ist der Reis oder das Geld je Beamten, der Zuschlag zum Rohstoffertrag oder der Nachlass beim Bauen und Anwerben.
edo-note-merchant-cards = Zehn Karten mit je zwei Angeboten sind belegt, dazu ein Beispiel (bis zu zwei Holz für je 2 Ryo); die anderen sind von uns.
edo-note-income-tiles = 24 Plättchen für die Verteilung des Geldes einer Stadt sind belegt; die Zahlen wurden durch simulierte Partien ermittelt. Die Spalten nennen, wie viele Personen in der Stadt vertreten sind.
edo-note-wishes = Fünfzehn Plättchen in drei Arten sind gedruckt; wie viele es von jeder gibt und ihre Preise sind von uns.
edo-note-privileges = Zwölf Plättchen in sechs Arten sind gedruckt; aus zwei schwarzen Beamten folgen zwei von b, e gibt es in drei Ausführungen, und f zeigt je einen Rohstoff; die übrigen Anzahlen sind von uns.
edo-note-place-tiles = Sieben Plättchen mit vier Arten von Orten und freier Auswahl sind gedruckt; die Anzahlen sind von uns.
edo-note-boards-A-players = Diese Seite ist für zwei und drei Personen.
edo-note-boards-A-spaces = Edo, drei weitere Städte, sechs Rohstofffelder und drei Flussfelder an Edo nennen Besprechungen oder Erweiterung 1; drei Wegfelder und drei Grenzposten sind von uns.
edo-note-boards-A-names = Nur Edo ist sicher; die anderen sind Burgstädte jener Zeit.
edo-note-boards-A-roads = Ein gleichmäßiges Netz verbindet alle Felder; sein Verlauf ist von uns. Welche Stadt woran liegt, wurde durch simulierte Partien ermittelt: A hat Holz und Reis, B Stein und Reis, C nur Holz.
edo-note-boards-A-merchant-start = Wo der Händler beginnt, ist unser Vorschlag.
edo-note-boards-A-cover = Dass zu zweit Felder abgedeckt sind, folgt aus Erweiterung 1; welche, haben wir festgelegt: A liegt neben dem Holz, das bleibt, B neben Reis und Stein.
edo-note-boards-B-players = Für vier Personen, mit Erweiterung 1 auch für fünf.
edo-note-boards-B-spaces = Die Arten der Felder sind gedruckt, ihre Anzahl auf dieser Seite ist von uns.
edo-note-boards-B-names = Nur Edo ist sicher; die anderen sind Burgstädte jener Zeit.
edo-note-boards-B-roads = Ein gleichmäßiges Netz verbindet alle Felder; sein Verlauf ist von uns. E hat keine Straße zum Stein, weil es zu oft gewann.
edo-note-boards-B-merchant-start = Wo der Händler beginnt, ist unser Vorschlag.
edo-note-boards-B-cover = Dass zu fünft nichts abgedeckt ist, ist gedruckt. Dass zu viert etwas abgedeckt ist, folgt daraus; welche Felder, haben wir festgelegt.
