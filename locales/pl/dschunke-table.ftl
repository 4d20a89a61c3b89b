### Rysowany stół gry Dschunke.

## Runda, fazy i tury

dschunke-table-status = Runda i tura
dschunke-table-round = Runda
dschunke-table-free-setup = Wolne rozłożenie
dschunke-table-phase-0 = Wolne rozłożenie
dschunke-table-phase-1 = Targ
dschunke-table-phase-2 = Akcje
dschunke-table-phase-3 = Dostawa
dschunke-table-phase-4 = Poker
dschunke-table-phase-5 = Dalej
dschunke-table-waiting = Decyduje: { $names }.
dschunke-table-past = Wcześniejszy moment
dschunke-table-past-next = Następna decyzja: { $name }.
dschunke-table-over = Koniec gry
dschunke-table-start = Rozpoczyna rundę
dschunke-table-thinks = decyduje
dschunke-table-sealed = gotowe
dschunke-table-no-goods = bez towarów

## Części stołu

dschunke-table-harbour = Port z pięcioma dżonkami
dschunke-table-track = Tor dziesięciu rund
dschunke-table-market = Targ
dschunke-table-market-left = zostało { $count }
dschunke-table-closed = zamknięte
dschunke-table-piles = Stosy kart specjalnych
dschunke-table-panel = Twoja decyzja
dschunke-table-tabs = Co widać poniżej
dschunke-table-players = Gracze
dschunke-table-cards = Karty specjalne
dschunke-table-hand = Twoje towary
dschunke-table-you = Ty
dschunke-table-no-cards = Nie masz zakrytych kart specjalnych.

dschunke-table-event-special = S: każdy przegląda stos i zatrzymuje jedną kartę specjalną.
dschunke-table-event-money = Y: każdy mówi, ile ma pieniędzy.
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
        [true] , użyty w tej rundzie
       *[false] , wolny
    }
dschunke-table-helper = { $row ->
        [upper] górny pomocnik
       *[lower] dolny pomocnik
    }: { $field }{ $used ->
        [true] , użyty w tej rundzie.
       *[false] , wolny.
    }
dschunke-table-helper-row = { $row ->
        [upper] Pomocnik, rząd 4
       *[lower] Pomocnik, rząd 3|4
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
        [true] , znasz go.
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
dschunke-table-enlarge = { $junk }: zobacz z bliska
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
       *[other] { $yuan } juanów
    }: po końcu gry pieniądze są jawne.
dschunke-table-told = { $known ->
        [true] Pieniądze są tajne; przy ostatnim Y było: { $yuan }.
       *[false] Pieniądze są tajne.
    }
dschunke-table-said = Y: { $yuan }
dschunke-table-used = użyta, poza grą
dschunke-table-yuan = { $yuan ->
        [one] juan
        [few] juany
       *[many] juanów
    }
dschunke-table-total = z premiami { $yuan }
dschunke-table-total-about = Tyle byłoby u ciebie, gdyby gra skończyła się teraz: twoje pieniądze, 4 juany za każdą dżonkę, na której widać twoją skrzynię (25 za wszystkie pięć), i spełnione karty premii.
dschunke-table-extra-taken = akcja dodatkowa wykonana
dschunke-table-in-bid = w ofercie { $count }

## Karty specjalne

