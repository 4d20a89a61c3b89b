//! O7: payday, selling.

use crate::support::{
    cards, credit, deck, discard, expect_whole_box, goods, hand, kept, kinds, of_kind, play,
    points, scenario, ships_at, the, tokens, view, with_rest_in,
};
use higaki_osaka::{Card, Cards, Osaka, set_points};
use higaki_table::Table;
use serde_json::{Value, json};

/// Seat 0 buys a yellow 2 that brings the yellow ship to Edo; `seats` adds further cards.
fn yellow_arrives(seats: Value) -> (Table<Osaka>, Vec<Value>) {
    let mut json = json!({ "market": cards("Y2"), "ships": ships_at([0, 0, 4, 0]) });
    json["seats"] = seats;
    json["seats"][0]["hand"] = cards("R2");
    let mut table = scenario(json);
    let events = play(&mut table, 0, "buy R2");
    (table, events)
}

fn set(text: &str) -> Cards {
    text.split(' ').map(|word| Card::from_text(word).expect("a card")).collect()
}

#[test]
fn o7_1_everybody_sells_all_goods_of_the_colour() {
    let (table, events) = yellow_arrives(json!([
        { "goods": cards("Y3 R5") },
        { "goods": cards("Y5 Y5 B2") },
        { "goods": cards("R2") },
    ]));
    let sold = of_kind(&events, "sold");
    let sellers: Vec<&Value> = sold.iter().map(|sale| &sale["seat"]).collect();
    assert_eq!(sellers, [0, 1]);
    assert_eq!([0, 1, 2].map(|seat| goods(&table, seat)), ["R5", "B2", "R2"]);
}

#[test]
fn o7_1_insured_goods_are_sold_like_the_others() {
    let (table, events) = yellow_arrives(json!([
        { "goods": cards("Y5* R5*") },
        { "goods": cards("Y3* Y3 Y2*") },
    ]));
    assert_eq!(of_kind(&events, "sold")[0]["count"], 2);
    assert_eq!(of_kind(&events, "sold")[1]["count"], 3);
    assert_eq!([0, 1].map(|seat| points(&table, seat)), [2, 2]);
    assert_eq!([0, 1].map(|seat| goods(&table, seat)), ["R5*", ""]);
}

#[test]
fn o7_1_nobody_may_hold_goods_back_and_coins_are_not_sold() {
    let (table, _) = yellow_arrives(json!([{}, { "hand": cards("Y5 Y5"), "goods": cards("Y2") }]));
    assert_eq!((goods(&table, 1).as_str(), hand(&table, 1).as_str()), ("", "Y5 Y5"));
    assert_eq!(points(&table, 1), 1);
}

#[test]
fn o7_1_colours_are_sold_in_order_from_the_active_player_clockwise() {
    let mut table = scenario(json!({
        "to_act": 2,
        "market": cards("G2 R2"),
        "ships": ships_at([4, 0, 0, 4]),
        "seats": [
            { "goods": cards("R2 G2") },
            { "goods": cards("G2 R2") },
            { "hand": cards("B5"), "goods": cards("G2") },
        ],
    }));
    let events = play(&mut table, 2, "buy B5");
    let order: Vec<(&Value, &Value)> =
        of_kind(&events, "sold").iter().map(|sale| (&sale["colour"], &sale["seat"])).collect();
    let expected = [("red", 2), ("red", 0), ("red", 1), ("green", 2), ("green", 0), ("green", 1)];
    assert_eq!(
        order,
        expected.map(|(c, s)| (json!(c), json!(s))).iter().map(|(c, s)| (c, s)).collect::<Vec<_>>()
    );
}

