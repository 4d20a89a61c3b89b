### The drawn table of EDO, in English.

## Places

edo-table-space-city = { $name }
    .from = from { $name }
    .to = to { $name }
    .at = in { $name }
edo-table-space-rice = rice field { $number }
edo-table-field-rice = rice field near { $city }
    .from = from the rice field near { $city }
    .to = to the rice field near { $city }
    .at = on the rice field near { $city }
edo-table-space-wood = wood field { $number }
edo-table-field-wood = wood field near { $city }
    .from = from the wood field near { $city }
    .to = to the wood field near { $city }
    .at = on the wood field near { $city }
edo-table-space-stone = stone field { $number }
edo-table-field-stone = stone field near { $city }
    .from = from the stone field near { $city }
    .to = to the stone field near { $city }
    .at = on the stone field near { $city }
edo-table-space-river = river space { $number }
    .from = from river space { $number }
    .to = to river space { $number }
    .at = on river space { $number }
edo-table-space-road = path space { $number }
    .from = from path space { $number }
    .to = to path space { $number }
    .at = on path space { $number }
edo-table-space-gate = gate { $number }
    .from = from gate { $number }
    .to = to gate { $number }
    .at = at gate { $number }
edo-table-amount = { $thing ->
        [rice] { $amount } rice
        [wood] { $amount } wood
        [stone] { $amount } stone
       *[ryo] { $amount } Ryo
    }
edo-table-nothing = nothing
edo-table-free = free
edo-table-card = { $special ->
        [0] card { $card }
       *[other] special card { $special }
    }
edo-table-privilege-help = { $privilege ->
        [a] A house that you build goes onto the first site of its city.
        [b] While planning you get a black official for this round.
        [c] In one trade you can also choose from the next merchant card.
        [d] During your card you collect your income of one city at once.
        [e_wood_stone] 1 wood or 1 stone, whenever you decide something.
        [e_stone_rice] 1 stone or 1 rice, whenever you decide something.
        [e_rice_wood] 1 rice or 1 wood, whenever you decide something.
       *[other] One samurai harvests as if alone on the field.
    }
edo-table-wish-kind = { $kind ->
        [home_goods] Home goods
        [foreign_goods] Foreign goods
       *[palace] Palace
    }
edo-table-wish-help = { $kind ->
        [home_goods] With a Trade official and a samurai at the merchant.
        [foreign_goods] With a Travel official.
       *[palace] With a Build official and a samurai in Edo.
    }
edo-table-tile = { $tile ->
        [rice] shows a rice field
        [wood] shows a wood field
        [stone] shows a stone field
        [city] shows a city
       *[choice] lets you choose any place
    }

## Headings of the list of choices

edo-table-group-draft = Start
edo-table-group-ronin = Ronin
edo-table-group-plan = Plan
edo-table-group-walk = Move samurai
edo-table-group-lead = Move the merchant
edo-table-group-act = Actions
edo-table-group-build = Build
edo-table-group-trade = Trade
edo-table-group-travel = Travel
edo-table-group-relocate = Relocate samurai
edo-table-group-wish = Wishes
edo-table-group-privilege = Privileges
edo-table-group-wages = Wages
edo-table-group-limit = Over the limit
edo-table-group-end = End

## Choices

edo-table-choice-package = Take package { $number }: { $goods }.
edo-table-choice-city = Start { $at }.
edo-table-choice-name-ronin = Move the Ronin { $at }.
edo-table-choice-place-ronin = Move the Ronin { $to }.
edo-table-choice-plan = Plan { $action } with { $officials ->
        [0] no officials
        [one] 1 official
       *[other] { $officials } officials
    } ({ $card }).
edo-table-choice-support = Redeem Support: one black official for this round.
edo-table-choice-confirm = Confirm the plan.
edo-table-choice-move = Move a samurai { $from } { $to }.
edo-table-choice-move-merchant = Move the merchant { $to }.
edo-table-choice-rice-home = Take { $amount } rice ({ $have } → { $then }).
edo-table-choice-money = Take { $amount } Ryo ({ $have } → { $then }).
edo-table-choice-harvest = Harvest { $at }{ $how ->
        [full] {" "}with the full yield
       *[plain] {""}
    }.
