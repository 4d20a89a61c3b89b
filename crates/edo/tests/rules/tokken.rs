//! T1 to T3: wishes and privileges.

use crate::support::{
    deal, expect_asked, expect_refusal, has, listed, listed_with, of_kind, on_card, play, played,
    position, preview, purse, samurai, scenario, sites, the, view, with, words,
};
use higaki_edo::{Edo, Module, Modules};
use higaki_table::{AnyTable, Game, Table};
use serde_json::{Value, json};

/// Wishes 1 (3 wood, home goods), 6 (7 Ryo, foreign goods) and 11 (3 stone, palace) are open.
fn wishing(card: &str, seat: Value, mut more: Value) -> Table<Edo> {
    let mut options = with(&["tokken"]);
    for module in more["options"].as_object().cloned().unwrap_or_default() {
        options[module.0] = module.1;
    }
    more["options"] = options;
    if more.get("wishes").is_none() {
        more["wishes"] = json!({ "queue": [1, 6, 11, 2, 7] });
    }
    if more.get("privileges").is_none() {
        more["privileges"] = json!({ "queue": ["d", "f_rice", "e_rice_wood", "f_wood"] });
    }
    on_card(card, seat, more)
}

fn rich(samurai: &[&str]) -> Value {
    json!({ "rice": 9, "wood": 9, "stone": 9, "ryo": 20, "samurai": samurai })
}

#[test]
fn t1_1_three_pairs_and_a_preview_of_each() {
    let modules = Modules { tokken: Module::With, ..Modules::default() };
    let (table, events) = deal(2, modules, "tiles");
    let laid = the(&events, "wishes_laid")["wishes"].as_array().unwrap().clone();
    assert_eq!(laid.len(), 4);
    assert_eq!(the(&events, "privileges_laid")["privileges"].as_array().unwrap().len(), 4);
    let position = position(&table);
    assert_eq!(position["wishes"]["queue"].as_array().unwrap().len(), 15);
    assert_eq!(position["privileges"]["queue"].as_array().unwrap().len(), 12);
    let view = view(&table, 0);
    let row = view["wishes"].as_array().unwrap();
    assert!(row.iter().all(|wish| wish["privilege"].is_string()));
    // The tiles of the event are those in the view.
    for (wish, told) in row.iter().zip(&laid) {
        assert_eq!((&told["wish"], &told["kind"]), (&wish["number"], &wish["kind"]));
        assert!(
            ["rice", "wood", "stone", "ryo"].iter().all(|good| told[good] == wish["price"][good])
        );
    }
}

#[test]
fn t2_1_a_point_at_once_and_the_privilege_below() {
    let mut table = wishing("B.travel 1", rich(&[]), json!({}));
    assert_eq!(preview(&table, 0, "wish 2")["privilege"], "f_rice");
    let events = play(&mut table, 0, "wish 2");
    assert_eq!(the(&events, "privilege_gained")["privilege"], "f_rice");
    assert_eq!((has(&table, 0, "points"), has(&table, 0, "ryo")), (1, 13));
    assert_eq!(words(&position(&table)["seats"][0]["privileges"]), "f_rice");
    assert_eq!(position(&table)["wishes"]["gone"], json!([6]));
    let poor = wishing("B.travel 1", json!({ "ryo": 6 }), json!({}));
    expect_refusal(&poor, 0, "wish 2", "cannot_pay", "T2.1");
    expect_refusal(&poor, 0, "wish 4", "no_such_wish", "T2.1");
    expect_refusal(&poor, 0, "wish 0", "no_such_wish", "T2.1");
    expect_refusal(&poor, 0, "wish 1", "wish_needs_action", "T2.1");
}

#[test]
fn t2_1_several_wishes_on_one_card_mixed_with_its_action() {
    let queue = json!({ "wishes": { "queue": [6, 7, 1, 8] } });
    let mut table = wishing("B.travel 3", rich(&[]), queue);
    play(&mut table, 0, "wish 1");
    play(&mut table, 0, "travel gate G1");
    play(&mut table, 0, "wish 1");
    assert_eq!((has(&table, 0, "points"), samurai(&table, 0)), (2, "G1".to_owned()));
}

