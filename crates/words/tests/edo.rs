//! All reports of EDO have a message in every language.

mod problems;

use crate::support::{
    assert_no_others, assert_sentence, assert_variables_exist, file, literals_behind, source,
};
use higaki_edo::{Choice, Edo, Module, Modules, Options};
use higaki_table::{Failure, Game, NotationError, Origin, QuickChance, Refusal, Seed, Table};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn names() -> Vec<String> {
    ["Anna", "Bo", "Cleo", "Dan", "Eva"].map(str::to_owned).to_vec()
}

/// Plays a random game with this number. The listener receives all events of each choice, with the
/// position after it.
fn watch(number: u64, mut listener: impl FnMut(&Edo, &[Value])) {
    let bit = |bit: u64| if number >> bit & 1 == 1 { Module::Without } else { Module::With };
    let modules = Modules { jiin: bit(2), tokken: bit(3), ronin: bit(4) };
    let players = 2 + (number % 4) as usize;
    let origin = Origin::Local(Seed::from_text(&format!("told {number}")));
    let dealt = Table::<Edo>::deal(players, &Options::with(modules), origin);
    let (mut table, events) = dealt.unwrap();
    let values = |events: &[higaki_edo::Event]| -> Vec<Value> {
        events.iter().map(|event| json!(event)).collect()
    };
    listener(table.game(), &values(&events));
    let mut chance = QuickChance::new(number);
    while let Some(seat) = table.game().deciding().first() {
        let choice = table.game().random_choice(seat, &mut chance);
        let played = table.play(seat, choice).unwrap();
        listener(table.game(), &values(&played.events));
    }
}

fn id(event: &Value) -> String {
    format!("edo-event-{}", event["event"].as_str().unwrap().replace('_', "-"))
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let mut by_id: BTreeMap<String, BTreeMap<String, Value>> = BTreeMap::new();
    let mut note = |event: &Value| {
        by_id.entry(id(event)).or_default().insert(event.to_string(), event.clone());
    };
    for number in 0..48 {
        watch(number, |_, events| events.iter().for_each(&mut note));
    }
    // These are too rare for random games.
    note(&json!({ "event": "ronin_stayed", "space": "A" }));
    note(&json!({ "event": "income_stopped", "city": "A" }));
    note(&json!({ "event": "ronin_driven", "seat": 0, "space": "A", "ronin": 3, "tiles": 2 }));
    note(&json!({ "event": "game_ended", "reason": "points" }));
    note(&json!({ "event": "city_paid", "seat": 0, "city": "A", "rank": 1, "ryo": 4 }));
    note(&json!({ "event": "privilege_spent", "seat": 0, "privilege": "f_wood" }));
    note(&json!({ "event": "resource_taken", "seat": 0, "privilege": "e_rice_wood",
        "resource": "wood", "amount": 1 }));
    note(&json!({ "event": "support_planned", "seat": 0 }));
    note(&json!({ "event": "support_shown", "seat": 0, "officials": 2 }));
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, events) in &by_id {
            for event in events.values() {
                let text = words.event("edo", event, &names());
                assert_sentence(&text, id, language);
                assert!(text.ends_with('.'), "{language}: {text}");
            }
        }
    }
    for (id, samples) in &by_id {
        let samples: Vec<&Value> = samples.values().take(4).collect();
        assert_variables_exist(id, &samples, &[]);
    }
    let known = by_id.keys().filter_map(|id| id.strip_prefix("edo-event-"));
    assert_no_others("edo-event-", &known.map(str::to_owned).collect());
}

