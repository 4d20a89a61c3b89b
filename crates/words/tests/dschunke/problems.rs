//! Problems of scenarios and of component data.

use crate::support::{assert_no_others, assert_sentence, assert_variables_exist, file, source};
use higaki_dschunke::{Dschunke, Options, Setup};
use higaki_table::{Game, Problem, Problems, Seed};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn listed<T>(read: Result<T, Problems>) -> Vec<Problem> {
    read.map_or_else(|problems| problems.iter().cloned().collect(), |_| Vec::new())
}

/// A game for three with these fields beside those that every scenario has.
fn with(fields: &Value) -> Value {
    let mut scenario = json!({ "game": "dschunke", "players": 3, "seats": [{}, {}, {}] });
    for (name, value) in fields.as_object().unwrap() {
        scenario[name] = value.clone();
    }
    scenario
}

fn stage(decision: &str) -> Value {
    json!({ "decision": decision, "seat": 0 })
}

/// A game for three in which seat 0 holds these goods.
fn holding(hand: &Value, fields: &Value) -> Value {
    let mut scenario = with(fields);
    scenario["seats"][0]["hand"] = hand.clone();
    scenario
}

/// Scenarios that together have every problem.
fn wrong_scenarios() -> Vec<Value> {
    let everything = json!({ "white": 18, "brown": 18, "purple": 18, "orange": 18 });
    let white = json!({ "white": 2 });
    let supplies = vec!["supply"; 6];
    let free = json!({ "setup": "free" });
    let drawn: Vec<String> = (0..2).map(|_| "0 star swap".to_owned()).collect();
    vec![
        json!(5),
        json!({ "game": "chess", "players": 2, "colour": "pink" }),
        json!({ "game": "dschunke", "players": 3, "options": 7 }),
        with(&json!({ "closed": ["grey"], "seats": [{ "hand": 1 }] })),
        with(&json!({ "merchants": { "load": "grey", "cash": "grey", "goods": "white" } })),
        with(&json!({ "holds": { "grey": [[0, 0, 0, 0]], "white": [[null, null, null]] } })),
        with(&json!({ "holds": { "grey": vec![[0, 0, 0]; 8] } })),
        with(&json!({ "holds": { "grey": vec![[0, 1, 2]; 28] } })),
        with(&json!({ "market": { "past": [1, 2, 3], "now": 4, "next": [4] } })),
        with(&json!({ "round": 0, "market": { "now": 4 } })),
        with(
            &json!({ "drawn": ["0 star gold", "0 star bonus-12-white-grey", "0 star supply", "0 star swap"] }),
        ),
        with(
            &json!({ "drawn": ["0 star tie-breaker", "1 star tie-breaker"], "used": ["x", "0 swap 0"] }),
        ),
        with(&json!({ "piles": { "star": supplies, "circle": supplies } })),
        with(&json!({ "piles": { "star": vec!["supply", "supply", "supply", "supply", "supply",
            "supply", "move", "move"] } })),
        with(&json!({ "seats": [{ "colour": "red" }, { "colour": "red" }, { "yuan": -1 }] })),
        holding(
            &everything,
            &json!({ "seats": [{}, { "hand": { "white": 1 }, "bid": "3 white" }, {}] }),
        ),
        with(&json!({ "round": 0, "stage": stage("turn") })),
        with(&json!({ "stage": stage("lay") })),
        with(&json!({ "options": free, "round": 0, "stage": stage("lay"),
            "holds": { "grey": [[0, 1, 2], [0, null, null]] } })),
        with(&json!({ "options": free, "round": 0, "stage": stage("lay"),
            "holds": { "grey": [[0, null, null]] } })),
        with(&json!({ "stage": stage("exchange") })),
        with(&json!({ "stage": stage("exchange_again") })),
        with(&json!({ "stage": stage("after"), "drawn": drawn,
            "seats": [{ "extra": "taken" }, {}, {}] })),
        with(&json!({ "stage": stage("dance") })),
        with(&json!({ "stage": { "decision": "next_kind" } })),
        holding(&everything, &json!({ "stage": stage("resupply") })),
        with(&json!({ "turned": ["load", "cash", "goods", "lower"], "stage": stage("turn") })),
        with(&json!({ "stage": { "decision": "bid" } })),
        with(&json!({ "stage": { "decision": "bid", "waiting": [1] } })),
        with(
            &json!({ "seats": [{ "hand": white, "bid": "1 white" }, {}, {}], "stage": stage("turn") }),
        ),
        all_drawn("pile"),
        all_drawn("prize"),
        searched_empty(),
    ]
}

