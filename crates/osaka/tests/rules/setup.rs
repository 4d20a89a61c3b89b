//! O2: setting up.

use crate::support::{
    expect_asked, expect_refusal, market, of_kind, play, seat, ships, the, tokens,
};
use higaki_osaka::{Event, Osaka, Reason};
use higaki_table::{
    AnyTable, Chance, ChanceResult, Collected, Game, Origin, Seed, SetupError, Table,
};
use serde_json::Value;
use std::collections::BTreeSet;

/// The card of a kind as the record numbers them: twos, threes, fives, each in the order of the
/// colours.
fn card_of_kind(kind: u8) -> String {
    let colour = ["R", "B", "Y", "G"][usize::from(kind % 4)];
    format!("{colour}{}", [2, 3, 5][usize::from(kind / 4)])
}

fn kind_of_card(card: &str) -> u8 {
    (0..12).find(|kind| card_of_kind(*kind) == card).expect("a card")
}

fn dealt(players: usize, seed: &str) -> (Table<Osaka>, Vec<Event>) {
    let origin = Origin::Local(Seed::from_text(seed));
    Table::deal(players, &Default::default(), origin).expect("two to four may play")
}

/// Chance that deals these cards first and draws this lot.
struct Stacked {
    top: Vec<u8>,
    lot: u32,
}

impl Chance for Stacked {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(self.lot < bound, "the lot is drawn among {bound}");
        self.lot
    }

    fn shuffle(&mut self, items: &mut [u8]) {
        let mut rest = items.to_vec();
        for kind in &self.top {
            let index = rest.iter().position(|item| item == kind).expect("enough of the kind");
            rest.remove(index);
        }
        // The last item is the top of the pile.
        rest.extend(self.top.iter().rev());
        items.copy_from_slice(&rest);
    }
}

