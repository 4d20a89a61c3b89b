//! `higaki prove fill`: fills a database with finished games.

use super::{OutputArguments, bar, count, decimal, run_proof};
use crate::error::CommandError;
use clap::Args;
use higaki_prove::fill::{FillPlan, FillReport, fill as fill_database};
use higaki_table::Seed;
use higaki_words::Words;
use serde_json::json;
use std::process::ExitCode;

/// Fill a database with finished games for `prove growth`
///
/// Plays random games of all kinds through the room code of the server, with accounts, guests,
/// ratings and chat. One table in a hundred stays open, another one stays unfinished. All logs
/// replay, all records verify, and the accounts cannot log in. Never use such a database for a
/// public server.
#[derive(Args, Debug)]
pub(super) struct FillArguments {
    /// Number of finished games
    #[arg(long, value_name = "NUMBER", default_value_t = 2_000,
        value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Empty database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "DATABASE")]
    database: String,
    /// Seed: 64 hexadecimal digits or any text; the same seed gives the same games
    #[arg(long, value_name = "TEXT", default_value = "higaki")]
    seed: String,
    /// Add games to a database that already has tables
    #[arg(long)]
    beside_others: bool,
    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn fill(arguments: &FillArguments) -> Result<ExitCode, CommandError> {
    let (output, words) = (arguments.output, arguments.output.words());
    let plan = FillPlan {
        database: arguments.database.clone(),
        games: arguments.games,
        seed: Seed::from_text(&arguments.seed),
        beside_others: arguments.beside_others,
    };
    let bar = bar(plan.games);
    let report = run_proof(fill_database(&plan, |games| bar.set_position(games)), &words);
    bar.finish_and_clear();
    let report = report?;
    output.print(&json!(report), &report_text(&report, &words), true)
}

fn report_text(report: &FillReport, words: &Words) -> String {
    let args = [
        ("games", count(report.games)),
        ("rated", count(report.rated)),
        ("open", count(report.open)),
        ("running", count(report.running)),
        ("entries", count(report.entries)),
        ("people", count(report.people)),
        ("seconds", decimal(Some(report.seconds), 1).into()),
    ];
    words.say("prove-fill-done", &args)
}
