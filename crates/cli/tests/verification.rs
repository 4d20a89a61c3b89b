//! `higaki verify`.

use crate::support::{higaki, repository};
use serde_json::Value;

const FIXTURE: &str = "games/osaka/fixtures/3p-tokens-1.record";

/// A copy of the fixture with one text exchanged, in a file of its own.
fn forged(name: &str, from: &str, to: &str) -> std::path::PathBuf {
    let text = std::fs::read_to_string(repository(FIXTURE)).unwrap();
    assert!(text.contains(from), "{from} is not in the fixture");
    let path = std::env::temp_dir().join(format!("higaki-{}-{name}.record", std::process::id()));
    std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
    path
}

#[test]
fn a_true_record_is_confirmed() {
    let called = higaki(&["verify", &repository(FIXTURE)], "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    let called = higaki(&["verify", &repository(FIXTURE), "--json"], "");
    let verdict: Value = serde_json::from_str(&called.output).unwrap();
    assert_eq!(verdict["valid"], true);
    assert_eq!(verdict["seed_checked"], true);
}

#[test]
fn a_forged_record_is_refused_with_status_1() {
    for (name, from, to) in [
        ("choice", "0 token", "0 steal"),
        ("shuffle", "~ order 0", "~ order 1"),
        ("result", "place 1 seat", "place 1 seat 9"),
        ("format", "higaki record 1", "higaki record 9"),
        ("game", "game osaka", "game chess"),
    ] {
        let path = forged(name, from, to);
        let called = higaki(&["verify", path.to_str().unwrap()], "");
        std::fs::remove_file(&path).unwrap();
        assert_eq!(called.status, Some(1), "{name}: {}", called.errors);
        assert!(called.errors.starts_with("higaki: "), "{name}: {}", called.errors);
        assert_eq!(called.output, "", "{name}");
    }
}

#[test]
fn a_file_that_is_not_there_is_a_wrong_call() {
    let called = higaki(&["verify", "no-such-file.record"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("no-such-file.record"));
}

/// A program that asks for JSON gets one object, whatever is wrong.
#[test]
fn what_is_wrong_is_told_to_programs_with_its_code_and_line() {
    let line = |text: &str| {
        let fixture = std::fs::read_to_string(repository(FIXTURE)).unwrap();
        fixture.lines().position(|line| line.starts_with(text)).unwrap() + 1
    };
    for (name, from, to, code, line) in [
        ("json-choice", "0 token", "0 steal", "bad_notation", Some(line("0 token"))),
        ("json-players", "players 3", "players many", "malformed", Some(4)),
        ("json-format", "higaki record 1", "higaki record 9", "malformed", Some(1)),
        ("json-shuffle", "~ order 0", "~ order 1", "chance_does_not_fit", Some(line("deal"))),
        ("json-game", "game osaka", "game chess", "unknown_game", None),
        ("json-end", "end tokens", "end deadlock", "outcome", None),
    ] {
        let path = forged(name, from, to);
        for command in ["verify", "replay"] {
            let called = higaki(&[command, path.to_str().unwrap(), "--json"], "");
            assert_eq!((called.status, called.errors.as_str()), (Some(1), ""), "{name}");
            let told: Value = serde_json::from_str(called.output.lines().last().unwrap()).unwrap();
            let error = &told["error"];
            assert_eq!(error["code"], code, "{told}");
            assert_eq!(error["line"].as_u64(), line.map(|line| line as u64), "{told}");
            assert!(error["message"].as_str().is_some_and(|text| text.len() > 10), "{told}");
            assert_eq!(told.get("valid"), (command == "verify").then_some(&Value::Bool(false)));
        }
        std::fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_refused_choice_names_its_rule_to_programs() {
    let path = forged("json-refused", "\n0 take", "\n0 pass\n0 take");
    let called = higaki(&["verify", path.to_str().unwrap(), "--json"], "");
    std::fs::remove_file(&path).unwrap();
    let told: Value = serde_json::from_str(&called.output).unwrap();
    assert_eq!(told["error"]["code"], "refused", "{told}");
    assert_eq!(told["error"]["refusal"], "must_act", "{told}");
    assert_eq!(told["error"]["rule"], "O3.7", "{told}");
}

#[test]
fn a_file_that_cannot_be_read_is_told_to_programs_as_well() {
    let called = higaki(&["verify", "no-such-file.record", "--json"], "");
    assert_eq!((called.status, called.errors.as_str()), (Some(2), ""));
    let told: Value = serde_json::from_str(&called.output).unwrap();
    assert_eq!(told["error"]["code"], "cannot_read");
}

/// Only the word for the end is forged; the points are right.
#[test]
fn the_difference_is_told_and_not_what_is_right() {
    let path = forged("end", "end tokens", "end deadlock");
    let called = higaki(&["verify", path.to_str().unwrap()], "");
    std::fs::remove_file(&path).unwrap();
    assert!(called.errors.contains("“end deadlock” should be “end tokens”"), "{}", called.errors);
}

#[test]
fn every_complaint_speaks_the_language_of_the_caller() {
    let binary = std::env::temp_dir().join(format!("higaki-{}-binary", std::process::id()));
    std::fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    let chess = forged("chess", "game osaka", "game chess");
    let (binary_name, chess_name) = (binary.to_str().unwrap(), chess.to_str().unwrap());
    for (language, file, sentence) in [
        ("de", binary_name, "ist keine Textdatei."),
        ("pl", binary_name, "nie jest plikiem tekstowym."),
        ("de", chess_name, "Das Protokoll gehört zu einem unbekannten Spiel: „chess“."),
        ("pl", chess_name, "Znane gry: osaka, dschunke, edo."),
        ("de", "no-such-file", "„higaki play … --record DATEI“ speichert ein Partieprotokoll."),
        ("pl", "no-such-file", "Nie można odczytać pliku no-such-file:"),
    ] {
        for command in ["verify", "replay"] {
            let called = higaki(&[command, file, "--lang", language], "");
            assert!(called.errors.contains(sentence), "{language}: {}", called.errors);
        }
    }
    std::fs::remove_file(&binary).unwrap();
    std::fs::remove_file(&chess).unwrap();
}

#[test]
fn a_record_with_peeks_is_true_and_says_so() {
    let path = forged("peeks", "end tokens", "peeks 2\nend tokens");
    let name = path.to_str().unwrap();
    let sentence = "2 moves were undone after hidden information had been revealed.";
    for command in ["verify", "replay"] {
        let called = higaki(&[command, name], "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert!(called.output.contains(sentence), "{command}: {}", called.output);
    }
    let told: Value =
        serde_json::from_str(&higaki(&["verify", name, "--json"], "").output).unwrap();
    assert_eq!(told["peeks"], 2);
    std::fs::remove_file(&path).unwrap();
}
