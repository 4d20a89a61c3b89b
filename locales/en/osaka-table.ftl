### The drawn table of Traders of Osaka.

## Names of things in the picture

osaka-table-coast = The sea route to Edo
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
osaka-table-if-sold = points if sold now
osaka-table-market-price = { $count ->
        [one] One card for
       *[other] All { $count } cards for
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
osaka-table-selected = { $sum } of { $all } coins selected
osaka-table-worth = { $sum } coins

## Whose turn it is

osaka-table-ask-turn = Buy the goods, take coins or reserve a card.
osaka-table-ask-buy = Buy the goods or take coins.
osaka-table-ask-take = You cannot afford the goods yet: take coins or reserve a card.
osaka-table-ask-only-take = You cannot afford the goods yet: take coins.
osaka-table-ask-pass = You can only pass.
osaka-table-ask-token = Choose the colour of your first bonus token.
osaka-table-ask-insure = Discard cards with umbrellas: each umbrella saves one of your goods of the same colour.
osaka-table-ask-save = Choose the goods that your insurance saves.
osaka-table-wait = { $decision ->
        [token] { $name } is choosing a first bonus token.
        [turn] { $name } is thinking about the next move.
        [pay] { $name } is paying.
       *[insure] { $name } is choosing what to insure.
    }
osaka-table-over = The game is over
osaka-table-pending = Sending …

## What can be done

osaka-table-buy = Buy for { $price }
osaka-table-buy-title = Buy goods
osaka-table-pay-title = Pay for the goods
osaka-table-pay = Pay { $sum }
osaka-table-price = price
osaka-table-still = left to pay
osaka-table-you-pay = You pay
osaka-table-exact = exact
osaka-table-overpaid = { $count } overpaid
osaka-table-cancel = Cancel
osaka-table-close = Close
osaka-table-take = Take coins
osaka-table-reserve = Reserve
osaka-table-token = { $colour ->
        [red] Take a red bonus token
        [blue] Take a blue bonus token
        [yellow] Take a yellow bonus token
       *[green] Take a green bonus token
    }
osaka-table-insure-title = Insurance
osaka-table-insure = Insure
osaka-table-insure-nothing = No insurance
osaka-table-save-title = Which goods are saved?
osaka-table-save = Save these
osaka-table-saves = You discard { $cards }. Saved: { $goods }.
osaka-table-saves-later = You discard { $cards }, then choose which goods are saved.
osaka-table-lapsed = { $count ->
        [one] One insurance symbol lapses.
       *[other] { $count } insurance symbols lapse.
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

osaka-table-ships-sail = Ship movements
osaka-table-outcome = Result of the purchase
osaka-table-no-payday = No ship reaches Edo.
osaka-table-ends = The eighth bonus token: the game ends here.
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
osaka-table-tell-price = For { $name }, the market costs { $price }.
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
osaka-table-tell-set = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    } would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    } if sold now.
osaka-table-tell-turn = Turn
osaka-table-tell-active = It is { $name }’s turn.
osaka-table-tell-asked = { $name } has to decide now.
osaka-table-tell-paid = Paid so far: { $cards }.
osaka-table-tell-sinking = Sinking: { $ships }.
osaka-table-tell-over = The game is over.
osaka-table-tell-rank = Place { $place }: { $name } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

osaka-table-do-token = First bonus token
osaka-table-do-take = Take coins
osaka-table-do-take-card = Take { $card }
osaka-table-do-take-reserved = Take { $card } (reserved by you)
osaka-table-do-reserve = Reserve
osaka-table-do-reserve-market = Reserve { $card } in the market
osaka-table-do-reserve-farm = Reserve { $card } in the farm
osaka-table-do-buy = Buy goods
osaka-table-do-buy-with = Buy for { $price } and pay with { $cards }
osaka-table-do-buy-steps = Buy for { $price } and pay step by step
osaka-table-do-pay = Pay
osaka-table-do-pay-with = Pay with { $cards }
osaka-table-do-insure = Insure
osaka-table-do-insure-with = Discard { $cards } to insure goods
osaka-table-do-insure-for = Discard { $cards } to save { $goods }
osaka-table-do-insure-nothing = No insurance
osaka-table-do-insure-nothing-in = { $colour ->
        [red] No insurance for red
        [blue] No insurance for blue
        [yellow] No insurance for yellow
       *[green] No insurance for green
    }
osaka-table-do-save = Save goods
osaka-table-do-save-goods = Save { $goods }
osaka-table-do-pass = Pass
osaka-table-do-pass-only = Pass (nothing else is possible)
