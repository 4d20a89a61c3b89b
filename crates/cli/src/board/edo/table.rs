//! The table: cities, fields and ways with who stands there, cards and prices.

use super::players::{plans, players};
use super::{face, priced, seat_chip};
use crate::board::Scene;
use crate::paint::{columns, padded, padded_left};
use higaki_edo::{
    Building, BuildingView, CardId, CityView, FieldView, MerchantView, PhaseView, Purse, Space,
    SpaceKind, View, WishView,
};
use std::collections::BTreeSet;

/// The columns in front of a list.
pub(super) const LABEL: usize = 16;
/// The columns of the names of places, and of what stands there.
const PLACE: usize = 4;
const CITY: usize = 30;
const FIELD: usize = 9;
const FIGURES: usize = 11;
/// Names of cities are cut so that the columns behind them stay where they are.
const LONGEST_CITY: usize = 10;

pub(super) fn table(view: &View, scene: &Scene<'_>) -> String {
    let mut lines = vec![title(view, scene)];
    lines.extend(view.cities.iter().map(|city| city_line(city, view, scene)));
    lines.extend(fields(view, scene));
    lines.extend(ways(view, scene));
    lines.push(String::new());
    lines.extend(players(view, scene));
    lines.extend(plans(view, scene));
    if !matches!(view.phase, PhaseView::Over { .. }) {
        lines.push(String::new());
        lines.extend(offers(view, scene));
        lines.extend(wishes(view, scene));
        lines.extend(cards(view, scene));
        lines.extend(prices(view, scene));
        lines.push(scene.paint.dim(&scene.paint.wrapped(&scene.say("edo-board-legend", &[]), 1)));
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

/// Everybody and everything that stands on a space.
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
    let name: String = city.name.chars().take(LONGEST_CITY).collect();
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
    // Where a city is full the roads would run out of the line: they stand in the next one.
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

/// Rivers, roads and gates where something stands, and what is covered.
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

fn offers(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let line = |id: &str, card: &MerchantView| {
        let words: Vec<String> = offer(card, scene).split(' ').map(str::to_owned).collect();
        scene.paint.flowed(&label(id, scene), &words, " ")
    };
    let next = view.next_merchant_card.as_ref();
    let mut lines = vec![line("merchant", &view.merchant_card)];
    lines.extend(next.map(|card| line("next-round", card)));
    lines
}

/// A wish, its price and the privilege under it.
pub(super) fn wish(wish: &WishView, scene: &Scene<'_>) -> String {
    let kind = serde_json::to_value(wish.kind).ok();
    let kind = kind.and_then(|kind| kind.as_str().map(str::to_owned)).unwrap_or_default();
    let text = priced("edo-board-wish", &wish.price, &[("kind", kind.into())], scene);
    match wish.privilege {
        Some(privilege) => format!("{text} → {}", privilege_word(privilege, scene)),
        None => text,
    }
}

pub(super) fn privilege_word(privilege: higaki_edo::Privilege, scene: &Scene<'_>) -> String {
    scene.say(&format!("edo-word-{}", privilege.data_word().replace('_', "-")), &[])
}

fn wishes(view: &View, scene: &Scene<'_>) -> Vec<String> {
    if !view.modules.tokken.is_used() {
        return Vec::new();
    }
    let mut items: Vec<String> = view
        .wishes
        .iter()
        .enumerate()
        .map(|(place, open)| format!("{} {}", place + 1, wish(open, scene)))
        .collect();
    let next = view.next_wish.as_ref().map(|next| wish(next, scene));
    let privilege = view.next_privilege.map(|privilege| privilege_word(privilege, scene));
    let next: Vec<String> = next.into_iter().chain(privilege).collect();
    if !next.is_empty() {
        let head = scene.say("edo-board-next-tile", &[]);
        items.push(format!("{head} {}", next.join(" → ")));
    }
    let blank = " ".repeat(LABEL);
    let head = |index: usize| if index == 0 { label("wishes", scene) } else { blank.clone() };
    let line = |(index, item): (usize, &String)| {
        let words: Vec<String> = item.split(' ').map(str::to_owned).collect();
        scene.paint.flowed(&head(index), &words, " ")
    };
    items.iter().enumerate().map(line).collect()
}

/// What is on the cards, while it matters: when plans are made.
fn cards(view: &View, scene: &Scene<'_>) -> Vec<String> {
    if view.phase != PhaseView::Plan {
        return Vec::new();
    }
    let shown = |card: CardId| {
        view.cards.iter().find(|known| known.card == card).map(|known| &known.actions[..])
    };
    let owned = view.seats.iter().flat_map(|seat| &seat.special_cards).copied();
    let held = (0..CardId::BASIC).map(CardId::from_index).chain(owned);
    let held = held.filter_map(|card| Some(face(card, shown(card)?, scene)));
    let blank = " ".repeat(LABEL);
    let mut lines = Vec::new();
    for (index, face) in held.enumerate() {
        let head = if index == 0 { label("cards", scene) } else { blank.clone() };
        let actions: Vec<String> = face.split(", ").map(str::to_owned).collect();
        lines.push(scene.paint.flowed(&head, &actions, ", "));
    }
    let open = view.special_cards.iter();
    let open: Vec<String> =
        open.filter_map(|card| Some(face(*card, shown(*card)?, scene))).collect();
    if !open.is_empty() {
        lines.push(scene.paint.flowed(&label("specials", scene), &open, " · "));
    }
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
