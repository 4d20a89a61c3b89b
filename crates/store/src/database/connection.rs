//! A connection, within a transaction or without.

use sqlx::pool::PoolConnection;
use sqlx::{Postgres, SqlSafeStr, Sqlite, SqliteConnection, Transaction};
use std::ops::DerefMut;

use super::{Row, Value};
use crate::StoreError;
use crate::changes::{Change, pack};
use crate::error::{from_driver, message};
use crate::place::Place;

/// A connection to either database.
pub(crate) struct Connection {
    place: Place,
    handle: Handle,
    /// What will be told to others after the commit.
    announced: Vec<Change>,
}

enum Handle {
    Sqlite(PoolConnection<Sqlite>),
    SqliteTransaction(Transaction<'static, Sqlite>),
    Postgres(PoolConnection<Postgres>),
    PostgresTransaction(Transaction<'static, Postgres>),
}

/// Runs one method of a query on whichever connection it is.
macro_rules! on_either {
    ($self:ident, $sql:ident, $values:ident, $method:ident, $wrap:expr) => {{
        match &mut $self.handle {
            Handle::Sqlite(c) => {
                let connection: &mut SqliteConnection = c.deref_mut();
                sqlite_query($sql, $values).$method(connection).await.map($wrap.0)
            }
            Handle::SqliteTransaction(c) => {
                sqlite_query($sql, $values).$method(c.deref_mut()).await.map($wrap.0)
            }
            Handle::Postgres(c) => {
                postgres_query($sql, $values).$method(c.deref_mut()).await.map($wrap.1)
            }
            Handle::PostgresTransaction(c) => {
                postgres_query($sql, $values).$method(c.deref_mut()).await.map($wrap.1)
            }
        }
        .map_err(|error| from_driver(&$self.place, &error))
    }};
}

impl Connection {
    pub(crate) fn sqlite(place: Place, connection: PoolConnection<Sqlite>) -> Connection {
        Connection { place, handle: Handle::Sqlite(connection), announced: Vec::new() }
    }

    pub(crate) fn sqlite_transaction(
        place: Place,
        transaction: Transaction<'static, Sqlite>,
    ) -> Connection {
        Connection { place, handle: Handle::SqliteTransaction(transaction), announced: Vec::new() }
    }

    pub(crate) fn postgres(place: Place, connection: PoolConnection<Postgres>) -> Connection {
        Connection { place, handle: Handle::Postgres(connection), announced: Vec::new() }
    }

    pub(crate) fn postgres_transaction(
        place: Place,
        transaction: Transaction<'static, Postgres>,
    ) -> Connection {
        let handle = Handle::PostgresTransaction(transaction);
        Connection { place, handle, announced: Vec::new() }
    }

    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self.handle, Handle::Postgres(_) | Handle::PostgresTransaction(_))
    }

    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    /// How many rows the statement changed.
    pub(crate) async fn execute(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        let wrap = (
            |done: sqlx::sqlite::SqliteQueryResult| done.rows_affected(),
            |done: sqlx::postgres::PgQueryResult| done.rows_affected(),
        );
        on_either!(self, sql, values, execute, wrap)
    }

    pub(crate) async fn row(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        let wrap = (
            |row: Option<sqlx::sqlite::SqliteRow>| row.map(Row::Sqlite),
            |row: Option<sqlx::postgres::PgRow>| row.map(Row::Postgres),
        );
        on_either!(self, sql, values, fetch_optional, wrap)
    }

    pub(crate) async fn rows(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        let wrap = (
            |rows: Vec<sqlx::sqlite::SqliteRow>| rows.into_iter().map(Row::Sqlite).collect(),
            |rows: Vec<sqlx::postgres::PgRow>| rows.into_iter().map(Row::Postgres).collect(),
        );
        on_either!(self, sql, values, fetch_all, wrap)
    }

    /// Others will hear of it if and when this transaction commits.
    pub(crate) fn announce(&mut self, change: Change) {
        self.announced.push(change);
    }

    /// What others will hear of.
    pub(crate) fn announced(&self) -> &[Change] {
        &self.announced
    }

    /// A point to which [`Connection::roll_back`] leads; only one at a time.
    pub(crate) async fn mark(&mut self) -> Result<usize, StoreError> {
        self.execute("SAVEPOINT work", &[]).await?;
        Ok(self.announced.len())
    }

    pub(crate) async fn keep(&mut self) -> Result<(), StoreError> {
        self.execute("RELEASE work", &[]).await.map(drop)
    }

    pub(crate) async fn roll_back(&mut self, mark: usize) -> Result<(), StoreError> {
        self.announced.truncate(mark);
        self.execute("ROLLBACK TO work", &[]).await?;
        self.keep().await
    }

    /// Ends the transaction for good. What was announced comes back where the database itself does
    /// not carry it to the others.
    pub(crate) async fn commit(mut self) -> Result<Vec<Change>, StoreError> {
        if self.is_postgres() {
            for message in pack(&self.announced) {
                self.execute(NOTIFY, &[Value::from(&message)]).await?;
            }
            self.announced.clear();
        }
        let committed = match self.handle {
            Handle::SqliteTransaction(transaction) => transaction.commit().await,
            Handle::PostgresTransaction(transaction) => transaction.commit().await,
            Handle::Sqlite(_) | Handle::Postgres(_) => Ok(()),
        };
        // Only from here on nobody can tell whether the database did it.
        committed.map_err(|error| StoreError::Uncertain { reason: message(&error) })?;
        Ok(self.announced)
    }
}

const NOTIFY: &str = "SELECT pg_notify('higaki_changes', $1)";

macro_rules! query_of {
    ($name:ident, $database:ty, $arguments:ty) => {
        fn $name<'q>(
            sql: impl SqlSafeStr,
            values: &[Value<'_>],
        ) -> sqlx::query::Query<'q, $database, $arguments> {
            let query = sqlx::query::<$database>(sql);
            values.iter().fold(query, |query, value| match value {
                Value::Int(value) => query.bind(*value),
                Value::Real(value) => query.bind(*value),
                Value::Text(value) => query.bind(*value),
                Value::Owned(value) => query.bind(value.as_str()),
                Value::Bytes(value) => query.bind(*value),
            })
        }
    };
}
query_of!(sqlite_query, Sqlite, sqlx::sqlite::SqliteArguments);
query_of!(postgres_query, Postgres, sqlx::postgres::PgArguments);
