//! O8.1 and O8.6 to O8.8: the Black Current takes ships and goods.

use crate::support::{
    cards, discard, expect_asked, expect_whole_box, goods, kinds, listed, of_kind, play, points,
    scenario, ships, ships_at, the, view,
};
use higaki_osaka::Osaka;
use higaki_table::Table;
use serde_json::json;

/// Seat 0 can bring the green ship to Edo by buying a green two with a red five, while red and
/// blue are on the waves.
fn red_and_blue_in_danger(seats: serde_json::Value) -> Table<Osaka> {
    let mut json = json!({ "market": cards("G2"), "ships": ships_at([3, 4, 2, 4]) });
    json["seats"] = seats;
    let hand = json["seats"][0]["hand"].as_array().cloned().unwrap_or_default();
    json["seats"][0]["hand"] = hand.into_iter().chain([json!("R5")]).collect();
    scenario(json)
}

#[test]
fn o8_1_every_ship_on_the_waves_sinks_at_a_payday() {
    let mut table = red_and_blue_in_danger(json!([{}, {}]));
    let events = play(&mut table, 0, "buy R5");
    // Even if no player has such goods.
    assert_eq!(the(&events, "sinking")["colours"], json!(["red", "blue"]));
    assert!(of_kind(&events, "lost").is_empty());
    assert_eq!(ships(&table), [2, 2, 2, 0]);
    expect_asked(&table, 1, "turn");
}

#[test]
fn o8_1_a_ship_that_reaches_the_waves_in_the_same_purchase_sinks() {
    let mut table = scenario(json!({
        "market": cards("G2 R2 Y2 Y2 B2"),
        "ships": ships_at([2, 3, 2, 4]),
        "seats": [{ "hand": cards("B5 B5") }, {}],
    }));
    let events = play(&mut table, 0, "buy B5 B5");
    assert_eq!(the(&events, "sinking")["colours"], json!(["red", "blue", "yellow"]));
    assert_eq!(the(&events, "lost")["goods"], json!(["R2", "B2", "Y2", "Y2"]));
    assert_eq!(goods(&table, 0), "");
}

#[test]
fn o8_1_a_ship_that_leaves_the_waves_for_edo_does_not_sink() {
    let mut table = scenario(json!({
        "market": cards("G2 R2 R2"),
        "ships": ships_at([3, 0, 0, 4]),
        "seats": [{ "hand": cards("B5 B5") }, {}],
    }));
    let events = play(&mut table, 0, "buy B5 B5");
    assert_eq!(the(&events, "payday")["colours"], json!(["red", "green"]));
    assert!(of_kind(&events, "sinking").is_empty());
    // 2 × 2 = 4 and 2 × 1 = 2: a point each.
    assert_eq!(points(&table, 0), 2);
}

