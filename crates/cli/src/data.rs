//! Data files: what the printed components of a game show, as an owner of the box may correct it.

use crate::board::{Board, Component, Components};
use crate::exit::Failed;
use crate::paint::{Paint, harmless};
use higaki_table::{Problems, SetupError, parse_json};
use higaki_words::{Language, Words};
use serde_json::Value;
use std::path::Path;

/// Reads a file that a person wrote. The hint is for a file that is not JSON.
pub(crate) fn read_json(file: &Path, words: &Words, hint: &str) -> Result<Value, Failed> {
    let name = || ("file", file.display().to_string().into());
    let text = std::fs::read_to_string(file).map_err(|error| {
        let reason = ("reason", error.to_string().into());
        Failed::wrong_call(words.say("cli-cannot-read", &[name(), reason]))
    })?;
    parse_json(&text).map_err(|error| {
        let place = [("line", error.line().into()), ("column", error.column().into())];
        let [line, column] = place;
        Failed::wrong_call(words.say("cli-not-json", &[name(), line, column])).with_hint(hint)
    })
}

/// Reads a data file of a game.
pub(crate) fn read_data(file: &Path, game: &'static str, words: &Words) -> Result<Value, Failed> {
    read_json(file, words, &words.say("cli-not-json-data-hint", &[("game", game.into())]))
}

/// The options with the data of a file, if one was named. All problems of the file are told.
pub(crate) fn options_with_data<G: Board>(
    players: usize,
    options: G::Options,
    file: Option<&Path>,
    words: &Words,
) -> Result<G::Options, Failed> {
    let Some(file) = file else { return Ok(options) };
    let data = read_data(file, G::INFO.id, words)?;
    let options = G::with_data(options, data).ok_or_else(|| no_data(G::INFO.id, words))?;
    G::check_options(G::INFO.rules_version, players, &options)
        .map_err(|found| wrong_data(G::INFO.id, found, words))?;
    Ok(options)
}

/// What the printed components of a game show, in the built-in data or in those of a file.
pub(crate) fn components<G: Board>(
    file: Option<&Path>,
    words: &Words,
) -> Result<Option<Components>, Failed> {
    let passed = file.map(|file| read_data(file, G::INFO.id, words)).transpose()?;
    let found = G::components(passed.as_ref());
    let found = found.map_err(|problems| wrong_data(G::INFO.id, problems, words))?;
    match (&found, file) {
        (None, Some(_)) => Err(no_data(G::INFO.id, words)),
        _ => Ok(found),
    }
}

pub(crate) fn no_data(game: &'static str, words: &Words) -> Failed {
    let title = words.say(&format!("{game}-title"), &[]);
    Failed::wrong_call(words.say("cli-no-data", &[("game", title.into())]))
}

fn wrong_data(game: &'static str, problems: Problems, words: &Words) -> Failed {
    Failed::wrong_call(words.setup_error(game, &SetupError::Problems(problems)))
}

/// The entries by their provenance, the surest first. Entries that share a note stand together.
pub(crate) fn provenance(parts: &Components, game: &str, words: &Words, paint: &Paint) -> String {
    let count = ("count", parts.entries.len().into());
    let intro = words.say("cli-data-intro", &[count, ("game", game.into())]);
    let mut text = format!("{}\n\n", paint.wrapped(&intro, 0));
    let english = Words::new(Language::En);
    for source in ["printed", "sourced", "inferred", "reconstructed"] {
        let of_source: Vec<&Component> =
            parts.entries.iter().filter(|entry| entry.source == source).collect();
        if of_source.is_empty() {
            continue;
        }
        let count = ("count", of_source.len().into());
        let head = words.say(&format!("cli-data-{source}"), &[count]);
        text.push_str(&format!("{}\n\n", paint.wrapped(&head, 0)));
        for same in of_source.chunk_by(|one, other| one.note == other.note) {
            let entries: Vec<String> = same.iter().map(|entry| stated(entry)).collect();
            text.push_str(&format!("{}\n", paint.wrapped(&entries.join(" · "), 3)));
            let note = harmless(&told(same[0], game, words, &english));
            if !note.is_empty() {
                text.push_str(&format!("{}\n", paint.dim(&paint.wrapped(&note, 6))));
            }
        }
        text.push('\n');
    }
    text
}

/// Our own note in the language of the reader; whoever wrote another one is quoted.
fn told(entry: &Component, game: &str, words: &Words, english: &Words) -> String {
    let id = format!("{game}-note-{}", entry.path.replace(['.', '_'], "-"));
    if english.has(&id) && english.say(&id, &[]) == entry.note {
        words.say(&id, &[])
    } else {
        entry.note.clone()
    }
}

/// An entry in one breath: `helpers.upper[2] load 2`.
fn stated(entry: &Component) -> String {
    let path = harmless(&entry.path);
    format!("{path} {}", harmless(&plain(&entry.value)))
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        // Lists and objects within a list are told apart from each other.
        Value::Array(items) if items.iter().any(|item| item.is_array() || item.is_object()) => {
            items.iter().map(|item| format!("({})", plain(item))).collect::<Vec<_>>().join(" ")
        }
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| match value {
                Value::Object(_) => format!("{name} ({})", plain(value)),
                _ => format!("{name} {}", plain(value)),
            };
            fields.iter().map(field).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}
