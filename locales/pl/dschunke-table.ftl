### Rysowany stół gry Dschunke.

## Runda, fazy i tury

dschunke-table-status = Runda i tura
dschunke-table-round = Runda
dschunke-table-free-setup = Swobodne rozstawienie
dschunke-table-phase-0 = Swobodne rozstawienie
dschunke-table-phase-1 = Rynek
dschunke-table-phase-2 = Akcje
dschunke-table-phase-3 = Dostawa
dschunke-table-phase-4 = Poker
dschunke-table-phase-5 = Ruch pionków
dschunke-table-waiting = Decyduje: { $names }.
dschunke-table-past = Wcześniejsza pozycja
dschunke-table-past-next = Następna decyzja: { $name }.
dschunke-table-over = Koniec gry
dschunke-table-start = zaczyna rundę
dschunke-table-thinks = myśli
dschunke-table-sealed = gotowe
dschunke-table-no-goods = bez towarów

## Części stołu

dschunke-table-harbour = Port z pięcioma dżonkami
dschunke-table-track = Tor pomocników i rundy
dschunke-table-market = Rynek
dschunke-table-market-left = zostało { $count }
dschunke-table-closed = zamknięte
dschunke-table-piles = Stosy kart specjalnych
dschunke-table-panel = Twoja decyzja
dschunke-table-tabs = Widoczne poniżej
dschunke-table-players = Przy stole
dschunke-table-cards = Karty specjalne
dschunke-table-hand = Twoje towary
dschunke-table-you = Ty
dschunke-table-no-cards = Nie masz zakrytych kart specjalnych.

dschunke-table-event-special = S: wszyscy przeglądają po jednym stosie i zatrzymują kartę specjalną.
dschunke-table-event-money = Y: wszyscy ogłaszają stan kasy.
dschunke-table-field-load = { $size ->
        [one] załaduj 1 pasek
        [few] załaduj { $size } paski
       *[many] załaduj { $size } pasków
    }
dschunke-table-field-cash = { $size ->
        [0] spienięż
        [one] weź 1 juana
        [few] weź { $size } juany
       *[many] weź { $size } juanów
    }
dschunke-table-field-goods = { $size ->
        [0] weź towary
        [one] weź 1 kartę towaru
        [few] weź { $size } karty towarów
       *[many] weź { $size } kart towarów
    }
dschunke-table-stands = Runda { $round }: { $merchant } { $junk_on }
dschunke-table-merchant = { $merchant }, { $junk_on }{ $used ->
        [true] , już wykorzystany
       *[false] , wolny
    }
dschunke-table-helper = { $row ->
        [upper] górny pomocnik
       *[lower] dolny pomocnik
    }: { $field }{ $used ->
        [true] , już wykorzystany.
       *[false] , wolny.
    }
dschunke-table-helper-row = { $row ->
        [upper] Górny pomocnik
       *[lower] Dolny pomocnik
    }
dschunke-table-offer = { $good }: { $offer }{ $closed ->
        [true] , zamknięte.
       *[false] .
    }
dschunke-table-pile = Stos „{ $pile }”: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }{ $known ->
        [true] , przejrzany przez ciebie.
       *[false] .
    }
dschunke-table-junk-white = Biała
dschunke-table-junk-brown = Brązowa
dschunke-table-junk-purple = Fioletowa
dschunke-table-junk-orange = Pomarańczowa
dschunke-table-junk-grey = Szara
dschunke-table-tally = { $junk } · widoczne skrzynie: { $crates }.
dschunke-table-count = { $name } { $count }
dschunke-table-none = brak
dschunke-table-enlarge = { $junk }: pokaż szczegóły
dschunke-table-pick-junk = wybierz: { $junk }

## Gracze

dschunke-table-hand-size = { $count ->
        [one] 1 karta towaru
        [few] { $count } karty towarów
       *[many] { $count } kart towarów
    }
dschunke-table-face-down = { $count ->
        [one] 1 zakryta karta specjalna
        [few] { $count } zakryte karty specjalne
       *[many] { $count } zakrytych kart specjalnych
    }
