### The drawn table of Dschunke.

## Round, phases and turns

dschunke-table-status = Round and turn
dschunke-table-round = Round
dschunke-table-free-setup = Free set-up
dschunke-table-phase-0 = Free set-up
dschunke-table-phase-1 = Market
dschunke-table-phase-2 = Actions
dschunke-table-phase-3 = Supply
dschunke-table-phase-4 = Poker
dschunke-table-phase-5 = Move on
dschunke-table-waiting = Waiting for { $names }.
dschunke-table-past = An earlier moment
dschunke-table-past-next = Next to decide: { $name }.
dschunke-table-over = The game is over
dschunke-table-start = Start player
dschunke-table-thinks = deciding
dschunke-table-sealed = sealed
dschunke-table-no-goods = no goods

## Parts of the table

dschunke-table-harbour = Harbour with five junks
dschunke-table-track = Track of the ten rounds
dschunke-table-market = Market
dschunke-table-market-left = { $count } left
dschunke-table-closed = closed
dschunke-table-piles = Piles of special cards
dschunke-table-panel = Your decision
dschunke-table-tabs = What is shown below
dschunke-table-players = Players
dschunke-table-cards = Special cards
dschunke-table-hand = Your goods
dschunke-table-you = You
dschunke-table-no-cards = You hold no special cards face down.

dschunke-table-event-special = S: everybody searches a pile and keeps one special card.
dschunke-table-event-money = Y: everybody says how much money they have.
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
        [true] , used in this round
       *[false] , free
    }
dschunke-table-helper = { $row ->
        [upper] upper helper
       *[lower] lower helper
    }: { $field }{ $used ->
        [true] , used in this round.
       *[false] , free.
    }
