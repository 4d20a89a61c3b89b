//! Opponents for all games, and simulation of many games.
//!
//! A [`Bot`] decides for one seat and may use only what that seat can know; the laws in the tests
//! hold it to that. What a game adds is one small module with its evaluation.
//!
//! This crate knows nothing about files, networks or terminals.

mod analysis;
mod bot;
mod dschunke;
mod edo;
mod evaluate;
mod evaluation;
mod greedy;
mod hint;
mod levels;
mod osaka;
mod search;
mod simulation;
mod train;

pub use analysis::{Analysis, Decided, MISTAKE, Sums, analyse};
pub use bot::{Bot, Kind, RandomBot, Thought, UnknownBot};
pub use evaluate::Evaluate;
pub use evaluation::{
    Features, Fitted, ForPlayers, Judge, Judgement, MOST_FEATURES, WeightProblem, Weights, judge,
};
pub use greedy::GreedyBot;
pub use hint::{Hint, hints, reason_of};
pub use levels::{level_names, make};
pub use search::{Budget, Candidate, Dials, POLL, Playouts, SearchBot, SearchReport, Stop, Style};
pub use simulation::{Drawing, GroupReport, Lengths, Progress, Report, SeatReport, Simulation};
pub use train::{State as TrainingState, Training};
