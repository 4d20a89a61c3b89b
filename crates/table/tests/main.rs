//! Tests of the shared code with a tiny game of sealed bids and a die.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod records;
mod toy;
mod undo;
