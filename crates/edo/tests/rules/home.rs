//! E6: actions at home.

use crate::support::{expect_refusal, has, listed_with, on_card, play, position, purse, view};
use serde_json::json;

#[test]
fn e6_1_rice_at_home_needs_no_samurai() {
    let mut table = on_card("A.rice_home 2", json!({}), json!({}));
    play(&mut table, 0, "rice");
    assert_eq!(has(&table, 0, "rice"), 2);
    play(&mut table, 0, "rice");
    assert_eq!(has(&table, 0, "rice"), 4);
    let mut special = on_card("S6.rice_home 1", json!({}), json!({}));
    play(&mut special, 0, "rice");
    assert_eq!(has(&special, 0, "rice"), 4);
}

#[test]
fn e6_2_money_is_what_the_card_says() {
    for (card, ryo) in [("A.money 1", 5), ("C.money 1", 3), ("S1.money 1", 6), ("S7.money 1", 7)] {
        let mut table = on_card(card, json!({}), json!({}));
        play(&mut table, 0, "money");
        assert_eq!(has(&table, 0, "ryo"), ryo, "{card}");
    }
}

#[test]
fn e6_3_a_rice_for_a_neutral_official_while_there_are_any() {
    let mut table = on_card("C.recruit 1", json!({ "rice": 1 }), json!({}));
    play(&mut table, 0, "recruit");
    assert_eq!((has(&table, 0, "rice"), has(&table, 0, "neutral_officials")), (0, 1));
    assert_eq!(view(&table, 0)["neutral_officials"], 11);
    let poor = on_card("C.recruit 1", json!({}), json!({}));
    expect_refusal(&poor, 0, "recruit", "cannot_pay", "E6.3");
    let taken = json!({ "others": [{ "neutral_officials": 12 }] });
    let late = on_card("C.recruit 1", json!({ "rice": 1 }), taken);
    expect_refusal(&late, 0, "recruit", "no_neutral_left", "E6.3");
    let mut free = on_card("S11.recruit 2", json!({}), json!({}));
    play(&mut free, 0, "recruit");
    play(&mut free, 0, "recruit");
    assert_eq!(has(&free, 0, "neutral_officials"), 2);
}

#[test]
fn e6_4_four_ryo_for_any_special_card_on_display() {
    let others = json!({ "others": [{ "special_cards": [3] }] });
    let mut table = on_card("C.special 1", json!({ "ryo": 5 }), others);
    assert_eq!(listed_with(&table, 0, "special").len(), 11);
    expect_refusal(&table, 0, "special 3", "special_gone", "E6.4");
    expect_refusal(&table, 0, "special 13", "special_gone", "E6.4");
    play(&mut table, 0, "special 7");
    assert_eq!(purse(&table, 0), [0, 0, 0, 1]);
    assert_eq!(position(&table)["seats"][0]["special_cards"], json!([7]));
    let poor = on_card("C.special 1", json!({ "ryo": 3 }), json!({}));
    expect_refusal(&poor, 0, "special 7", "cannot_pay", "E6.4");
}
