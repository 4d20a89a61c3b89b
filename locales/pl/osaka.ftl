### Kupcy z Osaki: wszystko oprócz instrukcji, po polsku.
### Karty zapisuje się jako literę koloru i wartość.

osaka-title = Kupcy z Osaki

## Kolory w formach, których potrzebują zdania

osaka-word-red = czerwony
    .ship = Czerwony statek
    .token = czerwony żeton osiągnięć
    .in = w kolorze czerwonym
osaka-word-blue = niebieski
    .ship = Niebieski statek
    .token = niebieski żeton osiągnięć
    .in = w kolorze niebieskim
osaka-word-yellow = żółty
    .ship = Żółty statek
    .token = żółty żeton osiągnięć
    .in = w kolorze żółtym
osaka-word-green = zielony
    .ship = Zielony statek
    .token = zielony żeton osiągnięć
    .in = w kolorze zielonym

## Litery kolorów na kartach i statkach. W notacji są to R B Y G

osaka-letter-r = C
osaka-letter-b = N
osaka-letter-y = Ż
osaka-letter-g = Z

## Zdarzenia

osaka-event-laid-out = Na rynku: { $market }. Na farmie: { $farm }.
osaka-event-opening-hand = { $seat } dobiera { $cards }, razem { $sum }.
osaka-event-start-player = { $by ->
        [sum] { $seat } zaczyna z najniższą sumą.
        [cards] { $seat } zaczyna: przy równej sumie decyduje mniejsza liczba kart.
       *[lot] { $seat } zaczyna: remis rozstrzygnął los.
    }
osaka-event-token-taken = { $seat } bierze { $colour_token }.
osaka-event-coin-taken = { $seat } bierze { $card } jako monety.
osaka-event-reserved = { $row ->
        [farm] { $seat } rezerwuje { $card } na farmie.
       *[market] { $seat } rezerwuje { $card } na rynku.
    }
osaka-event-purchase-begun = { $seat } kupuje za { $price } i zaczyna płacić.
osaka-event-coins-laid = { $seat } płaci kartami { $cards }{ $left ->
        [0] {" "}i pokrywa całą cenę.
       *[other] ; do zapłaty zostaje { $left }.
    }
osaka-event-bought = { $seat } kupuje { $goods } za { $price } i płaci kartami { $payment }.
osaka-event-refilled =
    { $from_farm_count ->
        [0] Nowe na rynku: { $market }.
       *[other] { $from_farm_count ->
            [one] { $from_farm } przechodzi
           *[other] { $from_farm } przechodzą
        } z farmy na rynek{ $market_count ->
            [0] .
           *[other] ; nowe na rynku: { $market }.
        }
    }{ $farm_count ->
        [0] {""}
       *[other] {" "}Nowe na farmie: { $farm }.
    }
osaka-event-shuffled = Stos doboru jest pusty: { $cards ->
        [one] jedyna odrzucona karta tworzy nowy stos.
        [few] { $cards } odrzucone karty po przetasowaniu tworzą nowy stos.
       *[other] { $cards } odrzuconych kart po przetasowaniu tworzy nowy stos.
    }
osaka-event-sailed = { $colour_ship } płynie { osaka-place-from } { osaka-place-to }.
osaka-event-payday = Wypłata zysków! { $colours_count ->
        [one] Do Edo dociera { $colours } statek.
       *[other] Do Edo docierają statki: { $colours }.
    }
