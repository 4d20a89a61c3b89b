//! Problems of scenarios and of component data of EDO.

use crate::support::{assert_no_others, assert_sentence, assert_variables_exist, file, source};
use higaki_edo::{Edo, Options};
use higaki_table::{Game, Problem, Problems, Seed};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn listed<T>(read: Result<T, Problems>) -> Vec<Problem> {
    read.map_or_else(|problems| problems.iter().cloned().collect(), |_| Vec::new())
}

fn set(object: &mut Value, fields: Value) {
    let Value::Object(fields) = fields else { panic!("{fields} is not an object") };
    for (name, value) in fields {
        object[name] = value;
    }
}

/// A game for two with these fields beside those that every scenario has.
fn with(fields: Value) -> Value {
    let mut scenario = json!({ "game": "edo", "players": 2, "seats": [{}, {}] });
    set(&mut scenario, fields);
    scenario
}

/// A game for two in which seat 0 has this.
fn having(seat: Value) -> Value {
    let mut scenario = with(json!({}));
    scenario["seats"][0] = seat;
    scenario
}

/// The same with all modules.
fn with_modules(fields: Value) -> Value {
    let mut scenario = with(fields);
    scenario["options"] = json!({ "jiin": "with", "tokken": "with", "ronin": "with" });
    scenario
}

/// Seat 0 carries out a Travel card in this state.
fn on_card(fields: Value) -> Value {
    let plan = json!({ "plan": ["B.travel 1", "A.money 0", "C.money 0"] });
    let mut scenario = with(json!({ "seats": [plan, plan] }));
    scenario["phase"] = json!({ "name": "card", "seat": 0, "slot": 1 });
    set(&mut scenario["phase"], fields);
    scenario
}

/// Scenarios that together have every problem.
fn wrong_scenarios() -> Vec<Value> {
    let full = vec!["house 0"; 8];
    let overfull = vec!["fortress"; 17];
    let three = ["RI1", "WO1", "ST1"];
    vec![
        json!(5),
        json!({ "game": "chess", "players": 2, "colour": "red" }),
        with(json!({ "options": 7 })),
        with(json!({ "players": 3 })),
        with(
            json!({ "merchant": "Q1", "cities": { "A": { "fund": 17, "sites": ["hut"] }, "E": {} } }),
        ),
        with(json!({ "cities": { "A": { "sites": full }, "B": { "sites": overfull } } })),
        with(json!({ "cities": { "A": { "sites": ["fortress", "fortress"] } } })),
        with(json!({ "cities": { "EDO": { "sites": ["post 0"] } } })),
        with(json!({ "merchant_cards": { "queue": [1, 1] } })),
        with(json!({ "merchant_cards": { "gone": [1, 2] } })),
        with(json!({ "ronin": three })),
        with(json!({ "phase": { "name": "dance" } })),
        with(json!({ "phase": { "name": "over", "reason": "boredom" } })),
        with(json!({ "phase": { "name": "draft" } })),
        with(json!({ "phase": { "name": "wages", "seat": 0 } })),
        with(json!({ "phase": { "name": "card", "seat": 0 } })),
        having(json!({ "rice": -1, "samurai": ["A", "A", "A", "A", "A", "A"] })),
        having(json!({ "plan": ["A.stone 1", "A.wood 0", "A.build 0"] })),
        having(json!({ "neutral_officials": 13, "ronin_tiles": 1, "confirmed": "maybe" })),
        having(json!({ "special_cards": [1, 1], "confirmed": true })),
        having(json!({ "samurai": ["A", "A", "A", "A"], "plan": ["A.wood 2"] })),
        with_modules(json!({ "ronin": ["RI1"] })),
        with_modules(json!({ "ronin": ["RI1", "RI1", "EDO"] })),
        with_modules(json!({ "ronin": three, "privileges": { "queue": ["z", "c", "c"] } })),
        with_modules(json!({ "ronin": three, "seats": [{ "black_officials": 1 }, {}] })),
        with_modules(json!({ "ronin": three, "phase": { "name": "name_ronin" },
            "seats": [{ "plan": ["A.wood 1"] }, {}] })),
        with_modules(json!({ "ronin": three, "phase":
            { "name": "place_ronin", "from": "RI1", "tile": "sea" } })),
        with_modules(json!({ "ronin": three, "seats":
            [{ "temples": ["R1", "R1", "A"] }, { "temples": ["R1", "R2", "R3", "W1"] }] })),
        on_card(json!({ "stage": "sleeping" })),
        on_card(json!({ "pending": { "name": "nap" } })),
        on_card(json!({ "pending": { "name": "second_offer", "used": ["sell"] } })),
    ]
}

