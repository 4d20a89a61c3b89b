//! The engine protocol: one answer a line, whatever the line holds.

use crate::support::higaki;
use serde_json::{Value, json};

/// The answers to these lines.
fn ask(lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let called = higaki(&["engine"], &input);
    assert_eq!(called.status, Some(0), "{}", called.errors);
    let answers: Vec<Value> =
        called.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len(), "one answer for each line");
    answers
}

fn scenario() -> Value {
    json!({
        "game": "osaka", "players": 3, "to_act": 0,
        "ships": { "red": 0, "blue": 0, "yellow": 0, "green": 0 },
        "market": ["B5", "R5@1", "Y3"], "farm": ["G2", "G3", "G5"],
        "seats": [{ "hand": ["R5", "B3"] }, {}, {}],
    })
}

#[test]
fn a_game_is_dealt_and_played() {
    let answers = ask(&[
        json!({ "id": 1, "new": { "game": "osaka", "players": 3, "seed": "a", "options": {} } }),
        json!({ "id": "two", "choices": { "seat": 0 } }),
        json!({ "id": 3, "view": { "seat": null } }),
        json!({ "id": 4, "view": { "seat": 2 } }),
    ]);
    assert_eq!(answers[0]["id"], 1);
    assert_eq!(answers[0]["ok"]["events"][0]["event"], "laid_out");
    let start = &answers[0]["ok"]["deciding"][0];
    assert_eq!(start["decision"], "token");
    assert_eq!(answers[1]["id"], "two");
    assert!(answers[1]["ok"]["choices"].is_array());
    let spectator = &answers[2]["ok"]["view"];
    assert!(spectator["seats"].as_array().unwrap().iter().all(|seat| seat["hand"].is_null()));
    assert!(answers[3]["ok"]["view"]["seats"][2]["hand"].is_array(), "one's own hand is shown");
}

