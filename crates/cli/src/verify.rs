//! `higaki verify`: is this record true?

use crate::exit::Failed;
use crate::games::GameName;
use clap::Args;
use higaki_table::{Record, Verdict};
use higaki_words::Words;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Check a record: every choice, the result, and that the shuffle was fair
#[derive(Args, Debug)]
pub(crate) struct VerifyArguments {
    /// The record
    file: PathBuf,
    /// Print one JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: crate::language::LanguageArgument,
}

pub(crate) fn verify(arguments: &VerifyArguments) -> Result<ExitCode, Failed> {
    let words = Words::new(arguments.language.chosen());
    let (record, game) = read_record(&arguments.file, &words)?;
    match game.verify(&record) {
        Ok(verdict) => {
            print(&record, &verdict, arguments.json, &words);
            Ok(ExitCode::SUCCESS)
        }
        Err(error) if arguments.json => {
            let message = words.record_error(game.id(), &error);
            println!("{}", json!({ "valid": false, "error": message }));
            Ok(ExitCode::from(1))
        }
        Err(error) => Err(Failed::no(words.record_error(game.id(), &error))),
    }
}

fn print(record: &Record, verdict: &Verdict, as_json: bool, words: &Words) {
    if as_json {
        let json = json!({
            "valid": true,
            "game": record.game,
            "players": record.players,
            "choices": verdict.choices,
            "chances": verdict.chances,
            "seed_checked": verdict.seed_checked,
            "finished": verdict.finished,
            "outcome": record.outcome,
        });
        println!("{json}");
        return;
    }
    let (choices, chances) = (verdict.choices.into(), verdict.chances.into());
    println!("{}", words.say("verify-choices", &[("choices", choices), ("chances", chances)]));
    let id = if verdict.seed_checked { "verify-seed" } else { "verify-no-seed" };
    println!("{}", words.say(id, &[]));
    let id = if verdict.finished { "verify-finished" } else { "verify-unfinished" };
    println!("{}", words.say(id, &[]));
}

/// Reads a record and finds its game.
pub(crate) fn read_record(file: &Path, words: &Words) -> Result<(Record, GameName), Failed> {
    let bytes = std::fs::read(file).map_err(|error| {
        Failed::wrong_call(format!("{}: {error}", file.display()))
            .with_hint("higaki play … --record FILE writes a record")
    })?;
    let text = String::from_utf8(bytes)
        .map_err(|_| Failed::no(format!("{}: this is not a text", file.display())))?;
    let record: Record =
        text.parse().map_err(|error| Failed::no(words.record_error("", &error)))?;
    let game = GameName::from_id(&record.game).ok_or_else(|| {
        let short: String = record.game.chars().take(40).collect();
        Failed::no(format!("the record is of a game {short:?} that this program does not know"))
            .with_hint(format!("It knows: {}", GameName::all_ids()))
    })?;
    Ok((record, game))
}
