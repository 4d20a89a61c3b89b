### Dschunke: everything but the rulebook, in English.

dschunke-title = Dschunke

## The junks and their goods, with the forms that sentences need

dschunke-word-white = white
    .short = Wh
    .stock = rice
    .goods = rice
    .kind = rice
    .gone = There is no rice left.
    .junk = the white junk
    .on = on the white junk
    .to = to the white junk
    .from = from the white junk
dschunke-word-brown = brown
    .short = Br
    .stock = fish
    .goods = fish
    .kind = fish
    .gone = There is no fish left.
    .junk = the brown junk
    .on = on the brown junk
    .to = to the brown junk
    .from = from the brown junk
dschunke-word-purple = purple
    .short = Pu
    .stock = veg
    .goods = vegetables
    .kind = vegetable
    .gone = There are no vegetables left.
    .junk = the purple junk
    .on = on the purple junk
    .to = to the purple junk
    .from = from the purple junk
dschunke-word-orange = orange
    .short = Or
    .stock = spices
    .goods = spices
    .kind = spice
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

dschunke-event-table-set = { $seat } is the start player. Colours in seat order: { $colours }.
dschunke-event-hand-dealt = { $seat } is dealt { $count } goods cards: rice { $white }, fish { $brown }, vegetables { $purple }, spices { $orange }.
dschunke-event-hand-dealt-veiled = { $seat } is dealt { $count } goods cards.
dschunke-event-merchants-placed = The merchants start: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-event-discs-placed = Three merchants lie face down on these junks: { $junks }.
dschunke-event-merchants-shown = The merchants are turned face up: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-event-strip-laid = { $owner }’s strip goes { $junk_on }.
dschunke-event-round-begun = Round { $round } begins. { $seat } is the start player.
dschunke-event-market-turned = Market card: white { $white }, brown { $brown }, purple { $purple }, orange { $orange }.
dschunke-event-card-used = { $seat } uses “{ $card }”, which leaves the game.
dschunke-event-swapped = { $seat } swaps { $given_goods } for { $taken_goods }.
dschunke-event-swap-passed = { $seat } does not swap.
dschunke-event-special-occasion = Event S: everyone chooses a special card.
dschunke-event-money-occasion = Event Y: everyone announces their money.
dschunke-event-money-told = { $seat } has { $yuan } yuan.
dschunke-event-pile-searched = { $seat } searches { $pile_pile }: { $cards }.
dschunke-event-pile-searched-veiled = { $seat } searches { $pile_pile }.
dschunke-event-card-kept = { $seat } keeps “{ $card }” from { $pile_pile }, face down.
dschunke-event-card-kept-veiled = { $seat } keeps a card from { $pile_pile }, face down.
dschunke-event-card-laid-open = { $seat } takes “{ $card }” from { $pile_pile } and lays it face up.
dschunke-event-merchant-used = { $seat } { $action_does } { $junk_on }.
dschunke-event-helper-used = { $seat } sends { $row_helper } { $junk_to }, who { $action_does }.
dschunke-event-nothing-loaded = { $seat } has no strip left to load.
dschunke-event-cashed-in = { $seat } gets { $yuan } yuan for { $crates ->
        [0] no visible crates
        [one] 1 visible crate
       *[other] { $crates } visible crates
    } { $junk_on }.
dschunke-event-goods-taken = { $seat } takes { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    }.
dschunke-event-goods-missing = { $count ->
        [one] 1 goods card is
       *[other] { $count } goods cards are
    } lost: no goods are left on any junk.
dschunke-event-strip-moved = { $seat } moves a strip { $from_from } { $to_to }.
dschunke-event-supplied = { $seat } takes 1 { $good_kind } card for a supply card.
dschunke-event-bidding-begun = Everyone bids. Open: { $goods }.
dschunke-event-bid-made = { $seat } seals a bid of { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    }.
dschunke-event-no-bid-made = { $seat } seals an empty bid.
dschunke-event-void-bid-made = { $seat } seals a void bid: rice { $white }, fish { $brown }, vegetables { $purple }, spices { $orange }.
dschunke-event-bid-made-veiled = { $seat } has sealed a bid.
dschunke-event-bid-shown = { $seat } bid { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    }.
dschunke-event-no-bid-shown = { $seat } passes.
dschunke-event-void-bid-shown = { $seat } shows a void bid: rice { $white }, fish { $brown }, vegetables { $purple }, spices { $orange }. It does not count, and the cards go back to the hand.
dschunke-event-colour-won = { $seat } wins { $yuan } yuan with { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    }.
dschunke-event-colour-shared = { $seats } tie with { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    } each: { $yuan ->
        [0] { $value } yuan cannot be split, so nobody gets any.
       *[other] each gets { $yuan } of the { $value } yuan.
    }
