### The drawn table of Dschunke.

## Round, phases and turns

dschunke-table-status = Round and turn
dschunke-table-round = Round
dschunke-table-free-setup = Free setup
dschunke-table-phase-0 = Free setup
dschunke-table-phase-1 = Market
dschunke-table-phase-2 = Actions
dschunke-table-phase-3 = Supply
dschunke-table-phase-4 = Poker
dschunke-table-phase-5 = Move on
dschunke-table-waiting = Waiting for { $names }.
dschunke-table-past = Earlier position
dschunke-table-past-next = Next to decide: { $name }.
dschunke-table-over = The game is over
dschunke-table-start = starts the round
dschunke-table-thinks = thinking
dschunke-table-sealed = has bid
dschunke-table-no-goods = no goods

## Parts of the table

dschunke-table-harbour = Harbour with five junks
dschunke-table-track = Helper track and rounds
dschunke-table-market = Market
dschunke-table-market-left = { $count } left
dschunke-table-closed = closed
dschunke-table-piles = Special card piles
dschunke-table-panel = Your decision
dschunke-table-tabs = Shown below
dschunke-table-players = Players
dschunke-table-cards = Special cards
dschunke-table-hand = Your goods
dschunke-table-you = You
dschunke-table-no-cards = You have no special cards face down.

dschunke-table-event-special = S: everyone searches a pile and keeps one special card.
dschunke-table-event-money = Y: everyone announces their money.
dschunke-table-field-load = load { $size ->
        [one] 1 strip
       *[other] { $size } strips
    }
dschunke-table-field-cash = { $size ->
        [0] cash in
       *[other] take { $size } yuan
    }
dschunke-table-field-goods = { $size ->
        [0] take goods
        [one] take 1 goods card
       *[other] take { $size } goods cards
    }
dschunke-table-stands = Round { $round }: { $merchant } { $junk_on }
dschunke-table-merchant = { $merchant }, { $junk_on }{ $used ->
        [true] , already used
       *[false] , available
    }
dschunke-table-helper = { $row ->
        [upper] upper helper
       *[lower] lower helper
    }: { $field }{ $used ->
        [true] , already used.
       *[false] , available.
    }
dschunke-table-helper-row = { $row ->
        [upper] Upper helper
       *[lower] Lower helper
    }
dschunke-table-offer = { $good }: { $offer }{ $closed ->
        [true] , closed.
       *[false] .
    }
dschunke-table-pile = { $pile } pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $known ->
        [true] , you have searched it.
       *[false] .
    }
dschunke-table-junk-white = White
dschunke-table-junk-brown = Brown
dschunke-table-junk-purple = Purple
dschunke-table-junk-orange = Orange
dschunke-table-junk-grey = Grey
dschunke-table-tally = { $junk } · visible crates: { $crates }.
dschunke-table-count = { $name } { $count }
dschunke-table-none = none
dschunke-table-enlarge = { $junk }: show details
dschunke-table-pick-junk = choose { $junk }

## Players

dschunke-table-hand-size = { $count ->
        [one] 1 goods card
       *[other] { $count } goods cards
    }
dschunke-table-face-down = { $count ->
        [one] 1 special card face down
       *[other] { $count } special cards face down
    }
dschunke-table-strips = { $count ->
        [one] 1 strip
       *[other] { $count } strips
    }
dschunke-table-supply = { $count ->
        [one] 1 supply card
       *[other] { $count } supply cards
    }
dschunke-table-turned-up = { $yuan } yuan, revealed at the end of the game.
dschunke-table-told = { $known ->
        [true] Money is secret; at the last Y it was { $yuan } yuan.
       *[false] Money is secret.
    }
dschunke-table-said = Y: { $yuan }
dschunke-table-used = used, out of the game
dschunke-table-yuan = { $yuan ->
        [one] yuan
       *[other] yuan
    }
dschunke-table-total = { $yuan } if the game ended now
dschunke-table-total-about = Your total if the game ended now: your money, 4 yuan for each junk with a visible crate of yours (25 for all five), and your bonus cards that would pay.
dschunke-table-extra-taken = extra action taken
dschunke-table-in-bid = { $count } in the bid

## Special cards

