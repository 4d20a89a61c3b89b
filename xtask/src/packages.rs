//! System packages of the tests: PostgreSQL for temporary clusters, Python for the example client,
//! and a browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::process::{self, Failure};

/// Where Debian and its relatives keep the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A system program that some tests need.
struct Needed {
    name: &'static str,
    /// The package of Debian and its relatives.
    package: &'static str,
    /// The name of the program in the PATH.
    program: &'static str,
    is_there: fn(&Needed) -> bool,
}

const NEEDED: [Needed; 3] = [
    Needed {
        name: "PostgreSQL",
        package: "postgresql",
        program: "initdb",
        is_there: |needed| runs(needed.program) || is_below(Path::new(VERSIONS)),
    },
    Needed {
        name: "Python",
        package: "python3",
        program: "python3",
        is_there: |needed| runs(needed.program),
    },
    // The browser tests look for the same names: web/tests/browser.ts.
    Needed {
        name: "Chromium",
        package: "chromium",
        program: "chromium",
        is_there: |_| ["chromium", "chromium-browser", "google-chrome"].into_iter().any(runs),
    },
];

/// Whether this program is installed.
pub(crate) fn is_present(name: &str) -> bool {
    NEEDED.iter().any(|needed| needed.name == name && (needed.is_there)(needed))
}

/// Installs missing programs if the package manager is known.
pub(crate) fn ensure() -> Result<(), Failure> {
    let is_missing = |needed: &&Needed| !(needed.is_there)(needed);
    for needed in NEEDED.iter().filter(is_missing) {
        let Needed { name, package, program, .. } = needed;
        println!("{name} is not here, and tests need it. Installing it with apt-get.");
        install(package).map_err(|failure| {
            let hint = format!("install {name} yourself, so that `{program}` is in the PATH");
            Failure::new(format!("{failure}; {hint}"))
        })?;
        if is_missing(&needed) {
            return Err(Failure::new(format!("{name} was installed, but there is no {program}")));
        }
    }
    Ok(())
}

fn runs(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn is_below(versions: &Path) -> bool {
    let folders = fs::read_dir(versions).into_iter().flatten().flatten();
    folders.map(|folder| folder.path()).any(|folder| folder.join("bin/initdb").is_file())
}

fn install(package: &str) -> Result<(), Failure> {
    process::run(&mut apt_get(&["update"]))?;
    process::run(&mut apt_get(&["install", "--yes", "--no-install-recommends", package]))
}

/// As root directly, otherwise through sudo.
pub(crate) fn apt_get(arguments: &[&str]) -> Command {
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
