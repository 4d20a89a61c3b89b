//! R1 to R4: the masterless samurai.

use crate::support::{
    all_modules, deal, expect_asked, expect_refusal, has, listed, listed_with, of_kind, on_card,
    play, played, position, preview, ronin, samurai, scenario, the, view, with, words,
};
use higaki_edo::{Edo, Module, Modules};
use higaki_table::{AnyTable, Table};
use serde_json::{Value, json};

fn with_ronin(ronin: &[&str], mut json: Value) -> Value {
    json["options"] = with(&["ronin"]);
    json["ronin"] = json!(ronin);
    json
}

fn travelling(officials: u8, samurai: &[&str], at: &[&str], more: Value) -> Table<Edo> {
    let seat = json!({ "samurai": samurai, "neutral_officials": 3 });
    on_card(&format!("B.travel {officials}"), seat, with_ronin(at, more))
}

const MODULE: Modules =
    Modules { jiin: Module::Without, tokken: Module::Without, ronin: Module::With };

#[test]
fn r1_1_a_ronin_on_a_field_of_each_kind() {
    for players in 2..=5 {
        let (table, events) = deal(players, MODULE, "three of them");
        assert_eq!(of_kind(&events, "ronin_appeared").len(), 3);
        let places = ronin(&table);
        let kinds: Vec<&str> = places.split(' ').map(|space| &space[..2]).collect();
        assert_eq!(kinds, ["RI", "WO", "ST"]);
        assert!(players != 4 || !places.contains('3'), "covered fields stay free");
    }
    let tiles: u8 = higaki_edo::Data::built_in().place_tiles.iter().sum();
    assert_eq!((tiles, higaki_edo::Data::built_in().ronin_tiles), (7, 15));
}

#[test]
fn r1_2_with_two_players_every_field_has_a_samurai_who_stays() {
    let (_, events) = deal(2, MODULE, "two");
    assert_eq!(words(&the(&events, "spaces_covered")["spaces"]), "C");
    let seat = json!({ "samurai": ["WO2"] });
    let mut table = on_card("A.wood 1", seat, with_ronin(&["RI1", "RI2", "ST1"], json!({})));
    let everywhere = json!(["RI1", "RI2", "WO1", "WO2", "ST1", "ST2"]);
    for seat in 0..2 {
        assert_eq!(view(&table, seat)["bystanders"], everywhere, "everybody sees them");
    }
    play(&mut table, 0, "harvest WO2");
    assert_eq!(has(&table, 0, "wood"), 2);
    let (others, _) = deal(3, MODULE, "three");
    assert_eq!(view(&others, 0)["bystanders"], json!([]));
    let (base, _) = deal(2, Modules::default(), "without Ronin");
    assert_eq!(view(&base, 0)["bystanders"], json!([]));
}

#[test]
fn r2_1_the_start_player_moves_one_before_all_plan() {
    let (mut table, _) = deal(3, MODULE, "round");
    crate::support::idle_until(&mut table, |table| table.game().round() == 1);
    let start = table.game().start().index();
    expect_asked(&table, start, "name_ronin");
    expect_refusal(&table, start, "plan A.wood 1", "wrong_moment", "R2.1");
    let place = listed(&table, start)[0].clone();
    play(&mut table, start, &place);
    let asked = crate::support::asked(&table);
    assert!(asked == [(start, "place_ronin".to_owned())] || asked.len() == 3, "{asked:?}");
}

/// The two pictures of the printed rules.
#[test]
fn r2_2_the_single_one_must_move_if_two_stand_together() {
    let naming = |at: &[&str]| {
        scenario(with_ronin(
            at,
            json!({ "phase": { "name": "name_ronin" }, "seats": [{}, {}, {}] }),
        ))
    };
    let apart = naming(&["RI1", "WO1", "ST1"]);
    assert_eq!(listed(&apart, 0), ["ronin at RI1", "ronin at WO1", "ronin at ST1"]);
    let two = naming(&["RI1", "RI1", "ST1"]);
    assert_eq!(listed(&two, 0), ["ronin at ST1"]);
    expect_refusal(&two, 0, "ronin at RI1", "wrong_ronin", "R2.2");
    assert_eq!(listed(&naming(&["A", "A", "A"]), 0), ["ronin at A"]);
}

