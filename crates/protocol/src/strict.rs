//! Strict deserialisation of requests: unknown fields are refused.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Deserialises a value and refuses unknown fields. The types themselves are more lenient, because
/// the same settings are also read from a database that a newer server has written.
pub(crate) fn strict<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Serialize,
    D: Deserializer<'de>,
{
    let given = Value::deserialize(deserializer)?;
    let read: T = T::deserialize(&given).map_err(Error::custom)?;
    let understood = serde_json::to_value(&read).map_err(Error::custom)?;
    match unknown(&given, &understood) {
        Some(field) => {
            let field: String = field.chars().take(40).collect();
            Err(Error::custom(format!("unknown field `{field}`")))
        }
        None => Ok(read),
    }
}

/// The first unknown field.
fn unknown<'a>(given: &'a Value, understood: &Value) -> Option<&'a str> {
    match (given, understood) {
        (Value::Object(given), Value::Object(understood)) => {
            given.iter().find_map(|(field, value)| match understood.get(field) {
                Some(known) => unknown(value, known),
                None => Some(field.as_str()),
            })
        }
        (Value::Array(given), Value::Array(understood)) => {
            given.iter().zip(understood).find_map(|(given, known)| unknown(given, known))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::{CreateTable, Request};
    use serde_json::{Value, json};

    #[test]
    fn a_misspelt_field_is_refused_by_its_name() {
        let create = |field: &str, value: Value| {
            let mut asked = json!({ "game": "osaka", "seats": [], "settings": {} });
            asked[field] = value;
            serde_json::from_value::<CreateTable>(asked).map_err(|error| error.to_string())
        };
        assert!(create("visibility", json!("unlisted")).is_ok());
        let clock = json!({ "clock": { "kind": "live", "bank": 1, "increment": 2 } });
        assert!(create("settings", clock).is_ok());
        let me = json!([{ "kind": "me" }, { "kind": "bot", "level": "greedy" }]);
        assert!(create("seats", me).is_ok());
        for (field, value, named) in [
            ("visiblity", json!("unlisted"), "visiblity"),
            ("settings", json!({ "ratd": true }), "ratd"),
            ("settings", json!({ "clock": { "kind": "none", "bank": 5 } }), "bank"),
            ("seats", json!([{ "kind": "open", "level": "greedy" }]), "level"),
            ("seats", json!([{ "kind": "person", "person": "x", "name": "y" }]), "name"),
        ] {
            let refused = create(field, value).unwrap_err();
            assert!(refused.starts_with(&format!("unknown field `{named}`")), "{refused}");
        }
        let seats = json!({ "type": "arrange", "table": "x", "seats": [{ "kind": "me", "a": 1 }] });
        assert!(serde_json::from_value::<Request>(seats).is_err());
    }
}
