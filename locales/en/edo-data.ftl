### EDO: the tables of the component data, in English.

edo-data-prices = Costs, points and weight for the income
edo-data-cards = The authorization cards
edo-data-special-cards = The special authorization cards
edo-data-merchant-cards = The merchant cards
edo-data-packages = The resource packages
edo-data-gifts = Extra goods at the start, by turn order in round 1
edo-data-yields = Yield of a field for one samurai
edo-data-income-tiles = The income tiles of the cities
edo-data-numbers = Pieces, limits and the end of the game
edo-data-wishes = The wishes (Tokken)
edo-data-privileges = The privileges (Tokken)
edo-data-place-tiles = The place tiles (Ronin)
edo-data-side = The board, side { $side }
edo-data-map = Spaces and roads, side { $side }
edo-data-other = Other entries of the file

edo-column-item = Item
edo-column-price = Price
edo-column-points = Points
edo-column-weight = Counts for income
edo-column-card = Card
edo-column-action = Action
edo-column-officials = Most officials
edo-column-each = Each brings
edo-column-buy = For sale
edo-column-point = A point for
edo-column-package = Package
edo-column-contents = Contents
edo-column-players = Players
edo-column-module = When
edo-column-first = 1st
edo-column-second = 2nd
edo-column-third = 3rd
edo-column-fourth = 4th
edo-column-fifth = 5th
edo-column-samurai = Samurai on the field
edo-column-tile = Tile
edo-column-fund = Ryo
edo-column-city-tiles = for cities
edo-column-edo-tiles = for Edo
edo-column-one = One player
edo-column-two = Two
edo-column-three = Three
edo-column-four = Four
edo-column-five = Five
edo-column-number = Item
edo-column-value = Value
edo-column-wish = Wish
edo-column-kind = Kind
edo-column-privilege = Privilege
edo-column-does = Effect
edo-column-tiles = Tiles
edo-column-place = Place
edo-column-side = Item
edo-column-space = Space
edo-column-name = Name
edo-column-roads = Roads to
edo-column-merchant-start = Merchant starts
edo-column-covered = Covered with { $players } players
edo-column-entry = Entry

edo-item = { $word ->
        [house] house
        [post] trading post
        [fortress] fortress
        [temple] temple (Jiin)
        [recruit] neutral official
        [special] special card
        [step] one step
       *[wage] wages of a samurai
    }
edo-effect = { $action ->
        [rice_home] { $amount } rice
        [money] { $amount } Ryo
        [build] { $amount ->
            [0] one building
           *[other] one building, { $amount } Ryo cheaper
        }
        [recruit] { $amount ->
            [0] one neutral official
           *[other] one neutral official, { $amount } rice cheaper
        }
        [trade] one trade
        [travel] one journey
        [special] one special card
       *[other] { $amount ->
            [0] the yield of the field
           *[other] the yield of the field + { $amount }
        }
    }
edo-purchase = up to { $pieces } { edo-resource } for { $ryo } Ryo each
edo-gift-module = { $word ->
        [jiin] with Jiin
        [tokken] with Tokken
        [ronin] with Ronin
        [jiin-tokken] with Jiin and Tokken
        [jiin-ronin] with Jiin and Ronin
        [tokken-ronin] with Tokken and Ronin
        [jiin-tokken-ronin] with all modules
       *[always] always
    }
edo-samurai = { $last ->
        [true] { $samurai } or more
       *[false] { $samurai }
    }
edo-number = { $word ->
        [pieces-meeples] Meeples of each player
        [pieces-houses] Houses of each player
        [pieces-posts] Trading posts of each player
        [pieces-neutral_officials] Neutral officials for all
        [pieces-fortresses] Fortresses for all
        [expansion_pieces-temples] Temples of each player (Jiin)
        [expansion_pieces-black_officials] Black officials (Tokken)
        [expansion_pieces-ronin_tiles] Ronin tiles (Ronin)
        [start_ryo] Ryo at the start
        [resource_limit] Resource limit at the end of a round
        [building_sites-edo] Building sites in Edo
        [building_sites-city] Building sites in every other city
        [fortress_limits-edo] Most fortresses in Edo
        [fortress_limits-city] Most fortresses in every other city
        [win_threshold] Points that end the game
        [final_scoring-ryo_per_point] Ryo for a point at the end
       *[final_scoring-samurai_per_point] Samurai for a point at the end
    }
edo-privilege = { $word ->
        [a] a Prestige building
        [b] b Support
        [c] c Trade
        [d] d City income
        [e_wood_stone] e Wood or stone
        [e_stone_rice] e Stone or rice
        [e_rice_wood] e Rice or wood
        [f_rice] f Full rice yield
        [f_wood] f Full wood yield
       *[f_stone] f Full stone yield
    }
edo-place = { $word ->
        [rice] rice field
        [wood] wood field
        [stone] stone field
        [city] city
       *[choice] free choice
    }
