//! Inputs of a net.

use higaki_table::Seat;

/// The number of input groups that share weights, such as one for each colour.
pub(crate) const KINDS: usize = 4;
/// Maximum inputs of each similar thing, and of all the rest.
const MOST_OF_A_KIND: usize = 48;
const MOST_REST: usize = 128;

/// The inputs of a net: numbers of about 1, most of them 0.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    from: Seat,
    kinds: [Numbers<MOST_OF_A_KIND>; KINDS],
    rest: Numbers<MOST_REST>,
}

/// A list with a fixed capacity.
#[derive(Clone, Copy, Debug)]
pub struct Numbers<const MOST: usize> {
    numbers: [f32; MOST],
    len: usize,
}

impl<const MOST: usize> Numbers<MOST> {
    const NONE: Numbers<MOST> = Numbers { numbers: [0.0; MOST], len: 0 };

    /// Adds a number.
    #[inline]
    pub fn push(&mut self, number: f32) {
        self.numbers[self.len] = number;
        self.len += 1;
    }

    /// Adds some numbers.
    #[inline]
    pub fn extend<const COUNT: usize>(&mut self, numbers: &[f32; COUNT]) {
        self.numbers[self.len..self.len + COUNT].copy_from_slice(numbers);
        self.len += COUNT;
    }

    #[inline]
    fn as_slice(&self) -> &[f32] {
        &self.numbers[..self.len]
    }
}

impl Default for Sight {
    #[inline]
    fn default() -> Sight {
        Sight { from: Seat::wrapped(0, 1), kinds: [Numbers::NONE; KINDS], rest: Numbers::NONE }
    }
}

impl Sight {
    /// An empty input from the viewpoint of a seat.
    #[inline]
    #[must_use]
    pub fn from(seat: Seat) -> Sight {
        Sight { from: seat, ..Sight::default() }
    }

    /// Sets the viewpoint.
    #[inline]
    pub fn see_from(&mut self, seat: Seat) {
        self.from = seat;
    }

    /// The inputs of one of the similar things; all must get the same number in the same order.
    #[inline]
    pub fn kind(&mut self, index: usize) -> &mut Numbers<MOST_OF_A_KIND> {
        &mut self.kinds[index]
    }

    /// All other inputs.
    #[inline]
    pub fn others(&mut self) -> &mut Numbers<MOST_REST> {
        &mut self.rest
    }

    /// The seat at this distance from the viewpoint.
    #[inline]
    pub(crate) fn seat(&self, after: usize, players: usize) -> Seat {
        Seat::wrapped(self.from.index() + after, players)
    }

    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = &[f32]> {
        self.kinds.iter().map(Numbers::as_slice)
    }

    #[inline]
    pub(crate) fn rest(&self) -> &[f32] {
        self.rest.as_slice()
    }
}
