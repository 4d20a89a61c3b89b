//! DV: the free set-up and own data.

use crate::support::{dealt, event, names, scene};
use higaki_dschunke::{Dschunke, Options, Setup};
use higaki_table::{Game, Origin, RulesVersion, Seed, Table};
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn dv_1_merchants_lie_face_down_on_three_junks() {
    let position = dealt(3, Setup::Free, "free");
    let view = position.view(Some(0));
    assert!(view["merchants"].is_null(), "nobody knows which is which");
    assert_eq!(view["merchant_junks"].as_array().unwrap().len(), 3);
    let junks: BTreeSet<String> = (0..60)
        .map(|number| {
            dealt(3, Setup::Free, &number.to_string()).view(None)["merchant_junks"].to_string()
        })
        .collect();
    assert_eq!(junks.len(), 10, "any three of five");
}

#[test]
fn dv_2_everybody_lays_three_strips_of_the_player_before() {
    let mut position = dealt(4, Setup::Free, "neighbours");
    let start = position.view(None)["start"].as_u64().unwrap() as usize;
    let before = (start + 3) % 4;
    assert_eq!(position.view(None)["laying"], before);
    let events = position.play(start, "lay grey");
    assert_eq!(event(&events, "strip_laid")["owner"], before);
    assert_eq!(position.seat_view(before)["strips"], 19);
    let mut seat = start;
    for _ in 0..2 {
        seat = (seat + 1) % 4;
        position.play(seat, "lay grey");
    }
    assert_eq!(position.refusal((seat + 1) % 4, "lay grey"), ("junk_full", "DV.2"));
    assert_eq!(position.choices((seat + 1) % 4).len(), 4);
}

#[test]
fn dv_3_then_the_merchants_are_turned_up() {
    for (players, strips) in [(3, 9), (4, 12)] {
        let mut position = dealt(players, Setup::Free, "begin");
        let mut events = Vec::new();
        for number in 0..strips {
            assert_eq!(position.view(None)["round"], 0);
            let seat = position.asked()[0].0;
            let junk = ["grey", "orange", "purple", "brown", "white"][number % 5];
            events = position.play(seat, &format!("lay {junk}"));
        }
        event(&events, "merchants_shown");
        assert!(position.revealed());
        assert_eq!(position.view(None)["round"], 1);
        assert_eq!(position.view(None)["merchants"].as_array().unwrap().len(), 3);
        let start = position.view(None)["start"].as_u64().unwrap() as usize;
        assert!(position.asks(start, "turn"));
    }
}

#[test]
fn dv_3_the_goods_are_dealt_after_the_strips() {
    for players in [3, 4] {
        let mut position = dealt(players, Setup::Free, "deal after strips");
        let mut events = Vec::new();
        for number in 0..3 * players {
            for index in 0..players {
                assert_eq!(position.seat_view(index)["hand_size"], 0, "nobody has a hand yet");
            }
            let seat = position.asked()[0].0;
            let junk = ["grey", "orange", "purple", "brown", "white"][number % 5];
            events = position.play(seat, &format!("lay {junk}"));
        }
        let told = names(&events);
        assert_eq!(told[0], "strip_laid");
        assert!(told[1..=players].iter().all(|name| *name == "hand_dealt"), "{told:?}");
        assert_eq!(told[players + 1], "merchants_shown");
        for index in 0..players {
            assert_eq!(position.seat_view(index)["hand_size"], 8);
        }
        let stock = position.view(None)["stock"][0]["count"].clone();
        assert_eq!(stock, 18 - 2 * players);
        let hands: BTreeSet<String> = (0..20)
            .map(|number| {
                let mut other = dealt(players, Setup::Free, &format!("other {number}"));
                while other.view(None)["round"] == 0 {
                    let seat = other.asked()[0].0;
                    let choice = other.choices(seat)[0].clone();
                    other.play(seat, &choice);
                }
                other.own(0)["hand"].to_string()
            })
            .collect();
        assert!(hands.len() > 5, "the deal comes from the seed: {hands:?}");
    }
}

#[test]
fn dv_3_before_version_3_the_goods_were_dealt_before_the_strips() {
    let options = Options { setup: Setup::Free, data: None };
    let origin = Origin::Local(Seed::from_text("deal before strips"));
    let (table, _) = Table::<Dschunke>::deal_by(RulesVersion(2), 3, &options, origin).unwrap();
    let position = crate::support::Position(table);
    assert_eq!(position.seat_view(0)["hand_size"], 8);
    assert_eq!(position.view(None)["round"], 0);
}

#[test]
fn dv_3_hands_that_a_scenario_names_are_not_dealt_again() {
    let scene = scene(3).round(0).with("options", json!({ "setup": "free" }));
    let scene = scene.hand(0, [1, 0, 0, 0]).stage(json!({ "decision": "lay", "seat": 0 }));
    let mut position = scene.table();
    while position.view(None)["round"] == 0 {
        let seat = position.asked()[0].0;
        let choice = position.choices(seat)[0].clone();
        position.play(seat, &choice);
    }
    assert_eq!((position.hand(0), position.hand(1)), ([1, 0, 0, 0], [0, 0, 0, 0]));
}

#[test]
fn dv_4_a_corrected_file_is_used_and_remembered() {
    let mut data = crate::data::built_in();
    data["ring"]["value"] = json!(["white", "brown", "purple", "orange", "grey"]);
    data["market"][4]["value"] = json!({ "white": 3, "brown": 3, "purple": 3, "orange": "S" });
    let options = Options { setup: Setup::Printed, data: Some(data.clone()) };
    let origin = Origin::Local(Seed::from_text("own data"));
    let (table, _) = Table::<Dschunke>::deal(3, &options, origin).unwrap();
    assert_eq!(table.game().options(), options);
    assert_eq!(table.game().data().next(higaki_dschunke::Junk::Grey), higaki_dschunke::Junk::White);
    let record = table.record(&[], higaki_table::WithSeed::Always);
    assert_eq!(record.options["data"], data);
    let parsed = record.to_string().parse().unwrap();
    let again = Table::<Dschunke>::replay_record(&parsed).unwrap();
    assert_eq!(again.game(), table.game());
    assert_ne!(scene(3).table().game().data(), table.game().data());
}
