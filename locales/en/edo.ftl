### EDO with Erweiterung 1: everything but the rulebook, in English.
### Spaces are written as in notation: EDO and A to E are cities, RI rice, WO wood, ST stone, R river spaces, W path spaces, G gates.

edo-title = EDO with Erweiterung 1

## Words

edo-word-EDO = Edo
edo-word-a = Prestige
    .does = a new house goes onto the first site
edo-word-b = Support
    .does = a black official while planning
edo-word-c = Foresight
    .does = use an offer of the next merchant card
edo-word-d = City income
    .does = the income of one city at once
edo-word-e-wood-stone = Wood or stone
    .does = 1 wood or 1 stone at any decision of your own
edo-word-e-stone-rice = Stone or rice
    .does = 1 stone or 1 rice at any decision of your own
edo-word-e-rice-wood = Rice or wood
    .does = 1 rice or 1 wood at any decision of your own
edo-word-f-rice = Full rice
    .does = one samurai harvests rice as if alone on the field
edo-word-f-wood = Full wood
    .does = one samurai harvests wood as if alone on the field
edo-word-f-stone = Full stone
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
        [home_goods] goods from home
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
        [0] Nothing is covered.
       *[other] Covered: { $spaces }.
    }
edo-event-income-tile-laid = { $city } has { $fund } Ryo to divide.
edo-event-equipped = { $seat } begins with:{ edo-gained }.
edo-event-wishes-laid = Wishes on display, the last one on the pile: { $wishes }.
edo-event-privileges-laid = Privileges on display, the last one on the pile: { $privileges }.
edo-event-ronin-appeared = A Ronin stands on { $space }.
edo-event-package-taken = { $seat } takes package { $number }:{ edo-gained }.
edo-event-city-taken = { $seat } begins in { $city }, with a house and a samurai.
edo-event-round-began = Round { $round } begins; { $seat } is the start player.
edo-event-merchant-card-came = The merchant offers { edo-offers }.
edo-event-merchant-card-turned = A merchant card is turned up: { edo-offers }.
edo-event-ronin-named = { $seat } moves the Ronin on { $space }.
edo-event-place-tile-drawn = { $seat } draws the place tile: { $tile ->
        [rice] rice field
        [wood] wood field
        [stone] stone field
        [city] city
       *[choice] free choice
    }.
edo-event-ronin-placed = { $seat } moves a Ronin from { $from } to { $to }.
edo-event-ronin-stayed = The Ronin on { $space } has nowhere to go and stays.
edo-event-card-planned = { $seat } plans card { $card }, { edo-action }, with { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    } as number { $slot }.
edo-event-support-planned = { $seat } plans with a black official.
edo-event-plan-confirmed = { $seat } has finished planning.
edo-event-support-shown = { $seat } uses { $officials ->
        [one] a black official
       *[other] { $officials } black officials
    } this round.
edo-event-plan-shown = { $seat } shows card { $slot }: { $card }, { edo-action }, { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    } ({ $own } of their own).
edo-event-card-began = { $seat }, card { $slot }: { edo-action } ({ $card }), { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    }.
edo-event-samurai-moved = { $seat } moves a samurai from { $from } to { $to }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, −{ $ryo } Ryo.
edo-event-merchant-moved = { $seat } leads the merchant from { $from } to { $to }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, −{ $ryo } Ryo.
edo-event-rice-taken = { $seat }: +{ $rice } rice from home.
edo-event-money-taken = { $seat }: +{ $ryo } Ryo.
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
edo-event-sent-out = { $seat } sends an official out through { $gate }.
edo-event-travelled = { $seat } lets a samurai travel from { $from } to { $to }.
edo-event-drive-began = { $seat } sets out against { $ronin ->
        [one] the Ronin
       *[other] the { $ronin } Ronin
    } on { $space }.
