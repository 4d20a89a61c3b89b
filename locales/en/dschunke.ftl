### Dschunke: everything but the rulebook, in English.

dschunke-title = Dschunke

## The junks and their goods, with the forms that sentences need

dschunke-word-white = white
    .short = Wh
    .stock = rice
    .goods = rice
    .gone = There is no rice left.
    .junk = the white junk
    .on = on the white junk
    .to = to the white junk
    .from = from the white junk
dschunke-word-brown = brown
    .short = Br
    .stock = fish
    .goods = fish
    .gone = There is no fish left.
    .junk = the brown junk
    .on = on the brown junk
    .to = to the brown junk
    .from = from the brown junk
dschunke-word-purple = purple
    .short = Pu
    .stock = greens
    .goods = vegetables
    .gone = There are no vegetables left.
    .junk = the purple junk
    .on = on the purple junk
    .to = to the purple junk
    .from = from the purple junk
dschunke-word-orange = orange
    .short = Or
    .stock = spices
    .goods = spices
    .gone = There are no spices left.
    .junk = the orange junk
    .on = on the orange junk
    .to = to the orange junk
    .from = from the orange junk
dschunke-word-grey = grey
    .short = Gr
    .goods = goods of any kind
    .junk = the grey junk
    .on = on the grey junk
    .to = to the grey junk
    .from = from the grey junk

## Players' colours, merchants, helpers, piles

dschunke-word-red = red
dschunke-word-blue = blue
dschunke-word-green = green
dschunke-word-yellow = yellow
dschunke-word-load = load
    .letter = L
    .brief = load
    .merchant = the loading merchant
    .does = loads
dschunke-word-cash = cash in
    .letter = C
    .brief = cash
    .merchant = the cash merchant
    .does = cashes in
dschunke-word-goods = take goods
    .letter = G
    .brief = goods
    .merchant = the goods merchant
    .does = takes goods
dschunke-word-upper = upper
    .helper = the upper helper
dschunke-word-lower = lower
    .helper = the lower helper
dschunke-word-square = square
    .pile = the square pile
dschunke-word-circle = circle
    .pile = the circle pile
dschunke-word-triangle = triangle
    .pile = the triangle pile
dschunke-word-star = star
    .pile = the star pile

## Special cards

dschunke-word-supply = supply card
dschunke-word-tie-breaker = tie-breaker
dschunke-word-swap = swap goods
dschunke-word-load-one = load one strip
dschunke-word-take-goods = take goods anywhere
dschunke-word-move = move a strip
dschunke-word-cash-in-white = cash in on white
dschunke-word-cash-in-brown = cash in on brown
dschunke-word-cash-in-purple = cash in on purple
dschunke-word-cash-in-orange = cash in on orange
dschunke-word-cash-in-grey = cash in on grey
dschunke-word-bonus-8-white = 8 yuan: white 4+
dschunke-word-bonus-8-brown = 8 yuan: brown 4+
dschunke-word-bonus-8-purple = 8 yuan: purple 4+
dschunke-word-bonus-8-orange = 8 yuan: orange 4+
dschunke-word-bonus-8-grey = 8 yuan: grey 4+
dschunke-word-bonus-12-white-brown = 12 yuan: white 5+, brown 2+
dschunke-word-bonus-12-white-purple = 12 yuan: white 5+, purple 2+
dschunke-word-bonus-12-white-orange = 12 yuan: white 5+, orange 2+
dschunke-word-bonus-12-white-grey = 12 yuan: white 5+, grey 2+
dschunke-word-bonus-12-brown-white = 12 yuan: brown 5+, white 2+
dschunke-word-bonus-12-brown-purple = 12 yuan: brown 5+, purple 2+
dschunke-word-bonus-12-brown-orange = 12 yuan: brown 5+, orange 2+
dschunke-word-bonus-12-brown-grey = 12 yuan: brown 5+, grey 2+
dschunke-word-bonus-12-purple-white = 12 yuan: purple 5+, white 2+
dschunke-word-bonus-12-purple-brown = 12 yuan: purple 5+, brown 2+
dschunke-word-bonus-12-purple-orange = 12 yuan: purple 5+, orange 2+
dschunke-word-bonus-12-purple-grey = 12 yuan: purple 5+, grey 2+
dschunke-word-bonus-12-orange-white = 12 yuan: orange 5+, white 2+
dschunke-word-bonus-12-orange-brown = 12 yuan: orange 5+, brown 2+
dschunke-word-bonus-12-orange-purple = 12 yuan: orange 5+, purple 2+
dschunke-word-bonus-12-orange-grey = 12 yuan: orange 5+, grey 2+
dschunke-word-bonus-12-grey-white = 12 yuan: grey 5+, white 2+
dschunke-word-bonus-12-grey-brown = 12 yuan: grey 5+, brown 2+
dschunke-word-bonus-12-grey-purple = 12 yuan: grey 5+, purple 2+
dschunke-word-bonus-12-grey-orange = 12 yuan: grey 5+, orange 2+

