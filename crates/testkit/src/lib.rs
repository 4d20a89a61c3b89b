//! Tests that every game has to pass, over positions from random play, and test helpers.
//!
//! A dev-dependency only. The functions panic with the seed and the step, so that a failure can be
//! reproduced.

mod data;
mod fixtures;
pub mod generated;
pub mod http;
mod laws;
#[cfg(feature = "postgres")]
pub mod postgres;
mod walk;

pub use data::data_belong_to_rules;
pub use fixtures::{every_version_replays, parsed, recorded_games};
pub use laws::hold_all;
pub use walk::{Style, Walk, World};
