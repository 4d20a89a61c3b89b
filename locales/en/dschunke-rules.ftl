### Dschunke: Higaki's own rulebook in English.
### One message for every rule of games/dschunke/rules.md; the dot of the rule's id is a hyphen here.
### A line break only separates sentences, a blank line begins a new paragraph.

dschunke-rules-title = Dschunke: the rules

dschunke-rules-intro =
    Five junks lie side by side on a floating market, so close that people walk from one to the next on planks.
    Your crates pile up on their decks, and everybody else's pile up on top of yours.
    Three merchants wander from ship to ship and do one thing each: one loads, one pays, one hands out goods.
    The trick is to have crates in sight where they will stand next, and to know what your rivals hold when the goods go under the hammer.

dschunke-rules-goal =
    Be the richest trader after ten rounds.
    Money comes from crates that can be seen, from goods you bid in the poker, from special cards, and at the end from being seen on as many junks as possible.

dschunke-rules-overview =
    Every round a market card says what each kind of goods is worth today.
    Each of you sends one merchant or helper to work, then everybody takes new goods for their supply cards.
    In the goods poker all bid in secret, and in each colour only the highest bid is paid.
    Then the merchants walk on by one junk, the helpers by one field, and the next player begins.

## Chapters

dschunke-chapter-D1 = Components
dschunke-chapter-D2 = Setting up
dschunke-chapter-D3 = Phase 1: market card and events
dschunke-chapter-D4 = Phase 2: actions
dschunke-chapter-D5 = Holds
dschunke-chapter-D6 = Special cards
dschunke-chapter-D7 = Phase 3: supply
dschunke-chapter-D8 = Phase 4: goods poker
dschunke-chapter-D9 = Phases 5 and 6: moving on
dschunke-chapter-D10 = The end
dschunke-chapter-D11 = What is known
dschunke-chapter-DV = Variants

## D1 Components

dschunke-rule-D1-1 =
    There are 80 strips of cargo, 20 in each of four colours, and each strip shows three crates.

dschunke-rule-D1-2 =
    There are 72 goods cards, 18 of each kind: rice is white, fish is brown, vegetables are purple and spices are orange.

dschunke-rule-D1-3 =
    There are 30 special cards.
    Seven always work: six supply cards and the tie-breaker.
    Thirteen are extra actions for one use: two each that swap goods, load one strip, take goods or move a strip, and five that cash in, one for each junk.
    Ten may pay at the end: five bonuses of 8 yuan and five of 12.

dschunke-rule-D1-4 =
    The five junks lie in a ring; clockwise they are grey, orange, purple, brown and white.
    Four of them carry the goods of their colour, the grey one carries none.

dschunke-rule-D1-5 =
    Each of the ten market cards names a number of yuan for every kind of goods, or an S: a special card. In our data every card has one S.

dschunke-rule-D1-6 =
    The helper track has two rows of ten fields, one field for each round.
    A field says what the helper can do in that round, and four of the rounds bring an event: twice S, twice Y.

dschunke-rule-D1-7 =
    The bank never runs out of money, and you can hold as many cards as you like.

## D2 Setting up

dschunke-rule-D2-1 =
    Three or four of you play.
    The lot gives everybody a colour and names the start player; with three players nobody is yellow.

dschunke-rule-D2-2 =
    Strips and merchants lie as the sheet in the box shows them.
    With three players everybody has four strips on board, with four players three.
    The loading merchant begins on purple, the goods merchant on brown, the cash merchant on grey.

dschunke-rule-D2-3 =
    With four players a helper stands on each row of the track.
    With three there is only the one on the lower row.

dschunke-rule-D2-4 =
    Of every kind 8 goods cards are shuffled together, with three players 6, and everybody is dealt eight.
    The others lie on their junks: 10 on each with four players, 12 with three.

dschunke-rule-D2-5 =
    The special cards are shuffled and laid out in four piles with the marks square, circle, triangle and star: 8, 8, 7 and 7 cards.

