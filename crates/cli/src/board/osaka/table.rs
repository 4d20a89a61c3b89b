//! The table: route, market, farm and the possessions of the players.

use super::{card_code, chips, hue, letter};
use crate::board::Scene;
use crate::paint::{columns, cut, padded, padded_left};
use higaki_osaka::{ByColour, Cards, Colour, Place, SeatView, SlotView, View};
use higaki_table::Seat;

/// The columns of the route, one for each place.
const PLACE: usize = 13;
/// Longer names are cut to keep the columns aligned.
const LONGEST_NAME: usize = 16;

pub(super) fn table(view: &View, scene: &Scene<'_>) -> String {
    let parts = [
        vec![title(view, scene)],
        if scene.paint.is_low() { vec![short_route(view, scene)] } else { route(view, scene) },
        rows(view, scene),
        players(view, scene),
        own_hand(view, scene),
    ];
    let parts = parts
        .map(|lines| lines.iter().map(|line| format!("{}\n", line.trim_end())).collect::<String>());
    // Low screens omit blank lines.
    let gap = if scene.paint.is_low() { "" } else { "\n" };
    parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(gap)
}

fn title(view: &View, scene: &Scene<'_>) -> String {
    let title = scene.paint.bold(&scene.say("osaka-title", &[]));
    let draw = ("draw", view.draw_pile.into());
    let discard = ("discard", view.discard_pile.len().into());
    let piles = scene.say("osaka-board-piles", &[draw, discard]);
    let room = scene.paint.width().saturating_sub(columns(&title) + 1);
    format!(" {title}{}", scene.paint.dim(&padded_left(&piles, room)))
}

/// The line between a place and the next: coast or waves.
fn water(place: Place) -> &'static str {
    match place {
        Place::EDO => "",
        place if place.is_wave() => "≈",
        _ => "─",
    }
}

fn place_name(place: Place, scene: &Scene<'_>) -> String {
    scene.say("osaka-board-place", &[("place", place.index().into())])
}

fn ships_at(place: Place, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let here = Colour::ALL.into_iter().filter(|colour| view.ships.of(*colour) == place);
    here.map(|colour| scene.paint.chip(hue(colour), &letter(colour, scene.words))).collect()
}

/// One line: every place followed by its ships.
fn short_route(view: &View, scene: &Scene<'_>) -> String {
    let mut line = String::new();
    for place in (0..=Place::EDO.index()).filter_map(Place::new) {
        let name = scene.paint.bold(&place_name(place, scene));
        let here = ships_at(place, view, scene);
        let words: Vec<String> = [name].into_iter().chain(here).collect();
        let water = scene.paint.dim(&water(place).repeat(2));
        line.push_str(&format!(" {} {water}", words.join(" ")));
    }
    line
}

