//! `higaki man`: manual pages from the definitions of the commands.

use crate::error::CommandError;
use crate::language::LanguageArgument;
use clap::{Args, Command};
use higaki_words::Words;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write a manual page for every command
#[derive(Args, Debug)]
pub(crate) struct ManArguments {
    /// Output directory, created if missing
    #[arg(value_name = "DIR")]
    directory: PathBuf,
}

pub(crate) fn man(arguments: &ManArguments, command: Command) -> Result<ExitCode, CommandError> {
    let directory = &arguments.directory;
    write_pages(directory, command).map_err(|error| {
        let words = Words::new(LanguageArgument::default().chosen());
        let file = ("file", directory.display().to_string().into());
        let reason = ("reason", error.to_string().into());
        CommandError::usage(words.say("cli-cannot-write", &[file, reason]))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// One roff file per command, named like `higaki-prove-load.1`.
fn write_pages(directory: &Path, command: Command) -> io::Result<()> {
    std::fs::create_dir_all(directory)?;
    clap_mangen::generate_to(command, directory)
}
