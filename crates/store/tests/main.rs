//! All tests of the store in one binary, so that it links once.
//!
//! The contract of every store is in `conformance` and runs on SQLite in memory, on an SQLite file
//! and on a real PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

mod conformance;
mod crash;
mod health;
mod migration;
mod opening;
mod postgres;
mod sqlite;
mod support;
