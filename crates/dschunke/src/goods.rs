//! Goods cards, counted by kind.

use crate::components::Good;
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// A set of goods kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// All four.
    pub const ALL: Kinds = Kinds(0b1111);

    /// The set with this kind in it.
    #[inline]
    #[must_use]
    pub const fn with(self, good: Good) -> Kinds {
        Kinds(self.0 | 1 << good as u8)
    }

    /// Whether the kind belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// The number of kinds in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no kind belongs to the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that do not belong to the set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Kinds {
        Kinds(!self.0 & Kinds::ALL.0)
    }

    /// The kinds that belong to both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// The kinds of the set in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let good = Good::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*good)
        })
    }

    /// The kind with this place in the set, counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, place: u32) -> Option<Good> {
        let number = *NTH_KIND[self.0 as usize & 15].get(place as usize)?;
        Good::ALL.get(number as usize).copied()
    }

    /// The set as a number, for hashing.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

/// The kinds of every set in order; 4 where there are no more. Playouts draw a kind most of the time.
const NTH_KIND: [[u8; 4]; 16] = {
    let mut table = [[4; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut kind, mut place) = (0, 0);
        while kind < 4 {
            if set >> kind & 1 == 1 {
                table[set][place] = kind as u8;
                place += 1;
            }
            kind += 1;
        }
        set += 1;
    }
    table
};

impl FromIterator<Good> for Kinds {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Kinds {
        goods.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

/// Goods cards, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "Readonly<Partial<Record<Good, number>>>")
)]
pub struct Goods([u8; 4]);

impl Goods {
    /// No card.
    pub const NONE: Goods = Goods([0; 4]);

    /// The same number of each kind.
    #[must_use]
    pub const fn even(each: u8) -> Goods {
        Goods([each; 4])
    }

    /// The number of all cards.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        u32::from_le_bytes(self.0) == 0
    }

    /// The kinds of which there is a card.
    #[inline]
    #[must_use]
    pub const fn kinds(self) -> Kinds {
        // No count reaches 128, so adding 127 carries into the top bit of every count but 0; one
        // multiplication gathers those four bits.
        let tops = (u32::from_le_bytes(self.0) + 0x7f7f_7f7f) >> 7 & 0x0101_0101;
        Kinds((tops.wrapping_mul(0x0102_0408) >> 24) as u8 & 0b1111)
    }

    /// Adds cards of a kind. All four counts are written as one word, because they are read as one
    /// right afterwards, and a processor waits if the last write was narrower than the read.
    #[inline]
    pub(crate) const fn add(&mut self, good: Good, count: u8) {
        let added = (count as u32) << (8 * good as u32);
        self.0 = (u32::from_le_bytes(self.0) + added).to_le_bytes();
    }

    /// Removes cards of a kind, of which there must be enough; written like [`Goods::add`].
    #[inline]
    pub(crate) const fn remove(&mut self, good: Good, count: u8) {
        debug_assert!(self.0[good as usize] >= count);
        let removed = (count as u32) << (8 * good as u32);
        self.0 = u32::from_le_bytes(self.0).wrapping_sub(removed).to_le_bytes();
    }

    /// These cards without others that are among them.
    #[must_use]
    pub fn minus(self, others: Goods) -> Goods {
        Goods(std::array::from_fn(|kind| self.0[kind] - others.0[kind]))
    }

    /// These cards and others.
    #[must_use]
    pub fn plus(self, others: Goods) -> Goods {
        Goods(std::array::from_fn(|kind| self.0[kind] + others.0[kind]))
    }

    /// The maximum of both numbers for each kind.
    #[must_use]
    pub fn or_more(self, others: Goods) -> Goods {
        Goods(std::array::from_fn(|kind| self.0[kind].max(others.0[kind])))
    }

    /// The counts in the order of [`Good::ALL`].
    #[must_use]
    pub const fn counts(self) -> [u8; 4] {
        self.0
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl Serialize for Goods {
    /// As an object with the kinds that are there.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            Good::ALL.into_iter().filter(|good| self[*good] > 0).map(|good| (good, self[good])),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_of_goods_are_those_with_a_card() {
        for bits in 0..16_u8 {
            for count in [1, 5, 18, 72] {
                let mut goods = Goods::NONE;
                for good in Good::ALL {
                    goods[good] = if bits >> good.index() & 1 == 1 { count } else { 0 };
                }
                assert_eq!(goods.kinds().bits(), bits);
                assert_eq!(goods.kinds().iter().count(), bits.count_ones() as usize);
                assert_eq!(goods.is_empty(), bits == 0);
            }
        }
    }
}
