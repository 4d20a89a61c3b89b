//! One interface to SQLite and PostgreSQL.
//!
//! The statements are the same text for both databases, so the choice between them is made here, at
//! the lowest level.
//!
//! PostgreSQL futures are boxed: its driver takes kilobytes for them, which would enlarge every
//! future above, also on SQLite, which never waits.

mod connection;
#[cfg(debug_assertions)]
mod plans;
mod pool;
mod readers;
mod row;
mod sqlite;
mod statement;
mod value;

pub(crate) use connection::Connection;
pub(crate) use pool::ConnectionPool;
pub(crate) use readers::Readers;
pub(crate) use row::{Row, damaged};
pub(crate) use statement::{Repeated, filled_up, powers_of_two};
pub(crate) use value::{Value, values};

use sqlx::postgres::PgPool;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use crate::StoreError;
use crate::error::from_driver;
use crate::location::DatabaseLocation;

/// An open database.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) place: DatabaseLocation,
    pub(crate) pools: Pools,
}

#[derive(Clone, Debug)]
pub(crate) enum Pools {
    /// SQLite has one writer at a time; a database in memory has a single connection. Readers stand
    /// first because the last connection to close checkpoints the write-ahead log, and only the
    /// writer can.
    Sqlite { readers: Option<Readers>, writer: ConnectionPool },
    /// One connection reserved for the log, so that other work cannot starve it, and a pool for the
    /// rest.
    Postgres { writer: PgPool, others: PgPool },
}

impl Database {
    /// Begins a transaction on the connection reserved for the writer.
    pub(crate) async fn begin_on_writer(&self) -> Result<Connection, StoreError> {
        match &self.pools {
            Pools::Sqlite { writer, .. } => {
                Connection::begin_immediate(self.place.clone(), writer.take()?)
            }
            Pools::Postgres { writer, .. } => self.begin(writer).await,
        }
    }

    /// Begins a transaction beside the writer, where the database supports several.
    pub(crate) async fn begin_beside(&self) -> Option<Result<Connection, StoreError>> {
        let Pools::Postgres { others, .. } = &self.pools else { return None };
        Some(self.begin(others).await)
    }

    async fn begin(&self, pool: &PgPool) -> Result<Connection, StoreError> {
        let begun = Box::pin(pool.begin()).await;
        let begun = begun.map_err(|error| from_driver(&self.place, &error))?;
        Ok(Connection::postgres_transaction(self.place.clone(), begun))
    }

    /// A read-only connection, if there is one beside the writer.
    pub(crate) async fn reader(&self) -> Option<Result<Connection, StoreError>> {
        let place = self.place.clone();
        match &self.pools {
            Pools::Sqlite { readers, .. } => {
                let taken = readers.as_ref()?.pool.take();
                Some(taken.map(|connection| Connection::sqlite(place, connection)))
            }
            Pools::Postgres { others, .. } => {
                let acquired = Box::pin(others.acquire()).await;
                let acquired = acquired.map_err(|error| from_driver(&self.place, &error));
                Some(acquired.map(|plain| Connection::postgres(place, plain)))
            }
        }
    }

    /// The readers with threads of their own, where reading blocks a thread.
    pub(crate) fn readers(&self) -> Option<&Readers> {
        match &self.pools {
            Pools::Sqlite { readers, .. } => readers.as_ref(),
            Pools::Postgres { .. } => None,
        }
    }

    /// Returns whether a page of an SQLite file was found damaged: later successes may be luck.
    pub(crate) fn check_damage(&self) -> Result<(), StoreError> {
        let Pools::Sqlite { readers, writer } = &self.pools else { return Ok(()) };
        let readers = readers.as_ref().and_then(|readers| readers.pool.damage());
        writer.damage().or(readers).map_or(Ok(()), Err)
    }

    pub(crate) async fn close(&self) {
        match &self.pools {
            Pools::Sqlite { readers, writer } => {
                if let Some(readers) = readers {
                    readers.pool.close().await;
                }
                writer.close().await;
            }
            Pools::Postgres { writer, others } => {
                others.close().await;
                writer.close().await;
            }
        }
    }
}

/// A boxed future that may borrow a connection.
pub(crate) type Pending<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// The result of a future that never waits, such as work on SQLite.
pub(crate) fn at_once<T>(work: impl Future<Output = T>) -> T {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => result,
        Poll::Pending => unreachable!("SQLite answers within the call"),
    }
}
