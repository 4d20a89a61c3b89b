//! What can go wrong with the database itself. What can go wrong with a table, a person or a log
//! stands beside the functions that say so.

use crate::place::Place;

/// The database did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Nothing was changed, and the same call may succeed later.
    #[error("the database {place} cannot be reached: {reason}")]
    Unavailable {
        /// Where it is, without a password.
        place: Place,
        /// What the driver said.
        reason: String,
    },
    /// The connection broke while the database was about to commit. Read again to learn whether it
    /// did; an append with a key can simply be sent once more.
    #[error("it is not known whether the database stored the change: {reason}")]
    Uncertain {
        /// What the driver said.
        reason: String,
    },
    /// The store was closed, or the task that writes is gone.
    #[error("the store is closed")]
    Closed,
    /// Something that came in is larger than the store takes.
    #[error("{what} has {size} bytes or items, at most {limit} are allowed")]
    TooLarge {
        /// What it is.
        what: &'static str,
        /// How large it is.
        size: usize,
        /// How large it may be.
        limit: usize,
    },
    /// A text holds a character that no text should hold.
    #[error("{what} holds a character that is not allowed")]
    NotText {
        /// What it is.
        what: &'static str,
    },
    /// A stored value is not what this version of the store writes.
    #[error("a stored {what} cannot be read")]
    Damaged {
        /// Which column.
        what: String,
    },
    /// The database found its own data damaged.
    #[error("the database is damaged, restore it from a backup: {reason}")]
    Corrupt {
        /// What the driver said.
        reason: String,
    },
    /// Somebody else took the same name or id at the same moment.
    #[error("the name or the id was taken at the same moment")]
    Duplicate,
    /// The database refused a statement.
    #[error("the database refused: {reason}")]
    Refused {
        /// What the driver said, without the values of the statement.
        reason: String,
    },
}

/// The error of a driver as ours.
///
/// Only its message is kept: the details that PostgreSQL adds may hold values, and a value may be a
/// hash that has no business in a log file.
pub(crate) fn from_driver(place: &Place, error: &sqlx::Error) -> StoreError {
    use sqlx::Error;
    let unavailable = match error {
        Error::Io(_) | Error::Tls(_) | Error::PoolTimedOut => true,
        Error::PoolClosed => return StoreError::Closed,
        Error::Database(error) if error.is_unique_violation() => return StoreError::Duplicate,
        // Data corrupted, index corrupted.
        Error::Database(error) if matches!(error.code().as_deref(), Some("XX001" | "XX002")) => {
            return StoreError::Corrupt { reason: error.message().replace('\n', " ") };
        }
        // PostgreSQL: connection lost, resources gone, shut down by the operator, lock not got.
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

/// The same for SQLite. That the file is locked or the disk full is a refusal: nothing that is
/// waited for would change it.
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

/// The extended result code, if SQLite itself said no.
pub(crate) fn sqlite_code(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
}

/// What SQLite says, in one line and without the statement.
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

/// What the driver says, in one line.
pub(crate) fn message(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().replace('\n', " "),
        sqlx::Error::PoolTimedOut => "no connection became free in time".to_owned(),
        other => other.to_string().replace('\n', " "),
    }
}