#[test]
fn tiles_and_merchant_cards_are_named_by_their_print() {
    let wish = |kind: &str, goods: [u8; 4]| {
        let [rice, wood, stone, ryo] = goods;
        json!({ "wish": 9, "kind": kind, "rice": rice, "wood": wood, "stone": stone, "ryo": ryo })
    };
    let laid = json!({ "event": "wishes_laid",
        "wishes": [wish("home_goods", [0, 3, 0, 0]), wish("palace", [0, 0, 2, 3])] });
    let privileges = json!({ "event": "privileges_laid", "privileges": ["a", "f_wood"] });
    let turned = json!({ "event": "merchant_card_turned", "number": 8, "buy": "stone", "pieces": 3,
        "ryo_each": 2, "rice": 2, "wood": 1, "stone": 0, "ryo": 0 });
    let told = [laid, privileges, turned].map(|event| {
        Language::ALL.map(|language| {
            let text = Words::new(language).event("edo", &event, &names());
            (language, text)
        })
    });
    let told: BTreeMap<_, Vec<String>> =
        told.into_iter().flatten().fold(BTreeMap::new(), |mut all, (language, text)| {
            all.entry(language.to_string()).or_insert_with(Vec::new).push(text);
            all
        });
    assert_eq!(
        told["en"],
        [
            "Open wishes, the last one on the pile: home goods for 3 wood and \
             a palace extension for 2 stone 3 Ryo.",
            "Open privileges, the last one on the pile: Prestige building (a new house goes onto \
             the first site) and Full wood yield (one samurai harvests wood as if alone on the \
             field).",
            "Next merchant card: up to 3 stone for 2 Ryo each, or a point for 2 rice 1 wood.",
        ]
    );
    assert_eq!(
        told["de"],
        [
            "Offene Wünsche, der letzte auf dem Stapel: heimische Ware für 3 Holz und \
             ein Palast-Ausbau für 2 Stein 3 Ryo.",
            "Offene Privilegien, das letzte auf dem Stapel: Prestigebau (ein neues Haus kommt \
             auf den ersten Bauplatz) und Voller Holzertrag (ein Samurai bringt so viel Holz, \
             als wäre er allein auf dem Feld).",
            "Nächste Händlerkarte: bis zu 3 Stein für je 2 Ryo oder ein Punkt für 2 Reis 1 Holz.",
        ]
    );
    assert_eq!(
        told["pl"],
        [
            "Odkryte życzenia, ostatnie na stosie: towar krajowy za 3 drewna i \
             rozbudowa pałacu za 2 kamienie 3 ryo.",
            "Odkryte przywileje, ostatni na stosie: Budowla prestiżowa (nowy dom staje na \
             pierwszym placu budowy) i Pełny uzysk drewna (jeden samuraj zbiera tyle drewna, \
             jakby był na polu sam).",
            "Następna karta handlarza: do 3 kamieni po 2 ryo albo punkt za 2 ryżu 1 drewno.",
        ]
    );
}

/// No message contains the number of a wish or merchant card: players do not know the numbers.
#[test]
fn no_sentence_names_a_tile_by_its_number() {
    for language in Language::ALL {
        let messages = crate::support::messages(language);
        for (id, variable) in [
            ("edo-event-wish-granted", "wish"),
            ("edo-event-wish-turned", "wish"),
            ("edo-event-merchant-card-came", "number"),
            ("edo-event-merchant-card-turned", "number"),
        ] {
            let used = crate::support::variables(&messages, id);
            assert!(!used.contains(variable), "{language}: {id}");
        }
    }
}