dschunke-event-tie-broken = { $seat } wins the tie with the tie-breaker.
dschunke-event-special-won = { $seat } wins the special card with { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    }.
dschunke-event-special-tied = { $seats } tie for the special card: nobody gets it.
dschunke-event-goods-returned = Back to the junk: { $count } { $good_kind } { $count ->
        [one] card
       *[other] cards
    } from { $seat }.
dschunke-event-colour-closed = Closed for this round: { $good }.
dschunke-event-colours-lapsed = No more bids. Unclaimed: { $goods }.
dschunke-event-prize-paid = { $seat } takes { $yuan } yuan instead of a special card.
dschunke-event-prize-lapsed = { $seat } gets no special card: none is left.
dschunke-event-merchants-moved = The merchants move on: loading { $load_on }, cash { $cash_on }, goods { $goods_on }.
dschunke-event-helpers-moved = The helpers move on to space { $field }.
dschunke-event-start-passed = { $seat } is the next start player.
dschunke-event-card-shown = { $seat } reveals “{ $card }”: { $yuan } yuan.
dschunke-event-scored = { $seat } has { $total } yuan: { $cash } in money, { $junks } for junks, { $cards } for bonus cards. Goods cards left: { $goods }.
dschunke-event-ended = The game ends after ten rounds.

## Decisions

dschunke-decision-lay = Lay a strip for the player on your right.
dschunke-decision-exchange = Do you want to swap goods?
dschunke-decision-exchange-again = Do you want to swap a second card?
dschunke-decision-pile = Choose a pile to search.
dschunke-decision-keep = Which card do you keep?
dschunke-decision-turn = Use a merchant or a helper.
dschunke-decision-next-kind = These goods have run out. Which do you take next?
dschunke-decision-after = Take an extra action, or end your turn.
dschunke-decision-resupply = Which goods do you take for your supply card?
dschunke-decision-bid = Make your bid. It stays secret until everyone has bid.
dschunke-decision-prize = You won a special card. { $last ->
        [true] Choose a pile, or take 3 yuan instead.
       *[false] Choose a pile.
    }

## Refusals: what is wrong, and what can be done instead

dschunke-refusal-game-over = The game is over. Start a new one.
dschunke-refusal-not-asked = You have nothing to decide right now. Wait for your turn.
dschunke-refusal-other-decision = Not now. { $decision ->
        [lay] First lay the strip.
        [exchange] First swap goods or decline.
        [exchange_again] First swap a second card or decline.
        [pile] First choose a pile to search.
        [keep] First choose a card to keep.
        [turn] It is your turn: use a merchant or a helper, or take an extra action.
        [next_kind] First choose the goods you take next.
        [after] First take an extra action or end your turn.
        [resupply] First take a goods card for your supply card.
        [bid] First bid or pass.
       *[prize] First choose a pile for the special card you won.
    }
dschunke-refusal-junk-full = Three strips already lie { $junk_on }. Choose another junk.
dschunke-refusal-no-such-card = You do not have the card “{ $card }”.
dschunke-refusal-extra-taken = You have already taken your extra action this round. Keep the card for a later one.
dschunke-refusal-not-in-hand = You have no { $good_goods } to give. Choose goods from your hand.
dschunke-refusal-same-goods = You would get the same goods back. Take another kind.
dschunke-refusal-exhausted = { $good_gone } Choose another kind.
dschunke-refusal-own-goods-first = Here you take { $good_goods } first, and other goods only once they run out.
dschunke-refusal-name-goods = Say which goods you take { $junk_on }, for example by adding “orange”.
dschunke-refusal-pile-empty = Nothing is left in { $pile_pile }. Choose another one.
dschunke-refusal-pile-taken = Another player has already taken { $pile_pile } at this event. Choose another one.
dschunke-refusal-not-in-pile = The card “{ $card }” is not in this pile. Choose one that is.
dschunke-refusal-merchant-used = This round { $action_merchant } has already been used. Choose another figure.
dschunke-refusal-no-helper = No helper can do that this round. Check their spaces.
dschunke-refusal-helper-used = This helper has already been used this round. Choose another figure.
dschunke-refusal-which-helper = Both helpers can do that. Name the row, for example “helper upper load white”.
dschunke-refusal-merchant-there = There is a merchant { $junk_on }. Helpers work only on the two junks without one.
dschunke-refusal-nothing-to-load = All your strips are on board. Choose a figure with another action.
dschunke-refusal-no-strips = All your strips are on board, so you have none to load.
dschunke-refusal-not-on-top = You have no strip in the top layer { $junk_on }. Only such a strip can be moved.
dschunke-refusal-same-junk = The strip has to go to another junk.
dschunke-refusal-no-goods-left = No goods are left on any junk, so the card would do nothing.
dschunke-refusal-too-few-cards = You cannot bid more than you have: { $have } × { $good_goods }.
dschunke-refusal-not-last-round = You can take money instead of the special card only in the last round. Choose a pile.

