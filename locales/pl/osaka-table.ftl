### Narysowany stół Kupców z Osaki.

## Nazwy tego, co widać na obrazie

osaka-table-coast = Morska droga do Edo
osaka-table-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
       *[5] Edo
        [3] Enshunada
        [4] Enshunada
    }
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
osaka-table-act = Ruch
osaka-table-you = Ty
osaka-table-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
osaka-table-vp = pkt
osaka-table-gain = +{ $points }
osaka-table-token-sum = { $count } z 8
osaka-table-token-sum-long = { $count } z 8 żetonów osiągnięć
osaka-table-farm-next = następna dostawa
osaka-table-if-sold = wartość, gdyby statek dopłynął teraz
osaka-table-market-price = { $count ->
        [one] Kupujesz jedną kartę za
        [few] Kupujesz wszystkie { $count } karty za
       *[other] Kupujesz wszystkie { $count } kart za
    }
osaka-table-empty = pusto
osaka-table-no-goods = jeszcze bez towarów
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
osaka-table-selected = wybrano { $sum } z { $all }, dotknij, aby zmienić
osaka-table-worth = wartość { $sum }

## Czyja tura

osaka-table-ask-turn = Kup rynek, weź kartę jako monety albo jedną zarezerwuj.
osaka-table-ask-buy = Kup rynek albo weź kartę jako monety.
osaka-table-ask-take = Na rynek brakuje ci monet: weź kartę jako monety albo jedną zarezerwuj.
osaka-table-ask-only-take = Na rynek brakuje ci monet: weź kartę jako monety.
osaka-table-ask-pass = Nie możesz teraz nic zrobić.
osaka-table-ask-token = Wybierz kolor swojego pierwszego żetonu osiągnięć.
osaka-table-ask-insure = Statki toną. Dotknij na ręce kart z parasolami, aby ocalić towary.
osaka-table-ask-save = Dotknij towarów, które ocala twoje ubezpieczenie.
osaka-table-wait = { $decision ->
        [token] { $name } wybiera pierwszy żeton.
        [turn] { $name } zastanawia się nad ruchem.
        [pay] { $name } właśnie płaci.
       *[insure] { $name } decyduje o ubezpieczeniu.
    }
osaka-table-over = Koniec gry
osaka-table-pending = w drodze …

## Co można zrobić

osaka-table-buy = Kup za { $price }
osaka-table-buy-title = Kupno rynku
osaka-table-pay-title = Zapłata za rynek
osaka-table-pay = Wyłóż { $sum }
osaka-table-price = cena
osaka-table-still = do zapłaty
osaka-table-you-pay = Płacisz
osaka-table-exact = dokładnie
osaka-table-overpaid = { $count } za dużo
osaka-table-cancel = Anuluj
osaka-table-close = Zamknij
osaka-table-take = Weź jako monety
osaka-table-reserve = Zarezerwuj
osaka-table-token = Weź { $token }
osaka-table-insure-title = Ubezpieczenie
osaka-table-insure = Ubezpiecz
osaka-table-insure-nothing = Nic nie ubezpieczaj
osaka-table-save-title = Co zostaje ocalone?
osaka-table-save = Ocal te
osaka-table-saves = Odrzucasz: { $cards }. Ocalone: { $goods }.
osaka-table-saves-later = Odrzucasz: { $cards }, a potem wskażesz, co ocala.
osaka-table-lapsed = { $count ->
        [one] Jedna ikona przepada.
        [few] { $count } ikony przepadają.
       *[other] { $count } ikon przepada.
    }
osaka-table-at-risk = Zagrożone: { $goods }.
osaka-table-pass = Spasuj
osaka-table-reserved-by = rezerwacja: { $name }
osaka-table-reserved-by-you = twoja rezerwacja
osaka-table-in-market = na rynku
osaka-table-in-farm = na farmie
osaka-table-rule = Przeczytaj zasadę { $rule }
osaka-table-hinted = Podpowiedź
osaka-table-new = nowa

## Co z tego wyniknie

osaka-table-ships-sail = Statki płyną
osaka-table-outcome = Co to przyniesie
osaka-table-no-payday = Żaden statek nie dopływa do Edo.
osaka-table-ends = Ósmy żeton: na tym gra się kończy.
osaka-table-risk = { $count ->
        [one] 1 towar zagrożony
        [few] { $count } towary zagrożone
       *[other] { $count } towarów zagrożonych
    }
osaka-table-could-save = { $count ->
        [0] nic do ocalenia
       *[other] do ocalenia: { $count }
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
osaka-table-tell-no-goods = Bez towarów.
osaka-table-tell-hand = Ręka: { $cards }.
osaka-table-tell-hand-empty = Brak kart na ręce.
osaka-table-tell-hand-size = { $count ->
        [one] 1 karta na ręce.
        [few] { $count } karty na ręce.
       *[other] { $count } kart na ręce.
    }
osaka-table-tell-stone = Znacznik rezerwacji leży na karcie: { $card }.
osaka-table-tell-stone-free = Znacznik rezerwacji jest wolny.
osaka-table-tell-set = Gdyby statek dopłynął teraz, { $colour ->
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
osaka-table-tell-active = Teraz: { $name }.
osaka-table-tell-asked = Teraz decyduje { $name }.
osaka-table-tell-paid = Wyłożono dotąd: { $cards }.
osaka-table-tell-sinking = Tonie: { $ships }.
osaka-table-tell-over = Gra jest skończona.
osaka-table-tell-rank = Miejsce { $place }: { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

osaka-table-do-token = Pierwszy żeton osiągnięć
osaka-table-do-take = Weź jako monety
osaka-table-do-take-card = Weź: { $card }
osaka-table-do-take-reserved = Weź zarezerwowaną przez ciebie kartę: { $card }
osaka-table-do-reserve = Zarezerwuj
osaka-table-do-reserve-market = Zarezerwuj na rynku: { $card }
osaka-table-do-reserve-farm = Zarezerwuj na farmie: { $card }
osaka-table-do-buy = Kup rynek
osaka-table-do-buy-with = Kup za { $price }, płacąc kartami: { $cards }
osaka-table-do-buy-steps = Kup za { $price } i płać krok po kroku
osaka-table-do-pay = Zapłać
osaka-table-do-pay-with = Wyłóż: { $cards }
osaka-table-do-insure = Ubezpiecz
osaka-table-do-insure-with = Odrzuć { $cards }, aby ubezpieczyć towary
osaka-table-do-insure-for = Odrzuć { $cards }, aby ocalić: { $goods }
osaka-table-do-insure-nothing = Nic nie ubezpieczaj
osaka-table-do-insure-nothing-in = { $colour ->
        [red] Nic czerwonego nie ubezpieczaj
        [blue] Nic niebieskiego nie ubezpieczaj
        [yellow] Nic żółtego nie ubezpieczaj
       *[green] Nic zielonego nie ubezpieczaj
    }
osaka-table-do-save = Ocal towary
osaka-table-do-save-goods = Ocal: { $goods }
osaka-table-do-pass = Spasuj
osaka-table-do-pass-only = Spasuj, bo nic innego nie można zrobić