osaka-event-sold = { $seat } sprzedaje { $colour } towar: { $count } × { $tokens ->
        [0] { $highest }
       *[other] ({ $highest } + { $tokens })
    } → { $worth }, czyli { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.{ $drawn ->
        [0] {""}
        [one] {" "}Jedna karta punktów pochodzi ze stosu doboru.
        [few] {" "}{ $drawn } karty punktów pochodzą ze stosu doboru.
       *[other] {" "}{ $drawn } kart punktów pochodzi ze stosu doboru.
    }{ $credited ->
        [0] {""}
        [one] {" "}Jeden punkt zostaje zapisany, bo nie ma już kart.
        [few] {" "}{ $credited } punkty zostają zapisane, bo nie ma już kart.
       *[other] {" "}{ $credited } punktów zostaje zapisanych, bo nie ma już kart.
    }
osaka-event-token-earned = { $seat } dostaje { $colour_token }{ $tokens ->
        [one] , pierwszy w tym kolorze.
       *[other] {" "}i ma ich teraz { $tokens }.
    }
osaka-event-sinking = Czarny Prąd uderza: { $colours_count ->
        [one] tonie { $colours } statek.
       *[other] toną statki { $colours }.
    }
osaka-event-premium = { $seat } odrzuca { $payment } jako ubezpieczenie.
osaka-event-saved = { $seat } ratuje { $goods }: ubezpieczone aż do sprzedaży.
osaka-event-not-insured = { $colour_count ->
        [1] { $seat } niczego nie ubezpiecza { $colour_in }.
       *[0] { $seat } niczego nie ubezpiecza.
    }
osaka-event-lost = { $seat } traci { $goods }.
osaka-event-returned = { $colour_ship } wraca do { osaka-place-back }.
osaka-event-passed = { $seat } nie może nic zrobić i pasuje.
osaka-event-ended = { $reason ->
        [tokens] Zdobyto osiem żetonów osiągnięć: koniec partii.
       *[deadlock] Wszyscy muszą spasować: koniec partii.
    }

osaka-place-from = { $from ->
        [0] z Osaki
        [1] z Oshimy
        [2] z Anori
        [3] z pierwszego pola z falami
        [4] z drugiego pola z falami
       *[5] z Edo
    }
osaka-place-to = { $to ->
        [0] do Osaki
        [1] do Oshimy
        [2] do Anori
        [3] na pierwsze pole z falami
        [4] na drugie pole z falami
       *[5] do Edo
    }
osaka-place-back = { $to ->
        [0] Osaki
       *[2] Anori
    }

## Te same zdarzenia w kilku słowach, nad pytaniem. Czego nie trzeba mówić, bo widać to na stole, tego brak

osaka-digest-token-taken = { $seat } bierze { $colour_token }.
osaka-digest-coin-taken = { $seat } bierze { $card }.
osaka-digest-reserved = { $row ->
        [farm] { $seat } rezerwuje { $card } (farma).
       *[market] { $seat } rezerwuje { $card }.
    }
osaka-digest-bought = { $seat } kupuje { $goods } za { $price }.
osaka-digest-payday = Wypłata zysków: { $colours }.
osaka-digest-sold = { $seat } sprzedaje { $colour } towar: +{ $points }.
osaka-digest-sinking = { $colours_count ->
        [one] Tonie { $colours } statek.
       *[other] Toną statki { $colours }.
    }
osaka-digest-saved = { $seat } ratuje { $goods }.
osaka-digest-lost = { $seat } traci { $goods }.
osaka-digest-passed = { $seat } pasuje.

## Decyzje

osaka-decision-token = Wybierz swój pierwszy żeton osiągnięć.
osaka-decision-turn = Kup dobra, weź monety albo zarezerwuj kartę.
osaka-decision-pay = Zapłać za zakup.
osaka-decision-insure = Wybierz, co ubezpieczasz.
osaka-decision-save = Wybierz towary, które ratuje twoje ubezpieczenie.

## Odmowy: co jest nie tak i co można zrobić zamiast tego

osaka-refusal-not-your-turn = Teraz decyduje { $seat }. Poczekaj na swoją kolej.
osaka-refusal-other-decision = Teraz trzeba zdecydować o czymś innym. { $decision ->
        [token] Wybierz żeton osiągnięć, na przykład „token red”.
        [turn] To twoja tura: „take”, „reserve” albo „buy”.
        [pay] Zapłać za zakup, na przykład „pay R5 B3”.
        [insure] Wybierz, co ubezpieczasz, na przykład „insure B2”, albo „insure -”, jeśli nic.
       *[save] Wymień towary, które chcesz uratować, na przykład „save B5 B3”.
    }
osaka-refusal-game-over = Gra jest skończona. Aby grać dalej, zacznij nową.
osaka-refusal-reserved-by-other = Kartę { $card } rezerwuje już { $owner }. Wybierz inną.
osaka-refusal-no-such-stone = Na rynku nie ma karty { $card }, którą rezerwuje { $owner }. Pomiń @, aby wziąć wolną kartę.
osaka-refusal-not-in-market = Na rynku nie ma karty { $card }. Wybierz kartę, która tam leży.
osaka-refusal-only-in-farm = Karta { $card } leży jeszcze na farmie. Możesz ją już zarezerwować, ale wziąć dopiero z rynku.
osaka-refusal-stone-in-use = Twój znacznik leży na karcie { $card }. Najpierw ją kup albo weź, potem znowu możesz rezerwować.
osaka-refusal-already-reserved = Na karcie { $card } leży już znacznik. Wybierz kartę bez znacznika.
osaka-refusal-not-in-farm = Na farmie nie ma karty { $card }. Wybierz kartę, która tam leży, albo zarezerwuj coś na rynku.
osaka-refusal-nothing-to-buy = Na rynku nie ma nic, co możesz kupić. Pozostaje tylko spasować.
osaka-refusal-too-expensive = Rynek kosztuje { $price }, a ty masz { $coins }. Najpierw weź monety albo zarezerwuj kartę.
osaka-refusal-not-in-hand = Nie masz już na to karty { $card } na ręce. Użyj innych kart z ręki.
osaka-refusal-paid-too-little = To tylko { $paid }, a cena wynosi { $price }. Dołóż karty.
osaka-refusal-must-act = Możesz jeszcze coś zrobić, więc nie wolno ci spasować. Weź monety, zarezerwuj kartę albo kup dobra.
osaka-refusal-no-symbol = Karta { $card } nie ma ikony ubezpieczenia. Dwójka ratuje dwa towary, trójka jeden.
osaka-refusal-not-sinking = { $colour_ship } nie tonie. Ubezpieczyć można tylko towary z tonących statków.
osaka-refusal-nothing-to-insure = Nie masz nieubezpieczonych towarów w kolorze karty { $card }. Zostaw ją na ręce.
osaka-refusal-name-goods = Wymień { $count ->
        [one] jeden towar { $colour_in }, który chcesz uratować
        [few] { $count } towary { $colour_in }, które chcesz uratować
       *[other] { $count } towarów { $colour_in }, które chcesz uratować
    }, na przykład „insure B2 for B5 B3” albo, jeśli karty są już odrzucone, „save B5 B3”.
osaka-refusal-too-many-goods = { $count ->
        [0] Twoje karty nie ratują niczego { $colour_in }. Pomiń te towary.
        [one] Twoje karty ratują tylko jeden towar { $colour_in }. Nie wymieniaj więcej.
        [few] Twoje karty ratują tylko { $count } towary { $colour_in }. Nie wymieniaj więcej.
       *[other] Twoje karty ratują tylko { $count } towarów { $colour_in }. Nie wymieniaj więcej.
    }
osaka-refusal-no-such-good = Nie masz innej nieubezpieczonej karty { $card }. Wymień towary, które leżą przed tobą.
osaka-refusal-not-asked-colour = Nie ma już czego ubezpieczać { $colour_in }. Pomiń ten kolor.

## Czego nie da się odczytać jako wyboru

osaka-notation-empty = Wpisz swój wybór, na przykład „take B5”.
osaka-notation-unknown-verb = Żaden wybór nie zaczyna się od „{ $word }”. Możliwe są token, take, reserve, buy, pay, insure, save i pass, na przykład „take B5”.
osaka-notation-missing-colour = Brakuje koloru: red, blue, yellow albo green.
osaka-notation-unknown-colour = „{ $word }” to nie kolor. Kolory to red, blue, yellow i green.
osaka-notation-missing-card = Brakuje karty, na przykład R5.
osaka-notation-unknown-card = „{ $word }” to nie karta. Karta to R, B, Y albo G i cyfra 2, 3 albo 5, na przykład R5.
osaka-notation-unknown-seat = „{ $word }” nie wskazuje miejsca. Po @ stoi numer miejsca, licząc od 0.
osaka-notation-too-many-copies = W grze nie ma tylu kart „{ $word }”. Pomiń kilka.

## Co jest nie tak ze scenariuszem

osaka-problem-unknown-card = „{ $card }” to nie karta. Karta to R, B, Y albo G i cyfra 2, 3 albo 5, na przykład R5.
osaka-problem-unknown-colour = To nie jest kolor. Kolory to red, blue, yellow i green.
osaka-problem-unknown-mark = „{ $mark }” nie pasuje do tej karty. Możliwe są * przy towarach, ? przy punktach i @ z numerem miejsca przy kartach na rynku i farmie.
osaka-problem-unknown-seat = „{ $mark }” nie wskazuje miejsca w tej partii. Napisz na przykład @0.
osaka-problem-second-stone = Znacznik miejsca { $seat } leży już na innej karcie; każde miejsce ma tylko jeden.
osaka-problem-too-many-copies = W grze liczba kart { $card } wynosi { $copies }, a tu jest o jedną za dużo.
osaka-problem-row-too-long = Mieści się tu najwyżej tyle kart: { $most }.
osaka-problem-too-few-cards-left = Na punkty { $needed ->
        [one] potrzebna jest jedna karta
        [few] potrzebne są { $needed } karty
       *[other] potrzeba { $needed } kart
    }, a { $left ->
        [0] wszystkie są już wymienione
        [one] niewymieniona jest tylko jedna
        [few] niewymienione są tylko { $left }
       *[other] niewymienionych jest tylko { $left }
    }.
osaka-problem-earned-too-much = Sprzedaż dała tyle punktów: { $earned }, a na tym miejscu jest ich tylko { $points }.
osaka-problem-paid-outside-purchase = Są zapłacone monety, a nikt nie płaci. Dopisz "phase": "pay" albo je usuń.
osaka-problem-ship-in-edo = Statek stoi w Edo, a nie ma wypłaty zysków. Dopisz "phase": "insure" albo przestaw statek.
osaka-problem-no-ship-in-edo = Trwa wypłata zysków, a w Edo nie ma statku.
osaka-problem-too-many-tokens = W tym momencie gry { $tokens } to za dużo żetonów osiągnięć; możliwych jest najwyżej { $most }.
osaka-problem-market-was-bought = Wypłata zysków następuje po zakupie, a rynek uzupełnia się dopiero potem: mogą tam leżeć tylko karty zarezerwowane przez innych.
osaka-problem-not-in-this-phase = To pole nie ma znaczenia w tej fazie. Usuń je albo podaj fazę, do której należy.
osaka-problem-payment-does-not-fit = Cena to { $price }, zapłacono z niej { $paid }, a ręka jest warta { $hand }: tak nie może wyglądać trwający zakup.
osaka-problem-nothing-to-insure = Decyzja należy do miejsca { $seat }, ale nie ma tam czego ubezpieczyć albo nie ma czym.
osaka-problem-nothing-to-choose = Nie ma tu wyboru: albo wiadomo, co zostanie uratowane, albo tego koloru nie da się ubezpieczyć.

## Stół w terminalu

osaka-board-piles = stos doboru { $draw } · odrzucone { $discard }
osaka-board-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] fale
        [4] fale
       *[5] Edo
    }
