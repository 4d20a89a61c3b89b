//! A random choice without listing all of them, for fast playouts.
//!
//! Draws the kind of action first, then the details uniformly: drawing uniformly from the list
//! would nearly always buy, because there are many ways to pay.

use crate::cards::Cards;
use crate::choice::{Choice, RowName};
use crate::components::{Colour, Colours};
use crate::state::{Osaka, Phase};
use crate::step::{insure, save, take};
use higaki_table::{Chance, QuickChance, Seat, Unheard};

/// How often each kind of action is drawn, in parts of all that are possible.
const TAKE: u32 = 16;
const RESERVE: u32 = 1;
const BUY: u32 = 48;

/// The action that was drawn for a turn.
enum Drawn {
    /// Takes the market card at this index.
    Coin(usize),
    Choice(Choice),
}

impl Osaka {
    /// Inlined together with [`Osaka::perform`], so that the drawn choice is not inspected again.
    #[inline(always)]
    pub(crate) fn draw_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        if self.phase == Phase::Turn {
            return match self.drawn_turn(seat, chance) {
                Drawn::Coin(index) => self.drawn_take(seat, index),
                Drawn::Choice(choice) => choice,
            };
        }
        self.drawn_between(seat, chance)
    }

    /// Draws and plays a choice. Taking a coin is the most frequent one, and its index is known
    /// here.
    #[inline(always)]
    pub(crate) fn draw_and_play(&mut self, seat: Seat, chance: &mut QuickChance) {
        let choice = if self.phase == Phase::Turn {
            match self.drawn_turn(seat, chance) {
                Drawn::Coin(index) => {
                    return take::apply_at(self, seat, index, chance, &mut Unheard);
                }
                Drawn::Choice(choice) => choice,
            }
        } else {
            self.drawn_between(seat, chance)
        };
        self.perform(seat, choice, chance, &mut Unheard);
    }

    /// Draws a decision outside of a turn.
    #[inline(always)]
    fn drawn_between(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        match self.phase {
            Phase::Token => Choice::Token { colour: Colour::ALL[chance.below(4) as usize] },
            Phase::Pay => Choice::Pay { cards: self.drawn_rest(seat, chance) },
            Phase::Insure { settled, .. } => {
                let (payment, saved) = self.drawn_insurance(seat, settled, chance);
                Choice::Insure { colour: None, payment, saved }
            }
            Phase::Save { colour, count, .. } => {
                let goods = self.seat(seat).goods.of(colour);
                Choice::Save { goods: drawn_goods(goods, u32::from(count), chance) }
            }
            Phase::Turn | Phase::Over(_) => Choice::Pass,
        }
    }

    #[inline(always)]
    fn drawn_turn(&self, seat: Seat, chance: &mut QuickChance) -> Drawn {
        let open = self.open_to(seat);
        if open.is_empty() {
            return Drawn::Choice(Choice::Pass);
        }
        let hand = self.seat(seat).hand;
        let price = self.market.value(open);
        let buy = if hand.value() >= price { BUY } else { 0 };
        // With the stone at hand, every open card is one that it could be put on.
        let reserve = if self.stones.contains(seat) { 0 } else { RESERVE };
        // One half of the word draws the action, the other the card.
        let bits = chance.bits();
        let (lot, card) = (scaled(bits as u32, TAKE + reserve + buy), (bits >> 32) as u32);
        if lot < TAKE {
            Drawn::Coin(open.nth(scaled(card, open.len())))
        } else if lot < TAKE + reserve {
            Drawn::Choice(self.drawn_reservation(card))
        } else {
            Drawn::Choice(Choice::Buy { payment: drawn_payment(hand, price, chance) })
        }
    }

    /// Any card without a stone, in the market or the farm.
    #[inline]
    fn drawn_reservation(&self, random: u32) -> Choice {
        let (market, farm) = (self.market.free(), self.farm.free());
        let number = scaled(random, market.len() + farm.len());
        match number.checked_sub(market.len()) {
            None => Choice::Reserve {
                card: self.market.slot(market.nth(number)).card(),
                row: RowName::Market,
            },
            Some(number) => Choice::Reserve {
                card: self.farm.slot(farm.nth(number)).card(),
                row: RowName::Farm,
            },
        }
    }

    #[inline]
    fn drawn_take(&self, seat: Seat, index: usize) -> Choice {
        let slot = self.market.slot(index);
        let card = slot.card();
        let twin = !slot.is_free() && self.market.find_free(card).is_some();
        Choice::Take { card, reserved: if twin { Some(seat) } else { None } }
    }

    /// Draws the rest of a payment in progress.
    #[inline(never)]
    fn drawn_rest(&self, seat: Seat, chance: &mut QuickChance) -> Cards {
        let left = self.price(seat) - self.paid.value();
        drawn_payment(self.seat(seat).hand, left, chance)
    }

    /// A payment for all colours at risk, and the goods that must be named with it.
    #[inline(never)]
    fn drawn_insurance(
        &self,
        seat: Seat,
        settled: Colours,
        chance: &mut QuickChance,
    ) -> (Cards, Cards) {
        let own = self.seat(seat);
        let (mut payment, mut saved) = (Cards::NONE, Cards::NONE);
        for colour in insure::asked_colours(self, seat, settled).iter() {
            let goods = own.goods.of(colour);
            let picked = insure::drawn_payment(own.hand, goods.len(), colour, chance);
            let symbols = picked.symbols();
            payment = payment.plus(picked);
            if save::evident(goods, symbols).is_none() {
                saved = saved.plus(drawn_goods(goods, symbols, chance));
            }
        }
        (payment, saved)
    }
}

/// A number below the bound from 32 random bits.
#[inline]
fn scaled(random: u32, bound: u32) -> u32 {
    ((u64::from(random) * u64::from(bound)) >> 32) as u32
}

/// A random selection of `count` of these goods.
#[inline(never)]
fn drawn_goods(mut goods: Cards, count: u32, chance: &mut QuickChance) -> Cards {
    let mut picked = Cards::NONE;
    for _ in 0..count {
        let card = goods.one_from(chance.bits());
        goods = goods.minus(card);
        picked = picked.plus(card);
    }
    picked
}

/// A payment without a superfluous card: the whole hand, less random cards for as long as one can
/// be spared. Players buy soon after they can, so few cards go. Kinds after a gap are slightly more
/// likely, which does not matter for playouts.
#[inline]
fn drawn_payment(mut coins: Cards, price: u32, chance: &mut QuickChance) -> Cards {
    let mut bits = chance.bits();
    loop {
        let spare = coins.worth_up_to(coins.value() - price);
        if spare.is_empty() {
            return coins;
        }
        // One word is enough for several cards.
        if bits < 1 << 16 {
            bits = chance.bits();
        }
        coins = coins.minus(spare.one_from(bits));
        bits >>= 6;
    }
}
