//! A connection to either database, with or without a transaction.

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Postgres, SqlSafeStr, SqlStr, Transaction};

use super::pool::PooledConnection;
use super::statement::Dialect;
use super::{Repeated, Row, Value, sqlite};
use crate::StoreError;
use crate::changes::{Change, pack};
use crate::error::{from_driver, from_sqlite, message, sqlite_message};
use crate::location::DatabaseLocation;

/// A connection to either database. Work on SQLite is done when the call returns, so a future of
/// these methods waits for PostgreSQL alone.
pub(crate) struct Connection {
    place: DatabaseLocation,
    handle: Handle,
    /// Notifications to send after the commit.
    announced: Vec<Change>,
    /// Whether the transaction may change a person or session.
    people: bool,
    /// Whether the transaction is in an inconsistent state and must not commit.
    doomed: bool,
}

enum Handle {
    Sqlite(PooledConnection),
    Postgres(PoolConnection<Postgres>),
    PostgresTransaction(Transaction<'static, Postgres>),
}

/// The kind of database, with the handles of its driver.
enum Either<'c> {
    Sqlite(&'c PooledConnection),
    Postgres(&'c DatabaseLocation, &'c mut PgConnection),
}

impl Connection {
    pub(crate) fn sqlite(place: DatabaseLocation, connection: PooledConnection) -> Connection {
        Connection::new(place, Handle::Sqlite(connection))
    }

    fn new(place: DatabaseLocation, handle: Handle) -> Connection {
        Connection { place, handle, announced: Vec::new(), people: false, doomed: false }
    }

    /// A transaction on SQLite.
    pub(crate) fn begin_immediate(
        place: DatabaseLocation,
        connection: PooledConnection,
    ) -> Result<Connection, StoreError> {
        // IMMEDIATE takes the write lock now: a later upgrade of a read lock cannot wait.
        let result = sqlite::execute(&connection, "BEGIN IMMEDIATE", &[]);
        result.map_err(|error| from_sqlite(&error))?;
        Ok(Connection::sqlite(place, connection))
    }

    pub(crate) fn postgres(
        place: DatabaseLocation,
        connection: PoolConnection<Postgres>,
    ) -> Connection {
        Connection::new(place, Handle::Postgres(connection))
    }

