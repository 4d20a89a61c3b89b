//! Tests of the protocol.

mod example_game;
mod page;
mod typescript;