dschunke-table-moment-always = Zawsze
dschunke-table-moment-market = Po odkryciu rynku
dschunke-table-moment-turn = Twoja tura
dschunke-table-moment-end = Na koniec
dschunke-table-card-supply = Dostawa
dschunke-table-card-supply-where = co rundę
dschunke-table-card-tie-breaker = Rozstrzyga
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
dschunke-table-about-supply = Zawsze: w każdej fazie dostawy o jedną dowolną kartę towaru więcej. Leży przed tobą odkryta.
dschunke-table-about-tie-breaker = Zawsze: przy równych najwyższych stawkach w pokerze wygrywa tylko twoja. Leży przed tobą odkryta.
dschunke-table-about-swap = Raz, zaraz po odkryciu karty rynku: wymień jeden lub dwa towary z ręki na inne rodzaje. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-load-one = Raz, przed swoją akcją lub po niej: połóż jeden pasek na dowolnej dżonce. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-take-goods = Raz, przed swoją akcją lub po niej: weź na dowolnej dżonce tyle towarów, ile widać tam twoich skrzyń, co najmniej trzy. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-move = Raz, przed swoją akcją lub po niej: zdejmij swój pasek z najwyższej warstwy i połóż go na innej dżonce. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-cash-in = Raz, przed swoją akcją lub po niej: jeden juan za każdą twoją widoczną skrzynię na tej dżonce, co najmniej trzy. To twoja akcja dodatkowa w tej rundzie.
dschunke-table-about-bonus-8 = Na koniec: 8 juanów, jeśli na tej dżonce widać co najmniej cztery twoje skrzynie. Do tego czasu karta jest zakryta.
dschunke-table-about-bonus-12 = Na koniec: 12 juanów, jeśli na pierwszej dżonce widać co najmniej pięć, a na drugiej co najmniej dwie twoje skrzynie. Do tego czasu karta jest zakryta.
dschunke-table-rule = Zasada { $rule }
dschunke-table-remembered = Stos „{ $pile }” w chwili, gdy go odkładasz

## Decyzje

dschunke-table-confirm = Zrób to
dschunke-table-cancel = Anuluj
dschunke-table-close = Zamknij
dschunke-table-keep = Zatrzymaj tę kartę
dschunke-table-really = Twój wybór
dschunke-table-pending = Twój wybór jest w drodze …
dschunke-table-others = Decydują inni
dschunke-table-look = Dotknij dżonki, aby zobaczyć jej warstwy i widoczne skrzynie każdej osoby.
dschunke-table-crates-here = { $junk } · { $crates ->
        [one] widać 1 twoją skrzynię
        [few] widać { $crates } twoje skrzynie
       *[many] widać { $crates } twoich skrzyń
    }
dschunke-table-your-crates = { $crates ->
        [one] widać 1 twoją skrzynię
        [few] widać { $crates } twoje skrzynie
       *[many] widać { $crates } twoich skrzyń
    }
dschunke-table-turned-over = użyty w tej rundzie
dschunke-table-extra-card = karta dodatkowa
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
dschunke-table-ask-exchange = Wymieniasz towary?
dschunke-table-ask-exchange-again = Jeszcze jedna wymiana?
dschunke-table-ask-pile = Przejrzyj stos
dschunke-table-ask-keep = Którą kartę zatrzymujesz?
dschunke-table-ask-turn = Twoja akcja
dschunke-table-ask-next-kind = Bierzesz dalej …
dschunke-table-ask-after = Zanim skończy się tura
dschunke-table-ask-resupply = Dostawa
dschunke-table-ask-prize = Wygrywasz kartę specjalną
dschunke-table-lead-lay = Teraz żadna dżonka nie przyjmie więcej niż trzech pasków.
dschunke-table-lead-exchange = { $swaps ->
        [true] Możesz teraz użyć karty wymiany: wybierz, co oddajesz.
       *[false] Pytany jest każdy, kto ma zakrytą kartę, żeby nie było wiadomo, kto ma kartę wymiany.
    }
dschunke-table-lead-exchange-again = Karta wymiany pozwala na jeszcze jedną zamianę.
dschunke-table-lead-pile = Przejrzyj jeden z tych stosów i zatrzymaj jedną kartę.
dschunke-table-lead-keep = Dotknij karty, aby przeczytać, co robi. Pozostałe wracają na stos.
dschunke-table-lead-turn = Wyślij wolnego kupca lub pomocnika. Liczba mówi, co przyniesie.
dschunke-table-lead-next-kind = Ten towar się skończył. { $left ->
        [one] Została jedna karta.
        [few] Zostały { $left } karty.
       *[many] Zostało { $left } kart.
    }
dschunke-table-lead-after = { $cards ->
        [0] Nie możesz teraz użyć żadnej karty dodatkowej.
       *[other] Możesz teraz użyć jednej karty dodatkowej.
    }
dschunke-table-lead-resupply = { $left ->
        [one] Została jedna karta, dowolnego rodzaju.
        [few] Zostały { $left } karty, każda dowolnego rodzaju.
       *[many] Zostało { $left } kart, każda dowolnego rodzaju.
    }
