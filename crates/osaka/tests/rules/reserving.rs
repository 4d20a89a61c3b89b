//! O4: reserving.

use crate::support::{
    cards, discard, expect_refusal, expect_refusal_args, farm, goods, hand, kinds, listed,
    listed_with, market, play, scenario, the, view, with_rest_in,
};
use serde_json::json;

#[test]
fn o4_1_a_stone_is_put_on_one_card() {
    let mut table = scenario(json!({
        "market": cards("R2 B5"),
        "farm": cards("Y3 G3 G3"),
        "seats": [{}, {}],
    }));
    assert_eq!(view(&table, 1)["seats"][0]["stone_free"], true);
    let events = play(&mut table, 0, "reserve B5");
    let expected = json!({ "event": "reserved", "seat": 0, "card": "B5", "row": "market" });
    assert_eq!(events, [expected]);
    assert_eq!(market(&table), "R2 B5@0");
    assert_eq!(view(&table, 1)["seats"][0]["stone_free"], false);
    assert_eq!(view(&table, 1)["market"][1], json!({ "card": "B5", "reserved": 0 }));
    let events = play(&mut table, 1, "reserve G3 farm");
    assert_eq!(the(&events, "reserved")["row"], "farm");
    assert_eq!(farm(&table), "Y3 G3@1 G3");
}

#[test]
fn o4_1_there_is_one_reservation_at_a_time_which_stays_where_it_is() {
    for (market_row, farm_row) in [("R2 B5@0", "Y3 G3"), ("R2 B5", "Y3@0 G3")] {
        let table = scenario(json!({
            "market": cards(market_row),
            "farm": cards(farm_row),
            "seats": [{}, {}],
        }));
        assert!(listed_with(&table, 0, "reserve").is_empty());
        for text in ["reserve R2", "reserve G3 farm", "reserve B5", "reserve Y3 farm"] {
            expect_refusal(&table, 0, text, "stone_in_use", "O4.1");
        }
        let lies_on = if market_row.contains('@') { "B5" } else { "Y3" };
        let args = json!({ "code": "stone_in_use", "card": lies_on });
        expect_refusal_args(&table, 0, "reserve R2", &args);
    }
}

#[test]
fn o4_1_everybody_has_a_stone_of_his_own() {
    let mut table = scenario(json!({
        "market": cards("R2 R2 R2 R2 B5"),
        "seats": [{}, {}, {}, {}],
    }));
    for seat in 0..4 {
        play(&mut table, seat, "reserve R2");
    }
    assert_eq!(market(&table), "R2@0 R2@1 R2@2 R2@3 B5");
    assert_eq!(listed(&table, 0), ["take B5", "take R2"]);
}

#[test]
fn o4_2_a_free_card_of_market_or_farm_can_be_reserved() {
    let table = scenario(json!({
        "market": cards("R2 B5@1 R2 Y3"),
        "farm": cards("Y3 G3@2 G3"),
        "seats": [{}, {}, {}],
    }));
    let expected = ["reserve G3 farm", "reserve R2", "reserve Y3", "reserve Y3 farm"];
    assert_eq!(listed_with(&table, 0, "reserve"), expected);
    expect_refusal(&table, 0, "reserve B5", "already_reserved", "O4.2");
    play(&mut table.clone(), 0, "reserve R2 market");
}

#[test]
fn o4_2_what_is_not_there_cannot_be_reserved() {
    let table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y3 G3@1"),
        "deck": cards("B5"),
        "seats": [{ "hand": cards("B2") }, {}],
    }));
    expect_refusal(&table, 0, "reserve G3 farm", "already_reserved", "O4.2");
    expect_refusal(&table, 0, "reserve B5 farm", "not_in_farm", "O4.2");
    expect_refusal(&table, 0, "reserve R2 farm", "not_in_farm", "O4.2");
}

/// The rule named is the one about reserving, not the one about coins.
#[test]
fn o4_2_a_card_that_is_not_in_the_market_is_refused_by_the_rule_of_reserving() {
    let table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y3"),
        "deck": cards("B5"),
        "seats": [{}, {}],
    }));
    expect_refusal(&table, 0, "reserve B5", "not_in_market", "O4.2");
    expect_refusal(&table, 0, "reserve Y3", "not_in_market", "O4.2");
}

#[test]
fn o4_2_the_free_one_of_two_equal_cards_can_be_reserved() {
    let mut table = scenario(json!({
        "market": cards("R2@1 R2 B5"),
        "seats": [{}, {}],
    }));
    play(&mut table, 0, "reserve R2");
    assert_eq!(market(&table), "R2@1 R2@0 B5");
}

#[test]
fn o4_3_only_its_owner_may_take_a_reserved_card() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@1"),
        "seats": [{}, {}],
    }));
    assert_eq!(listed_with(&table, 0, "take"), ["take R2"]);
    expect_refusal(&table, 0, "take B5", "reserved_by_other", "O4.3");
    expect_refusal(&table, 0, "take B5@1", "reserved_by_other", "O4.3");
    expect_refusal(&table, 0, "take B5@0", "reserved_by_other", "O4.3");
    let args = json!({ "code": "reserved_by_other", "card": "B5", "owner": 1 });
    expect_refusal_args(&table, 0, "take B5", &args);
    play(&mut table, 0, "take R2");
    play(&mut table, 1, "take B5");
    assert_eq!(hand(&table, 1), "B5");
}

