### Traders of Osaka: everything but the rulebook, in English.
### Cards are written as the letter of their colour and a value.

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

## The letters of the colours on cards and ships. Typing, records and programs use R B Y G

osaka-letter-r = R
osaka-letter-b = B
osaka-letter-y = Y
osaka-letter-g = G

## Events

osaka-event-laid-out = Market: { $market }. Farm: { $farm }.
osaka-event-opening-hand = { $seat } draws { $cards }, worth { $sum }.
osaka-event-start-player = { $by ->
        [sum] { $seat } begins with the lowest sum.
        [cards] { $seat } begins: tied for the lowest sum, but with the fewest cards.
       *[lot] { $seat } begins: the tie is broken at random.
    }
osaka-event-token-taken = { $seat } takes { $colour_token }.
osaka-event-coin-taken = { $seat } takes { $card } as coins.
osaka-event-reserved = { $row ->
        [farm] { $seat } reserves { $card } in the farm.
       *[market] { $seat } reserves { $card } in the market.
    }
osaka-event-purchase-begun = { $seat } buys for { $price } and starts to pay.
osaka-event-coins-laid = { $seat } pays { $cards }{ $left ->
        [0] {" "}and has paid in full.
       *[other] ; { $left } left to pay.
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
osaka-event-shuffled = The draw pile is empty: { $cards ->
        [one] the one card of the discard pile becomes the new draw pile.
       *[other] the { $cards } cards of the discard pile are shuffled to make a new one.
    }
osaka-event-sailed = { $colour_ship } sails from { osaka-place-from } to { osaka-place-to }.
osaka-event-payday = Payday! { $colours_count ->
        [one] The { $colours } ship reaches Edo.
       *[other] The { $colours } ships reach Edo.
    }
osaka-event-sold = { $seat } sells { $colour }: { $count } × { $tokens ->
        [0] { $highest }
       *[other] ({ $highest } + { $tokens })
    } → { $worth }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.{ $drawn ->
        [0] {""}
        [one] {" "}One of them is a card from the draw pile.
       *[other] {" "}{ $drawn } of them are cards from the draw pile.
    }{ $credited ->
        [0] {""}
        [one] {" "}One of them is credited because no card is left.
       *[other] {" "}{ $credited } of them are credited because no card is left.
    }
osaka-event-token-earned = { $seat } gets { $colour_token }{ $tokens ->
        [one] , the first of this colour.
       *[other] {" "}and now has { $tokens } of this colour.
    }
osaka-event-sinking = The Black Current strikes: { $colours_count ->
        [one] the { $colours } ship sinks.
       *[other] the { $colours } ships sink.
    }
osaka-event-premium = { $seat } discards { $payment } as insurance.
osaka-event-saved = { $seat } saves { $goods }: insured until sold.
osaka-event-not-insured = { $colour_count ->
        [1] { $seat } takes no insurance for { $colour }.
       *[0] { $seat } takes no insurance.
    }
osaka-event-lost = { $seat } loses { $goods }.
osaka-event-returned = { $colour_ship } is back in { osaka-place-back }.
osaka-event-passed = { $seat } can do nothing and passes.
osaka-event-ended = { $reason ->
        [tokens] A player has eight bonus tokens: the game is over.
       *[deadlock] Everybody has to pass: the game is over.
    }

osaka-place-from = { $from ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] the first wave space
        [4] the second wave space
       *[5] Edo
    }
