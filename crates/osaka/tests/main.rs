//! The tests of Traders of Osaka, written from the printed rules. One binary, to link only once.

mod allocation;
mod drawing;
mod fixtures;
mod laws;
mod perft;
mod reference;
mod rules;
mod scenarios;
mod support;
