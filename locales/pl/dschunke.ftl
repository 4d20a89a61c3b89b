### Dschunke: wszystko poza instrukcją, po polsku.

dschunke-title = Dschunke

## Dżonki i ich towary w formach, których potrzebują zdania

dschunke-word-white = biały
    .short = Bi
    .stock = ryż
    .goods = ryż
    .genitive = ryżu
    .junk = biała dżonka
    .on = na białej dżonce
    .to = na białą dżonkę
    .from = z białej dżonki
dschunke-word-brown = brązowy
    .short = Br
    .stock = ryby
    .goods = ryby
    .genitive = ryb
    .junk = brązowa dżonka
    .on = na brązowej dżonce
    .to = na brązową dżonkę
    .from = z brązowej dżonki
dschunke-word-purple = fioletowy
    .short = Fi
    .stock = warzywa
    .goods = warzywa
    .genitive = warzyw
    .junk = fioletowa dżonka
    .on = na fioletowej dżonce
    .to = na fioletową dżonkę
    .from = z fioletowej dżonki
dschunke-word-orange = pomarańczowy
    .short = Po
    .stock = przyprawy
    .goods = przyprawy
    .genitive = przypraw
    .junk = pomarańczowa dżonka
    .on = na pomarańczowej dżonce
    .to = na pomarańczową dżonkę
    .from = z pomarańczowej dżonki
dschunke-word-grey = szary
    .short = Sz
    .goods = dowolny towar
    .junk = szara dżonka
    .on = na szarej dżonce
    .to = na szarą dżonkę
    .from = z szarej dżonki

## Kolory graczy, kupcy, pomocnicy, stosy

dschunke-word-red = czerwony
dschunke-word-blue = niebieski
dschunke-word-green = zielony
dschunke-word-yellow = żółty
dschunke-word-load = załadunek
    .letter = Z
    .brief = ładuje
    .merchant = kupiec od załadunku
dschunke-word-cash = spieniężanie
    .letter = K
    .brief = kasa
    .merchant = kupiec od pieniędzy
dschunke-word-goods = branie towarów
    .letter = T
    .brief = towary
    .merchant = kupiec od towarów
dschunke-word-upper = górny
    .helper = górnego pomocnika
dschunke-word-lower = dolny
    .helper = dolnego pomocnika
dschunke-word-square = kwadrat
    .pile = stos z kwadratem
    .from = ze stosu z kwadratem
dschunke-word-circle = koło
    .pile = stos z kołem
    .from = ze stosu z kołem
dschunke-word-triangle = trójkąt
    .pile = stos z trójkątem
    .from = ze stosu z trójkątem
dschunke-word-star = gwiazda
    .pile = stos z gwiazdą
    .from = ze stosu z gwiazdą

## Karty specjalne

