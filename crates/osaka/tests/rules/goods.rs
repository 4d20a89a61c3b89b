//! O3: the turn, coins and goods.

use crate::support::{
    cards, deck, discard, expect_asked, expect_refusal, expect_refusal_args, farm, goods, hand,
    kinds, listed, listed_with, market, play, scenario, seat, the, view, with_rest_in,
};
use higaki_table::{AnyTable, Seat};
use serde_json::json;

#[test]
fn o3_1_exactly_one_action_and_then_the_next_clockwise() {
    let mut table = scenario(json!({
        "to_act": 2,
        "market": cards("R2 R3 B3 B5 Y2"),
        "farm": cards("G2 G3 G5"),
        "seats": [{ "hand": cards("B5 B5 B5 B5") }, {}, {}],
    }));
    expect_asked(&table, 2, "turn");
    expect_refusal(&table, 0, "take R2", "not_your_turn", "O3.1");
    expect_refusal_args(&table, 1, "pass", &json!({ "code": "not_your_turn", "seat": 2 }));
    play(&mut table, 2, "take R2");
    expect_refusal(&table, 2, "take R3", "not_your_turn", "O3.1");
    expect_asked(&table, 0, "turn");
    play(&mut table, 0, "buy B5 B5 B5");
    expect_asked(&table, 1, "turn");
    play(&mut table, 1, "reserve G2");
    expect_asked(&table, 2, "turn");
}

#[test]
fn o3_1_a_choice_must_answer_the_question() {
    let table = scenario(json!({ "market": cards("R2"), "seats": [{ "hand": cards("R2") }, {}] }));
    for text in ["token red", "pay R2", "insure -", "save R2"] {
        expect_refusal(&table, 0, text, "other_decision", "O3.1");
        let args = json!({ "code": "other_decision", "decision": "turn" });
        expect_refusal_args(&table, 0, text, &args);
    }
}

#[test]
fn o3_1_there_is_no_seat_beyond_the_table() {
    let mut table = scenario(json!({ "market": cards("R2"), "seats": [{}, {}] }));
    let before = *table.game();
    for index in 2..Seat::MAX {
        let failure = AnyTable::play(&mut table, seat(index), "take R2").unwrap_err();
        assert_eq!((failure.code.as_str(), failure.rule), ("no_such_seat", None));
        assert!(table.choices(seat(index)).is_empty());
    }
    assert_eq!(*table.game(), before);
}

#[test]
fn o3_2_a_purchase_takes_all_but_what_others_reserved() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@1 B3 Y5@0 G2@2"),
        "farm": cards("G3 G3 G3"),
        "deck": cards("R2 R3 B2 B3 Y2"),
        "seats": [{ "hand": cards("R5 B5") }, {}, {}],
    }));
    assert_eq!(view(&table, 0)["seats"][0]["price"], 10);
    assert_eq!(view(&table, 0)["seats"][1]["price"], 10, "its own five instead of the other");
    assert_eq!(view(&table, 0)["seats"][2]["price"], 7);
    let events = play(&mut table, 0, "buy R5 B5");
    let bought = the(&events, "bought");
    assert_eq!(bought["goods"], json!(["R2", "B3", "Y5"]));
    assert_eq!((&bought["price"], &bought["seat"]), (&json!(10), &json!(0)));
    assert_eq!(goods(&table, 0), "R2 B3 Y5");
    assert_eq!(market(&table), "B5@1 G2@2 G3 G3 G3 R2 R3");
    assert_eq!(view(&table, 0)["seats"][0]["stone_free"], true, "the stone came back");
}

#[test]
fn o3_2_nobody_buys_only_a_part() {
    // Two coins would pay for the red card; the price is that of both.
    let table = scenario(json!({
        "market": cards("R2 B3"),
        "farm": cards("G2 G2 G2"),
        "seats": [{ "hand": cards("R2 R2 R2") }, {}],
    }));
    assert_eq!(listed_with(&table, 0, "buy"), ["buy R2 R2 R2"]);
    expect_refusal(&table, 0, "buy R2", "paid_too_little", "O3.3");
}

#[test]
fn o3_2_where_everything_is_reserved_by_others_nothing_can_be_bought() {
    let json = json!({
        "market": cards("R2@1"),
        "seats": [{ "hand": cards("B5"), "vp": [] }, {}],
    });
    let table = scenario(with_rest_in(json, "/seats/0/vp"));
    expect_refusal(&table, 0, "buy B5", "nothing_to_buy", "O3.2");
    expect_refusal(&table, 0, "buy", "nothing_to_buy", "O3.2");
}