/// Two lines: the places, and below each of them its ships.
fn route(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let (mut coast, mut ships) = (" ".to_owned(), " ".to_owned());
    for place in (0..=Place::EDO.index()).filter_map(Place::new) {
        let name = place_name(place, scene);
        let rest = water(place).repeat(PLACE.saturating_sub(columns(&name) + 2));
        coast.push_str(&format!("{} {} ", scene.paint.bold(&name), scene.paint.dim(&rest)));
        ships.push_str(&padded(&ships_at(place, view, scene).join(" "), PLACE));
    }
    vec![coast, ships]
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

/// A card, and the name of the player who has reserved it.
fn open_card(slot: &SlotView, scene: &Scene<'_>) -> String {
    let card = chips(Cards::one(slot.card), scene);
    match slot.reserved {
        None => card,
        Some(seat) => format!("{card} ({})", short_name(seat, scene)),
    }
}

fn players(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let mut heads =
        vec![head("points", scene), padded(&head("tokens", scene), tokens_width(scene))];
    heads.push(head("hand", scene));
    // Nothing can be bought any more once it is over.
    heads.extend(view.outcome.is_none().then(|| head("price", scene)));
    let names: Vec<String> =
        view.seats.iter().map(|seat| name_with_mark(seat.seat, view, scene)).collect();
    let width = names.iter().map(|name| columns(name)).max().unwrap_or(0) + 2;
    let line = format!("   {}{}", " ".repeat(width), heads.join("   "));
    let mut lines = vec![scene.paint.dim(&line)];
    for (seat, name) in view.seats.iter().zip(&names) {
        let mark = if view.active == seat.seat && view.outcome.is_none() { "►" } else { " " };
        let cells = [
            seat.points.to_string(),
            tokens(seat.tokens, scene),
            seat.hand_size.to_string(),
            seat.price.to_string(),
        ];
        let cells = cells.iter().zip(&heads);
        let cells: Vec<String> =
            cells.map(|(cell, head)| padded_left(cell, columns(head))).collect();
        let name = padded(&scene.paint.bold(name), width);
        lines.push(format!(" {mark} {name}{}", cells.join("   ")));
        add_goods(&mut lines, &sets(seat, view, scene), scene);
        lines.extend(shown_hand(seat, view, scene));
    }
    if !scene.paint.is_low() {
        lines.push(scene.paint.dim(&format!("   {}", legend(view, scene).join(" · "))));
    }
    lines
}

fn head(column: &str, scene: &Scene<'_>) -> String {
    scene.say(&format!("osaka-board-{column}"), &[])
}

/// Puts goods below their owner, or on a low screen in the same line if there is room.
fn add_goods(lines: &mut Vec<String>, sets: &[String], scene: &Scene<'_>) {
    if sets.is_empty() {
        return;
    }
    if let Some(line) = lines.last_mut().filter(|_| scene.paint.is_low()) {
        let longer = format!("{line}   {}", sets.join("  "));
        if columns(&longer) <= scene.paint.width() {
            *line = longer;
            return;
        }
    }
    lines.push(scene.paint.flowed("     ", sets, "   "));
}

/// The legend of the board.
pub(super) fn legend(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let signs =
        if view.outcome.is_none() { &["insured", "points", "price"][..] } else { &["insured"] };
    signs.iter().map(|sign| scene.say(&format!("osaka-board-legend-{sign}"), &[])).collect()
}

fn short_name(seat: Seat, scene: &Scene<'_>) -> String {
    cut(scene.name(seat), LONGEST_NAME)
}

fn name_with_mark(seat: Seat, view: &View, scene: &Scene<'_>) -> String {
    let name = short_name(seat, scene);
    if view.viewer == Some(seat) {
        scene.say("osaka-board-you", &[("name", name.into())])
    } else {
        name
    }
}

/// All four colours in their order, so that columns can be compared at a glance, and how many of
/// the eight that end the game.
fn tokens(tokens: ByColour<u32>, scene: &Scene<'_>) -> String {
    let of = |colour: Colour| match tokens.of(colour) {
        0 => scene.paint.dim("–"),
        count => scene.paint.chip(hue(colour), &format!("{}{count}", letter(colour, scene.words))),
    };
    let shown = Colour::ALL.map(|colour| padded_left(&of(colour), token_width(colour, scene)));
    let total: u32 = tokens.0.iter().sum();
    let total = scene.say("osaka-board-token-sum", &[("count", total.into())]);
    padded(&format!("{} {total}", shown.join(" ")), tokens_width(scene))
}

/// The columns of the tokens of a colour: its letter and their number.
fn token_width(colour: Colour, scene: &Scene<'_>) -> usize {
    columns(&letter(colour, scene.words)) + 1
}

/// The columns of everybody's tokens, the sum behind them included.
fn tokens_width(scene: &Scene<'_>) -> usize {
    Colour::ALL.map(|colour| token_width(colour, scene) + 1).iter().sum::<usize>() + 3
}

/// Every set with what it would bring now; an asterisk marks what is insured.
fn sets(seat: &SeatView, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let mut sets = Vec::new();
    for colour in Colour::ALL {
        let (open, insured) = (seat.goods.of(colour), seat.insured.of(colour));
        let mut cards: Vec<String> = Vec::new();
        cards.extend(insured.sorted().iter().map(|card| format!("{}*", card_code(*card, scene))));
        cards.extend(open.sorted().iter().map(|card| card_code(*card, scene)));
        if !cards.is_empty() {
            let chip = |card: &String| scene.paint.chip(hue(colour), card);
            let cards: Vec<String> = cards.iter().map(chip).collect();
            let worth = match view.outcome {
                None => format!(" ={}", seat.set_points.of(colour)),
                Some(_) => String::new(),
            };
            sets.push(format!("{}{worth}", cards.join(" ")));
        }
    }
    sets
}

/// The hands of others, where they are open.
fn shown_hand(seat: &SeatView, view: &View, scene: &Scene<'_>) -> Option<String> {
    let hand = seat.hand.filter(|_| view.viewer != Some(seat.seat))?;
    let label = scene.say("osaka-board-open-hand", &[]);
    Some(format!("     {} {}", scene.paint.dim(&label), chips(hand, scene)))
}

fn own_hand(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let own = view.seats.iter().find(|seat| view.viewer == Some(seat.seat));
    let Some(hand) = own.and_then(|seat| seat.hand) else { return Vec::new() };
    let label = scene.say("osaka-board-your-hand", &[]);
    let behind = if hand.is_empty() {
        scene.say("osaka-board-no-cards", &[])
    } else {
        scene.say("osaka-board-coins", &[("coins", hand.value().into())])
    };
    let cards = hand.sorted();
    let cards = cards.iter().map(|card| chips(Cards::one(*card), scene));
    let cards: Vec<String> = cards.chain([scene.paint.dim(&behind)]).collect();
    let head = format!(" {}  ", scene.paint.bold(&label));
    vec![scene.paint.flowed(&head, &cards, " ")]
}
