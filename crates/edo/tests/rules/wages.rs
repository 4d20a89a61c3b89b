//! E11: wages, income, limit.

use crate::support::{
    expect_asked, expect_refusal, has, listed, of_kind, play, purse, samurai, scenario, the,
};
use serde_json::{Value, json};

fn wages(seat: usize, seats: Value, cities: Value) -> Value {
    json!({ "phase": { "name": "wages", "seat": seat }, "seats": seats, "cities": cities })
}

#[test]
fn e11_1_everybody_can_send_samurai_home() {
    let seats = json!([{ "rice": 5, "samurai": ["A", "B", "B"] }, { "rice": 5, "samurai": ["A"] }]);
    let mut table = scenario(wages(0, seats, json!({})));
    assert_eq!(listed(&table, 0), ["home A", "home B", "pay"]);
    expect_refusal(&table, 0, "home EDO", "no_samurai", "E5.2");
    play(&mut table, 0, "home B");
    play(&mut table, 0, "pay");
    assert_eq!((samurai(&table, 0), has(&table, 0, "rice")), ("A B".to_owned(), 3));
    expect_asked(&table, 1, "wages");
}

#[test]
fn e11_2_who_cannot_pay_must_send_some_home() {
    let seats = json!([{ "rice": 1, "samurai": ["A", "B"] }, {}]);
    let mut table = scenario(wages(0, seats, json!({})));
    expect_refusal(&table, 0, "pay", "cannot_feed", "E11.2");
    play(&mut table, 0, "home A");
    let events = play(&mut table, 0, "pay");
    assert_eq!(the(&events, "wages_paid")["rice"], 1);
    assert_eq!((samurai(&table, 0), has(&table, 0, "rice")), ("B".to_owned(), 0));
}

#[test]
fn e11_3_who_went_home_is_an_official_again() {
    let seats = json!([{ "samurai": ["A"] }, {}]);
    let mut table = scenario(wages(0, seats, json!({})));
    assert_eq!(table.game().own_officials(crate::support::seat(0)), 4);
    play(&mut table, 0, "home A");
    assert_eq!(table.game().round(), 2);
    assert_eq!(table.game().own_officials(crate::support::seat(0)), 5);
}

fn number(event: &Value, name: &str) -> u64 {
    event[name].as_u64().expect("a number")
}

fn income(cities: Value) -> Vec<(u64, u64)> {
    let seats = json!([{ "rice": 1, "samurai": ["A"] }, {}, {}]);
    let mut table = scenario(wages(0, seats, cities));
    let events = play(&mut table, 0, "pay");
    of_kind(&events, "income_paid")
        .iter()
        .map(|event| (number(event, "seat"), number(event, "ryo")))
        .collect()
}

#[test]
fn e11_4_every_city_divides_its_money_by_rank() {
    let cities = json!({
        "EDO": { "fund": 7, "sites": ["house 1", "house 2"] },
        "A": { "fund": 4, "sites": ["house 0"] },
        "B": { "fund": 6, "sites": ["house 0", "house 0", "house 1"] },
    });
    assert_eq!(income(cities), [(1, 4), (2, 3), (0, 4), (0, 4), (1, 2)]);
}

#[test]
fn e11_5_weight_first_then_the_lowest_site() {
    let post = json!({ "A": { "fund": 6, "sites": ["house 0", "post 1"] } });
    assert_eq!(income(post), [(1, 4), (0, 2)]);
    let equal =
        json!({ "A": { "fund": 6, "sites": ["house 2", "house 0", "house 0", "house 2"] } });
    assert_eq!(income(equal), [(2, 4), (0, 2)]);
    let fortress =
        json!({ "A": { "fund": 6, "sites": ["fortress", "house 0", "house 1", "house 1"] } });
    assert_eq!(income(fortress), [(1, 4), (0, 2)]);
}

#[test]
fn e11_6_the_number_of_players_present_decides_the_split() {
    let fund = |sites: &[&str]| income(json!({ "A": { "fund": 5, "sites": sites } }));
    assert_eq!(fund(&["house 0", "house 0"]), [(0, 5)]);
    assert_eq!(fund(&["house 0", "house 1"]), [(0, 3), (1, 2)]);
    assert_eq!(fund(&["house 0", "house 1", "house 2"]), [(0, 2), (1, 2), (2, 1)]);
}

#[test]
fn e11_7_who_has_more_than_ten_resources_discards() {
    let seats = json!([
        { "rice": 6, "wood": 6, "stone": 1, "samurai": ["A"] }, { "rice": 10 }, { "stone": 11 },
    ]);
    let mut table = scenario(wages(0, seats, json!({})));
    play(&mut table, 0, "pay");
    expect_asked(&table, 0, "discard");
    assert_eq!(listed(&table, 0), ["discard rice", "discard wood", "discard stone"]);
    play(&mut table, 0, "discard stone");
    expect_refusal(&table, 0, "discard stone", "nothing_to_discard", "E11.7");
    play(&mut table, 0, "discard wood");
    assert_eq!(purse(&table, 0)[..3], [5, 5, 0]);
    expect_asked(&table, 2, "discard");
    play(&mut table, 2, "discard stone");
    assert_eq!(table.game().round(), 2);
}
