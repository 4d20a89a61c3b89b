//! What can be wrong with a record.

use crate::support::{assert_sentence, assert_variables_exist, source};
use higaki_osaka::Choice;
use higaki_table::{RecordError, Verdict};
use higaki_words::{Language, Words};
use std::collections::BTreeSet;

macro_rules! names_of {
    ($type:ident: $($variant:ident),+ $(,)?) => {
        fn name_of(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant)),+
            }
        }
        const NAMES: &[&str] = &[$(stringify!($variant)),+];
    };
}

names_of!(RecordError: TooLong, Malformed, OtherGame, OtherRules, Setup, Notation, Refused,
    ChanceDoesNotFit, ChanceNotFromSeed, Commitment, Outcome);

fn samples() -> Vec<RecordError> {
    let error = "take R4".parse::<Choice>().unwrap_err();
    vec![
        RecordError::TooLong { max: 8 << 20 },
        RecordError::Malformed { line: 3, expected: "“rules” and a version" },
        RecordError::OtherGame { found: "chess".to_owned() },
        RecordError::OtherRules { found: 1, known: 2 },
        RecordError::Setup { what: "x".to_owned() },
        RecordError::Notation { line: 12, error },
        RecordError::Refused { line: 12, code: "must_act", rule: "O3.7" },
        RecordError::ChanceDoesNotFit { line: 9 },
        RecordError::ChanceNotFromSeed { line: 9 },
        RecordError::Commitment,
        RecordError::Outcome { what: "x".to_owned() },
    ]
}

#[test]
fn every_error_of_a_record_has_a_sentence_in_every_language() {
    let samples = samples();
    let covered: BTreeSet<&str> = samples.iter().map(name_of).collect();
    assert_eq!(covered, NAMES.iter().copied().collect());
    for error in &samples {
        for language in Language::ALL {
            let text = Words::new(language).record_error("osaka", error);
            assert_sentence(&text, name_of(error), language);
            assert!(!text.contains("record-"), "{text}");
        }
    }
}

#[test]
fn the_line_is_named() {
    let words = Words::new(Language::De);
    let text = words.record_error("osaka", &samples()[5]);
    assert!(text.starts_with("Zeile 12: „R4“ ist keine Karte."), "{text}");
    let text = words.record_error("osaka", &samples()[1]);
    assert_eq!(text, "Zeile 3: Hier muss stehen: „rules“ und eine Version.");
}

/// The descriptions of lines in the reader of records, each of which has its translation.
#[test]
fn everything_that_a_line_should_be_is_translated() {
    let parse = source("crates/table/src/record/parse.rs");
    let parse = parse.split("impl FromStr for Record").nth(1).unwrap().to_owned();
    let verify = source("crates/table/src/record/verify.rs");
    let verify = verify.split("expected:").skip(1).map(|rest| rest.lines().next().unwrap());
    let source = parse + &verify.collect::<Vec<_>>().join("\n");
    let literals = source.split('"').skip(1).step_by(2);
    let described = literals.filter(|text| text.contains(' ') && !text.contains('{'));
    let described: BTreeSet<&str> = described.collect();
    assert!(described.len() >= 18, "{described:?}");
    for language in [Language::De, Language::Pl] {
        let words = Words::new(language);
        for expected in &described {
            let leaked: &'static str = Box::leak((*expected).to_owned().into_boxed_str());
            let error = RecordError::Malformed { line: 1, expected: leaked };
            let text = words.record_error("osaka", &error);
            let same_in_all = *expected == "“place P seat S points N”";
            assert!(same_in_all || !text.contains(expected), "{language}: {text}");
        }
    }
}

#[test]
fn a_verdict_is_told_in_three_lines() {
    for language in Language::ALL {
        for (choices, seed_checked) in [(1, true), (3, false), (5, true), (22, true)] {
            let verdict =
                Verdict { choices, chances: choices, seed_checked, finished: seed_checked };
            let text = Words::new(language).verdict(&verdict);
            assert_eq!(text.lines().count(), 3);
            text.lines().for_each(|line| assert_sentence(line, "verify", language));
        }
    }
    for id in ["verify-choices", "verify-seed", "verify-no-seed", "verify-finished"] {
        assert_variables_exist(id, &[], &["choices", "chances"]);
    }
}