edo-event-brought = { $seat } brings a samurai from { $from } to { $to }.
edo-event-ronin-driven = { $seat } has driven { $ronin ->
        [one] a Ronin
       *[other] { $ronin } Ronin
    } off { $space }{ $tiles ->
        [0] .
        [one] {" "}and gets a Ronin tile.
       *[other] {" "}and gets { $tiles } Ronin tiles.
    }
edo-event-recruited = { $seat } recruits a neutral official:{ edo-paid }.
edo-event-special-taken = { $seat } takes the special card { $card }:{ edo-paid }.
edo-event-wish-granted = { $seat } grants the wish for { $kind ->
        [home_goods] goods from home
        [foreign_goods] foreign goods
       *[palace] a palace extension
    }: { edo-points }{ edo-paid }.
edo-event-privilege-gained = { $seat } gains the privilege { $privilege } ({ $privilege_does }).
edo-event-wish-turned = A wish is turned up: { edo-wish } for{ edo-price }.
edo-event-privilege-turned = A privilege is turned up: { $privilege } ({ $privilege_does }).
edo-event-city-paid = { $seat } is paid by { $city } at once: +{ $ryo } Ryo (rank { $rank }).
edo-event-resource-taken = { $seat } redeems the privilege { $privilege }: +{ $amount } { edo-resource }.
edo-event-privilege-spent = { $seat } uses the privilege { $privilege } ({ $privilege_does }).
edo-event-officials-idle = { $seat } leaves { $officials ->
        [one] an official
       *[other] { $officials } officials
    } idle.
edo-event-went-home = { $seat } sends a samurai home from { $space }.
edo-event-wages-paid = { $seat } pays { $samurai ->
        [one] 1 samurai
       *[other] { $samurai } samurai
    }: −{ $rice } rice.
edo-event-income-paid = { $city } pays { $seat }: +{ $ryo } Ryo (rank { $rank }).
edo-event-income-stopped = { $city } pays nothing: three Ronin stand there.
edo-event-discarded = { $seat } has too much: −{ $amount } { edo-resource }.
edo-event-game-ended = { $reason ->
        [points] Somebody has enough power points: the game is over.
       *[merchant] There is no merchant card for another round: the game is over.
    }

## Decisions

edo-decision-draft = { $name }, take a package or a start city.
edo-decision-name-ronin = { $name }, which Ronin moves?
edo-decision-place-ronin = { $name }, where does the Ronin go?
edo-decision-plan = { $name }, plan your three cards: ×2 means two officials.
edo-decision-card = { $name }, it is your card: move, then act.
edo-decision-execute = { $name }, what does your next official do?
edo-decision-second-offer = { $name }, your trading post allows a second offer.
edo-decision-second-samurai = { $name }, move a second samurai?
edo-decision-bring-samurai = { $name }, whom do you bring against the Ronin?
edo-decision-wages = { $name }, who goes home, and who is paid?
edo-decision-discard = { $name }, you have more than ten resources. What do you discard?

## Refusals: what is wrong, and what can be done instead

edo-refusal-not-your-turn = Somebody else decides now. Wait until you are asked.
edo-refusal-wrong-moment = That is not what you are asked for. { $decision ->
        [draft] Take a package or a city, for instance “package 3” or “city A”.
        [name_ronin] Name a Ronin, for instance “ronin at RI1”.
        [place_ronin] Say where the Ronin goes, for instance “ronin to A”.
        [plan] Plan a card, for instance “plan A.wood 2”, or confirm with “confirm”.
        [card] Move or act; “finish” ends your card.
        [execute] Let your next official act; “finish” ends your card.
        [second_offer] Take a second offer, or say “enough”.
        [second_samurai] Move a second samurai, or say “enough”.
        [bring_samurai] Bring a samurai, for instance “bring A”, or say “enough”.
        [wages] Send somebody home, for instance “home A”, or say “pay”.
       *[discard] Say what you discard, for instance “discard rice”.
    }