dschunke-table-lead-prize = { $last ->
        [true] Wybierz stos do przejrzenia albo weź 3 juany.
       *[false] Wybierz stos do przejrzenia.
    }
dschunke-table-do-exchange = Nie wymieniaj
dschunke-table-do-exchange-again = Bez drugiej wymiany
dschunke-table-do-after = Zakończ turę
dschunke-table-do-yuan = Weź 3 juany zamiast karty
dschunke-table-next-round = Następna runda
dschunke-table-next-stand = Załadunek { $load_on }, spieniężanie { $cash_on }, towary { $goods_on }.

## Zapieczętowana stawka

dschunke-table-poker = Poker towarowy
dschunke-table-kinds = Rodzaj, który stawiasz
dschunke-table-kind = { $good }, za { $offer }:
dschunke-table-have = masz { $count }
dschunke-table-of = z { $most }: { $good }
dschunke-table-for = za { $offer }
dschunke-table-bid-how = Wybierz rodzaj, potem liczbę kart.
dschunke-table-bid-is = Twoja stawka: { $count } × { $good }.
dschunke-table-bid-nothing = Twoja stawka: nic.
dschunke-table-bid-void = Twoje karty: { $cards }. Liczą się jako brak stawki.
dschunke-table-is-sealed = Jest zapieczętowana.
dschunke-table-fewer = O jedną kartę mniej
dschunke-table-more = O jedną kartę więcej
dschunke-table-seal = Zapieczętuj
dschunke-table-seal-nothing = Nie stawiaj nic
dschunke-table-nothing = Nic
dschunke-table-revealed = Stawki są odkryte
dschunke-table-last-bidding = Ostatnia licytacja
dschunke-table-tie-broken = Zdecydowała karta rozstrzygająca.
dschunke-table-passed = Nic: { $names }.

## Dżonka z bliska

dschunke-table-visible = Widoczne skrzynie
dschunke-table-layers = { $count ->
        [0] Nic nie załadowano.
        [one] Jedna warstwa.
        [few] { $count } warstwy; kreskowane skrzynie są przykryte.
       *[many] { $count } warstw; kreskowane skrzynie są przykryte.
    }
dschunke-table-above = Z góry
dschunke-table-layer = Warstwa { $number }
dschunke-table-hold-empty = Ładownia jest pusta.
dschunke-table-visits = Kupcy
dschunke-table-visit-now = { $merchant } jest tutaj{ $used ->
        [true] , użyty w tej rundzie
       *[false] {""}
    }
dschunke-table-visit = Runda { $round }: { $merchant }
dschunke-table-no-merchant = Nie ma tu kupca: mogą przyjść pomocnicy.
dschunke-table-do-here = Co możesz tu zrobić

## Końcowe obliczenie

dschunke-table-final = Końcowe obliczenie
dschunke-table-steps = Kroki obliczenia
dschunke-table-count-0 = Pieniądze
dschunke-table-count-1 = Dżonki
dschunke-table-count-2 = Karty premii
dschunke-table-count-3 = Suma
dschunke-table-count-next = Licz dalej
dschunke-table-count-again = Policz jeszcze raz
dschunke-table-winner = wygrywa
dschunke-table-goods-left = { $count ->
        [one] została 1 karta towaru
        [few] zostały { $count } karty towarów
       *[many] zostało { $count } kart towarów
    }

## Wybory słowami

dschunke-table-group-merchants = Kupcy
dschunke-table-group-helpers = Pomocnicy
dschunke-table-group-cards = Karty dodatkowe
dschunke-table-group-lay = Połóż pasek
dschunke-table-group-swap = Wymień towary
dschunke-table-group-pile = Karta specjalna
dschunke-table-group-keep = Zatrzymaj kartę
dschunke-table-group-take = Weź towary
dschunke-table-group-nothing = Nic więcej
dschunke-table-group-bid = Postaw: { $good } za { $offer }
dschunke-table-choice-lay = Połóż pasek (kolor: { $colour }) { $junk_on }.
dschunke-table-choice-swap = Oddaj: { $give_goods }, weź: { $take_goods }.
dschunke-table-choice-done = { $decision ->
        [exchange] Nie wymieniaj niczego.
        [exchange_again] Nie wymieniaj drugiej karty.
       *[other] Zakończ turę.
    }
