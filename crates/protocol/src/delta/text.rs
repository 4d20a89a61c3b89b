//! Values, fields and items of indexed JSON, without a tree.

use higaki_table::{Container, IndexedJson};

/// A compact JSON text with its index.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    bytes: &'a [u8],
    containers: &'a [Container],
}

/// A value in a text.
#[derive(Clone, Copy)]
pub(super) struct Value {
    start: usize,
    end: usize,
    /// The first container that starts here or later.
    container: usize,
}

/// A position inside an object or a list.
#[derive(Clone, Copy)]
pub(super) struct Cursor {
    at: usize,
    /// The position of the closing bracket.
    end: usize,
    /// The first container that starts here or later.
    container: usize,
}

impl Cursor {
    /// Whether the object or list ends here.
    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.end
    }
}

impl<'a> Text<'a> {
    /// None without an index.
    pub(super) fn of(json: &'a IndexedJson) -> Option<Text<'a>> {
        Some(Text { bytes: json.as_bytes(), containers: json.containers()? })
    }

    /// The whole text.
    pub(super) fn root(&self) -> Value {
        Value { start: 0, end: self.bytes.len(), container: 0 }
    }

    fn range(&self, start: usize, end: usize) -> &'a [u8] {
        self.bytes.get(start..end).unwrap_or_default()
    }

    pub(super) fn slice(&self, value: Value) -> &'a [u8] {
        self.range(value.start, value.end)
    }

    fn first(&self, value: Value) -> u8 {
        self.bytes.get(value.start).copied().unwrap_or_default()
    }

    pub(super) fn is_object(&self, value: Value) -> bool {
        self.first(value) == b'{'
    }

    pub(super) fn is_container(&self, value: Value) -> bool {
        matches!(self.first(value), b'{' | b'[')
    }

    pub(super) fn is_list_of_objects(&self, value: Value) -> bool {
        self.slice(value).starts_with(b"[{")
    }

    /// Whether it is a list with items.
    pub(super) fn is_filled_list(&self, value: Value) -> bool {
        self.first(value) == b'[' && value.end - value.start > 2
    }

    /// A cursor at the first item or field.
    pub(super) fn inside(&self, value: Value) -> Cursor {
        Cursor { at: value.start + 1, end: value.end - 1, container: value.container + 1 }
    }

    /// The value at the cursor.
    pub(super) fn value(&self, cursor: Cursor) -> Value {
        let Cursor { at, end, container } = cursor;
        let value_end = match self.bytes.get(at) {
            Some(b'{' | b'[') => {
                self.containers.get(container).map_or(end, |container| container.end.into())
            }
            Some(b'"') => string_end(self.bytes, at),
            _ => {
                let rest = self.range(at, end).iter().position(|byte| *byte == b',');
                rest.map_or(end, |length| at + length)
            }
        };
        Value { start: at, end: value_end, container }
    }

    /// Passes the value at the cursor, and the comma behind it.
    pub(super) fn pass(&self, cursor: &mut Cursor, value: Value) {
        if self.is_container(value) {
            let rest = self.containers.get(value.container..).unwrap_or_default();
            let inside = rest.iter().take_while(|next| usize::from(next.start) < value.end);
            cursor.container = value.container + inside.count();
        }
        // Behind a value there is a comma or the end.
        cursor.at = value.end + 1;
    }

    /// Passes an item of a list.
    pub(super) fn next(&self, cursor: &mut Cursor) -> Option<Value> {
        if cursor.is_at_end() {
            return None;
        }
        let value = self.value(*cursor);
        self.pass(cursor, value);
        Some(value)
    }

    /// Passes the name of a field, with quotes and colon.
    pub(super) fn name(&self, cursor: &mut Cursor) -> &'a [u8] {
        let start = cursor.at;
        cursor.at = string_end(self.bytes, start) + 1;
        self.range(start, cursor.at)
    }

    /// Passes this name if it comes next.
    pub(super) fn skip_name(&self, cursor: &mut Cursor, name: &[u8]) -> bool {
        let same = self.range(cursor.at, cursor.end).starts_with(name);
        cursor.at += if same { name.len() } else { 0 };
        same
    }

    /// Passes a field of an object.
    pub(super) fn next_field(&self, cursor: &mut Cursor) -> Option<(&'a [u8], Value)> {
        if cursor.is_at_end() {
            return None;
        }
        let name = self.name(cursor);
        Some((name, self.next(cursor)?))
    }

    /// The text up to the next container inside, or to the end.
    pub(super) fn scalars(&self, cursor: Cursor) -> &'a [u8] {
        let next = self.containers.get(cursor.container);
        let next = next.map_or(usize::MAX, |container| container.start.into());
        self.range(cursor.at, next.min(cursor.end))
    }

    /// Passes such a text.
    pub(super) fn pass_scalars(&self, cursor: &mut Cursor, scalars: &[u8]) {
        cursor.at += scalars.len();
    }
}

/// The name, with quotes and colon, that ends a text of fields.
pub(super) fn last_name(scalars: &[u8]) -> &[u8] {
    // Inside a name, only an escape stands in front of a quote.
    let without_end = scalars.strip_suffix(b"\":").unwrap_or(scalars);
    let comma = without_end.windows(2).rposition(|pair| pair == b",\"");
    comma.map_or(scalars, |comma| &scalars[comma + 1..])
}

/// The end of the string whose opening quote is at `at`, eight bytes at a time.
fn string_end(text: &[u8], at: usize) -> usize {
    let mut from = at + 1;
    while let Some(word) = text.get(from..).and_then(<[u8]>::first_chunk) {
        let word = u64::from_le_bytes(*word);
        let found = bytes_equal(word, b'"') | bytes_equal(word, b'\\');
        if found == 0 {
            from += 8;
            continue;
        }
        // The lowest bit that is set belongs to the first byte that was found.
        let first = from + found.trailing_zeros() as usize / 8;
        if text[first] == b'"' {
            return first + 1;
        }
        from = first + 2;
    }
    loop {
        match text.get(from) {
            None => return text.len(),
            Some(b'"') => return from + 1,
            Some(b'\\') => from += 2,
            Some(_) => from += 1,
        }
    }
}

/// The highest bit of the first byte that has this value is set, and none below it.
fn bytes_equal(word: u64, byte: u8) -> u64 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    let zeros = word ^ (LOW * u64::from(byte));
    zeros.wrapping_sub(LOW) & !zeros & (LOW << 7)
}