dschunke-rule-D2-6 =
    The market cards are shuffled and lie face down.

dschunke-rule-D2-7 =
    You begin with two supply cards in front of you and without a single yuan.

## D3 Phase 1: market card and events

dschunke-rule-D3-1 =
    The game has ten rounds, and each has six phases: market card and events, actions, supply, goods poker, moving the figures, a new start player.

dschunke-rule-D3-2 =
    A round begins with a new market card, which says what the poker will bring.

dschunke-rule-D3-3 =
    Now, and only now, a swap card can be used, in the order of play from the start player.
    Everybody with a card face down is asked, so that the question gives nothing away.

dschunke-rule-D3-4 =
    At an S everybody takes a special card.
    From the start player on, each of you picks a pile that nobody else has taken at this event, looks through it, keeps one card and puts the rest back.

dschunke-rule-D3-5 =
    At a Y everybody says how much money they have.
    What your cards are worth stays your secret.

dschunke-rule-D3-6 =
    The event comes after the swaps.
    So a swap card that you get from it has to wait for the next round; any other card can be used in this one.

## D4 Phase 2: actions

dschunke-rule-D4-1 =
    From the start player clockwise, each of you takes exactly one action with a merchant or helper who is still face up.
    Then the figure is turned over and does nothing more in this round.

dschunke-rule-D4-2 =
    A merchant works only on one junk, the one with that merchant on it.

dschunke-rule-D4-3 =
    With the loading merchant you lay two strips on that merchant's junk, one after the other.
    You cannot leave one out; only if a single strip is left to you do you lay just that one.

dschunke-rule-D4-4 =
    If all your strips are on board you cannot load.
    Only if all merchants and helpers that are left load, you turn one of them over, and nothing happens.

dschunke-rule-D4-5 =
    With the cash merchant you get 1 yuan for each of your crates that can be seen on that merchant's junk.
    It is never less than 3 yuan, even if you have no crate there at all.
    Example: two strips on top and one crate peeping out below are 7 yuan.

dschunke-rule-D4-6 =
    With the goods merchant you take one card of the junk's goods for each of your crates that can be seen there, and never fewer than three.
    The number is settled before you take the first card.

dschunke-rule-D4-7 =
    On the grey junk you choose which kind you take.
    The number goes by your crates on grey.

dschunke-rule-D4-8 =
    If the kind runs out before you have enough, you name another and go on with that one.
    If nothing is left on any junk, you do without the rest.

dschunke-rule-D4-9 =
    A helper does what the field of this round shows, on either of the two junks where no merchant stands.
    A load field says how many strips it is; cash and goods work as with a merchant, unless the field shows a number (DR.47).

## D5 Holds

dschunke-rule-D5-1 =
    Three strips side by side fill a layer of the hold.
    The next strip begins a new layer on top, turned by a quarter, and so on without end.

dschunke-rule-D5-2 =
    Only crates that can be seen count.
    A strip in the top layer shows all three; it hides one crate of each strip below it.
    So with one strip on top, those below still show two crates each, with two strips one, and with three none.
    Example: on a full layer of three players somebody lays two strips across; that makes six crates for them and one for each of the others.

dschunke-rule-D5-3 =
    Strips never leave the board.
    They can be covered, and a strip in the top layer of a junk can be moved by a card.
    When the last strip of a layer goes, the layer below is in sight again, and a junk can even become empty.

## D6 Special cards

dschunke-rule-D6-1 =
    A supply card and the tie-breaker are laid open as soon as you have them, and they last to the end.

dschunke-rule-D6-2 =
    Cards for extra actions stay face down until you use them, once, on your own turn before or after your action.
    Then they leave the game.
    A card that could do nothing at all cannot be used.

dschunke-rule-D6-3 =
    You may take only one extra action in a round, and a swap is one too.

dschunke-rule-D6-4 =
    Each supply card brings you one more goods card in every phase 3.

