//! O5: refilling market and farm.

use crate::support::{
    cards, deck, discard, expect_asked, expect_whole_box, farm, hand, kept, kinds, listed, market,
    of_kind, play, scenario, ships_at, the, with_rest_in,
};
use serde_json::{Value, json};

/// A draw pile of exactly these cards; all that the scenario does not name are points of seat 1.
fn with_deck(mut json: Value, pile: &str) -> Value {
    json["deck"] = cards(pile);
    json["seats"][1]["vp"] = cards("");
    with_rest_in(json, "/seats/1/vp")
}

#[test]
fn o5_1_a_purchase_refills_both_rows() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y2 Y3 Y5"),
        "deck": cards("B2 B3 G2 G3 G5 R5"),
        "seats": [{ "hand": cards("B2") }, {}],
    }));
    let events = play(&mut table, 0, "buy B2");
    let expected = json!({
        "event": "refilled",
        "from_farm": ["Y2", "Y3", "Y5"],
        "market": ["B2", "B3"],
        "farm": ["G2", "G3", "G5"],
    });
    assert_eq!(the(&events, "refilled"), &expected);
    assert_eq!(market(&table), "Y2 Y3 Y5 B2 B3");
    assert_eq!(farm(&table), "G2 G3 G5");
    assert!(deck(&table).starts_with("R5 "));
}

#[test]
fn o5_1_the_refill_comes_before_the_ships() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "ships": ships_at([4, 0, 0, 0]),
        "seats": [{ "hand": cards("B2") }, {}],
    }));
    let events = play(&mut table, 0, "buy B2");
    assert_eq!(kinds(&events)[..4], ["bought", "refilled", "sailed", "payday"]);
}

#[test]
fn o5_1_reserving_and_taking_do_not_refill() {
    let mut table = scenario(json!({
        "market": cards("R2 R3"),
        "farm": cards("Y2"),
        "seats": [{}, {}],
    }));
    assert_eq!(kinds(&play(&mut table, 0, "reserve R2")), ["reserved"]);
    assert_eq!(kinds(&play(&mut table, 1, "reserve Y2 farm")), ["reserved"]);
    assert_eq!(kinds(&play(&mut table, 0, "take R3")), ["coin_taken", "refilled"]);
    assert_eq!(farm(&table).split(' ').count(), 3);
}

#[test]
fn o5_2_a_turn_with_an_empty_market_begins_with_a_refill() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y2 Y3 Y5"),
        "deck": cards("B2 B3 G2 G3 G5"),
        "seats": [{}, {}],
    }));
    let events = play(&mut table, 0, "take R2");
    assert_eq!(kinds(&events), ["coin_taken", "refilled"]);
    expect_asked(&table, 1, "turn");
    assert_eq!((market(&table).as_str(), farm(&table).as_str()), ("Y2 Y3 Y5 B2 B3", "G2 G3 G5"));
    // A refill is no action: the player still has their turn.
    play(&mut table, 1, "take Y5");
}

#[test]
fn o5_2_also_where_only_cards_lie_that_others_reserved() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@0 G5@2"),
        "farm": cards("Y2 Y3 Y5@1"),
        "deck": cards("B2 B3 G2 G3 G5"),
        "seats": [{}, {}, {}],
    }));
    let events = play(&mut table, 0, "take R2");
    assert_eq!(kinds(&events), ["coin_taken", "refilled"]);
    assert_eq!(market(&table), "B5@0 G5@2 Y2 Y3 Y5@1 B2 B3");
    assert_eq!(farm(&table), "G2 G3 G5");
}

#[test]
fn o5_2_but_not_where_ones_own_reserved_card_lies() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@0 G5@1"),
        "farm": cards("Y2 Y3 Y5"),
        "seats": [{}, {}, {}],
    }));
    assert_eq!(kinds(&play(&mut table, 0, "take R2")), ["coin_taken"]);
    assert_eq!(market(&table), "B5@0 G5@1");
    // They may take it or, with their stone in use and no free card in the market, nothing else
    // there.
    assert_eq!(listed(&table, 1), ["take G5"]);
    // For the third player both are reserved by others.
    let events = play(&mut table, 1, "take G5");
    assert_eq!(kinds(&events), ["coin_taken", "refilled"]);
    expect_asked(&table, 2, "turn");
    assert!(market(&table).starts_with("B5@0 Y2 Y3 Y5 "));
}

