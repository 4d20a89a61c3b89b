//! The reference: cards, the next offer, prices, packages, legend.

use super::table::{label, next_offer};
use super::{face, priced};
use crate::board::Scene;
use higaki_edo::{CardId, PhaseView, Purse, View};

pub(super) fn reference(view: &View, scene: &Scene<'_>) -> String {
    let mut lines = cards(view, scene);
    lines.extend(next_offer(view, scene));
    lines.extend(prices(view, scene));
    lines.extend(privileges(view, scene));
    lines.push(scene.paint.dim(&scene.paint.wrapped(&scene.say("edo-board-legend", &[]), 1)));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// The actions of the players' cards and of the available special cards.
fn cards(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let shown = |card: CardId| {
        view.cards.iter().find(|known| known.card == card).map(|known| &known.actions[..])
    };
    let faces = |cards: Vec<CardId>| -> Vec<String> {
        cards.into_iter().filter_map(|card| Some(face(card, shown(card)?, scene))).collect()
    };
    let owned = view.seats.iter().flat_map(|seat| &seat.special_cards).copied();
    let held = faces((0..CardId::BASIC).map(CardId::from_index).chain(owned).collect());
    let open = faces(view.special_cards.clone());
    let mut lines = vec![scene.paint.flowed(&label("cards", scene), &held, " · ")];
    if !open.is_empty() {
        lines.push(scene.paint.flowed(&label("specials", scene), &open, " · "));
    }
    lines.push(scene.paint.dim(&scene.paint.wrapped(&scene.say("edo-board-faces", &[]), 1)));
    lines
}

fn prices(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let prices = &view.prices;
    let things: [(&str, &Purse, bool); 6] = [
        ("house", &prices.house, true),
        ("post", &prices.post, true),
        ("fortress", &prices.fortress, true),
        ("temple", &prices.temple, view.modules.jiin.is_used()),
        ("recruit", &prices.recruit, true),
        ("special", &prices.special, true),
    ];
    let sold = things.iter().filter(|(.., used)| *used);
    let mut items: Vec<String> = sold
        .map(|(thing, purse, _)| {
            priced("edo-board-price", purse, &[("thing", (*thing).into())], scene)
        })
        .collect();
    let figures = [
        ("step", prices.step.into()),
        ("wage", prices.wage.into()),
        ("limit", prices.limit.into()),
        ("threshold", prices.threshold.into()),
    ];
    items.extend(scene.say("edo-board-figures", &figures).split(" · ").map(str::to_owned));
    let stock =
        [("officials", view.neutral_officials.into()), ("fortresses", view.fortresses.into())];
    items.push(scene.say("edo-board-stock", &stock));
    let mut lines = vec![scene.paint.flowed(&label("prices", scene), &items, " · ")];
    if view.phase == PhaseView::Draft {
        let packages = view.packages.iter().map(|package| {
            let number = ("number", package.number.into());
            priced("edo-board-package", &package.contents, &[number], scene)
        });
        let packages: Vec<String> = packages.collect();
        lines.push(scene.paint.flowed(&label("packages", scene), &packages, " · "));
    }
    lines
}

/// The legend of the privilege letters.
fn privileges(view: &View, scene: &Scene<'_>) -> Option<String> {
    if !view.modules.tokken.is_used() {
        return None;
    }
    let letters = ["a", "b", "c", "d", "e", "f"];
    let texts = letters.map(|letter| scene.say(&format!("edo-board-privilege-{letter}"), &[]));
    Some(scene.paint.flowed(&label("letters", scene), &texts, " · "))
}
