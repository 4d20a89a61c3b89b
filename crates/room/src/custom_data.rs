//! Component data passed in by the host with the options. It can be large, so it is stored apart
//! from them: lists and updates carry its hash, and only a viewer who opens the table gets the
//! data.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The custom data in the options of a game; none for the built-in data.
#[must_use]
pub fn of(options: &Value) -> Option<&Value> {
    options.get("data").filter(|data| !data.is_null())
}

/// The hash of the data, in hexadecimal digits.
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
