//! Tests of the protocol.

mod example_game;
mod notation;
mod page;
mod typescript;
