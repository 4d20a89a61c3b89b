//! Previews of a purchase or an insurance.

use crate::support::{
    cards, expect_asked, goods, kinds, listed_with, of_kind, play, preview, scenario, ships,
    ships_at, the,
};
use serde_json::{Value, json};

#[test]
fn o3_2_a_preview_names_price_goods_and_payment() {
    let table = scenario(json!({
        "market": cards("R2 B5@1 B3 Y5@0"),
        "seats": [{ "hand": cards("R5 B5 G3") }, {}],
    }));
    let told = preview(&table, 0, "buy R5 B5");
    assert_eq!((&told["preview"], &told["price"]), (&json!("purchase"), &json!(10)));
    assert_eq!(told["goods"], json!(["R2", "B3", "Y5"]));
    assert_eq!(told["payment"], json!(["R5", "B5"]));
    assert_eq!(told["overpaid"], 0);
    assert_eq!(preview(&table, 0, "buy R5 B5 G3")["overpaid"], 3);
}

#[test]
fn o3_3_a_preview_without_payment_proposes_one() {
    let table = scenario(json!({
        "market": cards("R3 B3"),
        "seats": [{ "hand": cards("R2 R2 Y2 G5 B5") }, {}],
    }));
    let told = preview(&table, 0, "buy");
    // Three twos pay exactly; every other payment wastes a coin.
    assert_eq!(told["payment"], json!(["R2", "R2", "Y2"]));
    assert_eq!((&told["price"], &told["overpaid"]), (&json!(6), &json!(0)));
}

/// Found in review: among more payments than a list holds the first few hundred were all bad.
#[test]
fn o3_3_a_large_hand_is_searched_to_the_end() {
    let hand = cards("R2 R2 R2 B2 B2 Y2 Y2 G2 R3 R3 R3 B3 B3 B3 Y3 Y3 G3 G3 R5 B5 Y5 G5");
    let table = scenario(json!({
        "market": cards("R5 B5 Y5 G5 G5"),
        "seats": [{ "hand": hand }, {}],
    }));
    let told = preview(&table, 0, "buy");
    // All four fives, and a two and a three for the rest: fewer symbols cannot pay exactly.
    assert_eq!(told["overpaid"], 0);
    let paid: Vec<String> = serde_json::from_value(told["payment"].clone()).unwrap();
    let of_value = |value: char| paid.iter().filter(|card| card.ends_with(value)).count();
    assert_eq!((of_value('5'), of_value('3'), of_value('2')), (4, 1, 1), "{paid:?}");
}

#[test]
fn o3_3_a_preview_of_a_payment_that_has_begun_counts_what_was_laid_down() {
    let mut table = scenario(json!({
        "market": cards("R5 B5"),
        "seats": [{ "hand": cards("R2 R3 G5 B5") }, {}],
    }));
    play(&mut table, 0, "buy");
    play(&mut table, 0, "pay R2");
    let told = preview(&table, 0, "pay R3 G5");
    assert_eq!((&told["price"], &told["overpaid"]), (&json!(10), &json!(0)));
    assert_eq!(told["payment"], json!(["R3", "R2", "G5"]));
    // A step that does not suffice is completed.
    let told = preview(&table, 0, "pay G5");
    assert_eq!(told["payment"], json!(["R3", "R2", "G5"]));
}

#[test]
fn o3_5_other_choices_have_no_consequences_to_preview() {
    let table = scenario(json!({ "market": cards("R2"), "farm": cards("B2"), "seats": [{}, {}] }));
    for text in ["take R2", "reserve R2", "reserve B2 farm"] {
        assert_eq!(preview(&table, 0, text), Value::Null);
    }
}

#[test]
fn o6_1_a_preview_shows_where_ships_will_stand() {
    let table = scenario(json!({
        "market": cards("R2 R3 R5 B2 G2 G2"),
        "ships": ships_at([1, 0, 3, 4]),
        "seats": [{ "hand": cards("B5 B5 B5 B5") }, {}],
    }));
    let expected = json!([
        { "colour": "red", "from": 1, "to": 3 },
        { "colour": "blue", "from": 0, "to": 1 },
        { "colour": "green", "from": 4, "to": 5 },
    ]);
    assert_eq!(preview(&table, 0, "buy B5 B5 B5 B5")["ships"], expected);
}

#[test]
fn o7_2_a_preview_shows_who_is_paid_how_much() {
    let mut table = scenario(json!({
        "to_act": 1,
        "market": cards("R2 G2"),
        "ships": ships_at([4, 0, 0, 4]),
        "seats": [
            { "goods": cards("R5* R5"), "tokens": { "red": 1 } },
            { "hand": cards("B5"), "goods": cards("G5 G3"), "tokens": { "green": 2 } },
            { "goods": cards("B5") },
        ],
    }));
    let told = preview(&table, 1, "buy B5");
    let expected = json!([
        { "seat": 1, "colour": "red", "count": 1, "points": 1 },
        { "seat": 0, "colour": "red", "count": 2, "points": 3 },
        { "seat": 1, "colour": "green", "count": 3, "points": 5 },
    ]);
    assert_eq!(told["sales"], expected);
    assert_eq!(told["ends_game"], false);
    assert_eq!(told["sinking"], json!([]));
    // And so it comes.
    let events = play(&mut table, 1, "buy B5");
    for (sale, told) in of_kind(&events, "sold").iter().zip(expected.as_array().unwrap()) {
        for name in ["seat", "colour", "count", "points"] {
            assert_eq!(sale[name], told[name]);
        }
    }
}

