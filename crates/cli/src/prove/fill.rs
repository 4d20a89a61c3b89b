//! `higaki prove fill`: a database with many finished games.

use super::{Telling, bar, carried_out, count, decimal};
use crate::error::CommandError;
use clap::Args;
use higaki_prove::fill::{FillPlan, FillReport, fill as play_all};
use higaki_table::Seed;
use higaki_words::Words;
use serde_json::json;
use std::process::ExitCode;

/// Make a database with many finished games, to measure on
///
/// Random games of all kinds, played in the rooms of the server, with accounts, guests, ratings and
/// chat; one table in a hundred stays open, and one is not played to its end. Their logs replay and
/// their records verify. Nobody can log in as these people. Never use such a database for a server
/// that others reach.
#[derive(Args, Debug)]
pub(super) struct FillArguments {
    /// Finished games
    #[arg(long, value_name = "NUMBER", default_value_t = 2_000,
        value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// An empty database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "DATABASE")]
    database: String,
    /// 64 hexadecimal digits, or any text; the same seed gives the same games
    #[arg(long, default_value = "higaki")]
    seed: String,
    /// Fill a database that has tables already
    #[arg(long)]
    beside_others: bool,
    #[command(flatten)]
    telling: Telling,
}

pub(super) fn fill(arguments: &FillArguments) -> Result<ExitCode, CommandError> {
    let (telling, words) = (arguments.telling, arguments.telling.words());
    let plan = FillPlan {
        database: arguments.database.clone(),
        games: arguments.games,
        seed: Seed::from_text(&arguments.seed),
        beside_others: arguments.beside_others,
    };
    let bar = bar(plan.games);
    let report = carried_out(play_all(&plan, |games| bar.set_position(games)), &words);
    bar.finish_and_clear();
    let report = report?;
    telling.print(&json!(report), &told(&report, &words), true)
}

fn told(report: &FillReport, words: &Words) -> String {
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
