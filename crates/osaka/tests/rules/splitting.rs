//! Decisions with too many combinations for one list are split into steps; the rules stay the same.

use crate::support::{
    cards, discard, expect_asked, expect_refusal, expect_whole_box, goods, hand, kinds, listed,
    listed_with, market, play, scenario, seat, ships_at, the, view,
};
use higaki_osaka::Osaka;
use higaki_table::{AnyTable, Chance, Game, MAX_CHOICES, QuickChance, Table};
use serde_json::json;

/// More ways to pay than any list can hold.
const HUGE_HAND: &str = "R2 R2 R2 R2 B2 B2 B2 B2 Y2 Y2 Y2 Y2 G2 G2 G2 G2 R3 R3 R3 B3 B3 B3 Y3 Y3 \
                         Y3 G3 G3 G3 R5 R5 B5 B5 Y5 Y5 G5 G5";

fn rich(market: &str) -> Table<Osaka> {
    scenario(json!({
        "market": cards(market),
        "farm": cards("Y2 Y3 Y5"),
        "seats": [{ "hand": cards(HUGE_HAND) }, {}],
    }))
}

fn value(text: &str) -> u32 {
    let digits = text.split(' ').filter_map(|word| word.get(1..2));
    digits.filter_map(|digit| digit.parse::<u32>().ok()).sum()
}

#[test]
fn o3_3_a_huge_hand_pays_in_steps() {
    let mut table = rich("R5 B5 G5 G5 Y3");
    assert_eq!(listed_with(&table, 0, "buy"), ["buy"]);
    let events = play(&mut table, 0, "buy");
    assert_eq!(events, [json!({ "event": "purchase_begun", "seat": 0, "price": 23 })]);
    expect_asked(&table, 0, "pay");
    assert_eq!(view(&table, 1)["paid"], json!([]));
    let events = play(&mut table, 0, "pay R5 B2");
    let laid = json!({ "event": "coins_laid", "seat": 0, "cards": ["R5", "B2"], "left": 16 });
    assert_eq!(events, [laid]);
    assert_eq!(view(&table, 1)["paid"], json!(["R5", "B2"]), "coins on the table are seen by all");
    for text in ["take R5", "reserve R5", "pass", "buy", "buy R5 R5", "insure -"] {
        expect_refusal(&table, 0, text, "other_decision", "O3.1");
    }
    expect_refusal(&table, 1, "pay R2", "not_your_turn", "O3.1");
    expect_refusal(&table, 0, "pay R5 R5", "not_in_hand", "O3.3");
    let events = play(&mut table, 0, "pay R5 B5 Y5 R2");
    assert_eq!(kinds(&events)[..3], ["coins_laid", "bought", "refilled"]);
    let bought = the(&events, "bought");
    assert_eq!(bought["payment"], json!(["R5", "R5", "R2", "B5", "B2", "Y5"]));
    assert_eq!(discard(&table), "R5 R5 R2 B5 B2 Y5");
    assert_eq!(goods(&table, 0), "R5 B5 Y3 G5 G5");
    expect_asked(&table, 1, "turn");
    expect_whole_box(&table);
}

#[test]
fn o3_3_no_list_is_too_long_and_every_step_leads_on() {
    let mut chance = QuickChance::new(1);
    for row in ["R5 B5 G5 G5 Y3", "R2 B3", "R5 R5 B5 B5 Y5 Y5 G5 G5", "R3 B3 Y3 G3 R3"] {
        for _ in 0..12 {
            let mut table = rich(row);
            let price = value(&market(&table));
            let mut steps = 0;
            while asked_to_spend(&table) {
                let mut list = listed_with(&table, 0, "buy");
                list.extend(listed_with(&table, 0, "pay"));
                let all = listed(&table, 0).len();
                assert!(!list.is_empty() && all <= MAX_CHOICES, "{all} choices");
                let text = &list[chance.below(list.len() as u32) as usize];
                play(&mut table, 0, text);
                steps += 1;
            }
            let paid = value(&discard(&table));
            assert!(steps < 12, "{steps} steps for one payment");
            assert!(paid >= price && paid < price + 5, "{paid} for {price}");
            assert_eq!(value(HUGE_HAND) - paid, value(&hand(&table, 0)));
        }
    }
}

