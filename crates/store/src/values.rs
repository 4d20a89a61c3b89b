//! Small values that the store keeps: numbers that must not be mixed up, and secrets that must not
//! be seen.

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
    /// How often the description of a table was changed, beginning with 1. Has nothing to do with
    /// the revision of its log.
    Version
}
counter! {
    /// The number of a line of chat at its table, beginning with 1.
    ChatNumber
}
counter! {
    /// How often a lease changed hands.
    Term
}

/// The hash of a token that a browser or a program holds. The token itself never comes here.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Bytes that must not be shown before their time, such as the secret half of a seed.
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

/// A JSON text whose meaning is not the store's business.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(String);

impl Json {
    /// The JSON of a value.
    ///
    /// # Errors
    /// When the value has none, such as a map whose keys are not texts.
    pub fn of(value: &impl Serialize) -> Result<Json, serde_json::Error> {
        serde_json::to_string(value).map(Json)
    }

    /// A text that is JSON already.
    ///
    /// # Errors
    /// When it is not.
    pub fn from_text(text: String) -> Result<Json, serde_json::Error> {
        serde_json::from_str::<IgnoredAny>(&text)?;
        Ok(Json(text))
    }

    /// What the database holds was checked when it came in.
    pub(crate) fn stored(text: String) -> Json {
        Json(text)
    }

    /// The value that the text stands for.
    ///
    /// # Errors
    /// When it stands for something else.
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
    /// Its length alone: settings may hold what is not for a log file.
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
