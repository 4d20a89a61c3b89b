### Dschunke: Higaki's own rulebook in English.
### One message for every rule of games/dschunke/rules.md; the dot of the rule's id is a hyphen here.
### A line break only separates sentences, a blank line begins a new paragraph.

dschunke-rules-title = Dschunke: the rules

dschunke-rules-intro =
    Five junks lie so close together on a floating market that people walk from one to the next on gangplanks.
    Your crates pile up in their holds, and everyone else’s crates pile up on top of yours.
    Three merchants walk from junk to junk, each with one trade: one loads, one pays, and one hands out goods.
    Show your crates where the merchants will stand next, and guess what your rivals hold before the goods poker begins.

dschunke-rules-goal =
    Be the richest player after ten rounds.
    Visible crates, winning bids in the goods poker and special cards earn money, and at the end you get a bonus for every junk with a visible crate of yours.

dschunke-rules-overview =
    Each round a market card shows what each kind of goods pays.
    In turn you each use one merchant or helper, then everyone takes new goods for their supply cards.
    In the goods poker everyone bids in secret, and in each colour only the highest bid is paid.
    Then the merchants move on by one junk, the helpers by one space, and the next player starts.

## Chapters

dschunke-chapter-D1 = Components
dschunke-chapter-D2 = Setup
dschunke-chapter-D3 = Phase 1: market card and events
dschunke-chapter-D4 = Phase 2: actions
dschunke-chapter-D5 = Holds
dschunke-chapter-D6 = Special cards
dschunke-chapter-D7 = Phase 3: supply
dschunke-chapter-D8 = Phase 4: goods poker
dschunke-chapter-D9 = Phases 5 and 6: moving on
dschunke-chapter-D10 = End of the game
dschunke-chapter-D11 = Open and secret information
dschunke-chapter-DV = Variants

## D1 Components

dschunke-rule-D1-1 =
    There are 80 cargo strips, 20 in each of four colours. Each strip shows three crates.

dschunke-rule-D1-2 =
    There are 72 goods cards, 18 of each kind: rice is white, fish is brown, vegetables are purple and spices are orange.

dschunke-rule-D1-3 =
    There are 30 special cards.
    Seven work all the time: six supply cards and the tie-breaker.
    Thirteen are extra actions that work once: two each to swap goods, load one strip, take goods or move a strip, and five to cash in, one for each junk.
    Ten are bonus cards that can pay at the end: five of 8 yuan and five of 12.

dschunke-rule-D1-4 =
    The five junks lie in a ring, clockwise: grey, orange, purple, brown and white.
    Four of them carry the goods of their colour. The grey junk carries none.

dschunke-rule-D1-5 =
    Each of the ten market cards shows, for every kind of goods, an amount of yuan or an S for a special card. In our data every card has one S.

dschunke-rule-D1-6 =
    The helper track has two rows of ten spaces, one space for each round.
    A space shows what the helper can do in that round. Four of the rounds also bring an event: S twice and Y twice.

dschunke-rule-D1-7 =
    The bank never runs out of money, and there is no hand limit.

## D2 Setting up

dschunke-rule-D2-1 =
    The game is for three or four players.
    Colours and the start player are chosen at random. With three players, yellow is not used.

dschunke-rule-D2-2 =
    Strips and merchants are placed as shown on the sheet in the box.
    With three players everyone has four strips on board, with four players three.
    The loading merchant starts on purple, the goods merchant on brown, and the cash merchant on grey.

dschunke-rule-D2-3 =
    With four players there is a helper on each row of the track.
    With three players there is only the one on the lower row.

dschunke-rule-D2-4 =
    Shuffle 8 goods cards of each kind together (6 with three players), and deal eight to each player.
    The rest lie on their junks: 10 on each with four players, 12 with three.

dschunke-rule-D2-5 =
    The special cards are shuffled and split into four piles, marked square, circle, triangle and star, of 8, 8, 7 and 7 cards.

