//! EDO in the terminal: whole games, its own flags, data files, the rules page.

use super::{LANGUAGES, assert_readable, flat, scratch};
use crate::support::{Called, higaki, higaki_with, repository};
use serde_json::{Value, json};

fn edo(flags: &[&str], lines: &[&str]) -> Called {
    let words: Vec<&str> = ["play", "edo"].iter().chain(flags).copied().collect();
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    higaki(&words, &input)
}

/// Always the first choice of every list.
fn first_choices() -> Vec<&'static str> {
    ["1", "y"].repeat(600)
}

fn built_in() -> Value {
    let text = std::fs::read_to_string(repository("games/edo/data.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A file with these data.
fn data_file(test: &str, data: &Value) -> String {
    let file = scratch(&format!("{test}.json"));
    std::fs::write(&file, data.to_string()).unwrap();
    file.display().to_string()
}

#[test]
fn a_game_can_be_played_to_its_end_in_every_language() {
    let endings = ["Startwert: ", "Seed: ", "Ziarno losowości: "];
    for (language, (players, ending)) in LANGUAGES.iter().zip(["2", "3", "5"].iter().zip(endings)) {
        let mut flags = vec!["--lang", language, "--players", players, "--seed", "to the end"];
        flags.extend(["--jiin", "--tokken", "--ronin", "--bots", "random"]);
        let called = edo(&flags, &first_choices());
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert_readable(&called);
        let output = flat(&called.output);
        let (_, seed) = output.rsplit_once(ending).unwrap();
        assert_eq!(seed.len(), 64, "{language}: {seed}");
    }
}

#[test]
fn the_board_shows_places_people_plans_and_prices() {
    let plan = ["plan A.wood 2", "plan B.travel 1", "plan C.money 1", "cards"];
    let lines: Vec<&str> = ["1", "1"].into_iter().chain(plan).collect();
    let flags = ["--players", "3", "--seed", "the board", "--names", "Anna,Bo,Cleo"];
    let called = edo(&flags, &lines);
    assert_readable(&called);
    let has_line = |parts: &[&str]| {
        called.output.lines().any(|line| parts.iter().all(|part| line.contains(part)))
    };
    assert!(has_line(&["round 1 of 10", "is the start player"]), "{}", called.output);
    assert!(has_line(&["EDO", "Edo", "+12", "M", "R1 R2 R3 W1 W2 W3"]), "{}", called.output);
    assert!(has_line(&["WO1 wood 3", "R2 W1 G2"]), "{}", called.output);
    // Ten Ryo, and two more for the second player.
    assert!(has_line(&["Anna", "12"]), "{}", called.output);
    assert!(has_line(&["Your plan", "A Wood 2", "B Travel 1"]), "{}", called.output);
    assert!(has_line(&["Prices", "house 3 wood 2 Ryo"]));
    assert!(has_line(&["Merchant", "1 point for"]));
    assert!(has_line(&["Special cards", "S1 Build (3), Money +6 (2)"]), "{}", called.output);
    // What is cheaper is not written as if it brought something.
    assert!(has_line(&["S9 Build −2 Ryo (3), Travel (3)"]), "{}", called.output);
    assert!(flat(&called.output).contains("− is how much cheaper each building or recruit is."));
}

/// A usual terminal has 24 lines: what is looked at most, planning, fits into it.
#[test]
fn board_and_plans_fit_a_usual_terminal() {
    for language in LANGUAGES {
        for players in ["2", "3"] {
            let words =
                ["play", "edo", "--players", players, "--lang", language, "--seed", "small"];
            let size = [("LINES", "24"), ("COLUMNS", "80")];
            let called = higaki_with(&words, "1\n1\n", &size);
            let screen = called.output.split("] > ").nth(2).unwrap();
            let title = screen.rfind("\n EDO ").unwrap();
            let screen = &screen[title + 1..];
            // The title of the board begins like the line of the city Edo below it.
            let above = called.output.split("] > ").nth(2).unwrap()[..=title].trim_end();
            let title = above.rsplit('\n').next().unwrap();
            let expansion = ["Erweiterung 1", "first expansion", "pierwszym dodatkiem"];
            assert!(expansion.iter().any(|name| title.contains(name)), "{title}");
            assert!(screen.lines().count() < 24, "{language}, {players}:\n{title}\n{screen}");
        }
    }
}

#[test]
fn commands_explain_choices_and_rules() {
    let lines = ["help", "preview", "pay", "why", "rules E7.3", "package 9"];
    let called = edo(&["--seed", "asked"], &lines);
    assert_readable(&called);
    for text in [
        "plan A.wood 2               card A, wood, two officials; then: confirm",
        "Which choice? “preview 2” shows what the second one would bring.",
        "Not now. Choose a package or a city",
        "E7.3",
        "There is no package 9.",
    ] {
        assert!(flat(&called.output).contains(&flat(text)), "{text}: {}", called.output);
    }
}

#[test]
fn plans_of_others_stay_sealed_at_one_keyboard() {
    let mut lines = vec!["1"; 4];
    lines.extend(["plan A.wood 1", "plan B.travel 1", "plan C.money 1", "confirm"]);
    let flags = ["--hot-seat", "--players", "2", "--seed", "sealed", "--names", "Anna,Bo"];
    let called = edo(&flags, &lines);
    assert_readable(&called);
    let (_, after) = called.output.split_once("> confirm").unwrap();
    assert!(after.contains("has confirmed the plan"), "{after}");
    assert!(!after.contains("Wood 1"), "{after}");
}

#[test]
fn a_game_with_own_data_is_recorded_and_verified() {
    let mut data = built_in();
    data["start_ryo"]["value"] = json!(25);
    let (file, record) = (data_file("own", &data), scratch("own.record").display().to_string());
    let flags = ["--data", &file, "--record", &record, "--seed", "own", "--bots", "random"];
    let called = edo(&flags, &first_choices());
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert_readable(&called);
    assert!(called.output.contains("+25 Ryo"), "{}", called.output);
    let verified = higaki(&["verify", &record], "");
    assert_eq!(verified.status, Some(0), "{}", verified.errors);
    let mut words = vec!["sim", "edo", "--players", "3", "--games", "20", "--data", &file];
    words.extend(["--options", r#"{"jiin":"with"}"#, "--json"]);
    let simulated = higaki(&words, "");
    assert_eq!(simulated.status, Some(0), "{}", simulated.errors);
    let report: Value = serde_json::from_str(&simulated.output).unwrap();
    assert_eq!(report["games"], 20);
}

/// The texts of the rules name the built-in figures; where a file differs, that is said.
#[test]
fn the_rules_say_where_own_data_differ() {
    let mut data = built_in();
    data["resource_limit"]["value"] = json!(7);
    let file = data_file("differing", &data);
    for words in
        [&["rules", "edo", "E11.7", "--data", &file][..], &["rules", "edo", "--data", &file]]
    {
        let called = higaki(words, "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        let output = flat(&called.output);
        assert!(
            output.contains("differs in one entry: Pieces, limits and the end of the game"),
            "{output}"
        );
    }
    let same = data_file("same", &built_in());
    let called = higaki(&["rules", "edo", "E11.7", "--data", &same], "");
    assert!(!called.output.contains("Your file differs"), "{}", called.output);
}

#[test]
fn help_and_cards_say_that_the_components_are_a_reconstruction() {
    for typed in ["help", "cards"] {
        let called = edo(&["--players", "2", "--seed", "honest"], &[typed]);
        assert!(
            flat(&called.output).contains("are our reconstruction"),
            "{typed}: {}",
            called.output
        );
    }
}

#[test]
fn all_problems_of_a_data_file_are_listed() {
    let mut data = built_in();
    data["boards"]["A"]["roads"]["value"].as_array_mut().unwrap().retain(|road| road[0] != "G1");
    data["packages"]["provenance"] = json!("dreamt");
    data["income_tiles"]["value"][0]["fund"] = json!(4);
    let file = data_file("wrong", &data);
    let calls: [&[&str]; 3] = [&["play"], &["sim"], &["rules"]];
    for call in calls {
        let words: Vec<&str> = call.iter().copied().chain(["edo", "--data", &file]).collect();
        let called = higaki(&words, "");
        assert_eq!(called.status, Some(2), "{words:?}: {}", called.output);
        for path in ["boards.A", "packages", "income_tiles"] {
            assert!(called.errors.contains(path), "{words:?}: {path} in {}", called.errors);
        }
    }
}

#[test]
fn the_rules_page_says_what_is_reconstructed() {
    for language in LANGUAGES {
        let called = higaki(&["rules", "edo", "--lang", language], "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert_readable(&called);
        for text in ["E7.3", "J1.6", "T3.4", "R4.5", "ER.1", "S12", "RI1"] {
            assert!(called.output.contains(text), "{language}: {text}");
        }
        for raw in ["building_costs", "rice_home", "ryo_each"] {
            assert!(!called.output.contains(raw), "{language}: {raw}");
        }
    }
    let notes = [
        ("de", "Ein Sack Reis für einen neutralen Beamten."),
        ("en", "A sack of rice for a neutral official."),
        ("pl", "Worek ryżu za neutralnego urzędnika."),
    ];
    for (language, note) in notes {
        let called = higaki(&["rules", "edo", "--lang", language], "");
        assert!(flat(&called.output).contains(note), "{language}: {}", called.output);
    }
    let called = higaki(&["rules", "edo"], "");
    let places: Vec<usize> = ["Printed (", "Sourced (", "Inferred (", "Reconstructed ("]
        .iter()
        .map(|head| called.output.find(head).unwrap())
        .collect();
    assert!(places.is_sorted(), "{places:?}");
    let printed = higaki(&["rules", "edo", "--print-data"], "");
    assert_eq!(serde_json::from_str::<Value>(&printed.output).unwrap(), built_in());
}

#[test]
fn a_note_of_ones_own_is_quoted() {
    let mut data = built_in();
    data["recruit_cost"]["note"] = json!("Counted on my own board.");
    let file = data_file("note", &data);
    let called = higaki(&["rules", "edo", "--data", &file, "--lang", "de"], "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    let output = flat(&called.output);
    assert!(output.contains("Counted on my own board."), "{output}");
    assert!(!output.contains("Ein Sack Reis"), "{output}");
}
