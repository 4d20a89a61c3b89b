//! Opponents: the trait, and the list of kinds.

use crate::budget::Budget;
use crate::levels;
use crate::search::SearchBot;
use crate::{Evaluate, GreedyBot, RandomBot};
use higaki_table::{Game, Seat};
use std::fmt::Debug;
use std::str::FromStr;

/// An opponent that decides for a seat.
pub trait Bot<G: Game>: Debug + Send {
    /// Chooses for a seat that owes a decision. Depends on nothing hidden from the seat.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice;

    /// The search statistics of the last decision.
    fn stats(&self) -> SearchStats {
        SearchStats::default()
    }
}

/// Search statistics of one decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchStats {
    /// Iterations of the search; 0 without one.
    pub iterations: u64,
}

/// The kinds of opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Draws a choice evenly.
    Random,
    /// Looks one choice ahead.
    Greedy,
    /// Knows what counts, but errs.
    Apprentice,
    /// Searches briefly and errs a little.
    Clerk,
    /// Searches briefly and errs less than the clerk.
    Merchant,
    /// Searches well.
    Captain,
    /// Searches as well as it can within a second.
    Shogun,
}

/// The error for a name that no opponent has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot {0:?}; known bots: {known}", known = words())]
pub struct UnknownBot(pub String);

impl Kind {
    /// All opponents, the weakest first.
    pub const ALL: [Kind; 7] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Apprentice,
        Kind::Clerk,
        Kind::Merchant,
        Kind::Captain,
        Kind::Shogun,
    ];

    /// The name in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Apprentice => "apprentice",
            Kind::Clerk => "clerk",
            Kind::Merchant => "merchant",
            Kind::Captain => "captain",
            Kind::Shogun => "shogun",
        }
    }

    /// Creates an opponent. The number determines its decisions, unless time limits them.
    #[must_use]
    pub fn make<G: Evaluate>(self, number: u64) -> Box<dyn Bot<G>> {
        self.make_with(number, &Budget::default())
    }

    /// Creates an opponent with a budget. Opponents without a search ignore it.
    #[must_use]
    pub fn make_with<G: Evaluate>(self, number: u64, budget: &Budget) -> Box<dyn Bot<G>> {
        G::opponent(self, number, budget)
    }
}

pub(crate) fn made<G: Evaluate>(kind: Kind, number: u64, budget: &Budget) -> Box<dyn Bot<G>> {
    match (kind, levels::dials::<G>(kind)) {
        (Kind::Random, _) => Box::new(RandomBot::new(number)),
        (_, Some(dials)) => Box::new(SearchBot::new(number, dials, budget.clone())),
        (_, None) => Box::new(GreedyBot::new(number)),
    }
}

fn words() -> String {
    Kind::ALL.map(Kind::word).join(", ")
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<Kind, UnknownBot> {
        let known = Kind::ALL.into_iter().find(|kind| kind.word() == word);
        known.ok_or_else(|| UnknownBot(word.chars().take(40).collect()))
    }
}
