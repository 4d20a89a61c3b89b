//! Previews of choices, and the score breakdown.

use super::price;
use super::table::privilege_word;
use crate::board::Scene;
use crate::paint::aligned;
use higaki_edo::{Breakdown, Preview, Purse, Resource, Score};
use higaki_words::Arg;
use std::cmp::Reverse;

pub(super) fn preview(preview: &Preview, scene: &Scene<'_>) -> String {
    let say = |id: &str, cost: &Purse, more: &[(&'static str, Arg)]| {
        let args: Vec<(&str, Arg)> = price(cost).into_iter().chain(more.iter().cloned()).collect();
        scene.say(&format!("edo-preview-{id}"), &args)
    };
    let mut lines = Vec::new();
    match *preview {
        Preview::Walk { steps, ryo } => {
            lines.push(say("walk", &Purse::money(ryo), &[("steps", steps.into())]));
        }
        Preview::Harvest { resource, amount } => {
            let what = ("resource", resource.word().into());
            lines.push(say("harvest", &Purse::EMPTY, &[what, ("amount", amount.into())]));
        }
        Preview::Build { cost, points, rank, income } => {
            let place = [("rank", rank.into()), ("income", income.into())];
            let [rank, income] = place;
            lines.push(say("build", &cost, &[("points", points.into()), rank, income]));
        }
        Preview::Temple { cost, points } => {
            lines.push(say("temple", &cost, &[("points", points.into())]));
        }
        Preview::Trade { cost, gain, points } => {
            let bought = Resource::ALL.into_iter().find(|kind| gain.amount(*kind) > 0);
            let amount = bought.map_or(0, |kind| gain.amount(kind));
            let resource = ("resource", bought.map_or("", Resource::word).into());
            let more = [("points", points.into()), resource, ("amount", amount.into())];
            lines.push(say("trade", &cost, &more));
        }
        Preview::Wish { cost, points, privilege } => {
            lines.push(say("wish", &cost, &[("points", points.into())]));
            lines.extend(privilege.map(|privilege| {
                let word = ("privilege", privilege_word(privilege, scene).into());
                say("wish-privilege", &Purse::EMPTY, &[word])
            }));
        }
        Preview::Income { ryo } => lines.push(say("income", &Purse::money(ryo), &[])),
        Preview::Wages { rice } => {
            lines.push(scene.say("edo-preview-wages", &[("rice", rice.into())]));
        }
    }
    lines.iter().map(|line| format!("{}\n", scene.paint.wrapped(line, 3))).collect()
}

/// A row for each player, the best first.
pub(super) fn breakdown(breakdown: &Breakdown, scene: &Scene<'_>) -> String {
    let mut lines: Vec<&Score> = breakdown.seats.iter().collect();
    let key = |line: &Score| (line.house_in_edo, line.total, line.ryo, line.goods);
    lines.sort_by_key(|line| (Reverse(key(line)), line.seat));
    let heads = ["place", "player", "edo", "track", "ryo", "samurai", "ronin", "total", "goods"];
    let heads = heads.map(|name| scene.say(&format!("edo-breakdown-{name}"), &[]));
    let mut rows = vec![heads.to_vec()];
    for line in &lines {
        let better = lines.iter().filter(|other| key(other) > key(line)).count();
        rows.push(vec![
            format!("{}.", better + 1),
            scene.name(line.seat).to_owned(),
            if line.house_in_edo { "✓" } else { "–" }.to_owned(),
            line.track.to_string(),
            format!("{} ({})", line.ryo, line.ryo_points),
            format!("{} ({})", line.samurai, line.samurai_points),
            line.ronin_tiles.to_string(),
            line.total.to_string(),
            line.goods.to_string(),
        ]);
    }
    let note = scene.say("edo-breakdown-note", &[]);
    format!(
        "{}{}\n",
        aligned(&rows, 1, 2, scene.paint),
        scene.paint.dim(&scene.paint.wrapped(&note, 1))
    )
}
