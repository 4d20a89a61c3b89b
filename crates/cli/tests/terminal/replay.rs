//! A recorded game in words.

use super::{LANGUAGES, assert_readable, osaka, scratch};
use crate::support::higaki;

/// The record of a whole game, in a file of its own.
fn recorded(test: &str) -> String {
    let name = scratch(&format!("{test}.record")).display().to_string();
    let flags = ["--players", "3", "--seed", "replayed", "--record", &name, "--names", "Anna,Bo"];
    let called = osaka(&flags, &vec!["1"; 600]);
    assert_eq!(called.status, Some(0), "{}", called.errors);
    name
}

/// The same record with something in it replaced.
fn changed(test: &str, change: impl Fn(&str) -> String) -> String {
    let name = recorded(test);
    let text = change(&std::fs::read_to_string(&name).unwrap());
    std::fs::write(&name, text).unwrap();
    name
}

#[test]
fn a_game_is_told_in_every_language() {
    let name = recorded("told");
    for (language, verdict) in LANGUAGES.iter().zip([
        "Der Startwert passt zu seiner Festlegung",
        "The seed matches its commitment",
        "Ziarno losowości zgadza się ze zobowiązaniem",
    ]) {
        let called = higaki(&["replay", &name, "--lang", language], "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert_readable(&called);
        assert!(called.output.contains(verdict), "{}", called.output);
        assert!(called.output.contains(" • Anna "));
    }
}

#[test]
fn the_board_is_shown_after_every_choice() {
    let name = recorded("boards");
    let steps = higaki(&["replay", &name, "--json"], "").output.lines().count();
    let called = higaki(&["replay", &name, "--board"], "");
    assert_readable(&called);
    assert_eq!(called.output.matches("\n Market  ").count(), steps);
}

#[test]
fn a_step_waits_for_the_enter_key() {
    let name = recorded("steps");
    let called = higaki(&["replay", &name, "--step"], "\n\nq\n");
    assert_eq!(called.status, Some(0));
    assert_eq!(called.output.matches("Enter for the next choice").count(), 3);
    let gone = higaki(&["replay", &name, "--step"], "");
    assert_eq!((gone.status, gone.output.matches("Enter for the next").count()), (Some(0), 1));
}

#[test]
fn every_choice_is_a_json_object() {
    let name = recorded("json");
    let record = std::fs::read_to_string(&name).unwrap();
    let is_choice = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    let called = higaki(&["replay", &name, "--json"], "");
    assert_eq!(called.status, Some(0));
    let lines: Vec<serde_json::Value> =
        called.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let deal = &lines[0];
    assert_eq!((&deal["number"], &deal["seat"]), (&0.into(), &serde_json::Value::Null));
    assert_eq!(deal["events"][0]["event"], "laid_out", "{deal}");
    let lines = &lines[1..];
    assert_eq!(lines.len(), record.lines().filter(is_choice).count());
    for (index, (line, recorded)) in lines.iter().zip(record.lines().filter(is_choice)).enumerate()
    {
        assert_eq!(line["number"], index + 1);
        let choice = format!("{} {}", line["seat"], line["choice"].as_str().unwrap());
        assert_eq!(choice, recorded);
        assert_eq!(line["hash"].as_str().unwrap().len(), 16);
        assert!(!line["events"].as_array().unwrap().is_empty());
    }
}

#[test]
fn a_broken_record_is_told_with_its_line() {
    let wrong_choice = |text: &str| text.replacen(" token ", " steal ", 1);
    let line = |text: &str| text.lines().position(|line| line.contains("steal")).unwrap() + 1;
    let name = changed("choice", wrong_choice);
    let number = line(&std::fs::read_to_string(&name).unwrap());
    let called = higaki(&["replay", &name], "");
    assert_eq!(called.status, Some(1));
    let message = format!("Line {number}: No choice begins with “steal”.");
    assert!(called.errors.contains(&message), "{}", called.errors);

    let name = changed("header", |text| text.replace("players 3", "players many"));
    let called = higaki(&["replay", &name, "--lang", "de"], "");
    assert_eq!(called.status, Some(1));
    assert!(called.errors.contains("Zeile 4: Erwartet: „players“"), "{}", called.errors);

    let name = changed("seed", |text| {
        let (before, _) = text.rsplit_once("seed ").unwrap();
        format!("{before}seed {}\n", "0".repeat(64))
    });
    let called = higaki(&["replay", &name], "");
    assert_eq!(called.status, Some(1));
    assert!(called.errors.contains("does not match the commitment"), "{}", called.errors);
}

#[test]
fn a_file_that_cannot_be_read_is_a_wrong_call() {
    let called = higaki(&["replay", "no-such-record"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("no-such-record"), "{}", called.errors);
}

/// A record comes from anywhere, and its names with it.
#[test]
fn names_in_a_record_cannot_command_the_terminal() {
    let name = changed("names", |text| text.replace("seat 0 Anna", "seat 0 \u{1b}[2JEve"));
    let called = higaki(&["replay", &name], "");
    assert!(!called.output.contains('\u{1b}'));
    assert!(called.output.contains("[2JEve"), "{}", called.output);
}

#[test]
fn fixtures_can_be_replayed() {
    let folder = crate::support::repository("games/osaka/fixtures");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for file in files.filter(|file| file.is_file()).take(5) {
        let called = higaki(&["replay", &file.display().to_string()], "");
        assert_eq!(called.status, Some(0), "{}: {}", file.display(), called.errors);
        assert_readable(&called);
    }
}
