//! The draw pile: cards in an order that nobody knows.

use crate::cards::Cards;
use crate::components::Card;
use std::fmt;

/// Up to 108 cards in order, two to a byte. The top is the last one.
#[derive(Clone, Copy)]
pub(crate) struct Deck {
    pairs: [u8; Deck::MOST / 2],
    len: u8,
}

impl Deck {
    /// All cards of the box.
    pub(crate) const MOST: usize = 108;

    pub(crate) const EMPTY: Deck = Deck { pairs: [0; Deck::MOST / 2], len: 0 };

    /// The kinds of these cards as bytes, in the order from which every shuffle starts.
    #[inline]
    pub(crate) fn unshuffled(cards: Cards) -> ([u8; Deck::MOST], usize) {
        let mut bytes = [0; Deck::MOST];
        let mut len = 0;
        for (card, count) in cards.kinds() {
            let end = len + count as usize;
            bytes[len..end].fill(card.index() as u8);
            len = end;
        }
        (bytes, len)
    }

    /// A pile of these kinds, the last one on top.
    #[inline]
    pub(crate) fn stacked(kinds: &[u8]) -> Deck {
        let mut deck = Deck { len: kinds.len() as u8, ..Deck::EMPTY };
        for (pair, two) in deck.pairs.iter_mut().zip(kinds.chunks(2)) {
            *pair = two[0] | two.get(1).map_or(0, |second| second << 4);
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

/// Cards that were drawn leave their traces behind the top; they do not count.
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
