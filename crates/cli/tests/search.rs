//! Opponents that search, advice, analysis and training, as a user calls them.

use crate::support::{assert_usage_errors, higaki, repository};
use serde_json::{Value, json};

#[test]
fn advice_is_given_in_three_languages() {
    for (language, said) in
        [("en", "% to win"), ("de", "% Gewinnchance"), ("pl", "% szans na wygraną")]
    {
        let flags = ["play", "osaka", "--seed", "a", "--iterations", "40", "--lang", language];
        let called = higaki(&flags, "hint\nquit\n");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert!(called.output.contains(" 1. token "), "{}", called.output);
        assert!(called.output.contains(said), "{}", called.output);
    }
}

#[test]
fn a_program_can_ask_for_advice() {
    let lines = [
        json!({ "id": 1, "new": { "game": "dschunke", "players": 3, "seed": "a" } }),
        json!({ "id": 2, "hint": { "seat": 0, "iterations": 30 } }),
        json!({ "id": 3, "hint": { "seat": 1, "iterations": 30, "most": 1 } }),
        json!({ "id": 4, "hint": { "seat": 2, "iterations": 30 } }),
    ];
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let called = higaki(&["engine"], &input);
    let answers: Vec<Value> =
        called.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let deciding = answers[0]["ok"]["deciding"][0]["seat"].as_u64().unwrap() as usize;
    for (seat, answer) in answers[1..].iter().enumerate() {
        let hints = answer["ok"]["hints"].as_array().unwrap();
        assert_eq!(hints.is_empty(), seat != deciding, "{answer}");
        for hint in hints {
            assert!(hint["text"].is_string() && hint["choice"].is_object());
            assert!((0.0..=1.0).contains(&hint["chance"].as_f64().unwrap()));
        }
    }
}

#[test]
fn a_record_is_analysed_in_words_and_for_programs() {
    let record = repository("games/osaka/fixtures/2p-tokens-6.record");
    let words = higaki(&["analyse", &record, "--iterations", "20"], "");
    assert_eq!(words.status, Some(0), "{}", words.errors);
    assert!(words.output.contains("Analysis of the moves"), "{}", words.output);
    assert!(words.output.contains("lost by mistakes"), "{}", words.output);
    let called = higaki(&["analyse", &record, "--iterations", "20", "--json"], "");
    let json: Value = serde_json::from_str(&called.output).unwrap();
    assert_eq!(json["analysis"]["seats"].as_array().unwrap().len(), 2);
    assert!(json["analysis"]["decisions"][0]["loss"].is_number());
}

/// The name of a file that is not there.
fn file(name: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file.display().to_string()
}

#[test]
fn weights_are_fitted_and_the_work_can_be_interrupted() {
    let train = |weights: &str, state: &str, blocks: &str| {
        let flags = ["train", "osaka", "--games", "10", "--weights", weights];
        let more = ["--state", state, "--blocks", blocks];
        let called = higaki(&[&flags[..], &more[..]].concat(), "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        std::fs::read_to_string(weights).unwrap()
    };
    let at_once = train(&file("once.json"), &file("once-state.json"), "2");
    let (weights, state) = (file("twice.json"), file("twice-state.json"));
    assert_ne!(train(&weights, &state, "1"), at_once);
    assert_eq!(train(&weights, &state, "2"), at_once);
}

#[test]
fn a_net_is_taught_and_goes_on_where_it_was() {
    let teach = |net: &str, state: &str, blocks: &str| {
        let flags = ["train", "osaka", "--games", "4", "--iterations", "10", "--net", net];
        let more = ["--state", state, "--blocks", blocks];
        let called = higaki(&[&flags[..], &more[..]].concat(), "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        std::fs::read_to_string(net).unwrap()
    };
    let at_once = teach(&file("net.json"), &file("net-state.json"), "2");
    let (net, state) = (file("net-twice.json"), file("net-twice-state.json"));
    assert_ne!(teach(&net, &state, "1"), at_once);
    assert_eq!(teach(&net, &state, "2"), at_once);
}

#[test]
fn levels_play_simulations() {
    let flags = ["sim", "osaka", "--games", "2", "--bot", "captain", "--iterations", "10"];
    let called = higaki(&flags, "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert!(called.output.contains("bot captain"), "{}", called.output);
}

#[test]
fn wrong_calls_are_answered() {
    for (flags, said) in [
        (&["sim", "osaka", "--time=-1"][..], "--time"),
        (&["play", "osaka", "--time", "99999"][..], "--time must be 0 to 3600"),
        (
            &["train", "osaka", "--players", "9", "--weights", "x"][..],
            "--players must be 2 to 4, not 9.",
        ),
        (&["train", "osaka"][..], "--weights"),
        (&["train", "edo", "--net", "x"][..], "has no neural net"),
        (
            &["train", "osaka", "--net", "x", "--iterations", "0"][..],
            "--iterations must be at least 1, not 0.",
        ),
        (&["analyse", "no-such-file"][..], "no-such-file"),
    ] {
        let called = higaki(flags, "");
        assert_eq!(called.status, Some(2), "{flags:?}: {}", called.errors);
        assert!(called.errors.contains(said), "{}", called.errors);
    }
}

#[test]
fn wrong_calls_of_train_are_reported_in_three_languages() {
    let broken = file("broken-weights.json");
    std::fs::write(&broken, "{").unwrap();
    let other = file("other-weights.json");
    std::fs::write(&other, r#"{"features":["wind"],"players":{}}"#).unwrap();
    for (words, expected) in [
        (
            &["train", "osaka"][..],
            ["Es fehlt die Zieldatei.", "No file to update.", "Brakuje pliku wynikowego."],
        ),
        (
            &["train", "edo", "--net", "x"],
            [
                "Die Bewertung von edo hat kein neuronales Netz.",
                "The evaluation of edo has no neural net.",
                "Ocena pozycji w grze edo nie ma sieci neuronowej.",
            ],
        ),
        (
            &["train", "osaka", "--weights", "x", "--threads", "300"],
            [
                "--threads muss zwischen 1 und 256 liegen, nicht 300.",
                "--threads must be 1 to 256, not 300.",
                "--threads musi mieć wartość od 1 do 256, a nie 300.",
            ],
        ),
        (
            &["train", "osaka", "--weights", &broken],
            ["kann nicht gelesen werden:", "Cannot read ", "Nie można odczytać pliku "],
        ),
        (
            &["train", "osaka", "--weights", &other],
            [
                "gehört zu einer Bewertung mit anderen Merkmalen.",
                "belongs to an evaluation with other features.",
                "pochodzi z oceny o innych cechach.",
            ],
        ),
    ] {
        assert_usage_errors(words, &expected);
    }
}