#[test]
fn o8_1_without_a_payday_nothing_sinks() {
    let mut table = scenario(json!({
        "market": cards("Y2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [{ "hand": cards("B2"), "goods": cards("R5 G5") }, {}],
    }));
    let events = play(&mut table, 0, "buy B2");
    assert!(of_kind(&events, "sinking").is_empty());
    assert_eq!(goods(&table, 0), "R5 Y2 G5");
}

#[test]
fn o8_6_an_insured_good_survives_every_sinking_without_cost() {
    let mut table = red_and_blue_in_danger(json!([
        { "hand": cards("R3") },
        { "hand": cards("B2"), "goods": cards("R5* B5* B3") },
    ]));
    play(&mut table, 0, "buy R5");
    // The insured five needs no card; only the three could still be insured.
    assert_eq!(listed(&table, 1), ["insure -", "insure B2"]);
    play(&mut table, 1, "insure -");
    assert_eq!(goods(&table, 1), "R5* B5*");
    // A second sinking.
    let mut position = higaki_table::Game::position(table.game());
    position["ships"] = ships_at([4, 3, 0, 4]);
    position["market"] = cards("G2");
    position["deck"] = cards("");
    position["to_act"] = 0.into();
    let mut table = scenario(position);
    let events = play(&mut table, 0, "buy R3");
    assert!(of_kind(&events, "lost").is_empty());
    assert_eq!(goods(&table, 1), "R5* B5*");
    expect_asked(&table, 1, "turn");
}

#[test]
fn o8_6_what_was_insured_now_is_insured_the_next_time() {
    let mut table = red_and_blue_in_danger(json!([
        { "hand": cards("B2"), "goods": cards("B5 B2 B3") },
        {},
    ]));
    play(&mut table, 0, "buy R5");
    play(&mut table, 0, "insure B2 for B5 B3");
    assert_eq!(goods(&table, 0), "B5* B3*");
    assert_eq!(view(&table, 1)["seats"][0]["insured"], json!(["B5", "B3"]));
    assert_eq!(view(&table, 1)["seats"][0]["goods"], json!([]));
}

#[test]
fn o8_6_insured_goods_are_sold_normally_and_new_ones_are_not_insured() {
    let mut table = scenario(json!({
        "market": cards("B2 G2"),
        "ships": ships_at([0, 2, 0, 4]),
        "seats": [{ "hand": cards("Y5"), "goods": cards("B5*") }, {}],
    }));
    let events = play(&mut table, 0, "buy Y5");
    // The blue two came on board just now: it is lost, the insured five is not.
    assert_eq!(the(&events, "lost")["goods"], json!(["B2"]));
    assert_eq!(goods(&table, 0), "B5*");
}

#[test]
fn o8_7_uninsured_goods_of_the_sunk_colours_are_lost() {
    let mut table = red_and_blue_in_danger(json!([
        { "goods": cards("R5 R5* B2 Y3") },
        { "goods": cards("B5 B3* G5 Y2") },
        { "goods": cards("Y5") },
    ]));
    let events = play(&mut table, 0, "buy R5");
    let lost = of_kind(&events, "lost");
    assert_eq!(lost[0], &json!({ "event": "lost", "seat": 0, "goods": ["R5", "B2"] }));
    assert_eq!(lost[1], &json!({ "event": "lost", "seat": 1, "goods": ["B5"] }));
    assert_eq!(lost.len(), 2);
    assert_eq!([0, 1, 2].map(|seat| goods(&table, seat)), ["Y3 R5*", "Y2 B3*", "Y5"]);
    assert_eq!(discard(&table), "R5 R5 B5 B2", "the payment and the lost goods");
    expect_whole_box(&table);
}

#[test]
fn o8_7_nothing_is_lost_before_everybody_was_asked() {
    let mut table = red_and_blue_in_danger(json!([
        { "hand": cards("R3"), "goods": cards("R5") },
        { "hand": cards("B3"), "goods": cards("B5") },
        { "goods": cards("B5") },
    ]));
    play(&mut table, 0, "buy R5");
    let events = play(&mut table, 0, "insure -");
    assert_eq!(kinds(&events), ["not_insured"]);
    assert_eq!(goods(&table, 0), "R5");
    let events = play(&mut table, 1, "insure B3");
    assert_eq!(
        kinds(&events),
        ["premium", "saved", "lost", "lost", "returned", "returned", "returned"]
    );
    assert_eq!([0, 1, 2].map(|seat| goods(&table, seat)), ["", "B5*", ""]);
}

#[test]
fn o8_8_ships_in_edo_return_to_osaka_and_sunk_ones_to_anori() {
    let mut table = red_and_blue_in_danger(json!([{}, {}]));
    let events = play(&mut table, 0, "buy R5");
    let returned = of_kind(&events, "returned");
    let to: Vec<(String, u64)> = returned
        .iter()
        .map(|event| (event["colour"].as_str().unwrap().into(), event["to"].as_u64().unwrap()))
        .collect();
    let mut expected = vec![("red".to_owned(), 2), ("blue".to_owned(), 2), ("green".to_owned(), 0)];
    expected.sort();
    let mut sorted = to;
    sorted.sort();
    assert_eq!(sorted, expected);
    assert_eq!(ships(&table), [2, 2, 2, 0], "the yellow one stayed");
}

#[test]
fn o8_8_ships_stay_where_they_are_until_the_insurance_is_settled() {
    let mut table = red_and_blue_in_danger(json!([
        { "hand": cards("R3"), "goods": cards("R5") },
        {},
    ]));
    play(&mut table, 0, "buy R5");
    expect_asked(&table, 0, "insure");
    assert_eq!(ships(&table), [3, 4, 2, 5]);
    assert_eq!(view(&table, 1)["sinking"], json!(["red", "blue"]));
    play(&mut table, 0, "insure R3");
    assert_eq!(ships(&table), [2, 2, 2, 0]);
    assert_eq!(view(&table, 1)["sinking"], json!([]));
}

#[test]
fn o8_8_a_ship_that_was_sunk_sails_again_from_anori() {
    let mut table = red_and_blue_in_danger(json!([{}, {}]));
    play(&mut table, 0, "buy R5");
    let mut position = higaki_table::Game::position(table.game());
    position["market"] = cards("R2");
    position["seats"][1]["hand"] = cards("B2");
    position["deck"] = cards("");
    let mut table = scenario(position);
    play(&mut table, 1, "buy B2");
    assert_eq!(ships(&table), [3, 2, 2, 0]);
}
