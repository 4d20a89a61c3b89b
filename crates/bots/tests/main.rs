//! Opponents and simulation.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod analysis;
mod arena;
mod bots;
mod dschunke;
mod edo;
mod levels;
mod manners;
mod search;
mod simulation;
mod training;
mod zoo;