## Events

dschunke-event-table-set = { $seat } is the start player. The colours in seat order: { $colours }.
dschunke-event-hand-dealt = { $seat } is dealt { $count } goods cards: rice { $white }, fish { $brown }, vegetables { $purple }, spices { $orange }.
dschunke-event-hand-dealt-veiled = { $seat } is dealt { $count } goods cards.
dschunke-event-merchants-placed = The merchants begin: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-event-discs-placed = Three merchants lie face down on these junks: { $junks }.
dschunke-event-merchants-shown = The merchants are turned up: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-event-strip-laid = A strip of { $owner } is laid { $junk_on }.
dschunke-event-round-begun = Round { $round } begins; { $seat } is the start player.
dschunke-event-market-turned = The market offers: white { $white }, brown { $brown }, purple { $purple }, orange { $orange }.
dschunke-event-card-used = { $seat } uses the card “{ $card }”; it leaves the game.
dschunke-event-swapped = { $seat } gives { $given_goods } and takes { $taken_goods }.
dschunke-event-swap-passed = { $seat } exchanges nothing.
dschunke-event-special-occasion = S: everybody takes a special card.
dschunke-event-money-occasion = Y: everybody says how much money they have.
dschunke-event-money-told = { $seat } has { $yuan } yuan.
dschunke-event-pile-searched = { $seat } looks through { $pile_pile }: { $cards }.
dschunke-event-pile-searched-veiled = { $seat } looks through { $pile_pile }.
dschunke-event-card-kept = { $seat } keeps the card “{ $card }” from { $pile_pile }, face down.
dschunke-event-card-kept-veiled = { $seat } keeps a card from { $pile_pile }, face down.
dschunke-event-card-laid-open = { $seat } takes the card “{ $card }” from { $pile_pile } and lays it open.
dschunke-event-merchant-used = { $seat } sends { $action_merchant } to work { $junk_on }.
dschunke-event-helper-used = { $seat } sends { $row_helper } { $junk_to }, who { $action_does }.
dschunke-event-nothing-loaded = { $seat } has no strip left to load.
dschunke-event-cashed-in = { $seat } cashes in { $junk_on }: { $crates ->
        [one] 1 visible crate
       *[other] { $crates } visible crates
    }, { $yuan } yuan.
dschunke-event-goods-taken = { $seat } takes { $count } × { $good_goods }.
dschunke-event-goods-missing = { $count ->
        [one] One goods card is
       *[other] { $count } goods cards are
    } missing: nothing is left on any junk.
