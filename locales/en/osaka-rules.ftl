### Traders of Osaka: Higaki’s own rulebook in English.
### One message for every rule of games/osaka/rules.md; the dot of the rule’s id is a hyphen here.
### A line break only separates sentences, a blank line begins a new paragraph.

osaka-rules-title = Traders of Osaka: the rules

osaka-rules-intro =
    Japan in the days of the shoguns: Osaka has the goods, Edo has the money, and between them lies a long, rough coast.
    Four ships sail along it, one for each kind of goods, and every one of them carries cargo for everybody at the table.
    You buy into the cargoes, hurry ships along or hold them back, and earn your reward when one of them brings your goods to Edo.
    But the Black Current waits on the last stretch: while some are being paid, every ship still out among the waves goes down, and with it all that nobody insured.
    Each card can be money, goods or insurance, and the art of the game is to know which.

osaka-rules-goal =
    Have the most victory points at the end.
    You score them by selling goods in Edo, and every colour you sell there also brings you a bonus token, which makes your next cargo of that colour worth more.
    As soon as somebody has eight bonus tokens, the game is over.

osaka-rules-overview =
    On your turn you do one thing: buy everything in the market that nobody else has reserved, or take a single market card into your hand as coins, or put your stone on a card to reserve it.
    Only a purchase moves ships, one or two places for each colour in it, and after every purchase new cards are laid out.
    If a ship reaches Edo that way, it is payday: everybody sells that colour for points and bonus tokens, and every ship caught on the waves sinks.
    Then it is the next player’s turn.

## Chapters

osaka-chapter-O1 = Components
osaka-chapter-O2 = Setup
osaka-chapter-O3 = Your turn: coins and goods
osaka-chapter-O4 = Reserving
osaka-chapter-O5 = Refilling
osaka-chapter-O6 = Ships
osaka-chapter-O7 = Payday: selling
osaka-chapter-O8 = Payday: the Black Current
osaka-chapter-O9 = End of the game
osaka-chapter-O10 = Open and secret information
osaka-chapter-OV = Variants

## O1 Components

osaka-rule-O1-1 =
    The deck has 108 cards, 27 in each of four colours: red, blue, yellow and green.
    In every colour eleven cards show a 2, nine a 3 and seven a 5.
    In our pictures red is a lacquer bowl, blue a bolt of cloth, yellow a bale of rice and green a tea leaf.
    Any card can serve you in three ways: in your hand it is money, in front of you it is goods, and discarded at the right moment it is insurance.

osaka-rule-O1-2 =
    Most cards also carry insurance symbols, which are umbrellas in our pictures: a 2 has two of them, a 3 has one, a 5 has none.
    So the cards that buy the least protect the most.

osaka-rule-O1-3 =
    The route has six places: Osaka, Oshima, Anori with its anchor, two wave spaces in the waters of Enshunada, and Edo.
    The whole voyage is five steps long.
    Any number of ships can lie in the same place.

osaka-rule-O1-4 =
    A bonus token is yours for good: nothing takes it away, and nothing is paid for with it.
    There are always enough of every colour.

## O2 Setup

osaka-rule-O2-1 =
    Two, three or four of you can play, always with the same cards and the same rules.
    The deck is shuffled; then five cards are laid open as the market and three more as the farm, which shows you what will come to the market next.
    Opening hands are drawn only after that.

osaka-rule-O2-2 =
    In seat order, each of you turns up cards from the draw pile one by one and stops as soon as they add up to 8 or more.
    These two to four cards are your opening hand.
    Example: you turn up a 2, then a 3, which makes 5, and go on; the next card is a 5, which makes 10, and you stop.
    Everybody sees these cards now; after that, hands are kept hidden.

osaka-rule-O2-3 =
    The player with the lowest sum begins.
    If several of you tie, the one with fewer cards begins; if you are still tied, the start player is chosen at random.
    Example: 10 is the lowest sum, and both 5 + 5 and 2 + 3 + 5 have it; the hand of two cards begins.

osaka-rule-O2-4 =
    From the start player clockwise, each of you picks one bonus token.
    Any colour will do, even one that somebody else already has.
    By now you have seen the market, the farm and all the opening hands, so choose a colour you hope to sell.

