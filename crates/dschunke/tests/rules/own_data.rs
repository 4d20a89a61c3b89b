//! Custom component data: numbers on all helper fields, several S on a card.

use crate::data::built_in;
use crate::support::{Scene, event, names, scene};
use higaki_table::Game;
use serde_json::{Value, json};

/// Data with numbers on all helper fields, an S in every round and two to four S on every card.
pub(crate) fn full_data() -> Value {
    let mut data = built_in();
    let fields = ["goods 4", "cash 5", "load 3", "goods 1", "cash 9", "load 1", "cash", "goods"];
    for (row, first) in [("upper", 0), ("lower", 3)] {
        for round in 0..10 {
            data["helpers"][row][round]["value"] = json!(fields[(first + round) % fields.len()]);
        }
    }
    for round in 0..10 {
        data["events"][round]["value"] = json!("special");
        let card = &mut data["market"][round]["value"];
        for good in ["white", "brown", "purple", "orange"].iter().take(2 + round % 3) {
            card[good] = json!("S");
        }
    }
    data
}

/// A helper of the lower row on a field of the first round.
fn on_field(field: &str) -> Scene {
    let mut data = built_in();
    data["helpers"]["lower"][0]["value"] = json!(field);
    scene(3).with("options", json!({ "data": data })).hold("white", &["000", "00."])
}

#[test]
fn dr_47_a_number_says_how_many_goods_cards() {
    let mut table = on_field("goods 4").table();
    assert_eq!(table.view(None)["helpers"][0]["fields"][0], "goods 4");
    let before = table.view(Some(0))["own"]["hand"].clone();
    assert_eq!(before["white"].as_u64().unwrap_or(0), 0);
    let preview = table.preview(0, "helper goods white");
    assert_eq!((&preview["count"], &preview["crates"]), (&json!(4), &json!(9)));
    table.play(0, "helper goods white");
    assert_eq!(table.hand(0), [4, 0, 0, 0]);
    // Fewer than three too, and also where nothing of the player's is seen.
    let mut table = on_field("goods 1").table();
    table.play(0, "helper goods orange");
    assert_eq!(table.hand(0), [0, 0, 0, 1]);
}

#[test]
fn dr_47_a_number_says_how_many_yuan() {
    for (field, yuan) in [("cash 1", 1), ("cash 7", 7), ("cash", 9)] {
        let mut table = on_field(field).table();
        assert_eq!(table.preview(0, "helper cash white")["yuan"], yuan, "{field}");
        let events = table.play(0, "helper cash white");
        assert_eq!(event(&events, "cashed_in")["yuan"], yuan, "{field}");
        assert_eq!(table.yuan(0), yuan, "{field}");
    }
}

#[test]
fn dr_47_a_number_says_how_many_strips() {
    let mut table = on_field("load 3").table();
    let events = table.play(0, "helper load orange");
    assert_eq!(names(&events).iter().filter(|name| **name == "strip_laid").count(), 3);
}

#[test]
fn dr_47_two_helpers_with_different_numbers_are_told_apart() {
    let mut data = built_in();
    data["helpers"]["upper"][0]["value"] = json!("cash 5");
    data["helpers"]["lower"][0]["value"] = json!("cash");
    let mut table = scene(4).with("options", json!({ "data": data })).table();
    let free = table.choices(0).into_iter().find(|text| text.starts_with("helper upper")).unwrap();
    assert_eq!(table.refusal(0, &free.replace("upper ", "")).0, "which_helper");
    table.play(0, &free);
    assert_eq!(table.yuan(0), 5);
}

#[test]
fn dr_47_only_numbers_from_one_to_nine_follow_an_action() {
    for field in ["load", "load 0", "cash 10", "goods -1", "goods x", "cash 5 5", "swim 2"] {
        let found = on_field(field).problems();
        let path = "options.data.helpers.lower[0].value".to_owned();
        assert_eq!(found, [(path, "unknown_helper_field")], "{field}");
    }
}

