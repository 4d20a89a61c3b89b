//! A bag of cards that is one number.

use crate::components::{Card, Colour, Colours};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use std::fmt;

/// Any number of cards of each kind, without an order.
///
/// Five bits for each of the twelve kinds. No kind has more than eleven copies, so the highest bit
/// of every field is free: it catches the borrow when bags are compared, all kinds at once.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Cards(u64);

const BITS: usize = 5;
const FIELD: u64 = (1 << BITS) - 1;
/// The highest bit of every field.
const GUARDS: u64 = 0x0842_1084_2108_4210;
/// Every second field, so that two neighbours can be added into ten bits.
const PAIRS: u64 = 0x007c_1f07_c1f0_7c1f;
/// The fields of red; those of the other colours lie five, ten and fifteen bits higher.
const RED: u64 = FIELD | FIELD << 20 | FIELD << 40;

/// The fields of every set of colours.
const OF_COLOURS: [u64; 16] = {
    let mut fields = [0; 16];
    let mut set = 0;
    while set < 64 {
        let (colours, colour) = (set / 4, set % 4);
        if colours >> colour & 1 == 1 {
            fields[colours] |= RED << (BITS * colour);
        }
        set += 1;
    }
    fields
};

/// One card of each kind; zero for unused kind numbers.
const ONE_OF_KIND: [u64; 16] = {
    let mut ones = [0; 16];
    let mut kind = 0;
    while kind < Card::KINDS {
        ones[kind] = 1 << (BITS * kind);
        kind += 1;
    }
    ones
};

