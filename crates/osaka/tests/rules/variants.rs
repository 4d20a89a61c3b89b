//! OV: options of the game.

use crate::support::{
    cards, deck, discard, expect_asked, expect_refusal, expect_whole_box, farm, goods, kept, kinds,
    listed, market, play, preview, public_view, reason, scenario, ships, ships_at, the,
    try_scenario, view, with_rest_in,
};
use higaki_osaka::Osaka;
use higaki_table::Table;
use serde_json::{Value, json};

fn with_options(mut json: Value, options: Value) -> Table<Osaka> {
    json["options"] = options;
    scenario(json)
}

#[test]
fn ov_1_all_hands_are_shown() {
    let json = json!({
        "market": cards("G2"),
        "seats": [{ "hand": cards("R5") }, { "hand": cards("B2 B3") }],
    });
    let table = with_options(json, json!({ "hands": "open" }));
    for seen in [view(&table, 0), view(&table, 1), public_view(&table)] {
        assert_eq!(seen["seats"][0]["hand"], json!(["R5"]));
        assert_eq!(seen["seats"][1]["hand"], json!(["B3", "B2"]));
        assert_eq!(seen["options"]["hands"], "open");
    }
}

#[test]
fn ov_1_a_preview_tells_what_others_could_save() {
    let json = json!({
        "market": cards("G2"),
        "ships": ships_at([3, 4, 0, 4]),
        "seats": [
            { "hand": cards("G5") },
            { "hand": cards("R2 R5 B3 B3"), "goods": cards("R5 B5 B5 B5") },
        ],
    });
    let open = with_options(json.clone(), json!({ "hands": "open" }));
    assert_eq!(preview(&open, 0, "buy G5")["risks"][0]["could_save"], 3);
    let secret = with_options(json, json!({ "hands": "secret" }));
    assert_eq!(preview(&secret, 0, "buy G5")["risks"][0]["could_save"], Value::Null);
}

#[test]
fn ov_1_the_draw_pile_and_drawn_points_stay_hidden() {
    let with_deck = |deck: &str, points: &str| {
        let json = json!({
            "market": cards("G2"),
            "deck": cards(deck),
            "seats": [{ "vp": cards(points) }, {}],
        });
        with_options(json, json!({ "hands": "open" }))
    };
    let (one, other) = (with_deck("R2 B3 Y5", "G5?"), with_deck("B3 G5 R2", "Y5?"));
    assert_eq!(view(&one, 0), view(&other, 0));
}

/// Green arrives, red sinks; seat 1 is asked.
fn purchase(refill: &str) -> Table<Osaka> {
    let json = json!({
        "market": cards("G5 B2@1"),
        "farm": cards("Y2 Y3 Y5"),
        "deck": cards("B2 B3 B5 G2 G3 R2 R2"),
        "ships": ships_at([3, 0, 0, 4]),
        "seats": [
            { "hand": cards("B5"), "tokens": { "green": 1 } },
            { "hand": cards("R3"), "goods": cards("R5 R2") },
        ],
    });
    with_options(json, json!({ "refill": refill }))
}

#[test]
fn ov_2_the_refill_waits_until_the_payday_is_over() {
    let mut table = purchase("after_ships");
    let events = play(&mut table, 0, "buy B5");
    assert_eq!(kinds(&events), ["bought", "sailed", "payday", "sold", "token_earned", "sinking"]);
    assert_eq!((market(&table).as_str(), farm(&table).as_str()), ("B2@1", "Y2 Y3 Y5"));
    // The surplus point is the card that would otherwise have come to the market.
    assert_eq!(kept(&table, 0), "G5 B2?");
    expect_asked(&table, 1, "insure");
    let events = play(&mut table, 1, "insure R3 for R5");
    let expected = ["premium", "saved", "lost", "returned", "returned", "refilled"];
    assert_eq!(kinds(&events), expected);
    assert_eq!(
        (market(&table).as_str(), farm(&table).as_str()),
        ("B2@1 Y2 Y3 Y5 B3 B5", "G2 G3 R2")
    );
    expect_asked(&table, 1, "turn");
}

#[test]
fn ov_2_without_it_the_market_is_refilled_at_once() {
    let mut table = purchase("before_ships");
    let events = play(&mut table, 0, "buy B5");
    assert_eq!(kinds(&events)[..3], ["bought", "refilled", "sailed"]);
    assert_eq!(market(&table), "B2@1 Y2 Y3 Y5 B2 B3");
    assert_eq!(kept(&table, 0), "G5 R2?");
}

#[test]
fn ov_2_a_purchase_without_payday_refills_all_the_same() {
    let json = json!({
        "market": cards("G5"),
        "farm": cards("Y2 Y3 Y5"),
        "seats": [{ "hand": cards("B5") }, {}],
    });
    let mut table = with_options(json, json!({ "refill": "after_ships" }));
    let events = play(&mut table, 0, "buy B5");
    assert_eq!(kinds(&events), ["bought", "sailed", "refilled"]);
    assert_eq!(market(&table).split(' ').count(), 5);
}

#[test]
fn ov_2_the_other_refill_is_the_same() {
    let json = json!({
        "market": cards("G5"),
        "farm": cards("Y2 Y3 Y5"),
        "seats": [{}, {}],
    });
    let mut table = with_options(json, json!({ "refill": "after_ships" }));
    assert_eq!(kinds(&play(&mut table, 0, "take G5")), ["coin_taken", "refilled"]);
}

