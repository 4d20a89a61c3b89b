//! What the searching bots think: advice before a choice, and a judgement afterwards.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Advice on one choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// The choice in notation.
    pub text: String,
    /// The same as data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub choice: Value,
    /// The winning chance that it gives, from 0 to 1.
    pub chance: f64,
    /// The points that can be expected at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub points: Option<f64>,
    /// Where choices are sealed: how often to play it, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub share: Option<f64>,
    /// What speaks for it, as a word of the game: `<game>-reason-<word>` in `locales/`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<String>,
}

/// How far the judgement of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum AnalysisState {
    /// It is being worked on, or waits for that.
    Working,
    /// It is all there.
    Done,
}

/// One choice of a finished game, judged by what the player could know then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Decided {
    /// The number of the choice in the record, counted from 1.
    pub number: u32,
    /// After so many choices that the viewer knows of he saw what came of it.
    pub at: u32,
    /// Who chose.
    pub seat: u8,
    /// What, in notation.
    pub choice: String,
    /// What would have been best, in notation.
    pub best: String,
    /// The winning chance before the choice, from 0 to 1: that of the best one.
    pub chance: f64,
    /// What the choice cost of it.
    pub loss: f64,
    /// What the things shown because of it brought every seat, in winning chance.
    pub luck: Vec<f64>,
}

/// What a seat gave away and was given in a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sums {
    /// How many choices it made.
    pub decisions: u32,
    /// How many of them cost more than a little.
    pub mistakes: u32,
    /// What its choices cost, in winning chance.
    pub loss: f64,
    /// What luck brought it, in winning chance.
    pub luck: f64,
}
