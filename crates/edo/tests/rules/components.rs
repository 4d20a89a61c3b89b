//! E1, E2 and EV: components, set-up, options.

use crate::support::{
    all_modules, card_scenario, combinations, deal, deal_with, expect_refusal, has, of_kind,
    on_card, position, purse, rich_data, samurai, the, try_scenario, with, words,
};
use higaki_edo::{Data, Edo, Module, ModuleName, Modules, Options, Space, SpaceKind};
use higaki_table::{AnyTable, Game, Origin, Record, Seed, SetupError, Table, WithSeed};
use serde_json::json;

#[test]
fn e1_1_two_and_three_play_on_side_a_four_and_five_on_side_b() {
    let spaces = [2, 3, 4, 5].map(|players| Data::built_in().board(players).spaces.len());
    assert_eq!(spaces, [19, 19, 25, 25]);
    for players in [1, 6] {
        let origin = Origin::Local(Seed::from_text("x"));
        let dealt = Table::<Edo>::deal(players, &Options::default(), origin);
        assert!(matches!(dealt, Err(SetupError::Players { .. })));
    }
}

#[test]
fn e1_2_everybody_has_the_same_pieces() {
    let (table, _) = deal(3, Modules::default(), "pieces");
    let view = crate::support::view(&table, 0);
    for seat in view["seats"].as_array().unwrap() {
        let counts = ["own_officials", "houses", "posts"].map(|what| seat[what].as_i64().unwrap());
        assert_eq!(counts, [5, 7, 1]);
        assert_eq!(seat["special_cards"], json!([]));
    }
    let cards: Vec<usize> = Data::built_in().cards[..3].iter().map(Vec::len).collect();
    assert_eq!(cards, [4, 4, 4]);
}

#[test]
fn e1_3_the_common_pieces_are_counted() {
    let data = Data::built_in();
    assert_eq!((data.neutral_officials, data.fortresses), (12, 8));
    assert_eq!((data.merchant_cards.len(), data.cards.len() - 3), (10, 12));
    let tiles: u8 = data.income_tiles.iter().map(|tile| tile.city + tile.edo).sum();
    assert_eq!(tiles, 24);
}

#[test]
fn e1_4_resources_and_money_never_run_out() {
    let mut table = on_card("A.money 2", json!({ "ryo": 900, "rice": 90 }), json!({}));
    crate::support::play(&mut table, 0, "money");
    assert_eq!(has(&table, 0, "ryo"), 905);
}

#[test]
fn e1_5_roads_join_all_spaces_and_samurai_share_them() {
    for players in [2, 4] {
        let board = Data::built_in().board(players);
        for (from, to) in board.spaces.iter().zip(board.spaces.iter().skip(1)) {
            assert!(board.distance(from, to) < 8);
        }
    }
    let board = Data::built_in().board(2);
    let space = |word: &str| word.parse::<Space>().unwrap();
    // A gate is three steps from Edo and one from a field; C lies farther out than A and B.
    assert_eq!(board.distance(space("G1"), Space::EDO), 3);
    assert_eq!(board.distance(space("G1"), space("RI2")), 1);
    assert_eq!(["A", "B", "C"].map(|city| board.distance(space(city), Space::EDO)), [2, 2, 3]);
    let five = json!({ "samurai": ["A", "A", "A", "A", "A"] });
    let table = on_card("A.money 0", five.clone(), json!({ "others": [five] }));
    assert_eq!(samurai(&table, 1), "A A A A A");
    let elsewhere = json!({ "ryo": 9, "samurai": ["A"] });
    let table = on_card("A.money 0", elsewhere, json!({}));
    expect_refusal(&table, 0, "move A RI7", "no_such_space", "E1.5");
}

#[test]
fn e1_6_with_five_players_nothing_is_covered_and_every_package_is_taken() {
    let (mut table, events) = deal(5, Modules::default(), "five");
    assert_eq!(the(&events, "spaces_covered")["spaces"], json!([]));
    assert_eq!(of_kind(&events, "income_tile_laid").len(), 6);
    crate::support::idle_until(&mut table, |table| table.game().round() == 1);
    assert_eq!(crate::support::view(&table, 0)["packages"], json!([]));
}

#[test]
fn e2_1_tiles_and_ronin_come_before_the_draft() {
    let (table, events) = deal(4, all_modules(), "order");
    let order: Vec<&str> = events.iter().filter_map(|event| event["event"].as_str()).collect();
    let at = |name: &str| order.iter().position(|other| *other == name).unwrap();
    assert!(at("spaces_covered") < at("income_tile_laid"));
    assert!(at("income_tile_laid") < at("merchant_card_turned"));
    assert!(at("merchant_card_turned") < at("wishes_laid"));
    assert!(at("wishes_laid") < at("ronin_appeared"));
    assert_eq!(crate::support::asked(&table)[0].1, "draft");
}