dschunke-rule-D2-6 =
    The market cards are shuffled into a face-down pile.

dschunke-rule-D2-7 =
    You start with two supply cards in front of you and no money.

## D3 Phase 1: market card and events

dschunke-rule-D3-1 =
    The game lasts ten rounds of six phases: market card and events, actions, supply, goods poker, moving the figures, new start player.

dschunke-rule-D3-2 =
    A round begins with a new market card, which shows the prizes of the goods poker.

dschunke-rule-D3-3 =
    Right after that, and only then, swap cards can be used, in turn order from the start player.
    Everyone with a card face down is asked, so that the question gives nothing away.

dschunke-rule-D3-4 =
    At an S everyone chooses a special card.
    In turn order from the start player, you each take a pile that nobody else has taken at this event, search it, keep one card and put the rest back.

dschunke-rule-D3-5 =
    At a Y everyone announces how much money they have.
    The value of your special cards stays secret.

dschunke-rule-D3-6 =
    The event comes after the swaps.
    So a swap card from the event has to wait until the next round. Any other card can be used in this one.

## D4 Phase 2: actions

dschunke-rule-D4-1 =
    In clockwise order from the start player, you each take exactly one action with a merchant or helper that is still face up.
    Then turn the figure over. It cannot be used again this round.

dschunke-rule-D4-2 =
    A merchant works only on the junk where that merchant stands.

dschunke-rule-D4-3 =
    With the loading merchant you lay two strips on that merchant’s junk, one after the other.
    You must lay both, unless you have only one strip left: then you lay just that one.

dschunke-rule-D4-4 =
    If all your strips are on board, you cannot load.
    If loading is the only action left, you turn one of the remaining figures over without effect.

dschunke-rule-D4-5 =
    With the cash merchant you get 1 yuan for each of your visible crates on that merchant’s junk.
    You always get at least 3 yuan, even without a single crate there.
    Example: two strips on top and one visible crate below pay 7 yuan.

dschunke-rule-D4-6 =
    With the goods merchant you take one goods card from that merchant’s junk for each of your visible crates there, and always at least three.
    The number is fixed before you take the first card.

dschunke-rule-D4-7 =
    On the grey junk you choose which kind you take.
    The number depends on your crates on the grey junk.

dschunke-rule-D4-8 =
    If the kind runs out before you have enough, you choose another and continue with that one.
    If no goods are left on any junk, you lose the rest.

dschunke-rule-D4-9 =
    A helper does what the space of this round shows, on either of the two junks without a merchant.
    A loading space gives the number of strips. Cashing in and taking goods work as with a merchant, unless the space shows a number (DR.47).

## D5 Holds

dschunke-rule-D5-1 =
    Three strips side by side fill a layer of the hold.
    The next strip begins a new layer crosswise on top, and so on without limit.

dschunke-rule-D5-2 =
    Only visible crates count.
    A strip in the top layer shows all three of its crates and covers one crate of each strip in the layer below.
    So under one strip those below still show two crates each, under two strips one, and under three none.
    Example: on a full layer with strips of three players, somebody lays two strips crosswise. They now have six visible crates, and the others one each.

dschunke-rule-D5-3 =
    Strips never leave the board.
    They can be covered, and a card can move a strip from the top layer of a junk.
    When the last strip of a layer is moved away, the layer below is visible again. A junk can even become empty.

## D6 Special cards

dschunke-rule-D6-1 =
    You lay supply cards and the tie-breaker face up at once, and they work until the end of the game.

dschunke-rule-D6-2 =
    Extra actions stay face down until you use them, once, on your own turn before or after your action.
    Then they leave the game.
    You cannot use a card that would have no effect at all.

dschunke-rule-D6-3 =
    You may take only one extra action per round. A swap counts as one.

dschunke-rule-D6-4 =
    Each supply card brings you one more goods card in every phase 3.

dschunke-rule-D6-5 =
    If you own the tie-breaker and tie for the highest bid, you alone win the money or the special card.

