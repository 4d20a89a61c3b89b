//! The binary as a user calls it.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod arena;
mod closed_pipe;
mod dschunke;
mod edo;
mod engine;
mod engine_talk;
mod generated;
#[cfg(feature = "server")]
mod prove;
mod search;
#[cfg(feature = "server")]
mod serve;
mod simulation;
mod support;
mod terminal;
mod verification;
