//! The hold of a junk: strips in layers, each layer across the one below.

use higaki_table::Seat;

/// The strips on one junk.
///
/// All layers are kept, because moving a strip can uncover strips laid long before. Lanes are
/// filled from the lowest; the lane of a strip affects only the picture, because a strip covers
/// exactly one crate of each of the three strips below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    layers: [Layer; Hold::MAX_LAYERS],
    height: u8,
    /// The lanes of the top layer that are taken; all lanes below are.
    top: Lanes,
}

/// D5.1: three strips side by side; two bits for the owner of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Layer(u8);

/// A set of lanes, at the lower of the two bits that each has in a [`Layer`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lanes(u8);

impl Lanes {
    const ALL: Lanes = Lanes(0b01_01_01);

    #[inline]
    const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Layer {
    /// The lanes whose strip belongs to the seat. An empty lane counts for seat 0.
    #[inline]
    const fn of(self, seat: Seat) -> Lanes {
        let differs = self.0 ^ ((seat.index() as u8 & 3) * Lanes::ALL.0);
        Lanes(!(differs | differs >> 1) & Lanes::ALL.0)
    }
}

impl Hold {
    /// All eighty strips on one junk would need no more.
    pub(crate) const MAX_LAYERS: usize = 27;
    /// The number of lanes in a layer.
    pub(crate) const LANES: usize = 3;
    /// Nothing loaded.
    pub(crate) const EMPTY: Hold =
        Hold { layers: [Layer(0); Hold::MAX_LAYERS], height: 0, top: Lanes(0) };

    /// The number of layers.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.height as usize
    }

    /// The number of strips.
    #[must_use]
    pub const fn strips(&self) -> u8 {
        if self.height == 0 { 0 } else { 3 * (self.height - 1) + self.top.len() }
    }

    /// The owner of the strip in a lane of a layer, both counted from 0, the lowest layer first.
    #[must_use]
    pub fn owner(&self, layer: usize, lane: usize) -> Option<Seat> {
        let is_top = layer + 1 == self.height();
        if layer >= self.height() || lane >= Hold::LANES {
            return None;
        }
        if is_top && self.top.0 >> (2 * lane) & 1 == 0 {
            return None;
        }
        Seat::new((self.layers[layer].0 >> (2 * lane) & 3) as usize)
    }

    /// The number of a player’s strips.
    #[must_use]
    pub fn strips_of(&self, seat: Seat) -> u8 {
        let Some(top) = self.height().checked_sub(1) else { return 0 };
        let full = self.layers[..top].iter().map(|layer| layer.of(seat).len()).sum::<u8>();
        full + self.on_top(seat).len()
    }

    /// D5.2: the number of visible crates of a player. With `t` strips in the top layer, each of
    /// those shows three crates, each strip of the layer below shows `3 - t`, and the others none.
    #[inline]
    #[must_use]
    pub fn visible(&self, seat: Seat) -> u8 {
        let height = self.height();
        let mut crates = 3 * self.on_top(seat).len();
        if height >= 2 {
            crates += (3 - self.top.len()) * self.layers[height - 2].of(seat).len();
        }
        crates
    }

    #[inline]
    fn on_top(&self, seat: Seat) -> Lanes {
        match self.height().checked_sub(1) {
            None => Lanes(0),
            Some(top) => Lanes(self.layers[top].of(seat).0 & self.top.0),
        }
    }

    /// D5.3: whether the player has a strip in the top layer, which can be moved.
    #[inline]
    #[must_use]
    pub fn can_lift(&self, seat: Seat) -> bool {
        self.on_top(seat).0 != 0
    }

    /// D5.1: lays a strip into the top layer or, if that is full, into a new one. Returns the layer
    /// and the lane.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat) -> (u8, u8) {
        if self.height == 0 || self.top == Lanes::ALL {
            debug_assert!(self.height() < Hold::MAX_LAYERS);
            self.height += 1;
            self.top = Lanes(0);
        }
        let bit = (!self.top.0 & Lanes::ALL.0).trailing_zeros() as u8;
        self.top.0 |= 1 << bit;
        self.layers[self.height() - 1].0 |= (seat.index() as u8 & 3) << bit;
        (self.height - 1, bit / 2)
    }

    /// D5.3: takes up a strip of the player from the top layer; there must be one. If it was the
    /// last of its layer, the layer below is the top layer again.
    pub(crate) fn lift(&mut self, seat: Seat) {
        debug_assert!(self.can_lift(seat));
        let bit = self.on_top(seat).0.trailing_zeros();
        self.top.0 &= !(1 << bit);
        self.layers[self.height() - 1].0 &= !(0b11 << bit);
        if self.top == Lanes(0) {
            self.height -= 1;
            self.top = if self.height == 0 { Lanes(0) } else { Lanes::ALL };
        }
    }

    /// Lays a strip into a lane of the top layer, as a scenario says it.
    pub(crate) fn set(&mut self, layer: usize, lane: usize, seat: Seat) {
        if layer >= self.height() {
            self.height = layer as u8 + 1;
            self.top = Lanes(0);
        }
        self.top.0 |= 1 << (2 * lane);
        self.layers[layer].0 |= (seat.index() as u8 & 3) << (2 * lane);
    }

    /// The hold as bytes, for hashing.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = u8> {
        let layers = self.layers[..self.height()].iter().map(|layer| layer.0);
        [self.height, self.top.0].into_iter().chain(layers)
    }
}
