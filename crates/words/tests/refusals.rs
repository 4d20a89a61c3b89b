//! Refusals of choices, and errors of the notation.

use crate::events::{card, names, seat};
use crate::support::{
    assert_no_others, assert_sentence, assert_variables_exist, literals_behind, source,
};
use higaki_osaka::{Choice, Colour, Decision, Purpose, Refused};
use higaki_table::{Failure, NotationError, Refusal};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

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

names_of!(Refused: NotYourTurn, OtherDecision, GameOver, ReservedByOther, NotInMarket,
    NoSuchStone, OnlyInFarm,
    StoneInUse, AlreadyReserved, NotInFarm, NothingToBuy, TooExpensive, NotInHand, PaidTooLittle,
    MustAct, NoSymbol, NotSinking, NothingToInsure, NameGoods, TooManyGoods, NoSuchGood,
    NotAskedColour);

fn samples() -> Vec<Refused> {
    let (card, colour) = (card("R5"), Colour::Blue);
    let mut samples = vec![
        Refused::NotYourTurn { seat: seat(1) },
        Refused::GameOver,
        Refused::ReservedByOther { card, owner: seat(1) },
        Refused::NotInMarket { card, wanted_for: Purpose::Coins },
        Refused::NoSuchStone { card, owner: seat(1) },
        Refused::OnlyInFarm { card },
        Refused::StoneInUse { card },
        Refused::AlreadyReserved { card },
        Refused::NotInFarm { card },
        Refused::NothingToBuy,
        Refused::TooExpensive { price: 12, coins: 8 },
        Refused::NotInHand { card, wanted_for: Purpose::Paying },
        Refused::PaidTooLittle { price: 12, paid: 8 },
        Refused::MustAct,
        Refused::NoSymbol { card },
        Refused::NotSinking { colour },
        Refused::NothingToInsure { card },
        Refused::NoSuchGood { card },
        Refused::NotAskedColour { colour },
    ];
    for count in [0, 1, 2, 5] {
        samples.push(Refused::NameGoods { colour, count });
        samples.push(Refused::TooManyGoods { colour, count });
    }
    let decisions =
        [Decision::Token, Decision::Turn, Decision::Pay, Decision::Insure, Decision::Save];
    samples.extend(decisions.map(|decision| Refused::OtherDecision { decision }));
    samples
}

fn failure(refused: &Refused) -> Failure {
    Failure { code: refused.code().to_owned(), rule: Some(refused.rule().0), args: json!(refused) }
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let samples = samples();
    let covered: BTreeSet<&str> = samples.iter().map(name_of).collect();
    assert_eq!(covered, NAMES.iter().copied().collect());
    let codes = samples.iter().map(|refused| refused.code().to_owned()).collect();
    assert_no_others("osaka-refusal-", &codes);
    let mut by_id: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for refused in &samples {
        let id = format!("osaka-refusal-{}", refused.code().replace('_', "-"));
        for language in Language::ALL {
            let text = Words::new(language).failure("osaka", &failure(refused), &names());
            assert_sentence(&text, &id, language);
            assert!(text.ends_with('.'), "{text}");
        }
        by_id.entry(id).or_default().push(json!(refused));
    }
    for (id, samples) in by_id {
        assert_variables_exist(&id, &samples.iter().collect::<Vec<_>>(), &["rule"]);
    }
}

/// Every refusal names a rule of the rulebook.
#[test]
fn every_refusal_names_a_rule_of_the_rulebook() {
    let words = Words::new(Language::Pl);
    for refused in samples() {
        let rule = refused.rule().0;
        assert!(words.rule("osaka", rule).is_some(), "{rule}");
    }
}

#[test]
fn a_refusal_tells_who_and_what() {
    let refused = Refused::ReservedByOther { card: card("R5"), owner: seat(1) };
    let text = Words::new(Language::De).failure("osaka", &failure(&refused), &names());
    assert_eq!(text, "R5 ist für Bo reserviert. Nimm eine andere Karte.");
}

