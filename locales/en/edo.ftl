### EDO with the first expansion: everything but the rulebook, in English.
### Spaces are written as in notation: EDO and A to E are cities, RI rice, WO wood, ST stone, R river spaces, W path spaces, G gates.

edo-title = EDO with the first expansion

## Words

edo-word-EDO = Edo
edo-word-a = Prestige building
    .does = a new house goes onto the first site
edo-word-b = Support
    .does = a black official for one round
edo-word-c = Trade
    .does = choose from the next merchant card too
edo-word-d = City income
    .does = collect the income of one city at once
edo-word-e-wood-stone = Wood or stone
    .does = 1 wood or 1 stone whenever you decide something
edo-word-e-stone-rice = Stone or rice
    .does = 1 stone or 1 rice whenever you decide something
edo-word-e-rice-wood = Rice or wood
    .does = 1 rice or 1 wood whenever you decide something
edo-word-f-rice = Full rice yield
    .does = one samurai harvests rice as if alone on the field
edo-word-f-wood = Full wood yield
    .does = one samurai harvests wood as if alone on the field
edo-word-f-stone = Full stone yield
    .does = one samurai harvests stone as if alone on the field

edo-action = { $action ->
        [rice_home] Rice at home
        [money] Money
        [rice] Rice harvest
        [wood] Wood
        [stone] Stone
        [any_field] Any field
        [build] Build
        [trade] Trade
        [travel] Travel
        [recruit] Recruit
       *[special] Special card
    }
edo-resource = { $resource ->
        [rice] rice
        [wood] wood
       *[stone] stone
    }
edo-points = { $points ->
        [0] {""}
        [one] +1 point
       *[other] +{ $points } points
    }
edo-paid = { $rice ->
        [0] {""}
       *[other] {" "}−{ $rice } rice
    }{ $wood ->
        [0] {""}
       *[other] {" "}−{ $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] {" "}−{ $stone } stone
    }{ $ryo ->
        [0] {""}
       *[other] {" "}−{ $ryo } Ryo
    }
edo-gained = { $rice ->
        [0] {""}
       *[other] {" "}+{ $rice } rice
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] {" "}+{ $stone } stone
    }{ $ryo ->
        [0] {""}
       *[other] {" "}+{ $ryo } Ryo
    }
edo-price = { $rice ->
        [0] {""}
       *[other] {" "}{ $rice } rice
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } stone
    }{ $ryo ->
        [0] {""}
       *[other] {" "}{ $ryo } Ryo
    }
edo-wish = { $kind ->
        [home_goods] home goods
        [foreign_goods] foreign goods
       *[palace] a palace extension
    }
edo-offers = up to { $pieces } { $buy ->
        [rice] rice
        [wood] wood
       *[stone] stone
    } for { $ryo_each } Ryo each, or a point for{ edo-price }
edo-each-wishes = { edo-wish } for{ edo-price }
edo-each-privileges = { $item } ({ $item_does })

## Events

edo-event-start-player = { $seat } is the start player.
edo-event-spaces-covered = { $spaces_count ->
        [0] No space is covered.
       *[other] Covered: { $spaces }.
    }
edo-event-income-tile-laid = { $city } pays { $fund } Ryo a round.
edo-event-equipped = { $seat } starts with:{ edo-gained }.
edo-event-wishes-laid = Open wishes, the last one on the pile: { $wishes }.
edo-event-privileges-laid = Open privileges, the last one on the pile: { $privileges }.
edo-event-ronin-appeared = A Ronin starts on { $space }.
edo-event-package-taken = { $seat } takes package { $number }:{ edo-gained }.
edo-event-city-taken = { $seat } starts in { $city } with a house and a samurai.
edo-event-round-began = Round { $round }: { $seat } is the start player.
edo-event-merchant-card-came = The merchant now offers { edo-offers }.
edo-event-merchant-card-turned = Next merchant card: { edo-offers }.
edo-event-ronin-named = { $seat } chooses the Ronin on { $space }.
edo-event-place-tile-drawn = { $seat } draws a place tile: { $tile ->
        [rice] rice field
        [wood] wood field
        [stone] stone field
        [city] city
       *[choice] free choice
    }.
