//! The draw pile: cards in hidden order.

use crate::cards::Cards;
use crate::components::Card;
use crate::row::Row;
use std::fmt;

/// Up to 108 cards in order, two to a byte. The top is the last one.
#[derive(Clone, Copy)]
pub(crate) struct Deck {
    pairs: [u8; Deck::CAPACITY / 2],
    len: u8,
}

impl Deck {
    /// All cards of the box.
    pub(crate) const CAPACITY: usize = 108;

    pub(crate) const EMPTY: Deck = Deck { pairs: [0; Deck::CAPACITY / 2], len: 0 };

    /// The kinds of these cards as bytes, in the order from which every shuffle starts.
    pub(crate) fn unshuffled(cards: Cards) -> ([u8; Deck::CAPACITY], usize) {
        // Each kind is written the maximum number of times, and the next kind overwrites the
        // excess: the loops have constant length.
        const ROOM: usize = 12;
        let mut bytes = [0; Deck::CAPACITY + ROOM];
        let mut len = 0;
        for card in Card::all() {
            bytes[len..len + ROOM].fill(card.index() as u8);
            len += cards.count(card) as usize;
        }
        let mut kinds = [0; Deck::CAPACITY];
        kinds.copy_from_slice(&bytes[..Deck::CAPACITY]);
        (kinds, len)
    }

    /// A pile of these kinds, the last one on top.
    #[inline]
    pub(crate) fn stacked(kinds: &[u8]) -> Deck {
        // Constant length, so that the compiler vectorises the loop.
        let mut all = [0; Deck::CAPACITY];
        all[..kinds.len()].copy_from_slice(kinds);
        let mut deck = Deck { len: kinds.len() as u8, ..Deck::EMPTY };
        for (pair, two) in deck.pairs.iter_mut().zip(all.as_chunks().0) {
            let two = u16::from_le_bytes(*two);
            *pair = (two | two >> 4) as u8;
        }
        deck
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card off. There must be one.
    #[inline]
    pub(crate) const fn draw(&mut self) -> Card {
        self.len -= 1;
        self.card(self.len as usize)
    }

    /// Deals up to seven cards into a row, the top one first: all at once, but only while the pile
    /// is high enough for that.
    #[inline]
    pub(crate) fn deal<const N: usize>(&mut self, count: usize) -> Option<Row<N>> {
        if self.len < 8 {
            return None;
        }
        let end = self.len().div_ceil(2);
        let last_four = u32::from_le_bytes(*self.pairs.get(end - 4..end)?.first_chunk()?);
        // The last byte of an odd pile is half empty.
        let eight = u64::from(last_four << (4 * (self.len & 1)));
        // Half bytes to bytes, and the top one to the front.
        let fours = (eight | eight << 16) & 0x0000_ffff_0000_ffff;
        let twos = (fours | fours << 8) & 0x00ff_00ff_00ff_00ff;
        let kinds = (twos | twos << 4) & 0x0f0f_0f0f_0f0f_0f0f;
        self.len -= count as u8;
        Some(Row::laid_out(kinds.swap_bytes(), count))
    }

    #[inline]
    const fn card(&self, index: usize) -> Card {
        Card::from_index((self.pairs[index / 2] >> (4 * (index % 2)) & 15) as usize)
    }

    /// The cards from the top down.
    pub(crate) fn top_down(&self) -> impl Iterator<Item = Card> {
        (0..self.len()).rev().map(|index| self.card(index))
    }

    pub(crate) fn cards(&self) -> Cards {
        self.top_down().collect()
    }
}

/// Drawn cards remain above the top; the comparison ignores them.
impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.len == other.len && self.top_down().eq(other.top_down())
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.top_down()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Slot;

    #[test]
    fn dealing_at_once_is_drawing_one_by_one() {
        let kinds: Vec<u8> =
            (0..Deck::CAPACITY).map(|index| (index * 7 % Card::KINDS) as u8).collect();
        for len in 0..=Deck::CAPACITY {
            let mut dealt = Deck::stacked(&kinds[..len]);
            let mut drawn = dealt;
            let Some(row) = dealt.deal::<5>(5) else {
                assert!(len < 8, "a pile of {len} is high enough");
                continue;
            };
            let cards: Vec<Card> = (0..5).map(|_| drawn.draw()).collect();
            assert_eq!(row.slots().map(Slot::card).collect::<Vec<_>>(), cards);
            assert_eq!(dealt, drawn);
        }
    }

    #[test]
    fn every_card_is_in_the_unshuffled_pile() {
        let (kinds, len) = Deck::unshuffled(Cards::full());
        assert_eq!(Deck::stacked(&kinds[..len]).cards(), Cards::full());
        let some = Cards::many(Card::from_index(2), 3).plus(Cards::one(Card::from_index(11)));
        let (kinds, len) = Deck::unshuffled(some);
        assert_eq!(kinds[..len], [2, 2, 2, 11]);
    }
}
