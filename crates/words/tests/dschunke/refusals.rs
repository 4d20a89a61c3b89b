//! Refusals of choices, and errors of the notation.

use super::{names, names_of};
use crate::support::{
    assert_no_others, assert_sentence, assert_variables_exist, literals_behind, source,
};
use higaki_dschunke::{Action, Choice, Decision, Good, Junk, Pile, Refused, Special};
use higaki_table::{Failure, NotationError, Refusal};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

names_of!(name_of, NAMES, Refused: GameOver, NotAsked, OtherDecision, JunkFull, NoSuchCard,
    ExtraTaken, NotInHand, SameGoods, Exhausted, OwnGoodsFirst, NameGoods, PileEmpty, PileTaken,
    NotInPile, MerchantUsed, NoHelper, HelperUsed, WhichHelper, MerchantThere, NothingToLoad, NoStrips,
    NotOnTop, SameJunk, NoGoodsLeft, TooFewCards, NotLastRound);

pub(super) const DECISIONS: [Decision; 11] = [
    Decision::Lay,
    Decision::Exchange,
    Decision::ExchangeAgain,
    Decision::Pile,
    Decision::Keep,
    Decision::Turn,
    Decision::NextKind,
    Decision::After,
    Decision::Resupply,
    Decision::Bid,
    Decision::Prize,
];

fn samples() -> Vec<Refused> {
    let mut samples = vec![
        Refused::GameOver,
        Refused::ExtraTaken,
        Refused::NothingToLoad,
        Refused::NoStrips,
        Refused::NoGoodsLeft,
        Refused::NotLastRound,
    ];
    for decision in DECISIONS {
        samples.extend([Refused::NotAsked { decision }, Refused::OtherDecision { decision }]);
    }
    for junk in Junk::ALL {
        samples.extend([
            Refused::JunkFull { junk },
            Refused::NameGoods { junk },
            Refused::MerchantThere { junk },
            Refused::NotOnTop { junk },
            Refused::SameJunk { junk },
        ]);
        let cards = [Special::CashIn(junk), Special::BonusEight(junk), Special::Swap];
        samples.extend(cards.map(|card| Refused::NoSuchCard { card }));
        samples.extend(cards.map(|card| Refused::NotInPile { card }));
    }
    for good in Good::ALL {
        samples.extend([
            Refused::NotInHand { good },
            Refused::SameGoods { good },
            Refused::Exhausted { good },
            Refused::OwnGoodsFirst { good },
        ]);
        samples.extend([0, 1, 2, 5].map(|have| Refused::TooFewCards { good, have }));
    }
    for pile in Pile::ALL {
        samples.extend([Refused::PileEmpty { pile }, Refused::PileTaken { pile }]);
    }
    for action in Action::ALL {
        samples.extend([
            Refused::MerchantUsed { action },
            Refused::NoHelper { action },
            Refused::HelperUsed { action },
            Refused::WhichHelper { action },
        ]);
    }
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
    assert_no_others("dschunke-refusal-", &codes);
    let words = Language::ALL.map(Words::new);
    let mut by_id: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for refused in &samples {
        let id = format!("dschunke-refusal-{}", refused.code().replace('_', "-"));
        for words in &words {
            let text = words.failure("dschunke", &failure(refused), &names());
            assert_sentence(&text, &id, words.language());
            assert!(text.ends_with('.'), "{text}");
            assert!(words.rule("dschunke", refused.rule().0).is_some(), "{}", refused.rule().0);
        }
        by_id.entry(id).or_default().push(json!(refused));
    }
    for (id, samples) in by_id {
        assert_variables_exist(&id, &samples.iter().collect::<Vec<_>>(), &["rule"]);
    }
}

/// One text for every error of the notation.
const UNREADABLE: [&str; 15] = [
    "",
    "sell orange",
    "lay",
    "lay pink",
    "pile",
    "pile moon",
    "keep",
    "keep gold",
    "helper",
    "helper steal white",
    "bid",
    "bid many orange",
    "load white",
    "extra",
    "done \u{1b}[31m",
];

#[test]
fn every_problem_of_the_notation_has_a_sentence_in_every_language() {
    let mut errors: Vec<NotationError> =
        UNREADABLE.iter().map(|text| text.parse::<Choice>().unwrap_err()).collect();
    errors.push("bid ".repeat(1000).parse::<Choice>().unwrap_err());
    let covered: BTreeSet<String> = errors.iter().map(|error| error.problem.to_owned()).collect();
    let notation = source("crates/dschunke/src/notation.rs");
    let mut known = literals_behind(&notation, &["wrong(", "missing(", "self.word("]);
    let pairs = notation.split("self.word(\"").skip(1).filter_map(|call| call.split('"').nth(2));
    known.extend(pairs.map(str::to_owned));
    assert_eq!(covered, known, "add a sample for what is missing");
    assert_no_others("dschunke-notation-", &covered);
    for error in &errors {
        let failure = Failure { code: "bad_notation".to_owned(), rule: None, args: json!(error) };
        for language in Language::ALL {
            let text = Words::new(language).failure("dschunke", &failure, &[]);
            assert_sentence(&text, error.problem, language);
            assert!(!text.contains(error.problem), "{text}");
            assert!(!text.chars().any(char::is_control), "{text:?}");
        }
    }
}