osaka-place-to = { $to ->
        [0] Osaka
        [1] Oshima
        [2] Anori
        [3] the first wave space
        [4] the second wave space
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

osaka-decision-token = Choose your first bonus token.
osaka-decision-turn = Buy goods, take coins or reserve a card.
osaka-decision-pay = Pay for your purchase.
osaka-decision-insure = Choose what to insure.
osaka-decision-save = Choose the goods that your insurance saves.

## Refusals: what is wrong, and what can be done instead

osaka-refusal-not-your-turn = It is { $seat }’s decision now. Wait until it is yours.
osaka-refusal-other-decision = You have something else to decide now. { $decision ->
        [token] Choose a bonus token, for instance “token red”.
        [turn] It is your turn: “take”, “reserve” or “buy”.
        [pay] Pay for your purchase, for instance with “pay R5 B3”.
        [insure] Choose what to insure, for instance “insure B2”, or “insure -” for no insurance.
       *[save] Name the goods to save, for instance “save B5 B3”.
    }
osaka-refusal-game-over = The game is over. Start a new one to play on.
osaka-refusal-reserved-by-other = { $card } is reserved for { $owner }. Choose another card.
osaka-refusal-no-such-stone = There is no { $card } with { $owner }’s stone in the market. Leave out the @ to take a free card.
osaka-refusal-not-in-market = There is no { $card } in the market. Choose a card from the market.
osaka-refusal-only-in-farm = { $card } is still in the farm. You can reserve it now, but take it only once it is in the market.
osaka-refusal-stone-in-use = Your stone is on { $card }. Buy or take that card first; then you can reserve again.
osaka-refusal-already-reserved = There is already a stone on { $card }. Choose a card without one.
osaka-refusal-not-in-farm = There is no { $card } in the farm. Choose a card from the farm, or reserve one in the market.
osaka-refusal-nothing-to-buy = There is nothing in the market for you to buy. You can only pass.
osaka-refusal-too-expensive = The market costs { $price }, and you have { $coins }. Take coins first, or reserve a card.
osaka-refusal-not-in-hand = You have no { $card } left in your hand for that. Use cards from your hand.
osaka-refusal-paid-too-little = That is { $paid }, but the price is { $price }. Add more cards.
osaka-refusal-must-act = You can still act, so you cannot pass. Take coins, reserve a card or buy.
osaka-refusal-no-symbol = { $card } has no insurance symbol. A 2 saves two goods, a 3 saves one.
osaka-refusal-not-sinking = { $colour_ship } is not sinking. You can insure only goods of sinking ships.
osaka-refusal-nothing-to-insure = You have no uninsured goods of the same colour as { $card }. Keep this card.
osaka-refusal-name-goods = Name { $count ->
        [one] the one good
       *[other] the { $count } goods
    } { $colour_in } to save, for instance “insure B2 for B5 B3”, or “save B5 B3” if you have discarded your cards already.
osaka-refusal-too-many-goods = { $count ->
        [0] Your cards save nothing { $colour_in }. Leave these goods out.
        [one] Your cards save only one good { $colour_in }. Name only one.
       *[other] Your cards save only { $count } goods { $colour_in }. Name only { $count }.
    }
osaka-refusal-no-such-good = You have no other uninsured { $card }. Name goods that you own.
osaka-refusal-not-asked-colour = There is nothing left to insure { $colour_in }. Leave this colour out.

## What cannot be read as a choice

osaka-notation-empty = Type your choice, for instance “take B5”.
osaka-notation-unknown-verb = No choice begins with “{ $word }”. Choices begin with token, take, reserve, buy, pay, insure, save or pass, for instance “take B5”.
osaka-notation-missing-colour = A colour is missing: red, blue, yellow or green.
osaka-notation-unknown-colour = “{ $word }” is not a colour. The colours are red, blue, yellow and green.
osaka-notation-missing-card = A card is missing, for instance R5.
osaka-notation-unknown-card = “{ $word }” is not a card. A card is R, B, Y or G followed by 2, 3 or 5, for instance R5.
osaka-notation-unknown-seat = “{ $word }” does not name a seat. After @ comes the number of a seat, counted from 0.
osaka-notation-too-many-copies = The game does not have that many cards “{ $word }”. Leave some out.

## What is wrong with a scenario

osaka-problem-unknown-card = “{ $card }” is not a card. A card is R, B, Y or G followed by 2, 3 or 5, for instance R5.
osaka-problem-unknown-colour = This is not a colour. The colours are red, blue, yellow and green.
osaka-problem-unknown-mark = “{ $mark }” cannot follow this card. Only goods can have a *, points a ?, and market and farm cards an @ with a seat.
osaka-problem-unknown-seat = “{ $mark }” does not name a seat of this game. Write @0, for instance.
osaka-problem-second-stone = The stone of seat { $seat } is already on another card; every seat has only one.
osaka-problem-too-many-copies = There are only { $copies } { $card } in the game, and this is one too many.
osaka-problem-row-too-long = There is room for { $most } cards at most.
osaka-problem-too-few-cards-left = The points need { $needed ->
        [one] one card
       *[other] { $needed } cards
    }, but { $left ->
        [0] all cards are named already
        [one] only one card is not named yet
       *[other] only { $left } cards are not named yet
    }.
osaka-problem-earned-too-much = The sales have brought { $earned } points, but the seat has only { $points }.
osaka-problem-paid-outside-purchase = Coins have been paid, but nobody is paying. Add "phase": "pay", or leave them out.
osaka-problem-ship-in-edo = A ship is in Edo, but it is not payday. Add "phase": "insure", or move the ship.
osaka-problem-no-ship-in-edo = It is payday, but no ship is in Edo.
osaka-problem-too-many-tokens = { $tokens } bonus tokens are too many at this point of the game; { $most } are possible at most.
osaka-problem-market-was-bought = Payday follows a purchase, and the market is refilled only afterwards: it can hold only cards that others have reserved.
osaka-problem-not-in-this-phase = This field has no meaning in this phase. Leave it out, or name the phase that it belongs to.
osaka-problem-payment-does-not-fit = The price is { $price }, of which { $paid } is paid, and the hand is worth { $hand }: this cannot be a payment in progress.
osaka-problem-nothing-to-insure = It is seat { $seat }’s decision, but this seat has nothing to insure, or no card to insure it with.
osaka-problem-nothing-to-choose = There is nothing to choose here: either it is clear what is saved, or the colour cannot be insured.

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

osaka-menu-token = First bonus token
osaka-menu-take = Take coins
osaka-menu-reserve = Reserve
osaka-menu-reserve-in-farm = Reserve in the farm
osaka-menu-buy = Buy for { $price } with
osaka-menu-pay = Pay { $left } with
osaka-menu-insure = Insure with
osaka-menu-save = Save
osaka-menu-pass = Pass
osaka-menu-reserved = reserved by you
osaka-menu-buy-step-by-step = Buy for { $price }
osaka-menu-step-by-step = and pay step by step, or type it: buy R5 B3 …
osaka-menu-nothing = nothing
osaka-menu-to-choose = { $count ->
        [one] one good that you name next
       *[other] { $count } goods that you name next
    }

osaka-preview-price = Price { $price }: you get { $goods } for { $payment }.{ $overpaid ->
        [0] {""}
        [one] {" "}You overpay by 1 coin.
       *[other] {" "}You overpay by { $overpaid } coins.
    }
osaka-preview-no-payday = No ship reaches Edo: no payday.
osaka-preview-sale = { $name } sells { $count ->
        [one] one card
       *[other] { $count } cards
    } and gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
osaka-preview-ends = That is the eighth bonus token: the game ends, and nothing sinks.
osaka-preview-sinking = { $count ->
        [one] The { $colours } ship sinks.
       *[other] The { $colours } ships sink.
    }
osaka-preview-risk = { $name } could lose { $goods }; that hand is secret.
osaka-preview-risk-known = { $name } could lose { $goods } and can insure { $count ->
        [0] none of them
        [one] one of them
       *[other] { $count } of them
    }.
osaka-preview-insurance = Saved: { $count ->
        [0] nothing yet
       *[other] { $goods }
    }.{ $to_name ->
        [0] {""}
        [one] {" "}You then name one more good.
       *[other] {" "}You then name { $to_name } more goods.
    }{ $lapsed ->
        [0] {""}
        [one] {" "}One insurance symbol lapses.
       *[other] {" "}{ $lapsed } insurance symbols lapse.
    }
osaka-nothing-to-preview = There is no purchase to preview: you cannot afford the market right now.

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
    R B Y G are the colours red, blue, yellow and green; each has eleven 2s, nine 3s and seven 5s.
    A 2 insures two goods of its colour, a 3 one, a 5 none.
    1/8: bonus tokens; the eighth ends the game.
    R5 (Ren): Ren’s stone lies on this card.

osaka-help-notation =
    take B5              take coins: this market card
    take R5@0            … the one that seat 0 has reserved, if there are two
    reserve R5           put your stone on a card in the market
    reserve G3 farm      … on a card in the farm
    buy R2 G5            buy everything and pay with these cards
    buy                  buy everything and pay step by step
    pay Y3 Y2            pay more coins for a purchase
    insure B2 B2         discard these cards as insurance
    insure B2 for B5 B3  … and say which goods they save
    insure -             no insurance
    save B5 B3           say which goods your insurance saves
    token red            take your first bonus token
    pass                 when there is nothing else you can do