edo-refusal-no-such-package = There is no package { $number }.
edo-refusal-package-taken = Package { $number } is taken. Choose another one.
edo-refusal-package-chosen = You have a package already. Take a city.
edo-refusal-city-chosen = You have a city already. Take a package.
edo-refusal-no-start-city = { $city }: nobody can begin there. Take an open city around Edo.
edo-refusal-city-taken = { $city }: somebody begins there already. Choose another city.
edo-refusal-card-not-owned = You do not have card { $card }.
edo-refusal-card-planned = Card { $card } is in your plan already. Choose another one.
edo-refusal-action-not-on-card = { edo-action } is not on card { $card }.
edo-refusal-too-many-officials = This action takes { $most ->
        [one] one official
       *[other] { $most } officials
    } at most.
edo-refusal-not-enough-officials = You have { $left ->
        [0] no official
        [one] only one official
       *[other] only { $left } officials
    } left.
edo-refusal-plan-complete = Your three cards are planned. Confirm, or take one back.
edo-refusal-no-card-for-support = Your three cards are planned, so the black official has no card left. Take one back first.
edo-refusal-plan-incomplete = Your plan lacks { $missing ->
        [one] one card
       *[other] { $missing } cards
    }.
edo-refusal-no-privilege = You do not have the privilege { $privilege }.
edo-refusal-no-such-space = There is no space { $space } on this board.
edo-refusal-covered = { $space } is covered: one can only walk through.
edo-refusal-no-samurai = { $space }: you have no samurai there.
edo-refusal-same-space = { $space }: the way begins there already. It has to lead to another space.
edo-refusal-cannot-pay = This costs more than you have:{ edo-price }.
edo-refusal-movement-over = An official of this card has acted: nobody moves any more until your next card.
edo-refusal-too-many-steps = No more than { $most } steps are walked on one card.
edo-refusal-no-official-left = All officials of this card have acted. Say “finish”.
edo-refusal-other-action = This card is for another action: { edo-action }.
edo-refusal-wrong-field = { $space }: this action harvests nothing there.
edo-refusal-nobody-left-to-work = { $space }: all your samurai there have worked on this card.
edo-refusal-no-city = { $space } is no city.
edo-refusal-city-full = { $city }: no building site is free there.
edo-refusal-no-house-left = All your houses are built.
edo-refusal-no-post-left = Your trading post is built already.
edo-refusal-post-in-edo = No trading post can stand in Edo.
edo-refusal-post-there = { $city }: a trading post stands there already.
edo-refusal-no-fortress-left = All fortresses are built.
edo-refusal-fortress-limit = { $city } has room for { $most ->
        [one] one fortress
       *[other] { $most } fortresses
    } only.
edo-refusal-ronin-stop-building = { $city }: two or more Ronin stop all building there. Drive them off first.
edo-refusal-no-prestige = This privilege is for a house in a city where something stands already.
edo-refusal-module-not-used = This game is played without { $module ->
        [jiin] temples (Jiin)
        [tokken] wishes and privileges (Tokken)
       *[ronin] Ronin
    }.
edo-refusal-no-temple-place = { $space }: no temple can stand there, only on fields, river spaces and path spaces.
edo-refusal-temple-there = { $space }: a temple stands there already.
edo-refusal-no-temple-left = All your temples are built.
edo-refusal-not-at-merchant = { $space }: the merchant is there, but no samurai of yours. Move the merchant or a samurai first.
edo-refusal-wrong-pieces = You can buy one to { $most } pieces.
edo-refusal-offer-used = You have taken this offer in this trade. Take another, or say “enough”.
edo-refusal-no-next-card = There is no next merchant card.
edo-refusal-no-gate = { $space } is no gate.
edo-refusal-no-own-official = Only your own officials go onto the map, and none of them is left on this card.
edo-refusal-samurai-moved = { $space }: this samurai has just been moved. Move another one.
edo-refusal-no-ronin = { $space }: no Ronin stands there.
edo-refusal-drove-already = On one card Ronin are driven off once only.
edo-refusal-too-few-samurai = { $space }: you need more samurai there than Ronin ({ $ronin }).
edo-refusal-wrong-ronin = { $space }: this Ronin is not the one to move. Two stand together, so the single one goes.
edo-refusal-wrong-place = { $space }: the Ronin cannot go there.
edo-refusal-no-neutral-left = No neutral official is left.
edo-refusal-special-gone = Special card { $number } is not on display.
edo-refusal-no-such-wish = There is no wish in place { $place }.
edo-refusal-wish-needs-action = This wish is granted by another action: { $needed ->
        [trade] Trade
        [travel] Travel
       *[build] Build
    }.
