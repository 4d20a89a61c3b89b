//! Proofs that hold, and planted faults that they find.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod fair;
mod leak;
