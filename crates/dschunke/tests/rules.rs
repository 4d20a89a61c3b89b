//! One file for each chapter of the rule index; the name of a test begins with the id of its rule.

mod actions;
mod cards;
mod components;
mod end;
mod holds;
mod known;
mod market;
mod moving;
pub(crate) mod own_data;
mod poker;
mod setup;
mod supply;
mod variants;
