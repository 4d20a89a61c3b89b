//! D3: market card and events.

use crate::support::{dealt, event, names, scene};
use higaki_dschunke::Setup;
use serde_json::json;

#[test]
fn d3_1_ten_rounds() {
    let mut position = dealt(3, Setup::Printed, "ten rounds");
    for round in 1..=10 {
        assert_eq!(position.view(None)["round"], round);
        position.finish_round();
    }
    assert!(position.asked().is_empty());
}

#[test]
fn d3_2_each_round_begins_with_a_new_market_card() {
    let mut position = dealt(3, Setup::Printed, "cards");
    let mut cards = std::collections::BTreeSet::new();
    for _ in 0..10 {
        cards.insert(position.view(None)["market"].to_string());
        position.finish_round();
    }
    assert_eq!(cards.len(), 10);
    assert!(position.revealed());
}

#[test]
fn d3_3_swaps_right_after_the_market_card_in_player_order() {
    let stage = json!({ "decision": "exchange", "seat": 1 });
    let mut position = scene(3)
        .start(1)
        .drawn(&["0 star swap", "1 star swap", "2 star bonus-8-grey"])
        .hand(0, [1, 0, 0, 0])
        .hand(1, [1, 0, 0, 0])
        .hand(2, [1, 0, 0, 0])
        .stage(stage)
        .table();
    position.play(1, "done");
    // Players with a face-down card are asked, even if they cannot use it now.
    assert!(position.asks(2, "exchange"));
    assert_eq!(position.choices(2), ["done"]);
    position.play(2, "done");
    assert_eq!(position.refusal(2, "done"), ("not_asked", "D4.1"));
    position.plays(&[(0, "swap white orange"), (0, "done")]);
    assert!(position.asks(1, "turn"));
}

#[test]
fn d3_4_at_an_s_everybody_takes_another_pile() {
    let mut position =
        scene(3).round(3).start(2).stage(json!({ "decision": "pile", "seat": 2 })).table();
    assert_eq!(position.choices(2), ["pile square", "pile circle", "pile triangle", "pile star"]);
    position.play(2, "pile circle");
    let keep = position.choices(2)[0].clone();
    position.play(2, &keep);
    assert_eq!(position.refusal(0, "pile circle"), ("pile_taken", "D3.4"));
    position.play(0, "pile star");
    let keep = position.choices(0)[0].clone();
    position.play(0, &keep);
    assert_eq!(position.choices(1), ["pile square", "pile triangle"]);
    position.play(1, "pile square");
    let keep = position.choices(1)[0].clone();
    position.play(1, &keep);
    assert!(position.asks(2, "turn"));
    // If all other piles are empty, one that was taken already will do.
    let drawn: Vec<String> = (0..30).map(|place| all_cards()[place].clone()).collect();
    let piles = ["square"; 8].into_iter().chain(["circle"; 8]).chain(["triangle"; 7]);
    let drawn: Vec<String> =
        piles.zip(&drawn).map(|(pile, card)| format!("0 {pile} {card}")).collect();
    let drawn: Vec<&str> = drawn.iter().map(String::as_str).collect();
    let stage = json!({ "decision": "pile", "seat": 1, "taken": ["star"] });
    let mut position = scene(3).round(3).drawn(&drawn).stage(stage).table();
    assert_eq!(position.choices(1), ["pile star"]);
    assert_eq!(position.refusal(1, "pile circle"), ("pile_empty", "D6.14"));
}

#[test]
fn d3_4_without_a_special_card_left_the_event_is_over() {
    let piles = ["square"; 8].into_iter().chain(["circle"; 8]).chain(["triangle"; 7]);
    let piles = piles.chain(["star"; 6]);
    let drawn: Vec<String> =
        piles.zip(all_cards()).map(|(pile, card)| format!("0 {pile} {card}")).collect();
    let drawn: Vec<&str> = drawn.iter().map(String::as_str).collect();
    let stage = json!({ "decision": "pile", "seat": 0 });
    let mut position = scene(3).round(3).drawn(&drawn).stage(stage).table();
    position.play(0, "pile star");
    let keep = position.choices(0)[0].clone();
    position.play(0, &keep);
    assert!(position.asks(0, "turn"), "seats 1 and 2 find no card");
}

fn all_cards() -> Vec<String> {
    let game = dealt(3, Setup::Printed, "all").game().clone();
    let described = higaki_table::Game::position(&game);
    let piles = ["square", "circle", "triangle", "star"];
    piles
        .iter()
        .flat_map(|pile| described["piles"][*pile].as_array().unwrap().clone())
        .map(|card| card.as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn d3_5_at_a_y_everybody_says_how_much_money_he_has() {
    let mut position = scene(3)
        .round(5)
        .start(2)
        .yuan(0, 7)
        .yuan(1, 11)
        .drawn(&["1 star swap"])
        .stage(json!({ "decision": "exchange", "seat": 1 }))
        .table();
    assert_eq!(position.seat_view(1)["told"], json!(null));
    let events = position.play(1, "done");
    assert_eq!(
        names(&events),
        ["swap_passed", "money_occasion", "money_told", "money_told", "money_told"]
    );
    assert_eq!(event(&events, "money_told")["seat"], 2, "from the start player on");
    assert_eq!(position.seat_view(1)["told"], 11);
    assert!(position.revealed());
    assert!(position.asks(2, "turn"));
}

#[test]
fn d3_6_events_come_after_the_swaps() {
    // A swap card from the event has to wait, a cash card can be used in the same round.
    let mut position = scene(3)
        .round(3)
        .with("piles", json!({ "star": ["swap"], "circle": ["cash-in-grey"] }))
        .hand(0, [1, 0, 0, 0])
        .hand(1, [1, 0, 0, 0])
        .stage(json!({ "decision": "pile", "seat": 0 }))
        .table();
    position.plays(&[(0, "pile star"), (0, "keep swap"), (1, "pile circle")]);
    position.plays(&[(1, "keep cash-in-grey"), (2, "pile square")]);
    let keep = position.choices(2)[0].clone();
    position.play(2, &keep);
    assert!(position.asks(0, "turn"));
    assert!(!position.choices(0).iter().any(|choice| choice.starts_with("swap")));
    position.play(0, "load");
    assert_eq!(position.choices(0), ["done"], "he is asked, because he has a card face down");
    position.play(0, "done");
    assert!(position.choices(1).contains(&"extra cash-in grey".to_owned()));
}
