//! The state of a game, including the information that players could remember.

use crate::choice::Bid;
use crate::components::{Action, Colour, Good, Junk, Pile, ROUNDS, Row, Yuan};
use crate::data::{Data, MarketCard};
use crate::goods::{Goods, Kinds};
use crate::hold::Hold;
use crate::special::{Cards, Sort};
use crate::stage::{Figures, Piles, Stage};
use crate::variants::Setup;
use higaki_table::{ComponentData, RulesVersion, Seat, SeatSet};

/// A game of Dschunke.
///
/// Small and without heap allocations: a search copies it a million times a second.
#[derive(Clone, Debug, PartialEq)]
pub struct Dschunke {
    pub(crate) data: ComponentData<Data>,
    pub(crate) rules: RulesVersion,
    pub(crate) seats: [SeatState; Dschunke::MAX_PLAYERS],
    pub(crate) stage: Stage,
    /// The seats that owe a decision at this stage.
    pub(crate) asked: SeatSet,
    pub(crate) players: u8,
    /// The round, counted from 1; 0 during the free set-up.
    pub(crate) round: u8,
    pub(crate) start: Seat,
    pub(crate) setup: Setup,
    /// The goods that lie on the junks.
    pub(crate) stock: Goods,
    /// D8.6: the colours for which the bidding is over.
    pub(crate) closed: Kinds,
    /// The junks of the merchants, by action.
    pub(crate) merchants: [Junk; 3],
    /// The merchants and helpers that are turned over.
    pub(crate) used: Figures,
    /// The market cards in the order of the rounds, by their place in the data.
    pub(crate) market: [u8; ROUNDS],
    pub(crate) piles: [Cards; 4],
    pub(crate) holds: [Hold; 5],
    /// Every special card that was ever kept, in order.
    pub(crate) drawn: Log<Drawn, { Cards::TOTAL }>,
    /// Every extra card that was used, in order.
    pub(crate) spent: Log<Spent, { Dschunke::EXTRA_CARDS }>,
}

/// The cards and money of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatState {
    pub(crate) colour: Colour,
    /// Strips that are not on a junk yet.
    pub(crate) strips: u8,
    /// Goods cards in the hand, including unrevealed bids.
    pub(crate) hand: Goods,
    /// The part of the hand that was taken openly.
    pub(crate) known: Goods,
    /// Special cards that other players have not seen.
    pub(crate) face_down: Cards,
    /// Special cards that lie open.
    pub(crate) open: Cards,
    pub(crate) yuan: Yuan,
    /// The money announced at the last Y.
    pub(crate) told: Option<Yuan>,
    pub(crate) extra: ExtraAction,
    pub(crate) bid: Bid,
}

/// D6.3: the one extra action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExtraAction {
    Free,
    Taken,
}

/// A special card that was kept from a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    pub(crate) seat: Seat,
    pub(crate) pile: Pile,
    pub(crate) sort: Sort,
}

/// A used extra card, and the number of cards drawn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spent {
    pub(crate) seat: Seat,
    pub(crate) sort: Sort,
    pub(crate) after: u8,
}

/// A list of at most `N` entries. Entries after its end are never read or compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Log<T, const N: usize> {
    entries: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Log<T, N> {
    pub(crate) const fn new(filler: T) -> Log<T, N> {
        Log { entries: [filler; N], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: T) {
        self.entries[self.len as usize] = entry;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.entries[..self.len as usize]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.entries[..self.len as usize]
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Log<T, N> {
    fn eq(&self, other: &Log<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Dschunke {
    /// The most players.
    pub(crate) const MAX_PLAYERS: usize = 4;
    /// The number of extra actions among the special cards.
    pub(crate) const EXTRA_CARDS: usize = 13;
    /// D2.7: the initial number of supply cards of each player.
    pub(crate) const SUPPLY_CARDS: u8 = 2;

    #[inline]
    pub(crate) const fn player_count(&self) -> usize {
        self.players as usize
    }

    /// The components that this game is played with.
    #[inline]
    #[must_use]
    pub fn data(&self) -> &Data {
        &self.data
    }

    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &SeatState {
        // Seats are at most 3; the mask avoids a bounds check.
        &self.seats[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index() & 3]
    }

    pub(crate) fn seat_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.player_count())
    }

    /// The hold of a junk.
    #[inline]
    #[must_use]
    pub fn hold(&self, junk: Junk) -> &Hold {
        &self.holds[junk.index()]
    }

    /// D5.2: the number of visible crates of a seat on a junk.
    #[inline]
    #[must_use]
    pub fn visible(&self, junk: Junk, seat: Seat) -> u8 {
        self.hold(junk).visible(seat)
    }

    #[inline]
    pub(crate) fn pile(&self, pile: Pile) -> Cards {
        self.piles[pile.index()]
    }

    /// The piles in which there is a card.
    #[inline]
    pub(crate) fn filled_piles(&self) -> Piles {
        Pile::ALL.into_iter().filter(|pile| !self.pile(*pile).is_empty()).collect()
    }

    /// The market card of this round; the first one during the free set-up.
    #[inline]
    pub(crate) fn market_card(&self) -> &MarketCard {
        let place = (self.round as usize).saturating_sub(1).min(ROUNDS - 1);
        &self.data().market[self.market[place] as usize % ROUNDS]
    }

    /// The junk of a merchant.
    #[inline]
    pub(crate) const fn merchant(&self, action: Action) -> Junk {
        self.merchants[action.index()]
    }

    /// D2.3: with three players there is only the helper of the lower row.
    #[inline]
    pub(crate) fn helpers(&self) -> impl Iterator<Item = Row> + use<> {
        Row::ALL.into_iter().skip(usize::from(self.players < 4))
    }

    /// D1.7: takes goods openly; the hand has no limit.
    #[inline]
    pub(crate) fn take_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.stock.remove(good, count);
        let seat = self.seat_mut(seat);
        seat.hand.add(good, count);
        seat.known.add(good, count);
    }

    /// Gives goods openly: first known cards, then the others.
    #[inline]
    pub(crate) fn give_goods(&mut self, seat: Seat, good: Good, count: u8) {
        self.stock.add(good, count);
        let seat = self.seat_mut(seat);
        seat.hand.remove(good, count);
        seat.known.remove(good, count.min(seat.known[good]));
    }

    /// Every goods card of the box, wherever it is: 18 of each kind at all times.
    #[must_use]
    pub fn all_goods(&self) -> Goods {
        self.seats.iter().fold(self.stock, |goods, seat| goods.plus(seat.hand))
    }

    /// The number of special cards, wherever they are: 30 at all times.
    #[must_use]
    pub fn all_special_cards(&self) -> u32 {
        let piles: u32 = self.piles.iter().map(|pile| pile.len()).sum();
        let held: u32 = self.seats.iter().map(|seat| seat.face_down.len() + seat.open.len()).sum();
        piles + held + self.spent.as_slice().len() as u32
    }

    /// The number of strips of a seat, on junks and beside them: 20 at all times.
    #[must_use]
    pub fn all_strips(&self, seat: Seat) -> u8 {
        let loaded: u8 = self.holds.iter().map(|hold| hold.strips_of(seat)).sum();
        loaded + self.seat(seat).strips
    }

    /// The money of a seat. The view hides it from others.
    #[must_use]
    pub fn yuan(&self, seat: Seat) -> Yuan {
        self.seat(seat).yuan
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_stays_small() {
        assert!(size_of::<Dschunke>() <= 512, "{} bytes", size_of::<Dschunke>());
    }
}
