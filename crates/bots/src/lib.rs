//! Opponents for all games, and simulation of many games.
//!
//! A [`Bot`] decides for one seat and may use only information of that seat; the laws in the tests
//! check it. A game adds one small module with its evaluation.
//!
//! This crate knows nothing about files, networks or terminals.

mod analysis;
mod arena;
mod arithmetic;
mod bot;
mod budget;
mod clock;
mod evaluate;
mod evaluation;
mod hint;
mod levels;
mod once;
mod search;
mod simulation;
mod threads;
mod train;
mod worlds;
mod zoo;

pub use analysis::{Analysis, Decided, MISTAKE, Sums, analyse};
pub use arena::{
    Arena, ArenaReport, Contestant, Met, RatedContestant, SeatShare, Share, UnknownContestant,
    Until, Verdict,
};
pub use bot::{Bot, Kind, SearchStats, UnknownBot};
pub use budget::{Budget, POLL, Stop};
pub use clock::Clock;
pub use evaluate::Evaluate;
pub use evaluation::{
    Features, Fitted, ForPlayers, Judge, Judgement, MOST_FEATURES, Net, Nets, Shape, Sight,
    TaughtNet, WeightProblem, Weights, judge,
};
pub use hint::{Hint, hints, reason_of};
pub use levels::{level_names, make};
pub use search::{Candidate, Dials, Playouts, SearchBot, SearchReport, Style};
pub use simulation::{Drawing, GroupReport, Lengths, Progress, Report, SeatReport, Simulation};
pub use train::{NetState, State as TrainingState, Training};
pub use zoo::{FlatBot, GreedyBot, PlainBot, RandomBot, Yardstick};