edo-event-ronin-placed = { $seat } moves a Ronin from { $from } to { $to }.
edo-event-ronin-stayed = The Ronin on { $space } has nowhere to go and stays.
edo-event-card-planned = { $seat } plans card { $slot }: { edo-action }{ $officials ->
        [0] {" "}without officials
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-support-planned = { $seat } plans with a black official.
edo-event-plan-confirmed = { $seat } has confirmed the plan.
edo-event-support-shown = { $seat } uses { $officials ->
        [one] a black official
       *[other] { $officials } black officials
    } this round.
edo-event-plan-shown = { $seat }, card { $slot }: { edo-action }{ $officials ->
        [0] {" "}without officials
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-card-began = { $seat } plays card { $slot }: { edo-action }{ $officials ->
        [0] {" "}without officials
       *[other] {" "}×{ $officials }
    } ({ $card }).
edo-event-samurai-moved = { $seat } moves a samurai from { $from } to { $to }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $ryo ->
        [0] , free
       *[other] , −{ $ryo } Ryo
    }.
edo-event-merchant-moved = { $seat } moves the merchant from { $from } to { $to }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $ryo ->
        [0] , free
       *[other] , −{ $ryo } Ryo
    }.
edo-event-rice-taken = { $seat } takes { $rice } rice at home.
edo-event-money-taken = { $seat } takes { $ryo } Ryo.
edo-event-harvested = { $seat } harvests on { $field }{ $how ->
        [full] {" "}with the full yield
       *[plain] {""}
    }: +{ $amount } { edo-resource }.
edo-event-built = { $seat } builds { $building ->
        [house] a house
        [post] a trading post
       *[fortress] a fortress
    } in { $city }{ $how ->
        [first] {" "}on the first site, and the others move back
       *[lowest] {" "}on site { $site }
    }: { edo-points }{ edo-paid }.
edo-event-temple-built = { $seat } builds a temple on { $space }: { edo-points }{ edo-paid }.
edo-event-bought = { $seat } buys from the merchant{ $card ->
        [next] {" "}(next card)
       *[current] {""}
    }: +{ $pieces } { edo-resource } −{ $ryo } Ryo.
edo-event-point-traded = { $seat } trades with the merchant{ $card ->
        [next] {" "}(next card)
       *[current] {""}
    }: { edo-points }{ edo-paid }.
edo-event-sent-out = { $seat } sends an official onto the map through { $gate }.
edo-event-travelled = { $seat } relocates a samurai from { $from } to { $to }.
edo-event-drive-began = { $seat } moves against { $ronin ->
        [one] the Ronin
       *[other] the { $ronin } Ronin
    } on { $space }.
edo-event-brought = { $seat } brings a samurai from { $from } to { $to }.
edo-event-ronin-driven = { $seat } drives { $ronin ->
        [one] a Ronin
       *[other] { $ronin } Ronin
    } off { $space }{ $tiles ->
        [0] .
        [one] {" "}and gains a Ronin tile.
       *[other] {" "}and gains { $tiles } Ronin tiles.
    }
edo-event-recruited = { $seat } recruits a neutral official:{ edo-paid }.
edo-event-special-taken = { $seat } takes special card { $card }:{ edo-paid }.
edo-event-wish-granted = { $seat } grants the wish for { $kind ->
        [home_goods] home goods
        [foreign_goods] foreign goods
       *[palace] a palace extension
    }: { edo-points }{ edo-paid }.
edo-event-privilege-gained = { $seat } gains the privilege “{ $privilege }” ({ $privilege_does }).
edo-event-wish-turned = Next wish: { edo-wish } for{ edo-price }.
edo-event-privilege-turned = Next privilege: { $privilege } ({ $privilege_does }).
edo-event-city-paid = { $seat } collects income in { $city }: +{ $ryo } Ryo (rank { $rank }).
edo-event-resource-taken = { $seat } redeems “{ $privilege }”: +{ $amount } { edo-resource }.
edo-event-privilege-spent = { $seat } redeems “{ $privilege }” ({ $privilege_does }).
edo-event-officials-idle = { $seat } leaves { $officials ->
        [one] an official
       *[other] { $officials } officials
    } unused.