#[test]
fn a_scenario_is_loaded_played_undone_and_recorded() {
    let answers = ask(&[
        json!({ "id": 1, "load": scenario() }),
        json!({ "id": 2, "choices": { "seat": 0 } }),
        json!({ "id": 3, "preview": { "seat": 0, "choice": "buy R5 B3" } }),
        json!({ "id": 4, "play": { "seat": 0, "choice": "take B5" } }),
        json!({ "id": 5, "position": {} }),
        json!({ "id": 6, "undo": {} }),
        json!({ "id": 7, "redo": {} }),
        json!({ "id": 8, "undo": {} }),
        json!({ "id": 9, "position": {} }),
        json!({ "id": 10, "record": {} }),
    ]);
    assert_eq!(answers[0]["ok"]["deciding"], json!([{ "seat": 0, "decision": "turn" }]));
    let texts: Vec<&str> = answers[1]["ok"]["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| choice["text"].as_str().unwrap())
        .collect();
    assert!(texts.contains(&"take B5") && texts.contains(&"buy R5 B3"), "{texts:?}");
    assert!(!texts.contains(&"take R5"), "it is reserved by another: {texts:?}");
    assert_eq!(answers[2]["ok"]["preview"]["price"], 8);
    assert_eq!(answers[3]["ok"]["events"][0]["event"], "coin_taken");
    assert_eq!(answers[3]["ok"]["deciding"][0]["seat"], 1);
    assert_eq!(answers[4]["ok"]["position"]["market"], json!(["R5@1", "Y3"]));
    assert_eq!(answers[5]["ok"]["hash"], answers[0]["ok"]["hash"], "undone");
    assert_eq!(answers[6]["ok"]["hash"], answers[3]["ok"]["hash"], "played again");
    assert_eq!(answers[8]["ok"]["position"]["market"], json!(["B5", "R5@1", "Y3"]));
    assert!(answers[9]["ok"]["record"].as_str().unwrap().starts_with("higaki record 1\n"));
}

#[test]
fn refusals_name_their_rule_and_leave_the_game_alone() {
    let answers = ask(&[
        json!({ "id": 1, "load": scenario() }),
        json!({ "id": 2, "play": { "seat": 0, "choice": "take R5" } }),
        json!({ "id": 3, "play": { "seat": 1, "choice": "take B5" } }),
        json!({ "id": 4, "play": { "seat": 0, "choice": "take everything" } }),
        json!({ "id": 5, "play": { "seat": 7, "choice": "take B5" } }),
        json!({ "id": 6, "position": {} }),
    ]);
    let error = |index: usize| &answers[index]["error"];
    assert_eq!(error(1)["code"], "reserved_by_other");
    assert_eq!(error(1)["rule"], "O4.3");
    assert!(!error(1)["message"].as_str().unwrap().is_empty());
    assert_eq!(error(2)["code"], "not_your_turn");
    assert_eq!(error(2)["rule"], "O3.1");
    assert_eq!(error(3)["code"], "bad_notation");
    assert_eq!(error(4)["code"], "no_such_seat");
    assert_eq!(answers[5]["ok"]["position"]["market"], json!(["B5", "R5@1", "Y3"]));
}

#[test]
fn all_problems_of_a_scenario_are_told_at_once() {
    let answers = ask(&[json!({ "id": 1, "load": {
        "game": "osaka", "players": 2, "to_act": 5, "market": ["R9", "B5@7"],
        "ships": { "red": 6, "pink": 0 }, "seats": [{ "hands": [] }, {}],
    } })]);
    let problems = answers[0]["error"]["problems"].as_array().unwrap();
    let paths: Vec<&str> =
        problems.iter().map(|problem| problem["path"].as_str().unwrap()).collect();
    for path in ["to_act", "market[0]", "market[1]", "ships.red", "ships.pink", "seats[0]"] {
        assert!(paths.contains(&path), "{path} is missing in {paths:?}");
    }
    assert!(problems.iter().all(|problem| !problem["message"].as_str().unwrap().is_empty()));
}

#[test]
fn nonsense_gets_an_answer_too() {
    let long = "x".repeat(2 << 20);
    let lines = [
        "",
        "nonsense",
        "[]",
        "7",
        "{}",
        "{\"id\":1}",
        "{\"id\":[1],\"undo\":{}}",
        "{\"id\":2,\"dance\":{}}",
        "{\"id\":3,\"undo\":{},\"redo\":{}}",
        "{\"id\":4,\"undo\":{}}",
        "{\"id\":5,\"new\":{\"game\":\"chess\",\"players\":2}}",
        "{\"id\":6,\"new\":{\"game\":\"osaka\",\"players\":9}}",
        "{\"id\":7,\"new\":{\"game\":\"osaka\",\"players\":\"two\"}}",
        "{\"id\":8,\"new\":{\"game\":\"osaka\",\"players\":2,\"options\":{\"hands\":\"empty\"}}}",
        "{\"id\":9,\"new\":{\"game\":\"osaka\",\"players\":2,\"colour\":1}}",
        "{\"id\":10,\"play\":\"take B5\"}",
        "{\"id\":11,\"load\":3}",
        "{\"id\":12,\"load\":{}}",
        "{\"id\":13,\"load\":{\"game\":7}}",
        "{\"id\":14,\"load\":{\"game\":\"go\"}}",
        "{\"id\":15,\"new\":{\"game\":\"osaka\",\"players\":2,\"options\":[]}}",
        "{\"id\":16,\"id\":17,\"undo\":{}}",
        &long,
    ];
    let called = higaki(&["engine"], &(lines.join("\n") + "\n"));
    assert_eq!(called.status, Some(0));
    let answers: Vec<Value> =
        called.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len());
    let codes: Vec<&str> = answers.iter().map(|a| a["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(
        codes,
        [
            "not_json",
            "not_json",
            "not_an_object",
            "not_an_object",
            "not_one_command",
            "not_one_command",
            "bad_id",
            "unknown_command",
            "not_one_command",
            "no_table",
            "unknown_game",
            "wrong_number_of_players",
            "not_a_number",
            "bad_options",
            "unknown_field_in_request",
            "not_an_object_in",
            "bad_scenario",
            "bad_scenario",
            "bad_scenario",
            "unknown_game",
            "bad_options",
            "not_json",
            "line_too_long",
        ]
    );
    for answer in &answers {
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(' '), "a sentence, not a code: {answer}");
    }
}