edo-refusal-no-income = { $city } pays you nothing now.
edo-refusal-which-tile = Say which tile you mean, for instance “privilege e { $take } …” with the other resource on it.
edo-refusal-cannot-feed = All who stay need { $needed } rice, and you have { $have }. Send somebody home.
edo-refusal-nothing-to-discard = You have no { edo-resource } to discard.

## Texts that cannot be read

edo-notation-unknown-verb = No choice begins with “{ $word }”. An example is “move A EDO”.
edo-notation-missing-space = A space is missing here, for instance EDO, A or WO1.
edo-notation-unknown-space = “{ $word }” is no space. Examples are EDO, A and WO1.
edo-notation-missing-number = A number is missing here.
edo-notation-bad-number = “{ $word }” is not a number that fits here.
edo-notation-missing-card = A card is missing here, for instance A.wood or S7.money.
edo-notation-unknown-card = “{ $word }” is no card. There are A, B, C and S1 to S12.
edo-notation-missing-action = “{ $word }” lacks its action, for instance A.wood.
edo-notation-unknown-action = “{ $word }” is no action.
edo-notation-missing-building = A building is missing here: house, post or fortress.
edo-notation-unknown-building = “{ $word }” is no building. There are house, post and fortress.
edo-notation-missing-resource = A resource is missing here: rice, wood or stone.
edo-notation-unknown-resource = “{ $word }” is no resource. There are rice, wood and stone.
edo-notation-missing-privilege = Which privilege? Say b, d or e.
edo-notation-unknown-privilege = “{ $word }” is no privilege that is redeemed by itself. Say b, d or e.
edo-notation-missing-word = A word is missing here.

## What is wrong with a scenario or with data

