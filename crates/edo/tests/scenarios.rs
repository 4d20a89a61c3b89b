//! Impossible scenarios, with all their problems.

use crate::support::{card_scenario, try_scenario, with};
use higaki_table::SetupError;
use serde_json::{Value, json};

/// The paths and codes of all problems.
fn problems(json: Value) -> Vec<(String, String)> {
    match try_scenario(json) {
        Err(SetupError::Problems(problems)) => {
            let told = problems.iter();
            told.map(|problem| (problem.path.clone(), problem.code.to_owned())).collect()
        }
        Err(error) => panic!("{error}"),
        Ok(_) => Vec::new(),
    }
}

fn codes(json: Value) -> Vec<String> {
    problems(json).into_iter().map(|(_, code)| code).collect()
}

fn has_problem(json: Value, code: &str) {
    let found = codes(json);
    assert!(found.iter().any(|other| other == code), "{code} is not in {found:?}");
}

#[test]
fn all_problems_are_reported_at_once() {
    let found = codes(json!({
        "colour": "red",
        "round": 99,
        "merchant": "Q1",
        "cities": { "A": { "fund": 17, "sites": ["hut 0", "house 7"] }, "E": {} },
        "seats": [{ "rice": -1, "samurai": ["A", "A", "A", "A", "A", "A"] }, { "plan": ["A.stone 1"] }],
    }));
    for code in [
        "unknown_field",
        "number_out_of_range",
        "unknown_space",
        "unknown_fund",
        "unknown_building",
        "unknown_city",
        "too_many_figures",
        "unknown_plan",
    ] {
        assert!(found.iter().any(|other| other == code), "{code} is not in {found:?}");
    }
}

#[test]
fn pieces_that_are_not_in_the_box_are_found() {
    let two = |seat: Value| json!({ "seats": [seat, {}] });
    has_problem(two(json!({ "neutral_officials": 13 })), "too_many_officials");
    has_problem(two(json!({ "temples": ["R1"] })), "module_not_used");
    has_problem(two(json!({ "privileges": ["a"] })), "module_not_used");
    has_problem(two(json!({ "ronin_tiles": 1 })), "too_many_ronin_tiles");
    has_problem(json!({ "seats": [{}, {}], "ronin": ["RI1"] }), "module_not_used");
    has_problem(
        json!({ "seats": [{ "special_cards": [1] }, { "special_cards": [1] }] }),
        "special_card_twice",
    );
    has_problem(
        json!({ "cities": { "A": { "sites": vec!["house 0"; 8] } }, "seats": [{}, {}] }),
        "too_many_buildings",
    );
    has_problem(
        json!({ "cities": { "EDO": { "sites": ["post 0"] } }, "seats": [{}, {}] }),
        "too_many_posts",
    );
    has_problem(
        json!({ "merchant_cards": { "queue": [1, 1] }, "seats": [{}, {}] }),
        "merchant_cards_twice",
    );
    has_problem(
        json!({ "merchant_cards": { "gone": [1, 2] }, "seats": [{}, {}] }),
        "merchant_cards_do_not_fit_round",
    );
    let tokken = |privileges: Value| {
        let seats = json!([{ "privileges": privileges }, {}]);
        json!({ "options": with(&["tokken"]), "seats": seats })
    };
    has_problem(tokken(json!(["c", "c"])), "too_many_tiles");
    has_problem(tokken(json!(["z"])), "unknown_privilege");
    let ronin = |at: Value| json!({ "options": with(&["ronin"]), "ronin": at, "seats": [{}, {}] });
    has_problem(ronin(json!(["RI1"])), "three_ronin_needed");
    has_problem(ronin(json!(["RI1", "RI1", "EDO"])), "ronin_cannot_stand_there");
    let jiin = |temples: Value| {
        let seats = json!([{ "temples": temples }, { "temples": ["R1"] }]);
        json!({ "options": with(&["jiin"]), "seats": seats })
    };
    has_problem(jiin(json!(["R1"])), "temples_twice");
    has_problem(jiin(json!(["A"])), "temple_cannot_stand_there");
    has_problem(jiin(json!(["R2", "R3", "W1", "W2"])), "too_many_temples");
}

