//! The zoo: yardsticks that never change, so that results of different versions are comparable.
//!
//! They depend neither on the search nor on fitted weights. A test pins their choices. A better
//! greedy player belongs into another module. The search may use this module, but not the other way
//! round.

mod flat;
mod greedy;
mod plain;
mod random;

pub(crate) use greedy::{dschunke, edo};
pub use {flat::FlatBot, greedy::GreedyBot, plain::PlainBot, random::RandomBot};

use crate::budget::Budget;
use crate::{Bot, Evaluate};
use higaki_table::{Game, Outcome, QuickChance, Seat, Unheard};

/// A yardstick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yardstick {
    /// Draws a choice by lot.
    Random,
    /// Looks one choice ahead.
    Greedy,
    /// Flat Monte Carlo: tries all choices equally often, with random playouts.
    Flat,
    /// Textbook information-set Monte Carlo tree search with random playouts.
    Plain,
}

impl Yardstick {
    /// All yardsticks.
    pub const ALL: [Yardstick; 4] =
        [Yardstick::Random, Yardstick::Greedy, Yardstick::Flat, Yardstick::Plain];

    /// The name in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Yardstick::Random => "random",
            Yardstick::Greedy => "greedy",
            Yardstick::Flat => "flat",
            Yardstick::Plain => "ismcts",
        }
    }

    /// Creates a yardstick. The number determines its decisions, unless time limits them.
    #[must_use]
    pub fn make<G: Evaluate>(self, number: u64, budget: &Budget) -> Box<dyn Bot<G>> {
        G::yardstick(self, number, budget)
    }
}

pub(crate) fn made<G: Evaluate>(
    yardstick: Yardstick,
    number: u64,
    budget: &Budget,
) -> Box<dyn Bot<G>> {
    match yardstick {
        Yardstick::Random => Box::new(RandomBot::new(number)),
        Yardstick::Greedy => Box::new(GreedyBot::new(number)),
        Yardstick::Flat => Box::new(FlatBot::new(number, budget.clone())),
        Yardstick::Plain => Box::new(PlainBot::new(number, budget.clone())),
    }
}

/// Iterations of a decision without a budget of its own.
const ITERATIONS: u64 = 1_000;

/// Plays a world to its end, choice by choice: the fast playout of a game may one day draw
/// differently, and playouts of yardsticks are pinned.
fn roll_out<G: Game>(world: &mut G, chance: &mut QuickChance) {
    while let Some(seat) = world.deciding().first() {
        let choice = world.random_choice(seat, chance);
        world.apply(seat, choice, chance, &mut Unheard);
    }
}

/// The share of every seat in the win.
fn shares(outcome: &Outcome) -> [f64; Seat::MAX] {
    let winners = outcome.winners().count() as f64;
    let mut shares = [0.0; Seat::MAX];
    for winner in outcome.winners() {
        shares[winner.index()] = 1.0 / winners;
    }
    shares
}