edo-event-went-home = { $seat } sends a samurai home from { $space }.
edo-event-wages-paid = { $seat } pays { $samurai ->
        [one] 1 samurai
       *[other] { $samurai } samurai
    }: −{ $rice } rice.
edo-event-income-paid = { $city } pays { $seat } { $ryo } Ryo (rank { $rank }).
edo-event-income-stopped = { $city } pays nothing: three Ronin are there.
edo-event-discarded = { $seat } is over the limit and discards { $amount } { edo-resource }.
edo-event-game-ended = { $reason ->
        [points] The game is over: a player has enough points.
       *[merchant] The game is over: the merchant cards have run out.
    }

## Decisions

edo-decision-draft = { $name }, choose a package or a start city.
edo-decision-name-ronin = { $name }, which Ronin moves?
edo-decision-place-ronin = { $name }, where does the Ronin go?
edo-decision-plan = { $name }, plan three cards in secret.
edo-decision-card = { $name }, your card: move if you like, then act.
edo-decision-execute = { $name }, what does your next official do?
edo-decision-second-offer = { $name }, your trading post allows a second offer.
edo-decision-second-samurai = { $name }, relocate a second samurai?
edo-decision-bring-samurai = { $name }, which samurai do you bring against the Ronin?
edo-decision-wages = { $name }, send samurai home or pay them all.
edo-decision-discard = { $name }, you have too many resources. What do you discard?

## Refusals: what is wrong, and what can be done instead

edo-refusal-not-your-turn = Another player is deciding. Wait until you are asked.
edo-refusal-wrong-moment = Not now. { $decision ->
        [draft] Choose a package or a city, for instance “package 3” or “city A”.
        [name_ronin] Choose a Ronin, for instance “ronin at RI1”.
        [place_ronin] Choose where the Ronin goes, for instance “ronin to A”.
        [plan] Plan a card, for instance “plan A.wood 2”, or type “confirm”.
        [card] Move or act; “finish” ends your card.
        [execute] Let your next official act; “finish” ends your card.
        [second_offer] Take a second offer or type “enough”.
        [second_samurai] Relocate a second samurai or type “enough”.
        [bring_samurai] Bring a samurai, for instance “bring A”, or type “enough”.
        [wages] Send a samurai home, for instance “home A”, or type “pay”.
       *[discard] Choose a resource to discard, for instance “discard rice”.
    }
edo-refusal-no-such-package = There is no package { $number }.
edo-refusal-package-taken = Package { $number } is taken. Choose another one.
edo-refusal-package-chosen = You already have a package. Choose a city.
edo-refusal-city-chosen = You already have a city. Choose a package.
edo-refusal-no-start-city = { $city } is not a start city. Choose an open city around Edo.
edo-refusal-city-taken = { $city } is taken. Choose another city.
edo-refusal-card-not-owned = You do not have card { $card }.
edo-refusal-card-planned = Card { $card } is already in your plan. Choose another one.
edo-refusal-action-not-on-card = { edo-action } is not on card { $card }.
edo-refusal-too-many-officials = This action takes at most { $most ->
        [one] one official
       *[other] { $most } officials
    }.
edo-refusal-not-enough-officials = You have { $left ->
        [0] no officials
        [one] only one official
       *[other] only { $left } officials
    } left.
edo-refusal-plan-complete = All three cards are planned. Confirm the plan or take a card back.
edo-refusal-no-card-for-support = All three cards are planned, so there is none for a black official. Take one back first.
edo-refusal-plan-incomplete = Your plan still needs { $missing ->
        [one] one more card
       *[other] { $missing } more cards
    }.
