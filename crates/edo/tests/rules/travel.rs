//! E10: travelling.

use crate::support::{
    expect_asked, expect_refusal, has, listed_with, on_card, play, position, samurai,
};
use serde_json::json;

#[test]
fn e10_1_own_meeples_go_through_any_gate() {
    let mut table = on_card("B.travel 3", json!({ "samurai": ["A"] }), json!({}));
    expect_refusal(&table, 0, "travel gate A", "no_gate", "E10.1");
    assert_eq!(listed_with(&table, 0, "travel gate").len(), 3);
    play(&mut table, 0, "travel gate G1");
    play(&mut table, 0, "travel gate G3");
    assert_eq!(samurai(&table, 0), "A G1 G3");
    // Two meeples and a neutral official: the third cannot go out.
    let seat = json!({ "samurai": ["A", "A", "A"], "neutral_officials": 1 });
    let mut table = on_card("B.travel 3", seat, json!({}));
    play(&mut table, 0, "travel move A EDO");
    play(&mut table, 0, "enough");
    play(&mut table, 0, "travel gate G1");
    play(&mut table, 0, "travel gate G1");
    assert_eq!(samurai(&table, 0), "EDO A A G1 G1");
    let neutral = json!({ "samurai": ["A", "A", "A", "A", "A"], "neutral_officials": 2 });
    let table = on_card("B.travel 2", neutral, json!({}));
    expect_refusal(&table, 0, "travel gate G1", "no_own_official", "E10.1");
}

#[test]
fn e10_2_one_or_two_different_samurai_to_any_space() {
    let mut table = on_card("B.travel 2", json!({ "ryo": 0, "samurai": ["A", "B"] }), json!({}));
    expect_refusal(&table, 0, "travel move A A", "same_space", "E5.2");
    play(&mut table, 0, "travel move A G1");
    expect_asked(&table, 0, "second_samurai");
    expect_refusal(&table, 0, "travel move G1 A", "samurai_moved", "E10.2");
    play(&mut table, 0, "travel move B G1");
    // There are two now, and the next official may move either again.
    play(&mut table, 0, "travel move G1 EDO");
    play(&mut table, 0, "travel move G1 EDO");
    assert_eq!((samurai(&table, 0), has(&table, 0, "ryo")), ("EDO EDO".to_owned(), 0));
    let mut alone = on_card("B.travel 1", json!({ "samurai": ["A"] }), json!({}));
    play(&mut alone, 0, "travel move A B");
    assert_ne!(
        crate::support::asked(&alone).first().map(|(_, word)| word.as_str()),
        Some("second_samurai")
    );
}

#[test]
fn e10_3_who_came_through_a_gate_can_be_moved_and_the_merchant_cannot() {
    let mut table = on_card("B.travel 2", json!({}), json!({}));
    play(&mut table, 0, "travel gate G2");
    expect_refusal(&table, 0, "merchant A", "movement_over", "E5.3");
    expect_refusal(&table, 0, "travel move EDO A", "no_samurai", "E5.2");
    play(&mut table, 0, "travel move G2 EDO");
    assert_eq!(samurai(&table, 0), "EDO");
    assert_eq!(position(&table)["merchant"], "EDO");
}
