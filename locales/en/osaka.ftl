### Traders of Osaka: everything but the rulebook, in English.
### Cards are written as in notation: a colour letter (R B Y G) and a value.

osaka-title = Traders of Osaka

## The colours, with the forms that sentences need

osaka-word-red = red
    .ship = The red ship
    .token = a red bonus token
    .in = in red
osaka-word-blue = blue
    .ship = The blue ship
    .token = a blue bonus token
    .in = in blue
osaka-word-yellow = yellow
    .ship = The yellow ship
    .token = a yellow bonus token
    .in = in yellow
osaka-word-green = green
    .ship = The green ship
    .token = a green bonus token
    .in = in green

## Events

osaka-event-laid-out = In the market: { $market }. In the farm: { $farm }.
osaka-event-opening-hand = { $seat } draws { $cards }, worth { $sum }.
osaka-event-start-player = { $by ->
        [sum] { $seat } begins with the lowest sum.
        [cards] { $seat } begins: the sums are equal, and this hand has the fewest cards.
       *[lot] { $seat } begins: between equal hands the lot has decided.
    }
osaka-event-token-taken = { $seat } takes { $colour_token }.
osaka-event-coin-taken = { $seat } takes { $card } as coins.
osaka-event-reserved = { $row ->
        [farm] { $seat } reserves { $card } in the farm.
       *[market] { $seat } reserves { $card } in the market.
    }
osaka-event-purchase-begun = { $seat } buys for { $price } and begins to pay.
osaka-event-coins-laid = { $seat } lays down { $cards }{ $left ->
        [0] , and that is enough.
       *[other] ; { $left } still to pay.
    }
osaka-event-bought = { $seat } buys { $goods } for { $price } and pays with { $payment }.
osaka-event-refilled =
    { $from_farm_count ->
        [0] New in the market: { $market }.
       *[other] { $from_farm_count ->
            [one] { $from_farm } moves
           *[other] { $from_farm } move
        } from the farm to the market{ $market_count ->
            [0] .
           *[other] ; new there: { $market }.
        }
    }{ $farm_count ->
        [0] {""}
       *[other] {" "}New in the farm: { $farm }.
    }
osaka-event-shuffled = The draw pile is empty; { $cards ->
        [one] the one discarded card becomes the new one.
       *[other] the { $cards } discarded cards are shuffled and become the new one.
    }
osaka-event-sailed = { $colour_ship } sails from { osaka-place-from } to { osaka-place-to }.
osaka-event-payday = Payday! { $colours_count ->
        [one] One ship is in Edo: { $colours }.
       *[other] Several ships are in Edo: { $colours }.
    }
osaka-event-sold = { $seat } sells { $colour }: { $count } × { $tokens ->
        [0] { $highest }
       *[other] ({ $highest } + { $tokens })
    } → { $worth }, that is { $points ->
        [one] 1 point
       *[other] { $points } points
    }.{ $drawn ->
        [0] {""}
        [one] {" "}One of them is a card from the draw pile.
       *[other] {" "}{ $drawn } of them are cards from the draw pile.
    }{ $credited ->
        [0] {""}
        [one] {" "}One of them is credited, as no card is left.
       *[other] {" "}{ $credited } of them are credited, as no card is left.
    }
osaka-event-token-earned = { $seat } gets { $colour_token }{ $tokens ->
        [one] , the first of this colour.
       *[other] {" "}and now has { $tokens } of this colour.
    }
osaka-event-sinking = The Black Current strikes: { $colours_count ->
        [one] the { $colours } ship is sinking.
       *[other] the { $colours } ships are sinking.
    }
osaka-event-premium = { $seat } discards { $payment } as insurance.
osaka-event-saved = { $seat } saves { $goods }: insured until sold.
osaka-event-not-insured = { $colour_count ->
        [1] { $seat } insures nothing { $colour_in }.
       *[0] { $seat } insures nothing.
    }