dschunke-table-moment-always = Always
dschunke-table-moment-market = New market card
dschunke-table-moment-turn = On your turn
dschunke-table-moment-end = At the end
dschunke-table-card-supply = Supply
dschunke-table-card-supply-where = every round
dschunke-table-card-tie-breaker = Tie-breaker
dschunke-table-card-tie-breaker-where = in the poker
dschunke-table-card-swap = Swap
dschunke-table-card-swap-where = 1 or 2 goods
dschunke-table-card-load-one = Load
dschunke-table-card-load-one-where = any junk
dschunke-table-card-take-goods = Goods
dschunke-table-card-take-goods-where = any junk
dschunke-table-card-move = Move
dschunke-table-card-move-where = one strip
dschunke-table-card-cash-in = Cash in
dschunke-table-card-bonus-8 = Bonus
dschunke-table-card-bonus-12 = Bonus
dschunke-table-about-supply = Always: one more goods card of any kind in every supply phase. The card lies face up in front of you.
dschunke-table-about-tie-breaker = Always: if you tie for the highest bid in the poker, you alone win. The card lies face up in front of you.
dschunke-table-about-swap = Once, right after the market card is revealed: swap one or two goods cards from your hand for other kinds. This is your extra action of the round.
dschunke-table-about-load-one = Once, before or after your action: lay one strip on any junk. This is your extra action of the round.
dschunke-table-about-take-goods = Once, before or after your action: take goods on any junk, one card for each of your visible crates there, at least three. This is your extra action of the round.
dschunke-table-about-move = Once, before or after your action: move one of your strips from a top layer to another junk. This is your extra action of the round.
dschunke-table-about-cash-in = Once, before or after your action: take 1 yuan for each of your visible crates on this junk, at least 3. This is your extra action of the round.
dschunke-table-about-bonus-8 = At the end: 8 yuan if you have at least four visible crates on this junk. The card stays face down until then.
dschunke-table-about-bonus-12 = At the end: 12 yuan if you have at least five visible crates on the first junk and two on the second. The card stays face down until then.
dschunke-table-rule = Rule { $rule }
dschunke-table-remembered = The { $pile } pile as you left it

## Deciding

dschunke-table-confirm = Confirm
dschunke-table-cancel = Cancel
dschunke-table-close = Close
dschunke-table-keep = Keep this card
dschunke-table-really = Your choice
dschunke-table-pending = Sending your choice …
dschunke-table-others = Other players’ turn
dschunke-table-look = Tap a junk to see its layers and everyone’s visible crates.
dschunke-table-crates-here = { $junk } · { $crates ->
        [0] you have no crates
        [one] you have 1 crate
       *[other] you have { $crates } crates
    }
dschunke-table-your-crates = { $crates ->
        [0] you have no crates
        [one] you have 1 crate
       *[other] you have { $crates } crates
    }
dschunke-table-turned-over = already used this round
dschunke-table-extra-card = extra action
dschunke-table-cards-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dschunke-table-in-stock = { $count } on board
dschunke-table-you-have = you have { $count }
dschunke-table-next-junk = On which junk?
dschunke-table-next-good = Which goods?
dschunke-table-ask-lay = Lay a strip
dschunke-table-ask-exchange = Swap goods?
dschunke-table-ask-exchange-again = Swap again?
dschunke-table-ask-pile = Search a pile
dschunke-table-ask-keep = Which card do you keep?
dschunke-table-ask-turn = Your action
dschunke-table-ask-next-kind = Continue with …
dschunke-table-ask-after = Before your turn ends
dschunke-table-ask-resupply = Supply
dschunke-table-ask-prize = You won a special card
dschunke-table-lead-lay = No junk may hold more than three strips now.
dschunke-table-lead-exchange = { $swaps ->
        [true] You can use your swap card now. Choose the goods you give away.
       *[false] Everyone with a card face down is asked, so that nobody learns who has a swap card.
    }
dschunke-table-lead-exchange-again = Your swap card allows one more swap.
dschunke-table-lead-pile = Search one of these piles and keep one card.
dschunke-table-lead-keep = Tap a card to read its effect. The others go back to the pile.
dschunke-table-lead-turn = Use a merchant or a helper. The number shows the result.
dschunke-table-lead-next-kind = These goods have run out. { $left ->
        [one] 1 more card to take.
       *[other] { $left } more cards to take.
    }
dschunke-table-lead-after = { $cards ->
        [0] None of your cards can be used now.
       *[other] You may take one extra action now.
    }
dschunke-table-lead-resupply = { $left ->
        [one] 1 card of any kind to take.
       *[other] { $left } cards to take, each of any kind.
    }
dschunke-table-lead-prize = { $last ->
        [true] Choose a pile to search, or take 3 yuan.
       *[false] Choose a pile to search.
    }
dschunke-table-do-exchange = No swap
dschunke-table-do-exchange-again = No second swap
dschunke-table-do-after = End the turn
dschunke-table-do-yuan = Take 3 yuan instead
dschunke-table-next-round = Next round
dschunke-table-next-stand = Load { $load_on }, cash { $cash_on }, goods { $goods_on }.

## The sealed bid