edo-table-choice-build = Build { $building ->
        [house] a house
        [post] a trading post
       *[fortress] a fortress
    } { $at }{ $site ->
        [first] , on the first site
       *[lowest] {""}
    }.
edo-table-choice-temple = Build a temple { $at }.
edo-table-choice-buy = Buy { $goods } for { $price }{ $card ->
        [next] {" "}from the next card
       *[current] {""}
    }.
edo-table-choice-point = Trade { $price } for 1 point{ $card ->
        [next] {" "}on the next card
       *[current] {""}
    }.
edo-table-choice-gate = Send an official onto the map through gate { $number }.
edo-table-choice-travel = Relocate a samurai { $from } { $to } for free.
edo-table-choice-drive = Drive off the Ronin { $at }.
edo-table-choice-bring = Bring the samurai { $from }.
edo-table-choice-recruit = Recruit a neutral official for { $price }.
edo-table-choice-special = Take special card { $number }: { $faces }.
edo-table-choice-wish = Grant the wish for { $kind ->
        [home_goods] home goods
        [foreign_goods] foreign goods
       *[palace] a palace extension
    }: { $price }.
edo-table-choice-city-income = Collect your income { $at } now.
edo-table-choice-take-resource = Redeem a privilege: { $goods }.
edo-table-choice-home = Send home the samurai { $from }.
edo-table-choice-pay = Pay all your samurai.
edo-table-choice-discard = Discard { $goods }.
edo-table-choice-enough = Stop here.
edo-table-choice-finish = End this card.

## The drawn table

edo-table-map = Map of Edo and the provinces. Arrow keys move from space to space, Enter selects.
edo-table-power = Points
edo-table-track-label = { $name } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
edo-table-round = Round { $round } of { $rounds }
edo-table-round-brief = Round { $round }/{ $rounds }
edo-table-drafting = Draft
edo-table-order = Order
edo-table-phase-ronin = Ronin
edo-table-phase-plan = Plan
edo-table-phase-act = Act
edo-table-phase-pay = Wages and income
    .brief = Wages
edo-table-waiting = Waiting for { $names }.
edo-table-past = An earlier position.
edo-table-past-next = Next to decide: { $name }.
edo-table-going-on = One moment …
edo-table-watching = You are watching.
edo-table-over = The game is over.
edo-table-sending = Sending …
edo-table-start = Starts the round
edo-table-in-edo = House in Edo: can win
edo-table-not-in-edo = No house in Edo yet: cannot win
edo-table-in-edo-short = in Edo
edo-table-not-in-edo-short = not in Edo
edo-table-condition = Only players with a house in Edo can win.
edo-table-officials-at-home = At home: { $own } own and { $neutral } neutral officials
edo-table-income-next = Current income: { $ryo } Ryo
edo-table-total = { $total } if the game ended now
edo-table-sealed = Plan confirmed
edo-table-planning = Still planning
edo-table-houses-left = { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $posts ->
        [one] 1 trading post
       *[other] { $posts } trading posts
    } left
edo-table-goods = Resources { $have }/{ $limit }
edo-table-purse = Your resources and money
edo-table-merchant = Merchant
edo-table-merchant-at = The merchant is { $at }.
edo-table-now = Now
edo-table-next-round = Next round
edo-table-none-next = No further card: this is the last round.
edo-table-offer-buy = up to { $pieces } { $resource ->
        [rice] rice
        [wood] wood
       *[stone] stone
    } for { $ryo } Ryo each
edo-table-offer-point = 1 point for { $price }
edo-table-each = each
edo-table-for = for
edo-table-wishes = Wishes and privileges
edo-table-wish-next = Next
edo-table-pile = { $count } in the pile
edo-table-wish-label = { $kind } for { $price }: 1 point and “{ $privilege }”
edo-table-wish-label-bare = { $kind } for { $price }: 1 point
edo-table-specials = Special cards
edo-table-specials-price = { $price } each
edo-table-show-specials = Special cards ({ $count })
edo-table-left = { $count } left
edo-table-hide = Close
edo-table-prices = Prices
edo-table-thing = { $thing ->
        [house] House
        [post] Trading post
        [fortress] Fortress
        [temple] Temple
        [recruit] Official
       *[special] Special card
    }