/// Adds up all fields after weighing them by value step: one multiplication for all of them.
#[inline]
const fn weighed(cards: u64, two: u64, three: u64, five: u64) -> u32 {
    // Six sums of ten bits each: twos, twos, threes, threes, fives, fives. The product gathers
    // their weighed sum in its sixth field; no field below overflows (22 · 5 · 6 < 1024).
    let sums = (cards & PAIRS) + (cards >> BITS & PAIRS);
    let weights = five | five << 10 | three << 20 | three << 30 | two << 40 | two << 50;
    (sums.wrapping_mul(weights) >> 50 & 0x3ff) as u32
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// O1.1: all 108 cards.
    #[must_use]
    pub const fn full() -> Cards {
        let mut cards = Cards::NONE;
        let mut kind = 0;
        while kind < Card::KINDS {
            let card = Card::from_index(kind);
            cards = cards.plus(Cards::many(card, card.copies()));
            kind += 1;
        }
        cards
    }

    /// This card alone.
    #[inline]
    #[must_use]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << shift(card))
    }

    /// The kinds in the low halves of these bytes; a half byte that is no kind counts nothing.
    #[inline]
    #[must_use]
    pub(crate) fn of_kinds(kinds: [u8; 8]) -> Cards {
        Cards(kinds.iter().map(|kind| ONE_OF_KIND[usize::from(kind & 15)]).sum())
    }

    /// A number of cards of this kind.
    #[inline]
    #[must_use]
    pub const fn many(card: Card, count: u32) -> Cards {
        Cards((count as u64) << shift(card))
    }

    /// The number of cards of this kind.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> shift(card) & FIELD) as u32
    }

    /// The number of all cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        weighed(self.0, 1, 1, 1)
    }

    /// Their total value as coins.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u32 {
        weighed(self.0, 2, 3, 5)
    }

    /// The number of goods that they could insure.
    #[inline]
    #[must_use]
    pub const fn symbols(self) -> u32 {
        weighed(self.0, 2, 1, 0)
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 += 1 << shift(card);
    }

    /// Takes a card out; there must be one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        self.0 -= 1 << shift(card);
    }

    /// The cards of both bags.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// The cards of this bag without those of the other, which must be a subset.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other));
        Cards(self.0 - other.0)
    }

    /// Whether all cards of the other bag are in this one.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Cards) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// The cards of this colour.
    #[inline]
    #[must_use]
    pub const fn of(self, colour: Colour) -> Cards {
        Cards(self.0 & RED << (BITS * colour as usize))
    }

    /// The cards of these colours.
    #[inline]
    #[must_use]
    pub const fn of_any(self, colours: Colours) -> Cards {
        Cards(self.0 & OF_COLOURS[(colours.bits() & 15) as usize])
    }

    /// The colours of which there is a card.
    #[inline]
    #[must_use]
    pub const fn colours(self) -> Colours {
        // No field is above 15, so adding 15 carries into its highest bit unless it is empty. The
        // product brings the four bits, five apart, side by side.
        const GROUP: u64 = (1 << (4 * BITS)) - 1;
        let any = (self.0 | self.0 >> 20 | self.0 >> 40) & GROUP;
        let there = (any + 0x0f * 0x8421) >> 4 & 0x8421;
        Colours::from_bits(((there * 0x8888) >> 15) as u8)
    }

    /// O1.2: the cards with insurance symbols: all but the fives.
    #[inline]
    #[must_use]
    pub const fn insuring(self) -> Cards {
        Cards(self.0 & ((1 << 40) - 1))
    }

    /// The number of cards of each colour, red first.
    #[inline]
    #[must_use]
    pub const fn colour_counts(self) -> [u8; 4] {
        // The three values of all colours added at once; no colour has more than 27 cards.
        const GROUP: u64 = (1 << (4 * BITS)) - 1;
        let sums = (self.0 & GROUP) + (self.0 >> 20 & GROUP) + (self.0 >> 40);
        [
            (sums & FIELD) as u8,
            (sums >> BITS & FIELD) as u8,
            (sums >> (2 * BITS) & FIELD) as u8,
            (sums >> (3 * BITS) & FIELD) as u8,
        ]
    }

    /// The value of the highest card, 0 if there is none.
    #[inline]
    #[must_use]
    pub const fn highest(self) -> u32 {
        if self.0 >> 40 != 0 {
            5
        } else if self.0 >> 20 != 0 {
            3
        } else if self.0 != 0 {
            2
        } else {
            0
        }
    }

    /// The cards of which each is worth no more than this.
    #[inline]
    #[must_use]
    pub const fn worth_up_to(self, value: u32) -> Cards {
        const TWOS: u64 = (1 << 20) - 1;
        const THREES: u64 = (1 << 40) - 1;
        const UP_TO: [u64; 8] = [0, 0, TWOS, THREES, THREES, u64::MAX, u64::MAX, u64::MAX];
        Cards(self.0 & UP_TO[if value < 7 { value as usize } else { 7 }])
    }

    /// The kind with the highest number; the twos come before the threes, and these before the fives.
    #[inline]
    #[must_use]
    pub const fn highest_kind(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        Some(Card::from_index((63 - self.0.leading_zeros() as usize) / BITS))
    }

    /// One card, the first at or after a place that the lowest six bits of a random word say,
    /// going round; none from none.
    #[inline]
    #[must_use]
    pub(crate) const fn one_from(self, random: u64) -> Cards {
        // Adding 15 carries into the highest bit of every field that is not empty.
        let there = (self.0 + (GUARDS - (GUARDS >> 4))) & GUARDS;
        let behind = there & u64::MAX << (random % 64);
        let from = if behind != 0 { behind } else { there };
        Cards((from & from.wrapping_neg()) >> 4)
    }

    /// The kinds with at least one card, in order, with their numbers.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Card, u32)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card::from_index(left.trailing_zeros() as usize / BITS);
            let count = (left >> shift(card) & FIELD) as u32;
            left &= !(FIELD << shift(card));
            Some((card, count))
        })
    }

    /// Every card by itself, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| (0..count).map(move |_| card))
    }

    /// The bag as a number, for hashing.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

const fn shift(card: Card) -> usize {
    BITS * card.index()
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bag = Cards::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// The cards by colour, the highest first: as a player would sort and read them.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        self.in_order(|card| {
            f.write_str(std::mem::replace(&mut gap, " "))?;
            fmt::Display::fmt(&card, f)
        })
    }
}

impl Cards {
    /// Every card by itself, by colour and the highest first.
    #[must_use]
    pub fn sorted(self) -> Vec<Card> {
        let mut cards = Vec::with_capacity(self.len() as usize);
        let Ok(()) = self.in_order(|card| {
            cards.push(card);
            Ok::<_, std::convert::Infallible>(())
        });
        cards
    }

    /// The cards in order, without a temporary list: views and choices hold many bags.
    fn in_order<E>(self, mut take: impl FnMut(Card) -> Result<(), E>) -> Result<(), E> {
        for colour in self.colours().iter() {
            for step in (0..Card::KINDS / Colour::ALL.len()).rev() {
                let card = Card::from_index(Colour::ALL.len() * step + colour.index());
                for _ in 0..self.count(card) {
                    take(card)?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        self.in_order(|card| list.serialize_element(&card))?;
        list.end()
    }
}

#[cfg(test)]
mod tests;
