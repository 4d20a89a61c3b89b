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
//! [`write_delta`] compares two texts and builds no tree. Both must be compact JSON.

mod apply;
mod list;
mod scan;

pub use apply::{DeltaError, apply_delta};

use scan::{Cursor, Fields, is_container};

/// Objects above this depth differ in nearly every update, and are not compared as a whole first.
const COMPARED_DEPTH: usize = 2;

/// Writes the delta that turns `old` into `new`, two compact JSON texts. Equal texts give `{}`.
pub fn write_delta(old: &[u8], new: &[u8], out: &mut Vec<u8>) {
    if !write_change(&mut Cursor::of(old), &mut Cursor::of(new), 0, out) {
        out.extend_from_slice(b"{}");
    }
}

/// Passes one value in both texts, and writes its delta unless it is the same. Returns whether
/// something was written.
///
/// Objects and lists of objects that may have changed are walked in both texts at once: the same
/// type writes the same fields in the same order.
fn write_change(
    old: &mut Cursor<'_>,
    new: &mut Cursor<'_>,
    depth: usize,
    out: &mut Vec<u8>,
) -> bool {
    let (old_start, new_start, start) = (old.clone(), new.clone(), out.len());
    let lists = new.is_list_of_objects();
    if !lists && (depth >= COMPARED_DEPTH || new.peek() != Some(b'{')) {
        if old.skip_if(new.value()) {
            return false;
        }
        *new = new_start.clone();
    }
    let walked = match old.peek() {
        Some(b'{') if new.peek() == Some(b'{') => write_object(old, new, depth, out),
        _ if lists && old.is_list_of_objects() => list::write_objects(old, new, depth, out),
        _ => Walk::Unlike,
    };
    let changed = match walked {
        Walk::Same => return false,
        Walk::Changed => new_start.until(new),
        Walk::Unlike => {
            out.truncate(start);
            (*old, *new) = (old_start, new_start);
            let (before, value) = (old.value(), new.value());
            write_unlike(before, value, depth, out);
            value
        }
    };
    if out.len() - start > changed.len() + 2 {
        out.truncate(start);
        write_replacement(changed, out);
    }
    true
}

/// The result of walking two containers at once.
enum Walk {
    Same,
    Changed,
    /// They have other fields or another length.
    Unlike,
}

/// The delta of two values that differ and cannot be walked at once.
fn write_unlike(old: &[u8], new: &[u8], depth: usize, out: &mut Vec<u8>) {
    match (old.first(), new.first()) {
        (Some(b'{'), Some(b'{')) => write_unlike_objects(old, new, depth, out),
        (Some(b'['), Some(b'[')) if old != b"[]" && new != b"[]" => {
            list::write_list(old, new, depth, out);
        }
        _ => write_replacement(new, out),
    }
}

fn write_replacement(new: &[u8], out: &mut Vec<u8>) {
    if is_container(new) {
        out.push(b'[');
        out.extend_from_slice(new);
        out.push(b']');
    } else {
        out.extend_from_slice(new);
    }
}

fn write_object(
    old: &mut Cursor<'_>,
    new: &mut Cursor<'_>,
    depth: usize,
    out: &mut Vec<u8>,
) -> Walk {
    let mut separator = Separator(b'{');
    old.pass_byte();
    new.pass_byte();
    loop {
        let field = new.clone();
        let Some(name) = new.name() else { break };
        if new.is_at_scalar() {
            let value = new.value();
            if !old.skip_if(field.until(new)) {
                if !old.skip_name(name) {
                    return Walk::Unlike;
                }
                old.value();
                separator.write(out);
                out.extend_from_slice(name);
                out.extend_from_slice(value);
            }
        } else {
            if !old.skip_name(name) {
                return Walk::Unlike;
            }
            separator.write_entry(out, |out| {
                out.extend_from_slice(name);
                write_change(old, new, depth + 1, out)
            });
        }
        old.pass_comma();
        new.pass_comma();
    }
    if old.peek() != Some(b'}') {
        return Walk::Unlike;
    }
    old.pass_byte();
    new.pass_byte();
    separator.close_changed(b'}', out)
}

/// The delta of two objects with different fields.
fn write_unlike_objects(old: &[u8], new: &[u8], depth: usize, out: &mut Vec<u8>) {
    let mut separator = Separator(b'{');
    for (name, value) in Fields::of(new) {
        let before = Fields::of(old).find(|(other, _)| *other == name);
        separator.write_entry(out, |out| {
            out.extend_from_slice(name);
            match before {
                Some((_, before)) => {
                    write_change(&mut Cursor::of(before), &mut Cursor::of(value), depth + 1, out)
                }
                None => {
                    write_replacement(value, out);
                    true
                }
            }
        });
    }
    for (name, _) in Fields::of(old) {
        if !Fields::of(new).any(|(other, _)| other == name) {
            separator.write(out);
            out.extend_from_slice(name);
            out.extend_from_slice(b"[]");
        }
    }
    separator.close(b"{}", out);
}

/// The byte before the next entry: an opening bracket first, commas afterwards.
struct Separator(u8);

impl Separator {
    fn write(&mut self, out: &mut Vec<u8>) {
        out.push(std::mem::replace(&mut self.0, b','));
    }

    /// Writes an entry, and takes it back if it says that nothing changed.
    fn write_entry(&mut self, out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>) -> bool) {
        let mark = out.len();
        out.push(self.0);
        if write(out) {
            self.0 = b',';
        } else {
            out.truncate(mark);
        }
    }

    /// Closes the container, whose brackets are given.
    fn close(&self, brackets: &[u8; 2], out: &mut Vec<u8>) {
        if self.0 != b',' {
            out.push(brackets[0]);
        }
        out.push(brackets[1]);
    }

    /// Closes the container if it has entries.
    fn close_changed(&self, bracket: u8, out: &mut Vec<u8>) -> Walk {
        if self.0 != b',' {
            return Walk::Same;
        }
        out.push(bracket);
        Walk::Changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn delta(old: &Value, new: &Value) -> Value {
        let mut out = Vec::new();
        write_delta(old.to_string().as_bytes(), new.to_string().as_bytes(), &mut out);
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
                let names = ["a", "b", "c\"", "d", "e"];
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