dschunke-rule-D6-6 =
    With a swap card you give one goods card and take one of another kind from a junk. You may do this a second time.

dschunke-rule-D6-7 =
    With the card “load one strip” you lay one of your strips on any junk.

dschunke-rule-D6-8 =
    With a “cash in” card you cash in on the junk it shows, for at least 3 yuan, wherever the merchants are.

dschunke-rule-D6-9 =
    With the card “take goods anywhere” you take goods on any junk, one card for each of your visible crates there, at least three.
    On the grey junk you choose the kind.

dschunke-rule-D6-10 =
    With the card “move a strip” you take one of your strips from the top layer of a junk and lay it on another junk, following the usual rules.

dschunke-rule-D6-11 =
    The bonus card of 8 yuan pays at the end if you have at least four visible crates on the junk it shows.

dschunke-rule-D6-12 =
    The bonus card of 12 yuan pays at the end if you have at least five visible crates on one junk and at least two on another. The card shows both.

dschunke-rule-D6-13 =
    Bonus cards stay face down until the end.
    If the same crates fulfil several cards, all of them pay.

dschunke-rule-D6-14 =
    If you search a pile, you keep exactly one of its cards.

## D7 Phase 3: supply

dschunke-rule-D7-1 =
    In clockwise order from the start player, you each take one goods card for every supply card, from any junks you like.
    Watch what the others take: the goods poker comes next.

dschunke-rule-D7-2 =
    If no goods are left on any junk, the remaining players get nothing.

## D8 Phase 4: goods poker

dschunke-rule-D8-1 =
    All players secretly choose any number of goods cards of one kind, or none, and reveal them at the same time.
    Everyone with a goods card is asked, even if they can only pass.

dschunke-rule-D8-2 =
    Each colour is settled separately: the highest bid wins the prize on the market card, and the others get nothing.

dschunke-rule-D8-3 =
    Players who tie for the highest bid share the money, rounded down.
    Example: two players tie for 1 yuan, and neither gets anything.

dschunke-rule-D8-4 =
    If players tie for the highest bid on an S, nobody gets the card.

dschunke-rule-D8-5 =
    All cards that were bid go back to their junks, even the losing ones.

dschunke-rule-D8-6 =
    Every colour that was bid on is closed for this round.
    As long as a colour is open and somebody bids, there is another bidding round, and everyone may take part again.
    Unclaimed prizes are lost.

dschunke-rule-D8-7 =
    Cards of two kinds, or of a closed colour, do not count as a bid.
    Everyone sees them when the bids are revealed, then you take them back.

dschunke-rule-D8-8 =
    The winner of an S chooses any pile, searches it and keeps one card.

dschunke-rule-D8-9 =
    In the last round the winner of an S may take 3 yuan instead, but must decide before searching a pile.

## D9 Phases 5 and 6: moving on

dschunke-rule-D9-1 =
    Every merchant moves on to the next junk clockwise.

dschunke-rule-D9-2 =
    Every helper moves on to the next space, and all figures are turned face up again.

dschunke-rule-D9-3 =
    The start-player marker goes to the next player on the left.

## D10 The end

dschunke-rule-D10-1 =
    The game ends after the goods poker of the tenth round.

dschunke-rule-D10-2 =
    Add up your money, your bonus cards and the junk bonus.

dschunke-rule-D10-3 =
    The junk bonus is 4 yuan for each junk with at least one visible crate of yours.
    If you have visible crates on all five, you get 25 yuan instead.

dschunke-rule-D10-4 =
    The player with the most yuan wins.
    On a tie the player with more goods cards left in hand wins. If that is tied too, they share the place.

## D11 What is known

dschunke-rule-D11-1 =
    Your hand is secret, but its size is not.
    Goods are taken and returned openly, so a good memory helps.

dschunke-rule-D11-2 =
    Your money is secret.
    Only the amount you announced at the last Y stays on display.

dschunke-rule-D11-3 =
    Everyone sees how many special cards you have face down, but not which.
    A card that has been used stays known.

