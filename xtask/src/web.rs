//! Installs, builds and checks the client for browsers.
//!
//! Cargo never calls npm by itself: without `web/dist` the server is built with a plain page.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{self, Failure};

/// The tests in a real browser, against the binary that cargo built for the integration tests.
pub(crate) fn browser_tests() -> Command {
    let mut command = script("test:browser");
    if env::var_os("CARGO_TARGET_DIR").is_some() {
        command.env("HIGAKI", process::target_folder().join("debug/higaki"));
    }
    command
}

/// Asks for known vulnerabilities of the packages that the lock file names.
pub(crate) fn audit() -> Command {
    npm(["audit", "--package-lock-only", "--json"])
}

/// Installs the client’s packages where they are missing, and builds the client.
pub(crate) fn build() -> Result<(), Failure> {
    install()?;
    process::run(script("build").arg("--silent"))
}

/// Installs the packages of the lock file, unless just these are installed already.
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

/// A copy of the lock file at the time of the installation.
fn installed_lock() -> PathBuf {
    folder().join("node_modules/.higaki-lock.json")
}

fn folder() -> PathBuf {
    process::root().join("web")
}

/// A script of `web/package.json`.
pub(crate) fn script(name: &str) -> Command {
    npm(["run", name])
}

fn npm<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(folder());
    command
}