dschunke-rule-D6-5 =
    If you own the tie-breaker and are among those with the highest bid, you win alone, be it money or a special card.

dschunke-rule-D6-6 =
    With a swap card you give one goods card and take one of another kind from a junk; then, if you like, a second time.

dschunke-rule-D6-7 =
    With the card “load one strip” you lay one of your strips on any junk.

dschunke-rule-D6-8 =
    With a “cash in” card you cash in on the junk it shows, 3 yuan at least, wherever the merchants are.

dschunke-rule-D6-9 =
    With the card “take goods anywhere” you take goods on any junk, as many as your crates there, three at least.
    On grey you name the kind.

dschunke-rule-D6-10 =
    With the card “move a strip” you take one of your strips from the top layer of a junk and lay it on another one, like any strip.

dschunke-rule-D6-11 =
    The bonus card of 8 yuan pays at the end if four of your crates or more can be seen on the junk it shows.

dschunke-rule-D6-12 =
    The bonus card of 12 yuan pays at the end if five of your crates or more can be seen on one junk and two or more on another; the card names both.

dschunke-rule-D6-13 =
    Bonus cards stay face down until the end.
    If the same crates meet the conditions of several, all of them pay.

dschunke-rule-D6-14 =
    If you look through a pile, you keep exactly one card of it, no more and no less.

## D7 Phase 3: supply

dschunke-rule-D7-1 =
    From the start player clockwise, each of you takes one goods card for every supply card, from any junks you like.
    Watch what the others take: the poker comes next.

dschunke-rule-D7-2 =
    When there is nothing left on any junk, those who have not taken yet go without.

## D8 Phase 4: goods poker

dschunke-rule-D8-1 =
    All of you choose in secret any number of goods cards of one kind, or none, and show them together.
    Everybody who has a goods card is asked, even if they can only pass.

dschunke-rule-D8-2 =
    Each colour is settled by itself: the highest bid takes what the market card offers, and the others get nothing.

dschunke-rule-D8-3 =
    If several share the highest bid, they share the money, rounded down.
    Example: two players tie for 1 yuan, and neither gets anything.

dschunke-rule-D8-4 =
    If several share the highest bid for an S, nobody gets the card.

dschunke-rule-D8-5 =
    All cards that were bid go back to their junks, also those that won nothing.

dschunke-rule-D8-6 =
    Every colour that was bid on is closed for this round.
    While a colour is open and somebody bids, there is another bidding, and everybody may take part again.
    What nobody claims is lost.

dschunke-rule-D8-7 =
    Cards of two kinds, or of a colour that is closed, count as no bid.
    Everybody sees them when the bids are turned up; then you take them back.

dschunke-rule-D8-8 =
    The winner of an S chooses any pile, looks through it and keeps one card.

dschunke-rule-D8-9 =
    In the last round the winner of an S may take 3 yuan instead, but has to decide before looking at a pile.

## D9 Phases 5 and 6: moving on

dschunke-rule-D9-1 =
    Every merchant goes on to the next junk clockwise.

dschunke-rule-D9-2 =
    Every helper goes on to the next field, and all figures are turned face up again.

dschunke-rule-D9-3 =
    The start-player marker goes to the left.

## D10 The end

dschunke-rule-D10-1 =
    The game ends with the poker of the tenth round.

dschunke-rule-D10-2 =
    You add up your money, your bonus cards and the bonus for junks.

dschunke-rule-D10-3 =
    Each junk on which at least one of your crates can be seen is worth 4 yuan.
    If you are seen on all five, you get 25 yuan instead.

dschunke-rule-D10-4 =
    The most yuan win.
    If those are equal, more goods cards left in hand win; if that is equal too, you share the place.

## D11 What is known

dschunke-rule-D11-1 =
    Your hand is secret, its size is not.
    Goods are taken and given back openly, so a good memory knows a lot.

dschunke-rule-D11-2 =
    Your money is your secret.
    Only what you said at the last Y stays readable.

