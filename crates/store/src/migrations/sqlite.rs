//! The schema migrations on SQLite.
//!
//! Applied migrations are recorded in the format of sqlx, which applied them in earlier versions
//! and still does on PostgreSQL: a file of either version opens with the other.

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use sqlx::migrate::Migration;
use std::time::Instant;

use super::{STEPS, altered, failed, migration, newer};
use crate::OpenError;
use crate::error::sqlite_message;
use crate::location::DatabaseLocation;
use crate::open::{sqlite_refusal, unusable};

const NOTES: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);";

const HALF_DONE: &str =
    "SELECT version FROM _sqlx_migrations WHERE success = FALSE ORDER BY version LIMIT 1";

const DONE: &str = "SELECT version, CAST(checksum AS BLOB) FROM _sqlx_migrations ORDER BY version";

const NOTE: &str = "INSERT INTO _sqlx_migrations \
    (version, description, success, checksum, execution_time) VALUES (?1, ?2, TRUE, ?3, ?4)";

/// Migrates an SQLite database.
pub(crate) fn sqlite(place: &DatabaseLocation, connection: &Connection) -> Result<(), OpenError> {
    let refused = |error| sqlite_refusal(place, &error);
    connection.execute_batch(NOTES).map_err(refused)?;
    let half_done = connection.query_row(HALF_DONE, [], |row| row.get::<_, i64>(0)).optional();
    if let Some(version) = half_done.map_err(refused)? {
        return Err(unusable(place, format!("schema {version} is only half there")));
    }
    let steps: Vec<Migration> = STEPS.iter().map(|step| migration(step, step.sqlite)).collect();
    let done = done(connection).map_err(refused)?;
    for (version, checksum) in &done {
        match steps.iter().find(|step| step.version == *version) {
            None => return Err(newer(place, *version)),
            Some(step) if *step.checksum != **checksum => return Err(altered(place, *version)),
            Some(_) => {}
        }
    }
    let missing = |step: &&Migration| done.iter().all(|(version, _)| *version != step.version);
    for step in steps.iter().filter(missing) {
        let applied = apply(connection, step);
        applied.map_err(|error| failed(place, step.version, sqlite_message(&error)))?;
    }
    Ok(())
}

/// The applied migrations with their checksums.
fn done(connection: &Connection) -> rusqlite::Result<Vec<(i64, Vec<u8>)>> {
    let mut statement = connection.prepare(DONE)?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

fn apply(connection: &Connection, step: &Migration) -> rusqlite::Result<()> {
    let started = Instant::now();
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    // Another process may have applied it at the same time.
    if done(&transaction)?.iter().any(|(version, _)| *version == step.version) {
        return Ok(());
    }
    transaction.execute_batch(step.sql.as_str())?;
    let took = i64::try_from(started.elapsed().as_nanos()).unwrap_or(i64::MAX);
    transaction.execute(NOTE, params![step.version, step.description, &*step.checksum, took])?;
    transaction.commit()
}
