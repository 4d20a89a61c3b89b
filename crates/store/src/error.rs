//! Errors of the database itself. Errors about a table, a person or a log stand beside their
//! functions.

use crate::location::DatabaseLocation;

/// A failure of the database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Nothing was changed, and the same call may succeed later.
    #[error("the database {place} cannot be reached: {reason}")]
    Unavailable {
        /// The location, without a password.
        place: DatabaseLocation,
        /// The message of the driver.
        reason: String,
    },
    /// The connection broke during the commit. Read again to learn the outcome; an append with a
    /// key can simply be sent once more.
    #[error("it is not known whether the database stored the change: {reason}")]
    Uncertain {
        /// The message of the driver.
        reason: String,
    },
    /// The store was closed, or the writer task has ended.
    #[error("the store is closed")]
    Closed,
    /// An input exceeds a limit of the store.
    #[error("{what} has {size} bytes or items, at most {limit} are allowed")]
    TooLarge {
        /// The name of the input.
        what: &'static str,
        /// Its size.
        size: usize,
        /// The limit.
        limit: usize,
    },
    /// A text contains a character that cannot be stored.
    #[error("{what} holds a character that is not allowed")]
    NotText {
        /// The name of the input.
        what: &'static str,
    },
    /// A stored value has an unexpected format.
    #[error("a stored {what} cannot be read")]
    Damaged {
        /// The column.
        what: String,
    },
    /// The database found its own data damaged.
    #[error("the database is damaged, restore it from a backup: {reason}")]
    Corrupt {
        /// The message of the driver.
        reason: String,
    },
    /// Another transaction took the same name or id at the same moment.
    #[error("the name or the id was taken at the same moment")]
    Duplicate,
    /// The database refused a statement.
    #[error("the database refused: {reason}")]
    Refused {
        /// The message of the driver, without the values of the statement.
        reason: String,
    },
}

/// Converts an error of the PostgreSQL driver.
///
/// Keeps only its message: the details that PostgreSQL adds may hold values such as password
/// hashes, which must not reach a log file.
pub(crate) fn from_driver(place: &DatabaseLocation, error: &sqlx::Error) -> StoreError {
    use sqlx::Error;
    let unavailable = match error {
        Error::Io(_) | Error::Tls(_) | Error::PoolTimedOut => true,
        Error::PoolClosed => return StoreError::Closed,
        Error::Database(error) if error.is_unique_violation() => return StoreError::Duplicate,
        // Data corrupted, index corrupted.
        Error::Database(error) if matches!(error.code().as_deref(), Some("XX001" | "XX002")) => {
            return StoreError::Corrupt { reason: error.message().replace('\n', " ") };
        }
        // PostgreSQL: connection lost, out of resources, shut down by the operator, lock not
        // available.
        Error::Database(error) => error.code().is_some_and(|code| {
            ["08", "53", "57P", "40", "55P"].iter().any(|class| code.starts_with(class))
                && code.len() == 5
        }),
        _ => false,
    };
    let reason = message(error);
    if unavailable {
        StoreError::Unavailable { place: place.clone(), reason }
    } else {
        StoreError::Refused { reason }
    }
}

/// Converts an error of SQLite. A locked file or a full disk counts as a refusal: retrying would
/// not help.
pub(crate) fn from_sqlite(error: &rusqlite::Error) -> StoreError {
    use rusqlite::ffi::{
        SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE, SQLITE_CORRUPT, SQLITE_NOTADB,
    };
    match sqlite_code(error) {
        Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => StoreError::Duplicate,
        Some(code) if matches!(code & 0xff, SQLITE_CORRUPT | SQLITE_NOTADB) => {
            StoreError::Corrupt { reason: sqlite_message(error) }
        }
        _ => StoreError::Refused { reason: sqlite_message(error) },
    }
}

/// The extended result code, if the error is SQLite's own.
pub(crate) fn sqlite_code(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
}

/// The message of SQLite in one line, without the statement.
pub(crate) fn sqlite_message(error: &rusqlite::Error) -> String {
    use rusqlite::Error;
    let message = match error {
        Error::SqliteFailure(_, Some(message)) | Error::SqlInputError { msg: message, .. } => {
            message.clone()
        }
        other => other.to_string(),
    };
    message.replace('\n', " ")
}

/// The message of the driver in one line.
pub(crate) fn message(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().replace('\n', " "),
        sqlx::Error::PoolTimedOut => "no connection became free in time".to_owned(),
        other => other.to_string().replace('\n', " "),
    }
}
