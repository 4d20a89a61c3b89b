//! E8: building.

use crate::support::{
    expect_refusal, has, listed_with, on_card, play, preview, purse, sites, the, view,
};
use serde_json::{Value, json};

fn builder(samurai: &[&str]) -> Value {
    json!({ "rice": 9, "wood": 20, "stone": 30, "ryo": 40, "samurai": samurai })
}

#[test]
fn e8_1_a_samurai_in_the_city_who_serves_several_buildings() {
    let mut table = on_card("A.build 2", builder(&["A", "W1"]), json!({}));
    expect_refusal(&table, 0, "build house B", "no_samurai", "E5.2");
    expect_refusal(&table, 0, "build house W1", "no_city", "E8.1");
    play(&mut table, 0, "build house A");
    play(&mut table, 0, "build house A");
    assert_eq!(sites(&table, "A"), "house 0, house 0");
}

#[test]
fn e8_2_the_lowest_free_site_until_the_city_is_full() {
    let six = vec!["house 1"; 6];
    let cities = json!({ "cities": { "A": { "sites": six } } });
    let mut table = on_card("A.build 2", builder(&["A"]), cities);
    let events = play(&mut table, 0, "build house A");
    assert_eq!(the(&events, "built")["site"], 7);
    expect_refusal(&table, 0, "build house A", "city_full", "E8.2");
    let twelve: Vec<&str> = [vec!["house 0"; 6], vec!["house 1"; 6]].concat();
    let full = on_card(
        "A.build 1",
        builder(&["EDO"]),
        json!({ "cities": { "EDO": { "sites": twelve } } }),
    );
    assert_eq!(listed_with(&full, 0, "build"), Vec::<String>::new());
}

#[test]
fn e8_3_a_house_costs_three_wood_and_two_ryo_for_a_point() {
    let mut table = on_card("A.build 2", builder(&["EDO"]), json!({}));
    let shown = preview(&table, 0, "build house EDO");
    assert_eq!((&shown["points"], &shown["rank"]), (&json!(1), &json!(1)));
    assert_eq!(shown["cost"], json!({ "rice": 0, "wood": 3, "stone": 0, "ryo": 2 }));
    play(&mut table, 0, "build house EDO");
    assert_eq!(purse(&table, 0), [9, 17, 30, 38]);
    assert_eq!(has(&table, 0, "points"), 1);
    let poor = on_card("A.build 1", json!({ "wood": 2, "ryo": 9, "samurai": ["A"] }), json!({}));
    expect_refusal(&poor, 0, "build house A", "cannot_pay", "E8.3");
    let seven = json!({ "cities": { "B": { "sites": vec!["house 0"; 7] } } });
    expect_refusal(
        &on_card("A.build 1", builder(&["A"]), seven),
        0,
        "build house A",
        "no_house_left",
        "E8.3",
    );
}

#[test]
fn e8_4_one_trading_post_each_one_in_a_city_none_in_edo() {
    let others = json!({ "cities": { "B": { "sites": ["post 1"] } } });
    let mut table = on_card("A.build 2", builder(&["A", "B", "EDO"]), others);
    expect_refusal(&table, 0, "build post EDO", "post_in_edo", "E8.4");
    expect_refusal(&table, 0, "build post B", "post_there", "E8.4");
    play(&mut table, 0, "build post A");
    assert_eq!(purse(&table, 0), [9, 18, 28, 35]);
    assert_eq!(has(&table, 0, "points"), 2);
    expect_refusal(&table, 0, "build post A", "no_post_left", "E8.4");
}

#[test]
fn e8_5_fortresses_belong_to_nobody_and_are_limited() {
    let mut table = on_card("A.build 2", builder(&["A", "EDO"]), json!({}));
    play(&mut table, 0, "build fortress A");
    assert_eq!(purse(&table, 0), [9, 20, 22, 30]);
    assert_eq!((has(&table, 0, "points"), sites(&table, "A")), (3, "fortress".to_owned()));
    assert_eq!(view(&table, 0)["fortresses"], 7);
    expect_refusal(&table, 0, "build fortress A", "fortress_limit", "E8.5");
    let three = json!({ "cities": { "EDO": { "sites": ["fortress", "fortress", "fortress"] } } });
    let edo = on_card("A.build 1", builder(&["EDO"]), three);
    expect_refusal(&edo, 0, "build fortress EDO", "fortress_limit", "E8.5");
}

#[test]
fn e8_6_some_cards_build_for_two_ryo_less() {
    let mut table = on_card("S9.build 2", builder(&["A"]), json!({}));
    play(&mut table, 0, "build house A");
    assert_eq!(has(&table, 0, "ryo"), 40);
    play(&mut table, 0, "build post A");
    assert_eq!(has(&table, 0, "ryo"), 37);
}
