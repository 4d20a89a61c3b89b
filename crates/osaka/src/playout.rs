//! A random choice without listing all of them, for fast playouts.
//!
//! The kind of action is drawn first, evenly among those that are possible, then the rest evenly
//! within it: a player who picked from the whole list would almost always buy, because there are
//! many ways to pay.

use crate::cards::Cards;
use crate::choice::{Choice, Decision, RowName};
use crate::components::{Card, Colour, Colours};
use crate::state::{Osaka, Phase};
use crate::step::{insure, save};
use higaki_table::{Chance, QuickChance, Seat};

impl Osaka {
    #[inline]
    pub(crate) fn drawn_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        match self.owed().map(|(_, decision)| decision) {
            Some(Decision::Token) => {
                Choice::Token { colour: Colour::ALL[chance.below(4) as usize] }
            }
            Some(Decision::Turn) | None => self.drawn_turn(seat, chance),
            Some(Decision::Pay) => {
                let left = self.on_sale(seat).value() - self.paid.value();
                Choice::Pay { cards: drawn_payment(self.seat(seat).hand, left, chance) }
            }
            Some(Decision::Insure) => self.drawn_insurance(seat, chance),
            Some(Decision::Save) => self.drawn_rescue(seat, chance),
        }
    }

    #[inline]
    fn drawn_turn(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        let (mut price, mut open, mut free) = (0, 0, 0);
        for slot in self.market.slots() {
            if slot.is_open_to(seat) {
                price += slot.card().value();
                open += 1;
            }
            free += u32::from(slot.is_free());
        }
        if open == 0 {
            return Choice::Pass;
        }
        let hand = self.seat(seat).hand;
        if !self.stones.contains(seat) {
            free += self.farm.slots().iter().filter(|slot| slot.is_free()).count() as u32;
        } else {
            free = 0;
        }
        let can_buy = hand.value() >= price;
        let kinds = 1 + u32::from(can_buy) + u32::from(free > 0);
        match chance.below(kinds) {
            0 => self.drawn_take(seat, chance.below(open)),
            1 if can_buy => Choice::Buy { payment: drawn_payment(hand, price, chance) },
            _ => self.drawn_reservation(chance.below(free)),
        }
    }

    #[inline]
    fn drawn_take(&self, seat: Seat, number: u32) -> Choice {
        let slot = self.open_to(seat).nth(number as usize).map(|(_, slot)| slot);
        let slot = slot.expect("there are more open cards than the number");
        let card = slot.card();
        let twin =
            || self.market.slots().iter().any(|other| other.card() == card && other.is_free());
        let reserved = if !slot.is_free() && twin() { Some(seat) } else { None };
        Choice::Take { card, reserved }
    }

    #[inline]
    fn drawn_reservation(&self, number: u32) -> Choice {
        let market = self.market.slots().iter().map(|slot| (RowName::Market, *slot));
        let farm = self.farm.slots().iter().map(|slot| (RowName::Farm, *slot));
        let mut free = market.chain(farm).filter(|(_, slot)| slot.is_free());
        let (row, slot) = free.nth(number as usize).expect("there are more free cards");
        Choice::Reserve { card: slot.card(), row }
    }

    fn drawn_insurance(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        let settled = match self.phase {
            Phase::Insure { settled, .. } => settled,
            _ => Colours::NONE,
        };
        let (mut payment, mut saved) = (Cards::NONE, Cards::NONE);
        for colour in insure::asked_colours(self, seat, settled).iter() {
            let mut picked = Cards::NONE;
            let mut seen = 0;
            insure::each_payment(self, seat, colour, |cards| {
                seen += 1;
                if chance.below(seen) == 0 {
                    picked = cards;
                }
            });
            let goods = self.seat(seat).goods.of(colour);
            payment = payment.plus(picked);
            if save::evident(goods, picked.symbols()).is_none() {
                saved = saved.plus(drawn_goods(goods, picked.symbols(), chance));
            }
        }
        Choice::Insure { colour: None, payment, saved }
    }

    fn drawn_rescue(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        let Phase::Save { colour, count, .. } = self.phase else { return Choice::Pass };
        let goods = self.seat(seat).goods.of(colour);
        Choice::Save { goods: drawn_goods(goods, u32::from(count), chance) }
    }
}

/// So many of these goods.
fn drawn_goods(mut goods: Cards, count: u32, chance: &mut QuickChance) -> Cards {
    let mut picked = Cards::NONE;
    for _ in 0..count {
        let card = drawn_card(goods, chance);
        goods.remove(card);
        picked.add(card);
    }
    picked
}

/// Some card; the kinds that lie behind a gap are likelier, which no playout minds.
#[inline]
fn drawn_card(cards: Cards, chance: &mut QuickChance) -> Card {
    cards.next_from(Card::from_index(chance.below(Card::KINDS as u32) as usize))
}

/// A payment without a card too many: cards at random until it is enough, then those back that
/// are not needed.
#[inline]
fn drawn_payment(mut coins: Cards, price: u32, chance: &mut QuickChance) -> Cards {
    let mut paid = Cards::NONE;
    let mut value = 0;
    while value < price {
        let card = drawn_card(coins, chance);
        coins.remove(card);
        paid.add(card);
        value += card.value();
    }
    let mut excess = value - price;
    while excess >= 2 {
        // What is too much is less than the last card, so a two or a three is all that can go.
        let Some(card) = paid.kinds().map(|(card, _)| card).filter(|c| c.value() <= excess).last()
        else {
            break;
        };
        paid.remove(card);
        excess -= card.value();
    }
    paid
}
