//! O9: the end of the game and the winner.

use crate::support::{
    asked, by_colour, cards, expect_asked, expect_refusal, goods, kinds, listed, of_kind, play,
    points, ranking, reason, scenario, ships_at, the, tokens, view, with_rest_in,
};
use higaki_osaka::Osaka;
use higaki_table::{AnyTable, Seat, Table};
use serde_json::{Value, json};

/// Seat 0 can bring the green ship to Edo with a red five, while red and blue are on the waves.
fn green_can_arrive(seats: Value) -> Table<Osaka> {
    let mut json = json!({ "market": cards("G2"), "ships": ships_at([3, 4, 0, 4]) });
    json["seats"] = seats;
    let hand = json["seats"][0]["hand"].as_array().cloned().unwrap_or_default();
    json["seats"][0]["hand"] = hand.into_iter().chain([json!("R5")]).collect();
    scenario(json)
}

/// A finished game with these seats.
fn over(seats: Value) -> Table<Osaka> {
    let mut json = json!({ "over": "tokens" });
    json["seats"] = seats;
    scenario(json)
}

#[test]
fn o9_1_the_eighth_token_ends_the_game_before_anything_sinks() {
    let mut table = green_can_arrive(json!([
        { "hand": cards("R2"), "goods": cards("R5"), "tokens": { "red": 3, "green": 4 } },
        { "hand": cards("B2"), "goods": cards("B5 G3"), "tokens": { "blue": 1 } },
    ]));
    let events = play(&mut table, 0, "buy R5");
    let last = ["token_earned", "token_earned", "ended"];
    assert_eq!(kinds(&events)[kinds(&events).len() - 3..], last);
    assert!(of_kind(&events, "sinking").is_empty());
    assert_eq!(the(&events, "ended")["reason"], "tokens");
    assert_eq!(reason(&table).as_deref(), Some("tokens"));
    assert_eq!([0, 1].map(|seat| goods(&table, seat)), ["R5", "B5"], "nothing was lost");
    // All players are paid and get their tokens first.
    assert_eq!(tokens(&table, 1), [0, 1, 0, 1]);
    assert_eq!(asked(&table), []);
}

#[test]
fn o9_1_seven_tokens_are_not_enough() {
    let mut table = green_can_arrive(json!([
        { "hand": cards("R2"), "goods": cards("R5"), "tokens": { "red": 3, "green": 3 } },
        { "tokens": { "blue": 7 } },
    ]));
    play(&mut table, 0, "buy R5");
    assert_eq!(reason(&table), None);
    expect_asked(&table, 0, "insure");
}

#[test]
fn o9_1_anybodys_eighth_token_ends_it() {
    let mut table = green_can_arrive(json!([
        { "tokens": { "red": 1 } },
        { "goods": cards("G2"), "tokens": { "red": 2, "blue": 2, "yellow": 3 } },
        { "goods": cards("G5 G5"), "tokens": { "green": 7 } },
    ]));
    play(&mut table, 0, "buy R5");
    assert_eq!(reason(&table).as_deref(), Some("tokens"));
    assert_eq!(tokens(&table, 1), [2, 2, 3, 1]);
    assert_eq!(tokens(&table, 2), [0, 0, 0, 8]);
}

#[test]
fn o9_1_more_than_eight_at_once() {
    let mut table = scenario(json!({
        "market": cards("R2 B2 Y2 G2"),
        "ships": ships_at([4, 4, 4, 4]),
        "seats": [{ "hand": cards("R5 B5"), "tokens": { "red": 7 } }, {}],
    }));
    play(&mut table, 0, "buy R5 B5");
    assert_eq!(tokens(&table, 0), [8, 1, 1, 1]);
    assert_eq!(reason(&table).as_deref(), Some("tokens"));
}

#[test]
fn o9_1_after_the_end_nothing_can_be_done() {
    let table = over(json!([{ "hand": cards("R5") }, {}]));
    for seat in 0..2 {
        assert!(listed(&table, seat).is_empty());
        for text in ["pass", "take R2", "buy", "buy R5", "token red", "insure -", "reserve R2"] {
            expect_refusal(&table, seat, text, "game_over", "O9.1");
        }
    }
    assert_eq!(view(&table, 0)["asked"], Value::Null);
    assert_eq!(view(&table, 0)["outcome"]["reason"], "tokens");
}

#[test]
fn o9_2_the_game_ends_when_all_pass_in_a_row() {
    for players in 2..=4_usize {
        let seats: Vec<Value> = (0..players).map(|_| json!({ "hand": [] })).collect();
        let json = json!({ "to_act": 1, "market": [], "seats": seats });
        let mut table = scenario(with_rest_in(json, "/seats/0/hand"));
        for offset in 0..players {
            let seat = (1 + offset) % players;
            expect_asked(&table, seat, "turn");
            assert_eq!(listed(&table, seat), ["pass"]);
            let events = play(&mut table, seat, "pass");
            let ends = of_kind(&events, "ended");
            assert_eq!(ends.len(), usize::from(offset + 1 == players));
        }
        assert_eq!(reason(&table).as_deref(), Some("deadlock"));
        expect_refusal(&table, 0, "pass", "game_over", "O9.1");
    }
}

