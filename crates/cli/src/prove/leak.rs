//! `higaki prove leak`: compares frames in worlds that differ only in hidden information.

use super::{OutputArguments, bar, count, run_proof};
use crate::error::CommandError;
use clap::Args;
use higaki_catalogue::GameId;
use higaki_prove::leak::{AsItIs, Difference, LeakPlan, LeakReport, leak as compare_worlds};
use higaki_table::Seed;
use higaki_words::Words;
use serde_json::json;
use std::process::ExitCode;
use std::sync::Arc;

/// Redraw the hidden information of each viewer and check that no frame changes
///
/// Plays against the server itself, without a network, and compares every byte sent: views, events,
/// choices, refusals, previews, undo, history, reconnects, restarts, hints, and the pages behind
/// links to tables and positions.
#[derive(Args, Debug)]
pub(super) struct LeakArguments {
    /// Game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// Number of positions
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000,
        value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// Seed: 64 hexadecimal digits or any text; the same seed gives the same positions
    #[arg(long, value_name = "TEXT", default_value = "higaki")]
    seed: String,
    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn leak(arguments: &LeakArguments) -> Result<ExitCode, CommandError> {
    let (output, words) = (arguments.output, arguments.output.words());
    let plan = LeakPlan {
        game: arguments.game,
        positions: arguments.positions,
        seed: Seed::from_text(&arguments.seed),
        shown: Arc::new(AsItIs),
    };
    let bar = bar(plan.positions);
    let report = run_proof(compare_worlds(&plan, |positions| bar.set_position(positions)), &words);
    bar.finish_and_clear();
    let report = report?;
    let holds = report.difference.is_none();
    let mut json = json!(report);
    json["holds"] = holds.into();
    json["seed"] = plan.seed.to_string().into();
    output.print(&json, &report_text(&report, &words), holds)
}

fn report_text(report: &LeakReport, words: &Words) -> String {
    let args = [
        ("game", report.game.as_str().into()),
        ("positions", count(report.positions)),
        ("games", count(report.games)),
        ("frames", count(report.frames)),
        ("bytes", count(report.bytes)),
        ("hints", count(report.hints)),
        ("links", count(report.links)),
    ];
    let totals = words.say("prove-leak-tried", &args);
    match &report.difference {
        None => format!("{totals}\n{}", words.say("prove-leak-none", &[])),
        Some(difference) => format!("{totals}\n{}", text_of_difference(difference, words)),
    }
}

fn text_of_difference(found: &Difference, words: &Words) -> String {
    let viewer = match found.seat {
        Some(seat) => words.say("prove-leak-seat", &[("seat", seat.into())]),
        None => words.say("prove-leak-spectator", &[]),
    };
    let args = [
        ("viewer", viewer.into()),
        ("kind", found.kind.as_str().into()),
        ("path", found.path.as_str().into()),
        ("after", found.after.into()),
        ("game", count(found.game)),
        ("players", found.players.into()),
        ("options", found.options.to_string().into()),
        ("here", found.here.as_str().into()),
        ("there", found.there.as_str().into()),
    ];
    words.say("prove-leak-found", &args)
}
