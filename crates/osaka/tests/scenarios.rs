//! Scenarios: all problems are reported at once with their paths, and every position round-trips.

use crate::support::{
    asked, box_of_cards, cards, deck, expect_whole_box, farm, kept, market, play, points, scenario,
    seat, ships_at, try_scenario, with_rest_in,
};
use higaki_osaka::Osaka;
use higaki_table::{AnyTable, Game, Origin, Problems, Seed, SetupError, Table};
use serde_json::{Value, json};

fn problems(json: &Value) -> Problems {
    Osaka::from_scenario(json, &Seed::from_text("wrong")).expect_err("it should not be accepted")
}

/// The paths and codes of all problems, in no particular order.
fn found(json: &Value) -> Vec<(String, &'static str)> {
    let mut found: Vec<(String, &'static str)> =
        problems(json).iter().map(|problem| (problem.path.clone(), problem.code)).collect();
    found.sort();
    found
}

/// Expects exactly these problems in a scenario that may leave out the game and the players.
fn wrong(mut json: Value, expected: &[(&str, &str)]) {
    let players = json["seats"].as_array().map_or(2, Vec::len);
    let fields = json.as_object_mut().expect("an object");
    fields.entry("game").or_insert("osaka".into());
    fields.entry("players").or_insert(players.into());
    let mut expected: Vec<(String, &str)> =
        expected.iter().map(|(path, code)| ((*path).to_owned(), *code)).collect();
    expected.sort();
    assert_eq!(found(&json), expected, "{json}");
}

#[test]
fn all_problems_are_reported_at_once() {
    let json = json!({
        "game": "osaka",
        "players": 3,
        "to_act": 3,
        "weather": "fine",
        "ships": { "red": 6, "pink": 1, "blue": "Edo" },
        "market": ["R5@0", "B4", "R3@0", 7, "G2@9", "R2!"],
        "farm": "none",
        "discard": ["R5*"],
        "seats": [
            { "hand": ["B2", "X"], "purse": 3 },
            { "goods": ["B2?"], "tokens": { "red": 16, "gold": 1 }, "credit": -1 },
        ],
    });
    assert_eq!(
        found(&json),
        [
            ("", "unknown_field"),
            ("discard[0]", "unknown_mark"),
            ("farm", "wrong_kind"),
            ("market[1]", "unknown_card"),
            ("market[2]", "second_stone"),
            ("market[3]", "wrong_kind"),
            ("market[4]", "unknown_seat"),
            ("market[5]", "unknown_seat"),
            ("seats", "wrong_number_of_seats"),
            ("seats[0]", "unknown_field"),
            ("seats[0].hand[1]", "unknown_card"),
            ("seats[1].credit", "number_out_of_range"),
            ("seats[1].goods[0]", "unknown_mark"),
            ("seats[1].tokens.gold", "unknown_colour"),
            ("seats[1].tokens.red", "number_out_of_range"),
            ("ships.blue", "wrong_kind"),
            ("ships.pink", "unknown_colour"),
            ("ships.red", "number_out_of_range"),
            ("to_act", "number_out_of_range"),
        ]
        .map(|(path, code)| (path.to_owned(), code))
    );
}

#[test]
fn what_must_be_there_and_of_which_kind() {
    assert_eq!(
        found(&json!({})),
        [
            (String::new(), "missing_field"),
            (String::new(), "missing_field"),
            (String::new(), "missing_field")
        ]
    );
    for nonsense in [json!(null), json!(3), json!("osaka"), json!([]), json!(true)] {
        assert!(found(&nonsense).contains(&(String::new(), "wrong_kind")), "{nonsense}");
    }
    let no_seats = json!({ "game": "osaka", "players": 2 });
    assert_eq!(found(&no_seats), [(String::new(), "missing_field")]);
    wrong(json!({ "game": "edo", "seats": [{}, {}] }), &[("game", "other_game")]);
    wrong(json!({ "game": 5, "seats": [{}, {}] }), &[("game", "wrong_kind")]);
    for players in [json!(1), json!(5), json!(-2), json!(u64::MAX)] {
        let json = json!({ "game": "osaka", "players": players, "seats": [] });
        assert!(found(&json).iter().any(|(path, _)| path == "players"), "{json}");
    }
    wrong(json!({ "players": 3, "seats": [{}, {}] }), &[("seats", "wrong_number_of_seats")]);
    wrong(json!({ "players": 2, "seats": [{}, {}, {}] }), &[("seats", "wrong_number_of_seats")]);
    wrong(json!({ "seats": [{}, 4] }), &[("seats[1]", "wrong_kind")]);
    let options = json!({ "refill": 1, "hands": "open", "insurance": "none", "luck": 3 });
    wrong(
        json!({ "options": options, "seats": [{}, {}] }),
        &[
            ("options", "unknown_field"),
            ("options.insurance", "bad_options"),
            ("options.refill", "bad_options"),
        ],
    );
    wrong(json!({ "options": ["open"], "seats": [{}, {}] }), &[("options", "wrong_kind")]);
}

#[test]
fn a_wrong_number_of_players_hides_nothing_else() {
    let json =
        json!({ "game": "osaka", "players": 9, "market": ["X9"], "farm": 5, "seats": [{}, {}] });
    assert_eq!(
        found(&json),
        [("farm", "wrong_kind"), ("market[0]", "unknown_card"), ("players", "number_out_of_range")]
            .map(|(path, code)| (path.to_owned(), code))
    );
}

/// Otherwise the author of a scenario would wonder why the seed has no effect.
#[test]
fn a_seed_that_is_no_text_is_noticed() {
    wrong(json!({ "seed": 5, "seats": [{}, {}] }), &[("seed", "wrong_kind")]);
}

#[test]
fn cards_that_do_not_exist() {
    wrong(json!({ "market": ["R4"], "seats": [{}, {}] }), &[("market[0]", "unknown_card")]);
    wrong(json!({ "deck": ["r5"], "seats": [{}, {}] }), &[("deck[0]", "unknown_card")]);
    wrong(
        json!({ "deck": ["", "é", "R"], "seats": [{}, {}] }),
        &[("deck[0]", "unknown_card"), ("deck[1]", "unknown_card"), ("deck[2]", "unknown_card")],
    );
    // The eighth five and the twelfth two, wherever the others are.
    wrong(
        json!({
            "market": cards("R5 R5 R5"),
            "farm": cards("R5"),
            "deck": cards("R5"),
            "discard": cards("R5"),
            "seats": [{ "hand": cards("R5"), "goods": cards("R5*") }, {}],
        }),
        &[("seats[0].goods[0]", "too_many_copies")],
    );
    wrong(
        json!({ "discard": vec!["G2"; 12], "seats": [{}, {}] }),
        &[("discard[11]", "too_many_copies")],
    );
    wrong(
        json!({ "discard": ["G2@0"], "seats": [{ "hand": ["B2*"] }, {}] }),
        &[("discard[0]", "unknown_mark"), ("seats[0].hand[0]", "unknown_mark")],
    );
}

#[test]
fn rows_and_stones() {
    wrong(json!({ "market": vec!["R2"; 9], "seats": [{}, {}] }), &[("market[8]", "row_too_long")]);
    wrong(json!({ "farm": vec!["R2"; 4], "seats": [{}, {}] }), &[("farm[3]", "row_too_long")]);
    wrong(
        json!({ "market": cards("R2@1"), "farm": cards("B2@1"), "seats": [{}, {}] }),
        &[("farm[0]", "second_stone")],
    );
    for mark in ["@2", "@", "@-1", "@x", "1", "@1 "] {
        let json = json!({ "market": [format!("R2{mark}")], "seats": [{}, {}] });
        wrong(json, &[("market[0]", "unknown_seat")]);
    }
}

#[test]
fn points_and_what_they_come_from() {
    wrong(
        json!({ "seats": [{ "vp": 3, "earned": { "red": 4 } }, {}] }),
        &[("seats[0]", "earned_too_much")],
    );
    wrong(json!({ "seats": [{ "vp": 60 }, { "vp": 60 }] }), &[("seats", "too_few_cards_left")]);
    wrong(
        json!({ "seats": [{ "vp": ["R2*"] }, { "vp": "many" }] }),
        &[("seats[0].vp[0]", "unknown_mark"), ("seats[1].vp", "wrong_kind")],
    );
    for tokens in [json!({ "red": 8 }), json!({ "red": 2, "blue": 2, "yellow": 2, "green": 2 })] {
        let json = json!({ "market": cards("R2"), "seats": [{}, { "tokens": tokens }] });
        wrong(json, &[("seats[1].tokens", "too_many_tokens")]);
    }
}

/// A player who still takes the first token would otherwise have eight without ending the game.
#[test]
fn there_is_room_for_the_first_token() {
    let seats = |tokens: u32| json!([{ "tokens": { "red": tokens } }, {}]);
    wrong(
        json!({ "phase": "token", "seats": seats(7) }),
        &[("seats[0].tokens", "too_many_tokens")],
    );
    let mut table = scenario(json!({ "phase": "token", "seats": seats(6) }));
    play(&mut table, 0, "token red");
    let position = table.game().position();
    Osaka::from_scenario(&position, &Seed::from_text("")).expect("a position can be loaded");
}

#[test]
fn fields_of_other_phases_are_noticed() {
    wrong(
        json!({ "phase": "turn", "asked": 0, "settled": [], "saving": {}, "over": "tokens", "seats": [{}, {}] }),
        &[
            ("asked", "not_in_this_phase"),
            ("over", "not_in_this_phase"),
            ("saving", "not_in_this_phase"),
            ("settled", "not_in_this_phase"),
        ],
    );
}

/// Found in review: the refill after such a payday had no room, and cards were lost.
#[test]
fn a_payday_before_the_refill_finds_the_market_bought() {
    let payday = |market: &str| {
        json!({
            "options": { "refill": "after_ships" },
            "phase": "insure",
            "ships": ships_at([5, 3, 0, 0]),
            "market": cards(market),
            "farm": cards("G2 G3 G5"),
            "seats": [{ "hand": cards("B2"), "goods": cards("B5") }, {}],
        })
    };
    wrong(payday("R2 R2 R2"), &[("market", "market_was_bought")]);
    wrong(payday("R2@0"), &[("market", "market_was_bought")]);
    let mut table = scenario(payday("R2@1"));
    play(&mut table, 0, "insure -");
    expect_whole_box(&table);
}

#[test]
fn phases_and_their_needs() {
    let two = json!([{}, {}]);
    wrong(json!({ "phase": "night", "seats": two }), &[("phase", "unknown_phase")]);
    wrong(json!({ "phase": 3, "seats": two }), &[("phase", "wrong_kind")]);
    wrong(json!({ "over": "rain", "seats": two }), &[("over", "unknown_end")]);
    wrong(
        json!({ "paid": cards("R2"), "market": cards("B2"), "seats": two }),
        &[("paid", "paid_outside_purchase")],
    );
    for phase in ["turn", "token"] {
        let json = json!({ "phase": phase, "ships": { "red": 5 }, "seats": two });
        wrong(json, &[("ships", "ship_in_edo")]);
    }
}

#[test]
fn a_payment_that_cannot_be_going_on() {
    // Nothing is owed any more, or it could never be paid.
    for (paid, hand) in [("B5", "B2"), ("B2", "B2"), ("", "")] {
        let json = json!({
            "phase": "pay",
            "market": cards("R5"),
            "paid": cards(paid),
            "seats": [{ "hand": cards(hand) }, {}],
        });
        wrong(json, &[("paid", "payment_does_not_fit")]);
    }
}

#[test]
fn an_insurance_that_cannot_be_going_on() {
    let able = json!({ "hand": cards("R2"), "goods": cards("R5") });
    wrong(
        json!({ "phase": "insure", "ships": { "red": 3 }, "seats": [able, {}] }),
        &[("ships", "no_ship_in_edo")],
    );
    let sinking = ships_at([3, 0, 0, 5]);
    wrong(
        json!({ "phase": "insure", "ships": sinking, "asked": 1, "seats": [able, {}] }),
        &[("asked", "nothing_to_insure")],
    );
    let settled = json!({
        "phase": "insure", "ships": sinking, "settled": ["red"], "seats": [able, {}],
    });
    wrong(settled, &[("asked", "nothing_to_insure")]);
    wrong(
        json!({ "phase": "insure", "ships": sinking, "settled": ["pink"], "seats": [able, {}] }),
        &[("settled[0]", "unknown_colour")],
    );
}

#[test]
fn a_choice_of_goods_that_cannot_be_going_on() {
    let sinking = ships_at([3, 0, 0, 5]);
    let saving = |saving: Value, goods: &str| {
        json!({
            "phase": "save",
            "ships": sinking,
            "saving": saving,
            "seats": [{ "goods": cards(goods) }, {}],
        })
    };
    let red = |count: u8| json!({ "colour": "red", "count": count });
    // Nothing to choose: all of them, all alike, more than there are, or a ship that is safe.
    for (count, goods) in [(1, "R5"), (2, "R5 R3"), (1, "R3 R3"), (3, "R5 R3"), (1, "")] {
        wrong(saving(red(count), goods), &[("saving", "nothing_to_choose")]);
    }
    let blue = json!({ "colour": "blue", "count": 1 });
    wrong(saving(blue, "B5 B3"), &[("saving", "nothing_to_choose")]);
    let zero = saving(red(0), "R5 R3");
    assert!(
        found(&zero_with_game(zero)).contains(&("saving.count".to_owned(), "number_out_of_range"))
    );
    let json =
        json!({ "phase": "save", "ships": sinking, "seats": [{ "goods": cards("R5 R3") }, {}] });
    assert!(found(&zero_with_game(json)).contains(&(String::new(), "missing_field")));
    let extra = saving(json!({ "colour": "red", "count": 1, "value": 5 }), "R5 R3");
    wrong(extra, &[("saving", "unknown_field")]);
}

fn zero_with_game(mut json: Value) -> Value {
    json["game"] = "osaka".into();
    json["players"] = 2.into();
    json
}

#[test]
fn all_have_passed_only_in_a_game_that_is_over() {
    let json = json!({ "market": cards("R2"), "passes": 2, "seats": [{}, {}] });
    wrong(json, &[("passes", "number_out_of_range")]);
    scenario(json!({ "over": "deadlock", "passes": 2, "seats": [{}, {}] }));
}

#[test]
fn problems_name_what_a_sentence_needs_and_never_all_that_was_sent() {
    let long = "R".repeat(10_000);
    let json = json!({ "game": "osaka", "players": 2, "market": [long], "seats": [{}, {}] });
    let text = serde_json::to_string(&problems(&json)).expect("problems are data");
    assert!(text.len() < 300, "{text}");
    let json = json!({
        "game": "osaka", "players": 2, "market": ["R2"], "passes": 9, "seats": [{}, {}],
    });
    let told = serde_json::to_value(problems(&json)).expect("problems are data");
    assert_eq!(told[0]["args"], json!({ "number": 9, "lowest": 0, "highest": 1 }));
}

#[test]
fn every_problem_of_a_flood_is_still_an_answer() {
    let json =
        json!({ "game": "osaka", "players": 2, "deck": vec!["X9"; 5_000], "seats": [{}, {}] });
    assert_eq!(problems(&json).iter().count(), 100);
}

#[test]
fn what_a_scenario_leaves_out_comes_from_the_seed() {
    let json = json!({
        "game": "osaka",
        "players": 2,
        "market": cards("R2"),
        "deck": cards("G5 G3"),
        "seats": [{ "vp": 4 }, {}],
    });
    let with_seed = |seed: &str| {
        Table::<Osaka>::from_scenario(&json, Seed::from_text(seed)).expect("a good scenario")
    };
    let (one, same, other) = (with_seed("1"), with_seed("1"), with_seed("2"));
    assert_eq!(one.game(), same.game());
    assert_ne!(deck(&one), deck(&other));
    for table in [one, other] {
        assert!(deck(&table).starts_with("G5 G3 "));
        assert_eq!(deck(&table).split(' ').count(), 108 - 1 - 4);
        assert_eq!(points(&table, 0), 4);
        assert_eq!(kept(&table, 0).matches('?').count(), 4);
        expect_whole_box(&table);
    }
    // A scenario may bring its own seed.
    let mut own = json.clone();
    own["seed"] = "2".into();
    let table: Table<Osaka> = Table::from_scenario(&own, Seed::from_text("1")).unwrap();
    assert_eq!(table.game(), with_seed("2").game());
}

#[test]
fn a_scenario_may_be_short() {
    let table = scenario(json!({ "seats": [{}, {}, {}] }));
    assert_eq!(asked(&table), [(0, "turn".to_owned())]);
    // The empty market was refilled at once.
    assert_eq!((market(&table).split(' ').count(), farm(&table).split(' ').count()), (2, 3));
}

#[test]
fn an_unknown_scenario_begins_no_table() {
    let error = try_scenario(json!({ "market": ["R9"], "seats": [{}, {}] })).unwrap_err();
    assert!(matches!(error, SetupError::Problems(_)));
}

/// Reads the position back and compares it.
fn comes_back(table: &Table<Osaka>) {
    let position = AnyTable::position(table);
    let text = position.to_string();
    let parsed: Value = text.parse().expect("JSON");
    let again = Osaka::from_scenario(&parsed, &Seed::from_text("another"))
        .unwrap_or_else(|problems| panic!("{problems}: {text}"));
    assert_eq!(&again, table.game(), "{text}");
    assert_eq!(again.position(), position);
    assert_eq!(again.stable_hash(), table.game().stable_hash());
}

#[test]
fn positions_of_the_tokens_come_back() {
    for players in 2..=4 {
        let origin = Origin::Local(Seed::from_text("come back"));
        let (mut table, _) = Table::<Osaka>::deal(players, &Default::default(), origin).unwrap();
        while asked(&table)[0].1 == "token" {
            comes_back(&table);
            let index = asked(&table)[0].0;
            play(&mut table, index, "token blue");
        }
        comes_back(&table);
    }
}

#[test]
fn positions_of_turns_and_payments_come_back() {
    let mut table = scenario(json!({
        "options": { "hands": "open", "refill": "after_ships", "insurance": "any_colour" },
        "start": 2,
        "to_act": 1,
        "market": cards("R2 R5@0 B3 G5@2"),
        "farm": cards("Y2@1 Y3 Y5"),
        "ships": ships_at([1, 2, 3, 4]),
        "discard": cards("G2 G2"),
        "seats": [
            { "hand": cards("R2 R3"), "goods": cards("B2 B2* G5*"), "tokens": { "green": 3 } },
            { "hand": cards("B5 B2 G3"), "vp": cards("R2 Y5 G2?"), "earned": { "red": 2 } },
            { "credit": 3, "vp": 2 },
        ],
    }));
    comes_back(&table);
    play(&mut table, 1, "buy");
    comes_back(&table);
    play(&mut table, 1, "pay B2");
    assert_eq!(asked(&table), [(1, "pay".to_owned())]);
    comes_back(&table);
    play(&mut table, 1, "pay B5");
    comes_back(&table);
}

#[test]
fn positions_of_an_insurance_come_back() {
    let mut table = scenario(json!({
        "phase": "insure",
        "to_act": 1,
        "asked": 1,
        "ships": ships_at([3, 4, 0, 5]),
        "market": cards("Y2@0"),
        "seats": [
            { "hand": cards("R3"), "goods": cards("R5 R3") },
            { "hand": cards("R3 B2"), "goods": cards("R5 R3 B5 B3 B2 Y5*") },
        ],
    }));
    comes_back(&table);
    play(&mut table, 1, "insure red R3");
    assert_eq!(asked(&table), [(1, "save".to_owned())]);
    comes_back(&table);
    play(&mut table, 1, "save R3");
    assert_eq!(asked(&table), [(1, "insure".to_owned())]);
    comes_back(&table);
    play(&mut table, 1, "insure blue B2");
    comes_back(&table);
    play(&mut table, 1, "save B5 B2");
    assert_eq!(asked(&table), [(0, "insure".to_owned())]);
    comes_back(&table);
    play(&mut table, 0, "insure -");
    comes_back(&table);
}

/// A player who is choosing goods has settled that colour, even if the scenario omits it.
#[test]
fn a_colour_that_is_being_chosen_for_is_settled() {
    let mut table = scenario(json!({
        "phase": "save",
        "saving": { "colour": "red", "count": 1 },
        "ships": ships_at([3, 0, 0, 5]),
        "seats": [{ "hand": cards("R2"), "goods": cards("R5 R3 R2") }, {}],
    }));
    play(&mut table, 0, "save R5");
    assert_eq!(asked(&table), [(1, "turn".to_owned())]);
}

#[test]
fn positions_of_finished_games_come_back() {
    let mut tokens = scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([0, 0, 0, 4]),
        "seats": [{ "hand": cards("R2"), "tokens": { "red": 7 } }, { "goods": cards("G5") }],
    }));
    play(&mut tokens, 0, "buy R2");
    assert_eq!(asked(&tokens), []);
    comes_back(&tokens);
    for players in 2..=4 {
        let seats: Vec<Value> = (0..players).map(|_| json!({ "hand": [] })).collect();
        let json = json!({ "market": [], "seats": seats });
        let mut deadlock = scenario(with_rest_in(json, "/seats/0/hand"));
        for index in 0..players {
            comes_back(&deadlock);
            play(&mut deadlock, index, "pass");
        }
        assert_eq!(asked(&deadlock), []);
        comes_back(&deadlock);
    }
}

