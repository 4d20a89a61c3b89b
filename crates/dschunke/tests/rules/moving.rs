//! D9: moving on.

use crate::support::{event, scene};
use serde_json::json;

/// The last bid of a round.
fn last_bid() -> crate::support::Position {
    let stage = json!({ "decision": "bid", "waiting": [0] });
    scene(4)
        .round(2)
        .start(3)
        .hand(0, [1, 0, 0, 0])
        .with("turned", json!(["load", "cash", "upper", "lower"]))
        .stage(stage)
        .table()
}

#[test]
fn d9_1_merchants_go_clockwise() {
    let mut position = last_bid();
    let events = position.play(0, "bid -");
    let moved = event(&events, "merchants_moved");
    // Round 2: load on brown, goods on white, cash on orange.
    assert_eq!(
        moved,
        &json!({ "event": "merchants_moved", "load": "white", "cash": "purple", "goods": "grey" })
    );
}

#[test]
fn d9_2_helpers_go_on_and_all_are_turned_up() {
    let mut position = last_bid();
    let events = position.play(0, "bid -");
    assert_eq!(event(&events, "helpers_moved")["field"], 3);
    let view = position.view(None);
    let figures =
        view["merchants"].as_array().unwrap().iter().chain(view["helpers"].as_array().unwrap());
    assert!(figures.into_iter().all(|figure| figure["used"] == false));
    // Field 3: the upper row loads two strips, the lower one cashes in; S comes first.
    assert!(position.asks(0, "pile"));
}

#[test]
fn d9_3_the_marker_goes_to_the_left() {
    let mut position = last_bid();
    let events = position.play(0, "bid -");
    assert_eq!(event(&events, "start_passed")["seat"], 0);
    assert_eq!(position.view(None)["start"], 0);
    assert_eq!(
        event(&events, "round_begun"),
        &json!({ "event": "round_begun", "round": 3, "seat": 0 })
    );
}
