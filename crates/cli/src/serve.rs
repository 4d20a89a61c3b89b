//! `higaki serve`: the tables for everybody, and `higaki backup`.

mod configuration;
mod data_folder;
mod logs;
mod options;

pub(crate) use options::ServeArguments;

use crate::error::CommandError;
use crate::shutdown;
use higaki_server::house::{ServeError, Server};
use higaki_store::{BackupError, OpenError, Place};
use higaki_words::Words;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use tokio::runtime::{Builder, Runtime};

use configuration::Configuration;

pub(crate) fn serve(arguments: ServeArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let until_input_ends = arguments.until_input_ends;
    let configuration = Configuration::of(arguments)?;
    logs::begin(&configuration.log)?;
    runtime()?.block_on(async move {
        let server = Server::open(configuration.options).await.map_err(failed)?;
        let signal = shutdown::signal(1)
            .map_err(|error| CommandError::failure(format!("no signals: {error}")))?;
        announce(&words, &server);
        let stop = async move {
            tokio::select! {
                () = signal => {}
                () = shutdown::end_of_input(), if until_input_ends => {}
            }
        };
        server.run(stop).await.map_err(failed)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Says where to go. Whoever reads this in a pipe sees it at once.
fn announce(words: &Words, server: &Server) {
    let address = server.address();
    let mut lines = vec![words.say("serve-running", &[("url", server.url().into())])];
    if address.ip().is_unspecified() {
        lines.push(words.say("serve-everywhere", &[("port", address.port().to_string().into())]));
    }
    lines.extend([
        words.say("serve-database", &[("place", server.place().to_string().into())]),
        words.say("serve-stop", &[]),
    ]);
    let mut output = std::io::stdout().lock();
    for line in lines {
        // Nobody may be listening; the server serves all the same.
        let _ = writeln!(output, "{line}");
    }
    let _ = output.flush();
}

fn failed(error: ServeError) -> CommandError {
    match error {
        ServeError::Open(OpenError::UnknownScheme { .. } | OpenError::BadUrl { .. }) => {
            CommandError::usage(error.to_string())
        }
        ServeError::Listen { .. } => CommandError::failure(error.to_string())
            .with_hint("--listen ADDRESS:PORT chooses another; without it a free port is found"),
        ServeError::InUse { .. } => CommandError::failure(error.to_string())
            .with_hint("--database names another file, or an address of PostgreSQL"),
        ServeError::Lock { .. } => CommandError::failure(error.to_string()).with_hint(
            "the server locks a file beside the database: give its user write permission for that \
             folder, and remove anything else of that name",
        ),
        ServeError::Open(
            OpenError::ReadOnly { place: Place::File(_) }
            | OpenError::NoPermission { place: Place::File(_), .. },
        ) => CommandError::failure(error.to_string()).with_hint(
            "give the user of the server write permission for the file and its folder, on a file \
             system that is not mounted read-only",
        ),
        ServeError::Open(OpenError::ReadOnly { .. }) => CommandError::failure(error.to_string()).with_hint(
            "connect to the primary and not to a standby, and look at default_transaction_read_only",
        ),
        error => CommandError::failure(error.to_string()),
    }
}

/// Copy the database of a server to a file, while games go on
#[derive(clap::Args, Debug)]
pub(crate) struct BackupArguments {
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    source: options::DatabaseArguments,
}

pub(crate) fn backup(arguments: BackupArguments) -> Result<ExitCode, CommandError> {
    let database = configuration::database_of(arguments.source)?;
    runtime()?.block_on(async move {
        match higaki_store::backup(&database, &arguments.file).await {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(BackupError::Open(error)) => Err(failed(error.into())),
            Err(error @ (BackupError::Missing(_) | BackupError::Foreign { .. })) => {
                Err(CommandError::failure(error.to_string())
                    .with_hint("--database names the file that the server uses, as it was told"))
            }
            Err(error) => Err(CommandError::failure(error.to_string())),
        }
    })
}

/// Where there is one processor there is nobody to share work with, and the thread that we have is
/// enough: the heap of the first thread grows in larger steps than those of others.
fn runtime() -> Result<Runtime, CommandError> {
    let one = std::thread::available_parallelism().is_ok_and(|processors| processors.get() == 1);
    let mut builder = if one { Builder::new_current_thread() } else { Builder::new_multi_thread() };
    let built = builder.enable_all().build();
    built.map_err(|error| CommandError::failure(format!("no threads: {error}")))
}
