//! The state of a game.

use crate::cards::Cards;
use crate::components::{Colour, Colours, Place};
use crate::deck::Deck;
use crate::row::{Picked, Row, Slot};
use crate::variants::Options;
use higaki_table::{RulesVersion, Seat, SeatSet};
use serde::Serialize;

/// A game of Traders of Osaka.
///
/// `Copy` and without heap: a search copies it a million times a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Osaka {
    pub(crate) seats: [SeatState; Osaka::MAX_PLAYERS],
    pub(crate) deck: Deck,
    pub(crate) discard: Cards,
    /// The cards laid down for a purchase in progress.
    pub(crate) paid: Cards,
    pub(crate) market: Row<{ Osaka::MARKET }>,
    pub(crate) farm: Row<{ Osaka::FARM }>,
    pub(crate) ships: [Place; 4],
    pub(crate) phase: Phase,
    /// The active player, or the one who takes the first token.
    pub(crate) active: Seat,
    /// The start player.
    pub(crate) start: Seat,
    pub(crate) players: u8,
    /// The number of consecutive passes.
    pub(crate) passes: u8,
    /// The seats whose stone lies on a card.
    pub(crate) stones: SeatSet,
    pub(crate) options: Options,
    pub(crate) rules: RulesVersion,
}

/// The cards and points of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatState {
    pub(crate) hand: Cards,
    /// Goods that are not insured.
    pub(crate) goods: Cards,
    pub(crate) insured: Cards,
    /// Cards kept as points with public faces.
    pub(crate) kept: Cards,
    /// Cards drawn as points with hidden faces.
    pub(crate) unseen: Cards,
    pub(crate) tokens: Tokens,
    /// Points by colour, for the breakdown at the end.
    pub(crate) earned: [u8; 4],
    /// Points for which no card was left.
    pub(crate) credit: u8,
}

/// The phase of the game between two choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Phase {
    /// The active player takes their first token.
    Token,
    /// The active player takes their turn.
    Turn,
    /// The active player pays step by step.
    Pay,
    /// Ships are sinking, and a player may insure the colours not yet settled.
    Insure { asked: Seat, settled: Colours },
    /// A player has paid for an insurance and chooses the goods that it saves.
    Save { asked: Seat, settled: Colours, colour: Colour, count: u8 },
    /// It is over.
    Over(End),
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A player has eight tokens.
    Tokens,
    /// No player has a legal action.
    Deadlock,
}

impl End {
    /// Its word in records and scenarios.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            End::Tokens => "tokens",
            End::Deadlock => "deadlock",
        }
    }
}

/// Bonus tokens by colour, four bits each: no colour comes near fifteen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tokens(u16);

impl Tokens {
    pub(crate) const MAX_OF_A_COLOUR: u32 = 15;

    #[inline]
    pub(crate) const fn of(self, colour: Colour) -> u32 {
        (self.0 >> (4 * colour.index()) & 15) as u32
    }

    #[inline]
    pub(crate) const fn add(&mut self, colour: Colour) {
        self.0 += 1 << (4 * colour.index());
    }

    /// One of each of these colours.
    #[inline]
    pub(crate) const fn add_each(&mut self, colours: Colours) {
        // The bits of the set, spread to one for every four bits.
        let bits = colours.bits() as u16;
        let pairs = (bits | bits << 6) & 0x0303;
        self.0 += (pairs | pairs << 3) & 0x1111;
    }

    #[inline]
    pub(crate) const fn total(self) -> u32 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        ((pairs >> 8) + (pairs & 0xff)) as u32
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl SeatState {
    /// The points of the player.
    #[inline]
    pub(crate) const fn points(&self) -> u32 {
        self.kept.len() + self.unseen.len() + self.credit as u32
    }
}

impl Osaka {
    /// The most players.
    pub(crate) const MAX_PLAYERS: usize = 4;
    /// The most cards in the market: all but one player's reservations, the farm, and two new ones.
    pub(crate) const MARKET: usize = 8;
    /// The most cards in the farm.
    pub(crate) const FARM: usize = 3;