edo-problem-module-not-used = The scenario has something of this module, but the options do not use it.
edo-problem-unknown-space = There is no such space on this board.
edo-problem-unknown-city = There is no such open city on this board.
edo-problem-unknown-fund = No income tile has this fund.
edo-problem-unknown-building = A building is “house 0”, “post 1” (with a seat) or “fortress”.
edo-problem-unknown-plan = A plan is written like “A.wood 2”, with an action of the card and no more officials than it allows.
edo-problem-impossible-plan = This card cannot be planned: it is planned already, not owned, or the fourth.
edo-problem-unknown-privilege = There is no such privilege.
edo-problem-unknown-tile = A place tile is rice, wood, stone, city or choice.
edo-problem-unknown-word = This must be one of: { $known }.
edo-problem-unknown-offer = An offer is “buy”, “point”, “buy next” or “point next”.
edo-problem-unknown-pending = There is no such unfinished action: it is second_offer, second_samurai, bring or scatter.
edo-problem-too-many-figures = Too many figures: there are { $most }.
edo-problem-too-many-houses = { $number } houses of one player, but there are { $most }.
edo-problem-too-many-posts = Too many trading posts: one for each player, one in a city, none in Edo.
edo-problem-too-many-fortresses = { $number } fortresses, but there is room for { $most }.
edo-problem-too-many-buildings = More buildings than the { $most } building sites.
edo-problem-too-many-officials = { $number } neutral officials, but there are { $most }.
edo-problem-too-many-black-officials = More black officials than privileges for them.
edo-problem-not-enough-officials = The plan uses more officials than are there.
edo-problem-too-many-ronin-tiles = { $number } Ronin tiles, but there are { $most }.
edo-problem-too-many-temples = More temples than a player has.
edo-problem-too-many-tiles = A tile is named more often than it exists.
edo-problem-temples-twice = Two temples stand on one space.
edo-problem-temple-cannot-stand-there = A temple stands where none can stand.
edo-problem-three-ronin-needed = There must be exactly three Ronin.
edo-problem-ronin-cannot-stand-there = A Ronin stands where none can stand.
edo-problem-special-card-twice = A special card is named twice.
edo-problem-merchant-cards-twice = A merchant card is named twice.
edo-problem-merchant-cards-do-not-fit-round = The merchant cards that are gone do not fit the round.
edo-problem-plan-incomplete = A plan of three cards is needed.
edo-problem-plan-too-early = Nobody can have planned yet.
edo-problem-card-not-planned = The card that is carried out was not planned.
edo-problem-round-does-not-fit-phase = Round 0 is the draft, and only the draft.
edo-problem-phase-does-not-fit = The phase does not fit the rest: nobody would have anything to decide, or not this.
edo-problem-unknown-number-of-players = Numbers of players are 2 to 5.
edo-problem-unknown-action = There is no such action.
edo-problem-unknown-resource = A resource is rice, wood or stone.
edo-problem-unknown-wish = A wish is home_goods, foreign_goods or palace.
edo-problem-unknown-modules = A key is jiin, tokken or ronin, or several of them in this order, joined with hyphens.
edo-problem-wrong-count = The list has { $number } entries; it must have { $lowest } to { $highest }.
edo-problem-action-twice = An action is on the card twice.
edo-problem-unplayable-pieces = With these pieces the game cannot be played: one to six meeples, one trading post at most.
edo-problem-zero-is-too-little = Zero is too little here.
edo-problem-fund-twice = Two income tiles have the same fund.
edo-problem-split-does-not-add-up = The shares add up to { $sum }, not to the fund of { $fund }.
edo-problem-lower-rank-gets-more = A lower rank gets more than a higher one.
edo-problem-too-few-income-tiles = There are too few income tiles.
edo-problem-too-few-place-tiles = There are too few place tiles.
edo-problem-too-many-privileges = There are too many privileges, or more of b than black officials.
edo-problem-space-twice = A space is named twice.
edo-problem-too-many-spaces = There are too many spaces.
edo-problem-edo-missing = Edo is missing.
edo-problem-no-gate = There is no gate.
edo-problem-not-connected = Roads do not join all spaces.
edo-problem-road-twice = A road is named twice.
edo-problem-road-to-itself = A road leads from a space to itself.
edo-problem-road-without-two-ends = A road needs two ends.
edo-problem-cannot-be-covered = Only fields and outer cities can be covered.
edo-problem-too-few-cities = There are fewer open cities than players.
edo-problem-no-open-field = A kind of field is covered altogether.
edo-problem-not-one-board-for-players = { $sides } sides of the board are for { $players } players; it must be one.

## The board in the terminal

