//! Every word that a person reads, in three languages.
//!
//! Engines hold no words: they report events, refusals and problems as data. [`Words`] finds the
//! sentence for such data in the Fluent files of `locales/` and fills it in. There is no code per
//! event or per game here; whoever adds a game adds its files to one list.
//!
//! ```
//! use higaki_words::{Language, Words};
//! use serde_json::json;
//!
//! let words = Words::new(Language::De);
//! let event = json!({ "event": "coin_taken", "seat": 0, "card": "B5" });
//! assert_eq!(words.event("osaka", &event, &["Anna".into()]), "Anna nimmt B5 als Münzen.");
//! ```
//!
//! How the id of a sentence follows from the data: `osaka-event-` and the word of the event, with
//! hyphens for underscores; likewise `osaka-refusal-…`, `osaka-decision-…`, `osaka-notation-…` and
//! `osaka-problem-…`. Where a game has no sentence of its own, one without its name is taken.

mod arg;
mod data_tables;
mod facts;
mod files;
mod language;
mod rulebook;
mod sentences;
mod words;

pub use arg::Arg;
pub use data_tables::{CellText, DataText, SourceText, TableText};
pub use language::{Language, UnknownLanguage};
pub use rulebook::{Chapter, RuleText, Rulebook, Ruling};
pub use words::Words;
