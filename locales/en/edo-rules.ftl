### EDO with Erweiterung 1: Higaki's own rulebook in English.
### One message for every rule of games/edo/rules.md; the dot of the rule's id is a hyphen here.
### A line break only separates sentences, a blank line begins a new paragraph.

edo-rules-title = EDO with Erweiterung 1: the rules

edo-rules-intro =
    Around the year 1600 a fishing village is about to become the greatest city of Japan.
    You are a daimyo who wants the Shogun's favour: you send officials into the country as samurai, bring in rice, wood and stone, and build houses, trading posts and fortresses in Edo and the cities around it.
    Everything begins with a plan that nobody else may see.
    Three cards, one action on each, a handful of officials: what looked clever in secret has to prove itself once all plans lie open.

edo-rules-goal =
    Have the most power points at the end, and at least one house in Edo, without which nobody wins.
    Points come from buildings, from trade, from temples and wishes if you play with them, and at the very end from money and from samurai on the map.

edo-rules-overview =
    A round has four parts.
    First all of you plan in secret: three cards, an action on each, and officials in front of them.
    Then you carry your cards out in turn, one card each at a time, and before each card you may pay to move your samurai and the merchant.
    Then samurai who stay on the map are paid in rice, the cities pay their inhabitants, and surplus resources are discarded.
    Last, a new merchant card comes and the next player begins, unless somebody has twelve points or the merchant cards have run out.

## Chapters

edo-chapter-E1 = Components
edo-chapter-E2 = Setting up
edo-chapter-E3 = Packages and start cities
edo-chapter-E4 = Planning
edo-chapter-E5 = Carrying out a card
edo-chapter-E6 = Actions at home
edo-chapter-E7 = Harvests
edo-chapter-E8 = Building
edo-chapter-E9 = Trading
edo-chapter-E10 = Travelling
edo-chapter-E11 = Wages, income, limit
edo-chapter-E12 = The next round and the end
edo-chapter-E13 = What is known
edo-chapter-J1 = Jiin: temples
edo-chapter-T1 = Tokken: the display
edo-chapter-T2 = Tokken: wishes
edo-chapter-T3 = Tokken: privileges
edo-chapter-R1 = Ronin: setting up
edo-chapter-R2 = Ronin: how they move
edo-chapter-R3 = Ronin: what they do
edo-chapter-R4 = Ronin: driving them off
edo-chapter-EV = Options

## E1 Components

edo-rule-E1-1 =
    Two to five can play.
    The board has two sides: side A for two and three of you, side B for four and five.

edo-rule-E1-2 =
    Each of you has five meeples, seven houses, one trading post and the same three authorization cards A, B and C.
    A meeple at home is an official; on the map it is a samurai.

edo-rule-E1-3 =
    Twelve neutral officials, eight fortresses, ten merchant cards, twelve special authorization cards and 24 income tiles are there for everybody.

edo-rule-E1-4 =
    There is always enough rice, wood, stone and money.

edo-rule-E1-5 =
    The board is a net of spaces joined by roads: Edo in the middle, other cities, fields for rice, wood and stone, river spaces, path spaces, and gates at the edge.
    From any space you can reach any other.
    As many samurai as you like, of whatever colour, can stand on one space.

edo-rule-E1-6 =
    Five play on side B with nothing covered, and all five packages are taken.

## E2 Setting up

edo-rule-E2-1 =
    First come the covers, then income tiles, merchant cards and special cards, then the wishes and privileges, then the Ronin.
    You choose your packages and cities last, when all of this can be seen.

edo-rule-E2-2 =
    With two and four players one outer city and one field of each kind are covered.
    A covered space can be walked through like a path space and is good for nothing else.

edo-rule-E2-3 =
    Every city that is not covered gets an income tile by lot, Edo from its own four.
    It stays there for the whole game.

edo-rule-E2-4 =
    The lot decides who is the start player.
    Everybody has 10 Ryo. The others have more: the second of two players 8 Ryo, of three players 2 and 5 Ryo, of four 2, 3 and 5, of five 1, 1, 2 and 3.
    Modules add gifts. Two players: with Jiin the start player has one rice, with Tokken one stone, with Ronin 5 Ryo; with Ronin both players also have two wood and one stone, and with all three modules the second player has 2 Ryo more. With all three modules and three players the first has 4 Ryo more and the second 2. With Jiin and four players the first two have one rice each.

