//! A random choice without listing all of them, for fast playouts.
//!
//! The kind of action is drawn first, then the rest evenly within it: a player who picked from the
//! whole list would almost always buy, because there are many ways to pay.

use crate::cards::Cards;
use crate::choice::{Choice, Decision, RowName};
use crate::components::{Card, Colour, Colours};
use crate::row::Picked;
use crate::state::{Osaka, Phase};
use crate::step::{insure, save};
use higaki_table::{Chance, QuickChance, Seat};

/// How often each kind of action is drawn, in parts of all that are possible.
const TAKE: u32 = 3;
const RESERVE: u32 = 1;
const BUY: u32 = 4;

impl Osaka {
    #[inline]
    pub(crate) fn drawn_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        match self.owed().map(|(_, decision)| decision) {
            Some(Decision::Token) => {
                Choice::Token { colour: Colour::ALL[chance.below(4) as usize] }
            }
            Some(Decision::Turn) | None => self.drawn_turn(seat, chance),
            Some(Decision::Pay) => {
                let left = self.price(seat) - self.paid.value();
                Choice::Pay { cards: drawn_payment(self.seat(seat).hand, left, chance) }
            }
            Some(Decision::Insure) => self.drawn_insurance(seat, chance),
            Some(Decision::Save) => self.drawn_rescue(seat, chance),
        }
    }

    #[inline]
    fn drawn_turn(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        let open = self.market.open_to(seat);
        if open.is_empty() {
            return Choice::Pass;
        }
        let hand = self.seat(seat).hand;
        let price = self.market.value(open);
        let can_buy = hand.value() >= price;
        let (mut free, mut in_farm) = (self.market.free(), self.farm.free());
        if self.stones.contains(seat) {
            (free, in_farm) = (Picked::NONE, Picked::NONE);
        }
        let reservable = free.len() + in_farm.len();
        let reserve = if reservable > 0 { RESERVE } else { 0 };
        let buy = if can_buy { BUY } else { 0 };
        let (lot, fraction) = split(chance.bits(), TAKE + reserve + buy);
        match lot.checked_sub(TAKE) {
            None => self.drawn_take(seat, open.nth(split(fraction, open.len()).0)),
            Some(lot) if lot >= reserve => {
                Choice::Buy { payment: drawn_payment(hand, price, chance) }
            }
            Some(_) => {
                let (number, _) = split(fraction, reservable);
                match number.checked_sub(free.len()) {
                    None => Choice::Reserve {
                        card: self.market.slot(free.nth(number)).card(),
                        row: RowName::Market,
                    },
                    Some(number) => Choice::Reserve {
                        card: self.farm.slot(in_farm.nth(number)).card(),
                        row: RowName::Farm,
                    },
                }
            }
        }
    }

    #[inline]
    fn drawn_take(&self, seat: Seat, index: usize) -> Choice {
        let slot = self.market.slot(index);
        let card = slot.card();
        let twin = !slot.is_free() && self.market.find_free(card).is_some();
        Choice::Take { card, reserved: if twin { Some(seat) } else { None } }
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

/// A number below the bound, and the random bits that it leaves for another one.
#[inline]
fn split(bits: u64, bound: u32) -> (u32, u64) {
    let product = u128::from(bits) * u128::from(bound);
    ((product >> 64) as u32, product as u64)
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
    let mut bits = 0;
    while value < price {
        // One word is enough for several cards.
        if bits < 1 << 16 {
            bits = chance.bits();
        }
        let kind = bits as usize % 16 * Card::KINDS / 16;
        bits >>= 4;
        let card = coins.next_from(Card::from_index(kind));
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
