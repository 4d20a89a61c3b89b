//! Viewers of a table as indices and sets.

use higaki_table::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The number of viewers: every seat, and all spectators as one.
pub(crate) const VIEWERS: usize = Seat::MAX + 1;

/// The index of a viewer in arrays.
pub(crate) const fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => Seat::MAX,
    }
}

/// A set of viewers; in the log a number whose bits are the viewers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ViewerSet(u8);

impl ViewerSet {
    /// All seats and the spectators.
    pub const EVERYONE: ViewerSet = ViewerSet((1 << VIEWERS) - 1);

    pub(crate) const fn only(viewer: usize) -> ViewerSet {
        ViewerSet(1 << viewer)
    }

    pub(crate) const fn contains(self, viewer: usize) -> bool {
        self.0 >> viewer & 1 == 1
    }

    pub(crate) const fn with(self, viewer: usize) -> ViewerSet {
        ViewerSet(self.0 | 1 << viewer)
    }

    #[cfg(test)]
    pub(crate) const fn without(self, viewer: usize) -> ViewerSet {
        ViewerSet(self.0 & !(1 << viewer))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..VIEWERS).filter(move |viewer| self.contains(*viewer))
    }
}
