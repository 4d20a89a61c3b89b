### The drawn table of EDO, in English.

## Places

edo-table-space-city = { $name }
    .from = from { $name }
    .to = to { $name }
    .at = in { $name }
edo-table-space-rice = rice field { $number }
    .from = from rice field { $number }
    .to = to rice field { $number }
    .at = on rice field { $number }
edo-table-space-wood = wood field { $number }
    .from = from wood field { $number }
    .to = to wood field { $number }
    .at = on wood field { $number }
edo-table-space-stone = stone field { $number }
    .from = from stone field { $number }
    .to = to stone field { $number }
    .at = on stone field { $number }
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
        [a] Your new house goes onto the first site of its city.
        [b] While planning: one black official more for this round.
        [c] In a trade: choose your offer from the next merchant card too.
        [d] At your card: your income of one city at once.
        [e_wood_stone] At your card or with your wages: 1 wood or 1 stone.
        [e_stone_rice] At your card or with your wages: 1 stone or 1 rice.
        [e_rice_wood] At your card or with your wages: 1 rice or 1 wood.
       *[other] One samurai harvests as if alone on the field.
    }
edo-table-wish-kind = { $kind ->
        [home_goods] Home goods
        [foreign_goods] Foreign goods
       *[palace] Palace
    }
edo-table-wish-help = { $kind ->
        [home_goods] By a Trade official, with a samurai at the merchant.
        [foreign_goods] By a Travel official.
       *[palace] By a Build official, with a samurai in Edo.
    }
edo-table-tile = { $tile ->
        [rice] a rice field
        [wood] a wood field
        [stone] a stone field
        [city] a city
       *[choice] any of the four kinds
    }

## Headings of the list of choices

edo-table-group-draft = Draft
edo-table-group-ronin = Ronin
edo-table-group-plan = Plan
edo-table-group-walk = Walk
edo-table-group-lead = Lead the merchant
edo-table-group-act = Act
edo-table-group-build = Build
edo-table-group-trade = Trade
edo-table-group-travel = Travel
edo-table-group-relocate = Relocate samurai
edo-table-group-wish = Wishes
edo-table-group-privilege = Privileges
edo-table-group-wages = Wages
edo-table-group-limit = Too many resources
edo-table-group-end = End

## Choices

edo-table-choice-package = Take package { $number }: { $goods }.
edo-table-choice-city = Begin { $at }.
edo-table-choice-name-ronin = Move the Ronin { $at }.
edo-table-choice-place-ronin = The Ronin goes { $to }.
edo-table-choice-plan = Plan { $card } for { $action } with { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    }.
edo-table-choice-support = Redeem Support: a black official helps this round.
edo-table-choice-confirm = Seal the plan.
edo-table-choice-move = Walk a samurai { $from } { $to }.
edo-table-choice-move-merchant = Lead the merchant { $to }.
edo-table-choice-rice-home = Take rice at home.
edo-table-choice-money = Take money.
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
edo-table-choice-point = Trade { $price } for a point{ $card ->
        [next] {" "}on the next card
       *[current] {""}
    }.
edo-table-choice-gate = Send an official out through gate { $number }.
edo-table-choice-travel = Let a samurai travel { $from } { $to }, free of charge.
edo-table-choice-drive = Drive the Ronin off { $at }.
edo-table-choice-bring = Bring the samurai { $from }.
edo-table-choice-recruit = Recruit a neutral official for { $price }.
edo-table-choice-special = Take special card { $number }: { $faces }.
edo-table-choice-wish = Grant the wish for { $kind ->
        [home_goods] goods from home
        [foreign_goods] foreign goods
       *[palace] the palace
    } for { $price }.
edo-table-choice-city-income = Redeem City income { $at }.
edo-table-choice-take-resource = Redeem a privilege for { $goods }.
edo-table-choice-home = Send the samurai { $from } home.
edo-table-choice-pay = Pay all who stay.
edo-table-choice-discard = Discard { $goods }.
edo-table-choice-enough = Leave it at that.
edo-table-choice-finish = End this card.

