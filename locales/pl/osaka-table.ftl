### Narysowany stół Kupców z Osaki.

## Nazwy tego, co widać na obrazie

osaka-table-coast = Szlak morski do Edo
osaka-table-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] Enshunada 1
        [4] Enshunada 2
       *[5] Edo
    }
osaka-table-waters = Enshunada
osaka-table-colour = { $colour ->
        [red] Czerwony
        [blue] Niebieski
        [yellow] Żółty
       *[green] Zielony
    }
osaka-table-card = { $colour ->
        [red] czerwona { $value }
        [blue] niebieska { $value }
        [yellow] żółta { $value }
       *[green] zielona { $value }
    }
osaka-table-cards = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
osaka-table-ship = { $colour ->
        [red] czerwony statek
        [blue] niebieski statek
        [yellow] żółty statek
       *[green] zielony statek
    }
osaka-table-tokens = { $colour ->
        [red] { $count } × czerwony
        [blue] { $count } × niebieski
        [yellow] { $count } × żółty
       *[green] { $count } × zielony
    }
osaka-table-draw = Stos doboru
osaka-table-discard = Stos odrzuconych
osaka-table-draw-short = Dobór
osaka-table-discard-short = Odrzucone
osaka-table-hand = Twoja ręka
osaka-table-goods = Twoje towary
osaka-table-goods-of = Towary: { $name }
osaka-table-goods-short = Towary
osaka-table-rivals = Rywale
osaka-table-act = Tura
osaka-table-you = Ty
osaka-table-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
osaka-table-vp = PZ
osaka-table-gain = +{ $points }
osaka-table-token-sum = { $count } z 8
osaka-table-token-sum-long = { $count } z 8 żetonów osiągnięć
osaka-table-farm-next = następne na rynku
osaka-table-if-sold = punkty przy natychmiastowej sprzedaży
osaka-table-market-price = { $count ->
        [one] Jedna karta za
        [few] Wszystkie { $count } karty za
       *[other] Wszystkie { $count } kart za
    }
osaka-table-empty = pusto
osaka-table-no-goods = jeszcze brak towarów
osaka-table-steps = +{ $steps }
osaka-table-sinks = tonie
osaka-table-payday = wypłata
osaka-table-stone-free = znacznik wolny
osaka-table-stone-on = znacznik: { $card }
osaka-table-cards-in-hand = { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
osaka-table-away = poza stołem
osaka-table-insured = ubezpieczona
osaka-table-selected = wybrano { $sum } z { $all } monet
osaka-table-worth = { $sum ->
        [one] 1 moneta
        [few] { $sum } monety
       *[other] { $sum } monet
    }

## Czyja tura

osaka-table-ask-turn = Kup dobra, weź monety albo zarezerwuj kartę.
osaka-table-ask-buy = Kup dobra albo weź monety.
osaka-table-ask-take = Na zakup brakuje ci jeszcze monet: weź monety albo zarezerwuj kartę.
osaka-table-ask-only-take = Na zakup brakuje ci jeszcze monet: weź monety.
osaka-table-ask-pass = Możesz tylko spasować.
osaka-table-ask-token = Wybierz kolor swojego pierwszego żetonu osiągnięć.
osaka-table-ask-insure = Odrzuć karty z parasolami: każdy parasol ratuje jeden twój towar w tym samym kolorze.
osaka-table-ask-save = Wybierz towary, które ratuje twoje ubezpieczenie.
osaka-table-wait = { $decision ->
        [token] { $name } wybiera pierwszy żeton osiągnięć.
        [turn] { $name } zastanawia się nad ruchem.
        [pay] { $name } właśnie płaci.
       *[insure] { $name } wybiera ubezpieczenie.
    }
osaka-table-over = Koniec gry
osaka-table-pending = Wysyłanie…

## Co można zrobić

osaka-table-buy = Kup za { $price }
osaka-table-buy-title = Kupno dóbr
osaka-table-pay-title = Zapłata za dobra
osaka-table-pay = Zapłać { $sum }
osaka-table-price = cena
osaka-table-still = do zapłaty
osaka-table-you-pay = Płacisz
osaka-table-exact = bez nadpłaty
osaka-table-overpaid = nadpłata: { $count }
osaka-table-cancel = Anuluj
osaka-table-close = Zamknij
osaka-table-take = Weź monety
osaka-table-reserve = Zarezerwuj
osaka-table-token = { $colour ->
        [red] Weź czerwony żeton osiągnięć
        [blue] Weź niebieski żeton osiągnięć
        [yellow] Weź żółty żeton osiągnięć
       *[green] Weź zielony żeton osiągnięć
    }
osaka-table-insure-title = Ubezpieczenie
osaka-table-insure = Ubezpiecz
osaka-table-insure-nothing = Bez ubezpieczenia
osaka-table-save-title = Co uratować?
osaka-table-save = Uratuj wybrane
osaka-table-saves = Odrzucasz: { $cards }. Uratowane: { $goods }.
osaka-table-saves-later = Odrzucasz: { $cards }. Potem wybierzesz, co uratować.
osaka-table-lapsed = { $count ->
        [one] Jedna ikona ubezpieczenia przepada.
        [few] { $count } ikony ubezpieczenia przepadają.
       *[other] { $count } ikon ubezpieczenia przepada.
    }
osaka-table-at-risk = Zagrożone: { $goods }.
osaka-table-pass = Spasuj
osaka-table-reserved-by = rezerwacja: { $name }
osaka-table-reserved-by-you = twoja rezerwacja
osaka-table-in-market = na rynku
osaka-table-in-farm = na farmie
osaka-table-rule = Przeczytaj zasadę { $rule }
osaka-table-hinted = Wskazówka
osaka-table-new = nowa

## Co z tego wyniknie

osaka-table-ships-sail = Ruch statków
osaka-table-outcome = Skutki zakupu
osaka-table-no-payday = Żaden statek nie dociera do Edo.
osaka-table-ends = Ósmy żeton osiągnięć: na tym partia się kończy.
osaka-table-risk = { $count ->
        [one] 1 zagrożony towar
        [few] { $count } zagrożone towary
       *[other] { $count } zagrożonych towarów
    }
osaka-table-could-save = { $count ->
        [0] nic nie da się uratować
       *[other] można uratować: { $count }
    }
osaka-table-sails = { $ship }: { $from } → { $to }

## Koniec

osaka-table-winner = { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólnie wygrywają { $names }
    }
osaka-table-you-win = Wygrywasz
osaka-table-place-number = { $place }.

## Słowami, do czytania i słuchania

osaka-table-tell-ships = Statki
osaka-table-tell-ship-at = { $place }: { $ships }.
osaka-table-tell-market = Rynek
osaka-table-tell-market-cards = Na rynku: { $cards }.
osaka-table-tell-market-empty = Rynek jest pusty.
osaka-table-tell-farm-cards = Na farmie: { $cards }.
osaka-table-tell-farm-empty = Farma jest pusta.
osaka-table-tell-reserved = { $card } (rezerwacja: { $name })
osaka-table-tell-price = Cena rynku ({ $name }): { $price }.
osaka-table-tell-piles = Stos doboru: { $draw ->
        [one] 1 karta
        [few] { $draw } karty
       *[other] { $draw } kart
    }, odrzucone: { $discard }.
osaka-table-tell-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $tokens } z 8 żetonów osiągnięć{ $list ->
        [none] .
       *[other] : { $listed }.
    }
