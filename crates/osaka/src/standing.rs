//! The position of a player as plain numbers, for evaluations.

use crate::by_colour::ByColour;
use crate::cards::Cards;
use crate::components::{Card, Place};
use crate::row::Slot;
use crate::scoring::set_points;
use crate::state::Osaka;
use higaki_table::Seat;

/// The cards and points of a player, cheaper than a view. All of it is known to a viewer who
/// watched the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Points so far.
    pub points: u32,
    /// Tokens of all colours.
    pub tokens: u32,
    /// The hand.
    pub hand: Cards,
    /// Goods that are not insured.
    pub goods: Cards,
    /// Insured goods.
    pub insured: Cards,
    /// The points that each set would bring now.
    pub set_points: ByColour<u32>,
    /// The card under the player's stone.
    pub reserved: Option<Card>,
    /// Where the ships are.
    pub ships: ByColour<Place>,
    /// The tokens by colour.
    pub tokens_of: ByColour<u32>,
    /// The market cards that the player could buy.
    pub open: Cards,
    /// The cards that will come to the market with the next refill.
    pub farm: Cards,
    /// The number of turns before the player’s own.
    pub turns_away: usize,
}

impl Osaka {
    /// The standing of this player.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        let own = self.seat(seat);
        let players = self.player_count();
        let sets = own.goods.plus(own.insured);
        Standing {
            points: own.points(),
            tokens: own.tokens.total(),
            hand: own.hand,
            goods: own.goods,
            insured: own.insured,
            set_points: ByColour::each(|colour| set_points(sets.of(colour), own.tokens.of(colour))),
            reserved: self.reserved_card(seat),
            ships: ByColour(self.ships),
            tokens_of: ByColour::each(|colour| own.tokens.of(colour)),
            open: self.market.cards(self.open_to(seat)),
            farm: self.farm.all_cards(),
            turns_away: (seat.index() + players - self.active.index()) % players,
        }
    }

    /// The tokens of the player with the most.
    #[must_use]
    pub fn most_tokens(&self) -> u32 {
        self.seat_order().map(|seat| self.seat(seat).tokens.total()).max().unwrap_or(0)
    }

    /// The card under the player's stone.
    pub(crate) fn reserved_card(&self, seat: Seat) -> Option<Card> {
        if !self.stones.contains(seat) {
            return None;
        }
        let mut all = self.market.slots().chain(self.farm.slots());
        all.find(|slot| slot.stone() == Some(seat)).map(Slot::card)
    }
}
