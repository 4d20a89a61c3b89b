//! What playouts draw without a list is what the list holds.

use crate::support::{cards, listed, scenario, seat, ships_at};
use higaki_osaka::Osaka;
use higaki_table::{Game, QuickChance, Table};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Expects that every listed choice, and nothing else, comes out of many draws.
fn drawn_as_listed(json: Value, index: usize) {
    let table: Table<Osaka> = scenario(json);
    let listed: BTreeSet<String> = listed(&table, index).into_iter().collect();
    let mut chance = QuickChance::new(9);
    let drawn: BTreeSet<String> = (0..600 * listed.len().max(20))
        .map(|_| table.game().random_choice(seat(index), &mut chance).to_string())
        .collect();
    assert_eq!(drawn, listed);
}

#[test]
fn tokens_and_turns() {
    drawn_as_listed(json!({ "phase": "token", "to_act": 1, "seats": [{}, {}] }), 1);
    drawn_as_listed(
        json!({
            "market": cards("R2 R5@1 B3 B3"),
            "farm": cards("G2 G2 G3@2"),
            "seats": [{ "hand": cards("R2 R3 B2 B5 G3") }, {}, {}],
        }),
        0,
    );
    drawn_as_listed(
        json!({
            "market": cards("R2 R2@0 B3@1 Y5@2"),
            "farm": cards("G2 G2 G3"),
            "seats": [{ "hand": cards("R2 R2 R3 B2") }, {}, {}],
        }),
        0,
    );
}

#[test]
fn payments_in_steps() {
    drawn_as_listed(
        json!({
            "phase": "pay",
            "market": cards("R5 B5"),
            "seats": [{ "hand": cards("R2 R3 B2 B3 B5 G5 G5") }, {}],
        }),
        0,
    );
}

#[test]
fn insurances() {
    for insurance in ["sinking_colours", "any_colour"] {
        drawn_as_listed(
            json!({
                "options": { "insurance": insurance },
                "phase": "insure",
                "ships": ships_at([3, 4, 0, 5]),
                "seats": [
                    { "hand": cards("R2 R3 B3 Y2 G5"), "goods": cards("R5 R3 B5 B2 Y5") },
                    {},
                ],
            }),
            0,
        );
    }
    drawn_as_listed(
        json!({
            "phase": "save",
            "saving": { "colour": "red", "count": 2 },
            "settled": ["red"],
            "ships": ships_at([3, 4, 0, 5]),
            "seats": [{ "goods": cards("R5 R3 R3 R2") }, {}],
        }),
        0,
    );
}
