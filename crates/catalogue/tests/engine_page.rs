//! The answers in docs/engine.md are those of the engine.
//!
//! They are generated: a line that differs is rewritten, and the test fails.

use higaki_catalogue::{Engine, GameId};
use higaki_table::Seed;
use higaki_testkit::generated;
use higaki_words::Language;
use serde_json::{Value, json};

const PAGE: &str = "docs/engine.md";
const REQUEST: &str = "→ ";
const ANSWER: &str = "← ";

/// Codes of answers to lines that are no requests.
const MALFORMED: [&str; 11] = [
    "not_json",
    "not_an_object",
    "bad_id",
    "not_one_command",
    "unknown_command",
    "not_an_object_in",
    "missing_field_in_request",
    "unknown_field_in_request",
    "not_a_text",
    "not_a_number",
    "no_table",
];

fn engine() -> Engine {
    Engine::new(Language::En, || Ok(Seed::from_text("fresh")))
}

/// The answer to a request of the page. The order and the numbers of hints change with every
/// improvement of the opponents, so the hints of the page stay while they are possible.
fn renewed(engine: &mut Engine, request: &str, shown: &str) -> String {
    let answer = engine.answer(request);
    let shown: Value = serde_json::from_str(shown).expect("an answer is JSON");
    let hints = |answer: &Value| answer.pointer("/ok/hints").and_then(Value::as_array).cloned();
    match (hints(&answer), hints(&shown)) {
        (Some(real), Some(given)) if given.iter().all(|hint| is_possible(hint, &real)) => {
            shown.to_string()
        }
        _ => answer.to_string(),
    }
}

/// Whether a hint has the choice and the fields of one of these, in the ranges that the page names.
fn is_possible(hint: &Value, real: &[Value]) -> bool {
    let names = |hint: &Value| hint.as_object().map(|fields| fields.keys().cloned().collect());
    let names = |hint: &Value| -> Vec<String> { names(hint).unwrap_or_default() };
    let every = ["chance", "choice", "points", "text"];
    let with_reason = ["chance", "choice", "points", "reason", "text"];
    let known = names(hint) == every || names(hint) == with_reason;
    let same = real.iter().any(|one| {
        (&one["text"], &one["choice"]) == (&hint["text"], &hint["choice"])
            && (names(one) == every || names(one) == with_reason)
    });
    known && same && hint["chance"].as_f64().is_some_and(|chance| (0.0..=1.0).contains(&chance))
}

#[test]
fn the_answers_of_the_conversation_are_those_of_the_engine() {
    let page = generated::read(PAGE);
    let mut engine = engine();
    let mut request = None;
    let mut text = String::new();
    for line in page.lines() {
        let shown = line.strip_prefix(ANSWER);
        let line = match (line.strip_prefix(REQUEST), request.take()) {
            (Some(asked), None) => {
                request = Some(asked.to_owned());
                line.to_owned()
            }
            (None, Some(asked)) => {
                let shown = shown.expect("an answer follows its request");
                format!("{ANSWER}{}", renewed(&mut engine, &asked, shown))
            }
            (None, None) => line.to_owned(),
            (Some(_), Some(asked)) => panic!("no answer to {asked}"),
        };
        text += &line;
        text += "\n";
    }
    generated::renew(PAGE, &text);
}

/// The code spans that are whole requests.
fn requests(page: &str) -> Vec<String> {
    let spans = page.split('`').skip(1).step_by(2);
    let whole = |span: &&str| span.starts_with("{\"id\":") && !span.contains('…');
    spans.filter(whole).map(str::to_owned).collect()
}

#[test]
fn the_engine_understands_every_request_of_the_page() {
    // Blocks are fenced with backticks as well.
    let page = generated::read(PAGE).replace("```", "");
    let requests = requests(&page);
    assert!(requests.len() >= 10, "{requests:?}");
    let mut engine = engine();
    for request in requests {
        let answer = engine.answer(&request);
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        assert!(!MALFORMED.contains(&code), "{request}: {answer}");
    }
}

#[test]
fn every_scenario_of_the_page_can_be_loaded() {
    let page = generated::read(PAGE);
    let mut games = Vec::new();
    for block in page.split("```json\n").skip(1) {
        let text = block.split("```").next().unwrap_or_default();
        let scenario: Value = serde_json::from_str(text).expect("a scenario is JSON");
        let answer = engine().answer(&json!({ "id": 1, "load": scenario }).to_string());
        assert!(answer["ok"].is_object(), "{text}: {answer}");
        games.push(scenario["game"].as_str().and_then(GameId::named).expect("a game"));
    }
    assert_eq!(games, GameId::ALL, "one scenario for each game");
}
