//! Dschunke for other programs: the engine protocol, records, and what stays hidden.

#![allow(clippy::unwrap_used, reason = "whatever is missing here is a failure of the test")]

use crate::engine_talk::{Talk, first_asked};
use crate::support::{higaki, records_below, repository};
use higaki_catalogue::Engine;
use higaki_table::Seed;
use higaki_words::Language;
use serde_json::{Value, json};

#[test]
fn a_whole_game_ends_with_an_outcome_and_a_record_that_holds() {
    for (players, options) in [(3, json!({})), (4, json!({ "setup": "free" }))] {
        let mut talk = Talk::new();
        let new = json!({
            "game": "dschunke", "players": players, "seed": "whole", "options": options,
        });
        let mut answer = talk.ask("new", &new);
        assert_eq!(answer["events"][0]["event"], "table_set");
        let mut steps = 0;
        while let Some(seat) = first_asked(&answer) {
            let choices = talk.choices(seat);
            let choice = &choices[steps % choices.len()];
            answer = talk.ask("play", &json!({ "seat": seat, "choice": choice }));
            steps += 1;
        }
        assert!(steps > 150, "{steps}");
        assert_eq!(answer["outcome"]["ranking"].as_array().unwrap().len(), players);
        assert_eq!(answer["outcome"]["reason"], "rounds");
        assert_eq!(answer["breakdown"].as_array().unwrap().len(), players);
        let record = talk.ask("record", &json!({}))["record"].as_str().unwrap().to_owned();
        let name = format!("{}-dschunke-{players}.record", std::process::id());
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, record).unwrap();
        let called = higaki(&["verify", path.to_str().unwrap(), "--json"], "");
        let verdict: Value = serde_json::from_str(&called.output).unwrap();
        assert_eq!((&verdict["valid"], &verdict["finished"]), (&json!(true), &json!(true)));
    }
}

/// D11.5: before all have decided, a bid is in no other view and no other events.
#[test]
fn a_sealed_bid_is_hidden_from_everybody_else() {
    let scenario = |bid: &str| {
        let mut talk = Talk::new();
        talk.ask(
            "load",
            &json!({
                "game": "dschunke", "players": 3, "round": 4, "market": { "now": 1 },
                "seats": [
                    { "hand": { "orange": 3, "white": 2 } }, { "hand": { "brown": 2 } },
                    { "hand": { "purple": 1 } },
                ],
                "stage": { "decision": "bid" },
            }),
        );
        let played = talk.ask("play", &json!({ "seat": 0, "choice": bid }));
        (talk, played)
    };
    let (mut one, played) = scenario("bid 3 orange");
    let (mut other, _) = scenario("bid 1 white");
    assert_eq!(played["events"][0]["event"], "bid_made");
    for seat in [json!(null), json!(1), json!(2)] {
        let fields = json!({ "seat": seat });
        let view = one.ask("view", &fields);
        assert_eq!(view, other.ask("view", &fields), "seat {seat}");
        assert_eq!(view["view"]["seats"][0]["has_bid"], true);
        assert_eq!(view["view"]["own"]["bid"], Value::Null);
    }
    let own = one.ask("view", &json!({ "seat": 0 }));
    assert_eq!(own["view"]["own"]["bid"], "3 orange");
    one.ask("play", &json!({ "seat": 1, "choice": "bid -" }));
    let shown = one.ask("play", &json!({ "seat": 2, "choice": "bid 1 purple" }));
    let events: Vec<&str> =
        shown["events"].as_array().unwrap().iter().filter_map(|e| e["event"].as_str()).collect();
    assert!(events.contains(&"bid_shown") && events.contains(&"colour_won"), "{events:?}");
}

/// D11.1 to D11.3: hands, money and cards face down are nobody else's business.
#[test]
fn a_spectator_sees_no_hand_no_money_and_no_card() {
    let mut talk = Talk::new();
    talk.ask("new", &json!({ "game": "dschunke", "players": 4, "seed": "seen" }));
    let spectator = talk.ask("view", &json!({ "seat": null }))["view"].clone();
    assert!(spectator["own"].is_null() && spectator["open"].is_null());
    for seat in spectator["seats"].as_array().unwrap() {
        assert!(seat.get("hand").is_none() && seat.get("yuan").is_none(), "{seat}");
        assert_eq!(seat["hand_size"], 8);
    }
    let own = talk.ask("view", &json!({ "seat": 2 }))["view"]["own"].clone();
    let hand = own["hand"].as_object().unwrap().values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(hand, 8);
}

#[test]
fn refusals_name_their_rule() {
    let mut engine = Engine::new(Language::En, || Ok(Seed::from_text("test")));
    let mut ask = |request: Value| engine.answer(&request.to_string());
    ask(json!({ "id": 1, "new": { "game": "dschunke", "players": 3, "seed": "refused" } }));
    let seat = (0..3).find(|seat| {
        let answer = ask(json!({ "id": 2, "choices": { "seat": seat } }));
        !answer["ok"]["choices"].as_array().unwrap().is_empty()
    });
    let seat = seat.unwrap();
    let refused = ask(json!({ "id": 3, "play": { "seat": seat, "choice": "helper load grey" } }));
    assert_eq!(refused["error"]["code"], "merchant_there");
    assert_eq!(refused["error"]["rule"], "D4.9");
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(message.starts_with("There is a merchant on the grey junk."), "{message}");
    let wrong = ask(json!({ "id": 4, "new": {
        "game": "dschunke", "players": 3, "options": { "data": { "game": "osaka" } },
    } }));
    let problems = wrong["error"]["problems"].as_array().unwrap();
    assert!(problems.len() >= 7, "{problems:?}");
}

#[test]
fn recorded_games_can_be_verified_and_replayed() {
    let folder = repository("games/dschunke/fixtures");
    for file in records_below(&folder).iter().step_by(5) {
        let name = file.display().to_string();
        let verified = higaki(&["verify", &name], "");
        assert_eq!(verified.status, Some(0), "{name}: {}", verified.errors);
        let replayed = higaki(&["replay", &name], "");
        assert_eq!(replayed.status, Some(0), "{name}: {}", replayed.errors);
        assert!(replayed.output.contains("The game ends after ten rounds."), "{name}");
    }
}
