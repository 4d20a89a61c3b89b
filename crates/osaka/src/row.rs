//! The market and the farm: rows of open cards, some of them reserved.

use crate::cards::Cards;
use crate::components::Card;
use higaki_table::Seat;

/// An open card and the stone that may lie on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slot(u8);

impl Slot {
    #[inline]
    pub(crate) const fn free(card: Card) -> Slot {
        Slot(card.index() as u8)
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card::from_index((self.0 & 15) as usize)
    }

    /// Whose stone lies on the card.
    #[inline]
    pub(crate) const fn stone(self) -> Option<Seat> {
        // The number of the seat is kept one higher, so that 0 means no stone.
        Seat::new((self.0 >> 4).wrapping_sub(1) as usize)
    }

    #[inline]
    pub(crate) const fn is_free(self) -> bool {
        self.0 >> 4 == 0
    }

    /// O4.3: whether this seat may buy or take the card.
    #[inline]
    pub(crate) const fn is_open_to(self, seat: Seat) -> bool {
        self.is_free() || self.0 >> 4 == seat.index() as u8 + 1
    }

    #[inline]
    pub(crate) const fn reserved_by(self, seat: Seat) -> Slot {
        Slot(self.0 & 15 | (seat.index() as u8 + 1) << 4)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

/// Open cards in the order in which they were laid out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row<const N: usize> {
    slots: [Slot; N],
    len: u8,
}

impl<const N: usize> Row<N> {
    pub(crate) const EMPTY: Row<N> = Row { slots: [Slot(0); N], len: 0 };

    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.slots[self.len as usize] = slot;
        self.len += 1;
    }

    /// Takes a card out; those behind it move up.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> Slot {
        let slot = self.slots[index];
        for behind in index + 1..self.len as usize {
            self.slots[behind - 1] = self.slots[behind];
        }
        self.len -= 1;
        slot
    }

    /// Puts a stone on a card.
    #[inline]
    pub(crate) fn reserve(&mut self, index: usize, seat: Seat) {
        self.slots[index] = self.slots[index].reserved_by(seat);
    }

    pub(crate) fn find(&self, wanted: impl Fn(Slot) -> bool) -> Option<usize> {
        self.slots().iter().position(|slot| wanted(*slot))
    }

    pub(crate) fn cards(&self) -> Cards {
        self.slots().iter().map(|slot| slot.card()).collect()
    }
}

impl<const N: usize> PartialEq for Row<N> {
    fn eq(&self, other: &Row<N>) -> bool {
        self.slots() == other.slots()
    }
}

impl<const N: usize> Eq for Row<N> {}
