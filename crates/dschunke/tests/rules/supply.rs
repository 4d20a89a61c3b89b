//! D7: supply.

use crate::support::scene;
use serde_json::json;

#[test]
fn d7_1_one_card_for_each_supply_card_of_any_kind() {
    let mut position =
        scene(3).start(1).stage(json!({ "decision": "resupply", "seat": 1 })).table();
    assert_eq!(position.choices(1), ["take white", "take brown", "take purple", "take orange"]);
    position.plays(&[(1, "take white"), (1, "take orange")]);
    assert_eq!(position.hand(1), [1, 0, 0, 1]);
    position.plays(&[(2, "take brown"), (2, "take brown"), (0, "take purple"), (0, "take white")]);
    assert_eq!(position.asked().len(), 3, "then all bid");
}

#[test]
fn d7_2_without_goods_on_the_junks_players_are_skipped() {
    let mut position = scene(3)
        .hand(1, [18, 18, 18, 17])
        .stage(json!({ "decision": "resupply", "seat": 0 }))
        .table();
    assert_eq!(position.choices(0), ["take orange"]);
    position.play(0, "take orange");
    let seats: Vec<usize> = position.asked().into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(seats, [0, 1], "seat 2 has no goods card and does not bid");
    assert_eq!(position.asked()[0].1, "bid");
}
