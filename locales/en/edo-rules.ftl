### EDO with the first expansion: Higaki's own rulebook in English.
### One message for every rule of games/edo/rules.md; the dot of the rule's id is a hyphen here.
### A line break only separates sentences, a blank line begins a new paragraph.

edo-rules-title = EDO with the first expansion: the rules

edo-rules-intro =
    Around the year 1600 a fishing village is about to become the greatest city of Japan.
    As a daimyo you seek the Shogun’s favour: you send officials into the country as samurai, bring in rice, wood and stone, and build houses, trading posts and fortresses in Edo and the cities around it.
    Every round begins with a plan that nobody else may see.
    Three cards, one action on each, and a handful of officials: a plan that looked clever in secret has to prove itself once all of them lie open.

edo-rules-goal =
    You win with the most power points, or points for short, provided that you have a house in Edo.
    Buildings and trade bring points, and so do temples and wishes if you play with them; at the end money and samurai on the map bring some more.

edo-rules-overview =
    A round has four parts.
    First you all plan in secret: three cards, an action on each, and officials in front of them.
    Then you play your cards in turn, one at a time; before each card you may pay to move your samurai and the merchant.
    Next you pay the samurai that stay on the map in rice, the cities pay you, and you discard surplus resources.
    Finally a new merchant card comes and the start player changes, unless a player has twelve points or the merchant cards have run out.

## Chapters

edo-chapter-E1 = Components
edo-chapter-E2 = Setup
edo-chapter-E3 = Packages and start cities
edo-chapter-E4 = Planning
edo-chapter-E5 = Playing a card
edo-chapter-E6 = Actions at home
edo-chapter-E7 = Harvesting
edo-chapter-E8 = Building
edo-chapter-E9 = Trade
edo-chapter-E10 = Travel
edo-chapter-E11 = Wages, income, resource limit
edo-chapter-E12 = The next round and the end
edo-chapter-E13 = Open and hidden information
edo-chapter-J1 = Jiin: temples
edo-chapter-T1 = Tokken: the display
edo-chapter-T2 = Tokken: wishes
edo-chapter-T3 = Tokken: privileges
edo-chapter-R1 = Ronin: setup
edo-chapter-R2 = Ronin: movement
edo-chapter-R3 = Ronin: effects
edo-chapter-R4 = Ronin: driving them off
edo-chapter-EV = Modules and own data

## E1 Components

edo-rule-E1-1 =
    EDO is for two to five players.
    The board has two sides: side A for two or three players, side B for four or five.

edo-rule-E1-2 =
    Each of you has five meeples, seven houses, one trading post and the same three authorization cards A, B and C.
    A meeple at home is an official; on the map it is a samurai.

edo-rule-E1-3 =
    Shared by all are twelve neutral officials, eight fortresses, ten merchant cards, twelve special authorization cards and 24 income tiles.

edo-rule-E1-4 =
    Rice, wood, stone and money never run out.

edo-rule-E1-5 =
    The board is a map of spaces joined by roads: Edo in the middle, other cities, fields for rice, wood and stone, river spaces, path spaces, and gates at the edge.
    You can get from any space to any other.
    Any number of samurai of any colours can share a space.

edo-rule-E1-6 =
    With five players you use side B, cover nothing, and take all five packages.

## E2 Setup

edo-rule-E2-1 =
    Cover tiles, income tiles, merchant cards and special cards come first, then wishes and privileges, then the Ronin.
    You choose your packages and start cities last, when you can see all of this.

edo-rule-E2-2 =
    With two or four players, one city around Edo and one field of each kind are covered.
    A covered space can be passed through like a path space and has no other use.

edo-rule-E2-3 =
    Every uncovered city gets a random income tile, Edo one of its own four.
    It stays there for the whole game.

edo-rule-E2-4 =
    The start player is drawn by lot.
    Everybody has 10 Ryo. Players after the start player have extra money: with two players 8 Ryo, with three 2 and 5 Ryo, with four 2, 3 and 5, with five 1, 1, 2 and 3.
    Modules add to this. Two players: with Jiin the start player has one rice, with Tokken one stone, with Ronin 5 Ryo; with Ronin both players also have two wood and one stone, and with all three modules the second player has 2 Ryo more. Three players, all three modules: the first player has 4 Ryo more, the second 2. Four players with Jiin: the first two have one rice each.

