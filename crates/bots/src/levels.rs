//! Levels: how strong an opponent is, by honest dials.
//!
//! All levels know the same and see the same. They differ in how long they search, in how much
//! their judgement wavers, and in how large a mistake they would knowingly make.

use crate::budget::Budget;
use crate::search::{Dials, Style};
use crate::{Bot, Evaluate, Judge, Kind};
use std::time::Duration;

/// The levels, the weakest first.
const LEVELS: [Kind; 5] =
    [Kind::Apprentice, Kind::Clerk, Kind::Merchant, Kind::Captain, Kind::Shogun];

/// The words for the levels, the weakest first.
pub fn level_names() -> impl Iterator<Item = &'static str> {
    LEVELS.into_iter().map(Kind::word)
}

/// An opponent of a level, for whoever has a thread for it to think on. What the budget leaves open
/// is as the level has it; its token ends a search early.
#[must_use]
pub fn make<G: Evaluate>(level: &str, number: u64, budget: &Budget) -> Option<Box<dyn Bot<G>>> {
    let kind = LEVELS.into_iter().find(|kind| kind.word() == level)?;
    Some(kind.make_with(number, budget))
}

/// The dials of a level; none for those who do not search.
pub(crate) fn dials<G: Judge>(kind: Kind) -> Option<Dials> {
    let style = Style::for_game::<G>();
    let (noise_by, regret_by) = (G::WAVERS, G::WAVERS.sqrt());
    let level = |iterations, noise: f64, regret: f64| {
        let (noise, regret) = (noise * noise_by, regret * regret_by);
        Dials { iterations, time: None, noise, regret, style }
    };
    match kind {
        Kind::Random | Kind::Greedy => None,
        Kind::Apprentice => Some(level(30, 0.02, 0.10)),
        Kind::Clerk => Some(level(100, 0.005, 0.06)),
        Kind::Merchant => Some(level(300, 0.001, 0.03)),
        Kind::Captain => Some(level(1_000, 0.0, 0.0)),
        Kind::Shogun => {
            let time = Some(Duration::from_millis(950));
            Some(Dials { time, ..level(u64::MAX, 0.0, 0.0) })
        }
    }
}
