//! Reading a record, and saying what is wrong with it: in words, or as an object for programs.

use crate::error::CommandError;
use higaki_catalogue::GameId;
use higaki_table::{Record, RecordError};
use higaki_words::Words;
use serde_json::{Value, json};
use std::path::Path;

/// Why a record is of no use.
#[derive(Debug)]
pub(crate) enum Unusable {
    /// The file cannot be read.
    Unread { file: String, reason: String },
    /// It is not a text.
    NotText { file: String },
    /// It is a record of a game that is not here.
    UnknownGame { game: String },
    /// Something in it does not hold.
    Wrong { game: &'static str, error: Box<RecordError> },
}

/// Games have short names; what is longer is cut.
const LONGEST_GAME: usize = 40;

/// Reads a record and finds its game.
pub(crate) fn read_record(file: &Path) -> Result<(Record, GameId), Unusable> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file)
        .map_err(|error| Unusable::Unread { file: name.clone(), reason: error.to_string() })?;
    let text = String::from_utf8(bytes).map_err(|_| Unusable::NotText { file: name })?;
    let record: Record = text.parse().map_err(|error| Unusable::wrong("", error))?;
    match GameId::named(&record.game) {
        Some(game) => Ok((record, game)),
        None => {
            let game = record.game.chars().take(LONGEST_GAME).collect();
            Err(Unusable::UnknownGame { game })
        }
    }
}

impl Unusable {
    /// Something in the record does not hold.
    pub(crate) fn wrong(game: &'static str, error: RecordError) -> Unusable {
        Unusable::Wrong { game, error: Box::new(error) }
    }

    /// For people.
    pub(crate) fn failed(&self, words: &Words) -> CommandError {
        let message = self.message(words);
        match self {
            Unusable::Unread { .. } => {
                CommandError::usage(message).with_hint(words.say("cli-record-hint", &[]))
            }
            Unusable::UnknownGame { .. } => {
                let known = ("known", GameId::all_names().into());
                CommandError::failure(message).with_hint(words.say("cli-known-games", &[known]))
            }
            Unusable::NotText { .. } | Unusable::Wrong { .. } => CommandError::failure(message),
        }
    }

    /// For programs: a code that stays the same, the line and the rule where there are any, and the
    /// same sentence that people read.
    pub(crate) fn json(&self, words: &Words) -> Value {
        let mut json = json!({ "code": self.code(), "message": self.message(words) });
        if let Unusable::Wrong { error, .. } = self {
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
            Unusable::Unread { file, reason } => {
                let (file, reason) = (file.as_str().into(), reason.as_str().into());
                words.say("cli-cannot-read", &[("file", file), ("reason", reason)])
            }
            Unusable::NotText { file } => {
                words.say("cli-not-text", &[("file", file.as_str().into())])
            }
            Unusable::UnknownGame { game } => {
                words.say("cli-unknown-game", &[("game", game.as_str().into())])
            }
            Unusable::Wrong { game, error } => words.record_error(game, error),
        }
    }

    fn code(&self) -> &'static str {
        let error = match self {
            Unusable::Unread { .. } => return "cannot_read",
            Unusable::NotText { .. } => return "not_text",
            Unusable::UnknownGame { .. } => return "unknown_game",
            Unusable::Wrong { error, .. } => error,
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