osaka-event-lost = { $seat } loses { $goods }.
osaka-event-returned = { $colour_ship } is back in { osaka-place-back }.
osaka-event-passed = { $seat } can do nothing and passes.
osaka-event-ended = { $reason ->
        [tokens] Somebody has eight bonus tokens: the game is over.
       *[deadlock] Nobody can do anything any more: the game is over.
    }

osaka-place-from = { $from ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] the first waves
        [4] the second waves
       *[5] Edo
    }
osaka-place-to = { $to ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] the first waves
        [4] the second waves
       *[5] Edo
    }

osaka-place-back = { $to ->
        [0] Osaka
       *[2] Anori
    }

## The same events in few words, above a question. What the board shows anyway is left out

osaka-digest-token-taken = { $seat } takes { $colour_token }.
osaka-digest-coin-taken = { $seat } takes { $card }.
osaka-digest-reserved = { $row ->
        [farm] { $seat } reserves { $card } (farm).
       *[market] { $seat } reserves { $card }.
    }
osaka-digest-bought = { $seat } buys { $goods } for { $price }.
osaka-digest-payday = Payday: { $colours }.
osaka-digest-sold = { $seat } sells { $colour }: +{ $points }.
osaka-digest-sinking = Sinking: { $colours }.
osaka-digest-saved = { $seat } saves { $goods }.
osaka-digest-lost = { $seat } loses { $goods }.
osaka-digest-passed = { $seat } passes.

## Decisions

osaka-decision-token = { $name }, choose your first bonus token.
osaka-decision-turn = { $name }, it is your turn.
osaka-decision-pay = { $name }, lay down your payment.
osaka-decision-insure = { $name }, ships are sinking. What do you insure?
osaka-decision-save = { $name }, which goods does your insurance save?

## Refusals: what is wrong, and what can be done instead

osaka-refusal-not-your-turn = { $seat } decides now. Wait until you are asked.
osaka-refusal-other-decision = That is not what you are asked for. { $decision ->
        [token] Choose a token, for instance “token red”.
        [turn] It is your turn: “take”, “reserve” or “buy”.
        [pay] Your purchase has to be paid for, for instance with “pay R5 B3”.
        [insure] Say what you insure, for instance “insure B2”, or “insure -” for nothing.
       *[save] Name the goods that are saved, for instance “save B5 B3”.
    }
osaka-refusal-game-over = The game is over; nothing can be done any more. Begin a new one.
osaka-refusal-reserved-by-other = { $card } is reserved for { $owner }. Choose another card.
osaka-refusal-no-such-stone = No { $card } with a stone of { $owner } lies in the market. Leave out the @ to take a free card.
osaka-refusal-not-in-market = There is no { $card } in the market. Choose a card that lies there.
osaka-refusal-only-in-farm = { $card } is still in the farm. You can reserve it there; take it when it has moved to the market.
osaka-refusal-stone-in-use = Your stone lies on { $card }. Buy or take that card first; then you can reserve again.
osaka-refusal-already-reserved = There is already a stone on { $card }. Choose a card without one.
osaka-refusal-not-in-farm = There is no { $card } in the farm. Choose a card that lies there, or reserve in the market.
osaka-refusal-nothing-to-buy = There is nothing in the market that you could buy. All you can do is pass.
osaka-refusal-too-expensive = The market costs { $price }, and you have { $coins }. Take coins first, or reserve a card.
osaka-refusal-not-in-hand = You have no { $card } left in your hand for that. Use cards that you hold.
osaka-refusal-paid-too-little = That is { $paid }, but the price is { $price }. Add more cards.
osaka-refusal-must-act = You can still do something, so you cannot pass. Take a coin, reserve or buy.
osaka-refusal-no-symbol = { $card } has no insurance symbol. A 2 saves two goods, a 3 saves one.
osaka-refusal-not-sinking = { $colour_ship } is not sinking. Insure only goods whose ship is.
osaka-refusal-nothing-to-insure = You have no uninsured goods in the colour of { $card }. Leave it in your hand.
osaka-refusal-name-goods = Name { $count ->
        [one] the one good
       *[other] the { $count } goods
    } { $colour_in } that { $count ->
        [one] is
       *[other] are
    } saved, for instance “insure B2 for B5 B3”, or “save B5 B3” once you have paid.
