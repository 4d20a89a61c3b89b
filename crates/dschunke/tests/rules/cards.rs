//! D6: special cards.

use crate::support::{event, names, scene};
use serde_json::json;

#[test]
fn d6_1_cards_that_work_always_are_laid_open() {
    let stage = json!({ "decision": "keep", "seat": 0, "pile": "star", "search": "event" });
    let piles = json!({ "star": ["supply", "tie-breaker", "bonus-8-grey"] });
    let kept = |card: &str| {
        let mut position =
            scene(3).round(3).with("piles", piles.clone()).stage(stage.clone()).table();
        let events = position.play(0, &format!("keep {card}"));
        (names(&events)[0].to_owned(), position.seat_view(0))
    };
    let (name, seat) = kept("supply");
    assert_eq!((name.as_str(), &seat["supply"]), ("card_laid_open", &json!(3)));
    assert_eq!(seat["open_cards"], json!(["supply"]));
    let (name, seat) = kept("tie-breaker");
    assert_eq!((name.as_str(), &seat["face_down"]), ("card_laid_open", &json!(0)));
    let (name, seat) = kept("bonus-8-grey");
    assert_eq!((name.as_str(), &seat["face_down"]), ("card_kept", &json!(1)));
    assert_eq!(seat["open_cards"], json!([]));
}

#[test]
fn d6_2_extra_cards_before_or_after_the_action() {
    let scene = scene(3).hold("grey", &["000"]).drawn(&["0 star cash-in-grey", "1 star move"]);
    let mut before = scene.table();
    let events = before.play(0, "extra cash-in grey");
    assert_eq!(names(&events), ["card_used", "cashed_in"]);
    assert!(before.revealed() && before.asks(0, "turn"));
    before.play(0, "load");
    assert!(before.asks(1, "turn"), "with no card left nobody is asked again");
    let mut after = scene.table();
    after.play(0, "load");
    assert!(after.asks(0, "after"));
    assert_eq!(after.refusal(0, "cash"), ("other_decision", "D4.1"));
    after.play(0, "extra cash-in grey");
    assert!(after.asks(1, "turn"));
    assert_eq!((before.yuan(0), after.yuan(0)), (9, 9));
    assert_eq!(after.view(None)["used_cards"], json!([{ "seat": 0, "card": "cash-in-grey" }]));
    assert_eq!(after.game().all_special_cards(), 30);
    assert_eq!(after.refusal(1, "extra cash-in white"), ("no_such_card", "D6.2"));
    // A move card without a strip to move cannot be used, and its owner is asked all the same.
    after.play(1, "cash");
    assert_eq!(after.choices(1), ["done"]);
}

#[test]
fn d6_3_one_extra_action_in_a_round() {
    let mut position = scene(3)
        .drawn(&["0 star cash-in-grey", "0 circle cash-in-white", "0 square swap"])
        .hand(0, [2, 0, 0, 0])
        .table();
    position.play(0, "extra cash-in grey");
    assert_eq!(position.refusal(0, "extra cash-in white"), ("extra_taken", "D6.3"));
    position.play(0, "load");
    assert!(position.asks(1, "turn"), "a used extra action is not asked for again");
    position.finish_round();
    assert!(position.asks(0, "exchange"));
    // A swap is the extra action of its round.
    let mut position = scene(3)
        .drawn(&["0 star cash-in-grey", "0 square swap"])
        .hand(0, [2, 0, 0, 0])
        .stage(json!({ "decision": "exchange", "seat": 0 }))
        .table();
    position.plays(&[(0, "swap white brown"), (0, "done")]);
    assert_eq!(position.refusal(0, "extra cash-in grey"), ("extra_taken", "D6.3"));
}

#[test]
fn d6_4_a_supply_card_brings_one_more_goods_card() {
    let stage = json!({ "decision": "resupply", "seat": 0 });
    let mut position = scene(3).drawn(&["0 star supply", "0 circle supply"]).stage(stage).table();
    assert_eq!(position.view(None)["left"], 4);
    position.plays(&[(0, "take white"), (0, "take white"), (0, "take brown"), (0, "take orange")]);
    assert_eq!(position.hand(0), [2, 1, 0, 1]);
    assert!(position.asks(1, "resupply"));
    assert_eq!(position.view(None)["left"], 2);
}