#[test]
fn ov_2_what_the_current_takes_is_in_a_shuffle_of_that_refill() {
    let json = json!({
        "options": { "refill": "after_ships" },
        "market": cards("G2"),
        "ships": ships_at([3, 0, 0, 4]),
        "deck": [],
        "seats": [
            { "hand": cards("B2") },
            { "hand": cards("R3"), "goods": cards("R5 R2"), "vp": [] },
        ],
    });
    let mut table = scenario(with_rest_in(json, "/seats/1/vp"));
    play(&mut table, 0, "buy B2");
    let events = play(&mut table, 1, "insure R3 for R5");
    // The payment, the insurance and the lost good.
    assert_eq!(the(&events, "shuffled")["cards"], 3);
    let mut laid: Vec<String> =
        format!("{} {}", market(&table), farm(&table)).split(' ').map(str::to_owned).collect();
    laid.sort();
    assert_eq!(laid, ["B2", "R2", "R3"]);
    assert_eq!((deck(&table).as_str(), discard(&table).as_str()), ("", ""));
    expect_whole_box(&table);
}

#[test]
fn ov_2_a_game_that_ends_is_not_refilled_any_more() {
    let json = json!({
        "market": cards("G5"),
        "farm": cards("Y2 Y3 Y5"),
        "ships": ships_at([0, 0, 0, 4]),
        "seats": [{ "hand": cards("B5"), "tokens": { "red": 7 } }, {}],
    });
    let mut table = with_options(json, json!({ "refill": "after_ships" }));
    let events = play(&mut table, 0, "buy B5");
    assert_eq!(reason(&table).as_deref(), Some("tokens"));
    assert!(!kinds(&events).contains(&"refilled"));
    assert_eq!((market(&table).as_str(), farm(&table).as_str()), ("", "Y2 Y3 Y5"));
}

/// Red sinks, yellow is safe in Oshima, green has arrived.
fn yellow_is_safe(insurance: &str) -> Table<Osaka> {
    let json = json!({
        "phase": "insure",
        "market": cards("B2"),
        "ships": ships_at([3, 0, 1, 5]),
        "seats": [
            { "hand": cards("R3 Y3 Y5 G2"), "goods": cards("R5 Y5 Y2 B2") },
            { "hand": cards("Y3"), "goods": cards("Y2") },
        ],
    });
    with_options(json, json!({ "insurance": insurance }))
}

#[test]
fn ov_3_goods_of_every_colour_can_be_insured_while_ships_sink() {
    let mut table = yellow_is_safe("any_colour");
    let expected = [
        "insure -",
        "insure R3",
        "insure R3 Y3 for Y2",
        "insure R3 Y3 for Y5",
        "insure Y3 for Y2",
        "insure Y3 for Y5",
    ];
    assert_eq!(listed(&table, 0), expected);
    play(&mut table, 0, "insure R3 Y3 for Y5");
    assert_eq!(goods(&table, 0), "B2 Y2 R5* Y5*");
    // The other player has nothing on a sinking ship and is asked all the same.
    expect_asked(&table, 1, "insure");
    play(&mut table, 1, "insure Y3");
    assert_eq!(goods(&table, 1), "Y2*");
    assert_eq!(ships(&table), [2, 0, 1, 0]);
}

#[test]
fn ov_3_without_it_only_sinking_colours() {
    let mut table = yellow_is_safe("sinking_colours");
    expect_refusal(&table, 0, "insure Y3 for Y5", "not_sinking", "O8.5");
    play(&mut table, 0, "insure R3");
    expect_asked(&table, 1, "turn");
}

#[test]
fn ov_3_what_is_not_sinking_is_not_lost_without_insurance() {
    let mut table = yellow_is_safe("any_colour");
    play(&mut table, 0, "insure -");
    let events = play(&mut table, 1, "insure -");
    assert_eq!(the(&events, "lost"), &json!({ "event": "lost", "seat": 0, "goods": ["R5"] }));
    assert_eq!((goods(&table, 0).as_str(), goods(&table, 1).as_str()), ("B2 Y5 Y2", "Y2"));
}

#[test]
fn ov_3_symbols_and_waste_are_judged_as_ever() {
    let table = yellow_is_safe("any_colour");
    expect_refusal(&table, 0, "insure Y5", "no_symbol", "O8.3");
    expect_refusal(&table, 0, "insure G2", "nothing_to_insure", "O8.3");
    expect_refusal(&table, 0, "insure Y3", "name_goods", "O8.4");
    expect_refusal(&table, 0, "insure Y3 for B2", "too_many_goods", "O8.3");
}

#[test]
fn ov_3_without_a_sinking_ship_nobody_insures() {
    let json = json!({
        "market": cards("G2"),
        "ships": ships_at([2, 1, 0, 4]),
        "seats": [{ "hand": cards("B2 R2"), "goods": cards("R5") }, {}],
    });
    let mut table = with_options(json, json!({ "insurance": "any_colour" }));
    play(&mut table, 0, "buy B2");
    expect_asked(&table, 1, "turn");
}

#[test]
fn ov_1_to_3_unknown_variants_are_refused() {
    for options in [json!({ "hands": "shown" }), json!({ "colour": "red" }), json!(7)] {
        let error = try_scenario(json!({ "options": options, "seats": [{}, {}] })).unwrap_err();
        assert!(error.to_string().starts_with("options"), "{error}");
    }
}