dschunke-table-strips = { $count ->
        [one] 1 pasek
        [few] { $count } paski
       *[many] { $count } pasków
    }
dschunke-table-supply = { $count ->
        [one] 1 karta dostawy
        [few] { $count } karty dostawy
       *[many] { $count } kart dostawy
    }
dschunke-table-turned-up = { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }, ujawnione na koniec partii.
dschunke-table-told = { $known ->
        [true] Pieniądze są tajne; przy ostatnim Y było: { $yuan }.
       *[false] Pieniądze są tajne.
    }
dschunke-table-said = Y: { $yuan }
dschunke-table-used = zagrana, poza grą
dschunke-table-yuan = { $yuan ->
        [one] juan
        [few] juany
       *[many] juanów
    }
dschunke-table-total = { $yuan }, gdyby partia skończyła się teraz
dschunke-table-total-about = Twój wynik, gdyby partia skończyła się teraz: twoje pieniądze, 4 juany za każdą dżonkę z twoją widoczną skrzynią (25 za wszystkie pięć) i spełnione karty premii.
dschunke-table-extra-taken = po akcji dodatkowej
dschunke-table-in-bid = w stawce: { $count }

## Karty specjalne

dschunke-table-moment-always = Zawsze
dschunke-table-moment-market = Nowa karta rynku
dschunke-table-moment-turn = W twojej turze
dschunke-table-moment-end = Na koniec partii
dschunke-table-card-supply = Dostawa
dschunke-table-card-supply-where = co rundę
dschunke-table-card-tie-breaker = Remisy
dschunke-table-card-tie-breaker-where = w pokerze
dschunke-table-card-swap = Wymiana
dschunke-table-card-swap-where = 1 lub 2 towary
dschunke-table-card-load-one = Załadunek
dschunke-table-card-load-one-where = dowolna dżonka
dschunke-table-card-take-goods = Towary
dschunke-table-card-take-goods-where = dowolna dżonka
dschunke-table-card-move = Przenieś
dschunke-table-card-move-where = jeden pasek
dschunke-table-card-cash-in = Spienięż
dschunke-table-card-bonus-8 = Premia
dschunke-table-card-bonus-12 = Premia
dschunke-table-about-supply = Zawsze: w każdej fazie dostawy bierzesz o jedną dowolną kartę towaru więcej. Karta leży przed tobą odkryta.
dschunke-table-about-tie-breaker = Zawsze: przy remisie o najwyższą stawkę w pokerze wygrana jest tylko twoja. Karta leży przed tobą odkryta.
dschunke-table-about-swap = Raz, zaraz po odkryciu karty rynku: wymień jedną lub dwie karty towarów z ręki na inne rodzaje. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-load-one = Raz, przed swoją akcją lub po niej: połóż jeden pasek na dowolnej dżonce. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-take-goods = Raz, przed swoją akcją lub po niej: weź na dowolnej dżonce po jednej karcie towaru za każdą swoją widoczną skrzynię, co najmniej trzy. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-move = Raz, przed swoją akcją lub po niej: przenieś jeden swój pasek z górnej warstwy na inną dżonkę. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-cash-in = Raz, przed swoją akcją lub po niej: weź 1 juana za każdą swoją widoczną skrzynię na tej dżonce, co najmniej 3. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-bonus-8 = Na koniec partii: 8 juanów, jeśli na tej dżonce masz co najmniej cztery widoczne skrzynie. Do tego czasu karta jest zakryta.
dschunke-table-about-bonus-12 = Na koniec partii: 12 juanów, jeśli na pierwszej dżonce masz co najmniej pięć, a na drugiej co najmniej dwie widoczne skrzynie. Do tego czasu karta jest zakryta.
dschunke-table-rule = Reguła { $rule }
dschunke-table-remembered = Stos „{ $pile }” po twoim przeglądzie

## Decyzje

