//! Serialisers of lists and objects, item by item.

use super::{JsonOutput, Left, Writer, named};
use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};

/// A list or an object in progress.
pub(super) struct Parts<'a, O> {
    out: &'a mut O,
    /// The number of the list or object in the output.
    number: usize,
    /// The separator before the next item.
    before: u8,
    /// The closing bytes.
    end: &'static [u8],
}

impl<'a, O: JsonOutput> Parts<'a, O> {
    #[inline]
    pub(super) fn list(out: &'a mut O, end: &'static [u8]) -> Parts<'a, O> {
        let number = out.open();
        Parts { out, number, before: b'[', end }
    }

    #[inline]
    pub(super) fn object(out: &'a mut O, end: &'static [u8]) -> Parts<'a, O> {
        let number = out.open();
        Parts { out, number, before: b'{', end }
    }

    #[inline]
    fn next(&mut self) {
        self.out.text().push(self.before);
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
        named(self.out.text(), self.before, name);
        self.before = b',';
        value.serialize(Writer { out: self.out })
    }

    #[inline]
    pub(super) fn finish(self) -> Result<(), Left> {
        let text = self.out.text();
        if self.before != b',' {
            text.push(self.before);
        }
        let inner_end = text.len() + 1;
        text.extend_from_slice(self.end);
        self.out.close(self.number, inner_end);
        if self.end.len() > 1 {
            // The enclosing object was opened just before this one.
            self.out.close(self.number.wrapping_sub(1), inner_end + 1);
        }
        Ok(())
    }
}

impl<O: JsonOutput> SerializeSeq for Parts<'_, O> {
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

impl<O: JsonOutput> SerializeTuple for Parts<'_, O> {
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

impl<O: JsonOutput> SerializeTupleStruct for Parts<'_, O> {
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

impl<O: JsonOutput> SerializeTupleVariant for Parts<'_, O> {
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

impl<O: JsonOutput> SerializeMap for Parts<'_, O> {
    type Ok = ();
    type Error = Left;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Left> {
        self.next();
        let before = self.out.text().len();
        key.serialize(Writer { out: self.out })?;
        // A key must be a string, whatever its type.
        if self.out.text().get(before) == Some(&b'"') { Ok(()) } else { Err(Left) }
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Left> {
        self.out.text().push(b':');
        value.serialize(Writer { out: self.out })
    }

    #[inline]
    fn end(self) -> Result<(), Left> {
        self.finish()
    }
}

impl<O: JsonOutput> SerializeStruct for Parts<'_, O> {
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

impl<O: JsonOutput> SerializeStructVariant for Parts<'_, O> {
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
