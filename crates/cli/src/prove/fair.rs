//! `higaki prove fair`: recomputes every random result of a record from its seed.

use super::OutputArguments;
use crate::board::Board;
use crate::error::CommandError;
use crate::games::{Visitor, visit};
use crate::print::print_line;
use crate::record::{ReadError, read_record};
use clap::Args;
use higaki_catalogue::GameId;
use higaki_prove::fair::{Fairness, Recomputed, fair as recompute};
use higaki_table::{ChanceResult, Record, RecordError};
use higaki_words::Words;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

/// Recompute the commitment, the deal and all later random results of a record
#[derive(Args, Debug)]
pub(super) struct FairArguments {
    /// Record of a finished game
    record: PathBuf,
    #[command(flatten)]
    output: OutputArguments,
}

struct Recompute<'a>(&'a Record);

impl Visitor for Recompute<'_> {
    type Output = Result<Fairness, RecordError>;

    fn visit<G: Board>(self) -> Self::Output {
        recompute::<G>(self.0)
    }
}

pub(super) fn fair(arguments: &FairArguments) -> Result<ExitCode, CommandError> {
    let (output, words) = (arguments.output, arguments.output.words());
    let result = read_record(&arguments.record).and_then(|(record, game)| {
        let fairness = visit(game, Recompute(&record));
        fairness.map(|it| (it, game)).map_err(|error| ReadError::invalid(game.name(), error))
    });
    let (fairness, game) = match result {
        Ok(found) => found,
        Err(error) if output.json => {
            print_line(json!({ "fair": false, "error": error.json(&words) }))?;
            return Ok(error.to_command_error(&words).status());
        }
        Err(error) => return Err(error.to_command_error(&words)),
    };
    let text = report_text(&fairness, game, &words);
    output.print(&as_json(&fairness, game, &words), &text, fairness.holds())
}

fn report_text(fairness: &Fairness, game: GameId, words: &Words) -> String {
    let mut lines = Vec::new();
    let hashes = [
        ("shown", fairness.shown.to_string().into()),
        ("computed", fairness.computed.to_string().into()),
    ];
    let same = fairness.shown == fairness.computed;
    lines.push(words.say(verdict("prove-fair-commitment", same), &hashes));
    let seed = [("seed", fairness.seed.to_string().into()), ("nonces", fairness.nonces.into())];
    lines.push(words.say("prove-fair-seed", &seed));
    lines.extend(fairness.steps.iter().map(|step| text_of_step(step, words)));
    if let Some(error) = &fairness.problem {
        lines.push(words.record_error(game.name(), error));
    }
    let chances: usize = fairness.steps.iter().map(|step| step.recorded.len()).sum();
    let counts = [("chances", chances.into()), ("choices", fairness.choices.into())];
    lines.push(words.say(verdict("prove-fair", fairness.holds()), &counts));
    if fairness.holds() && !fairness.over {
        lines.push(words.say("prove-fair-not-over", &[]));
    }
    lines.join("\n")
}

fn text_of_step(step: &Recomputed, words: &Words) -> String {
    let place = match &step.choice {
        None => words.say("prove-fair-deal", &[]),
        Some((seat, choice)) => {
            let choice = format!("{seat} {choice}");
            words.say("prove-fair-line", &[("line", step.line.into()), ("choice", choice.into())])
        }
    };
    let args = [
        ("place", place.into()),
        ("recorded", results(&step.recorded, &step.computed).into()),
        ("computed", results(&step.computed, &step.recorded).into()),
    ];
    words.say(verdict("prove-fair-step", step.holds()), &args)
}

/// The id of the message for a check that holds or fails.
fn verdict(about: &str, holds: bool) -> &'static str {
    match (about, holds) {
        ("prove-fair-commitment", true) => "prove-fair-commitment-holds",
        ("prove-fair-commitment", false) => "prove-fair-commitment-fails",
        ("prove-fair-step", true) => "prove-fair-step-holds",
        ("prove-fair-step", false) => "prove-fair-step-fails",
        (_, true) => "prove-fair-holds",
        (_, false) => "prove-fair-fails",
    }
}

/// Random results as in a record. Long orders are cut to the part around the first difference from
/// the other list.
fn results(results: &[ChanceResult], beside: &[ChanceResult]) -> String {
    if results.is_empty() {
        return "–".to_owned();
    }
    let texts = results.iter().enumerate().map(|(index, result)| match result {
        ChanceResult::Number(number) => format!("number {number}"),
        ChanceResult::Order(items) => order(items, beside.get(index)),
    });
    texts.collect::<Vec<_>>().join(", ")
}

fn order(items: &[u8], beside: Option<&ChanceResult>) -> String {
    const LONGEST: usize = 16;
    const BEFORE: usize = 2;
    let same = match beside {
        Some(ChanceResult::Order(other)) if other != items => {
            items.iter().zip(other).take_while(|(one, other)| one == other).count()
        }
        _ => 0,
    };
    let start = if items.len() > LONGEST { same.saturating_sub(BEFORE) } else { 0 };
    let part = items.iter().skip(start).take(LONGEST);
    let hex: String = part.map(|item| format!("{item:02x}")).collect();
    let before = if start > 0 { format!("({start}) …") } else { String::new() };
    let cut = start + LONGEST < items.len();
    let after = if cut { format!("… ({})", items.len()) } else { String::new() };
    format!("order {before}{hex}{after}")
}

fn as_json(fairness: &Fairness, game: GameId, words: &Words) -> Value {
    let step = |step: &Recomputed| {
        json!({
            "line": step.line,
            "seat": step.choice.as_ref().map(|(seat, _)| seat),
            "choice": step.choice.as_ref().map(|(_, choice)| choice),
            "recorded": step.recorded,
            "computed": step.computed,
            "holds": step.holds(),
        })
    };
    let problem = |error: &RecordError| ReadError::invalid(game.name(), error.clone()).json(words);
    json!({
        "fair": fairness.holds(),
        "game": game.name(),
        "commitment": { "shown": fairness.shown.to_string(), "computed": fairness.computed.to_string() },
        "seed": fairness.seed.to_string(),
        "nonces": fairness.nonces,
        "choices": fairness.choices,
        "over": fairness.over,
        "steps": fairness.steps.iter().map(step).collect::<Vec<_>>(),
        "error": fairness.problem.as_ref().map(problem),
    })
}