#[test]
fn o7_2_highest_card_plus_tokens_times_cards_rounded_up() {
    // Cards, tokens, points, all reckoned by hand.
    for (text, tokens, expected) in [
        ("Y2", 0, 1),
        ("Y3", 0, 1),
        ("Y5", 0, 1),
        ("Y2 Y2", 0, 1),
        ("Y2 Y2 Y2", 0, 2),
        ("Y3 Y2", 0, 2),
        ("Y3 Y3 Y3", 0, 2),
        ("Y5 Y2", 0, 2),
        ("Y5 Y2 Y2 Y2 Y2 Y2 Y2", 0, 7),
        ("Y2 Y2 Y2 Y2 Y2", 0, 2),
        ("Y2", 3, 1),
        ("Y2", 4, 2),
        ("Y3", 2, 1),
        ("Y3", 3, 2),
        ("Y5", 1, 2),
        ("Y5 Y3 Y2", 2, 5),
        ("Y5 Y5", 5, 4),
        ("Y2 Y2", 7, 4),
    ] {
        assert_eq!(set_points(set(text), tokens), expected, "{text} with {tokens} tokens");
    }
    assert_eq!(set_points(Cards::NONE, 7), 0);
}

#[test]
fn o7_2_tokens_raise_the_price_and_not_the_number_of_cards() {
    // (3 + 2) × 1 = 5: one point. Cards plus tokens times the highest would give two.
    let json = json!({
        "market": cards("Y3"),
        "ships": ships_at([0, 0, 4, 0]),
        "seats": [{ "hand": cards("R3"), "tokens": { "yellow": 2 } }, {}],
    });
    let mut table = scenario(json);
    let events = play(&mut table, 0, "buy R3");
    let sold = the(&events, "sold");
    let facts = ["count", "highest", "tokens", "worth", "points"].map(|name| &sold[name]);
    assert_eq!(facts, [1, 3, 2, 5, 1]);
    assert_eq!(points(&table, 0), 1);
}

#[test]
fn o7_2_only_tokens_of_the_colour_count_and_only_ones_own() {
    let (table, _) = yellow_arrives(json!([
        { "goods": cards("Y3"), "tokens": { "red": 3, "green": 3 } },
        { "goods": cards("Y3 Y2"), "tokens": { "yellow": 2 } },
    ]));
    // 3 × 2 = 6, so 2; (3 + 2) × 2 = 10, so 2.
    assert_eq!([0, 1].map(|seat| points(&table, seat)), [2, 2]);
}

#[test]
fn o7_2_the_view_shows_what_each_set_would_bring_now() {
    let table = scenario(json!({
        "market": cards("Y2"),
        "seats": [
            { "goods": cards("R5 R3* B2 G5"), "tokens": { "red": 1, "green": 4 } },
            { "goods": cards("Y5*") },
        ],
    }));
    let seats = &view(&table, 1)["seats"];
    let expected = json!({ "red": 3, "blue": 1, "yellow": 0, "green": 2 });
    assert_eq!(seats[0]["set_points"], expected);
    let expected = json!({ "red": 0, "blue": 0, "yellow": 1, "green": 0 });
    assert_eq!(seats[1]["set_points"], expected);
}

#[test]
fn o7_3_every_five_is_a_point() {
    let (table, events) = yellow_arrives(json!([
        { "goods": cards("Y5 Y5 Y5"), "vp": 3 },
        { "goods": cards("Y3 Y3 Y3 Y3"), "vp": cards("R2 R2"), "credit": 1 },
    ]));
    // 5 × 4 = 20, 3 × 4 = 12 rounded up to 15.
    let worth: Vec<&Value> = of_kind(&events, "sold").iter().map(|sale| &sale["worth"]).collect();
    assert_eq!(worth, [20, 15]);
    assert_eq!([0, 1].map(|seat| points(&table, seat)), [3 + 4, 3 + 3]);
}