edo-rule-E2-5 =
    The ten merchant cards are shuffled. One is the offer of the first round; the next lies open on the pile as a preview.
    The merchant starts in Edo.
    All twelve special cards lie open.

## E3 Packages and start cities

edo-rule-E3-1 =
    Starting with the last player in turn order and going counter-clockwise to the start player, each of you takes either a package or a start city.

edo-rule-E3-2 =
    Then, clockwise from the start player, each of you takes the one that is still missing.
    So the start player chooses twice in a row.

edo-rule-E3-3 =
    Every package and every open city around Edo goes to only one player.
    Nobody starts in Edo itself.

edo-rule-E3-4 =
    In your start city you have a house on the first building site and a samurai.
    This house brings no point, but it counts for income.

## E4 Planning

edo-rule-E4-1 =
    You all plan at the same time and in secret.
    Once everybody has confirmed, all plans are shown.

edo-rule-E4-2 =
    A plan is three different cards of yours in order, with one action on each.
    Special cards give you more to choose from, but you still plan three cards.

edo-rule-E4-3 =
    In front of each card you place as many officials as you like, up to the number shown for its action, or none.
    Each of them carries out the action once.
    Example: you have four officials at home and place two in front of Wood, one in front of Travel and one in front of Stone.

edo-rule-E4-4 =
    Your own officials, neutral ones and black ones work equally well.
    Only your own can go onto the map, so the program places them in front of Travel first.

edo-rule-E4-5 =
    A neutral official or a special card gained in this round can be planned from the next round on.

## E5 Playing a card

edo-rule-E5-1 =
    The start player plays a first card, then everybody else does so clockwise.
    The second cards follow in the same way, then the third.

edo-rule-E5-2 =
    Before each of your cards you may move your samurai and the merchant, as many and as far as you like, for 1 Ryo a step.
    You may do so even with no official in front of the card. You never move samurai of other players.

edo-rule-E5-3 =
    Once the first official of a card acts, nobody moves any more on this card.

edo-rule-E5-4 =
    Your officials act one after the other, and you decide about each of them only when it acts.
    You may end your card at any time; officials that have not acted then do nothing on this card.

edo-rule-E5-5 =
    On one card you can move at most 60 steps.

## E6 Actions at home

edo-rule-E6-1 =
    Rice at home: each official brings two rice, without a samurai.
    A special card brings more.

edo-rule-E6-2 =
    Money: each official brings the Ryo shown on the card, 5 on card A and 3 on card C, without a samurai.

edo-rule-E6-3 =
    Recruit: pay one rice and take a neutral official, as long as there are any.

edo-rule-E6-4 =
    Special card: pay 4 Ryo and take any open special authorization card.
    It is yours for the rest of the game.

## E7 Harvesting

edo-rule-E7-1 =
    Wood, Stone and Rice harvest: for each official, one of your samurai works on an open field of that kind.

edo-rule-E7-2 =
    A samurai works only once on a card.
    It can work again on another card of the same round.

edo-rule-E7-3 =
    The more samurai share a field, your own or those of other players, the less each of them brings: three if it is the only one, two if there are two, one if there are three or more.
    Example: your samurai shares a wood field with one samurai of another player; you get two wood.

edo-rule-E7-4 =
    Some special cards add a bonus to the yield, once for each official.

edo-rule-E7-5 =
    One special card harvests on a field of any kind.

## E8 Building

edo-rule-E8-1 =
    Each official may build once in an open city where you have a samurai.
    The samurai stays there: one is enough for several buildings.

edo-rule-E8-2 =
    A new building goes onto the lowest free building site.
    A full city takes no more buildings.

edo-rule-E8-3 =
    A house costs 3 wood and 2 Ryo and brings one point.
    You have seven; any number of them can stand in one city.

edo-rule-E8-4 =
    The trading post costs 2 wood, 2 stone and 5 Ryo and brings two points.
    You have one. Each city can hold one, and Edo none.

edo-rule-E8-5 =
    A fortress costs 8 stone and 10 Ryo and brings three points.
    It then belongs to nobody and brings no income. Edo has room for three, every other city for one.

edo-rule-E8-6 =
    Some special cards make each building cheaper by the Ryo that they show, down to 0 Ryo at most.

## E9 Trade

