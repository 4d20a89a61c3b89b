//! The table: cities, fields and ways with their pieces, offers and wishes.

use super::players::{plans, players};
use super::{priced, seat_chip};
use crate::board::Scene;
use crate::paint::{columns, cut, padded, padded_left};
use higaki_edo::{
    Building, BuildingView, CityView, FieldView, MerchantView, PhaseView, Privilege, Space,
    SpaceKind, View, WishView,
};
use std::collections::BTreeSet;

/// The columns of the label of a list.
pub(super) const LABEL: usize = 16;
/// The columns of a space, a city, a field and the pieces on it.
const PLACE: usize = 4;
const CITY: usize = 30;
const FIELD: usize = 9;
const FIGURES: usize = 11;
/// Longer names of cities are cut to keep the columns aligned.
const LONGEST_CITY: usize = 10;

pub(super) fn table(view: &View, scene: &Scene<'_>) -> String {
    let mut lines = vec![title(view, scene)];
    lines.extend(view.cities.iter().map(|city| city_line(city, view, scene)));
    lines.extend(fields(view, scene));
    lines.extend(ways(view, scene));
    lines.extend(players(view, scene));
    lines.extend(plans(view, scene));
    if !matches!(view.phase, PhaseView::Over { .. }) {
        lines.extend(offers(view, scene));
        lines.extend(wishes(view, scene));
    }
    // A hint for the start of the game.
    if view.phase == PhaseView::Draft {
        lines.push(scene.paint.dim(&scene.paint.wrapped(&scene.say("edo-board-hint", &[]), 1)));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn title(view: &View, scene: &Scene<'_>) -> String {
    let title = scene.paint.bold(&scene.say("edo-title", &[]));
    let name = ("name", scene.name(view.start).into());
    let round = match view.phase {
        PhaseView::Over { .. } => scene.say("edo-board-over", &[]),
        PhaseView::Draft => scene.say("edo-board-draft", &[name]),
        _ => {
            let numbers = [("round", view.round.into()), ("rounds", view.rounds.into())];
            let [round, rounds] = numbers;
            scene.say("edo-board-round", &[round, rounds, name])
        }
    };
    let room = scene.paint.width().saturating_sub(columns(&title) + 1);
    format!(" {title}{}", scene.paint.dim(&padded_left(&round, room)))
}

/// The label of a list, padded.
pub(super) fn label(id: &str, scene: &Scene<'_>) -> String {
    format!(" {}", padded(&scene.say(&format!("edo-board-{id}"), &[]), LABEL - 1))
}

/// The pieces on a space.
fn figures(space: Space, view: &View, scene: &Scene<'_>) -> String {
    let mut here = Vec::new();
    for seat in &view.seats {
        let count = seat.samurai.iter().filter(|other| **other == space).count();
        here.extend(std::iter::repeat_n(seat_chip(seat.seat, scene), count));
    }
    if view.merchant == space {
        here.push(scene.paint.bold("M"));
    }
    let ronin = view.ronin.iter().filter(|other| **other == space).count();
    here.extend(std::iter::repeat_n("X".to_owned(), ronin));
    if view.bystanders.contains(&space) {
        here.push("x".to_owned());
    }
    let temples = view.seats.iter().filter(|seat| seat.temples.contains(&space));
    here.extend(temples.map(|seat| format!("{}t", seat_chip(seat.seat, scene))));
    here.join(" ")
}

/// The spaces that a road joins to this one.
fn roads(space: Space, view: &View) -> String {
    let ends = view.roads.iter().filter_map(|[one, other]| match (*one, *other) {
        (one, other) if one == space => Some(other),
        (one, other) if other == space => Some(one),
        _ => None,
    });
    let ends: Vec<String> = ends.map(|end| end.to_string()).collect();
    ends.join(" ")
}

fn city_line(city: &CityView, view: &View, scene: &Scene<'_>) -> String {
    let name = cut(&city.name, LONGEST_CITY);
    let standing = |building: &BuildingView| match (building.building, building.seat) {
        (Building::House, Some(seat)) => format!("{}h", seat_chip(seat, scene)),
        (Building::Post, Some(seat)) => format!("{}p", seat_chip(seat, scene)),
        _ => "F".to_owned(),
    };
    let mut sites: Vec<String> = city.buildings.iter().map(standing).collect();
    let free = city.sites - city.buildings.len();
    sites.push(scene.paint.dim(&format!("+{free}")));
    let income =
        city.income.iter().map(|share| format!("{}:{}", seat_chip(share.seat, scene), share.ryo));
    let income: Vec<String> = income.collect();
    let money = format!("{} {}", padded_left(&city.fund.to_string(), 2), sites.join(" "));
    let money = format!("{}  {}", money, income.join(" "));
    let place = padded(&scene.paint.bold(&city.space.to_string()), PLACE);
    let here = figures(city.space, view, scene);
    let left = format!(" {place}{}{}", padded(&name, LONGEST_CITY + 1), padded(&money, CITY));
    let line = format!("{left} {}", padded(&here, FIGURES));
    // The roads of a full city do not fit into its line: they go to the next one.
    let roads = scene.paint.dim(&roads(city.space, view));
    if columns(&line) + columns(&roads) < scene.paint.width() {
        format!("{line} {roads}")
    } else {
        format!("{}\n{}{roads}", line.trim_end(), " ".repeat(PLACE + LONGEST_CITY + 2))
    }
}

/// Fields stand two in a line.
fn fields(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let cell = |field: &FieldView| {
        let place = padded(&scene.paint.bold(&field.space.to_string()), PLACE);
        let resource = field.space.resource().map_or("", higaki_edo::Resource::word);
        let name = scene.say("edo-resource", &[("resource", resource.into())]);
        let what = padded(&format!("{name} {}", field.amount), FIELD);
        let roads = scene.paint.dim(&roads(field.space, view));
        let here = figures(field.space, view, scene);
        let gap = if here.is_empty() { "" } else { " " };
        format!(" {place}{what} {here}{gap}{roads}")
    };
    let cells: Vec<String> = view.fields.iter().map(cell).collect();
    let half = scene.paint.width() / 2;
    let fits = cells.iter().all(|cell| columns(cell) <= half);
    if !fits {
        return cells;
    }
    cells.chunks(2).map(|pair| pair.iter().map(|cell| padded(cell, half)).collect()).collect()
}

/// Rivers, roads and gates with pieces, and covered spaces.
fn ways(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let all: BTreeSet<Space> = view.roads.iter().flatten().copied().collect();
    let is_way = |space: &&Space| {
        matches!(space.kind(), SpaceKind::River | SpaceKind::Road | SpaceKind::Gate)
            || view.covered.contains(space)
    };
    let used = all.iter().filter(is_way).filter_map(|space| {
        let here = figures(*space, view, scene);
        (!here.is_empty()).then(|| format!("{} {here}", scene.paint.bold(&space.to_string())))
    });
    let used: Vec<String> = used.collect();
    let mut lines = Vec::new();
    if !used.is_empty() {
        lines.push(scene.paint.flowed(&label("ways", scene), &used, " · "));
    }
    if !view.covered.is_empty() {
        let covered: Vec<String> = view.covered.iter().map(Space::to_string).collect();
        lines.push(scene.paint.dim(&scene.paint.flowed(&label("covered", scene), &covered, " ")));
    }
    lines
}

fn offer(card: &MerchantView, scene: &Scene<'_>) -> String {
    let more = [
        ("pieces", card.pieces.into()),
        ("resource", card.buy.word().into()),
        ("ryo_each", card.ryo_each.into()),
    ];
    priced("edo-board-offer", &card.point, &more, scene)
}

fn offer_line(id: &str, card: &MerchantView, scene: &Scene<'_>) -> String {
    let words: Vec<String> = offer(card, scene).split(' ').map(str::to_owned).collect();
    scene.paint.flowed(&label(id, scene), &words, " ")
}

/// The offer of the next round.
pub(super) fn next_offer(view: &View, scene: &Scene<'_>) -> Option<String> {
    view.next_merchant_card.as_ref().map(|card| offer_line("next-round", card, scene))
}

fn offers(view: &View, scene: &Scene<'_>) -> Vec<String> {
    // The next card is looked at when plans are made, or with the privilege to use it.
    let ahead = matches!(view.phase, PhaseView::Draft | PhaseView::Plan) && !scene.paint.is_low();
    let mut lines = vec![offer_line("merchant", &view.merchant_card, scene)];
    if ahead || view.modules.tokken.is_used() {
        lines.extend(next_offer(view, scene));
    }
    lines
}

/// A wish and its price.
fn wish(wish: &WishView, scene: &Scene<'_>) -> String {
    let kind = serde_json::to_value(wish.kind).ok();
    let kind = kind.and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default();
    priced("edo-board-wish", &wish.price, &[("kind", kind.into())], scene)
}

/// A wish, its price and the privilege under it.
pub(super) fn whole_wish(open: &WishView, scene: &Scene<'_>) -> String {
    let text = wish(open, scene);
    match open.privilege {
        Some(privilege) => format!("{text} → {}", privilege_word(privilege, scene)),
        None => text,
    }
}

/// The letter of a privilege in notation, and its name.
pub(super) fn privilege_word(privilege: Privilege, scene: &Scene<'_>) -> String {
    let word = privilege.data_word();
    let letter = word.split('_').next().unwrap_or_default();
    let name = scene.say(&format!("edo-word-{}", word.replace('_', "-")), &[]);
    format!("{letter}, {name}")
}

/// The letter of a privilege, and the resources on its tile.
pub(super) fn privilege_sign(privilege: Privilege, scene: &Scene<'_>) -> String {
    let mut words = privilege.data_word().split('_');
    let letter = words.next().unwrap_or_default();
    let resource = |word: &str| scene.say("edo-resource", &[("resource", word.into())]);
    let resources: Vec<String> = words.map(resource).collect();
    format!("{letter} {}", resources.join("/")).trim_end().to_owned()
}

fn wishes(view: &View, scene: &Scene<'_>) -> Vec<String> {
    if !view.modules.tokken.is_used() {
        return Vec::new();
    }
    let with = |text: String, privilege: Option<Privilege>| match privilege {
        Some(privilege) => format!("{text} → {}", privilege_sign(privilege, scene)),
        None => text,
    };
    let open = view.wishes.iter().enumerate();
    let open = open
        .map(|(place, open)| with(format!("{} {}", place + 1, wish(open, scene)), open.privilege));
    let mut items: Vec<String> = open.collect();
    let next = view.next_wish.as_ref().map(|next| wish(next, scene));
    let privilege = view.next_privilege.map(|privilege| privilege_sign(privilege, scene));
    let next: Vec<String> = next.into_iter().chain(privilege).collect();
    if !next.is_empty() {
        let head = scene.say("edo-board-next-tile", &[]);
        items.push(scene.paint.dim(&format!("{head} {}", next.join(" → "))));
    }
    vec![scene.paint.flowed(&label("wishes", scene), &items, " · ")]
}