edo-rule-E2-5 =
    The ten merchant cards are shuffled: one is the offer of the first round, and the next lies open on the pile as a preview.
    The merchant begins in Edo.
    All twelve special cards lie open.

## E3 Packages and start cities

edo-rule-E3-1 =
    The last player in turn order begins, and it goes counter-clockwise to the start player: each of you takes either a package or a start city.

edo-rule-E3-2 =
    Then it goes clockwise from the start player, and each of you takes what is still missing.
    So the start player decides twice in a row.

edo-rule-E3-3 =
    Every package and every open city around Edo goes to one player only.
    Nobody begins in Edo itself.

edo-rule-E3-4 =
    In your start city you have a house on the first building site and a samurai.
    This house gives you no point, but it counts for the income.

## E4 Planning

edo-rule-E4-1 =
    All of you plan at the same time and in secret.
    Once everybody has confirmed, all plans are shown together.

edo-rule-E4-2 =
    A plan is three different cards of yours in an order, and one action on each.
    Special cards make your choice larger, but you still plan three.

edo-rule-E4-3 =
    In front of each card you put none, one or more officials, up to the number that its action allows.
    Each of them will carry the action out once.
    Example: you have four officials at home, and put two in front of Wood, one in front of Travel and one in front of Stone.

edo-rule-E4-4 =
    Your own officials, neutral ones and black ones work equally well.
    Only your own can go onto the map, so the program puts them in front of Travel first.

edo-rule-E4-5 =
    A neutral official or a special card that you gain in this round can be planned from the next round on.

## E5 Carrying out a card

edo-rule-E5-1 =
    The start player carries out a first card, then the next player clockwise, until everybody has.
    Then come the second cards, then the third.

edo-rule-E5-2 =
    Before each of your cards you may move your samurai and the merchant, as many and as far as you like, for 1 Ryo a step each.
    You may do so even with no official in front of the card, but you never move samurai of others.

edo-rule-E5-3 =
    As soon as the first official of the card acts, nobody moves any more on this card.

edo-rule-E5-4 =
    Your officials act one after the other, and you decide about each of them only then.
    You may end your card at any time; officials that have not acted are lost for it.

edo-rule-E5-5 =
    After 60 steps nobody moves any more on this card.

## E6 Actions at home

edo-rule-E6-1 =
    Rice at home: two rice for each official, and no samurai is needed.
    A special card gives more.

edo-rule-E6-2 =
    Money: each official brings the Ryo shown on the card, 5 on card A and 3 on card C, and no samurai is needed.

edo-rule-E6-3 =
    Recruit: pay one rice and take a neutral official, as long as there are any.

edo-rule-E6-4 =
    Special card: pay 4 Ryo and take any special authorization card that lies open.
    You keep it for the rest of the game.

## E7 Harvests

edo-rule-E7-1 =
    Wood, Stone and Rice harvest: for each official one of your samurai works on an open field of that kind.

edo-rule-E7-2 =
    A samurai works only once on a card.
    On another card of the same round the same samurai can work again.

edo-rule-E7-3 =
    The more samurai of the players stand on the field, yours or anybody's, the less each of them brings in: three if there is only one, two if there are two, one if there are three or more.
    Example: your samurai shares a wood field with one of another player; you get two wood.

edo-rule-E7-4 =
    Some special cards add a bonus, once for each official.

edo-rule-E7-5 =
    One special card harvests on any field, whatever grows there.

## E8 Building

edo-rule-E8-1 =
    For each official you may build once in an open city where you have a samurai.
    The samurai is not used up: one is enough for several buildings.

edo-rule-E8-2 =
    A new building goes onto the lowest free building site.
    In a full city nothing can be built.

edo-rule-E8-3 =
    A house costs 3 wood and 2 Ryo and gives one point.
    You have seven, and as many of them as you like can stand in one city.

edo-rule-E8-4 =
    The trading post costs 2 wood, 2 stone and 5 Ryo and gives two points.
    You have one; there can be one in each city, and none in Edo.

edo-rule-E8-5 =
    A fortress costs 8 stone and 10 Ryo and gives three points.
    It belongs to nobody afterwards and brings no income; Edo has room for three, every other city for one.

edo-rule-E8-6 =
    With some special cards each building costs you as many Ryo less as they show, though never less than nothing.