edo-rule-E9-1 =
    To trade you need a samurai on the merchant’s space, whether it is a city or not.

edo-rule-E9-2 =
    The merchant card has two offers.
    With the first you buy up to two or three pieces of one resource at the price shown for each.

edo-rule-E9-3 =
    With the second you buy a point for the resources or the money shown.

edo-rule-E9-4 =
    One official uses one offer.
    Once your trading post is built, an official may use both, each once and in any order.

edo-rule-E9-5 =
    The next official in front of Trade starts a new trade and may use the same offers again.

## E10 Travel

edo-rule-E10-1 =
    A Travel official of your own can enter the map through any gate and is a samurai from then on.

edo-rule-E10-2 =
    Or the official stays at home and relocates one or two different samurai of yours to any spaces, for free.

edo-rule-E10-3 =
    A samurai who has just come through a gate may be relocated by the next official.
    The merchant cannot be relocated.

## E11 Wages, income, resource limit

edo-rule-E11-1 =
    After all cards, in turn order, each of you may send any number of your samurai home.

edo-rule-E11-2 =
    Each samurai that stays costs one rice.
    If you cannot pay them all, you have to send some home.

edo-rule-E11-3 =
    A samurai sent home is an official again and can be planned in the next round.

edo-rule-E11-4 =
    Then every city divides the money on its income tile among the players who have houses or a trading post there; the first rank gets most.

edo-rule-E11-5 =
    For the rank, a house counts one and a trading post two.
    A tie goes to the player with the lowest building site.

edo-rule-E11-6 =
    The income tile shows how the money is divided among one, two or more players.
    Example: a city with 6 Ryo pays a single player 6, two players 4 and 2, and three players 3, 2 and 1.

edo-rule-E11-7 =
    Then players with more than ten rice, wood and stone in all discard down to ten.

## E12 The next round and the end

edo-rule-E12-1 =
    The open card on the pile becomes the merchant’s new offer, the next one is turned up, and the player to the left of the start player becomes the new start player.

edo-rule-E12-2 =
    If a player has twelve or more points on the track at the end of a round, the game ends.

edo-rule-E12-3 =
    It also ends when there is no merchant card for another round, that is, after ten rounds at the latest.

edo-rule-E12-4 =
    Every 20 Ryo then bring another point, and so do every two of your samurai on the map.

edo-rule-E12-5 =
    The player with the most points wins, but only players with a house in Edo can win; all others rank behind them.
    If nobody has a house in Edo, this does not apply.

edo-rule-E12-6 =
    Ties go to the player with more Ryo, then to the player with more resources.
    If that is equal too, you share the place.

## E13 Open and hidden information

edo-rule-E13-1 =
    Everything is open except the plans of other players before they are shown, the order of the piles, and the next tile from the bag.

## J1 Jiin

edo-rule-J1-1 =
    Each of you has three temples.
    You build them with the action Build, instead of a building in a city.

edo-rule-J1-2 =
    A temple stands outside the cities: on an open field, a river space or a path space where you have a samurai.

edo-rule-J1-3 =
    It costs 2 wood and 1 rice.

edo-rule-J1-4 =
    A space never holds more than one temple, no matter who built it.

edo-rule-J1-5 =
    It brings you a point at once.

edo-rule-J1-6 =
    All roads that touch the space of your temple are free for your samurai, and for the merchant when you move it.
    Example: with your temple on a river space next to Edo, your samurai move from Edo across that space to the field behind it without paying.

edo-rule-J1-7 =
    A temple needs no building site and brings no income.

## T1 and T2 Tokken: wishes

edo-rule-T1-1 =
    The Shogun has 15 wishes and grants 12 privileges.
    Three wishes lie open with a privilege below each; the top tile of both piles is open as well.

edo-rule-T2-1 =
    Instead of its action, an official can grant an open wish: you pay its price and at once gain a point and the privilege below it.
    The wish leaves the game.

edo-rule-T2-2 =
    Wishes for home goods are granted with Trade and need a samurai at the merchant.
    A trading post makes no difference.

edo-rule-T2-3 =
    Wishes for foreign goods are granted with Travel and need no samurai.

edo-rule-T2-4 =
    Wishes for a palace extension are granted with Build and need a samurai in Edo.

edo-rule-T2-5 =
    Both rows then move up, the open tiles of the piles fill the gaps, and the next ones are turned up.

