//! Data files with corrections to the printed components of a game.

use crate::board::Board;
use crate::error::CommandError;
use higaki_table::{Problems, SetupError, parse_json};
use higaki_words::{DataText, Words};
use serde_json::Value;
use std::path::Path;

/// Reads a JSON file. The hint is for a file that is not JSON.
pub(crate) fn read_json(file: &Path, words: &Words, hint: &str) -> Result<Value, CommandError> {
    let name = || ("file", file.display().to_string().into());
    let text = std::fs::read_to_string(file).map_err(|error| {
        let reason = ("reason", error.to_string().into());
        CommandError::usage(words.say("cli-cannot-read", &[name(), reason]))
    })?;
    parse_json(&text).map_err(|error| {
        let place = [("line", error.line().into()), ("column", error.column().into())];
        let [line, column] = place;
        CommandError::usage(words.say("cli-not-json", &[name(), line, column])).with_hint(hint)
    })
}

/// Reads a data file of a game.
pub(crate) fn read_data(
    file: &Path,
    game: &'static str,
    words: &Words,
) -> Result<Value, CommandError> {
    read_json(file, words, &words.say("cli-not-json-data-hint", &[("game", game.into())]))
}

/// The options with the data of a file, if one is given. An error lists all problems of the file.
pub(crate) fn options_with_data<G: Board>(
    players: usize,
    options: G::Options,
    file: Option<&Path>,
    words: &Words,
) -> Result<G::Options, CommandError> {
    let Some(file) = file else { return Ok(options) };
    let data = read_data(file, G::INFO.id, words)?;
    let options = G::with_data(options, data).ok_or_else(|| no_data_error(G::INFO.id, words))?;
    G::check_options(G::INFO.rules_version, players, &options)
        .map_err(|found| data_error(G::INFO.id, found, words))?;
    Ok(options)
}

/// The component data as text: from the file, or else the built-in data.
pub(crate) fn data_text<G: Board>(
    file: Option<&Path>,
    words: &Words,
) -> Result<Option<DataText>, CommandError> {
    let options = match file {
        None => G::Options::default(),
        Some(file) => {
            let data = read_data(file, G::INFO.id, words)?;
            G::with_data(G::Options::default(), data)
                .ok_or_else(|| no_data_error(G::INFO.id, words))?
        }
    };
    let found = G::component_tables(G::INFO.rules_version, &options);
    let found = found.map_err(|problems| data_error(G::INFO.id, problems, words))?;
    Ok(found.map(|data| words.data_text(G::INFO.id, &data)))
}

pub(crate) fn no_data_error(game: &'static str, words: &Words) -> CommandError {
    let title = words.say(&format!("{game}-title"), &[]);
    CommandError::usage(words.say("cli-no-data", &[("game", title.into())]))
}

fn data_error(game: &'static str, problems: Problems, words: &Words) -> CommandError {
    CommandError::usage(words.setup_error(game, &SetupError::Problems(problems)))
}
