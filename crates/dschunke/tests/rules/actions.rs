//! D4: actions.

use crate::support::{event, names, scene, seat};
use serde_json::json;

#[test]
fn d4_1_one_action_each_and_nobody_uses_a_figure_twice() {
    let mut position = scene(3).start(1).table();
    assert!(position.asks(1, "turn"));
    assert_eq!(position.refusal(0, "load"), ("not_asked", "D4.1"));
    assert_eq!(position.refusal(1, "bid -"), ("other_decision", "D4.1"));
    position.play(1, "load");
    assert_eq!(position.refusal(2, "load"), ("merchant_used", "D4.1"));
    position.play(2, "helper load white");
    assert_eq!(position.refusal(0, "helper load white"), ("helper_used", "D4.1"));
    assert_eq!(position.choices(0), ["cash", "goods"]);
    position.play(0, "cash");
    assert!(position.asks(1, "resupply"));
}

#[test]
fn d4_2_a_merchant_works_where_he_stands() {
    let mut position = scene(3).table();
    assert_eq!(event(&position.play(0, "load"), "strip_laid")["junk"], "purple");
    assert_eq!(event(&position.play(1, "cash"), "cashed_in")["junk"], "grey");
    assert_eq!(event(&position.play(2, "goods"), "goods_taken")["good"], "brown");
}

#[test]
fn d4_3_two_strips_both_of_them() {
    // Section 6 of our notes: purple with blue and green, green loads two.
    let mut position = scene(3).hold("purple", &["12."]).start(2).table();
    let events = position.play(2, "load");
    assert_eq!(names(&events), ["merchant_used", "strip_laid", "strip_laid"]);
    assert_eq!(position.visible("purple"), [0, 2, 7], "one fills the layer, one lies across");
    let mut one_left = many_strips(19).table();
    let events = one_left.play(0, "load");
    assert_eq!(names(&events), ["merchant_used", "strip_laid"]);
    assert_eq!(one_left.seat_view(0)["strips"], 0);
}

/// Seat 0 has laid this many strips, most of them on white.
fn many_strips(count: usize) -> crate::support::Scene {
    let layers: Vec<String> =
        (0..count.div_ceil(3)).map(|layer| "0".repeat(3.min(count - 3 * layer))).collect();
    let layers: Vec<&str> = layers.iter().map(String::as_str).collect();
    scene(3).hold("white", &layers)
}

#[test]
fn d4_4_nobody_loads_without_a_strip_while_something_else_can_be_done() {
    let mut position = many_strips(20).table();
    assert_eq!(position.choices(0), ["cash", "goods"]);
    assert_eq!(position.refusal(0, "load"), ("nothing_to_load", "D4.4"));
    assert_eq!(position.refusal(0, "helper load white"), ("nothing_to_load", "D4.4"));
    let mut chance = higaki_table::QuickChance::new(4);
    for _ in 0..50 {
        let drawn = higaki_table::Game::random_choice(position.game(), seat(0), &mut chance);
        assert!(position.choices(0).contains(&drawn.to_string()), "{drawn}");
    }
    // One strip is enough.
    let mut position = many_strips(19).table();
    position.play(0, "helper load orange");
    // Goods can be chosen even where none are left, so there is another action.
    let taken = json!(["cash"]);
    let position = many_strips(20).hand(1, [18, 18, 18, 18]).with("turned", taken).table();
    assert_eq!(position.choices(0), ["goods"]);
}

#[test]
fn d4_4_where_only_loading_is_left_it_has_no_effect() {
    let turned = json!(["cash", "goods"]);
    let mut position = many_strips(20).with("turned", turned).table();
    assert_eq!(position.choices(0), ["load", "helper load white", "helper load orange"]);
    let events = position.play(0, "load");
    assert_eq!(names(&events), ["merchant_used", "nothing_loaded"]);
    assert_eq!(position.refusal(1, "load"), ("merchant_used", "D4.1"));
}

#[test]
fn d4_4_before_version_3_anybody_could_load_without_a_strip() {
    let mut position = many_strips(20).with("rules", json!(2)).table();
    assert!(position.choices(0).contains(&"load".to_owned()));
    assert_eq!(names(&position.play(0, "load")), ["merchant_used", "nothing_loaded"]);
}

#[test]
fn d4_5_a_yuan_for_each_visible_crate_three_at_least() {
    let mut position = scene(3).hold("grey", &["201", "00."]).table();
    position.play(0, "cash");
    assert_eq!(position.yuan(0), 7, "two strips on top and one crate below");
    let mut position = scene(3).hold("grey", &["111"]).table();
    position.play(0, "cash");
    assert_eq!(position.yuan(0), 3, "without a single crate");
}

