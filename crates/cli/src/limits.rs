//! Range checks for numeric options, with messages in every language.
//!
//! The range checks of clap know only English.

use crate::board::Board;
use crate::error::CommandError;
use higaki_words::Words;
use std::fmt::Display;

/// The most threads that an option accepts.
pub(crate) const MOST_THREADS: usize = 256;

/// Accepts a value between two limits, both included.
pub(crate) fn within<T: PartialOrd + Display + Copy>(
    option: &str,
    value: T,
    least: T,
    most: T,
    words: &Words,
) -> Result<T, CommandError> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    let args = [
        ("option", option.into()),
        ("value", value.to_string().into()),
        ("least", least.to_string().into()),
        ("most", most.to_string().into()),
    ];
    Err(CommandError::usage(words.say("cli-out-of-range", &args)))
}

/// Accepts a value that is not below the limit.
pub(crate) fn at_least<T: PartialOrd + Display + Copy>(
    option: &str,
    value: T,
    least: T,
    words: &Words,
) -> Result<T, CommandError> {
    if value >= least {
        return Ok(value);
    }
    let args = [
        ("option", option.into()),
        ("value", value.to_string().into()),
        ("least", least.to_string().into()),
    ];
    Err(CommandError::usage(words.say("cli-too-small", &args)))
}

/// The number of players, by default the smallest of the game.
pub(crate) fn players<G: Board>(
    given: Option<usize>,
    words: &Words,
) -> Result<usize, CommandError> {
    let (least, most) = (G::INFO.min_players, G::INFO.max_players);
    within("--players", given.unwrap_or(least), least, most, words)
}
