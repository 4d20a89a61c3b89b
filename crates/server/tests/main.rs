//! Tests of the server.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod heart;
mod house;
