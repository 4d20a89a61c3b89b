//! JSON that is finished: a text that is made once and sent as often as need be.

use crate::write_json;
use serde::ser::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;
use std::sync::Arc;

/// JSON as text. Games write views and events straight into it, without a tree of values between,
/// and clones share it.
#[derive(Clone)]
pub struct JsonText(Arc<str>);

/// Nearly all events of a choice fit into so many bytes.
const USUAL: usize = 512;

impl JsonText {
    /// Something as JSON. Everything that games show is made of numbers, texts and lists, which
    /// always become JSON; anything else is null.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> JsonText {
        let mut text = Vec::with_capacity(USUAL);
        write_json(value, &mut text);
        // JSON is text.
        JsonText(std::str::from_utf8(&text).unwrap_or("null").into())
    }

    /// A list without anything in it.
    #[must_use]
    pub fn empty_list() -> JsonText {
        JsonText::of::<[u8; 0]>(&[])
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How many bytes it has.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.as_str().len()
    }

    /// Whether it is a list without anything in it.
    #[must_use]
    pub fn is_empty_list(&self) -> bool {
        self.as_str() == "[]"
    }

    /// The same as a tree, for those who want to look into it.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::from_str(self.as_str()).unwrap_or(Value::Null)
    }

    /// The items of a list; none if it is something else.
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
    /// As it is, which `serde_json` allows once it has looked through the text. Whoever writes often
    /// takes [`JsonText::as_str`] instead.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for JsonText {
    /// By way of a tree: a text cannot be cut out of a frame whose kind is read first.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonText, D::Error> {
        Value::deserialize(deserializer).map(|value| JsonText::of(&value))
    }
}

/// The same data, whatever the order of names in objects.
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
