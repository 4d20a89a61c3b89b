//! Refusals: data for programs and translations, with an English sentence for developers.

use higaki_catalogue::{CannotBegin, GameId};
use higaki_protocol::{Code, Refusal};
use higaki_table::{Failure, SetupError};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::sync::LazyLock;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

/// A refusal by the server.
#[must_use]
pub fn refuse(code: Code) -> Refusal {
    refuse_with(code, json!({}))
}

/// A refusal by the server, with the values for a sentence.
#[must_use]
pub fn refuse_with(code: Code, details: Value) -> Refusal {
    from_failure("", &Failure { code: code.word().to_owned(), rule: None, args: details }, &[])
}

/// A refusal by the rules of a game.
pub(crate) fn from_failure(game: &str, failure: &Failure, names: &[String]) -> Refusal {
    Refusal {
        code: failure.code.clone(),
        rule: failure.rule.map(str::to_owned),
        details: failure.args.clone(),
        message: WORDS.failure(game, failure, names),
    }
}

/// The refusal of a game, options or number of players that the catalogue does not accept.
#[must_use]
pub fn cannot_begin(game: &str, error: &CannotBegin) -> Refusal {
    match error {
        CannotBegin::Unknown => {
            let short: String = game.chars().take(40).collect();
            let known = GameId::all_names();
            refuse_with(Code::UnknownGame, json!({ "game": short, "known": known }))
        }
        CannotBegin::Setup(SetupError::Players { got, min, max }) => {
            let details = json!({ "got": got, "min": min, "max": max });
            refuse_with(Code::WrongNumberOfPlayers, details)
        }
        CannotBegin::Setup(error @ SetupError::Problems(problems)) => {
            let list: Vec<Value> = problems
                .iter()
                .map(|problem| json!({ "path": problem.path, "code": problem.code }))
                .collect();
            let reason = WORDS.setup_error(game, error);
            refuse_with(Code::BadOptions, json!({ "reason": reason, "problems": list }))
        }
    }
}
