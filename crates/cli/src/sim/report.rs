//! The report of a simulation as text.

use super::SimArguments;
use crate::paint::{columns, padded, padded_left};
use higaki_bots::Report;
use higaki_words::{Arg, Words};

/// The columns of a number.
const NUMBER: usize = 12;

pub(super) fn text(
    arguments: &SimArguments,
    players: usize,
    report: &Report,
    seconds: f64,
    words: &Words,
) -> String {
    let args = [
        ("game", arguments.game.name().into()),
        ("players", players.into()),
        ("bot", arguments.bot.word().into()),
        ("seed", arguments.seed.as_str().into()),
        ("threads", arguments.threads.into()),
    ];
    let mut text = format!("{}\n", words.say("cli-sim-head", &args));
    text += &totals(report, seconds, words);
    text += &seats(report, words);
    text
}

/// A label, a number and a remark in each line.
fn totals(report: &Report, seconds: f64, words: &Words) -> String {
    let (games, moves) = (report.games as f64, report.moves as f64);
    let lengths = report.lengths;
    let label = |name: &str| words.say(&format!("cli-sim-{name}"), &[]);
    let remark = |name: &str, args: &[(&str, Arg)]| words.say(&format!("cli-sim-{name}"), args);
    let share = |count: u64| format!("({:.2} %)", 100.0 * count as f64 / games);
    let mut rows = vec![
        [
            label("games"),
            report.games.to_string(),
            remark("seconds", &[("seconds", format!("{seconds:.2}").into())]),
        ],
        [label("games-per-second"), format!("{:.0}", games / seconds), String::new()],
        [
            label("moves-per-second"),
            format!("{:.0}", moves / seconds),
            remark("per-move", &[("time", format!("{:.1}", seconds * 1e9 / moves).into())]),
        ],
        [
            label("length"),
            format!("{:.1}", lengths.mean),
            remark("lengths", &[("min", lengths.min.into()), ("max", lengths.max.into())]),
        ],
    ];
    for (reason, count) in &report.endings {
        let remark = format!("{reason} {}", share(*count));
        rows.push([label("ending"), count.to_string(), remark]);
    }
    for (round, count) in &report.rounds {
        let round = remark("round", &[("round", (*round).into())]);
        rows.push([round, count.to_string(), share(*count)]);
    }
    let width = rows.iter().map(|[label, ..]| columns(label)).max().unwrap_or(0);
    let line = |[label, number, remark]: &[String; 3]| {
        let line = format!("{} {}   {remark}", padded(label, width), padded_left(number, NUMBER));
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}

fn percent(share: f64, words: &Words) -> String {
    words.say("web-percent", &[("percent", format!("{:.2}", 100.0 * share).into())])
}

/// Win share and points by seat, and of groups of seats if the report has any.
fn seats(report: &Report, words: &Words) -> String {
    let heads = ["seat", "win-share", "mean", "min", "max"];
    let heads = heads.map(|name| words.say(&format!("cli-sim-{name}"), &[]));
    let mut rows = vec![heads];
    for (seat, line) in report.seats.iter().enumerate() {
        rows.push([
            seat.to_string(),
            percent(line.win_share, words),
            format!("{:.2}", line.mean_points),
            line.min_points.to_string(),
            line.max_points.to_string(),
        ]);
    }
    for (name, line) in &report.groups {
        rows.push([
            (*name).to_owned(),
            percent(line.win_share, words),
            format!("{:.2}", line.mean_points),
            String::new(),
            String::new(),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| columns(&row[column])).max().unwrap_or(0);
    let widths = [0, 1, 2, 3, 4].map(width);
    let line = |row: &[String; 5]| {
        let [first, rest @ ..] = row;
        let rest = rest.iter().zip(&widths[1..]).map(|(cell, width)| padded_left(cell, *width));
        let line =
            format!("{}   {}", padded(first, widths[0]), rest.collect::<Vec<_>>().join("   "));
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}