#[test]
fn o8_1_a_preview_shows_what_sinks_and_what_is_at_risk() {
    let mut table = scenario(json!({
        "market": cards("G2 R2 R2"),
        "ships": ships_at([1, 4, 2, 4]),
        "seats": [
            { "hand": cards("Y5 R3 B2"), "goods": cards("R5 B5* Y5") },
            { "hand": cards("B3 R2"), "goods": cards("B5 B3 G5") },
            { "goods": cards("Y2") },
        ],
    }));
    let told = preview(&table, 0, "buy Y5 R3");
    assert_eq!(told["sinking"], json!(["red", "blue"]));
    let expected = json!([
        { "seat": 0, "goods": ["R5", "R2", "R2"], "could_save": 0 },
        { "seat": 1, "goods": ["B5", "B3"], "could_save": null },
    ]);
    // Cards that pay cannot insure.
    assert_eq!(told["risks"], expected);
    assert_eq!(preview(&table, 0, "buy Y5 B2")["risks"][0]["could_save"], 1);
    let events = play(&mut table, 0, "buy Y5 R3");
    assert_eq!(the(&events, "sinking")["colours"], told["sinking"]);
    expect_asked(&table, 1, "insure");
}

#[test]
fn o8_4_a_preview_counts_no_more_than_there_is_to_save() {
    let table = scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [{ "hand": cards("G5 R2 R2 B3 B3 Y2"), "goods": cards("R5 B5 B5 B3") }, {}],
    }));
    let told = preview(&table, 0, "buy G5");
    assert_eq!(told["risks"][0]["could_save"], 1 + 2);
}

#[test]
fn o8_4_a_preview_of_an_insurance_tells_what_it_saves() {
    let own = json!({ "hand": cards("R2 R3 R3 B3"), "goods": cards("R5 R3 R2 B5") });
    let mut table = scenario(json!({
        "phase": "insure",
        "market": cards("Y2"),
        "ships": ships_at([3, 4, 0, 5]),
        "seats": [own, {}],
    }));
    let told = |table: &_, text: &str| {
        let told = preview(table, 0, text);
        assert_eq!(told["preview"], "insurance");
        (told["saved"].clone(), told["to_name"].clone(), told["lapsed"].clone())
    };
    let expect =
        |goods: &str, to_name: u32, lapsed: u32| (cards(goods), json!(to_name), json!(lapsed));
    assert_eq!(told(&table, "insure -"), expect("", 0, 0));
    assert_eq!(told(&table, "insure R3 B3 for R5"), expect("R5 B5", 0, 0));
    assert_eq!(told(&table, "insure R2 for R3"), expect("R3", 0, 1));
    assert_eq!(told(&table, "insure R2 R3 R3"), expect("R5 R3 R2", 0, 1));
    assert_eq!(told(&table, "insure red R2"), expect("", 2, 0));
    play(&mut table, 0, "insure red R2");
    assert_eq!(told(&table, "save R5 R3"), expect("R5 R3", 0, 0));
    assert_eq!(told(&table, "save R5"), expect("R5", 0, 1));
}

#[test]
fn o9_1_a_preview_tells_that_the_game_would_end() {
    let json = json!({
        "market": cards("G2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [
            { "hand": cards("G5"), "goods": cards("R5"), "tokens": { "blue": 3 } },
            { "goods": cards("G2"), "tokens": { "green": 7 } },
        ],
    });
    let mut table = scenario(json);
    let told = preview(&table, 0, "buy G5");
    assert_eq!(told["ends_game"], true);
    assert_eq!((&told["sinking"], &told["risks"]), (&json!([]), &json!([])));
    let events = play(&mut table, 0, "buy G5");
    assert!(kinds(&events).contains(&"ended"));
    assert_eq!(goods(&table, 0), "R5");
}

#[test]
fn o9_1_a_preview_of_a_payday_without_an_eighth_token_does_not_end_the_game() {
    // The other player has seven tokens but nothing to sell.
    let table = scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([0, 0, 0, 4]),
        "seats": [
            { "hand": cards("G5"), "tokens": { "blue": 6 } },
            { "goods": cards("R2"), "tokens": { "green": 7 } },
        ],
    }));
    assert_eq!(preview(&table, 0, "buy G5")["ends_game"], false);
}

#[test]
fn o10_1_a_preview_does_not_tell_what_the_draw_pile_hides() {
    let with_deck = |deck: &str| {
        scenario(json!({
            "market": cards("G5"),
            "deck": cards(deck),
            "ships": ships_at([0, 0, 0, 4]),
            "seats": [{ "hand": cards("R5"), "tokens": { "green": 6 } }, {}],
        }))
    };
    let (one, other) = (with_deck("R2 R2 R2 R2"), with_deck("Y5 Y5 Y5 Y5"));
    assert_eq!(preview(&one, 0, "buy R5"), preview(&other, 0, "buy R5"));
}

#[test]
fn o6_1_every_listed_purchase_does_what_its_preview_said() {
    let table = scenario(json!({
        "market": cards("R2 B3 G5 Y2@1"),
        "ships": ships_at([2, 1, 4, 3]),
        "seats": [{ "hand": cards("R2 R3 B2 B3 G5 G5 Y2") }, { "goods": cards("R2") }],
    }));
    let offered = listed_with(&table, 0, "buy");
    assert!(offered.len() > 5);
    for text in offered {
        let told = preview(&table, 0, &text);
        let mut copy = table.clone();
        let events = play(&mut copy, 0, &text);
        let bought = the(&events, "bought");
        for name in ["price", "goods", "payment"] {
            assert_eq!(bought[name], told[name], "{text}");
        }
        assert_eq!(ships(&copy), [3, 2, 4, 4], "{text}");
    }
}