edo-rule-T2-6 =
    When the privileges have run out, a wish brings only its point.

## T3 Tokken: privileges

edo-rule-T3-1 =
    Prestige building (a): the house you build goes onto the first site of its city, and all buildings there move one site back.

edo-rule-T3-2 =
    Support (b): while planning, before your third card, you gain a black official for this round.
    After the round this official leaves the game.

edo-rule-T3-3 =
    Trade (c): in one trade you choose your offer from all four on the two open merchant cards, including the next one on the pile. It is still one offer.
    With a trading post it is two as usual, in any combination.

edo-rule-T3-4 =
    City income (d): during one of your cards, you collect at once what one city would pay you at the end of the round.
    A city with three Ronin pays nothing.

edo-rule-T3-5 =
    Resource (e): take one of the two resources shown, whenever you decide something.

edo-rule-T3-6 =
    Full yield (f): one samurai harvests the resource shown as if alone on the field.

edo-rule-T3-7 =
    Privileges lie open in front of you, do not count as resources, and leave the game once redeemed.

## R1 and R2 Ronin

edo-rule-R1-1 =
    One Ronin starts on an open field of each kind, and seven place tiles are in the bag.

edo-rule-R1-2 =
    With two players no field is covered.
    Instead, a samurai of an unused colour stands on each of the six fields for the whole game and lowers its yield by one.

edo-rule-R2-1 =
    At the beginning of each round, before planning, the start player moves one Ronin.

edo-rule-R2-2 =
    If two of them stand together, the third has to move; otherwise the start player chooses any of them.

edo-rule-R2-3 =
    Then a place tile is drawn and shows the kind of space that the Ronin goes to.

edo-rule-R2-4 =
    The Ronin has to leave its space and never goes to Edo or onto a covered space.

edo-rule-R2-5 =
    If other Ronin stand on a space of that kind, it joins them. If several spaces are possible, the start player chooses.

edo-rule-R2-6 =
    A choice tile lets the player choose among rice, wood, stone and city.

edo-rule-R2-7 =
    The tile goes back into the bag.

## R3 and R4 Ronin

edo-rule-R3-1 =
    Every Ronin on a field lowers the yield of rule E7.3 by one for everybody, down to nothing if need be.
    For E7.3 itself the Ronin does not count as a samurai.
    Example: your samurai shares a wood field with one Ronin and brings two wood instead of three; with a samurai of another player there as well, one instead of two.

edo-rule-R3-2 =
    A single Ronin in a city does nothing; two of them stop all building there.

edo-rule-R3-3 =
    Three Ronin in a city also stop its income.

edo-rule-R4-1 =
    One official on a Travel card can drive all Ronin off one space. The others on the card have to use Travel in another way.

edo-rule-R4-2 =
    Choose the space; first you may bring up to two of your samurai there for free.

edo-rule-R4-3 =
    Now you need more samurai there than there are Ronin.
    Example: against two Ronin you pay to move one samurai there, and two more come for free.

edo-rule-R4-4 =
    The Ronin leave one after the other, each with a place tile of its own; if there is a choice, it is yours.
    Afterwards the tiles go back into the bag.

edo-rule-R4-5 =
    For two Ronin driven off together you gain one Ronin tile, for three you gain two, for a single one none.

edo-rule-R4-6 =
    Every Ronin tile is worth a point at the end.

## EV Modules and own data

edo-rule-EV-1 =
    Jiin: you play with temples.

edo-rule-EV-2 =
    Tokken: you play with wishes and privileges.

edo-rule-EV-3 =
    Ronin: you play with the masterless samurai.
    The modules can be combined as you like.

edo-rule-EV-4 =
    Data: you play with your own list of components.
    If you own the game, you can correct our reconstruction.

## Rulings

edo-rulings-title = Rulings