#[test]
fn r2_3_the_tile_is_drawn_after_the_ronin_was_named() {
    let naming = json!({ "phase": { "name": "name_ronin" }, "seats": [{}, {}, {}] });
    let mut table = scenario(with_ronin(&["RI1", "WO1", "ST1"], naming));
    let seen = played(&mut table, 0, "ronin at RI1");
    assert!(seen.revealed);
    assert_eq!(the(&table.last_events().items(), "ronin_named")["space"], "RI1");
    the(&table.last_events().items(), "place_tile_drawn");
}

fn placing(from: &str, tile: &str, at: &[&str], players: usize) -> Vec<String> {
    let seats: Vec<Value> = (0..players).map(|_| json!({})).collect();
    let phase = json!({ "name": "place_ronin", "from": from, "tile": tile });
    listed(&scenario(with_ronin(at, json!({ "phase": phase, "seats": seats }))), 0)
}

#[test]
fn r2_4_he_leaves_and_goes_neither_to_edo_nor_onto_covered_spaces() {
    assert_eq!(
        placing("A", "city", &["A", "RI1", "WO1"], 4),
        ["ronin to B", "ronin to C", "ronin to D"]
    );
    assert_eq!(
        placing("WO1", "stone", &["WO1", "RI1", "RI1"], 4),
        ["ronin to ST1", "ronin to ST2"]
    );
    assert_eq!(placing("WO1", "wood", &["WO1", "RI1", "ST1"], 3), ["ronin to WO2"]);
    let phase = json!({ "name": "place_ronin", "from": "A", "tile": "city" });
    let json = json!({ "phase": phase, "seats": [{}, {}, {}, {}] });
    let table = scenario(with_ronin(&["A", "RI1", "WO1"], json));
    for space in ["EDO", "E", "A", "WO1"] {
        expect_refusal(&table, 0, &format!("ronin to {space}"), "wrong_place", "R2.4");
    }
}

#[test]
fn r2_5_he_joins_other_ronin_on_a_space_of_the_kind() {
    assert_eq!(placing("RI1", "wood", &["RI1", "WO2", "ST1"], 5), ["ronin to WO2"]);
    // Two spaces with others: the player chooses.
    assert_eq!(placing("RI1", "city", &["RI1", "A", "C"], 5), ["ronin to A", "ronin to C"]);
    // All three come from the same space: there are no other Ronin.
    assert_eq!(placing("RI1", "rice", &["RI1", "RI1", "RI1"], 5), ["ronin to RI2", "ronin to RI3"]);
    // The other Ronin of that kind stand only on the space of origin.
    assert_eq!(placing("A", "city", &["A", "A", "A"], 3), ["ronin to B", "ronin to C"]);
}

#[test]
fn r2_6_a_choice_tile_offers_all_four_kinds_each_with_its_join_rule() {
    let offered = placing("RI1", "choice", &["RI1", "WO2", "ST1"], 3);
    assert_eq!(
        offered,
        ["ronin to A", "ronin to B", "ronin to C", "ronin to RI2", "ronin to WO2", "ronin to ST1"]
    );
}

#[test]
fn r2_7_the_tile_goes_back_into_the_bag() {
    // The single city tile comes again and again.
    let (mut table, _) = deal(3, MODULE, "bag");
    let events = crate::support::idle_until(&mut table, |_| false);
    let drawn = of_kind(&events, "place_tile_drawn").len();
    assert_eq!(drawn, 10);
}

