//! `cargo xtask doctor`: lists missing programs with the commands that install them.

use std::fs;
use std::process::Command;

use crate::packages;
use crate::process::{self, Failure};
use crate::wasm;

/// `cargo xtask play` compiles with optimisation, `cargo xtask test` in three ways.
const GIGABYTES_TO_PLAY: u64 = 2;
const GIGABYTES_TO_TEST: u64 = 12;

/// The tests open a few hundred sockets and files at once.
const OPEN_FILES: u64 = 1024;

const NODE: u64 = 20;

/// The state of this machine. `None` stands for a missing program or an unknown number.
#[derive(Debug, Clone, Default)]
struct Machine {
    /// The output of `rustc --version`, such as `rustc 1.95.0 (… 2026-04-14)`.
    rustc: Option<String>,
    rustfmt: bool,
    clippy: bool,
    c_compiler: bool,
    cpp_compiler: bool,
    /// The output of `node --version`, such as `v22.1.0`.
    node: Option<String>,
    npm: bool,
    python: bool,
    postgresql: bool,
    chromium: bool,
    wasm_target: bool,
    free_gigabytes: Option<u64>,
    open_files: Option<u64>,
}

/// One line of the report.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    name: String,
    purpose: &'static str,
    /// The command or the advice that helps.
    remedy: Option<String>,
}

const PLAY: &str = "play and test";
const TEST: &str = "test";

/// Prints one line for every requirement. Fails if `cargo xtask play` lacks something.
pub(crate) fn run() -> Result<(), Failure> {
    let findings = judge(&Machine::examine(), &toolchain()?);
    for finding in &findings {
        println!("{}", finding.line());
    }
    if can_play(&findings) {
        return Ok(());
    }
    Err(Failure::new("`cargo xtask play` cannot work on this machine: see the lines above"))
}

/// The version in `rust-toolchain.toml`.
fn toolchain() -> Result<String, Failure> {
    let path = process::root().join("rust-toolchain.toml");
    let text = fs::read_to_string(&path).unwrap_or_default();
    let channel = text.lines().find_map(|line| line.strip_prefix("channel = "));
    let channel = channel.map(|channel| channel.trim_matches('"').to_owned());
    channel.ok_or_else(|| Failure::new(format!("{}: no channel", path.display())))
}

fn judge(machine: &Machine, toolchain: &str) -> Vec<Finding> {
    let rust = machine.rustc.as_deref().and_then(|told| told.split_whitespace().nth(1));
    let node = machine.node.as_deref().and_then(major);
    let gigabytes = |needed| machine.free_gigabytes.is_none_or(|free| free >= needed);
    let files = machine.open_files.is_none_or(|limit| limit >= OPEN_FILES);
    let needed = |name: &str, purpose, is_there: bool, remedy: &str| Finding {
        name: name.to_owned(),
        purpose,
        remedy: (!is_there).then(|| remedy.to_owned()),
    };
    let install = format!("rustup toolchain install {toolchain}");
    vec![
        needed(&format!("Rust {toolchain}"), PLAY, rust == Some(toolchain), &install),
        needed("C compiler", PLAY, machine.c_compiler, &apt("gcc libc6-dev")),
        needed("Node 20 or newer", PLAY, node >= Some(NODE), "see https://nodejs.org/en/download"),
        needed("npm", PLAY, machine.npm, &apt("npm")),
        needed(
            &format!("{GIGABYTES_TO_PLAY} GB of free disk space"),
            PLAY,
            gigabytes(GIGABYTES_TO_PLAY),
            "cargo clean",
        ),
        needed("rustfmt", TEST, machine.rustfmt, "rustup component add rustfmt"),
        needed("clippy", TEST, machine.clippy, "rustup component add clippy"),
        needed("C++ compiler", "test (fuzz targets)", machine.cpp_compiler, &apt("g++")),
        needed(
            "WebAssembly target",
            "test (games in WebAssembly)",
            machine.wasm_target,
            &format!("rustup target add {}", wasm::TARGET),
        ),
        needed("Chromium", "test (browser)", machine.chromium, &apt("chromium")),
        needed("PostgreSQL", "test (databases)", machine.postgresql, &apt("postgresql")),
        needed("Python 3", "test (example program)", machine.python, &apt("python3")),
        needed(
            &format!("{GIGABYTES_TO_TEST} GB of free disk space"),
            TEST,
            gigabytes(GIGABYTES_TO_TEST),
            "cargo clean",
        ),
        needed(
            &format!("{OPEN_FILES} open files"),
            TEST,
            files,
            &format!("ulimit -n {OPEN_FILES}"),
        ),
    ]
}

fn can_play(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.purpose != PLAY || finding.remedy.is_none())
}