edo-refusal-no-privilege = You do not have the privilege “{ $privilege }”.
edo-refusal-no-such-space = There is no { $space } on this board.
edo-refusal-covered = { $space } is covered and can only be passed through.
edo-refusal-no-samurai = { $space }: you have no samurai there.
edo-refusal-same-space = { $space }: the figure is already there. Choose another space.
edo-refusal-cannot-pay = You cannot pay this:{ edo-price }.
edo-refusal-movement-over = An official of this card has acted, so nobody moves until your next card.
edo-refusal-too-many-steps = You can move at most { $most } steps on one card.
edo-refusal-no-official-left = All officials of this card have acted. Type “finish”.
edo-refusal-other-action = This card is planned for another action: { edo-action }.
edo-refusal-wrong-field = { $space }: this action harvests nothing there.
edo-refusal-nobody-left-to-work = { $space }: all your samurai there have already worked on this card.
edo-refusal-no-city = { $space } is not a city.
edo-refusal-city-full = { $city } has no free building site.
edo-refusal-no-house-left = You have built all your houses.
edo-refusal-no-post-left = You have already built your trading post.
edo-refusal-post-in-edo = There are no trading posts in Edo.
edo-refusal-post-there = { $city } already has a trading post.
edo-refusal-no-fortress-left = All fortresses are built.
edo-refusal-fortress-limit = { $city } has room for only { $most ->
        [one] one fortress
       *[other] { $most } fortresses
    }.
edo-refusal-ronin-stop-building = { $city }: two or more Ronin stop all building there. Drive them off first.
edo-refusal-no-prestige = This privilege is for a house in a city that already has a building.
edo-refusal-module-not-used = This game is played without { $module ->
        [jiin] temples (Jiin)
        [tokken] wishes and privileges (Tokken)
       *[ronin] Ronin
    }.
edo-refusal-no-temple-place = { $space }: temples can only be built on fields, river spaces and path spaces.
edo-refusal-temple-there = { $space } already has a temple.
edo-refusal-no-temple-left = You have built all your temples.
edo-refusal-not-at-merchant = { $space }: the merchant is there, but none of your samurai. Move one of them first.
edo-refusal-wrong-pieces = You can buy 1 to { $most } pieces.
edo-refusal-offer-used = You have already taken this offer in this trade. Take another one or type “enough”.
edo-refusal-no-next-card = There is no next merchant card.
edo-refusal-no-gate = { $space } is not a gate.
edo-refusal-no-own-official = Only your own officials go onto the map, and this card has none of them left.
edo-refusal-samurai-moved = { $space }: this samurai has just been relocated. Choose another one.
edo-refusal-no-ronin = { $space }: no Ronin is there.
edo-refusal-drove-already = Ronin can be driven off only once on a card.
edo-refusal-too-few-samurai = { $space }: you need more samurai there than Ronin ({ $ronin }).
edo-refusal-wrong-ronin = { $space }: this Ronin stays. Two stand together, so the third one moves.
edo-refusal-wrong-place = { $space }: the Ronin cannot go there.
edo-refusal-no-neutral-left = No neutral officials are left.
edo-refusal-special-gone = Special card { $number } is not on display.
edo-refusal-no-such-wish = There is no wish number { $place }.
edo-refusal-wish-needs-action = This wish needs another action: { $needed ->
        [trade] Trade
        [travel] Travel
       *[build] Build
    }.
edo-refusal-no-income = { $city } would pay you nothing now.
edo-refusal-which-tile = Which tile do you mean? Type its other resource too: “privilege e { $take } …”.
edo-refusal-cannot-feed = Your samurai cost { $needed } rice, and you have { $have }. Send some of them home.
edo-refusal-nothing-to-discard = You have no { edo-resource } to discard.

## Texts that cannot be read

edo-notation-unknown-verb = No choice begins with “{ $word }”. An example is “move A EDO”.
edo-notation-missing-space = A space is missing here, for instance EDO, A or WO1.
edo-notation-unknown-space = “{ $word }” is not a space. Examples are EDO, A and WO1.
edo-notation-missing-number = A number is missing here.
edo-notation-bad-number = “{ $word }” is not a number that fits here.
edo-notation-missing-card = A card is missing here, for instance A.wood or S7.money.
edo-notation-unknown-card = “{ $word }” is not a card. Cards are A, B, C and S1 to S12.
edo-notation-missing-action = “{ $word }” lacks an action. An example is A.wood.
edo-notation-unknown-action = “{ $word }” is not an action.
edo-notation-missing-building = A building is missing here: house, post or fortress.
edo-notation-unknown-building = “{ $word }” is not a building. Buildings are house, post and fortress.
edo-notation-missing-resource = A resource is missing here: rice, wood or stone.
edo-notation-unknown-resource = “{ $word }” is not a resource. Resources are rice, wood and stone.
edo-notation-missing-privilege = Which privilege? Type b, d or e.
edo-notation-unknown-privilege = “{ $word }” is not a privilege that is redeemed by itself. Type b, d or e.
edo-notation-missing-word = A word is missing here.