#[test]
fn t2_2_home_goods_by_trade_at_the_merchant_whatever_the_post() {
    let post = json!({ "cities": { "A": { "sites": ["post 0"] } }, "merchant": "W1" });
    let mut table = wishing("B.trade 1", rich(&["W1"]), post);
    assert_eq!(listed_with(&table, 0, "wish"), ["wish 1"]);
    play(&mut table, 0, "wish 1");
    assert_eq!((has(&table, 0, "wood"), has(&table, 0, "points")), (6, 1));
    // No second offer follows from the post.
    assert_ne!(crate::support::asked(&table)[0].1, "second_offer");
    let away = wishing("B.trade 1", rich(&["A"]), json!({ "merchant": "W1" }));
    expect_refusal(&away, 0, "wish 1", "not_at_merchant", "E9.1");
}

#[test]
fn t2_3_foreign_goods_by_travel_without_a_samurai() {
    let mut table = wishing("B.travel 1", rich(&[]), json!({}));
    assert_eq!(listed_with(&table, 0, "wish"), ["wish 2"]);
    play(&mut table, 0, "wish 2");
    assert_eq!(samurai(&table, 0), "");
}

#[test]
fn t2_4_the_palace_by_build_with_a_samurai_in_edo() {
    let away = wishing("A.build 1", rich(&["A"]), json!({}));
    expect_refusal(&away, 0, "wish 3", "no_samurai", "E5.2");
    // Even if Edo is full.
    let full: Vec<&str> = [vec!["house 0"; 6], vec!["house 1"; 6]].concat();
    let cities = json!({ "cities": { "EDO": { "sites": full } } });
    let mut table = wishing("A.build 1", rich(&["EDO"]), cities);
    assert_eq!(listed_with(&table, 0, "build"), Vec::<String>::new());
    play(&mut table, 0, "wish 3");
    assert_eq!((has(&table, 0, "stone"), has(&table, 0, "points")), (6, 1));
}

