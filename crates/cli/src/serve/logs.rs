//! The log of the server, written to standard error.

use std::io::IsTerminal;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::layer;
use tracing_subscriber::prelude::*;

use super::configuration::Log;
use super::options::LogFormat;
use crate::error::CommandError;

/// Installs the global log subscriber.
pub(super) fn install(log: &Log) -> Result<(), CommandError> {
    let targets = parse_targets(&log.filter).ok_or_else(|| {
        CommandError::usage(format!("{:?} is not a log filter", log.filter))
            .with_hint("pass a level, and others for parts of the program: --log info,sqlx=warn")
    })?;
    let registry = tracing_subscriber::registry().with(targets);
    let result = match log.format {
        LogFormat::Text => {
            let colours = std::io::stderr().is_terminal();
            let lines = layer().with_writer(std::io::stderr).with_ansi(colours);
            registry.with(lines).try_init()
        }
        LogFormat::Json => registry.with(layer().with_writer(std::io::stderr).json()).try_init(),
    };
    result.map_err(|error| CommandError::failure(format!("cannot start the log: {error}")))
}

/// Parses `level` and `part=level`, separated by commas. The parser of the library would take a
/// misspelt level for the name of a part, and log nothing.
fn parse_targets(text: &str) -> Option<Targets> {
    // The library parses an empty level as `error`.
    let level = |word: &str| word.parse::<LevelFilter>().ok().filter(|_| !word.is_empty());
    let mut targets = Targets::new();
    for piece in text.split(',') {
        match piece.split_once('=') {
            None => targets = targets.with_default(level(piece)?),
            Some((part, word)) if !part.is_empty() => {
                targets = targets.with_target(part, level(word)?);
            }
            Some(_) => return None,
        }
    }
    Some(targets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_level_is_found() {
        for right in ["info", "warn,sqlx=error", "off,higaki_server=trace"] {
            assert!(parse_targets(right).is_some(), "{right}");
        }
        for wrong in ["", "inf", "loud,=", "sqlx=inf", "sqlx=", "=info", "info,"] {
            assert!(parse_targets(wrong).is_none(), "{wrong}");
        }
    }
}
