//! The values of sets, and the ranking.

use crate::by_colour::ByColour;
use crate::cards::Cards;
use crate::state::{End, Osaka, Phase};
use higaki_table::{Outcome, Seat};
use serde::Serialize;

/// O7.2: highest card plus tokens, times the number of cards, rounded up to a multiple of 5.
#[inline]
pub(crate) const fn set_worth(set: Cards, tokens: u32) -> u32 {
    5 * set_points(set, tokens)
}

/// O7.3: a point for every 5 of the value of the set of one colour with this number of tokens.
#[inline]
#[must_use]
pub const fn set_points(set: Cards, tokens: u32) -> u32 {
    (set.len() * (set.highest() + tokens)).div_ceil(5)
}

/// Where the points of all players come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Breakdown {
    /// Why the game ended.
    pub reason: End,
    /// One line for each seat, in seat order.
    pub seats: Vec<Line>,
}

/// Where the points of one player come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The player.
    pub seat: Seat,
    /// Points from sales.
    pub sales: ByColour<u32>,
    /// Points from the scenario.
    pub before: u32,
    /// All points.
    pub points: u32,
    /// Tokens.
    pub tokens: ByColour<u32>,
    /// Goods that were left over and count nothing.
    pub unsold: u32,
    /// The place in the ranking.
    pub place: u8,
}

impl Osaka {
    /// O9.3, O9.4: most points, then most tokens, then a shared place.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        let points = |seat: Seat| self.seat(seat).points() as i32;
        let key = |seat: Seat| (self.seat(seat).points(), self.seat(seat).tokens.total());
        Some(Outcome::rank(end.word(), self.player_count(), points, key))
    }

    pub(crate) fn final_breakdown(&self) -> Option<Breakdown> {
        let Phase::Over(reason) = self.phase else { return None };
        let ranking = self.final_outcome()?.ranking;
        let line = |seat: Seat| {
            let own = self.seat(seat);
            let sales = ByColour(own.earned.map(u32::from));
            let points = own.points();
            let place = ranking.iter().find(|place| place.seat == seat);
            Line {
                seat,
                sales,
                before: points.saturating_sub(sales.0.iter().sum()),
                points,
                tokens: ByColour::each(|colour| own.tokens.of(colour)),
                unsold: own.goods.plus(own.insured).len(),
                place: place.map_or(0, |place| place.place),
            }
        };
        Some(Breakdown { reason, seats: self.seat_order().map(line).collect() })
    }
}
