//! The tests of EDO, written from the printed rules and the rule index: one binary, so that it
//! links once.
#![expect(clippy::needless_pass_by_value, reason = "scenarios are written in place")]

mod allocation;
mod audit;
mod data;
mod fixtures;
mod laws;
mod locales;
mod notation;
mod perft;
mod pinned;
mod reference;
mod rules;
mod scenarios;
mod support;
