//! A fast JSON serialiser with the same output as `serde_json`, byte for byte.
//!
//! Views, events and choices are serialised for every viewer of every move. Most of their bytes are
//! field names, which need no escaping, and short words and numbers. Other types fall back to
//! `serde_json`.

mod indexed;
mod parts;

pub use indexed::{Container, IndexedJson};

use parts::Parts;
use serde::Serialize;
use serde::ser::Serializer;
use std::fmt::{self, Display, Write as _};

/// An output buffer for JSON.
pub trait JsonOutput {
    /// The text so far.
    fn text(&mut self) -> &mut Vec<u8>;
    /// Marks the start of an object or list at the end of the text. Returns its number for
    /// [`JsonOutput::close`].
    fn open(&mut self) -> usize;
    /// Marks the end of an object or list at this position.
    fn close(&mut self, number: usize, end: usize);
    /// Replaces the text from a position to the end by serialised JSON.
    fn replace(&mut self, start: usize, json: &[u8]);
}

/// Without an index.
impl JsonOutput for Vec<u8> {
    #[inline]
    fn text(&mut self) -> &mut Vec<u8> {
        self
    }

    #[inline]
    fn open(&mut self) -> usize {
        0
    }

    #[inline]
    fn close(&mut self, _: usize, _: usize) {}

    fn replace(&mut self, start: usize, json: &[u8]) {
        self.truncate(start);
        self.extend_from_slice(json);
    }
}

/// Appends a value as JSON. Views and events consist of numbers, strings and lists, which cannot
/// fail; other failures give `null`.
pub fn write_json<T: Serialize + ?Sized, O: JsonOutput>(value: &T, out: &mut O) {
    let start = out.text().len();
    if value.serialize(Writer { out }).is_err() {
        let json = serde_json::to_vec(value);
        out.replace(start, json.as_deref().unwrap_or(b"null"));
    }
}

/// The error for types that fall back to `serde_json`.
#[derive(Debug)]
struct Left;

impl Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("left to serde_json")
    }
}

impl std::error::Error for Left {}

impl serde::ser::Error for Left {
    fn custom<T: Display>(_: T) -> Left {
        Left
    }
}

struct Writer<'a, O> {
    out: &'a mut O,
}

impl<O: JsonOutput> Writer<'_, O> {
    #[inline]
    fn unsigned(self, number: u64) -> Result<(), Left> {
        match number {
            0..=9 => self.out.text().push(b'0' + number as u8),
            _ => self.long(number),
        }
        Ok(())
    }

    fn long(self, mut number: u64) {
        let mut digits = [0; 20];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.out.text().extend_from_slice(&digits[first..]);
    }

    #[inline]
    fn signed(self, number: i64) -> Result<(), Left> {
        if number < 0 {
            self.out.text().push(b'-');
        }
        self.unsigned(number.unsigned_abs())
    }
}

/// Whether a text needs no escaping.
#[inline]
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\')
}

/// Appends a text that needs no escaping, in quotes.
#[inline]
fn quoted(out: &mut Vec<u8>, text: &str) {
    out.reserve(text.len() + 2);
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// Appends a separator and the name of a field or variant, which never needs escaping.
#[inline]
fn named(out: &mut Vec<u8>, before: u8, name: &'static str) {
    debug_assert!(is_plain(name), "{name}");
    // A hot path: one copy fewer per name.
    out.extend_from_slice(&[before, b'"']);
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
}

/// A formatter target that fails if a character needs escaping.
struct Plain<'a>(&'a mut Vec<u8>);

impl fmt::Write for Plain<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if !is_plain(part) {
            return Err(fmt::Error);
        }
        self.0.extend_from_slice(part.as_bytes());
        Ok(())
    }
}

impl<'a, O: JsonOutput> Serializer for Writer<'a, O> {
    type Ok = ();
    type Error = Left;
    type SerializeSeq = Parts<'a, O>;
    type SerializeTuple = Parts<'a, O>;
    type SerializeTupleStruct = Parts<'a, O>;
    type SerializeTupleVariant = Parts<'a, O>;
    type SerializeMap = Parts<'a, O>;
    type SerializeStruct = Parts<'a, O>;
    type SerializeStructVariant = Parts<'a, O>;

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Left> {
        self.out.text().extend_from_slice(if value { b"true" } else { b"false" });
        Ok(())
    }

    #[inline]
    fn serialize_i8(self, number: i8) -> Result<(), Left> {
        self.signed(number.into())
    }

    #[inline]
    fn serialize_i16(self, number: i16) -> Result<(), Left> {
        self.signed(number.into())
    }

    #[inline]
    fn serialize_i32(self, number: i32) -> Result<(), Left> {
        self.signed(number.into())
    }

    #[inline]
    fn serialize_i64(self, number: i64) -> Result<(), Left> {
        self.signed(number)
    }

    #[inline]
    fn serialize_u8(self, number: u8) -> Result<(), Left> {
        self.unsigned(number.into())
    }

    #[inline]
    fn serialize_u16(self, number: u16) -> Result<(), Left> {
        self.unsigned(number.into())
    }

    #[inline]
    fn serialize_u32(self, number: u32) -> Result<(), Left> {
        self.unsigned(number.into())
    }

    #[inline]
    fn serialize_u64(self, number: u64) -> Result<(), Left> {
        self.unsigned(number)
    }

    #[inline]
    fn serialize_f32(self, _: f32) -> Result<(), Left> {
        Err(Left)
    }

    #[inline]
    fn serialize_f64(self, _: f64) -> Result<(), Left> {
        Err(Left)
    }

    #[inline]
    fn serialize_char(self, letter: char) -> Result<(), Left> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Left> {
        if !is_plain(value) {
            return Err(Left);
        }
        quoted(self.out.text(), value);
        Ok(())
    }

    #[inline]
    fn serialize_bytes(self, _: &[u8]) -> Result<(), Left> {
        Err(Left)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Left> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Left> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), Left> {
        self.out.text().extend_from_slice(b"null");
        Ok(())
    }

    #[inline]
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Left> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Left> {
        debug_assert!(is_plain(variant), "{variant}");
        quoted(self.out.text(), variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Left> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Left> {
        let mut object = Parts::object(self.out, b"}");
        object.field(variant, value)?;
        object.finish()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a, O>, Left> {
        Ok(Parts::list(self.out, b"]"))
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Parts<'a, O>, Left> {
        Ok(Parts::list(self.out, b"]"))
    }

    #[inline]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a, O>, Left> {
        Ok(Parts::list(self.out, b"]"))
    }

    #[inline]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a, O>, Left> {
        self.out.open();
        named(self.out.text(), b'{', variant);
        Ok(Parts::list(self.out, b"]}"))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a, O>, Left> {
        Ok(Parts::object(self.out, b"}"))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a, O>, Left> {
        // Such names mark raw values inside `serde_json`.
        if name.starts_with('$') {
            return Err(Left);
        }
        Ok(Parts::object(self.out, b"}"))
    }

    #[inline]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a, O>, Left> {
        self.out.open();
        named(self.out.text(), b'{', variant);
        Ok(Parts::object(self.out, b"}}"))
    }

    #[inline]
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Left> {
        self.out.text().push(b'"');
        write!(Plain(self.out.text()), "{value}").map_err(|_| Left)?;
        self.out.text().push(b'"');
        Ok(())
    }
}

#[cfg(test)]
mod tests;
