//! What an opponent is, and which ones there are.

use crate::{Evaluate, GreedyBot};
use higaki_table::{Game, QuickChance, Seat};
use std::fmt::Debug;
use std::str::FromStr;

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Debug + Send {
    /// The choice of a seat that owes a decision. Depends on nothing that the seat cannot know.
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice;
}

/// Which opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Draws a choice by lot.
    Random,
    /// Looks one choice ahead.
    Greedy,
}

/// Said of a word that is no opponent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no opponent {0:?}; there are: random, greedy")]
pub struct UnknownBot(pub String);

impl Kind {
    /// All opponents, the weakest first.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// Its word in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// An opponent of this kind whose every decision follows from the number.
    #[must_use]
    pub fn make<G: Evaluate>(self, number: u64) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(RandomBot::new(number)),
            Kind::Greedy => Box::new(GreedyBot::new(number)),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(word: &str) -> Result<Kind, UnknownBot> {
        let known = Kind::ALL.into_iter().find(|kind| kind.word() == word);
        known.ok_or_else(|| UnknownBot(word.chars().take(40).collect()))
    }
}

/// Draws a choice by lot, as the game draws it for playouts.
#[derive(Clone, Debug)]
pub struct RandomBot {
    chance: QuickChance,
}

impl RandomBot {
    /// A bot whose every decision follows from the number.
    #[must_use]
    pub fn new(number: u64) -> RandomBot {
        RandomBot { chance: QuickChance::new(number) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice {
        game.random_choice(seat, &mut self.chance)
    }
}
