//! Whether a choice, given as text, is allowed.

use super::position::{
    COLOURS, Phase, Position, colour, initial, of_colour, symbols, total, total_symbols, without,
};

/// An insurance as in its notation.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Insurance {
    /// The only colour that it is about, if one was named.
    pub(super) colour: Option<char>,
    pub(super) payment: Vec<String>,
    pub(super) saved: Vec<String>,
}

pub(super) fn legal(position: &Position, seat: usize, choice: &str) -> bool {
    let words: Vec<&str> = choice.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else { return false };
    if position.decides() != Some(seat) {
        return false;
    }
    match (&position.phase, *verb) {
        (Phase::Token, "token") => matches!(rest, ["red" | "blue" | "yellow" | "green"]),
        (Phase::Turn, "take") => may_take(position, seat, rest),
        (Phase::Turn, "reserve") => may_reserve(position, seat, rest),
        (Phase::Turn, "buy") => may_buy(position, seat, rest),
        (Phase::Turn, "pass") => rest.is_empty() && is_stuck(position, seat),
        (Phase::Pay, "pay") => cards(rest).is_some_and(|payment| {
            !payment.is_empty() && without(&position.seats[seat].hand, &payment).is_some()
        }),
        (Phase::Insure, "insure") => insurance(rest).is_some_and(|said| {
            said.payment.is_empty() && said.colour.is_none() || may_insure(position, seat, &said)
        }),
        (Phase::Save { colour, count }, "save") => {
            cards(rest).is_some_and(|goods| may_save(position, seat, *colour, *count, &goods))
        }
        _ => false,
    }
}

/// The cards with these names, if there are such cards.
pub(super) fn cards(words: &[&str]) -> Option<Vec<String>> {
    words.iter().map(|word| is_card(word).then(|| (*word).to_owned())).collect()
}

fn is_card(word: &str) -> bool {
    COLOURS.iter().any(|colour| ["2", "3", "5"].iter().any(|v| word == format!("{colour}{v}")))
}

/// A coin: a card in the market that no other player has reserved.
fn may_take(position: &Position, seat: usize, words: &[&str]) -> bool {
    let [word] = words else { return false };
    match word.split_once('@') {
        None => position.open_to(seat).iter().any(|card| card == word),
        Some((card, owner)) => {
            owner == seat.to_string() && position.market.contains(&(card.to_owned(), Some(seat)))
        }
    }
}

/// One's stone must be at hand and the card must be free.
fn may_reserve(position: &Position, seat: usize, words: &[&str]) -> bool {
    let (card, row) = match words {
        [card] | [card, "market"] => (card, &position.market),
        [card, "farm"] => (card, &position.farm),
        _ => return false,
    };
    has_stone(position, seat) && row.contains(&((*card).to_owned(), None))
}

fn has_stone(position: &Position, seat: usize) -> bool {
    !position.market.iter().chain(&position.farm).any(|(_, stone)| *stone == Some(seat))
}

/// All cards that are not reserved by others, for at least their value. Without a named payment the
/// player may pay step by step, if they can pay at all.
fn may_buy(position: &Position, seat: usize, words: &[&str]) -> bool {
    let goods = position.open_to(seat);
    let hand = &position.seats[seat].hand;
    let Some(payment) = cards(words) else { return false };
    let pays = if payment.is_empty() { hand } else { &payment };
    !goods.is_empty() && without(hand, &payment).is_some() && total(pays) >= total(&goods)
}

/// Nothing to buy or take, nothing to reserve.
fn is_stuck(position: &Position, seat: usize) -> bool {
    let free_card = position.market.iter().chain(&position.farm).any(|(_, stone)| stone.is_none());
    position.open_to(seat).is_empty() && !(has_stone(position, seat) && free_card)
}

pub(super) fn insurance(words: &[&str]) -> Option<Insurance> {
    let (colour, words) = match words {
        [word @ ("red" | "blue" | "yellow" | "green"), rest @ ..] => (Some(initial(word)), rest),
        _ => (None, words),
    };
    if words == ["-"] {
        return Some(Insurance { colour, payment: Vec::new(), saved: Vec::new() });
    }
    let mut halves = words.split(|word| *word == "for");
    let payment = cards(halves.next()?)?;
    let saved = halves.next().map(cards);
    let named_nothing =
        saved.as_ref().is_some_and(|saved| saved.as_ref().is_none_or(Vec::is_empty));
    if payment.is_empty() || named_nothing || halves.next().is_some() {
        return None;
    }
    Some(Insurance { colour, payment, saved: saved.flatten().unwrap_or_default() })
}

fn may_insure(position: &Position, seat: usize, said: &Insurance) -> bool {
    let player = &position.seats[seat];
    let mut asked = position.can_insure(seat);
    if let Some(only) = said.colour {
        if !asked.contains(&only) {
            return false;
        }
        asked = vec![only];
    }
    let all_there = without(&player.hand, &said.payment).is_some()
        && without(&player.goods, &said.saved).is_some();
    let cards_can = said.payment.iter().all(|c| symbols(c) > 0 && asked.contains(&colour(c)));
    all_there
        && cards_can
        && COLOURS.iter().all(|one| {
            let payment = of_colour(&said.payment, *one);
            let goods = of_colour(&player.goods, *one);
            let named = of_colour(&said.saved, *one);
            pays_for(&payment, &goods, &named, said.colour.is_some())
        })
}

/// In one colour: no more goods than symbols, and a name for the goods where there is an
/// alternative, unless naming them is a separate decision.
fn pays_for(payment: &[String], goods: &[String], named: &[String], asked_next: bool) -> bool {
    let symbols_paid = total_symbols(payment);
    let clear = !named.is_empty() || no_choice(goods, symbols_paid) || asked_next;
    named.len() <= symbols_paid && clear
}

/// Whether the goods that `symbols` save are determined without naming them.
pub(super) fn no_choice(goods: &[String], symbols: usize) -> bool {
    goods.len() <= symbols || symbols == 0 || goods.iter().all(|card| *card == goods[0])
}

fn may_save(position: &Position, seat: usize, of: char, count: usize, goods: &[String]) -> bool {
    (1..=count).contains(&goods.len())
        && goods.iter().all(|card| colour(card) == of)
        && without(&position.seats[seat].goods, goods).is_some()
}
