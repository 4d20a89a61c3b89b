//! Opponents and simulation.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod bots;
mod dschunke;
mod edo;
mod simulation;