dschunke-table-helper-row = { $row ->
        [upper] Helper, row 4
       *[lower] Helper, row 3|4
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
dschunke-table-enlarge = { $junk }: look at it closely
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
dschunke-table-turned-up = { $yuan } yuan: now that the game is over, money is open.
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
dschunke-table-total = { $yuan } with bonuses
dschunke-table-total-about = What you would have if the game ended now: your money, 4 yuan for each junk on which a crate of yours can be seen (25 for all five), and the bonus cards that you fulfil.
dschunke-table-extra-taken = extra action taken
dschunke-table-in-bid = { $count } in the bid

## Special cards

dschunke-table-moment-always = Always
dschunke-table-moment-market = After market
dschunke-table-moment-turn = Your turn
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
dschunke-table-about-supply = Always: one more goods card of any kind in every supply phase. It lies open before you.
dschunke-table-about-tie-breaker = Always: of equal highest bids in the poker, yours wins alone. It lies open before you.
dschunke-table-about-swap = Once, right after the market card is turned up: exchange one or two goods of your hand for other kinds. It is your extra action of the round.
dschunke-table-about-load-one = Once, before or after your own action: lay one strip on any junk. It is your extra action of the round.
dschunke-table-about-take-goods = Once, before or after your own action: take goods on any junk, as many as you show crates there, three at least. It is your extra action of the round.
dschunke-table-about-move = Once, before or after your own action: lift one of your strips from a top layer and lay it on another junk. It is your extra action of the round.
dschunke-table-about-cash-in = Once, before or after your own action: one yuan for each crate that you show on this junk, three at least. It is your extra action of the round.
dschunke-table-about-bonus-8 = At the end: 8 yuan if you show four crates or more on this junk. Until then it stays face down.
dschunke-table-about-bonus-12 = At the end: 12 yuan if you show five crates or more on the first junk and two or more on the second. Until then it stays face down.
dschunke-table-rule = Rule { $rule }
dschunke-table-remembered = The { $pile } pile as you left it

## Deciding

dschunke-table-confirm = Do it
dschunke-table-cancel = Cancel
dschunke-table-close = Close
dschunke-table-keep = Keep this card
dschunke-table-really = Your choice
dschunke-table-pending = Your choice is on its way …
dschunke-table-others = Others are deciding
dschunke-table-look = Tap a junk to see its layers and who shows how many crates.
dschunke-table-crates-here = { $junk } · { $crates ->
        [one] you show 1 crate
       *[other] you show { $crates } crates
    }
dschunke-table-your-crates = { $crates ->
        [one] you show 1 crate
       *[other] you show { $crates } crates
    }
dschunke-table-turned-over = used in this round
dschunke-table-extra-card = extra card
dschunke-table-cards-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dschunke-table-in-stock = { $count } on board
dschunke-table-you-have = you hold { $count }
dschunke-table-next-junk = On which junk?
dschunke-table-next-good = Which goods?
dschunke-table-ask-lay = Lay a strip
dschunke-table-ask-exchange = Exchange goods?
dschunke-table-ask-exchange-again = A second exchange?
dschunke-table-ask-pile = Search a pile
dschunke-table-ask-keep = Which card do you keep?
dschunke-table-ask-turn = Your action
dschunke-table-ask-next-kind = Go on with …
dschunke-table-ask-after = Before your turn ends
dschunke-table-ask-resupply = Supply
dschunke-table-ask-prize = You won a special card
dschunke-table-lead-lay = No junk takes more than three strips now.
dschunke-table-lead-exchange = { $swaps ->
        [true] Your swap card can be used now: choose what you give.
       *[false] Everybody with a card face down is asked, so that nobody can tell who holds a swap card.
    }
dschunke-table-lead-exchange-again = Your swap card allows one more exchange.
dschunke-table-lead-pile = Look through one of these piles and keep one card of it.
dschunke-table-lead-keep = Tap a card to read what it does. The others go back.
dschunke-table-lead-turn = Send a merchant or a helper that is still free. The number is what you get.
dschunke-table-lead-next-kind = This kind has run out. { $left ->
        [one] One more card to take.
       *[other] { $left } more cards to take.
    }
dschunke-table-lead-after = { $cards ->
        [0] You can use no extra card now.
       *[other] You may use one extra card now.
    }
dschunke-table-lead-resupply = { $left ->
        [one] One card to take, of any kind.
       *[other] { $left } cards to take, each of any kind.
    }
dschunke-table-lead-prize = { $last ->
        [true] Choose the pile to search, or take 3 yuan.
       *[false] Choose the pile to search.
    }
dschunke-table-do-exchange = Exchange nothing
dschunke-table-do-exchange-again = No second exchange
dschunke-table-do-after = End the turn
dschunke-table-do-yuan = Take 3 yuan instead
dschunke-table-next-round = Next round
dschunke-table-next-stand = Load { $load_on }, cash { $cash_on }, goods { $goods_on }.

## The sealed bid

dschunke-table-poker = Goods poker
dschunke-table-kinds = The kind that you bid
dschunke-table-kind = { $good }, for { $offer }:
dschunke-table-have = have { $count }
dschunke-table-of = of { $most } { $good }
dschunke-table-for = for { $offer }
dschunke-table-bid-how = Choose a kind, then how many.
dschunke-table-bid-is = Your bid: { $count } × { $good }.
dschunke-table-bid-nothing = Your bid: nothing.
dschunke-table-bid-void = Your cards: { $cards }. They count as no bid.
dschunke-table-is-sealed = It is sealed.
dschunke-table-fewer = One card less
dschunke-table-more = One card more
dschunke-table-seal = Seal the bid
dschunke-table-seal-nothing = Seal: nothing
dschunke-table-nothing = Nothing
dschunke-table-revealed = The bids are open
dschunke-table-last-bidding = Last bidding
dschunke-table-tie-broken = The tie-breaker decided.
dschunke-table-passed = Nothing: { $names }.

## A junk enlarged

dschunke-table-visible = Visible crates
dschunke-table-layers = { $count ->
        [0] Nothing is loaded.
        [one] One layer.
       *[other] { $count } layers; hatched crates are covered.
    }
dschunke-table-above = From above
dschunke-table-layer = Layer { $number }
dschunke-table-hold-empty = The hold is empty.
dschunke-table-visits = Merchants
dschunke-table-visit-now = { $merchant } is here{ $used ->
        [true] , used in this round
       *[false] {""}
    }
dschunke-table-visit = Round { $round }: { $merchant }
dschunke-table-no-merchant = No merchant is here: helpers can come.
dschunke-table-do-here = What you can do here

## The final count

dschunke-table-final = The final count
dschunke-table-steps = Steps of the count
dschunke-table-count-0 = Money
dschunke-table-count-1 = Junks
dschunke-table-count-2 = Bonus cards
dschunke-table-count-3 = Total
dschunke-table-count-next = Go on counting
dschunke-table-count-again = Count again
dschunke-table-winner = wins
dschunke-table-goods-left = { $count ->
        [one] 1 goods card left
       *[other] { $count } goods cards left
    }

## Choices in words

dschunke-table-group-merchants = Merchants
dschunke-table-group-helpers = Helpers
dschunke-table-group-cards = Extra cards
dschunke-table-group-lay = Lay a strip
dschunke-table-group-swap = Exchange goods
dschunke-table-group-pile = Special card
dschunke-table-group-keep = Keep a card
dschunke-table-group-take = Take goods
dschunke-table-group-nothing = Nothing more
dschunke-table-group-bid = Bid { $good } for { $offer }
dschunke-table-choice-lay = Lay the { $colour } strip { $junk_on }.
dschunke-table-choice-swap = Give { $give_goods } and take { $take_goods }.
dschunke-table-choice-done = { $decision ->
        [exchange] Exchange nothing.
        [exchange_again] Exchange no second card.
       *[other] End the turn.
    }
dschunke-table-choice-pile = Look through { $pile_pile } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
dschunke-table-choice-keep = Keep “{ $card }”.
dschunke-table-choice-yuan = Take money instead of a special card.
dschunke-table-choice-merchant-load = Load { $junk_on } with the loading merchant. You show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } there.
dschunke-table-choice-merchant-cash = Cash in { $junk_on } with the cash merchant. You show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } there.
dschunke-table-choice-merchant-goods = Take { $named ->
        [true] { $good_goods }
       *[false] goods
    } { $junk_on } with the goods merchant. You show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } there.
