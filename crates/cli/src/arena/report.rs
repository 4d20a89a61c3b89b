//! The report of an arena as text.

use crate::paint::{Paint, columns, padded};
use higaki_bots::{ArenaReport, Met, Share, Verdict};
use higaki_words::Words;

/// The columns of a name.
const NAME: usize = 16;

pub(super) fn text(game: &str, report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let args = [
        ("game", game.into()),
        ("players", report.players.into()),
        ("games", report.games.into()),
        ("deals", report.deals.into()),
    ];
    let mut text = format!("{}\n", words.say("bots-arena-played", &args));
    text += &ratings(report, words, paint);
    text += &tables(report, words, paint);
    text += &matrix(report, words, paint);
    text += &seats(report, words, paint);
    if let Some(verdict) = report.verdict {
        let id = match verdict {
            Verdict::First => "bots-arena-first",
            Verdict::Second => "bots-arena-second",
            Verdict::Open => "bots-arena-open",
        };
        let name = |at: usize| report.contestants[at].name.as_str().into();
        let args = [("first", name(0)), ("second", name(1))];
        text += &format!("\n{}\n", words.say(id, &args));
    }
    text
}

fn heading(id: &str, words: &Words, paint: &Paint) -> String {
    format!("\n{}\n", paint.bold(&words.say(id, &[])))
}

fn ratings(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = heading("bots-arena-ratings", words, paint);
    let heads = ["rating", "points", "iterations", "milliseconds", "longest"];
    text += &padded("", NAME);
    for (head, width) in heads.iter().zip([15, 9, 12, 10, 10]) {
        text += &right(&words.say(&format!("bots-arena-{head}"), &[]), width);
    }
    text.push('\n');
    for contestant in &report.contestants {
        let rating = format!("{:.0} ± {:.0}", contestant.rating, contestant.error);
        text += &padded(&contestant.name, NAME);
        text += &right(&rating, 15);
        text += &right(&format!("{:.1}", contestant.points), 9);
        text += &right(&format!("{:.0}", contestant.iterations), 12);
        text += &right(&format!("{:.2}", contestant.milliseconds), 10);
        text += &right(&format!("{:.1}", contestant.longest), 10);
        text.push('\n');
    }
    text
}

fn tables(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = heading("bots-arena-tables", words, paint);
    for table in &report.tables {
        let line = |met: &Met| {
            let name = match met.seats {
                1 => met.name.clone(),
                seats => format!("{seats} × {}", met.name),
            };
            let fair = format!("{:.1}", 100.0 * met.fair);
            let args = [("fair", fair.into())];
            let fair = words.say("bots-arena-fair", &args);
            format!("{} {}  {fair}\n", padded(&name, NAME), interval(&met.share, words))
        };
        text += &table.iter().map(line).collect::<String>();
        text.push('\n');
    }
    text.pop();
    text
}

fn matrix(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = heading("bots-arena-matrix", words, paint);
    text += &padded("", NAME);
    for column in 1..=report.contestants.len() {
        text += &right(&format!("({column})"), 7);
    }
    text.push('\n');
    for (row, contestant) in report.contestants.iter().enumerate() {
        text += &padded(&format!("({}) {}", row + 1, contestant.name), NAME);
        for share in &report.matrix[row] {
            let cell =
                share.map_or_else(|| "–".to_owned(), |share| format!("{:.1}", 100.0 * share));
            text += &right(&cell, 7);
        }
        text.push('\n');
    }
    text
}

fn seats(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = heading("bots-arena-seats", words, paint);
    for (seat, wins) in report.seats.iter().enumerate() {
        text += &format!(
            "{} {}\n",
            padded(&(seat + 1).to_string(), NAME),
            interval(&wins.share, words)
        );
    }
    text
}

/// `70.0% (62.1–77.0)`.
fn interval(share: &Share, words: &Words) -> String {
    let [mean, low, high] = [share.mean, share.low, share.high].map(|part| 100.0 * part);
    let mean = words.say("web-percent", &[("percent", format!("{mean:>5.1}").into())]);
    format!("{mean} ({low:.1}–{high:.1})")
}

/// Right-aligned, with at least one blank in front.
fn right(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(columns(text)).max(1);
    " ".repeat(blanks) + text
}