dschunke-table-confirm = Potwierdź
dschunke-table-cancel = Anuluj
dschunke-table-close = Zamknij
dschunke-table-keep = Zatrzymaj tę kartę
dschunke-table-really = Twój wybór
dschunke-table-pending = Wysyłanie wyboru …
dschunke-table-others = Tura innych osób
dschunke-table-look = Dotknij dżonki, aby zobaczyć jej warstwy i wszystkie widoczne skrzynie.
dschunke-table-crates-here = { $junk } · { $crates ->
        [0] nie masz skrzyń
        [one] masz 1 skrzynię
        [few] masz { $crates } skrzynie
       *[many] masz { $crates } skrzyń
    }
dschunke-table-your-crates = { $crates ->
        [0] nie masz skrzyń
        [one] masz 1 skrzynię
        [few] masz { $crates } skrzynie
       *[many] masz { $crates } skrzyń
    }
dschunke-table-turned-over = niedostępne w tej rundzie
dschunke-table-extra-card = akcja dodatkowa
dschunke-table-cards-count = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
dschunke-table-in-stock = na pokładzie: { $count }
dschunke-table-you-have = masz { $count }
dschunke-table-next-junk = Na której dżonce?
dschunke-table-next-good = Który towar?
dschunke-table-ask-lay = Połóż pasek
dschunke-table-ask-exchange = Wymiana towarów?
dschunke-table-ask-exchange-again = Jeszcze jedna wymiana?
dschunke-table-ask-pile = Przejrzyj stos
dschunke-table-ask-keep = Którą kartę zatrzymujesz?
dschunke-table-ask-turn = Twoja akcja
dschunke-table-ask-next-kind = Bierzesz dalej …
dschunke-table-ask-after = Przed końcem tury
dschunke-table-ask-resupply = Dostawa
dschunke-table-ask-prize = Wygrywasz kartę specjalną
dschunke-table-lead-lay = Na żadnej dżonce nie może teraz leżeć więcej niż trzy paski.
dschunke-table-lead-exchange = { $swaps ->
        [true] Możesz teraz zagrać kartę wymiany. Wybierz towar, który oddajesz.
       *[false] Pytamy wszystkich z zakrytą kartą, żeby nie było wiadomo, kto ma kartę wymiany.
    }
dschunke-table-lead-exchange-again = Karta wymiany pozwala na jeszcze jedną wymianę.
dschunke-table-lead-pile = Przejrzyj jeden z tych stosów i zatrzymaj jedną kartę.
dschunke-table-lead-keep = Dotknij karty, aby przeczytać, jak działa. Pozostałe wracają na stos.
dschunke-table-lead-turn = Wyślij kupca albo pomocnika. Liczba pokazuje, ile dostaniesz.
dschunke-table-lead-next-kind = Ten towar się skończył. { $left ->
        [one] Do wzięcia została 1 karta.
        [few] Do wzięcia zostały { $left } karty.
       *[many] Do wzięcia zostało { $left } kart.
    }
dschunke-table-lead-after = { $cards ->
        [0] Żadnej z twoich kart nie można teraz zagrać.
       *[other] Możesz teraz wykonać jedną akcję dodatkową.
    }
dschunke-table-lead-resupply = { $left ->
        [one] Do wzięcia została 1 karta dowolnego rodzaju.
        [few] Do wzięcia zostały { $left } karty, każda dowolnego rodzaju.
       *[many] Do wzięcia zostało { $left } kart, każda dowolnego rodzaju.
    }
dschunke-table-lead-prize = { $last ->
        [true] Wybierz stos do przejrzenia albo weź 3 juany.
       *[false] Wybierz stos do przejrzenia.
    }
dschunke-table-do-exchange = Bez wymiany
dschunke-table-do-exchange-again = Bez drugiej wymiany
dschunke-table-do-after = Zakończ turę
dschunke-table-do-yuan = Weź 3 juany zamiast karty
dschunke-table-next-round = Następna runda
dschunke-table-next-stand = Załadunek { $load_on }, spieniężanie { $cash_on }, towary { $goods_on }.

## Zakryta stawka