## What cannot be read as a choice

dschunke-notation-empty = Enter a choice, for example “load”.
dschunke-notation-unknown-verb = No choice begins with “{ $word }”. Possible: load, cash, goods, helper, extra, take, bid, swap, pile, keep, yuan, lay, done.
dschunke-notation-missing-colour = The colour is missing: white, brown, purple or orange, and for junks also grey.
dschunke-notation-unknown-colour = “{ $word }” does not work here. Possible: white, brown, purple, orange, and for junks also grey.
dschunke-notation-missing-pile = The pile is missing: square, circle, triangle or star.
dschunke-notation-unknown-pile = “{ $word }” is not a pile. Possible: square, circle, triangle, star.
dschunke-notation-missing-card = The card is missing, for example “keep supply” or “extra cash-in grey”.
dschunke-notation-unknown-card = “{ $word }” is not a card that works here. Examples: “keep supply”, “keep bonus-8-grey”, “extra load-one white”.
dschunke-notation-missing-action = The helper’s action is missing: load, cash or goods.
dschunke-notation-unknown-action = “{ $word }” is not a helper’s action. Possible: load, cash, goods.
dschunke-notation-missing-number = The number is missing, for example “bid 3 orange”; “bid -” passes.
dschunke-notation-unknown-number = “{ $word }” is not a number of cards. Example: “bid 3 orange”.

## What is wrong with a scenario or with data

dschunke-problem-unknown-word = “{ $word }” is unknown here.
dschunke-problem-unknown-card = With these data there is no card “{ $card }”.
dschunke-problem-wrong-count = { $expected } entries are needed, not { $count }.
dschunke-problem-ring-not-whole = The ring must name every junk exactly once.
dschunke-problem-merchants-on-one-junk = Two merchants stand on the same junk.
dschunke-problem-unknown-helper-field = “{ $word }” is not a helper’s action. Possible: load, cash and goods; a number from 1 to { $most } may follow, and must follow load.
dschunke-problem-bonus-twice = Two bonus cards name the same junks.
dschunke-problem-bonus-one-junk = A bonus of 12 must name two different junks.
dschunke-problem-colour-does-not-play = This colour is not used with { $players } players.
dschunke-problem-too-many-strips = Too many strips: { $count }.
dschunke-problem-too-many-layers = There can be at most { $most } layers.
dschunke-problem-layer-not-full = Every layer below the top one needs three strips, and the top one at least one, not { $count }.
dschunke-problem-too-many-cards = { $count } cards are too many: at most { $most } fit here.
dschunke-problem-card-twice = Market card { $card } appears twice.
dschunke-problem-no-market-card-yet = No market card is face up before the first round.
dschunke-problem-bad-drawn-card = Write a drawn card as “0 star swap”: seat, pile, card.
dschunke-problem-bad-used-card = Write a used card as “0 swap 4”: seat, card, and the number of cards drawn by then.
dschunke-problem-never-drawn = The seat never drew “{ $card }”, or it is not an extra action.
dschunke-problem-too-many-copies = There is no other card “{ $card }” in the game.
dschunke-problem-pile-too-large = The pile “{ $pile }” has { $count } cards including those drawn from it, but it began with { $most }.
dschunke-problem-wrong-colours = Every seat needs a colour of its own, and with three players yellow is not used.
dschunke-problem-too-many-goods = The hands hold { $count } cards of the kind “{ $good }”, but there are only 18.
dschunke-problem-not-in-hand = That is more than the hand holds.
dschunke-problem-no-round-yet = Round 0 is only for the free setup.
dschunke-problem-no-free-set-up = Strips are laid only in round 0 of the free setup.
dschunke-problem-junk-too-full = In the free setup no junk holds more than three strips.
dschunke-problem-strips-out-of-turn = The strips do not match the order in which they are laid.
dschunke-problem-no-card-face-down = Only a seat with a card face down can have this decision.
dschunke-problem-extra-not-taken = A second swap follows the first, which is the extra action of the round.
dschunke-problem-extra-taken = A seat that has taken its extra action is not asked again.
dschunke-problem-no-special-cards = All piles are empty.
dschunke-problem-pile-empty = This pile is empty.
dschunke-problem-nobody-to-act = All merchants and helpers have been used.
dschunke-problem-no-goods-left = There are no goods left to take.
dschunke-problem-nobody-to-bid = Nobody is left to bid, or nothing is left to bid on.
dschunke-problem-no-goods-to-bid = A seat without goods cards is not asked for a bid.
dschunke-problem-bid-too-early = A seat that has yet to bid already has a bid.

