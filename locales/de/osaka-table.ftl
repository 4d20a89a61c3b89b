### Der gezeichnete Tisch der Händler von Osaka.

## Wie die Dinge im Bild heißen

osaka-table-coast = Der Seeweg nach Edo
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
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }
osaka-table-card = { $colour ->
        [red] Rot { $value }
        [blue] Blau { $value }
        [yellow] Gelb { $value }
       *[green] Grün { $value }
    }
osaka-table-cards = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
osaka-table-ship = { $colour ->
        [red] rotes Schiff
        [blue] blaues Schiff
        [yellow] gelbes Schiff
       *[green] grünes Schiff
    }
osaka-table-tokens = { $colour ->
        [red] { $count } × Rot
        [blue] { $count } × Blau
        [yellow] { $count } × Gelb
       *[green] { $count } × Grün
    }
osaka-table-draw = Zugstapel
osaka-table-discard = Ablagestapel
osaka-table-draw-short = Stapel
osaka-table-discard-short = Ablage
osaka-table-hand = Deine Hand
osaka-table-goods = Deine Handelsgüter
osaka-table-goods-of = Handelsgüter von { $name }
osaka-table-goods-short = Handelsgüter
osaka-table-rivals = Mitspielende
osaka-table-act = Zug
osaka-table-you = Du
osaka-table-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
osaka-table-vp = SP
osaka-table-gain = +{ $points }
osaka-table-token-sum = { $count } von 8
osaka-table-token-sum-long = { $count } von 8 Ertragsplättchen
osaka-table-farm-next = kommt als Nächstes
osaka-table-if-sold = Punkte bei sofortigem Verkauf
osaka-table-market-price = { $count ->
        [one] Eine Karte für
       *[other] Alle { $count } Karten für
    }
osaka-table-empty = leer
osaka-table-no-goods = noch keine Handelsgüter
osaka-table-steps = +{ $steps }
osaka-table-sinks = sinkt
osaka-table-payday = Zahltag
osaka-table-stone-free = Stein frei
osaka-table-stone-on = Stein auf { $card }
osaka-table-cards-in-hand = { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
osaka-table-away = nicht da
osaka-table-insured = versichert
osaka-table-selected = { $sum } von { $all } Münzen gewählt
osaka-table-worth = { $sum } Münzen

## Wer am Zug ist

osaka-table-ask-turn = Kaufe die Waren, nimm Münzen oder reserviere eine Karte.
osaka-table-ask-buy = Kaufe die Waren oder nimm Münzen.
osaka-table-ask-take = Deine Münzen reichen noch nicht für den Markt: Nimm Münzen oder reserviere eine Karte.
osaka-table-ask-only-take = Deine Münzen reichen noch nicht für den Markt: Nimm Münzen.
osaka-table-ask-pass = Du kannst nur passen.
osaka-table-ask-token = Wähle die Farbe deines ersten Ertragsplättchens.
osaka-table-ask-insure = Wirf Karten mit Schirmen ab: Jeder Schirm rettet eines deiner Handelsgüter in derselben Farbe.
osaka-table-ask-save = Wähle die Handelsgüter, die deine Versicherung rettet.
osaka-table-wait = { $decision ->
        [token] { $name } wählt ein erstes Ertragsplättchen.
        [turn] { $name } überlegt den nächsten Zug.
        [pay] { $name } bezahlt gerade.
       *[insure] { $name } wählt eine Versicherung.
    }
osaka-table-over = Die Partie ist zu Ende
osaka-table-pending = Wird gesendet …

## Was man tun kann

osaka-table-buy = Für { $price } kaufen
osaka-table-buy-title = Waren kaufen
osaka-table-pay-title = Waren bezahlen
osaka-table-pay = { $sum } zahlen
osaka-table-price = Preis
osaka-table-still = noch offen
osaka-table-you-pay = Du zahlst
osaka-table-exact = passend
osaka-table-overpaid = { $count ->
        [one] 1 zu viel
       *[other] { $count } zu viel
    }
osaka-table-cancel = Abbrechen
osaka-table-close = Schließen
osaka-table-take = Münzen nehmen
osaka-table-reserve = Reservieren
osaka-table-token = { $colour ->
        [red] Rotes Ertragsplättchen nehmen
        [blue] Blaues Ertragsplättchen nehmen
        [yellow] Gelbes Ertragsplättchen nehmen
       *[green] Grünes Ertragsplättchen nehmen
    }
osaka-table-insure-title = Versicherung
osaka-table-insure = Versichern
osaka-table-insure-nothing = Nicht versichern
osaka-table-save-title = Was wird gerettet?
osaka-table-save = Diese retten
osaka-table-saves = Du wirfst { $cards } ab. Gerettet: { $goods }.
osaka-table-saves-later = Du wirfst { $cards } ab und wählst dann, was gerettet wird.
osaka-table-lapsed = { $count ->
        [one] Ein Versicherungssymbol verfällt.
       *[other] { $count } Versicherungssymbole verfallen.
    }
osaka-table-at-risk = In Gefahr: { $goods }.
osaka-table-pass = Passen
osaka-table-reserved-by = reserviert von { $name }
osaka-table-reserved-by-you = von dir reserviert
osaka-table-in-market = im Markt
osaka-table-in-farm = in der Produktion
osaka-table-rule = Regel { $rule } nachlesen
osaka-table-hinted = Tipp
osaka-table-new = neu

## Was daraus würde

osaka-table-ships-sail = Fahrten der Schiffe
osaka-table-outcome = Ergebnis des Kaufs
osaka-table-no-payday = Kein Schiff erreicht Edo.
osaka-table-ends = Das achte Ertragsplättchen: Damit endet die Partie.
osaka-table-risk = { $count ->
        [one] 1 Handelsgut in Gefahr
       *[other] { $count } Handelsgüter in Gefahr
    }
osaka-table-could-save = { $count ->
        [0] keines rettbar
       *[other] { $count } rettbar
    }
osaka-table-sails = { $ship } von { $from } nach { $to }

## Das Ende

osaka-table-winner = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
osaka-table-you-win = Du gewinnst
osaka-table-place-number = { $place }.

## In Worten, zum Lesen und Hören

osaka-table-tell-ships = Schiffe
osaka-table-tell-ship-at = { $place }: { $ships }.
osaka-table-tell-market = Markt
osaka-table-tell-market-cards = Im Markt: { $cards }.
osaka-table-tell-market-empty = Der Markt ist leer.
osaka-table-tell-farm-cards = In der Produktion: { $cards }.
osaka-table-tell-farm-empty = Die Produktion ist leer.
osaka-table-tell-reserved = { $card } (reserviert von { $name })
osaka-table-tell-price = Für { $name } kostet der Markt { $price }.
osaka-table-tell-piles = { $draw ->
        [one] 1 Karte im Zugstapel
       *[other] { $draw } Karten im Zugstapel
    }, { $discard } im Ablagestapel.
osaka-table-tell-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $tokens } von 8 Ertragsplättchen{ $list ->
        [none] .
       *[other] : { $listed }.
    }