/// Data files that together have every problem.
fn wrong_data() -> Vec<Value> {
    let built_in: Value = serde_json::from_str(&file("games/edo/data.json")).unwrap();
    let changed = |path: &str, value: Value| {
        let mut data = built_in.clone();
        *data.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
        data
    };
    let with_gifts = |value: Value| {
        let mut data = built_in.clone();
        data["module_gifts"] = json!({ "provenance": "reconstructed", "note": "", "value": value });
        data
    };
    let letters = ["A", "B", "C", "D", "E", "F", "G"];
    let mut spaces = vec!["EDO".to_owned()];
    spaces.extend(letters.map(str::to_owned));
    for kind in ["RI", "WO", "ST", "R", "W", "G"] {
        spaces.extend((1..=5).map(|number| format!("{kind}{number}")));
    }
    vec![
        json!(5),
        changed("/start_ryo/provenance", json!("rumour")),
        json!({ "note": "x".repeat(higaki_table::MAX_DATA_BYTES) }),
        changed("/pieces/value/meeples", json!(9)),
        changed("/final_scoring/value/ryo_per_point", json!(0)),
        changed("/later_seats/value", json!({ "9": {} })),
        with_gifts(json!({ "zen": {} })),
        changed("/packages/value", json!([{ "rice": 1 }])),
        changed("/cards/A/value/1/action", json!("wood")),
        changed("/cards/B/value/0/action", json!("dance")),
        changed("/merchant_cards/value/0/buy", json!("silk")),
        changed("/income_tiles/value/0/split/1", json!([1, 1])),
        changed("/income_tiles/value/0/split/1", json!([1, 2])),
        changed("/income_tiles/value/1/fund", json!(3)),
        changed("/income_tiles/value", json!([])),
        changed("/wishes/value/0/kind", json!("whim")),
        changed("/privileges/value/b", json!(3)),
        changed(
            "/place_tiles/value",
            json!({ "rice": 1, "wood": 1, "stone": 0, "city": 0, "choice": 0 }),
        ),
        changed("/boards/A/players/value", json!([2])),
        changed("/boards/A/spaces/value", json!(spaces)),
        changed("/boards/A/spaces/value/1", json!("B")),
        changed("/boards/A/spaces/value/0", json!("Q7")),
        changed("/boards/A/spaces/value", json!(["EDO", "A", "B", "C", "RI1", "WO1", "ST1"])),
        changed("/boards/A/roads/value/1", json!(["EDO", "R1"])),
        changed("/boards/A/roads/value/1", json!(["EDO", "EDO"])),
        changed("/boards/A/roads/value/1", json!(["EDO"])),
        changed("/boards/A/cover/value/2", json!(["R1"])),
        changed("/boards/A/cover/value/2", json!(["A", "B"])),
        changed("/boards/A/cover/value/2", json!(["RI1", "RI2"])),
    ]
}

#[test]
fn every_problem_has_a_sentence_in_every_language() {
    let read = |scenario: &Value| listed(Edo::from_scenario(scenario, &Seed::from_text("x")));
    let mut all: Vec<Problem> = wrong_scenarios().iter().flat_map(read).collect();
    for data in wrong_data() {
        let options = Options { data: Some(data), ..Options::default() };
        all.extend(listed(Edo::check_options(Edo::INFO.rules_version, 3, &options)));
    }
    let covered: BTreeSet<String> = all.iter().map(|problem| problem.code.to_owned()).collect();
    let missing: Vec<String> = codes().difference(&covered).cloned().collect();
    assert_eq!(missing, Vec::<String>::new(), "add a scenario for what is missing");
    assert_no_others("edo-problem-", &covered);
    let words = Language::ALL.map(Words::new);
    for problem in &all {
        let code = problem.code.replace('_', "-");
        let own = format!("edo-problem-{code}");
        let id = if words[0].has(&own) { own } else { format!("problem-{code}") };
        for words in &words {
            let text = words.problem("edo", problem);
            assert_sentence(&text, &id, words.language());
            assert!(text.starts_with(&problem.path), "{text} does not name {}", problem.path);
            assert!(!text.contains(problem.code), "{text}");
        }
        assert_variables_exist(&id, &[&json!(problem.args)], &[]);
    }
}

/// The codes of problems in the files that read scenarios and data: the last text in quotation
/// marks among the arguments of a function that reports problems.
fn codes() -> BTreeSet<String> {
    let folder = "crates/edo/src";
    let mut codes = BTreeSet::new();
    for path in ["data", "data/board", "data/read", "data/tiles"].into_iter().chain([
        "scenario/check",
        "scenario/phase",
        "scenario/read",
        "scenario/seats",
    ]) {
        let words = source(&format!("{folder}/{path}.rs"));
        let source = words.split_whitespace().collect::<Vec<_>>().join(" ");
        for head in ["problem(", "push(", "wrong(", "word(", "stock("] {
            for call in source.split(head).skip(1) {
                let end = [", &[", "\")"].iter().filter_map(|end| call.find(end)).min();
                let call = &call[..end.map_or(0, |end| end + 1)];
                let literal = call.rsplit('"').nth(1).unwrap_or_default();
                let plain = |c: char| c.is_ascii_lowercase() || c == '_';
                if !call.contains([';', '{']) && literal.contains('_') && literal.chars().all(plain)
                {
                    codes.insert(literal.to_owned());
                }
            }
        }
    }
    assert!(codes.len() > 50, "{} codes: {codes:?}", codes.len());
    codes
}