    pub(crate) fn postgres_transaction(
        place: DatabaseLocation,
        transaction: Transaction<'static, Postgres>,
    ) -> Connection {
        Connection::new(place, Handle::PostgresTransaction(transaction))
    }

    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self.handle, Handle::Postgres(_) | Handle::PostgresTransaction(_))
    }

    pub(crate) fn place(&self) -> &DatabaseLocation {
        &self.place
    }

    fn either(&mut self) -> Either<'_> {
        match &mut self.handle {
            Handle::Sqlite(connection) => Either::Sqlite(connection),
            Handle::Postgres(connection) => Either::Postgres(&self.place, connection),
            Handle::PostgresTransaction(connection) => Either::Postgres(&self.place, connection),
        }
    }

    /// The text of a statement about many rows in the dialect of this database.
    pub(crate) fn repeated(&self, statement: &Repeated, groups: usize) -> SqlStr {
        let dialect = if self.is_postgres() { Dialect::Postgres } else { Dialect::Sqlite };
        statement.times(groups, dialect)
    }

    /// Executes a statement; returns the number of changed rows.
    pub(crate) async fn execute(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        match self.either() {
            Either::Sqlite(connection) => {
                let done = sqlite::execute(connection, sql.into_sql_str().as_str(), values);
                connection.note_damage(done.map_err(|error| from_sqlite(&error)))
            }
            Either::Postgres(place, connection) => {
                let done = Box::pin(postgres_query(sql, values).execute(connection)).await;
                done.map(|done| done.rows_affected()).map_err(|error| from_driver(place, &error))
            }
        }
    }

    pub(crate) async fn row(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        match self.either() {
            Either::Sqlite(connection) => {
                let rows = sqlite::rows(connection, sql.into_sql_str().as_str(), values, 1);
                Ok(connection.note_damage(rows)?.pop().map(Row::Sqlite))
            }
            Either::Postgres(place, connection) => {
                let row = Box::pin(postgres_query(sql, values).fetch_optional(connection)).await;
                row.map(|row| row.map(Row::Postgres)).map_err(|error| from_driver(place, &error))
            }
        }
    }

    pub(crate) async fn rows(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        match self.either() {
            Either::Sqlite(connection) => {
                let sql = sql.into_sql_str();
                let rows = sqlite::rows(connection, sql.as_str(), values, usize::MAX);
                Ok(connection.note_damage(rows)?.into_iter().map(Row::Sqlite).collect())
            }
            Either::Postgres(place, connection) => {
                let rows = Box::pin(postgres_query(sql, values).fetch_all(connection)).await;
                let rows = rows.map_err(|error| from_driver(place, &error))?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    /// Notifies other processes of a change if and when this transaction commits.
    pub(crate) fn announce(&mut self, change: Change) {
        self.announced.push(change);
    }

    /// The notifications to send after the commit.
    pub(crate) fn announced(&self) -> &[Change] {
        &self.announced
    }

    /// Invalidates the person cache on commit.
    pub(crate) fn change_people(&mut self) {
        self.people = true;
    }

    /// Whether the commit invalidates the person cache.
    pub(crate) fn changes_people(&self) -> bool {
        self.people
    }

    /// The number of rows changed since the connection was opened, where the database counts them.
    pub(crate) fn changed_rows(&self) -> Option<u64> {
        match &self.handle {
            Handle::Sqlite(connection) => Some(connection.total_changes()),
            Handle::Postgres(_) | Handle::PostgresTransaction(_) => None,
        }
    }

    /// Dooms the transaction: it cannot commit any more.
    pub(crate) fn doom(&mut self) {
        self.doomed = true;
    }

    /// Sets the savepoint of [`Connection::roll_back_to_savepoint`]; only one at a time.
    pub(crate) async fn savepoint(&mut self) -> Result<usize, StoreError> {
        self.execute("SAVEPOINT work", &[]).await?;
        Ok(self.announced.len())
    }

    pub(crate) async fn release_savepoint(&mut self) -> Result<(), StoreError> {
        self.execute("RELEASE work", &[]).await.map(drop)
    }

    pub(crate) async fn roll_back_to_savepoint(
        &mut self,
        savepoint: usize,
    ) -> Result<(), StoreError> {
        self.announced.truncate(savepoint);
        self.execute("ROLLBACK TO work", &[]).await?;
        self.release_savepoint().await
    }

    /// Commits. Returns the announced changes where the database itself does not send them to other
    /// processes.
    pub(crate) async fn commit(mut self) -> Result<Vec<Change>, StoreError> {
        if self.doomed {
            let reason = "something else in the same transaction failed".to_owned();
            return Err(StoreError::Refused { reason });
        }
        if self.is_postgres() {
            for message in pack(&self.announced) {
                self.execute(NOTIFY, &[Value::from(&message)]).await?;
            }
            self.announced.clear();
        }
        // Only a failure from here on leaves the outcome of the commit unknown.
        match self.handle {
            Handle::Sqlite(connection) => {
                let uncertain = |error| StoreError::Uncertain { reason: sqlite_message(&error) };
                sqlite::execute(&connection, "COMMIT", &[]).map_err(uncertain)?;
            }
            Handle::PostgresTransaction(transaction) => {
                let uncertain = |error| StoreError::Uncertain { reason: message(&error) };
                Box::pin(transaction.commit()).await.map_err(uncertain)?;
            }
            Handle::Postgres(_) => {}
        }
        Ok(self.announced)
    }
}

const NOTIFY: &str = "SELECT pg_notify('higaki_changes', $1)";

fn postgres_query<'q>(
    sql: impl SqlSafeStr,
    values: &[Value<'_>],
) -> sqlx::query::Query<'q, Postgres, sqlx::postgres::PgArguments> {
    let query = sqlx::query::<Postgres>(sql);
    values.iter().fold(query, |query, value| match value {
        Value::Int(value) => query.bind(*value),
        Value::Real(value) => query.bind(*value),
        Value::Text(value) => query.bind(*value),
        Value::Owned(value) => query.bind(value.as_str()),
        Value::Id(value) => query.bind(value.text()),
        Value::Bytes(value) => query.bind(*value),
    })
}
