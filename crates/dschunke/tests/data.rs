//! The data file: its contents, and the problems of invalid ones.

use higaki_dschunke::{Data, Dschunke, Options, Setup};
use higaki_table::{Game, Provenance};
use serde_json::{Value, json};

/// The built-in data as JSON.
pub(crate) fn built_in() -> Value {
    let text = include_str!("../../../games/dschunke/data.json");
    serde_json::from_str(text).unwrap()
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let entries = Data::built_in().entries();
    let count = |known| entries.iter().filter(|entry| entry.provenance == known).count();
    assert_eq!(entries.len(), 1 + 3 + 20 + 10 + 10 + 5 + 10);
    assert_eq!(count(Provenance::Reconstructed), 18 + 9 + 8 + 4);
    assert_eq!(count(Provenance::Inferred), 3);
    assert!(entries.iter().all(|entry| !entry.note.is_empty()));
    assert_eq!(entries[0].path, "ring");
}

#[test]
fn the_two_known_cards_and_the_known_bonus_are_there() {
    let data = built_in();
    let known = json!({ "white": 1, "brown": 2, "purple": "S", "orange": 4 });
    assert_eq!(data["market"][0]["value"], known);
    assert_eq!(data["bonus"][3]["value"], json!({ "five": "brown", "two": "purple" }));
    assert_eq!(data["helpers"]["lower"][0]["value"], "load 1");
    assert_eq!(data["events"][4]["value"], "money");
}

fn problems(data: Value) -> Vec<(String, &'static str)> {
    let options = Options { setup: Setup::Printed, data: Some(data) };
    let problems = Dschunke::check_options(Dschunke::INFO.rules_version, 3, &options).unwrap_err();
    problems.iter().map(|problem| (problem.path.clone(), problem.code)).collect()
}

#[test]
fn all_problems_of_a_file_are_reported_at_once() {
    let mut data = built_in();
    data["ring"]["value"][0] = json!("white");
    data["merchants"]["load"]["value"] = json!("grey");
    data["helpers"]["upper"][3]["value"] = json!("sleep");
    data["helpers"]["lower"].as_array_mut().unwrap().pop();
    data["events"][0]["source"] = json!("rumour");
    data["market"][3]["value"]["white"] = json!(-1);
    data["bonus"][1]["value"] = data["bonus"][0]["value"].clone();
    data["bonus"][2]["value"]["two"] = json!("purple");
    data["strips"]["3"]["grey"]["value"][0] = json!("yellow");
    data["strips"]["4"].as_object_mut().unwrap().remove("white");
    data["colour"] = json!("blue");
    let found = problems(data);
    let expected = [
        ("data", "unknown_field"),
        ("data.ring.value", "ring_not_whole"),
        ("data.merchants", "merchants_on_one_junk"),
        ("data.helpers.upper[3].value", "unknown_helper_field"),
        ("data.helpers.lower", "wrong_count"),
        ("data.events[0].source", "unknown_provenance"),
        ("data.market[3].value.white", "number_out_of_range"),
        ("data.bonus[2].value", "bonus_one_junk"),
        ("data.strips.3.grey.value[0]", "colour_does_not_play"),
        ("data.strips.4", "missing_field"),
    ];
    for (path, code) in expected {
        assert!(found.contains(&(path.to_owned(), code)), "{path} {code} in {found:?}");
    }
    assert_eq!(found.len(), expected.len(), "{found:?}");
}

#[test]
fn files_that_are_not_data_are_refused() {
    assert_eq!(problems(json!(5))[0].1, "wrong_kind");
    assert_eq!(problems(json!({})).len(), 7, "seven parts are missing");
    let mut twice = built_in();
    twice["bonus"][1]["value"] = twice["bonus"][0]["value"].clone();
    assert_eq!(problems(twice), [("data.bonus[1]".to_owned(), "bonus_twice")]);
    let mut other = built_in();
    other["game"] = json!("osaka");
    assert_eq!(problems(other)[0].1, "other_game");
}

#[test]
fn equal_files_are_equal_data() {
    let options = |data| Options { setup: Setup::Printed, data };
    let components = |data| options(data).components(Dschunke::INFO.rules_version).unwrap();
    let mut other = built_in();
    other["ring"]["note"] = json!("seen in the box");
    let one = components(Some(built_in()));
    assert_eq!(one, components(Some(built_in())));
    assert_ne!(one, components(Some(other)));
    assert_ne!(one, components(None), "passed and built in are told apart");
}

#[test]
fn the_data_belong_to_their_version_of_the_rules() {
    let pinned = [0x9adb_fe3d_b52b_7f28, 0x3814_8356_86df_990b, 0x3814_8356_86df_990b];
    higaki_testkit::data_belong_to_rules::<Dschunke>(Data::all_built_in_texts(), &pinned);
}