dschunke-table-poker = Goods poker
dschunke-table-kinds = Goods to bid
dschunke-table-kind = { $good }, for { $offer }:
dschunke-table-have = have { $count }
dschunke-table-of = of { $most } { $good }
dschunke-table-for = for { $offer }
dschunke-table-bid-how = Choose goods, then how many.
dschunke-table-bid-is = Your bid: { $count } × { $good }.
dschunke-table-bid-nothing = Your bid: none.
dschunke-table-bid-void = Your cards: { $cards }. They do not count as a bid.
dschunke-table-is-sealed = It stays secret until everyone has bid.
dschunke-table-fewer = One card fewer
dschunke-table-more = One card more
dschunke-table-seal = Bid
dschunke-table-seal-nothing = Pass
dschunke-table-nothing = Pass
dschunke-table-revealed = The bids are revealed
dschunke-table-last-bidding = Latest bids
dschunke-table-tie-broken = The tie-breaker decides.
dschunke-table-passed = Passed: { $names }.

## A junk enlarged

dschunke-table-visible = Visible crates
dschunke-table-layers = { $count ->
        [0] Nothing is loaded.
        [one] 1 layer.
       *[other] { $count } layers. Hatched crates are covered.
    }
dschunke-table-above = From above
dschunke-table-layer = Layer { $number }
dschunke-table-hold-empty = The hold is empty.
dschunke-table-visits = Merchants
dschunke-table-visit-now = { $merchant } is here{ $used ->
        [true] , already used
       *[false] {""}
    }
dschunke-table-visit = Round { $round }: { $merchant }
dschunke-table-no-merchant = No merchant here, so helpers can work here.
dschunke-table-do-here = Possible actions

## Final scoring

dschunke-table-final = Final scoring
dschunke-table-steps = Scoring steps
dschunke-table-count-0 = Money
dschunke-table-count-1 = Junks
dschunke-table-count-2 = Bonus cards
dschunke-table-count-3 = Total
dschunke-table-count-next = Next step
dschunke-table-count-again = Show again
dschunke-table-winner = wins
dschunke-table-goods-left = { $count ->
        [one] 1 goods card left
       *[other] { $count } goods cards left
    }

## Choices in words

dschunke-table-group-merchants = Merchants
dschunke-table-group-helpers = Helpers
dschunke-table-group-cards = Extra actions
dschunke-table-group-lay = Lay a strip
dschunke-table-group-swap = Swap goods
dschunke-table-group-pile = Special card
dschunke-table-group-keep = Keep a card
dschunke-table-group-take = Take goods
dschunke-table-group-nothing = None of these
dschunke-table-group-bid = Bid { $good } for { $offer }
dschunke-table-choice-lay = Lay the { $colour } strip { $junk_on }.
dschunke-table-choice-swap = Swap { $give_goods } for { $take_goods }.
dschunke-table-choice-done = { $decision ->
        [exchange] Do not swap.
        [exchange_again] Do not swap a second card.
       *[other] End your turn.
    }
dschunke-table-choice-pile = Search { $pile_pile } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
dschunke-table-choice-keep = Keep “{ $card }”.
dschunke-table-choice-yuan = Take money instead of a special card.
dschunke-table-choice-merchant-load = Load { $junk_on }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-merchant-cash = Cash in { $junk_on }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-merchant-goods = Take { $named ->
        [true] { $good_goods }
       *[false] goods
    } { $junk_on }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-helper-load = Send { $row ->
        [upper] the upper helper
        [lower] the lower helper
       *[any] a helper
    } { $junk_to } to load { $size ->
        [one] 1 strip
       *[other] { $size } strips
    }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-helper-cash = Send { $row ->
        [upper] the upper helper
        [lower] the lower helper
       *[any] a helper
    } { $junk_to } to { $size ->
        [0] cash in
       *[other] take { $size } yuan
    }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-helper-goods = Send { $row ->
        [upper] the upper helper
        [lower] the lower helper
       *[any] a helper
    } { $junk_to } to take { $size ->
        [0] {""}
       *[other] { $size } ×{" "}
    }{ $named ->
        [true] { $good_goods }
       *[false] goods
    }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-extra-load = Extra action: lay one strip { $junk_on }.
dschunke-table-choice-extra-cash = Extra action: cash in { $junk_on }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-extra-goods = Extra action: take { $named ->
        [true] { $good_goods }
       *[false] goods
    } { $junk_on }. You have { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } there.
dschunke-table-choice-extra-move = Extra action: move a strip { $from_from } { $to_to }.
dschunke-table-choice-take = Take { $good_goods }.
dschunke-table-choice-bid = Bid { $count } × { $good_goods }.
dschunke-table-choice-no-bid = Pass.

## The position in sentences