#[test]
fn o5_2_a_reservation_that_leaves_only_the_others_cards_counts() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y2 Y3 Y5"),
        "seats": [{}, {}],
    }));
    let events = play(&mut table, 0, "reserve R2");
    assert_eq!(kinds(&events), ["reserved", "refilled"]);
    assert!(market(&table).starts_with("R2@0 Y2 Y3 Y5 "));
    expect_asked(&table, 1, "turn");
}

#[test]
fn o5_2_a_scenario_begins_its_turn_like_any_other() {
    let table = scenario(json!({
        "market": cards("R2@1"),
        "farm": cards("Y2"),
        "deck": cards("B2 B3 G2 G3 G5"),
        "seats": [{}, {}],
    }));
    assert_eq!((market(&table).as_str(), farm(&table).as_str()), ("R2@1 Y2 B2 B3", "G2 G3 G5"));
}

/// The log must not contain an event without cards.
#[test]
fn o5_2_where_no_card_is_left_nothing_is_told() {
    let json = json!({ "market": cards("R2"), "seats": [{}, {}] });
    let mut table = scenario(with_deck(json, ""));
    assert_eq!(kinds(&play(&mut table, 0, "take R2")), ["coin_taken"]);
}

#[test]
fn o5_3_the_rulebooks_picture_one_card_stays_and_six_lie_there() {
    let mut table = scenario(json!({
        "market": cards("R2 B5@1"),
        "farm": cards("Y2 Y3 Y5"),
        "deck": cards("B2 B3 G2 G3 G5"),
        "seats": [{ "hand": cards("B2") }, {}],
    }));
    play(&mut table, 0, "buy B2");
    assert_eq!(market(&table), "B5@1 Y2 Y3 Y5 B2 B3");
}

#[test]
fn o5_3_markets_of_seven_and_eight() {
    for (row, after) in [("R2 B5@1 B5@2", 7), ("R2 B5@1 B5@2 B5@3", 8)] {
        let mut table = scenario(json!({
            "market": cards(row),
            "farm": cards("Y2@0 Y3 Y5"),
            "seats": [{ "hand": cards("B2") }, { "hand": cards("G5") }, {}, {}],
        }));
        play(&mut table, 0, "buy B2");
        assert_eq!(market(&table).split(' ').count(), after);
        assert_eq!(farm(&table).split(' ').count(), 3);
        // Every player now has a stone in the market, and the next purchase leaves the others’
        // cards.
        let price = crate::support::view(&table, 1)["seats"][1]["price"].as_u64().unwrap();
        assert!(price >= 5 + 3 + 5 + 2 + 2, "{price}");
    }
}

#[test]
fn o5_3_stones_stay_on_the_cards_of_the_farm() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y2@2 Y3@0 Y5@1"),
        "deck": cards("B2 B3 G2 G3 G5"),
        "seats": [{ "hand": cards("B2") }, {}, {}],
    }));
    play(&mut table, 0, "buy B2");
    assert_eq!(market(&table), "Y2@2 Y3@0 Y5@1 B2 B3");
    let for_seat_1 = listed(&table, 1);
    let coins: Vec<&String> = for_seat_1.iter().filter(|text| text.starts_with("take")).collect();
    assert_eq!(coins, ["take B2", "take B3", "take Y5"]);
}

#[test]
fn o5_3_a_farm_that_was_short_is_not_made_up_for() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "farm": cards("Y2"),
        "deck": cards("B2 B3 G2 G3 G5"),
        "seats": [{ "hand": cards("B2") }, {}],
    }));
    play(&mut table, 0, "buy B2");
    assert_eq!((market(&table).as_str(), farm(&table).as_str()), ("Y2 B2 B3", "G2 G3 G5"));
}

#[test]
fn o5_4_the_discard_pile_is_shuffled_when_a_card_is_needed() {
    // Exactly five cards: they are enough, so nothing is shuffled yet.
    let json = json!({
        "market": cards("R2 R2"),
        "farm": cards("Y2 Y3 Y5"),
        "discard": cards("G5 G5"),
        "seats": [{ "hand": cards("B5") }, { "hand": cards("Y5 Y5 Y5") }],
    });
    let mut table = scenario(with_deck(json, "B2 B3 G2 G3 B5"));
    let events = play(&mut table, 0, "buy B5");
    assert!(of_kind(&events, "shuffled").is_empty());
    assert_eq!((deck(&table).as_str(), discard(&table).as_str()), ("", "B5 G5 G5"));
    assert!(table.entries()[0].chance.is_empty());
}

