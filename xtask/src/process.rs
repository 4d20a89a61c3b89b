//! Running other programs, with errors that name the failed command.

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// The error of a task, in one sentence for the terminal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    /// Both errors, one per line.
    pub(crate) fn and(self, other: &Self) -> Self {
        Self(format!("{self}\nerror: {other}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the root of the repository")
}

/// The target directory of cargo.
pub(crate) fn target_folder() -> PathBuf {
    let named = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(named)
}

/// A command of the same cargo that runs this program, in the root of the repository.
pub(crate) fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command on this terminal, which must succeed.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    succeeded(command, status)
}

/// The standard output of a command that must succeed; its messages go to the terminal.
pub(crate) fn printed(command: &mut Command) -> Result<String, Failure> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| not_started(command, &error))?;
    succeeded(command, output.status)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Replaces this process by the command where the system allows it, so that a terminal game or a
/// server gets every signal itself. Returns only on an error.
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

/// The command as typed: `cargo`, not the path of a toolchain.
pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words: Vec<_> = std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect();
    words.join(" ")
}

/// The command as a line for a shell in the root of the repository.
pub(crate) fn repeatable(command: &Command) -> String {
    let folder = command.get_current_dir().and_then(|folder| folder.strip_prefix(root()).ok());
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    let enter = folder.map(|folder| format!("cd {} && ", folder.display())).unwrap_or_default();
    let variables = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
    let variables: String = variables
        .map(|(name, value)| format!("{}='{}' ", name.to_string_lossy(), value.to_string_lossy()))
        .collect();
    // Steps of `xtask` are calls of this program.
    let own = if describe(command).starts_with("xtask ") { "cargo " } else { "" };
    format!("{enter}{variables}{own}{}", describe(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_described_as_typed() {
        assert_eq!(describe(&cargo(["fmt", "--all", "--check"])), "cargo fmt --all --check");
    }

    #[test]
    fn a_command_is_repeated_with_its_folder_and_variables() {
        let mut command = Command::new("npm");
        command.args(["run", "check"]).current_dir(root().join("web")).env("A", "b c");
        assert_eq!(repeatable(&command), "cd web && A='b c' npm run check");
        let mut ours = Command::new("/somewhere/xtask");
        ours.arg("wasm").current_dir(root());
        assert_eq!(repeatable(&ours), "cargo xtask wasm");
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
