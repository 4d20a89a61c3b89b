//! One thing for each colour.

use crate::components::Colour;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// One thing for each colour; in JSON an object with the colours as names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "Readonly<Record<Colour, T>>", bound = "T: ts_rs::TS")
)]
pub struct ByColour<T>(pub [T; 4]);

impl<T: Copy> ByColour<T> {
    /// The thing for this colour.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> T {
        self.0[colour.index()]
    }

    /// Calls the function for each colour.
    pub fn each(make: impl FnMut(Colour) -> T) -> ByColour<T> {
        ByColour(Colour::ALL.map(make))
    }
}

impl<T: Serialize> Serialize for ByColour<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("ByColour", 4)?;
        for (colour, thing) in Colour::ALL.iter().zip(&self.0) {
            object.serialize_field(colour.word(), thing)?;
        }
        object.end()
    }
}
