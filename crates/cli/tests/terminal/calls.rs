//! Calls that make no sense.

use super::{osaka, osaka_from};
use crate::support::higaki;

#[test]
fn a_wrong_call_has_status_2_and_says_what_is_wrong() {
    for (flags, message) in [
        (&["--players", "9"][..], "This game is for 2 to 4 players, not 9."),
        (&["--players", "two"], "invalid value 'two'"),
        (&["--seat", "2"], "There is no seat 2. The seats are numbered 0 to 1."),
        (&["--seat", "99"], "There is no seat 99"),
        (&["--lang", "fr"], "[possible values: de, en, pl]"),
        (&["--bots", "genius"], "[possible values: random, greedy,"),
        (&["--no-such-flag"], "--no-such-flag"),
        (&["--hot-seat", "--seat", "1"], "cannot be used with"),
        (&["--load", "x.json", "--players", "3"], "cannot be used with"),
        (&["--load", "x.json", "--open-hands"], "cannot be used with"),
        (&["--load", "no-such-file.json"], "Cannot read no-such-file.json"),
        (&["--record", "no/such/folder/x"], "Cannot write no/such/folder/x"),
    ] {
        let called = osaka(flags, &[]);
        assert_eq!(called.status, Some(2), "{flags:?}: {}", called.errors);
        assert!(called.errors.contains(message), "{flags:?}: {}", called.errors);
        assert_eq!(called.output, "", "{flags:?}");
    }
}

#[test]
fn an_unknown_game_is_no_game() {
    let called = higaki(&["play", "chess"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("chess"), "{}", called.errors);
}

#[test]
fn a_wrong_call_is_told_in_the_language_of_the_player() {
    let called = osaka(&["--players", "9", "--lang", "pl"], &[]);
    assert!(called.errors.contains("Ta gra jest dla 2 do 4 osób, nie dla 9."), "{}", called.errors);
}

#[test]
fn all_problems_of_a_scenario_are_told() {
    let scenario = r#"{ "game": "osaka", "players": 2, "market": ["R4", "R5@9"], "wind": "east",
        "seats": [{ "hand": 5 }, { "tokens": { "red": 8 } }] }"#;
    let called = osaka_from("problems", scenario, &[], &[]);
    assert_eq!(called.status, Some(2));
    for problem in [
        "5 problems:",
        "  There is no field “wind”. Known fields: ",
        "  market[0]: “R4” is not a card.",
        "  market[1]: “@9” does not name a seat of this game.",
        "  seats[0].hand: Expected a list [ … ], but found a number.",
        "  seats[1].tokens: 8 bonus tokens are too many at this point of the game; 7 are possible",
    ] {
        assert!(called.errors.contains(problem), "{problem}: {}", called.errors);
    }
}

#[test]
fn a_scenario_that_is_not_json_is_told_where() {
    let called = osaka_from("broken", "{\n  \"game\": osaka\n}", &[], &[]);
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("is not valid JSON: line 2, column 11."), "{}", called.errors);
}

#[test]
fn names_cannot_command_the_terminal() {
    let called = osaka(&["--names", "\u{1b}[31mEve,\u{7},  "], &[]);
    assert!(!called.output.contains(['\u{1b}', '\u{7}']));
    assert!(called.output.contains("You are [31mEve. Your opponents: Ren."), "{}", called.output);
}

#[test]
fn input_that_makes_no_sense_does_no_harm() {
    let long = "x".repeat(10_000);
    let called = osaka(&["--seed", "long"], &[&long, "\u{1b}[2J", "1"]);
    assert_eq!(called.status, Some(0));
    assert!(called.output.contains("Aki takes a red bonus token."), "{}", called.output);
    assert!(!called.output.contains('\u{1b}'));
}

#[test]
fn the_help_of_the_program_names_its_games() {
    let called = higaki(&["--help"], "");
    assert!(called.output.starts_with("Play Traders of Osaka, Dschunke and EDO"), "{called:?}");
}

#[test]
fn play_has_a_command_for_every_game() {
    let called = higaki(&["play", "--help"], "");
    let rows = [
        "Traders of Osaka, for 2 to 4",
        "Dschunke, for 3 to 4",
        "EDO with the first expansion, for 2 to 5",
    ];
    for row in rows {
        assert!(called.output.contains(row), "{}", called.output);
    }
    let called = higaki(&["play", "edo", "--help"], "");
    assert!(
        called.output.contains("--jiin") && called.output.contains("--hot-seat"),
        "{}",
        called.output
    );
    assert!(!called.output.contains("--open-hands"), "{}", called.output);
}