dschunke-rule-D11-3 =
    Everybody sees how many special cards you have face down, but not which.
    A card that was used stays known.

dschunke-rule-D11-4 =
    During phases 3 and 4 nobody may count the goods on the junks.
    You only see whether any are left.

dschunke-rule-D11-5 =
    A bid stays secret until everybody has decided.

dschunke-rule-D11-6 =
    If you have searched a pile, Higaki remembers for you what you left in it.
    What others took from it face down you have to guess.

dschunke-rule-D11-7 =
    Nobody knows the market cards to come, or what is in a pile they never searched.

## DV Variants

dschunke-rule-DV-1 =
    Free set-up: the three merchants are shuffled and laid face down on three junks that the lot chooses.
    Everybody sees where they lie, and nobody knows which is which.

dschunke-rule-DV-2 =
    Free set-up: you get three strips of the player on your right and lay them for that player.
    From the start player on, each of you lays one of them on a junk, until all lie; no junk takes more than three.

dschunke-rule-DV-3 =
    Free set-up: then the goods cards are dealt, the merchants are turned up, and the first round begins.

dschunke-rule-DV-4 =
    Own data: if you own the game and know better than we do what its board and cards show, you can play with a corrected file.
    The record of a game keeps the data it was played with.

## Rulings

dschunke-rulings-title = Where we had to decide

dschunke-ruling-DR-1-question = Who chooses the junks for the merchants in the free set-up?
dschunke-ruling-DR-1-answer =
    The lot does.
    Everybody sees where the three discs lie; which is which stays hidden until the last strip is laid.

dschunke-ruling-DR-2-question = Whose strips do I lay in the free set-up, and how many?
dschunke-ruling-DR-2-answer =
    Three strips of the player on your right, also with three players: everybody passes three of their own to the left.
    They come out of their owner's twenty.

dschunke-ruling-DR-3-question = Thirty cards do not make four equal piles.
dschunke-ruling-DR-3-answer =
    There are 8, 8, 7 and 7 cards in square, circle, triangle and star.
    Everybody sees how many are left.

dschunke-ruling-DR-4-question = How deep does a hold go?
dschunke-ruling-DR-4-answer =
    To the very bottom.
    Strips that were covered long ago come back to light when those above are moved.

dschunke-ruling-DR-5-question = What if a move leaves a junk empty?
dschunke-ruling-DR-5-answer =
    It starts again with a bottom layer.

dschunke-ruling-DR-6-question = How exactly is a strip moved?
dschunke-ruling-DR-6-answer =
    You lift it first and then lay it.
    It has to go to another junk.

dschunke-ruling-DR-7-question = How do I load two strips on a layer with one gap?
dschunke-ruling-DR-7-answer =
    One after the other: the first fills the gap, the second begins the next layer.

dschunke-ruling-DR-8-question = Can I load without having strips?
dschunke-ruling-DR-8-answer =
    No, as long as any figure that does something else is left.
    If there is none, you turn over one that loads, to no effect.

dschunke-ruling-DR-9-question = Do covered or moved strips ever come back to me?
dschunke-ruling-DR-9-answer =
    No, a strip on board stays on board.

dschunke-ruling-DR-10-question = When is it settled how many goods I take?
dschunke-ruling-DR-10-answer =
    Before you take the first, by the crates that can be seen then.

dschunke-ruling-DR-11-question = Can I mix kinds in one action?
dschunke-ruling-DR-11-answer =
    Only when one has run out.
    Then you name the next and stay with it until it runs out too.

dschunke-ruling-DR-12-question = Can I take fewer goods than I am entitled to?
dschunke-ruling-DR-12-answer =
    No.
    There would be nothing to gain.

dschunke-ruling-DR-13-question = Do my supply cards have to take the same kind?
dschunke-ruling-DR-13-answer =
    No, each card is a free choice.
    With nothing left on any junk you are skipped.

dschunke-ruling-DR-14-question = Which goods can everybody know about?
dschunke-ruling-DR-14-answer =
    All that are taken, exchanged or shown in a bid.
    The first eight cards of each hand are secret, and hands are never shown.

