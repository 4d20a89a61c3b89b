//! The table: junks, helper track and possessions. With a menu it fits into 24 lines.

use super::own::own_things;
use super::{card_word, colour_hue, form, harbour, seat_chip, track, word};
use crate::board::Scene;
use crate::paint::{columns, cut, padded, padded_left};
use higaki_dschunke::{Action, ROUNDS, SeatView, Special, View};
use higaki_table::Seat;

/// The columns of the labels of private information.
pub(super) const LABEL: usize = 17;
/// The columns of a player: number, crates and possessions.
pub(super) const PLAYER: usize = 4;
/// Names are cut so that a line holds four of them.
const LONGEST_NAME: usize = 16;

pub(super) fn table(view: &View, scene: &Scene<'_>) -> String {
    let mut lines = vec![title(view, scene)];
    lines.extend(harbour::harbour(view, scene));
    lines.extend(beside(&track::track(view, scene), &possessions(view, scene), scene));
    lines.push(players(view, scene));
    lines.extend(shown_cards(view, scene));
    lines.extend(view.own.as_ref().into_iter().flat_map(|own| own_things(own, view, scene)));
    if view.round <= 1 {
        lines.push(legend(scene));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn title(view: &View, scene: &Scene<'_>) -> String {
    let title = scene.paint.bold(&scene.say("dschunke-title", &[]));
    let round = if view.outcome.is_some() {
        scene.say("dschunke-board-over", &[])
    } else {
        let name = short_name(view.start, scene);
        let (round, rounds) = (("round", view.round.into()), ("rounds", ROUNDS.into()));
        scene.say("dschunke-board-round", &[round, rounds, ("name", name.into())])
    };
    let room = scene.paint.width().saturating_sub(columns(&title) + 1);
    format!(" {title}{}", scene.paint.dim(&padded_left(&round, room)))
}

/// Something for each player, in columns at the right edge.
pub(super) fn player_columns(view: &View, cell: impl Fn(&SeatView) -> String) -> String {
    view.seats.iter().map(|seat| padded_left(&cell(seat), PLAYER)).collect()
}

/// Two blocks side by side, the second one at the right edge.
fn beside(left: &[String], right: &[String], scene: &Scene<'_>) -> Vec<String> {
    let line = |number: usize| {
        let [left, right] = [left, right].map(|block| block.get(number).map_or("", String::as_str));
        let room = scene.paint.width().saturating_sub(columns(right) + 1);
        format!(" {}{right}", padded(left, room))
    };
    (0..left.len().max(right.len())).map(line).collect()
}

/// The possessions of the players, a line for each kind.
fn possessions(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let money = |seat: &SeatView| match &view.open {
        Some(open) => open.yuan.get(seat.seat.index()).map(|yuan| yuan.0),
        None => seat.told.map(|yuan| yuan.0),
    };
    // After the extra action no further card may be used.
    let cards = |seat: &SeatView| {
        let count = seat.face_down as usize + seat.open_cards.len();
        let done = if seat.extra_taken && view.outcome.is_none() { "✓" } else { "" };
        format!("{count}{done}")
    };
    let line = |id: &str, cell: &dyn Fn(&SeatView) -> String| {
        let label = scene.paint.dim(&scene.say(&format!("dschunke-board-{id}"), &[]));
        format!("{label}{}", player_columns(view, cell))
    };
    vec![
        line("strips", &|seat| seat.strips.to_string()),
        line("hand", &|seat| seat.hand_size.to_string()),
        line("supply", &|seat| seat.supply.to_string()),
        line("cards", &cards),
        line("told", &|seat| money(seat).map_or("–".to_owned(), |yuan| yuan.to_string())),
    ]
}

fn short_name(seat: Seat, scene: &Scene<'_>) -> String {
    cut(scene.name(seat), LONGEST_NAME)
}

/// The names of the players with numbers, colours and marks for deciding and having bid.
fn players(view: &View, scene: &Scene<'_>) -> String {
    let called = |seat: &SeatView| {
        let mark = if view.deciding.contains(&seat.seat) { "►" } else { " " };
        let name = short_name(seat.seat, scene);
        let name = if view.viewer == Some(seat.seat) {
            scene.say("dschunke-board-you", &[("name", name.into())])
        } else {
            name
        };
        let colour = scene.paint.chip(colour_hue(seat.colour), &word(seat.colour.word(), scene));
        let name = scene.paint.bold(&name);
        let mut text = format!("{mark}{} {name}, {colour}", seat_chip(seat.seat, view, scene));
        let breaks_ties = seat.open_cards.contains(&Special::TieBreaker);
        for (id, is_so) in [("breaks-ties", breaks_ties), ("has-bid", seat.has_bid)] {
            if is_so {
                text.push_str(&format!(" ({})", scene.say(&format!("dschunke-board-{id}"), &[])));
            }
        }
        text
    };
    let called: Vec<String> = view.seats.iter().map(called).collect();
    scene.paint.flowed("", &called, " ")
}

/// The cards that were turned up at the end.
fn shown_cards(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let Some(open) = &view.open else { return Vec::new() };
    let shown = view.seats.iter().zip(&open.cards).filter(|(_, cards)| !cards.is_empty());
    let line = |(seat, cards): (&SeatView, &Vec<Special>)| {
        let head = format!("   {} {}: ", seat_chip(seat.seat, view, scene), scene.name(seat.seat));
        let cards: Vec<String> = cards.iter().map(|card| card_word(*card, scene)).collect();
        scene.paint.flowed(&head, &cards, " · ")
    };
    shown.map(line).collect()
}

/// The legend, shown in the first round; later it is in the help.
fn legend(scene: &Scene<'_>) -> String {
    let letter = |action: Action| form(action.word(), "letter", scene).into();
    let letters = Action::ALL.map(|action| (action.word(), letter(action)));
    let legend = scene.say("dschunke-board-legend", &letters);
    scene.paint.dim(&scene.paint.wrapped(&legend, 1))
}
