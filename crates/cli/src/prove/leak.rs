//! `higaki prove leak`: what is hidden drawn anew, and every byte compared.

use super::{Telling, bar, carried_out, count};
use crate::error::CommandError;
use clap::Args;
use higaki_catalogue::GameId;
use higaki_prove::leak::{AsItIs, Difference, LeakPlan, LeakReport, leak as tried};
use higaki_table::Seed;
use higaki_words::Words;
use serde_json::json;
use std::process::ExitCode;
use std::sync::Arc;

/// Draw anew what is hidden from each viewer, and compare every byte that he would be sent
///
/// Games are played against the server itself, without a network: views, events, choices, refusals,
/// previews, undo, looking back, coming back, a server that dies, hints,
/// and what links to tables and positions lead to.
#[derive(Args, Debug)]
pub(super) struct LeakArguments {
    /// The game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// In how many positions
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000,
        value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// 64 hexadecimal digits, or any text; the same seed gives the same positions
    #[arg(long, default_value = "higaki")]
    seed: String,
    #[command(flatten)]
    telling: Telling,
}

pub(super) fn leak(arguments: &LeakArguments) -> Result<ExitCode, CommandError> {
    let (telling, words) = (arguments.telling, arguments.telling.words());
    let plan = LeakPlan {
        game: arguments.game,
        positions: arguments.positions,
        seed: Seed::from_text(&arguments.seed),
        shown: Arc::new(AsItIs),
    };
    let bar = bar(plan.positions);
    let report = carried_out(tried(&plan, |positions| bar.set_position(positions)), &words);
    bar.finish_and_clear();
    let report = report?;
    let holds = report.difference.is_none();
    let mut json = json!(report);
    json["holds"] = holds.into();
    json["seed"] = plan.seed.to_string().into();
    telling.print(&json, &told(&report, &words), holds)
}

fn told(report: &LeakReport, words: &Words) -> String {
    let args = [
        ("game", report.game.as_str().into()),
        ("positions", count(report.positions)),
        ("games", count(report.games)),
        ("frames", count(report.frames)),
        ("bytes", count(report.bytes)),
        ("hints", count(report.hints)),
        ("links", count(report.links)),
    ];
    let tried = words.say("prove-leak-tried", &args);
    match &report.difference {
        None => format!("{tried}\n{}", words.say("prove-leak-none", &[])),
        Some(difference) => format!("{tried}\n{}", told_difference(difference, words)),
    }
}

fn told_difference(found: &Difference, words: &Words) -> String {
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