/// The first number of a version such as `v22.1.0`.
fn major(version: &str) -> Option<u64> {
    version.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

fn apt(packages: &str) -> String {
    format!("sudo apt-get install {packages} (other systems: their package of this name)")
}

impl Finding {
    fn line(&self) -> String {
        let Finding { name, purpose, .. } = self;
        match &self.remedy {
            None => format!("ok       {name}"),
            Some(remedy) => format!("missing  {name}, needed for {purpose}: {remedy}"),
        }
    }
}

impl Machine {
    fn examine() -> Self {
        let runs = |program| said(program, &["--version"]).is_some();
        Self {
            rustc: said("rustc", &["--version"]),
            rustfmt: said("cargo", &["fmt", "--version"]).is_some(),
            clippy: said("cargo", &["clippy", "--version"]).is_some(),
            c_compiler: runs("cc"),
            cpp_compiler: runs("c++"),
            node: said("node", &["--version"]),
            npm: runs("npm"),
            python: packages::is_present("Python"),
            postgresql: packages::is_present("PostgreSQL"),
            chromium: packages::is_present("Chromium"),
            wasm_target: wasm::is_installed(),
            free_gigabytes: said("df", &["-Pk", "."]).as_deref().and_then(free_gigabytes),
            open_files: said("sh", &["-c", "ulimit -n"])
                .and_then(|limit| limit.trim().parse().ok()),
        }
    }
}

/// The output of a program in the root of the repository; `None` if it is missing or fails.
fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output =
        Command::new(program).args(arguments).current_dir(process::root()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The fourth column of `df -Pk`, which counts kilobytes.
fn free_gigabytes(table: &str) -> Option<u64> {
    let kilobytes: u64 = table.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    Some(kilobytes / (1024 * 1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete() -> Machine {
        Machine {
            rustc: Some("rustc 1.95.0 (abc 2026-04-14)\n".to_owned()),
            rustfmt: true,
            clippy: true,
            c_compiler: true,
            cpp_compiler: true,
            node: Some("v22.1.0\n".to_owned()),
            npm: true,
            python: true,
            postgresql: true,
            chromium: true,
            wasm_target: true,
            free_gigabytes: Some(100),
            open_files: Some(1024),
        }
    }

    /// The lines about missing requirements, and whether the machine can play.
    fn missing(machine: &Machine) -> (Vec<String>, bool) {
        let findings = judge(machine, "1.95.0");
        let missing = findings.iter().filter(|finding| finding.remedy.is_some());
        (missing.map(Finding::line).collect(), can_play(&findings))
    }

    #[track_caller]
    fn lacks(machine: &Machine, part: &str, plays: bool) {
        let (lines, can_play) = missing(machine);
        assert!(lines.len() == 1 && lines[0].contains(part), "not just {part:?}: {lines:#?}");
        assert_eq!(can_play, plays, "{part}");
    }

    #[test]
    fn a_complete_machine_lacks_nothing() {
        assert_eq!(missing(&complete()), (Vec::new(), true));
        let unknown = Machine { free_gigabytes: None, open_files: None, ..complete() };
        assert_eq!(missing(&unknown), (Vec::new(), true));
    }

    #[test]
    fn an_empty_machine_lacks_everything_but_what_cannot_be_known() {
        let (lines, can_play) = missing(&Machine::default());
        assert_eq!(lines.len(), judge(&complete(), "1.95.0").len() - 3);
        assert!(!can_play);
    }

    #[test]
    fn requirements_of_play_are_required() {
        let old_rust = Some("rustc 1.90.0".to_owned());
        lacks(&Machine { rustc: old_rust, ..complete() }, "rustup toolchain install 1.95.0", false);
        let old_node = Some("v18.20.1".to_owned());
        lacks(&Machine { node: old_node, ..complete() }, "nodejs.org", false);
        lacks(&Machine { node: None, ..complete() }, "nodejs.org", false);
        lacks(&Machine { npm: false, ..complete() }, "apt-get install npm", false);
        lacks(&Machine { c_compiler: false, ..complete() }, "apt-get install gcc", false);
        let (lines, can_play) = missing(&Machine { free_gigabytes: Some(1), ..complete() });
        assert_eq!((lines.len(), can_play), (2, false));
    }

    #[test]
    fn requirements_of_tests_are_only_named() {
        lacks(&Machine { chromium: false, ..complete() }, "apt-get install chromium", true);
        lacks(&Machine { postgresql: false, ..complete() }, "apt-get install postgresql", true);
        lacks(&Machine { wasm_target: false, ..complete() }, "rustup target add wasm32", true);
        lacks(&Machine { free_gigabytes: Some(5), ..complete() }, "12 GB", true);
        lacks(&Machine { open_files: Some(256), ..complete() }, "ulimit -n 1024", true);
    }

    #[test]
    fn free_space_is_the_fourth_column() {
        let table = "Filesystem 1024-blocks Used Available Capacity Mounted on\n\
                     /dev/vda 264000000 14000000 81788928 16% /\n";
        assert_eq!(free_gigabytes(table), Some(78));
        assert_eq!(free_gigabytes("nothing"), None);
    }
}
