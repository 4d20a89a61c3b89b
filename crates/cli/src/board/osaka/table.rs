//! The table: route, market and farm, and what lies in front of everybody.

use super::{chips, hue};
use crate::board::Scene;
use crate::paint::{columns, padded, padded_left};
use higaki_osaka::{ByColour, Cards, Colour, Place, SeatView, SlotView, View};
use higaki_table::Seat;

/// The columns of the route, one for each place.
const PLACE: usize = 13;
/// The columns of everybody's tokens.
const TOKENS: usize = 15;
/// Names are cut so that the columns behind them stay where they are.
const LONGEST_NAME: usize = 16;

pub(super) fn table(view: &View, scene: &Scene<'_>) -> String {
    let mut lines = vec![title(view, scene), String::new()];
    lines.extend(route(view, scene));
    lines.push(String::new());
    lines.extend(rows(view, scene));
    lines.push(String::new());
    lines.extend(players(view, scene));
    lines.extend(own_hand(view, scene));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn title(view: &View, scene: &Scene<'_>) -> String {
    let title = scene.paint.bold(&scene.say("osaka-title", &[]));
    let draw = ("draw", view.draw_pile.into());
    let discard = ("discard", view.discard_pile.len().into());
    let piles = scene.say("osaka-board-piles", &[draw, discard]);
    let room = scene.paint.width().saturating_sub(columns(&title) + 1);
    format!(" {title}{}", scene.paint.dim(&padded_left(&piles, room)))
}

/// Two lines: the places, and below each of them its ships.
fn route(view: &View, scene: &Scene<'_>) -> [String; 2] {
    let (mut coast, mut ships) = (" ".to_owned(), " ".to_owned());
    for place in (0..=Place::EDO.index()).filter_map(Place::new) {
        let name = scene.say("osaka-board-place", &[("place", place.index().into())]);
        let line = match place {
            Place::EDO => "",
            place if place.is_wave() => "≈",
            _ => "─",
        };
        let rest = PLACE.saturating_sub(columns(&name) + 2);
        coast.push_str(&format!(
            "{} {} ",
            scene.paint.bold(&name),
            scene.paint.dim(&line.repeat(rest))
        ));
        let here = Colour::ALL.into_iter().filter(|colour| view.ships.of(*colour) == place);
        let here: Vec<String> = here
            .map(|colour| scene.paint.chip(hue(colour), &colour.letter().to_string()))
            .collect();
        ships.push_str(&padded(&here.join(" "), PLACE));
    }
    [coast, ships]
}

fn rows(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let labels = [scene.say("osaka-board-market", &[]), scene.say("osaka-board-farm", &[])];
    let width = labels.iter().map(|label| columns(label)).max().unwrap_or(0) + 2;
    let slots = [&view.market, &view.farm];
    let row = |(label, slots): (&String, &Vec<SlotView>)| {
        let head = format!(" {}", padded(label, width));
        let cards: Vec<String> = slots.iter().map(|slot| open_card(slot, scene)).collect();
        scene.paint.flowed(&head, &cards, "  ")
    };
    labels.iter().zip(slots).map(row).collect()
}

/// A card, and the name of whoever has put a stone on it.
fn open_card(slot: &SlotView, scene: &Scene<'_>) -> String {
    let card = chips(Cards::one(slot.card), scene.paint);
    match slot.reserved {
        None => card,
        Some(seat) => format!("{card} ({})", short_name(seat, scene)),
    }
}

fn players(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let heads = ["points", "tokens", "hand", "price"].map(|column| {
        let head = scene.say(&format!("osaka-board-{column}"), &[]);
        if column == "tokens" { padded(&head, TOKENS) } else { head }
    });
    let names: Vec<String> =
        view.seats.iter().map(|seat| name_with_mark(seat.seat, view, scene)).collect();
    let width = names.iter().map(|name| columns(name)).max().unwrap_or(0) + 2;
    let head = format!("   {}{}", " ".repeat(width), heads.join("   "));
    let mut lines = vec![scene.paint.dim(&head)];
    for (seat, name) in view.seats.iter().zip(&names) {
        let mark = if view.active == seat.seat && view.outcome.is_none() { "►" } else { " " };
        let cells = [
            padded_left(&seat.points.to_string(), columns(&heads[0])),
            padded(&tokens(seat.tokens, scene), columns(&heads[1])),
            padded_left(&seat.hand_size.to_string(), columns(&heads[2])),
            padded_left(&seat.price.to_string(), columns(&heads[3])),
        ];
        let name = padded(&scene.paint.bold(name), width);
        lines.push(format!(" {mark} {name}{}", cells.join("   ")));
        let sets = sets(seat, scene);
        if !sets.is_empty() {
            lines.push(scene.paint.flowed("     ", &sets, "   "));
        }
        lines.extend(shown_hand(seat, view, scene));
    }
    lines.push(scene.paint.dim(&format!("   {}", scene.say("osaka-board-legend", &[]))));
    lines
}

fn short_name(seat: Seat, scene: &Scene<'_>) -> String {
    scene.name(seat).chars().take(LONGEST_NAME).collect()
}

fn name_with_mark(seat: Seat, view: &View, scene: &Scene<'_>) -> String {
    let name = short_name(seat, scene);
    if view.viewer == Some(seat) {
        scene.say("osaka-board-you", &[("name", name.into())])
    } else {
        name
    }
}

/// All four colours in their order, so that columns can be compared at a glance.
fn tokens(tokens: ByColour<u32>, scene: &Scene<'_>) -> String {
    let of = |colour: Colour| match tokens.of(colour) {
        0 => scene.paint.dim("–"),
        count => scene.paint.chip(hue(colour), &format!("{}{count}", colour.letter())),
    };
    let shown = Colour::ALL.map(|colour| padded_left(&of(colour), 2)).join(" ");
    let total: u32 = tokens.0.iter().sum();
    format!("{shown} ={}", padded_left(&total.to_string(), 2))
}

/// Every set with what it would bring now; an asterisk marks what is insured.
fn sets(seat: &SeatView, scene: &Scene<'_>) -> Vec<String> {
    let mut sets = Vec::new();
    for colour in Colour::ALL {
        let (open, insured) = (seat.goods.of(colour), seat.insured.of(colour));
        let mut cards: Vec<String> = Vec::new();
        cards.extend(insured.sorted().iter().map(|card| format!("{card}*")));
        cards.extend(open.sorted().iter().map(ToString::to_string));
        if !cards.is_empty() {
            let chip = |card: &String| scene.paint.chip(hue(colour), card);
            let cards: Vec<String> = cards.iter().map(chip).collect();
            sets.push(format!("{} ={}", cards.join(" "), seat.set_points.of(colour)));
        }
    }
    sets
}

/// The hands of others, where they are open.
fn shown_hand(seat: &SeatView, view: &View, scene: &Scene<'_>) -> Option<String> {
    let hand = seat.hand.filter(|_| view.viewer != Some(seat.seat))?;
    let label = scene.say("osaka-board-open-hand", &[]);
    Some(format!("     {} {}", scene.paint.dim(&label), chips(hand, scene.paint)))
}

fn own_hand(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let own = view.seats.iter().find(|seat| view.viewer == Some(seat.seat));
    let Some(hand) = own.and_then(|seat| seat.hand) else { return Vec::new() };
    let label = scene.say("osaka-board-your-hand", &[]);
    let coins = scene.say("osaka-board-coins", &[("coins", hand.value().into())]);
    let cards = hand.sorted();
    let cards = cards.iter().map(|card| chips(Cards::one(*card), scene.paint));
    let cards: Vec<String> = cards.chain([scene.paint.dim(&coins)]).collect();
    let head = format!(" {}  ", scene.paint.bold(&label));
    vec![String::new(), scene.paint.flowed(&head, &cards, " ")]
}
