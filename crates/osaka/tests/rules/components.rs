//! O1: components.

use crate::support::{
    box_of_cards, cards, expect_refusal, expect_whole_box, of_kind, play, scenario, ships,
    ships_at, the, tokens, with_rest_in,
};
use higaki_osaka::{Card, Cards, Colour, Osaka, Place};
use higaki_table::{Origin, Seed, Table};
use serde_json::json;

#[test]
fn o1_1_there_are_108_cards_of_twelve_kinds() {
    let full = Cards::full();
    assert_eq!((full.len(), full.value()), (108, 336));
    for (name, copies) in box_of_cards() {
        let card = Card::from_text(&name).expect("a card of the box");
        assert_eq!(card.copies() as usize, copies, "{name}");
        assert_eq!(full.count(card) as usize, copies, "{name}");
    }
    assert_eq!(Card::all().count(), 12);
    for value in [0, 1, 4, 6] {
        assert_eq!(Card::new(Colour::Red, value), None);
    }
}

#[test]
fn o1_1_every_deal_uses_the_whole_box() {
    for players in 2..=4 {
        let origin = Origin::Local(Seed::from_text("the box"));
        let (table, _) = Table::<Osaka>::deal(players, &Default::default(), origin).unwrap();
        expect_whole_box(&table);
    }
}

#[test]
fn o1_2_a_two_has_two_symbols_a_three_one_and_a_five_none() {
    for colour in Colour::ALL {
        let symbols = [2, 3, 5].map(|value| Card::new(colour, value).map(Card::symbols));
        assert_eq!(symbols, [Some(2), Some(1), Some(0)]);
    }
    let table = scenario(json!({
        "phase": "insure",
        "ships": ships_at([3, 0, 0, 5]),
        "seats": [{ "hand": cards("R2 R3 R5"), "goods": cards("R5 R5 R5") }, {}],
    }));
    for (payment, saved) in [("R3", 1), ("R2", 2), ("R3 R2", 3)] {
        let events = play(&mut table.clone(), 0, &format!("insure {payment}"));
        let goods = the(&events, "saved")["goods"].as_array().map(Vec::len);
        assert_eq!(goods, Some(saved), "{payment}");
    }
    expect_refusal(&table, 0, "insure R5", "no_symbol", "O8.3");
    expect_refusal(&table, 0, "insure R2 R5", "no_symbol", "O8.3");
}

#[test]
fn o1_3_a_ship_calls_at_six_places_from_osaka_to_edo() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "seats": [{ "hand": cards("B5 B5 B5 B5 B5 G5 G5 G5 G5 G5") }, { "hand": cards("B2") }],
    }));
    let mut places = vec![ships(&table)[0]];
    // Every purchase is of a single red card, so that the ship calls at every place.
    for _ in 0..5 {
        let mut position = higaki_table::Game::position(table.game());
        position["market"] = cards("R2");
        position["farm"] = cards("");
        position["deck"] = cards("");
        position["to_act"] = 0.into();
        position["seats"][0]["goods"] = cards("");
        table = scenario(position);
        let events = play(&mut table, 0, "buy B5");
        places.push(the(&events, "sailed")["to"].as_u64().unwrap());
    }
    assert_eq!(places, [0, 1, 2, 3, 4, 5]);
    assert_eq!((Place::OSAKA.index(), Place::ANORI.index(), Place::EDO.index()), (0, 2, 5));
    assert_eq!(Place::new(6), None);
}

#[test]
fn o1_3_only_the_two_places_before_edo_are_waves() {
    let sinking_from = |place: u8| {
        let mut table = scenario(json!({
            "market": cards("G2"),
            "ships": ships_at([place, 0, 0, 4]),
            "seats": [{ "hand": cards("B2") }, {}],
        }));
        let events = play(&mut table, 0, "buy B2");
        (!of_kind(&events, "sinking").is_empty(), ships(&table)[0])
    };
    assert_eq!([0, 1, 2].map(sinking_from), [(false, 0), (false, 1), (false, 2)]);
    assert_eq!([3, 4].map(sinking_from), [(true, 2), (true, 2)]);
    let waves: Vec<u8> =
        (0..=5).filter(|index| Place::new(*index).is_some_and(Place::is_wave)).collect();
    assert_eq!(waves, [3, 4]);
}

#[test]
fn o1_4_tokens_never_run_out() {
    // The box has twelve of each colour; here every player gets a sixth or seventh red one.
    let mut table = scenario(json!({
        "market": cards("R2"),
        "ships": ships_at([4, 0, 0, 0]),
        "seats": [
            { "hand": cards("B2"), "tokens": { "red": 6 } },
            { "goods": cards("R3"), "tokens": { "red": 6 } },
            { "goods": cards("R3"), "tokens": { "red": 5 } },
            { "goods": cards("R3"), "tokens": { "red": 5 } },
        ],
    }));
    let events = play(&mut table, 0, "buy B2");
    assert_eq!(of_kind(&events, "token_earned").len(), 4);
    assert_eq!([0, 1, 2, 3].map(|seat| tokens(&table, seat)[0]), [7, 7, 6, 6]);
}

#[test]
fn o1_4_tokens_are_neither_spent_by_a_sale_nor_lost_in_the_current() {
    let mut table = scenario(json!({
        "market": cards("R2"),
        "ships": ships_at([4, 3, 0, 0]),
        "seats": [
            { "hand": cards("Y2"), "tokens": { "red": 2 } },
            { "goods": cards("B5 B5"), "tokens": { "blue": 3, "red": 1 } },
        ],
    }));
    let events = play(&mut table, 0, "buy Y2");
    assert_eq!(the(&events, "lost")["seat"], 1);
    assert_eq!(tokens(&table, 0), [3, 0, 0, 0]);
    assert_eq!(tokens(&table, 1), [1, 3, 0, 0]);
}

#[test]
fn o1_4_a_sale_with_many_tokens_needs_no_token_from_the_box() {
    let json = json!({
        "market": cards("R5"),
        "ships": ships_at([4, 0, 0, 0]),
        "discard": cards(""),
        "seats": [{ "hand": cards("B5"), "tokens": { "red": 6 }, "vp": [] }, {}],
    });
    let mut table = scenario(with_rest_in(json, "/discard"));
    let events = play(&mut table, 0, "buy B5");
    assert_eq!(the(&events, "token_earned")["tokens"], 7);
    expect_whole_box(&table);
}
