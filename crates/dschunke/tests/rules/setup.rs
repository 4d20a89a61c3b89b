//! D2: setting up.

use crate::support::{dealt, dealt_events, names, scene, seat};
use higaki_dschunke::Setup;
use higaki_table::Game;
use serde_json::Value;

#[test]
fn d2_1_three_or_four_play_with_colours_and_start_by_lot() {
    assert_eq!(
        (higaki_dschunke::Dschunke::INFO.min_players, higaki_dschunke::Dschunke::INFO.max_players),
        (3, 4)
    );
    let mut starts = [0; 3];
    let mut colours = std::collections::BTreeSet::new();
    for number in 0..60 {
        let position = dealt(3, Setup::Printed, &format!("lot {number}"));
        starts[position.game().deciding().first().unwrap().index()] += 1;
        let view = position.view(None);
        let seats = view["seats"].as_array().unwrap();
        let drawn: Vec<String> = seats.iter().map(|s| s["colour"].to_string()).collect();
        assert!(!drawn.contains(&"\"yellow\"".to_owned()), "three play red, blue and green");
        colours.insert(drawn);
    }
    assert!(starts.iter().all(|count| *count > 8), "{starts:?}");
    assert_eq!(colours.len(), 6);
}

#[test]
fn d2_2_strips_and_merchants_as_printed() {
    let three =
        [("grey", "RBG"), ("orange", "RG"), ("purple", "BG"), ("brown", "RBG"), ("white", "RB")];
    let four =
        [("grey", "RBG"), ("orange", "RY"), ("purple", "BG"), ("brown", "RYG"), ("white", "YB")];
    for (players, table) in [(3, three), (4, four)] {
        let view = dealt(players, Setup::Printed, "sheet").view(None);
        for (junk, strips) in table {
            let hold = find(&view["holds"], "junk", junk);
            let layers = hold["layers"].as_array().unwrap();
            assert_eq!(layers.len(), 1);
            let laid: String = layers[0]
                .as_array()
                .unwrap()
                .iter()
                .filter_map(Value::as_u64)
                .map(|owner| view["seats"][owner as usize]["colour"].as_str().unwrap())
                .map(|colour| colour.to_uppercase().remove(0))
                .collect();
            assert_eq!(laid, strips, "{junk} with {players} players");
        }
        let junks: Vec<&str> = view["merchants"]
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m["junk"].as_str().unwrap())
            .collect();
        assert_eq!(junks, ["purple", "grey", "brown"], "load, cash, goods");
        let strips =
            view["seats"].as_array().unwrap().iter().map(|seat| seat["strips"].as_u64().unwrap());
        assert!(strips.into_iter().all(|left| left == if players == 3 { 16 } else { 17 }));
    }
}

fn find<'a>(list: &'a Value, field: &str, word: &str) -> &'a Value {
    list.as_array().unwrap().iter().find(|entry| entry[field] == word).unwrap()
}

#[test]
fn d2_3_one_helper_for_three_and_two_for_four() {
    let rows = |players| {
        let view = dealt(players, Setup::Printed, "helpers").view(None);
        let helpers = view["helpers"].as_array().unwrap().clone();
        helpers.iter().map(|h| h["row"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(rows(3), ["lower"]);
    assert_eq!(rows(4), ["upper", "lower"]);
    let position = scene(3).table();
    assert!(position.choices(0).contains(&"helper load white".to_owned()));
    assert!(!position.choices(0).iter().any(|choice| choice.starts_with("helper goods")));
}

#[test]
fn d2_4_eight_goods_cards_each_and_the_rest_on_the_junks() {
    for (players, stock) in [(3, 12), (4, 10)] {
        let position = dealt(players, Setup::Printed, "deal");
        for index in 0..players {
            assert_eq!(position.hand(index).iter().sum::<u64>(), 8);
        }
        for entry in position.view(None)["stock"].as_array().unwrap() {
            assert_eq!(entry["count"], stock);
        }
    }
}

#[test]
fn d2_5_piles_of_eight_eight_seven_and_seven() {
    let view = dealt(4, Setup::Printed, "piles").view(None);
    let sizes: Vec<u64> = view["piles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pile| pile["size"].as_u64().unwrap())
        .collect();
    assert_eq!(sizes, [8, 8, 7, 7]);
}

#[test]
fn d2_6_market_cards_are_shuffled() {
    let first = |number: u32| {
        dealt(3, Setup::Printed, &format!("market {number}")).view(None)["market"].to_string()
    };
    let firsts: std::collections::BTreeSet<String> = (0..100).map(first).collect();
    assert_eq!(firsts.len(), 10, "every card can be the first");
}

#[test]
fn d2_7_two_supply_cards_and_no_money() {
    let position = dealt(4, Setup::Printed, "nothing");
    for index in 0..4 {
        assert_eq!(position.game().yuan(seat(index)).0, 0);
        assert_eq!(position.seat_view(index)["supply"], 2);
    }
    let events = dealt_events(3, Setup::Printed, "events");
    let values: Vec<Value> = events.iter().map(|e| serde_json::to_value(e).unwrap()).collect();
    let names = names(&values);
    assert_eq!(names[0], "table_set");
    assert_eq!(names.iter().filter(|name| **name == "hand_dealt").count(), 3);
    assert_eq!(names.iter().filter(|name| **name == "strip_laid").count(), 12);
    assert_eq!(names.last(), Some(&"market_turned"));
}