#[test]
fn o3_3_the_rulebooks_hand_buys_up_to_twelve() {
    // Two, two, three and five are twelve coins.
    let with_market = |market: &str| {
        scenario(json!({
            "market": cards(market),
            "seats": [{ "hand": cards("R2 R2 B3 G5") }, {}],
        }))
    };
    let mut dear = with_market("Y5 Y5 Y2");
    assert_eq!(listed_with(&dear, 0, "buy"), ["buy R2 R2 B3 G5"]);
    play(&mut dear, 0, "buy R2 R2 B3 G5");
    assert_eq!(hand(&dear, 0), "");
    let too_dear = with_market("Y5 Y5 Y3");
    assert!(listed_with(&too_dear, 0, "buy").is_empty());
    expect_refusal(&too_dear, 0, "buy R2 R2 B3 G5", "too_expensive", "O3.3");
    expect_refusal(&too_dear, 0, "buy", "too_expensive", "O3.3");
    let args = json!({ "code": "too_expensive", "price": 13, "coins": 12 });
    expect_refusal_args(&too_dear, 0, "buy", &args);
}

#[test]
fn o3_3_too_little_is_refused_and_too_much_gives_no_change() {
    let mut table = scenario(json!({
        "market": cards("R2 B2"),
        "farm": cards("Y2 Y2 Y2"),
        "discard": cards("G5"),
        "seats": [{ "hand": cards("R3 B3 G5") }, {}],
    }));
    expect_refusal(&table, 0, "buy R3", "paid_too_little", "O3.3");
    let args = json!({ "code": "paid_too_little", "price": 4, "paid": 3 });
    expect_refusal_args(&table, 0, "buy B3", &args);
    assert_eq!(listed_with(&table, 0, "buy"), ["buy G5", "buy R3 B3"]);
    let events = play(&mut table, 0, "buy G5");
    assert_eq!(the(&events, "bought")["payment"], json!(["G5"]));
    assert_eq!(hand(&table, 0), "R3 B3", "no change");
    assert_eq!(discard(&table), "G5 G5", "the payment lies open on the discard pile");
}

#[test]
fn o3_3_only_cards_from_the_hand_pay() {
    let table = scenario(json!({
        "market": cards("R2"),
        "seats": [
            { "hand": cards("B2 B3"), "goods": cards("G5"), "vp": cards("Y5") },
            { "hand": cards("R5") },
        ],
    }));
    for text in ["buy G5", "buy Y5", "buy R5", "buy R2", "buy B2 B2", "buy B3 B3"] {
        expect_refusal(&table, 0, text, "not_in_hand", "O3.3");
    }
}

#[test]
fn o3_3_more_cards_than_needed_are_accepted_but_not_offered() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y2 Y2 Y2"),
        "seats": [{ "hand": cards("B2 G3 G5") }, {}],
    }));
    assert_eq!(listed_with(&table, 0, "buy"), ["buy B2", "buy G3", "buy G5"]);
    play(&mut table, 0, "buy G5 G3 B2");
    assert_eq!((hand(&table, 0).as_str(), discard(&table).as_str()), ("", "B2 G5 G3"));
    assert_eq!(goods(&table, 0), "R2", "and it buys no more");
}

#[test]
fn o3_3_payments_that_differ_in_colour_are_different() {
    // Colours matter in the hand: they insure.
    let table = scenario(json!({
        "market": cards("R5"),
        "seats": [{ "hand": cards("R2 B2 R3 B3 G5") }, {}],
    }));
    let expected = ["buy B3 B2", "buy G5", "buy R2 B3", "buy R3 B2", "buy R3 B3", "buy R3 R2"];
    assert_eq!(listed_with(&table, 0, "buy"), expected);
}

#[test]
fn o3_4_bought_cards_lie_open_and_there_is_no_limit() {
    let many = "R2 R2 R2 R3 R3 B2 B2 B5 Y2 Y3 G2 G2 G3 G3 G5 G5";
    let mut table = scenario(json!({
        "market": cards("R5 G5 B3@0 Y3 Y5"),
        "seats": [{ "hand": cards("B5 B5 Y5 Y5 R5"), "goods": cards(many) }, {}],
    }));
    play(&mut table, 0, "buy B5 B5 R5 Y5 Y5");
    let expected = "R5 R3 R3 R2 R2 R2 B5 B3 B2 B2 Y5 Y3 Y3 Y2 G5 G5 G5 G3 G3 G2 G2";
    assert_eq!(goods(&table, 0), expected);
    // Open to all: the other player sees them, too.
    assert_eq!(view(&table, 1)["seats"][0]["goods"].as_array().unwrap().len(), 21);
}

#[test]
fn o3_5_a_coin_comes_from_the_market_which_is_not_refilled() {
    let mut table = scenario(json!({
        "market": cards("R2 B5 R5@0 G3@1 Y2"),
        "farm": cards("Y3 Y3 Y3"),
        "deck": cards("G5 G5"),
        "discard": cards("B2"),
        "seats": [{ "hand": cards("R2") }, {}],
    }));
    assert_eq!(listed_with(&table, 0, "take"), ["take B5", "take R2", "take R5", "take Y2"]);
    expect_refusal(&table, 0, "take G3", "reserved_by_other", "O4.3");
    expect_refusal(&table, 0, "take G5", "not_in_market", "O3.5");
    expect_refusal(&table, 0, "take B2", "not_in_market", "O3.5");
    let before = deck(&table);
    let events = play(&mut table, 0, "take B5");
    assert_eq!(kinds(&events), ["coin_taken"]);
    assert_eq!(events[0], json!({ "event": "coin_taken", "seat": 0, "card": "B5" }));
    assert_eq!(hand(&table, 0), "R2 B5");
    assert_eq!(market(&table), "R2 R5@0 G3@1 Y2");
    assert_eq!((farm(&table).as_str(), deck(&table)), ("Y3 Y3 Y3", before));
    assert_eq!(discard(&table), "B2");
}

