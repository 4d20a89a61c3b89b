### The drawn table of Traders of Osaka.

## Names of things in the picture

osaka-table-coast = The sea road to Edo
osaka-table-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
       *[5] Edo
        [3] Enshunada
        [4] Enshunada
    }
osaka-table-colour = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    }
osaka-table-card = { $colour ->
        [red] red { $value }
        [blue] blue { $value }
        [yellow] yellow { $value }
       *[green] green { $value }
    }
osaka-table-cards = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
osaka-table-ship = { $colour ->
        [red] red ship
        [blue] blue ship
        [yellow] yellow ship
       *[green] green ship
    }
osaka-table-tokens = { $colour ->
        [red] { $count } red
        [blue] { $count } blue
        [yellow] { $count } yellow
       *[green] { $count } green
    }
osaka-table-draw = Draw pile
osaka-table-discard = Discard pile
osaka-table-draw-short = Draw
osaka-table-discard-short = Discard
osaka-table-hand = Your hand
osaka-table-goods = Your goods
osaka-table-goods-of = Goods of { $name }
osaka-table-goods-short = Goods
osaka-table-rivals = Rivals
osaka-table-act = Move
osaka-table-you = You
osaka-table-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
osaka-table-vp = VP
osaka-table-gain = +{ $points }
osaka-table-token-sum = { $count } of 8
osaka-table-token-sum-long = { $count } of 8 bonus tokens
osaka-table-farm-next = comes next
osaka-table-if-sold = worth if the ship came in now
osaka-table-market-price = { $count ->
        [one] You buy the one card for
       *[other] You buy all { $count } cards for
    }
osaka-table-empty = empty
osaka-table-no-goods = no goods yet
osaka-table-steps = +{ $steps }
osaka-table-sinks = sinks
osaka-table-payday = payday
osaka-table-stone-free = stone free
osaka-table-stone-on = stone on { $card }
osaka-table-cards-in-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
osaka-table-away = away
osaka-table-insured = insured
osaka-table-selected = { $sum } of { $all } selected, tap to change
osaka-table-worth = worth { $sum }

## Whose turn it is

osaka-table-ask-turn = Buy the market, take a card as coins, or reserve one.
osaka-table-ask-buy = Buy the market, or take a card as coins.
osaka-table-ask-take = You cannot pay for the market yet: take a card as coins, or reserve one.
osaka-table-ask-only-take = You cannot pay for the market yet: take a card as coins.
osaka-table-ask-pass = There is nothing that you could do.
osaka-table-ask-token = Choose the colour of your first bonus token.
osaka-table-ask-insure = Ships are sinking. Tap cards with umbrellas in your hand to save goods.
osaka-table-ask-save = Tap the goods that your insurance saves.
osaka-table-wait = { $decision ->
        [token] { $name } chooses a first token.
        [turn] { $name } thinks about the next move.
        [pay] { $name } is paying.
       *[insure] { $name } decides what to insure.
    }
osaka-table-over = The game is over
osaka-table-pending = on its way …

## What can be done

osaka-table-buy = Buy for { $price }
osaka-table-buy-title = Buy the market
osaka-table-pay-title = Pay for the market
osaka-table-pay = Lay down { $sum }
osaka-table-price = price
osaka-table-still = still to pay
osaka-table-you-pay = You pay
osaka-table-exact = exact
osaka-table-overpaid = { $count ->
        [one] 1 too many
       *[other] { $count } too many
    }
osaka-table-cancel = Cancel
osaka-table-close = Close
osaka-table-take = Take as coins
osaka-table-reserve = Reserve
osaka-table-token = Take { $token }
osaka-table-insure-title = Insurance
osaka-table-insure = Insure
osaka-table-insure-nothing = Insure nothing
osaka-table-save-title = What is saved?
osaka-table-save = Save these
osaka-table-saves = You discard { $cards }. Saved: { $goods }.
osaka-table-saves-later = You discard { $cards }, and then choose what is saved.
osaka-table-lapsed = { $count ->
        [one] One symbol lapses.
       *[other] { $count } symbols lapse.
    }
