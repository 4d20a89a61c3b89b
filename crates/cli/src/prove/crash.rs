//! `higaki prove crash`: durability of acknowledged choices when servers are killed.

use super::{OutputArguments, bar, count, error_text, number, run_proof};
use crate::error::CommandError;
use crate::games::seed_or_random;
use clap::Args;
use higaki_prove::crash::{CrashPlan, CrashReport, crash as kill_servers};
use higaki_table::Seed;
use higaki_words::Words;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Duration;

/// Kill servers under load and check that no acknowledged choice is lost
#[derive(Args, Debug)]
pub(super) struct CrashArguments {
    /// Number of kills
    #[arg(long, value_name = "NUMBER", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// Empty database: a file or postgres://USER:PASSWORD@HOST/NAME [default: a temporary file]
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// Servers on the database; with several, which requires PostgreSQL, one at a time is killed
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::value_parser!(u64).range(1..=8))]
    nodes: u64,
    /// Concurrent matches, alternating between all games
    #[arg(long, value_name = "NUMBER", default_value_t = 12,
        value_parser = clap::value_parser!(u64).range(1..=500))]
    matches: u64,
    /// Longest time before a kill, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    within: u64,
    /// Seed of kill times and choices [default: random]
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn crash(arguments: &CrashArguments) -> Result<ExitCode, CommandError> {
    let (output, words) = (arguments.output, arguments.output.words());
    let database = arguments.database.clone();
    let shared = database.as_deref().is_some_and(|url| url.starts_with("postgres"));
    if arguments.nodes > 1 && !shared {
        return Err(CommandError::usage(words.say("prove-crash-nodes", &[])));
    }
    let seed = seed_or_random(arguments.seed.as_deref(), &words)?;
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
    let proof = kill_servers(plan, arguments.rounds, |tally| bar.set_position(tally.kills));
    let result = run_proof(proof, &words);
    bar.finish_and_clear();
    let report = result?;
    output.print(&as_json(&report, &seed, &words), &report_text(&report, &words), report.holds())
}

fn as_json(report: &CrashReport, seed: &Seed, words: &Words) -> Value {
    let mut json = json!(report.tally);
    json["holds"] = report.holds().into();
    json["seed"] = seed.to_string().into();
    json["broken_off"] = broken_off(report, words).into();
    json
}

/// Why the proof stopped early, if it did.
fn broken_off(report: &CrashReport, words: &Words) -> Option<String> {
    let what = error_text(report.broken_off.as_ref()?, words);
    let args = [("kills", count(report.tally.kills)), ("what", what.into())];
    Some(words.say("prove-not-back", &args))
}

fn report_text(report: &CrashReport, words: &Words) -> String {
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
