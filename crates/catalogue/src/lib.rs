//! The catalogue: the one list of games, with all operations that take a game by its name.
//!
//! [`GameId`] names a game, [`with_game!`] turns the name into a type, [`Games`] creates tables
//! from options, scenarios and records. No other crate matches on names of games: `cargo test -p
//! xtask` checks it.

#[cfg(feature = "engine")]
mod engine;
mod game_id;
mod games;
mod lessons;
mod options;
mod playable;

#[cfg(feature = "engine")]
pub use engine::{Engine, SeedSource};
pub use game_id::GameId;
#[doc(hidden)]
pub use game_id::types;
pub use games::{AllGames, CannotBegin, Games};
pub use lessons::{Lesson, Step, lessons};
pub use options::{read_options, read_options_or_default};
pub use playable::{Analyse, Playable, Search, hints_json, suggest};
