//! Where data is when nobody says: in the folder that the system keeps for it.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::CommandError;

/// The database in the user's data folder, which is made if need be.
pub(super) fn database() -> Result<String, CommandError> {
    let folder = folder(|name| env::var_os(name).filter(|value| !value.is_empty()));
    let folder = folder.ok_or_else(|| {
        CommandError::usage("there is no home folder to keep the data in")
            .with_hint("name a file: --database higaki.db")
    })?;
    make(&folder).map_err(|error| {
        CommandError::failure(format!("{} cannot be made: {error}", folder.display()))
            .with_hint("name a file elsewhere: --database higaki.db")
    })?;
    Ok(format!("sqlite:{}", folder.join("higaki.db").display()))
}

/// `$XDG_DATA_HOME`, or its usual place; `%LOCALAPPDATA%` where that is the custom.
fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // A relative path there is to be ignored, says the specification.
    let named = variable("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let local = || variable("LOCALAPPDATA").map(PathBuf::from);
    let home = || variable("HOME").map(|home| Path::new(&home).join(".local/share"));
    Some(named.or_else(local).or_else(home)?.join("higaki"))
}

/// Only its owner may look into it: tokens and passwords are hashed, but games are his own affair.
fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_follows_the_system() {
        let folder = |set: &[(&str, &str)]| {
            folder(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
        };
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(folder(&[("HOME", "/h")]), path("/h/.local/share/higaki"));
        assert_eq!(folder(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")]), path("/d/higaki"));
        assert_eq!(
            folder(&[("HOME", "/h"), ("XDG_DATA_HOME", "d")]),
            path("/h/.local/share/higaki")
        );
        assert_eq!(folder(&[]), None);
    }
}
