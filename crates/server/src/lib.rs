//! The server of Higaki: durable tables, sockets and HTTP.
//!
//! - [`tables`] drives rooms: every table in use is a task that passes messages to a
//!   [`higaki_room::Room`] and carries out its effects. It knows no rules and no network.
//! - [`socket`] speaks the protocol of `docs/protocol.md` over any stream of frames.
//! - [`house`] is the HTTP server around it: people, limits, configuration.
//!
//! No module reads a real clock or the random numbers of the operating system directly; both are
//! injected as [`time::Time`] and [`entropy::Entropy`], so that tests can run a server in simulated
//! time.

mod alarm;
pub mod entropy;
pub mod house;
mod queue;
mod rate;
pub mod socket;
pub mod tables;
pub mod time;
