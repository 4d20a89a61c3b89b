//! D8: goods poker.

use crate::support::{Position, event, names, scene, seat};
use higaki_table::{AnyTable, Viewer};
use serde_json::{Value, json};

/// All events that a seat has seen, as one text.
fn history(position: &Position, index: usize) -> String {
    Value::from(AnyTable::history(&position.0, Viewer::Seat(seat(index)))).to_string()
}

/// The rulebook's example: A bids 1 white, B and C 3 orange, D 4 brown, on card 2.
fn example() -> Position {
    scene(4)
        .hand(0, [1, 0, 2, 0])
        .hand(1, [0, 0, 1, 3])
        .hand(2, [0, 0, 0, 4])
        .hand(3, [0, 5, 0, 0])
        .card(2)
        .bidding()
        .table()
}

#[test]
fn d8_1_any_number_of_one_kind_in_secret() {
    let mut position = example();
    assert_eq!(position.asked().len(), 4);
    assert_eq!(position.choices(0), ["bid -", "bid 1 white", "bid 1 purple", "bid 2 purple"]);
    assert_eq!(position.refusal(0, "bid 2 white"), ("too_few_cards", "D8.1"));
    let events = position.play(2, "bid 3 orange");
    assert_eq!(names(&events), ["bid_made"]);
    assert!(!position.revealed());
    assert_eq!(position.refusal(2, "bid -"), ("not_asked", "D4.1"));
    assert_eq!(position.asked().len(), 3);
    // A player without goods cards is not asked; if no player has one, the phase is over.
    let mut nobody =
        scene(3).stage(json!({ "decision": "resupply", "seat": 2, "left": 1 })).table();
    nobody.play(2, "take white");
    assert!(nobody.asks(2, "bid"));
    nobody.play(2, "bid 1 white");
    assert_eq!(nobody.view(None)["round"], 2);
}

#[test]
fn d8_2_the_highest_bid_takes_what_the_card_offers() {
    let mut position = example();
    position.plays(&[(3, "bid 4 brown"), (1, "bid 3 orange"), (2, "bid 3 orange")]);
    let events = position.play(0, "bid 1 white");
    assert_eq!(event(&events, "colour_won")["yuan"], 4);
    assert_eq!([0, 1, 2, 3].map(|index| position.yuan(index)), [4, 0, 0, 0]);
    assert!(position.asks(3, "prize"), "and D chooses a special card");
    let pile = position.choices(3)[0].clone();
    position.play(3, &pile);
    let keep = position.choices(3)[0].clone();
    position.play(3, &keep);
    // A last bidding for purple alone.
    let open = position.view(None)["open_colours"].clone();
    assert_eq!(open, json!(["purple"]));
    position.plays(&[(0, "bid 2 purple"), (1, "bid 1 purple"), (2, "bid -"), (3, "bid -")]);
    assert_eq!([0, 1, 2, 3].map(|index| position.yuan(index)), [6, 0, 0, 0]);
    assert_eq!(position.view(None)["round"], 2);
}

#[test]
fn d8_3_ties_share_rounded_down() {
    let shared = |card, good: usize, word: &str| {
        let mut hand = [0; 4];
        hand[good] = 2;
        let mut position =
            scene(3).hand(0, hand).hand(1, hand).hand(2, hand).card(card).bidding().table();
        let bid = format!("bid 2 {word}");
        position.plays(&[(0, &bid), (1, &bid), (2, &bid)]);
        position.yuan(0)
    };
    assert_eq!(shared(1, 3, "orange"), 1, "4 yuan among three");
    assert_eq!(shared(1, 1, "brown"), 0, "2 yuan among three");
    let mut position = example();
    position.plays(&[(0, "bid -"), (3, "bid -"), (1, "bid 3 orange")]);
    let events = position.play(2, "bid 3 orange");
    let shared = event(&events, "colour_shared");
    assert_eq!(
        (&shared["yuan"], &shared["value"], &shared["seats"]),
        (&json!(0), &json!(1), &json!([1, 2]))
    );
}

