//! Files that only the owner of the process may read: they hold secrets of games and of people.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for writing and makes it if there is none, readable for nobody else. A file that is
/// there keeps its contents, and the permissions that its owner gave it.
///
/// # Errors
/// When the file system does not do it.
pub fn made_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