fn asked_to_spend(table: &Table<Osaka>) -> bool {
    AnyTable::deciding(table)[0].seat == seat(0)
}

#[test]
fn o3_3_in_steps_every_payment_without_a_card_too_many_can_be_made() {
    // Spread over colours and values, exact and with a coin too much.
    for payment in [
        "R5 B5 Y5 G5 R3",
        "R5 B5 Y5 G5 R2 B2",
        "R2 R2 B2 B2 Y2 Y2 G2 G2 R2 R3 B2",
        "R3 R3 R3 B3 B3 Y3 G3 G2",
    ] {
        let mut table = rich("R5 B5 G5 G5 Y3");
        assert!((23..28).contains(&value(payment)), "{payment}");
        play(&mut table, 0, "buy");
        let cards: Vec<&str> = payment.split(' ').collect();
        assert!(can_be_laid_down(&table, &cards), "{payment}");
    }
}

/// Whether some way through the listed steps lays down exactly these cards.
fn can_be_laid_down(table: &Table<Osaka>, cards: &[&str]) -> bool {
    if !asked_to_spend(table) {
        return cards.is_empty();
    }
    listed_with(table, 0, "pay").iter().any(|step| {
        without(cards, step).is_some_and(|left| {
            let mut next = table.clone();
            play(&mut next, 0, step);
            can_be_laid_down(&next, &left)
        })
    })
}

/// The cards that are left after this step, if all of its cards are among them.
fn without<'a>(cards: &[&'a str], step: &str) -> Option<Vec<&'a str>> {
    let mut left = cards.to_vec();
    for card in step.split(' ').skip(1) {
        left.remove(left.iter().position(|one| *one == card)?);
    }
    Some(left)
}

#[test]
fn o3_3_a_whole_purchase_needs_no_steps() {
    let mut table = rich("R5 B5 G5 G5 Y3");
    play(&mut table, 0, "buy R5 R5 B5 B5 Y3");
    expect_asked(&table, 1, "turn");
    // A small hand may pay step by step, too.
    let mut small = scenario(json!({
        "market": cards("R2"),
        "seats": [{ "hand": cards("B3") }, {}],
    }));
    assert_eq!(listed_with(&small, 0, "buy"), ["buy B3"]);
    play(&mut small, 0, "buy");
    assert_eq!(listed(&small, 0), ["pay B3"]);
    expect_refusal(&small, 0, "pay B2", "not_in_hand", "O3.3");
    play(&mut small, 0, "pay B3");
    assert_eq!(goods(&small, 0), "R2");
}

#[test]
fn o3_3_steps_of_a_payment_can_be_taken_back() {
    let mut table = rich("R5 B5 G5 G5 Y3");
    let before = *table.game();
    play(&mut table, 0, "buy");
    play(&mut table, 0, "pay R5");
    table.take_back(seat(0)).expect("nothing was shown");
    table.take_back(seat(0)).expect("nothing was shown");
    assert_eq!(*table.game(), before);
}

/// Three colours sink, and there are more ways to insure than any list can hold.
fn huge_insurance() -> Table<Osaka> {
    let hand = "R2 R2 R2 R3 R3 R3 B2 B2 B2 B3 B3 B3 Y2 Y2 Y2 Y3 Y3 Y3";
    let goods = "R5 R5 R5 R3 R3 R3 R2 R2 R2 B5 B5 B5 B3 B3 B3 B2 B2 Y5 Y5 Y3 Y3 Y2 Y2";
    scenario(json!({
        "phase": "insure",
        "ships": ships_at([3, 4, 3, 5]),
        "seats": [{ "hand": cards(hand), "goods": cards(goods) }, {}],
    }))
}

