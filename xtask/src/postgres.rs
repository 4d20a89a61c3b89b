//! PostgreSQL for the tests of the store, which start a throw-away cluster of their own.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::process::{self, Failure};

/// Where Debian and its relatives keep the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Installs PostgreSQL where it is missing and the system's package manager is known to us.
pub(crate) fn ensure() -> Result<(), Failure> {
    if is_there() {
        return Ok(());
    }
    println!("PostgreSQL is not here; the tests of the store need it. Installing it with apt-get.");
    install().map_err(|failure| {
        let hint = "install PostgreSQL yourself, so that `initdb` is in the PATH";
        Failure::new(format!("{failure}; {hint}"))
    })?;
    if is_there() {
        return Ok(());
    }
    Err(Failure::new(format!("PostgreSQL was installed, but there is no initdb below {VERSIONS}")))
}

fn is_there() -> bool {
    let in_path = Command::new("initdb").arg("--version").output();
    in_path.is_ok_and(|output| output.status.success()) || is_below(Path::new(VERSIONS))
}

fn is_below(versions: &Path) -> bool {
    let folders = fs::read_dir(versions).into_iter().flatten().flatten();
    folders.map(|folder| folder.path()).any(|folder| folder.join("bin/initdb").is_file())
}

fn install() -> Result<(), Failure> {
    process::run(&mut apt_get(&["update"]))?;
    process::run(&mut apt_get(&["install", "--yes", "--no-install-recommends", "postgresql"]))
}

/// As root directly, otherwise through sudo.
fn apt_get(arguments: &[&str]) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.starts_with(b"0\n"));
    let mut command = Command::new(if root { "apt-get" } else { "sudo" });
    if !root {
        command.arg("apt-get");
    }
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_with_its_programs_is_found() {
        let folder = std::env::temp_dir().join(format!("higaki-xtask-{}", std::process::id()));
        fs::create_dir_all(folder.join("15/bin")).expect("the folder for temporary files is ours");
        assert!(!is_below(&folder), "a version without programs is none");
        fs::write(folder.join("15/bin/initdb"), "").expect("the folder was just made");
        assert!(is_below(&folder));
        fs::remove_dir_all(&folder).expect("the folder was just made");
        assert!(!is_below(&folder), "nor is a folder that is not there");
    }
}
