//! The table: the harbour with its junks, the helpers and the market, and what everybody has.

use super::own::own_things;
use super::{colour_hue, form, good_chip, junk_chip, seat_chip, word};
use crate::board::Scene;
use crate::paint::{columns, padded, padded_left};
use higaki_dschunke::{
    Action, Field, Good, HelperView, Junk, Occasion, PileView, ROUNDS, SeatView, Special,
    StockCount, View, Worth,
};
use higaki_table::Seat;

/// The columns in front of the harbour, those in front of everything else, and those of a junk.
const HARBOUR_LABEL: usize = 14;
pub(super) const LABEL: usize = 17;
const JUNK: usize = 13;
/// The columns of a field of the helper track.
const FIELD: usize = 5;
/// Names are cut so that the columns behind them stay where they are.
const LONGEST_NAME: usize = 16;
const LONGEST_LABEL: usize = 10;

pub(super) fn table(view: &View, scene: &Scene<'_>) -> String {
    let mut lines = vec![title(view, scene)];
    lines.extend(harbour(view, scene));
    lines.push(String::new());
    lines.extend(players(view, scene));
    lines.push(String::new());
    lines.extend(helpers(view, scene));
    lines.push(piles(view, scene));
    lines.extend(market(view, scene));
    lines.extend(view.own.as_ref().into_iter().flat_map(|own| own_things(own, view, scene)));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn title(view: &View, scene: &Scene<'_>) -> String {
    let title = scene.paint.bold(&scene.say("dschunke-title", &[]));
    let round = if view.outcome.is_some() {
        scene.say("dschunke-board-over", &[])
    } else {
        let name = short_name(view.start, LONGEST_NAME, scene);
        let (round, rounds) = (("round", view.round.into()), ("rounds", ROUNDS.into()));
        scene.say("dschunke-board-round", &[round, rounds, ("name", name.into())])
    };
    let room = scene.paint.width().saturating_sub(columns(&title) + 1);
    format!(" {title}{}", scene.paint.dim(&padded_left(&round, room)))
}

/// A line of the harbour: a label, and something for each junk in the order of the ring.
fn line(label: &str, view: &View, cell: impl Fn(Junk) -> String) -> String {
    let cells = view.ring.map(|junk| padded(&cell(junk), JUNK)).concat();
    format!(" {}{cells}", padded(label, HARBOUR_LABEL))
}

fn harbour(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let say = |id: &str| scene.say(&format!("dschunke-board-{id}"), &[]);
    let mut lines = vec![line("", view, |junk| junk_chip(junk, scene))];
    lines.push(line(&say("merchants"), view, |junk| merchant(junk, view, scene)));
    if !view.calendar.is_empty() {
        lines.push(line(&say("calendar"), view, |junk| calendar(junk, view, scene)));
    }
    lines.push(line(&say("goods"), view, |junk| stock(junk, view, scene)));
    let height = view.holds.iter().map(|hold| hold.layers.len()).max().unwrap_or(0);
    for layer in (0..height).rev() {
        let label = scene.say("dschunke-board-layer", &[("number", (layer + 1).into())]);
        lines.push(line(&label, view, |junk| strips(junk, layer, view, scene)));
    }
    lines.push(scene.paint.dim(&format!(" {}", say("crates"))));
    for seat in &view.seats {
        let name = short_name(seat.seat, LONGEST_LABEL, scene);
        let label = format!(" {} {name}", seat_chip(seat.seat, view, scene));
        lines.push(line(&label, view, |junk| crates(junk, seat.seat, view, scene)));
    }
    lines
}

fn merchant(junk: Junk, view: &View, scene: &Scene<'_>) -> String {
    let Some(merchants) = &view.merchants else {
        let here = view.merchant_junks.contains(&junk);
        return if here { scene.say("dschunke-board-face-down", &[]) } else { "–".to_owned() };
    };
    match merchants.iter().find(|merchant| merchant.junk == junk) {
        None => scene.paint.dim("–"),
        Some(merchant) => {
            let name = form(merchant.action.word(), "brief", scene);
            if merchant.used { scene.paint.dim(&format!("{name} ✓")) } else { name }
        }
    }
}

/// Who will stand here in the next rounds, one letter a round. After five rounds it begins again.
fn calendar(junk: Junk, view: &View, scene: &Scene<'_>) -> String {
    let letter = |action: Action| form(action.word(), "letter", scene);
    let rounds = view.calendar.iter().take(Junk::ALL.len()).map(|round| {
        if round.load == junk {
            letter(Action::Load)
        } else if round.cash == junk {
            letter(Action::Cash)
        } else if round.goods == junk {
            letter(Action::Goods)
        } else {
            "·".to_owned()
        }
    });
    rounds.collect::<Vec<_>>().join(" ")
}

fn stock(junk: Junk, view: &View, scene: &Scene<'_>) -> String {
    let Some(good) = junk.good() else {
        return scene.paint.dim(&scene.say("dschunke-board-any-goods", &[]));
    };
    let count = view.stock.iter().find(|stock| stock.good == good).map(|stock| stock.count);
    let count = match count {
        Some(StockCount::Counted(count)) => count.to_string(),
        Some(StockCount::Some) => "≥1".to_owned(),
        Some(StockCount::None) | None => "0".to_owned(),
    };
    format!("{count} {}", form(good.word(), "stock", scene))
}

fn strips(junk: Junk, layer: usize, view: &View, scene: &Scene<'_>) -> String {
    let hold = view.holds.iter().find(|hold| hold.junk == junk);
    let Some(lanes) = hold.and_then(|hold| hold.layers.get(layer)) else { return String::new() };
    let lane = |owner: &Option<Seat>| match owner {
        Some(seat) => seat_chip(*seat, view, scene),
        None => scene.paint.dim("·"),
    };
    lanes.iter().map(lane).collect::<Vec<_>>().join(" ")
}

fn crates(junk: Junk, seat: Seat, view: &View, scene: &Scene<'_>) -> String {
    let hold = view.holds.iter().find(|hold| hold.junk == junk);
    match hold.and_then(|hold| hold.visible.get(seat.index())) {
        None | Some(0) => scene.paint.dim("–"),
        Some(count) => count.to_string(),
    }
}

fn market(view: &View, scene: &Scene<'_>) -> Option<String> {
    let card = view.market.filter(|_| view.outcome.is_none())?;
    let offer = |good: Good| {
        let chip = good_chip(good, scene);
        if !view.open_colours.contains(&good) {
            let closed = scene.say("dschunke-board-closed", &[]);
            return format!("{chip} {}", scene.paint.dim(&closed));
        }
        match card.worth(good) {
            Worth::Yuan(yuan) => format!("{chip} {yuan}"),
            Worth::Special => format!("{chip} S"),
        }
    };
    let mut items: Vec<String> = Good::ALL.into_iter().map(offer).collect();
    if view.market_cards_left > 0 {
        let count = ("count", view.market_cards_left.into());
        let left = scene.say("dschunke-board-market-left", &[count]);
        items.push(scene.paint.dim(&format!("({left})")));
    }
    let label = scene.paint.bold(&scene.say("dschunke-board-market", &[]));
    Some(scene.paint.flowed(&format!(" {}", padded(&label, LABEL)), &items, "  "))
}

/// What the helpers can do in each round, and the events; the present round stands in brackets.
fn helpers(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let track = |label: &str, cell: &dyn Fn(usize) -> String| {
        let cells = (0..ROUNDS).map(|field| {
            let now = usize::from(view.round) == field + 1 && view.outcome.is_none();
            let text = cell(field);
            padded(&if now { format!("[{text}]") } else { format!(" {text}") }, FIELD)
        });
        format!(" {}{}", padded(label, LABEL - 1), cells.collect::<String>())
    };
    let field = |helper: &HelperView, number: usize| {
        let field: Field = helper.fields[number];
        let letter = form(field.action().word(), "letter", scene);
        let size = if field.strips() > 0 { field.strips().to_string() } else { String::new() };
        let used = helper.used && usize::from(view.round) == number + 1;
        format!("{letter}{size}{}", if used { "✓" } else { "" })
    };
    let event = |number: usize| match view.events[number] {
        Some(Occasion::Special) => "S",
        Some(Occasion::Money) => "Y",
        None => "·",
    };
    let say = |id: &str| scene.say(&format!("dschunke-board-{id}"), &[]);
    let rounds = track(&say("rounds"), &|field| (field + 1).to_string());
    let mut lines = vec![scene.paint.dim(&rounds)];
    for helper in &view.helpers {
        let label = scene.say("dschunke-board-helper", &[("row", helper.row.word().into())]);
        lines.push(track(&label, &|number| field(helper, number)));
    }
    lines.push(track(&say("event"), &|number| event(number).to_owned()));
    lines
}

fn piles(view: &View, scene: &Scene<'_>) -> String {
    let pile = |pile: &PileView| format!("{} {}", word(pile.pile.word(), scene), pile.size);
    let piles: Vec<String> = view.piles.iter().map(pile).collect();
    let label = scene.say("dschunke-board-piles", &[]);
    scene.paint.flowed(&format!(" {}", padded(&label, LABEL)), &piles, " · ")
}

fn players(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let heads = ["strips", "hand", "supply", "cards", "told"]
        .map(|column| scene.say(&format!("dschunke-board-{column}"), &[]));
    let names: Vec<String> = view.seats.iter().map(|seat| called(seat, view, scene)).collect();
    let width = names.iter().map(|name| columns(name)).max().unwrap_or(0) + 2;
    let head = format!("     {}{}", " ".repeat(width), heads.join("  "));
    let mut lines = vec![scene.paint.dim(&head)];
    for (seat, name) in view.seats.iter().zip(&names) {
        let money = match &view.open {
            Some(open) => open.yuan.get(seat.seat.index()).map(|yuan| yuan.0),
            None => seat.told.map(|yuan| yuan.0),
        };
        let cells = [
            seat.strips.to_string(),
            seat.hand_size.to_string(),
            seat.supply.to_string(),
            (seat.face_down as usize + seat.open_cards.len()).to_string(),
            money.map_or("–".to_owned(), |yuan| yuan.to_string()),
        ];
        let cells = cells.iter().zip(&heads).map(|(cell, head)| padded_left(cell, columns(head)));
        let cells = cells.collect::<Vec<_>>().join("  ");
        let mark = if view.deciding.contains(&seat.seat) { "►" } else { " " };
        let chip = seat_chip(seat.seat, view, scene);
        lines.push(format!(" {mark} {chip} {}{cells}", padded(name, width)));
        let remarks = remarks(seat, view, scene);
        if !remarks.is_empty() {
            lines.push(scene.paint.flowed("     ", &remarks, " · "));
        }
    }
    let letter = |action: Action| form(action.word(), "letter", scene).into();
    let letters = Action::ALL.map(|action| (action.word(), letter(action)));
    let legend = scene.say("dschunke-board-legend", &letters);
    lines.push(scene.paint.dim(&scene.paint.wrapped(&legend, 3)));
    lines
}

fn short_name(seat: Seat, longest: usize, scene: &Scene<'_>) -> String {
    scene.name(seat).chars().take(longest).collect()
}

/// The name of a player and his colour.
fn called(seat: &SeatView, view: &View, scene: &Scene<'_>) -> String {
    let name = short_name(seat.seat, LONGEST_NAME, scene);
    let name = if view.viewer == Some(seat.seat) {
        scene.say("dschunke-board-you", &[("name", name.into())])
    } else {
        name
    };
    let colour = scene.paint.chip(colour_hue(seat.colour), &word(seat.colour.word(), scene));
    format!("{}, {colour}", scene.paint.bold(&name))
}

/// What else is to be seen of a player: open cards, those turned up at the end, bid, extra action.
fn remarks(seat: &SeatView, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let shown = view.open.as_ref().and_then(|open| open.cards.get(seat.seat.index()));
    let cards = seat.open_cards.iter().chain(shown.into_iter().flatten());
    let mut remarks: Vec<String> = cards.map(|card| card_word(*card, scene)).collect();
    if seat.has_bid {
        remarks.push(scene.say("dschunke-board-has-bid", &[]));
    }
    if seat.extra_taken && view.outcome.is_none() {
        remarks.push(scene.say("dschunke-board-extra-taken", &[]));
    }
    remarks
}

pub(super) fn card_word(card: Special, scene: &Scene<'_>) -> String {
    word(&card.to_string(), scene)
}