edo-board-round = round { $round } of { $rounds } · { $name } is the start player
edo-board-draft = draft · { $name } is the start player
edo-board-over = the game is over
edo-board-cities = Cities
edo-board-fields = Fields
edo-board-ways = Ways
edo-board-covered = Covered
edo-board-hint = “cards” shows all cards and prices, and what the signs here mean.
edo-board-short-hint = “cards”: cards, prices, signs
edo-board-legend = City: money, buildings in order (h house, p trading post, F fortress), free sites, who gets what. Field: its yield now. M merchant, X Ronin, x samurai of nobody, t temple; behind them the spaces that roads lead to.
edo-board-points = points
edo-board-total = at end
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
edo-board-planned = has planned
edo-board-plan = Plan
edo-board-your-plan = Your plan
edo-board-officials-left = { $count ->
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
edo-board-figures = step { $step } Ryo · samurai { $wage } rice a round · limit { $limit } · end at { $threshold } points
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
edo-board-faces = In brackets how many officials may stand there. + is what each of them brings at home, or more than usual on a field; − is how much cheaper each building or recruit is.
edo-board-letters = Privileges
edo-board-privilege-a = a house on the first site
edo-board-privilege-b = b black official while planning
edo-board-privilege-c = c an offer of the next merchant card
edo-board-privilege-d = d income of a city at once
edo-board-privilege-e = e one of two resources
edo-board-privilege-f = f full yield of a field
edo-board-wishes = Wishes
edo-board-wish = { $kind ->
        [home_goods] goods from home
        [foreign_goods] foreign goods
       *[palace] palace
    }:{ edo-price }
edo-board-next-tile = next

edo-menu-package = Package
edo-menu-city = Start city
edo-menu-ronin = Move the Ronin on
edo-menu-ronin-to = The Ronin goes to
edo-menu-nobody = nobody
edo-menu-support = Add a black official
edo-menu-confirm = Confirm the plan
edo-menu-move = Walk from { $space } to
edo-menu-merchant = Lead the merchant to
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
edo-menu-gate = Send out through
edo-menu-travel = Travel from { $space } to
edo-menu-drive = Drive Ronin off
edo-menu-bring = Bring from
edo-menu-recruit = Recruit
edo-menu-special = Take special card
edo-menu-wish = Grant a wish
edo-menu-income = Income at once from
edo-menu-resource = Privilege e
edo-menu-home = Send home from
edo-menu-pay = Pay the wages
edo-menu-discard = Discard
edo-menu-enough = Leave it at that
edo-menu-finish = End the card

edo-preview-walk = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } for { $ryo } Ryo.
edo-preview-harvest = It brings { $amount } { edo-resource }.
edo-preview-build = { edo-points }, price:{ edo-price }. { $rank ->
        [0] You are not present there.
       *[other] You will be number { $rank } there, with { $income } Ryo a round.
    }
edo-preview-temple = { edo-points }, price:{ edo-price }.
edo-preview-trade = { $points ->
        [0] It costs{ edo-price } and brings { $amount } { edo-resource }.
       *[other] { edo-points }, price:{ edo-price }.
    }
edo-preview-wish = { edo-points }, price:{ edo-price }.
edo-preview-wish-privilege = It comes with the privilege { $privilege }.
edo-preview-income = The city pays you { $ryo } Ryo.
edo-preview-wages = All who stay cost { $rice } rice.
edo-nothing-to-preview = Say which choice: “preview 2” shows what the second one would bring.

edo-breakdown-place = place
edo-breakdown-player = player
edo-breakdown-edo = house in Edo
edo-breakdown-track = track
edo-breakdown-ryo = Ryo
edo-breakdown-samurai = samurai
edo-breakdown-ronin = Ronin
edo-breakdown-total = points
edo-breakdown-goods = resources
edo-breakdown-note = In brackets the points for it. Whoever has no house in Edo stands behind all who have one.

edo-tie-break = { $count ->
        [one] { $others } has as many points, but no house in Edo, fewer Ryo or fewer resources.
       *[other] { $others } have as many points, but no house in Edo, fewer Ryo or fewer resources.
    }

edo-help-data = The board and most cards, costs and numbers of the base game are our reconstruction: “higaki rules edo” says of every entry how we know it.
edo-help-notation =
    package 3 · city A          take a package, take a start city
    plan A.wood 2               card A, wood, two officials; then: confirm
    move W1 EDO · merchant A    walk for money before the first official acts
    rice · money · recruit      actions at home
    harvest WO1                 … WO1 full with privilege f
    build house EDO             also: post, fortress; … first with privilege a
    temple W1                   a temple, with Jiin
    trade buy 2 · trade point   … next with privilege c
    travel gate G1              send an official out; travel move A EDO
    special 7                   take special card S7
    wish 2                      grant the second wish, with Tokken
    privilege b                 also: privilege d A, privilege e wood stone
    ronin at RI1 · ronin to C   name a Ronin, put it down
    drive C · bring A           drive Ronin off with a Travel official
    home A · pay                send a samurai home, pay the others
    discard rice                above the limit
    enough · finish             no second half; the card is done
