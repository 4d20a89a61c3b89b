//! A copy of an SQLite file while the service runs.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::database::{Pools, values};
use crate::store::Store;

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has its own tools, and memory has nothing worth keeping.
    #[error("only an SQLite file is copied this way; for PostgreSQL use pg_dump")]
    NotAFile,
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
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Writes a compact, consistent copy of the SQLite file of this store. Games go on meanwhile.
    /// The copy is complete and on disk when it appears under its name.
    ///
    /// # Errors
    /// When this is no SQLite file, the place is taken, or the file system or the database fails.
    pub async fn backup_to(&self, path: &Path) -> Result<(), BackupError> {
        if !matches!(self.database().pools, Pools::Sqlite { readers: Some(_), .. }) {
            return Err(BackupError::NotAFile);
        }
        if path.exists() {
            return Err(BackupError::Exists(path.to_owned()));
        }
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let partial = PathBuf::from(partial);
        // What an interrupted backup left behind.
        let failed = |source| BackupError::File { path: partial.clone(), source };
        if partial.exists() {
            fs::remove_file(&partial).map_err(failed)?;
        }

        let target = partial.to_string_lossy().into_owned();
        let copied: Result<(), StoreError> = self
            .read(move |connection| {
                Box::pin(async move {
                    connection.execute("VACUUM INTO $1", values![&target]).await.map(drop)
                })
            })
            .await;
        copied?;
        settle(&partial, path)
    }
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
