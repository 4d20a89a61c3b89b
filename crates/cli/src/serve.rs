//! `higaki serve` runs the server; `higaki backup` copies its database.

mod configuration;
mod data_directory;
mod logs;
mod options;

pub(crate) use options::ServeArguments;

use crate::error::CommandError;
use crate::shutdown;
use higaki_server::house::{ServeError, Server};
use higaki_store::{BackupError, DatabaseLocation, OpenError};
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
    logs::install(&configuration.log)?;
    runtime()?.block_on(async move {
        let server = Server::open(configuration.options).await.map_err(serve_error)?;
        let signal = shutdown::signal(1).map_err(|error| {
            CommandError::failure(format!("cannot install signal handlers: {error}"))
        })?;
        announce(&words, &server);
        let stop = async move {
            tokio::select! {
                () = signal => {}
                () = shutdown::end_of_input(), if until_input_ends => {}
            }
        };
        server.run(stop).await.map_err(serve_error)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Prints the address and the database, flushed for readers of a pipe.
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
        // The server runs even if standard output is closed.
        let _ = writeln!(output, "{line}");
    }
    let _ = output.flush();
}

fn serve_error(error: ServeError) -> CommandError {
    match error {
        ServeError::Open(OpenError::UnknownScheme { .. } | OpenError::BadUrl { .. }) => {
            CommandError::usage(error.to_string())
        }
        ServeError::Listen { .. } => CommandError::failure(error.to_string())
            .with_hint("choose another with --listen ADDRESS:PORT, or omit it to use a free port"),
        ServeError::InUse { .. } => CommandError::failure(error.to_string())
            .with_hint("choose another file or a PostgreSQL database with --database"),
        ServeError::Lock { .. } => CommandError::failure(error.to_string()).with_hint(
            "the server needs a lock file next to the database: allow its user to write to that \
             directory, and remove anything else of that name",
        ),
        ServeError::Open(
            OpenError::ReadOnly { place: DatabaseLocation::File(_) }
            | OpenError::NoPermission { place: DatabaseLocation::File(_), .. },
        ) => CommandError::failure(error.to_string()).with_hint(
            "allow the user of the server to write to the file and its directory, on a file system \
             that is not mounted read-only",
        ),
        ServeError::Open(OpenError::ReadOnly { .. }) => CommandError::failure(error.to_string())
            .with_hint(
                "connect to the primary, not to a standby, and check default_transaction_read_only",
            ),
        error => CommandError::failure(error.to_string()),
    }
}

/// Back up the database of a server to a file while it runs
#[derive(clap::Args, Debug)]
pub(crate) struct BackupArguments {
    /// Backup file; must not exist yet
    file: PathBuf,
    #[command(flatten)]
    source: options::DatabaseArguments,
}

pub(crate) fn backup(arguments: BackupArguments) -> Result<ExitCode, CommandError> {
    let database = configuration::database_of(arguments.source)?;
    runtime()?.block_on(async move {
        match higaki_store::backup(&database, &arguments.file).await {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(BackupError::Open(error)) => Err(serve_error(error.into())),
            Err(error @ (BackupError::Missing(_) | BackupError::Foreign { .. })) => {
                Err(CommandError::failure(error.to_string())
                    .with_hint("pass the same --database as to the server"))
            }
            Err(error) => Err(CommandError::failure(error.to_string())),
        }
    })
}

/// A multi-threaded runtime, or on one processor the current thread: it saves the heap of a second
/// thread.
fn runtime() -> Result<Runtime, CommandError> {
    let one = std::thread::available_parallelism().is_ok_and(|processors| processors.get() == 1);
    let mut builder = if one { Builder::new_current_thread() } else { Builder::new_multi_thread() };
    let built = builder.enable_all().build();
    built.map_err(|error| CommandError::failure(format!("cannot start threads: {error}")))
}
