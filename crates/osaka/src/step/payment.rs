//! Payments: all cards at once, or step by step where the list would be too long.

use crate::cards::Cards;
use crate::choice::Choice;
use crate::components::Card;
use crate::event::Event;
use crate::refusal::{Purpose, Refused};
use crate::state::Osaka;
use crate::step::buy;
use higaki_table::{Chance, MAX_CHOICES, Seat, Sink};

/// The choices of a player with a payment in progress: all completions or, if that list is too
/// long, the next card alone. Cards are laid down from the highest kind to the lowest, so that each
/// payment is offered in one order only.
pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    let left = game.price(seat) - game.paid.value();
    let hand = game.seat(seat).hand;
    let in_order = up_to(hand, lowest_kind(game.paid));
    // A player who laid cards down in another order may have to continue out of order.
    let coins = if in_order.value() >= left { in_order } else { hand };
    let make = |cards| Choice::Pay { cards };
    let before = list.len();
    if !list_exact(coins, left, make, before + MAX_CHOICES, list) {
        list.truncate(before);
        let completes = |card: &Card| up_to(coins, Some(*card)).value() >= left;
        let next = coins.kinds().map(|(card, _)| card).filter(completes);
        list.extend(next.map(|card| Choice::Pay { cards: Cards::one(card) }));
    }
}

/// The lowest kind among the cards.
fn lowest_kind(cards: Cards) -> Option<Card> {
    cards.kinds().next().map(|(card, _)| card)
}

/// The cards up to and including this kind; all of them without one.
fn up_to(cards: Cards, kind: Option<Card>) -> Cards {
    let Some(kind) = kind else { return cards };
    let kinds = cards.kinds().filter(|(card, _)| *card <= kind);
    kinds.fold(Cards::NONE, |all, (card, count)| all.plus(Cards::many(card, count)))
}

/// Lists every payment without a superfluous card, unless the list would exceed `most`. Returns
/// whether the list is complete.
pub(crate) fn list_exact(
    coins: Cards,
    price: u32,
    make: impl Fn(Cards) -> Choice + Copy,
    most: usize,
    list: &mut Vec<Choice>,
) -> bool {
    let purse = Purse::new(coins);
    purse.kinds[0].worth < price as i32
        || purse.list_from(0, Cards::NONE, price as i32, make, most, list)
}

/// The coins of a player by kind, the highest first, with an empty kind as a sentinel.
struct Purse {
    kinds: [Coins; Card::KINDS + 1],
}

/// The coins of one kind.
#[derive(Clone, Copy)]
struct Coins {
    one: Cards,
    value: i32,
    /// Their total value, together with all coins of lower kinds.
    worth: i32,
}

impl Purse {
    fn new(coins: Cards) -> Purse {
        let mut kinds = [Coins { one: Cards::NONE, value: 0, worth: 0 }; Card::KINDS + 1];
        let (mut left, mut worth) = (coins, coins.value() as i32);
        for kind in &mut kinds {
            let Some(card) = left.highest_kind() else { break };
            let copies = left.count(card);
            *kind = Coins { one: Cards::one(card), value: card.value() as i32, worth };
            worth -= copies as i32 * kind.value;
            left = left.minus(Cards::many(card, copies));
        }
        Purse { kinds }
    }

    /// Recurses from the highest kind to the lowest and stops as soon as the price is reached: the
    /// last card is then the lowest, so none is superfluous, and each payment occurs exactly once.
    /// Prunes payments that the lower kinds cannot complete.
    fn list_from(
        &self,
        kind: usize,
        mut paid: Cards,
        mut left: i32,
        make: impl Fn(Cards) -> Choice + Copy,
        most: usize,
        list: &mut Vec<Choice>,
    ) -> bool {
        let Coins { one, value, worth } = self.kinds[kind];
        let behind = self.kinds[kind + 1].worth;
        let mut unused = worth - behind;
        loop {
            if left <= 0 {
                let fits = list.len() < most;
                if fits {
                    list.push(make(paid));
                }
                return fits;
            }
            if left <= behind && !self.list_from(kind + 1, paid, left, make, most, list) {
                return false;
            }
            if unused == 0 {
                return true;
            }
            unused -= value;
            left -= value;
            paid = paid.plus(one);
        }
    }
}

/// O3.3: the payment comes from the hand.
pub(crate) fn check_in_hand(hand: Cards, payment: Cards) -> Result<(), Refused> {
    let lacking = payment.kinds().find(|(card, count)| hand.count(*card) < *count);
    lacking
        .map_or(Ok(()), |(card, _)| Err(Refused::NotInHand { card, wanted_for: Purpose::Paying }))
}

pub(crate) fn check(game: &Osaka, seat: Seat, cards: Cards) -> Result<Choice, Refused> {
    check_in_hand(game.seat(seat).hand, cards)?;
    if cards.is_empty() {
        let price = game.price(seat);
        return Err(Refused::PaidTooLittle { price, paid: game.paid.value() });
    }
    Ok(Choice::Pay { cards })
}

#[inline]
pub(crate) fn lay_down(game: &mut Osaka, seat: Seat, cards: Cards) {
    let own = game.seat_mut(seat);
    own.hand = own.hand.minus(cards);
    game.paid = game.paid.plus(cards);
}

#[inline(never)]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    cards: Cards,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    lay_down(game, seat, cards);
    let left = game.price(seat).saturating_sub(game.paid.value());
    sink.event(|| Event::CoinsLaid { seat, cards, left });
    if left == 0 {
        buy::conclude(game, seat, chance, sink);
    }
}