osaka-rule-O2-5 =
    All four ships start in Osaka.
    Once everybody has a bonus token, the start player takes the first turn.

## O3 Your turn: coins and goods

osaka-rule-O3-1 =
    On your turn you do exactly one of three things: buy goods, take coins, or reserve a card.
    Then play passes clockwise.

osaka-rule-O3-2 =
    Buying is all or nothing: you take every market card on which nobody else has a stone.
    A market card that you have reserved yourself is part of the purchase and of its price.
    Example: the market shows 5, 3, 3 and 2, and your neighbour has reserved the 5; your price is 3 + 3 + 2 = 8, and the 5 stays where it is.

osaka-rule-O3-3 =
    You pay with cards from your hand that together are worth at least the price, and they go to the discard pile.
    Nobody gives you change: if you pay a price of 8 with two 5s, the extra 2 are lost.

osaka-rule-O3-4 =
    The cards you bought lie open in front of you, sorted by colour: they are your goods, and their ships carry them from now on.
    You can own as many as you like.

osaka-rule-O3-5 =
    To take coins, pick up one market card on which nobody else has a stone, and put it into your hand.
    It is now worth as many coins as the number on it.
    The gap in the market stays open, so the purchase becomes cheaper for those who come after you.

osaka-rule-O3-6 =
    Your hand can be as large as you like.

osaka-rule-O3-7 =
    You cannot choose to pass.
    You pass only when there is nothing that you could buy, take or reserve, and that can happen only when the draw pile and the discard pile are both empty.

osaka-rule-O3-8 =
    The farm is a shop window: its cards can be neither bought nor taken until they move to the market.
    You can already reserve them, though.

## O4 Reserving

osaka-rule-O4-1 =
    You have one reservation stone, and so one reservation at a time.
    Putting it on a card is your whole turn.
    There it stays: you cannot move it to another card, and you cannot take it back.

osaka-rule-O4-2 =
    You can reserve any card in the market or in the farm that does not have a stone on it yet.

osaka-rule-O4-3 =
    A reserved card is kept for the owner of the stone: nobody else can buy it or take it as coins.
    It also drops out of the price that the others pay.

osaka-rule-O4-4 =
    Your stone comes back to you when you buy the card under it or take that card as coins, and in no other way.
    If you buy while your reserved card is still in the farm, the card is not part of the purchase, and the stone stays on it.

## O5 Refilling

osaka-rule-O5-1 =
    After every purchase the market and the farm are refilled.
    Taking coins or reserving a card does not refill anything.

osaka-rule-O5-2 =
    If your turn begins with an empty market, or with one that holds nothing but cards reserved by others, there is a refill first, and then you take your turn as usual.
    If your own reserved card lies in the market, nothing is refilled: you still have something to buy or take.

osaka-rule-O5-3 =
    A refill has three steps: all the farm cards move to the market, with any stones on them; two cards from the draw pile join them; three more make the new farm.
    The market can grow beyond five cards that way.
    Example: one card reserved by somebody else was left over; with three from the farm and two from the pile the market now has six.

osaka-rule-O5-4 =
    When a card has to be drawn and the draw pile is empty, the discard pile is shuffled and takes its place.
    Then the drawing goes on where it stopped.

osaka-rule-O5-5 =
    If the discard pile is empty as well, a refill lays out as many cards as there are, first in the market, then in the farm.
    Missing cards are not made up for later.

## O6 Ships

osaka-rule-O6-1 =
    After a purchase the ship of every colour you bought sails: one place for a single card of the colour, two places for two cards or more.
    It never sails further than that in one turn.
    Example: you buy three reds and one green; red sails two places, green sails one, blue and yellow stay put.

osaka-rule-O6-2 =
    The voyage ends in Edo.
    A ship that is one step away and could sail two simply arrives.

osaka-rule-O6-3 =
    All the ships of a purchase sail first.
    If at least one of them is then in Edo, it is payday, just once, for all the colours that have arrived.

## O7 Payday: selling

osaka-rule-O7-1 =
    On payday everybody sells, not just the buyer.
    Each of you must sell all your goods of every colour that has arrived, insured or not; you cannot keep any back for a better day.

