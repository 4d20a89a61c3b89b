### Dschunke: wszystko poza instrukcją, po polsku.

dschunke-title = Dschunke

## Dżonki i ich towary w formach, których potrzebują zdania

dschunke-word-white = biały
    .short = Bi
    .stock = ryż
    .goods = ryż
    .none = ryżu
    .junk = biała dżonka
    .on = na białej dżonce
    .to = na białą dżonkę
    .from = z białej dżonki
dschunke-word-brown = brązowy
    .short = Br
    .stock = ryby
    .goods = ryby
    .none = ryb
    .junk = brązowa dżonka
    .on = na brązowej dżonce
    .to = na brązową dżonkę
    .from = z brązowej dżonki
dschunke-word-purple = fioletowy
    .short = Fi
    .stock = warzywa
    .goods = warzywa
    .none = warzyw
    .junk = fioletowa dżonka
    .on = na fioletowej dżonce
    .to = na fioletową dżonkę
    .from = z fioletowej dżonki
dschunke-word-orange = pomarańczowy
    .short = Po
    .stock = przyprawy
    .goods = przyprawy
    .none = przypraw
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
    .accusative = kupca od załadunku
    .does = ładuje paski
dschunke-word-cash = spieniężanie
    .letter = K
    .brief = kasa
    .merchant = kupiec od pieniędzy
    .accusative = kupca od pieniędzy
    .does = spienięża ładunek
dschunke-word-goods = towary
    .letter = T
    .brief = towary
    .merchant = kupiec od towarów
    .accusative = kupca od towarów
    .does = bierze towary
dschunke-word-upper = górny
    .helper = górnego pomocnika
dschunke-word-lower = dolny
    .helper = dolnego pomocnika
dschunke-word-square = kwadrat
    .pile = stos z kwadratem
dschunke-word-circle = koło
    .pile = stos z kołem
dschunke-word-triangle = trójkąt
    .pile = stos z trójkątem
dschunke-word-star = gwiazda
    .pile = stos z gwiazdą

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

