//! Direct access to SQLite: a statement runs in the call, on the thread of the caller.

use rusqlite::types::{FromSql, ToSql, ToSqlOutput, Value as Stored, ValueRef};
use rusqlite::{CachedStatement, Connection};
use std::sync::Arc;

use super::{Value, damaged};
use crate::StoreError;
use crate::error::from_sqlite;

/// One row of a result.
pub(crate) struct SqliteRow {
    /// The column names, one per line, shared by all rows of a result.
    columns: Arc<str>,
    values: Vec<Stored>,
}

impl SqliteRow {
    pub(super) fn get<T: FromSql>(&self, column: &str) -> Option<T> {
        let at = self.columns.lines().position(|name| name == column)?;
        T::column_result(self.values.get(at)?.into()).ok()
    }
}

/// Executes a statement; returns the number of changed rows.
pub(super) fn execute(
    connection: &Connection,
    sql: &str,
    values: &[Value<'_>],
) -> rusqlite::Result<u64> {
    prepared(connection, sql, values)?.raw_execute().map(|rows| rows as u64)
}

/// Queries at most `limit` rows.
pub(super) fn rows(
    connection: &Connection,
    sql: &str,
    values: &[Value<'_>],
    most: usize,
) -> Result<Vec<SqliteRow>, StoreError> {
    let failed = |error| from_sqlite(&error);
    let mut statement = prepared(connection, sql, values).map_err(failed)?;
    let columns: Arc<str> = statement.column_names().join("\n").into();
    let width = statement.column_count();
    let (mut answer, mut found) = (statement.raw_query(), Vec::new());
    while found.len() < most
        && let Some(row) = answer.next().map_err(failed)?
    {
        // Only text that is not UTF-8 cannot be converted.
        let value =
            |at| row.get(at).map_err(|_| damaged(columns.lines().nth(at).unwrap_or_default()));
        let values = (0..width).map(value).collect::<Result<_, StoreError>>()?;
        found.push(SqliteRow { columns: Arc::clone(&columns), values });
    }
    Ok(found)
}

fn prepared<'c>(
    connection: &'c Connection,
    sql: &str,
    values: &[Value<'_>],
) -> rusqlite::Result<CachedStatement<'c>> {
    #[cfg(debug_assertions)]
    super::plans::check(connection, sql);
    let mut statement = connection.prepare_cached(sql)?;
    let named = sql.contains('$');
    for index in 1..=statement.parameter_count() {
        // `$2` is a name to SQLite, which numbers placeholders in the order of appearance.
        let number = match named.then(|| statement.parameter_name(index)).flatten() {
            Some(name) => name.get(1..).and_then(|number| number.parse().ok()),
            None => Some(index),
        };
        let value = number.and_then(|number: usize| values.get(number.checked_sub(1)?));
        let missing = || rusqlite::Error::InvalidParameterCount(values.len(), index);
        statement.raw_bind_parameter(index, value.ok_or_else(missing)?)?;
    }
    Ok(statement)
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Int(value) => value.map_or(ValueRef::Null, ValueRef::Integer),
            Value::Real(value) => ValueRef::Real(*value),
            Value::Text(value) => {
                value.map_or(ValueRef::Null, |text| ValueRef::Text(text.as_bytes()))
            }
            Value::Owned(value) => ValueRef::Text(value.as_bytes()),
            Value::Id(value) => ValueRef::Text(value.text().as_bytes()),
            Value::Bytes(value) => ValueRef::Blob(value),
        }))
    }
}
