//! Proofs that anyone can run, and that fail when the fault is there that they look for.
//!
//! - [`fair`]: the commitment, the deal and every later chance of a record, recomputed.
//! - [`leak`]: what is hidden from a viewer drawn anew, and every byte that he is sent compared.
//! - [`crash`]: servers killed under load, and everything that they had acknowledged looked for.
//! - [`load`]: how much a server does, how quickly, and with how much memory.
//! - [`fill`]: a database with any number of finished games, to measure on.
//! - [`growth`]: start-up, memory and pages of a server on such a database.
//!
//! This crate holds no rule of any game. `docs/proofs.md` tells what each of them shows and what
//! it does not.

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