/// Choices at the wrong moment, in the wrong place or without the means.
const TRIED: [&str; 46] = [
    "package 1",
    "package 9",
    "city A",
    "city EDO",
    "ronin at RI1",
    "ronin to C",
    "ronin to EDO",
    "plan A.wood 2",
    "plan A.travel 1",
    "plan A.wood 9",
    "plan S1.build 1",
    "plan B.trade 1",
    "privilege b",
    "confirm",
    "move A EDO",
    "move EDO EDO",
    "move G8 A",
    "merchant EDO",
    "rice",
    "money",
    "harvest WO1",
    "harvest A",
    "harvest WO1 full",
    "harvest WO2",
    "build house A",
    "build post EDO",
    "build fortress B",
    "build house WO1",
    "build house A first",
    "temple A",
    "temple WO1",
    "trade buy 1",
    "trade buy 9",
    "trade point next",
    "travel gate G1",
    "travel gate A",
    "travel move A B",
    "drive A",
    "bring A",
    "recruit",
    "special 1",
    "wish 1",
    "privilege d A",
    "privilege e wood stone",
    "home A",
    "discard rice",
];

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let mut refusals: BTreeMap<String, (&'static str, Value)> = BTreeMap::new();
    for number in 0..48 {
        watch(number, |game, _| {
            let Some(seat) = game.deciding().first() else { return };
            for text in TRIED {
                let choice: Choice = text.parse().unwrap();
                if let Err(refusal) = game.check(seat, choice) {
                    refusals
                        .entry(format!("{} {}", refusal.code(), json!(refusal)))
                        .or_insert_with(|| (refusal.rule().0, json!(refusal)));
                }
            }
        });
    }
    let code = |key: &str| key.split(' ').next().unwrap_or_default().to_owned();
    let codes: BTreeSet<String> = refusals.keys().map(|key| code(key)).collect();
    assert!(codes.len() > 40, "{} kinds: {codes:?}", codes.len());
    let words = Language::ALL.map(Words::new);
    for (key, (rule, args)) in &refusals {
        let failure = Failure { code: code(key), rule: Some(rule), args: args.clone() };
        for words in &words {
            let text = words.failure("edo", &failure, &names());
            assert_sentence(&text, key, words.language());
            assert!(text.ends_with('.'), "{text}");
            assert!(words.rule("edo", rule).is_some(), "{rule}");
        }
    }
    let all = file("crates/edo/src/refusal.rs");
    let all = literals_behind(&all, &["=> ("]);
    assert_no_others("edo-refusal-", &all);
    for code in all {
        let id = format!("edo-refusal-{}", code.replace('_', "-"));
        for language in Language::ALL {
            assert!(crate::support::messages(language).contains_key(&id), "{language}: {id}");
        }
    }
}

#[test]
fn every_problem_of_the_notation_has_a_sentence_in_every_language() {
    let texts = [
        "",
        "sell A",
        "city",
        "city Q",
        "package",
        "package x",
        "plan",
        "plan X.wood 1",
        "plan A",
        "plan A.dance 1",
        "build",
        "build hut A",
        "discard",
        "discard gold",
        "privilege",
        "privilege z",
        "travel",
        "pay now",
    ];
    let errors = texts.iter().map(|text| text.parse::<Choice>().unwrap_err());
    let errors: Vec<NotationError> = errors.collect();
    for error in &errors {
        let failure = Failure { code: "bad_notation".to_owned(), rule: None, args: json!(error) };
        for language in Language::ALL {
            let text = Words::new(language).failure("edo", &failure, &[]);
            assert_sentence(&text, error.problem, language);
        }
    }
    let covered: BTreeSet<&str> = errors.iter().map(|error| error.problem).collect();
    assert!(covered.len() >= 14, "{covered:?}");
}

#[test]
fn every_decision_has_a_question_in_every_language() {
    let choices = source("crates/edo/src/choice.rs");
    let (_, decisions) = choices.split_once("pub enum Decision {").unwrap();
    let names = decisions.lines().filter_map(|line| line.trim().strip_suffix(','));
    let mut count = 0;
    for name in names {
        let mut word = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !word.is_empty() {
                word.push('_');
            }
            word.extend(letter.to_lowercase());
        }
        let id = format!("edo-decision-{}", word.replace('_', "-"));
        assert_variables_exist(&id, &[], &["name"]);
        for language in Language::ALL {
            let text = Words::new(language).decision("edo", &json!(word), "Anna");
            assert_sentence(&text, &id, language);
            assert!(text.starts_with("Anna, "), "{text}");
        }
        count += 1;
    }
    assert_eq!(count, 11);
}