dschunke-table-poker = Poker towarowy
dschunke-table-kinds = Licytowany towar
dschunke-table-kind = { $good }, wygrana { $offer }:
dschunke-table-have = masz { $count }
dschunke-table-of = z { $most } · { $good }
dschunke-table-for = wygrana: { $offer }
dschunke-table-bid-how = Wybierz towar, potem liczbę kart.
dschunke-table-bid-is = Twoja stawka: { $count } × { $good }.
dschunke-table-bid-nothing = Twoja stawka: brak.
dschunke-table-bid-void = Twoje karty: { $cards }. Nie liczą się jako stawka.
dschunke-table-is-sealed = Pozostanie zakryta, aż zdecydują wszyscy.
dschunke-table-fewer = O jedną kartę mniej
dschunke-table-more = O jedną kartę więcej
dschunke-table-seal = Licytuj
dschunke-table-seal-nothing = Pas
dschunke-table-nothing = Pas
dschunke-table-revealed = Stawki są odkryte
dschunke-table-last-bidding = Ostatnie stawki
dschunke-table-tie-broken = Decyduje karta rozstrzygająca.
dschunke-table-passed = Pas: { $names }.

## Dżonka z bliska

dschunke-table-visible = Widoczne skrzynie
dschunke-table-layers = { $count ->
        [0] Nic nie załadowano.
        [one] 1 warstwa.
        [few] { $count } warstwy. Kreskowane skrzynie są zakryte.
       *[many] { $count } warstw. Kreskowane skrzynie są zakryte.
    }
dschunke-table-above = Z góry
dschunke-table-layer = Warstwa { $number }
dschunke-table-hold-empty = Ładownia jest pusta.
dschunke-table-visits = Kupcy
dschunke-table-visit-now = { $merchant } jest tutaj{ $used ->
        [true] , już wykorzystany
       *[false] {""}
    }
dschunke-table-visit = Runda { $round }: { $merchant }
dschunke-table-no-merchant = Nie ma tu kupca, więc mogą tu pracować pomocnicy.
dschunke-table-do-here = Możliwe akcje

## Podliczenie końcowe

dschunke-table-final = Podliczenie końcowe
dschunke-table-steps = Etapy podliczenia
dschunke-table-count-0 = Pieniądze
dschunke-table-count-1 = Dżonki
dschunke-table-count-2 = Karty premii
dschunke-table-count-3 = Suma
dschunke-table-count-next = Dalej
dschunke-table-count-again = Pokaż jeszcze raz
dschunke-table-winner = wygrywa
dschunke-table-goods-left = { $count ->
        [one] została 1 karta towaru
        [few] zostały { $count } karty towarów
       *[many] zostało { $count } kart towarów
    }

## Wybory słowami

dschunke-table-group-merchants = Kupcy
dschunke-table-group-helpers = Pomocnicy
dschunke-table-group-cards = Akcje dodatkowe
dschunke-table-group-lay = Połóż pasek
dschunke-table-group-swap = Wymień towary
dschunke-table-group-pile = Karta specjalna
dschunke-table-group-keep = Zatrzymaj kartę
dschunke-table-group-take = Weź towary
dschunke-table-group-nothing = Nic z tego
dschunke-table-group-bid = Licytuj: { $good } (wygrana: { $offer })
dschunke-table-choice-lay = Połóż pasek (kolor: { $colour }) { $junk_on }.
dschunke-table-choice-swap = Oddaj: { $give_goods }, weź: { $take_goods }.
dschunke-table-choice-done = { $decision ->
        [exchange] Nie wymieniaj.
        [exchange_again] Nie wymieniaj drugiej karty.
       *[other] Zakończ turę.
    }
