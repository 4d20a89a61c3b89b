//! Traders of Osaka on screens of 24 lines and more and 80 columns.

use super::{Called, LANGUAGES, flat, scratch};
use crate::support::higaki_with;

/// Four players with goods in all colours; yellow arrives when the market is bought.
const CROWDED: &str = r#"{
    "game": "osaka", "players": 4, "to_act": 0,
    "ships": { "yellow": 4, "blue": 3, "red": 1, "green": 2 },
    "market": ["R5@1", "Y3", "B2", "G5@2", "R2"], "farm": ["G3", "G5@3", "R2"],
    "seats": [
        { "hand": ["R5", "G3", "B2", "Y2"], "goods": ["Y5", "B5", "B3", "R2"], "tokens": { "yellow": 1 } },
        { "hand": ["B3"], "goods": ["Y2", "B2*", "G5", "G3", "R3"], "tokens": { "red": 2 }, "vp": 7 },
        { "hand": ["B3", "R3"], "goods": ["Y3", "R5", "R2"], "tokens": { "blue": 1, "green": 1 } },
        { "hand": ["Y3"], "goods": ["B5", "G2"], "tokens": { "green": 3 }, "vp": 12 }
    ]
}"#;

fn on_a_screen(test: &str, lines: &str, language: &str, typed: &[&str]) -> Called {
    let file = scratch(&format!("{test}-{language}.json"));
    std::fs::write(&file, CROWDED).unwrap();
    let file = file.display().to_string();
    let words = ["play", "osaka", "--load", &file, "--seed", "low", "--lang", language];
    let input: String = typed.iter().map(|line| format!("{line}\n")).collect();
    higaki_with(&words, &input, &[("LINES", lines), ("COLUMNS", "80")])
}

/// From the title of the board to the question, the prompt included.
fn screens<'a>(output: &'a str, title: &str) -> Vec<&'a str> {
    output
        .split("] > ")
        .filter_map(|part| part.rfind(&format!(" {title}  ")).map(|start| &part[start..]))
        .collect()
}

#[test]
fn board_and_menu_fit_on_every_screen() {
    let titles = ["Die Händler von Osaka", "Traders of Osaka", "Kupcy z Osaki"];
    for (language, title) in LANGUAGES.iter().zip(titles) {
        for height in [24, 30, 34] {
            let lines = height.to_string();
            let called = on_a_screen(&lines, &lines, language, &["1", "1", "1", "1"]);
            let screens = screens(&called.output, title);
            assert!(screens.len() >= 3, "{}", called.output);
            for screen in screens {
                assert!(screen.lines().count() <= height, "{language}, {height}:\n{screen}");
            }
        }
    }
}

#[test]
fn a_roomy_screen_keeps_its_air_and_its_legend() {
    let low = on_a_screen("low", "24", "en", &[]).output;
    let roomy = on_a_screen("roomy", "40", "en", &[]).output;
    assert!(!low.contains("* insured"), "{low}");
    assert!(roomy.contains("* insured · R5 R3 =2: points if sold now"), "{roomy}");
    assert!(roomy.lines().count() > low.lines().count() + 6);
    let reference = on_a_screen("cards", "24", "en", &["cards"]).output;
    assert!(reference.contains("A 2 insures two goods of its colour"), "{reference}");
    assert!(reference.contains("* insured"), "{reference}");
}

/// Board and menu push away what was told at length, points and losses included.
#[test]
fn what_happened_is_repeated_above_the_question() {
    let called = on_a_screen("digest", "24", "en", &["buy R5 Y2", "y", "1", "quit"]);
    let question = "Buy goods, take coins or reserve a card.";
    let last = called.output.rsplit_once(question).unwrap().0;
    let digest = flat(last.rsplit_once("Since your last choice:").unwrap().1);
    assert!(digest.contains("Ren "), "{digest}");
    let whole = flat(&called.output);
    assert!(whole.contains("Aki sells yellow: +"), "{whole}");
    assert!(
        !flat(last.split("Since your last choice:").next().unwrap()).contains("sells yellow: +")
    );
}

#[test]
fn help_has_pages_where_it_would_not_fit() {
    let called = on_a_screen("pages", "24", "en", &["help", "help 2", "help 3"]);
    let parts: Vec<&str> = called.output.split("] > help").collect();
    assert!(parts[1].contains("insure B2 for B5 B3"), "{}", parts[1]);
    assert!(parts[1].contains("“help 2” shows the next one."), "{}", parts[1]);
    assert!(parts[2].contains("leave the game"), "{}", parts[2]);
    for page in &parts[1..] {
        assert!(page.lines().count() <= 24, "{page}");
    }
    let roomy = on_a_screen("one-page", "50", "en", &["help"]).output;
    assert!(!roomy.contains("shows the next one"), "{roomy}");
}
