//! Previews of purchases and insurances, and the score breakdown.

use super::{card_codes, hue, letter};
use crate::board::{Board, Scene};
use crate::paint::aligned;
use higaki_osaka::{Breakdown, Colour, Line, Osaka, Preview, Purchase, Risk, Sailing, Sale};

pub(super) fn preview(preview: &Preview, scene: &Scene<'_>) -> String {
    match preview {
        Preview::Purchase(bought) => purchase(bought, scene),
        Preview::Insurance { saved, to_name, lapsed } => {
            let args = [
                ("count", saved.len().into()),
                ("goods", card_codes(*saved, scene).into()),
                ("to_name", (*to_name).into()),
                ("lapsed", (*lapsed).into()),
            ];
            let line = highlight(&scene.say("osaka-preview-insurance", &args), scene);
            format!("{}\n", scene.paint.wrapped(&line, 3))
        }
    }
}

fn purchase(preview: &Purchase, scene: &Scene<'_>) -> String {
    let mut lines = vec![price(preview, scene)];
    lines.extend(preview.ships.iter().map(|sailing| ship(sailing, scene)));
    lines.extend(preview.sales.iter().map(|set| sale(set, scene)));
    if preview.ends_game {
        lines.push(scene.paint.bold(&scene.say("osaka-preview-ends", &[])));
    } else if preview.sales.is_empty() {
        // The buyer has goods of every colour whose ship sails, so no sale means no arrival.
        lines.push(scene.say("osaka-preview-no-payday", &[]));
    }
    if !preview.sinking.is_empty() {
        let colours: Vec<String> = preview.sinking.iter().map(|c| colour(*c, scene)).collect();
        let count = ("count", colours.len().into());
        let colours = ("colours", scene.words.joined(&colours).into());
        lines.push(scene.say("osaka-preview-sinking", &[count, colours]));
        lines.extend(preview.risks.iter().map(|threat| risk(threat, scene)));
    }
    lines.iter().map(|line| format!("{}\n", scene.paint.wrapped(line, 3))).collect()
}

fn price(preview: &Purchase, scene: &Scene<'_>) -> String {
    let args = [
        ("price", preview.price.into()),
        ("goods", card_codes(preview.goods, scene).into()),
        ("payment", card_codes(preview.payment, scene).into()),
        ("overpaid", preview.overpaid.into()),
    ];
    highlight(&scene.say("osaka-preview-price", &args), scene)
}

fn highlight(text: &str, scene: &Scene<'_>) -> String {
    Osaka::highlight(text, scene.paint)
}

fn colour(colour: Colour, scene: &Scene<'_>) -> String {
    scene.say(&format!("osaka-word-{}", colour.word()), &[])
}

fn ship(sailing: &Sailing, scene: &Scene<'_>) -> String {
    let event = serde_json::json!({
        "event": "sailed",
        "colour": sailing.colour,
        "from": sailing.from,
        "to": sailing.to,
    });
    let sentence = scene.words.event("osaka", &event, scene.names);
    let mark = scene.paint.chip(hue(sailing.colour), &letter(sailing.colour, scene.words));
    format!("{mark} {sentence}")
}

fn sale(sale: &Sale, scene: &Scene<'_>) -> String {
    let args = [
        ("name", scene.name(sale.seat).into()),
        ("colour", colour(sale.colour, scene).into()),
        ("count", sale.count.into()),
        ("points", sale.points.into()),
    ];
    let mark = scene.paint.chip(hue(sale.colour), &letter(sale.colour, scene.words));
    format!("{mark} {}", scene.say("osaka-preview-sale", &args))
}

fn risk(risk: &Risk, scene: &Scene<'_>) -> String {
    let name = ("name", scene.name(risk.seat).into());
    let goods = ("goods", card_codes(risk.goods, scene).into());
    let sentence = match risk.could_save {
        None => scene.say("osaka-preview-risk", &[name, goods]),
        Some(count) => {
            scene.say("osaka-preview-risk-known", &[name, goods, ("count", count.into())])
        }
    };
    highlight(&sentence, scene)
}

/// A row for each player, the best first.
pub(super) fn breakdown(breakdown: &Breakdown, scene: &Scene<'_>) -> String {
    let mut lines: Vec<&Line> = breakdown.seats.iter().collect();
    lines.sort_by_key(|line| (line.place, line.seat));
    let before = lines.iter().any(|line| line.before > 0);
    let head = |name: &str| scene.say(&format!("osaka-breakdown-{name}"), &[]);
    let mut heads = vec![head("place"), head("player")];
    heads.extend(Colour::ALL.map(|colour| letter(colour, scene.words)));
    heads.extend(before.then(|| head("before")));
    heads.extend([head("points"), head("tokens"), head("unsold")]);
    let mut rows = vec![heads];
    for line in lines {
        let mut row = vec![format!("{}.", line.place), scene.name(line.seat).to_owned()];
        row.extend(Colour::ALL.map(|colour| line.sales.of(colour).to_string()));
        row.extend(before.then(|| line.before.to_string()));
        let tokens: u32 = line.tokens.0.iter().sum();
        row.extend([line.points.to_string(), tokens.to_string(), line.unsold.to_string()]);
        rows.push(row);
    }
    aligned(&rows, 3, 2, scene.paint)
}
