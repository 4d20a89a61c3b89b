//! The log of the server, on standard error.

use std::io::IsTerminal;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::layer;
use tracing_subscriber::prelude::*;

use super::configuration::Log;
use super::options::LogFormat;
use crate::error::CommandError;

/// Logs from now on.
pub(super) fn begin(log: &Log) -> Result<(), CommandError> {
    let what = targets(&log.what).ok_or_else(|| {
        CommandError::usage(format!("{:?} does not say what to log", log.what))
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
    begun.map_err(|error| CommandError::failure(format!("nothing can be logged: {error}")))
}

/// Levels, alone or behind the part of the program they are for. The parser of the library would
/// take a misspelt level for the name of a part, and log nothing.
fn targets(text: &str) -> Option<Targets> {
    // Nothing at all would be read as `error`.
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
            assert!(targets(right).is_some(), "{right}");
        }
        for wrong in ["", "inf", "loud,=", "sqlx=inf", "sqlx=", "=info", "info,"] {
            assert!(targets(wrong).is_none(), "{wrong}");
        }
    }
}