dschunke-table-choice-pile = Przejrzyj { $pile_pile } ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
dschunke-table-choice-keep = Zatrzymaj kartę „{ $card }”.
dschunke-table-choice-yuan = Weź pieniądze zamiast karty specjalnej.
dschunke-table-choice-merchant-load = Kupiec od załadunku: ładuj { $junk_to }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-merchant-cash = Kupiec od pieniędzy: spienięż { $junk_on }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-merchant-goods = Kupiec od towarów: weź { $named ->
        [true] { $good_goods }
       *[false] towary
    } { $junk_on }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-helper-load = Wyślij { $row ->
        [upper] górnego pomocnika
        [lower] dolnego pomocnika
       *[any] pomocnika
    } { $junk_to }: załaduj { $size ->
        [one] 1 pasek
        [few] { $size } paski
       *[many] { $size } pasków
    }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-helper-cash = Wyślij { $row ->
        [upper] górnego pomocnika
        [lower] dolnego pomocnika
       *[any] pomocnika
    } { $junk_to }: { $size ->
        [0] spienięż
        [one] weź 1 juana
        [few] weź { $size } juany
       *[many] weź { $size } juanów
    }. Twoich widocznych skrzyń tam: { $crates }.
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
    }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-extra-load = Użyj karty: połóż jeden pasek { $junk_on }.
dschunke-table-choice-extra-cash = Użyj karty: spienięż { $junk_on }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-extra-goods = Użyj karty: weź { $named ->
        [true] { $good_goods }
       *[false] towary
    } { $junk_on }. Twoich widocznych skrzyń tam: { $crates }.
dschunke-table-choice-extra-move = Użyj karty: przenieś pasek { $from_from } { $to_to }.
dschunke-table-choice-take = Weź: { $good_goods }.
dschunke-table-choice-bid = Postaw { $count } × { $good_goods }.
dschunke-table-choice-no-bid = Nie stawiaj nic.

## Sytuacja w zdaniach

dschunke-table-part-round = Runda
dschunke-table-part-own = Co wiesz tylko ty
dschunke-table-part-market = Karta rynku
dschunke-table-part-junks = Dżonki zgodnie z ruchem zegara
dschunke-table-part-helpers = Pomocnicy i zdarzenia
dschunke-table-part-calendar = Gdzie staną kupcy
dschunke-table-part-piles = Karty specjalne
dschunke-table-part-players = Gracze
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
dschunke-table-say-laying = Kładziony pasek: { $name } (kolor: { $colour }).
dschunke-table-say-money = Masz juanów: { $yuan }; z premiami według obecnego stanu: { $total }.
dschunke-table-say-hand = Twoje towary: { $goods }.
dschunke-table-say-cards = { $count ->
        [0] Nie masz zakrytych kart specjalnych.
       *[other] Twoje karty specjalne: { $cards }.
    }
dschunke-table-say-searching = Przeglądasz: { $cards }.
dschunke-table-say-searched = { $count ->
        [0] { $pile_pile }: po twoim przeglądzie pusty.
       *[other] { $pile_pile }, jak go odkładasz: { $cards }.
    }
dschunke-table-say-market-left = Zakrytych kart rynku: { $count }.
dschunke-table-free-lane = wolne
dschunke-table-say-layers = { $count ->
        [one] Jedna warstwa
        [few] { $count } warstwy
       *[many] { $count } warstw
    }; na wierzchu: { $lanes }.
dschunke-table-say-merchant = { $merchant } stoi tutaj{ $used ->
        [true] , użyty w tej rundzie.
       *[false] , jeszcze wolny.
    }
dschunke-table-say-disc = Leży tu zakryty kupiec.
dschunke-table-say-stock = Towary na pokładzie: { $good }, { $count ->
        [-1] { $some ->
            [true] nie wolno liczyć.
           *[false] brak.
        }
       *[other] { $count }.
    }
