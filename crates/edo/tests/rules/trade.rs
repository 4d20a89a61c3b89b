//! E9: trading.

use crate::support::{
    expect_asked, expect_refusal, has, listed, listed_with, on_card, play, preview, purse,
};
use higaki_edo::Edo;
use higaki_table::Table;
use serde_json::{Value, json};

/// The current card is the first: up to two wood for 2 Ryo each, or a point for 3 rice.
fn trading(card: &str, seat: Value, mut more: Value) -> Table<Edo> {
    more["merchant"] = json!("W1");
    more["merchant_cards"] = json!({ "queue": [1, 2] });
    on_card(card, seat, more)
}

fn rich() -> Value {
    json!({ "rice": 9, "wood": 9, "stone": 9, "ryo": 9, "samurai": ["W1"] })
}

#[test]
fn e9_1_a_samurai_must_be_with_the_merchant() {
    let away = trading("B.trade 1", json!({ "ryo": 0, "rice": 9, "samurai": ["A"] }), json!({}));
    expect_refusal(&away, 0, "trade point", "not_at_merchant", "E9.1");
    // The merchant can be led to the samurai first.
    let mut table = trading("B.trade 1", json!({ "ryo": 9, "samurai": ["A"] }), json!({}));
    play(&mut table, 0, "merchant A");
    play(&mut table, 0, "trade buy 1");
    assert_eq!(purse(&table, 0), [0, 1, 0, 6]);
}

#[test]
fn e9_2_as_many_pieces_as_the_card_says_at_its_price() {
    let mut table = trading("B.trade 1", rich(), json!({}));
    expect_refusal(&table, 0, "trade buy 0", "wrong_pieces", "E9.2");
    expect_refusal(&table, 0, "trade buy 3", "wrong_pieces", "E9.2");
    assert_eq!(listed_with(&table, 0, "trade"), ["trade buy 1", "trade buy 2", "trade point"]);
    assert_eq!(preview(&table, 0, "trade buy 2")["cost"]["ryo"], 4);
    play(&mut table, 0, "trade buy 2");
    assert_eq!(purse(&table, 0), [9, 11, 9, 5]);
    let poor = trading("B.trade 1", json!({ "ryo": 3, "samurai": ["W1"] }), json!({}));
    expect_refusal(&poor, 0, "trade buy 2", "cannot_pay", "E9.2");
}

#[test]
fn e9_3_a_power_point_for_its_price() {
    let mut table = trading("B.trade 1", rich(), json!({}));
    play(&mut table, 0, "trade point");
    assert_eq!((has(&table, 0, "points"), has(&table, 0, "rice")), (1, 6));
    let poor = trading("B.trade 1", json!({ "rice": 2, "samurai": ["W1"] }), json!({}));
    expect_refusal(&poor, 0, "trade point", "cannot_pay", "E9.3");
}

#[test]
fn e9_4_with_a_trading_post_two_different_offers() {
    let mut without = trading("B.trade 1", rich(), json!({}));
    play(&mut without, 0, "trade point");
    assert_ne!(crate::support::asked(&without)[0].1, "second_offer");
    let post = json!({ "cities": { "A": { "sites": ["post 0"] } } });
    let mut table = trading("B.trade 1", rich(), post);
    play(&mut table, 0, "trade point");
    expect_asked(&table, 0, "second_offer");
    expect_refusal(&table, 0, "trade point", "offer_used", "E9.4");
    assert_eq!(listed(&table, 0), ["trade buy 1", "trade buy 2", "enough"]);
    let mut enough = table.clone();
    play(&mut enough, 0, "enough");
    assert_eq!(has(&enough, 0, "wood"), 9);
    play(&mut table, 0, "trade buy 1");
    assert_eq!((has(&table, 0, "wood"), has(&table, 0, "points")), (10, 1));
}

#[test]
fn e9_5_the_next_official_trades_afresh() {
    let mut table = trading("S3.trade 2", rich(), json!({}));
    play(&mut table, 0, "trade point");
    play(&mut table, 0, "trade point");
    assert_eq!((has(&table, 0, "points"), has(&table, 0, "rice")), (2, 3));
}
