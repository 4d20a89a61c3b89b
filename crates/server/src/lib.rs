//! The server of Higaki: tables that never lose a move and never show a card.
//!
//! - [`tables`] drives rooms: every table in use is a task that passes messages to a
//!   [`higaki_room::Room`] and carries out its effects. It knows no rules and no network.
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
