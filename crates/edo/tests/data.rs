//! The data file: provenance, and problems of invalid ones.

use crate::support::rich_data;
use higaki_edo::{Data, Edo, Options, provenance};
use higaki_table::{Game, Provenance};
use serde_json::{Value, json};

#[test]
fn every_entry_says_how_we_know_it() {
    let entries = provenance();
    assert!(entries.len() > 30);
    assert!(entries.iter().all(|entry| !entry.note.is_empty()), "a note is missing");
    let of = |path: &str| {
        let found = entries.iter().find(|entry| entry.path == path);
        found.unwrap_or_else(|| panic!("no entry {path}")).provenance
    };
    assert_eq!(of("temple_cost"), Provenance::Printed);
    assert_eq!(of("win_threshold"), Provenance::Sourced);
    assert_eq!(of("wage"), Provenance::Inferred);
    assert_eq!(of("building_costs"), Provenance::Reconstructed);
    assert_eq!(of("boards.B.roads"), Provenance::Reconstructed);
    // As sure as its weakest part.
    assert_eq!(of("cards.A"), Provenance::Reconstructed);
}

/// Puts a value somewhere and expects this problem.
fn refused(pointer: &str, value: Value, code: &str) {
    let mut data = rich_data();
    *data.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value;
    let options = Options { data: Some(data), ..Options::default() };
    let problems = options.components(Edo::INFO.rules_version).expect_err(pointer);
    let codes: Vec<&str> = problems.iter().map(|problem| problem.code).collect();
    assert!(codes.contains(&code), "{pointer}: {code} is not in {codes:?}");
}

#[test]
fn every_kind_of_mistake_is_found() {
    refused("/format", json!(2), "number_out_of_range");
    refused("/start_ryo/provenance", json!("rumour"), "unknown_provenance");
    refused("/start_ryo/value", json!("ten"), "wrong_kind");
    refused("/pieces/value/meeples", json!(9), "unplayable_pieces");
    refused("/final_scoring/value/ryo_per_point", json!(0), "zero_is_too_little");
    refused("/packages/value", json!([{ "rice": 1 }]), "wrong_count");
    refused("/later_seats/value/3", json!([{ "ryo": 1 }]), "wrong_count");
    refused("/packages/value/0", json!({ "silk": 1 }), "unknown_field");
    refused("/cards/A/value/1/action", json!("wood"), "action_twice");
    refused("/cards/B/value/0/action", json!("dance"), "unknown_action");
    refused("/merchant_cards/value/0/buy", json!("silk"), "unknown_resource");
    refused("/income_tiles/value/0/split/1", json!([1, 2]), "lower_rank_gets_more");
    refused("/income_tiles/value/1/fund", json!(3), "fund_twice");
    refused("/wishes/value/0/kind", json!("whim"), "unknown_wish");
    refused("/privileges/value/b", json!(3), "too_many_privileges");
    refused(
        "/place_tiles/value",
        json!({ "rice": 1, "wood": 1, "stone": 0, "city": 0, "choice": 0 }),
        "too_few_place_tiles",
    );
    refused("/boards/A/players/value", json!([2]), "not_one_board_for_players");
    refused("/boards/A/spaces/value/1", json!("B"), "space_twice");
    refused("/boards/A/spaces/value/0", json!("D"), "edo_missing");
    refused("/boards/A/roads/value/1", json!(["EDO", "R1"]), "road_twice");
    refused("/boards/A/roads/value/1", json!(["EDO", "EDO"]), "road_to_itself");
    refused("/boards/A/roads/value/1", json!(["EDO"]), "road_without_two_ends");
    refused("/boards/A/cover/value/2", json!(["R1"]), "cannot_be_covered");
    refused("/boards/A/cover/value/2", json!(["A", "B"]), "too_few_cities");
    refused("/boards/A/cover/value/2", json!(["RI1", "RI2"]), "no_open_field");
    refused("/boards/B/roads/value", json!([]), "not_connected");
}

#[test]
fn gifts_of_modules_are_checked() {
    let problem = |value: Value| {
        let mut data = rich_data();
        data["module_gifts"] =
            json!({ "provenance": "reconstructed", "note": "A test.", "value": value });
        let options = Options { data: Some(data), ..Options::default() };
        let problems = options.components(Edo::INFO.rules_version).err();
        problems.and_then(|problems| {
            let found = problems.iter().next()?;
            Some((found.code, found.path.clone()))
        })
    };
    let refused = |value: Value, code: &'static str, path: &str| {
        assert_eq!(problem(value), Some((code, format!("data.module_gifts.value{path}"))));
    };
    assert_eq!(problem(json!({ "ronin": { "2": [{ "wood": 1 }, {}] } })), None);
    assert_eq!(problem(json!({ "jiin-tokken-ronin": { "3": [{}, {}, { "ryo": 1 }] } })), None);
    assert_eq!(problem(json!({})), None);
    refused(json!({ "zen": {} }), "unknown_modules", ".zen");
    refused(json!({ "ronin-jiin": {} }), "unknown_modules", ".ronin-jiin");
    refused(json!({ "": {} }), "unknown_modules", ".");
    refused(json!({ "jiin": { "6": [] } }), "unknown_number_of_players", ".jiin.6");
    refused(json!({ "jiin": { "3": [{}, {}] } }), "wrong_count", ".jiin.3");
    refused(json!({ "tokken": { "2": [{}, { "tea": 1 }] } }), "unknown_field", ".tokken.2[1]");
    refused(json!({ "tokken": { "2": [{ "ryo": "3" }, {}] } }), "wrong_kind", ".tokken.2[0].ryo");
    refused(json!({ "ronin": [] }), "wrong_kind", ".ronin");
}

#[test]
fn the_built_in_boards_are_whole() {
    for board in &Data::built_in().boards {
        assert_eq!(board.names.len(), board.of_kind(higaki_edo::SpaceKind::City).len());
        assert!(board.spaces.contains(board.merchant_start));
    }
}
