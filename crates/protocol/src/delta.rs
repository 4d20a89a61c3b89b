//! Deltas: the difference between two JSON values, as JSON.
//!
//! | delta | meaning |
//! |---|---|
//! | text, number, `true`, `false`, `null` | the new value |
//! | `[value]` | the new value, where it is an object or a list |
//! | `[]` | the field is removed |
//! | `{"name": delta, …}` | these fields of the object changed; in a list, the items with these indices |
//! | `[start, remove, [items], …]` | splices of a list, applied from left to right |
//!
//! [`write_delta`] compares two texts and builds no tree.

mod apply;
mod list;
mod text;

pub use apply::{DeltaError, apply_delta};

use higaki_table::IndexedJson;
use text::{Text, Value, last_name};

/// Writes the delta that turns `old` into `new`. Equal values give `{}`, and values without an
/// index their replacement.
pub fn write_delta(old: &IndexedJson, new: &IndexedJson, out: &mut Vec<u8>) {
    if old.as_bytes() == new.as_bytes() {
        out.extend_from_slice(b"{}");
        return;
    }
    match (Text::of(old), Text::of(new)) {
        (Some(old), Some(new)) => Comparison { old, new, out }.difference(old.root(), new.root()),
        _ => {
            let is_container = matches!(new.as_bytes().first(), Some(b'{' | b'['));
            write_replacement(new.as_bytes(), is_container, out);
        }
    }
}

fn write_replacement(new: &[u8], is_container: bool, out: &mut Vec<u8>) {
    if is_container {
        out.push(b'[');
        out.extend_from_slice(new);
        out.push(b']');
    } else {
        out.extend_from_slice(new);
    }
}

/// Two texts and the delta between them.
struct Comparison<'a> {
    old: Text<'a>,
    new: Text<'a>,
    out: &'a mut Vec<u8>,
}

impl Comparison<'_> {
    fn is_same(&self, old: Value, new: Value) -> bool {
        self.old.slice(old) == self.new.slice(new)
    }

    fn replacement(&mut self, new: Value) {
        write_replacement(self.new.slice(new), self.new.is_container(new), self.out);
    }

    /// Writes the delta of two values that differ.
    fn difference(&mut self, old: Value, new: Value) {
        if !self.new.is_container(new) || !self.old.is_container(old) {
            return self.replacement(new);
        }
        let start = self.out.len();
        let objects = self.old.is_object(old) && self.new.is_object(new);
        // The same type writes the same fields in the same order.
        let walked = if objects {
            self.same_fields(old, new)
        } else if self.old.is_list_of_objects(old) && self.new.is_list_of_objects(new) {
            self.same_length(old, new)
        } else {
            false
        };
        if !walked {
            self.out.truncate(start);
            if objects {
                self.other_fields(old, new);
            } else if self.old.is_filled_list(old) && self.new.is_filled_list(new) {
                self.list(old, new);
            } else {
                return self.replacement(new);
            }
        }
        if self.out.len() - start > self.new.slice(new).len() + 2 {
            self.out.truncate(start);
            self.replacement(new);
        }
    }

    /// Writes the changed fields of two objects with the same names in the same order. False if
    /// their names differ.
    fn same_fields(&mut self, old: Value, new: Value) -> bool {
        let (mut old, mut new) = (self.old.inside(old), self.new.inside(new));
        let mut separator = Separator(b'{');
        while !old.is_at_end() && !new.is_at_end() {
            let scalars = self.new.scalars(new);
            let name = if self.old.scalars(old) == scalars {
                // Many equal fields at once, up to the name of a container.
                self.old.pass_scalars(&mut old, scalars);
                self.new.pass_scalars(&mut new, scalars);
                if new.is_at_end() {
                    break;
                }
                last_name(scalars)
            } else {
                let name = self.new.name(&mut new);
                if !self.old.skip_name(&mut old, name) {
                    return false;
                }
                name
            };
            let (before, value) = (self.old.value(old), self.new.value(new));
            if !self.is_same(before, value) {
                separator.write(self.out);
                self.out.extend_from_slice(name);
                self.difference(before, value);
            }
            self.old.pass(&mut old, before);
            self.new.pass(&mut new, value);
        }
        separator.close(b"{}", self.out);
        old.is_at_end() && new.is_at_end()
    }

    /// Writes the delta of two objects with different names.
    fn other_fields(&mut self, old: Value, new: Value) {
        let mut separator = Separator(b'{');
        let mut fields = self.new.inside(new);
        while let Some((name, value)) = self.new.next_field(&mut fields) {
            let before = find_field(&self.old, old, name);
            if before.is_some_and(|before| self.is_same(before, value)) {
                continue;
            }
            separator.write(self.out);
            self.out.extend_from_slice(name);
            match before {
                Some(before) => self.difference(before, value),
                None => self.replacement(value),
            }
        }
        let mut fields = self.old.inside(old);
        while let Some((name, _)) = self.old.next_field(&mut fields) {
            if find_field(&self.new, new, name).is_none() {
                separator.write(self.out);
                self.out.extend_from_slice(name);
                self.out.extend_from_slice(b"[]");
            }
        }
        separator.close(b"{}", self.out);
    }
}