## What is wrong with a scenario or with data

edo-problem-module-not-used = The scenario uses this module, but the options leave it out.
edo-problem-unknown-space = This board has no such space.
edo-problem-unknown-city = This board has no such open city.
edo-problem-unknown-fund = No income tile has this fund.
edo-problem-unknown-building = A building is “house 0”, “post 1” (with a seat) or “fortress”.
edo-problem-unknown-plan = A plan is written as “A.wood 2”: an action of the card, and no more officials than it allows.
edo-problem-impossible-plan = This card cannot be planned: it is already planned, not owned, or the fourth.
edo-problem-unknown-privilege = There is no such privilege.
edo-problem-unknown-tile = A place tile is rice, wood, stone, city or choice.
edo-problem-unknown-word = This must be one of: { $known }.
edo-problem-unknown-offer = An offer is “buy”, “point”, “buy next” or “point next”.
edo-problem-unknown-pending = There is no such unfinished action. Known are second_offer, second_samurai, bring and scatter.
edo-problem-too-many-figures = Too many figures: there are only { $most }.
edo-problem-too-many-houses = { $number } houses of one player, but there are only { $most }.
edo-problem-too-many-posts = Too many trading posts: each player has one, a city holds one, Edo none.
edo-problem-too-many-fortresses = { $number } fortresses, but there is room for { $most }.
edo-problem-too-many-buildings = More buildings than the { $most } building sites.
edo-problem-too-many-officials = { $number } neutral officials, but there are only { $most }.
edo-problem-too-many-black-officials = More black officials than privileges for them.
edo-problem-not-enough-officials = The plan uses more officials than there are.
edo-problem-too-many-ronin-tiles = { $number } Ronin tiles, but there are only { $most }.
edo-problem-too-many-temples = More temples than a player has.
edo-problem-too-many-tiles = A tile is listed more often than it exists.
edo-problem-temples-twice = Two temples share a space.
edo-problem-temple-cannot-stand-there = No temple can stand on this space.
edo-problem-three-ronin-needed = There must be exactly three Ronin.
edo-problem-ronin-cannot-stand-there = No Ronin can stand on this space.
edo-problem-special-card-twice = A special card is listed twice.
edo-problem-merchant-cards-twice = A merchant card is listed twice.
edo-problem-merchant-cards-do-not-fit-round = The used merchant cards do not match the round.
edo-problem-plan-incomplete = A plan needs three cards.
edo-problem-plan-too-early = Nobody can have planned yet.
edo-problem-card-not-planned = The card under way was not planned.
edo-problem-round-does-not-fit-phase = Round 0 is the draft, and only the draft.
edo-problem-phase-does-not-fit = The phase does not match the position: nobody could be asked this.
edo-problem-unknown-number-of-players = EDO is for 2 to 5 players.
edo-problem-unknown-action = There is no such action.
edo-problem-unknown-resource = A resource is rice, wood or stone.
edo-problem-unknown-wish = A wish is home_goods, foreign_goods or palace.
edo-problem-unknown-modules = A key is jiin, tokken or ronin, or several of them in this order, joined by hyphens.
edo-problem-wrong-count = The list has { $number } entries; it needs { $lowest } to { $highest }.
edo-problem-action-twice = An action is on the card twice.
edo-problem-unplayable-pieces = Each player needs one to six meeples and at most one trading post.
edo-problem-zero-is-too-little = Zero is not enough here.
edo-problem-fund-twice = Two income tiles have the same fund.
edo-problem-split-does-not-add-up = The shares add up to { $sum }, not to the fund of { $fund }.
edo-problem-lower-rank-gets-more = A lower rank gets more than a higher one.
edo-problem-too-few-income-tiles = There are too few income tiles.
edo-problem-too-few-place-tiles = There are too few place tiles.
edo-problem-too-many-privileges = There are too many privileges, or more of b than black officials.
edo-problem-space-twice = A space is listed twice.
edo-problem-too-many-spaces = There are too many spaces.
edo-problem-edo-missing = Edo is missing.
edo-problem-no-gate = There is no gate.
edo-problem-not-connected = The roads do not connect all spaces.
edo-problem-road-twice = A road is listed twice.
edo-problem-road-to-itself = A road leads from a space back to it.
edo-problem-road-without-two-ends = A road needs two ends.
edo-problem-cannot-be-covered = Only fields and the cities around Edo can be covered.
edo-problem-too-few-cities = There are fewer open cities than players.
edo-problem-no-open-field = All fields of one kind are covered.
edo-problem-not-one-board-for-players = { $sides } sides of the board are for { $players } players; exactly one must be.