## The board in the terminal

dschunke-board-round = { $round ->
        [0] free setup
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
dschunke-board-legend = ✓ ( ) used or closed · { $load } load, { $cash } cash in, { $goods } goods · Next: merchants to come · layers: from the top · crates: visible ones · said: at Y
dschunke-board-your-money = Your money
dschunke-board-yuan = { $yuan } yuan
dschunke-board-total = { $yuan } if the game ended now
dschunke-board-your-cards = Your cards
dschunke-board-your-bid = Your bid
dschunke-board-no-bid = none
dschunke-board-searched = Left by you in the { $pile } pile:
dschunke-board-no-cards = no card

dschunke-menu-lay = Lay a strip of { $name }
dschunke-menu-swap = Swap
dschunke-menu-no-swap = No swap
dschunke-menu-no-second-swap = No second swap
dschunke-menu-pile = Search a pile
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
dschunke-menu-next-kind = Continue with ({ $left } to take)
dschunke-menu-resupply = Take ({ $left } to take)
dschunke-menu-bid = { $good } for { $offer }
dschunke-menu-special-offer = a special card
dschunke-menu-yuan-offer = { $yuan } yuan
dschunke-menu-no-bid = Pass
dschunke-menu-end = End the turn

dschunke-preview-load = { $strips ->
        [0] You have no strip left to load { $junk_on }.
        [one] 1 strip { $junk_to }. Visible crates there:
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
       *[other] , { $of_it } of them { $good_goods }; you choose other goods for the rest.
    }
dschunke-preview-no-goods = No goods are left on any junk.
dschunke-preview-move = 1 strip { $from_from } { $to_to }.
dschunke-preview-move-crates = Visible crates { $junk_on }:
dschunke-nothing-to-preview = Name a choice: “preview 2” shows the result of the second one.

dschunke-breakdown-place = place
dschunke-breakdown-player = player
dschunke-breakdown-cash = money
dschunke-breakdown-all = all five
dschunke-breakdown-cards = cards
dschunke-breakdown-total = yuan
dschunke-breakdown-goods = goods left
dschunke-breakdown-card = { $name }: “{ $card }” pays { $yuan }.

dschunke-help-data = The board and the cards are partly our reconstruction: “higaki rules dschunke” gives the source of every entry.
dschunke-help-notation =
    load                       the loading merchant; also: cash, goods
    goods orange               … with the kind of goods, where you can choose
    helper load white          a helper on a junk without a merchant
    helper upper load white    … with the row, if both helpers load
    helper goods grey orange   … with the kind of goods
    extra load-one grey        an extra action; also: extra cash-in grey
    extra move grey white      … moves a strip; extra take-goods grey orange
    take brown                 take goods for a supply card
    bid 3 orange               bid three cards of one kind in secret
    bid -                      pass
    swap white orange          give a white card and take an orange one
    pile star                  search a pile: square, circle, triangle or star
    keep supply                keep this card, or for example bonus-8-grey
    yuan                       money instead of a special card, in the last round
    lay grey                   lay a strip of your right neighbour (free setup)
    done                       do not swap, or end the turn
    On the board [ ] marks the current round, ✓ and ( ) mean used or closed;
    L2 loads two strips; layers are shown from the top, 21· over 333 as 21·/333.