#[test]
fn d8_4_a_tie_for_an_s_wins_nothing() {
    let mut position =
        scene(3).hand(0, [0, 2, 0, 0]).hand(1, [0, 2, 0, 0]).card(2).bidding().table();
    position.play(0, "bid 2 brown");
    let events = position.play(1, "bid 2 brown");
    assert_eq!(event(&events, "special_tied")["seats"], json!([0, 1]));
    assert_eq!(event(&events, "colour_closed")["good"], "brown");
    assert_eq!(position.view(None)["round"], 2, "nobody has a card left");
}

#[test]
fn d8_5_all_bid_cards_go_back() {
    let mut position =
        scene(3).hand(0, [2, 0, 1, 0]).hand(1, [1, 0, 0, 0]).card(2).bidding().table();
    position.play(0, "bid 2 white");
    let events = position.play(1, "bid 1 white");
    assert_eq!(names(&events).iter().filter(|name| **name == "goods_returned").count(), 2);
    assert_eq!((position.hand(0), position.hand(1)), ([0, 0, 1, 0], [0, 0, 0, 0]));
    assert_eq!(position.game().all_goods(), higaki_dschunke::Goods::even(18));
}

#[test]
fn d8_6_bidding_goes_on_while_a_colour_is_open_and_somebody_bids() {
    let start = || scene(3).hand(0, [1, 1, 0, 1]).hand(1, [0, 0, 1, 0]).card(5).bidding().table();
    let mut position = start();
    position.plays(&[(0, "bid 1 brown"), (1, "bid 1 purple")]);
    assert_eq!(position.asked(), [(0, "bid".to_owned())], "seat 1 has no card any more");
    assert_eq!(position.choices(0), ["bid -", "bid 1 white", "bid 1 orange"]);
    position.play(0, "bid 1 orange");
    // Winners bid again; with the fourth colour the phase ends at once.
    position.play(0, "bid 1 white");
    assert!(position.asks(0, "prize"), "white is the S of card 5");
    position.plays(&[(0, "pile star")]);
    let keep = position.choices(0)[0].clone();
    position.play(0, &keep);
    assert_eq!(position.view(None)["round"], 2);
    assert_eq!(position.yuan(0), 1 + 4);
    let mut position = start();
    position.play(0, "bid -");
    let events = position.play(1, "bid -");
    assert_eq!(event(&events, "colours_lapsed")["goods"].as_array().unwrap().len(), 4);
}

/// Orange is closed; the first two players can lay down cards that count as no bid.
fn void_bids() -> crate::support::Scene {
    scene(3)
        .hand(0, [1, 0, 0, 2])
        .hand(1, [2, 1, 0, 0])
        .hand(2, [0, 1, 0, 0])
        .card(2)
        .with("closed", json!(["orange"]))
        .bidding()
}

/// The seat and the cards of a void bid, in the order white, brown, purple, orange.
fn cards_of(event: &Value) -> (u64, [u64; 4]) {
    let number = |name: &str| event[name].as_u64().unwrap();
    (number("seat"), ["white", "brown", "purple", "orange"].map(number))
}

