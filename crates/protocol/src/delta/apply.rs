//! Applying deltas to values.

use serde_json::Value;
use std::fmt;

/// A delta that does not fit the value: the client missed an update, and should watch again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeltaError;

impl fmt::Display for DeltaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the delta does not fit the value")
    }
}

impl std::error::Error for DeltaError {}

/// Applies a delta to a value.
///
/// # Errors
/// When it does not fit; the value may be half changed then.
pub fn apply_delta(value: &mut Value, delta: &Value) -> Result<(), DeltaError> {
    match delta {
        Value::Object(changes) => match value {
            Value::Object(fields) => {
                for (name, change) in changes {
                    if change.as_array().is_some_and(Vec::is_empty) {
                        fields.remove(name).ok_or(DeltaError)?;
                    } else {
                        apply_delta(fields.entry(name.as_str()).or_insert(Value::Null), change)?;
                    }
                }
            }
            Value::Array(items) => {
                for (index, change) in changes {
                    let index: usize = index.parse().map_err(|_| DeltaError)?;
                    apply_delta(items.get_mut(index).ok_or(DeltaError)?, change)?;
                }
            }
            _ if changes.is_empty() => {}
            _ => return Err(DeltaError),
        },
        Value::Array(parts) => match (parts.as_slice(), value) {
            ([replacement], value) => *value = replacement.clone(),
            (splices, Value::Array(items)) => {
                for splice in splices.chunks(3) {
                    apply_splice(items, splice)?;
                }
            }
            _ => return Err(DeltaError),
        },
        scalar => *value = scalar.clone(),
    }
    Ok(())
}

fn apply_splice(items: &mut Vec<Value>, splice: &[Value]) -> Result<(), DeltaError> {
    let [start, removed, Value::Array(added)] = splice else { return Err(DeltaError) };
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    let (start, removed) = number(start).zip(number(removed)).ok_or(DeltaError)?;
    let end = start.checked_add(removed).filter(|end| *end <= items.len()).ok_or(DeltaError)?;
    items.splice(start..end, added.iter().cloned());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_delta_of_another_value_is_refused() {
        for (value, delta) in [
            (json!([1, 2]), json!({"2": 5})),
            (json!([1, 2]), json!({"x": 5})),
            (json!([1, 2]), json!([1, 2, []])),
            (json!([1, 2]), json!([1, 0])),
            (json!([1, 2]), json!([-1, 0, []])),
            (json!({"a": 1}), json!({"b": []})),
            (json!({"a": 1}), json!({"a": {"b": 1}})),
            (json!(1), json!([0, 0, [1]])),
        ] {
            assert_eq!(apply_delta(&mut value.clone(), &delta), Err(DeltaError), "{delta}");
        }
    }
}