dschunke-table-choice-helper-load = Send { $row ->
        [upper] the upper helper
        [lower] the lower helper
       *[any] a helper
    } { $junk_to } to load { $size ->
        [one] 1 strip
       *[other] { $size } strips
    }. You show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } there.
dschunke-table-choice-helper-cash = Send { $row ->
        [upper] the upper helper
        [lower] the lower helper
       *[any] a helper
    } { $junk_to } to { $size ->
        [0] cash in
       *[other] take { $size } yuan
    }. You show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
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
    }. You show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } there.
dschunke-table-choice-extra-load = Use a card: lay one strip { $junk_on }.
dschunke-table-choice-extra-cash = Use a card: cash in { $junk_on }, where you show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }.
dschunke-table-choice-extra-goods = Use a card: take { $named ->
        [true] { $good_goods }
       *[false] goods
    } { $junk_on }, where you show { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }.
dschunke-table-choice-extra-move = Use a card: move a strip { $from_from } { $to_to }.
dschunke-table-choice-take = Take { $good_goods }.
dschunke-table-choice-bid = Bid { $count } × { $good_goods }.
dschunke-table-choice-no-bid = Bid nothing.

## The position in sentences

dschunke-table-part-round = The round
dschunke-table-part-own = What only you know
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
dschunke-table-say-laying = The strip that is laid belongs to { $name } ({ $colour }).
dschunke-table-say-money = You have { $yuan } yuan; with bonuses, as things stand, { $total }.
dschunke-table-say-hand = Your goods: { $goods }.
dschunke-table-say-cards = { $count ->
        [0] You hold no special card face down.
       *[other] Your special cards: { $cards }.
    }
