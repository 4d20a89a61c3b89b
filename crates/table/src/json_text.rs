//! Serialised JSON that is shared and sent without further work.

use crate::write_json;
use serde::ser::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;
use std::sync::Arc;

/// JSON as text. Games serialise views and events directly into it, without a tree of values, and
/// clones share it.
#[derive(Clone)]
pub struct JsonText(Arc<str>);

/// Initial capacity: enough for nearly all events of a choice.
const INITIAL_CAPACITY: usize = 512;

impl JsonText {
    /// Serialises a value. Views and events consist of numbers, strings and lists, which cannot
    /// fail; other failures give `null`.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> JsonText {
        let mut text = Vec::with_capacity(INITIAL_CAPACITY);
        write_json(value, &mut text);
        // `write_json` produces UTF-8.
        JsonText(std::str::from_utf8(&text).unwrap_or("null").into())
    }

    /// An empty list.
    #[must_use]
    pub fn empty_list() -> JsonText {
        JsonText::of::<[u8; 0]>(&[])
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The length in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.as_str().len()
    }

    /// Whether this is an empty list.
    #[must_use]
    pub fn is_empty_list(&self) -> bool {
        self.as_str() == "[]"
    }

    /// Parses the text into a tree.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::from_str(self.as_str()).unwrap_or(Value::Null)
    }

    /// The items of a list; empty for other values.
    #[must_use]
    pub fn items(&self) -> Vec<Value> {
        serde_json::from_str(self.as_str()).unwrap_or_default()
    }
}

impl Default for JsonText {
    fn default() -> JsonText {
        JsonText("null".into())
    }
}

impl Serialize for JsonText {
    /// As raw JSON, for which `serde_json` validates the text again. Use [`JsonText::as_str`] on
    /// hot paths.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for JsonText {
    /// By way of a tree: a raw value cannot be borrowed from an internally tagged frame.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonText, D::Error> {
        Value::deserialize(deserializer).map(|value| JsonText::of(&value))
    }
}

/// Compares values, regardless of the order of keys.
impl PartialEq for JsonText {
    fn eq(&self, other: &JsonText) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || self.as_str() == other.as_str()
            || self.to_value() == other.to_value()
    }
}

impl fmt::Display for JsonText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for JsonText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum Frame {
        Update {
            #[serde(flatten)]
            inner: Inner,
        },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Inner {
        view: JsonText,
        events: JsonText,
    }

    #[test]
    fn a_text_passes_through_tagged_and_flattened_frames() {
        let (view, events) = (json!({ "hand": [1, 2], "b": null }), json!(["a"]));
        let inner = Inner { view: JsonText::of(&view), events: JsonText::of(&events) };
        let frame = Frame::Update { inner };
        let text = serde_json::to_string(&frame).unwrap();
        let whole = json!({ "type": "update", "view": view, "events": events });
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), whole);
        assert_eq!(serde_json::to_value(&frame).unwrap(), whole);
        assert_eq!(serde_json::from_str::<Frame>(&text).unwrap(), frame);
    }

    #[test]
    fn the_same_data_is_equal_in_every_order() {
        let read = |text: &str| JsonText(text.into());
        let (one, two) = (read(r#"{"a":1,"b":[2]}"#), read(r#"{"b":[2],"a":1}"#));
        assert_eq!(one, two);
        assert_ne!(one, read(r#"{"a":1,"b":[3]}"#));
        assert_eq!(one.to_string().len(), one.bytes());
    }

    #[test]
    fn lists_are_looked_into() {
        assert!(JsonText::empty_list().is_empty_list());
        assert_eq!(JsonText::of(&[1, 2]).items(), [json!(1), json!(2)]);
        assert!(!JsonText::default().is_empty_list() && JsonText::default().items().is_empty());
    }
}
