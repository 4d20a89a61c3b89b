//! `higaki prove crash`: servers killed under load.

use super::{Telling, bar, carried_out, count, number, said};
use crate::error::CommandError;
use crate::games::fresh_seed;
use clap::Args;
use higaki_prove::crash::{CrashPlan, CrashReport, crash as killed};
use higaki_table::Seed;
use higaki_words::Words;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Duration;

/// Kill servers under load, and look for everything that they had acknowledged
#[derive(Args, Debug)]
pub(super) struct CrashArguments {
    /// How many times
    #[arg(long, value_name = "NUMBER", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// An empty database: a file or postgres://USER:PASSWORD@HOST/NAME; by default a file that is
    /// thrown away
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// Servers on it; with more than one, which needs PostgreSQL, one of them dies
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::value_parser!(u64).range(1..=8))]
    nodes: u64,
    /// Matches at a time, of all games in turn
    #[arg(long, value_name = "NUMBER", default_value_t = 12,
        value_parser = clap::value_parser!(u64).range(1..=500))]
    matches: u64,
    /// A server is killed within so many milliseconds
    #[arg(long, value_name = "NUMBER", default_value_t = 700)]
    within: u64,
    /// What the moments and choices are drawn from; by default something new
    #[arg(long)]
    seed: Option<String>,
    #[command(flatten)]
    telling: Telling,
}

pub(super) fn crash(arguments: &CrashArguments) -> Result<ExitCode, CommandError> {
    let (telling, words) = (arguments.telling, arguments.telling.words());
    let database = arguments.database.clone();
    let shared = database.as_deref().is_some_and(|url| url.starts_with("postgres"));
    if arguments.nodes > 1 && !shared {
        return Err(CommandError::usage(words.say("prove-crash-nodes", &[])));
    }
    let seed = match &arguments.seed {
        Some(text) => Seed::from_text(text),
        None => fresh_seed()?,
    };
    let program =
        std::env::current_exe().map_err(|error| CommandError::failure(error.to_string()))?;
    let plan = CrashPlan {
        program,
        database,
        nodes: arguments.nodes as usize,
        matches: arguments.matches as usize,
        longest: Duration::from_millis(arguments.within),
        number: number(&seed),
    };
    let bar = bar(arguments.rounds);
    let proof = killed(plan, arguments.rounds, |tally| bar.set_position(tally.kills));
    let done = carried_out(proof, &words);
    bar.finish_and_clear();
    let report = done?;
    telling.print(&as_json(&report, &seed, &words), &told(&report, &words), report.holds())
}

fn as_json(report: &CrashReport, seed: &Seed, words: &Words) -> Value {
    let mut json = json!(report.tally);
    json["holds"] = report.holds().into();
    json["seed"] = seed.to_string().into();
    json["broken_off"] = broken_off(report, words).into();
    json
}

/// Why it could not go on, if it could not.
fn broken_off(report: &CrashReport, words: &Words) -> Option<String> {
    let what = said(report.broken_off.as_ref()?, words);
    let args = [("kills", count(report.tally.kills)), ("what", what.into())];
    Some(words.say("prove-not-back", &args))
}

fn told(report: &CrashReport, words: &Words) -> String {
    let tally = &report.tally;
    let args = [
        ("kills", count(tally.kills)),
        ("acknowledged", count(tally.acknowledged)),
        ("resent", count(tally.resent)),
        ("compared", count(tally.compared)),
        ("recorded", count(tally.recorded)),
        ("lost", count(tally.lost)),
        ("doubled", count(tally.doubled)),
        ("changed", count(tally.changed)),
    ];
    let mut lines =
        vec![words.say("prove-crash-done", &args), words.say("prove-crash-found", &args)];
    lines.extend(tally.examples.iter().map(|example| format!("  {}", example.told)));
    lines.extend(broken_off(report, words));
    if tally.acknowledged == 0 {
        lines.push(words.say("prove-crash-nothing", &[]));
    }
    lines.join("\n")
}