dschunke-event-strip-moved = { $seat } moves a strip { $from_from } { $to_to }.
dschunke-event-supplied = { $seat } takes { $good_goods } for a supply card.
dschunke-event-bidding-begun = All bid. Open: { $goods }.
dschunke-event-bid-made = { $seat } bids { $count } × { $good_goods }, face down.
dschunke-event-no-bid-made = { $seat } bids nothing, face down.
dschunke-event-void-bid-made = { $seat } lays down cards that count as no bid, face down: rice { $white }, fish { $brown }, vegetables { $purple }, spices { $orange }.
dschunke-event-bid-made-veiled = { $seat } has decided on a bid.
dschunke-event-bid-shown = { $seat } has bid { $count } × { $good_goods }.
dschunke-event-no-bid-shown = { $seat } has bid nothing.
dschunke-event-void-bid-shown = { $seat } shows a void bid: rice { $white }, fish { $brown }, vegetables { $purple }, spices { $orange }. It counts as none, and the cards go back to the hand.
dschunke-event-colour-won = { $seat } wins { $good } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $yuan } yuan.
dschunke-event-colour-shared = { $seats } tie for { $good } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    } each and share { $value } yuan: { $yuan } each.
dschunke-event-tie-broken = { $seat } has the tie-breaker and wins { $good } alone.
dschunke-event-special-won = { $seat } wins the special card for { $good } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
dschunke-event-special-tied = { $seats } tie for the special card: nobody gets it.
dschunke-event-goods-returned = Back to the junk: { $count } × { $good_goods } of { $seat }.
dschunke-event-colour-closed = Closed for this round: { $good }.
dschunke-event-colours-lapsed = Nobody bids any more. Unclaimed: { $goods }.
dschunke-event-prize-paid = { $seat } takes { $yuan } yuan instead of a special card.
dschunke-event-prize-lapsed = There is no special card left for { $seat }.
dschunke-event-merchants-moved = The merchants go on: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-event-helpers-moved = The helpers go on to field { $field }.
dschunke-event-start-passed = { $seat } is the next start player.
dschunke-event-card-shown = { $seat } turns up “{ $card }”: { $yuan } yuan.
dschunke-event-scored = { $seat } has { $total } yuan: { $cash } in cash, { $junks } for junks, { $cards } for cards. Goods cards left: { $goods }.
dschunke-event-ended = Ten rounds are over: the game has ended.

## Decisions

dschunke-decision-lay = { $name }, lay a strip of the player on your right on a junk.
dschunke-decision-exchange = { $name }, do you exchange goods?
dschunke-decision-exchange-again = { $name }, do you exchange a second card?
dschunke-decision-pile = { $name }, choose a pile to look through.
dschunke-decision-keep = { $name }, which card do you keep?
dschunke-decision-turn = { $name }, it is your turn: a merchant or a helper?
dschunke-decision-next-kind = { $name }, this kind has run out. Which goods do you go on with?
dschunke-decision-after = { $name }, do you use an extra card before your turn ends?
dschunke-decision-resupply = { $name }, which goods do you take for your supply card?
dschunke-decision-bid = { $name }, what do you bid? Nobody sees it until all have decided.
dschunke-decision-prize = { $name }, you have won a special card. { $last ->
        [true] Which pile, or 3 yuan instead?
       *[false] Which pile?
    }

## Refusals: what is wrong, and what can be done instead

dschunke-refusal-game-over = The game is over; nothing can be done any more. Begin a new one.
dschunke-refusal-not-asked = You have nothing to decide now. Wait until you are asked.
dschunke-refusal-other-decision = That is not what you are asked for. { $decision ->
        [lay] Lay a strip, for instance “lay grey”.
        [exchange] Exchange a card, for instance “swap white orange”, or say “done”.
        [exchange_again] Exchange a second card, for instance “swap white orange”, or say “done”.
        [pile] Choose a pile, for instance “pile star”.
        [keep] Keep one card of the pile, for instance “keep supply”.
        [turn] It is your turn: load, cash in or take goods with a merchant, send a helper, or use an extra card.
        [next_kind] Name the goods that you go on with, for instance “take brown”.
        [after] Use an extra card or say “done”.
        [resupply] Take a goods card, for instance “take brown”.
        [bid] Bid, for instance “bid 3 orange”, or “bid -” for nothing.
       *[prize] Choose a pile, for instance “pile star”; in the last round “yuan” is possible too.
    }