fn find_field(text: &Text<'_>, object: Value, name: &[u8]) -> Option<Value> {
    let mut fields = text.inside(object);
    while let Some((other, value)) = text.next_field(&mut fields) {
        if other == name {
            return Some(value);
        }
    }
    None
}

/// The byte before the next entry: an opening bracket first, commas afterwards.
struct Separator(u8);

impl Separator {
    fn write(&mut self, out: &mut Vec<u8>) {
        out.push(std::mem::replace(&mut self.0, b','));
    }

    /// Closes the container, whose brackets are given.
    fn close(&self, brackets: &[u8; 2], out: &mut Vec<u8>) {
        if self.0 != b',' {
            out.push(brackets[0]);
        }
        out.push(brackets[1]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn delta(old: &Value, new: &Value) -> Value {
        let mut out = Vec::new();
        let indexed = |value: &Value| IndexedJson::parse(value.to_string().as_bytes());
        write_delta(&indexed(old), &indexed(new), &mut out);
        serde_json::from_slice(&out).unwrap_or_else(|error| {
            panic!("{error}: {}", String::from_utf8_lossy(&out));
        })
    }

    /// The client reads the same file.
    #[test]
    fn every_form_of_the_table_is_written_and_applied() {
        let cases: Vec<Value> = serde_json::from_str(include_str!("../tests/deltas.json")).unwrap();
        assert!(cases.len() > 10);
        for case in cases {
            let delta = delta(&case["before"], &case["after"]);
            assert_eq!(delta, case["delta"], "{}", case["name"]);
            let mut value = case["before"].clone();
            apply_delta(&mut value, &delta).unwrap();
            assert_eq!(value, case["after"], "{}", case["name"]);
        }
    }

    /// Values that resemble each other, from a small generator.
    fn value(state: &mut u64, depth: u32) -> Value {
        *state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (kind, size) = (*state >> 60, (*state >> 50) % 5);
        match (kind, depth) {
            (0..=4, 1..) => (0..size).map(|_| value(state, depth - 1)).collect(),
            (5..=10, 1..) => {
                let names = ["a", "b,", ",\"c\"", "d\\", "e"];
                let field = |index: u64, state: &mut u64| {
                    (names[index as usize].to_owned(), value(state, depth - 1))
                };
                Value::Object((0..size).map(|index| field(index, state)).collect())
            }
            (11, _) => Value::Null,
            (12, _) => json!("a \"quoted\" } text \\"),
            _ => json!(size),
        }
    }

    #[test]
    fn a_text_beyond_the_index_is_replaced() {
        let texts = |count: usize| json!([vec!["a text of some length"; count]]);
        let (before, after) = (texts(10), texts(5000));
        assert_eq!(delta(&before, &after), json!([after]));
        assert_eq!(delta(&after, &before), json!([before]));
        assert_eq!(delta(&after, &after), json!({}));
    }

    #[test]
    fn a_delta_turns_any_value_into_any_other() {
        let mut state = 7;
        let mut before = value(&mut state, 4);
        for _ in 0..20_000 {
            let after = value(&mut state, 4);
            let mut patched = before.clone();
            apply_delta(&mut patched, &delta(&before, &after)).unwrap();
            assert_eq!(patched, after);
            before = after;
        }
    }
}
