//! The frames that a viewer parses.

use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
pub(super) struct Frame {
    #[serde(rename = "type")]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) id: Option<u64>,
    #[serde(default)]
    pub(super) number: Option<u64>,
    #[serde(default)]
    pub(super) happenings: Vec<Happening>,
    #[serde(default)]
    pub(super) about: Option<About>,
    #[serde(default)]
    pub(super) change: Option<Value>,
    #[serde(default)]
    pub(super) game: Option<Value>,
    #[serde(flatten)]
    pub(super) rest: Value,
}

#[derive(Deserialize)]
pub(super) struct Happening {
    pub(super) number: u64,
    pub(super) happened: String,
    #[serde(default)]
    pub(super) seat: Option<u8>,
    #[serde(default)]
    pub(super) moves: u32,
    #[serde(default)]
    pub(super) events: Value,
}

#[derive(Deserialize)]
pub(super) struct About {
    pub(super) fairness: Fairness,
}

#[derive(Deserialize)]
pub(super) struct Fairness {
    pub(super) commitment: String,
}

#[derive(Deserialize)]
pub(super) struct Game {
    pub(super) deciding: Vec<Value>,
    pub(super) choices: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Moment {
    pub(super) at: u32,
    pub(super) seat: Option<u8>,
    pub(super) events: Value,
}
