//! Playouts draw exactly the listed choices.

use crate::support::{cards, listed, scenario, seat, ships_at};
use higaki_osaka::Osaka;
use higaki_table::{Game, QuickChance, Table, Unheard};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Expects that every listed choice, and nothing else, comes out of many draws, and that drawing
/// and playing at once is the same as one after the other.
fn drawn_as_listed(json: Value, index: usize) {
    let table: Table<Osaka> = scenario(json);
    (0..500).for_each(|number| played_as_drawn(table.game(), index, number));
    let listed: BTreeSet<String> = listed(&table, index).into_iter().collect();
    let mut chance = QuickChance::new(9);
    let drawn: BTreeSet<String> = (0..600 * listed.len().max(20))
        .map(|_| table.game().random_choice(seat(index), &mut chance).to_string())
        .collect();
    assert_eq!(drawn, listed);
}

fn played_as_drawn(game: &Osaka, index: usize, number: u64) {
    let (mut at_once, mut in_turn) = (*game, *game);
    at_once.play_at_random(seat(index), &mut QuickChance::new(number));
    let mut chance = QuickChance::new(number);
    let choice = in_turn.random_choice(seat(index), &mut chance);
    in_turn.apply(seat(index), choice, &mut chance, &mut Unheard);
    assert_eq!(without_order(&at_once), without_order(&in_turn), "{choice} by {number}");
}

/// The position without the order of the market, where one of two equal cards may have been taken.
fn without_order(game: &Osaka) -> Value {
    let mut position = game.position();
    let market = position["market"].as_array_mut().expect("the market is a list");
    market.sort_by_key(Value::to_string);
    position
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
