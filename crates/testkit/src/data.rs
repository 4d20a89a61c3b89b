//! Pins of built-in data: changed values need a new rules version.

use higaki_table::{Game, StableHash};
use serde_json::Value;

/// Compares the built-in data of each rules version with its pinned hash. A record contains the
/// rules version, and data only if it is custom. Changed built-in values therefore need a new
/// version, or old records would be replayed with other data. Notes and provenance may change.
///
/// # Panics
/// If the values of a version are not the pinned ones, or a version is not pinned.
pub fn data_belong_to_rules<G: Game>(data: impl Iterator<Item = &'static str>, pinned: &[u64]) {
    let hash = |data| {
        let data = serde_json::from_str(data).expect("the built-in data are JSON");
        values_hash("", &data, StableHash::default()).finish()
    };
    let found: Vec<u64> = data.map(hash).collect();
    assert!(
        found == pinned,
        "the data of {} are {found:#018x?}: keep the data of released versions, raise the version \
         as CONTRIBUTING.md says, and pin the new data",
        G::INFO.id,
    );
}

/// Adds the path and the value of each entry, which is an object with a field `value`.
fn values_hash(path: &str, data: &Value, hash: StableHash) -> StableHash {
    match data {
        Value::Object(fields) => match fields.get("value") {
            Some(value) => hash.bytes(format!("{path}={value}\n").as_bytes()),
            None => fields.iter().fold(hash, |hash, (name, field)| {
                values_hash(&format!("{path}.{name}"), field, hash)
            }),
        },
        Value::Array(items) => items
            .iter()
            .enumerate()
            .fold(hash, |hash, (index, item)| values_hash(&format!("{path}[{index}]"), item, hash)),
        _ => hash,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn hash(data: &Value) -> u64 {
        values_hash("", data, StableHash::default()).finish()
    }

    #[test]
    fn values_and_places_count_and_notes_do_not() {
        let data = json!({ "events": [{ "value": null, "note": "a" }, { "value": "S" }] });
        let noted = json!({ "events": [{ "value": null, "note": "b" }, { "value": "S" }] });
        let swapped = json!({ "events": [{ "value": "S" }, { "value": null, "note": "a" }] });
        let shorter = json!({ "events": [{ "value": null, "note": "a" }] });
        assert_eq!(hash(&data), hash(&noted));
        assert_ne!(hash(&data), hash(&swapped));
        assert_ne!(hash(&data), hash(&shorter));
    }
}
