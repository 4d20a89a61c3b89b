//! `cargo xtask play`: from a fresh checkout to a game with one command.

use crate::process::{self, Failure};

/// What `higaki` is asked to do when the caller names nothing.
const DEFAULT_ARGUMENTS: [&str; 2] = ["play", "osaka"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    process::run(&mut process::cargo(["build", "--release", "-p", "higaki-cli"]))?;

    // Cargo knows where the binary is, wherever the target directory may be; there is nothing left
    // to build, and `--quiet` keeps its own lines out of the game.
    let mut higaki = process::cargo([
        "run",
        "--quiet",
        "--release",
        "-p",
        "higaki-cli",
        "--bin",
        "higaki",
        "--",
    ]);
    if arguments.is_empty() {
        higaki.args(DEFAULT_ARGUMENTS);
    } else {
        higaki.args(arguments);
    }
    // Files in the arguments are meant from where the caller stands.
    process::hand_over_to(higaki.current_dir("."))
}