osaka-table-at-risk = At risk: { $goods }.
osaka-table-pass = Pass
osaka-table-reserved-by = reserved by { $name }
osaka-table-reserved-by-you = reserved by you
osaka-table-in-market = in the market
osaka-table-in-farm = in the farm
osaka-table-rule = Read rule { $rule }
osaka-table-hinted = Hint
osaka-table-new = new

## What would come of it

osaka-table-ships-sail = Ships sail
osaka-table-outcome = What it brings
osaka-table-no-payday = No ship reaches Edo.
osaka-table-ends = The eighth token: the game ends here.
osaka-table-risk = { $count ->
        [one] 1 good at risk
       *[other] { $count } goods at risk
    }
osaka-table-could-save = { $count ->
        [0] none can be saved
       *[other] { $count } can be saved
    }
osaka-table-sails = { $ship } from { $from } to { $to }

## The end

osaka-table-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
osaka-table-you-win = You win
osaka-table-place-number = { $place }.

## In words, for reading and listening

osaka-table-tell-ships = Ships
osaka-table-tell-ship-at = { $place }: { $ships }.
osaka-table-tell-market = Market
osaka-table-tell-market-cards = In the market: { $cards }.
osaka-table-tell-market-empty = The market is empty.
osaka-table-tell-farm-cards = In the farm: { $cards }.
osaka-table-tell-farm-empty = The farm is empty.
osaka-table-tell-reserved = { $card } (reserved by { $name })
osaka-table-tell-price = { $name } would pay { $price } for the market.
osaka-table-tell-piles = { $draw ->
        [one] 1 card in the draw pile
       *[other] { $draw } cards in the draw pile
    }, { $discard } in the discard pile.
osaka-table-tell-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $tokens } of 8 bonus tokens{ $list ->
        [none] .
       *[other] : { $listed }.
    }
osaka-table-tell-goods = Goods: { $cards }.
osaka-table-tell-insured = Insured goods: { $cards }.
osaka-table-tell-no-goods = No goods.
osaka-table-tell-hand = Hand: { $cards }.
osaka-table-tell-hand-empty = No cards in hand.
osaka-table-tell-hand-size = { $count ->
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
osaka-table-tell-stone = The stone lies on { $card }.
osaka-table-tell-stone-free = The stone is free.
osaka-table-tell-set = If the ship came in now, { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
osaka-table-tell-turn = Turn
osaka-table-tell-active = It is the turn of { $name }.
osaka-table-tell-asked = { $name } is asked now.
osaka-table-tell-paid = Laid down so far: { $cards }.
osaka-table-tell-sinking = Sinking: { $ships }.
osaka-table-tell-over = The game is over.
osaka-table-tell-rank = Place { $place }: { $name } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

osaka-table-do-token = First bonus token
osaka-table-do-take = Take as coins
osaka-table-do-take-card = Take { $card }
osaka-table-do-take-reserved = Take { $card }, which you have reserved
osaka-table-do-reserve = Reserve
osaka-table-do-reserve-market = Reserve { $card } in the market
osaka-table-do-reserve-farm = Reserve { $card } in the farm
osaka-table-do-buy = Buy the market
osaka-table-do-buy-with = Buy for { $price } and pay with { $cards }
osaka-table-do-buy-steps = Buy for { $price } and pay step by step
osaka-table-do-pay = Pay
osaka-table-do-pay-with = Lay down { $cards }
osaka-table-do-insure = Insure
osaka-table-do-insure-with = Discard { $cards } to insure goods
osaka-table-do-insure-for = Discard { $cards } to save { $goods }
osaka-table-do-insure-nothing = Insure nothing
osaka-table-do-insure-nothing-in = { $colour ->
        [red] Insure nothing in red
        [blue] Insure nothing in blue
        [yellow] Insure nothing in yellow
       *[green] Insure nothing in green
    }
osaka-table-do-save = Save goods
osaka-table-do-save-goods = Save { $goods }
osaka-table-do-pass = Pass
osaka-table-do-pass-only = Pass, because there is nothing to do
