//! Levels of strength.
//!
//! All levels have the same knowledge and the same information. They differ in the length of the
//! search, in the noise of their estimates, and in the loss that they accept knowingly.

use crate::budget::Budget;
use crate::evaluation::LevelErrors;
use crate::search::{Dials, Style};
use crate::{Bot, Evaluate, Judge, Kind};
use std::time::Duration;

/// The levels, in ascending order.
const LEVELS: [Kind; 5] =
    [Kind::Apprentice, Kind::Clerk, Kind::Merchant, Kind::Captain, Kind::Shogun];

/// The names of the levels, in ascending order.
pub fn level_names() -> impl Iterator<Item = &'static str> {
    LEVELS.into_iter().map(Kind::word)
}

/// Creates an opponent of a level. The level fills in what the budget leaves open; the token of the
/// budget cancels a search.
#[must_use]
pub fn make<G: Evaluate>(level: &str, number: u64, budget: &Budget) -> Option<Box<dyn Bot<G>>> {
    let kind = LEVELS.into_iter().find(|kind| kind.word() == level)?;
    Some(kind.make_with(number, budget))
}

/// The dials of a level; `None` without a search.
pub(crate) fn dials<G: Judge>(kind: Kind) -> Option<Dials> {
    let style = Style::for_game::<G>();
    let [apprentice, clerk, merchant] = G::LEVEL_ERRORS;
    let level = |iterations, LevelErrors { noise, regret }| Dials {
        iterations,
        time: None,
        noise,
        regret,
        style,
    };
    let never = LevelErrors { noise: 0.0, regret: 0.0 };
    match kind {
        Kind::Random | Kind::Greedy => None,
        Kind::Apprentice => Some(level(30, apprentice)),
        Kind::Clerk => Some(level(100, clerk)),
        Kind::Merchant => Some(level(300, merchant)),
        Kind::Captain => Some(level(1_000, never)),
        Kind::Shogun => {
            let time = Some(Duration::from_millis(950));
            Some(Dials { time, ..level(u64::MAX, never) })
        }
    }
}