#[test]
fn d6_5_the_tie_breaker_wins_ties() {
    let tied = |drawn: &[&str], card| {
        let hands = scene(3).hand(0, [0, 0, 2, 0]).hand(1, [0, 0, 2, 0]).hand(2, [0, 0, 3, 0]);
        hands.card(card).drawn(drawn).bidding().table()
    };
    // Purple is worth 4 on card 3.
    let mut position = tied(&["1 star tie-breaker"], 3);
    position.plays(&[(0, "bid 2 purple"), (1, "bid 2 purple")]);
    let events = position.play(2, "bid -");
    assert_eq!(event(&events, "tie_broken")["seat"], 1);
    assert_eq!([0, 1, 2].map(|index| position.yuan(index)), [0, 4, 0]);
    // It has no effect for an owner who is not among the highest bidders.
    let mut position = tied(&["2 star tie-breaker"], 3);
    position.plays(&[(0, "bid 2 purple"), (1, "bid 2 purple"), (2, "bid 1 purple")]);
    assert_eq!([0, 1, 2].map(|index| position.yuan(index)), [2, 2, 0]);
    // It also wins an S: purple on card 1.
    let mut position = tied(&["1 star tie-breaker"], 1);
    position.plays(&[(0, "bid 2 purple"), (1, "bid 2 purple"), (2, "bid -")]);
    assert!(position.asks(1, "prize"));
}

#[test]
fn d6_6_a_swap_exchanges_one_or_two_cards() {
    let stage = json!({ "decision": "exchange", "seat": 0 });
    let scene = scene(3).drawn(&["0 star swap"]).hand(0, [2, 0, 0, 0]).hand(1, [0, 18, 0, 0]);
    let mut position = scene.clone().stage(stage).table();
    assert_eq!(position.choices(0), ["swap white purple", "swap white orange", "done"]);
    assert_eq!(position.refusal(0, "swap orange white"), ("not_in_hand", "D6.6"));
    assert_eq!(position.refusal(0, "swap white white"), ("same_goods", "D6.6"));
    assert_eq!(position.refusal(0, "swap white brown"), ("exhausted", "D4.8"));
    let events = position.play(0, "swap white orange");
    assert_eq!(names(&events), ["card_used", "swapped"]);
    assert!(position.asks(0, "exchange_again"));
    position.play(0, "swap white purple");
    assert_eq!(position.hand(0), [0, 0, 1, 1]);
    assert!(position.asks(0, "turn"));
    let stage = json!({ "decision": "exchange", "seat": 0 });
    let mut without = scene.drawn(&["0 star move"]).stage(stage).table();
    assert_eq!(without.refusal(0, "swap white orange"), ("no_such_card", "D6.2"));
}

#[test]
fn d6_7_load_one_strip_anywhere() {
    let mut position = scene(3).hold("grey", &["1.."]).drawn(&["0 star load-one"]).table();
    let extra: Vec<String> =
        position.choices(0).into_iter().filter(|choice| choice.starts_with("extra")).collect();
    assert_eq!(extra.len(), 5);
    position.play(0, "extra load-one grey");
    assert_eq!(position.visible("grey"), [3, 3, 0]);
    let full = ["000"; 6].into_iter().chain(["00"]).collect::<Vec<_>>();
    let mut none_left = scene(3).hold("white", &full).drawn(&["0 star load-one"]).table();
    assert_eq!(none_left.refusal(0, "extra load-one grey"), ("no_strips", "D6.7"));
    assert!(!none_left.choices(0).iter().any(|choice| choice.starts_with("extra")));
}

#[test]
fn d6_8_cash_in_on_the_junk_of_the_card() {
    // White has no merchant in round 1, and no figure is turned over.
    let mut position = scene(3).hold("white", &["00."]).drawn(&["0 star cash-in-white"]).table();
    position.play(0, "extra cash-in white");
    assert_eq!(position.yuan(0), 6);
    assert!(position.choices(0).contains(&"cash".to_owned()));
    let mut without_crates = scene(3).drawn(&["0 star cash-in-white"]).table();
    without_crates.play(0, "extra cash-in white");
    assert_eq!(without_crates.yuan(0), 3);
}