#[test]
fn o4_3_only_its_owner_may_buy_a_reserved_card() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@1 G5@2"),
        "seats": [{ "hand": cards("Y2") }, { "hand": cards("Y5") }, {}],
    }));
    play(&mut table, 0, "buy Y2");
    assert_eq!(goods(&table, 0), "R2");
    assert!(market(&table).starts_with("B5@1 G5@2 "));
}

#[test]
fn o4_3_a_free_card_is_taken_although_another_of_its_kind_is_reserved() {
    let mut table = scenario(json!({
        "market": cards("B5@1 B5 R2"),
        "seats": [{}, {}],
    }));
    assert_eq!(listed_with(&table, 0, "take"), ["take B5", "take R2"]);
    play(&mut table, 0, "take B5");
    assert_eq!(market(&table), "B5@1 R2");
}

/// The mark names the very card: that a free one lies beside it makes no difference to why not.
#[test]
fn o4_3_the_mark_of_another_is_refused_also_where_a_free_card_looks_the_same() {
    for row in ["B5@1 B5 R2", "B5 B5@1 R2", "B5@0 B5@1 B5"] {
        let table = scenario(json!({ "market": cards(row), "seats": [{}, {}] }));
        expect_refusal(&table, 0, "take B5@1", "reserved_by_other", "O4.3");
    }
}

#[test]
fn o4_4_taking_the_card_brings_the_stone_back() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@0 Y2 Y2"),
        "farm": cards("G3"),
        "seats": [{}, {}],
    }));
    let events = play(&mut table, 0, "take B5");
    assert_eq!(kinds(&events), ["coin_taken"]);
    assert_eq!(view(&table, 0)["seats"][0]["stone_free"], true);
    play(&mut table, 1, "take R2");
    play(&mut table, 0, "reserve Y2");
    assert_eq!(market(&table), "Y2@0 Y2");
}

#[test]
fn o4_4_buying_the_card_brings_the_stone_back() {
    let mut table = scenario(json!({
        "market": cards("B5@0 R2@1"),
        "farm": cards("G3 G3 G3"),
        "seats": [{ "hand": cards("Y5") }, {}],
    }));
    play(&mut table, 0, "buy Y5");
    assert_eq!(goods(&table, 0), "B5");
    assert_eq!(view(&table, 0)["seats"][0]["stone_free"], true);
    assert_eq!(view(&table, 0)["seats"][1]["stone_free"], false);
}

#[test]
fn o4_4_nothing_else_brings_it_back() {
    // Another coin, a purchase while the card is in the farm, and a payday.
    let mut table = scenario(json!({
        "market": cards("R2 R2"),
        "farm": cards("B5@0 B2 B3"),
        "deck": cards("Y2 Y3"),
        "ships": { "red": 3 },
        "seats": [{ "hand": cards("Y2 Y2") }, {}],
    }));
    let events = play(&mut table, 0, "buy Y2 Y2");
    assert!(kinds(&events).contains(&"payday"));
    assert_eq!(market(&table), "B5@0 B2 B3 Y2 Y3", "the stone moved on with the card");
    assert_eq!(view(&table, 0)["seats"][0]["stone_free"], false);
    play(&mut table, 1, "take B2");
    expect_refusal(&table, 0, "reserve B3", "stone_in_use", "O4.1");
    play(&mut table, 0, "take B3");
    assert_eq!(view(&table, 0)["seats"][0]["stone_free"], false);
}

#[test]
fn o4_4_a_card_and_ones_own_reserved_one_of_its_kind_are_different_choices() {
    let table = scenario(json!({
        "market": cards("R5 R5@0 B2"),
        "seats": [{}, {}],
    }));
    assert_eq!(listed_with(&table, 0, "take"), ["take B2", "take R5", "take R5@0"]);
    let mut free = table.clone();
    play(&mut free, 0, "take R5");
    assert_eq!(market(&free), "R5@0 B2");
    assert_eq!(view(&free, 0)["seats"][0]["stone_free"], false);
    let mut own = table;
    play(&mut own, 0, "take R5@0");
    assert_eq!(market(&own), "R5 B2");
    assert_eq!(view(&own, 0)["seats"][0]["stone_free"], true);
}

#[test]
fn o4_4_without_a_free_one_the_mark_is_not_needed() {
    let table = scenario(json!({ "market": cards("R5@0 B2"), "seats": [{}, {}] }));
    assert_eq!(listed_with(&table, 0, "take"), ["take B2", "take R5"]);
    for text in ["take R5", "take R5@0"] {
        let mut copy = table.clone();
        play(&mut copy, 0, text);
        assert_eq!((market(&copy).as_str(), hand(&copy, 0).as_str()), ("B2", "R5"));
    }
    // Both ways of saying it are the same choice in the log.
    let logged = |text: &str| {
        let mut copy = table.clone();
        play(&mut copy, 0, text);
        copy.entries()[0].choice.to_string()
    };
    assert_eq!(logged("take R5"), logged("take R5@0"));
}

#[test]
fn o4_4_after_the_deck_ran_out_the_stone_still_holds_its_card() {
    let json = json!({
        "market": cards("R5@1 B2"),
        "seats": [{ "hand": cards("G2") }, { "vp": [] }],
    });
    let mut table = scenario(with_rest_in(json, "/seats/1/vp"));
    play(&mut table, 0, "buy G2");
    // The payment became the new pile and its card the new market.
    assert_eq!((market(&table).as_str(), discard(&table).as_str()), ("R5@1 G2", ""));
    assert_eq!(listed(&table, 1), ["take G2", "take R5"]);
}
