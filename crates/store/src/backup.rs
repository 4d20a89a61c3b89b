//! Online backup of an SQLite file.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::OpenError;
use crate::StoreError;
use crate::blocking::run_blocking;
use crate::error::{from_sqlite, sqlite_message};
use crate::location::{DatabaseLocation, Target};
use crate::open::{reading, sqlite_refusal};
use crate::private::made_private;

/// The longest wait for a lock of the running server.
const BUSY: Duration = Duration::from_secs(10);

/// The reason for a failed backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has its own tools; a store in memory has nothing to back up.
    #[error("only an SQLite file is copied this way; for PostgreSQL use pg_dump")]
    NotAFile,
    /// The file does not exist.
    #[error("there is no database {0}")]
    Missing(PathBuf),
    /// The file exists but is not a Higaki database.
    #[error("{path} is no database of Higaki: {reason}")]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The message of the driver.
        reason: String,
    },
    /// The target exists and is not overwritten.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// The file system failed.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The address is invalid or cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Writes a compact, consistent copy of an SQLite database. Games go on meanwhile. The source is
/// only read, so its schema stays that of the running server even if this program is newer. The
/// copy is complete and on disk when it appears under its name.
///
/// # Errors
/// When this is no SQLite file of Higaki, the target exists, or the file system or the database
/// fails.
pub async fn backup(database: &str, path: &Path) -> Result<(), BackupError> {
    let target = Target::parse(database)?;
    let place = target.place();
    let Target::File(source) = target else { return Err(BackupError::NotAFile) };
    let path = path.to_owned();
    run_blocking(move || copied(&place, source, &path)).await?
}

fn copied(place: &DatabaseLocation, source: PathBuf, path: &Path) -> Result<(), BackupError> {
    if !source.is_file() {
        return Err(BackupError::Missing(source));
    }
    if path.exists() {
        return Err(BackupError::Exists(path.to_owned()));
    }
    let mut partial = path.as_os_str().to_owned();
    partial.push(".partial");
    let partial = PathBuf::from(partial);
    let failed = |source| BackupError::File { path: partial.clone(), source };
    // A leftover of an interrupted backup.
    if partial.exists() {
        fs::remove_file(&partial).map_err(failed)?;
    }
    made_private(&partial).map_err(failed)?;
    if let Err(error) = copy(place, &source, &partial) {
        // Best effort: the next backup removes it too.
        let _ = fs::remove_file(&partial);
        return Err(error);
    }
    settle(&partial, path)
}

fn copy(place: &DatabaseLocation, source: &Path, partial: &Path) -> Result<(), BackupError> {
    let connection = reading(source, BUSY).map_err(|error| sqlite_refusal(place, &error))?;
    // This table exists in every version of the schema.
    let known = connection.query_row("SELECT count(*) FROM heads", [], |_| Ok(()));
    known.map_err(|error| {
        let (path, reason) = (source.to_owned(), sqlite_message(&error));
        BackupError::Foreign { path, reason }
    })?;
    let copied = connection.execute("VACUUM INTO ?1", [partial.to_string_lossy()]);
    copied.map_err(|error| from_sqlite(&error))?;
    connection.close().map_err(|(_, error)| from_sqlite(&error))?;
    Ok(())
}

/// Makes the copy durable, then gives it its name.
fn settle(partial: &Path, path: &Path) -> Result<(), BackupError> {
    let failed = |source| BackupError::File { path: path.to_owned(), source };
    File::open(partial).and_then(|file| file.sync_all()).map_err(failed)?;
    fs::rename(partial, path).map_err(failed)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Not every system can open a folder; where it works, the directory entry is made durable too.
    if let Ok(folder) = File::open(folder) {
        folder.sync_all().map_err(failed)?;
    }
    Ok(())
}
