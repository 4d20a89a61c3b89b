//! What an ask is answered with when it was carried out.

use crate::{AnalysisState, Decided, Hint, Sums};
use higaki_table::JsonText;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The answer to an ask that was carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Answer {
    /// It is done, and whatever follows from it comes as an update.
    Done,
    /// A table was made, or the one to play again was found.
    Table {
        /// Its id, fit for a link.
        table: String,
    },
    /// A seat was taken.
    Seat {
        /// Which.
        seat: u8,
    },
    /// It is durable, and this is the number under which the seat learns of it.
    Number {
        /// The number in the sequence of the seat.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        number: u64,
    },
    /// Everybody was asked.
    Proposed {
        /// The number of the proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        offer: u64,
    },
    /// What a choice would bring about; null where that would say no more than the choice.
    Preview {
        /// In the words of the game.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        preview: Value,
    },
    /// Advice.
    Hints {
        /// The best choices, the best first.
        hints: Vec<Hint>,
    },
    /// What the choices of a game cost. It takes a while: ask again until all of them are there.
    Analysis {
        /// Whether it is all there.
        state: AnalysisState,
        /// How many choices have been looked at.
        done: u32,
        /// How many there are.
        total: u32,
        /// Every choice, in order; empty until all have been looked at.
        decisions: Vec<Decided>,
        /// The sums of every seat; empty until all have been looked at.
        seats: Vec<Sums>,
    },
    /// An earlier position.
    Position {
        /// After so many choices that the viewer knows of.
        at: u32,
        /// The table as the viewer saw it then.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        view: JsonText,
        /// The events of the choice that led to it.
        #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
        events: JsonText,
    },
    /// What happened.
    History {
        /// Every choice, or the deal, with its events.
        moments: Vec<Moment>,
        /// Where to go on asking, if there is more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        next: Option<u32>,
    },
    /// A game as text.
    Record {
        /// For `higaki verify` and `higaki replay`.
        record: String,
    },
    /// What was said, the oldest first.
    Talk {
        /// The lines, without those of people whom one does not want to hear.
        lines: Vec<ChatLine>,
    },
}

/// The events of one choice as a viewer saw them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// After so many choices that the viewer knows of; 0 is the deal.
    pub at: u32,
    /// After so many choices that a spectator knows of.
    pub public_at: u32,
    /// Who chose; nobody in the deal.
    pub seat: Option<u8>,
    /// What happened.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub events: JsonText,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at the table.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// Who said it.
    pub person: String,
    /// The name as it is now; empty if that person is gone.
    pub name: String,
    /// Whether this person is a guest: others may have the same name. Left out for accounts.
    #[serde(default, skip_serializing_if = "crate::seated::is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub guest: bool,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}