dschunke-rule-D11-4 =
    During phases 3 and 4 nobody may count the goods on the junks.
    You only see whether any are left.

dschunke-rule-D11-5 =
    A bid stays secret until everyone has decided.

dschunke-rule-D11-6 =
    Higaki remembers for you which cards you left in a pile.
    You have to guess which of them others have taken face down since.

dschunke-rule-D11-7 =
    Nobody knows the market cards to come, or the cards in a pile they have never searched.

## DV Variants

dschunke-rule-DV-1 =
    Free setup: the three merchants are shuffled and laid face down on three random junks.
    Everyone sees where they lie, but nobody knows which is which.

dschunke-rule-DV-2 =
    Free setup: you get three strips of the player on your right and lay them for that player.
    In turn order from the start player, you each lay one of them on a junk until all are laid. No junk may hold more than three.

dschunke-rule-DV-3 =
    Free setup: then the goods cards are dealt, the merchants are turned face up, and the first round begins.

dschunke-rule-DV-4 =
    Own data: if you own the game and know better than we do what its board and cards show, you can play with a corrected file.
    The record of a game keeps the data it was played with.

## Rulings

dschunke-rulings-title = Rulings

dschunke-ruling-DR-1-question = Who chooses the junks for the merchants in the free setup?
dschunke-ruling-DR-1-answer =
    They are chosen at random.
    Everyone sees where the three discs lie, but they stay face down until the last strip is laid.

dschunke-ruling-DR-2-question = Whose strips do I lay in the free setup, and how many?
dschunke-ruling-DR-2-answer =
    Three strips of the player on your right, with three players too: everyone passes three of their own to the left.
    They come out of their owner’s twenty.

dschunke-ruling-DR-3-question = How are thirty cards split into four piles?
dschunke-ruling-DR-3-answer =
    Into 8, 8, 7 and 7 cards: square, circle, triangle and star.
    Everyone sees how many are left.

dschunke-ruling-DR-4-question = How many layers of a hold matter?
dschunke-ruling-DR-4-answer =
    All of them.
    Strips that were covered long ago become visible again when those above are moved.

dschunke-ruling-DR-5-question = What if a move leaves a junk empty?
dschunke-ruling-DR-5-answer =
    It starts again with a bottom layer.

dschunke-ruling-DR-6-question = How exactly is a strip moved?
dschunke-ruling-DR-6-answer =
    First lift it, then lay it.
    It has to go to another junk.

dschunke-ruling-DR-7-question = How do I load two strips on a layer with one gap?
dschunke-ruling-DR-7-answer =
    One after the other: the first fills the gap, the second begins the next layer.

dschunke-ruling-DR-8-question = Can I load if I have no strips?
dschunke-ruling-DR-8-answer =
    No, as long as a figure with any other action is available.
    Otherwise you turn over one that loads, without effect.

dschunke-ruling-DR-9-question = Do covered or moved strips ever come back to me?
dschunke-ruling-DR-9-answer =
    No, strips on board stay on board.

dschunke-ruling-DR-10-question = When is it fixed how many goods I take?
dschunke-ruling-DR-10-answer =
    Before you take the first card, by your visible crates at that moment.

dschunke-ruling-DR-11-question = Can I mix kinds in one action?
dschunke-ruling-DR-11-answer =
    Only when one has run out.
    Then you choose the next kind and stay with it until it runs out too.

dschunke-ruling-DR-12-question = Can I take fewer goods than I am entitled to?
dschunke-ruling-DR-12-answer =
    No.
    It would gain you nothing.

dschunke-ruling-DR-13-question = Do I have to take the same kind for all my supply cards?
dschunke-ruling-DR-13-answer =
    No, you choose freely for each card.
    If no goods are left on any junk, you are skipped.

dschunke-ruling-DR-14-question = Which goods are public knowledge?
dschunke-ruling-DR-14-answer =
    All that are taken, swapped or revealed in a bid.
    The first eight cards of each hand are secret, and hands are never shown.

