//! What came out of an arena, in words and tables.

use crate::paint::{Paint, padded};
use higaki_bots::{ArenaReport, Met, Share, Verdict};
use higaki_words::Words;

/// The widest name that a column has room for.
const WIDEST: usize = 16;

pub(super) fn told(game: &str, report: &ArenaReport, words: &Words, paint: &Paint) -> String {
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

fn headed(id: &str, words: &Words, paint: &Paint) -> String {
    format!("\n{}\n", paint.bold(&words.say(id, &[])))
}

fn ratings(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = headed("bots-arena-ratings", words, paint);
    let heads = ["rating", "points", "iterations", "milliseconds", "longest"];
    text += &padded("", WIDEST);
    for (head, width) in heads.iter().zip([15, 9, 12, 10, 10]) {
        text += &right(&words.say(&format!("bots-arena-{head}"), &[]), width);
    }
    text.push('\n');
    for one in &report.contestants {
        let rating = format!("{:.0} ± {:.0}", one.rating, one.error);
        text += &padded(&one.name, WIDEST);
        text += &right(&rating, 15);
        text += &right(&format!("{:.1}", one.points), 9);
        text += &right(&format!("{:.0}", one.iterations), 12);
        text += &right(&format!("{:.2}", one.milliseconds), 10);
        text += &right(&format!("{:.1}", one.longest), 10);
        text.push('\n');
    }
    text
}

fn tables(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = headed("bots-arena-tables", words, paint);
    for table in &report.tables {
        let line = |met: &Met| {
            let name = match met.seats {
                1 => met.name.clone(),
                seats => format!("{seats} × {}", met.name),
            };
            let fair = format!("{:.1}", 100.0 * met.fair);
            let args = [("fair", fair.into())];
            let fair = words.say("bots-arena-fair", &args);
            format!("{} {}  {fair}\n", padded(&name, WIDEST), interval(&met.share))
        };
        text += &table.iter().map(line).collect::<String>();
        text.push('\n');
    }
    text.pop();
    text
}

fn matrix(report: &ArenaReport, words: &Words, paint: &Paint) -> String {
    let mut text = headed("bots-arena-matrix", words, paint);
    text += &padded("", WIDEST);
    for column in 1..=report.contestants.len() {
        text += &right(&format!("({column})"), 7);
    }
    text.push('\n');
    for (row, one) in report.contestants.iter().enumerate() {
        text += &padded(&format!("({}) {}", row + 1, one.name), WIDEST);
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
    let mut text = headed("bots-arena-seats", words, paint);
    for (seat, one) in report.seats.iter().enumerate() {
        text += &format!("{} {}\n", padded(&(seat + 1).to_string(), WIDEST), interval(&one.share));
    }
    text
}

/// `70.0 % (62.1–77.0)`.
fn interval(share: &Share) -> String {
    let [mean, low, high] = [share.mean, share.low, share.high].map(|part| 100.0 * part);
    format!("{mean:>5.1} % ({low:.1}–{high:.1})")
}

fn right(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.chars().count()).max(1);
    " ".repeat(blanks) + text
}