## The drawn table

edo-table-map = Map of Edo and the provinces. Arrow keys go from space to space, Enter chooses.
edo-table-power = Power
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
edo-table-waiting = { $names } to decide.
edo-table-past = An earlier moment.
edo-table-past-next = Next to decide: { $name }.
edo-table-going-on = The game goes on in a moment.
edo-table-watching = You watch.
edo-table-over = The game is over.
edo-table-sending = On its way …
edo-table-start = Start player
edo-table-in-edo = House in Edo: can win
edo-table-not-in-edo = No house in Edo yet: cannot win
edo-table-in-edo-short = in Edo
edo-table-not-in-edo-short = not in Edo
edo-table-condition = Only who has a house in Edo can win.
edo-table-officials-at-home = { $own } own and { $neutral } neutral officials at home
edo-table-income-next = { $ryo } Ryo income as things stand
edo-table-total = { $total } if the game ended now
edo-table-sealed = Plan sealed
edo-table-planning = Still planning
edo-table-houses-left = { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $posts ->
        [one] 1 trading post
       *[other] { $posts } trading posts
    } left
edo-table-goods = { $have } of { $limit } goods
edo-table-purse = Your stock
edo-table-merchant = Merchant
edo-table-merchant-at = The merchant stands { $at }.
edo-table-now = Now
edo-table-next-round = Next round
edo-table-none-next = No further card: this is the last round.
edo-table-offer-buy = Buy up to { $pieces } { $resource ->
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
edo-table-wish-label = Wish { $kind } for { $price }: 1 point and { $privilege }
edo-table-wish-label-bare = Wish { $kind } for { $price }: 1 point
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
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    }
edo-table-slot-done = done
edo-table-hand = Your cards
edo-table-card-label = { $card }: { $faces }
edo-table-face = { $action }, up to { $officials }
edo-table-turn-card = Turn the card: which action points down?
edo-table-how-many = How many officials?
edo-table-place = Lay as card { $slot }
edo-table-officials-left = { $count ->
        [one] 1 official left
       *[other] { $count } officials left
    }
edo-table-seal = Seal the plan
edo-table-sealed-waiting = Sealed. Waiting for: { $names }.
edo-table-pick-card = Take a card and turn it.
edo-table-privileges = Your privileges
edo-table-redeem = Redeem { $privilege }
edo-table-walk-from = Take the samurai in hand
edo-table-walk-merchant = Take the merchant in hand
edo-table-picked-samurai = Where does the samurai { $from } go?
edo-table-picked-merchant = Where does the merchant go?
edo-table-which = What do you want to do?
edo-table-do = Do it
edo-table-walk-for = { $ryo ->
        [0] Walk for free
       *[other] Walk for { $ryo } Ryo
    }
edo-table-build-it = Build
edo-table-rule = The rule for this
edo-table-cancel = Cancel
edo-table-finish = End card
edo-table-enough = Enough
edo-table-pay = Pay wages
edo-table-take-rice = Take rice
edo-table-take-money = Take money
edo-table-recruit = Recruit
edo-table-asked-card = Card { $slot } of 3: { $action }.
edo-table-how = { $action ->
        [rice_home] Take the rice with the button.
        [money] Take the money with the button.
        [rice] Tap a rice field with your samurai.
        [wood] Tap a wood field with your samurai.
        [stone] Tap a stone field with your samurai.
        [any_field] Tap a field with your samurai.
        [build] Tap the place where your samurai builds.
        [trade] Take an offer of the merchant.
        [travel] Tap a gate or a samurai.
        [recruit] Recruit an official with the button.
       *[special] Take one of the special cards.
    }