#[test]
fn o8_4_a_huge_insurance_is_settled_colour_by_colour() {
    let mut table = huge_insurance();
    let offered = listed(&table, 0);
    assert!(offered.len() <= MAX_CHOICES);
    assert!(offered.contains(&"insure red -".to_owned()));
    let events = play(&mut table, 0, "insure red R2");
    assert_eq!(kinds(&events), ["premium"]);
    expect_asked(&table, 0, "save");
    assert_eq!(view(&table, 1)["asked"]["insurable"]["red"], true);
    let pairs =
        ["save R2 R2", "save R3 R2", "save R3 R3", "save R5 R2", "save R5 R3", "save R5 R5"];
    assert_eq!(listed(&table, 0), pairs);
    expect_refusal(&table, 0, "save R5 R5 R5", "too_many_goods", "O8.3");
    expect_refusal(&table, 0, "save R5 B5", "no_such_good", "O8.3");
    expect_refusal(&table, 0, "insure -", "other_decision", "O3.1");
    expect_refusal(&table, 1, "save R5 R5", "not_your_turn", "O3.1");
    let events = play(&mut table, 0, "save R5 R2");
    assert_eq!(the(&events, "saved")["goods"], json!(["R5", "R2"]));
    expect_asked(&table, 0, "insure");
    expect_refusal(&table, 0, "insure red R2 for R5 R5", "not_asked_colour", "O8.2");
    let events = play(&mut table, 0, "insure blue -");
    let nothing = json!({ "event": "not_insured", "seat": 0, "colour": "blue" });
    assert_eq!(events, [nothing]);
    play(&mut table, 0, "insure yellow Y2 Y2 Y2");
    expect_asked(&table, 1, "turn");
    assert_eq!(goods(&table, 0), "R5* R2* Y5* Y5* Y3* Y3* Y2* Y2*");
}

#[test]
fn o8_4_in_steps_no_list_is_too_long_and_every_step_leads_on() {
    let mut chance = QuickChance::new(2);
    for _ in 0..40 {
        let mut table = huge_insurance();
        let mut steps = 0;
        while asked_to_spend(&table) {
            let list = listed(&table, 0);
            assert!(!list.is_empty() && list.len() <= MAX_CHOICES, "{}", list.len());
            play(&mut table, 0, &list[chance.below(list.len() as u32) as usize]);
            steps += 1;
        }
        assert!(steps <= 6, "a payment and a choice for each of three colours");
        let insured = goods(&table, 0).matches('*').count();
        assert_eq!(insured, goods(&table, 0).split_whitespace().count(), "the rest is lost");
        expect_whole_box(&table);
    }
}

#[test]
fn o8_4_goods_named_with_the_cards_need_no_further_step() {
    let mut table = huge_insurance();
    play(&mut table, 0, "insure red R2 for R5 R5");
    expect_asked(&table, 0, "insure");
    play(&mut table, 0, "insure B2 Y2 for B5 B5 Y5 Y5");
    expect_asked(&table, 1, "turn");
    assert_eq!(goods(&table, 0), "R5* R5* B5* B5* Y5* Y5*");
}

#[test]
fn o8_4_nothing_at_all_can_still_be_said_at_once() {
    let mut table = huge_insurance();
    play(&mut table, 0, "insure -");
    expect_asked(&table, 1, "turn");
    assert_eq!(goods(&table, 0), "");
}

#[test]
fn o8_4_a_symbol_may_lapse_in_steps_as_well() {
    let mut table = huge_insurance();
    play(&mut table, 0, "insure red R2");
    assert!(!listed(&table, 0).contains(&"save R5".to_owned()));
    play(&mut table, 0, "save R5");
    expect_asked(&table, 0, "insure");
    let mut at_once = huge_insurance();
    play(&mut at_once, 0, "insure red R2 for R5");
    expect_asked(&at_once, 0, "insure");
}

/// The contract says that choices are appended: the list of the caller is kept.
#[test]
fn o3_3_o8_4_lists_of_steps_are_appended_to_what_is_there() {
    let mut paying = rich("R5 B5 G5 G5 Y3");
    play(&mut paying, 0, "buy");
    for table in [paying, huge_insurance()] {
        let mut alone = Vec::new();
        table.game().list_choices(seat(0), &mut alone);
        let first = higaki_osaka::Choice::Pass;
        let mut behind = vec![first];
        table.game().list_choices(seat(0), &mut behind);
        assert_eq!(behind, [&[first], &alone[..]].concat());
    }
}
