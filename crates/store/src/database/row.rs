//! Rows of a query result.

use higaki_table::{Seat, SeatSet};
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use std::str::FromStr;

use super::sqlite::SqliteRow;
use crate::StoreError;
use crate::values::{PasswordHash, UnixMillis};

/// One row of a result; columns are accessed by name.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

macro_rules! columns {
    ($($name:ident: $type:ty;)*) => {$(
        pub(crate) fn $name(&self, column: &str) -> Result<$type, StoreError> {
            match self {
                Row::Sqlite(row) => row.get(column),
                Row::Postgres(row) => row.try_get(column).ok(),
            }
            .ok_or_else(|| damaged(column))
        }
    )*};
}

impl Row {
    columns! {
        int: i64;
        optional_int: Option<i64>;
        real: f64;
        text: String;
        optional_text: Option<String>;
        bytes: Vec<u8>;
    }

    pub(crate) fn count(&self, column: &str) -> Result<u64, StoreError> {
        u64::try_from(self.int(column)?).map_err(|_| damaged(column))
    }

    pub(crate) fn small(&self, column: &str) -> Result<u32, StoreError> {
        u32::try_from(self.int(column)?).map_err(|_| damaged(column))
    }

    pub(crate) fn time(&self, column: &str) -> Result<UnixMillis, StoreError> {
        self.int(column).map(UnixMillis)
    }

    pub(crate) fn optional_time(&self, column: &str) -> Result<Option<UnixMillis>, StoreError> {
        Ok(self.optional_int(column)?.map(UnixMillis))
    }

    pub(crate) fn parsed<T: FromStr>(&self, column: &str) -> Result<T, StoreError> {
        self.text(column)?.parse().map_err(|_| damaged(column))
    }

    pub(crate) fn optional_password(&self) -> Result<Option<PasswordHash>, StoreError> {
        Ok(self.optional_text("password")?.map(PasswordHash))
    }

    /// A value of an enum that is stored as a word.
    pub(crate) fn word<T>(
        &self,
        column: &str,
        from_word: impl Fn(&str) -> Option<T>,
    ) -> Result<T, StoreError> {
        from_word(&self.text(column)?).ok_or_else(|| damaged(column))
    }

    pub(crate) fn seats(&self, column: &str) -> Result<SeatSet, StoreError> {
        let bits = self.int(column)?;
        Ok(Seat::all(Seat::MAX).filter(|seat| bits >> seat.index() & 1 == 1).collect())
    }
}

pub(crate) fn damaged(column: &str) -> StoreError {
    StoreError::Damaged { what: column.to_owned() }
}
