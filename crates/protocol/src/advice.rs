//! Hints before a choice and the analysis of a finished game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A suggested choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// The choice in notation.
    pub text: String,
    /// The choice as data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub choice: Value,
    /// The chance to win with it, from 0 to 1.
    pub chance: f64,
    /// The expected points at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub points: Option<f64>,
    /// For simultaneous choices: the probability with which to play it, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub share: Option<f64>,
    /// The main argument for it, as a word of the game: `<game>-reason-<word>` in `locales/`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<String>,
}

/// The state of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum AnalysisState {
    /// Queued or running.
    Working,
    /// Complete.
    Done,
}

/// One choice of a finished game, judged by the information of its player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Decided {
    /// The number of the choice in the record, counted from 1.
    pub number: u32,
    /// The position after the choice, as a number of choices that the viewer knows of.
    pub at: u32,
    /// The seat that chose.
    pub seat: u8,
    /// The choice in notation.
    pub choice: String,
    /// The best choice in notation.
    pub best: String,
    /// The chance to win with the best choice, from 0 to 1.
    pub chance: f64,
    /// The loss of winning chance by the choice.
    pub loss: f64,
    /// The change of each seat’s winning chance by the information that the choice revealed.
    pub luck: Vec<f64>,
}

/// The totals of a seat over a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sums {
    /// The number of its choices.
    pub decisions: u32,
    /// The number of its choices that lost more than a little.
    pub mistakes: u32,
    /// The total loss of winning chance by its choices.
    pub loss: f64,
    /// The total change of its winning chance by luck.
    pub luck: f64,
}