#[test]
fn e2_2_covered_spaces_are_only_walked_through() {
    let covered = |players| {
        let (_, events) = deal(players, Modules::default(), "cover");
        words(&the(&events, "spaces_covered")["spaces"])
    };
    assert_eq!(covered(2), "C RI2 WO2 ST2");
    assert_eq!(covered(3), "");
    assert_eq!(covered(4), "E RI3 WO3 ST3");
    let seat = json!({ "ryo": 9, "rice": 9, "wood": 9, "stone": 9, "samurai": ["C", "WO2"] });
    let table = on_card("A.build 1", seat.clone(), json!({ "options": with(&["jiin"]) }));
    expect_refusal(&table, 0, "build house C", "covered", "E2.2");
    expect_refusal(&table, 0, "temple WO2", "covered", "E2.2");
    let mut table = on_card("A.wood 1", seat, json!({}));
    expect_refusal(&table, 0, "harvest WO2", "covered", "E2.2");
    crate::support::play(&mut table, 0, "move C ST2");
    assert_eq!(samurai(&table, 0), "WO2 ST2");
}

#[test]
fn e2_3_every_open_city_has_an_income_tile() {
    for (players, cities) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        for seed in ["a", "b", "c", "d", "e", "f"] {
            let (_, events) = deal(players, Modules::default(), seed);
            let tiles = of_kind(&events, "income_tile_laid");
            assert_eq!(tiles.len(), cities);
            for tile in tiles {
                let allowed: &[u64] = if tile["city"] == "EDO" { &[5, 7] } else { &[3, 4, 5, 6] };
                assert!(allowed.contains(&tile["fund"].as_u64().unwrap()));
            }
        }
    }
}

#[test]
fn e2_4_ten_ryo_and_a_little_more_for_those_who_come_later() {
    for players in 2..=5 {
        let (table, events) = deal(players, Modules::default(), "money");
        let start = the(&events, "start_player")["seat"].as_u64().unwrap() as usize;
        for seat in 0..players {
            let place = (seat + players - start) % players;
            let expected = match (players, place) {
                (2, _) => [0, 0, 0, [10, 18][place]],
                (3, _) => [0, 0, 0, [10, 12, 15][place]],
                (4, _) => [0, 0, 0, [10, 12, 13, 15][place]],
                (5, _) => [0, 0, 0, [10, 11, 11, 12, 13][place]],
                _ => [0, 0, 0, 10],
            };
            assert_eq!(purse(&table, seat), expected, "{players} players, place {place}");
        }
    }
    let starts: Vec<u64> = (0..40)
        .map(|number| deal(3, Modules::default(), &number.to_string()))
        .map(|(_, events)| the(&events, "start_player")["seat"].as_u64().unwrap())
        .collect();
    assert!((0..3).all(|seat| starts.contains(&seat)));
}

#[test]
fn e2_4_modules_give_two_to_four_players_more() {
    let start_purses = |players: usize, modules: Modules| {
        let (table, events) = deal(players, modules, "gifts");
        let start = the(&events, "start_player")["seat"].as_u64().unwrap() as usize;
        let place = |place: usize| purse(&table, (start + place) % players);
        (0..players).map(place).collect::<Vec<_>>()
    };
    let (with, without) = (Module::With, Module::Without);
    let base = Modules::default();
    let jiin = Modules { jiin: with, ..base };
    let tokken = Modules { tokken: with, ..base };
    let ronin = Modules { ronin: with, ..base };
    assert_eq!(start_purses(2, jiin), [[1, 0, 0, 10], [0, 0, 0, 18]]);
    assert_eq!(start_purses(2, tokken), [[0, 0, 1, 10], [0, 0, 0, 18]]);
    assert_eq!(start_purses(2, ronin), [[0, 2, 1, 15], [0, 2, 1, 18]]);
    let two = Modules { jiin: without, ..all_modules() };
    assert_eq!(start_purses(2, two), [[0, 2, 2, 15], [0, 2, 1, 18]]);
    assert_eq!(start_purses(2, all_modules()), [[1, 2, 2, 15], [0, 2, 1, 20]]);
    let four = [[1, 0, 0, 10], [1, 0, 0, 12], [0, 0, 0, 13], [0, 0, 0, 15]];
    assert_eq!(start_purses(4, jiin), four);
    assert_eq!(start_purses(4, all_modules()), four);
    assert_eq!(start_purses(3, two), [[0, 0, 0, 10], [0, 0, 0, 12], [0, 0, 0, 15]]);
    assert_eq!(start_purses(3, all_modules()), [[0, 0, 0, 14], [0, 0, 0, 14], [0, 0, 0, 15]]);
    assert_eq!(start_purses(5, all_modules()), start_purses(5, base));
}

