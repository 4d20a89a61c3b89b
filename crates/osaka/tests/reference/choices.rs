//! All choices that differ in effect, by brute force. Only for small hands.

use super::legal::no_choice;
use super::position::{
    COLOURS, Phase, Position, colour, of_colour, symbols, total, total_symbols, value,
};
use std::collections::BTreeSet;

/// More cards than this have too many subsets to try.
const SMALL: usize = 9;

/// The notation of all choices of the deciding seat; `None` where there are too many to try.
pub(super) fn all_choices(position: &Position) -> Option<BTreeSet<String>> {
    let Some(seat) = position.decides() else { return Some(BTreeSet::new()) };
    let player = &position.seats[seat];
    match position.phase {
        Phase::Over(_) => Some(BTreeSet::new()),
        Phase::Token => {
            Some(["red", "blue", "yellow", "green"].map(|word| format!("token {word}")).into())
        }
        Phase::Turn => turn(position, seat),
        // In the middle of a payment only its usual continuations are listed.
        Phase::Pay if !position.paid.is_empty() => None,
        Phase::Pay => {
            let price = total(&position.open_to(seat));
            Some(
                payments(&player.hand, price)?.iter().map(|cards| notation("pay", cards)).collect(),
            )
        }
        Phase::Insure => insurances(position, seat),
        Phase::Save { colour, count } => {
            let goods = of_colour(&player.goods, colour);
            Some(subsets(&goods, count)?.iter().map(|cards| notation("save", cards)).collect())
        }
    }
}

fn turn(position: &Position, seat: usize) -> Option<BTreeSet<String>> {
    let mut choices = BTreeSet::new();
    let free = |card: &String| position.market.contains(&(card.clone(), None));
    for (card, stone) in &position.market {
        match stone {
            None => choices.insert(format!("take {card}")),
            Some(owner) if *owner == seat && free(card) => {
                choices.insert(format!("take {card}@{seat}"))
            }
            Some(owner) if *owner == seat => choices.insert(format!("take {card}")),
            Some(_) => false,
        };
    }
    let mut rows = position.market.iter().chain(&position.farm);
    if !rows.any(|(_, stone)| *stone == Some(seat)) {
        let in_market = position.market.iter().filter(|(_, stone)| stone.is_none());
        choices.extend(in_market.map(|(card, _)| format!("reserve {card}")));
        let in_farm = position.farm.iter().filter(|(_, stone)| stone.is_none());
        choices.extend(in_farm.map(|(card, _)| format!("reserve {card} farm")));
    }
    let goods = position.open_to(seat);
    if !goods.is_empty() {
        let payments = payments(&position.seats[seat].hand, total(&goods))?;
        choices.extend(payments.iter().map(|payment| notation("buy", payment)));
    }
    if choices.is_empty() {
        choices.insert("pass".to_owned());
    }
    Some(choices)
}

/// Every payment from which no card could be left out.
fn payments(hand: &[String], price: u64) -> Option<BTreeSet<Vec<String>>> {
    if hand.len() > SMALL {
        return None;
    }
    let needed = |payment: &Vec<String>| {
        let sum = total(payment);
        sum >= price && payment.iter().all(|card| sum - value(card) < price)
    };
    Some(all_subsets(hand).into_iter().filter(needed).collect())
}

/// For each colour nothing, or any payment of which every card is needed, with any goods that it
/// saves; and all of that for all colours together.
fn insurances(position: &Position, seat: usize) -> Option<BTreeSet<String>> {
    let player = &position.seats[seat];
    let mut whole: Vec<(Vec<String>, Vec<String>)> = vec![(Vec::new(), Vec::new())];
    for one in position.can_insure(seat) {
        let goods = of_colour(&player.goods, one);
        let mut in_colour = vec![(Vec::new(), Vec::new())];
        let hand: Vec<String> =
            of_colour(&player.hand, one).into_iter().filter(|card| symbols(card) > 0).collect();
        if hand.len() > SMALL || goods.len() > SMALL {
            return None;
        }
        for payment in all_subsets(&hand) {
            let paid = total_symbols(&payment);
            let saved = paid.min(goods.len());
            if payment.is_empty() || payment.iter().any(|card| paid - symbols(card) >= saved) {
                continue;
            }
            if no_choice(&goods, paid) {
                in_colour.push((payment, Vec::new()));
            } else {
                let named = subsets(&goods, saved)?;
                in_colour.extend(named.into_iter().map(|named| (payment.clone(), named)));
            }
        }
        whole = whole
            .iter()
            .flat_map(|(payment, named)| {
                in_colour.iter().map(move |(more, also)| {
                    ([&payment[..], more].concat(), [&named[..], also].concat())
                })
            })
            .collect();
        if whole.len() > 512 {
            return None;
        }
    }
    Some(whole.iter().map(|(payment, named)| insurance_text(payment, named)).collect())
}

fn insurance_text(payment: &[String], named: &[String]) -> String {
    match (payment.is_empty(), named.is_empty()) {
        (true, _) => "insure -".to_owned(),
        (false, true) => notation("insure", payment),
        (false, false) => format!("{} {}", notation("insure", payment), notation("for", named)),
    }
}

/// All different selections of `count` cards.
fn subsets(cards: &[String], count: usize) -> Option<BTreeSet<Vec<String>>> {
    if cards.len() > SMALL {
        return None;
    }
    Some(all_subsets(cards).into_iter().filter(|some| some.len() == count).collect())
}

/// Different selections of any number of cards.
fn all_subsets(cards: &[String]) -> BTreeSet<Vec<String>> {
    let mut sorted = cards.to_vec();
    sorted.sort();
    (0..1_u32 << sorted.len())
        .map(|bits| {
            let chosen = sorted.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
            chosen.map(|(_, card)| card.clone()).collect()
        })
        .collect()
}

/// A verb and cards as they are written: by colour, the highest first.
fn notation(verb: &str, cards: &[String]) -> String {
    let mut sorted = cards.to_vec();
    let place = |card: &String| COLOURS.iter().position(|one| *one == colour(card));
    sorted.sort_by_key(|card| (place(card), std::cmp::Reverse(value(card))));
    format!("{verb} {}", sorted.join(" "))
}