#[test]
fn o7_4_the_lowest_cards_are_kept_and_the_rest_is_discarded() {
    let (table, events) = yellow_arrives(json!([
        {},
        // 3 × 4 = 12, so three points: both twos and one three.
        { "goods": cards("Y3 Y2 Y3 Y2") },
        // 2 × 3 = 6, so two points.
        { "goods": cards("Y2 Y2* Y2") },
    ]));
    let sold = of_kind(&events, "sold");
    assert_eq!(
        (&sold[1]["kept"], &sold[1]["discarded"]),
        (&json!(["Y3", "Y2", "Y2"]), &json!(["Y3"]))
    );
    assert_eq!((&sold[2]["kept"], &sold[2]["discarded"]), (&json!(["Y2", "Y2"]), &json!(["Y2"])));
    assert_eq!(kept(&table, 1), "Y3 Y2 Y2");
    assert_eq!(discard(&table), "R2 Y3 Y2");
    assert_eq!((&sold[1]["drawn"], &sold[1]["credited"]), (&json!(0), &json!(0)));
}

#[test]
fn o7_4_a_whole_set_is_kept_when_it_is_worth_that_much() {
    let (table, _) = yellow_arrives(json!([{}, { "goods": cards("Y5 Y2 Y3") }]));
    assert_eq!(kept(&table, 1), "Y5 Y3 Y2");
    assert_eq!(discard(&table), "R2");
}

#[test]
fn o7_4_points_do_not_come_back_into_play() {
    let json = json!({
        "market": cards("Y2"),
        "ships": ships_at([0, 0, 4, 0]),
        "deck": [],
        "seats": [{ "hand": cards("R2"), "goods": cards("Y5") }, { "vp": [] }],
    });
    let mut table = scenario(with_rest_in(json, "/seats/1/vp"));
    play(&mut table, 0, "buy R2");
    // Only the payment went round; the 105 points stay where they are.
    assert_eq!(crate::support::market(&table), "R2");
    assert_eq!(kept(&table, 0), "Y5 Y2");
    assert_eq!(deck(&table), "");
    assert_eq!(points(&table, 1), 105);
}

#[test]
fn o7_5_points_beyond_the_set_come_unseen_from_the_draw_pile() {
    let mut table = scenario(json!({
        "market": cards("Y5"),
        "farm": cards("G2 G2 G2"),
        "deck": cards("B2 B2 B3 B3 B3 R5 R3 R2"),
        "ships": ships_at([0, 0, 4, 0]),
        "seats": [{ "hand": cards("R5"), "goods": cards("Y2"), "tokens": { "yellow": 5 } }, {}],
    }));
    let events = play(&mut table, 0, "buy R5");
    // (5 + 5) × 2 = 20: two cards of the set and the two on top after the refill.
    let sold = the(&events, "sold");
    let facts = ["points", "drawn", "credited"].map(|name| &sold[name]);
    assert_eq!(facts, [4, 2, 0]);
    assert_eq!(kept(&table, 0), "Y5 Y2 R5? R3?");
    assert!(deck(&table).starts_with("R2 "));
    assert!(!json!(events).to_string().contains("R3"), "nobody is told which cards they were");
}

#[test]
fn o7_5_points_for_which_no_card_is_left_are_credited() {
    let json = json!({
        "market": cards("Y5"),
        "ships": ships_at([0, 0, 4, 0]),
        "deck": [],
        "seats": [
            { "hand": cards("R5"), "goods": cards("Y2"), "tokens": { "yellow": 5 } },
            { "vp": [] },
        ],
    });
    let mut table = scenario(with_rest_in(json, "/seats/1/vp"));
    let events = play(&mut table, 0, "buy R5");
    let sold = the(&events, "sold");
    assert_eq!(["points", "drawn", "credited"].map(|name| &sold[name]), [4, 0, 2]);
    assert_eq!((points(&table, 0), credit(&table, 0)), (4, 2));
    assert_eq!(view(&table, 1)["seats"][0]["points"], 4);
    expect_whole_box(&table);
}