/// The example of the printed rules: a Ronin lowers the yield to two.
#[test]
fn r3_1_every_ronin_lowers_the_yield() {
    for (at, amount) in [(["WO1", "RI1", "ST1"], 2), (["WO1", "WO1", "ST1"], 1), (["WO1"; 3], 0)] {
        let seat = json!({ "samurai": ["WO1"] });
        let others = json!({ "others": [{}, {}] });
        let mut table = on_card("A.wood 1", seat, with_ronin(&at, others));
        assert_eq!(preview(&table, 0, "harvest WO1")["amount"], amount);
        play(&mut table, 0, "harvest WO1");
        assert_eq!(has(&table, 0, "wood"), amount);
    }
    let seat = json!({ "samurai": ["WO1", "WO1"] });
    let crowd = json!({ "others": [{ "samurai": ["WO1"] }, {}] });
    let table = on_card("A.wood 1", seat, with_ronin(&["WO1", "RI1", "ST1"], crowd));
    assert_eq!(preview(&table, 0, "harvest WO1")["amount"], 0);
}

#[test]
fn r3_2_two_ronin_in_a_city_stop_all_building() {
    let seat = json!({ "wood": 9, "stone": 9, "ryo": 20, "rice": 9, "samurai": ["A", "B", "WO1"] });
    let mut json = with_ronin(&["A", "B", "B"], json!({ "others": [{}, {}] }));
    json["options"] = with(&["ronin", "jiin"]);
    let table = on_card("A.build 2", seat, json);
    for building in ["house", "post", "fortress"] {
        expect_refusal(&table, 0, &format!("build {building} B"), "ronin_stop_building", "R3.2");
    }
    assert_eq!(listed_with(&table, 0, "build").len(), 3);
    assert_eq!(listed_with(&table, 0, "temple"), ["temple WO1"]);
}

#[test]
fn r3_3_three_ronin_stop_the_income_of_a_city() {
    let wages = |at: &[&str]| {
        let json = json!({
            "phase": { "name": "wages", "seat": 0 },
            "cities": { "A": { "fund": 4, "sites": ["house 0"] } },
            "seats": [{ "rice": 1, "samurai": ["EDO"] }, {}, {}],
        });
        let mut table = scenario(with_ronin(at, json));
        play(&mut table, 0, "pay")
    };
    let events = wages(&["A", "A", "A"]);
    assert!(of_kind(&events, "income_paid").is_empty());
    assert_eq!(the(&events, "income_stopped")["city"], "A");
    assert_eq!(the(&wages(&["A", "A", "WO1"]), "income_paid")["ryo"], 4);
}

#[test]
fn r4_1_one_official_of_a_travel_card_drives_them_off() {
    let others = json!({ "others": [{}, {}] });
    let table = travelling(2, &["A", "A"], &["A", "RI1", "ST1"], others.clone());
    expect_refusal(&table, 0, "drive B", "no_ronin", "R4.1");
    let mut again = travelling(2, &["A", "A", "WO1"], &["A", "RI1", "ST1"], others);
    play(&mut again, 0, "drive A");
    play(&mut again, 0, "enough");
    while crate::support::asked(&again)[0].1 == "place_ronin" {
        let to = listed(&again, 0)[0].clone();
        play(&mut again, 0, &to);
    }
    expect_refusal(&again, 0, "drive RI1", "drove_already", "R4.1");
    assert!(listed(&again, 0).contains(&"travel gate G1".to_owned()));
}

/// The example of the printed rules: one samurai walks to the two Ronin in the city, two more come
/// for free, and both Ronin leave.
#[test]
fn r4_2_up_to_two_samurai_come_for_free() {
    let mut json = json!({ "others": [{}, {}] });
    json = with_ronin(&["A", "A", "ST1"], json);
    let seat = json!({ "ryo": 1, "samurai": ["W1", "B", "G1"] });
    let mut table = on_card("B.travel 1", seat, json);
    play(&mut table, 0, "move W1 A");
    play(&mut table, 0, "drive A");
    expect_asked(&table, 0, "bring_samurai");
    expect_refusal(&table, 0, "bring A", "same_space", "E5.2");
    expect_refusal(&table, 0, "enough", "too_few_samurai", "R4.3");
    play(&mut table, 0, "bring B");
    play(&mut table, 0, "bring G1");
    assert_eq!((samurai(&table, 0), has(&table, 0, "ryo")), ("A A A".to_owned(), 0));
    while crate::support::asked(&table)[0].1 == "place_ronin" {
        let to = listed(&table, 0)[0].clone();
        play(&mut table, 0, &to);
    }
    assert!(!ronin(&table).contains('A'));
    assert_eq!(has(&table, 0, "ronin_tiles"), 1);
}

