//! E12: the next round and the end.

use crate::support::{of_kind, play, played, position, ranking, scenario, the, view};
use higaki_edo::Edo;
use higaki_table::{AnyTable, Game, Table};
use serde_json::{Value, json};

/// Seat 0 pays the last samurai of the round, and the round is over.
fn last_wages(round: u8, seats: Value, cities: Value) -> Table<Edo> {
    let mut seats = seats;
    seats[0]["rice"] = json!(seats[0]["rice"].as_u64().unwrap_or(0) + 1);
    seats[0]["samurai"] = json!(["A"]);
    let mut table = scenario(json!({
        "round": round, "phase": { "name": "wages", "seat": 0 }, "seats": seats, "cities": cities,
    }));
    play(&mut table, 0, "pay");
    table
}

#[test]
fn e12_1_the_next_card_comes_and_the_start_player_passes_on() {
    let mut table = scenario(json!({
        "round": 3, "start": 1, "phase": { "name": "wages", "seat": 0 },
        "merchant_cards": { "gone": [1, 2], "queue": [3, 4, 5] },
        "seats": [{ "rice": 1, "samurai": ["A"] }, {}, {}],
    }));
    let seen = played(&mut table, 0, "pay");
    assert!(seen.revealed);
    assert_eq!(the(&table.last_events().items(), "merchant_card_came")["number"], 4);
    assert_eq!(the(&table.last_events().items(), "merchant_card_turned")["number"], 5);
    let position = position(&table);
    assert_eq!((&position["round"], &position["start"]), (&json!(4), &json!(2)));
    assert_eq!(view(&table, 0)["merchant_pile"], 5);
}

#[test]
fn e12_2_twelve_points_on_the_track_end_the_game_after_the_round() {
    let table = last_wages(4, json!([{}, { "points": 12 }]), json!({}));
    assert_eq!(table.game().outcome().unwrap().reason, "points");
    assert!(AnyTable::deciding(&table).is_empty());
    let table = last_wages(4, json!([{ "ryo": 200 }, { "points": 11, "ryo": 200 }]), json!({}));
    assert!(table.game().outcome().is_none());
}

#[test]
fn e12_3_the_tenth_round_is_the_last() {
    let table = last_wages(9, json!([{}, {}]), json!({}));
    assert_eq!(position(&table)["round"], 10);
    assert_eq!(view(&table, 0)["next_merchant_card"], Value::Null);
    // Nothing was turned up, so nothing was shown.
    assert!(!table.entries().last().unwrap().revealed);
    let table = last_wages(10, json!([{}, {}]), json!({}));
    assert_eq!(table.game().outcome().unwrap().reason, "merchant");
}

#[test]
fn e12_4_ryo_and_samurai_are_worth_points() {
    let seats = json!([
        { "points": 3, "ryo": 39, "rice": 2, "samurai": ["A", "B", "A"] },
        { "points": 1, "ryo": 60 },
    ]);
    let table = scenario(
        json!({ "round": 10, "phase": { "name": "over", "reason": "merchant" }, "seats": seats }),
    );
    let scores = AnyTable::breakdown(&table).unwrap().to_value();
    let score = &scores["seats"][0];
    assert_eq!(
        (&score["track"], &score["ryo_points"], &score["samurai_points"]),
        (&json!(3), &json!(1), &json!(1))
    );
    assert_eq!(ranking(&table), [(0, 1, 5), (1, 2, 4)]);
}

#[test]
fn e12_5_without_a_house_in_edo_nobody_wins() {
    let edo = json!({ "EDO": { "sites": ["house 1", "fortress"] }, "A": { "sites": ["house 0"] } });
    let table = last_wages(10, json!([{ "points": 15 }, { "points": 2 }]), edo);
    let places: Vec<(usize, u8)> =
        ranking(&table).iter().map(|(seat, place, _)| (*seat, *place)).collect();
    assert_eq!(places, [(1, 1), (0, 2)]);
    let table = last_wages(10, json!([{ "points": 15 }, { "points": 2 }]), json!({}));
    assert_eq!(ranking(&table)[0].0, 0);
}

#[test]
fn e12_6_ties_go_to_ryo_then_to_resources_then_are_shared() {
    let tie = |first: Value, second: Value| {
        let over = json!({ "name": "over", "reason": "points" });
        let table = scenario(json!({ "phase": over, "seats": [first, second] }));
        ranking(&table).iter().map(|(seat, place, _)| (*seat, *place)).collect::<Vec<_>>()
    };
    let base = json!({ "points": 5, "ryo": 3, "wood": 2 });
    assert_eq!(tie(base.clone(), json!({ "points": 5, "ryo": 4 })), [(1, 1), (0, 2)]);
    assert_eq!(tie(base.clone(), json!({ "points": 5, "ryo": 3, "stone": 3 })), [(1, 1), (0, 2)]);
    assert_eq!(tie(base.clone(), json!({ "points": 5, "ryo": 3, "rice": 2 })), [(0, 1), (1, 1)]);
}

#[test]
fn e12_2_the_round_is_played_to_its_end() {
    let plan = json!(["A.money 1", "B.build 1", "C.money 1"]);
    let mut table = scenario(json!({
        "phase": { "name": "card", "seat": 0, "slot": 2 },
        "seats": [
            { "points": 11, "wood": 3, "ryo": 2, "samurai": ["A"], "plan": plan },
            { "plan": plan },
        ],
    }));
    let events = play(&mut table, 0, "build house A");
    assert!(of_kind(&events, "game_ended").is_empty());
    let events = crate::support::idle_until(&mut table, |_| false);
    assert_eq!(the(&events, "game_ended")["reason"], "points");
}