#[test]
fn d4_6_a_card_for_each_visible_crate_three_at_least() {
    let mut position = scene(3).hold("brown", &["00."]).table();
    assert_eq!(position.refusal(0, "goods orange"), ("own_goods_first", "D4.6"));
    position.play(0, "goods");
    assert_eq!(position.hand(0), [0, 6, 0, 0]);
    let mut position = scene(3).table();
    position.play(0, "goods brown");
    assert_eq!(position.hand(0), [0, 3, 0, 0]);
}

#[test]
fn d4_7_on_grey_the_player_names_the_kind() {
    // In round 3 the goods merchant is on grey.
    let mut position = scene(3).round(3).hold("grey", &["0.."]).hold("orange", &["000"]).table();
    assert_eq!(position.refusal(0, "goods"), ("name_goods", "D4.7"));
    let goods: Vec<String> =
        position.choices(0).into_iter().filter(|choice| choice.starts_with("goods")).collect();
    assert_eq!(goods, ["goods white", "goods brown", "goods purple", "goods orange"]);
    position.play(0, "goods orange");
    assert_eq!(position.hand(0), [0, 0, 0, 3], "by the crates on grey");
}

#[test]
fn d4_8_another_kind_when_one_has_run_out() {
    let mut position =
        scene(3).hold("brown", &["000"]).hand(1, [0, 16, 18, 15]).hand(2, [16, 0, 0, 0]).table();
    // Nine crates; two brown are left, then three orange and two white.
    position.play(0, "goods");
    assert!(position.asks(0, "next_kind"));
    assert_eq!(position.view(None)["left"], 7);
    assert_eq!(position.choices(0), ["take white", "take orange"]);
    assert_eq!(position.refusal(0, "take purple"), ("exhausted", "D4.8"));
    position.play(0, "take orange");
    let events = position.play(0, "take white");
    assert_eq!(event(&events, "goods_missing")["count"], 2, "the rest is lost");
    assert_eq!(position.hand(0), [2, 2, 0, 3]);
    // A junk that is empty from the start: the player names a kind at once.
    let mut position = scene(3).hand(1, [0, 18, 0, 0]).table();
    assert_eq!(position.refusal(0, "goods"), ("name_goods", "D4.7"));
    assert_eq!(position.refusal(0, "goods brown"), ("exhausted", "D4.8"));
    position.play(0, "goods purple");
    assert_eq!(position.hand(0), [0, 0, 3, 0]);
    // Nothing anywhere: the action can still be chosen.
    let mut position = scene(3).hand(1, [18, 18, 18, 18]).table();
    let events = position.play(0, "goods");
    assert_eq!(event(&events, "goods_missing")["count"], 3);
}

#[test]
fn d4_9_a_helper_works_on_a_junk_without_a_merchant() {
    let mut position = scene(4).table();
    let helper: Vec<String> =
        position.choices(0).into_iter().filter(|choice| choice.starts_with("helper")).collect();
    assert_eq!(
        helper,
        ["helper goods white", "helper goods orange", "helper load white", "helper load orange"]
    );
    assert_eq!(position.refusal(0, "helper load grey"), ("merchant_there", "D4.9"));
    assert_eq!(position.refusal(0, "helper cash white"), ("no_helper", "D4.9"));
    let events = position.play(0, "helper load white");
    assert_eq!(names(&events), ["helper_used", "strip_laid"], "the field shows one strip");
    // In round 5 the lower row loads two, as in the rulebook's example.
    let mut position = scene(3).round(5).table();
    let events = position.play(0, "helper load brown");
    assert_eq!(names(&events), ["helper_used", "strip_laid", "strip_laid"]);
}

#[test]
fn d4_9_helpers_with_the_same_action_are_told_apart_by_their_rows() {
    let mut data = crate::data::built_in();
    data["helpers"]["upper"][0]["value"] = json!("load 2");
    let options = json!({ "setup": "printed", "data": data });
    let mut position = scene(4).with("options", options).table();
    assert_eq!(position.refusal(0, "helper load white"), ("which_helper", "D4.9"));
    assert!(position.choices(0).contains(&"helper upper load white".to_owned()));
    let events = position.play(0, "helper upper load white");
    assert_eq!(event(&events, "helper_used")["row"], "upper");
    assert_eq!(position.seat_view(0)["strips"], 18);
    // Now only one is left and need not be named.
    position.play(1, "helper lower load white");
    assert_eq!(position.seat_view(1)["strips"], 19);
}