dschunke-word-supply = karta dostawy
dschunke-word-tie-breaker = karta rozstrzygająca
dschunke-word-swap = wymiana towarów
dschunke-word-load-one = załadunek jednego paska
dschunke-word-take-goods = towary z dowolnej dżonki
dschunke-word-move = przeniesienie paska
dschunke-word-cash-in-white = spieniężenie: biała dżonka
dschunke-word-cash-in-brown = spieniężenie: brązowa dżonka
dschunke-word-cash-in-purple = spieniężenie: fioletowa dżonka
dschunke-word-cash-in-orange = spieniężenie: pomarańczowa dżonka
dschunke-word-cash-in-grey = spieniężenie: szara dżonka
dschunke-word-bonus-8-white = 8 juanów: biała 4+
dschunke-word-bonus-8-brown = 8 juanów: brązowa 4+
dschunke-word-bonus-8-purple = 8 juanów: fioletowa 4+
dschunke-word-bonus-8-orange = 8 juanów: pomarańczowa 4+
dschunke-word-bonus-8-grey = 8 juanów: szara 4+
dschunke-word-bonus-12-white-brown = 12 juanów: biała 5+, brązowa 2+
dschunke-word-bonus-12-white-purple = 12 juanów: biała 5+, fioletowa 2+
dschunke-word-bonus-12-white-orange = 12 juanów: biała 5+, pomarańczowa 2+
dschunke-word-bonus-12-white-grey = 12 juanów: biała 5+, szara 2+
dschunke-word-bonus-12-brown-white = 12 juanów: brązowa 5+, biała 2+
dschunke-word-bonus-12-brown-purple = 12 juanów: brązowa 5+, fioletowa 2+
dschunke-word-bonus-12-brown-orange = 12 juanów: brązowa 5+, pomarańczowa 2+
dschunke-word-bonus-12-brown-grey = 12 juanów: brązowa 5+, szara 2+
dschunke-word-bonus-12-purple-white = 12 juanów: fioletowa 5+, biała 2+
dschunke-word-bonus-12-purple-brown = 12 juanów: fioletowa 5+, brązowa 2+
dschunke-word-bonus-12-purple-orange = 12 juanów: fioletowa 5+, pomarańczowa 2+
dschunke-word-bonus-12-purple-grey = 12 juanów: fioletowa 5+, szara 2+
dschunke-word-bonus-12-orange-white = 12 juanów: pomarańczowa 5+, biała 2+
dschunke-word-bonus-12-orange-brown = 12 juanów: pomarańczowa 5+, brązowa 2+
dschunke-word-bonus-12-orange-purple = 12 juanów: pomarańczowa 5+, fioletowa 2+
dschunke-word-bonus-12-orange-grey = 12 juanów: pomarańczowa 5+, szara 2+
dschunke-word-bonus-12-grey-white = 12 juanów: szara 5+, biała 2+
dschunke-word-bonus-12-grey-brown = 12 juanów: szara 5+, brązowa 2+
dschunke-word-bonus-12-grey-purple = 12 juanów: szara 5+, fioletowa 2+
dschunke-word-bonus-12-grey-orange = 12 juanów: szara 5+, pomarańczowa 2+

## Zdarzenia

dschunke-event-table-set = Zaczyna { $seat }. Kolory w kolejności miejsc: { $colours }.
dschunke-event-hand-dealt = { $seat } dostaje { $count ->
        [one] 1 kartę towaru
        [few] { $count } karty towarów
       *[many] { $count } kart towarów
    }: ryż { $white }, ryby { $brown }, warzywa { $purple }, przyprawy { $orange }.
dschunke-event-hand-dealt-veiled = { $seat } dostaje { $count ->
        [one] 1 kartę towaru
        [few] { $count } karty towarów
       *[many] { $count } kart towarów
    }.
