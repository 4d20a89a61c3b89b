//! The contract that every game of Higaki implements, and the code that all games share.
//!
//! A [`Game`] is a value that knows which seats owe a decision, their legal choices, the view of
//! each viewer, and the effect of a choice. Randomness is not part of that value: it comes from
//! outside as a [`Chance`], so that live games, replays and playouts run the same rules. A
//! [`Table`] is a game in progress: options, seed and the list of choices; all other state is
//! derived.
//!
//! ```
//! use higaki_table::{Chance, QuickChance, Seed, SeededChance};
//!
//! // The same seed gives the same order on every machine; a playout uses a faster source.
//! let mut cards = [0, 1, 2, 3];
//! SeededChance::new(&Seed::from_text("a game")).shuffle(&mut cards);
//! let _roll = QuickChance::new(7).below(6);
//! ```
//!
//! This crate has no I/O, clocks, threads or messages for people.

mod any;
mod chance;
mod data;
mod data_table;
mod error;
mod game;
mod hash;
mod json;
mod json_text;
mod json_writer;
mod notation;
mod options;
mod outcome;
mod playout;
mod record;
mod rules;
mod scenario;
mod seat;
mod seed;
mod sink;
mod table;

pub use any::{AnyTable, ChoiceLine, Deciding, Failure, Played};
pub use chance::{Chance, ChanceResult, QuickChance, Recording, Replayed, SeededChance};
pub use data::{
    BuiltInData, ComponentData, Components, DataEntry, DataReader, DataSet, MAX_DATA_BYTES,
    Provenance,
};
pub use data_table::{ComponentTables, DataCell, DataTable, Found, Layout, Phrase};
pub use error::{PlayError, SetupError, UndoError};
pub use game::{Game, GameInfo, Refusal, Rule};
pub use hash::StableHash;
pub use json::parse_json;
pub use json_text::JsonText;
pub use json_writer::{Container, IndexedJson, JsonOutput, write_json};
pub use notation::NotationError;
pub use outcome::{Outcome, Place, Ranking, TooManyPlaces};
pub use playout::{Playout, play_listed, play_out};
pub use record::{Expected, Record, RecordError, RecordLine, Verdict, WithSeed};
pub use rules::RulesVersion;
pub use scenario::{Node, Problem, Problems};
pub use seat::{Seat, SeatSet, Viewer};
pub use seed::{Commitment, Nonce, Origin, Seed};
pub use sink::{Collected, Sink, Unheard};
pub use table::{Entry, Table};

/// Maximum length of a list of choices: a decision with more combinations is split into steps.
pub const MAX_CHOICES: usize = 512;