osaka-table-tell-goods = Handelsgüter: { $cards }.
osaka-table-tell-insured = Versicherte Handelsgüter: { $cards }.
osaka-table-tell-no-goods = Keine Handelsgüter.
osaka-table-tell-hand = Hand: { $cards }.
osaka-table-tell-hand-empty = Keine Karten auf der Hand.
osaka-table-tell-hand-size = { $count ->
        [one] 1 Karte auf der Hand.
       *[other] { $count } Karten auf der Hand.
    }
osaka-table-tell-stone = Der Stein liegt auf { $card }.
osaka-table-tell-stone-free = Der Stein ist frei.
osaka-table-tell-set = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    } wäre jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
osaka-table-tell-turn = Zug
osaka-table-tell-active = { $name } ist am Zug.
osaka-table-tell-asked = Jetzt entscheidet { $name }.
osaka-table-tell-paid = Schon gezahlt: { $cards }.
osaka-table-tell-sinking = { $ships_count ->
        [one] Es sinkt: { $ships }.
       *[other] Es sinken: { $ships }.
    }
osaka-table-tell-over = Die Partie ist zu Ende.
osaka-table-tell-rank = Platz { $place }: { $name } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

osaka-table-do-token = Erstes Ertragsplättchen
osaka-table-do-take = Münzen nehmen
osaka-table-do-take-card = { $card } nehmen
osaka-table-do-take-reserved = { $card } nehmen (von dir reserviert)
osaka-table-do-reserve = Reservieren
osaka-table-do-reserve-market = { $card } im Markt reservieren
osaka-table-do-reserve-farm = { $card } in der Produktion reservieren
osaka-table-do-buy = Waren kaufen
osaka-table-do-buy-with = Für { $price } kaufen und mit { $cards } zahlen
osaka-table-do-buy-steps = Für { $price } kaufen und schrittweise zahlen
osaka-table-do-pay = Bezahlen
osaka-table-do-pay-with = Mit { $cards } zahlen
osaka-table-do-insure = Versichern
osaka-table-do-insure-with = { $cards } abwerfen und damit Handelsgüter versichern
osaka-table-do-insure-for = { $cards } abwerfen und { $goods } retten
osaka-table-do-insure-nothing = Nicht versichern
osaka-table-do-insure-nothing-in = { $colour ->
        [red] Rot nicht versichern
        [blue] Blau nicht versichern
        [yellow] Gelb nicht versichern
       *[green] Grün nicht versichern
    }
osaka-table-do-save = Handelsgüter retten
osaka-table-do-save-goods = { $goods } retten
osaka-table-do-pass = Passen
osaka-table-do-pass-only = Passen (sonst ist nichts möglich)