/// Having none of a card and having too few of it get the same message, and so do a purchase and a
/// reservation that are impossible.
#[test]
fn a_refusal_suggests_a_remedy() {
    let words = Words::new(Language::En);
    let told = |refused: &Refused| words.failure("osaka", &failure(refused), &names());
    let not_in_hand = Refused::NotInHand { card: card("R5"), wanted_for: Purpose::Paying };
    assert!(told(&not_in_hand).starts_with("You have no R5 left in your hand for that."));
    assert!(!told(&Refused::NothingToBuy).contains("eserve"));
}

/// One text for every error of the notation.
const UNREADABLE: [&str; 12] = [
    "",
    "steal R5",
    "token",
    "token pink",
    "take",
    "take R4",
    "take R5@9",
    "take R5 R5",
    "buy R5 R5 R5 R5 R5 R5 R5 R5",
    "insure B2 for",
    "pass now",
    "pass \u{1b}[31m",
];

#[test]
fn every_problem_of_the_notation_has_a_sentence_in_every_language() {
    let mut errors: Vec<NotationError> =
        UNREADABLE.iter().map(|text| text.parse::<Choice>().unwrap_err()).collect();
    errors.push("buy ".repeat(1000).parse::<Choice>().unwrap_err());
    let covered: BTreeSet<String> = errors.iter().map(|error| error.problem.to_owned()).collect();
    let notation = source("crates/osaka/src/notation.rs");
    let heads = ["wrong(", "missing(", "required("];
    assert_eq!(covered, literals_behind(&notation, &heads), "add a sample for what is missing");
    assert_no_others("osaka-notation-", &covered);
    for error in &errors {
        let args = json!(error);
        let failure = Failure { code: "bad_notation".to_owned(), rule: None, args };
        for language in Language::ALL {
            let text = Words::new(language).failure("osaka", &failure, &[]);
            assert_sentence(&text, error.problem, language);
            assert!(!text.contains(error.problem), "{text}");
            assert!(!text.chars().any(char::is_control), "{text:?}");
        }
    }
}

/// User input is repeated unchanged, even if it is a word of the game.
#[test]
fn typed_words_are_not_translated() {
    let error = "take red".parse::<Choice>().unwrap_err();
    let failure = Failure { code: "bad_notation".to_owned(), rule: None, args: json!(error) };
    let text = Words::new(Language::De).failure("osaka", &failure, &[]);
    assert!(text.starts_with("„red“ ist keine Karte."), "{text}");
}

#[test]
fn failures_of_the_table_and_of_the_engine_protocol_have_sentences() {
    let table = source("crates/table/src/any.rs");
    let mut codes = literals_behind(&table, &["UndoError::Nothing => ", "code: "]);
    codes.extend(literals_behind(&table, &["NeedsConsent => ", "NothingToRedo => "]));
    let engine = source("crates/catalogue/src/engine.rs")
        + &source("crates/catalogue/src/engine/request.rs");
    let heads = ["BadRequest::new(", "BadRequest::field(", "code: "];
    codes.extend(literals_behind(&engine, &heads));
    codes.remove("bad_notation");
    assert!(codes.len() >= 15, "{codes:?}");
    let args = json!({
        "seat": 7, "players": 2, "game": "x", "known": "a, b", "command": "y", "field": "z",
        "reason": "w", "column": 3,
    });
    for code in codes {
        let failure = Failure { code: code.clone(), rule: None, args: args.clone() };
        for language in Language::ALL {
            let text = Words::new(language).failure("osaka", &failure, &[]);
            assert_sentence(&text, &code, language);
            assert!(!text.contains(&code), "{language}: {text}");
        }
        let id = format!("failure-{}", code.replace('_', "-"));
        assert_variables_exist(&id, &[&args], &[]);
    }
}

#[test]
fn an_unknown_failure_still_says_something() {
    let failure = Failure { code: "brand_new".to_owned(), rule: None, args: json!({}) };
    let text = Words::new(Language::De).failure("osaka", &failure, &[]);
    assert_eq!(text, "Das geht nicht (brand_new).");
}