edo-table-needs = { $action ->
        [rice] It needs a samurai of yours on a rice field who has not yet harvested with this card.
        [wood] It needs a samurai of yours on a wood field who has not yet harvested with this card.
        [stone] It needs a samurai of yours on a stone field who has not yet harvested with this card.
        [any_field] It needs a samurai of yours on a field who has not yet harvested with this card.
        [build] It needs a samurai of yours at the site, and you have to be able to pay the price.
        [trade] It needs a samurai of yours with the merchant, and you have to be able to pay for an offer.
        [travel] It needs an official of your own on this card or a samurai on the map.
        [recruit] It needs { $price } and a neutral official who is left.
        [special] It needs { $price } and a special card on display.
       *[other] Nothing more can be done here.
    }
edo-table-walk-first = You may walk before that: tap a samurai.
edo-table-walk-only = It cannot be done from here yet. { $needs } Tap a samurai to walk.
edo-table-only-finish = Nothing more can be done with this card. { $needs }
edo-table-take-back = Take back card { $slot }: { $action }
edo-table-officials-to-act = { $count ->
        [0] No official is left on this card.
        [one] 1 official still acts.
       *[other] { $count } officials still act.
    }
edo-table-price-tag = { $ryo ->
        [0] free
       *[other] { $ryo } Ryo
    }
edo-table-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
edo-table-closed = covered · only to walk through
edo-table-packages = Packages
edo-table-package = Package { $number }
edo-table-package-help = Take a package here, or a start city on the map.
edo-table-wages-help = { $samurai ->
        [one] 1 samurai
       *[other] { $samurai } samurai
    } on the map, { $rice } rice in stock. Tap a samurai to send it home.
edo-table-bring-help = { $ronin } Ronin and { $samurai } of your samurai stand { $at }. Tap whom you bring.
edo-table-limit-help = Tap what you give up: { $have } of { $limit }.
edo-table-ronin-tile = The place tile shows { $tile }.
edo-table-zoom-in = Closer
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
edo-table-final-behind = Whoever has no house in Edo stands behind all who have one.
edo-table-final-reason = { $reason ->
        [points] Somebody has reached { $threshold } points.
       *[merchant] There is no merchant card for another round.
    }

## What stands on a space, for the ear

edo-table-yield = yields { $amount }
edo-table-covered = covered, only to walk through
edo-table-here-samurai = { $count ->
        [one] a samurai
       *[other] { $count } samurai
    } of { $name }
edo-table-here-bystander = a samurai of nobody
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
        [0] Packages and start cities are being taken.
       *[other] Round { $round } of at most { $rounds }.
    } { $name } is the start player.
edo-table-says-phase = { $phase ->
        [draft] Everybody takes a package and a start city.
        [name_ronin] The start player names the Ronin who moves.
        [place_ronin] The start player puts the Ronin down.
        [plan] All plan in secret.
        [card] { $name } carries out card { $slot }.
        [wages] { $name } pays the samurai.
        [limit] { $name } has too many resources.
       *[over] The game is over.
    }
edo-table-says-end = The game ends after the round in which somebody reaches { $threshold } points. Only who has a house in Edo can win.
edo-table-says-seat = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $goods }, { $edo ->
        [yes] with a house in Edo
       *[no] no house in Edo yet
    }.
