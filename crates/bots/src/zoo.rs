//! The zoo: yardsticks that stay as they are for ever, so that figures of today and of next year
//! can be compared.
//!
//! Nothing in here depends on the search or on fitted weights, and none of it may change: a test
//! holds every yardstick to choices that it once made. Whoever knows a better greedy player writes
//! a new one elsewhere. The search may build on what stands here, but not the other way round.

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
    /// Tries every choice as often as any other, with playouts at random: flat Monte Carlo.
    Flat,
    /// Information-set Monte Carlo tree search as it stands in the books, with playouts at random.
    Plain,
}

impl Yardstick {
    /// All yardsticks.
    pub const ALL: [Yardstick; 4] =
        [Yardstick::Random, Yardstick::Greedy, Yardstick::Flat, Yardstick::Plain];

    /// Its word in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Yardstick::Random => "random",
            Yardstick::Greedy => "greedy",
            Yardstick::Flat => "flat",
            Yardstick::Plain => "ismcts",
        }
    }

    /// A yardstick whose every decision follows from the number, unless it is limited by time.
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

/// How many iterations a decision gets, if its budget does not say.
const ITERATIONS: u64 = 1_000;

/// Plays a world to its end. Choice by choice and not in the quickest way that a game knows: what
/// the yardsticks roll out is pinned, and the quickest way may one day draw differently.
fn roll_out<G: Game>(world: &mut G, chance: &mut QuickChance) {
    while let Some(seat) = world.deciding().first() {
        let choice = world.random_choice(seat, chance);
        world.apply(seat, choice, chance, &mut Unheard);
    }
}

/// The share in the win of every seat.
fn shares(outcome: &Outcome) -> [f64; Seat::MAX] {
    let winners = outcome.winners().count() as f64;
    let mut shares = [0.0; Seat::MAX];
    for winner in outcome.winners() {
        shares[winner.index()] = 1.0 / winners;
    }
    shares
}
