//! The market and the farm: rows of open cards, some of them reserved.

use crate::cards::Cards;
use crate::components::Card;
use higaki_table::Seat;

/// An open card and the stone that may lie on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The owner of the stone on the card.
    #[inline]
    pub(crate) const fn stone(self) -> Option<Seat> {
        // The number of the seat is kept one higher, so that 0 means no stone.
        Seat::new((self.0 >> 4).wrapping_sub(1) as usize)
    }

    #[inline]
    pub(crate) const fn is_free(self) -> bool {
        self.0 >> 4 == 0
    }

    #[inline]
    pub(crate) const fn reserved_by(self, seat: Seat) -> Slot {
        Slot(self.0 & 15 | (seat.index() as u8 + 1) << 4)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

/// Up to eight open cards in the order in which they were laid out.
///
/// One byte per slot in one word, so that queries over all slots take a few instructions: playouts
/// run them at every step. Slots after the last card are all ones, which is neither a card nor a
/// stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row<const N: usize>(u64);

/// Some slots of a row: the highest bit of their bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Picked(u64);

/// The same byte in every slot.
const fn everywhere(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// The slots whose byte is zero; all bytes must be at most 127.
const fn zeros(bytes: u64) -> Picked {
    Picked(!(bytes + everywhere(0x7f)) & everywhere(0x80))
}

impl Picked {
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        // Adds up the bytes by multiplication: many CPUs count bits no faster.
        ((self.0 >> 7).wrapping_mul(everywhere(1)) >> 56) as u32
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The slot with this number among the picked ones, of which there must be more.
    #[inline]
    pub(crate) const fn nth(self, number: u32) -> usize {
        // Each byte of the product counts the picked slots up to its own. The slot with the given
        // number follows all bytes that count no more than it; this avoids an unpredictable loop.
        let up_to = (self.0 >> 7).wrapping_mul(everywhere(1));
        let before = (everywhere(0x80) | everywhere(number as u8)) - up_to;
        Picked(before & everywhere(0x80)).len() as usize
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize / 8)?;
            left &= left - 1;
            Some(index)
        })
    }

    #[inline]
    const fn or(self, other: Picked) -> Picked {
        Picked(self.0 | other.0)
    }

    #[inline]
    const fn and(self, other: Picked) -> Picked {
        Picked(self.0 & other.0)
    }

    #[inline]
    const fn without(self, other: Picked) -> Picked {
        Picked(self.0 & !other.0)
    }

    /// All bits of the picked slots.
    #[inline]
    const fn whole_bytes(self) -> u64 {
        (self.0 >> 7) * 0xff
    }

    #[inline]
    fn first(self) -> Option<usize> {
        self.iter().next()
    }
}

impl<const N: usize> Row<N> {
    pub(crate) const EMPTY: Row<N> = Row(u64::MAX);

    /// A row of free cards whose kinds are the first bytes of this word.
    #[inline]
    pub(crate) const fn laid_out(kinds: u64, count: usize) -> Row<N> {
        Row(kinds | u64::MAX << (8 * count))
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.taken().len() as usize
    }

    /// The slots with a card.
    #[inline]
    pub(crate) const fn taken(self) -> Picked {
        // No card begins with a one: seats are few.
        Picked(!self.0 & everywhere(0x80))
    }

    pub(crate) const fn is_full(self) -> bool {
        self.len() == N
    }

    #[inline]
    pub(crate) const fn slot(self, index: usize) -> Slot {
        Slot((self.0 >> (8 * index)) as u8)
    }

    #[inline]
    pub(crate) fn slots(self) -> impl ExactSizeIterator<Item = Slot> + Clone {
        (0..self.len()).map(move |index| self.slot(index))
    }

    #[inline]
    pub(crate) const fn push(&mut self, slot: Slot) {
        debug_assert!(!self.is_full());
        let shift = 8 * self.len();
        self.0 = self.0 & !(0xff << shift) | (slot.0 as u64) << shift;
    }

    /// Appends another row. There must be room.
    #[inline]
    pub(crate) const fn append<const M: usize>(&mut self, other: Row<M>) {
        debug_assert!(self.len() + other.len() <= N);
        let shift = 8 * self.len();
        if shift < 64 {
            self.0 = self.0 & ((1 << shift) - 1) | other.0 << shift;
        }
    }

    /// Splits the row after `count` cards, of which there must be enough.
    #[inline]
    pub(crate) const fn split<const A: usize, const B: usize>(
        self,
        count: usize,
    ) -> (Row<A>, Row<B>) {
        let behind = u64::MAX << (8 * count);
        (Row(self.0 | behind), Row(!(!self.0 >> (8 * count))))
    }

    /// Removes a card; the cards after it move up.
    #[inline]
    pub(crate) const fn remove(&mut self, index: usize) -> Slot {
        let slot = self.slot(index);
        let before = self.0 & ((1 << (8 * index)) - 1);
        let behind = (self.0 >> (8 * index) >> 8) << (8 * index);
        self.0 = before | behind | 0xff << 56;
        slot
    }

    /// Puts a stone on a card.
    #[inline]
    pub(crate) const fn reserve(&mut self, index: usize, seat: Seat) {
        self.0 |= (seat.index() as u64 + 1) << (8 * index + 4);
    }

    const fn stones(self) -> u64 {
        self.0 >> 4 & everywhere(0x0f)
    }

    /// The cards without a stone.
    #[inline]
    pub(crate) const fn free(self) -> Picked {
        zeros(self.stones())
    }

    #[inline]
    pub(crate) const fn reserved_for(self, seat: Seat) -> Picked {
        zeros(self.stones() ^ everywhere(seat.index() as u8 + 1))
    }

