//! A copy of an SQLite file while the service runs.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::OpenError;
use crate::StoreError;
use crate::apart::apart;
use crate::error::{from_sqlite, sqlite_message};
use crate::open::{reading, sqlite_refusal};
use crate::place::{Place, Target};
use crate::private::made_private;

/// How long a server may be in the middle of something that a copy cannot be taken of.
const BUSY: Duration = Duration::from_secs(10);

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has its own tools, and memory has nothing worth keeping.
    #[error("only an SQLite file is copied this way; for PostgreSQL use pg_dump")]
    NotAFile,
    /// There is nothing to copy.
    #[error("there is no database {0}")]
    Missing(PathBuf),
    /// There is something, but nothing that a server of ours has written.
    #[error("{path} is no database of Higaki: {reason}")]
    Foreign {
        /// Which file.
        path: PathBuf,
        /// What the driver said.
        reason: String,
    },
    /// There is something at that place, and it is not overwritten.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// The file system did not do it.
    #[error("{path}: {source}")]
    File {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The address of the database is no address, or it cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Writes a compact, consistent copy of an SQLite database. Games go on meanwhile, and the database
/// is only read: its schema stays the one of the server that uses it, also when this program is
/// newer. The copy is complete and on disk when it appears under its name.
///
/// # Errors
/// When this is no SQLite file or none of ours, the place is taken, or the file system or the
/// database fails.
pub async fn backup(database: &str, path: &Path) -> Result<(), BackupError> {
    let target = Target::parse(database)?;
    let place = target.place();
    let Target::File(source) = target else { return Err(BackupError::NotAFile) };
    let path = path.to_owned();
    apart(move || copied(&place, source, &path)).await?
}

fn copied(place: &Place, source: PathBuf, path: &Path) -> Result<(), BackupError> {
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
    // What an interrupted backup left behind.
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

fn copy(place: &Place, source: &Path, partial: &Path) -> Result<(), BackupError> {
    let connection = reading(source, BUSY).map_err(|error| sqlite_refusal(place, &error))?;
    // A table of every schema there ever was.
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
    // A folder cannot be opened everywhere; where it can, its entry shall be durable too.
    if let Ok(folder) = File::open(folder) {
        folder.sync_all().map_err(failed)?;
    }
    Ok(())
}
