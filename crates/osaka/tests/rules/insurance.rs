//! O8.2 to O8.5: insuring goods while ships sink.

use crate::support::{
    asked, cards, discard, expect_asked, expect_refusal, expect_refusal_args, goods, hand, kinds,
    listed, market, of_kind, play, scenario, seat, ships_at, the, view,
};
use higaki_osaka::{Osaka, View};
use higaki_table::{Game, Table, Viewer};
use serde_json::{Value, json};

/// Green is in Edo, red and blue are sinking, and seat 0 is asked.
fn sinking(seats: Value) -> Table<Osaka> {
    let mut json = json!({
        "phase": "insure",
        "market": cards("Y2 Y2"),
        "ships": ships_at([3, 4, 0, 5]),
    });
    json["seats"] = seats;
    scenario(json)
}

#[test]
fn o8_2_from_the_active_player_clockwise() {
    let one = json!({ "hand": cards("R3"), "goods": cards("R5") });
    let mut active = one.clone();
    active["hand"] = cards("R3 G3");
    let mut table = scenario(json!({
        "to_act": 2,
        "market": cards("G2"),
        "ships": ships_at([3, 0, 0, 4]),
        "seats": [one, one, active, one],
    }));
    play(&mut table, 2, "buy G3");
    for seat in [2, 3, 0] {
        expect_asked(&table, seat, "insure");
        expect_refusal(&table, (seat + 1) % 4, "insure -", "not_your_turn", "O3.1");
        let events = play(&mut table, seat, "insure R3");
        assert_eq!(kinds(&events), ["premium", "saved"]);
    }
    expect_asked(&table, 1, "insure");
    let events = play(&mut table, 1, "insure -");
    assert_eq!(kinds(&events)[..2], ["not_insured", "lost"]);
    expect_asked(&table, 3, "turn");
    assert_eq!([0, 1, 2, 3].map(|seat| goods(&table, seat)), ["R5*", "", "R5*", "R5*"]);
}

#[test]
fn o8_2_who_has_nothing_to_insure_with_or_nothing_to_insure_is_not_asked() {
    let mut table = scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [
            // Only a five, and a card of the other sinking colour.
            { "hand": cards("G3 R5 B2"), "goods": cards("R5") },
            // The goods are insured already.
            { "hand": cards("R2"), "goods": cards("R5*") },
            // No goods of that colour.
            { "hand": cards("R2 B2 Y2"), "goods": cards("Y5") },
            { "hand": cards("B3"), "goods": cards("B2") },
        ],
    }));
    play(&mut table, 0, "buy G3");
    expect_asked(&table, 3, "insure");
    play(&mut table, 3, "insure B3");
    expect_asked(&table, 1, "turn");
    assert_eq!(goods(&table, 0), "");
}

#[test]
fn o8_2_where_nobody_can_insure_the_turn_is_over_at_once() {
    let mut table = scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [{ "hand": cards("G3"), "goods": cards("R5") }, { "goods": cards("B5") }],
    }));
    let events = play(&mut table, 0, "buy G3");
    assert_eq!(of_kind(&events, "lost").len(), 2);
    expect_asked(&table, 1, "turn");
}

#[test]
fn o8_2_to_insure_is_voluntary() {
    let mut table = sinking(json!([{ "hand": cards("R2"), "goods": cards("R5") }, {}]));
    assert_eq!(listed(&table, 0), ["insure -", "insure R2"]);
    let events = play(&mut table, 0, "insure -");
    assert_eq!(the(&events, "not_insured"), &json!({ "event": "not_insured", "seat": 0 }));
    assert_eq!((hand(&table, 0).as_str(), goods(&table, 0).as_str()), ("R2", ""));
}

#[test]
fn o8_2_a_colour_that_is_settled_or_never_asked_for_is_refused() {
    let mut table = sinking(json!([
        { "hand": cards("R2 R3 B3"), "goods": cards("R5 R5 R5 B5") },
        {},
    ]));
    expect_refusal(&table, 0, "insure red B3", "not_asked_colour", "O8.2");
    expect_refusal(&table, 0, "insure red R2 B3", "not_asked_colour", "O8.2");
    play(&mut table, 0, "insure red R2");
    expect_asked(&table, 0, "insure");
    assert_eq!(listed(&table, 0), ["insure -", "insure B3"]);
    expect_refusal(&table, 0, "insure R3", "not_asked_colour", "O8.2");
    expect_refusal(&table, 0, "insure red -", "not_asked_colour", "O8.2");
    play(&mut table, 0, "insure blue -");
    assert_eq!(goods(&table, 0), "R5* R5*");
    expect_asked(&table, 1, "turn");
}