## E9 Trading

edo-rule-E9-1 =
    To trade you need a samurai on the space where the merchant stands, be it a city or not.

edo-rule-E9-2 =
    The merchant card has two offers.
    One is to buy up to two or three pieces of a resource at a price each.

edo-rule-E9-3 =
    The other is a power point for the resources or the money that the card names.

edo-rule-E9-4 =
    One official takes one offer.
    If your trading post is built, the official may take both, each once and in the order you like.

edo-rule-E9-5 =
    A second official in front of Trade begins afresh and may take the same offers again.

## E10 Travelling

edo-rule-E10-1 =
    A Travel official of your own can step onto the map through any gate and is a samurai from then on.

edo-rule-E10-2 =
    Or the official stays at home and moves one or two different samurai of yours to any space, for free.

edo-rule-E10-3 =
    A samurai who has just come through a gate may be moved by the next official.
    The merchant does not travel for free.

## E11 Wages, income, limit

edo-rule-E11-1 =
    After all cards, in turn order, each of you may send home as many samurai as you like.

edo-rule-E11-2 =
    Each samurai who stays costs one rice.
    If you cannot pay them all, you have to send some home.

edo-rule-E11-3 =
    Whoever goes home is an official again and can be planned in the next round.

edo-rule-E11-4 =
    Then every city divides the money on its income tile among the players who have houses or a trading post there; the first in rank gets most.

edo-rule-E11-5 =
    For the rank a house counts one and a trading post two.
    Whoever has the lowest building site comes first among equals.

edo-rule-E11-6 =
    The income tile says how the money is divided when one, two or more players are present.
    Example: a city with 6 Ryo pays 6 to a single player, 4 and 2 to two, 3, 2 and 1 to three.

edo-rule-E11-7 =
    Whoever now has more than ten rice, wood and stone together discards down to ten.

## E12 The next round and the end

edo-rule-E12-1 =
    The open card on the pile becomes the merchant's new offer, the next one is turned up, and the player to the left of the start player begins the new round.

edo-rule-E12-2 =
    If anybody has twelve points or more on the track at the end of a round, the game is over.

edo-rule-E12-3 =
    It is also over when there is no merchant card for another round, that is after ten rounds at the latest.

edo-rule-E12-4 =
    Every 20 Ryo give you another point, and so do every two samurai of yours on the map.

edo-rule-E12-5 =
    The most points win, but only among players with a house in Edo; the others stand behind all of them.
    If nobody has one, everybody competes.

edo-rule-E12-6 =
    With equal points more Ryo decide, then more resources.
    If those are equal too, you share the place.

## E13 What is known

edo-rule-E13-1 =
    Everything lies open but the plans of others before they are shown, the order of the piles, and the next tile from the bag.

## J1 Jiin

edo-rule-J1-1 =
    Each of you has three temples.
    You build one with Build, instead of a building in a city.

edo-rule-J1-2 =
    A temple stands outside the cities: on an open rice, wood or stone field, on a river space or on a path space, where you have a samurai.

edo-rule-J1-3 =
    It costs 2 wood and 1 rice.

edo-rule-J1-4 =
    There is never more than one temple on a space, whoever built it.

edo-rule-J1-5 =
    It gives you one point at once.

edo-rule-J1-6 =
    All roads that touch the space of your temple are free for your samurai, and for the merchant when you move that figure.
    Example: with a temple on a river space next to Edo, your samurai walk from Edo over that space to the field behind it without paying.

edo-rule-J1-7 =
    A temple takes no building site and brings no income.

## T1 and T2 Tokken: wishes

edo-rule-T1-1 =
    The Shogun has 15 wishes and 12 privileges.
    Three wishes lie open with a privilege under each, and the next tile of both piles can be seen as well.

edo-rule-T2-1 =
    Instead of its action, one official can grant an open wish: you pay its price, get a point at once and the privilege under it.
    The wish leaves the game.

edo-rule-T2-2 =
    Goods from home are delivered by Trade, with a samurai at the merchant.
    A trading post makes no difference.

edo-rule-T2-3 =
    Foreign goods are fetched by Travel, and no samurai is needed.

edo-rule-T2-4 =
    The palace is extended by Build, with a samurai in Edo.

