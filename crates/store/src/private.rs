//! Files readable only by the owner of the process: they hold secrets of games and of people.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for writing and creates it if necessary, unreadable for others. An existing file
/// keeps its contents and its permissions.
///
/// # Errors
/// When the file system fails.
pub fn made_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