dschunke-ruling-DR-15-question = Can I refuse all the cards of a pile?
dschunke-ruling-DR-15-answer =
    No.
    Only in the last round can the winner of an S take money instead.

dschunke-ruling-DR-16-question = Do the 3 yuan also replace the S of an event?
dschunke-ruling-DR-16-answer =
    No, only the S of the market card.

dschunke-ruling-DR-17-question = What if all piles that are left at an event are empty?
dschunke-ruling-DR-17-answer =
    Then you look through one that somebody has already had.

dschunke-ruling-DR-18-question = Which piles may the winner of an S search?
dschunke-ruling-DR-18-answer =
    Any that is not empty, also one searched before.

dschunke-ruling-DR-19-question = What does Higaki remember of a pile I searched?
dschunke-ruling-DR-19-answer =
    The cards you left in it, without those that somebody has laid open since.

dschunke-ruling-DR-20-question = From when do new cards count?
dschunke-ruling-DR-20-answer =
    A supply card from the next phase 3, the tie-breaker from the next bidding, even in the same round.

dschunke-ruling-DR-21-question = What do others know of my cards?
dschunke-ruling-DR-21-answer =
    How many are face down.
    A card that you used was seen by all.

dschunke-ruling-DR-22-question = Does being asked not betray that I have something to decide?
dschunke-ruling-DR-22-answer =
    That is why everybody with a card face down is asked, even if they can only say no.

dschunke-ruling-DR-23-question = How does an exchange run?
dschunke-ruling-DR-23-answer =
    Give one card, take one of another kind that is there; then a second time if you like.
    The next player can take what you gave.

dschunke-ruling-DR-24-question = Can I throw an extra card away?
dschunke-ruling-DR-24-answer =
    No, a card that could do nothing at all cannot be used.
    Cashing in always brings something.

dschunke-ruling-DR-25-question = Can an extra action come in the middle of an action?
dschunke-ruling-DR-25-answer =
    No, only before or after it.

dschunke-ruling-DR-26-question = Do extra cards depend on the merchants?
dschunke-ruling-DR-26-answer =
    No, and they turn nobody over.

dschunke-ruling-DR-27-question = What are unused extra cards worth?
dschunke-ruling-DR-27-answer =
    Nothing, and they do not decide a tie either.

dschunke-ruling-DR-28-question = Can I bluff with a bid that is void?
dschunke-ruling-DR-28-answer =
    Yes, with cards that you hold; the game does not offer it, but reads “bid 2 orange 1 white”.
    It counts as no bid; everybody sees the cards when the bids are turned up, and you take them back.

dschunke-ruling-DR-29-question = Who has to bid?
dschunke-ruling-DR-29-answer =
    Everybody with a goods card of any kind.
    If nobody has one, the poker is over.

dschunke-ruling-DR-30-question = Can I bid again after I have won?
dschunke-ruling-DR-30-answer =
    Yes, in every bidding.

dschunke-ruling-DR-31-question = In which order is a bidding settled?
dschunke-ruling-DR-31-answer =
    Bids are shown, all colours are paid, the cards go back, the colours are closed; then the S winner takes a card, and then comes the next bidding.

dschunke-ruling-DR-32-question = What exactly does the tie-breaker bring?
dschunke-ruling-DR-32-answer =
    The whole amount or the special card.
    It does nothing if your bid is not among the highest.

dschunke-ruling-DR-33-question = Is there another question when all colours are closed?
dschunke-ruling-DR-33-answer =
    No, the poker ends at once.

dschunke-ruling-DR-34-question = Why can I not see how much money the others have?
dschunke-ruling-DR-34-answer =
    Every payment stands in the log, and a good memory can add them up.
    But nobody's total is shown except at a Y and at the end.

dschunke-ruling-DR-35-question = How long are the stocks covered?
dschunke-ruling-DR-35-answer =
    From the beginning of phase 3, before anybody takes a card, until the next market card is turned up, and in the last round until the game is over.