dschunke-event-merchants-placed = Kupcy na początku: załadunek { $load_on }, pieniądze { $cash_on }, towary { $goods_on }.
dschunke-event-discs-placed = Trzej kupcy leżą zakryci na dżonkach w kolorach: { $junks }.
dschunke-event-merchants-shown = Kupcy zostają odkryci: załadunek { $load_on }, pieniądze { $cash_on }, towary { $goods_on }.
dschunke-event-strip-laid = { $owner }: nowy pasek { $junk_on }.
dschunke-event-round-begun = Runda { $round }. Zaczyna { $seat }.
dschunke-event-market-turned = Karta rynku: biały { $white }, brązowy { $brown }, fioletowy { $purple }, pomarańczowy { $orange }.
dschunke-event-card-used = { $seat } zagrywa kartę „{ $card }”, która wypada z gry.
dschunke-event-swapped = { $seat } wymienia towary. Oddane: { $given_goods }. Wzięte: { $taken_goods }.
dschunke-event-swap-passed = { $seat } nie wymienia towarów.
dschunke-event-special-occasion = Zdarzenie S: wszyscy wybierają kartę specjalną.
dschunke-event-money-occasion = Zdarzenie Y: wszyscy ogłaszają stan kasy.
dschunke-event-money-told = { $seat } ma { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-event-pile-searched = { $seat } przegląda { $pile_pile }: { $cards }.
dschunke-event-pile-searched-veiled = { $seat } przegląda { $pile_pile }.
dschunke-event-card-kept = { $seat } zatrzymuje zakrytą kartę „{ $card }” { $pile_from }.
dschunke-event-card-kept-veiled = { $seat } zatrzymuje zakrytą kartę { $pile_from }.
dschunke-event-card-laid-open = { $seat } bierze kartę „{ $card }” { $pile_from } i kładzie ją odkrytą.
dschunke-event-merchant-used = { $seat } korzysta z kupca { $junk_on }: { $action }.
dschunke-event-helper-used = { $seat } wysyła { $row_helper } { $junk_to }: { $action }.
dschunke-event-nothing-loaded = { $seat } nie ma już pasków do załadowania.
dschunke-event-cashed-in = { $seat } dostaje { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    } za { $crates ->
        [one] 1 widoczną skrzynię
        [few] { $crates } widoczne skrzynie
       *[many] { $crates } widocznych skrzyń
    } { $junk_on }.
dschunke-event-goods-taken = { $seat } bierze { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { $good_genitive }.
dschunke-event-goods-missing = { $count ->
        [one] 1 karta towaru przepada
        [few] { $count } karty towarów przepadają
       *[many] { $count } kart towarów przepada
    }: na żadnej dżonce nie ma już towarów.
dschunke-event-strip-moved = { $seat } przenosi pasek { $from_from } { $to_to }.
dschunke-event-supplied = { $seat } bierze za kartę dostawy 1 kartę { $good_genitive }.
dschunke-event-bidding-begun = Wszyscy licytują. Otwarte kolory: { $goods }.
dschunke-event-bid-made = { $seat } kładzie zakrytą stawkę: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } { $good_genitive }.
dschunke-event-no-bid-made = { $seat } pasuje w tajemnicy.
dschunke-event-void-bid-made = { $seat } kładzie zakrytą, nieważną stawkę: ryż { $white }, ryby { $brown }, warzywa { $purple }, przyprawy { $orange }.
dschunke-event-bid-made-veiled = { $seat } kładzie zakrytą stawkę.
dschunke-event-bid-shown = { $seat } odkrywa stawkę: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    } { $good_genitive }.
dschunke-event-no-bid-shown = { $seat } pasuje.
dschunke-event-void-bid-shown = { $seat } odkrywa nieważną stawkę: ryż { $white }, ryby { $brown }, warzywa { $purple }, przyprawy { $orange }. Taka stawka się nie liczy, a karty wracają na rękę.
dschunke-event-colour-won = { $seat } wygrywa { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    } za { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { $good_genitive }.
dschunke-event-colour-shared = Remis ({ $seats }), po { $count ->
        [one] 1 karcie
        [few] { $count } karty
       *[many] { $count } kart
    } { $good_genitive }. { $yuan ->
        [0] { $value ->
            [one] 1 juana
           *[other] { $value } juanów
        } nie da się podzielić, więc nikt nic nie dostaje.
       *[other] Do podziału { $value ->
            [one] jest 1 juan
            [few] są { $value } juany
           *[many] jest { $value } juanów
        }, po { $yuan } na osobę.
    }
dschunke-event-tie-broken = { $seat } wygrywa remis kartą rozstrzygającą.
dschunke-event-special-won = { $seat } wygrywa kartę specjalną za { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { $good_genitive }.
dschunke-event-special-tied = Remis o kartę specjalną ({ $seats }): nikt jej nie dostaje.
dschunke-event-goods-returned = Na dżonkę { $count ->
        [one] wraca 1 karta
        [few] wracają { $count } karty
       *[many] wraca { $count } kart
    } { $good_genitive } ({ $seat }).
dschunke-event-colour-closed = Kolor { $good } jest w tej rundzie zamknięty.
dschunke-event-colours-lapsed = Nikt już nie licytuje. Niewygrane kolory: { $goods }.
dschunke-event-prize-paid = { $seat } zamiast karty specjalnej bierze { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-event-prize-lapsed = { $seat } nie dostaje karty specjalnej, bo żadnej już nie ma.
dschunke-event-merchants-moved = Kupcy idą dalej: załadunek { $load_on }, pieniądze { $cash_on }, towary { $goods_on }.
dschunke-event-helpers-moved = Pomocnicy idą na pole { $field }.
dschunke-event-start-passed = Następną rundę zaczyna { $seat }.
dschunke-event-card-shown = { $seat } odkrywa kartę „{ $card }”: { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-event-scored = { $seat } ma razem { $total ->
        [one] 1 juana
        [few] { $total } juany
       *[many] { $total } juanów
    }: gotówka { $cash }, premia za dżonki { $junks }, karty premii { $cards }. Pozostałe karty towarów: { $goods }.
dschunke-event-ended = Po dziesięciu rundach partia się kończy.

## Decyzje

dschunke-decision-lay = Połóż na dżonce pasek osoby siedzącej po twojej prawej.
dschunke-decision-exchange = Czy chcesz wymienić towary?
dschunke-decision-exchange-again = Czy chcesz wymienić drugą kartę?
dschunke-decision-pile = Wybierz stos do przejrzenia.
dschunke-decision-keep = Którą kartę zatrzymujesz?
dschunke-decision-turn = Wyślij kupca albo pomocnika.
dschunke-decision-next-kind = Ten towar się skończył. Jaki bierzesz teraz?
dschunke-decision-after = Wykonaj akcję dodatkową albo zakończ turę.
dschunke-decision-resupply = Jaki towar bierzesz za kartę dostawy?
dschunke-decision-bid = Co licytujesz? Stawka pozostanie tajna, aż zdecydują wszyscy.
dschunke-decision-prize = Wygrywasz kartę specjalną. { $last ->
        [true] Wybierz stos albo weź 3 juany.
       *[false] Wybierz stos.
    }

## Odmowy: czego nie można i co można zamiast tego

dschunke-refusal-game-over = Gra się skończyła. Zacznij nową.
dschunke-refusal-not-asked = Nie masz teraz nic do wyboru. Poczekaj na swoją kolej.
dschunke-refusal-other-decision = Nie teraz. { $decision ->
        [lay] Najpierw połóż pasek.
        [exchange] Najpierw wymień towary albo zrezygnuj.
        [exchange_again] Najpierw wymień drugą kartę albo zrezygnuj.
        [pile] Najpierw wybierz stos.
        [keep] Najpierw wybierz kartę, którą zatrzymujesz.
        [turn] Twoja kolej: wyślij kupca lub pomocnika albo wykonaj akcję dodatkową.
        [next_kind] Najpierw wybierz następny towar.
        [after] Najpierw wykonaj akcję dodatkową albo zakończ turę.
        [resupply] Najpierw weź kartę towaru za kartę dostawy.
        [bid] Najpierw licytuj albo spasuj.
       *[prize] Najpierw wybierz stos po wygraną kartę specjalną.
    }
dschunke-refusal-junk-full = Trzy paski już leżą { $junk_on }. Wybierz inną dżonkę.
dschunke-refusal-no-such-card = Nie masz karty „{ $card }”.
dschunke-refusal-extra-taken = Twoja akcja dodatkowa w tej rundzie już była. Zachowaj kartę na później.
dschunke-refusal-not-in-hand = Nie masz na ręce { $good_genitive }. Oddaj towar, który masz.
dschunke-refusal-same-goods = Dostaniesz z powrotem ten sam towar. Weź inny.
dschunke-refusal-exhausted = Nie ma już { $good_genitive }. Wybierz inny towar.
dschunke-refusal-own-goods-first = Tutaj najpierw bierzesz { $good_goods }, a inny towar dopiero, gdy ten się skończy.
dschunke-refusal-name-goods = Podaj towar, który bierzesz { $junk_on }, na przykład dopisując „orange”.
dschunke-refusal-pile-empty = Pusty jest { $pile_pile }. Wybierz inny.
dschunke-refusal-pile-taken = Przy tym zdarzeniu zajęty jest już { $pile_pile }. Wybierz inny.
dschunke-refusal-not-in-pile = Karty „{ $card }” nie ma w tym stosie. Wybierz taką, która w nim jest.
dschunke-refusal-merchant-used = W tej rundzie pracował już { $action_merchant }. Wybierz inny pionek.
dschunke-refusal-no-helper = Żaden pomocnik nie może tego zrobić w tej rundzie. Sprawdź tor pomocników.
dschunke-refusal-helper-used = Ten pomocnik już w tej rundzie pracował. Wybierz inny pionek.
dschunke-refusal-which-helper = Mogą to zrobić obaj pomocnicy. Wskaż rząd, na przykład „helper upper load white”.
dschunke-refusal-merchant-there = Kupiec stoi { $junk_on }. Pomocnicy pracują tylko na dwóch dżonkach bez kupca.
dschunke-refusal-nothing-to-load = Wszystkie twoje paski są na pokładach. Wybierz pionek z inną akcją.
dschunke-refusal-no-strips = Wszystkie twoje paski są na pokładach, więc nie masz czego załadować.
dschunke-refusal-not-on-top = Nie masz paska w górnej warstwie { $junk_on }. Przenieść można tylko taki pasek.
dschunke-refusal-same-junk = Pasek musi trafić na inną dżonkę.
dschunke-refusal-no-goods-left = Na żadnej dżonce nie ma już towarów, więc karta nic by nie dała.
dschunke-refusal-too-few-cards = Nie możesz licytować więcej, niż masz: { $have } × { $good_goods }.
dschunke-refusal-not-last-round = Pieniądze zamiast karty specjalnej można wziąć tylko w ostatniej rundzie. Wybierz stos.

## Czego nie da się odczytać jako wyboru

dschunke-notation-empty = Wpisz wybór, na przykład „load”.
dschunke-notation-unknown-verb = Żaden wybór nie zaczyna się od „{ $word }”. Możliwe: load, cash, goods, helper, extra, take, bid, swap, pile, keep, yuan, lay, done.
dschunke-notation-missing-colour = Brakuje koloru: white, brown, purple albo orange, a dla dżonek także grey.
dschunke-notation-unknown-colour = „{ $word }” tu nie pasuje. Możliwe: white, brown, purple, orange, a dla dżonek także grey.
dschunke-notation-missing-pile = Brakuje stosu: square, circle, triangle albo star.
dschunke-notation-unknown-pile = „{ $word }” to nie stos. Możliwe: square, circle, triangle, star.
dschunke-notation-missing-card = Brakuje karty, na przykład „keep supply” albo „extra cash-in grey”.
dschunke-notation-unknown-card = „{ $word }” to nie karta, która tu pasuje. Przykłady: „keep supply”, „keep bonus-8-grey”, „extra load-one white”.
dschunke-notation-missing-action = Brakuje akcji pomocnika: load, cash albo goods.
dschunke-notation-unknown-action = „{ $word }” to nie akcja pomocnika. Możliwe: load, cash, goods.
dschunke-notation-missing-number = Brakuje liczby, na przykład „bid 3 orange”; „bid -” to pas.
dschunke-notation-unknown-number = „{ $word }” to nie liczba kart. Przykład: „bid 3 orange”.

## Co jest nie tak ze scenariuszem albo z danymi

dschunke-problem-unknown-word = „{ $word }” nie jest tu znane.
dschunke-problem-unknown-card = W tych danych nie ma karty „{ $card }”.
dschunke-problem-wrong-count = Potrzebna liczba wpisów to { $expected }, a nie { $count }.
dschunke-problem-ring-not-whole = Krąg musi wymieniać każdą dżonkę dokładnie raz.
dschunke-problem-merchants-on-one-junk = Dwaj kupcy stoją na tej samej dżonce.
dschunke-problem-unknown-helper-field = „{ $word }” to nie akcja pomocnika. Możliwe: load, cash i goods; może po nich stać liczba od 1 do { $most }, a po load musi.
dschunke-problem-bonus-twice = Dwie karty premii wymieniają te same dżonki.
dschunke-problem-bonus-one-junk = Premia 12 juanów musi wymieniać dwie różne dżonki.
dschunke-problem-colour-does-not-play = Przy tej liczbie osób ({ $players }) ten kolor nie jest używany.
dschunke-problem-too-many-strips = Za dużo pasków: { $count }.
dschunke-problem-too-many-layers = Warstw nie może być więcej niż { $most }.
dschunke-problem-layer-not-full = Każda warstwa poniżej górnej potrzebuje trzech pasków, a górna co najmniej jednego; tutaj jest ich { $count }.
dschunke-problem-too-many-cards = Za dużo kart: { $count }, a miejsca starczy na { $most }.
dschunke-problem-card-twice = Karta rynku { $card } występuje dwa razy.
dschunke-problem-no-market-card-yet = Przed pierwszą rundą żadna karta rynku nie jest odkryta.
dschunke-problem-bad-drawn-card = Wziętą kartę zapisuje się „0 star swap”: miejsce, stos, karta.
dschunke-problem-bad-used-card = Zagraną kartę zapisuje się „0 swap 4”: miejsce, karta i liczba kart wziętych do tej chwili.
dschunke-problem-never-drawn = To miejsce nie wzięło karty „{ $card }” albo nie jest to akcja dodatkowa.
dschunke-problem-too-many-copies = Następnej karty „{ $card }” nie ma w grze.
dschunke-problem-pile-too-large = Stos „{ $pile }” jest za duży: razem z wziętymi kartami ma { $count }, a na początku miał { $most }.
dschunke-problem-wrong-colours = Każde miejsce potrzebuje własnego koloru, a przy trzech osobach żółty nie jest używany.
dschunke-problem-too-many-goods = Na rękach jest za dużo kart rodzaju „{ $good }”: { $count }, a w grze jest ich tylko 18.
dschunke-problem-not-in-hand = Tylu kart nie ma na ręce.
dschunke-problem-no-round-yet = Runda 0 jest tylko przy swobodnym rozstawieniu.
dschunke-problem-no-free-set-up = Paski kładzie się tylko w rundzie 0 swobodnego rozstawienia.
dschunke-problem-junk-too-full = Przy swobodnym rozstawieniu na żadnej dżonce nie leżą więcej niż trzy paski.
dschunke-problem-strips-out-of-turn = Paski nie pasują do kolejności ich kładzenia.
dschunke-problem-no-card-face-down = Ta decyzja jest możliwa tylko z zakrytą kartą.
dschunke-problem-extra-not-taken = Druga wymiana następuje po pierwszej, a ta jest akcją dodatkową rundy.
dschunke-problem-extra-taken = Po akcji dodatkowej to miejsce nie jest pytane drugi raz.
dschunke-problem-no-special-cards = Wszystkie stosy są puste.
dschunke-problem-pile-empty = Ten stos jest pusty.
dschunke-problem-nobody-to-act = Wszyscy kupcy i pomocnicy są już wykorzystani.
dschunke-problem-no-goods-left = Nie ma już towarów do wzięcia.
dschunke-problem-nobody-to-bid = Nikt nie musi już licytować albo nie ma o co.
dschunke-problem-no-goods-to-bid = Miejsce bez kart towarów nie jest pytane o stawkę.
dschunke-problem-bid-too-early = Jest tu stawka miejsca, które jeszcze nie licytowało.

## Plansza w terminalu

dschunke-board-round = { $round ->
        [0] swobodne rozstawienie
       *[other] runda { $round } z { $rounds } · zaczyna: { $name }
    }
dschunke-board-over = koniec partii
dschunke-board-junk = Dżonka
dschunke-board-merchant = Kupiec
dschunke-board-face-down = zakryty
dschunke-board-calendar = Potem
dschunke-board-goods = Towary
dschunke-board-any-goods = dowolne
dschunke-board-market = Rynek
dschunke-board-own = Twoje
dschunke-board-layers = Warstwy
dschunke-board-rounds = Rundy
dschunke-board-helper = { $row ->
        [upper] Górny pom.
       *[lower] Dolny pom.
    }
dschunke-board-event = Zdarzenie
dschunke-board-piles = Stosy kart
dschunke-board-you = { $name } (ty)
dschunke-board-strips = paski
dschunke-board-hand = towary
dschunke-board-supply = dostawa
dschunke-board-cards = karty
dschunke-board-told = podane
dschunke-board-crates = skrzynie
dschunke-board-has-bid = stawka leży
dschunke-board-breaks-ties = remisy
dschunke-board-legend = ✓ ( ) wykorzystane, zamknięte · { $load } załadunek, { $cash } kasa, { $goods } towary · potem: przyszli kupcy · warstwy: od góry · skrzynie: widoczne · podane: przy Y
dschunke-board-your-money = Twoje pieniądze
dschunke-board-yuan = { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }
dschunke-board-total = { $yuan }, gdyby partia skończyła się teraz
dschunke-board-your-cards = Twoje karty
dschunke-board-your-bid = Twoja stawka
dschunke-board-no-bid = nic
dschunke-board-searched = Odłożone przez ciebie ({ $pile }):
dschunke-board-no-cards = bez kart

dschunke-menu-lay = Połóż pasek ({ $name })
dschunke-menu-swap = Wymień
dschunke-menu-no-swap = Bez wymiany
dschunke-menu-no-second-swap = Bez drugiej wymiany
dschunke-menu-pile = Przejrzyj stos
dschunke-menu-pile-size = { $pile } ({ $count })
dschunke-menu-keep = Zatrzymaj
dschunke-menu-money = Weź 3 juany zamiast karty
dschunke-menu-merchant = Kupiec: { $action }
dschunke-menu-helper = { $row ->
        [upper] Górny pomocnik: { $action }
        [lower] Dolny pomocnik: { $action }
       *[any] Pomocnik: { $action }
    }
dschunke-menu-crates = ({ $crates ->
        [one] 1 skrzynia
        [few] { $crates } skrzynie
       *[many] { $crates } skrzyń
    })
dschunke-menu-card = Karta: { $card }
dschunke-menu-next-kind = Bierz dalej (do wzięcia: { $left })
dschunke-menu-resupply = Weź (do wzięcia: { $left })
dschunke-menu-bid = { $good }, wygrana: { $offer }
dschunke-menu-special-offer = karta specjalna
dschunke-menu-yuan-offer = { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }
dschunke-menu-no-bid = Pas
dschunke-menu-end = Zakończ turę

dschunke-preview-load = { $strips ->
        [0] Nie masz już paska, który można by załadować { $junk_to }.
        [one] 1 pasek { $junk_to }. Widoczne tam skrzynie:
        [few] { $strips } paski { $junk_to }. Widoczne tam skrzynie:
       *[many] { $strips } pasków { $junk_to }. Widoczne tam skrzynie:
    }
dschunke-preview-crates = { $name } { $before } → { $after }
dschunke-preview-cash = { $crates ->
        [one] 1 widoczna skrzynia
        [few] { $crates } widoczne skrzynie
       *[many] { $crates } widocznych skrzyń
    } { $junk_on }: { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-preview-goods = { $crates ->
        [one] 1 widoczna skrzynia
        [few] { $crates } widoczne skrzynie
       *[many] { $crates } widocznych skrzyń
    } { $junk_on }: { $count ->
        [one] 1 karta towaru
        [few] { $count } karty towarów
       *[many] { $count } kart towarów
    }{ $missing ->
        [0] , wszystkie: { $good_goods }.
       *[other] , w tym { $good_goods }: { $of_it }; resztę bierzesz z innego rodzaju.
    }
dschunke-preview-no-goods = Na żadnej dżonce nie ma już towarów.
dschunke-preview-move = 1 pasek { $from_from } { $to_to }.
dschunke-preview-move-crates = Widoczne skrzynie { $junk_on }:
dschunke-nothing-to-preview = Podaj wybór: „podgląd 2” pokazuje, co dałby drugi.

dschunke-breakdown-place = miejsce
dschunke-breakdown-player = osoba
dschunke-breakdown-cash = pieniądze
dschunke-breakdown-all = wszystkie
dschunke-breakdown-cards = karty
dschunke-breakdown-total = juany
dschunke-breakdown-goods = towary
dschunke-breakdown-card = { $name }: „{ $card }” daje { $yuan }.

dschunke-help-data = Plansza i karty są częściowo naszą rekonstrukcją: „higaki rules dschunke” podaje źródło każdego wpisu.
dschunke-help-notation =
    load                       kupiec od załadunku; podobnie: cash, goods
    goods orange               … z rodzajem towaru, jeśli jest wybór
    helper load white          pomocnik na dżonce bez kupca
    helper upper load white    … z rzędem, jeśli ładują obaj pomocnicy
    helper goods grey orange   … z rodzajem towaru
    extra load-one grey        akcja dodatkowa; podobnie: extra cash-in grey
    extra move grey white      … przenosi pasek; extra take-goods grey orange
    take brown                 weź towar za kartę dostawy
    bid 3 orange               licytuj w ukryciu trzy karty jednego rodzaju
    bid -                      pas
    swap white orange          oddaj białą kartę, weź pomarańczową
    pile star                  przejrzyj stos: square, circle, triangle, star
    keep supply                zatrzymaj tę kartę, na przykład bonus-8-grey
    yuan                       w ostatniej rundzie pieniądze zamiast karty
    lay grey                   połóż cudzy pasek przy swobodnym rozstawieniu
    done                       nie wymieniaj albo zakończ turę
    Tutaj [ ] to bieżąca runda, ✓ i ( ) znaczą: wykorzystane lub zamknięte;
    Z2 ładuje dwa paski; warstwy są pokazane od góry: 21·/333.
