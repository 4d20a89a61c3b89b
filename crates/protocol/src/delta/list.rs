//! Deltas of lists.

use super::scan::{Cursor, Items};
use super::{Separator, Walk, write_change};

/// Two lists are aligned by looking for an item this far ahead.
const WINDOW: usize = 16;

/// Walks two lists of objects at once: their items keep their places.
pub(super) fn write_objects(
    old: &mut Cursor<'_>,
    new: &mut Cursor<'_>,
    depth: usize,
    out: &mut Vec<u8>,
) -> Walk {
    let mut separator = Separator(b'{');
    old.pass_byte();
    new.pass_byte();
    let mut index = 0;
    while new.peek().is_some_and(|byte| byte != b']') {
        if old.peek() == Some(b']') {
            return Walk::Unlike;
        }
        separator.write_entry(out, |out| {
            write_index(index, out);
            write_change(old, new, depth + 1, out)
        });
        old.pass_comma();
        new.pass_comma();
        index += 1;
    }
    if old.peek() != Some(b']') {
        return Walk::Unlike;
    }
    old.pass_byte();
    new.pass_byte();
    separator.close_changed(b'}', out)
}

/// Writes the delta of two lists that differ: splices, or the items that changed by their index,
/// whichever is shorter.
pub(super) fn write_list(old: &[u8], new: &[u8], depth: usize, out: &mut Vec<u8>) {
    let (old, new): (Vec<&[u8]>, Vec<&[u8]>) = (Items::of(old).collect(), Items::of(new).collect());
    let start = out.len();
    write_splices(&old, &new, out);
    if old.len() != new.len() {
        return;
    }
    let middle = out.len();
    write_items(&old, &new, depth, out);
    if out.len() - middle <= middle - start {
        out.drain(start..middle);
    } else {
        out.truncate(middle);
    }
}

/// The items of a list of the same length that changed, by index.
fn write_items(old: &[&[u8]], new: &[&[u8]], depth: usize, out: &mut Vec<u8>) {
    let mut separator = Separator(b'{');
    for (index, (before, value)) in old.iter().zip(new).enumerate() {
        if before != value {
            separator.write(out);
            write_index(index, out);
            write_change(&mut Cursor::of(before), &mut Cursor::of(value), depth + 1, out);
        }
    }
    separator.close(b"{}", out);
}

/// The splices that turn one list into the other.
fn write_splices(old: &[&[u8]], new: &[&[u8]], out: &mut Vec<u8>) {
    let mut separator = Separator(b'[');
    // Positions in `old` and in `new`; the result so far ends at the latter.
    let (mut from, mut to) = (0, 0);
    while from < old.len() || to < new.len() {
        if from < old.len() && to < new.len() && old[from] == new[to] {
            (from, to) = (from + 1, to + 1);
            continue;
        }
        let (removed, added) = next_match(&old[from..], &new[to..]);
        separator.write(out);
        write_number(to, out);
        out.push(b',');
        write_number(removed, out);
        out.extend_from_slice(b",[");
        for (index, item) in new[to..to + added].iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            out.extend_from_slice(item);
        }
        out.push(b']');
        (from, to) = (from + removed, to + added);
    }
    separator.close(b"[]", out);
}

/// How many items to remove and to add before both lists go on with the same item.
fn next_match(old: &[&[u8]], new: &[&[u8]]) -> (usize, usize) {
    for distance in 1..=(2 * WINDOW).min(old.len() + new.len()) {
        for added in distance.saturating_sub(WINDOW)..=distance.min(WINDOW) {
            let removed = distance - added;
            if let (Some(left), Some(right)) = (old.get(removed), new.get(added))
                && left == right
            {
                return (removed, added);
            }
        }
    }
    (old.len(), new.len())
}

fn write_index(index: usize, out: &mut Vec<u8>) {
    out.push(b'"');
    write_number(index, out);
    out.extend_from_slice(b"\":");
}

fn write_number(number: usize, out: &mut Vec<u8>) {
    let mut digits = [0; 20];
    let mut at = digits.len();
    let mut left = number;
    loop {
        at -= 1;
        digits[at] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}
