//! E7: harvests.

use crate::support::{expect_refusal, has, listed_with, on_card, play, preview};
use serde_json::json;

#[test]
fn e7_1_a_samurai_of_ones_own_on_a_field_of_the_kind() {
    let seat = json!({ "samurai": ["WO1", "ST1", "A"] });
    let table = on_card("A.wood 2", seat, json!({ "others": [{ "samurai": ["RI1"] }] }));
    assert_eq!(listed_with(&table, 0, "harvest"), ["harvest WO1"]);
    expect_refusal(&table, 0, "harvest ST1", "wrong_field", "E7.1");
    expect_refusal(&table, 0, "harvest A", "wrong_field", "E7.1");
    let other = on_card("B.rice 1", json!({}), json!({ "others": [{ "samurai": ["RI1"] }] }));
    expect_refusal(&other, 0, "harvest RI1", "no_samurai", "E5.2");
}

#[test]
fn e7_2_a_samurai_works_once_on_a_card() {
    let mut table = on_card("A.wood 2", json!({ "samurai": ["WO1"] }), json!({}));
    play(&mut table, 0, "harvest WO1");
    expect_refusal(&table, 0, "harvest WO1", "nobody_left_to_work", "E7.2");
    let plan = json!(["A.wood 1", "S8.wood 1", "C.money 0"]);
    let seat = json!({ "samurai": ["WO1"], "special_cards": [8], "plan": plan });
    let idle = json!({ "plan": ["A.money 0", "B.trade 0", "C.money 0"] });
    let mut table = crate::support::scenario(json!({
        "phase": { "name": "card", "seat": 0, "slot": 1 }, "seats": [seat, idle],
    }));
    play(&mut table, 0, "harvest WO1");
    play(&mut table, 0, "harvest WO1");
    assert_eq!(has(&table, 0, "wood"), 3 + 4);
}

#[test]
fn e7_3_the_more_samurai_the_less_each_gets() {
    for (own, others, amount) in [(1, 0, 3), (1, 1, 2), (2, 0, 2), (1, 2, 1), (3, 2, 1), (1, 4, 1)]
    {
        let place = |count| vec!["ST1"; count];
        let others = json!({ "others": [{ "samurai": place(others) }] });
        let mut table = on_card("C.stone 2", json!({ "samurai": place(own) }), others);
        let expected = json!({ "preview": "harvest", "resource": "stone", "amount": amount });
        assert_eq!(preview(&table, 0, "harvest ST1"), expected);
        play(&mut table, 0, "harvest ST1");
        assert_eq!(has(&table, 0, "stone"), amount, "{own} own");
        if own > 1 {
            play(&mut table, 0, "harvest ST1");
            assert_eq!(has(&table, 0, "stone"), 2 * amount);
        }
    }
}

#[test]
fn e7_4_a_special_card_adds_its_bonus_for_each_official() {
    for (card, wood) in [("S8.wood 2", 2 * (2 + 1)), ("S2.wood 2", 2 * (2 + 2))] {
        let mut table = on_card(card, json!({ "samurai": ["WO1", "WO1"] }), json!({}));
        play(&mut table, 0, "harvest WO1");
        play(&mut table, 0, "harvest WO1");
        assert_eq!(has(&table, 0, "wood"), wood, "{card}");
    }
}

#[test]
fn e7_5_any_field_harvests_all_three_kinds() {
    let seat = json!({ "samurai": ["WO1", "ST1", "RI1", "R1"] });
    let mut table = on_card("S12.any_field 2", seat, json!({}));
    assert_eq!(listed_with(&table, 0, "harvest"), ["harvest RI1", "harvest WO1", "harvest ST1"]);
    play(&mut table, 0, "harvest RI1");
    play(&mut table, 0, "harvest ST1");
    assert_eq!((has(&table, 0, "rice"), has(&table, 0, "stone")), (4, 4));
}