## The board in the terminal

edo-board-round = round { $round } of { $rounds } · { $name } is the start player
edo-board-draft = draft · { $name } is the start player
edo-board-over = the game is over
edo-board-cities = Cities
edo-board-fields = Fields
edo-board-ways = Other spaces
edo-board-covered = Covered
edo-board-hint = “cards” lists all cards and prices and explains the symbols on the board.
edo-board-short-hint = “cards”: cards, prices, symbols
edo-board-legend = City: income, buildings in order (h house, p trading post, F fortress), free sites, who gets what. Field: current yield. M merchant, X Ronin, x samurai of an unused colour, t temple; behind them the spaces that roads lead to.
edo-board-points = points
edo-board-total = total
edo-board-rice = rice
edo-board-wood = wood
edo-board-stone = stone
edo-board-ryo = Ryo
edo-board-officials = officials
edo-board-samurai = samurai
edo-board-houses = houses
edo-board-edo = Edo
edo-board-you = { $name } (you)
edo-board-temples = { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
edo-board-ronin-tiles = { $count ->
        [one] 1 Ronin tile
       *[other] { $count } Ronin tiles
    }
edo-board-privileges = privileges { $list }
edo-board-planned = plan confirmed
edo-board-plan = Plan
edo-board-your-plan = Your plan
edo-board-officials-left = { $count ->
        [0] no officials left
        [one] 1 official left
       *[other] { $count } officials left
    }
edo-board-black = { $count ->
        [one] 1 black official
       *[other] { $count } black officials
    }
edo-board-merchant = Merchant
edo-board-next-round = Next round
edo-board-offer = up to { $pieces } × { edo-resource } for { $ryo_each } Ryo each · 1 point for{ edo-price }
edo-board-prices = Prices
edo-board-price = { $thing ->
        [house] house
        [post] trading post
        [fortress] fortress
        [temple] temple
        [recruit] official
       *[special] special card
    }{ edo-price }
edo-board-figures = { $step } Ryo a step · { $wage } rice a samurai each round · limit { $limit } · end at { $threshold } points
edo-board-stock = Left: { $officials } neutral officials, { $fortresses } fortresses
edo-board-packages = Packages
edo-board-package = { $number }:{ edo-price }
edo-board-cards = Cards
edo-board-specials = Special cards
edo-board-face = { edo-action }{ $amount ->
        [0] {""}
       *[other] { $action ->
            [build] {" "}−{ $amount } Ryo
            [recruit] {" "}−{ $amount } rice
           *[other] {" "}+{ $amount }
        }
    }
edo-board-faces = In brackets: officials at most. + is what each of them brings at home, or the bonus on a field; − is how much cheaper each building or recruit is.
edo-board-letters = Privileges
edo-board-privilege-a = a new house on the first site
edo-board-privilege-b = b black official while planning
edo-board-privilege-c = c also the offers of the next merchant card
edo-board-privilege-d = d income of one city at once
edo-board-privilege-e = e one of two resources
edo-board-privilege-f = f full yield of a field
edo-board-wishes = Wishes
edo-board-wish = { $kind ->
        [home_goods] home goods
        [foreign_goods] foreign goods
       *[palace] palace
    }:{ edo-price }
edo-board-next-tile = next

edo-menu-package = Package
edo-menu-city = Start city
edo-menu-ronin = Move the Ronin on
edo-menu-ronin-to = Move it to
edo-menu-nobody = no official
edo-menu-support = Add a black official
edo-menu-confirm = Confirm the plan
edo-menu-move = Move from { $space } to
edo-menu-merchant = Move the merchant to
edo-menu-rice-home = Take rice
edo-menu-money = Take money
edo-menu-harvest = Harvest
edo-menu-full = with privilege f
edo-menu-build = Build
edo-menu-building = { $building ->
        [house] house
        [post] trading post
       *[fortress] fortress
    } in { $city }
edo-menu-first = first site
edo-menu-temple = Temple on
edo-menu-buy = Buy { edo-resource }
edo-menu-point = A point for
edo-menu-next-card = next card
edo-menu-gate = Send an official through
edo-menu-travel = Relocate from { $space } to
edo-menu-drive = Drive off the Ronin on
edo-menu-bring = Bring a samurai from
edo-menu-recruit = Recruit
edo-menu-special = Take special card
edo-menu-wish = Grant a wish
edo-menu-income = Collect income in
edo-menu-resource = Privilege e
edo-menu-home = Send home from
edo-menu-pay = Pay wages
edo-menu-discard = Discard
edo-menu-enough = Stop here
edo-menu-finish = End the card

edo-preview-walk = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $ryo ->
        [0] free
       *[other] { $ryo } Ryo
    }.
