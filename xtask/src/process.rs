//! Running other programs, and saying which one failed.

use std::env;
use std::fmt;
use std::path::Path;
use std::process::{Command, ExitStatus};

/// Why a chore could not be done, in one sentence for the person at the terminal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The folder that holds the whole repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the root of the repository")
}

/// A call of the same cargo that runs us, in the root of the repository.
pub(crate) fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command that shares our terminal and has to succeed.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    succeeded(command, status)
}

/// Becomes the command where the system allows it, so that a terminal game or a server gets every
/// signal itself and nobody waits beside it. Comes back only if that went wrong.
#[cfg(unix)]
pub(crate) fn hand_over_to(command: &mut Command) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt;

    let error = command.exec();
    Err(not_started(command, &error))
}

/// Runs the command: other systems cannot replace a process.
#[cfg(not(unix))]
pub(crate) fn hand_over_to(command: &mut Command) -> Result<(), Failure> {
    run(command)
}

pub(crate) fn not_started(command: &Command, error: &std::io::Error) -> Failure {
    Failure::new(format!("could not run `{}`: {error}", describe(command)))
}

pub(crate) fn succeeded(command: &Command, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{}` failed ({status})", describe(command))))
}

/// The command as one would type it: `cargo`, not the path of a toolchain.
pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words: Vec<_> = std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_described_as_typed() {
        assert_eq!(describe(&cargo(["fmt", "--all", "--check"])), "cargo fmt --all --check");
    }

    #[test]
    fn a_failed_command_is_named() {
        let mut command = cargo(["no-such-command"]);
        let status = command.output().expect("cargo runs this test, so it can be run").status;
        let failure = succeeded(&command, status).expect_err("cargo knows no such command");
        assert!(failure.to_string().starts_with("`cargo no-such-command` failed"), "{failure}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = run(&mut Command::new("no-such-program")).expect_err("there is none");
        assert!(failure.to_string().starts_with("could not run `no-such-program`"), "{failure}");
    }
}
