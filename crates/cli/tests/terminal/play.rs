//! Whole games, and leaving them.

use super::{LANGUAGES, assert_readable, flat, osaka, scratch};
use crate::support::higaki;

/// Always the first choice: coins, until the bots end the game.
fn first_choices() -> Vec<&'static str> {
    vec!["1"; 600]
}

#[test]
fn a_game_can_be_played_to_its_end_in_every_language() {
    let endings = ["Startwert: ", "Seed: ", "Ziarno losowości: "];
    for (language, (players, ending)) in LANGUAGES.iter().zip(["2", "3", "4"].iter().zip(endings)) {
        let flags = ["--lang", language, "--players", players, "--seed", "to the end"];
        let called = osaka(&flags, &first_choices());
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert_readable(&called);
        let output = flat(&called.output);
        let (_, seed) = output.rsplit_once(ending).unwrap();
        assert_eq!(seed.len(), 64, "{language}: {seed}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let flags = ["--players", "3", "--seed", "again", "--bots", "random"];
    let output = || osaka(&flags, &["1", "2", "3", "1", "2", "log"]).output;
    assert_eq!(output(), output());
    let other = osaka(&["--players", "3", "--seed", "other"], &["1", "2", "3"]);
    assert_ne!(other.output, output());
}

#[test]
fn without_a_seed_every_game_is_another() {
    assert_ne!(osaka(&[], &[]).output, osaka(&[], &[]).output);
}

#[test]
fn the_end_of_the_input_is_a_polite_farewell() {
    for lines in [&[][..], &["1"], &["quit"], &["1", "exit"]] {
        let called = osaka(&["--seed", "farewell"], lines);
        assert_eq!(called.status, Some(0));
        assert!(called.output.contains("Goodbye. The game is unfinished."));
        assert_readable(&called);
    }
}

#[test]
fn a_whole_record_can_be_verified() {
    let file = scratch("whole.record");
    let name = file.display().to_string();
    let flags = ["--players", "4", "--seed", "recorded", "--names", "Anna,Bo", "--record", &name];
    let called = osaka(&flags, &first_choices());
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert!(flat(&called.output).contains(&format!("Record saved to {name}.")));
    assert!(called.output.contains("You are Anna. Your opponents: Bo, Sora and Yuki."));
    let verified = higaki(&["verify", &name], "");
    assert_eq!(verified.status, Some(0), "{}", verified.errors);
    assert!(verified.output.contains("The game was played to the end"));
}

#[test]
fn an_unfinished_record_can_be_verified() {
    let file = scratch("unfinished.record");
    let name = file.display().to_string();
    osaka(&["--seed", "recorded", "--record", &name], &["1", "1", "quit"]);
    let verified = higaki(&["verify", &name], "");
    assert_eq!(verified.status, Some(0), "{}", verified.errors);
    assert!(verified.output.contains("The game is not over yet."));
}

#[test]
fn a_record_can_be_saved_at_any_time() {
    let file = scratch("saved.record");
    let name = file.display().to_string();
    let order = format!("record {name}");
    let called = osaka(&["--seed", "saved"], &["1", "record", &order, "record /no/such/dir/x"]);
    assert!(called.output.contains("Add a file name: “record FILE”."));
    assert!(flat(&called.output).contains(&format!("Record saved to {name}.")));
    assert!(called.output.contains("Cannot write /no/such/dir/x: "));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("higaki record 1\n"));
}

#[test]
fn people_at_one_keyboard_are_all_asked() {
    let flags = ["--hot-seat", "--players", "3", "--seed", "hot", "--names", "Anna,Bo,Cleo"];
    let called = osaka(&flags, &["1", "2", "3", "1", "1", "undo", "y"]);
    assert_readable(&called);
    for name in ["Anna", "Bo", "Cleo"] {
        assert!(called.output.contains(&format!(" {name} [1–4, ?] > ")), "{}", called.output);
        assert!(called.output.contains(&format!("{name} (you)")));
    }
}

#[test]
fn a_person_can_sit_anywhere() {
    let called = osaka(&["--players", "4", "--seat", "3", "--seed", "x"], &["1"]);
    assert!(called.output.contains("You are Yuki. Your opponents: Aki, Ren and Sora."));
}