osaka-table-tell-goods = Towary: { $cards }.
osaka-table-tell-insured = Towary ubezpieczone: { $cards }.
osaka-table-tell-no-goods = Brak towarów.
osaka-table-tell-hand = Ręka: { $cards }.
osaka-table-tell-hand-empty = Brak kart na ręce.
osaka-table-tell-hand-size = { $count ->
        [one] 1 karta na ręce.
        [few] { $count } karty na ręce.
       *[other] { $count } kart na ręce.
    }
osaka-table-tell-stone = Znacznik rezerwacji leży na karcie: { $card }.
osaka-table-tell-stone-free = Znacznik rezerwacji jest wolny.
osaka-table-tell-set = Sprzedane teraz { $colour ->
        [red] czerwone
        [blue] niebieskie
        [yellow] żółte
       *[green] zielone
    } towary dałyby { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
osaka-table-tell-turn = Tura
osaka-table-tell-active = Gra teraz { $name }.
osaka-table-tell-asked = Teraz decyduje { $name }.
osaka-table-tell-paid = Dotąd zapłacono: { $cards }.
osaka-table-tell-sinking = { $ships_count ->
        [one] Tonie { $ships }.
       *[other] Toną { $ships }.
    }
osaka-table-tell-over = Gra jest skończona.
osaka-table-tell-rank = Miejsce { $place }: { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

osaka-table-do-token = Pierwszy żeton osiągnięć
osaka-table-do-take = Weź monety
osaka-table-do-take-card = Weź: { $card }
osaka-table-do-take-reserved = Weź: { $card } (twoja rezerwacja)
osaka-table-do-reserve = Zarezerwuj
osaka-table-do-reserve-market = Zarezerwuj na rynku: { $card }
osaka-table-do-reserve-farm = Zarezerwuj na farmie: { $card }
osaka-table-do-buy = Kup dobra
osaka-table-do-buy-with = Kup za { $price }, płacąc kartami: { $cards }
osaka-table-do-buy-steps = Kup za { $price } i płać krok po kroku
osaka-table-do-pay = Zapłać
osaka-table-do-pay-with = Zapłać: { $cards }
osaka-table-do-insure = Ubezpiecz
osaka-table-do-insure-with = Odrzuć jako ubezpieczenie: { $cards }
osaka-table-do-insure-for = Odrzuć: { $cards }; uratuj: { $goods }
osaka-table-do-insure-nothing = Bez ubezpieczenia
osaka-table-do-insure-nothing-in = { $colour ->
        [red] Bez ubezpieczenia czerwonych
        [blue] Bez ubezpieczenia niebieskich
        [yellow] Bez ubezpieczenia żółtych
       *[green] Bez ubezpieczenia zielonych
    }
osaka-table-do-save = Uratuj towary
osaka-table-do-save-goods = Uratuj: { $goods }
osaka-table-do-pass = Spasuj
osaka-table-do-pass-only = Spasuj (nic innego nie można zrobić)