edo-privilege-does = { $word ->
        [a] { edo-word-a.does }
        [b] { edo-word-b.does }
        [c] { edo-word-c.does }
        [d] { edo-word-d.does }
        [e_wood_stone] { edo-word-e-wood-stone.does }
        [e_stone_rice] { edo-word-e-stone-rice.does }
        [e_rice_wood] { edo-word-e-rice-wood.does }
        [f_rice] { edo-word-f-rice.does }
        [f_wood] { edo-word-f-wood.does }
       *[f_stone] { edo-word-f-stone.does }
    }

## Notes on the entries of games/edo/data.json, in the words of that file
edo-note-pieces = For each player five meeples, seven houses and a trading post; in common twelve neutral officials and eight fortresses.
edo-note-expansion-pieces = Three temples for each player, two black officials, fifteen Ronin tiles; there are always three Ronin.
edo-note-start-ryo = A review counts ten coins; read as 10 Ryo.
edo-note-later-seats = Everybody but the start player gets a little more, so that the order does not decide. Found by simulated play.
edo-note-module-gifts = Modules shift the advantage between the places, so each adds gifts of its own, and all three together one more. With Ronin two players harvest less, so both begin with wood and stone. Found by simulated play.
edo-note-move-cost = 1 Ryo for each step of a samurai; that the merchant costs the same is inferred from Erweiterung 1.
edo-note-wage = One rice for each samurai that stays on the map.
edo-note-resource-limit = That there is a limit is printed in Erweiterung 1; its size is our proposal.
edo-note-yields = 3 alone and 2 in company of one follow from the example of Erweiterung 1; the floor of 1 is our proposal.
edo-note-points = Points of the buildings. The temple's point is printed in Erweiterung 1.
edo-note-income-weights = A house counts 1, a trading post 2, a fortress belongs to nobody.
edo-note-building-costs = Wood or stone and Ryo are sourced, the figures were found by simulated play.
edo-note-temple-cost = 2 wood and 1 rice.
edo-note-recruit-cost = A sack of rice for a neutral official.
edo-note-special-cost = Price of a special authorization card, found by simulated play.
edo-note-building-sites = That sites are ordered and plenty is sourced; the numbers are ours.
edo-note-fortress-limits = One in each outer city and three in Edo make use of all eight.
edo-note-win-threshold = The round in which somebody reaches 12 points is the last.
edo-note-final-scoring = That money and samurai on the map give points is sourced; the rates are ours.
edo-note-packages = That there are five, all with rice, is sourced; contents found by simulated play.
edo-note-cards-A = The four actions, 5 Ryo and at most two builders are sourced; two rice an official and the other maxima are ours.
edo-note-cards-B = Travel, wood and stone are sourced to be on three different cards.
edo-note-cards-C = Wood and Recruit are sourced to be on different cards.
edo-note-special-cards = Twelve cards with two stronger actions each are sourced; the faces were found by simulated play. The amount is the rice or Ryo for each official, the bonus to a yield, or what building and recruiting cost less.
edo-note-merchant-cards = Ten cards with two offers each are sourced, and one example (up to two wood for 2 Ryo each); the others are ours.
edo-note-income-tiles = 24 tiles that say how a city's money is divided are sourced; the figures were found by simulated play. The columns tell how many players are present in the city.
edo-note-wishes = Fifteen tiles of three kinds are printed; how many of each and their prices are ours.
edo-note-privileges = Twelve tiles of six kinds are printed; two black officials mean two of b, e has three faces and f shows one resource each; the rest of the counts is ours.
edo-note-place-tiles = Seven tiles with four kinds of places and a free choice are printed; the counts are ours.
edo-note-boards-A-players = This side is for two and three players.
edo-note-boards-A-spaces = Edo, three more cities, six resource fields and three rivers at Edo are told by reviews or Erweiterung 1; three path spaces and three gates are ours.
edo-note-boards-A-names = Only Edo is certain; the others are castle towns of the time.
edo-note-boards-A-roads = A regular net joins all places; its course is ours. Which city is next to what was found by simulated play: A has wood and rice, B stone and rice, C only wood.
edo-note-boards-A-merchant-start = Where the merchant begins is our proposal.
edo-note-boards-A-cover = That fields are covered with two players is inferred from Erweiterung 1; which ones is ours: A is next to the wood that is left, B next to rice and stone.
edo-note-boards-B-players = Four players, and five with Erweiterung 1.
edo-note-boards-B-spaces = The kinds of spaces are printed, their numbers on this side are ours.
edo-note-boards-B-names = Only Edo is certain; the others are castle towns of the time.
edo-note-boards-B-roads = A regular net joins all places; its course is ours. E has no road to stone, because it won too often.
edo-note-boards-B-merchant-start = Where the merchant begins is our proposal.
edo-note-boards-B-cover = Nothing is covered with five players: printed. That something is with four follows from it; which spaces is ours.