dschunke-refusal-junk-full = There are already three strips { $junk_on }. Choose another junk.
dschunke-refusal-no-such-card = You do not hold the card “{ $card }”.
dschunke-refusal-extra-taken = You have already taken your extra action of this round. Keep the card for a later one.
dschunke-refusal-not-in-hand = You have no { $good_goods } to give. Choose goods from your hand.
dschunke-refusal-same-goods = You would get the same goods back. Take another kind.
dschunke-refusal-exhausted = { $good_gone } Name another kind.
dschunke-refusal-own-goods-first = Here you take { $good_goods } first; another kind only when nothing of it is left.
dschunke-refusal-name-goods = Say which goods you take { $junk_on }, for instance with “orange” at the end.
dschunke-refusal-pile-empty = There is nothing left in { $pile_pile }. Choose another one.
dschunke-refusal-pile-taken = Somebody has already taken { $pile_pile } at this event. Choose another one.
dschunke-refusal-not-in-pile = The card “{ $card }” is not in this pile. Keep one that is.
dschunke-refusal-merchant-used = In this round { $action_merchant } has already been used. Choose somebody else.
dschunke-refusal-no-helper = No helper can do that in this round. Look at their fields.
dschunke-refusal-helper-used = This helper has already been used in this round. Choose somebody else.
dschunke-refusal-which-helper = Both helpers can do that. Name the row, for instance “helper upper load white”.
dschunke-refusal-merchant-there = A merchant stands { $junk_on }. Helpers work only on the two junks without one.
dschunke-refusal-nothing-to-load = All your strips are on board. Choose a figure that does something else.
dschunke-refusal-no-strips = All your strips are on board, so there is none to load.
dschunke-refusal-not-on-top = You have no strip in the top layer { $junk_on }. Only such a strip can be moved.
dschunke-refusal-same-junk = The strip has to go to another junk.
dschunke-refusal-no-goods-left = There are no goods left on any junk, so the card would do nothing.
dschunke-refusal-too-few-cards = You hold only { $have } × { $good_goods }. Bid no more than that.
dschunke-refusal-not-last-round = Money instead of the special card is possible only in the last round. Choose a pile.

## What cannot be read as a choice

dschunke-notation-empty = Say what you choose, for instance “load”.
dschunke-notation-unknown-verb = No choice begins with “{ $word }”. There are: load, cash, goods, helper, extra, take, bid, swap, pile, keep, yuan, lay, done.
dschunke-notation-missing-colour = A colour is missing: white, brown, purple or orange, and for junks also grey.
dschunke-notation-unknown-colour = “{ $word }” is not possible here. There are: white, brown, purple, orange, and for junks also grey.
dschunke-notation-missing-pile = A pile is missing: square, circle, triangle or star.
dschunke-notation-unknown-pile = “{ $word }” is not a pile. There are: square, circle, triangle, star.
dschunke-notation-missing-card = A card is missing, for instance “keep supply” or “extra cash-in grey”.
dschunke-notation-unknown-card = “{ $word }” is not a card that can stand here. Examples: “keep supply”, “keep bonus-8-grey”, “extra load-one white”.
dschunke-notation-missing-action = It is missing what the helper does: load, cash or goods.
dschunke-notation-unknown-action = “{ $word }” is nothing that a helper does. There are: load, cash, goods.
dschunke-notation-missing-number = A number is missing, for instance “bid 3 orange”; “bid -” bids nothing.
dschunke-notation-unknown-number = “{ $word }” is not a number of cards. “bid 3 orange” is an example.

## What is wrong with a scenario or with data