dschunke-table-choice-pile = Przejrzyj { $pile_pile } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
dschunke-table-choice-keep = Zatrzymaj: „{ $card }”.
dschunke-table-choice-yuan = Weź pieniądze zamiast karty specjalnej.
dschunke-table-choice-merchant-load = Załaduj paski { $junk_to }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-merchant-cash = Spienięż ładunek { $junk_on }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-merchant-goods = Weź { $named ->
        [true] { $good_goods }
       *[false] towary
    } { $junk_on }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-helper-load = Wyślij { $row ->
        [upper] górnego pomocnika
        [lower] dolnego pomocnika
       *[any] pomocnika
    } { $junk_to }: załaduj { $size ->
        [one] 1 pasek
        [few] { $size } paski
       *[many] { $size } pasków
    }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-helper-cash = Wyślij { $row ->
        [upper] górnego pomocnika
        [lower] dolnego pomocnika
       *[any] pomocnika
    } { $junk_to }: { $size ->
        [0] spienięż ładunek
        [one] weź 1 juana
        [few] weź { $size } juany
       *[many] weź { $size } juanów
    }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-helper-goods = Wyślij { $row ->
        [upper] górnego pomocnika
        [lower] dolnego pomocnika
       *[any] pomocnika
    } { $junk_to }: weź { $size ->
        [0] {""}
       *[other] { $size } ×{" "}
    }{ $named ->
        [true] { $good_goods }
       *[false] towary
    }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-extra-load = Akcja dodatkowa: połóż jeden pasek { $junk_on }.
dschunke-table-choice-extra-cash = Akcja dodatkowa: spienięż ładunek { $junk_on }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-extra-goods = Akcja dodatkowa: weź { $named ->
        [true] { $good_goods }
       *[false] towary
    } { $junk_on }. Twoje widoczne skrzynie tam: { $crates }.
dschunke-table-choice-extra-move = Akcja dodatkowa: przenieś pasek { $from_from } { $to_to }.
dschunke-table-choice-take = Weź: { $good_goods }.
dschunke-table-choice-bid = Licytuj: { $count } × { $good_goods }.
dschunke-table-choice-no-bid = Pas.

## Sytuacja w zdaniach

dschunke-table-part-round = Runda
dschunke-table-part-own = Znane tylko tobie
dschunke-table-part-market = Karta rynku
dschunke-table-part-junks = Dżonki zgodnie z ruchem wskazówek zegara
dschunke-table-part-helpers = Pomocnicy i zdarzenia
dschunke-table-part-calendar = Gdzie staną kupcy
dschunke-table-part-piles = Karty specjalne
dschunke-table-part-players = Przy stole
dschunke-table-part-result = Wynik
dschunke-table-quoted = { $count ->
        [one] „{ $card }”
       *[other] { $count } × „{ $card }”
    }
dschunke-table-say-round = { $round ->
        [0] { $phase }.
       *[other] Runda { $round } z { $rounds }: { $phase }.
    }
dschunke-table-say-start = Rundę zaczyna { $name }.
dschunke-table-say-laying = Pasek: { $name } (kolor: { $colour }).
dschunke-table-say-money = Masz { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }. Gdyby partia skończyła się teraz, byłoby ich { $total }.
dschunke-table-say-hand = Twoje towary: { $goods }.
dschunke-table-say-cards = { $count ->
        [0] Nie masz zakrytych kart specjalnych.
       *[other] Twoje karty specjalne: { $cards }.
    }
dschunke-table-say-searching = Przeglądasz stos: { $cards }.
dschunke-table-say-searched = { $count ->
        [0] Odłożone przez ciebie ({ $pile_pile }): nic.
       *[other] Odłożone przez ciebie ({ $pile_pile }): { $cards }.
    }
dschunke-table-say-market-left = Zakryte karty rynku: { $count }.
dschunke-table-free-lane = puste
dschunke-table-say-layers = { $count ->
        [one] 1 warstwa
        [few] { $count } warstwy
       *[many] { $count } warstw
    }; na wierzchu: { $lanes }.
dschunke-table-say-merchant = { $merchant } stoi tutaj{ $used ->
        [true] , już wykorzystany.
       *[false] , jeszcze wolny.
    }
dschunke-table-say-disc = Leży tu zakryty kupiec.
dschunke-table-say-stock = Towary na pokładzie: { $good }, { $count ->
        [-1] { $some ->
            [true] liczba na razie tajna.
           *[false] brak.
        }
       *[other] { $count }.
    }
dschunke-table-say-field = runda { $round }: { $field }
dschunke-table-say-later = { $row ->
        [upper] Górny pomocnik
       *[lower] Dolny pomocnik
    } w późniejszych rundach: { $fields }.
