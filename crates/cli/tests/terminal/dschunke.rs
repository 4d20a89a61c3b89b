//! Dschunke in the terminal: whole games, its own flags, data files, the rules page.

use super::{LANGUAGES, assert_readable, flat, scratch};
use crate::support::{Called, higaki, higaki_at_a_terminal, repository};
use serde_json::{Value, json};

fn dschunke(flags: &[&str], lines: &[&str]) -> Called {
    let words: Vec<&str> = ["play", "dschunke"].iter().chain(flags).copied().collect();
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    higaki(&words, &input)
}

/// Always the first choice, with every card used.
fn first_choices() -> Vec<&'static str> {
    ["1", "y"].repeat(400)
}

fn built_in() -> Value {
    let text = std::fs::read_to_string(repository("games/dschunke/data.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A file with these data.
fn data_file(test: &str, data: &Value) -> String {
    let file = scratch(&format!("{test}.json"));
    std::fs::write(&file, data.to_string()).unwrap();
    file.display().to_string()
}

fn position(name: &str) -> String {
    repository(&format!("games/dschunke/positions/{name}.json"))
}

#[test]
fn a_game_can_be_played_to_its_end_in_every_language() {
    let endings = ["Startwert: ", "Seed: ", "Ziarno losowości: "];
    for (language, (players, ending)) in LANGUAGES.iter().zip(["3", "4", "3"].iter().zip(endings)) {
        let flags = ["--lang", language, "--players", players, "--seed", "to the end"];
        let called = dschunke(&flags, &first_choices());
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert_readable(&called);
        let output = flat(&called.output);
        let (_, seed) = output.rsplit_once(ending).unwrap();
        assert_eq!(seed.len(), 64, "{language}: {seed}");
    }
}

/// The table and the question with its menu are on the screen at the same time, also with four. A
/// menu of more than six lines may push the title out: many cards to use, or many goods to bid.
#[test]
fn a_turn_fits_into_a_terminal_of_24_lines() {
    for language in LANGUAGES {
        let flags = ["--lang", language, "--players", "4", "--seed", "to the end"];
        let called = dschunke(&flags, &first_choices());
        let lines: Vec<&str> = called.output.lines().collect();
        let (mut seen, mut too_high) = (0, 0);
        for board in lines.split(|line| line.starts_with(" Dschunke  ")).skip(1) {
            let prompts = |line: &&str| line.contains("[1–");
            let Some(prompt) = board.iter().position(prompts) else { continue };
            let table = board.iter().position(|line| line.is_empty()).unwrap();
            // Between them stand an empty line, the question and the menu.
            let menu = prompt - table - 2;
            // The line with the title is missing, and the prompt counts from 0.
            let height = prompt + 2;
            assert!(height <= 24 || menu > 6, "{language}, {height}: {:#?}", &board[..=prompt]);
            let widest = board[..prompt].iter().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{language}: {:#?}", &board[..=prompt]);
            seen += 1;
            too_high += u32::from(height > 24);
        }
        assert!(seen > 30 && 20 * too_high <= seen, "{language}: {too_high} of {seen}");
    }
}

#[test]
fn the_free_set_up_is_played_and_recorded() {
    let file = scratch("free.record").display().to_string();
    let flags = ["--free-set-up", "--players", "4", "--seed", "free", "--record", &file];
    let called = dschunke(&flags, &first_choices());
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert_readable(&called);
    assert!(called.output.contains("Lay a strip for the player on your right."));
    assert!(called.output.contains("face down"), "{}", called.output);
    let verified = higaki(&["verify", &file], "");
    assert_eq!(verified.status, Some(0), "{}", verified.errors);
    assert!(verified.output.contains("The game was played to the end"));
    let replayed = higaki(&["replay", &file, "--board"], "");
    assert_eq!(replayed.status, Some(0), "{}", replayed.errors);
    assert_readable(&replayed);
}

#[test]
fn the_board_shows_everything_that_is_public_and_the_own_hand() {
    let flags = ["--load", &position("extra-cards"), "--names", "Anna,Bo,Cleo", "--seat", "1"];
    let called = dschunke(&flags, &["done"]);
    assert_readable(&called);
    let has_line = |parts: &[&str]| {
        called.output.lines().any(|line| parts.iter().all(|part| line.contains(part)))
    };
    assert!(has_line(&["round 5 of 10", "start player: Bo"]), "{}", called.output);
    assert!(has_line(&["Junk", "Merchant", "Next", "Goods", "Market", "Yours", "crates"]));
    assert!(has_line(&["grey", "any kind", "3··/112/123", "4   2   3"]), "{}", called.output);
    assert!(has_line(&["orange", "load", "spices 13", "1       4"]), "{}", called.output);
    assert!(has_line(&["white", "cash", "rice 15", "4       1"]));
    assert!(has_line(&["brown", "fish 15", "S       –"]));
    assert!(has_line(&["goods   6   5   4"]));
    assert!(has_line(&["1 Anna, red ►2 Bo (you), blue  3 Cleo, green"]));
    assert!(has_line(&["Your cards", "take goods anywhere", "swap goods"]));
    assert!(has_line(&["Your money", "9 yuan"]));
    assert!(has_line(&["Lower helper", "[L2]"]));
    assert!(!has_line(&["purple", "2       3"]), "a secret hand was shown");
}

/// D11.4: nobody may count from the beginning of phase 3 to the end of phase 4.
#[test]
fn the_stocks_are_covered_while_people_bid() {
    let called = dschunke(&["--seed", "covered", "--players", "3"], &["1", "1", "1"]);
    let boards: Vec<&str> =
        called.output.lines().filter(|line| line.starts_with(" white ")).collect();
    assert!(boards.first().unwrap().contains("rice 12"), "{boards:?}");
    assert!(boards.last().unwrap().contains("rice ≥1"), "{boards:?}");
}

#[test]
fn cards_are_previewed_and_asked_for_once_more() {
    let flags = ["--load", &position("extra-cards"), "--hot-seat", "--names", "Anna,Bo,Cleo"];
    let card = "extra take-goods orange";
    let called = dschunke(&flags, &["done", "done", "done", "preview", card, "n", card, "y"]);
    assert_readable(&called);
    let told = called.output.rsplit_once("> preview\n").unwrap().1;
    assert!(told.contains("goods cards, all"), "{told}");
    assert_eq!(told.matches("Play this? [y/n] >").count(), 2, "{told}");
    let (_, done) = told.rsplit_once("[y/n] > y\n").unwrap();
    assert!(done.contains("Bo uses “take goods anywhere”, which leaves the game."), "{done}");
    let lines = ["preview 1", "preview", "why", "keep supply", "why", "help", "rules", "rules D8"];
    let called = dschunke(&["--seed", "asked", "--hot-seat"], &lines);
    assert_readable(&called);
    for text in [
        "strips to the purple junk. Visible crates there:",
        "Name a choice: “preview 2” shows the result of the second one.",
        "Not now. It is your turn: use a merchant or a helper",
        "Rule D4.1. “why” shows it.",
        "helper goods grey orange   … with the kind of goods",
        "“rules D4.3” a single",
        "D8.3",
    ] {
        assert!(called.output.contains(text), "{text}: {}", called.output);
    }
}

/// Bids are sealed also at one keyboard: what others typed is never told before all have decided.
#[test]
fn sealed_bids_are_not_told_to_the_next_at_the_keyboard() {
    let flags = ["--load", &position("last-poker"), "--hot-seat", "--names", "Anna,Bo,Cleo,Dan"];
    let called = dschunke(&flags, &["1"]);
    assert_readable(&called);
    let (_, told) = called.output.split_once("] > 1\n").unwrap();
    assert!(told.contains("Anna has sealed a bid."), "{told}");
    assert!(!told.contains("Anna seals a bid of") && !told.contains("Your bid"), "{told}");
    assert!(told.contains("has sealed a bid"), "{told}");
}

/// The next player may be looking already, so the screen is cleared before the prompt.
#[test]
fn the_screen_is_empty_before_the_next_at_the_keyboard_is_called() {
    let load = position("last-poker");
    let words = ["play", "dschunke", "--load", &load, "--hot-seat", "--names", "Anna,Bo,Cleo,Dan"];
    let shown = higaki_at_a_terminal(&words, &["1", "", "quit"]);
    let (before, _) = shown.split_once("Press Enter when nobody else is looking").expect(&shown);
    let (own, after_wiping) = before.rsplit_once("\x1b[2J").expect("the screen is wiped");
    assert!(own.contains("Anna") && own.contains("Your money"), "{own}");
    assert!(!after_wiping.contains("Your") && !after_wiping.contains("bid"), "{after_wiping}");
}

#[test]
fn own_data_are_played_with_and_remembered_by_the_record() {
    let mut data = built_in();
    data["market"][0]["value"]["white"] = json!(3);
    data["market"][0]["source"] = json!("printed");
    let file = data_file("own-data", &data);
    let record = scratch("own-data.record").display().to_string();
    let flags = ["--data", &file, "--seed", "own", "--record", &record];
    let called = dschunke(&flags, &["1", "quit"]);
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert_eq!(higaki(&["verify", &record], "").status, Some(0));
    assert!(std::fs::read_to_string(&record).unwrap().contains(r#""white":3"#));
    let sim = ["sim", "dschunke", "--games", "40", "--data", &file, "--json"];
    let simulated = higaki(&sim, "");
    assert_eq!(simulated.status, Some(0), "{}", simulated.errors);
    let report: Value = serde_json::from_str(&simulated.output).unwrap();
    assert!(report["groups"]["red"]["win_share"].is_number(), "{report}");
    assert!(report["groups"]["third"]["win_share"].is_number(), "{report}");
}

#[test]
fn all_problems_of_a_data_file_are_told() {
    let mut data = built_in();
    data["helpers"]["lower"][3]["value"] = json!("sleep");
    data["events"][0]["source"] = json!("rumour");
    data["wind"] = json!("east");
    let file = data_file("wrong-data", &data);
    for command in [
        &["play", "dschunke", "--data", &file][..],
        &["sim", "dschunke", "--data", &file],
        &["rules", "dschunke", "--data", &file],
    ] {
        let called = higaki(command, "");
        assert_eq!(called.status, Some(2), "{command:?}: {}", called.errors);
        for problem in [
            "3 problems:",
            "data: There is no field “wind”.",
            "data.helpers.lower[3].value: “sleep” is not a helper’s action.",
            "data.events[0].source: “rumour” is not a provenance.",
        ] {
            assert!(called.errors.contains(problem), "{command:?} {problem}: {}", called.errors);
        }
        assert_eq!(called.output, "", "{command:?}");
    }
}

#[test]
fn calls_that_make_no_sense_are_explained() {
    let broken = scratch("broken-data.json");
    std::fs::write(&broken, "{ ring").unwrap();
    let broken = broken.display().to_string();
    for (command, message) in [
        (&["play", "dschunke", "--players", "2"][..], "This game is for 3 to 4 players, not 2."),
        (&["play", "dschunke", "--data", "no-such.json"], "Cannot read no-such.json"),
        (&["play", "dschunke", "--data", &broken], "higaki rules dschunke --print-data"),
        (&["play", "dschunke", "--load", "x.json", "--free-set-up"], "cannot be used with"),
        (&["play", "dschunke", "--open-hands"], "--open-hands"),
        (&["sim", "osaka", "--data", &broken], "is not valid JSON"),
        (&["rules", "osaka", "--print-data"], "Traders of Osaka has no data file"),
    ] {
        let called = higaki(command, "");
        assert_eq!(called.status, Some(2), "{command:?}: {}", called.errors);
        assert!(called.errors.contains(message), "{command:?}: {}", called.errors);
    }
}

#[test]
fn the_rules_say_what_is_printed_inferred_and_reconstructed() {
    let heads = [
        ["Gedruckt (2)", "Belegt (15)", "Erschlossen (", "Rekonstruiert ("],
        ["Printed (2)", "Sourced (15)", "Inferred (", "Reconstructed ("],
        ["Wydrukowane (2)", "Ze źródeł (15)", "Wywnioskowane (", "Odtworzone ("],
    ];
    let rows = ["5 ", "S: ", "Y: "];
    for (language, heads) in LANGUAGES.iter().zip(heads) {
        let called = higaki(&["rules", "dschunke", "--lang", language], "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        assert_readable(&called);
        let shown = flat(&called.output);
        assert!(heads.iter().all(|head| shown.contains(head)), "{language}");
        assert!(shown.contains("D8.3") && shown.contains("DR.46"), "{language}");
        assert!(rows.iter().all(|row| shown.contains(row)), "{language}");
        for raw in ["events[4]", "helpers.upper", "goods grey"] {
            assert!(!shown.contains(raw), "{language}: {raw}");
        }
    }
}

#[test]
fn the_rules_show_the_provenance_of_another_file() {
    let mut data = built_in();
    data["market"][4]["source"] = json!("printed");
    data["market"][4]["note"] = json!("Read off \u{1b}[2Jthe card.");
    let file = data_file("provenance", &data);
    let called = higaki(&["rules", "dschunke", "--data", &file], "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert!(!called.output.contains('\u{1b}'));
    assert!(flat(&called.output).contains("printed: Read off [2Jthe card."), "{}", called.output);
    let printed = higaki(&["rules", "dschunke", "--print-data"], "");
    assert_eq!(serde_json::from_str::<Value>(&printed.output).unwrap(), built_in());
}