edo-table-plan = Your plan
edo-table-slot-empty = Card { $slot }
edo-table-slot = Card { $slot }: { $action } with { $officials ->
        [0] no officials
        [one] 1 official
       *[other] { $officials } officials
    }
edo-table-slot-done = done
edo-table-hand = Your cards
edo-table-card-label = { $card }: { $faces }
edo-table-face = { $action }, up to { $officials }
edo-table-turn-card = Turn the card until your action points down.
edo-table-how-many = How many officials?
edo-table-place = Place as card { $slot }
edo-table-officials-left = { $count ->
        [0] No officials left
        [one] 1 official left
       *[other] { $count } officials left
    }
edo-table-seal = Confirm plan
edo-table-sealed-waiting = Plan confirmed. Waiting for { $names }.
edo-table-pick-card = Choose a card and turn it.
edo-table-privileges = Your privileges
edo-table-redeem = Redeem { $privilege }
edo-table-walk-from = Move the samurai
edo-table-walk-merchant = Move the merchant
edo-table-picked-samurai = Where does the samurai { $from } go?
edo-table-picked-merchant = Where does the merchant go?
edo-table-which = What do you want to do?
edo-table-do = Confirm
edo-table-walk-for = { $ryo ->
        [0] Move for free
       *[other] Move for { $ryo } Ryo
    }
edo-table-build-it = Build
edo-table-rule = Show the rule
edo-table-cancel = Cancel
edo-table-finish = End card
edo-table-enough = Done
edo-table-pay = Pay wages
edo-table-take-rice = Take rice
edo-table-take-money = Take money
edo-table-recruit = Recruit
edo-table-asked-card = Card { $slot } of 3: { $action }.
edo-table-how = { $action ->
        [rice_home] Take your rice.
        [money] Take your money.
        [rice] Tap a rice field with your samurai.
        [wood] Tap a wood field with your samurai.
        [stone] Tap a stone field with your samurai.
        [any_field] Tap a field with your samurai.
        [build] Tap the place where your samurai is to build.
        [trade] Choose one of the merchant’s offers.
        [travel] Tap a gate or a samurai.
        [recruit] Recruit an official.
       *[special] Choose a special card.
    }
edo-table-needs = { $action ->
        [rice] You need a samurai on a rice field that has not yet harvested with this card.
        [wood] You need a samurai on a wood field that has not yet harvested with this card.
        [stone] You need a samurai on a stone field that has not yet harvested with this card.
        [any_field] You need a samurai on a field that has not yet harvested with this card.
        [build] You need a samurai at the site and enough to pay the price.
        [trade] You need a samurai at the merchant and enough to pay for an offer.
        [travel] You need an official of your own on this card or a samurai on the map.
        [recruit] You need { $price }, and a neutral official has to be left.
        [special] You need { $price }, and a special card has to be on display.
       *[other] Nothing more can be done here.
    }
edo-table-walk-first = Before that you may move: tap a samurai.
edo-table-walk-only = Not possible from here yet. { $needs } Tap a samurai to move.
edo-table-only-finish = This card can do nothing more. { $needs }
edo-table-take-back = Take back card { $slot }: { $action }
edo-table-officials-to-act = { $count ->
        [0] No officials are left on this card.
        [one] 1 official is still to act.
       *[other] { $count } officials are still to act.
    }
edo-table-price-tag = { $ryo ->
        [0] free
       *[other] { $ryo } Ryo
    }
edo-table-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
edo-table-closed = covered · pass through only
edo-table-packages = Packages
edo-table-package = Package { $number }
edo-table-package-help = Choose a package here or a start city on the map.
edo-table-wages-help = On the map: { $samurai ->
        [one] 1 samurai
       *[other] { $samurai } samurai
    }. Your rice: { $rice }. Tap a samurai to send it home.