edo-rule-T2-5 =
    Both rows move up at once, the open tiles on the piles take the free places, and the next ones are turned up.

edo-rule-T2-6 =
    When no privileges are left, a wish gives its point only.

## T3 Tokken: privileges

edo-rule-T3-1 =
    Prestige building (a): the house you build goes onto the first site of its city, and all buildings there move one site back.

edo-rule-T3-2 =
    Support (b): while planning, before your third card, you get a black official for this round.
    After the round this official leaves the game.

edo-rule-T3-3 =
    Trade (c): for one trade you choose your offer from all four of both open merchant cards, the next one on the pile included; it is still one offer.
    With a trading post it is two as usual, any two of both cards.

edo-rule-T3-4 =
    City income (d): during one of your cards, one city pays you at once what it would pay you at the end of the round.
    A city with three Ronin pays nothing.

edo-rule-T3-5 =
    Resource (e): take one of the two resources shown, whenever you have to decide something.

edo-rule-T3-6 =
    Full yield (f): one samurai harvests the resource shown as if alone on the field.

edo-rule-T3-7 =
    Privileges lie open in front of you, do not count as resources, and are gone once they are used.

## R1 and R2 Ronin

edo-rule-R1-1 =
    One Ronin stands on an open field of each kind, and seven place tiles are in a bag.

edo-rule-R1-2 =
    With two players no field is covered.
    Instead, a samurai of a colour that nobody plays stands on each of the six fields for the whole game and lowers its yield by one.

edo-rule-R2-1 =
    At the beginning of each round, before anybody plans, the start player moves one Ronin.

edo-rule-R2-2 =
    If two of them stand together, the third has to move; otherwise the start player picks any.

edo-rule-R2-3 =
    Then a place tile is drawn: it names the kind of space to which the Ronin goes.

edo-rule-R2-4 =
    The Ronin has to leave its space, and goes neither to Edo nor onto a covered space.

edo-rule-R2-5 =
    If other Ronin stand on a space of that kind, the Ronin joins them; if several spaces are possible, the player chooses.

edo-rule-R2-6 =
    Some tiles let the player choose among rice, wood, stone and city.

edo-rule-R2-7 =
    The tile goes back into the bag.

## R3 and R4 Ronin

edo-rule-R3-1 =
    On a field every Ronin lowers by one, for everybody, what the samurai bring in by E7.3, even down to nothing.
    In E7.3 itself the Ronin is not counted again.
    Example: your samurai stands on a wood field with one Ronin and brings in two wood instead of three; if a samurai of another player stands there too, one instead of two.

edo-rule-R3-2 =
    A single Ronin does nothing in a city, but two of them stop all building there.

edo-rule-R3-3 =
    Three Ronin in a city stop its income as well.

edo-rule-R4-1 =
    One official on a Travel card can drive all Ronin off one space; the others on the card have to do something else.

edo-rule-R4-2 =
    You name the space and may first bring up to two of your samurai there for free.

edo-rule-R4-3 =
    Now you need more samurai there than there are Ronin.
    Example: against two Ronin you walk one samurai there for money, and two more come for free.

edo-rule-R4-4 =
    The Ronin leave one after the other, each with a tile of its own, and you decide where there is a choice.
    The tiles go back into the bag after the last.

edo-rule-R4-5 =
    For two Ronin driven off together you get one Ronin tile, for three you get two, for a single one none.

edo-rule-R4-6 =
    Every Ronin tile is a point at the end.

## EV Options

edo-rule-EV-1 =
    Jiin: you play with the temples.

edo-rule-EV-2 =
    Tokken: you play with wishes and privileges.

edo-rule-EV-3 =
    Ronin: you play with the masterless samurai.
    All modules can be combined as you like.

edo-rule-EV-4 =
    Data: you play with components of your own.
    If you own the game, you can correct what we had to reconstruct.

## Rulings

edo-rulings-title = Where we had to decide

