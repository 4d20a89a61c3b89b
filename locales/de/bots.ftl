### Was der Computer über Entscheidungen sagt, auf Deutsch.

## Advice

bots-chance = gewinnt zu { $percent } %
bots-points = { $points } Punkte
bots-share = in { $percent } % der Fälle zu spielen
bots-reason = dafür sprechen: { $reason }

## A game looked at again

bots-analysis = Was die Entscheidungen wert waren
bots-mistake = { $number }. { $name }: { $choice } bringt { $chance } %; { $best } hätte { $loss } % mehr gebracht.
bots-good-choice = { $number }. { $name }: { $choice } war am besten, mit { $chance } %.
bots-no-mistakes = Niemand hat einen nennenswerten Fehler gemacht.
bots-sums = Entscheidungen: { $decisions }, Fehler: { $mistakes }, vergeudet: { $loss } %, Glück: { $luck } %
bots-sums-meaning = Alles in Gewinnchance: was die eigenen Entscheidungen vergeudet haben, gemessen an dem, was man damals wissen konnte, und was das Glück gebracht hat.

## The arena

bots-arena-no-games = --games muss mindestens 1 sein.
bots-arena-alone = Es braucht mindestens zwei verschiedene Gegner, zum Beispiel --bots captain,greedy.
bots-arena-not-two = --until-sure vergleicht zwei Gegner; nennen Sie genau zwei verschiedene.
bots-arena-progress = {"{human_pos} von {human_len} Partien, noch {eta}"}
bots-arena-played = { $game }, { $players } am Tisch: { $games } Partien aus { $deals } Verteilungen
bots-arena-ratings = Wertungen (greedy 1000, sonst der Mittelwert), Fehlerbalken zu 95 %
bots-arena-rating = Wertung
bots-arena-points = Punkte
bots-arena-iterations = Iterationen
bots-arena-milliseconds = ms/Zug
bots-arena-longest = längster
bots-arena-tables = Anteil an den Siegen, mit Intervall zu 95 %
bots-arena-fair = bei gleicher Stärke: { $fair } %
bots-arena-matrix = Wie oft die Zeile vor der Spalte lag, in Prozent
bots-arena-seats = Siege nach Plätzen: der Vorteil des Anfangens
bots-arena-first = { $first } ist stärker als { $second }.
bots-arena-second = { $second } ist stärker als { $first }.
bots-arena-open = Noch ist nicht sicher, ob { $first } oder { $second } stärker ist.

## What speaks for a choice: osaka

osaka-reason-points = die Punkte
osaka-reason-tokens = die Bonusmarker
osaka-reason-goods = die Waren unterwegs
osaka-reason-safe = die versicherten Waren
osaka-reason-coins = die Münzen auf der Hand
osaka-reason-insurance = die Versicherung auf der Hand
osaka-reason-stone = die reservierte Karte
osaka-reason-tempo = der Zug
osaka-reason-purchase = der nächste Einkauf
osaka-reason-arrival = die Schiffe kurz vor Edo
osaka-reason-storm = die Waren, die sinken würden

## What speaks for a choice: dschunke

dschunke-reason-money = das Geld
dschunke-reason-goods = die Waren auf der Hand
dschunke-reason-poker = die Aussichten im Warenpoker
dschunke-reason-supply = der Nachschub
dschunke-reason-tie-breaker = die Karte für den Gleichstand
dschunke-reason-crates = die sichtbaren Kisten
dschunke-reason-junks = die Dschunken mit eigenen Kisten
dschunke-reason-bonus = die Bonuskarten
dschunke-reason-extra = die Zusatzkarten
dschunke-reason-strips = die übrigen Streifen
dschunke-reason-order = die Reihenfolge
dschunke-reason-prospects = die Aussichten insgesamt

## What speaks for a choice: edo

edo-reason-points = die Punkte
edo-reason-house-in-edo = das Haus in Edo
edo-reason-goods = die Rohstoffe
edo-reason-building = die Gebäude
edo-reason-money = das Geld
edo-reason-income = das Einkommen
edo-reason-samurai = die Samurai
edo-reason-officials = die Beamten
edo-reason-cards = die Spezialkarten
edo-reason-post = das Handelshaus
edo-reason-temples = die Tempel
edo-reason-privileges = die Privilegien
edo-reason-ronin = die Ronin-Plättchen
edo-reason-plan = die Karten, die noch kommen
edo-reason-order = die Reihenfolge
edo-reason-prospects = die Aussichten insgesamt
