//! E4: secret planning.

use crate::support::{
    asked, expect_asked, expect_refusal, listed, listed_with, of_kind, on_card, play, played,
    position, scenario, seat, view,
};
use higaki_table::{AnyTable, Game, Viewer};
use serde_json::json;

#[test]
fn e4_1_all_plan_at_once_and_show_together() {
    let mut table = scenario(json!({ "seats": [{}, {}, {}] }));
    assert_eq!(asked(&table).len(), 3);
    assert!(table.game().is_sealed());
    for index in [2, 0] {
        play(&mut table, index, "plan A.money 2");
        play(&mut table, index, "plan C.stone 1");
        play(&mut table, index, "plan B.travel 2");
        let seen = played(&mut table, index, "confirm");
        assert!(!seen.revealed);
    }
    // One is left, and all plans are still hidden.
    expect_asked(&table, 1, "plan");
    assert!(table.game().is_sealed());
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = AnyTable::view(&table, viewer).to_value();
        assert!(view["seats"].as_array().unwrap().iter().all(|seat| seat["plan"] == json!([])));
    }
    assert_eq!(view(&table, 0)["own_plan"]["cards"].as_array().unwrap().len(), 3);
    // A plan can be changed until all are in: others go on undisturbed.
    assert!(table.free_undo(seat(0)).is_some());
    for card in ["plan C.money 0", "plan A.build 1", "plan B.trade 0"] {
        play(&mut table, 1, card);
    }
    let seen = played(&mut table, 1, "confirm");
    assert!(seen.revealed);
    assert_eq!(of_kind(&table.last_events().items(), "plan_shown").len(), 9);
    expect_asked(&table, 0, "card");
}

#[test]
fn e4_1_planning_steps_are_told_to_their_owner_only() {
    let mut table = scenario(json!({ "seats": [{}, {}] }));
    let seen = played(&mut table, 0, "plan A.money 2");
    assert_eq!(seen.seen[0].items().len(), 1);
    assert!(seen.seen[1].is_empty_list() && seen.seen[2].is_empty_list());
}

#[test]
fn e4_2_three_different_cards_with_an_action_of_theirs() {
    let mut table = scenario(json!({ "seats": [{ "special_cards": [1] }, {}] }));
    expect_refusal(&table, 0, "plan S2.wood 0", "card_not_owned", "E4.2");
    expect_refusal(&table, 0, "plan A.stone 0", "action_not_on_card", "E4.2");
    expect_refusal(&table, 0, "confirm", "plan_incomplete", "E4.2");
    play(&mut table, 0, "plan A.wood 1");
    expect_refusal(&table, 0, "plan A.wood 1", "card_planned", "E4.2");
    play(&mut table, 0, "plan S1.build 3");
    play(&mut table, 0, "plan C.stone 0");
    expect_refusal(&table, 0, "plan B.build 0", "plan_complete", "E4.2");
    assert_eq!(listed(&table, 0), ["confirm"]);
    assert_eq!(
        position(&table)["seats"][0]["plan"],
        json!(["A.wood 1", "S1.build 3", "C.stone 0"])
    );
}

#[test]
fn e4_3_no_more_officials_than_the_action_allows_and_than_there_are() {
    let mut table =
        scenario(json!({ "seats": [{ "samurai": ["A", "A"], "neutral_officials": 1 }, {}] }));
    expect_refusal(&table, 0, "plan A.wood 3", "too_many_officials", "E4.3");
    assert_eq!(listed_with(&table, 0, "plan A.wood 0").len(), 1);
    play(&mut table, 0, "plan C.money 3");
    expect_refusal(&table, 0, "plan A.wood 2", "not_enough_officials", "E4.3");
    play(&mut table, 0, "plan A.wood 1");
    assert_eq!(listed_with(&table, 0, "plan").len(), 4);
}

#[test]
fn e4_4_own_meeples_stand_in_front_of_travel_first() {
    let mut table = scenario(json!({ "seats": [
        { "samurai": ["A", "A", "A"], "neutral_officials": 3 },
        { "plan": ["A.money 0", "B.trade 0", "C.money 0"], "confirmed": true },
    ] }));
    for card in ["plan A.money 2", "plan B.travel 3", "plan C.stone 0"] {
        play(&mut table, 0, card);
    }
    let events = play(&mut table, 0, "confirm");
    let own: Vec<u64> = of_kind(&events, "plan_shown")
        .iter()
        .filter(|event| event["seat"] == 0)
        .map(|event| event["own"].as_u64().unwrap())
        .collect();
    assert_eq!(own, [0, 2, 0]);
}

#[test]
fn e4_5_what_is_gained_this_round_is_planned_in_the_next() {
    let mut table = on_card("C.recruit 1", json!({ "rice": 2, "ryo": 1 }), json!({}));
    let before = position(&table)["seats"][0]["plan"].clone();
    play(&mut table, 0, "recruit");
    assert_eq!(position(&table)["seats"][0]["plan"], before);
    crate::support::idle_until(&mut table, |table| table.game().round() == 2);
    for card in ["plan C.money 3", "plan A.wood 2"] {
        play(&mut table, 0, card);
    }
    assert!(listed(&table, 0).contains(&"plan B.build 1".to_owned()));
}
