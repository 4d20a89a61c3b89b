//! Events of Traders of Osaka.

use crate::support::{assert_no_others, assert_sentence, assert_variables_exist};
use higaki_osaka::{
    Card, Cards, Colour, Decision, End, Event, Options, Osaka, Place, Reason, RowName,
};
use higaki_table::{Game, Origin, QuickChance, Seat, Seed, Table};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// An event’s name, and the list of all names: a new event does not compile here.
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

names_of!(Event: LaidOut, OpeningHand, StartPlayer, TokenTaken, CoinTaken, Reserved, PurchaseBegun,
    CoinsLaid, Bought, Refilled, Shuffled, Sailed, Payday, Sold, TokenEarned, Sinking, Premium,
    Saved, NotInsured, Lost, Returned, Passed, Ended);

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    Card::from_text(text).unwrap()
}

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

fn row(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn names() -> Vec<String> {
    ["Anna", "Bo", "Cleo", "Dan"].map(str::to_owned).to_vec()
}

fn sold(tokens: u32, points: u32, drawn: u32, credited: u32) -> Event {
    Event::Sold {
        seat: seat(0),
        colour: Colour::Red,
        count: 3,
        highest: 5,
        tokens,
        worth: 5 * points,
        points,
        kept: cards("R2 R3"),
        discarded: cards("R5"),
        drawn,
        credited,
    }
}

/// Every event, and every variant of its message.
fn samples() -> Vec<Event> {
    let (s, red, blue) = (seat(0), Colour::Red, Colour::Blue);
    let place = |index| Place::new(index).unwrap();
    let refilled = |from_farm: &str, market: &str, farm: &str| Event::Refilled {
        from_farm: row(from_farm),
        market: row(market),
        farm: row(farm),
    };
    let mut samples = vec![
        Event::LaidOut { market: row("R5 B2 G3 Y3 Y2"), farm: row("R2 R3 G5") },
        Event::OpeningHand { seat: s, cards: row("R5 B3"), sum: 8 },
        Event::CoinTaken { seat: s, card: card("B5") },
        Event::Reserved { seat: s, card: card("G3"), row: RowName::Farm },
        Event::Reserved { seat: s, card: card("G3"), row: RowName::Market },
        Event::PurchaseBegun { seat: s, price: 12 },
        Event::CoinsLaid { seat: s, cards: cards("R5"), left: 7 },
        Event::CoinsLaid { seat: s, cards: cards("R5"), left: 0 },
        Event::Bought { seat: s, goods: cards("R5 Y3"), price: 8, payment: cards("G5 B3") },
        refilled("R2 R3 G5", "B2 B3", "Y2 Y3 Y5"),
        refilled("R2", "", ""),
        refilled("", "B2", ""),
        sold(0, 1, 0, 0),
        sold(2, 5, 2, 0),
        sold(2, 5, 1, 1),
        sold(9, 25, 15, 7),
        Event::Premium { seat: s, payment: cards("B2 B2") },
        Event::Saved { seat: s, goods: cards("B5 B3") },
        Event::NotInsured { seat: s, colour: None },
        Event::NotInsured { seat: s, colour: Some(blue) },
        Event::Lost { seat: s, goods: cards("B5") },
        Event::Returned { colour: red, to: Place::OSAKA },
        Event::Returned { colour: red, to: Place::ANORI },
        Event::Passed { seat: s },
        Event::Ended { reason: End::Tokens },
        Event::Ended { reason: End::Deadlock },
    ];
    for by in [Reason::Sum, Reason::Cards, Reason::Lot] {
        samples.push(Event::StartPlayer { seat: s, by });
    }
    for colour in Colour::ALL {
        samples.push(Event::TokenTaken { seat: s, colour });
        samples.push(Event::TokenEarned { seat: s, colour, tokens: colour.index() as u32 + 1 });
    }
    for number in [1, 2, 5, 22] {
        samples.push(Event::Shuffled { cards: number });
    }
    for step in 0..5 {
        samples.push(Event::Sailed { colour: blue, from: place(step), to: place(step + 1) });
    }
    for colours in [vec![red], vec![red, blue], Colour::ALL.to_vec()] {
        samples.push(Event::Payday { colours: colours.clone() });
        samples.push(Event::Sinking { colours });
    }
    samples
}

/// The id of the message for an event.
fn id(event: &Value) -> String {
    format!("osaka-event-{}", event["event"].as_str().unwrap().replace('_', "-"))
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let samples = samples();
    let covered: BTreeSet<&str> = samples.iter().map(name_of).collect();
    assert_eq!(covered, NAMES.iter().copied().collect());
    let events: Vec<Value> = samples.iter().map(|event| json!(event)).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for event in &events {
            let text = words.event("osaka", event, &names());
            assert_sentence(&text, &id(event), language);
            assert!(text.ends_with(['.', '!']), "{language}: {text}");
        }
    }
}

