//! E5 and E13: a card step by step, and paid movement.

use crate::support::{
    expect_asked, expect_refusal, has, idle_until, listed, listed_with, of_kind, on_card, play,
    position, preview, samurai, scenario, seat, the, view, with,
};
use higaki_table::{AnyTable, Game};
use serde_json::{Value, json};

#[test]
fn e5_1_everybody_does_the_first_card_before_anybody_does_the_second() {
    let plan = json!(["A.money 1", "B.trade 0", "C.money 1"]);
    let seats: Vec<Value> = (0..3).map(|_| json!({ "ryo": 1, "plan": plan })).collect();
    let phase = json!({ "name": "card", "seat": 2, "slot": 1 });
    let mut table = scenario(json!({ "start": 2, "phase": phase, "seats": seats }));
    let mut order = Vec::new();
    while table.game().card_turn().is_some() {
        let turn = *table.game().card_turn().unwrap();
        order.push((turn.slot, turn.seat.index()));
        play(&mut table, turn.seat.index(), "finish");
    }
    assert_eq!(order, [(0, 2), (0, 0), (0, 1), (1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]);
}

#[test]
fn e5_1_only_whose_card_it_is_may_act_and_only_what_is_due() {
    let table = on_card("A.money 1", json!({ "ryo": 3 }), json!({}));
    expect_refusal(&table, 1, "finish", "not_your_turn", "E5.1");
    expect_refusal(&table, 0, "confirm", "wrong_moment", "E5.1");
    expect_refusal(&table, 0, "pay", "wrong_moment", "E5.1");
}

#[test]
fn e5_2_samurai_and_merchant_move_for_a_ryo_a_step() {
    let seat0 = json!({ "ryo": 6, "samurai": ["A", "G1"] });
    let mut table = on_card("A.money 0", seat0, json!({ "others": [{ "samurai": ["B"] }] }));
    assert_eq!(
        preview(&table, 0, "move G1 EDO"),
        json!({ "preview": "walk", "steps": 3, "ryo": 3 })
    );
    expect_refusal(&table, 0, "move B EDO", "no_samurai", "E5.2");
    expect_refusal(&table, 0, "move A A", "same_space", "E5.2");
    play(&mut table, 0, "move G1 EDO");
    play(&mut table, 0, "merchant W1");
    assert_eq!((samurai(&table, 0), has(&table, 0, "ryo")), ("EDO A".to_owned(), 2));
    expect_refusal(&table, 0, "move EDO G1", "cannot_pay", "E5.2");
    assert_eq!(position(&table)["merchant"], "W1");
    let walks = listed_with(&table, 0, "move A").len();
    assert!(walks > 5 && walks < 18);
}

#[test]
fn e5_3_nobody_moves_after_the_first_official_acted() {
    let mut table = on_card("A.money 2", json!({ "ryo": 6, "samurai": ["A"] }), json!({}));
    play(&mut table, 0, "move A W1");
    play(&mut table, 0, "money");
    expect_asked(&table, 0, "execute");
    expect_refusal(&table, 0, "move W1 EDO", "movement_over", "E5.3");
    expect_refusal(&table, 0, "merchant W1", "movement_over", "E5.3");
    assert_eq!(listed(&table, 0), ["money", "finish"]);
}

#[test]
fn e5_4_each_official_acts_once_and_the_rest_can_be_left() {
    let mut table = on_card("A.money 2", json!({ "ryo": 0 }), json!({}));
    expect_refusal(&table, 0, "rice", "other_action", "E5.4");
    let mut once = table.clone();
    play(&mut once, 0, "money");
    let events = play(&mut once, 0, "finish");
    assert_eq!(the(&events, "officials_idle")["officials"], 1);
    assert_eq!(has(&once, 0, "ryo"), 5);
    play(&mut table, 0, "money");
    play(&mut table, 0, "money");
    assert_eq!(has(&table, 0, "ryo"), 10);
    let none = on_card("A.money 0", json!({ "ryo": 5 }), json!({}));
    expect_refusal(&none, 0, "money", "no_official_left", "E5.4");
}

#[test]
fn e5_4_a_card_with_nothing_to_decide_passes_by_itself() {
    // Seat 1 has neither officials on its cards nor money.
    let mut table = on_card("A.money 1", json!({ "ryo": 0 }), json!({}));
    let events = play(&mut table, 0, "money");
    let turns: Vec<u64> = of_kind(&events, "card_began")
        .iter()
        .map(|event| event["seat"].as_u64().unwrap())
        .collect();
    assert_eq!(turns, [1, 0]);
    expect_asked(&table, 0, "card");
}

#[test]
fn e5_5_sixty_steps_are_enough() {
    let seat0 = json!({ "ryo": 0, "samurai": ["R1"], "temples": ["R1", "W1"] });
    let mut table = on_card("A.money 0", seat0, json!({ "options": with(&["jiin"]) }));
    for _ in 0..30 {
        play(&mut table, 0, "move R1 EDO");
        play(&mut table, 0, "move EDO R1");
    }
    expect_refusal(&table, 0, "move R1 EDO", "too_many_steps", "E5.5");
    assert_eq!(listed(&table, 0), ["finish"]);
    // The walk that reaches the sixtieth step is finished, also if a free way is the longer one.
    let seat0 = json!({ "ryo": 3, "samurai": ["A"], "temples": ["R2"] });
    let phase = json!({ "name": "card", "seat": 0, "slot": 1, "steps": 59 });
    let more = json!({ "options": with(&["jiin"]), "phase": phase });
    let mut table = on_card("A.money 0", seat0, more);
    assert!(listed(&table, 0).contains(&"move A WO1".to_owned()));
    let moved = play(&mut table, 0, "move A WO1");
    assert_eq!(the(&moved, "samurai_moved")["steps"], 2);
    assert_eq!(position(&table)["phase"]["steps"], 60);
    expect_refusal(&table, 0, "move WO1 A", "too_many_steps", "E5.5");
}

#[test]
fn e13_1_piles_are_counted_and_not_shown() {
    let (table, _) = crate::support::deal(3, crate::support::all_modules(), "hidden");
    for index in 0..3 {
        let view = view(&table, index);
        assert_eq!(view["wishes"].as_array().unwrap().len(), 3);
        assert_eq!((&view["wish_pile"], &view["privilege_pile"]), (&json!(11), &json!(8)));
        assert!(view["next_wish"].is_object() && view["next_privilege"].is_string());
    }
    // The order of the pile is hidden.
    let mut other = table.game().clone();
    let mut chance = higaki_table::QuickChance::new(1);
    other.determinise(higaki_table::Viewer::Seat(seat(0)), &mut chance);
    assert_ne!(&other, table.game());
    assert_eq!(
        serde_json::to_value(other.view(higaki_table::Viewer::Seat(seat(0)))).unwrap(),
        view(&table, 0)
    );
}

#[test]
fn e13_1_undo_is_free_until_something_hidden_shows() {
    let mut table = on_card("A.money 2", json!({ "ryo": 6, "samurai": ["A"] }), json!({}));
    play(&mut table, 0, "move A EDO");
    play(&mut table, 0, "money");
    assert_eq!(AnyTable::take_back(&mut table, seat(0)), Ok(()));
    assert_eq!(AnyTable::take_back(&mut table, seat(0)), Ok(()));
    assert_eq!(samurai(&table, 0), "A");
    // The next round turns a merchant card up.
    idle_until(&mut table, |table| table.game().round() == 2);
    assert!(table.entries().last().unwrap().revealed);
    assert!((0..2).all(|index| table.free_undo(seat(index)).is_none()));
}
