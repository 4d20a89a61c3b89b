//! One server for each SQLite file.
//!
//! Two would not destroy anything, but neither would hear of what happens at the other's tables.

use higaki_store::{Place, made_private};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::ServeError;

/// Held as long as the server lives, and let go by the system whatever ends it.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Locks a file beside the database. Other kinds of databases serve many.
    pub(super) fn of(place: &Place) -> Result<Option<Lock>, ServeError> {
        let Place::File(path) = place else { return Ok(None) };
        let beside = beside(path);
        let file =
            made_private(&beside).map_err(|source| ServeError::Lock { path: beside, source })?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Err(ServeError::InUse { path: path.clone() }),
            // A file system without locks is no reason not to play.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "the database cannot be locked");
                Ok(None)
            }
        }
    }
}

/// The lock file of a database. Every symbolic link and relative path to it leads to the same one.
fn beside(path: &Path) -> PathBuf {
    // Without a canonical path the given one still tells most servers apart.
    let mut beside = path.canonicalize().unwrap_or_else(|_| path.to_owned()).into_os_string();
    beside.push(".lock");
    PathBuf::from(beside)
}
