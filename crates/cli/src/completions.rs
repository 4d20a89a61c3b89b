//! `higaki completions`: shell completion scripts.

use crate::error::CommandError;
use crate::print::print;
use clap::{Args, Command};
use clap_complete::{Shell, generate};
use std::process::ExitCode;

/// Print a shell completion script
#[derive(Args, Debug)]
pub(crate) struct CompletionsArguments {
    /// Shell
    shell: Shell,
}

pub(crate) fn completions(
    arguments: &CompletionsArguments,
    mut command: Command,
) -> Result<ExitCode, CommandError> {
    let name = command.get_name().to_owned();
    // Through a buffer: the generator panics when the reader closes the pipe.
    let mut script = Vec::new();
    generate(arguments.shell, &mut command, name, &mut script);
    print(String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}
