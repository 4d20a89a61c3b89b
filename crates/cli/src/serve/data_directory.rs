//! The default data directory of the user.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::CommandError;

/// The default database in the data directory, which is created if missing.
pub(super) fn database() -> Result<String, CommandError> {
    let directory = directory(|name| env::var_os(name).filter(|value| !value.is_empty()));
    let directory = directory.ok_or_else(|| {
        CommandError::usage("no data directory: neither XDG_DATA_HOME nor HOME is set")
            .with_hint("choose a file: --database higaki.db")
    })?;
    create(&directory).map_err(|error| {
        CommandError::failure(format!("cannot create {}: {error}", directory.display()))
            .with_hint("choose a file elsewhere: --database higaki.db")
    })?;
    Ok(format!("sqlite:{}", directory.join("higaki.db").display()))
}

/// `$XDG_DATA_HOME`, or on Windows `%LOCALAPPDATA%`, or `~/.local/share`.
fn directory(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // The XDG specification ignores relative paths.
    let named = variable("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let local = || variable("LOCALAPPDATA").map(PathBuf::from);
    let home = || variable("HOME").map(|home| Path::new(&home).join(".local/share"));
    Some(named.or_else(local).or_else(home)?.join("higaki"))
}

/// Creates the directory for its owner only: games and chats are private.
fn create(directory: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_directory_follows_the_system() {
        let directory = |set: &[(&str, &str)]| {
            directory(|name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into())
            })
        };
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(directory(&[("HOME", "/h")]), path("/h/.local/share/higaki"));
        assert_eq!(directory(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")]), path("/d/higaki"));
        assert_eq!(
            directory(&[("HOME", "/h"), ("XDG_DATA_HOME", "d")]),
            path("/h/.local/share/higaki")
        );
        assert_eq!(directory(&[]), None);
    }
}
