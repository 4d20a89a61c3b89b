//! Answers to requests that succeeded.

use crate::{AnalysisState, Decided, Hint, Sums};
use higaki_table::JsonText;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The answer to a request that succeeded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Answer {
    /// Done; the consequences follow as updates.
    Done,
    /// A table was created, or the existing rematch was found.
    Table {
        /// The id of the table, fit for a link.
        table: String,
    },
    /// A seat was taken.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// The change is durable.
    Number {
        /// The number of its happening in the sequence of the seat.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
    },
    /// A proposal was made.
    Proposed {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
    },
    /// The consequences of a choice; null if the choice already tells them.
    Preview {
        /// The preview as JSON of the game.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        preview: Value,
    },
    /// Suggested choices.
    Hints {
        /// The suggestions, the best first.
        hints: Vec<Hint>,
    },
    /// The analysis of a finished game. Ask again until it is complete.
    Analysis {
        /// Whether it is complete.
        state: AnalysisState,
        /// The number of choices analysed so far.
        done: u32,
        /// The number of choices in all.
        total: u32,
        /// Every choice, in order; empty until the analysis is complete.
        decisions: Vec<Decided>,
        /// The totals of every seat; empty until the analysis is complete.
        seats: Vec<Sums>,
    },
    /// An earlier position.
    Position {
        /// The number of choices, as the viewer knows them.
        at: u32,
        /// The view of the game at that time.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: JsonText,
        /// The events of the last choice before it.
        #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
        events: JsonText,
    },
    /// The events of past choices.
    History {
        /// The deal and the choices with their events.
        moments: Vec<Moment>,
        /// `from` of the next request, if there is more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        next: Option<u32>,
    },
    /// The record of a game.
    Record {
        /// The text for `higaki verify` and `higaki replay`.
        record: String,
    },
    /// Chat lines, the oldest first.
    Talk {
        /// The lines, without those of people whom the caller muted.
        lines: Vec<ChatLine>,
    },
}

/// The events of one choice, or of the deal, as a viewer saw them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// The number of choices that the viewer knew of afterwards; 0 is the deal.
    pub at: u32,
    /// The number of choices that a spectator knew of afterwards.
    pub public_at: u32,
    /// The seat that chose; null for the deal.
    pub seat: Option<u8>,
    /// The events.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub events: JsonText,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at the table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// The author.
    pub person: String,
    /// The current name; empty if the person no longer exists.
    pub name: String,
    /// Whether the person is a guest, whose name need not be unique. Left out for accounts.
    #[serde(default, skip_serializing_if = "crate::seated::is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The text of the line.
    pub text: String,
    /// The time, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}
