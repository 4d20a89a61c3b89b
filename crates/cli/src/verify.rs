//! `higaki verify`: checks a record.

use crate::error::CommandError;
use crate::print::print_line;
use crate::record::{ReadError, read_record};
use clap::Args;
use higaki_catalogue::with_game;
use higaki_table::{Record, Table, Verdict};
use higaki_words::Words;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Verify a record: choices, result and shuffle
#[derive(Args, Debug)]
pub(crate) struct VerifyArguments {
    /// Record file
    file: PathBuf,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: crate::language::LanguageArgument,
}

pub(crate) fn verify(arguments: &VerifyArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let result = replay_and_verify(&arguments.file);
    if arguments.json {
        let json = match &result {
            Ok((record, verdict)) => as_json(record, verdict),
            Err(error) => json!({ "valid": false, "error": error.json(&words) }),
        };
        print_line(json)?;
        return Ok(match result {
            Ok(_) => ExitCode::SUCCESS,
            Err(error) => error.to_command_error(&words).status(),
        });
    }
    let (record, verdict) = result.map_err(|error| error.to_command_error(&words))?;
    print_line(words.verdict(&verdict))?;
    if record.peeks > 0 {
        print_line(words.say("verify-peeks", &[("count", record.peeks.into())]))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn replay_and_verify(file: &Path) -> Result<(Record, Verdict), ReadError> {
    let (record, game) = read_record(file)?;
    match with_game!(game, G => Table::<G>::verify(&record)) {
        Ok(verdict) => Ok((record, verdict)),
        Err(error) => Err(ReadError::invalid(game.name(), error)),
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