#[test]
fn o8_2_nothing_else_can_be_done_meanwhile() {
    let table = sinking(json!([{ "hand": cards("R2 Y2 Y2"), "goods": cards("R5") }, {}]));
    for text in ["take Y2", "reserve Y2", "buy Y2 Y2", "pass", "pay R2", "save R5", "token red"] {
        expect_refusal(&table, 0, text, "other_decision", "O3.1");
        expect_refusal(&table, 1, text, "not_your_turn", "O3.1");
    }
}

#[test]
fn o8_3_each_symbol_saves_one_good_of_its_colour() {
    let mut table = sinking(json!([
        { "hand": cards("R2 R3 B2 B3 G5"), "goods": cards("R5 R3 R3 B5 B2 B2") },
        {},
    ]));
    let events = play(&mut table, 0, "insure R2 R3 B2 B3");
    let expected = json!({ "event": "premium", "seat": 0, "payment": ["R3", "R2", "B3", "B2"] });
    assert_eq!(the(&events, "premium"), &expected);
    let saved = json!(["R5", "R3", "R3", "B5", "B2", "B2"]);
    assert_eq!(the(&events, "saved")["goods"], saved);
    assert_eq!(goods(&table, 0), "R5* R3* R3* B5* B2* B2*");
    assert_eq!((hand(&table, 0).as_str(), discard(&table).as_str()), ("G5", "R3 R2 B3 B2"));
    assert!(of_kind(&events, "lost").is_empty());
}

#[test]
fn o8_3_no_more_goods_than_symbols() {
    let table = sinking(json!([
        { "hand": cards("R2 B3"), "goods": cards("R5 R3 R3 B5 B2") },
        {},
    ]));
    expect_refusal(&table, 0, "insure R2 for R5 R3 R3", "too_many_goods", "O8.3");
    expect_refusal(&table, 0, "insure B3 for B5 B2", "too_many_goods", "O8.3");
    let args = json!({ "code": "too_many_goods", "colour": "blue", "count": 1 });
    expect_refusal_args(&table, 0, "insure B3 for B5 B2", &args);
}

#[test]
fn o8_3_a_card_insures_only_its_own_colour() {
    let table = sinking(json!([
        { "hand": cards("R2 B3"), "goods": cards("R5 B5 B2") },
        {},
    ]));
    expect_refusal(&table, 0, "insure R2 for B5", "too_many_goods", "O8.3");
    expect_refusal(&table, 0, "insure B3 for R5 B5", "too_many_goods", "O8.3");
}

#[test]
fn o8_3_goods_must_be_ones_own_uninsured_ones() {
    let table = sinking(json!([
        { "hand": cards("R2 R2"), "goods": cards("R5* R3 R2 R2") },
        { "goods": cards("R5") },
    ]));
    expect_refusal(&table, 0, "insure R2 for R5 R3", "no_such_good", "O8.3");
    expect_refusal(&table, 0, "insure R2 for R3 R3", "no_such_good", "O8.3");
    expect_refusal(&table, 0, "insure R2 for Y5 R3", "no_such_good", "O8.3");
}

#[test]
fn o8_3_fives_insure_nothing() {
    let table = sinking(json!([{ "hand": cards("R5 R2"), "goods": cards("R3 R3 R3") }, {}]));
    expect_refusal(&table, 0, "insure R5", "no_symbol", "O8.3");
    expect_refusal(&table, 0, "insure R2 R5", "no_symbol", "O8.3");
    assert_eq!(listed(&table, 0), ["insure -", "insure R2"]);
}

#[test]
fn o8_3_the_card_must_be_in_the_hand() {
    let table = sinking(json!([
        { "hand": cards("R3"), "goods": cards("R2 R2") },
        { "hand": cards("R2") },
    ]));
    // The goods of one's own or the cards of others do not insure.
    for text in ["insure R2", "insure R3 R3 for R2 R2", "insure red R2"] {
        expect_refusal(&table, 0, text, "not_in_hand", "O8.3");
    }
}

