//! A lock file: one server per SQLite file.
//!
//! Two servers would corrupt nothing, but neither would notice changes of the other's tables.

use higaki_store::{DatabaseLocation, made_private};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::ServeError;

/// The lock. The operating system releases it however the process ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Locks a file beside an SQLite database. Other databases support several servers.
    pub(super) fn of(place: &DatabaseLocation) -> Result<Option<Lock>, ServeError> {
        let DatabaseLocation::File(path) = place else { return Ok(None) };
        let beside = beside(path);
        let file =
            made_private(&beside).map_err(|source| ServeError::Lock { path: beside, source })?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Err(ServeError::InUse { path: path.clone() }),
            // A file system without locks must not prevent a start.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "the database cannot be locked");
                Ok(None)
            }
        }
    }
}

/// The path of the lock file. All symbolic links and relative paths to a database lead to the same
/// one.
fn beside(path: &Path) -> PathBuf {
    // Without a canonical path the given one still distinguishes most databases.
    let mut beside = path.canonicalize().unwrap_or_else(|_| path.to_owned()).into_os_string();
    beside.push(".lock");
    PathBuf::from(beside)
}