osaka-rule-O7-2 =
    Your goods of one colour make one set.
    The price of each card in it is the highest number in the set, plus 1 for each bonus token you have in this colour.
    Multiply the price by the number of cards and round up to the next multiple of 5.

    Example: you sell 2, 3 and 5 and have two tokens of the colour; the price is 5 + 2 = 7, which makes 21 for three cards, rounded up to 25.
    A single 3 with the same two tokens: the price is 3 + 2 = 5, which makes 5 for one card, and there is nothing to round.

osaka-rule-O7-3 =
    Every 5 of that value is one victory point.
    A value of 25 is 5 points; and even a single 2 gives you 1 point, because it is rounded up to 5.

osaka-rule-O7-4 =
    You keep your points as cards lying face down: one card is one point, whatever number is on it.
    They come from the set you sold, the lowest cards first; the rest of the set goes to the discard pile.
    Example: 2, 2 and 3 without a token are worth 3 × 3 = 9, rounded up to 10, which is 2 points; you keep the two 2s and discard the 3.

osaka-rule-O7-5 =
    With tokens, a set can be worth more points than it has cards.
    The missing cards then come from the draw pile, and nobody looks at them: for 5 points from a set of three, two are drawn.
    Should there be no card left to draw, you are credited with the points all the same.

osaka-rule-O7-6 =
    After selling, you get one bonus token of each colour in which you have just scored.
    It does nothing for the sale that brought it; it raises your price from the next payday on.

## O8 Payday: the Black Current

osaka-rule-O8-1 =
    On every payday the Black Current takes the ships that are on the two wave spaces: all of them sink.
    It does not matter how long a ship has been there; one that reached the waves with this very purchase sinks too.

osaka-rule-O8-2 =
    Before anything is lost, you may all insure goods, one after another, clockwise from the player whose purchase brought the payday.
    If you have nothing to lose, or no card that could save any of it, your turn to insure is skipped.

osaka-rule-O8-3 =
    You insure by discarding cards from your hand.
    Each insurance symbol on them saves one of your uninsured goods of the card’s own colour.
    Example: a blue 2 saves two blue goods, a blue 3 saves one, a blue 5 none.

osaka-rule-O8-4 =
    You decide which of your goods are saved; the highest are usually the ones to keep.
    A symbol that you do not use lapses, even if it is the only one on its card.

osaka-rule-O8-5 =
    You can insure only goods whose ship is sinking at this moment.
    There is no insuring ahead.

osaka-rule-O8-6 =
    Insured goods are shown turned on their side.
    They stay insured until they are sold, however often their ship goes down, and they cost you nothing more.

osaka-rule-O8-7 =
    When everybody has decided, all uninsured goods of the sunk colours are discarded, and nobody gets anything for them.

osaka-rule-O8-8 =
    At the end of a payday the ships in Edo go back to Osaka, while those that sank start again in Anori.
    All others stay where they are.

## O9 End of the game

osaka-rule-O9-1 =
    After the new tokens of a payday have been handed out, the game ends if anybody has eight or more, counting all colours and the token from the setup.
    It ends on the spot: no ship sinks any more, and nobody has another turn.

osaka-rule-O9-2 =
    The game also ends when all of you have to pass one after another, because then nothing can change any more.

osaka-rule-O9-3 =
    The most victory points win.
    Goods that have not arrived and cards in your hand are worth nothing.

osaka-rule-O9-4 =
    A tie in points is won by the player with more bonus tokens.
    If those are equal too, the tied players share the place, be it the first or the last.

## O10 Open and secret information

osaka-rule-O10-1 =
    Your hand is secret, but everybody can see how many cards you hold.
    Ships, market, farm, stones, goods, tokens, the number of points and the discard pile are open to all.
    Nobody knows the order of the draw pile, and nobody ever sees the cards that were drawn from it as points, not even their owner.

## OV Variants

osaka-rule-OV-1 =
    Open hands: everybody’s hand is shown.
    You have all seen the opening hands and every card taken as coins anyway, so this only saves you from having to remember them.

osaka-rule-OV-2 =
    Refill after the ships: the refill after a purchase waits until the ships have sailed and the payday, if there is one, is over.
    So nobody knows the new cards yet when you insure.

osaka-rule-OV-3 =
    Insurance for any colour: as soon as a ship sinks, you can also insure goods whose ship is in no danger, and they are safe on the voyages to come.
    A card still protects only goods of its own colour.