#[test]
fn o8_4_the_owner_chooses_which_goods_are_saved() {
    let table = sinking(json!([{ "hand": cards("R2"), "goods": cards("R5 R3 R3 R2") }, {}]));
    let expected = [
        "insure -",
        "insure R2 for R3 R2",
        "insure R2 for R3 R3",
        "insure R2 for R5 R2",
        "insure R2 for R5 R3",
    ];
    assert_eq!(listed(&table, 0), expected);
    expect_refusal(&table, 0, "insure R2", "name_goods", "O8.4");
    let args = json!({ "code": "name_goods", "colour": "red", "count": 2 });
    expect_refusal_args(&table, 0, "insure R2", &args);
    let mut five = table.clone();
    let events = play(&mut five, 0, "insure R2 for R5 R2");
    assert_eq!(the(&events, "saved")["goods"], json!(["R5", "R2"]));
    assert_eq!(the(&events, "lost")["goods"], json!(["R3", "R3"]));
    assert_eq!(goods(&five, 0), "R5* R2*");
}

#[test]
fn o8_4_goods_need_no_name_where_there_is_no_choice() {
    // All of them, or all alike.
    for goods_row in ["R5", "R5 R3", "R3 R3 R3"] {
        let mut table = sinking(json!([{ "hand": cards("R2"), "goods": cards(goods_row) }, {}]));
        assert_eq!(listed(&table, 0), ["insure -", "insure R2"]);
        play(&mut table, 0, "insure R2");
        let logged = table.entries()[0].choice.to_string();
        assert!(logged.starts_with("insure R2"), "{logged}");
    }
    // Naming them is no mistake.
    let mut table = sinking(json!([{ "hand": cards("R2"), "goods": cards("R5 R3") }, {}]));
    play(&mut table, 0, "insure R2 for R3 R5");
    assert_eq!(goods(&table, 0), "R5* R3*");
}

#[test]
fn o8_4_the_choice_is_separate_for_each_colour() {
    let table = sinking(json!([
        { "hand": cards("R3 B3"), "goods": cards("R5 R3 B5") },
        {},
    ]));
    let mut copy = table.clone();
    play(&mut copy, 0, "insure R3 B3 for R5");
    assert_eq!(goods(&copy, 0), "R5* B5*", "the blue one needed no name");
    expect_refusal(&table, 0, "insure R3 B3 for B5", "name_goods", "O8.4");
    expect_refusal(&table, 0, "insure R3 B3", "name_goods", "O8.4");
}

#[test]
fn o8_4_symbols_left_over_lapse() {
    let mut table = sinking(json!([{ "hand": cards("R2 R3"), "goods": cards("R5") }, {}]));
    assert_eq!(listed(&table, 0), ["insure -", "insure R2", "insure R3"]);
    let events = play(&mut table, 0, "insure R2");
    assert_eq!(the(&events, "saved")["goods"], json!(["R5"]));
    assert_eq!((hand(&table, 0).as_str(), discard(&table).as_str()), ("R3", "R2"));
}

#[test]
fn o8_4_also_by_choice() {
    // Legal, pointless and therefore not offered: one of two symbols is used.
    let mut table = sinking(json!([{ "hand": cards("R2"), "goods": cards("R5 R3") }, {}]));
    assert!(!listed(&table, 0).contains(&"insure R2 for R3".to_owned()));
    play(&mut table, 0, "insure R2 for R3");
    assert_eq!(goods(&table, 0), "R3*");
}

#[test]
fn o8_4_more_cards_than_needed_are_accepted_and_not_offered() {
    let own = json!({ "hand": cards("R2 R2 R3 R3"), "goods": cards("R5 R3") });
    let table = sinking(json!([own, {}]));
    // One two saves both goods, and so do both threes: any card beside them is superfluous.
    for text in ["insure R2 R3", "insure R2 R2", "insure R2 R3 R3", "insure R2 R2 R3 R3"] {
        assert!(!listed(&table, 0).contains(&text.to_owned()), "{text}");
        let mut copy = table.clone();
        let events = play(&mut copy, 0, text);
        assert_eq!(the(&events, "saved")["goods"], json!(["R5", "R3"]), "{text}");
        assert_eq!(discard(&copy).split(' ').count(), text.split(' ').count() - 1, "{text}");
    }
    let mut named = table.clone();
    play(&mut named, 0, "insure R3 R3 for R5");
    assert_eq!((goods(&named, 0).as_str(), hand(&named, 0).as_str()), ("R5*", "R2 R2"));
    let mut three = sinking(json!([{ "hand": cards("R2 R2 R2"), "goods": cards("R5 R3 R2") }, {}]));
    play(&mut three, 0, "insure R2 R2 R2");
    assert_eq!((goods(&three, 0).as_str(), hand(&three, 0).as_str()), ("R5* R3* R2*", ""));
}