edo-table-bring-help = Ronin { $at }: { $ronin }, your samurai: { $samurai }. Tap a samurai to bring it.
edo-table-limit-help = You have { $have } resources and may keep { $limit }. Tap what you discard.
edo-table-ronin-tile = The place tile { $tile }.
edo-table-zoom-in = Zoom in
edo-table-zoom-out = Whole map
edo-table-tab-plan = Plan
edo-table-tab-players = Players
edo-table-tab-market = Market
edo-table-tab-wishes = Wishes
edo-table-tabs = Parts of the table
edo-table-final = Final scoring
edo-table-final-next = Next step
edo-table-final-track = On the track
edo-table-final-extra = For Ryo, samurai and Ronin
edo-table-final-edo = House in Edo?
edo-table-final-total = Total
edo-table-final-yes = yes
edo-table-final-no = no
edo-table-final-behind = Players without a house in Edo rank behind all players with one.
edo-table-final-reason = { $reason ->
        [points] A player has reached { $threshold } points.
       *[merchant] The merchant cards have run out.
    }

## What stands on a space, for the ear

edo-table-yield = yields { $amount }
edo-table-covered = covered, can only be passed through
edo-table-here-samurai = { $count ->
        [one] a samurai
       *[other] { $count } samurai
    } of { $name }
edo-table-here-bystander = a samurai of an unused colour
edo-table-here-ronin = { $count ->
        [one] a Ronin
       *[other] { $count } Ronin
    }
edo-table-here-merchant = the merchant
edo-table-here-temple = a temple of { $name }
edo-table-building = { $building ->
        [house] house of { $name }
        [post] trading post of { $name }
       *[fortress] fortress
    }
edo-table-pays = pays { $ryo } Ryo to { $name }

## The position in sentences

edo-table-heading-round = The round
edo-table-heading-seats = Players
edo-table-heading-cities = Cities
edo-table-heading-fields = Fields
edo-table-heading-figures = Figures on the map
edo-table-heading-merchant = Merchant
edo-table-heading-plans = Plans
edo-table-heading-cards = Cards
edo-table-heading-wishes = Wishes
edo-table-heading-packages = Packages
edo-table-says-round = { $round ->
        [0] Packages and start cities are being chosen.
       *[other] Round { $round } of at most { $rounds }.
    } { $name } is the start player.
edo-table-says-phase = { $phase ->
        [draft] Everybody chooses a package and a start city.
        [name_ronin] The start player chooses the Ronin that moves.
        [place_ronin] The start player chooses where the Ronin goes.
        [plan] Everybody plans in secret.
        [card] { $name } plays card { $slot }.
        [wages] { $name } pays wages.
        [limit] { $name } has too many resources.
       *[over] The game is over.
    }
edo-table-says-end = The game ends after the round in which a player reaches { $threshold } points. Only players with a house in Edo can win.
edo-table-says-seat = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $goods }, { $edo ->
        [yes] with a house in Edo
       *[no] no house in Edo yet
    }.
edo-table-says-people = { $name } has { $own } own and { $neutral } neutral officials at home, and { $samurai } samurai on the map.
edo-table-says-extras = { $name } also has: { $list }.
edo-table-says-city = { $name } pays { $fund } Ryo a round. { $built ->
        [0] It has no buildings.
       *[other] Buildings in order: { $list }.
    } { $free ->
        [0] No site is free.
        [one] 1 site is free.
       *[other] { $free } sites are free.
    }{ $paid ->
        [0] {""}
       *[other] {" "}It { $pays }.
    }
edo-table-says-field = { $name } yields { $amount }.
edo-table-says-covered = Covered: { $list }.
edo-table-says-where = { $name }: { $list }.
edo-table-says-no-figure = There are no samurai on the map.
edo-table-says-bystanders = Samurai of an unused colour, which never move: { $list }.
edo-table-says-ronin = Ronin: { $list }.
edo-table-says-offer = This round: { $buy }, or { $point }.
edo-table-says-next-offer = Next round: { $buy }, or { $point }.
edo-table-says-slot = { $name }, card { $slot }: { $action } with { $officials ->
        [0] no officials
        [one] 1 official
       *[other] { $officials } officials
    }.
edo-table-says-own-plan = Your plan
edo-table-says-sealed = { $name } has confirmed the plan.
edo-table-says-planning = { $name } is still planning.
edo-table-says-next-wish = Next: { $wish }.
edo-table-says-privilege = { $privilege }: { $help }
edo-table-says-card = { $card }: { $faces }.
edo-table-says-price = { $thing }: { $price }.
edo-table-says-package = Package { $number }: { $goods }.

## The first lesson