edo-preview-harvest = Brings { $amount } { edo-resource }.
edo-preview-build = { edo-points }, price:{ edo-price }. { $rank ->
        [0] You will get no income there.
       *[other] You will be number { $rank } there, with { $income } Ryo a round.
    }
edo-preview-temple = { edo-points }, price:{ edo-price }.
edo-preview-trade = { $points ->
        [0] Costs{ edo-price }, brings { $amount } { edo-resource }.
       *[other] { edo-points }, price:{ edo-price }.
    }
edo-preview-wish = { edo-points }, price:{ edo-price }.
edo-preview-wish-privilege = With it comes the privilege “{ $privilege }”.
edo-preview-income = The city pays you { $ryo } Ryo.
edo-preview-wages = Your samurai cost { $rice } rice.
edo-nothing-to-preview = Which choice? “preview 2” shows what the second one would bring.

edo-breakdown-place = place
edo-breakdown-player = player
edo-breakdown-edo = house in Edo
edo-breakdown-track = track
edo-breakdown-ryo = Ryo
edo-breakdown-samurai = samurai
edo-breakdown-ronin = Ronin
edo-breakdown-total = points
edo-breakdown-goods = resources
edo-breakdown-note = Points in brackets. Players without a house in Edo rank behind all players with one.

edo-tie-break = { $count ->
        [one] { $others } has the same points, but no house in Edo, fewer Ryo or fewer resources.
       *[other] { $others } have the same points, but no house in Edo, fewer Ryo or fewer resources.
    }

edo-help-data = The board and most cards, costs and numbers of the base game are our reconstruction: “higaki rules edo” gives the source of every entry.
edo-help-notation =
    package 3 · city A          take a package, take a start city
    plan A.wood 2               card A, wood, two officials; then: confirm
    move W1 EDO · merchant A    move for money before the first official acts
    rice · money · recruit      actions at home
    harvest WO1                 … WO1 full with privilege f
    build house EDO             also: post, fortress; … first with privilege a
    temple W1                   a temple, with Jiin
    trade buy 2 · trade point   … next with privilege c
    travel gate G1              send an official out; travel move A EDO
    special 7                   take special card S7
    wish 2                      grant the second wish, with Tokken
    privilege b                 also: privilege d A, privilege e wood stone
    ronin at RI1 · ronin to C   choose a Ronin, choose its space
    drive C · bring A           drive Ronin off with a Travel official
    home A · pay                send a samurai home, pay the others
    discard rice                when over the limit
    enough · finish             stop here; end the card
