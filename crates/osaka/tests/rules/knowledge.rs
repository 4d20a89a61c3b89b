//! O10: public and secret information.

use crate::support::{cards, play, preview, public_view, scenario, seat, ships_at, view};
use higaki_osaka::Osaka;
use higaki_table::{AnyTable, Table, Viewer};
use serde_json::{Value, json};

fn two_hands(other: &str) -> Table<Osaka> {
    scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([3, 0, 0, 4]),
        "seats": [
            { "hand": cards("G5 B2 B3"), "goods": cards("R5") },
            { "hand": cards(other), "goods": cards("R3 R3") },
        ],
    }))
}

#[test]
fn o10_1_ones_own_hand_is_shown_and_of_others_only_the_size() {
    let table = two_hands("Y2 Y3 Y5 Y5");
    let own = view(&table, 0);
    assert_eq!(own["seats"][0]["hand"], json!(["B3", "B2", "G5"]));
    assert_eq!(own["seats"][1]["hand"], Value::Null);
    assert_eq!(own["seats"][1]["hand_size"], 4);
    let other = view(&table, 1);
    assert_eq!(other["seats"][0]["hand"], Value::Null);
    assert_eq!(other["seats"][1]["hand"], json!(["Y5", "Y5", "Y3", "Y2"]));
}

#[test]
fn o10_1_a_spectator_sees_no_hand() {
    let view = public_view(&two_hands("Y2 Y3"));
    assert_eq!(view["viewer"], Value::Null);
    for seat in view["seats"].as_array().unwrap() {
        assert_eq!(seat["hand"], Value::Null);
    }
    assert_eq!(view["seats"][0]["hand_size"], 3);
}

#[test]
fn o10_1_a_hand_that_cannot_be_seen_changes_nothing_that_is_seen() {
    let (one, other) = (two_hands("Y2 Y3"), two_hands("R2 R2"));
    assert_eq!(view(&one, 0), view(&other, 0));
    assert_eq!(public_view(&one), public_view(&other));
    assert_ne!(view(&one, 1), view(&other, 1));
    assert_eq!(preview(&one, 0, "buy G5"), preview(&other, 0, "buy G5"));
    assert_eq!(preview(&one, 0, "buy G5")["risks"][1]["could_save"], Value::Null);
}

#[test]
fn o10_1_the_order_of_the_draw_pile_is_known_to_nobody() {
    let with_deck = |deck: &str| {
        scenario(json!({ "market": cards("G2"), "deck": cards(deck), "seats": [{}, {}] }))
    };
    let (one, other) = (with_deck("R2 B3 Y5"), with_deck("Y5 R2 B3"));
    assert_ne!(one.game(), other.game());
    for viewer in Viewer::all(2) {
        assert_eq!(AnyTable::view(&one, viewer), AnyTable::view(&other, viewer));
    }
    assert_eq!(public_view(&one)["draw_pile"], 107);
}

#[test]
fn o10_1_cards_drawn_as_points_are_known_to_nobody_but_their_number_is() {
    let with_points = |points: &str, deck: &str| {
        scenario(json!({
            "market": cards("G2"),
            "deck": cards(deck),
            "seats": [{ "vp": cards(points) }, {}],
        }))
    };
    let one = with_points("R2 G5? G5?", "Y2 Y3");
    let other = with_points("R2 Y2? Y3?", "G5 G5");
    assert_ne!(one.game(), other.game());
    for viewer in Viewer::all(2) {
        let (seen, same) = (AnyTable::view(&one, viewer), AnyTable::view(&other, viewer));
        assert_eq!(seen, same);
        assert_eq!(seen.to_value()["seats"][0]["points"], 3);
    }
}

#[test]
fn o10_1_what_lies_open_is_shown_to_all() {
    let table = scenario(json!({
        "market": cards("G2 R5@1"),
        "farm": cards("B3@0"),
        "discard": cards("Y5 Y2"),
        "ships": ships_at([1, 2, 3, 4]),
        "seats": [
            { "goods": cards("R5 R3*"), "tokens": { "blue": 2 }, "credit": 2 },
            { "vp": 3 },
        ],
    }));
    for viewer in [view(&table, 0), view(&table, 1), public_view(&table)] {
        assert_eq!(viewer["ships"], ships_at([1, 2, 3, 4]));
        let expected = json!([{ "card": "G2", "reserved": null }, { "card": "R5", "reserved": 1 }]);
        assert_eq!(viewer["market"], expected);
        assert_eq!(viewer["farm"], json!([{ "card": "B3", "reserved": 0 }]));
        assert_eq!(viewer["discard_pile"], json!(["Y5", "Y2"]));
        let first = &viewer["seats"][0];
        assert_eq!((&first["goods"], &first["insured"]), (&json!(["R5"]), &json!(["R3"])));
        assert_eq!((&first["points"], &first["stone_free"]), (&json!(2), &json!(false)));
        assert_eq!(first["tokens"]["blue"], 2);
        assert_eq!(viewer["asked"]["seat"], 0);
        assert_eq!((&viewer["start"], &viewer["active"]), (&json!(0), &json!(0)));
    }
}

#[test]
fn o10_1_no_event_names_a_card_that_nobody_saw() {
    let mut table = scenario(json!({
        "market": cards("G5"),
        "farm": cards("G2 G2 G2"),
        "deck": cards("B2 B2 B2 B2 B2 Y3 Y5"),
        "ships": ships_at([0, 0, 0, 4]),
        "seats": [{ "hand": cards("R5"), "tokens": { "green": 6 } }, {}],
    }));
    let played = AnyTable::play(&mut table, seat(0), "buy R5").unwrap();
    // (5 + 6) × 1 = 11, three points: the five itself, and the yellow cards unseen.
    assert_eq!(AnyTable::position(&table)["seats"][0]["vp"], json!(["G5", "Y5?", "Y3?"]));
    assert_eq!(played.seen.len(), 3, "both seats and a spectator");
    for seen in played.seen {
        let text = json!(seen).to_string();
        assert!(text.contains("B2") && !text.contains("Y5") && !text.contains("Y3"), "{text}");
    }
}

#[test]
fn o10_1_only_new_cards_make_a_choice_hard_to_take_back() {
    let mut table = scenario(json!({
        "market": cards("R2 R2 R2 R2"),
        "seats": [{ "hand": cards("B5") }, { "hand": cards("B5 B2") }],
    }));
    assert!(!AnyTable::play(&mut table, seat(0), "take R2").unwrap().revealed);
    assert!(!AnyTable::play(&mut table, seat(1), "reserve R2").unwrap().revealed);
    assert_eq!(table.free_from(), 0);
    play(&mut table, 0, "take R2");
    assert!(AnyTable::play(&mut table, seat(1), "buy B5").unwrap().revealed, "the refill");
    assert_eq!(table.free_from(), 4);
}
