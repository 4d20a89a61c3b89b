//! Translations: all text of the interface in three languages.
//!
//! Engines contain no text: they report events, refusals and problems as data. [`Words`] looks up
//! the message for such data in the Fluent files of `locales/` and formats it. There is no code per
//! event or per game here.
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
//! The id of a message follows from the data: `osaka-event-` and the name of the event, with
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
