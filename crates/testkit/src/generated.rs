//! Generated files of the repository.

use std::fs;
use std::path::PathBuf;

fn in_repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Reads a file, by its path in the repository.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn read(path: &str) -> String {
    fs::read_to_string(in_repository(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Reads all files in a folder, ordered by name, without subfolders.
///
/// # Panics
/// If one of them cannot be read.
#[must_use]
pub fn read_all(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(in_repository(folder)).expect("the folder can be read");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.retain(|path| path.is_file());
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("the file can be read")).collect()
}

/// Writes the file if it is out of date, and then fails, so that the new file gets into the commit.
///
/// # Panics
/// If the file was out of date.
pub fn renew(path: &str, current: &str) {
    let file = in_repository(path);
    if fs::read_to_string(&file).unwrap_or_default() != current {
        let folder = file.parent().expect("the file lies in a folder");
        fs::create_dir_all(folder).expect("the folder can be created");
        fs::write(&file, current).expect("the file can be written");
        panic!("{path} was out of date and is renewed: commit it, run the test again");
    }
}
