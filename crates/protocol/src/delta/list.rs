//! Deltas of lists.

use super::text::{Cursor, Text, Value};
use super::{Comparison, Separator};

/// Two lists are aligned by looking for an item this far ahead.
const WINDOW: usize = 16;

impl Comparison<'_> {
    /// Writes the changed items of two lists of the same length by index. False if their lengths
    /// differ.
    pub(super) fn same_length(&mut self, old: Value, new: Value) -> bool {
        let (mut old, mut new) = (self.old.inside(old), self.new.inside(new));
        let mut separator = Separator(b'{');
        let mut index = 0;
        while let Some(value) = self.new.next(&mut new) {
            let Some(before) = self.old.next(&mut old) else { return false };
            if !self.is_same(before, value) {
                separator.write(self.out);
                self.out.push(b'"');
                write_number(index, self.out);
                self.out.extend_from_slice(b"\":");
                self.difference(before, value);
            }
            index += 1;
        }
        separator.close(b"{}", self.out);
        old.is_at_end()
    }

    /// Writes the delta of two lists that differ: splices, or the items that changed by their
    /// index, whichever is shorter.
    pub(super) fn list(&mut self, old: Value, new: Value) {
        let (mut from, mut to) = (self.old.inside(old), self.new.inside(new));
        let mut same = 0;
        while !from.is_at_end() && !to.is_at_end() {
            let (before, value) = (self.old.value(from), self.new.value(to));
            if !self.is_same(before, value) {
                break;
            }
            self.old.pass(&mut from, before);
            self.new.pass(&mut to, value);
            same += 1;
        }
        let (old_rest, new_rest) = (items(self.old, from), items(self.new, to));
        let start = self.out.len();
        self.splices(same, &old_rest, &new_rest);
        if old_rest.len() != new_rest.len() {
            return;
        }
        let middle = self.out.len();
        self.same_length(old, new);
        if self.out.len() - middle <= middle - start {
            self.out.drain(start..middle);
        } else {
            self.out.truncate(middle);
        }
    }

    /// The splices that turn one list into the other, behind so many equal items.
    fn splices(&mut self, same: usize, old: &[&[u8]], new: &[&[u8]]) {
        let mut separator = Separator(b'[');
        // Positions behind the same items; the result so far ends at the latter.
        let (mut from, mut to) = (0, 0);
        while from < old.len() || to < new.len() {
            if from < old.len() && to < new.len() && old[from] == new[to] {
                (from, to) = (from + 1, to + 1);
                continue;
            }
            let (removed, added) = next_match(&old[from..], &new[to..]);
            separator.write(self.out);
            write_number(same + to, self.out);
            self.out.push(b',');
            write_number(removed, self.out);
            self.out.extend_from_slice(b",[");
            for (index, item) in new[to..to + added].iter().enumerate() {
                if index > 0 {
                    self.out.push(b',');
                }
                self.out.extend_from_slice(item);
            }
            self.out.push(b']');
            (from, to) = (from + removed, to + added);
        }
        separator.close(b"[]", self.out);
    }
}

/// The items of a list from a cursor on.
fn items(text: Text<'_>, mut cursor: Cursor) -> Vec<&[u8]> {
    let mut items = Vec::new();
    while let Some(item) = text.next(&mut cursor) {
        items.push(text.slice(item));
    }
    items
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