    /// The cards that others have reserved, in a row of their own.
    #[inline]
    pub(crate) fn left_to_others(self, seat: Seat) -> Row<N> {
        let others = self.taken().without(self.open_to(seat));
        // Seldom more than one, and that one without a branch.
        let first = others.0.trailing_zeros() & 0x38;
        let only = if others.is_empty() { u64::MAX } else { self.0 >> first | u64::MAX << 8 };
        let mut left = Row(only);
        others.iter().skip(1).for_each(|index| left.push(self.slot(index)));
        left
    }

    /// O4.3: the cards that this seat may buy or take: those without a stone and its own.
    #[inline]
    pub(crate) const fn open_to(self, seat: Seat) -> Picked {
        self.free().or(self.reserved_for(seat))
    }

    const fn of_kind(self, card: Card) -> Picked {
        zeros(self.0 & everywhere(0x0f) ^ everywhere(card.index() as u8))
    }

    /// The first card of this kind without a stone.
    #[inline]
    pub(crate) fn find_free(self, card: Card) -> Option<usize> {
        self.of_kind(card).and(self.free()).first()
    }

    /// The card of this kind under the stone of this seat.
    #[inline]
    pub(crate) fn find_reserved(self, card: Card, seat: Seat) -> Option<usize> {
        self.of_kind(card).and(self.reserved_for(seat)).first()
    }

    /// The total value of the picked cards.
    #[inline]
    pub(crate) const fn value(self, picked: Picked) -> u32 {
        // Kinds 0 to 3 are twos, 4 to 7 threes, 8 to 11 fives: 2 + kind / 4 + kind / 8.
        let kinds = self.0 & everywhere(0x0f);
        let fours = kinds >> 2 & everywhere(0x03);
        let eights = kinds >> 3 & everywhere(0x01);
        let values = everywhere(2) + fours + eights;
        ((values & picked.whole_bytes()).wrapping_mul(everywhere(1)) >> 56) as u32
    }

    /// The picked cards.
    #[inline]
    pub(crate) fn cards(self, picked: Picked) -> Cards {
        Cards::of_kinds((self.0 | !picked.whole_bytes()).to_le_bytes())
    }

    /// The kinds of the picked cards, each once, in the order in which they lie.
    #[inline]
    pub(crate) fn kinds(self, picked: Picked) -> impl Iterator<Item = Card> {
        let mut seen = 0_u16;
        picked.iter().map(move |index| self.slot(index).card()).filter(move |card| {
            let bit = 1 << card.index();
            let new = seen & bit == 0;
            seen |= bit;
            new
        })
    }

    /// All cards.
    pub(crate) fn all_cards(self) -> Cards {
        self.cards(self.taken())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(text: &str) -> Row<8> {
        let mut row = Row::EMPTY;
        for word in text.split_whitespace() {
            let (card, stone) = word.split_at(2);
            let slot = Slot::free(Card::from_text(card).unwrap());
            let seat =
                stone.strip_prefix('@').map(|seat| Seat::new(seat.parse().unwrap()).unwrap());
            row.push(seat.map_or(slot, |seat| slot.reserved_by(seat)));
        }
        row
    }

    #[test]
    fn questions_about_all_slots_agree_with_looking_at_each() {
        let row = row("B5 R5@1 Y3 R2@0 G5@3 Y2 R2 R5");
        assert!(row.is_full());
        for seat in Seat::all(4) {
            let open = |slot: &Slot| slot.is_free() || slot.stone() == Some(seat);
            let slots: Vec<Slot> = row.slots().filter(open).collect();
            let picked = row.open_to(seat);
            assert_eq!(picked.len() as usize, slots.len());
            assert_eq!(
                row.value(picked),
                slots.iter().map(|slot| slot.card().value()).sum::<u32>()
            );
            assert_eq!(row.cards(picked), slots.iter().map(|slot| slot.card()).collect());
            for (number, slot) in slots.iter().enumerate() {
                assert_eq!(row.slot(picked.nth(number as u32)), *slot);
            }
        }
        for seat in Seat::all(4) {
            let of_others = |slot: &Slot| slot.stone().is_some_and(|owner| owner != seat);
            assert!(row.left_to_others(seat).slots().eq(row.slots().filter(of_others)));
        }
        let [red_five, green_five] = ["R5", "G5"].map(|text| Card::from_text(text).unwrap());
        assert_eq!(row.find_free(red_five), Some(7));
        assert_eq!(row.find_free(green_five), None);
        assert_eq!(row.find_reserved(red_five, Seat::wrapped(1, 4)), Some(1));
        assert_eq!(row.find_reserved(red_five, Seat::wrapped(0, 4)), None);
    }

    #[test]
    fn cards_are_laid_down_and_taken_out_in_order() {
        let mut row = row("B5 R5 Y3 R2 G5 Y2 R2 R5");
        assert_eq!(row.remove(7).card().to_string(), "R5");
        assert_eq!(row.remove(0).card().to_string(), "B5");
        assert_eq!(row.remove(2).card().to_string(), "R2");
        let left: Vec<String> = row.slots().map(|slot| slot.card().to_string()).collect();
        assert_eq!(left, ["R5", "Y3", "G5", "Y2", "R2"]);
        assert_eq!(row.len(), 5);
        let (first, rest) = row.split::<2, 8>(2);
        let mut again: Row<8> = Row::EMPTY;
        again.append(first);
        again.append(rest);
        assert_eq!((first.len(), rest.len(), again), (2, 3, row));
        assert_eq!(Row::<3>::EMPTY.len(), 0);
        assert!(Row::<3>::EMPTY.free().is_empty());
    }
}