osaka-board-market = Rynek
osaka-board-farm = Farma
osaka-board-points = punkty
osaka-board-tokens = żetony
osaka-board-hand = ręka
osaka-board-price = cena
osaka-board-you = { $name } (ty)
osaka-board-token-sum = { $count }/8
osaka-board-legend-insured = * ubezpieczone
osaka-board-legend-points = C5 C3 =2: punkty przy sprzedaży
osaka-board-legend-price = cena: tyle kosztuje rynek
osaka-board-open-hand = ręka
osaka-board-your-hand = Twoja ręka
osaka-board-no-cards = brak kart
osaka-board-coins = { $coins ->
        [one] = 1 moneta
        [few] = { $coins } monety
       *[other] = { $coins } monet
    }

osaka-menu-token = Pierwszy żeton osiągnięć
osaka-menu-take = Weź monety
osaka-menu-reserve = Zarezerwuj
osaka-menu-reserve-in-farm = Zarezerwuj na farmie
osaka-menu-buy = Kup za { $price }, płacąc
osaka-menu-pay = Zapłać { $left } kartami
osaka-menu-insure = Ubezpiecz kartami
osaka-menu-save = Uratuj
osaka-menu-pass = Spasuj
osaka-menu-reserved = twoja rezerwacja
osaka-menu-buy-step-by-step = Kup za { $price }
osaka-menu-step-by-step = i płać krok po kroku albo wpisz: buy C5 N3 …
osaka-menu-nothing = żadnymi
osaka-menu-to-choose = { $count ->
        [one] jeden towar, który potem wybierzesz
        [few] { $count } towary, które potem wybierzesz
       *[other] { $count } towarów, które potem wybierzesz
    }

