//! A connection, within a transaction or without.

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, Postgres, SqlSafeStr, SqlStr, Transaction};

use super::shelf::Taken;
use super::statement::Dialect;
use super::{Repeated, Row, Value, sqlite};
use crate::StoreError;
use crate::changes::{Change, pack};
use crate::error::{from_driver, from_sqlite, message, sqlite_message};
use crate::place::Place;

/// A connection to either database. What is asked of SQLite is done when the call returns, so a
/// future of these methods waits for PostgreSQL alone.
pub(crate) struct Connection {
    place: Place,
    handle: Handle,
    /// What will be told to others after the commit.
    announced: Vec<Change>,
    /// Whether it may have changed somebody.
    people: bool,
    /// Whether something was left half done.
    given_up: bool,
}

enum Handle {
    Sqlite(Taken),
    Postgres(PoolConnection<Postgres>),
    PostgresTransaction(Transaction<'static, Postgres>),
}

/// Which of the two it is, with what its driver needs.
enum Either<'c> {
    Sqlite(&'c Taken),
    Postgres(&'c Place, &'c mut PgConnection),
}

impl Connection {
    pub(crate) fn sqlite(place: Place, connection: Taken) -> Connection {
        Connection::new(place, Handle::Sqlite(connection))
    }

    fn new(place: Place, handle: Handle) -> Connection {
        Connection { place, handle, announced: Vec::new(), people: false, given_up: false }
    }

    /// A transaction on SQLite.
    pub(crate) fn begun(place: Place, connection: Taken) -> Result<Connection, StoreError> {
        // IMMEDIATE: the lock is taken now, not at a moment when it can no longer be waited for.
        let begun = sqlite::execute(&connection, "BEGIN IMMEDIATE", &[]);
        begun.map_err(|error| from_sqlite(&error))?;
        Ok(Connection::sqlite(place, connection))
    }

    pub(crate) fn postgres(place: Place, connection: PoolConnection<Postgres>) -> Connection {
        Connection::new(place, Handle::Postgres(connection))
    }

    pub(crate) fn postgres_transaction(
        place: Place,
        transaction: Transaction<'static, Postgres>,
    ) -> Connection {
        Connection::new(place, Handle::PostgresTransaction(transaction))
    }

    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self.handle, Handle::Postgres(_) | Handle::PostgresTransaction(_))
    }

    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    fn either(&mut self) -> Either<'_> {
        match &mut self.handle {
            Handle::Sqlite(connection) => Either::Sqlite(connection),
            Handle::Postgres(connection) => Either::Postgres(&self.place, connection),
            Handle::PostgresTransaction(connection) => Either::Postgres(&self.place, connection),
        }
    }

    /// A statement about many rows, as this database wants it.
    pub(crate) fn repeated(&self, statement: &Repeated, groups: usize) -> SqlStr {
        let dialect = if self.is_postgres() { Dialect::Postgres } else { Dialect::Sqlite };
        statement.times(groups, dialect)
    }

    /// How many rows the statement changed.
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

    /// Others will hear of it if and when this transaction commits.
    pub(crate) fn announce(&mut self, change: Change) {
        self.announced.push(change);
    }

    /// What others will hear of.
    pub(crate) fn announced(&self) -> &[Change] {
        &self.announced
    }

    /// Somebody may be another one after the commit.
    pub(crate) fn change_people(&mut self) {
        self.people = true;
    }

    /// Whether that was said.
    pub(crate) fn changes_people(&self) -> bool {
        self.people
    }

    /// How many rows were changed since it was opened, where the database tells.
    pub(crate) fn changed_rows(&self) -> Option<u64> {
        match &self.handle {
            Handle::Sqlite(connection) => Some(connection.total_changes()),
            Handle::Postgres(_) | Handle::PostgresTransaction(_) => None,
        }
    }

    /// Something was left half done: nothing of this transaction may be kept.
    pub(crate) fn give_up(&mut self) {
        self.given_up = true;
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
        if self.given_up {
            let reason = "something else in the same transaction failed".to_owned();
            return Err(StoreError::Refused { reason });
        }
        if self.is_postgres() {
            for message in pack(&self.announced) {
                self.execute(NOTIFY, &[Value::from(&message)]).await?;
            }
            self.announced.clear();
        }
        // Only from here on nobody can tell whether the database did it.
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