#[test]
fn event_messages_use_only_fields_of_events() {
    let events: Vec<Value> = samples().iter().map(|event| json!(event)).collect();
    let mut by_id: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for event in &events {
        by_id.entry(id(event)).or_default().push(event);
    }
    let words = events.iter().filter_map(|event| event["event"].as_str().map(str::to_owned));
    assert_no_others("osaka-event-", &words.collect());
    for (id, samples) in by_id {
        assert_variables_exist(&id, &samples, &[]);
    }
}

/// A digest above a question is short and belongs to an existing event.
#[test]
fn a_digest_is_shorter_than_the_sentence() {
    let events: Vec<Value> = samples().iter().map(|event| json!(event)).collect();
    let words = events.iter().filter_map(|event| event["event"].as_str().map(str::to_owned));
    assert_no_others("osaka-digest-", &words.collect());
    let mut told = BTreeSet::new();
    for event in &events {
        let id = id(event).replace("-event-", "-digest-");
        for language in Language::ALL {
            let words = Words::new(language);
            let Some(digest) = words.digest("osaka", event, &names()) else { continue };
            assert_sentence(&digest, &id, language);
            let whole = words.event("osaka", event, &names());
            assert!(digest.chars().count() <= whole.chars().count(), "{language}: {digest}");
            assert_variables_exist(&id, &[event], &[]);
            told.insert(id.clone());
        }
    }
    for word in ["sold", "lost", "bought"] {
        assert!(told.contains(&format!("osaka-digest-{word}")), "{told:?}");
    }
}

#[test]
fn a_game_without_words_for_it_has_no_digest() {
    let event = json!({ "event": "coin_taken", "seat": 0, "card": "B5" });
    assert_eq!(Words::new(Language::En).digest("chess", &event, &names()), None);
}

/// Whole games with all their events.
#[test]
fn whole_games_have_a_text() {
    let words = Language::ALL.map(Words::new);
    let mut chance = QuickChance::new(11);
    for number in 0..30 {
        let origin = Origin::Local(Seed::from_text(&format!("told {number}")));
        let players = 2 + number % 3;
        let (mut table, mut events) =
            Table::<Osaka>::deal(players, &Options::default(), origin).unwrap();
        while let Some(seat) = table.game().deciding().first() {
            let choice = table.game().random_choice(seat, &mut chance);
            events.extend(table.play(seat, choice).unwrap().events);
        }
        for event in events.iter().map(|event| json!(event)) {
            for words in &words {
                let text = words.event("osaka", &event, &names());
                assert_sentence(&text, &id(&event), words.language());
            }
        }
    }
}

#[test]
fn a_purchase_reads_like_a_good_game_log() {
    let bought =
        Event::Bought { seat: seat(0), goods: cards("R5 Y3"), price: 8, payment: cards("G5 B3") };
    let told = |language| Words::new(language).event("osaka", &json!(bought), &names());
    assert_eq!(told(Language::De), "Anna kauft R5 Ge3 für 8 und zahlt mit B3 Gr5.");
    assert_eq!(told(Language::En), "Anna buys R5 Y3 for 8 and pays with B3 G5.");
    assert_eq!(told(Language::Pl), "Anna kupuje C5 Ż3 za 8 i płaci kartami N3 Z5.");
}

#[test]
fn every_decision_has_a_question_in_every_language() {
    let all = [Decision::Token, Decision::Turn, Decision::Pay, Decision::Insure, Decision::Save];
    for decision in all {
        // A new decision does not compile here.
        let (Decision::Token | Decision::Turn | Decision::Pay | Decision::Insure | Decision::Save) =
            decision;
        let decision = json!(decision);
        let id = format!("osaka-decision-{}", decision.as_str().unwrap());
        // Others may read it, too, so it contains no name.
        assert_variables_exist(&id, &[], &[]);
        for language in Language::ALL {
            let text = Words::new(language).decision("osaka", &decision, "Anna");
            assert_sentence(&text, &id, language);
        }
    }
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    let event = json!({ "event": "passed", "seat": 3 });
    let text = Words::new(Language::En).event("osaka", &event, &["Anna".to_owned()]);
    assert_eq!(text, "Seat 3 can do nothing and passes.");
}