#[test]
fn d6_9_take_goods_on_any_junk() {
    let mut position = scene(3)
        .hold("grey", &["00."])
        .hold("white", &["0.."])
        .drawn(&["0 star take-goods"])
        .table();
    assert_eq!(position.refusal(0, "extra take-goods grey"), ("name_goods", "D4.7"));
    assert_eq!(position.refusal(0, "extra take-goods white brown"), ("own_goods_first", "D4.6"));
    position.play(0, "extra take-goods grey brown");
    assert_eq!(position.hand(0), [0, 6, 0, 0]);
    assert!(position.asks(0, "turn"));
    let everything = scene(3).hand(1, [18; 4]).drawn(&["0 star take-goods"]);
    assert_eq!(everything.table().refusal(0, "extra take-goods white"), ("no_goods_left", "D6.9"));
}

#[test]
fn d6_10_move_a_strip_to_another_junk() {
    let mut position =
        scene(3).hold("grey", &["01."]).hold("white", &["111"]).drawn(&["0 star move"]).table();
    assert_eq!(position.refusal(0, "extra move grey grey"), ("same_junk", "D6.10"));
    assert_eq!(position.refusal(0, "extra move white grey"), ("not_on_top", "D5.3"));
    let moves = position.choices(0).into_iter().filter(|choice| choice.starts_with("extra move"));
    assert_eq!(moves.count(), 4);
    let events = position.play(0, "extra move grey white");
    assert_eq!(event(&events, "strip_moved")["layer"], 1);
    assert_eq!(position.visible("white"), [3, 6, 0]);
    assert_eq!(position.visible("grey"), [0, 3, 0]);
    assert_eq!(position.seat_view(0)["strips"], 19, "it does not come from the supply");
}

#[test]
fn d6_11_bonus_of_eight_for_four_crates() {
    let total = |layers: &[&str]| {
        let scene = scene(3).hold("purple", layers).drawn(&["0 star bonus-8-purple"]);
        scene.table().own(0)["total"].as_u64().unwrap()
    };
    assert_eq!(total(&["011", "0.."]), 4 + 8, "five crates");
    assert_eq!(total(&["01."]), 4, "three crates");
    assert_eq!(total(&["001", "1.."]), 4 + 8, "exactly four crates");
}

#[test]
fn d6_12_bonus_of_twelve_for_five_and_two_crates() {
    let total = |brown: &[&str], purple: &[&str]| {
        let scene = scene(3).hold("brown", brown).hold("purple", purple);
        let card = scene.drawn(&["0 star bonus-12-brown-purple"]);
        card.table().own(0)["total"].as_u64().unwrap()
    };
    assert_eq!(total(&["011", "0.."], &["0.."]), 8 + 12, "five and three crates");
    assert_eq!(total(&["011", "0.."], &["011", "1.."]), 8 + 12, "five and two crates");
    assert_eq!(total(&["011", "0.."], &["011", "11."]), 8, "only one crate on purple");
    assert_eq!(total(&["001", "1.."], &["0.."]), 8, "only four crates on brown");
}

#[test]
fn d6_13_overlapping_bonuses_all_pay_and_stay_hidden() {
    let position = scene(3)
        .hold("brown", &["000"])
        .hold("purple", &["00."])
        .drawn(&[
            "0 star bonus-12-brown-purple",
            "0 circle bonus-8-brown",
            "0 square bonus-8-purple",
        ])
        .table();
    assert_eq!(position.own(0)["total"], 8 + 12 + 8 + 8);
    assert_eq!(position.seat_view(0)["face_down"], 3);
    for viewer in [Some(1), None] {
        assert!(!position.view(viewer).to_string().contains("bonus"));
    }
}

#[test]
fn d6_14_exactly_one_card_of_the_pile_is_kept() {
    let stage = json!({ "decision": "keep", "seat": 0, "pile": "star", "search": "prize" });
    let piles =
        json!({ "star": ["swap", "swap", "move", "supply", "load-one", "take-goods", "supply"] });
    let mut position = scene(3).with("piles", piles).stage(stage).table();
    assert_eq!(
        position.choices(0),
        ["keep supply", "keep swap", "keep load-one", "keep take-goods", "keep move"],
        "equal cards are listed once"
    );
    assert_eq!(position.refusal(0, "keep tie-breaker"), ("not_in_pile", "D6.14"));
    assert_eq!(position.refusal(0, "keep bonus-12-brown-grey"), ("not_in_pile", "D6.14"));
    assert_eq!(position.refusal(0, "done"), ("other_decision", "D4.1"));
    position.play(0, "keep swap");
    assert_eq!(position.view(None)["piles"][3], json!({ "pile": "star", "size": 6 }));
}