    #[inline]
    pub(crate) const fn player_count(&self) -> usize {
        self.players as usize
    }

    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn seat_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.player_count())
    }

    /// All seats clockwise from the active player.
    #[inline]
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.player_count();
        let after = move |seat: &Seat| Some(seat.next(players));
        std::iter::successors(Some(self.active), after).take(players)
    }

    /// O4.3: the market cards that this seat may buy or take.
    #[inline]
    pub(crate) const fn open_to(&self, seat: Seat) -> Picked {
        // Fast path: mostly there are no stones.
        if self.stones.is_empty() { self.market.taken() } else { self.market.open_to(seat) }
    }

    /// O3.2: the price of the market for this seat: all cards except those that other players
    /// reserved.
    #[inline]
    pub(crate) const fn price(&self, seat: Seat) -> u32 {
        self.market.value(self.open_to(seat))
    }

    /// O4.4: the stone comes back with its card.
    #[inline]
    pub(crate) fn return_stone(&mut self, slot: Slot) {
        if let Some(owner) = slot.stone() {
            self.stones = self.stones.without(owner);
        }
    }

    #[inline]
    pub(crate) const fn ship(&self, colour: Colour) -> Place {
        self.ships[colour.index()]
    }

    /// The ships that lie in Edo.
    #[inline]
    pub(crate) fn arrived(&self) -> Colours {
        self.ships_from(Place::EDO)
    }

    /// O8.1: the ships that sink at this payday.
    #[inline]
    pub(crate) fn sinking(&self) -> Colours {
        self.ships_from(Place::FIRST_WAVE).without(self.arrived())
    }

    /// The ships that have reached this place.
    #[inline]
    fn ships_from(&self, place: Place) -> Colours {
        // One byte per ship. Adding 128 minus the place sets the highest bit of the ships that have
        // reached it, and the product gathers the four bits.
        let ships = u32::from_le_bytes(self.ships.map(Place::index));
        let lacking = (0x80 - u32::from(place.index())) * 0x0101_0101;
        let there = (ships + lacking) >> 7 & 0x0101_0101;
        Colours::from_bits((there.wrapping_mul(0x0102_0408) >> 24) as u8)
    }

    /// Every card of the box, wherever it is: 108 at all times.
    #[must_use]
    pub fn all_cards(&self) -> Cards {
        let table = self.deck.cards().plus(self.discard).plus(self.paid);
        let rows = self.market.all_cards().plus(self.farm.all_cards());
        self.seats.iter().fold(table.plus(rows), |cards, seat| {
            let goods = seat.goods.plus(seat.insured);
            cards.plus(seat.hand).plus(goods).plus(seat.kept).plus(seat.unseen)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_stays_small() {
        assert!(size_of::<Osaka>() <= 320, "{} bytes", size_of::<Osaka>());
    }

    #[test]
    fn ships_are_found_where_they_are() {
        let mut game = Osaka::bare(RulesVersion::FIRST, 2, Options::default());
        for places in 0..6_u32.pow(4) {
            let place = |n: u32| Place::new((places / 6_u32.pow(n) % 6) as u8).unwrap();
            game.ships = [0, 1, 2, 3].map(place);
            let at = |ask: fn(Place) -> bool| -> Colours {
                Colour::ALL.into_iter().filter(|colour| ask(game.ship(*colour))).collect()
            };
            assert_eq!(game.arrived(), at(|place| place == Place::EDO));
            assert_eq!(game.sinking(), at(Place::is_wave));
        }
    }

    #[test]
    fn tokens_are_counted_by_colour() {
        let mut tokens = Tokens::default();
        for _ in 0..9 {
            tokens.add(Colour::Green);
        }
        tokens.add(Colour::Red);
        assert_eq!(tokens.of(Colour::Green), 9);
        assert_eq!(tokens.of(Colour::Blue), 0);
        assert_eq!(tokens.total(), 10);
        tokens.add_each([Colour::Red, Colour::Yellow].into_iter().collect());
        assert_eq!(Colour::ALL.map(|colour| tokens.of(colour)), [2, 0, 1, 9]);
    }
}