dschunke-table-say-field = runda { $round }: { $field }
dschunke-table-say-later = { $row ->
        [upper] Górny pomocnik
       *[lower] Dolny pomocnik
    } później: { $fields }.
dschunke-table-say-event = Runda { $round }, { $event }
dschunke-table-say-calendar = Runda { $round }: załadunek { $load_on }, spieniężanie { $cash_on }, towary { $goods_on }.
dschunke-table-say-seat = { $name } (kolor: { $colour }): karty towarów { $hand }, zakryte karty specjalne { $cards }, paski w zapasie { $strips }, karty dostawy { $supply }.
dschunke-table-say-open = Odkryte: { $cards }.
dschunke-table-say-used = Użyte: { $cards }.
dschunke-table-say-sealed = Stawka jest zapieczętowana.
dschunke-table-say-rank = Miejsce { $place }: { $name }, juanów { $points }, w tym pieniądze: { $cash }.

## Pierwsza lekcja

lesson-dschunke-1-title = Pierwsza runda w porcie
lesson-dschunke-1-step-1 = Witaj w porcie! Handlujecie przez dziesięć rund. Kto na końcu ma najwięcej juanów, wygrywa. Pierwszą rundę zagramy razem; twój kolor to czerwony.
lesson-dschunke-1-step-2 = Pięć dżonek stoi w kręgu. W ładowniach leżą twoje czerwone skrzynie. Liczą się tylko te, które widać: kolejne paski leżą w poprzek i przykrywają inne. Tabliczki na środku je liczą; dotknij dżonki, aby zobaczyć jej warstwy.
lesson-dschunke-1-step-3 = To karta rynku tej rundy. Płaci za towary: przyprawy dają dziś 4 juany, warzywa kartę specjalną (S). Dostaje je ten, kto postawi najwięcej kart.
lesson-dschunke-1-step-4 = W każdej rundzie każdy ma jedną akcję: z kupcem na dżonce, na której on stoi, albo z pomocnikiem na dżonce bez kupca. Tor pokazuje, co może pomocnik, a pod spodem, gdzie staną kupcy.
lesson-dschunke-1-step-5 = Twoja kolej. Na fioletowej dżonce nie masz jeszcze skrzyń. Dotknij tam kupca ze strzałką: załaduje dwa twoje paski. Podgląd pokazuje, że będzie widać pięć twoich skrzyń. Potem potwierdź.
lesson-dschunke-1-step-6 = Inni wykonali akcje. Teraz każdy bierze jedną dowolną kartę towaru za każdą kartę dostawy. Masz dwie: najpierw weź przyprawy.
lesson-dschunke-1-step-7 = Jeszcze raz: znowu weź przyprawy. To wzmocni twoją stawkę.
lesson-dschunke-1-step-8 = Poker towarowy! Każdy potajemnie pieczętuje karty jednego rodzaju. Dotknij swoich przypraw, wybierz pięć za pomocą + i − i zapieczętuj stawkę.
lesson-dschunke-1-step-9 = Stawki są odkryte. W każdym kolorze płaci się za najwyższą, równe się dzielą. Wszystkie postawione karty wracają na dżonki, także przegranych, a ich kolory są zamknięte w tej rundzie.
lesson-dschunke-1-step-10 = Dopóki jakiś kolor jest otwarty i ktoś stawia karty, wszyscy licytują ponownie. Postaw karty na to, co zostało, albo nie stawiaj nic i zachowaj karty, aż runda się skończy.
lesson-dschunke-1-step-11 = Kupcy przeszli na następną dżonkę zgodnie z ruchem zegara, a pomocnik na następne pole. Możesz więc planować: ładuj tam, dokąd wkrótce przyjdzie kupiec od pieniędzy lub towarów.
lesson-dschunke-1-step-12 = Karty specjalne dostaje się przy S: przeglądasz stos i zatrzymujesz jedną kartę. Na każdej jest napisane, kiedy działa: zawsze, w twojej turze lub na koniec.
lesson-dschunke-1-step-13 = Na koniec każda dżonka z twoją widoczną skrzynią daje 4 juany, a wszystkie pięć razem 25. Bądź więc wszędzie! Wiesz już dość: graj dalej, jak długo chcesz.
