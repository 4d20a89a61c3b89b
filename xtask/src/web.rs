//! The client in the browser: installing what it is built with, checking and building it.
//!
//! Cargo never calls npm by itself: without `web/dist` the server is built with a plain page.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{self, Failure};

/// What has to pass before the client is built. The names are those of `web/package.json`.
const CHECKS: [&str; 3] = ["check", "lint", "test"];

/// Everything that looks at the client without a browser, in order; then it is built.
pub(crate) fn checked_build() -> Vec<Command> {
    let mut commands: Vec<Command> = CHECKS.into_iter().map(script).collect();
    commands.push(script("build"));
    commands
}

/// The tests in a real browser, against the binary that cargo built for tests.
pub(crate) fn browser_tests() -> Command {
    script("test:browser")
}

/// Asks for known vulnerabilities of the packages that the lock file names.
pub(crate) fn audit() -> Command {
    npm(["audit", "--package-lock-only", "--json"])
}

/// The client for whoever wants to play: installed where that is missing, and built.
pub(crate) fn build() -> Result<(), Failure> {
    install()?;
    process::run(script("build").arg("--silent"))
}

/// The packages that the lock file names, unless just these are there already.
pub(crate) fn install() -> Result<(), Failure> {
    let known = fs::read(installed_lock()).unwrap_or_default();
    let wanted = fs::read(folder().join("package-lock.json"))
        .map_err(|error| Failure::new(format!("web/package-lock.json: {error}")))?;
    if known == wanted {
        return Ok(());
    }
    let mut install = npm(["ci", "--no-audit", "--no-fund"]);
    process::run(&mut install).map_err(|failure| {
        Failure::new(format!("{failure}; the client in the browser needs Node 20 or newer"))
    })?;
    fs::write(installed_lock(), wanted)
        .map_err(|error| Failure::new(format!("{}: {error}", installed_lock().display())))
}

/// A copy of the lock file as it was when the packages were installed.
fn installed_lock() -> PathBuf {
    folder().join("node_modules/.higaki-lock.json")
}

fn folder() -> PathBuf {
    process::root().join("web")
}

fn script(name: &str) -> Command {
    npm(["run", name])
}

fn npm<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(folder());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_is_in_the_package() {
        let package = fs::read_to_string(folder().join("package.json")).expect("it is ours");
        let commands = checked_build().into_iter().chain([browser_tests()]);
        for command in commands {
            let name = command.get_args().nth(1).and_then(|name| name.to_str());
            let name = name.expect("`run` is followed by a name");
            assert!(package.contains(&format!("\"{name}\": ")), "{name}");
        }
    }
}
