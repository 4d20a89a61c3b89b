//! Dschunke held to its rule index, to its rulebook's examples, to a second implementation and to the
//! laws of the contract.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

mod allocation;
mod data;
mod determinise;
mod fixtures;
mod index;
mod laws;
mod perft;
mod reference;
mod rules;
mod scenarios;
mod support;
