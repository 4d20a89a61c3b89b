//! Problems of scenarios of Traders of Osaka.

use crate::support::{assert_no_others, assert_sentence, assert_variables_exist, source};
use higaki_osaka::Osaka;
use higaki_table::{Game, Problem, Seed, SetupError};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn problems(scenario: &Value) -> Vec<Problem> {
    let read = Osaka::from_scenario(scenario, &Seed::from_text("x"));
    read.map_or_else(|problems| problems.iter().cloned().collect(), |_| Vec::new())
}

/// A game for two with these fields beside those that every scenario has.
fn with(fields: &Value) -> Value {
    let mut scenario = json!({ "game": "osaka", "players": 2, "seats": [{}, {}] });
    for (name, value) in fields.as_object().unwrap() {
        scenario[name] = value.clone();
    }
    scenario
}

/// Scenarios that together have every problem.
fn wrong_scenarios() -> Vec<Value> {
    let edo = json!({ "red": 5, "blue": 4 });
    vec![
        json!(5),
        json!({ "game": "chess", "players": 1, "colour": "pink" }),
        json!({ "game": 1.5, "players": "two" }),
        json!({ "game": [], "players": 2.5 }),
        json!({ "game": null, "players": true }),
        with(&json!({ "options": { "hands": "wide open" } })),
        with(&json!({ "ships": { "pink": 1, "red": 9 }, "seats": [{ "hand": {} }] })),
        with(&json!({ "market": ["R4", "R5@7", "R5@0", "B5@0", "Y5*"], "farm": "R5" })),
        with(&json!({ "farm": ["R2", "R2", "R2", "R2"], "deck": ["R5?"] })),
        with(&json!({ "discard": ["R5", "R5", "R5", "R5", "R5", "R5", "R5", "R5"] })),
        with(&json!({ "seats": [{ "goods": ["R5?"], "earned": { "red": 4 }, "vp": 3 }, {}] })),
        with(&json!({ "seats": [{ "vp": 60 }, { "vp": 60 }] })),
        with(&json!({ "seats": [{ "tokens": { "red": 8 } }, {}] })),
        with(&json!({ "phase": "siesta" })),
        with(&json!({ "over": "rain" })),
        with(&json!({ "paid": ["R5"] })),
        with(&json!({ "phase": "pay", "paid": ["R5"], "market": ["R2"] })),
        with(&json!({ "ships": edo })),
        with(&json!({ "phase": "insure" })),
        with(&json!({ "phase": "insure", "ships": edo, "settled": ["pink"] })),
        with(&json!({ "phase": "save", "ships": edo })),
        with(&json!({ "phase": "save", "ships": edo, "saving": { "colour": "blue", "count": 1 } })),
        with(&json!({ "passes": 1, "market": ["R2"] })),
        with(&json!({ "phase": "turn", "asked": 0 })),
        with(&json!({
            "phase": "insure", "ships": edo, "market": ["R2"],
            "options": { "refill": "after_ships" },
        })),
    ]
}

#[test]
fn every_problem_of_a_scenario_has_a_sentence_in_every_language() {
    let all: Vec<Problem> = wrong_scenarios().iter().flat_map(problems).collect();
    let covered: BTreeSet<String> = all.iter().map(|problem| problem.code.to_owned()).collect();
    assert_eq!(covered, codes(), "add a scenario for what is missing");
    assert_no_others("osaka-problem-", &covered);
    let words = Language::ALL.map(Words::new);
    for problem in &all {
        let code = problem.code.replace('_', "-");
        let own = format!("osaka-problem-{code}");
        let id = if words[0].has(&own) { own } else { format!("problem-{code}") };
        for words in &words {
            let text = words.problem("osaka", problem);
            assert_sentence(&text, &id, words.language());
            assert!(text.starts_with(&problem.path), "{text} does not name {}", problem.path);
            assert!(!text.contains(problem.code), "{text}");
        }
        let samples: Vec<Value> =
            all.iter().filter(|other| other.code == problem.code).map(|p| json!(p.args)).collect();
        assert_variables_exist(&id, &samples.iter().collect::<Vec<_>>(), &[]);
    }
}

/// The codes in the two files that read scenarios: the second argument of each call that reports a
/// problem.
fn codes() -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for path in [
        "crates/osaka/src/scenario/check.rs",
        "crates/osaka/src/scenario/read.rs",
        "crates/table/src/options.rs",
        "crates/table/src/scenario.rs",
    ] {
        let source = source(path);
        for head in [".problem(", ".push("] {
            let calls = source.match_indices(head).map(|(index, _)| &source[index + head.len()..]);
            let behind_first = calls.filter_map(|call| call.split_once(','));
            let whole = behind_first.filter(|(first, _)| !first.contains(['(', ')', ';']));
            codes.extend(whole.filter_map(|(_, rest)| {
                let literal = rest.trim_start().strip_prefix('"')?.split('"').next()?;
                Some(literal.to_owned())
            }));
        }
    }
    codes
}

#[test]
fn all_problems_are_told_at_once() {
    let scenario = with(&json!({ "players": 9, "colour": 1 }));
    let error = Osaka::from_scenario(&scenario, &Seed::from_text("x")).unwrap_err();
    let text = Words::new(Language::En).setup_error("osaka", &SetupError::Problems(error));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "The game cannot start; 2 problems:");
    assert!(lines[1].starts_with("  There is no field “colour”. Known fields: game, "), "{text}");
    assert_eq!(lines[2], "  players: 9 is out of range (2 to 4).");
}

#[test]
fn too_many_players_are_counted_in_every_language() {
    let error = SetupError::Players { got: 7, min: 2, max: 4 };
    for language in Language::ALL {
        let text = Words::new(language).setup_error("osaka", &error);
        assert_sentence(&text, "setup-players", language);
        assert!(text.contains('7') && text.contains('2') && text.contains('4'), "{text}");
    }
}