#[test]
fn t2_5_both_rows_move_up_and_the_next_tiles_are_turned_up() {
    let mut table = wishing("B.travel 2", rich(&[]), json!({}));
    let seen = played(&mut table, 0, "wish 2");
    assert!(seen.revealed);
    let turned = json!({ "event": "wish_turned", "wish": 7, "kind": "foreign_goods",
        "rice": 1, "wood": 0, "stone": 0, "ryo": 5 });
    assert_eq!(*the(&table.last_events().items(), "wish_turned"), turned);
    let view = view(&table, 0);
    let row: Vec<(u64, &str)> = view["wishes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|wish| (wish["number"].as_u64().unwrap(), wish["privilege"].as_str().unwrap()))
        .collect();
    assert_eq!(row, [(1, "d"), (11, "e_rice_wood"), (2, "f_wood")]);
    // With the piles empty nothing hidden shows, and the row gets shorter.
    let all: Vec<u8> = (1..=15).filter(|wish| ![6, 7].contains(wish)).collect();
    let last = json!({
        "wishes": { "queue": [6, 7], "gone": all },
        "privileges": { "queue": ["d"], "gone": ["a", "a", "b", "b", "c", "e_wood_stone",
            "e_stone_rice", "e_rice_wood", "f_rice", "f_wood", "f_stone"] },
    });
    let mut table = wishing("B.travel 2", rich(&[]), last);
    let seen = played(&mut table, 0, "wish 1");
    assert!(!seen.revealed);
    assert_eq!(crate::support::view(&table, 0)["wishes"].as_array().unwrap().len(), 1);
}

#[test]
fn t2_6_without_privileges_a_wish_gives_its_point_only() {
    let none = json!({ "privileges": { "queue": [], "gone": ["a", "a", "b", "b", "c", "d",
        "e_wood_stone", "e_stone_rice", "e_rice_wood", "f_rice", "f_wood", "f_stone"] } });
    let mut table = wishing("B.travel 1", rich(&[]), none);
    let events = play(&mut table, 0, "wish 2");
    assert!(of_kind(&events, "privilege_gained").is_empty());
    assert_eq!(has(&table, 0, "points"), 1);
}

fn with_privilege(mut seat: Value, privileges: &[&str]) -> Value {
    seat["privileges"] = json!(privileges);
    seat
}

#[test]
fn t3_1_prestige_puts_a_house_onto_the_first_site() {
    let cities = json!({ "cities": { "A": { "fund": 6, "sites": ["house 1", "fortress"] } }, "privileges": {} });
    let mut table = wishing("A.build 2", with_privilege(rich(&["A", "B"]), &["a"]), cities.clone());
    expect_refusal(&table, 0, "build house B first", "no_prestige", "T3.1");
    expect_refusal(&table, 0, "build post A first", "no_prestige", "T3.1");
    assert_eq!(preview(&table, 0, "build house A first")["rank"], 1);
    assert_eq!(preview(&table, 0, "build house A")["rank"], 2);
    let events = play(&mut table, 0, "build house A first");
    assert_eq!(the(&events, "privilege_spent")["privilege"], "a");
    assert_eq!(sites(&table, "A"), "house 0, house 1, fortress");
    expect_refusal(&table, 0, "build house A first", "no_privilege", "T3.7");
}

#[test]
fn t3_2_support_adds_a_black_official_to_this_plan() {
    let mut table = scenario(json!({
        "options": with(&["tokken"]),
        "seats": [
            { "samurai": ["A", "A", "A", "A"], "privileges": ["b"] },
            { "plan": ["A.money 0", "B.trade 0", "C.money 0"], "confirmed": true },
        ],
    }));
    expect_refusal(&table, 0, "plan A.money 2", "not_enough_officials", "E4.3");
    let seen = played(&mut table, 0, "privilege b");
    assert!(seen.seen[1].is_empty_list(), "nobody else learns of it yet");
    assert_eq!(view(&table, 1)["seats"][0]["privileges"], json!(["b"]));
    expect_refusal(&table, 0, "privilege b", "no_privilege", "T3.7");
    // The maximum stays.
    expect_refusal(&table, 0, "plan A.money 3", "too_many_officials", "E4.3");
    for card in ["plan A.money 2", "plan B.trade 0", "plan C.money 0"] {
        play(&mut table, 0, card);
    }
    let events = play(&mut table, 0, "confirm");
    assert_eq!(the(&events, "support_shown")["officials"], 1);
    assert_eq!(words(&position(&table)["seats"][0]["privileges"]), "");
    crate::support::idle_until(&mut table, |table| table.game().round() == 2);
    assert_eq!(position(&table)["seats"][0]["black_officials"], 0);
}

#[test]
fn t3_2_support_is_refused_when_no_card_is_left_for_it() {
    let three_cards = |rules: u32| {
        let mut table = scenario(json!({
            "rules": rules, "options": with(&["tokken"]), "seats": [{ "privileges": ["b"] }, {}],
        }));
        for card in ["plan A.money 2", "plan B.trade 0", "plan C.money 0"] {
            play(&mut table, 0, card);
        }
        table
    };
    let table = three_cards(3);
    assert_eq!(listed(&table, 0), ["confirm"]);
    expect_refusal(&table, 0, "privilege b", "no_card_for_support", "T3.2");
    // Records of older rules replay as they were played.
    for rules in [1, 2] {
        let mut table = three_cards(rules);
        play(&mut table, 0, "privilege b");
        assert_eq!(position(&table)["rules"], rules);
    }
}

#[test]
fn t3_3_offers_of_the_next_merchant_card() {
    let more = json!({ "merchant_cards": { "queue": [1, 2] }, "merchant": "W1", "privileges": {} });
    let without = wishing("B.trade 1", rich(&["W1"]), more.clone());
    expect_refusal(&without, 0, "trade buy 3 next", "no_privilege", "T3.7");
    let mut table = wishing("B.trade 1", with_privilege(rich(&["W1"]), &["c"]), more.clone());
    play(&mut table, 0, "trade buy 3 next");
    assert_eq!(purse(&table, 0), [12, 9, 9, 17]);
    assert_eq!(words(&position(&table)["seats"][0]["privileges"]), "");
    // With a trading post both offers of the next card for one tile.
    let mut post = more;
    post["cities"] = json!({ "A": { "sites": ["post 0"] } });
    let mut table = wishing("B.trade 1", with_privilege(rich(&["W1"]), &["c"]), post.clone());
    play(&mut table, 0, "trade point next");
    assert_eq!(words(&position(&table)["seats"][0]["privileges"]), "");
    assert!(listed(&table, 0).contains(&"trade buy 1 next".to_owned()));
    play(&mut table, 0, "trade buy 1 next");
    assert_eq!(
        (has(&table, 0, "points"), has(&table, 0, "wood"), has(&table, 0, "rice")),
        (1, 6, 10)
    );
    // In the last round there is no next card.
    post["round"] = json!(10);
    post["merchant_cards"] = json!({});
    let last = wishing("B.trade 1", with_privilege(rich(&["W1"]), &["c"]), post);
    expect_refusal(&last, 0, "trade buy 1 next", "no_next_card", "T3.3");
}

#[test]
fn t3_4_the_income_of_a_city_at_once() {
    let cities = json!({ "A": { "fund": 6, "sites": ["house 1", "house 0"] }, "B": { "sites": ["house 1"] } });
    let more = json!({ "cities": cities, "privileges": {} });
    let mut table = wishing("A.money 1", with_privilege(rich(&[]), &["d"]), more.clone());
    expect_refusal(&table, 0, "privilege d B", "no_income", "T3.4");
    assert_eq!(listed_with(&table, 0, "privilege d"), ["privilege d A"]);
    play(&mut table, 0, "privilege d A");
    assert_eq!(has(&table, 0, "ryo"), 22);
    // Also after the last official has acted.
    let mut late = wishing("A.money 1", with_privilege(rich(&[]), &["d"]), more.clone());
    play(&mut late, 0, "money");
    expect_asked(&late, 0, "execute");
    play(&mut late, 0, "privilege d A");
    assert_eq!(has(&late, 0, "ryo"), 27);
    assert_ne!(crate::support::asked(&late)[0].1, "execute");
    // Not with three Ronin there.
    let mut ronin = more;
    ronin["options"] = with(&["ronin"]);
    ronin["ronin"] = json!(["A", "A", "A"]);
    let table = wishing("A.money 1", with_privilege(rich(&[]), &["d"]), ronin);
    expect_refusal(&table, 0, "privilege d A", "no_income", "T3.4");
}

#[test]
fn t3_5_one_of_two_resources_at_every_decision_of_ones_own() {
    let seat = with_privilege(json!({ "ryo": 0 }), &["e_wood_stone", "e_rice_wood"]);
    let mut table = wishing("A.money 1", seat, json!({ "privileges": {} }));
    expect_refusal(&table, 0, "privilege e wood", "which_tile", "T3.5");
    // Only one tile gives stone: the rest of the text can be left out.
    play(&mut table, 0, "privilege e stone");
    assert_eq!(purse(&table, 0), [0, 0, 1, 0]);
    play(&mut table, 0, "privilege e wood rice");
    assert_eq!(purse(&table, 0), [0, 1, 1, 0]);
    expect_refusal(&table, 0, "privilege e wood stone", "no_privilege", "T3.7");
    let mut wages = scenario(json!({
        "options": with(&["tokken"]), "phase": { "name": "wages", "seat": 0 },
        "seats": [{ "samurai": ["A"], "privileges": ["e_stone_rice"] }, {}],
    }));
    expect_refusal(&wages, 0, "pay", "cannot_feed", "E11.2");
    play(&mut wages, 0, "privilege e rice stone");
    play(&mut wages, 0, "pay");
    assert_eq!(samurai(&wages, 0), "A");
    // At any decision of one's own, though it is listed only where it can matter.
    let owner = json!({ "rice": 11, "privileges": ["e_stone_rice", "b", "d"] });
    for phase in ["plan", "limit", "name_ronin"] {
        let mut phase = json!({ "name": phase });
        if phase["name"] == "limit" {
            phase["seat"] = 0.into();
        }
        let mut table = scenario(json!({
            "options": with(&["tokken", "ronin"]), "phase": phase, "seats": [owner, {}],
            "ronin": ["RI1", "WO1", "ST1"],
        }));
        assert_eq!(listed_with(&table, 0, "privilege e"), [""; 0]);
        expect_refusal(&table, 0, "privilege d A", "wrong_moment", "T3.4");
        let before = table.game().deciding();
        let seen = played(&mut table, 0, "privilege e stone rice");
        assert!(!seen.seen[1].is_empty_list(), "it is open, also while plans are secret");
        assert_eq!((purse(&table, 0), table.game().deciding()), ([11, 0, 1, 0], before));
        expect_refusal(&table, 0, "privilege e stone rice", "no_privilege", "T3.7");
    }
    // Inside an action, too.
    let seat = with_privilege(rich(&["EDO"]), &["e_wood_stone"]);
    let city =
        json!({ "EDO": { "fund": 5, "sites": [] }, "A": { "fund": 3, "sites": ["post 0"] } });
    let mut table = wishing("B.trade 1", seat, json!({ "privileges": {}, "cities": city }));
    play(&mut table, 0, "trade buy 1");
    expect_asked(&table, 0, "second_offer");
    play(&mut table, 0, "privilege e wood");
    expect_asked(&table, 0, "second_offer");
    // Not while another player decides.
    let seats = [json!({ "samurai": ["A"], "rice": 1 }), json!({ "privileges": ["e_wood_stone"] })];
    let table = scenario(json!({
        "options": with(&["tokken"]), "phase": { "name": "wages", "seat": 0 }, "seats": seats,
    }));
    expect_refusal(&table, 1, "privilege e wood", "not_your_turn", "E5.1");
}

#[test]
fn t3_6_full_yield_for_any_samurai_on_the_field() {
    let others = json!({ "others": [{ "samurai": ["WO1", "WO1", "WO1"] }], "privileges": {} });
    let seat = with_privilege(json!({ "samurai": ["WO1", "RI1"] }), &["f_wood"]);
    let mut table = wishing("A.wood 1", seat.clone(), others.clone());
    assert_eq!(listed_with(&table, 0, "harvest"), ["harvest WO1", "harvest WO1 full"]);
    let events = play(&mut table, 0, "harvest WO1 full");
    assert_eq!(the(&events, "harvested")["amount"], 3);
    assert_eq!(words(&position(&table)["seats"][0]["privileges"]), "");
    let mut bonus = wishing("S12.any_field 1", seat, others);
    expect_refusal(&bonus, 0, "harvest RI1 full", "no_privilege", "T3.7");
    play(&mut bonus, 0, "harvest WO1 full");
    assert_eq!(has(&bonus, 0, "wood"), 4);
}

#[test]
fn t3_7_privileges_are_open_and_used_once() {
    let seat = with_privilege(rich(&[]), &["e_rice_wood"]);
    let mut table = wishing("A.money 2", seat, json!({ "privileges": {} }));
    assert_eq!(view(&table, 1)["seats"][0]["privileges"], json!(["e_rice_wood"]));
    play(&mut table, 0, "privilege e rice wood");
    expect_refusal(&table, 0, "privilege e rice wood", "no_privilege", "T3.7");
    assert_eq!(position(&table)["privileges"]["gone"], json!(["e_rice_wood"]));
}
