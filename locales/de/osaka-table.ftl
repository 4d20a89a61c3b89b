### Der gezeichnete Tisch der Händler von Osaka.

## Wie die Dinge im Bild heißen

osaka-table-coast = Der Seeweg nach Edo
osaka-table-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
       *[5] Edo
        [3] Enshunada
        [4] Enshunada
    }
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
osaka-table-rivals = Andere
osaka-table-act = Zug
osaka-table-you = Du
osaka-table-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
osaka-table-vp = P.
osaka-table-gain = +{ $points }
osaka-table-token-sum = { $count } von 8
osaka-table-token-sum-long = { $count } von 8 Ertragsplättchen
osaka-table-farm-next = kommt danach
osaka-table-if-sold = Wert, wenn das Schiff jetzt ankäme
osaka-table-market-price = { $count ->
        [one] Du kaufst die eine Karte für
       *[other] Du kaufst alle { $count } Karten für
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
osaka-table-selected = { $sum } von { $all } gewählt, zum Ändern tippen
osaka-table-worth = Wert { $sum }

## Wer am Zug ist

osaka-table-ask-turn = Kauf den Markt, nimm eine Karte als Münzen oder reserviere eine.
osaka-table-ask-buy = Kauf den Markt oder nimm eine Karte als Münzen.
osaka-table-ask-take = Für den Markt reichen deine Münzen nicht: Nimm eine Karte als Münzen oder reserviere eine.
osaka-table-ask-only-take = Für den Markt reichen deine Münzen nicht: Nimm eine Karte als Münzen.
osaka-table-ask-pass = Du kannst gerade nichts tun.
osaka-table-ask-token = Wähle die Farbe deines ersten Ertragsplättchens.
osaka-table-ask-insure = Schiffe sinken. Tippe in deiner Hand auf Karten mit Schirmen, um Handelsgüter zu retten.
osaka-table-ask-save = Tippe auf die Handelsgüter, die deine Versicherung rettet.
osaka-table-wait = { $decision ->
        [token] { $name } wählt ein erstes Plättchen.
        [turn] { $name } überlegt den nächsten Zug.
        [pay] { $name } bezahlt gerade.
       *[insure] { $name } entscheidet über die Versicherung.
    }
osaka-table-over = Die Partie ist zu Ende
osaka-table-pending = unterwegs …

## Was man tun kann

osaka-table-buy = Für { $price } kaufen
osaka-table-buy-title = Den Markt kaufen
osaka-table-pay-title = Den Markt bezahlen
osaka-table-pay = { $sum } hinlegen
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
osaka-table-take = Als Münzen nehmen
osaka-table-reserve = Reservieren
osaka-table-token = Nimm { $token }
osaka-table-insure-title = Versicherung
osaka-table-insure = Versichern
osaka-table-insure-nothing = Nichts versichern
osaka-table-save-title = Was wird gerettet?
osaka-table-save = Diese retten
osaka-table-saves = Du legst { $cards } ab. Gerettet: { $goods }.
osaka-table-saves-later = Du legst { $cards } ab und wählst dann, was gerettet wird.
osaka-table-lapsed = { $count ->
        [one] Ein Symbol verfällt.
       *[other] { $count } Symbole verfallen.
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

osaka-table-ships-sail = Schiffe fahren
osaka-table-outcome = Was es bringt
osaka-table-no-payday = Kein Schiff erreicht Edo.
osaka-table-ends = Das achte Plättchen: Damit endet die Partie.
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
osaka-table-tell-price = { $name } würde für den Markt { $price } zahlen.
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
osaka-table-tell-set = Käme das Schiff jetzt an, brächte { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
osaka-table-tell-turn = Zug
osaka-table-tell-active = Am Zug ist { $name }.
osaka-table-tell-asked = Jetzt wird { $name } gefragt.
osaka-table-tell-paid = Schon hingelegt: { $cards }.
osaka-table-tell-sinking = Es sinkt: { $ships }.
osaka-table-tell-over = Die Partie ist zu Ende.
osaka-table-tell-rank = Platz { $place }: { $name } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

osaka-table-do-token = Erstes Ertragsplättchen
osaka-table-do-take = Als Münzen nehmen
osaka-table-do-take-card = { $card } nehmen
osaka-table-do-take-reserved = { $card } nehmen, die du reserviert hast
osaka-table-do-reserve = Reservieren
osaka-table-do-reserve-market = { $card } im Markt reservieren
osaka-table-do-reserve-farm = { $card } in der Produktion reservieren
osaka-table-do-buy = Den Markt kaufen
osaka-table-do-buy-with = Für { $price } kaufen und mit { $cards } zahlen
osaka-table-do-buy-steps = Für { $price } kaufen und schrittweise zahlen
osaka-table-do-pay = Bezahlen
osaka-table-do-pay-with = { $cards } hinlegen
osaka-table-do-insure = Versichern
osaka-table-do-insure-with = { $cards } ablegen und damit Handelsgüter versichern
osaka-table-do-insure-for = { $cards } ablegen und { $goods } retten
osaka-table-do-insure-nothing = Nichts versichern
osaka-table-do-insure-nothing-in = { $colour ->
        [red] In Rot nichts versichern
        [blue] In Blau nichts versichern
        [yellow] In Gelb nichts versichern
       *[green] In Grün nichts versichern
    }
osaka-table-do-save = Handelsgüter retten
osaka-table-do-save-goods = { $goods } retten
osaka-table-do-pass = Passen
osaka-table-do-pass-only = Passen, weil sonst nichts möglich ist