edo-table-says-people = { $name } has { $own } own and { $neutral } neutral officials at home, and { $samurai } samurai on the map.
edo-table-says-extras = { $name } also has: { $list }.
edo-table-says-city = { $name } divides { $fund } Ryo. { $built ->
        [0] Nothing stands there.
       *[other] In order: { $list }.
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
edo-table-says-no-figure = No samurai is on the map.
edo-table-says-bystanders = Samurai of nobody, who stay there: { $list }.
edo-table-says-ronin = Ronin stand { $list }.
edo-table-says-offer = This round: { $buy }, or { $point }.
edo-table-says-next-offer = Next round: { $buy }, or { $point }.
edo-table-says-slot = { $name }, card { $slot }: { $action } with { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    }.
edo-table-says-own-plan = Your plan
edo-table-says-sealed = { $name } has sealed the plan.
edo-table-says-planning = { $name } is still planning.
edo-table-says-next-wish = Then: { $wish }.
edo-table-says-privilege = { $privilege }: { $help }
edo-table-says-card = { $card }: { $faces }.
edo-table-says-price = { $thing }: { $price }.
edo-table-says-package = Package { $number }: { $goods }.

## The first lesson

lesson-edo-1-title = First steps in EDO
lesson-edo-1-step-1 = You have a house in Mito and two samurai on the wood field beside it. The game ends when somebody reaches 12 points, and only who has a house in Edo can win. Have a look round, then plan.
lesson-edo-1-step-2 = Each round you lay three cards. Take card A and turn it until Wood points down; two officials mean: twice. Lay it as your first card.
lesson-edo-1-step-3 = Now card B with Build and one official, so that the wood becomes a house at once.
lesson-edo-1-step-4 = Last comes card C with Money. Every official who is left brings 3 Ryo.
lesson-edo-1-step-5 = Seal the plan. When all plans are sealed, they are shown together.
lesson-edo-1-step-6 = Your first card: both your samurai stand on the wood field, so each of them brings 2. Tap the wood field and harvest.
lesson-edo-1-step-7 = The second samurai harvests too. A field gives 3 to one samurai, 2 to each of two, and 1 to each of more.
lesson-edo-1-step-8 = Your second card: Build. Before you act you may walk, 1 Ryo a step. Tap a samurai, then Edo: the price is shown before you walk.
lesson-edo-1-step-9 = Your samurai is in Edo. Build a house there: 3 wood and 2 Ryo, one point, and the right to win.
lesson-edo-1-step-10 = Your third card: take the money.
lesson-edo-1-step-11 = Every samurai who stays costs 1 rice. Send home whom you do not need, and pay.
lesson-edo-1-step-12 = Cities pay by rank: houses count 1, trading posts 2. The coins below each city show who gets what. Now play on: you know enough.

## The lesson on the modules

lesson-edo-2-title = Ronin, wishes and temples
lesson-edo-2-step-1 = Three modules of Erweiterung 1 join in. The dark figures are Ronin: each takes one from the yield of its field, two in a city stop all building there, three its income as well. At the beginning of every round the start player moves one of them. Two Ronin leave nothing of the rice field beside Odawara.
lesson-edo-2-step-2 = The wishes lie beside the map, on a phone behind “{ edo-table-tab-wishes }”, each with a privilege below it. Instead of its action an official grants a wish: one point at once, and the privilege for later. Home goods are brought by Trade, foreign goods by Travel, the palace by Build with a samurai in Edo. The pair on the right comes next.
lesson-edo-2-step-3 = Plan a round that uses everything. First card B with Travel and two officials: one for a wish, one against the Ronin.
lesson-edo-2-step-4 = Then card A with Build and one official, who will build a temple.
lesson-edo-2-step-5 = Last comes card C with Money and the official who is left.
lesson-edo-2-step-6 = Seal the plan.
lesson-edo-2-step-7 = Your first official grants the wish for foreign goods: 1 stone and 3 Ryo, and no samurai is needed. It gives a point and the privilege to take wood or stone.
lesson-edo-2-step-8 = Your second official drives off the Ronin. It needs more samurai of yours than there are Ronin. Tap the rice field with the two Ronin and set out.
lesson-edo-2-step-9 = One of your samurai stands there already, and two may be brought without paying. Bring one from the stone field.
lesson-edo-2-step-10 = And the other one. Three against two is enough.
lesson-edo-2-step-11 = For each Ronin a tile is drawn that says what kind of space it goes to; where there is a choice, you choose. Two driven off together are worth a Ronin tile, three are worth two: a point each at the end.
lesson-edo-2-step-12 = Your privilege can be used once, whenever you decide something. Take the wood.
lesson-edo-2-step-13 = Your second card: build a temple where your samurai stands between Edo, Mito and Odawara. It costs 2 wood and 1 rice, gives a point and takes no building site.
lesson-edo-2-step-14 = Your third card. All roads that touch your temple are free for your samurai now, and for the merchant when you move that figure. Walk to Edo: it costs nothing.
lesson-edo-2-step-15 = Take the money.
lesson-edo-2-step-16 = Pay your samurai: 1 rice each.
lesson-edo-2-step-17 = Now you know all three modules. Each can be chosen alone when a table is made. At the beginning of the next round a Ronin moves; then play on as long as you like.

## What happened, with places as they are called

edo-table-event-spaces-covered = { $spaces_count ->
        [0] Nothing is covered.
       *[other] Covered: { $places }.
    }
edo-table-event-income-tile-laid = { $place } has { $fund } Ryo to divide.
edo-table-event-ronin-appeared = A Ronin stands { $at }.
edo-table-event-city-taken = { $seat } begins { $at }, with a house and a samurai.
edo-table-event-ronin-named = { $seat } moves the Ronin { $at }.
edo-table-event-ronin-placed = { $seat } moves a Ronin { $from } { $to }.
edo-table-event-ronin-stayed = The Ronin { $at } has nowhere to go and stays.
edo-table-event-card-planned = { $seat } plans { $called }, { edo-action }, with { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    } as number { $slot }.
edo-table-event-plan-shown = { $seat } shows number { $slot }: { edo-action } ({ $called }), { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    } ({ $own } of their own).
edo-table-event-card-began = { $seat }, number { $slot }: { edo-action } ({ $called }), { $officials ->
        [0] no official
        [one] 1 official
       *[other] { $officials } officials
    }.
edo-table-event-samurai-moved = { $seat } moves a samurai { $from } { $to }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, −{ $ryo } Ryo.
edo-table-event-merchant-moved = { $seat } leads the merchant { $from } { $to }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, −{ $ryo } Ryo.
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
edo-table-event-sent-out = { $seat } sends an official out { $at }.
edo-table-event-travelled = { $seat } lets a samurai travel { $from } { $to }.
edo-table-event-drive-began = { $seat } sets out against { $ronin ->
        [one] the Ronin
       *[other] the { $ronin } Ronin
    } { $at }.
edo-table-event-brought = { $seat } brings a samurai { $from } { $to }.
edo-table-event-ronin-driven = { $seat } has driven { $ronin ->
        [one] a Ronin
       *[other] { $ronin } Ronin
    } away { $off }{ $tiles ->
        [0] .
        [one] {" "}and gets a Ronin tile.
       *[other] {" "}and gets { $tiles } Ronin tiles.
    }
edo-table-event-special-taken = { $seat } takes { $called }:{ edo-paid }.
edo-table-event-city-paid = { $place } pays { $seat } at once: +{ $ryo } Ryo (rank { $rank }).
edo-table-event-went-home = { $seat } sends a samurai home { $off }.
edo-table-event-income-paid = { $place } pays { $seat }: +{ $ryo } Ryo (rank { $rank }).
edo-table-event-income-stopped = { $place } pays nothing: three Ronin stand there.

## Refusals that name what to type elsewhere

edo-table-refusal-wrong-moment = That is not what you are asked for. { $decision ->
        [draft] Take a package or a city.
        [name_ronin] Point to the Ronin that moves.
        [place_ronin] Point to where the Ronin goes.
        [plan] Plan your three cards, then seal the plan.
        [card] Move or act; “{ edo-table-finish }” ends your card.
        [execute] Let your next official act; “{ edo-table-finish }” ends your card.
        [second_offer] Take a second offer, or press “{ edo-table-enough }”.
        [second_samurai] Move a second samurai, or press “{ edo-table-enough }”.
        [bring_samurai] Bring a samurai, or press “{ edo-table-enough }”.
        [wages] Send somebody home, or press “{ edo-table-pay }”.
       *[discard] Point to what you discard.
    }
edo-table-refusal-no-official-left = All officials of this card have acted. Press “{ edo-table-finish }”.
edo-table-refusal-offer-used = You have taken this offer in this trade. Take another, or press “{ edo-table-enough }”.
