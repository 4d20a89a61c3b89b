//! Value types of the store: typed numbers and redacted secrets.

pub use higaki_values::{PasswordHash, Revision, UnixMillis};

pub(crate) use higaki_values::words;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! counter {
    ($(#[$doc:meta])* $type:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $type(pub u64);

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

counter! {
    /// The version of a table's description, from 1. Unrelated to the revision of its log.
    Version
}
counter! {
    /// The number of a chat message at its table, from 1.
    ChatNumber
}
counter! {
    /// How often a lease changed hands.
    Term
}

/// The hash of a token held by a browser or a program. The token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Bytes kept out of debug output, such as the secret half of a seed.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Sealed(pub Vec<u8>);

macro_rules! hidden {
    ($($type:ident)*) => {$(
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($type), "(…)"))
            }
        }
    )*};
}
hidden!(TokenHash Sealed);

/// A JSON text, opaque to the store.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(String);

impl Json {
    /// Serialises a value.
    ///
    /// # Errors
    /// When the value cannot be serialised, such as a map whose keys are not texts.
    pub fn of(value: &impl Serialize) -> Result<Json, serde_json::Error> {
        serde_json::to_string(value).map(Json)
    }

    /// Wraps a text after checking that it is JSON.
    ///
    /// # Errors
    /// When it is not JSON.
    pub fn from_text(text: String) -> Result<Json, serde_json::Error> {
        serde_json::from_str::<IgnoredAny>(&text)?;
        Ok(Json(text))
    }

    /// Stored JSON was checked on the way in.
    pub(crate) fn stored(text: String) -> Json {
        Json(text)
    }

    /// Deserialises the text.
    ///
    /// # Errors
    /// When the JSON has another shape.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(&self.0)
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Default for Json {
    /// An empty object.
    fn default() -> Json {
        Json("{}".to_owned())
    }
}

impl fmt::Debug for Json {
    /// Shows only the length: settings may hold private data.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_do_not_show_in_debug_output() {
        let seen = format!(
            "{:?} {:?} {:?}",
            TokenHash([65; 32]),
            Sealed(vec![65; 32]),
            Json::of(&"secret").unwrap(),
        );
        assert_eq!(seen, "TokenHash(…) Sealed(…) Json(8 bytes)");
    }

    #[test]
    fn what_is_not_json_is_refused() {
        assert!(Json::from_text("{\"a\":1}".to_owned()).is_ok());
        assert!(Json::from_text("{\"a\":1} x".to_owned()).is_err());
        assert_eq!(Json::of(&[1, 2]).unwrap().read::<Vec<u8>>().unwrap(), [1, 2]);
    }
}
