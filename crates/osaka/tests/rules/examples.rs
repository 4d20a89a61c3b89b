//! The examples of the printed rulebook, in its order. The opening hands are in `setup`.

use crate::support::{
    cards, deck, expect_asked, expect_refusal, goods, hand, kept, kinds, listed_with, market,
    of_kind, play, points, scenario, ships, ships_at, the, tokens, view,
};
use serde_json::json;

#[test]
fn o6_1_first_ship_example_two_yellow_and_one_red() {
    let mut table = scenario(json!({
        "market": cards("Y2 Y3 R5"),
        "seats": [{ "hand": cards("B5 G5") }, {}],
    }));
    play(&mut table, 0, "buy B5 G5");
    assert_eq!(ships(&table), [1, 0, 2, 0]);
}

#[test]
fn o6_3_second_ship_example_three_blue_and_a_green_one_that_arrives() {
    let mut table = scenario(json!({
        "market": cards("B2 B3 B2 G3"),
        "ships": ships_at([3, 1, 0, 4]),
        "seats": [{ "hand": cards("R5 R5") }, {}],
    }));
    let events = play(&mut table, 0, "buy R5 R5");
    let sailed = of_kind(&events, "sailed");
    assert_eq!((&sailed[0]["colour"], &sailed[0]["to"]), (&json!("blue"), &json!(3)));
    assert_eq!((&sailed[1]["colour"], &sailed[1]["to"]), (&json!("green"), &json!(5)));
    assert_eq!(the(&events, "payday")["colours"], json!(["green"]));
    // The picture of the payday continues here: red and blue are caught by the current.
    assert_eq!(the(&events, "sinking")["colours"], json!(["red", "blue"]));
}

#[test]
fn o7_3_first_payday_example_yellow_and_red() {
    let mut table = scenario(json!({
        "market": cards("R2 Y2"),
        "ships": ships_at([4, 0, 4, 0]),
        "seats": [{ "hand": cards("B2 B2"), "goods": cards("R5 R3") }, {}],
    }));
    let events = play(&mut table, 0, "buy B2 B2");
    let sold = of_kind(&events, "sold");
    let facts = ["colour", "count", "highest", "tokens", "worth", "points"];
    assert_eq!(
        facts.map(|name| &sold[0][name]),
        [&json!("red"), &json!(3), &json!(5), &json!(0), &json!(15), &json!(3)]
    );
    assert_eq!(
        facts.map(|name| &sold[1][name]),
        [&json!("yellow"), &json!(1), &json!(2), &json!(0), &json!(5), &json!(1)]
    );
    assert_eq!(points(&table, 0), 4);
    assert_eq!(kept(&table, 0), "R5 R3 R2 Y2");
    assert_eq!(tokens(&table, 0), [1, 0, 1, 0]);
}

#[test]
fn o7_5_second_payday_example_green_with_two_tokens() {
    let mut table = scenario(json!({
        "market": cards("G2"),
        "farm": cards("Y2 Y2 Y2"),
        "deck": cards("R2 R2 R3 R3 R3 B5 B3 B2"),
        "ships": ships_at([0, 0, 0, 4]),
        "seats": [{ "hand": cards("B2"), "goods": cards("G5 G3"), "tokens": { "green": 2 } }, {}],
    }));
    let events = play(&mut table, 0, "buy B2");
    // (5 + 2) × 3 = 21, rounded up to 25: five points, three cards of the set and two drawn.
    let sold = the(&events, "sold");
    let facts = ["count", "highest", "tokens", "worth", "points", "drawn"];
    assert_eq!(facts.map(|name| &sold[name]), [3, 5, 2, 25, 5, 2]);
    assert_eq!(points(&table, 0), 5);
    assert_eq!(kept(&table, 0), "G5 G3 G2 B5? B3?");
    assert!(deck(&table).starts_with("B2 "));
    assert_eq!(tokens(&table, 0), [0, 0, 0, 3], "the two tokens stay, and a third comes");
}

#[test]
fn o8_3_insurance_example_three_cards_save_four_goods() {
    // Blue and red have sunk. The picture does not show the values: either a two and two threes, or
    // two twos and a three of which a symbol is wasted.
    for (payment, saved) in
        [("R2 B3 B3", "R5 R2 B5 B3"), ("B2 R3 R3", "R5 R3 B5 B2"), ("R2 R2 B3", "R5 R3 R2 B5")]
    {
        let mut table = scenario(json!({
            "phase": "insure",
            "ships": ships_at([3, 4, 0, 5]),
            "seats": [{ "hand": cards(payment), "goods": cards(saved) }, {}],
        }));
        let events = play(&mut table, 0, &format!("insure {payment}"));
        assert_eq!(the(&events, "saved")["goods"], cards(saved), "{payment}");
        assert_eq!(hand(&table, 0), "");
        assert_eq!(goods(&table, 0).matches('*').count(), 4);
        assert_eq!(ships(&table), [2, 2, 0, 0]);
    }
}

/// Grey, White, Pink, Beige.
#[test]
fn o3_1_example_round() {
    let mut table = scenario(json!({
        "market": cards("B5 R5 Y3 Y3 Y2"),
        "seats": [
            { "hand": cards("G5 G3") },
            { "hand": cards("B3 B5") },
            { "hand": cards("G2 G3 G5") },
            { "hand": cards("G5 R2") },
        ],
    }));
    // Grey would need 18 coins and takes the blue five.
    assert_eq!(view(&table, 0)["seats"][0]["price"], 18);
    expect_refusal(&table, 0, "buy G5 G3", "too_expensive", "O3.3");
    play(&mut table, 0, "take B5");
    assert_eq!(hand(&table, 0), "B5 G5 G3");
    // White cannot pay either and reserves the red five.
    expect_refusal(&table, 1, "buy B3 B5", "too_expensive", "O3.3");
    play(&mut table, 1, "reserve R5");
    assert_eq!(market(&table), "R5@1 Y3 Y3 Y2");
    // Pink could buy for eight but takes a yellow three.
    assert_eq!(view(&table, 2)["seats"][2]["price"], 8);
    assert_eq!(listed_with(&table, 2, "buy"), ["buy G5 G3"]);
    play(&mut table, 2, "take Y3");
    // Beige pays a five for the rest; yellow sails two places.
    assert_eq!(view(&table, 3)["seats"][3]["price"], 5);
    let events = play(&mut table, 3, "buy G5");
    assert_eq!(kinds(&events), ["bought", "refilled", "sailed"]);
    assert_eq!(goods(&table, 3), "Y3 Y2");
    assert_eq!(ships(&table), [0, 0, 2, 0]);
    assert!(market(&table).starts_with("R5@1 "));
    assert_eq!(hand(&table, 3), "R2");
    expect_asked(&table, 0, "turn");
}
