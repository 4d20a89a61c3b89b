//! D11: public and secret information.

use crate::support::{Position, scene, seat};
use higaki_table::{AnyTable, Viewer};
use serde_json::{Value, json};

/// All events that a viewer has seen, as one text.
fn history(position: &Position, viewer: Option<usize>) -> String {
    let viewer = Viewer::from(viewer.map(seat));
    Value::from(AnyTable::history(&position.0, viewer)).to_string()
}

#[test]
fn d11_1_hands_are_secret_and_their_sizes_public() {
    let position = scene(3).hand(0, [1, 2, 0, 0]).table();
    assert_eq!(position.seat_view(0)["hand_size"], 3);
    assert_eq!(position.own(0)["hand"], json!({ "white": 1, "brown": 2 }));
    assert!(position.view(None)["own"].is_null());
    assert_eq!(position.own(1)["hand"], json!({}));
    let deal = crate::support::dealt(3, higaki_dschunke::Setup::Printed, "deal");
    assert_eq!(history(&deal, Some(0)).matches("\"hand_dealt\"").count(), 1);
    assert_eq!(history(&deal, Some(0)).matches("\"hand_dealt_veiled\"").count(), 2);
    assert_eq!(history(&deal, None).matches("\"hand_dealt\"").count(), 0);
}

#[test]
fn d11_2_money_is_secret_except_what_was_told() {
    let position = scene(3).yuan(0, 137).seat(0, "told", json!(52)).table();
    for viewer in [Some(1), Some(2), None] {
        let view = position.view(viewer).to_string();
        assert!(!view.contains("137") && view.contains("52"));
    }
    assert_eq!(position.own(0)["yuan"], 137);
}

#[test]
fn d11_3_cards_face_down_are_secret_and_used_ones_known() {
    let position = scene(3)
        .drawn(&["0 star swap", "0 star bonus-8-grey", "1 circle move"])
        .used(&["1 move"])
        .table();
    let seen = position.view(Some(2));
    assert_eq!(seen["seats"][0]["face_down"], 2);
    assert!(!seen.to_string().contains("swap") && !seen.to_string().contains("bonus"));
    assert_eq!(seen["used_cards"], json!([{ "seat": 1, "card": "move" }]));
    assert_eq!(position.own(0)["cards"], json!(["swap", "bonus-8-grey"]));
}