## Rulings

osaka-rulings-title = Rulings

osaka-ruling-OR-1-question = Who draws the opening hand first?
osaka-ruling-OR-1-answer =
    You draw in seat order, and one hand is finished before the next is begun.
    It makes no difference to anybody’s chances.

osaka-ruling-OR-2-question = Can I pay with more cards than I need?
osaka-ruling-OR-2-answer =
    Yes, as long as the payment is enough, you may add cards to it.
    Such payments are not in the list of choices, because they would only make it longer.

osaka-ruling-OR-3-question = At what moment of a purchase is the market refilled?
osaka-ruling-OR-3-answer =
    As soon as the goods are in front of you, and before any ship sails.
    With the variant “Refill after the ships” it happens when the payday is over.

osaka-ruling-OR-4-question = Several ships arrive together: which colour is sold first?
osaka-ruling-OR-4-answer =
    Red, then blue, yellow and green; and within each colour from the player whose turn it is, clockwise.
    Your points never depend on it.

osaka-ruling-OR-5-question = Can I look at the cards I draw as points?
osaka-ruling-OR-5-answer =
    No, nobody looks at them.
    How many points each of you has is open, since everybody could have counted along.

osaka-ruling-OR-6-question = Does a ship sink that reached the waves only with this purchase?
osaka-ruling-OR-6-answer =
    Yes.
    The printed rules speak of every ship on the waves and name no exception.

osaka-ruling-OR-7-question = Can I insure goods whose ship is not sinking?
osaka-ruling-OR-7-answer =
    No, only goods that are about to be lost.
    The variant “Insurance for any colour” allows it.

osaka-ruling-OR-8-question = When is the discard pile shuffled?
osaka-ruling-OR-8-answer =
    When a card is needed and the draw pile is empty.
    Taking the last card does not yet cause a shuffle.

osaka-ruling-OR-9-question = What happens when both piles are empty?
osaka-ruling-OR-9-answer =
    A refill lays out what there is, even if that is nothing.
    Points for which there is no card are written down and count in full.

osaka-ruling-OR-10-question = What if I cannot do anything at all?
osaka-ruling-OR-10-answer =
    Then you pass.
    If all of you pass in a row, the game ends, and the places are decided as usual.

osaka-ruling-OR-11-question = Can two of us begin with a token of the same colour?
osaka-ruling-OR-11-answer =
    Yes, the choice is free for everybody.
osaka-ruling-OR-12-question = Am I asked to insure if I have no card for it?
osaka-ruling-OR-12-answer =
    No.
    All cards are taken and paid in the open, so an attentive player knows every hand, and skipping you gives nothing away.
osaka-ruling-OR-13-question = Can I discard more insurance than my goods need?
osaka-ruling-OR-13-answer =
    Yes, as with a purchase: the extra symbols lapse, and you do not get the card back.
    The list of choices has only insurances without a superfluous card, but you can put together any other.

## Sources

osaka-sources-title = Sources of these rules

osaka-sources-text =
    Printed: we worked from the rule booklets of the German and the Polish edition, which agree in nearly everything.
    Where they differ, we follow the German one: there you must carry out one of the three actions in your turn, while the Polish one says that you may.
    They describe the cards and their symbols, the setup, the three actions, the refill, the sailing, the payday, the end of the game and the ranking.
    Where only one of them speaks, we follow it: that hand sizes are open, for example, is said only in the Polish booklet.

    Inferred: the order of the six places on the route is not in the rule text, and neither is the name Oshima; we know both from descriptions of the board.
    That a ship stops in Edo even if it could sail on follows from Edo being the last place, but no sentence says it.
    The number of players comes from what has been published about the game, not from the text of the rules.
    Most of the cards in the printed examples can be seen only in pictures that we did not have, so the cards in our examples are our own.

    Decided: where the booklets are silent, we made a ruling, and each one is listed under “Rulings”.
    For two of them, the moment of the refill and the insuring of other colours, a variant lets you play the other way.

    We know of no questions and answers published for this game.
    If you find that your copy of the game says otherwise, please tell us, and we will put it right.

osaka-rules-credits =
    Traders of Osaka is a game by Susumu Kawasaki.
    The game and its name belong to its author and its publishers.
    Higaki is an independent implementation; its words and pictures are its own.
