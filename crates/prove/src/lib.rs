//! Proofs: experiments that anyone can repeat, each of which fails if its fault is present.
//!
//! - [`fair`]: recomputes the commitment, the deal and all later chance of a record.
//! - [`leak`]: samples hidden information anew and compares every byte sent to a viewer.
//! - [`crash`]: kills servers under load and looks for everything that they acknowledged.
//! - [`load`]: throughput, latency and memory of a server under load.
//! - [`fill`]: a database with any number of finished games, for measurements.
//! - [`growth`]: start-up, memory and pages of a server on such a database.
//!
//! This crate holds no game rules. `docs/proofs.md` describes what each proof shows and what it
//! does not.

mod client;
pub mod crash;
mod error;
pub mod fair;
pub mod fill;
pub mod growth;
pub mod leak;
pub mod load;
mod measure;
mod process;

pub use client::{NotATarget, Target};
pub use error::ProveError;
pub use process::{Launch, Node};
