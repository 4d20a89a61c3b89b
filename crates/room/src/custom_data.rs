//! Component data that a host passes in with the options. It can be large, so it is kept apart from
//! them: lists and updates carry its hash, and only a viewer who opens the table gets the data.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The data in the options of a game, unless it is the one that comes with the game.
#[must_use]
pub fn of(options: &Value) -> Option<&Value> {
    options.get("data").filter(|data| !data.is_null())
}

/// The hash that stands for the data, in hexadecimal digits.
#[must_use]
pub fn hash(data: &Value) -> String {
    Sha256::digest(data.to_string()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The options without the data.
#[must_use]
pub fn without(options: &Value) -> Value {
    let Some(fields) = options.as_object() else { return options.clone() };
    fields
        .iter()
        .filter(|(name, _)| *name != "data")
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}