#[test]
fn d8_7_a_void_bid_is_shown_and_counts_as_none() {
    let mut position = void_bids().seat(1, "known", json!({ "white": 2 })).table();
    assert_eq!(position.choices(0), ["bid -", "bid 1 white"], "void bids are not offered");
    let events = position.play(0, "bid 2 orange");
    assert_eq!(cards_of(event(&events, "void_bid_made")), (0, [0, 0, 0, 2]));
    assert_eq!(position.own(0)["bid"], "2 orange");
    assert_eq!(position.seat_view(0)["has_bid"], true);
    position.play(1, "bid 1 white 1 brown");
    assert_eq!(position.own(1)["bid"], "1 white 1 brown");
    let seen = history(&position, 2);
    assert!(!seen.contains("void_bid"), "sealed like any bid: {seen}");
    let events = position.play(2, "bid 1 brown");
    assert_eq!(names(&events)[1..4], ["void_bid_shown", "void_bid_shown", "bid_shown"]);
    assert_eq!(cards_of(&events[2]), (1, [1, 1, 0, 0]));
    assert!(history(&position, 2).contains("void_bid_shown"));
    assert!(position.revealed());
    assert_eq!((position.hand(0), position.hand(1)), ([1, 0, 0, 2], [2, 1, 0, 0]));
    assert!(position.asks(2, "prize"), "brown is the S, and nobody else bid for it");
    // The returned cards are public.
    let seats = higaki_table::Game::position(position.game())["seats"].clone();
    assert_eq!(seats[0]["known"], json!({ "orange": 2 }));
    assert_eq!(seats[1]["known"], json!({ "white": 2, "brown": 1 }));
}

#[test]
fn d8_7_a_void_bid_needs_cards_of_the_hand() {
    let mut position = void_bids().table();
    for text in ["bid 3 orange", "bid 1 white 3 orange", "bid 3 brown 1 white", "bid 255 white"] {
        assert_eq!(position.refusal(0, text), ("too_few_cards", "D8.1"), "{text}");
    }
}

#[test]
fn d8_7_without_a_valid_bid_the_poker_ends() {
    let mut position = void_bids().table();
    position.plays(&[(0, "bid 1 white 1 orange"), (1, "bid 2 white 1 brown")]);
    let events = position.play(2, "bid -");
    assert_eq!(event(&events, "colours_lapsed")["goods"].as_array().unwrap().len(), 3);
    assert_eq!(position.view(None)["round"], 2);
}

#[test]
fn d8_7_before_version_3_a_void_bid_was_replaced_by_none() {
    let mut position = void_bids().with("rules", json!(2)).table();
    position.plays(&[(0, "bid 2 orange"), (1, "bid 3 brown 1 white")]);
    let said: Vec<String> =
        position.0.entries().iter().map(|entry| entry.choice.to_string()).collect();
    assert_eq!(said, ["bid -", "bid -"]);
    let events = position.play(2, "bid -");
    assert_eq!(names(&events)[1..4], ["no_bid_shown"; 3]);
}

#[test]
fn d8_8_the_winner_of_an_s_searches_any_pile() {
    let mut position =
        scene(3).hand(0, [0, 2, 0, 0]).card(2).drawn(&["0 star swap"]).bidding().table();
    position.play(0, "bid 2 brown");
    assert_eq!(position.choices(0), ["pile square", "pile circle", "pile triangle", "pile star"]);
    assert_eq!(position.refusal(0, "yuan"), ("not_last_round", "D8.9"));
    let events = position.play(0, "pile star");
    assert_eq!(event(&events, "pile_searched")["cards"].as_array().unwrap().len(), 6);
    assert!(position.revealed());
    let keep = position.choices(0)[0].clone();
    position.play(0, &keep);
    assert_eq!(position.view(None)["piles"][3]["size"], 5);
}

#[test]
fn d8_9_three_yuan_instead_in_the_last_round() {
    let mut position = scene(3).round(10).hand(0, [0, 2, 0, 0]).card(2).bidding().table();
    position.play(0, "bid 2 brown");
    assert!(position.choices(0).contains(&"yuan".to_owned()));
    let events = position.play(0, "yuan");
    assert_eq!(event(&events, "prize_paid")["yuan"], 3);
    assert_eq!(position.yuan(0), 3);
    assert!(position.asked().is_empty());
    // After looking at a pile it is too late.
    let mut position = scene(3).round(10).hand(0, [0, 2, 0, 0]).card(2).bidding().table();
    position.plays(&[(0, "bid 2 brown"), (0, "pile star")]);
    assert_eq!(position.refusal(0, "yuan"), ("other_decision", "D4.1"));
}