dschunke-ruling-DR-15-question = Can I refuse all the cards of a pile?
dschunke-ruling-DR-15-answer =
    No.
    Only the winner of an S in the last round can take money instead.

dschunke-ruling-DR-16-question = Do the 3 yuan also replace the S of an event?
dschunke-ruling-DR-16-answer =
    No, only the S of the market card.

dschunke-ruling-DR-17-question = What if all the remaining piles at an event are empty?
dschunke-ruling-DR-17-answer =
    Then you search one that has already been taken.

dschunke-ruling-DR-18-question = Which piles may the winner of an S search?
dschunke-ruling-DR-18-answer =
    Any pile that is not empty, even one searched before.

dschunke-ruling-DR-19-question = What does Higaki remember of a pile I searched?
dschunke-ruling-DR-19-answer =
    The cards you left in it, except those that have been laid face up since.

dschunke-ruling-DR-20-question = When do new cards start to work?
dschunke-ruling-DR-20-answer =
    A supply card from the next phase 3, the tie-breaker from the next bidding round, even in the same game round.

dschunke-ruling-DR-21-question = What do others know about my cards?
dschunke-ruling-DR-21-answer =
    How many are face down.
    Everyone has seen a card that you used.

dschunke-ruling-DR-22-question = Does being asked reveal that I have something to decide?
dschunke-ruling-DR-22-answer =
    No, everyone with a card face down is asked, even if they can only decline.

dschunke-ruling-DR-23-question = How does a swap work?
dschunke-ruling-DR-23-answer =
    Give one card and take one of another kind that is available, then a second time if you like.
    The next player can take the card you gave.

dschunke-ruling-DR-24-question = Can I discard an extra action?
dschunke-ruling-DR-24-answer =
    No, you cannot use a card that would have no effect at all.
    Cashing in always has one.

dschunke-ruling-DR-25-question = Can an extra action come in the middle of an action?
dschunke-ruling-DR-25-answer =
    No, only before or after it.

dschunke-ruling-DR-26-question = Do extra actions depend on the merchants?
dschunke-ruling-DR-26-answer =
    No, and they do not turn any figure over.

dschunke-ruling-DR-27-question = What are unused extra actions worth?
dschunke-ruling-DR-27-answer =
    Nothing, not even in a tie.

dschunke-ruling-DR-28-question = Can I bluff with a void bid?
dschunke-ruling-DR-28-answer =
    Yes, with cards from your hand. The game does not offer it, but understands “bid 2 orange 1 white”.
    It does not count as a bid. Everyone sees the cards when the bids are revealed, then you take them back.

dschunke-ruling-DR-29-question = Who has to bid?
dschunke-ruling-DR-29-answer =
    Everyone with a goods card of any kind.
    If nobody has one, the goods poker is over.

dschunke-ruling-DR-30-question = Can I bid again after I have won?
dschunke-ruling-DR-30-answer =
    Yes, in every bidding round.

dschunke-ruling-DR-31-question = In which order is a bidding round settled?
dschunke-ruling-DR-31-answer =
    Reveal the bids, pay all colours, return the cards, close the colours. Then the winner of the S takes a card, and the next bidding round begins.

dschunke-ruling-DR-32-question = What exactly does the tie-breaker do?
dschunke-ruling-DR-32-answer =
    It wins you the whole amount or the special card.
    It has no effect if your bid is not among the highest.

dschunke-ruling-DR-33-question = Does the goods poker go on when all colours are closed?
dschunke-ruling-DR-33-answer =
    No, it ends at once.

dschunke-ruling-DR-34-question = Why can I not see how much money the others have?
dschunke-ruling-DR-34-answer =
    Every payment is in the log, and a good memory can add them up.
    But totals are shown only at a Y and at the end.

dschunke-ruling-DR-35-question = How long are the stocks hidden?
dschunke-ruling-DR-35-answer =
    From the beginning of phase 3, before anybody takes a card, until the next market card is revealed. In the last round until the end of the game.