edo-ruling-ER-1-question = How are packages and cities chosen?
edo-ruling-ER-1-answer = Once around against the clock and once with it; what nobody takes goes back into the box.
edo-ruling-ER-2-question = Can I begin in Edo?
edo-ruling-ER-2-answer = No. The sources disagree, and a house in Edo from the start would make the condition of victory pointless.
edo-ruling-ER-3-question = Is the start house worth anything?
edo-ruling-ER-3-answer = It counts for the income and as one of your seven houses, but gives no point.
edo-ruling-ER-4-question = How are the income tiles dealt?
edo-ruling-ER-4-answer = By lot, Edo's from its own four; the rest stays in the box.
edo-ruling-ER-5-question = What can be done on a covered space?
edo-ruling-ER-5-answer = You can walk through. Nobody works, builds or earns there, and no Ronin goes there.
edo-ruling-ER-6-question = Do I have to use all my officials?
edo-ruling-ER-6-answer = No, some may stay at home, and a card may have none.
edo-ruling-ER-7-question = Which of my officials stand where?
edo-ruling-ER-7-answer = You do not have to care: your own stand in front of Travel first, and those who are not your own act before them.
edo-ruling-ER-8-question = Can neutral officials become samurai?
edo-ruling-ER-8-answer = No, only your own meeples go onto the map.
edo-ruling-ER-9-question = Do I move step by step?
edo-ruling-ER-9-answer = No, you name the space you want to reach, and the figure takes the cheapest way; nothing happens on it.
edo-ruling-ER-10-question = Why are there only 60 steps on a card?
edo-ruling-ER-10-answer = Because nobody should be able to walk free roads for ever. You will not notice.
edo-ruling-ER-11-question = May I leave officials unused although they could act?
edo-ruling-ER-11-answer = Yes, at any time, but you get nothing for them.
edo-ruling-ER-12-question = When is it decided what a field yields?
edo-ruling-ER-12-answer = When the official acts, with all samurai who stand there, working or not. Two of your own on one field both get the lower figure.
edo-ruling-ER-13-question = Can a samurai work on two cards of a round?
edo-ruling-ER-13-answer = Yes, once on each.
edo-ruling-ER-14-question = May I harvest where there is nothing to get?
edo-ruling-ER-14-answer = Yes, but why would you?
edo-ruling-ER-15-question = Is one samurai enough for two buildings?
edo-ruling-ER-15-answer = Yes, if they stand in the same city.
edo-ruling-ER-16-question = Does a fortress need a building site?
edo-ruling-ER-16-answer = Yes, like any other building.
edo-ruling-ER-17-question = Can I take the same offer twice with a trading post?
edo-ruling-ER-17-answer = Not in one trade: the two offers are different ones. All pieces of a purchase are paid at once.
edo-ruling-ER-18-question = Does the merchant have to be in a city?
edo-ruling-ER-18-answer = No, trade takes place wherever the merchant stands.
edo-ruling-ER-19-question = Can a Travel official move nobody?
edo-ruling-ER-19-answer = No, then that official is left unused. And a samurai that travels ends on another space.
edo-ruling-ER-20-question = Can two Travel officials move the same samurai?
edo-ruling-ER-20-answer = Yes, one after the other.
edo-ruling-ER-21-question = What do recruits and special cards cost?
edo-ruling-ER-21-answer = A rice for each official and 4 Ryo for each card. The 4 Ryo are ours.
edo-ruling-ER-22-question = Who has to be fed?
edo-ruling-ER-22-answer = Samurai on the map, and nobody at home.
edo-ruling-ER-23-question = Can I be forced to keep a samurai?
edo-ruling-ER-23-answer = No, you can always send any samurai home.
edo-ruling-ER-24-question = When does the limit of ten resources hold?
edo-ruling-ER-24-answer = Only after the income of each round; before that you may have more.
edo-ruling-ER-25-question = Which points count for the twelve?
edo-ruling-ER-25-answer = Those on the track: buildings, temples, trade and wishes. The track goes on beyond twelve.
edo-ruling-ER-26-question = Is the last round played to its end?
edo-ruling-ER-26-answer = Yes, by everybody, with wages and income.
edo-ruling-ER-27-question = How many rounds are there at most?
edo-ruling-ER-27-answer = Ten, one for each merchant card; in the tenth there is no preview.
edo-ruling-ER-28-question = What is worth nothing at the end?
edo-ruling-ER-28-answer = Resources, privileges you did not use, special cards and neutral officials.
edo-ruling-ER-29-question = What if nobody has a house in Edo?
edo-ruling-ER-29-answer = Then all of you compete as if the condition did not exist.
edo-ruling-ER-30-question = Can I build a temple beside Ronin or foreign samurai?
edo-ruling-ER-30-answer = Yes, nobody hinders a temple.
edo-ruling-ER-31-question = Can I grant several wishes with one card?
edo-ruling-ER-31-answer = Yes, one for each official, also one that has only just moved up.
edo-ruling-ER-32-question = Does the palace need a free site in Edo?
edo-ruling-ER-32-answer = No, it is not a building of its own.
edo-ruling-ER-33-question = Do others see that I use support?
edo-ruling-ER-33-answer = Not before all plans are shown. The black official is gone after the round even if you did not place it, and no action takes more officials because of it.
edo-ruling-ER-34-question = When exactly can I use d and e?
edo-ruling-ER-34-answer =
    d: during your own card before, between and after your officials, but not in the middle of an action.
    e: whenever you have to decide something, also while planning, at the wages and when you discard.
    The printed rule says “at any time”; here you cannot use it while only others decide.
    You lose nothing by it, because you pay resources only when you decide yourself.
