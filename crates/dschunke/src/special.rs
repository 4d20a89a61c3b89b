//! The thirty special cards.

use crate::components::Junk;
use crate::data::Data;
use serde::{Serialize, Serializer};
use std::fmt;

/// D1.3: a special card. Cards of one sort are indistinguishable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(
        type = "\"supply\" | \"tie-breaker\" | \"swap\" | \"load-one\" | \"take-goods\" | \"move\" \
               | `cash-in-${Junk}` | `bonus-8-${Junk}` | `bonus-12-${Junk}-${Junk}`"
    )
)]
pub enum Special {
    /// D6.4: one more goods card in every phase 3.
    Supply,
    /// D6.5: its owner wins ties in the poker.
    TieBreaker,
    /// D6.6: exchange up to two goods cards.
    Swap,
    /// D6.7: load one strip on any junk.
    LoadOne,
    /// D6.9: take goods on any junk.
    TakeGoods,
    /// D6.10: move a strip to another junk.
    Move,
    /// D6.8: cash in on this junk.
    CashIn(Junk),
    /// D6.11: 8 yuan for four crates on this junk.
    BonusEight(Junk),
    /// D6.12: 12 yuan for five crates on the first junk and two on the second.
    BonusTwelve(Junk, Junk),
}

/// When a special card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// It lies open and is in effect to the end of the game.
    Always,
    /// Once, as an extra action.
    Extra,
    /// It may pay at the end of the game.
    End,
}

impl Special {
    /// When the card is used.
    #[must_use]
    pub const fn time(self) -> Time {
        match self {
            Special::Supply | Special::TieBreaker => Time::Always,
            Special::BonusEight(_) | Special::BonusTwelve(..) => Time::End,
            _ => Time::Extra,
        }
    }

    /// The card with this word, for instance `cash-in-grey`.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Special> {
        let plain = match word {
            "supply" => Some(Special::Supply),
            "tie-breaker" => Some(Special::TieBreaker),
            "swap" => Some(Special::Swap),
            "load-one" => Some(Special::LoadOne),
            "take-goods" => Some(Special::TakeGoods),
            "move" => Some(Special::Move),
            _ => None,
        };
        if plain.is_some() {
            return plain;
        }
        if let Some(junk) = word.strip_prefix("cash-in-") {
            return Junk::from_word(junk).map(Special::CashIn);
        }
        if let Some(junk) = word.strip_prefix("bonus-8-") {
            return Junk::from_word(junk).map(Special::BonusEight);
        }
        let (five, two) = word.strip_prefix("bonus-12-")?.split_once('-')?;
        Some(Special::BonusTwelve(Junk::from_word(five)?, Junk::from_word(two)?))
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Special::Supply => f.write_str("supply"),
            Special::TieBreaker => f.write_str("tie-breaker"),
            Special::Swap => f.write_str("swap"),
            Special::LoadOne => f.write_str("load-one"),
            Special::TakeGoods => f.write_str("take-goods"),
            Special::Move => f.write_str("move"),
            Special::CashIn(junk) => write!(f, "cash-in-{junk}"),
            Special::BonusEight(junk) => write!(f, "bonus-8-{junk}"),
            Special::BonusTwelve(five, two) => write!(f, "bonus-12-{five}-{two}"),
        }
    }
}

impl Serialize for Special {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The number of a sort of special card. Smaller than a [`Special`]: the pair of junks of a bonus
/// of 12 is in the data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sort(u8);

impl Sort {
    pub(crate) const SUPPLY: Sort = Sort(0);
    pub(crate) const TIE_BREAKER: Sort = Sort(1);
    pub(crate) const SWAP: Sort = Sort(2);
    pub(crate) const LOAD_ONE: Sort = Sort(3);
    pub(crate) const TAKE_GOODS: Sort = Sort(4);
    pub(crate) const MOVE: Sort = Sort(5);
    const CASH_IN: u8 = 6;
    const BONUS_EIGHT: u8 = 11;
    const BONUS_TWELVE: u8 = 16;
    /// The number of sorts.
    pub(crate) const COUNT: usize = 21;

    pub(crate) const fn cash_in(junk: Junk) -> Sort {
        Sort(Sort::CASH_IN + junk as u8)
    }

    pub(crate) fn all() -> impl Iterator<Item = Sort> {
        (0..Sort::COUNT as u8).map(Sort)
    }

    /// The sort that this card belongs to, if the data know such a card.
    pub(crate) fn of(card: Special, data: &Data) -> Option<Sort> {
        Some(match card {
            Special::Supply => Sort::SUPPLY,
            Special::TieBreaker => Sort::TIE_BREAKER,
            Special::Swap => Sort::SWAP,
            Special::LoadOne => Sort::LOAD_ONE,
            Special::TakeGoods => Sort::TAKE_GOODS,
            Special::Move => Sort::MOVE,
            Special::CashIn(junk) => Sort::cash_in(junk),
            Special::BonusEight(junk) => Sort(Sort::BONUS_EIGHT + junk as u8),
            Special::BonusTwelve(five, two) => {
                let index = data.bonus.iter().position(|pair| *pair == (five, two))?;
                Sort(Sort::BONUS_TWELVE + index as u8)
            }
        })
    }

