//! `cargo xtask fuzz`: libFuzzer on the stable toolchain.
//!
//! The compiler flags below replace `cargo fuzz`, which needs nightly. The sanitizers also need
//! nightly, but would find little: the workspace forbids unsafe code.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::num::NonZeroU32;
use std::process::{Command, Stdio};

use crate::process::{self, Failure};

pub(crate) const DEFAULT_SECONDS: NonZeroU32 = NonZeroU32::new(5).expect("5 is not zero");

/// The selection of inputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// The same inputs every time, a few seconds for each target: the test suite fails because of a
    /// change, not by chance.
    Fixed,
    /// Random inputs, starting from the corpus of earlier runs.
    Searching(NonZeroU32),
}

/// Coverage instrumentation for libFuzzer: branches and comparisons.
const COVERAGE_FLAGS: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

pub(crate) const MANIFEST: &str = "fuzz/Cargo.toml";

/// libFuzzer’s message when no input reaches new code. It still exits successfully, so without a
/// look at its output missing instrumentation would stay unnoticed.
const BLIND: &str = "Is the code instrumented for coverage?";

/// Builds all targets and runs each of them.
pub(crate) fn run(effort: Effort) -> Result<(), Failure> {
    let targets = targets()?;
    require_cpp_compiler()?;
    process::run(instrumented_cargo("build").arg("--bins"))?;
    for target in &targets {
        println!("--- {target}");
        run_target(target, effort)?;
    }
    Ok(())
}

pub(crate) fn targets() -> Result<Vec<String>, Failure> {
    let manifest = fs::read_to_string(process::root().join(MANIFEST))
        .map_err(|error| Failure::new(format!("cannot read {MANIFEST}: {error}")))?;
    let targets = binaries(&manifest);
    if targets.is_empty() {
        return Err(Failure::new(format!("no fuzz targets: {MANIFEST} says how to add one")));
    }
    Ok(targets)
}

/// The names in the `[[bin]]` tables of a manifest.
fn binaries(manifest: &str) -> Vec<String> {
    let mut table = "";
    let mut names = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            table = line;
        } else if table == "[[bin]]"
            && let Some((key, value)) = line.split_once('=')
            && key.trim() == "name"
        {
            names.push(value.trim().trim_matches('"').to_owned());
        }
    }
    names
}

/// libFuzzer itself is C++. Without this check a missing compiler shows only inside a failed build
/// script.
fn require_cpp_compiler() -> Result<(), Failure> {
    let named = env::var("CXX").unwrap_or_default();
    let compiler = named.split_whitespace().next().unwrap_or("c++");
    match Command::new(compiler).arg("--version").output() {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::new(format!(
            "fuzzing needs a C++ compiler, but `{compiler}` cannot be run ({error}): \
             install g++ or clang, or name yours in the variable CXX"
        ))),
    }
}

/// Cargo for the fuzz crate. With an explicit `--target` the flags do not reach build scripts,
/// which would not link with them. Encoded flags take precedence over those of the caller.
fn instrumented_cargo(subcommand: &str) -> Command {
    let mut command = process::cargo([subcommand, "--release", "--target", "host-tuple"]);
    command
        .args(["--manifest-path", MANIFEST, "--target-dir", "fuzz/target"])
        .env("CARGO_ENCODED_RUSTFLAGS", COVERAGE_FLAGS.join("\x1f"));
    command
}

fn run_target(target: &str, effort: Effort) -> Result<(), Failure> {
    let artifacts = format!("fuzz/artifacts/{target}");
    let seeds = format!("fuzz/seeds/{target}");
    create(&artifacts)?;

    let mut command = instrumented_cargo("run");
    command
        .args(["--quiet", "--bin", target, "--"])
        // A hang is a finding too; by default libFuzzer would wait for 20 minutes.
        .args(["-timeout=10", "-rss_limit_mb=2048", "-max_len=4096"])
        .args(["-verbosity=0", "-print_final_stats=1"])
        .arg(format!("-artifact_prefix={artifacts}/"));
    // New inputs go to the first folder, so the seeds stay unchanged.
    let finds = match effort {
        Effort::Fixed => {
            command.args(["-seed=1", "-runs=25000", "-max_total_time=10"]);
            let finds = format!("fuzz/target/finds/{target}");
            clear(&finds)?;
            finds
        }
        Effort::Searching(seconds) => {
            command.arg(format!("-max_total_time={seconds}"));
            format!("fuzz/corpus/{target}")
        }
    };
    create(&finds)?;
    command.arg(finds);
    if process::root().join(&seeds).is_dir() {
        command.arg(seeds);
    }
    watch(&mut command)
}

fn clear(folder: &str) -> Result<(), Failure> {
    match fs::remove_dir_all(process::root().join(folder)) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(Failure::new(format!("cannot empty {folder}: {error}")))
        }
        _ => Ok(()),
    }
}

fn create(folder: &str) -> Result<(), Failure> {
    fs::create_dir_all(process::root().join(folder))
        .map_err(|error| Failure::new(format!("cannot create {folder}: {error}")))
}

/// Runs a fuzzer and forwards its messages. Fails if the fuzzer fails or finds no instrumentation.
fn watch(command: &mut Command) -> Result<(), Failure> {
    let started = command.stderr(Stdio::piped()).spawn();
    let mut child = started.map_err(|error| process::not_started(command, &error))?;
    let messages = child.stderr.take().expect("stderr was piped in the line above");
    let blind = echo(BufReader::new(messages));
    let status = child.wait().map_err(|error| process::not_started(command, &error))?;
    process::succeeded(command, status)?;
    if blind {
        return Err(Failure::new("libFuzzer got no coverage: check the compiler flags in xtask"));
    }
    Ok(())
}

/// Forwards all messages to our stderr and returns whether one of them reports missing
/// instrumentation. Inputs are printed raw, so the messages need not be UTF-8.
fn echo(messages: impl BufRead) -> bool {
    let mut blind = false;
    for message in messages.split(b'\n').map_while(Result::ok) {
        let message = String::from_utf8_lossy(&message);
        blind |= message.contains(BLIND);
        eprintln!("{message}");
    }
    blind
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_names_of_binaries_only() {
        let manifest = "[package]\nname = \"fuzz\"\n\n[[bin]]\nname = \"one\"\npath = \"one.rs\"\n\
                        \n[[bin]]\npath = \"two.rs\"\nname=\"two\"\n\n[lib]\nname = \"three\"\n";
        assert_eq!(binaries(manifest), ["one", "two"]);
    }

    #[test]
    fn commented_targets_do_not_count() {
        assert!(binaries("# [[bin]]\n# name = \"none\"\n").is_empty());
    }

    #[test]
    fn a_blind_fuzzer_is_noticed() {
        let complaint = format!("INFO: seed\nWARNING: no inputs. {BLIND}\nstat: 0\n");
        assert!(echo(complaint.as_bytes()));
        assert!(!echo(&b"INFO: seed \xff\nstat: 0\n"[..]));
    }
}