osaka-preview-price = Cena { $price }: dostajesz { $goods } za { $payment }.{ $overpaid ->
        [0] {""}
        [one] {" "}Nadpłata: 1 moneta.
        [few] {" "}Nadpłata: { $overpaid } monety.
       *[other] {" "}Nadpłata: { $overpaid } monet.
    }
osaka-preview-no-payday = Żaden statek nie dociera do Edo: nie ma wypłaty zysków.
osaka-preview-sale = { $name } sprzedaje { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    } i dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
osaka-preview-ends = To ósmy żeton osiągnięć: partia się kończy i nic nie tonie.
osaka-preview-sinking = { $count ->
        [one] Tonie { $colours } statek.
       *[other] Toną statki { $colours }.
    }
osaka-preview-risk = { $name } może stracić { $goods }; ta ręka jest tajna.
osaka-preview-risk-known = { $name } może stracić { $goods }{ $count ->
        [0] {" "}i nie może nic z tego ubezpieczyć.
        [one] , a ubezpieczyć może z tego jedną kartę.
        [few] , a ubezpieczyć może z tego { $count } karty.
       *[other] , a ubezpieczyć może z tego { $count } kart.
    }
osaka-preview-insurance = Uratowane: { $count ->
        [0] jeszcze nic
       *[other] { $goods }
    }.{ $to_name ->
        [0] {""}
        [one] {" "}Potem wybierzesz jeszcze jeden towar.
        [few] {" "}Potem wybierzesz jeszcze { $to_name } towary.
       *[other] {" "}Potem wybierzesz jeszcze { $to_name } towarów.
    }{ $lapsed ->
        [0] {""}
        [one] {" "}Jedna ikona ubezpieczenia przepada.
        [few] {" "}{ $lapsed } ikony ubezpieczenia przepadają.
       *[other] {" "}{ $lapsed } ikon ubezpieczenia przepada.
    }
