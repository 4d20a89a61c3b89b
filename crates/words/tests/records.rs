//! Errors of records.

use crate::support::{assert_sentence, assert_variables_exist};
use higaki_osaka::{Choice, Refused};
use higaki_table::{
    Expected, Failure, Outcome, Place, RecordError, RulesVersion, Seat, SetupError, Verdict,
};
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
    ChanceDoesNotFit, ChanceNotFromSeed, Commitment, SeedNotTold,
    Outcome);

fn samples() -> Vec<RecordError> {
    let error = "take R4".parse::<Choice>().unwrap_err();
    let places = [Place { seat: Seat::new(1).unwrap(), place: 1, points: 26 }];
    let ranking = places.as_slice().try_into().unwrap();
    vec![
        RecordError::TooLong { max: 8 << 20 },
        RecordError::Malformed { line: 3, expected: Expected::Rules },
        RecordError::OtherGame { found: "chess".to_owned() },
        RecordError::OtherRules { found: RulesVersion(3), known: RulesVersion(2) },
        RecordError::Setup { error: SetupError::Players { got: 9, min: 2, max: 4 } },
        RecordError::Notation { line: 12, error },
        RecordError::Refused { line: 12, failure: Failure::of(&Refused::MustAct) },
        RecordError::ChanceDoesNotFit { line: 9 },
        RecordError::ChanceNotFromSeed { line: 9 },
        RecordError::Commitment,
        RecordError::SeedNotTold,
        RecordError::Outcome { said: None, found: None },
        RecordError::Outcome {
            said: None,
            found: Some(Box::new(Outcome { reason: "tokens".into(), ranking })),
        },
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
    assert_eq!(text, "Zeile 3: Erwartet: „rules“ und eine Version.");
}

#[test]
fn everything_that_a_line_should_be_has_a_sentence_in_every_language() {
    for language in Language::ALL {
        for expected in Expected::ALL {
            let error = RecordError::Malformed { line: 1, expected: *expected };
            let text = Words::new(language).record_error("osaka", &error);
            assert_sentence(&text, expected.word(), language);
            assert!(!text.contains("record-"), "{text}");
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

/// A result whose places are these points, in seat order.
fn ended(reason: &'static str, points: &[i32]) -> Outcome {
    Outcome::rank(reason, points.len(), |s| points[s.index()], |s| points[s.index()])
}

#[test]
fn the_first_line_of_a_result_that_differs_is_quoted() {
    let words = Words::new(Language::En);
    let told = |said: Option<Outcome>, found: Outcome| {
        let (said, found) = (said.map(Box::new), Some(Box::new(found)));
        let text = words.record_error("osaka", &RecordError::Outcome { said, found });
        let (_, difference) = text.split_once(": ").unwrap();
        difference.to_owned()
    };
    let right = ended("tokens", &[26, 19]);
    assert_eq!(
        told(Some(ended("deadlock", &[26, 19])), right.clone()),
        "“end deadlock” should be “end tokens”."
    );
    assert_eq!(
        told(Some(ended("tokens", &[26, 9])), right.clone()),
        "“place 2 seat 1 points 9” should be “place 2 seat 1 points 19”."
    );
    assert_eq!(
        told(Some(ended("tokens", &[26])), right.clone()),
        "“place 2 seat 1 points 19” is missing."
    );
    assert_eq!(
        told(Some(ended("tokens", &[26, 19, 3])), right.clone()),
        "“place 3 seat 2 points 3” should not be there."
    );
    assert_eq!(told(None, right), "“end tokens” is missing.");
}

#[test]
fn peeks_are_counted_in_every_language() {
    for (language, sentence) in Language::ALL.into_iter().zip([
        "2 Züge wurden zurückgenommen, nachdem etwas aufgedeckt worden war.",
        "2 moves were undone after hidden information had been revealed.",
        "Cofnięto 2 ruchy, choć wcześniej coś odkryto.",
    ]) {
        let text = Words::new(language).say("verify-peeks", &[("count", 2.into())]);
        assert_eq!(text, sentence);
    }
}