#[test]
fn o7_5_the_last_cards_are_drawn_and_only_the_rest_is_credited() {
    let json = json!({
        "market": cards("Y5"),
        "ships": ships_at([0, 0, 4, 0]),
        "deck": cards("B2 B2 B3 B3 B3"),
        "seats": [
            { "hand": cards("R5"), "goods": cards("Y2"), "tokens": { "yellow": 5 } },
            { "vp": [] },
        ],
    });
    let mut table = scenario(with_rest_in(json, "/seats/1/vp"));
    let events = play(&mut table, 0, "buy R5");
    // The payment is the only card in both piles: it is shuffled and drawn, one point is credited.
    let sold = the(&events, "sold");
    assert_eq!(["points", "drawn", "credited"].map(|name| &sold[name]), [4, 1, 1]);
    assert_eq!(kept(&table, 0), "Y5 Y2 R5?");
}

#[test]
fn o7_5_cards_that_another_sale_discarded_can_be_drawn() {
    let json = json!({
        "market": cards("R2 Y2"),
        "ships": ships_at([4, 0, 4, 0]),
        "deck": cards("B2 B2 B3 B3 B3"),
        "seats": [
            { "hand": cards("G2 G2"), "goods": cards("R2 R2"), "tokens": { "yellow": 4 } },
            { "vp": [] },
        ],
    });
    let mut table = scenario(with_rest_in(json, "/seats/1/vp"));
    let events = play(&mut table, 0, "buy G2 G2");
    // Red first: 2 × 3 = 6, two points, one red two discarded. Then yellow: (2 + 4) × 1, two
    // points, one of them from the cards discarded so far.
    assert_eq!(the(&events, "shuffled")["cards"], 3);
    assert_eq!(of_kind(&events, "sold")[1]["drawn"], 1);
    expect_whole_box(&table);
}

#[test]
fn o7_6_a_token_for_each_colour_that_scored() {
    let mut table = scenario(json!({
        "market": cards("R2 Y2"),
        "ships": ships_at([4, 0, 4, 0]),
        "seats": [
            { "hand": cards("G5"), "tokens": { "blue": 1 } },
            { "goods": cards("Y2"), "tokens": { "yellow": 1 } },
            { "goods": cards("B2 G5"), "tokens": { "red": 1 } },
        ],
    }));
    let events = play(&mut table, 0, "buy G5");
    let earned = of_kind(&events, "token_earned");
    assert_eq!(earned.len(), 3);
    assert_eq!(tokens(&table, 0), [1, 1, 1, 0]);
    assert_eq!(tokens(&table, 1), [0, 0, 2, 0]);
    assert_eq!(tokens(&table, 2), [1, 0, 0, 0], "no goods, no token");
    let told: Vec<&Value> = earned.iter().map(|event| &event["tokens"]).collect();
    assert!(told.contains(&&json!(2)), "how many he has now: {told:?}");
}

#[test]
fn o7_6_new_tokens_count_from_the_next_payday_on() {
    // With the new token it would be (3 + 2) × 2 = 10 and so two; before it, (3 + 1) × 2 = 8: two.
    // Four cards make a difference: (3 + 1) × 4 = 16, four points; with it, five.
    let (table, events) = yellow_arrives(json!([
        {},
        { "goods": cards("Y3 Y3 Y3 Y3"), "tokens": { "yellow": 1 } },
    ]));
    assert_eq!(of_kind(&events, "sold")[1]["points"], 4);
    assert_eq!(tokens(&table, 1), [0, 0, 2, 0]);
    let last_sale = kinds(&events).iter().rposition(|kind| *kind == "sold");
    let first_token = kinds(&events).iter().position(|kind| *kind == "token_earned");
    assert!(last_sale < first_token, "all sales come before all tokens");
}

#[test]
fn o7_6_two_colours_sold_at_once_do_not_help_each_other() {
    let mut table = scenario(json!({
        "market": cards("R5 Y5"),
        "ships": ships_at([4, 0, 4, 0]),
        "seats": [{ "hand": cards("G5 G5") }, {}],
    }));
    play(&mut table, 0, "buy G5 G5");
    assert_eq!(points(&table, 0), 2);
    assert_eq!(tokens(&table, 0), [1, 0, 1, 0]);
}