#[test]
fn o9_2_somebody_who_acts_in_between_starts_the_count_anew() {
    let json = json!({
        "market": cards("R5@2"),
        "seats": [{ "hand": [] }, {}, {}],
    });
    let mut table = scenario(with_rest_in(json, "/seats/0/hand"));
    play(&mut table, 0, "pass");
    play(&mut table, 1, "pass");
    play(&mut table, 2, "take R5");
    for seat in [0, 1] {
        play(&mut table, seat, "pass");
        assert_eq!(reason(&table), None);
    }
    play(&mut table, 2, "pass");
    assert_eq!(reason(&table).as_deref(), Some("deadlock"));
}

#[test]
fn o9_2_a_deadlock_is_ranked_as_usual() {
    let json = json!({
        "market": [],
        "seats": [
            { "hand": [], "goods": cards("R5 R5 R5"), "vp": cards("B2") },
            { "vp": cards("B2 B2"), "credit": 1 },
        ],
    });
    let mut table = scenario(with_rest_in(json, "/seats/0/hand"));
    play(&mut table, 0, "pass");
    play(&mut table, 1, "pass");
    assert_eq!(ranking(&table), [(1, 1, 3), (0, 2, 1)]);
}

#[test]
fn o9_3_the_most_points_win_and_nothing_else_counts() {
    let table = over(json!([
        { "hand": cards("R5 R5 R5"), "goods": cards("B5 B5*"), "vp": 4, "tokens": { "red": 8 } },
        { "vp": cards("Y2 Y2 Y2 G2?"), "credit": 1 },
        { "vp": 3, "tokens": { "red": 3 } },
    ]));
    assert_eq!(ranking(&table), [(1, 1, 5), (0, 2, 4), (2, 3, 3)]);
    assert_eq!([0, 1, 2].map(|seat| points(&table, seat)), [4, 5, 3]);
}

#[test]
fn o9_3_each_card_is_one_point_whatever_its_value() {
    let table = over(json!([{ "vp": cards("R5 R5") }, { "vp": cards("B2 B2 B2") }]));
    assert_eq!(ranking(&table), [(1, 1, 3), (0, 2, 2)]);
}

#[test]
fn o9_3_ending_the_game_does_not_win_it() {
    let mut table = green_can_arrive(json!([
        { "tokens": { "red": 7 } },
        { "vp": 9 },
    ]));
    play(&mut table, 0, "buy R5");
    assert_eq!(ranking(&table), [(1, 1, 9), (0, 2, 1)]);
}

#[test]
fn o9_4_ties_go_to_the_player_with_more_tokens() {
    let table = over(json!([
        { "vp": 7, "tokens": { "red": 2, "blue": 1 } },
        { "vp": 7, "tokens": { "red": 1, "green": 3 } },
        { "vp": 7, "tokens": { "yellow": 8 } },
    ]));
    assert_eq!(ranking(&table), [(2, 1, 7), (1, 2, 7), (0, 3, 7)]);
}

#[test]
fn o9_4_players_who_are_still_tied_share_the_place() {
    let tied = json!({ "vp": 7, "tokens": { "red": 4 } });
    let same_sum = json!({ "vp": 7, "tokens": { "red": 1, "green": 3 } });
    let table = over(json!([{ "vp": 6, "tokens": { "red": 8 } }, tied, same_sum, { "vp": 2 }]));
    assert_eq!(ranking(&table), [(1, 1, 7), (2, 1, 7), (0, 3, 6), (3, 4, 2)]);
    let winners: Vec<usize> =
        AnyTable::outcome(&table).unwrap().winners().map(Seat::index).collect();
    assert_eq!(winners, [1, 2]);
}

#[test]
fn o9_4_lower_places_are_shared_too() {
    let table = over(json!([{ "vp": 3 }, { "vp": 5 }, { "vp": 3 }, { "vp": 3 }]));
    assert_eq!(ranking(&table), [(1, 1, 5), (0, 2, 3), (2, 2, 3), (3, 2, 3)]);
}

#[test]
fn o9_3_the_breakdown_tells_where_points_come_from() {
    let mut table = scenario(json!({
        "market": cards("G5 R2"),
        "ships": ships_at([4, 0, 0, 4]),
        "seats": [
            {
                "hand": cards("B5 B2"),
                "goods": cards("G3 G2* B5 Y5*"),
                "tokens": { "green": 4, "yellow": 3 },
                "vp": 4,
                "earned": { "yellow": 3 },
            },
            { "goods": cards("R3 R3"), "vp": 1 },
        ],
    }));
    assert_eq!(AnyTable::breakdown(&table), None, "only at the end");
    play(&mut table, 0, "buy B5 B2");
    // Red: 2 × 1, a point. Green: (5 + 4) × 3 = 27, six points.
    let breakdown = AnyTable::breakdown(&table).expect("the game is over").to_value();
    assert_eq!(breakdown["reason"], "tokens");
    let first = &breakdown["seats"][0];
    assert_eq!(by_colour(&first["sales"]), [1, 0, 3, 6]);
    assert_eq!(by_colour(&first["tokens"]), [1, 0, 3, 5]);
    let facts = ["seat", "before", "points", "unsold", "place"].map(|name| &first[name]);
    assert_eq!(facts, [0, 1, 11, 2, 1]);
    let second = &breakdown["seats"][1];
    assert_eq!(by_colour(&second["sales"]), [2, 0, 0, 0]);
    let facts = ["seat", "before", "points", "unsold", "place"].map(|name| &second[name]);
    assert_eq!(facts, [1, 1, 3, 0, 2]);
}
