//! One way to talk to two databases.
//!
//! The statements are the same text for both, so the choice between them is made here, once, at the
//! lowest level: everything above is written a single time and cannot drift apart.

mod connection;
mod row;
mod statement;
mod value;

pub(crate) use connection::Connection;
pub(crate) use row::{Row, damaged};
pub(crate) use statement::{Repeated, filled_up, powers_of_two};
pub(crate) use value::{Value, values};

use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;

use crate::StoreError;
use crate::error::from_driver;
use crate::place::Place;

/// An open database.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) place: Place,
    pub(crate) pools: Pools,
}

#[derive(Clone, Debug)]
pub(crate) enum Pools {
    /// SQLite has one writer at a time. In memory there is no other connection at all.
    Sqlite { writer: SqlitePool, readers: Option<SqlitePool> },
    /// One connection for the log, so that nothing else can starve it, and others for the rest.
    Postgres { writer: PgPool, others: PgPool },
}

impl Database {
    /// A transaction on the connection that the writer has for itself.
    pub(crate) async fn begin_on_writer(&self) -> Result<Connection, StoreError> {
        match &self.pools {
            // IMMEDIATE: the lock is taken now, not at a moment when it can no longer be waited for.
            Pools::Sqlite { writer, .. } => writer
                .begin_with("BEGIN IMMEDIATE")
                .await
                .map(|transaction| Connection::sqlite_transaction(self.place.clone(), transaction)),
            Pools::Postgres { writer, .. } => writer.begin().await.map(|transaction| {
                Connection::postgres_transaction(self.place.clone(), transaction)
            }),
        }
        .map_err(|error| from_driver(&self.place, &error))
    }

    /// A transaction beside the writer, where the database can have several.
    pub(crate) async fn begin_beside(&self) -> Option<Result<Connection, StoreError>> {
        let Pools::Postgres { others, .. } = &self.pools else { return None };
        let begun = others.begin().await;
        Some(
            begun
                .map(|transaction| {
                    Connection::postgres_transaction(self.place.clone(), transaction)
                })
                .map_err(|error| from_driver(&self.place, &error)),
        )
    }

    /// A connection that only reads, if there is one beside the writer.
    pub(crate) async fn reader(&self) -> Option<Result<Connection, StoreError>> {
        let place = self.place.clone();
        let acquired = match &self.pools {
            Pools::Sqlite { readers: None, .. } => return None,
            Pools::Sqlite { readers: Some(readers), .. } => {
                readers.acquire().await.map(|plain| Connection::sqlite(place, plain))
            }
            Pools::Postgres { others, .. } => {
                others.acquire().await.map(|plain| Connection::postgres(place, plain))
            }
        };
        Some(acquired.map_err(|error| from_driver(&self.place, &error)))
    }

    pub(crate) async fn close(&self) {
        match &self.pools {
            Pools::Sqlite { writer, readers } => {
                // Readers first: the last connection to leave folds the write-ahead log back.
                if let Some(readers) = readers {
                    readers.close().await;
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
