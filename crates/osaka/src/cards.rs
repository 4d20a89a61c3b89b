//! A bag of cards that is one number.

use crate::components::{Card, Colour};
use serde::{Serialize, Serializer};
use std::fmt;

/// Any number of cards of each kind, without an order.
///
/// Five bits for each of the twelve kinds. No kind has more than eleven copies, so the highest bit
/// of every field is free: it catches the borrow when bags are compared, all kinds at once.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

const BITS: usize = 5;
const FIELD: u64 = (1 << BITS) - 1;
/// The highest bit of every field.
const GUARDS: u64 = 0x0842_1084_2108_4210;
/// Every second field, so that two neighbours can be added into ten bits.
const PAIRS: u64 = 0x007c_1f07_c1f0_7c1f;
/// The fields of red; those of the other colours lie five, ten and fifteen bits higher.
const RED: u64 = FIELD | FIELD << 20 | FIELD << 40;

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
    pub fn full() -> Cards {
        Card::all()
            .fold(Cards::NONE, |cards, card| Cards(cards.0 | (card.copies() as u64) << shift(card)))
    }

    /// This card alone.
    #[inline]
    #[must_use]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << shift(card))
    }

    /// So many of this kind.
    #[inline]
    #[must_use]
    pub const fn many(card: Card, count: u32) -> Cards {
        Cards((count as u64) << shift(card))
    }

    /// How many of this kind there are.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> shift(card) & FIELD) as u32
    }

    /// How many there are in all.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        weighed(self.0, 1, 1, 1)
    }

    /// How many coins they are worth together.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u32 {
        weighed(self.0, 2, 3, 5)
    }

    /// How many goods they could insure together.
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

    /// The cards of this bag without those of the other, all of which must be in it.
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

    /// How many cards there are of each colour, red first.
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

    /// The kind with the highest number; the twos come before the threes, and these before the fives.
    #[inline]
    #[must_use]
    pub const fn highest_kind(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        Some(Card::from_index((63 - self.0.leading_zeros() as usize) / BITS))
    }

    /// The first card at or after this kind, going round. There must be a card.
    #[inline]
    #[must_use]
    pub const fn next_from(self, card: Card) -> Card {
        let behind = self.0 >> shift(card) << shift(card);
        let bits = if behind != 0 { behind } else { self.0 };
        Card::from_index(bits.trailing_zeros() as usize / BITS)
    }

    /// The kinds that are there, in order, with how many of each.
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
        for (index, card) in self.sorted().into_iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl Cards {
    /// Every card by itself, by colour and the highest first.
    #[must_use]
    pub fn sorted(self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.iter().collect();
        cards.sort_by_key(|card| (card.colour(), std::cmp::Reverse(card.value())));
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.sorted())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag(text: &str) -> Cards {
        text.split_whitespace().map(|word| Card::from_text(word).unwrap()).collect()
    }

    #[test]
    fn o1_1_the_box_holds_108_cards() {
        let full = Cards::full();
        assert_eq!((full.len(), full.value()), (108, 336));
        for colour in Colour::ALL {
            assert_eq!(full.of(colour).len(), 27);
            let copies = [2, 3, 5].map(|value| full.count(Card::new(colour, value).unwrap()));
            assert_eq!(copies, [11, 9, 7]);
        }
    }

    #[test]
    fn o1_2_insurance_symbols() {
        assert_eq!(bag("R2").symbols(), 2);
        assert_eq!(bag("R3").symbols(), 1);
        assert_eq!(bag("R5").symbols(), 0);
        assert_eq!(bag("R2 R3 R3 G5").symbols(), 4);
    }

    #[test]
    fn sums_agree_with_counting_card_by_card() {
        let mut cards = Cards::NONE;
        for card in Cards::full().iter() {
            cards.add(card);
            assert_eq!(cards.len() as usize, cards.iter().count());
            assert_eq!(cards.value(), cards.iter().map(Card::value).sum::<u32>());
            assert_eq!(cards.symbols(), cards.iter().map(Card::symbols).sum::<u32>());
        }
        assert_eq!(cards, Cards::full());
    }

    #[test]
    fn bags_contain_their_parts_and_nothing_else() {
        assert!(bag("R2 R2 G5").contains(bag("R2 G5")));
        assert!(!bag("R2 G5").contains(bag("R2 R2")));
        assert!(!bag("R2").contains(bag("B2")));
        assert!(Cards::full().contains(Cards::full()));
        assert_eq!(bag("R2 R2 G5").minus(bag("R2")), bag("R2 G5"));
    }

    #[test]
    fn colours_and_highest() {
        let cards = bag("R2 R5 B3 G2");
        assert_eq!(cards.of(Colour::Red), bag("R2 R5"));
        assert_eq!(cards.highest(), 5);
        assert_eq!(bag("B3 G2").highest(), 3);
        assert_eq!(Cards::NONE.highest(), 0);
    }

    #[test]
    fn next_from_goes_round() {
        let cards = bag("R2 G3");
        let five = Card::from_text("R5").unwrap();
        assert_eq!(cards.next_from(five), Card::from_text("R2").unwrap());
        let blue = Card::from_text("B2").unwrap();
        assert_eq!(cards.next_from(blue), Card::from_text("G3").unwrap());
    }

    #[test]
    fn the_text_is_sorted_by_colour_and_value() {
        assert_eq!(bag("G2 R2 R5 B3").to_string(), "R5 R2 B3 G2");
        assert_eq!(Cards::NONE.to_string(), "");
    }
}