osaka-refusal-too-many-goods = { $count ->
        [0] Your cards save nothing { $colour_in }. Leave these goods out.
        [one] Your cards save only one good { $colour_in }. Name no more than that.
       *[other] Your cards save only { $count } goods { $colour_in }. Name no more than that.
    }
osaka-refusal-no-such-good = You have no more uninsured { $card } to save. Name goods that lie in front of you.
osaka-refusal-not-asked-colour = There is nothing to insure { $colour_in } any more. Leave this colour out.

## What cannot be read as a choice

osaka-notation-empty = Say what you choose, for instance “take B5”.
osaka-notation-unknown-verb = No choice begins with “{ $word }”. There are: token, take, reserve, buy, pay, insure, save, pass. “take B5” is an example.
osaka-notation-missing-colour = A colour is missing: red, blue, yellow or green.
osaka-notation-unknown-colour = “{ $word }” is not a colour. There are: red, blue, yellow, green.
osaka-notation-missing-card = A card is missing, for instance R5.
osaka-notation-unknown-card = “{ $word }” is not a card. A card is R, B, Y or G with 2, 3 or 5 behind it, for instance R5.
osaka-notation-unknown-seat = “{ $word }” does not name a seat. Behind @ stands the number of a seat, counted from 0.
osaka-notation-too-many-copies = There are not that many “{ $word }” in the game. Leave some out.

## What is wrong with a scenario

osaka-problem-unknown-card = “{ $card }” is not a card. A card is R, B, Y or G with 2, 3 or 5 behind it, for instance R5.
osaka-problem-unknown-colour = This is not a colour. There are: red, blue, yellow, green.
osaka-problem-unknown-mark = “{ $mark }” does not belong behind this card. Only * behind goods, ? behind points and @ with a seat behind open cards are possible.
osaka-problem-unknown-seat = “{ $mark }” does not name a seat of this game. Write @0, for instance.
osaka-problem-second-stone = The stone of seat { $seat } is already on another card; every seat has only one.
osaka-problem-too-many-copies = There are only { $copies } { $card } in the game, and this is one too many.
osaka-problem-row-too-long = There is room for { $most } cards at most.
osaka-problem-too-few-cards-left = { $needed ->
        [one] One card is
       *[other] { $needed } cards are
    } needed for points, but { $left ->
        [0] none is
        [one] only one is
       *[other] only { $left } are
    } not named yet.
osaka-problem-earned-too-much = The sales have brought { $earned }, but the seat has only { $points } points.
osaka-problem-paid-outside-purchase = Coins lie on the table, but nobody is paying. Add "phase": "pay", or leave them out.
osaka-problem-ship-in-edo = A ship is in Edo, but there is no payday. Add "phase": "insure", or put the ship elsewhere.
osaka-problem-no-ship-in-edo = There is a payday, but no ship is in Edo.
osaka-problem-too-many-tokens = { $tokens } tokens are too many at this moment; { $most } are the most.
osaka-problem-market-was-bought = The payday follows a purchase, and the market is refilled only after it: only cards that others have reserved can lie there.
osaka-problem-not-in-this-phase = This field means nothing in this phase. Leave it out, or name the phase that it belongs to.
osaka-problem-payment-does-not-fit = The price is { $price }, { $paid } of it are paid, and the hand is worth { $hand }: that is no payment in progress.
osaka-problem-nothing-to-insure = Seat { $seat } is asked, but has nothing to insure or nothing to insure with.
osaka-problem-nothing-to-choose = There is nothing to choose here: what is saved is clear, or the colour cannot be insured.

## The board in the terminal

osaka-board-piles = draw pile { $draw } · discard pile { $discard }
osaka-board-place = { $place ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] waves
        [4] waves
       *[5] Edo
    }