dschunke-event-table-set = Zaczyna { $seat }. Kolory według miejsc: { $colours }.
dschunke-event-hand-dealt = { $seat } dostaje karty towarów ({ $count }): ryż { $white }, ryby { $brown }, warzywa { $purple }, przyprawy { $orange }.
dschunke-event-hand-dealt-veiled = { $seat } dostaje karty towarów ({ $count }).
dschunke-event-merchants-placed = Kupcy zaczynają: załadunek { $load_on }, pieniądze { $cash_on }, towary { $goods_on }.
dschunke-event-discs-placed = Zakryci kupcy leżą na trzech dżonkach. Ich kolory: { $junks }.
dschunke-event-merchants-shown = Kupcy zostają odkryci: załadunek { $load_on }, pieniądze { $cash_on }, towary { $goods_on }.
dschunke-event-strip-laid = Pasek (właściciel: { $owner }) leży teraz { $junk_on }.
dschunke-event-round-begun = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }.
dschunke-event-market-turned = Na karcie rynku: biały { $white }, brązowy { $brown }, fioletowy { $purple }, pomarańczowy { $orange }.
dschunke-event-card-used = { $seat } zagrywa kartę „{ $card }”, która wypada z gry.
dschunke-event-swapped = { $seat } oddaje { $given_goods } i bierze { $taken_goods }.
dschunke-event-swap-passed = { $seat } niczego nie wymienia.
dschunke-event-special-occasion = S: każdy bierze kartę specjalną.
dschunke-event-money-occasion = Y: każdy mówi, ile ma pieniędzy.
dschunke-event-money-told = { $seat } ma { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-event-pile-searched = { $seat } przegląda { $pile_pile }: { $cards }.
dschunke-event-pile-searched-veiled = { $seat } przegląda { $pile_pile }.
dschunke-event-card-kept = { $seat } zatrzymuje zakrytą kartę „{ $card }” (stos: { $pile }).
dschunke-event-card-kept-veiled = { $seat } zatrzymuje zakrytą kartę (stos: { $pile }).
dschunke-event-card-laid-open = { $seat } bierze kartę „{ $card }” i kładzie ją odkrytą (stos: { $pile }).
dschunke-event-merchant-used = { $seat } posyła do pracy { $junk_on } { $action_accusative }.
dschunke-event-helper-used = { $seat } posyła { $row_helper } { $junk_to }; ten { $action_does }.
dschunke-event-nothing-loaded = { $seat } nie ma już pasków do załadowania.
dschunke-event-cashed-in = { $seat } spienięża ładunek { $junk_on }: { $crates ->
        [one] 1 widoczna skrzynia
        [few] { $crates } widoczne skrzynie
       *[many] { $crates } widocznych skrzyń
    }, { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-event-goods-taken = { $seat } bierze { $count } × { $good_goods }.
dschunke-event-goods-missing = { $count ->
        [one] Brakuje jednej karty towaru
       *[other] Brakuje kart towarów: { $count }
    }. Na żadnej dżonce nic już nie ma.
dschunke-event-strip-moved = { $seat } przenosi pasek { $from_from } { $to_to }.
dschunke-event-supplied = { $seat } bierze za kartę dostawy: { $good_goods }.
dschunke-event-bidding-begun = Wszyscy licytują. Otwarte kolory: { $goods }.
dschunke-event-bid-made = { $seat } licytuje w ukryciu: { $count } × { $good_goods }.
dschunke-event-no-bid-made = { $seat } w ukryciu nie licytuje niczego.
dschunke-event-void-bid-made = { $seat } kładzie zakryte karty, które liczą się jako brak stawki: ryż { $white }, ryby { $brown }, warzywa { $purple }, przyprawy { $orange }.
dschunke-event-bid-made-veiled = { $seat } już wie, co licytuje.
dschunke-event-bid-shown = { $seat } odkrywa stawkę: { $count } × { $good_goods }.
dschunke-event-no-bid-shown = { $seat } odkrywa stawkę: nic.
dschunke-event-void-bid-shown = { $seat } odkrywa nieważną stawkę: ryż { $white }, ryby { $brown }, warzywa { $purple }, przyprawy { $orange }. Liczy się jako brak stawki, a karty wracają na rękę.
dschunke-event-colour-won = { $seat } wygrywa kolor { $good }, liczba kart: { $count }. Zysk: { $yuan ->
        [one] 1 juan
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }.
dschunke-event-colour-shared = { $seats } remisują o kolor { $good }, kart po { $count }, i dzielą między siebie { $value ->
        [one] 1 juana
        [few] { $value } juany
       *[many] { $value } juanów
    }: po { $yuan }.
dschunke-event-tie-broken = { $seat } ma kartę rozstrzygającą remisy i zgarnia cały kolor { $good }.
dschunke-event-special-won = { $seat } wygrywa kartę specjalną za kolor { $good }, liczba kart: { $count }.
dschunke-event-special-tied = { $seats } remisują o kartę specjalną: nikt jej nie dostaje.
dschunke-event-goods-returned = Na dżonkę wraca { $count } × { $good_goods } (gracz: { $seat }).
dschunke-event-colour-closed = Kolor { $good } jest w tej rundzie zamknięty.
dschunke-event-colours-lapsed = Nikt już nie licytuje. Przepadają kolory: { $goods }.
dschunke-event-prize-paid = { $seat } zamiast karty specjalnej bierze { $yuan } juany.
dschunke-event-prize-lapsed = { $seat } nie dostaje karty specjalnej, bo żadnej już nie ma.
dschunke-event-merchants-moved = Kupcy idą dalej: załadunek { $load_on }, pieniądze { $cash_on }, towary { $goods_on }.
dschunke-event-helpers-moved = Pomocnicy idą na pole { $field }.
dschunke-event-start-passed = Nowy pierwszy gracz: { $seat }.
dschunke-event-card-shown = { $seat } odkrywa kartę „{ $card }”, juany: { $yuan }.
dschunke-event-scored = { $seat } ma razem { $total ->
        [one] 1 juana
        [few] { $total } juany
       *[many] { $total } juanów
    }: w gotówce { $cash }, za dżonki { $junks }, za karty { $cards }. Pozostałe karty towarów: { $goods }.
dschunke-event-ended = Minęło dziesięć rund: koniec gry.

## Decyzje

dschunke-decision-lay = { $name }, połóż na jednej z dżonek pasek osoby siedzącej po twojej prawej.
dschunke-decision-exchange = { $name }, czy wymieniasz towary?
dschunke-decision-exchange-again = { $name }, czy wymieniasz drugą kartę?
dschunke-decision-pile = { $name }, który stos przeglądasz?
dschunke-decision-keep = { $name }, którą kartę zatrzymujesz?
dschunke-decision-turn = { $name }, twoja kolej: kupiec czy pomocnik?
dschunke-decision-next-kind = { $name }, ten towar się skończył. Co bierzesz dalej?
dschunke-decision-after = { $name }, czy przed końcem tury zagrywasz jeszcze kartę dodatkowej akcji?
dschunke-decision-resupply = { $name }, jaki towar bierzesz za kartę dostawy?
dschunke-decision-bid = { $name }, co licytujesz? Nikt tego nie zobaczy, dopóki wszyscy nie zdecydują.
dschunke-decision-prize = { $name }, wygrywasz kartę specjalną. { $last ->
        [true] Z którego stosu, a może wolisz 3 juany?
       *[false] Z którego stosu?
    }

## Odmowy: czego nie można i co można zamiast tego

dschunke-refusal-game-over = Gra jest skończona i nic więcej nie można zrobić. Zacznij nową.
dschunke-refusal-not-asked = Teraz nie masz nic do zdecydowania. Poczekaj na swoją kolej.
dschunke-refusal-other-decision = Nie o to jest teraz pytanie. { $decision ->
        [lay] Połóż pasek, na przykład „lay grey”.
        [exchange] Wymień kartę, na przykład „swap white orange”, albo powiedz „done”.
        [exchange_again] Wymień drugą kartę, na przykład „swap white orange”, albo powiedz „done”.
        [pile] Wybierz stos, na przykład „pile star”.
        [keep] Zatrzymaj jedną kartę ze stosu, na przykład „keep supply”.
        [turn] Twoja kolej: załaduj, spienięż albo weź towary za pomocą kupca, wyślij pomocnika albo użyj karty dodatkowej akcji.
        [next_kind] Wybierz towar, który bierzesz dalej, na przykład „take brown”.
        [after] Zagraj kartę dodatkowej akcji albo powiedz „done”.
        [resupply] Weź kartę towaru, na przykład „take brown”.
        [bid] Licytuj, na przykład „bid 3 orange”, albo „bid -”, czyli nic.
       *[prize] Wybierz stos, na przykład „pile star”; w ostatniej rundzie można też „yuan”.
    }
dschunke-refusal-junk-full = Trzy paski leżą już { $junk_on }. Wybierz inną dżonkę.
dschunke-refusal-no-such-card = Nie masz karty „{ $card }”.
dschunke-refusal-extra-taken = Twoja dodatkowa akcja w tej rundzie już była. Zachowaj kartę na później.
dschunke-refusal-not-in-hand = Nie masz na ręce { $good_none }. Oddaj coś, co masz.
dschunke-refusal-same-goods = To byłby ten sam towar. Weź inny rodzaj.
dschunke-refusal-exhausted = Nie ma już { $good_none }. Wybierz inny towar.
dschunke-refusal-own-goods-first = Tutaj najpierw bierzesz { $good_goods }, a coś innego dopiero, gdy tego zabraknie.
dschunke-refusal-name-goods = Powiedz, jaki towar bierzesz { $junk_on }, na przykład dodając „orange”.
dschunke-refusal-pile-empty = Pusty jest { $pile_pile }. Wybierz inny.
dschunke-refusal-pile-taken = Przy tym zdarzeniu zajęty jest już { $pile_pile }. Wybierz inny.
dschunke-refusal-not-in-pile = Karty „{ $card }” nie ma w tym stosie. Zatrzymaj taką, która w nim jest.
dschunke-refusal-merchant-used = W tej rundzie pracował już { $action_merchant }. Wybierz kogoś innego.
dschunke-refusal-no-helper = Żaden pomocnik nie może tego zrobić w tej rundzie. Spójrz na ich pola.
dschunke-refusal-helper-used = Ten pomocnik już w tej rundzie pracował. Wybierz kogoś innego.
dschunke-refusal-which-helper = Mogą to zrobić obaj pomocnicy. Wskaż rząd, na przykład „helper upper load white”.
dschunke-refusal-merchant-there = Kupiec stoi { $junk_on }. Pomocnicy pracują tylko na dwóch dżonkach bez kupca.
dschunke-refusal-nothing-to-load = Wszystkie twoje paski są na pokładach. Wybierz figurę, która robi coś innego.
dschunke-refusal-no-strips = Wszystkie twoje paski są na pokładach i nie masz czego ładować.
dschunke-refusal-not-on-top = Nie masz paska w górnej warstwie { $junk_on }. Przenieść można tylko taki pasek.
dschunke-refusal-same-junk = Pasek musi trafić na inną dżonkę.
dschunke-refusal-no-goods-left = Na żadnej dżonce nie ma już towarów, więc karta nic by nie dała.
dschunke-refusal-too-few-cards = Masz tylko { $have } × { $good_goods }. Nie licytuj więcej.
dschunke-refusal-not-last-round = Pieniądze zamiast karty specjalnej można wziąć tylko w ostatniej rundzie. Wybierz stos.

## Czego nie da się odczytać jako wyboru

dschunke-notation-empty = Powiedz, co wybierasz, na przykład „load”.
dschunke-notation-unknown-verb = Żaden wybór nie zaczyna się od „{ $word }”. Są: load, cash, goods, helper, extra, take, bid, swap, pile, keep, yuan, lay, done.
dschunke-notation-missing-colour = Brakuje koloru: white, brown, purple albo orange, a dla dżonek także grey.
dschunke-notation-unknown-colour = „{ $word }” nie może tu stać. Są: white, brown, purple, orange, a dla dżonek także grey.
dschunke-notation-missing-pile = Brakuje stosu: square, circle, triangle albo star.
dschunke-notation-unknown-pile = „{ $word }” to nie stos. Są: square, circle, triangle, star.
dschunke-notation-missing-card = Brakuje karty, na przykład „keep supply” albo „extra cash-in grey”.
dschunke-notation-unknown-card = „{ $word }” to nie karta, która może tu stać. Przykłady: „keep supply”, „keep bonus-8-grey”, „extra load-one white”.
dschunke-notation-missing-action = Brakuje tego, co robi pomocnik: load, cash albo goods.
dschunke-notation-unknown-action = „{ $word }” to nic, co robi pomocnik. Są: load, cash, goods.
dschunke-notation-missing-number = Brakuje liczby, na przykład „bid 3 orange”; „bid -” nie licytuje niczego.
dschunke-notation-unknown-number = „{ $word }” to nie liczba kart. Przykład: „bid 3 orange”.

## Co jest nie tak ze scenariuszem albo z danymi

dschunke-problem-unknown-word = „{ $word }” nie jest tu znane.
dschunke-problem-unknown-card = W tych danych nie ma karty „{ $card }”.
dschunke-problem-wrong-count = Liczba wpisów to { $count }, a potrzeba { $expected }.
dschunke-problem-ring-not-whole = Krąg musi wymieniać każdą dżonkę dokładnie raz.
dschunke-problem-merchants-on-one-junk = Dwaj kupcy stoją na tej samej dżonce.
dschunke-problem-unknown-helper-field = „{ $word }” to nie akcja pomocnika. Są load, cash i goods; może po nich stać liczba od 1 do { $most }, a po load musi.
dschunke-problem-bonus-twice = Dwie karty premii wymieniają te same dżonki.
dschunke-problem-bonus-one-junk = Premia 12 juanów wymienia dwie różne dżonki.
dschunke-problem-colour-does-not-play = Przy tylu osobach ({ $players }) ten kolor nie gra.
dschunke-problem-too-many-strips = Za dużo pasków: { $count }.
dschunke-problem-too-many-layers = Warstw nie może być więcej niż { $most }.
dschunke-problem-layer-not-full = Każda warstwa poniżej górnej ma trzy paski, a górna co najmniej jeden; tutaj jest ich { $count }.
dschunke-problem-too-many-cards = Kart jest { $count }, a miejsca starczy na { $most }.
dschunke-problem-card-twice = Karta rynku { $card } jest wymieniona dwa razy.
dschunke-problem-no-market-card-yet = Przed pierwszą rundą żadna karta rynku nie leży odkryta.
dschunke-problem-bad-drawn-card = Wziętą kartę zapisuje się „0 star swap”: miejsce, stos, karta.
dschunke-problem-bad-used-card = Zagraną kartę zapisuje się „0 swap 4”: miejsce, karta i liczba kart wziętych do tej chwili.
dschunke-problem-never-drawn = To miejsce nie wzięło karty „{ $card }” albo nie jest to karta dodatkowej akcji.
dschunke-problem-too-many-copies = Drugiej takiej karty „{ $card }” nie ma w grze.
dschunke-problem-pile-too-large = Stos „{ $pile }” jest za duży: razem z wziętymi kartami ma { $count }, a na początku miał { $most }.
dschunke-problem-wrong-colours = Każde miejsce potrzebuje własnego koloru, a we trójkę nikt nie gra żółtym.
dschunke-problem-too-many-goods = Na rękach jest za dużo kart rodzaju „{ $good }”: { $count }, a w grze jest ich tylko 18.
dschunke-problem-not-in-hand = To więcej, niż jest na ręce.
dschunke-problem-no-round-yet = W rundzie 0 możliwe jest tylko swobodne rozstawienie.
dschunke-problem-no-free-set-up = Paski kładzie się tylko w rundzie 0 swobodnego rozstawienia.
dschunke-problem-junk-too-full = Przy swobodnym rozstawieniu na żadnej dżonce nie leżą więcej niż trzy paski.
dschunke-problem-strips-out-of-turn = Leżące paski nie pasują do kolejności ich kładzenia.
dschunke-problem-no-card-face-down = Kto jest tu pytany, ma zakrytą kartę.
dschunke-problem-extra-not-taken = Druga wymiana następuje po pierwszej, a ta jest dodatkową akcją rundy.
dschunke-problem-extra-taken = Kto wykonał dodatkową akcję, nie jest pytany drugi raz.
dschunke-problem-no-special-cards = Wszystkie stosy są puste.
dschunke-problem-pile-empty = Ten stos jest pusty.
dschunke-problem-nobody-to-act = Wszyscy kupcy i pomocnicy są odwróceni.
dschunke-problem-no-goods-left = Nie ma już towarów do wzięcia.
dschunke-problem-nobody-to-bid = Nikt już nie ma czego licytować albo nie ma o co.
dschunke-problem-no-goods-to-bid = Kto nie ma kart towarów, nie jest pytany o stawkę.
dschunke-problem-bid-too-early = Jest tu stawka kogoś, kto jeszcze nie licytował.

## Plansza w terminalu

dschunke-board-round = { $round ->
        [0] swobodne rozstawienie
       *[other] runda { $round } z { $rounds } · zaczyna: { $name }
    }
dschunke-board-over = koniec gry
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
dschunke-board-total = z premiami według obecnego stanu: { $yuan }
dschunke-board-your-cards = Twoje karty
dschunke-board-your-bid = Twoja stawka
dschunke-board-no-bid = nic
dschunke-board-searched = W stosie ({ $pile }) zostały po tobie:
dschunke-board-no-cards = bez kart

dschunke-menu-lay = Połóż pasek (właściciel: { $name })
dschunke-menu-swap = Wymień
dschunke-menu-no-swap = Nie wymieniaj niczego
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
dschunke-menu-next-kind = Bierz dalej (zostało { $left })
dschunke-menu-resupply = Weź (zostało { $left })
dschunke-menu-bid = { $good } za { $offer }
dschunke-menu-special-offer = kartę specjalną
dschunke-menu-yuan-offer = { $yuan ->
        [one] 1 juana
        [few] { $yuan } juany
       *[many] { $yuan } juanów
    }
dschunke-menu-no-bid = Nie stawiaj nic
dschunke-menu-end = Zakończ turę

dschunke-preview-load = { $strips ->
        [0] Nie masz już paska, który można by załadować { $junk_to }.
        [one] Jeden pasek { $junk_to }. Widoczne tam skrzynie:
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
dschunke-preview-move = Jeden pasek { $from_from } { $to_to }.
dschunke-preview-move-crates = Widoczne skrzynie { $junk_on }:
dschunke-nothing-to-preview = Powiedz, który wybór: „podgląd 2” pokazuje, co dałby drugi.

dschunke-breakdown-place = miejsce
dschunke-breakdown-player = kto
dschunke-breakdown-cash = pieniądze
dschunke-breakdown-all = wszystkie
dschunke-breakdown-cards = karty
dschunke-breakdown-total = juany
dschunke-breakdown-goods = towary
dschunke-breakdown-card = { $name }: „{ $card }” daje { $yuan }.

dschunke-help-data = To, co widać na planszy i kartach, jest częściowo naszą rekonstrukcją: „higaki rules dschunke” mówi przy każdym wpisie, skąd go znamy.
dschunke-help-notation =
    load                       kupiec od załadunku; podobnie: cash, goods
    goods orange               … z rodzajem towaru, jeśli jest wybór
    helper load white          pomocnik na dżonce bez kupca
    helper upper load white    … z rzędem, jeśli obaj pomocnicy ładują
    helper goods grey orange   … z rodzajem towaru
    extra load-one grey        zagraj kartę; podobnie: extra cash-in grey
    extra move grey white      … przenieś pasek; extra take-goods grey orange
    take brown                 weź towar za kartę dostawy
    bid 3 orange               postaw zakryte trzy karty jednego rodzaju
    bid -                      nie stawiaj nic
    swap white orange          oddaj białą kartę, weź pomarańczową
    pile star                  przejrzyj stos: square, circle, triangle, star
    keep supply                zatrzymaj tę kartę, na przykład bonus-8-grey
    yuan                       w ostatniej rundzie pieniądze zamiast karty
    lay grey                   połóż cudzy pasek przy swobodnym rozstawieniu
    done                       nie wymieniaj niczego albo zakończ turę
    Na stole [ ] to bieżąca runda, ✓ i ( ) znaczą: wykorzystane lub zamknięte;
    Z2 ładuje dwa paski; warstwy są pokazane od góry: 21·/333.
