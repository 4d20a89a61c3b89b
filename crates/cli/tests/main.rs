//! The binary as a user calls it.

mod engine;
mod simulation;
mod support;
mod terminal;
mod verification;
