//! Every event, refusal, decision, rule and ruling has its message, and every event happens.

use crate::audit::watch;
use crate::support::{all_modules, deal_with, rich_data};
use higaki_edo::Options;
use std::collections::BTreeSet;

const WORDS: &str = include_str!("../../../locales/en/edo.ftl");
const NOTES: &str = include_str!("../../../locales/en/edo-data.ftl");
const RULEBOOK: &str = include_str!("../../../locales/en/edo-rules.ftl");
const INDEX: &str = include_str!("../../../games/edo/rules.md");
const REFUSALS: &str = include_str!("../src/refusal.rs");
const CHOICES: &str = include_str!("../src/choice.rs");

/// The messages with this prefix, without the prefix.
fn messages(text: &'static str, begin: &str) -> BTreeSet<String> {
    let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    ids.filter_map(|id| id.strip_prefix(begin)).map(str::to_owned).collect()
}

#[test]
fn every_event_happens_and_has_a_message() {
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let players = 2 + number % 4;
        let data = (number % 3 > 0).then(rich_data);
        let options = Options { data, ..Options::with(all_modules()) };
        let (mut table, events) = deal_with(players, &options, &format!("events {number}"));
        let mut note = |event: &serde_json::Value| {
            seen.insert(event["event"].as_str().expect("a name").replace('_', "-"));
        };
        events.iter().for_each(&mut note);
        watch(&mut table, number as u64, |_, events, _| events.iter().for_each(&mut note));
    }
    // A Ronin always finds a place on the built-in boards.
    seen.insert("ronin-stayed".to_owned());
    assert_eq!(seen, messages(WORDS, "edo-event-"));
}

#[test]
fn every_refusal_and_decision_has_a_message() {
    let codes: BTreeSet<String> = REFUSALS
        .lines()
        .filter_map(|line| line.split_once("=> (\""))
        .filter_map(|(_, rest)| rest.split_once('"'))
        .map(|(code, _)| code.replace('_', "-"))
        .collect();
    assert!(codes.len() > 50, "{codes:?}");
    assert_eq!(codes, messages(WORDS, "edo-refusal-"));
    let (_, decisions) = CHOICES.split_once("pub enum Decision {").expect("the decisions");
    let kebab = |name: &str| {
        let mut text = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !text.is_empty() {
                text.push('-');
            }
            text.extend(letter.to_lowercase());
        }
        text
    };
    let names = decisions.lines().map(str::trim).filter(|line| line.ends_with(','));
    let names: BTreeSet<String> = names.map(|line| kebab(line.trim_end_matches(','))).collect();
    assert_eq!(names, messages(WORDS, "edo-decision-"));
}

/// A changed note in the data needs a changed message, or readers of other languages would see it
/// in English.
#[test]
fn every_note_of_the_data_is_a_message() {
    let lines = NOTES.lines().filter_map(|line| line.strip_prefix("edo-note-"));
    let told: BTreeSet<(&str, &str)> = lines.filter_map(|line| line.split_once(" = ")).collect();
    let noted: Vec<(String, &str)> = higaki_edo::provenance()
        .iter()
        .map(|entry| (entry.path.replace(['.', '_'], "-"), entry.note.as_str()))
        .collect();
    let noted: BTreeSet<(&str, &str)> = noted.iter().map(|(id, note)| (&**id, *note)).collect();
    assert_eq!(told, noted);
}

#[test]
fn every_rule_and_ruling_is_in_the_rulebook() {
    let rows = INDEX.lines().filter_map(|line| line.strip_prefix("| "));
    let ids = rows.filter_map(|row| row.split_once(" |")).map(|(id, _)| id.replace('.', "-"));
    let ids: BTreeSet<String> = ids.filter(|id| id != "id").collect();
    let (rulings, rules): (BTreeSet<String>, BTreeSet<String>) =
        ids.into_iter().partition(|id| id.starts_with("ER"));
    assert_eq!(rules, messages(RULEBOOK, "edo-rule-"));
    let questions: BTreeSet<String> = messages(RULEBOOK, "edo-ruling-")
        .into_iter()
        .filter_map(|id| id.strip_suffix("-question").map(str::to_owned))
        .collect();
    assert_eq!(rulings, questions);
    let chapters: BTreeSet<String> = rules
        .iter()
        .filter_map(|id| id.split_once('-'))
        .map(|(chapter, _)| chapter.to_owned())
        .collect();
    assert_eq!(chapters, messages(RULEBOOK, "edo-chapter-"));
}
