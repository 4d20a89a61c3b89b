//! Values for the placeholders of a statement.

use higaki_table::SeatSet;

use crate::values::{
    ChatNumber, Json, PasswordHash, Revision, Sealed, Term, TokenHash, UnixMillis, Version,
};
use higaki_values::{BotTokenId, NodeId, PersonId, Spelling, TableId};

/// A value for one placeholder. The four types mean the same on both databases.
#[derive(Clone)]
pub(crate) enum Value<'a> {
    Int(Option<i64>),
    Real(f64),
    Text(Option<&'a str>),
    Owned(String),
    Id(Spelling),
    Bytes(&'a [u8]),
}

/// A list of values for the placeholders of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::database::Value::from($value)),*] };
}
pub(crate) use values;

macro_rules! into_value {
    ($($type:ty, $value:ident => $into:expr;)*) => {$(
        impl<'a> From<$type> for Value<'a> {
            fn from($value: $type) -> Value<'a> {
                $into
            }
        }
    )*};
}

into_value! {
    i64, value => Value::Int(Some(value));
    Option<i64>, value => Value::Int(value);
    f64, value => Value::Real(value);
    &'a str, value => Value::Text(Some(value));
    Option<&'a str>, value => Value::Text(value);
    &'a String, value => Value::Text(Some(value));
    &'a [u8], value => Value::Bytes(value);
    &'a Json, value => Value::Text(Some(value.text()));
    &'a PasswordHash, value => Value::Text(Some(&value.0));
    &'a Sealed, value => Value::Bytes(&value.0);
    &'a TokenHash, value => Value::Bytes(&value.0);
    TableId, value => Value::Id(value.spelling());
    PersonId, value => Value::Id(value.spelling());
    BotTokenId, value => Value::Id(value.spelling());
    NodeId, value => Value::Id(value.spelling());
    UnixMillis, value => Value::Int(Some(value.0));
    Option<UnixMillis>, value => Value::Int(value.map(|at| at.0));
    // Counters never come near the sign bit.
    Revision, value => Value::Int(Some(value.0 as i64));
    Version, value => Value::Int(Some(value.0 as i64));
    ChatNumber, value => Value::Int(Some(value.0 as i64));
    Term, value => Value::Int(Some(value.0 as i64));
    SeatSet, value => Value::Int(Some(bits(value)));
    Option<SeatSet>, value => Value::Int(value.map(bits));
}

/// A set of seats as a number, so that the database can intersect two of them.
fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}
