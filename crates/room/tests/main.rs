//! Tests of rooms: whole tables without a runtime, a store or a network.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod advice;
mod agree;
mod clocks;
mod commits;
mod games;
mod lessons;
mod opponents;
mod processes;
mod routes;
mod seats;
mod support;
mod watchers;