lesson-edo-1-title = First steps in EDO
lesson-edo-1-step-1 = You have a house in Mito and two samurai on the wood field beside it. The game ends when a player reaches 12 points, and only players with a house in Edo can win. Have a look around, then plan.
lesson-edo-1-step-2 = Each round you plan three cards. Take card A, turn it until Wood points down and give it two officials: they do it twice. White officials are neutral; they work like your own but never go onto the map. Place it as your first card.
lesson-edo-1-step-3 = Next, card B with Build and one official, to turn the wood into a house at once.
lesson-edo-1-step-4 = Finally, card C with Money. Every official who is left brings 3 Ryo.
lesson-edo-1-step-5 = Confirm the plan. Once everybody has confirmed, all plans are shown.
lesson-edo-1-step-6 = Your first card: two of your samurai share the wood field, so each of them brings 2 wood. Tap the field and harvest.
lesson-edo-1-step-7 = The second samurai harvests too. A field brings 3 to a single samurai, 2 each to two, and 1 each to three or more.
lesson-edo-1-step-8 = Your second card: Build. Before you act you may move, for 1 Ryo a step. Tap a samurai, then Edo: you see the price before you move.
lesson-edo-1-step-9 = Your samurai is in Edo. Build a house there: it costs 3 wood and 2 Ryo, brings a point, and now you can win.
lesson-edo-1-step-10 = Your third card: take the money, once for each official.
lesson-edo-1-step-11 = Every samurai that stays on the map costs 1 rice. Send home those you do not need, and pay the others.
lesson-edo-1-step-12 = Cities pay by rank: houses count 1, trading posts 2. The coins below each city show who gets what. Now you know enough to play on.

## The lesson on the modules

lesson-edo-2-title = Ronin, wishes and temples
lesson-edo-2-step-1 = This lesson adds the three modules of the expansion. The dark figures are Ronin. On a field, each of them lowers the yield by one; in a city, two stop all building, and three stop the income as well. At the beginning of every round the start player moves one of them. The two Ronin on the rice field near Odawara leave nothing to harvest.
lesson-edo-2-step-2 = The wishes lie beside the map, on a phone behind “{ edo-table-tab-wishes }”, each with a privilege below it. Instead of its action an official can grant a wish: you gain a point at once, and a privilege for later. Home goods need Trade, foreign goods Travel, and the palace Build with a samurai in Edo. The pair on the right comes next.
lesson-edo-2-step-3 = Plan a round with all of this. First card B with Travel and two officials: one for a wish, one against the Ronin.
lesson-edo-2-step-4 = Next, card A with Build and one official, for a temple.
lesson-edo-2-step-5 = Finally, card C with Money and the last official.
lesson-edo-2-step-6 = Confirm the plan.
lesson-edo-2-step-7 = Your first official grants the wish for foreign goods. It costs 1 stone and 3 Ryo and needs no samurai. You gain a point and the privilege “Wood or stone”.
lesson-edo-2-step-8 = Your second official drives off the Ronin. For that you need more samurai there than there are Ronin. Tap the rice field with the two Ronin.
lesson-edo-2-step-9 = One of your samurai is already there, and you may bring two more for free. Bring one from the stone field.
lesson-edo-2-step-10 = Now the other one: three against two is enough.
lesson-edo-2-step-11 = A tile is drawn for each Ronin and says what kind of space it goes to; if several fit, you choose. Two Ronin driven off together bring you a Ronin tile, three bring two: each is a point at the end.
lesson-edo-2-step-12 = You can redeem your privilege once, whenever you decide something. Take the wood.
lesson-edo-2-step-13 = Your second card: build a temple where your samurai stands, between Edo, Mito and Odawara. It costs 2 wood and 1 rice, brings a point and needs no building site.
lesson-edo-2-step-14 = Your third card. All roads that touch your temple are now free for your samurai, and for the merchant when you move it. Move to Edo: it costs nothing.
lesson-edo-2-step-15 = Take the money.
lesson-edo-2-step-16 = Pay your samurai, 1 rice each.
lesson-edo-2-step-17 = Now you know all three modules. Each can be chosen on its own when a table is created. The next round begins with moving a Ronin; play on as long as you like.

## What happened, with places as they are called

edo-table-event-spaces-covered = { $spaces_count ->
        [0] No space is covered.
       *[other] Covered: { $places }.
    }
