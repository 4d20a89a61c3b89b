### Dschunke: the tables of the component data, in English.

dschunke-data-helpers = The helper track
dschunke-data-market = The market cards
dschunke-data-start = The printed setup
dschunke-data-bonus = The bonus cards of 12 yuan
dschunke-data-other = Other entries of the file

dschunke-column-round = Round
dschunke-column-upper = Upper row (four players)
dschunke-column-lower = Lower row
dschunke-column-event = Event
dschunke-column-card = Card
dschunke-column-white = Rice (white)
dschunke-column-brown = Fish (brown)
dschunke-column-purple = Vegetables (purple)
dschunke-column-orange = Spices (orange)
dschunke-column-junk = Junk, clockwise
dschunke-column-merchant = Merchant
dschunke-column-strips-3 = Strips, three players
dschunke-column-strips-4 = Strips, four players
dschunke-column-five = Five crates
dschunke-column-two = Two crates
dschunke-column-entry = Entry
dschunke-column-value = Value

dschunke-junk = { $junk ->
        [white] white junk
        [brown] brown junk
        [purple] purple junk
        [orange] orange junk
       *[grey] grey junk
    }
dschunke-strip = { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }
dschunke-field = { $action ->
        [load] { $size ->
            [0] load
            [one] load 1 strip
           *[other] load { $size } strips
        }
        [cash] { $size ->
            [0] cash in
           *[other] cash in: { $size }
        }
       *[goods] { $size ->
            [0] take goods
           *[other] take goods: { $size }
        }
    }
dschunke-occasion = { $event ->
        [special] S: special card
       *[money] Y: announce money
    }

## Notes on the entries of games/dschunke/data.json, in the words of that file
dschunke-note-ring = Three descriptions name the junks in this cyclic order; that it runs clockwise follows from two reports of play.
dschunke-note-merchants = Three descriptions of the printed set-up agree.
dschunke-note-upper-1 = A review says that this helper fetches something at first, which fits taking goods.
dschunke-note-lower-1 = A review describes this field.
dschunke-note-helpers = Our proposal, reconstructed and tuned by simulation so that no seat and no colour is much stronger, see docs/balance.md; not a finding about the printed board.
dschunke-note-no-event = No event is our proposal for this round; there are four in all.
dschunke-note-event = The event happens twice in a game; the round is our proposal.
dschunke-note-money = A report of play has the first announcement at the start of round 5.
dschunke-note-market-1 = The card of the first example in the printed rules.
dschunke-note-market-2 = The card of the second example; that orange is 1 follows from two tied players getting nothing.
dschunke-note-market = Our proposal: an arrangement of 1, 2, 4 and S, as on the two known cards, balanced over all colours.
dschunke-note-bonus-4 = The printed rules show this card.
dschunke-note-bonus = Our proposal: every junk once with five crates and once with two.
dschunke-note-strips = A French summary describes the printed set-up in words; other descriptions agree as far as they go.