/// A position in which every special card was drawn.
fn all_drawn(decision: &str) -> Value {
    let sizes = [("square", 8), ("circle", 8), ("triangle", 7), ("star", 7)];
    let mut piles = sizes.iter().flat_map(|(pile, size)| vec![*pile; *size]);
    let mut cards: Vec<String> = Vec::new();
    for (card, copies) in [
        ("supply", 6),
        ("tie-breaker", 1),
        ("swap", 2),
        ("load-one", 2),
        ("take-goods", 2),
        ("move", 2),
    ] {
        cards.extend(vec![card.to_owned(); copies]);
    }
    for junk in ["white", "brown", "purple", "orange", "grey"] {
        cards.extend([format!("cash-in-{junk}"), format!("bonus-8-{junk}")]);
    }
    let data: Value = serde_json::from_str(&file("games/dschunke/data.json")).unwrap();
    for pair in data["bonus"].as_array().unwrap() {
        let junk = |name: &str| pair["value"][name].as_str().unwrap().to_owned();
        cards.push(format!("bonus-12-{}-{}", junk("five"), junk("two")));
    }
    let drawn: Vec<String> =
        cards.iter().map(|card| format!("0 {} {card}", piles.next().unwrap())).collect();
    with(&json!({ "drawn": drawn, "stage": stage(decision) }))
}

fn searched_empty() -> Value {
    let mut scenario = all_drawn("keep");
    scenario["stage"] = json!({ "decision": "keep", "seat": 0, "pile": "star", "search": "prize" });
    scenario
}

/// Data files that together have every problem.
fn wrong_data() -> Vec<Value> {
    let built_in: Value = serde_json::from_str(&file("games/dschunke/data.json")).unwrap();
    let changed = |path: &str, value: Value| {
        let mut data = built_in.clone();
        *data.pointer_mut(path).unwrap() = value;
        data
    };
    vec![
        json!(5),
        json!({ "game": "osaka" }),
        json!({ "note": "x".repeat(higaki_table::MAX_DATA_BYTES) }),
        changed("/ring/value/0", json!("white")),
        changed("/ring/value/1", json!("blue")),
        changed("/ring/source", json!("rumour")),
        changed("/merchants/load/value", json!("grey")),
        changed("/helpers/upper", json!([])),
        changed("/helpers/lower/3/value", json!("sleep")),
        changed("/market/2/value/brown", json!(99)),
        changed("/bonus/1/value", built_in["bonus"][0]["value"].clone()),
        changed("/bonus/2/value/two", json!("purple")),
        changed("/strips/3/grey/value", json!(["yellow"])),
        changed("/strips/4/grey/value", json!(["red", "red", "red", "red"])),
    ]
}

#[test]
fn every_problem_has_a_sentence_in_every_language() {
    let read = |scenario: &Value| listed(Dschunke::from_scenario(scenario, &Seed::from_text("x")));
    let mut all: Vec<Problem> = wrong_scenarios().iter().flat_map(read).collect();
    for data in wrong_data() {
        let options = Options { setup: Setup::Printed, data: Some(data) };
        all.extend(listed(Dschunke::check_options(Dschunke::INFO.rules_version, 3, &options)));
    }
    let covered: BTreeSet<String> = all.iter().map(|problem| problem.code.to_owned()).collect();
    let missing: Vec<String> = codes().difference(&covered).cloned().collect();
    assert_eq!(missing, Vec::<String>::new(), "add a scenario for what is missing");
    assert_no_others("dschunke-problem-", &covered);
    let words = Language::ALL.map(Words::new);
    let mut checked = BTreeSet::new();
    for problem in &all {
        let code = problem.code.replace('_', "-");
        let own = format!("dschunke-problem-{code}");
        let id = if words[0].has(&own) { own } else { format!("problem-{code}") };
        for words in &words {
            let text = words.problem("dschunke", problem);
            assert_sentence(&text, &id, words.language());
            assert!(text.starts_with(&problem.path), "{text} does not name {}", problem.path);
            assert!(!text.contains(problem.code), "{text}");
        }
        if checked.insert(problem.code) {
            let same = all.iter().filter(|other| other.code == problem.code);
            let samples: Vec<Value> = same.map(|problem| json!(problem.args)).collect();
            assert_variables_exist(&id, &samples.iter().collect::<Vec<_>>(), &[]);
        }
    }
}

/// The codes of problems in the files that read scenarios and data: a text in quotation marks that
/// is passed to `problem` or chosen for it.
fn codes() -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    let folder = "crates/dschunke/src";
    for path in
        ["scenario/read.rs", "scenario/read/cards.rs", "scenario/read/seats.rs", "data/read.rs"]
    {
        let source = source(&format!("{folder}/{path}"));
        for call in source.split("problem(").skip(1) {
            let literal = call.split('"').nth(1).unwrap_or_default();
            let before = call.split('"').next().unwrap_or_default();
            if !before.contains([';', '{']) {
                codes.insert(literal.to_owned());
            }
        }
    }
    let stages = source(&format!("{folder}/scenario/read/stage.rs"));
    for chosen in stages.split("Some(\"").skip(1) {
        codes.insert(chosen.split('"').next().unwrap_or_default().to_owned());
    }
    assert!(codes.len() > 30, "{codes:?}");
    codes
}
