//! The private information of the viewer.

use super::table::LABEL;
use super::{card_word, good_chip, word};
use crate::board::Scene;
use crate::paint::padded;
use higaki_dschunke::{Decision, OwnView, View};

pub(super) fn own_things(own: &OwnView, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let head = |id: &str| {
        let label = scene.paint.bold(&scene.say(&format!("dschunke-board-{id}"), &[]));
        format!(" {}", padded(&label, LABEL))
    };
    let mut lines = Vec::new();
    if !own.cards.is_empty() {
        let cards: Vec<String> = own.cards.iter().map(|card| card_word(*card, scene)).collect();
        lines.push(scene.paint.flowed(&head("your-cards"), &cards, " · "));
    }
    let yuan = scene.say("dschunke-board-yuan", &[("yuan", own.yuan.0.into())]);
    let total = scene.say("dschunke-board-total", &[("yuan", own.total.0.into())]);
    let money = [yuan, scene.paint.dim(&format!("({total})"))];
    lines.push(scene.paint.flowed(&head("your-money"), &money, " "));
    if let Some(bid) = own.bid {
        let kinds = bid.cards().kinds();
        let cards: Vec<String> = kinds
            .iter()
            .map(|good| format!("{} × {}", bid.of(good), good_chip(good, scene)))
            .collect();
        let text = match cards.is_empty() {
            true => scene.say("dschunke-board-no-bid", &[]),
            false => cards.join(" · "),
        };
        lines.push(format!("{}{text}", head("your-bid")));
    }
    // Known cards of the piles matter only for the choice of a pile.
    let chooses = matches!(view.decision, Some(Decision::Pile | Decision::Prize))
        && view.viewer.is_some_and(|seat| view.deciding.contains(&seat));
    for pile in own.searched.iter().filter(|_| chooses) {
        let name = ("pile", word(pile.pile.word(), scene).into());
        let label = scene.say("dschunke-board-searched", &[name]);
        let mut cards: Vec<String> =
            pile.cards.iter().map(|card| card_word(*card, scene)).collect();
        if cards.is_empty() {
            cards.push(scene.say("dschunke-board-no-cards", &[]));
        }
        cards[0] = format!("{} {}", scene.paint.dim(&label), cards[0]);
        lines.push(scene.paint.flowed(" ", &cards, " · "));
    }
    lines
}
