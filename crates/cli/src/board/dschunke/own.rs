//! What only the viewer knows.

use super::table::{LABEL, card_word};
use super::{good_chip, word};
use crate::board::Scene;
use crate::paint::padded;
use higaki_dschunke::{Decision, OwnView, View};

pub(super) fn own_things(own: &OwnView, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let head = |id: &str| {
        let label = scene.paint.bold(&scene.say(&format!("dschunke-board-{id}"), &[]));
        format!(" {}", padded(&label, LABEL))
    };
    let none = || vec![scene.paint.dim(&scene.say("dschunke-board-no-cards", &[]))];
    let or_none = |items: Vec<String>| if items.is_empty() { none() } else { items };
    let goods = own.hand.kinds().iter();
    let goods = goods.map(|good| format!("{} × {}", own.hand[good], good_chip(good, scene)));
    let mut lines = vec![scene.paint.flowed(&head("your-hand"), &or_none(goods.collect()), "   ")];
    if !own.cards.is_empty() {
        let cards: Vec<String> = own.cards.iter().map(|card| card_word(*card, scene)).collect();
        lines.push(scene.paint.flowed(&head("your-cards"), &cards, " · "));
    }
    let yuan = scene.say("dschunke-board-yuan", &[("yuan", own.yuan.0.into())]);
    let total = scene.say("dschunke-board-total", &[("yuan", own.total.0.into())]);
    let money = [yuan, scene.paint.dim(&format!("({total})"))];
    lines.push(scene.paint.flowed(&head("your-money"), &money, " "));
    if let Some(bid) = own.bid {
        let text = match bid.good() {
            Some(good) => format!("{} × {}", bid.count(), good_chip(good, scene)),
            None => scene.say("dschunke-board-no-bid", &[]),
        };
        lines.push(format!("{}{text}", head("your-bid")));
    }
    // What is remembered of the piles matters only to whoever chooses one.
    let chooses = matches!(view.decision, Some(Decision::Pile | Decision::Prize))
        && view.viewer.is_some_and(|seat| view.deciding.contains(&seat));
    for pile in own.searched.iter().filter(|_| chooses) {
        let name = ("pile", word(pile.pile.word(), scene).into());
        let label = scene.say("dschunke-board-searched", &[name]);
        let cards = pile.cards.iter().map(|card| card_word(*card, scene)).collect();
        lines.push(format!(" {}", scene.paint.dim(&label)));
        lines.push(scene.paint.flowed("     ", &or_none(cards), " · "));
    }
    lines
}
