//! Determinisation for a player with a perfect memory: neither too narrow nor too wide.

use crate::support::{Scene, scene, seat};
use higaki_dschunke::Dschunke;
use higaki_table::{Game, QuickChance, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Many worlds that a viewer holds possible.
fn worlds(scene: &Scene, viewer: Option<usize>) -> Vec<Value> {
    let game = scene.table().game().clone();
    let viewer = Viewer::from(viewer.map(seat));
    (0..300)
        .map(|number| {
            let mut world: Dschunke = game.clone();
            world.determinise(viewer, &mut QuickChance::new(number));
            assert_eq!(world.view(viewer), game.view(viewer));
            assert_eq!(world.all_special_cards(), 30);
            assert_eq!(world.all_goods(), game.all_goods());
            world.position()
        })
        .collect()
}

fn values(worlds: &[Value], of: impl Fn(&Value) -> String) -> BTreeSet<String> {
    worlds.iter().map(of).collect()
}

#[test]
fn cards_that_were_taken_openly_stay_where_they_are() {
    let scene = scene(3).hand(0, [2, 0, 0, 0]).hand(1, [3, 0, 1, 0]).hand(2, [0, 2, 0, 0]).seat(
        1,
        "known",
        json!({ "white": 2 }),
    );
    let worlds = worlds(&scene, Some(0));
    for world in &worlds {
        assert_eq!(world["seats"][0]["hand"], json!({ "white": 2 }));
        assert!(world["seats"][1]["hand"]["white"].as_u64().unwrap() >= 2);
    }
    // One white, one purple and two brown are spread over two hands with two open places each.
    let hands = values(&worlds, |world| world["seats"][1]["hand"].to_string());
    assert_eq!(hands.len(), 4);
}

#[test]
fn known_cards_follow_what_happens_openly() {
    let mut position = scene(3).hand(1, [1, 0, 0, 0]).start(1).hold("brown", &["1.."]).table();
    position.play(1, "goods");
    assert_eq!(position.game().position()["seats"][1]["known"], json!({ "brown": 3 }));
    // Bidding more than the known cards shows cards of the deal; none of the rest is known.
    let scene = scene(3).hand(0, [0, 4, 0, 0]).seat(0, "known", json!({ "brown": 3 })).bidding();
    let mut position = scene.table();
    position.play(0, "bid 2 brown");
    assert_eq!(position.game().position()["seats"][0]["known"], json!({ "brown": 1 }));
}

#[test]
fn sealed_bids_of_others_can_be_anything() {
    let scene = scene(3)
        .hand(0, [2, 0, 0, 0])
        .hand(1, [0, 3, 0, 0])
        .hand(2, [0, 0, 1, 0])
        .seat(0, "bid", json!("1 white"))
        .seat(1, "bid", json!("2 brown"))
        .seat(1, "known", json!({ "brown": 3 }))
        .stage(json!({ "decision": "bid", "waiting": [2] }));
    let worlds = worlds(&scene, Some(0));
    assert_eq!(values(&worlds, |world| world["seats"][0]["bid"].to_string()).len(), 1);
    assert_eq!(values(&worlds, |world| world["seats"][1]["bid"].to_string()).len(), 4);
}

#[test]
fn cards_of_a_void_bid_are_known_afterwards() {
    let scene =
        scene(3).hand(0, [4, 0, 0, 0]).hand(1, [1, 1, 1, 1]).hand(2, [0, 4, 0, 0]).bidding();
    let mut position = scene.table();
    position.plays(&[(0, "bid -"), (1, "bid 1 white 1 purple"), (2, "bid 1 brown")]);
    for number in 0..100 {
        let mut world = position.game().clone();
        world.determinise(Viewer::Seat(seat(0)), &mut QuickChance::new(number));
        let hand = world.position()["seats"][1]["hand"].clone();
        assert!(hand["white"].as_u64() >= Some(1) && hand["purple"].as_u64() >= Some(1), "{hand}");
    }
}

#[test]
fn a_searcher_knows_which_cards_others_took_from_the_pile() {
    // Seat 0 left swap, move and supply in star; then seat 1 took one of them face down.
    let drawn = [
        "0 star load-one",
        "0 star load-one",
        "0 star take-goods",
        "0 star take-goods",
        "1 star swap",
    ];
    let scene = scene(3).with("piles", json!({ "star": ["move", "supply"] })).drawn(&drawn);
    let taken = |world: &Value| world["drawn"][4].to_string();
    let by_searcher = values(&worlds(&scene, Some(0)), taken);
    let expected = ["\"1 star move\"", "\"1 star swap\""];
    assert_eq!(by_searcher.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    // Any other player must consider every card that is kept face down.
    assert!(values(&worlds(&scene, Some(2)), taken).len() > 10);
    // The owner knows their own card.
    assert_eq!(values(&worlds(&scene, Some(1)), taken).len(), 1);
}

#[test]
fn two_searches_determine_the_cards_taken_between_them() {
    let drawn = ["0 star load-one", "1 star swap", "0 star move", "1 star bonus-8-grey"];
    let worlds = worlds(&scene(3).drawn(&drawn), Some(0));
    assert_eq!(
        values(&worlds, |world| world["drawn"][1].to_string()).len(),
        1,
        "it must be the swap"
    );
    assert!(values(&worlds, |world| world["drawn"][3].to_string()).len() > 1);
}

#[test]
fn a_used_card_can_have_come_from_either_pile() {
    // Seat 1 took a card from star, which seat 0 had left with a swap, and one from circle, whose
    // contents only seat 1 knows; then seat 1 used a swap. There are two of them.
    let drawn = ["0 star load-one", "1 star swap", "1 circle bonus-8-grey"];
    let scene = scene(3).drawn(&drawn).used(&["1 swap 3"]);
    let worlds = worlds(&scene, Some(0));
    let sources = values(&worlds, |world| {
        let from = |index: usize| world["drawn"][index].as_str().unwrap().ends_with("swap");
        format!("{} {}", from(1), from(2))
    });
    assert!(sources.contains("true false") && sources.contains("false true"), "{sources:?}");
    for world in &worlds {
        let drawn = world["drawn"].as_array().unwrap();
        assert!(drawn.iter().any(|card| card.as_str().unwrap().ends_with("swap")));
        assert_eq!(world["used"], json!(["1 swap 3"]));
    }
}

#[test]
fn a_card_used_before_a_later_draw_is_not_looked_for_there() {
    let drawn = ["1 star swap", "1 circle bonus-8-grey"];
    let scene = scene(3).drawn(&drawn).used(&["1 swap 1"]);
    let worlds = worlds(&scene, None);
    assert_eq!(values(&worlds, |world| world["drawn"][0].to_string()).len(), 1);
    let always = |world: &Value| world["drawn"][1].as_str().unwrap().ends_with("supply");
    assert!(!worlds.iter().any(always), "a card face down is never one that is laid open");
}

#[test]
fn merchants_that_lie_face_down_can_be_any() {
    let position = crate::support::dealt(3, higaki_dschunke::Setup::Free, "discs");
    let orders: BTreeSet<String> = (0..100)
        .map(|number| {
            let mut world = position.game().clone();
            world.determinise(Viewer::Seat(seat(0)), &mut QuickChance::new(number));
            world.position()["merchants"].to_string()
        })
        .collect();
    assert_eq!(orders.len(), 6);
}

#[test]
fn at_the_end_all_cards_are_public() {
    let scene = scene(3)
        .round(10)
        .hand(0, [1, 2, 0, 0])
        .drawn(&["1 star swap"])
        .stage(json!({ "decision": "over" }));
    for viewer in [Some(0), None] {
        assert_eq!(values(&worlds(&scene, viewer), ToString::to_string).len(), 1);
    }
    let view = scene.table().view(None);
    assert_eq!(view["open"]["hands"][0], json!({ "white": 1, "brown": 2 }));
    assert_eq!(view["open"]["cards"][1], json!(["swap"]));
}
