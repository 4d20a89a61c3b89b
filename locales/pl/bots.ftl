### Komputer o ruchach, po polsku.

## Podpowiedzi

bots-chance = { $percent } % szans na wygraną
bots-points = punkty: { $points }
bots-share = grać w { $percent } % przypadków
bots-reason = powód: { $reason }

## Analiza

bots-analysis = Analiza ruchów
bots-mistake = { $number }. { $name }: { $choice } daje { $chance } %; { $best } dałoby o { $loss } % więcej.
bots-good-choice = { $number }. { $name }: { $choice } to najlepszy ruch ({ $chance } %).
bots-no-mistakes = Bez istotnych błędów.
bots-sums = Ruchy: { $decisions }, błędy: { $mistakes }, stracone przez błędy: { $loss } %, szczęście: { $luck } %
bots-sums-meaning = Wszystkie procenty to szanse na wygraną. Ruchy ocenia się według tego, co było wtedy wiadomo.

## Turniej

bots-arena-no-games = --games musi wynosić co najmniej 1.
bots-arena-alone = Potrzeba co najmniej dwóch różnych przeciwników, na przykład --bots captain,greedy.
bots-arena-not-two = --until-sure porównuje dwóch przeciwników; podaj dokładnie dwóch różnych.
bots-arena-progress = {"{human_pos} z {human_len} partii, zostało {eta}"}
bots-arena-played = { $game }, osób: { $players }, partii: { $games }, rozdań: { $deals }
bots-arena-ratings = Ranking (greedy 1000, a bez niego średnia), z błędem na poziomie 95 %
bots-arena-rating = ranking
bots-arena-points = punkty
bots-arena-iterations = iteracje
bots-arena-milliseconds = ms/ruch
bots-arena-longest = najdłużej
bots-arena-tables = Udział w zwycięstwach, z przedziałem 95 %
bots-arena-fair = przy równej sile: { $fair } %
bots-arena-matrix = Jak często wiersz kończył przed kolumną, w procentach
bots-arena-seats = Zwycięstwa według miejsc (przewaga pierwszego ruchu)
bots-arena-first = { $first } gra silniej niż { $second }.
bots-arena-second = { $second } gra silniej niż { $first }.
bots-arena-open = Nie wiadomo jeszcze, kto gra silniej: { $first } czy { $second }.

## Powody ruchu: osaka

osaka-reason-points = punkty
osaka-reason-tokens = żetony osiągnięć
osaka-reason-goods = towary w drodze
osaka-reason-safe = ubezpieczone towary
osaka-reason-coins = monety na ręce
osaka-reason-insurance = ubezpieczenie na ręce
osaka-reason-stone = zarezerwowana karta
osaka-reason-tempo = tempo
osaka-reason-purchase = następny zakup
osaka-reason-arrival = statki tuż przed Edo
osaka-reason-storm = zagrożone towary

## Powody ruchu: dschunke

dschunke-reason-money = pieniądze
dschunke-reason-goods = towary na ręce
dschunke-reason-poker = szanse w pokerze towarowym
dschunke-reason-supply = dostawa
dschunke-reason-tie-breaker = karta rozstrzygająca
dschunke-reason-crates = widoczne skrzynie
dschunke-reason-junks = dżonki z własnymi skrzyniami
dschunke-reason-bonus = karty premii
dschunke-reason-extra = akcje dodatkowe
dschunke-reason-strips = pozostałe paski
dschunke-reason-order = kolejność
dschunke-reason-prospects = najlepsze szanse ogółem

## Powody ruchu: edo

edo-reason-points = punkty władzy
edo-reason-house-in-edo = dom w Edo
edo-reason-goods = surowce
edo-reason-building = budowle
edo-reason-money = pieniądze
edo-reason-income = dochód
edo-reason-samurai = samurajowie
edo-reason-officials = urzędnicy
edo-reason-cards = specjalne karty zezwoleń
edo-reason-post = faktoria handlowa
edo-reason-temples = świątynie
edo-reason-privileges = przywileje
edo-reason-ronin = kafelki roninów
edo-reason-plan = zaplanowane jeszcze karty
edo-reason-order = kolejność
edo-reason-prospects = najlepsze szanse ogółem