#[test]
fn a_whole_game_by_the_first_choice_ends_with_an_outcome() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_higaki"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut ask = |request: Value| -> Value {
        writeln!(input, "{request}").unwrap();
        serde_json::from_str(&output.next().unwrap().unwrap()).unwrap()
    };
    let mut answer =
        ask(json!({ "id": 0, "new": { "game": "osaka", "players": 2, "seed": "whole" } }));
    for id in 1..2000 {
        let Some(seat) = answer["ok"]["deciding"][0]["seat"].as_u64() else { break };
        let choices = ask(json!({ "id": id, "choices": { "seat": seat } }));
        let list = choices["ok"]["choices"].as_array().unwrap();
        let text = list[list.len() - 1]["text"].clone();
        answer = ask(json!({ "id": id, "play": { "seat": seat, "choice": text } }));
        assert!(answer["ok"].is_object(), "{answer}");
    }
    assert_eq!(answer["ok"]["deciding"], json!([]));
    assert_eq!(answer["ok"]["outcome"]["ranking"].as_array().unwrap().len(), 2);
    assert_eq!(answer["ok"]["breakdown"]["seats"].as_array().unwrap().len(), 2);
    drop(input);
    child.wait().unwrap();
}

/// E4.1: a plan may be changed until its owner confirms it, also when others were faster.
#[test]
fn a_seat_takes_back_its_own_choice_while_others_think() {
    let scenario = json!({ "game": "edo", "players": 2, "round": 2, "phase": { "name": "plan" },
        "seats": [{}, {}] });
    let answers = ask(&[
        json!({ "id": 1, "load": scenario }),
        json!({ "id": 2, "play": { "seat": 0, "choice": "plan A.money 1" } }),
        json!({ "id": 3, "play": { "seat": 1, "choice": "plan A.money 1" } }),
        json!({ "id": 4, "undo": { "seat": 0 } }),
        json!({ "id": 5, "undo": { "seat": 0 } }),
        json!({ "id": 6, "undo": { "seat": 7 } }),
        json!({ "id": 7, "choices": { "seat": 0 } }),
    ]);
    assert!(answers[3]["ok"]["hash"].is_string(), "{}", answers[3]);
    assert_eq!(answers[4]["error"]["code"], "nothing_to_undo", "{}", answers[4]);
    assert_eq!(answers[5]["error"]["code"], "no_such_seat", "{}", answers[5]);
    let listed = answers[6]["ok"]["choices"].as_array().expect("a list");
    assert!(listed.iter().any(|choice| choice["text"] == "plan A.money 1"), "{listed:?}");
}

#[test]
fn bad_component_data_are_bad_options() {
    let new = |game: &str, players: u8| {
        let options = json!({ "data": {} });
        json!({ "id": 1, "new": { "game": game, "players": players, "options": options } })
    };
    for answer in ask(&[new("edo", 2), new("dschunke", 3)]) {
        assert_eq!(answer["error"]["code"], "bad_options");
        let path = answer["error"]["problems"][0]["path"].as_str().unwrap();
        assert!(path.starts_with("data"), "{answer}");
    }
}

#[test]
fn the_seed_of_a_scenario_draws_what_it_leaves_open_and_what_comes_later() {
    let traders = json!([{ "colour": "red" }, { "colour": "blue" }, { "colour": "green" }]);
    let scenarios = [
        scenario(),
        json!({ "game": "dschunke", "players": 3, "seats": traders }),
        json!({ "game": "edo", "players": 2, "seats": [{}, {}] }),
    ];
    for scenario in scenarios {
        let loaded = |seed: &str| {
            let mut scenario = scenario.clone();
            scenario["seed"] = seed.into();
            let load = json!({ "id": 1, "load": scenario });
            ask(&[load, json!({ "id": 2, "position": {} }), json!({ "id": 3, "record": {} })])
        };
        let [one, other, again] = ["one", "other", "one"].map(loaded);
        assert!(one[0]["ok"].is_object(), "{}", one[0]);
        assert_eq!(one, again);
        assert_ne!(one[1]["ok"]["position"], other[1]["ok"]["position"]);
        let seed = |answers: &[Value]| {
            let record = answers[2]["ok"]["record"].as_str().unwrap().to_owned();
            record.lines().find(|line| line.starts_with("seed ")).unwrap().to_owned()
        };
        assert_ne!(seed(&one), seed(&other), "later chance comes from it, too");
    }
}
