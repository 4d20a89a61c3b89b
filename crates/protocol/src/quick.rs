//! The kind of ask that nearly all are, read without the detour that all kinds together need.

use crate::{Ask, PlayChoice, Request};
use serde::Deserialize;

/// A choice and what stands around it, in one object. It takes less than [`Ask`] does and nothing
/// that [`Ask`] would understand otherwise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    id: u64,
    #[serde(default)]
    key: Option<String>,
    #[serde(rename = "type")]
    _kind: Kind,
    table: String,
    seat: u8,
    choice: String,
    #[serde(default)]
    after: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Play,
}

impl Ask {
    /// Reads an ask. The kind stands somewhere in the object, so that all of it has to be kept until
    /// that is found; a choice is tried first, because it need not be.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn read(text: &str) -> Result<Ask, serde_json::Error> {
        let Ok(play) = serde_json::from_str(text) else { return serde_json::from_str(text) };
        let Play { id, key, _kind, table, seat, choice, after } = play;
        Ok(Ask { id, key, request: Request::Play(PlayChoice { table, seat, choice, after }) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_read_as_the_types_say() {
        for text in [
            r#"{"id":1,"type":"play","table":"t","seat":0,"choice":"pass"}"#,
            r#"{"choice":"a\"b","seat":1,"after":7,"table":"t","key":"k","type":"play","id":2}"#,
            r#"{"id":3,"type":"play","table":"t","seat":0,"choice":"x","after":null,"key":null}"#,
            r#"{"id":4,"type":"play","table":"t","seat":0,"choice":"x","other":[1]}"#,
            r#"{"id":5,"type":"preview","table":"t","seat":0,"choice":"x"}"#,
            r#"{"id":6,"type":"ping"}"#,
            r#"{"id":7,"type":"play","table":"t","seat":256,"choice":"x"}"#,
            r#"{"id":8,"type":"play","table":"t","seat":0,"seat":1,"choice":"x"}"#,
            r#"{"id":9,"id":9,"type":"play","table":"t","seat":0,"choice":"x"}"#,
            r#"{"type":"play","table":"t","seat":0,"choice":"x"}"#,
            r#"{"id":-1,"type":"play","table":"t","seat":0,"choice":"x"}"#,
            r#"{"id":10,"type":"play","table":"t","seat":0}"#,
            "{",
        ] {
            let words = |error: serde_json::Error| error.to_string();
            let usual = serde_json::from_str::<Ask>(text).map_err(words);
            assert_eq!(Ask::read(text).map_err(words), usual, "{text}");
        }
    }
}
