//! The shared mechanisms, tried on a game that is small enough to see through: sealed bids, a die.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod records;
mod toy;
mod undo;