edo-ruling-ER-35-question = What can I use prestige for?
edo-ruling-ER-35-answer = For a house, in a city that has a building and a free site.
edo-ruling-ER-36-question = What does it cost to take both offers of the next card?
edo-ruling-ER-36-answer = One privilege: it is spent with the first and lasts for the trade.
edo-ruling-ER-37-question = Do Ronin lower a full yield?
edo-ruling-ER-37-answer = No, nobody does; and a special card still adds its bonus.
edo-ruling-ER-38-question = What if Ronin stand on several spaces of the kind?
edo-ruling-ER-38-answer = The player chooses which of them is joined. With a choice tile this holds for each kind by itself.
edo-ruling-ER-39-question = What if there is only one possibility?
edo-ruling-ER-39-answer = Then nobody is asked. A Ronin who cannot go anywhere stays.
edo-ruling-ER-40-question = Can I set out against Ronin who are too strong?
edo-ruling-ER-40-answer = No, you name only a space where you can succeed, and you bring as many samurai as it takes.
edo-ruling-ER-41-question = Who decides where driven Ronin go?
edo-ruling-ER-41-answer = Whoever drove them off. Later ones may join earlier ones.
edo-ruling-ER-42-question = What if the Ronin tiles run out?
edo-ruling-ER-42-answer = Then there is nothing left to win.
edo-ruling-ER-43-question = Why was I not asked at my card?
edo-ruling-ER-43-answer = Because there was nothing you could have done: no official, no money, no temple, no privilege. A card also ends by itself when all its officials have acted.
edo-ruling-ER-44-question = Can Ronin lower a yield to nothing?
edo-ruling-ER-44-answer = Yes. The printed rule says only that they lower the yield; samurai alone never lower it below one.
edo-ruling-ER-45-question = In which direction do wishes and privileges move up?
edo-ruling-ER-45-answer = Both rows move away from their piles, so that every wish keeps its privilege. The printed rule refers to arrows on the display, which we have not seen.
edo-ruling-ER-46-question = Who chooses the first fields of the Ronin?
edo-ruling-ER-46-answer = They are drawn by lot. The printed rule does not say who chooses.

## Sources

edo-sources-title = Where these rules come from

edo-sources-text =
    Printed: the rules of Erweiterung 1 lay before us as a whole, in German: the fifth player, temples, wishes and privileges, and the Ronin are carried out as they say, except that privilege e waits for one of your own decisions; how we read the unclear places is listed under “Where we had to decide”.

    Sourced: of the base game we could read the beginnings of the rules in several languages, a part of the authors' answers to questions, and reviews.
    From them come the course of a round, planning with three cards, card A, the ranks in a city, the points of buildings, the twelve points and the house in Edo.

    Reconstructed: what only the components show, we do not know.
    The map, the faces of most cards, costs, merchant cards, packages, income tiles, the prices of wishes and several numbers are our own proposal, chosen so that the game plays well.
    Please take it as a game in the spirit of EDO, not as a copy of the box.

    Every entry of the data says how we know it.
    An entry counts as ours as soon as a part of it is; its note says which part we know.
    If you own the game, you can correct the data without touching the program, and we would love to hear from you.

edo-rules-credits =
    EDO and its Erweiterung 1 are games by Louis and Stefan Malz; Wolfgang Panning is named with them on the expansion.
    The games and their names belong to their authors and their publisher.
    Higaki is an independent implementation; its words and pictures are its own.