dschunke-ruling-DR-36-question = Do the figures move after the last round?
dschunke-ruling-DR-36-answer =
    No, nothing depends on it.

dschunke-ruling-DR-37-question = When does everybody tell their money?
dschunke-ruling-DR-37-answer =
    After the swaps and before the actions.

dschunke-ruling-DR-38-question = Which goods count in a tie?
dschunke-ruling-DR-38-answer =
    Those in hand after the last bidding.
    More than two can share a win.

dschunke-ruling-DR-39-question = Who plays which colour, and who begins?
dschunke-ruling-DR-39-answer =
    The lot decides both.

dschunke-ruling-DR-40-question = Can I mix goods on the grey junk?
dschunke-ruling-DR-40-answer =
    No, one kind until it runs out.

dschunke-ruling-DR-41-question = Does a swap use up my extra action?
dschunke-ruling-DR-41-answer =
    Yes.

dschunke-ruling-DR-42-question = Can I choose the kind if I use the goods card on grey?
dschunke-ruling-DR-42-answer =
    Yes, as with the merchant.

dschunke-ruling-DR-43-question = What if there is no special card left to win?
dschunke-ruling-DR-43-answer =
    Then the S lapses.
    In the last round the 3 yuan remain.

dschunke-ruling-DR-44-question = What happens to offers that nobody bids for?
dschunke-ruling-DR-44-answer =
    They are lost with the round.

dschunke-ruling-DR-45-question = Both helpers show the same action. Which one do I use?
dschunke-ruling-DR-45-answer =
    If it is the same size, it makes no difference.
    Otherwise you name the row.

dschunke-ruling-DR-46-question = Can I take back which card I kept?
dschunke-ruling-DR-46-answer =
    Only if all agree: the pile is closed, and your choice rests on what nobody else has seen.

dschunke-ruling-DR-47-question = What does a number on a cash or goods field of the helper track mean?
dschunke-ruling-DR-47-answer =
    Exactly that many yuan or goods cards, whatever crates you show on the junk.
    Only own data can have such fields; ours have numbers for loading only.

dschunke-ruling-DR-48-question = What if all four piles are empty at an S event?
dschunke-ruling-DR-48-answer =
    Then you get no card, and neither does anybody after you; the round goes on.
    That can only happen with own data.

dschunke-ruling-DR-49-question = Who takes a special card first if several players win an S in one bidding?
dschunke-ruling-DR-49-answer =
    You go in order from the start player on; each of you is done before the next one chooses a pile.
    Only own data can have market cards with more than one S.

dschunke-ruling-DR-50-question = Are the goods cards dealt before or after the strips of the free set-up?
dschunke-ruling-DR-50-answer =
    After them, in the order of the printed rules: you lay strips before you know your hand.

## Sources

dschunke-sources-title = Where these rules come from

dschunke-sources-text =
    Printed: the rules follow the German rule booklet and its sheet; answers that were agreed with the author settle a few more questions, such as that two strips must be loaded.

    Sourced: where strips and merchants begin, the first field of the lower row and the first Y come from people who described the printed game in words.

    Inferred: that the merchants walk round the ring from grey to orange follows from two reports of play; one value of the second known market card and the first field of the upper row follow from texts that only hint at them.

    Reconstructed: we have not seen the board or the cards.
    Eighteen of the twenty fields of the helper track, eight of the ten market cards, the rounds of both S and of the second Y, and four of the five bonuses of 12 yuan are our own proposals.
    They respect everything that is known and were chosen so that no seat and no colour is much better than another.

    If you own the game, please tell us what it really shows: one file holds all of it, every entry with its provenance, and you can play with your own corrected copy at once.

dschunke-rules-credits =
    Dschunke is a game by Michael Schacht, published by Queen Games in 2002.
    The game and its name belong to its author and its publisher.
    Higaki is an independent implementation; its words and pictures are its own.