edo-table-event-income-tile-laid = { $place } pays { $fund } Ryo a round.
edo-table-event-ronin-appeared = A Ronin starts { $at }.
edo-table-event-city-taken = { $seat } starts { $at } with a house and a samurai.
edo-table-event-ronin-named = { $seat } chooses the Ronin { $at }.
edo-table-event-ronin-placed = { $seat } moves a Ronin { $from } { $to }.
edo-table-event-ronin-stayed = The Ronin { $at } has nowhere to go and stays.
edo-table-event-card-planned = { $seat } plans card { $slot }: { edo-action }{ $officials ->
        [0] {" "}without officials
       *[other] {" "}×{ $officials }
    }.
edo-table-event-plan-shown = { $seat }, card { $slot }: { edo-action }{ $officials ->
        [0] {" "}without officials
       *[other] {" "}×{ $officials }
    }.
edo-table-event-card-began = { $seat } plays card { $slot }: { edo-action }{ $officials ->
        [0] {" "}without officials
       *[other] {" "}×{ $officials }
    }.
edo-table-event-samurai-moved = { $seat } moves a samurai { $from } { $to }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $ryo ->
        [0] , free
       *[other] , −{ $ryo } Ryo
    }.
edo-table-event-merchant-moved = { $seat } moves the merchant { $from } { $to }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $ryo ->
        [0] , free
       *[other] , −{ $ryo } Ryo
    }.
edo-table-event-harvested = { $seat } harvests { $at }{ $how ->
        [full] {" "}with the full yield
       *[plain] {""}
    }: +{ $amount } { edo-resource }.
edo-table-event-built = { $seat } builds { $building ->
        [house] a house
        [post] a trading post
       *[fortress] a fortress
    } { $at }{ $how ->
        [first] {" "}on the first site, and the others move back
       *[lowest] {" "}on site { $site }
    }: { edo-points }{ edo-paid }.
edo-table-event-temple-built = { $seat } builds a temple { $at }: { edo-points }{ edo-paid }.
edo-table-event-sent-out = { $seat } sends an official onto the map { $at }.
edo-table-event-travelled = { $seat } relocates a samurai { $from } { $to }.
edo-table-event-drive-began = { $seat } moves against { $ronin ->
        [one] the Ronin
       *[other] the { $ronin } Ronin
    } { $at }.
edo-table-event-brought = { $seat } brings a samurai { $from } { $to }.
edo-table-event-ronin-driven = { $seat } drives { $ronin ->
        [one] a Ronin
       *[other] { $ronin } Ronin
    } away { $off }{ $tiles ->
        [0] .
        [one] {" "}and gains a Ronin tile.
       *[other] {" "}and gains { $tiles } Ronin tiles.
    }
edo-table-event-special-taken = { $seat } takes { $called }:{ edo-paid }.
edo-table-event-city-paid = { $seat } collects income { $at }: +{ $ryo } Ryo (rank { $rank }).
edo-table-event-went-home = { $seat } sends a samurai home { $off }.
edo-table-event-income-paid = { $place } pays { $seat } { $ryo } Ryo (rank { $rank }).
edo-table-event-income-stopped = { $place } pays nothing: three Ronin are there.

## Refusals that name what to type elsewhere

edo-table-refusal-wrong-moment = Not now. { $decision ->
        [draft] Choose a package or a city.
        [name_ronin] Choose the Ronin that moves.
        [place_ronin] Choose where the Ronin goes.
        [plan] Plan your three cards, then press “{ edo-table-seal }”.
        [card] Move, act or press “{ edo-table-finish }”.
        [execute] Let your next official act or press “{ edo-table-finish }”.
        [second_offer] Take a second offer or press “{ edo-table-enough }”.
        [second_samurai] Relocate a second samurai or press “{ edo-table-enough }”.
        [bring_samurai] Bring a samurai or press “{ edo-table-enough }”.
        [wages] Send a samurai home or press “{ edo-table-pay }”.
       *[discard] Choose what you discard.
    }
edo-table-refusal-no-official-left = All officials of this card have acted. Press “{ edo-table-finish }”.
edo-table-refusal-offer-used = You have already taken this offer in this trade. Take another one or press “{ edo-table-enough }”.