/// The start player and why, when market, farm and then these hands are dealt.
fn start_with(hands: &[&str], lot: u32) -> (usize, Reason) {
    let rows = "G2 G2 G2 G2 G2 G3 G3 G3";
    let all = [rows].into_iter().chain(hands.iter().copied());
    let top = all.flat_map(|cards| cards.split(' ')).map(kind_of_card);
    let mut chance = Stacked { top: top.collect(), lot };
    let mut collected = Collected::default();
    let game = Osaka::set_up(
        Osaka::INFO.rules_version,
        hands.len(),
        &Default::default(),
        &mut chance,
        &mut collected,
    );
    let drawn: Vec<String> = collected
        .events
        .iter()
        .filter_map(|event| match event {
            Event::OpeningHand { cards, .. } => {
                Some(cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
            }
            _ => None,
        })
        .collect();
    assert_eq!(drawn, hands);
    let start = collected.events.iter().find_map(|event| match event {
        Event::StartPlayer { seat, by } => Some((seat.index(), *by)),
        _ => None,
    });
    let start = start.expect("somebody begins");
    assert_eq!(game.deciding().first(), Some(seat(start.0)));
    start
}

#[test]
fn o2_1_two_to_four_may_play() {
    for players in [0, 1, 5, 100] {
        let origin = Origin::Local(Seed::from_text("too few or too many"));
        let error = Table::<Osaka>::deal(players, &Default::default(), origin).unwrap_err();
        assert_eq!(error, SetupError::Players { got: players, min: 2, max: 4 });
    }
    for players in 2..=4 {
        assert_eq!(AnyTable::players(&dealt(players, "a deal").0), players);
    }
}

#[test]
fn o2_1_market_and_farm_are_laid_out_before_hands_are_drawn() {
    for players in 2..=4 {
        let (table, events) = dealt(players, "order");
        let [ChanceResult::Order(order), ..] = table.deal_chance() else {
            panic!("the deck is shuffled first");
        };
        let mut pile = order.iter().rev().map(|kind| card_of_kind(*kind));
        assert_eq!(order.len(), 108);
        let mut next = |count: usize| pile.by_ref().take(count).collect::<Vec<_>>().join(" ");
        assert_eq!(market(&table), next(5));
        assert_eq!(crate::support::farm(&table), next(3));
        for event in &events {
            if let Event::OpeningHand { cards, .. } = event {
                let drawn: Vec<String> = cards.iter().map(ToString::to_string).collect();
                assert_eq!(drawn.join(" "), next(cards.len()));
            }
        }
        assert_eq!(crate::support::deck(&table), next(108));
    }
}

#[test]
fn o2_1_another_seed_is_another_deal_and_the_same_seed_the_same() {
    let deals: BTreeSet<String> =
        (0..20).map(|n| market(&dealt(3, &format!("seed {n}")).0)).collect();
    assert!(deals.len() > 15);
    assert_eq!(dealt(3, "again").0.game(), dealt(3, "again").0.game());
}

#[test]
fn o2_2_everybody_draws_until_the_hand_is_worth_eight() {
    let mut shapes = BTreeSet::new();
    for number in 0..400 {
        let players = 2 + number % 3;
        let (table, events) = dealt(players, &format!("hands {number}"));
        let mut order = Vec::new();
        for event in &events {
            let Event::OpeningHand { seat, cards, sum } = event else { continue };
            order.push(seat.index());
            let values: Vec<u32> = cards.iter().map(|card| card.value()).collect();
            let before_last: u32 = values[..values.len() - 1].iter().sum();
            assert_eq!(values.iter().sum::<u32>(), *sum);
            assert!(before_last < 8 && *sum >= 8, "{values:?}");
            let position = AnyTable::position(&table);
            let hand = position["seats"][seat.index()]["hand"].as_array().unwrap();
            assert_eq!(hand.len(), cards.len());
            let mut sorted = values;
            sorted.sort_unstable();
            shapes.insert(sorted);
        }
        assert_eq!(order, (0..players).collect::<Vec<_>>(), "seat order");
    }
    // The four hands of the rulebook's picture all occur.
    for hand in [vec![3, 5], vec![5, 5], vec![2, 2, 5], vec![2, 2, 2, 2]] {
        assert!(shapes.contains(&hand), "{hand:?}");
    }
}

#[test]
fn o2_3_the_lowest_sum_begins() {
    assert_eq!(start_with(&["R5 R5", "B2 B2 B5", "Y3 Y5"], 0), (2, Reason::Sum));
    assert_eq!(start_with(&["R2 R2 R2 R2", "B5 B5"], 0), (0, Reason::Sum));
    // Fewer cards do not help against a lower sum.
    assert_eq!(start_with(&["R5 R5", "B2 B2 B2 B3"], 0), (1, Reason::Sum));
}

#[test]
fn o2_3_the_rulebooks_opening_hands() {
    let hands = ["R5 R3", "B5 B5", "Y2 Y2 Y5", "R2 R2 R2 R2"];
    assert_eq!(start_with(&hands, 0), (0, Reason::Cards));
    let mut turned = hands;
    turned.rotate_left(1);
    assert_eq!(start_with(&turned, 0), (3, Reason::Cards));
}

#[test]
fn o2_3_with_equal_cards_the_lot_decides_among_the_tied_only() {
    let hands = ["R5 R5", "B5 B3", "R2 R2 R2 R2", "Y3 Y5"];
    assert_eq!(start_with(&hands, 0), (1, Reason::Lot));
    assert_eq!(start_with(&hands, 1), (3, Reason::Lot));
}

#[test]
fn o2_3_the_rule_holds_in_every_deal() {
    let mut reasons = BTreeSet::new();
    let mut chosen_by_lot = BTreeSet::new();
    for number in 0..600 {
        let players = 2 + number % 3;
        let (table, events) = dealt(players, &format!("start {number}"));
        let mut keys = Vec::new();
        let mut start = None;
        for event in &events {
            match event {
                Event::OpeningHand { cards, sum, .. } => keys.push((*sum, cards.len())),
                Event::StartPlayer { seat, by } => start = Some((seat.index(), *by)),
                _ => {}
            }
        }
        let (start, by) = start.unwrap();
        let best = *keys.iter().min().unwrap();
        assert_eq!(keys[start], best);
        let same_sum = keys.iter().filter(|key| key.0 == best.0).count();
        let tied = keys.iter().filter(|key| **key == best).count();
        let expected = match (same_sum, tied) {
            (1, _) => Reason::Sum,
            (_, 1) => Reason::Cards,
            _ => Reason::Lot,
        };
        assert_eq!(by, expected);
        let lots = table.deal_chance().iter().filter(|r| matches!(r, ChanceResult::Number(_)));
        assert_eq!(lots.count(), usize::from(by == Reason::Lot), "a lot only where one is needed");
        reasons.insert(format!("{by:?}"));
        if by == Reason::Lot {
            let better = keys[..start].contains(&best);
            chosen_by_lot.insert(if better { "a later seat" } else { "the first" });
        }
        expect_asked(&table, start, "token");
    }
    assert_eq!(reasons.len(), 3, "{reasons:?}");
    assert_eq!(chosen_by_lot.len(), 2, "the lot favours nobody");
}

#[test]
fn o2_4_from_the_start_player_everybody_takes_any_token() {
    for players in 2..=4 {
        for number in 0..8 {
            let (mut table, _) = dealt(players, &format!("tokens {number}"));
            let start = AnyTable::deciding(&table)[0].seat.index();
            for offset in 0..players {
                let asked = (start + offset) % players;
                expect_asked(&table, asked, "token");
                let all = ["token blue", "token green", "token red", "token yellow"];
                assert_eq!(crate::support::listed(&table, asked), all);
                let other = (asked + 1) % players;
                expect_refusal(&table, other, "token red", "not_your_turn", "O3.1");
                // The same colour for all: colours may repeat.
                let events = play(&mut table, asked, "token green");
                assert_eq!(the(&events, "token_taken")["colour"], "green");
                assert_eq!(tokens(&table, asked), [0, 0, 0, 1]);
            }
            expect_asked(&table, start, "turn");
        }
    }
}

#[test]
fn o2_4_nothing_else_can_be_done_before_the_tokens_are_taken() {
    let (mut table, _) = dealt(2, "nothing else");
    let start = AnyTable::deciding(&table)[0].seat.index();
    let first = market(&table)[..2].to_owned();
    for text in [format!("take {first}"), format!("reserve {first}"), "buy".into(), "pass".into()] {
        expect_refusal(&table, start, &text, "other_decision", "O3.1");
    }
    play(&mut table, start, "token red");
    play(&mut table, 1 - start, "token blue");
    expect_refusal(&table, start, "token red", "other_decision", "O3.1");
}

#[test]
fn o2_5_ships_begin_in_osaka_and_the_start_player_takes_the_first_turn() {
    for number in 0..20 {
        let (mut table, _) = dealt(4, &format!("first turn {number}"));
        let start = AnyTable::deciding(&table)[0].seat.index();
        let before = market(&table);
        let mut events: Vec<Value> = Vec::new();
        for offset in 0..4 {
            events.extend(play(&mut table, (start + offset) % 4, "token red"));
        }
        assert_eq!(ships(&table), [0, 0, 0, 0]);
        assert_eq!(AnyTable::position(&table)["start"], start);
        expect_asked(&table, start, "turn");
        assert!(of_kind(&events, "refilled").is_empty());
        assert_eq!(market(&table), before);
    }
}
