### Der Computer über Züge, auf Deutsch.

## Tipps

bots-chance = { $percent } % Gewinnchance
bots-points = { $points } Punkte
bots-share = in { $percent } % der Fälle spielen
bots-reason = Grund: { $reason }

## Analyse

bots-analysis = Analyse der Züge
bots-mistake = { $number }. { $name }: { $choice } ergibt { $chance } %; { $best } wäre um { $loss } % besser gewesen.
bots-good-choice = { $number }. { $name }: { $choice } war der beste Zug ({ $chance } %).
bots-no-mistakes = Keine nennenswerten Fehler.
bots-sums = Züge: { $decisions }, Fehler: { $mistakes }, durch Fehler verloren: { $loss } %, Glück: { $luck } %
bots-sums-meaning = Alle Prozentwerte sind Gewinnchancen. Maßstab für jeden Zug ist das Wissen zum Zeitpunkt der Entscheidung.

## Das Turnier

bots-arena-no-games = --games muss mindestens 1 sein.
bots-arena-alone = Es braucht mindestens zwei verschiedene Gegner, zum Beispiel --bots captain,greedy.
bots-arena-not-two = --until-sure vergleicht zwei Gegner; nenne genau zwei verschiedene.
bots-arena-progress = {"{human_pos} von {human_len} Partien, noch {eta}"}
bots-arena-played = { $game }, { $players } am Tisch: { $games } Partien aus { $deals } Verteilungen
bots-arena-ratings = Wertungszahlen (greedy 1000, sonst der Mittelwert), mit 95-%-Fehlerbalken
bots-arena-rating = Wertungszahl
bots-arena-points = Punkte
bots-arena-iterations = Iterationen
bots-arena-milliseconds = ms/Zug
bots-arena-longest = längster
bots-arena-tables = Anteil an den Siegen, mit 95-%-Intervall
bots-arena-fair = bei gleicher Stärke: { $fair } %
bots-arena-matrix = Wie oft die Zeile vor der Spalte lag, in Prozent
bots-arena-seats = Siege nach Plätzen (Vorteil des ersten Zugs)
bots-arena-first = { $first } ist stärker als { $second }.
bots-arena-second = { $second } ist stärker als { $first }.
bots-arena-open = Noch steht nicht fest, ob { $first } oder { $second } stärker ist.

## Gründe für einen Zug: osaka

osaka-reason-points = Punkte
osaka-reason-tokens = Ertragsplättchen
osaka-reason-goods = Handelsgüter unterwegs
osaka-reason-safe = versicherte Handelsgüter
osaka-reason-coins = Münzen auf der Hand
osaka-reason-insurance = Versicherungen auf der Hand
osaka-reason-stone = reservierte Karte
osaka-reason-tempo = Tempo
osaka-reason-purchase = nächster Kauf
osaka-reason-arrival = Schiffe kurz vor Edo
osaka-reason-storm = gefährdete Handelsgüter

## Gründe für einen Zug: dschunke

dschunke-reason-money = Geld
dschunke-reason-goods = Waren auf der Hand
dschunke-reason-poker = Aussichten im Warenpoker
dschunke-reason-supply = Nachschub
dschunke-reason-tie-breaker = Tie-Breaker
dschunke-reason-crates = sichtbare Kisten
dschunke-reason-junks = Dschunken mit eigenen Kisten
dschunke-reason-bonus = Bonuskarten
dschunke-reason-extra = Zusatzaktionen
dschunke-reason-strips = übrige Ladungsstreifen
dschunke-reason-order = Reihenfolge
dschunke-reason-prospects = insgesamt am besten

## Gründe für einen Zug: edo

edo-reason-points = Machtpunkte
edo-reason-house-in-edo = Haus in Edo
edo-reason-goods = Rohstoffe
edo-reason-building = Gebäude
edo-reason-money = Geld
edo-reason-income = Geldertrag
edo-reason-samurai = Samurai
edo-reason-officials = Beamte
edo-reason-cards = besondere Erlaubniskarten
edo-reason-post = Handelskontor
edo-reason-temples = Tempel
edo-reason-privileges = Privilegien
edo-reason-ronin = Roninplättchen
edo-reason-plan = noch geplante Karten
edo-reason-order = Reihenfolge
edo-reason-prospects = insgesamt am besten
