//! `cargo xtask test`: the checks that every change must pass.

use std::env;
use std::io;
use std::path::Path;
use std::process::Command;

use crate::fuzz;
use crate::packages;
use crate::process::{self, Failure};
use crate::steps::{Plan, Step};
use crate::wasm;
use crate::web;

/// The extent of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    Everything,
    /// The daily loop: formats, lints and all tests that need neither a browser nor a second build.
    Quick,
}

/// Installs missing programs, then runs the steps. The output ends with cargo's own `test result`
/// line.
pub(crate) fn run(scope: Scope) -> Result<(), Failure> {
    web::install()?;
    match scope {
        Scope::Quick => quick().run(io::stdout()),
        Scope::Everything => {
            fuzz::targets()?;
            packages::ensure()?;
            let wasm = wasm::Toolchain::find()?;
            // Not by `cargo xtask`, which would wait for the lock on the build directory.
            let own = env::current_exe()
                .map_err(|error| Failure::new(format!("cannot find this program: {error}")))?;
            everything(&own, &wasm).run(io::stdout())
        }
    }
}

/// The first lane compiles and runs Rust. The second one runs everything that does not need cargo’s
/// lock on the build directory.
///
/// The browser plays against the binary that the integration tests have built: `cargo build -p
/// higaki-cli` would compile most crates once more, with fewer features.
fn everything(own: &Path, wasm: &wasm::Toolchain) -> Plan {
    let own = |arguments: &[&str]| {
        let mut command = Command::new(own);
        command.args(arguments).current_dir(process::root());
        command
    };
    let rust = vec![
        format(),
        format_fuzz(),
        // The server embeds the client.
        clippy().after(&["web-build"]),
        Step::new("doc", documentation()),
        Step::new("build-tests", tests(&["--no-run"])),
        Step::new("tests", tests(&[])),
    ];
    let others = vec![
        Step::new("web-build", web::script("build")),
        Step::new("web-check", web::script("check")),
        Step::new("web-lint", web::script("lint")),
        Step::new("web-tests", web::script("test")),
        Step::new("fuzz", own(&["fuzz", "--fixed"])),
        Step::new("build-wasm", wasm.build()),
        Step::new("browser", web::browser_tests()).after(&["build-tests"]),
        Step::new("wasm", own(&["wasm"])),
        Step::new("doc-tests", process::cargo(["test", "--workspace", "--doc"])),
    ];
    Plan { lanes: [rust, others], last: "tests" }
}

fn quick() -> Plan {
    let rust = vec![format(), format_fuzz(), clippy(), Step::new("tests", quick_tests())];
    let web = vec![
        Step::new("web-check", web::script("check")),
        Step::new("web-lint", web::script("lint")),
        Step::new("web-tests", web::script("test")),
    ];
    Plan { lanes: [rust, web], last: "tests" }
}

fn format() -> Step {
    Step::new("format", process::cargo(["fmt", "--all", "--check"]))
}

/// The fuzz targets are not in the workspace.
fn format_fuzz() -> Step {
    let command = process::cargo(["fmt", "--check", "--manifest-path", fuzz::MANIFEST]);
    Step::new("format-fuzz", command)
}

fn clippy() -> Step {
    let command = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    Step::new("clippy", process::cargo(command))
}

fn documentation() -> Command {
    let mut command = process::cargo(["doc", "--no-deps", "--workspace"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
}

/// `--tests` covers libraries, binaries and integration tests. The examples in the documentation run
/// apart: cargo would put them last, and the last of them is often a crate that has none. Cargo runs
/// the packages by name, so that the tidy tests of `xtask` have the last word.
fn tests(more: &[&str]) -> Command {
    let mut command = process::cargo(["test", "--workspace", "--tests"]);
    command.args(more);
    command
}

/// Without the crates whose tests start servers, databases or long searches.
fn quick_tests() -> Command {
    let slow = ["higaki-bots", "higaki-cli", "higaki-prove", "higaki-server", "higaki-store"];
    tests(&slow.map(|name| ["--exclude", name]).concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;

    fn plans() -> [Plan; 2] {
        [everything(Path::new("xtask"), &wasm::Toolchain::Installed), quick()]
    }

    #[test]
    fn every_step_gets_its_turn() {
        for plan in plans() {
            let order = plan.order();
            assert_eq!(order.len(), plan.commands().count(), "some wait for each other: {order:?}");
            assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), order.len(), "a name twice");
            assert!(order.contains(&plan.last), "{order:?}");
        }
    }

    #[test]
    fn every_script_is_in_the_package() {
        let package = process::root().join("web/package.json");
        let package = fs::read_to_string(package).expect("it is ours");
        let plans = plans();
        let commands = plans.iter().flat_map(Plan::commands);
        for command in commands.filter(|command| command.get_program() == "npm") {
            let name = command.get_args().nth(1).and_then(|name| name.to_str());
            let name = name.expect("`run` is followed by a name");
            assert!(package.contains(&format!("\"{name}\": ")), "{name}");
        }
    }
}
