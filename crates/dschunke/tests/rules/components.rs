//! D1: components.

use crate::support::{dealt, scene, seat};
use higaki_dschunke::{Good, Goods, Junk, Options, Setup, Special, Time, Worth};
use serde_json::json;

#[test]
fn d1_1_twenty_strips_each_in_four_colours() {
    let position = dealt(4, Setup::Printed, "strips");
    for index in 0..4 {
        assert_eq!(position.game().all_strips(seat(index)), 20);
    }
    assert_eq!(scene(3).seat(0, "colour", json!("blue")).problems().len(), 1, "one colour twice");
}

#[test]
fn d1_2_eighteen_goods_cards_of_each_kind() {
    for players in [3, 4] {
        let position = dealt(players, Setup::Printed, "goods");
        assert_eq!(position.game().all_goods(), Goods::even(18));
    }
    assert!(
        scene(3).hand(0, [10, 0, 0, 0]).hand(1, [9, 0, 0, 0]).problems()[0].1 == "too_many_goods"
    );
}

#[test]
fn d1_3_thirty_special_cards_in_their_numbers() {
    let mut all = Vec::new();
    let position = dealt(3, Setup::Printed, "cards").game().clone();
    let described = higaki_table::Game::position(&position);
    for pile in ["square", "circle", "triangle", "star"] {
        for card in described["piles"][pile].as_array().unwrap() {
            all.push(Special::from_word(card.as_str().unwrap()).unwrap());
        }
    }
    let count = |matching: fn(&Special) -> bool| all.iter().filter(|card| matching(card)).count();
    assert_eq!(all.len(), 30);
    assert_eq!(count(|card| *card == Special::Supply), 6);
    assert_eq!(count(|card| *card == Special::TieBreaker), 1);
    for pair in [Special::Swap, Special::LoadOne, Special::TakeGoods, Special::Move] {
        assert_eq!(all.iter().filter(|card| **card == pair).count(), 2);
    }
    for junk in Junk::ALL {
        assert!(all.contains(&Special::CashIn(junk)) && all.contains(&Special::BonusEight(junk)));
    }
    assert_eq!(count(|card| matches!(card, Special::BonusTwelve(..))), 5);
    assert_eq!(count(|card| card.time() == Time::Always), 7);
    assert_eq!(count(|card| card.time() == Time::Extra), 13);
    assert_eq!(count(|card| card.time() == Time::End), 10);
}

#[test]
fn d1_4_four_junks_carry_their_colour_and_grey_carries_none() {
    let table = dealt(3, Setup::Printed, "ring");
    let data = table.game().data();
    let words: Vec<&str> = data.ring.iter().map(|junk| junk.word()).collect();
    assert_eq!(words, ["grey", "orange", "purple", "brown", "white"]);
    assert_eq!(data.next(Junk::White), Junk::Grey);
    assert_eq!(Junk::Grey.good(), None);
    for good in Good::ALL {
        assert_eq!(Junk::from_word(good.word()).and_then(Junk::good), Some(good));
    }
}

#[test]
fn d1_5_ten_market_cards_with_one_s_each() {
    let table = dealt(3, Setup::Printed, "market");
    let data = table.game().data();
    for card in &data.market {
        let special = Good::ALL.iter().filter(|good| card.worth(**good) == Worth::Special).count();
        assert_eq!(special, 1);
    }
    assert_eq!(data.market[0].worth(Good::Orange), Worth::Yuan(4), "the rulebook's first example");
}

#[test]
fn d1_6_two_rows_of_ten_fields_and_four_events() {
    let table = dealt(4, Setup::Printed, "track");
    let data = table.game().data();
    assert_eq!(data.helpers.map(|row| row.len()), [10, 10]);
    let events: Vec<&str> = data.events.iter().flatten().map(|event| event.word()).collect();
    assert_eq!(events, ["special", "money", "special", "money"]);
}

#[test]
fn d1_7_hands_and_money_have_no_limit() {
    let mut position = scene(3).hand(0, [15, 18, 18, 18]).yuan(0, 9_000).card(1).bidding().table();
    position.play(0, "bid 18 orange");
    assert_eq!(position.yuan(0), 9_004);
    assert!(Options::default().data.is_none());
}