#[test]
fn r4_3_more_samurai_than_ronin_are_needed() {
    let others = json!({ "others": [{}, {}] });
    let weak = travelling(1, &["B", "G1"], &["A", "A", "ST1"], others.clone());
    expect_refusal(&weak, 0, "drive A", "too_few_samurai", "R4.3");
    assert_eq!(listed_with(&weak, 0, "drive"), ["drive ST1"]);
    let strong = travelling(1, &["A", "B", "G1"], &["A", "A", "ST1"], others);
    assert_eq!(listed_with(&strong, 0, "drive"), ["drive A", "drive ST1"]);
}

#[test]
fn r4_4_all_of_them_leave_one_after_the_other_with_different_tiles() {
    for seed in 0..20 {
        let json = crate::support::card_scenario(
            "B.travel 1",
            json!({ "samurai": ["A", "A", "B", "B"], "neutral_officials": 1 }),
            with_ronin(&["A", "A", "A"], json!({ "others": [{}, {}] })),
        );
        let mut json = json;
        json["game"] = json!("edo");
        json["players"] = json!(3);
        let seed = higaki_table::Seed::from_text(&format!("scatter {seed}"));
        let mut table: Table<Edo> = Table::from_scenario(&json, seed).unwrap();
        let mut events = play(&mut table, 0, "drive A");
        events.extend(play(&mut table, 0, "bring B"));
        events.extend(play(&mut table, 0, "bring B"));
        while AnyTable::deciding(&table)[0].decision.to_value() == "place_ronin" {
            let to = listed(&table, 0)[0].clone();
            assert!(!to.ends_with(" EDO") && !to.ends_with(" A"));
            events.extend(play(&mut table, 0, &to));
        }
        let tiles: Vec<&str> = of_kind(&events, "place_tile_drawn")
            .iter()
            .map(|event| event["tile"].as_str().unwrap())
            .collect();
        assert_eq!(tiles.len(), 3);
        for tile in ["rice", "wood", "stone", "city"] {
            assert!(tiles.iter().filter(|drawn| **drawn == tile).count() <= 1, "{tiles:?}");
        }
        assert_eq!(of_kind(&events, "ronin_placed").len(), 3);
        assert_eq!(samurai(&table, 0), "A A A A");
    }
}

#[test]
fn r4_5_tiles_for_two_or_three_ronin() {
    for (at, tiles) in [(["A", "RI1", "ST1"], 0), (["A", "A", "ST1"], 1), (["A", "A", "A"], 2)] {
        let others = json!({ "others": [{}, {}] });
        let mut table = travelling(1, &["A", "A", "A", "A"], &at, others);
        let mut events = play(&mut table, 0, "drive A");
        while AnyTable::deciding(&table)[0].decision.to_value() == "place_ronin" {
            let to = listed(&table, 0)[0].clone();
            events.extend(play(&mut table, 0, &to));
        }
        assert_eq!(the(&events, "ronin_driven")["tiles"], tiles);
        assert_eq!(has(&table, 0, "ronin_tiles"), tiles);
    }
}

#[test]
fn r4_6_each_tile_is_a_point_at_the_end() {
    let json = json!({
        "phase": { "name": "over", "reason": "points" },
        "seats": [{ "points": 4, "ronin_tiles": 3 }, { "points": 6 }],
    });
    let table = scenario(with_ronin(&["RI1", "WO1", "ST1"], json));
    assert_eq!(crate::support::ranking(&table), [(0, 1, 7), (1, 2, 6)]);
    assert_eq!(AnyTable::breakdown(&table).unwrap().to_value()["seats"][0]["ronin_tiles"], 3);
    assert_eq!(position(&deal(2, all_modules(), "x").0)["seats"][0]["ronin_tiles"], 0);
}
