//! `cargo xtask test`: everything that has to pass before a change goes in.

use std::process::Command;
use std::time::Instant;

use crate::fuzz;
use crate::packages;
use crate::process::{self, Failure};
use crate::wasm;
use crate::web;

/// Stops at the first failure. The cheap checks come first; the tests come last, so that the output
/// ends with cargo's own `test result` line.
pub(crate) fn run() -> Result<(), Failure> {
    // Known at once, and a pity to learn only after minutes of building.
    fuzz::targets()?;
    packages::ensure()?;
    web::install()?;
    let wasm = wasm::Toolchain::find()?;
    let before: Vec<Command> = before_fuzzing().into_iter().chain(web::checked_build()).collect();
    let after = after_fuzzing();
    let mut progress = Progress { done: 0, all: before.len() + 2 + after.len() };

    for mut command in before {
        progress.step(&process::describe(&command), || process::run(&mut command))?;
    }
    progress.step("cargo xtask fuzz", || fuzz::run(fuzz::Effort::Repeatable))?;
    progress.step("the games in WebAssembly", || wasm.compare())?;
    for mut command in after {
        progress.step(&process::describe(&command), || process::run(&mut command))?;
    }
    Ok(())
}

fn before_fuzzing() -> [Command; 4] {
    let mut documentation = process::cargo(["doc", "--no-deps", "--workspace"]);
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    [
        process::cargo(["fmt", "--all", "--check"]),
        // The fuzz targets are no part of the workspace.
        process::cargo(["fmt", "--check", "--manifest-path", fuzz::MANIFEST]),
        process::cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        documentation,
    ]
}

/// The browser plays against the binary of the tests, which is built first. The examples in the
/// documentation run apart: cargo would put them last, and the last of them is
/// often a crate that has none. `--tests` covers libraries, binaries and integration tests, and
/// cargo runs the packages by name, so that the tidy tests of `xtask` have the last word.
fn after_fuzzing() -> [Command; 4] {
    [
        process::cargo(["build", "-p", "higaki-cli"]),
        web::browser_tests(),
        process::cargo(["test", "--workspace", "--doc"]),
        process::cargo(["test", "--workspace", "--tests"]),
    ]
}

/// Tells the reader which step runs and how long the finished ones took.
struct Progress {
    done: usize,
    all: usize,
}

impl Progress {
    fn step(
        &mut self,
        title: &str,
        work: impl FnOnce() -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.done += 1;
        println!("==> {}/{} {title}", self.done, self.all);
        let start = Instant::now();
        work()?;
        // Nothing may follow the last step: see `run`.
        if self.done < self.all {
            println!("    took {:.1} s\n", start.elapsed().as_secs_f32());
        }
        Ok(())
    }
}