#[test]
fn o5_4_a_refill_goes_on_in_the_middle_after_the_shuffle() {
    for (pile, left) in [("", 0), ("B2", 1), ("B2 B3", 2), ("B2 B3 G2 G3", 4)] {
        let json = json!({
            "market": cards("R2 R2"),
            "farm": cards("Y2 Y3 Y5"),
            "discard": cards("G5 G5 G5 G5 G5"),
            "seats": [{ "hand": cards("B5") }, {}],
        });
        let mut table = scenario(with_deck(json, pile));
        let events = play(&mut table, 0, "buy B5");
        // The payment is already in the discard pile when it is shuffled.
        assert_eq!(the(&events, "shuffled")["cards"], 6, "{left} cards were left");
        assert_eq!(kinds(&events)[..3], ["bought", "shuffled", "refilled"]);
        assert_eq!(market(&table).split(' ').count(), 5);
        assert_eq!(farm(&table).split(' ').count(), 3);
        assert_eq!(discard(&table), "");
        let drawn = format!("{} {}", market(&table), farm(&table));
        assert!(drawn.starts_with(format!("Y2 Y3 Y5 {pile}").trim()), "{drawn}");
        assert_eq!(deck(&table).split_whitespace().count(), 6 + left - 5);
        expect_whole_box(&table);
    }
}

#[test]
fn o5_4_the_order_after_a_shuffle_stands_in_the_log() {
    let json = json!({
        "market": cards("R2"),
        "discard": cards("G5 G3 G2 Y5 Y3 Y2"),
        "seats": [{ "hand": cards("B2") }, {}],
    });
    let mut table = scenario(with_deck(json, ""));
    play(&mut table, 0, "buy B2");
    let [higaki_table::ChanceResult::Order(order)] = table.entries()[0].chance.as_slice() else {
        panic!("one shuffle");
    };
    assert_eq!(order.len(), 7);
    assert!(table.entries()[0].revealed, "new cards were shown");
}

#[test]
fn o5_4_points_are_drawn_from_the_new_pile_too() {
    let json = json!({
        "market": cards("R5"),
        "ships": ships_at([4, 0, 0, 0]),
        "discard": cards("G2 G2 G2 G2 G2"),
        "seats": [{ "hand": cards("B5"), "tokens": { "red": 1 } }, {}],
    });
    let mut table = scenario(with_deck(json, ""));
    let events = play(&mut table, 0, "buy B5");
    // Five of the six cards fill the rows; the sixth is the surplus point.
    assert_eq!(the(&events, "shuffled")["cards"], 6);
    assert_eq!(the(&events, "sold")["drawn"], 1);
    assert_eq!(kept(&table, 0).split(' ').count(), 2);
    assert_eq!(deck(&table), "");
}

#[test]
fn o5_5_with_both_piles_empty_the_market_comes_first() {
    for (pile, market_size, farm_size) in
        [("", 3, 0), ("B2", 4, 0), ("B2 B3", 5, 0), ("B2 B3 G2", 5, 1), ("B2 B3 G2 G3", 5, 2)]
    {
        let json = json!({
            "to_act": 1,
            "market": cards("R2"),
            "farm": cards("Y2 Y3 Y5"),
            "seats": [{}, {}],
        });
        let mut table = scenario(with_deck(json, pile));
        play(&mut table, 1, "take R2");
        let count = |row: &str| row.split_whitespace().count();
        assert_eq!(count(&market(&table)), market_size, "{pile}");
        assert_eq!(count(&farm(&table)), farm_size, "{pile}");
        assert_eq!((deck(&table).as_str(), discard(&table).as_str()), ("", ""));
        assert_eq!(hand(&table, 1), "R2");
    }
}

#[test]
fn o5_5_what_was_missing_is_not_made_up_for_later() {
    let json = json!({
        "market": cards("R2"),
        "farm": cards("Y2 Y3"),
        "seats": [{ "hand": cards("B5") }, { "hand": cards("G5 G5") }],
    });
    let mut table = scenario(with_deck(json, ""));
    play(&mut table, 0, "buy B5");
    // Two cards from the farm and the payment itself.
    assert_eq!((market(&table).as_str(), farm(&table).as_str()), ("Y2 Y3 B5", ""));
    play(&mut table, 1, "buy G5 G5");
    assert_eq!(market(&table), "G5 G5");
    assert_eq!(farm(&table), "");
    expect_whole_box(&table);
}