osaka-board-market = Market
osaka-board-farm = Farm
osaka-board-points = points
osaka-board-tokens = tokens
osaka-board-hand = hand
osaka-board-price = price
osaka-board-you = { $name } (you)
osaka-board-token-sum = { $count }/8
osaka-board-legend-insured = * insured
osaka-board-legend-points = R5 R3 =2: points if sold now
osaka-board-legend-price = price: cost of the market
osaka-board-open-hand = hand
osaka-board-your-hand = Your hand
osaka-board-no-cards = no cards
osaka-board-coins = { $coins ->
        [one] = 1 coin
       *[other] = { $coins } coins
    }

osaka-menu-token = First token
osaka-menu-take = Take as coins
osaka-menu-reserve = Reserve
osaka-menu-reserve-in-farm = Reserve in the farm
osaka-menu-buy = Buy for { $price } with
osaka-menu-pay = Pay { $left } with
osaka-menu-insure = Insure with
osaka-menu-save = Save
osaka-menu-pass = Pass
osaka-menu-reserved = the reserved one
osaka-menu-buy-step-by-step = Buy for { $price }
osaka-menu-step-by-step = and pay step by step, or type it: buy R5 B3 …
osaka-menu-nothing = nothing
osaka-menu-to-choose = { $count ->
        [one] one good, which you name next
       *[other] { $count } goods, which you name next
    }

osaka-preview-price = Price { $price }: you get { $goods } for { $payment }.{ $overpaid ->
        [0] {""}
        [one] {" "}That is 1 coin too many.
       *[other] {" "}That is { $overpaid } coins too many.
    }
osaka-preview-no-payday = No ship arrives: no payday.
osaka-preview-sale = { $name } sells { $count ->
        [one] one card
       *[other] { $count } cards
    } and gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
osaka-preview-ends = That is the last token: the game ends, and nothing sinks.
osaka-preview-sinking = { $count ->
        [one] The { $colours } ship sinks.
       *[other] The { $colours } ships sink.
    }
osaka-preview-risk = { $name } could lose { $goods }; that hand is secret.
osaka-preview-risk-known = { $name } could lose { $goods } and can insure { $count ->
        [0] nothing of it
        [one] one of them
       *[other] { $count } of them
    }.
osaka-preview-insurance = Saved: { $count ->
        [0] nothing named yet
       *[other] { $goods }
    }.{ $to_name ->
        [0] {""}
        [one] {" "}You name one more good afterwards.
       *[other] {" "}You name { $to_name } more goods afterwards.
    }{ $lapsed ->
        [0] {""}
        [one] {" "}One symbol lapses.
       *[other] {" "}{ $lapsed } symbols lapse.
    }
osaka-nothing-to-preview = There is no purchase to preview: you cannot pay for the market right now.

osaka-tie-break = { $count ->
        [one] { $others } has as many points, but fewer bonus tokens.
       *[other] { $others } have as many points, but fewer bonus tokens.
    }

osaka-breakdown-place = place
osaka-breakdown-player = player
osaka-breakdown-before = before
osaka-breakdown-points = points
osaka-breakdown-tokens = tokens
osaka-breakdown-unsold = unsold

osaka-reference =
    R B Y G are the colours red, blue, yellow and green, each with eleven 2s, nine 3s, seven 5s.
    A 2 insures two goods of its colour, a 3 one, a 5 none.
    1/8: bonus tokens; whoever has the eighth ends the game.
    R5 (Ren): Ren’s stone lies on this card.

osaka-help-notation =
    take B5              take a market card as coins
    take R5@0            … the one that seat 0 has reserved, if there are two
    reserve R5           put your stone on a card in the market
    reserve G3 farm      … on a card in the farm
    buy R2 G5            buy everything and pay with these cards
    buy                  buy everything and pay step by step
    pay Y3 Y2            lay down more coins for a purchase
    insure B2 B2         discard these cards as insurance
    insure B2 for B5 B3  … and say which goods are saved
    insure -             insure nothing
    save B5 B3           say which goods are saved, once you have paid
    token red            take your first token
    pass                 when there is nothing else that you can do
