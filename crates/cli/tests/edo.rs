//! EDO for other programs: the engine protocol, records, and what stays sealed.

#![allow(clippy::unwrap_used, reason = "whatever is missing here is a failure of the test")]

use crate::engine_talk::{Talk, first_asked};
use crate::support::{higaki, records_below, repository};
use serde_json::{Value, json};

fn all_modules() -> Value {
    json!({ "jiin": "with", "tokken": "with", "ronin": "with" })
}

/// E1.1, EV.1 to EV.3: five seats and all modules, from the deal to a record that holds.
#[test]
fn a_whole_game_for_five_ends_with_an_outcome_and_a_record_that_holds() {
    let mut talk = Talk::new();
    let new = json!({ "game": "edo", "players": 5, "seed": "whole", "options": all_modules() });
    let mut answer = talk.ask("new", &new);
    assert!(!answer["events"].as_array().unwrap().is_empty());
    let mut steps = 0;
    while let Some(seat) = first_asked(&answer) {
        let choices = talk.choices(seat);
        assert!(choices.len() <= 512);
        let choice = &choices[(steps * 7 + 3) % choices.len()];
        answer = talk.ask("play", &json!({ "seat": seat, "choice": choice }));
        steps += 1;
    }
    assert!(steps > 300, "{steps}");
    assert_eq!(answer["outcome"]["ranking"].as_array().unwrap().len(), 5);
    assert_eq!(answer["breakdown"]["seats"].as_array().unwrap().len(), 5);
    let record = talk.ask("record", &json!({}))["record"].as_str().unwrap().to_owned();
    let name = format!("{}-edo-5.record", std::process::id());
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, record).unwrap();
    let called = higaki(&["verify", path.to_str().unwrap(), "--json"], "");
    let verdict: Value = serde_json::from_str(&called.output).unwrap();
    assert_eq!((&verdict["valid"], &verdict["finished"]), (&json!(true), &json!(true)));
}

/// A game in its first planning phase.
fn planning() -> (Talk, Value) {
    let mut talk = Talk::new();
    let new = json!({ "game": "edo", "players": 3, "seed": "sealed", "options": {} });
    let mut answer = talk.ask("new", &new);
    while answer["deciding"][0]["decision"] == "draft" {
        let seat = first_asked(&answer).unwrap();
        let choice = talk.choices(seat).remove(0);
        answer = talk.ask("play", &json!({ "seat": seat, "choice": choice }));
    }
    (talk, answer)
}

/// E4.1, E13.1: before all have confirmed, a plan is in nobody else's view or events.
#[test]
fn nothing_of_a_plan_is_told_before_all_are_confirmed() {
    let sealed = |plan: [&str; 3]| {
        let (mut talk, _) = planning();
        let mut told = Vec::new();
        for choice in plan.into_iter().chain(["confirm"]) {
            told.push(talk.ask("play", &json!({ "seat": 0, "choice": choice })));
        }
        (talk, told)
    };
    let (mut one, told) = sealed(["plan A.wood 2", "plan B.travel 1", "plan C.money 1"]);
    let (mut other, _) = sealed(["plan C.stone 1", "plan A.money 1", "plan B.build 0"]);
    assert_eq!(told[0]["events"][0]["event"], "card_planned");
    for seat in [json!(null), json!(1), json!(2)] {
        let fields = json!({ "seat": seat });
        let view = one.ask("view", &fields);
        assert_eq!(view, other.ask("view", &fields), "seat {seat}");
        assert_eq!(view["view"]["seats"][0]["confirmed"], "yes");
        assert_eq!(view["view"]["seats"][0]["plan"], json!([]));
    }
    let own = one.ask("view", &json!({ "seat": 0 }));
    assert_eq!(own["view"]["own_plan"]["cards"][0]["action"], "wood");
    let mut shown = Value::Null;
    for seat in [1, 2] {
        for choice in ["plan A.money 1", "plan B.travel 1", "plan C.money 1", "confirm"] {
            shown = one.ask("play", &json!({ "seat": seat, "choice": choice }));
        }
    }
    let events = shown["events"].as_array().unwrap();
    let plans = events.iter().filter(|event| event["event"] == "plan_shown").count();
    assert_eq!(plans, 9, "{events:?}");
}

#[test]
fn what_a_viewer_needs_to_draw_the_table_is_in_the_view() {
    let (mut talk, _) = planning();
    let view = talk.ask("view", &json!({ "seat": null }))["view"].clone();
    assert_eq!(view["cards"].as_array().unwrap().len(), 15);
    assert_eq!(view["fields"].as_array().unwrap().len(), 6);
    assert_eq!(view["roads"].as_array().unwrap().len(), 35);
    assert_eq!(view["cities"][0]["name"], "Edo");
    assert_eq!(view["prices"]["house"]["wood"], 3);
    assert!(view["own_plan"].is_null());
}

#[test]
fn refusals_and_wrong_data_name_what_is_wrong() {
    let (mut talk, _) = planning();
    let request = json!({ "id": 3, "play": { "seat": 0, "choice": "plan A.travel 1" } });
    let refused = talk.0.answer(&request.to_string());
    assert_eq!(refused["error"]["rule"], "E4.2");
    let message = refused["error"]["message"].as_str().unwrap();
    assert_eq!(message, "Travel is not on card A.");
    let wrong = json!({ "id": 4, "new": {
        "game": "edo", "players": 3, "options": { "data": { "format": 1 } },
    } });
    let wrong = talk.0.answer(&wrong.to_string());
    assert!(wrong["error"]["problems"].as_array().unwrap().len() >= 10, "{wrong}");
}

#[test]
fn recorded_games_can_be_verified_and_replayed() {
    let folder = repository("games/edo/fixtures");
    for file in records_below(&folder).iter().step_by(8) {
        let name = file.display().to_string();
        let verified = higaki(&["verify", &name], "");
        assert_eq!(verified.status, Some(0), "{name}: {}", verified.errors);
        let replayed = higaki(&["replay", &name, "--lang", "pl"], "");
        assert_eq!(replayed.status, Some(0), "{name}: {}", replayed.errors);
        assert!(!replayed.output.contains("edo-"), "{name}");
    }
}
