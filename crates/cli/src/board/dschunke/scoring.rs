//! Previews of actions, and the score breakdown.

use super::{card_word, form, junk_hue};
use crate::board::Scene;
use crate::paint::aligned;
use higaki_dschunke::{Breakdown, Good, Junk, Preview, SeatPoints};
use higaki_table::Seat;
use std::cmp::Reverse;

pub(super) fn preview(preview: &Preview, scene: &Scene<'_>) -> String {
    let on = |junk: Junk| ("junk_on", form(junk.word(), "on", scene).into());
    let mut lines = Vec::new();
    match preview {
        Preview::Load { junk, strips, before, after } => {
            let to = ("junk_to", form(junk.word(), "to", scene).into());
            let args = [on(*junk), to, ("strips", (*strips).into())];
            lines.push(scene.say("dschunke-preview-load", &args));
            if *strips > 0 {
                lines.push(changes(before, after, scene));
            }
        }
        Preview::Cash { junk, crates, yuan } => {
            let args = [on(*junk), ("crates", (*crates).into()), ("yuan", yuan.0.into())];
            lines.push(scene.say("dschunke-preview-cash", &args));
        }
        Preview::Goods { junk, crates, count, good, of_it } => {
            let goods = good.map_or("grey", Good::word);
            let args = [
                on(*junk),
                ("crates", (*crates).into()),
                ("count", (*count).into()),
                ("of_it", (*of_it).into()),
                ("missing", count.saturating_sub(*of_it).into()),
                ("good_goods", form(goods, "goods", scene).into()),
            ];
            let id = if *count == 0 { "no-goods" } else { "goods" };
            lines.push(scene.say(&format!("dschunke-preview-{id}"), &args));
        }
        Preview::Move { from, to, from_before, from_after, to_before, to_after } => {
            let args = [
                ("from_from", form(from.word(), "from", scene).into()),
                ("to_to", form(to.word(), "to", scene).into()),
            ];
            lines.push(scene.say("dschunke-preview-move", &args));
            let both = [(*from, from_before, from_after), (*to, to_before, to_after)];
            for (junk, before, after) in both {
                let head = scene.say("dschunke-preview-move-crates", &[on(junk)]);
                lines.push(format!("{head} {}", changes(before, after, scene)));
            }
        }
    }
    lines.iter().map(|line| format!("{}\n", scene.paint.wrapped(line, 3))).collect()
}

/// The visible crates of each player, before and after.
fn changes(before: &[u8], after: &[u8], scene: &Scene<'_>) -> String {
    let seats = before.iter().zip(after).enumerate().map(|(index, (before, after))| {
        let name = Seat::new(index).map_or("", |seat| scene.name(seat));
        let numbers = [("before", (*before).into()), ("after", (*after).into())];
        let [before, after] = numbers;
        scene.say("dschunke-preview-crates", &[("name", name.into()), before, after])
    });
    seats.collect::<Vec<_>>().join(", ")
}

/// A row for each player, the best first, and a line for each bonus card.
pub(super) fn breakdown(breakdown: &Breakdown, scene: &Scene<'_>) -> String {
    let mut lines: Vec<&SeatPoints> = breakdown.0.iter().collect();
    let key = |line: &SeatPoints| (line.total, line.goods);
    lines.sort_by_key(|line| (Reverse(key(line)), line.seat));
    let head = |name: &str| scene.say(&format!("dschunke-breakdown-{name}"), &[]);
    let mut heads = vec![head("place"), head("player"), head("cash")];
    heads.extend(
        Junk::ALL.map(|junk| scene.paint.chip(junk_hue(junk), &form(junk.word(), "short", scene))),
    );
    heads.extend(["all", "cards", "total", "goods"].map(head));
    let mut rows = vec![heads];
    for line in &lines {
        let better = lines.iter().filter(|other| key(other) > key(line)).count();
        let cards: u16 = line.cards.iter().map(|card| card.yuan.0).sum();
        let mut row = vec![format!("{}.", better + 1), scene.name(line.seat).to_owned()];
        row.push(line.cash.0.to_string());
        row.extend(line.junks.iter().map(|junk| junk.yuan.0.to_string()));
        row.extend([line.all_junks.0, cards, line.total.0].map(|yuan| yuan.to_string()));
        row.push(line.goods.to_string());
        rows.push(row);
    }
    let mut text = aligned(&rows, 1, 1, scene.paint);
    for line in &lines {
        for card in &line.cards {
            let args = [
                ("name", scene.name(line.seat).into()),
                ("card", card_word(card.card, scene).into()),
                ("yuan", card.yuan.0.into()),
            ];
            let sentence = scene.say("dschunke-breakdown-card", &args);
            text.push_str(&format!("{}\n", scene.paint.wrapped(&sentence, 3)));
        }
    }
    text
}
