//! Reading records, and errors about them as text or JSON.

use crate::error::CommandError;
use higaki_catalogue::GameId;
use higaki_table::{Record, RecordError};
use higaki_words::Words;
use serde_json::{Value, json};
use std::path::Path;

/// Why a record cannot be used.
#[derive(Debug)]
pub(crate) enum ReadError {
    /// The file cannot be read.
    Unreadable { file: String, reason: String },
    /// The file is not UTF-8.
    NotText { file: String },
    /// The record is of an unknown game.
    UnknownGame { game: String },
    /// The record is malformed or does not verify.
    Invalid { game: &'static str, error: Box<RecordError> },
}

/// Longer names of games are cut in messages.
const LONGEST_GAME: usize = 40;

/// Reads a record and finds its game.
pub(crate) fn read_record(file: &Path) -> Result<(Record, GameId), ReadError> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file)
        .map_err(|error| ReadError::Unreadable { file: name.clone(), reason: error.to_string() })?;
    let text = String::from_utf8(bytes).map_err(|_| ReadError::NotText { file: name })?;
    let record: Record = text.parse().map_err(|error| ReadError::invalid("", error))?;
    match GameId::named(&record.game) {
        Some(game) => Ok((record, game)),
        None => {
            let game = record.game.chars().take(LONGEST_GAME).collect();
            Err(ReadError::UnknownGame { game })
        }
    }
}

impl ReadError {
    pub(crate) fn invalid(game: &'static str, error: RecordError) -> ReadError {
        ReadError::Invalid { game, error: Box::new(error) }
    }

    /// The error with its exit status and hint.
    pub(crate) fn to_command_error(&self, words: &Words) -> CommandError {
        let message = self.message(words);
        match self {
            ReadError::Unreadable { .. } => {
                CommandError::usage(message).with_hint(words.say("cli-record-hint", &[]))
            }
            ReadError::UnknownGame { .. } => {
                let known = ("known", GameId::all_names().into());
                CommandError::failure(message).with_hint(words.say("cli-known-games", &[known]))
            }
            ReadError::NotText { .. } | ReadError::Invalid { .. } => CommandError::failure(message),
        }
    }

    /// The error as JSON: a stable code, the message, and the line and rule if there are any.
    pub(crate) fn json(&self, words: &Words) -> Value {
        let mut json = json!({ "code": self.code(), "message": self.message(words) });
        if let ReadError::Invalid { error, .. } = self {
            match &**error {
                RecordError::Malformed { line, .. }
                | RecordError::Notation { line, .. }
                | RecordError::ChanceDoesNotFit { line }
                | RecordError::ChanceNotFromSeed { line } => json["line"] = json!(line),
                RecordError::Refused { line, failure } => {
                    json["line"] = json!(line);
                    json["refusal"] = json!(failure.code);
                    json["rule"] = json!(failure.rule);
                }
                RecordError::Outcome { said, found } => {
                    json["said"] = json!(said);
                    json["found"] = json!(found);
                }
                RecordError::TooLong { .. }
                | RecordError::OtherGame { .. }
                | RecordError::OtherRules { .. }
                | RecordError::Setup { .. }
                | RecordError::Commitment
                | RecordError::SeedNotTold => {}
            }
        }
        json
    }

    fn message(&self, words: &Words) -> String {
        match self {
            ReadError::Unreadable { file, reason } => {
                let (file, reason) = (file.as_str().into(), reason.as_str().into());
                words.say("cli-cannot-read", &[("file", file), ("reason", reason)])
            }
            ReadError::NotText { file } => {
                words.say("cli-not-text", &[("file", file.as_str().into())])
            }
            ReadError::UnknownGame { game } => {
                words.say("cli-unknown-game", &[("game", game.as_str().into())])
            }
            ReadError::Invalid { game, error } => words.record_error(game, error),
        }
    }

    fn code(&self) -> &'static str {
        let error = match self {
            ReadError::Unreadable { .. } => return "cannot_read",
            ReadError::NotText { .. } => return "not_text",
            ReadError::UnknownGame { .. } => return "unknown_game",
            ReadError::Invalid { error, .. } => error,
        };
        match **error {
            RecordError::TooLong { .. } => "too_long",
            RecordError::Malformed { .. } => "malformed",
            RecordError::OtherGame { .. } => "other_game",
            RecordError::OtherRules { .. } => "other_rules",
            RecordError::Setup { .. } => "setup",
            RecordError::Notation { .. } => "bad_notation",
            RecordError::Refused { .. } => "refused",
            RecordError::ChanceDoesNotFit { .. } => "chance_does_not_fit",
            RecordError::ChanceNotFromSeed { .. } => "chance_not_from_seed",
            RecordError::Commitment => "commitment",
            RecordError::SeedNotTold => "seed_not_told",
            RecordError::Outcome { .. } => "outcome",
        }
    }
}
