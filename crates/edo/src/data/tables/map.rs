//! A side of the board as tables: its constants, and its spaces with their roads.

use super::{column, columns};
use higaki_table::{DataCell, Found, Layout, Phrase};
use serde_json::{Value, json};

/// E1.1, E1.5, E2.2: one side.
pub(super) fn side(layout: &mut Layout<'_>, side: &str) {
    let mut entry = |name: &str| layout.entry(&format!("boards.{side}.{name}"));
    let [players, spaces, names, roads, merchant, cover] =
        ["players", "spaces", "names", "roads", "merchant_start", "cover"].map(&mut entry);
    let name = |space: &Value| space_name(space, names.as_ref());
    let caption = |id: &str| Phrase::say(id, &[("side", json!(side))]);
    let mut rows = Vec::new();
    if let Some(players) = players {
        rows.push(vec![
            DataCell::name(column("players")),
            players.cell(Phrase::raw(players.value)),
        ]);
    }
    if let Some(start) = merchant {
        rows.push(vec![DataCell::name(column("merchant-start")), start.cell(name(start.value))]);
    }
    for (players, covered) in cover.and_then(|found| found.fields()).into_iter().flatten() {
        // A number, because sentences select by it.
        let players = players.parse().map_or_else(|_| json!(players), |count: u8| json!(count));
        let head = Phrase::say("edo-column-covered", &[("players", players)]);
        let covered = covered.as_array().map_or(&[][..], Vec::as_slice);
        let covered = Phrase::List(covered.iter().map(name).collect());
        let cell = cover.map_or_else(DataCell::nothing, |found| found.cell(covered));
        rows.push(vec![DataCell::name(head), cell]);
    }
    let fixed = columns(&["side", "value"]);
    layout.table(&format!("side-{side}"), caption("edo-data-side"), fixed, rows);

    let Some(spaces) = spaces else { return };
    let rows = spaces.items().iter().map(|space| {
        let named = names.filter(|names| !names.value[code(space)].is_null());
        let called = named.unwrap_or(spaces).cell(name(space));
        vec![spaces.cell(Phrase::raw(space)), called, next_to(space, roads.as_ref())]
    });
    let rows = rows.collect();
    let columns = columns(&["space", "name", "roads"]);
    layout.table(&format!("map-{side}"), caption("edo-data-map"), columns, rows);
}

fn code(space: &Value) -> &str {
    space.as_str().unwrap_or_default()
}

/// A city by its name, any other space by its kind and number.
fn space_name(space: &Value, names: Option<&Found<'_>>) -> Phrase {
    let code = code(space);
    if let Some(name) = names.and_then(|names| names.value[code].as_str()) {
        return Phrase::plain(name);
    }
    let letters = code.trim_end_matches(|c: char| c.is_ascii_digit());
    let kind = match letters {
        "RI" => "rice",
        "WO" => "wood",
        "ST" => "stone",
        "R" => "river",
        "W" => "road",
        "G" => "gate",
        _ => return Phrase::plain(code),
    };
    let number = json!(code[letters.len()..].parse().unwrap_or(0_u8));
    Phrase::say(format!("edo-table-space-{kind}"), &[("number", number)])
}

/// The spaces at the other ends of the roads from this one.
fn next_to(space: &Value, roads: Option<&Found<'_>>) -> DataCell {
    let Some(roads) = roads else { return DataCell::nothing() };
    let other = |road: &Value| {
        let (one, other) = (&road[0], &road[1]);
        if one == space { Some(other.clone()) } else { (other == space).then(|| one.clone()) }
    };
    let next = roads.items().iter().filter_map(other);
    roads.cell(Phrase::List(next.map(|space| Phrase::raw(&space)).collect()))
}