    /// The card of this sort.
    pub(crate) fn card(self, data: &Data) -> Special {
        match self.0 {
            0 => Special::Supply,
            1 => Special::TieBreaker,
            2 => Special::Swap,
            3 => Special::LoadOne,
            4 => Special::TakeGoods,
            5 => Special::Move,
            6..=10 => Special::CashIn(Junk::ALL[(self.0 - Sort::CASH_IN) as usize]),
            11..=15 => Special::BonusEight(Junk::ALL[(self.0 - Sort::BONUS_EIGHT) as usize]),
            _ => {
                let (five, two) = data.bonus[(self.0 - Sort::BONUS_TWELVE) as usize];
                Special::BonusTwelve(five, two)
            }
        }
    }

    /// Whether it is played face up as soon as it is kept.
    pub(crate) const fn is_always(self) -> bool {
        self.0 <= Sort::TIE_BREAKER.0
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_index(index: u8) -> Sort {
        debug_assert!((index as usize) < Sort::COUNT);
        Sort(index)
    }

    /// D1.3: the number of cards of this sort.
    pub(crate) const fn copies(self) -> u32 {
        FIELDS[self.0 as usize].count_ones()
    }
}

/// The bits of every sort in a [`Cards`].
const FIELDS: [u32; Sort::COUNT] = {
    let copies: [u32; Sort::COUNT] =
        [6, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let mut fields = [0; Sort::COUNT];
    let (mut sort, mut shift) = (0, 0);
    while sort < Sort::COUNT {
        fields[sort] = ((1 << copies[sort]) - 1) << shift;
        shift += copies[sort];
        sort += 1;
    }
    fields
};

/// The sort of every bit in a [`Cards`].
const SORTS: [u8; Cards::TOTAL] = {
    let mut sorts = [0; Cards::TOTAL];
    let mut bit = 0;
    while bit < Cards::TOTAL {
        let mut sort = 0;
        while FIELDS[sort] >> bit & 1 == 0 {
            sort += 1;
        }
        sorts[bit] = sort as u8;
        bit += 1;
    }
    sorts
};

/// A bag of special cards: one bit for each card of the box. Of the cards of one sort the lowest
/// bits are set, so that equal bags are equal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u32);

impl Cards {
    /// D1.3: the number of all cards.
    pub const TOTAL: usize = 30;
    pub(crate) const NONE: Cards = Cards(0);
    pub(crate) const FULL: Cards = Cards((1 << Cards::TOTAL) - 1);

    /// The bag with these cards of the box, by their numbers from 0 to 29.
    #[inline]
    pub(crate) fn from_numbers(numbers: &[u8]) -> Cards {
        let mut bits: u32 = numbers.iter().fold(0, |bits, number| bits | 1 << number);
        // Supply cards are the six lowest bits; four sorts have two cards each above the seventh.
        let supply = bits & 0b11_1111;
        bits = bits & !0b11_1111 | ((1 << supply.count_ones()) - 1);
        let second_alone = bits >> 1 & !bits & PAIRS;
        Cards(bits ^ (second_alone | second_alone << 1))
    }

    /// The number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn count(self, sort: Sort) -> u32 {
        (self.0 & FIELDS[sort.0 as usize]).count_ones()
    }

    #[inline]
    pub(crate) const fn contains(self, sort: Sort) -> bool {
        self.0 & FIELDS[sort.0 as usize] != 0
    }

    /// Adds a card; there must be one left of its sort.
    #[inline]
    pub(crate) fn add(&mut self, sort: Sort) {
        debug_assert!(self.count(sort) < sort.copies());
        let field = FIELDS[sort.0 as usize];
        let free = field & !self.0;
        self.0 |= free & free.wrapping_neg();
    }

    /// Takes a card out; there must be one.
    #[inline]
    pub(crate) fn remove(&mut self, sort: Sort) {
        debug_assert!(self.contains(sort));
        let held = self.0 & FIELDS[sort.0 as usize];
        self.0 ^= 1 << (31 - held.leading_zeros());
    }

    /// The sort of the card with this place in the bag, counted from 0.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Sort {
        debug_assert!(place < self.len());
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits - 1;
        }
        Sort(SORTS[bits.trailing_zeros() as usize])
    }

    /// The sorts of which there is a card.
    pub(crate) fn sorts(self) -> impl Iterator<Item = Sort> {
        Sort::all().filter(move |sort| self.contains(*sort))
    }

    /// The sorts of all cards, one entry for each card.
    pub(crate) fn iter(self) -> impl Iterator<Item = Sort> {
        (0..self.len()).map(move |place| self.nth(place))
    }

    /// The cards themselves.
    pub(crate) fn cards(self, data: &Data) -> Vec<Special> {
        self.iter().map(|sort| sort.card(data)).collect()
    }

    /// The cards that are kept face down.
    pub(crate) const fn without_always(self) -> Cards {
        Cards(self.0 & !0b111_1111)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

/// The lower bit of every sort with two cards.
const PAIRS: u32 = 0b0010_1010_1000_0000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_does_not_remember_which_of_two_equal_cards_it_holds() {
        for (a, b) in
            [([0_u8, 7], [5_u8, 8]), ([3, 9], [2, 10]), ([1, 13], [4, 14]), ([11, 6], [12, 6])]
        {
            assert_eq!(Cards::from_numbers(&a), Cards::from_numbers(&b));
        }
    }

    #[test]
    fn added_cards_can_be_removed() {
        let mut bag = Cards::NONE;
        for number in 0..Cards::TOTAL as u8 {
            bag.add(Sort(SORTS[number as usize]));
            assert_eq!(bag.len(), u32::from(number) + 1);
        }
        assert_eq!(bag, Cards::FULL);
        for sort in Sort::all() {
            for left in (0..sort.copies()).rev() {
                bag.remove(sort);
                assert_eq!(bag.count(sort), left);
            }
        }
        assert!(bag.is_empty());
    }
}
