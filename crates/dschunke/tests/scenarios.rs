//! Scenarios: unspecified parts, and the problems of invalid ones.

use crate::support::scene;
use higaki_dschunke::Dschunke;
use higaki_table::{Game, Seed};
use serde_json::json;

#[test]
fn unspecified_parts_are_drawn_from_the_seed() {
    let json = scene(3).round(4).drawn(&["0 star swap"]).json().clone();
    let read = |seed: &str| Dschunke::from_scenario(&json, &Seed::from_text(seed)).unwrap();
    assert_eq!(read("one"), read("one"));
    assert_ne!(read("one").position()["piles"], read("two").position()["piles"]);
    assert_ne!(read("one").position()["market"], read("two").position()["market"]);
    assert_eq!(read("one").all_special_cards(), 30);
}

#[test]
fn named_cards_lie_where_they_were_named() {
    let position = scene(3)
        .round(2)
        .with("market", json!({ "past": [7], "now": 2, "next": [5, 1] }))
        .with("piles", json!({ "star": ["swap", "swap"] }))
        .table();
    let described = position.game().position();
    assert_eq!(described["market"]["past"], json!([7]));
    assert_eq!(described["market"]["next"].as_array().unwrap()[..2], [json!(5), json!(1)]);
    let star = described["piles"]["star"].as_array().unwrap();
    assert_eq!(star.iter().filter(|card| **card == "swap").count(), 2);
    assert_eq!(star.len(), 7);
}

#[test]
fn all_problems_are_reported_at_once() {
    let scenario = scene(3)
        .round(11)
        .start(3)
        .with("weather", json!("fine"))
        .with("closed", json!(["grey"]))
        .with("turned", json!(["upper"]))
        .with("merchants", json!({ "load": "grey", "cash": "grey", "goods": "white" }))
        .with("drawn", json!(["0 star gold", "0 star tie-breaker", "1 star tie-breaker", "swap"]))
        .with("used", json!(["0 swap"]))
        .with(
            "piles",
            json!({ "star": ["supply", "supply", "supply", "supply", "supply", "supply", "move"] }),
        )
        .seat(1, "yuan", json!(-1))
        .seat(1, "known", json!({ "white": 1 }))
        .seat(2, "bid", json!("2 white"))
        .seat(2, "hat", json!("red"))
        .stage(json!({ "decision": "dance" }));
    let problems = scenario.problems();
    for expected in [
        ("", "unknown_field"),
        ("round", "number_out_of_range"),
        ("start", "number_out_of_range"),
        ("closed[0]", "unknown_word"),
        ("turned[0]", "unknown_word"),
        ("merchants", "merchants_on_one_junk"),
        ("drawn[0]", "bad_drawn_card"),
        ("drawn[2]", "too_many_copies"),
        ("drawn[3]", "bad_drawn_card"),
        ("used[0]", "never_drawn"),
        ("", "pile_too_large"),
        ("seats[1].yuan", "number_out_of_range"),
        ("seats[1].known", "not_in_hand"),
        ("seats[2].bid", "not_in_hand"),
        ("seats[2]", "unknown_field"),
        ("stage.decision", "unknown_word"),
    ] {
        assert!(
            problems.contains(&(expected.0.to_owned(), expected.1)),
            "{expected:?} in {problems:?}"
        );
    }
    assert_eq!(problems.len(), 16, "{problems:?}");
}

#[test]
fn a_decision_that_could_not_have_come_up_is_refused() {
    let code = |scene: crate::support::Scene, stage| scene.stage(stage).problems()[0].1;
    let plain = || scene(3);
    assert_eq!(code(plain(), json!({ "decision": "lay" })), "no_free_set_up");
    assert_eq!(code(plain().round(0), json!({ "decision": "turn" })), "no_round_yet");
    assert_eq!(code(plain(), json!({ "decision": "exchange" })), "no_card_face_down");
    assert_eq!(code(plain(), json!({ "decision": "exchange_again" })), "extra_not_taken");
    assert_eq!(code(plain(), json!({ "decision": "after" })), "no_card_face_down");
    assert_eq!(code(plain(), json!({ "decision": "bid" })), "nobody_to_bid");
    assert_eq!(code(plain(), json!({ "decision": "bid", "waiting": [1] })), "no_goods_to_bid");
    assert_eq!(code(plain(), json!({ "decision": "next_kind" })), "missing_field");
    assert_eq!(code(plain(), json!({ "decision": "resupply", "left": 3 })), "number_out_of_range");
    let everything = || plain().hand(0, [18; 4]);
    assert_eq!(code(everything(), json!({ "decision": "resupply" })), "no_goods_left");
    let turned = plain().with("turned", json!(["load", "cash", "goods", "lower"]));
    assert_eq!(code(turned, json!({ "decision": "turn" })), "nobody_to_act");
    let early = plain().hand(0, [1, 0, 0, 0]).seat(0, "bid", json!("1 white"));
    assert_eq!(code(early, json!({ "decision": "turn" })), "bid_too_early");
    let laying = scene(3).round(0).with("options", json!({ "setup": "free" }));
    let laying = laying.hold("grey", &["0.."]);
    assert_eq!(code(laying, json!({ "decision": "lay", "seat": 0 })), "strips_out_of_turn");
}

#[test]
fn nonsense_never_panics() {
    let whole = scene(4).hand(0, [1, 2, 3, 4]).drawn(&["0 star swap"]).json().clone();
    for nonsense in
        [json!(null), json!(-1), json!("x"), json!([[]]), json!({ "a": 1 }), json!(1e300)]
    {
        assert!(Dschunke::from_scenario(&nonsense, &Seed::from_text("")).is_err());
        for field in whole.as_object().unwrap().keys() {
            let mut broken = whole.clone();
            broken[field] = nonsense.clone();
            let _ = Dschunke::from_scenario(&broken, &Seed::from_text(""));
        }
    }
}