#[test]
fn phases_that_do_not_fit_are_found() {
    let in_phase = |phase: Value, seat: Value| json!({ "phase": phase, "seats": [seat, {}] });
    has_problem(in_phase(json!({ "name": "dance" }), json!({})), "unknown_phase");
    has_problem(in_phase(json!({ "name": "wages", "seat": 0 }), json!({})), "phase_does_not_fit");
    has_problem(
        in_phase(json!({ "name": "limit", "seat": 0 }), json!({ "rice": 10 })),
        "phase_does_not_fit",
    );
    has_problem(in_phase(json!({ "name": "name_ronin" }), json!({})), "phase_does_not_fit");
    has_problem(in_phase(json!({ "name": "draft" }), json!({})), "round_does_not_fit_phase");
    has_problem(in_phase(json!({ "name": "card", "seat": 0 }), json!({})), "card_not_planned");
    let confirmed = json!({ "plan": ["A.wood 0", "B.travel 0", "C.money 0"], "confirmed": true });
    has_problem(json!({ "seats": [confirmed, confirmed] }), "phase_does_not_fit");
    let many = json!({ "samurai": ["A", "A", "A", "A"], "plan": ["A.wood 2"] });
    has_problem(json!({ "seats": [many, {}] }), "not_enough_officials");
    let mut pending = card_scenario("B.travel 1", json!({}), json!({}));
    pending["phase"]["pending"] = json!({ "name": "second_samurai", "moved_to": "A" });
    has_problem(pending, "phase_does_not_fit");
}

#[test]
fn a_short_scenario_is_enough() {
    assert_eq!(codes(json!({ "seats": [{}, {}] })), Vec::<String>::new());
    has_problem(json!({ "players": 3, "seats": [{}, {}] }), "wrong_number_of_seats");
    has_problem(json!({ "game": "osaka", "seats": [{}, {}] }), "other_game");
    has_problem(json!({ "options": { "jiin": "maybe" }, "seats": [{}, {}] }), "bad_options");
}

/// A word with a slip in it must not be taken for another one.
#[test]
fn words_that_are_not_known_are_found() {
    let on_card = |name: &str, value: Value| {
        let mut json = card_scenario("B.travel 1", json!({ "samurai": ["A"] }), json!({}));
        json["phase"][name] = value;
        json
    };
    has_problem(on_card("stage", json!("wroking")), "unknown_word");
    has_problem(on_card("drive", json!("maybe")), "unknown_word");
    has_problem(on_card("drive", json!(1)), "wrong_kind");
    has_problem(on_card("pending", json!({ "name": "nap" })), "unknown_pending");
    let pending = json!({ "name": "second_samurai", "moved_to": "A", "form": "B" });
    has_problem(on_card("pending", pending), "unknown_field");
    has_problem(json!({ "seats": [{ "confirmed": "yes" }, {}] }), "unknown_word");
    assert_eq!(codes(on_card("stage", json!("working"))), Vec::<String>::new());
}

#[test]
fn problems_say_where_to_look() {
    let is_at = |json: Value, path: &str, code: &str| {
        assert_eq!(problems(json), [(path.to_owned(), code.to_owned())]);
    };
    let many = json!({ "samurai": ["A", "A", "A", "A"], "plan": ["A.wood 2"] });
    is_at(json!({ "seats": [{}, many] }), "seats[1].plan", "not_enough_officials");
    let full = json!({ "B": { "sites": ["fortress", "fortress"] } });
    is_at(json!({ "cities": full, "seats": [{}, {}] }), "cities.B.sites", "too_many_fortresses");
    let temples = json!({ "temples": ["R1"] });
    is_at(json!({ "seats": [temples, {}] }), "options.jiin", "module_not_used");
    let gone = json!({ "gone": [1, 2] });
    let json = json!({ "merchant_cards": gone, "seats": [{}, {}] });
    is_at(json, "merchant_cards", "merchant_cards_do_not_fit_round");
}
