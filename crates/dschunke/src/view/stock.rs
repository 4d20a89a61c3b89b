//! The public view of the goods on the junks.

use crate::components::Good;
use serde::{Serialize, Serializer};

/// The goods on a junk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StockView {
    /// Which goods.
    pub good: Good,
    /// The number.
    pub count: StockCount,
}

/// D11.4: a number, or in phases 3 and 4 only whether there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | \"some\" | \"none\""))]
pub enum StockCount {
    /// This number.
    Counted(u8),
    /// At least one, which may not be counted.
    Some,
    /// None, which is always visible.
    None,
}

impl Serialize for StockCount {
    /// As the number, `some` or `none`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            StockCount::Counted(count) => serializer.serialize_u8(*count),
            StockCount::Some => serializer.serialize_str("some"),
            StockCount::None => serializer.serialize_str("none"),
        }
    }
}