#[test]
fn d11_4_nobody_counts_the_stocks_in_phases_three_and_four() {
    let mut position = scene(3)
        .hand(1, [18, 1, 0, 0])
        .start(2)
        .with("turned", json!(["load", "goods"]))
        .stage(json!({ "decision": "turn", "seat": 1 }))
        .table();
    let counts = |position: &Position| {
        let view = position.view(Some(0));
        view["stock"].as_array().unwrap().iter().map(|s| s["count"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(counts(&position), [json!(0), json!(17), json!(18), json!(18)]);
    position.play(1, "cash");
    assert!(position.asks(2, "resupply"));
    let covered = [json!("none"), json!("some"), json!("some"), json!("some")];
    assert_eq!(counts(&position), covered, "before the first card of phase 3");
    for (index, good) in [(2, "brown"), (2, "brown"), (0, "orange"), (0, "orange"), (1, "brown")] {
        assert_eq!(
            AnyTable::preview(&position.0, seat(index), &format!("take {good}")),
            Ok(Value::Null)
        );
        position.play(index, &format!("take {good}"));
        assert_eq!(counts(&position), covered);
    }
    position.plays(&[(1, "take brown"), (1, "bid -"), (2, "bid -")]);
    assert_eq!(counts(&position), covered);
    position.play(0, "bid -");
    assert_eq!(counts(&position), [json!(0), json!(13), json!(18), json!(16)], "the next round");
}

#[test]
fn d11_5_a_bid_is_secret_until_all_have_decided() {
    let mut position = scene(3)
        .hand(0, [5, 0, 0, 0])
        .hand(1, [1, 0, 0, 0])
        .hand(2, [1, 0, 0, 0])
        .bidding()
        .table();
    position.play(0, "bid 4 white");
    assert!(higaki_table::Game::is_sealed(position.game()));
    for viewer in [Some(1), Some(2), None] {
        let view = position.view(viewer);
        assert_eq!(view["seats"][0]["has_bid"], true);
        assert_eq!(view["seats"][0]["hand_size"], 5);
        assert!(!view.to_string().contains("4 white"));
        assert!(!history(&position, viewer).contains("\"bid_made\""));
    }
    assert_eq!(position.own(0)["bid"], "4 white");
    // A simultaneous bid can be undone until the bids are shown.
    position.play(1, "bid -");
    assert!(higaki_table::Game::is_sealed(position.game()), "also with one player left");
    position.0.take_back(seat(0)).unwrap();
    position.play(0, "bid 1 white");
    position.play(2, "bid 1 white");
    assert!(position.0.take_back(seat(0)).is_err());
}

#[test]
fn d11_6_a_searcher_remembers_the_pile_as_he_left_it() {
    let piles = json!({ "star": ["swap", "move", "supply"] });
    let mut position = scene(3)
        .round(3)
        .with("piles", piles)
        .drawn(&["2 star load-one", "2 star load-one", "2 star take-goods", "2 star take-goods"])
        .stage(json!({ "decision": "keep", "seat": 0, "pile": "star", "search": "prize" }))
        .hand(1, [1, 0, 0, 0])
        .hand(2, [0, 0, 1, 0])
        .table();
    assert_eq!(position.own(0)["searching"], json!(["supply", "swap", "move"]));
    assert!(position.own(1)["searching"].is_null());
    position.play(0, "keep swap");
    let remembered = |position: &Position, index| position.own(index)["searched"].clone();
    assert_eq!(remembered(&position, 0), json!([{ "pile": "star", "cards": ["supply", "move"] }]));
    assert_eq!(remembered(&position, 1), json!([]));
    let rest = remembered(&position, 2)[0]["cards"].as_array().unwrap().len();
    assert_eq!(rest, 3, "seat 2 left three cards and does not know which of them is gone");
    // Cards that others take face down are remembered, cards that they lay open are removed.
    let stage = json!({ "decision": "keep", "seat": 1, "pile": "star", "search": "prize" });
    let position_json = higaki_table::Game::position(position.game());
    let mut scenario = position_json.clone();
    scenario["stage"] = stage;
    scenario["seats"][1]["bid"] = json!("-");
    let table = higaki_table::Table::from_scenario(&scenario, higaki_table::Seed::from_text("x"));
    let mut open = Position(table.unwrap());
    open.play(1, "keep supply");
    assert_eq!(remembered(&open, 0), json!([{ "pile": "star", "cards": ["move"] }]));
    let table = higaki_table::Table::from_scenario(&scenario, higaki_table::Seed::from_text("x"));
    let mut hidden = Position(table.unwrap());
    hidden.play(1, "keep move");
    assert_eq!(remembered(&hidden, 0), json!([{ "pile": "star", "cards": ["supply", "move"] }]));
    assert_eq!(hidden.view(Some(0))["piles"][3]["size"], 1);
}

#[test]
fn d11_7_nobody_knows_what_is_to_come() {
    let position = crate::support::dealt(4, higaki_dschunke::Setup::Printed, "unknown");
    for viewer in [Some(0), None] {
        let view = position.view(viewer).to_string();
        assert!(!view.contains("tie-breaker") && !view.contains("load-one"));
    }
    let game = position.game();
    let mut orders = std::collections::BTreeSet::new();
    for number in 0..50 {
        let mut other = game.clone();
        let mut chance = higaki_table::QuickChance::new(number);
        higaki_table::Game::determinise(&mut other, Viewer::Spectator, &mut chance);
        let described = higaki_table::Game::position(&other);
        assert_eq!(described["market"]["now"], higaki_table::Game::position(game)["market"]["now"]);
        orders.insert(described["market"]["next"].to_string());
    }
    assert_eq!(orders.len(), 50);
}
