### Co komputer mówi o wyborach, po polsku.

## Advice

bots-chance = szansa wygranej { $percent } %
bots-points = punkty: { $points }
bots-share = do zagrania w { $percent } % przypadków
bots-reason = przemawia za tym: { $reason }

## A game looked at again

bots-analysis = Ile były warte wybory
bots-mistake = { $number }. { $name }: { $choice } daje { $chance } %; { $best } dałoby o { $loss } % więcej.
bots-good-choice = { $number }. { $name }: { $choice } to najlepszy wybór, { $chance } %.
bots-no-mistakes = Nikt nie popełnił błędu wartego wzmianki.
bots-sums = decyzje: { $decisions }, błędy: { $mistakes }, oddane: { $loss } %, szczęście: { $luck } %
bots-sums-meaning = Wszystko w szansach wygranej: ile oddały własne wybory, oceniane według tego, co można było wtedy wiedzieć, i ile dało szczęście.

## The arena

bots-arena-no-games = --games musi wynosić co najmniej 1.
bots-arena-alone = Potrzeba co najmniej dwóch różnych przeciwników, na przykład --bots captain,greedy.
bots-arena-not-two = --until-sure porównuje dwóch przeciwników; podaj dokładnie dwóch różnych.
bots-arena-progress = {"{human_pos} z {human_len} partii, zostało {eta}"}
bots-arena-played = { $game }, osób: { $players }, partii: { $games }, rozdań: { $deals }
bots-arena-ratings = Ranking (greedy 1000, a bez niego średnia), błąd na poziomie 95 %
bots-arena-rating = ranking
bots-arena-points = punkty
bots-arena-iterations = iteracje
bots-arena-milliseconds = ms/ruch
bots-arena-longest = najdłużej
bots-arena-tables = Udział w zwycięstwach, z przedziałem 95 %
bots-arena-fair = przy równej sile: { $fair } %
bots-arena-matrix = Jak często wiersz kończył przed kolumną, w procentach
bots-arena-seats = Zwycięstwa według miejsc: przewaga osoby rozpoczynającej
bots-arena-first = { $first } gra silniej niż { $second }.
bots-arena-second = { $second } gra silniej niż { $first }.
bots-arena-open = Nie wiadomo jeszcze na pewno, kto gra silniej: { $first } czy { $second }.

## What speaks for a choice: osaka

osaka-reason-points = punkty
osaka-reason-tokens = żetony
osaka-reason-goods = towary w drodze
osaka-reason-safe = ubezpieczone towary
osaka-reason-coins = monety na ręce
osaka-reason-insurance = ubezpieczenie na ręce
osaka-reason-stone = zarezerwowana karta
osaka-reason-tempo = ruch
osaka-reason-purchase = następny zakup
osaka-reason-arrival = statki tuż przed Edo
osaka-reason-storm = towary, które by zatonęły

## What speaks for a choice: dschunke

dschunke-reason-money = pieniądze
dschunke-reason-goods = towary na ręce
dschunke-reason-poker = widoki w pokerze towarowym
dschunke-reason-supply = zaopatrzenie
dschunke-reason-tie-breaker = karta rozstrzygająca remisy
dschunke-reason-crates = widoczne skrzynie
dschunke-reason-junks = dżonki z własnymi skrzyniami
dschunke-reason-bonus = karty premiowe
dschunke-reason-extra = karty dodatkowe
dschunke-reason-strips = pozostałe paski
dschunke-reason-order = kolejność
dschunke-reason-prospects = ogólne widoki

## What speaks for a choice: edo

edo-reason-points = punkty
edo-reason-house-in-edo = dom w Edo
edo-reason-goods = surowce
edo-reason-building = budynki
edo-reason-money = pieniądze
edo-reason-income = dochód
edo-reason-samurai = samuraje
edo-reason-officials = urzędnicy
edo-reason-cards = karty specjalne
edo-reason-post = faktoria
edo-reason-temples = świątynie
edo-reason-privileges = przywileje
edo-reason-ronin = żetony roninów
edo-reason-plan = karty, które dopiero nadejdą
edo-reason-order = kolejność
edo-reason-prospects = ogólne widoki