dschunke-problem-unknown-word = “{ $word }” is not known here.
dschunke-problem-unknown-card = There is no card “{ $card }” with these data.
dschunke-problem-wrong-count = There are { $count } entries, but { $expected } are needed.
dschunke-problem-ring-not-whole = The ring has to name every junk once.
dschunke-problem-merchants-on-one-junk = Two merchants stand on the same junk.
dschunke-problem-unknown-helper-field = “{ $word }” is no action of a helper. There are load, cash and goods; a number from 1 to { $most } may follow, and after load it must.
dschunke-problem-bonus-twice = Two bonus cards name the same junks.
dschunke-problem-bonus-one-junk = A bonus of 12 names two different junks.
dschunke-problem-colour-does-not-play = This colour does not take part with { $players } players.
dschunke-problem-too-many-strips = There are too many strips: { $count }.
dschunke-problem-too-many-layers = There cannot be more than { $most } layers.
dschunke-problem-layer-not-full = Every layer below the top one has three strips, and the top one at least one; here are { $count }.
dschunke-problem-too-many-cards = There are { $count } cards, but only { $most } have room here.
dschunke-problem-card-twice = Market card { $card } is named twice.
dschunke-problem-no-market-card-yet = Before the first round no market card is open.
dschunke-problem-bad-drawn-card = A drawn card is written as “0 star swap”: seat, pile, card.
dschunke-problem-bad-used-card = A used card is written as “0 swap 4”: seat, card, and how many cards had been drawn by then.
dschunke-problem-never-drawn = The seat had not drawn the card “{ $card }”, or it is no extra card.
dschunke-problem-too-many-copies = There is no other card “{ $card }” in the game.
dschunke-problem-pile-too-large = Together with what was drawn from it, the pile “{ $pile }” has { $count } cards, but it began with { $most }.
dschunke-problem-wrong-colours = Every seat needs a colour of its own, and with three players nobody is yellow.
dschunke-problem-too-many-goods = The hands hold { $count } cards of the kind “{ $good }”; there are only 18.
dschunke-problem-not-in-hand = That is more than the hand holds.
dschunke-problem-no-round-yet = In round 0 only the free set-up is possible.
dschunke-problem-no-free-set-up = Strips are laid only in round 0 of the free set-up.
dschunke-problem-junk-too-full = In the free set-up no junk has more than three strips.
dschunke-problem-strips-out-of-turn = The strips that lie there do not fit the order in which they are laid.
dschunke-problem-no-card-face-down = Whoever is asked here has a card face down.
dschunke-problem-extra-not-taken = A second exchange follows a first one, which is the extra action of the round.
dschunke-problem-extra-taken = Whoever has taken the extra action is not asked again.
dschunke-problem-no-special-cards = All piles are empty.
dschunke-problem-pile-empty = This pile is empty.
dschunke-problem-nobody-to-act = All merchants and helpers are turned over.
dschunke-problem-no-goods-left = There are no goods left to take.
dschunke-problem-nobody-to-bid = Nobody is left to bid, or nothing is left to bid for.
dschunke-problem-no-goods-to-bid = Somebody without goods cards is not asked for a bid.
dschunke-problem-bid-too-early = There is a bid of somebody who has not bid yet.

## The board in the terminal

dschunke-board-round = { $round ->
        [0] free set-up
       *[other] round { $round } of { $rounds } · start player: { $name }
    }
dschunke-board-over = the game is over
dschunke-board-junk = Junk
dschunke-board-merchant = Merchant
dschunke-board-face-down = face down
dschunke-board-calendar = Next
dschunke-board-goods = Goods
dschunke-board-any-goods = any kind
dschunke-board-market = Market
dschunke-board-own = Yours
dschunke-board-layers = Layers
dschunke-board-rounds = Rounds
dschunke-board-helper = { $row ->
        [upper] Upper helper
       *[lower] Lower helper
    }
dschunke-board-event = Event
dschunke-board-piles = Special piles
dschunke-board-you = { $name } (you)
dschunke-board-strips = strips
dschunke-board-hand = goods
dschunke-board-supply = supply
dschunke-board-cards = cards
dschunke-board-told = said
dschunke-board-crates = crates
dschunke-board-has-bid = has bid
dschunke-board-breaks-ties = tie-breaker
dschunke-board-legend = ✓ ( ) used up or closed · { $load } load, { $cash } cash in, { $goods } goods · next: where merchants will be · layers: from the top · crates: the visible ones · said: at Y
dschunke-board-your-money = Your money
dschunke-board-yuan = { $yuan } yuan
dschunke-board-total = with bonuses, as things stand: { $yuan }
dschunke-board-your-cards = Your cards
dschunke-board-your-bid = Your bid
dschunke-board-no-bid = nothing
dschunke-board-searched = You left in the { $pile } pile:
dschunke-board-no-cards = no card