#[test]
fn o8_3_without_a_good_of_its_colour_a_card_insures_nothing() {
    let own = json!({ "hand": cards("R2 B2"), "goods": cards("R5 B5*") });
    let table = sinking(json!([own, {}]));
    for text in ["insure B2", "insure R2 B2"] {
        expect_refusal(&table, 0, text, "nothing_to_insure", "O8.3");
    }
    expect_refusal_args(
        &table,
        0,
        "insure B2",
        &json!({ "code": "nothing_to_insure", "card": "B2" }),
    );
}

#[test]
fn o8_5_only_colours_that_are_sinking_can_be_insured() {
    let table = sinking(json!([
        { "hand": cards("R2 Y2 G2"), "goods": cards("R5 Y5 Y3") },
        {},
    ]));
    assert_eq!(listed(&table, 0), ["insure -", "insure R2"]);
    for text in ["insure Y2", "insure R2 Y2", "insure yellow Y2", "insure yellow -", "insure G2"] {
        expect_refusal(&table, 0, text, "not_sinking", "O8.5");
    }
    let args = json!({ "code": "not_sinking", "colour": "yellow" });
    expect_refusal_args(&table, 0, "insure Y2 for Y5 Y3", &args);
    assert_eq!(
        view(&table, 1)["asked"]["insurable"],
        json!({ "red": true, "blue": false, "yellow": false, "green": false })
    );
}

#[test]
fn o8_5_without_a_sinking_ship_nobody_is_asked() {
    let mut table = scenario(json!({
        "market": cards("G2"),
        "ships": ships_at([2, 1, 0, 4]),
        "seats": [{ "hand": cards("G3 R2"), "goods": cards("R5") }, {}],
    }));
    play(&mut table, 0, "buy G3");
    assert_eq!(asked(&table), [(1, "turn".to_owned())]);
    assert_eq!(goods(&table, 0), "R5");
}

#[test]
fn o8_5_at_no_other_time_can_goods_be_insured() {
    let table = scenario(json!({
        "market": cards("Y2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [{ "hand": cards("R2"), "goods": cards("R5") }, {}],
    }));
    expect_refusal(&table, 0, "insure R2", "other_decision", "O3.1");
    assert_eq!(market(&table), "Y2");
}

/// The table as the seat that is asked sees it.
fn seen(table: &Table<Osaka>) -> View {
    table.game().view(Viewer::Seat(seat(0)))
}

/// The saved goods in a choice match the goods that it saves.
#[test]
fn o8_4_a_view_tells_what_every_insurance_saves() {
    let own = json!({ "hand": cards("R2 B3 B2 B2"), "goods": cards("R5 R3 R2 B5 B3 B2") });
    let table = sinking(json!([own, {}]));
    let seat = seat(0);
    let mut choices = Vec::new();
    table.game().list_choices(seat, &mut choices);
    assert!(choices.len() > 20, "{choices:?}");
    for choice in choices {
        let told = seen(&table).saved_by(&choice).expect("it is an insurance");
        let mut after = table.clone();
        after.play(seat, choice).unwrap();
        assert_eq!((told.goods, told.to_name), (seen(&after).seats[0].insured, 0), "{choice}");
    }
}

#[test]
fn o8_4_a_view_tells_how_many_goods_are_still_to_be_named() {
    let own = json!({ "hand": cards("R2 B3"), "goods": cards("R5 R3 R2 B5") });
    let told = |choice: &str| {
        let table = sinking(json!([own.clone(), {}]));
        let saved = seen(&table).saved_by(&choice.parse().unwrap());
        saved.map(|saved| (saved.goods.to_string(), saved.to_name))
    };
    assert_eq!(told("insure red R2"), Some((String::new(), 2)));
    assert_eq!(told("insure R2 B3 for R5 R3"), Some(("R5 R3 B5".to_owned(), 0)));
    assert_eq!(told("save R5 R3"), Some(("R5 R3".to_owned(), 0)));
    assert_eq!(told("insure -"), Some((String::new(), 0)));
    assert_eq!(told("take R5"), None);
}
