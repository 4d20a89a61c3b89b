//! `higaki verify`: is this record true?

use crate::error::CommandError;
use crate::print::print_line;
use crate::record::{Unusable, read_record};
use clap::Args;
use higaki_catalogue::with_game;
use higaki_table::{Record, Table, Verdict};
use higaki_words::Words;
use serde_json::{Value, json};
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

pub(crate) fn verify(arguments: &VerifyArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let checked = check(&arguments.file);
    if arguments.json {
        let json = match &checked {
            Ok((record, verdict)) => as_json(record, verdict),
            Err(unusable) => json!({ "valid": false, "error": unusable.json(&words) }),
        };
        print_line(json)?;
        return Ok(match checked {
            Ok(_) => ExitCode::SUCCESS,
            Err(unusable) => unusable.failed(&words).status(),
        });
    }
    let (record, verdict) = checked.map_err(|unusable| unusable.failed(&words))?;
    print_line(words.verdict(&verdict))?;
    if record.peeks > 0 {
        print_line(words.say("verify-peeks", &[("count", record.peeks.into())]))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(file: &Path) -> Result<(Record, Verdict), Unusable> {
    let (record, game) = read_record(file)?;
    match with_game!(game, G => Table::<G>::verify(&record)) {
        Ok(verdict) => Ok((record, verdict)),
        Err(error) => Err(Unusable::wrong(game.name(), error)),
    }
}

fn as_json(record: &Record, verdict: &Verdict) -> Value {
    json!({
        "valid": true,
        "game": record.game,
        "players": record.players,
        "choices": verdict.choices,
        "chances": verdict.chances,
        "seed_checked": verdict.seed_checked,
        "peeks": record.peeks,
        "finished": verdict.finished,
        "outcome": record.outcome,
    })
}
