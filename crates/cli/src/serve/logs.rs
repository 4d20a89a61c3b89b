//! The log of the server, on standard error.

use std::io::IsTerminal;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::prelude::*;

use super::configuration::Log;
use super::options::LogFormat;
use crate::exit::Failed;

/// Logs from now on.
pub(super) fn begin(log: &Log) -> Result<(), Failed> {
    let what: Targets = log.what.parse().map_err(|_| {
        Failed::wrong_call(format!("{:?} does not say what to log", log.what))
            .with_hint("--log info, or for one part of the program: --log info,sqlx=warn")
    })?;
    let registry = tracing_subscriber::registry().with(what);
    let begun = match log.format {
        LogFormat::Text => {
            let colours = std::io::stderr().is_terminal();
            let lines = layer().with_writer(std::io::stderr).with_ansi(colours);
            registry.with(lines).try_init()
        }
        LogFormat::Json => registry.with(layer().with_writer(std::io::stderr).json()).try_init(),
    };
    begun.map_err(|error| Failed::no(format!("nothing can be logged: {error}")))
}
