//! Opponents for all games, and simulation of many games.
//!
//! A [`Bot`] decides for one seat and may use only what that seat can know; the laws in the tests
//! hold it to that. What a game adds is one small module with its evaluation.
//!
//! This crate knows nothing about files, networks or terminals.

mod bot;
mod dschunke;
mod edo;
mod evaluate;
mod greedy;
mod osaka;
mod simulation;

pub use bot::{Bot, Kind, RandomBot, UnknownBot};
pub use evaluate::Evaluate;
pub use greedy::GreedyBot;
pub use simulation::{Drawing, GroupReport, Lengths, Progress, Report, SeatReport, Simulation};
