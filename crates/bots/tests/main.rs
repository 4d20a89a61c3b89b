//! Opponents and simulation.

mod bots;
mod simulation;