dschunke-table-say-searching = You are looking through: { $cards }.
dschunke-table-say-searched = { $count ->
        [0] You left nothing in { $pile_pile }.
       *[other] You left in { $pile_pile }: { $cards }.
    }
dschunke-table-say-market-left = { $count ->
        [one] One market card is still face down.
       *[other] { $count } market cards are still face down.
    }
dschunke-table-free-lane = free
dschunke-table-say-layers = { $count ->
        [one] One layer
       *[other] { $count } layers
    }; on top: { $lanes }.
dschunke-table-say-merchant = { $merchant } stands here{ $used ->
        [true] , used in this round.
       *[false] , still free.
    }
dschunke-table-say-disc = A merchant lies here face down.
dschunke-table-say-stock = Goods on board: { $good }, { $count ->
        [-1] { $some ->
            [true] not counted.
           *[false] none left.
        }
       *[other] { $count }.
    }
dschunke-table-say-field = round { $round }: { $field }
dschunke-table-say-later = { $row ->
        [upper] Upper helper
       *[lower] Lower helper
    } later: { $fields }.
dschunke-table-say-event = Round { $round }, { $event }
dschunke-table-say-calendar = Round { $round }: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-table-say-seat = { $name } ({ $colour }): goods cards { $hand }, special cards face down { $cards }, strips left { $strips }, supply cards { $supply }.
dschunke-table-say-open = Open: { $cards }.
dschunke-table-say-used = Used: { $cards }.
dschunke-table-say-sealed = The bid is sealed.
dschunke-table-say-rank = Place { $place }: { $name } with { $points } yuan, { $cash } of them in money.

## The first lesson

lesson-dschunke-1-title = A first round in the harbour
lesson-dschunke-1-step-1 = Welcome to the harbour! You trade for ten rounds. Whoever has the most yuan in the end wins. We play the first round together; you are red.
lesson-dschunke-1-step-2 = Five junks lie in a ring. Your red crates lie in their holds. Only crates that can be seen count: later strips lie across and cover others. The plates in the middle count them; tap a junk to see its layers.
lesson-dschunke-1-step-3 = This is the market card of the round. It pays for goods: spices bring 4 yuan today, vegetables a special card (S). Who bids the most cards gets it.
lesson-dschunke-1-step-4 = Everybody takes one action each round: with a merchant on that merchant’s junk, or with the helper on a junk without a merchant. The track shows what the helper can do, and below it where the merchants will stand.
lesson-dschunke-1-step-5 = It is your turn. You have no crates on the purple junk yet. Tap the merchant with the arrow there, who loads two of your strips. The preview shows that you would show five crates. Then confirm.
lesson-dschunke-1-step-6 = The others have acted. Now everybody takes one goods card of any kind for each supply card. You have two: take spices first.
lesson-dschunke-1-step-7 = Once more: take spices again. That makes your bid strong.
lesson-dschunke-1-step-8 = The goods poker! Everybody seals cards of one kind in secret. Tap your spices, choose five with + and −, and seal the bid.
lesson-dschunke-1-step-9 = The bids are open. In each colour the highest bid is paid, equal ones share. All cards that were bid go back to the junks, also those of the losers, and their colours are closed for this round.
lesson-dschunke-1-step-10 = As long as a colour is open and somebody bids, all bid again. Bid for what is left, or bid nothing and keep your cards, until the round ends.
lesson-dschunke-1-step-11 = The merchants have walked to the next junk, clockwise, and the helper to the next field. So you can plan ahead: load where a merchant for cash or goods comes next.
lesson-dschunke-1-step-12 = Special cards come at an S: you search a pile and keep one card. Each says when it counts: always, on your turn, or at the end.
lesson-dschunke-1-step-13 = In the end each junk with a visible crate of yours pays 4 yuan, and all five together 25. So be everywhere! You know enough now: play on as long as you like.