#[test]
fn e2_4_gifts_of_all_modules_in_play_add_up() {
    let mut data = rich_data();
    data["start_ryo"]["value"] = json!(10);
    data["later_seats"]["value"] = json!({ "2": [{ "ryo": 1 }] });
    let value = json!({
        "jiin": { "2": [{ "rice": 1 }, {}], "3": [{}, {}, { "rice": 9 }] },
        "tokken": { "2": [{ "wood": 1 }, { "wood": 2 }] },
        "ronin": { "2": [{}, { "stone": 3, "ryo": 4 }] },
        "jiin-tokken-ronin": { "2": [{ "ryo": 50 }, {}] },
    });
    data["module_gifts"] =
        json!({ "provenance": "reconstructed", "note": "A test.", "value": value });
    for modules in combinations() {
        let options = Options { data: Some(data.clone()), ..Options::with(modules) };
        let (table, events) = deal_with(2, &options, "gifts");
        let start = the(&events, "start_player")["seat"].as_u64().unwrap() as usize;
        let used = |module| u16::from(modules.uses(module));
        let [jiin, tokken, ronin] = ModuleName::ALL.map(used);
        let first = [jiin, tokken, 0, 10 + 50 * jiin * tokken * ronin];
        assert_eq!(purse(&table, start), first.map(i64::from), "{modules:?}");
        let second = [0, 2 * tokken, 3 * ronin, 11 + 4 * ronin];
        assert_eq!(purse(&table, 1 - start), second.map(i64::from), "{modules:?}");
    }
}

#[test]
fn e2_5_two_merchant_cards_and_all_special_cards_are_open() {
    let (table, events) = deal(3, Modules::default(), "cards");
    assert_eq!(of_kind(&events, "merchant_card_turned").len(), 2);
    let view = crate::support::view(&table, 0);
    assert_eq!(view["merchant"], "EDO");
    assert_eq!(view["merchant_pile"], 8);
    assert_eq!(view["special_cards"].as_array().unwrap().len(), 12);
    assert_ne!(view["merchant_card"]["number"], view["next_merchant_card"]["number"]);
}

#[test]
fn ev_1_without_jiin_there_are_no_temples() {
    let seat = json!({ "rice": 9, "wood": 9, "samurai": ["R1"] });
    let table = on_card("A.build 1", seat, json!({}));
    expect_refusal(&table, 0, "temple R1", "module_not_used", "EV.1");
}

#[test]
fn ev_2_without_tokken_there_are_no_wishes() {
    let table = on_card("B.travel 1", json!({ "ryo": 30 }), json!({}));
    expect_refusal(&table, 0, "wish 1", "module_not_used", "EV.2");
    assert!(position(&table).get("wishes").is_none());
}

#[test]
fn ev_3_without_ronin_nobody_is_driven_off() {
    let table = on_card("B.travel 1", json!({ "samurai": ["A", "A"] }), json!({}));
    expect_refusal(&table, 0, "drive A", "module_not_used", "EV.3");
}

#[test]
fn ev_3_every_combination_of_modules_can_be_agreed_on() {
    for modules in combinations() {
        let (table, events) = deal(2, modules, "modules");
        assert_eq!(table.game().options(), Options::with(modules));
        assert_eq!(of_kind(&events, "wishes_laid").len(), usize::from(modules.tokken.is_used()));
        let ronin = if modules.ronin.is_used() { 3 } else { 0 };
        assert_eq!(of_kind(&events, "ronin_appeared").len(), ronin);
    }
}

#[test]
fn ev_4_other_data_is_played_with_and_stands_in_the_record() {
    let options = Options { data: Some(rich_data()), ..Options::default() };
    let (table, _) = deal_with(2, &options, "data");
    let start = table.game().start().index();
    assert_eq!(has(&table, start, "ryo"), 90);
    assert_eq!(table.game().options(), options);
    let record = AnyTable::record(&table, &[], WithSeed::Always).to_string();
    let parsed: Record = record.parse().unwrap();
    assert_eq!(parsed.options["data"]["start_ryo"]["value"], 90);
    Table::<Edo>::verify(&parsed).unwrap();
    assert_eq!(&*options.components(Edo::INFO.rules_version).unwrap(), table.game().data());
}

#[test]
fn ev_4_data_that_cannot_be_played_is_refused_with_all_its_problems() {
    let mut data = rich_data();
    data["boards"]["A"]["roads"]["value"] = json!([["EDO", "R1"], ["EDO", "Q9"]]);
    data["income_tiles"]["value"][0]["split"][1] = json!([2, 2]);
    let options = Options { data: Some(data.clone()), ..Options::default() };
    let error = options.components(Edo::INFO.rules_version).unwrap_err();
    let codes: Vec<&str> = error.iter().map(|problem| problem.code).collect();
    for code in ["unknown_space", "split_does_not_add_up", "not_connected"] {
        assert!(codes.contains(&code), "{code} in {codes:?}");
    }
    assert!(error.iter().all(|problem| problem.path.starts_with("data")), "{error}");
    let mut json = card_scenario("A.money 0", json!({}), json!({}));
    json["options"] = json!({ "data": data });
    assert!(try_scenario(json).is_err());
}

#[test]
fn gates_and_rivers_are_where_they_should_be() {
    let board = Data::built_in().board(5);
    assert_eq!(board.of_kind(SpaceKind::Gate).len(), 4);
    assert_eq!(board.neighbours(Space::EDO).len(), 6);
}
