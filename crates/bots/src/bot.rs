//! What an opponent is, and which ones there are.

use crate::budget::Budget;
use crate::levels;
use crate::search::SearchBot;
use crate::{Evaluate, GreedyBot, RandomBot};
use higaki_table::{Game, Seat};
use std::fmt::Debug;
use std::str::FromStr;

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Debug + Send {
    /// The choice of a seat that owes a decision. Depends on nothing that the seat cannot know.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice;

    /// What the last decision took.
    fn thought(&self) -> Thought {
        Thought::default()
    }
}

/// What a decision took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// How many iterations of a search; none for those who do not search.
    pub iterations: u64,
}

/// Which opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Draws a choice by lot.
    Random,
    /// Looks one choice ahead.
    Greedy,
    /// Knows what counts, but wavers.
    Apprentice,
    /// Searches a little and wavers a little.
    Clerk,
    /// Searches a little.
    Merchant,
    /// Searches well.
    Captain,
    /// Searches as well as it can within a second.
    Shogun,
}

/// Said of a word that is no opponent.
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

    /// Its word in commands.
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

    /// An opponent of this kind whose every decision follows from the number, unless it is limited
    /// by time.
    #[must_use]
    pub fn make<G: Evaluate>(self, number: u64) -> Box<dyn Bot<G>> {
        self.make_with(number, &Budget::default())
    }

    /// The same with a budget of its own; those who do not search need none.
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
