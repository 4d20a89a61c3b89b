//! The possessions and plans of the players.

use super::seat_chip;
use super::table::{LABEL, label, privilege_sign};
use crate::board::Scene;
use crate::paint::{columns, cut, padded, padded_left};
use higaki_edo::{BuildingView, CityView, Confirmed, PhaseView, SeatView, SlotView, Space, View};
use higaki_table::Seat;

/// Longer names are cut to keep the columns aligned.
const LONGEST_NAME: usize = 10;

pub(super) fn players(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let heads = [
        "points",
        "total",
        "rice",
        "wood",
        "stone",
        "ryo",
        "officials",
        "samurai",
        "houses",
        "edo",
    ];
    let heads = heads.map(|column| scene.say(&format!("edo-board-{column}"), &[]));
    let width = LONGEST_NAME + 1;
    let head = format!("     {}{}", " ".repeat(width), heads.join(" "));
    let mut lines = vec![scene.paint.dim(&head)];
    for seat in &view.seats {
        let officials = match seat.neutral_officials {
            0 => seat.own_officials.to_string(),
            neutral => format!("{}+{neutral}", seat.own_officials),
        };
        let house = if has_house_in_edo(seat.seat, view) { "✓" } else { "–" };
        let cells = [
            seat.points.to_string(),
            seat.total.to_string(),
            seat.rice.to_string(),
            seat.wood.to_string(),
            seat.stone.to_string(),
            seat.ryo.to_string(),
            officials,
            seat.samurai.len().to_string(),
            if seat.posts > 0 { format!("{}+p", seat.houses) } else { seat.houses.to_string() },
            house.to_owned(),
        ];
        let cells = cells.iter().zip(&heads).map(|(cell, head)| padded_left(cell, columns(head)));
        let cells = cells.collect::<Vec<_>>().join(" ");
        let mark = if decides(seat, view) { "►" } else { " " };
        let name = cut(scene.name(seat.seat), LONGEST_NAME);
        let name = padded(&scene.paint.bold(&name), width);
        lines.push(format!(" {mark} {} {name}{cells}", seat_chip(seat.seat, scene)));
        let remarks = remarks(seat, view, scene);
        if !remarks.is_empty() {
            lines.push(scene.paint.flowed("     ", &remarks, " · "));
        }
    }
    lines
}

fn has_house_in_edo(seat: Seat, view: &View) -> bool {
    let edo: Option<&CityView> = view.cities.iter().find(|city| city.space == Space::EDO);
    let is_house = |built: &BuildingView| {
        built.seat == Some(seat) && built.building == higaki_edo::Building::House
    };
    edo.is_some_and(|edo| edo.buildings.iter().any(is_house))
}

/// Whether the game waits for this player.
fn decides(seat: &SeatView, view: &View) -> bool {
    match &view.phase {
        PhaseView::Plan => seat.confirmed == Confirmed::NotYet,
        PhaseView::Card { seat: now, .. }
        | PhaseView::Wages { seat: now }
        | PhaseView::Limit { seat: now } => *now == seat.seat,
        PhaseView::NameRonin | PhaseView::PlaceRonin { .. } => view.start == seat.seat,
        PhaseView::Draft | PhaseView::Over { .. } => false,
    }
}

/// Further public facts about a player.
fn remarks(seat: &SeatView, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let count = |id: &str, count: usize| {
        let text = scene.say(&format!("edo-board-{id}"), &[("count", count.into())]);
        (count > 0).then_some(text)
    };
    let mut remarks: Vec<String> = seat.special_cards.iter().map(ToString::to_string).collect();
    remarks.extend(count("temples", seat.temples.len()));
    remarks.extend(count("ronin-tiles", seat.ronin_tiles.into()));
    if !seat.privileges.is_empty() {
        let list = seat.privileges.iter().map(|tile| privilege_sign(*tile, scene));
        let list = ("list", list.collect::<Vec<_>>().join(", ").into());
        remarks.push(scene.say("edo-board-privileges", &[list]));
    }
    if view.phase == PhaseView::Plan && seat.confirmed == Confirmed::Yes {
        remarks.push(scene.say("edo-board-planned", &[]));
    }
    remarks
}

/// The plans that are shown, with the card under way in brackets, or one's own while planning.
pub(super) fn plans(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let (now, officials) = match view.phase {
        PhaseView::Card { seat, slot, officials_left, .. } => (Some((seat, slot)), officials_left),
        _ => (None, 0),
    };
    let mut lines = Vec::new();
    for seat in view.seats.iter().filter(|seat| !seat.plan.is_empty()) {
        let cards = seat.plan.iter().zip(1..).map(|(slot, number)| {
            let text = planned(slot, scene);
            match now {
                Some(now) if now == (seat.seat, number) => {
                    let left = ("count", officials.into());
                    let left = scene.say("edo-board-officials-left", &[left]);
                    scene.paint.bold(&format!("[{text}, {left}]"))
                }
                Some((_, current)) if number < current => scene.paint.dim(&text),
                _ => text,
            }
        });
        let mut cards: Vec<String> = cards.collect();
        cards.extend(black(seat.black_officials, scene));
        // Messages cannot contain colours, so the coloured number follows the message.
        let head = scene.say("edo-board-plan", &[]);
        let head = format!("{head} {}", seat_chip(seat.seat, scene));
        let head = format!(" {}", padded(&head, LABEL - 1));
        lines.push(scene.paint.flowed(&head, &cards, " · "));
    }
    if let Some(own) = &view.own_plan {
        let mut cards: Vec<String> = own.cards.iter().map(|slot| planned(slot, scene)).collect();
        cards.extend(black(own.black_officials, scene));
        let left = ("count", own.officials_left.into());
        cards.push(scene.paint.dim(&scene.say("edo-board-officials-left", &[left])));
        // A hint for the first plan.
        if view.round == 1 && own.cards.is_empty() {
            cards.push(scene.paint.dim(&scene.say("edo-board-short-hint", &[])));
        }
        lines.push(scene.paint.flowed(&label("your-plan", scene), &cards, " · "));
    }
    lines
}

fn planned(slot: &SlotView, scene: &Scene<'_>) -> String {
    let action = scene.say("edo-action", &[("action", slot.action.word().into())]);
    format!("{} {action} {}", slot.card, slot.officials)
}

fn black(officials: u8, scene: &Scene<'_>) -> Option<String> {
    let text = scene.say("edo-board-black", &[("count", officials.into())]);
    (officials > 0).then_some(text)
}