dschunke-table-part-round = The round
dschunke-table-part-own = Known only to you
dschunke-table-part-market = The market card
dschunke-table-part-junks = The junks, clockwise
dschunke-table-part-helpers = Helpers and events
dschunke-table-part-calendar = Where the merchants will stand
dschunke-table-part-piles = Special cards
dschunke-table-part-players = The players
dschunke-table-part-result = The result
dschunke-table-quoted = { $count ->
        [one] “{ $card }”
       *[other] { $count } × “{ $card }”
    }
dschunke-table-say-round = { $round ->
        [0] { $phase }.
       *[other] Round { $round } of { $rounds }: { $phase }.
    }
dschunke-table-say-start = Start player: { $name }.
dschunke-table-say-laying = The strip belongs to { $name } ({ $colour }).
dschunke-table-say-money = You have { $yuan } yuan. If the game ended now, you would have { $total }.
dschunke-table-say-hand = Your goods: { $goods }.
dschunke-table-say-cards = { $count ->
        [0] You have no special cards face down.
       *[other] Your special cards: { $cards }.
    }
dschunke-table-say-searching = You are searching a pile: { $cards }.
dschunke-table-say-searched = { $count ->
        [0] You left nothing in { $pile_pile }.
       *[other] You left in { $pile_pile }: { $cards }.
    }
dschunke-table-say-market-left = { $count ->
        [one] 1 market card is still face down.
       *[other] { $count } market cards are still face down.
    }
dschunke-table-free-lane = free
dschunke-table-say-layers = { $count ->
        [one] 1 layer
       *[other] { $count } layers
    }; on top: { $lanes }.
dschunke-table-say-merchant = { $merchant } stands here{ $used ->
        [true] , already used.
       *[false] , still available.
    }
dschunke-table-say-disc = A merchant lies face down here.
dschunke-table-say-stock = Goods on board: { $good }, { $count ->
        [-1] { $some ->
            [true] number hidden for now.
           *[false] none left.
        }
       *[other] { $count }.
    }
dschunke-table-say-field = round { $round }: { $field }
dschunke-table-say-later = { $row ->
        [upper] Upper helper
       *[lower] Lower helper
    } in later rounds: { $fields }.
dschunke-table-say-event = Round { $round }, { $event }
dschunke-table-say-calendar = Round { $round }: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-table-say-seat = { $name } ({ $colour }): goods cards { $hand }, special cards face down { $cards }, strips left { $strips }, supply cards { $supply }.
dschunke-table-say-open = Open: { $cards }.
dschunke-table-say-used = Used: { $cards }.
dschunke-table-say-sealed = Has bid.
dschunke-table-say-rank = Place { $place }: { $name } with { $points } yuan, { $cash } of it in money.

## The first lesson

lesson-dschunke-1-title = A first round in the harbour
lesson-dschunke-1-step-1 = Welcome to the harbour! You trade for ten rounds, and the richest player wins. We play the first round together. You are red.
lesson-dschunke-1-step-2 = Five junks lie in a ring, with your red crates in their holds. Only visible crates count: later strips lie crosswise and cover those below. The plates in the middle show the counts. Tap a junk to see its layers.
lesson-dschunke-1-step-3 = This is the market card of the round. Spices pay 4 yuan today, and vegetables a special card (S). The highest bid in each colour gets it.
lesson-dschunke-1-step-4 = Everyone takes one action each round: with a merchant on that merchant’s junk, or with the helper on a junk without a merchant. The track shows what the helper can do and, below that, where the merchants will stand.
lesson-dschunke-1-step-5 = It is your turn. You have no crates on the purple junk yet. Tap the merchant with the arrow there, who loads two of your strips. The preview shows five visible crates for you. Then confirm.
lesson-dschunke-1-step-6 = The others have taken their actions. Now everyone takes one goods card of any kind for each supply card. You have two supply cards. Take spices first.
lesson-dschunke-1-step-7 = Take spices again. They make your bid strong.
lesson-dschunke-1-step-8 = Time for the goods poker! Everyone bids cards of one kind in secret. Tap your spices, choose five with + and −, and bid.
lesson-dschunke-1-step-9 = The bids are revealed. In each colour the highest bid is paid, and tied bids share. All cards that were bid go back to the junks, even the losing ones, and their colours are closed for this round.
lesson-dschunke-1-step-10 = Bidding goes on as long as a colour is open and somebody bids. Bid for the rest, or pass and keep your cards, until the round ends.
lesson-dschunke-1-step-11 = The merchants have moved clockwise to the next junk, and the helper to the next space. So you can plan ahead: load where the merchant for cash or goods comes next.
lesson-dschunke-1-step-12 = At an S you search a pile of special cards and keep one card. Each card says when it works: always, on your turn, or at the end.
lesson-dschunke-1-step-13 = At the end each junk with a visible crate of yours pays 4 yuan, and all five together pay 25. So try to be everywhere! You know enough now: play on as long as you like.
