//! D10: the end.

use crate::support::{Scene, event, names, scene, seat};
use higaki_table::Game;
use serde_json::json;

fn last_bid() -> Scene {
    scene(3)
        .round(10)
        .hand(0, [2, 0, 0, 0])
        .hand(1, [1, 0, 0, 0])
        .stage(json!({ "decision": "bid", "waiting": [1] }))
}

#[test]
fn d10_1_the_game_ends_after_the_poker_of_round_ten() {
    let mut position = last_bid().table();
    let events = position.play(1, "bid -");
    assert!(!names(&events).contains(&"merchants_moved"));
    assert_eq!(names(&events).last(), Some(&"ended"));
    assert_eq!(position.game().outcome().unwrap().reason, "rounds");
    assert_eq!(position.refusal(0, "bid -"), ("game_over", "D10.1"));
}

#[test]
fn d10_2_money_bonus_cards_and_junks_are_added() {
    let mut position = last_bid()
        .yuan(0, 30)
        .hold("grey", &["001"])
        .hold("white", &["0.."])
        .drawn(&["0 star bonus-8-grey", "0 star move", "0 circle bonus-8-white"])
        .table();
    let events = position.play(1, "bid -");
    let scored = event(&events, "scored");
    assert_eq!(
        scored,
        &json!({ "event": "scored", "seat": 0, "cash": 30, "junks": 8, "cards": 8, "total": 46, "goods": 2 })
    );
    let breakdown = serde_json::to_value(position.game().breakdown().unwrap()).unwrap();
    assert_eq!(breakdown[0]["total"], 46);
    assert_eq!(
        breakdown[0]["cards"],
        json!([{ "card": "bonus-8-white", "yuan": 0 }, { "card": "bonus-8-grey", "yuan": 8 }])
    );
    assert_eq!(position.game().points(seat(0)), 46);
}

#[test]
fn d10_3_four_yuan_for_a_junk_and_twenty_five_for_all() {
    let on = |junks: &[&str]| {
        let scene = junks.iter().fold(scene(3), |scene, junk| scene.hold(junk, &["0.."]));
        scene.table().own(0)["total"].as_u64().unwrap()
    };
    assert_eq!(on(&[]), 0);
    assert_eq!(on(&["grey"]), 4);
    assert_eq!(on(&["grey", "white", "brown", "orange"]), 16);
    assert_eq!(on(&["grey", "white", "brown", "orange", "purple"]), 25);
    // A strip that is covered altogether does not count.
    let covered = scene(3).hold("grey", &["012", "111"]).table();
    assert_eq!(covered.own(0)["total"], 0);
}

#[test]
fn d10_4_ties_by_goods_left_then_shared() {
    let outcome = |yuan: [u16; 3], scene: Scene| {
        let scene = scene.yuan(0, yuan[0]).yuan(1, yuan[1]).yuan(2, yuan[2]);
        let mut position = scene.table();
        position.play(1, "bid -");
        let outcome = position.game().outcome().unwrap();
        let mut places = [0; 3];
        outcome.ranking.iter().for_each(|place| places[place.seat.index()] = place.place);
        places
    };
    assert_eq!(outcome([5, 9, 7], last_bid()), [3, 1, 2]);
    assert_eq!(outcome([9, 9, 7], last_bid()), [1, 2, 3], "two goods cards against one");
    assert_eq!(outcome([9, 9, 9], last_bid().hand(1, [2, 0, 0, 0])), [1, 1, 3]);
    // Unused extra cards do not count.
    assert_eq!(outcome([9, 9, 7], last_bid().drawn(&["1 star move", "1 star swap"])), [1, 2, 3]);
}