#[test]
fn a_position_after_a_pass_comes_back_also_where_the_next_player_can_act() {
    let json = json!({ "market": cards("R5@1"), "seats": [{ "hand": [] }, {}] });
    let mut table = scenario(with_rest_in(json, "/seats/0/hand"));
    play(&mut table, 0, "pass");
    assert_eq!(crate::support::listed(&table, 1), ["take R5"]);
    comes_back(&table);
}

#[test]
fn a_row_of_eight_and_a_full_hand_come_back() {
    let json = json!({
        "market": cards("R2@0 R2@1 R2@2 R2@3 B2 B2 B3 B3"),
        "farm": cards("G5 G5 G5"),
        "seats": [{ "hand": [] }, {}, {}, {}],
    });
    let table = scenario(with_rest_in(json, "/seats/0/hand"));
    comes_back(&table);
    assert_eq!(box_of_cards().values().sum::<usize>(), 108);
}

/// No valid scenario leads to an overflow.
#[test]
fn the_highest_numbers_that_are_accepted_can_be_played_on_from() {
    let most = json!({
        "market": cards("R5"),
        "ships": ships_at([4, 0, 0, 0]),
        "seats": [
            {
                "hand": cards("B5"),
                "goods": cards("R5 R5 R5 R3 R3 R3 R2 R2 R2"),
                "tokens": { "red": 7 },
                "credit": 200,
                "vp": 55,
                "earned": { "red": 255 },
            },
            {},
        ],
    });
    if let Ok(mut table) = try_scenario(most) {
        let played = AnyTable::play(&mut table, seat(0), "buy B5");
        assert!(played.is_ok());
        assert!(points(&table, 0) > 255);
    }
}
