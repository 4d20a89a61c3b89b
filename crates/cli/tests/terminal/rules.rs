//! The rulebook.

use super::{LANGUAGES, assert_readable};
use crate::support::{higaki, repository};

/// Every message of the rulebook, in the order of the file.
fn messages(language: &str) -> Vec<(String, String)> {
    let file = repository(&format!("locales/{language}/osaka-rules.ftl"));
    let text = std::fs::read_to_string(file).unwrap();
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((id, rest)) if !line.starts_with(' ') => {
                messages.push((id.to_owned(), rest.to_owned()));
            }
            _ => {
                let last = messages.last_mut();
                last.into_iter().for_each(|(_, text)| text.push_str(&format!(" {line}")));
            }
        }
    }
    messages
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_whole_rulebook_is_shown_in_every_language() {
    for language in LANGUAGES {
        let called = higaki(&["rules", "osaka", "--lang", language], "");
        assert_eq!(called.status, Some(0));
        assert_readable(&called);
        let shown = words(&called.output);
        let messages = messages(language);
        assert!(messages.len() > 80);
        let mut from = 0;
        for (id, text) in messages.iter().filter(|(id, _)| id.contains("-rule-")) {
            let place = shown[from..].find(&words(text));
            let place = place.unwrap_or_else(|| panic!("{language}: {id} is missing or misplaced"));
            from += place;
        }
        for (id, text) in &messages {
            assert!(shown.contains(&words(text)), "{language}: {id} is missing");
        }
    }
}

#[test]
fn one_rule_or_one_chapter_can_be_shown() {
    let rule = higaki(&["rules", "osaka", "o4.3", "--lang", "de"], "");
    assert!(rule.output.trim().starts_with("O4.3   Liegt dein Stein auf einer Karte"));
    assert_eq!(rule.output.matches("O4.").count(), 1);
    let chapter = higaki(&["rules", "osaka", "OV", "--lang", "pl"], "");
    assert!(chapter.output.contains("OV  Warianty") && chapter.output.contains("OV.3"));
    let ruling = higaki(&["rules", "osaka", "OR.10"], "");
    assert!(ruling.output.contains("What if I cannot do anything at all?"));
}

#[test]
fn an_unknown_rule_is_a_wrong_call() {
    let called = higaki(&["rules", "osaka", "O99"], "");
    assert_eq!(called.status, Some(2));
    let chapters = "The chapters are O1, O2, O3, O4, O5, O6, O7, O8, O9, O10, OV";
    assert!(called.errors.contains(chapters), "{}", called.errors);
    assert_eq!(higaki(&["rules", "chess"], "").status, Some(2));
}