edo-ruling-ER-1-question = How do you choose packages and cities?
edo-ruling-ER-1-answer = Once around counter-clockwise, then once clockwise; packages that nobody takes go back into the box.
edo-ruling-ER-2-question = Can I start in Edo?
edo-ruling-ER-2-answer = No. The sources disagree, and a house in Edo from the start would make the condition for winning pointless.
edo-ruling-ER-3-question = Is the start house worth anything?
edo-ruling-ER-3-answer = It counts for income and as one of your seven houses, but brings no point.
edo-ruling-ER-4-question = How are income tiles dealt?
edo-ruling-ER-4-answer = At random, Edo’s from its own four; the rest stay in the box.
edo-ruling-ER-5-question = What is a covered space good for?
edo-ruling-ER-5-answer = You can pass through it. Nobody works, builds or earns anything there, and no Ronin goes there.
edo-ruling-ER-6-question = Do I have to use all my officials?
edo-ruling-ER-6-answer = No. Some may stay at home, and a card may have none.
edo-ruling-ER-7-question = Which of my officials goes where?
edo-ruling-ER-7-answer = The program takes care of it: your own go in front of Travel first, and on each card the others act before them.
edo-ruling-ER-8-question = Can neutral officials become samurai?
edo-ruling-ER-8-answer = No. Only your own meeples go onto the map.
edo-ruling-ER-9-question = Do I move step by step?
edo-ruling-ER-9-answer = No. You choose the destination, and the figure takes the cheapest way; nothing happens along it.
edo-ruling-ER-10-question = Why are there only 60 steps on a card?
edo-ruling-ER-10-answer = So that nobody can go round and round on free roads. You will not notice.
edo-ruling-ER-11-question = May I leave officials unused although they could act?
edo-ruling-ER-11-answer = Yes, at any time, but you get nothing for them.
edo-ruling-ER-12-question = When is the yield of a field determined?
edo-ruling-ER-12-answer = When the official acts. All samurai on the field count, working or not, so two of your own both get the lower yield.
edo-ruling-ER-13-question = Can a samurai work on two cards in one round?
edo-ruling-ER-13-answer = Yes, once on each.
edo-ruling-ER-14-question = May I harvest where there is nothing to gain?
edo-ruling-ER-14-answer = Yes, though there is no reason to.
edo-ruling-ER-15-question = Is one samurai enough for two buildings?
edo-ruling-ER-15-answer = Yes, if they stand in the same city.
edo-ruling-ER-16-question = Does a fortress need a building site?
edo-ruling-ER-16-answer = Yes, like any other building.
edo-ruling-ER-17-question = With a trading post, can I use the same offer twice?
edo-ruling-ER-17-answer = Not in one trade: the two offers have to be different. All pieces of a purchase are paid for at once.
edo-ruling-ER-18-question = Does the merchant have to be in a city?
edo-ruling-ER-18-answer = No. You can trade wherever the merchant stands.
edo-ruling-ER-19-question = Can a Travel official relocate nobody?
edo-ruling-ER-19-answer = No, then the official is left unused. A relocated samurai has to end on a different space.
edo-ruling-ER-20-question = Can two Travel officials relocate the same samurai?
edo-ruling-ER-20-answer = Yes, one after the other.
edo-ruling-ER-21-question = What do recruits and special cards cost?
edo-ruling-ER-21-answer = One rice for each official and 4 Ryo for each card, every time. The 4 Ryo are our proposal.
edo-ruling-ER-22-question = Who has to be paid?
edo-ruling-ER-22-answer = Only samurai on the map, not officials at home.
edo-ruling-ER-23-question = Can I be forced to keep a samurai?
edo-ruling-ER-23-answer = No. You can always send any samurai home.
edo-ruling-ER-24-question = When does the limit of ten resources apply?
edo-ruling-ER-24-answer = Only after the income of each round; until then you may have more.
edo-ruling-ER-25-question = Which points count towards the twelve?
edo-ruling-ER-25-answer = Those on the track, from buildings, temples, trade and wishes. The track continues beyond twelve.
edo-ruling-ER-26-question = Is the last round played to its end?
edo-ruling-ER-26-answer = Yes, with wages and income.
edo-ruling-ER-27-question = What is the highest number of rounds?
edo-ruling-ER-27-answer = Ten, one for each merchant card; in the tenth there is no preview.
edo-ruling-ER-28-question = What is worth nothing at the end?
edo-ruling-ER-28-answer = Resources, unused privileges, special cards and neutral officials.
edo-ruling-ER-29-question = What if nobody has a house in Edo?
edo-ruling-ER-29-answer = Then everybody can win, as if the condition did not exist.
edo-ruling-ER-30-question = Can I build a temple next to Ronin or samurai of other players?
edo-ruling-ER-30-answer = Yes. Nobody can stop a temple.
edo-ruling-ER-31-question = Can I grant several wishes with one card?
edo-ruling-ER-31-answer = Yes, one for each official, even a wish that has only just moved up.
edo-ruling-ER-32-question = Does a palace extension need a free site in Edo?
edo-ruling-ER-32-answer = No, and Ronin do not stop it either.
edo-ruling-ER-33-question = Do others see that I use Support?
edo-ruling-ER-33-answer = Not before all plans are shown. The black official leaves after the round even if you did not place it, and it does not raise the number of officials allowed for an action.
edo-ruling-ER-34-question = When exactly can I use d and e?
edo-ruling-ER-34-answer =
    d: during your own card, before, between and after your officials, but not in the middle of an action.
    e: whenever you decide something, also while planning, paying wages and discarding.
    The printed rule says “at any time”; here you cannot use it while only others decide.
    You lose nothing by this, because you only ever pay resources at your own decisions.