dschunke-ruling-DR-36-question = Do the figures move after the last round?
dschunke-ruling-DR-36-answer =
    No, it would make no difference.

dschunke-ruling-DR-37-question = When does everyone announce their money?
dschunke-ruling-DR-37-answer =
    After the swaps and before the actions.

dschunke-ruling-DR-38-question = Which goods count in a tie?
dschunke-ruling-DR-38-answer =
    Those in hand after the last bidding round.
    More than two players can share a win.

dschunke-ruling-DR-39-question = Who plays which colour, and who starts?
dschunke-ruling-DR-39-answer =
    Both are chosen at random.

dschunke-ruling-DR-40-question = Can I mix goods on the grey junk?
dschunke-ruling-DR-40-answer =
    No, one kind until it runs out.

dschunke-ruling-DR-41-question = Does a swap use up my extra action?
dschunke-ruling-DR-41-answer =
    Yes.

dschunke-ruling-DR-42-question = Can I choose the kind if I use “take goods anywhere” on the grey junk?
dschunke-ruling-DR-42-answer =
    Yes, as with the merchant.

dschunke-ruling-DR-43-question = What if there is no special card left to win?
dschunke-ruling-DR-43-answer =
    Then the S is lost.
    In the last round the winner still gets the 3 yuan.

dschunke-ruling-DR-44-question = What happens to prizes that nobody bids on?
dschunke-ruling-DR-44-answer =
    They are lost at the end of the round.

dschunke-ruling-DR-45-question = Both helpers show the same action. Which one do I use?
dschunke-ruling-DR-45-answer =
    If the numbers are the same too, it makes no difference.
    Otherwise you choose the row.

dschunke-ruling-DR-46-question = Can I undo my choice of a special card?
dschunke-ruling-DR-46-answer =
    Only if everyone agrees: the pile is closed, and you have seen cards that nobody else has.

dschunke-ruling-DR-47-question = What does a number on a cash or goods space of the helper track mean?
dschunke-ruling-DR-47-answer =
    Exactly that many yuan or goods cards, regardless of your crates on the junk.
    Only own data can have such spaces. Ours have numbers for loading only.

dschunke-ruling-DR-48-question = What if all four piles are empty at an S event?
dschunke-ruling-DR-48-answer =
    Then you get no card, and neither does anybody after you. The round goes on.
    That can only happen with own data.

dschunke-ruling-DR-49-question = Who takes a special card first if several players win an S in one bidding round?
dschunke-ruling-DR-49-answer =
    You take turns from the start player on. Each of you finishes before the next one chooses a pile.
    Only own data can have market cards with more than one S.

dschunke-ruling-DR-50-question = Are the goods cards dealt before or after the strips of the free setup are laid?
dschunke-ruling-DR-50-answer =
    After, as in the printed rules: you lay strips before you know your hand.

## Sources

dschunke-sources-title = Sources of these rules

dschunke-sources-text =
    Printed: the rules follow the German rulebook and its sheet. Answers agreed with the author settle a few more questions, for example that two strips must be loaded.

    Sourced: the starting places of strips and merchants, the first space of the lower row and the first Y come from people who have described the printed game.

    Inferred: two reports of play imply that the merchants walk round the ring from grey to orange. One value of the second known market card and the first space of the upper row follow from texts that only hint at them.

    Reconstructed: we have not seen the board or the cards.
    Eighteen of the twenty spaces of the helper track, eight of the ten market cards, the rounds of both S and of the second Y, and four of the five bonuses of 12 yuan are our own proposals.
    They contradict nothing that is known and are balanced so that no seat and no colour is much better than another.

    If you own the game, please tell us what it really shows. One file holds everything, with the source of every entry, and you can play with your own corrected copy at once.

dschunke-rules-credits =
    Dschunke is a game by Michael Schacht, published by Queen Games in 2002.
    The game and its name belong to its author and its publisher.
    Higaki is an independent implementation with its own words and pictures.
