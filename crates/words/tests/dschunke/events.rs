//! Events of Dschunke, public and private.

use super::{id, names, names_of};
use crate::support::{assert_no_others, assert_sentence, assert_variables_exist};
use higaki_dschunke::{
    Decision, Dschunke, Event, Good, Junk, Open, Options, Secret, Seen, Setup, Special, Veiled,
    Yuan,
};
use higaki_table::{Game, Origin, QuickChance, Seat, Seed, Table, Viewer};
use higaki_words::{Language, Words};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

names_of!(open_name, OPEN, Open: TableSet, MerchantsPlaced, DiscsPlaced, MerchantsShown, StripLaid,
    RoundBegun, MarketTurned, CardUsed, Swapped, SwapPassed, SpecialOccasion, MoneyOccasion,
    MoneyTold, CardLaidOpen, MerchantUsed, HelperUsed, NothingLoaded, CashedIn, GoodsTaken,
    GoodsMissing, StripMoved, Supplied, BiddingBegun, BidShown, NoBidShown, VoidBidShown,
    ColourWon, ColourShared, TieBroken, SpecialWon, SpecialTied, GoodsReturned, ColourClosed,
    ColoursLapsed, PrizePaid, PrizeLapsed, MerchantsMoved, HelpersMoved, StartPassed, CardShown,
    Scored, Ended);
names_of!(secret_name, SECRET, Secret: HandDealt, PileSearched, CardKept, BidMade, NoBidMade,
    VoidBidMade);
names_of!(veiled_name, VEILED, Veiled: HandDealtVeiled, PileSearchedVeiled, CardKeptVeiled,
    BidMadeVeiled);

/// The events of a whole game of random players.
fn played(number: u64) -> Vec<Event> {
    let origin = Origin::Local(Seed::from_text(&format!("told {number}")));
    let setup = if number % 3 == 2 { Setup::Free } else { Setup::Printed };
    let options = Options { setup, data: None };
    let players = 3 + (number % 2) as usize;
    let (mut table, mut events) = Table::<Dschunke>::deal(players, &options, origin).unwrap();
    let mut chance = QuickChance::new(number);
    while let Some(seat) = table.game().deciding().first() {
        let choice = table.game().random_choice(seat, &mut chance);
        events.extend(table.play(seat, choice).unwrap().events);
    }
    events
}

/// Many games, rare events, and every number with its own plural form.
fn samples() -> Vec<Seen> {
    let seat = Seat::new(0).unwrap();
    let seats = vec![seat, Seat::new(1).unwrap()];
    let mut events: Vec<Event> = (0..24).flat_map(played).collect();
    events.push(Open::NothingLoaded { seat, junk: Junk::Grey }.into());
    events.push(Open::PrizeLapsed { seat }.into());
    events.push(Open::TieBroken { seat, good: Good::White }.into());
    events.push(Open::PrizePaid { seat, yuan: Yuan(3) }.into());
    let (white, brown, purple, orange) = (1, 0, 2, 0);
    events.push(Open::VoidBidShown { seat, white, brown, purple, orange }.into());
    events.push(Secret::VoidBidMade { seat, white, brown, purple, orange }.into());
    for number in [1, 2, 5, 12, 22] {
        let (junk, good, count, yuan) = (Junk::Purple, Good::Orange, number, Yuan(number.into()));
        events.push(Open::MoneyTold { seat, yuan }.into());
        events.push(Open::GoodsMissing { seat, count }.into());
        events.push(Open::GoodsTaken { seat, good, count }.into());
        events.push(Open::CashedIn { seat, junk, crates: number, yuan }.into());
        events.push(Open::ColourWon { seat, good, count, yuan }.into());
        let value = yuan;
        events.push(Open::ColourShared { seats: seats.clone(), good, count, value, yuan }.into());
        events.push(Open::SpecialWon { seat, good, count }.into());
        events.push(Open::SpecialTied { seats: seats.clone(), good, count }.into());
        events.push(Open::GoodsReturned { seat, good, count }.into());
        events.push(Open::CardShown { seat, card: Special::Move, yuan }.into());
    }
    let viewers = [Viewer::Spectator, Viewer::Seat(seat)];
    viewers.iter().flat_map(|viewer| events.iter().map(|event| event.seen(*viewer))).collect()
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let samples = samples();
    let mut covered: [BTreeSet<&str>; 3] = Default::default();
    for seen in &samples {
        match seen {
            Seen::Open(open) => covered[0].insert(open_name(open)),
            Seen::Own(secret) => covered[1].insert(secret_name(secret)),
            Seen::Veiled(veiled) => covered[2].insert(veiled_name(veiled)),
        };
    }
    for (covered, all) in covered.iter().zip([OPEN, SECRET, VEILED]) {
        assert_eq!(*covered, all.iter().copied().collect(), "add a sample for what is missing");
    }
    let events: BTreeSet<String> = samples.iter().map(|seen| json!(seen).to_string()).collect();
    let events: Vec<Value> =
        events.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    for words in Language::ALL.map(Words::new) {
        for event in &events {
            let text = words.event("dschunke", event, &names());
            assert_sentence(&text, &id(event), words.language());
            assert!(text.ends_with('.'), "{}: {text}", words.language());
        }
    }
    let mut by_id: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for event in &events {
        by_id.entry(id(event)).or_default().push(event);
    }
    let known = events.iter().map(|event| event["event"].as_str().unwrap().to_owned());
    assert_no_others("dschunke-event-", &known.collect());
    for (id, samples) in by_id {
        assert_variables_exist(&id, &samples[..samples.len().min(4)], &[]);
    }
}

#[test]
fn a_sealed_bid_is_shown_to_its_owner_only() {
    let seat = Seat::new(0).unwrap();
    let bid: Event = Secret::BidMade { seat, good: Good::Orange, count: 3 }.into();
    let told =
        |viewer| Words::new(Language::En).event("dschunke", &json!(bid.seen(viewer)), &names());
    assert_eq!(told(Viewer::Seat(seat)), "Anna seals a bid of 3 spice cards.");
    assert_eq!(told(Viewer::Spectator), "Anna has sealed a bid.");
}

#[test]
fn every_decision_has_a_question_in_every_language() {
    for decision in super::refusals::DECISIONS {
        // A new decision does not compile here.
        let (Decision::Lay
        | Decision::Exchange
        | Decision::ExchangeAgain
        | Decision::Pile
        | Decision::Keep
        | Decision::Turn
        | Decision::NextKind
        | Decision::After
        | Decision::Resupply
        | Decision::Bid
        | Decision::Prize) = decision;
        let decision = json!(decision);
        let id = format!("dschunke-decision-{}", decision.as_str().unwrap().replace('_', "-"));
        assert_variables_exist(&id, &[], &["name", "last"]);
        for language in Language::ALL {
            let decision = json!({ "decision": decision, "last": false });
            let text = Words::new(language).decision("dschunke", &decision, "Anna");
            assert_sentence(&text, &id, language);
            assert!(!text.contains("Anna"), "the question is for the viewer: {text}");
        }
    }
}