osaka-nothing-to-preview = Nie ma zakupu do pokazania: rynek jest teraz dla ciebie za drogi.

osaka-tie-break = { $count ->
        [one] Tyle samo punktów, ale mniej żetonów osiągnięć ma { $others }.
       *[other] Tyle samo punktów, ale mniej żetonów osiągnięć mają { $others }.
    }

osaka-breakdown-place = miejsce
osaka-breakdown-player = imię
osaka-breakdown-before = wcześniej
osaka-breakdown-points = punkty
osaka-breakdown-tokens = żetony
osaka-breakdown-unsold = niesprzedane

osaka-reference =
    C N Ż Z to kolory czerwony, niebieski, żółty i zielony; w każdym jest 11 dwójek, 9 trójek i 7 piątek.
    Wpisywać można też litery notacji: R B Y G.
    Dwójka ubezpiecza dwa towary swojego koloru, trójka jeden, piątka żadnego.
    1/8: żetony osiągnięć; ósmy kończy grę.
    C5 (Ren): tę kartę rezerwuje Ren.

osaka-help-notation =
    take N5              weź monety: tę kartę z rynku
    take C5@0            … tę, którą rezerwuje miejsce 0, gdy leżą dwie
    reserve C5           połóż znacznik na karcie na rynku
    reserve Z3 farm      … na karcie na farmie
    buy C2 Z5            kup wszystko i zapłać tymi kartami
    buy                  kup wszystko i płać krok po kroku
    pay Ż3 Ż2            zapłać kolejne monety za zakup
    insure N2 N2         odrzuć te karty jako ubezpieczenie
    insure N2 for N5 N3  … i wskaż towary, które ratują
    insure -             bez ubezpieczenia
    save N5 N3           wskaż towary, które ratuje ubezpieczenie
    token red            weź swój pierwszy żeton osiągnięć
    pass                 gdy nic innego nie da się zrobić
