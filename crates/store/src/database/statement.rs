//! Statements about many rows at once.

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};
use std::fmt::Write;

/// A statement with a list of equal groups of placeholders, `($1,$2),($3,$4),…`, and no others.
///
/// The text is built from constants and numbers alone. The number of groups is a power of two, so
/// that a handful of prepared statements serves all lists.
///
/// When such a statement fails, the caller must roll back the whole transaction or to a savepoint.
pub(crate) struct Repeated {
    pub(crate) before: &'static str,
    /// The number of placeholders in a group.
    pub(crate) width: usize,
    pub(crate) after: &'static str,
}

/// A dialect of SQL.
#[derive(Clone, Copy)]
pub(super) enum Dialect {
    /// Placeholders are `$1`, `$2`, and so on, the only form that PostgreSQL knows.
    Postgres,
    /// Placeholders are `?`, each the next one. A number is a name to SQLite, which searches a list
    /// of names for each of them.
    ///
    /// Writing statements say `OR FAIL`: otherwise SQLite copies every page before a change, to be
    /// able to undo this one statement and keep the transaction.
    Sqlite,
}

impl Repeated {
    pub(super) fn times(&self, groups: usize, dialect: Dialect) -> SqlStr {
        let mut sql = String::with_capacity(self.before.len() + 20 + groups * self.width * 5);
        match (dialect, self.before.split_once(' ')) {
            (Dialect::Sqlite, Some((verb @ ("INSERT" | "UPDATE"), rest))) => {
                sql.extend([verb, " OR FAIL ", rest]);
            }
            _ => sql.push_str(self.before),
        }
        for group in 0..groups {
            sql.push_str(if group == 0 { "(" } else { ",(" });
            for at in 1..=self.width {
                sql.push_str(if at == 1 { "" } else { "," });
                match dialect {
                    // Writing to a string cannot fail.
                    Dialect::Postgres => {
                        let _ = write!(sql, "${}", group * self.width + at);
                    }
                    Dialect::Sqlite => sql.push('?'),
                }
            }
            sql.push(')');
        }
        sql.push_str(self.after);
        AssertSqlSafe(sql).into_sql_str()
    }
}

/// Cuts a list into pieces whose lengths are powers of two, at most `largest`.
pub(crate) fn powers_of_two<T>(mut list: &[T], largest: usize) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let length =
            if list.len() >= largest { largest } else { 1 << list.len().checked_ilog2()? };
        let (piece, rest) = list.split_at(length);
        list = rest;
        Some(piece)
    })
}

/// Cuts a list into pieces of at most `largest`, each filled up to a power of two with its last
/// item. For statements in which a repeated row has no effect.
pub(crate) fn filled_up<T>(list: &[T], largest: usize) -> impl Iterator<Item = Vec<&T>> {
    list.chunks(largest).map(|piece| {
        let missing = piece.len().next_power_of_two() - piece.len();
        let last = piece.last().into_iter().flat_map(|last| std::iter::repeat_n(last, missing));
        piece.iter().chain(last).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_numbered_through() {
        let text = |before, dialect| {
            let statement = Repeated { before, width: 2, after: ";" };
            statement.times(2, dialect).as_str().to_owned()
        };
        assert_eq!(text("INSERT x ", Dialect::Postgres), "INSERT x ($1,$2),($3,$4);");
        assert_eq!(text("INSERT x ", Dialect::Sqlite), "INSERT OR FAIL x (?,?),(?,?);");
        assert_eq!(text("SELECT x ", Dialect::Sqlite), "SELECT x (?,?),(?,?);");
    }

    #[test]
    fn pieces_are_powers_of_two() {
        let lengths =
            |list: &[u8]| powers_of_two(list, 64).map(<[u8]>::len).collect::<Vec<usize>>();
        assert_eq!(lengths(&[0; 200]), [64, 64, 64, 8]);
        assert_eq!(lengths(&[0; 7]), [4, 2, 1]);
        assert_eq!(lengths(&[]), [0; 0]);
    }

    #[test]
    fn pieces_are_filled_up_with_what_they_end_with() {
        let pieces = |list: &'static [u8]| {
            filled_up(list, 4)
                .map(|piece| piece.into_iter().copied().collect())
                .collect::<Vec<Vec<u8>>>()
        };
        assert_eq!(pieces(&[1, 2, 3, 4, 5, 6, 7]), [[1, 2, 3, 4], [5, 6, 7, 7]]);
        assert_eq!(pieces(&[1, 2, 3]), [[1, 2, 3, 3]]);
        assert_eq!(pieces(&[9]), [[9]]);
        assert!(pieces(&[]).is_empty());
    }
}
