//! The server of Higaki: tables that never lose a move and never show a card.
//!
//! - [`tables`] is the heart: every table is a task that folds its log into a state, checks what it
//!   is asked for, and answers and tells others only after the log is durable. It knows no rules
//!   and no network.
//! - [`socket`] speaks the protocol of `docs/protocol.md` over any line that carries frames.
//! - [`house`] is everything around it: HTTP, people, limits, configuration.
//!
//! Nothing in here asks a real clock or the operating system for chance on its own; both come in
//! as [`time::Time`] and [`entropy::Entropy`], so that tests can run a server in simulated time.

mod alarm;
pub mod entropy;
pub mod house;
mod queue;
mod rate;
pub mod socket;
pub mod tables;
pub mod time;