edo-ruling-ER-35-question = What can I use the prestige building for?
edo-ruling-ER-35-answer = For a house in a city that already has a building and still has a free site.
edo-ruling-ER-36-question = What does it cost to take both offers of the next card?
edo-ruling-ER-36-answer = One privilege: it is redeemed with the first offer and lasts for the whole trade.
edo-ruling-ER-37-question = Do Ronin lower a full yield?
edo-ruling-ER-37-answer = No, nothing does, and the bonus of a special card is still added.
edo-ruling-ER-38-question = What if Ronin stand on several spaces of that kind?
edo-ruling-ER-38-answer = The player moving the Ronin chooses which of them it joins. With a choice tile this applies to each kind separately.
edo-ruling-ER-39-question = What if there is only one option?
edo-ruling-ER-39-answer = Then nobody is asked. A Ronin with nowhere to go stays.
edo-ruling-ER-40-question = Can I move against Ronin who are too strong?
edo-ruling-ER-40-answer = No. You choose only a space where you can succeed, and then have to bring as many samurai as it takes.
edo-ruling-ER-41-question = Who decides where the driven Ronin go?
edo-ruling-ER-41-answer = The player who drives them off. Later ones may join earlier ones.
edo-ruling-ER-42-question = What if the Ronin tiles run out?
edo-ruling-ER-42-answer = Then there are none left to gain.
edo-ruling-ER-43-question = Why was I not asked at my card?
edo-ruling-ER-43-answer = Because there was nothing to decide: no official, no money, no temple, no privilege. A card also ends by itself when all its officials have acted.
edo-ruling-ER-44-question = Can Ronin lower a yield to nothing?
edo-ruling-ER-44-answer = Yes. The printed rule says only that they lower the yield; samurai alone never lower it below one.
edo-ruling-ER-45-question = In which direction do wishes and privileges move up?
edo-ruling-ER-45-answer = Both rows move away from their piles, so every wish keeps its privilege. The printed rule refers to arrows on the display, which we have not seen.
edo-ruling-ER-46-question = Who chooses the first fields of the Ronin?
edo-ruling-ER-46-answer = They are chosen at random. The printed rule does not say who chooses.

## Sources

edo-sources-title = Sources of these rules

edo-sources-text =
    Printed: we had the complete rules of the first expansion (Erweiterung 1) in German. The fifth player, temples, wishes and privileges, and the Ronin follow them, except that privilege e waits for one of your own decisions. “Rulings” lists how we read unclear passages.

    Sourced: for the base game we could read the first pages of the rules in several languages, some of the authors’ answers to questions, and reviews.
    They give us the course of a round, planning with three cards, card A, the ranks in a city, the points of buildings, the twelve points and the house in Edo.

    Reconstructed: details that only the components show are unknown to us.
    The map, most card faces, costs, merchant cards, packages, income tiles, the prices of wishes and several numbers are our own proposal, chosen so that the game plays well.
    Please take it as a game in the spirit of EDO, not as a copy of the box.

    Every entry of the data names its source.
    An entry counts as ours as soon as any part of it is; its note says which part is known.
    If you own the game, you can correct the data without touching the program, and we would love to hear from you.

edo-rules-credits =
    EDO and its first expansion (Erweiterung 1) are games by Louis and Stefan Malz; the expansion also names Wolfgang Panning.
    The games and their names belong to their authors and their publisher.
    Higaki is an independent implementation with words and pictures of its own.
