//! `higaki prove`: short versions of all proofs, and for each the fault that it has to find.

mod broken_off;
mod crash;
mod growth;
mod load;

use crate::support::{Called, higaki, repository};
use serde_json::Value;

/// Calls a proof; gives the status and the object that it printed.
#[track_caller]
fn prove(words: &[&str]) -> (Option<i32>, Value) {
    let words: Vec<&str> = ["prove"].iter().chain(words).chain(&["--json"]).copied().collect();
    let Called { status, output, errors } = higaki(&words, "");
    let json = serde_json::from_str(&output).unwrap_or_else(|error| panic!("{error}: {errors}"));
    (status, json)
}

const FIXTURE: &str = "games/osaka/fixtures/3p-tokens-1.record";

#[test]
fn a_fair_record_is_told_step_by_step() {
    let told = higaki(&["prove", "fair", &repository(FIXTURE)], "");
    assert_eq!(told.status, Some(0), "{}", told.errors);
    let lines: Vec<&str> = told.output.lines().collect();
    assert!(lines[0].starts_with("The commitment holds"), "{}", told.output);
    assert!(lines[2].starts_with("The deal: order "), "{}", told.output);
    assert!(lines.last().unwrap().starts_with("Fair: "), "{}", told.output);
    let (status, json) = prove(&["fair", &repository(FIXTURE)]);
    assert_eq!((status, &json["fair"]), (Some(0), &Value::Bool(true)));
    assert!(json["steps"].as_array().unwrap().iter().all(|step| step["holds"] == true));
}

#[test]
fn a_wrong_shuffle_is_found() {
    let text = std::fs::read_to_string(repository(FIXTURE)).unwrap();
    let order = text.lines().find_map(|line| line.strip_prefix("~ order ")).unwrap();
    let (first, rest) = order.split_at(2);
    let forged = text.replacen(order, &format!("{rest}{first}"), 1);
    let file = format!("higaki-prove-{}.record", std::process::id());
    let file = std::env::temp_dir().join(file);
    std::fs::write(&file, forged).unwrap();
    let (status, json) = prove(&["fair", file.to_str().unwrap()]);
    std::fs::remove_file(&file).unwrap();
    assert_eq!((status, &json["fair"]), (Some(1), &Value::Bool(false)));
    assert_eq!(json["steps"][0]["holds"], false);
    let missing = higaki(&["prove", "fair", "no-such-file.record"], "");
    assert_eq!(missing.status, Some(2));
}

/// What was played so far can be fair, but nobody is told that it was the whole game.
#[test]
fn a_record_that_ends_too_early_is_told_apart() {
    let text = std::fs::read_to_string(repository(FIXTURE)).unwrap();
    let seed = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let begun: Vec<&str> = text.lines().take(60).collect();
    let file = format!("higaki-prove-begun-{}.record", std::process::id());
    let file = std::env::temp_dir().join(file);
    let prove = |text: &str| {
        std::fs::write(&file, text).unwrap();
        higaki(&["prove", "fair", file.to_str().unwrap()], "")
    };
    let with_seed = prove(&format!("{}\n{seed}\n", begun.join("\n")));
    let without = prove(&format!("{}\n", begun.join("\n")));
    std::fs::remove_file(&file).unwrap();
    assert_eq!(with_seed.status, Some(0), "{}", with_seed.errors);
    assert!(with_seed.output.contains("The game is not over"), "{}", with_seed.output);
    assert!(without.status != Some(0) && !without.errors.contains("The game is over"));
    let whole = higaki(&["prove", "fair", &repository(FIXTURE)], "");
    assert!(!whole.output.contains("not over"), "{}", whole.output);
}

#[test]
fn no_game_leaks() {
    for game in ["osaka", "dschunke", "edo"] {
        let (status, json) = prove(&["leak", game, "--positions", "25", "--seed", "a test"]);
        assert_eq!(json["difference"], Value::Null, "{json}");
        assert_eq!(status, Some(0));
        assert!(json["positions"].as_u64().unwrap() >= 25, "{json}");
    }
}