#[test]
fn o3_5_equal_cards_are_offered_once_and_one_of_them_is_taken() {
    let mut table = scenario(json!({
        "market": cards("R2 B2 R2 R2"),
        "seats": [{}, {}],
    }));
    assert_eq!(listed_with(&table, 0, "take"), ["take B2", "take R2"]);
    play(&mut table, 0, "take R2");
    assert_eq!(market(&table).matches("R2").count(), 2);
}

#[test]
fn o3_5_the_market_shrinks_coin_by_coin() {
    let mut table = scenario(json!({
        "market": cards("R2 R2 R2"),
        "farm": cards("Y3 Y3 Y3"),
        "deck": cards("G2 G2 G5 G5 G5"),
        "seats": [{}, {}],
    }));
    assert_eq!(kinds(&play(&mut table, 0, "take R2")), ["coin_taken"]);
    assert_eq!(kinds(&play(&mut table, 1, "take R2")), ["coin_taken"]);
    assert_eq!(market(&table), "R2");
    // Only when the next turn begins with an empty market is it refilled.
    assert_eq!(kinds(&play(&mut table, 0, "take R2")), ["coin_taken", "refilled"]);
    assert_eq!(market(&table), "Y3 Y3 Y3 G2 G2");
}

#[test]
fn o3_6_there_is_no_hand_limit() {
    let json = json!({
        "market": cards("G5"),
        "discard": [],
        "farm": cards("R2 R3 R5"),
        "deck": cards("B2 B3 B5 Y2 Y3"),
        "seats": [{ "hand": [] }, {}],
    });
    let mut table = scenario(with_rest_in(json, "/seats/0/hand"));
    assert_eq!(view(&table, 1)["seats"][0]["hand_size"], 99);
    play(&mut table, 0, "take G5");
    assert_eq!(view(&table, 1)["seats"][0]["hand_size"], 100);
    assert!(listed(&table, 1).contains(&"take R2".to_owned()));
}

#[test]
fn o3_7_passing_is_refused_while_an_action_is_possible() {
    let only_a_coin = scenario(json!({ "market": cards("R5"), "seats": [{}, {}] }));
    expect_refusal(&only_a_coin, 0, "pass", "must_act", "O3.7");
    let json = json!({ "market": cards("R5@0"), "seats": [{ "vp": [] }, {}] });
    let only_his_own = scenario(with_rest_in(json, "/seats/0/vp"));
    assert_eq!(listed(&only_his_own, 0), ["take R5"]);
    expect_refusal(&only_his_own, 0, "pass", "must_act", "O3.7");
}

#[test]
fn o3_7_passing_is_the_choice_without_an_action() {
    let json = json!({
        "market": cards("R5@1"),
        "seats": [{ "hand": cards("B5 B5"), "vp": [] }, {}, {}],
    });
    let mut table = scenario(with_rest_in(json, "/seats/0/vp"));
    assert_eq!(listed(&table, 0), ["pass"]);
    expect_refusal(&table, 0, "take R5", "reserved_by_other", "O4.3");
    expect_refusal(&table, 0, "reserve R5", "already_reserved", "O4.2");
    let events = play(&mut table, 0, "pass");
    assert_eq!(the(&events, "passed")["seat"], 0);
    assert_eq!(AnyTable::position(&table)["passes"], 1);
    // Its owner still has a legal action, so they may not pass.
    expect_refusal(&table, 1, "pass", "must_act", "O3.7");
    play(&mut table, 1, "take R5");
    assert_eq!(AnyTable::position(&table).get("passes"), None, "not all in a row any more");
    assert_eq!(listed(&table, 2), ["pass"]);
}

#[test]
fn o3_8_cards_in_the_farm_are_neither_bought_nor_taken() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("B2 B3@0 B5@1"),
        "deck": cards("Y2 Y2 Y5 Y5 Y5"),
        "seats": [{ "hand": cards("G5 G5") }, {}],
    }));
    for card in ["B2", "B3", "B5", "B3@0"] {
        expect_refusal(&table, 0, &format!("take {card}"), "only_in_farm", "O3.8");
    }
    assert_eq!(view(&table, 0)["seats"][0]["price"], 2);
    let events = play(&mut table, 0, "buy G5");
    assert_eq!(the(&events, "bought")["goods"], json!(["R2"]));
    assert_eq!(market(&table), "B2 B3@0 B5@1 Y2 Y2", "they came to the market unbought");
}