dschunke-table-say-event = Runda { $round }, { $event }
dschunke-table-say-calendar = Runda { $round }: załadunek { $load_on }, spieniężanie { $cash_on }, towary { $goods_on }.
dschunke-table-say-seat = { $name } (kolor: { $colour }): karty towarów { $hand }, zakryte karty specjalne { $cards }, pozostałe paski { $strips }, karty dostawy { $supply }.
dschunke-table-say-open = Odkryte: { $cards }.
dschunke-table-say-used = Zagrane: { $cards }.
dschunke-table-say-sealed = Stawka leży zakryta.
dschunke-table-say-rank = Miejsce { $place }: { $name }, juany: { $points }, w tym gotówka: { $cash }.

## Pierwsza lekcja

lesson-dschunke-1-title = Pierwsza runda w porcie
lesson-dschunke-1-step-1 = Witaj w porcie! Handlujecie przez dziesięć rund. Wygrywa, kto na końcu ma najwięcej pieniędzy. Pierwszą rundę zagramy razem; twój kolor to czerwony.
lesson-dschunke-1-step-2 = Pięć dżonek stoi w kręgu, a w ich ładowniach leżą twoje czerwone skrzynie. Liczą się tylko widoczne skrzynie: kolejne paski leżą w poprzek i zakrywają te niżej. Tabliczki na środku pokazują, ile ich jest. Dotknij dżonki, aby zobaczyć jej warstwy.
lesson-dschunke-1-step-3 = To karta rynku tej rundy. Przyprawy dają dziś 4 juany, a warzywa kartę specjalną (S). Dostaje je najwyższa stawka w danym kolorze.
lesson-dschunke-1-step-4 = W każdej rundzie wszyscy mają po jednej akcji: z kupcem na dżonce, na której on stoi, albo z pomocnikiem na dżonce bez kupca. Tor pokazuje, co może pomocnik, a pod spodem, gdzie staną kupcy.
lesson-dschunke-1-step-5 = Twoja kolej. Na fioletowej dżonce nie masz jeszcze skrzyń. Dotknij tam kupca ze strzałką: załaduje dwa twoje paski. Podgląd pokazuje, że będzie widać pięć twoich skrzyń. Potem potwierdź.
lesson-dschunke-1-step-6 = Inni wykonali już akcje. Teraz wszyscy biorą po jednej dowolnej karcie towaru za każdą kartę dostawy. Masz dwie karty dostawy. Najpierw weź przyprawy.
lesson-dschunke-1-step-7 = Weź przyprawy jeszcze raz. To wzmocni twoją stawkę.
lesson-dschunke-1-step-8 = Czas na poker towarowy! Wszyscy w tajemnicy licytują kartami jednego rodzaju. Dotknij swoich przypraw, wybierz pięć za pomocą + i − i licytuj.
lesson-dschunke-1-step-9 = Stawki są odkryte. W każdym kolorze zarabia najwyższa stawka, a przy remisie wygraną się dzieli. Wszystkie zalicytowane karty wracają na dżonki, także te, które nic nie wygrały, a ich kolory są w tej rundzie zamknięte.
lesson-dschunke-1-step-10 = Dopóki jakiś kolor jest otwarty i ktoś licytuje, licytacja trwa. Licytuj o to, co zostało, albo pasuj i zachowaj karty, aż runda się skończy.
lesson-dschunke-1-step-11 = Kupcy przeszli na następną dżonkę zgodnie z ruchem wskazówek zegara, a pomocnik na następne pole. Możesz więc planować: ładuj tam, dokąd wkrótce przyjdzie kupiec od pieniędzy lub od towarów.
lesson-dschunke-1-step-12 = Przy S przeglądasz stos kart specjalnych i zatrzymujesz jedną z nich. Na każdej widać, kiedy działa: zawsze, w twojej turze albo na koniec partii.
lesson-dschunke-1-step-13 = Na koniec partii każda dżonka z twoją widoczną skrzynią daje 4 juany, a wszystkie pięć razem 25. Staraj się więc być wszędzie! Wiesz już dość: graj dalej, jak długo chcesz.
