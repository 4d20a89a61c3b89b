//! J1: temples.

use crate::support::{
    expect_refusal, has, listed_with, on_card, play, position, preview, purse, sites, with, words,
};
use higaki_edo::Edo;
use higaki_table::Table;
use serde_json::{Value, json};

fn building(seat: Value, mut more: Value) -> Table<Edo> {
    more["options"] = with(&["jiin"]);
    on_card("A.build 2", seat, more)
}

fn rich(samurai: &[&str]) -> Value {
    json!({ "rice": 9, "wood": 9, "stone": 9, "ryo": 9, "samurai": samurai })
}

#[test]
fn j1_1_three_temples_each_built_by_build() {
    let mut seat = rich(&["R1"]);
    seat["temples"] = json!(["R2", "R3", "W1"]);
    expect_refusal(&building(seat, json!({})), 0, "temple R1", "no_temple_left", "J1.1");
    let other = on_card("A.wood 1", rich(&["R1"]), json!({ "options": with(&["jiin"]) }));
    expect_refusal(&other, 0, "temple R1", "other_action", "E5.4");
    let mut mixed = building(rich(&["R1", "A"]), json!({}));
    play(&mut mixed, 0, "temple R1");
    play(&mut mixed, 0, "build house A");
    assert_eq!(has(&mixed, 0, "points"), 2);
}

#[test]
fn j1_2_on_fields_rivers_and_roads_with_a_samurai() {
    let table = building(rich(&["RI1", "WO1", "ST1", "R1", "W1"]), json!({}));
    let offered = ["temple RI1", "temple WO1", "temple ST1", "temple R1", "temple W1"];
    assert_eq!(listed_with(&table, 0, "temple"), offered);
    expect_refusal(&table, 0, "temple R2", "no_samurai", "E5.2");
    let table = building(rich(&["EDO", "A", "G1"]), json!({}));
    for space in ["EDO", "A", "G1"] {
        expect_refusal(&table, 0, &format!("temple {space}"), "no_temple_place", "J1.2");
    }
}

#[test]
fn j1_3_two_wood_and_one_rice() {
    let mut table = building(rich(&["R1"]), json!({}));
    play(&mut table, 0, "temple R1");
    assert_eq!(purse(&table, 0), [8, 7, 9, 9]);
    let poor = building(json!({ "wood": 2, "samurai": ["R1"] }), json!({}));
    expect_refusal(&poor, 0, "temple R1", "cannot_pay", "J1.3");
}

#[test]
fn j1_4_one_temple_on_a_space_for_all_players() {
    let others = json!({ "others": [{ "temples": ["R1"], "samurai": ["R1"] }] });
    expect_refusal(&building(rich(&["R1"]), others), 0, "temple R1", "temple_there", "J1.4");
}

#[test]
fn j1_5_a_point_at_once() {
    let mut table = building(rich(&["W2"]), json!({}));
    play(&mut table, 0, "temple W2");
    assert_eq!(has(&table, 0, "points"), 1);
    assert_eq!(words(&position(&table)["seats"][0]["temples"]), "W2");
}

/// The example of the printed rules: a temple on a river makes the roads around it free.
#[test]
fn j1_6_roads_at_an_own_temple_are_free_also_for_the_merchant() {
    let mut seat = rich(&["EDO", "G1"]);
    seat["temples"] = json!(["R1"]);
    let others = json!({ "others": [{ "ryo": 5, "samurai": ["EDO"] }] });
    let mut table = building(seat, others);
    for (walk, ryo) in [
        ("move EDO R1", 0),
        ("move EDO RI2", 0),
        ("move EDO G1", 1),
        ("move G1 EDO", 1),
        ("move EDO W1", 1),
        ("merchant ST2", 0),
        ("merchant G1", 1),
    ] {
        assert_eq!(preview(&table, 0, walk)["ryo"], ryo, "{walk}");
    }
    play(&mut table, 0, "move EDO RI2");
    play(&mut table, 0, "merchant R1");
    assert_eq!(has(&table, 0, "ryo"), 9);
    play(&mut table, 0, "finish");
    // Other players do not walk for free there.
    assert_eq!(preview(&table, 1, "move EDO R1")["ryo"], 1);
    assert_eq!(preview(&table, 1, "merchant EDO")["ryo"], 1);
}

#[test]
fn j1_7_a_temple_takes_no_site_and_gives_no_income() {
    let mut table = building(rich(&["R1"]), json!({}));
    let before = ["EDO", "A", "B"].map(|city| sites(&table, city));
    play(&mut table, 0, "temple R1");
    assert_eq!(["EDO", "A", "B"].map(|city| sites(&table, city)), before);
    let income = crate::support::idle_until(&mut table, |_| false);
    assert!(crate::support::of_kind(&income, "income_paid").is_empty());
}