/// All special cards but the last few were drawn by the third player.
fn cards_left(left: usize) -> Scene {
    let mut cards: Vec<String> = Vec::new();
    let kinds = [
        ("supply", 6),
        ("tie-breaker", 1),
        ("swap", 2),
        ("load-one", 2),
        ("take-goods", 2),
        ("move", 2),
    ];
    for (card, copies) in kinds {
        cards.extend(vec![card.to_owned(); copies]);
    }
    for junk in ["white", "brown", "purple", "orange", "grey"] {
        cards.extend([format!("cash-in-{junk}"), format!("bonus-8-{junk}")]);
    }
    for pair in built_in()["bonus"].as_array().unwrap() {
        let junk = |name: &str| pair["value"][name].as_str().unwrap().to_owned();
        cards.push(format!("bonus-12-{}-{}", junk("five"), junk("two")));
    }
    let piles = ["square", "circle", "triangle", "star"];
    let drawn: Vec<String> = (0..)
        .zip(&cards[..30 - left])
        .map(|(number, card)| format!("2 {} {card}", piles[number % 4]))
        .collect();
    scene(3).round(3).with("drawn", json!(drawn))
}

#[test]
fn dr_48_an_event_without_special_cards_brings_none() {
    let stage = json!({ "decision": "exchange", "seat": 2 });
    let mut table = cards_left(0).stage(stage).table();
    let events = table.play(2, "done");
    assert_eq!(
        names(&events),
        ["swap_passed", "special_occasion", "prize_lapsed", "prize_lapsed", "prize_lapsed"]
    );
    assert!(table.asks(0, "turn"));
}

#[test]
fn dr_48_players_after_the_last_special_card_get_none() {
    let stage = json!({ "decision": "pile", "seat": 1 });
    let mut table = cards_left(1).start(1).stage(stage).table();
    let pile = table.choices(1)[0].clone();
    table.play(1, &pile);
    let card = table.choices(1)[0].clone();
    let events = table.play(1, &card);
    let lapsed: Vec<&Value> = events
        .iter()
        .filter(|event| event["event"] == "prize_lapsed")
        .map(|event| &event["seat"])
        .collect();
    assert_eq!(lapsed, [&json!(2), &json!(0)]);
    assert!(table.asks(1, "turn"));
}

/// A bidding about a market card with three S, which the first two players are about to win.
fn two_winners(round: u8) -> Scene {
    let mut data = built_in();
    data["market"][0]["value"] = json!({ "white": "S", "brown": 2, "purple": "S", "orange": "S" });
    let bidders = scene(3).hand(0, [2, 0, 0, 0]).hand(1, [0, 0, 2, 0]).hand(2, [0, 1, 0, 0]);
    bidders.with("options", json!({ "data": data })).round(round).start(1).card(1).bidding()
}

#[test]
fn dr_49_winners_of_several_s_choose_from_the_start_player_on() {
    let mut table = two_winners(4).table();
    table.plays(&[(0, "bid 2 white"), (1, "bid 1 purple"), (2, "bid 1 brown")]);
    assert!(table.asks(1, "prize"), "the start player is first");
    assert_eq!(table.game().position()["stage"]["later"], json!([0]));
    table.play(1, "pile star");
    let stage = table.game().position()["stage"].clone();
    assert_eq!((&stage["search"], &stage["later"]), (&json!("prize"), &json!([0])));
    let card = table.choices(1)[0].clone();
    table.play(1, &card);
    assert!(table.asks(0, "prize"));
    assert_eq!(table.game().position()["stage"].get("later"), None);
    assert!(table.choices(0).contains(&"pile star".to_owned()), "also the pile of the other");
    table.play(0, "pile star");
    let card = table.choices(0)[0].clone();
    table.play(0, &card);
    // Orange is still open, and the second player has a card.
    assert_eq!(table.asked(), [(1, "bid".to_owned())]);
    let cards = [0, 1].map(|seat| table.seat_view(seat));
    for seat in cards {
        let open = seat["open_cards"].as_array().unwrap().len() as u64;
        assert_eq!(open + seat["face_down"].as_u64().unwrap(), 1);
    }
}

#[test]
fn dr_49_in_the_last_round_each_winner_may_take_yuan() {
    let mut table = two_winners(10).table();
    table.plays(&[(0, "bid 2 white"), (1, "bid 1 purple"), (2, "bid 1 brown")]);
    table.plays(&[(1, "yuan"), (0, "yuan")]);
    assert_eq!([0, 1, 2].map(|seat| table.yuan(seat)), [3, 3, 2]);
}