dschunke-menu-lay = Lay a strip of { $name }
dschunke-menu-swap = Exchange
dschunke-menu-no-swap = Exchange nothing
dschunke-menu-no-second-swap = No second exchange
dschunke-menu-pile = Look through
dschunke-menu-pile-size = { $pile } ({ $count })
dschunke-menu-keep = Keep
dschunke-menu-money = Take 3 yuan instead
dschunke-menu-merchant = Merchant: { $action }
dschunke-menu-helper = { $row ->
        [upper] Upper helper: { $action }
        [lower] Lower helper: { $action }
       *[any] Helper: { $action }
    }
dschunke-menu-crates = ({ $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    })
dschunke-menu-card = Card: { $card }
dschunke-menu-next-kind = Go on with ({ $left } to take)
dschunke-menu-resupply = Take ({ $left } to take)
dschunke-menu-bid = { $good } for { $offer }
dschunke-menu-special-offer = a special card
dschunke-menu-yuan-offer = { $yuan } yuan
dschunke-menu-no-bid = Bid nothing
dschunke-menu-end = End the turn

dschunke-preview-load = { $strips ->
        [0] You have no strip left to load { $junk_on }.
        [one] One strip { $junk_to }. Visible crates there:
       *[other] { $strips } strips { $junk_to }. Visible crates there:
    }
dschunke-preview-crates = { $name } { $before } → { $after }
dschunke-preview-cash = { $crates ->
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } { $junk_on }: { $yuan } yuan.
dschunke-preview-goods = { $crates ->
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } { $junk_on }: { $count ->
        [one] 1 goods card
       *[other] { $count } goods cards
    }{ $missing ->
        [0] , all { $good_goods }.
       *[other] , { $of_it } of them { $good_goods }; for the rest you name another kind.
    }
dschunke-preview-no-goods = There are no goods left on any junk.
dschunke-preview-move = One strip { $from_from } { $to_to }.
dschunke-preview-move-crates = Visible crates { $junk_on }:
dschunke-nothing-to-preview = Say which choice: “preview 2” shows what the second one would bring.

dschunke-breakdown-place = place
dschunke-breakdown-player = player
dschunke-breakdown-cash = money
dschunke-breakdown-all = all five
dschunke-breakdown-cards = cards
dschunke-breakdown-total = yuan
dschunke-breakdown-goods = goods left
dschunke-breakdown-card = { $name }: “{ $card }” pays { $yuan }.

dschunke-help-data = What board and cards show is partly our reconstruction: “higaki rules dschunke” says of every entry how we know it.
dschunke-help-notation =
    load                       the merchant who loads; also: cash, goods
    goods orange               … and name the kind, where there is a choice
    helper load white          a helper on a junk without a merchant
    helper upper load white    … say the row if both helpers load
    helper goods grey orange   … with the kind of goods
    extra load-one grey        use a card; likewise: extra cash-in grey
    extra move grey white      … move a strip; extra take-goods grey orange
    take brown                 take goods for a supply card
    bid 3 orange               bid three cards of one kind, face down
    bid -                      bid nothing
    swap white orange          give a white card and take an orange one
    pile star                  look through square, circle, triangle or star
    keep supply                keep this card of it, for instance bonus-8-grey
    yuan                       money instead of a special card, in the last round
    lay grey                   lay a strip of your right neighbour (free set-up)
    done                       exchange nothing, or end the turn
    On the table [ ] is the present round, ✓ and ( ) mean used up or closed;
    L2 loads two strips; layers are shown from the top, 21· over 333 as 21·/333.
