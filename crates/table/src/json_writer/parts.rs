//! Lists and objects, part by part.

use super::{Left, Writer, named};
use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};

/// A list or an object of which something may be there already.
pub(super) struct Parts<'a> {
    out: &'a mut Vec<u8>,
    /// What stands before the next part.
    before: u8,
    /// What stands behind the last one.
    end: &'static [u8],
}

impl<'a> Parts<'a> {
    #[inline]
    pub(super) fn list(out: &'a mut Vec<u8>, end: &'static [u8]) -> Parts<'a> {
        Parts { out, before: b'[', end }
    }

    #[inline]
    pub(super) fn object(out: &'a mut Vec<u8>, end: &'static [u8]) -> Parts<'a> {
        Parts { out, before: b'{', end }
    }

    #[inline]
    fn next(&mut self) {
        self.out.push(self.before);
        self.before = b',';
    }

    #[inline]
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.next();
        value.serialize(Writer { out: self.out })
    }

    #[inline]
    pub(super) fn field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Left> {
        named(self.out, self.before, name);
        self.before = b',';
        value.serialize(Writer { out: self.out })
    }

    #[inline]
    pub(super) fn finish(self) -> Result<(), Left> {
        if self.before != b',' {
            self.out.push(self.before);
        }
        self.out.extend_from_slice(self.end);
        Ok(())
    }
}

impl SerializeSeq for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.part(value)
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl SerializeTuple for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.part(value)
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl SerializeTupleStruct for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.part(value)
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl SerializeTupleVariant for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.part(value)
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Left> {
        self.next();
        let before = self.out.len();
        key.serialize(Writer { out: self.out })?;
        // A name is a text, whatever it was made from.
        if self.out.get(before) == Some(&b'"') { Ok(()) } else { Err(Left) }
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.out.push(b':');
        value.serialize(Writer { out: self.out })
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl SerializeStruct for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Left> {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl SerializeStructVariant for Parts<'_> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Left> {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}
