//! D5: holds.

use crate::support::{event, scene};
use serde_json::json;

#[test]
fn d5_1_three_strips_fill_a_layer_and_the_next_lies_across() {
    let mut position = scene(3).hold("purple", &["12."]).table();
    let events = position.play(0, "load");
    let laid: Vec<(u64, u64)> = events[1..]
        .iter()
        .map(|event| (event["layer"].as_u64().unwrap(), event["lane"].as_u64().unwrap()))
        .collect();
    assert_eq!(laid, [(0, 2), (1, 0)]);
    assert_eq!(scene(3).hold("grey", &["01.", "0.."]).problems()[0].1, "layer_not_full");
    assert_eq!(scene(3).hold("grey", &["..."]).problems()[0].1, "layer_not_full");
}

#[test]
fn d5_2_only_visible_crates_count() {
    let visible = |layers: &[&str]| scene(4).hold("grey", layers).table().visible("grey");
    // Red, yellow and green side by side, two blue across: blue 6, the others 1 each.
    assert_eq!(visible(&["032", "11."]), [1, 6, 1, 1]);
    assert_eq!(visible(&["032"]), [3, 0, 3, 3]);
    assert_eq!(visible(&["032", "111"]), [0, 9, 0, 0]);
    assert_eq!(visible(&["000", "111", "2.."]), [0, 6, 3, 0]);
    assert_eq!(visible(&[]), [0, 0, 0, 0]);
    // The rulebook's picture of cashing in has green with seven crates.
    assert_eq!(visible(&["122", "2.."]), [0, 2, 7, 0]);
}

#[test]
fn d5_3_only_a_strip_on_top_can_be_moved() {
    let mut position = scene(3)
        .hold("grey", &["000", "111", "2.."])
        .hold("white", &["0.."])
        .drawn(&["0 star move", "2 star move"])
        .start(2)
        .table();
    assert_eq!(position.visible("grey"), [0, 6, 3]);
    // Moving the only strip of the top layer uncovers the layer below.
    position.play(2, "extra move grey orange");
    assert_eq!(position.visible("grey"), [0, 9, 0]);
    position.play(2, "load");
    assert_eq!(position.refusal(0, "extra move grey orange"), ("not_on_top", "D5.3"));
    // A junk can become empty and begins again.
    let events = position.play(0, "extra move white orange");
    assert_eq!(event(&events, "strip_moved")["from"], "white");
    assert_eq!(position.visible("white"), [0, 0, 0]);
    let view = position.view(None);
    let empty =
        view["holds"].as_array().unwrap().iter().find(|hold| hold["junk"] == "white").unwrap();
    assert_eq!(empty["layers"], json!([]));
}

#[test]
fn d5_3_layers_covered_long_ago_come_to_light() {
    let mut position = scene(3)
        .hold("grey", &["012", "111", "2.."])
        .drawn(&["1 star move", "2 star move"])
        .start(2)
        .table();
    position.plays(&[(2, "extra move grey white"), (2, "load")]);
    position.play(0, "cash");
    position.plays(&[(1, "extra move grey white")]);
    assert_eq!(position.visible("grey"), [1, 7, 1], "two strips across three");
}
