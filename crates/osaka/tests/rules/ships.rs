//! O6: ships sail.

use crate::support::{
    cards, expect_refusal, kinds, of_kind, play, scenario, ships, ships_at, the, view,
};
use higaki_osaka::Osaka;
use higaki_table::Table;
use serde_json::{Value, json};

/// Seat 0 can pay for any purchase in this market.
fn rich(market: &str, places: [u8; 4]) -> Table<Osaka> {
    scenario(json!({
        "market": cards(market),
        "ships": ships_at(places),
        "seats": [{ "hand": cards("R5 R5 R5 R5 B5 B5 B5 B5") }, {}],
    }))
}

fn buy_all(table: &mut Table<Osaka>) -> Vec<Value> {
    play(table, 0, "buy R5 R5 R5 R5 B5 B5 B5 B5")
}

#[test]
fn o6_1_one_card_one_place_more_cards_two() {
    for (market, to) in [
        ("Y2", [0, 0, 1, 0]),
        ("Y2 Y2", [0, 0, 2, 0]),
        ("Y2 Y3 Y5", [0, 0, 2, 0]),
        ("Y2 Y3 Y5 Y2 Y2 Y2", [0, 0, 2, 0]),
        ("R2 B2 Y2 G2", [1, 1, 1, 1]),
        ("R2 B2 Y2 G2 G3 R5", [2, 1, 1, 2]),
    ] {
        let mut table = rich(market, [0; 4]);
        buy_all(&mut table);
        assert_eq!(ships(&table), to, "{market}");
    }
}

#[test]
fn o6_1_what_stays_reserved_by_others_moves_no_ship() {
    let mut table = rich("Y2 Y2@1 G5@0 B2", [0; 4]);
    let events = buy_all(&mut table);
    let expected = [
        json!({ "event": "sailed", "colour": "blue", "from": 0, "to": 1 }),
        json!({ "event": "sailed", "colour": "yellow", "from": 0, "to": 1 }),
        json!({ "event": "sailed", "colour": "green", "from": 0, "to": 1 }),
    ];
    assert_eq!(of_kind(&events, "sailed"), expected.iter().collect::<Vec<_>>());
}

#[test]
fn o6_1_goods_bought_before_and_payments_move_no_ship() {
    let mut table = scenario(json!({
        "market": cards("Y2"),
        "seats": [{ "hand": cards("R5"), "goods": cards("Y2 Y3 B5") }, { "goods": cards("Y5") }],
    }));
    play(&mut table, 0, "buy R5");
    assert_eq!(ships(&table), [0, 0, 1, 0]);
}

#[test]
fn o6_1_taking_and_reserving_move_no_ship() {
    let mut table = rich("Y2 Y2", [1, 2, 3, 4]);
    play(&mut table, 0, "take Y2");
    play(&mut table, 1, "reserve Y2");
    assert_eq!(ships(&table), [1, 2, 3, 4]);
}

#[test]
fn o6_2_a_ship_does_not_sail_past_edo() {
    let mut table = rich("Y2 Y2", [0, 0, 4, 0]);
    let events = buy_all(&mut table);
    let expected = json!({ "event": "sailed", "colour": "yellow", "from": 4, "to": 5 });
    assert_eq!(the(&events, "sailed"), &expected);
    assert_eq!(the(&events, "payday")["colours"], json!(["yellow"]));
    assert_eq!(ships(&table), [0; 4], "it is back in Osaka");
}

#[test]
fn o6_2_it_reaches_edo_exactly_as_well() {
    for (market, from) in [("Y2", 4), ("Y2 Y3", 3)] {
        let mut table = rich(market, [0, 0, from, 0]);
        let events = buy_all(&mut table);
        assert_eq!(the(&events, "sailed")["to"], 5);
        assert_eq!(of_kind(&events, "payday").len(), 1);
    }
}

#[test]
fn o6_3_without_a_ship_in_edo_there_is_no_payday() {
    let mut table = scenario(json!({
        "market": cards("Y2 G2"),
        "ships": ships_at([4, 4, 3, 2]),
        "seats": [{ "hand": cards("R5"), "goods": cards("R5") }, { "goods": cards("B5") }],
    }));
    let events = play(&mut table, 0, "buy R5");
    assert_eq!(kinds(&events), ["bought", "refilled", "sailed", "sailed"]);
    assert_eq!(ships(&table), [4, 4, 4, 3], "ships on the waves are safe until a payday");
}

#[test]
fn o6_3_all_ships_sail_before_the_payday() {
    let mut table = rich("R2 Y2 Y2 G2 G2", [4, 0, 1, 3]);
    let events = buy_all(&mut table);
    let from_ships: Vec<&str> = kinds(&events).into_iter().skip(2).collect();
    assert_eq!(
        from_ships,
        [
            "sailed",
            "sailed",
            "sailed",
            "payday",
            "sold",
            "sold",
            "token_earned",
            "token_earned",
            "sinking",
            "lost",
            "returned",
            "returned",
            "returned",
        ]
    );
    // One payday for the two that arrived; yellow entered the waves just now and sinks.
    assert_eq!(the(&events, "payday")["colours"], json!(["red", "green"]));
    assert_eq!(the(&events, "sinking")["colours"], json!(["yellow"]));
    assert_eq!(ships(&table), [0, 0, 2, 0]);
}

#[test]
fn o6_3_all_four_ships_can_arrive_at_once() {
    let mut table = rich("R2 B2 Y2 Y2 G2", [4, 4, 3, 4]);
    let events = buy_all(&mut table);
    let all = json!(["red", "blue", "yellow", "green"]);
    assert_eq!(the(&events, "payday")["colours"], all);
    assert_eq!(of_kind(&events, "sold").len(), 4);
    assert_eq!(of_kind(&events, "token_earned").len(), 4);
    assert!(of_kind(&events, "sinking").is_empty());
    assert_eq!(ships(&table), [0; 4]);
}

#[test]
fn o6_3_the_next_turn_begins_after_the_payday() {
    let mut table = rich("Y2", [0, 0, 4, 0]);
    buy_all(&mut table);
    crate::support::expect_asked(&table, 1, "turn");
    expect_refusal(&table, 0, "insure -", "not_your_turn", "O3.1");
    assert_eq!(view(&table, 0)["sinking"], json!([]));
}
