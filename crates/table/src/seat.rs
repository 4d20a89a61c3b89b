//! Seats, sets of seats, and viewers.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A numbered place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats in any game.
    pub const MAX: usize = 5;

    /// The seat with this number, if it is valid.
    #[must_use]
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// The seat with this number, wrapped around a table of `players`.
    #[must_use]
    pub const fn wrapped(index: usize, players: usize) -> Seat {
        Seat((index % players) as u8)
    }

    /// The number as an index of per-seat arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 as usize + 1;
        Seat(if next >= players { 0 } else { next as u8 })
    }

    /// All seats of a table of `players`, in order.
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(Seat::MAX)).map(|index| Seat(index as u8))
    }

    /// All seats of a table of `players`, clockwise from this one.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |offset| Seat::wrapped(self.index() + offset, players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, for instance those that owe a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of this seat alone.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table of `players`.
    #[must_use]
    pub const fn all(players: usize) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// The recipient of a view: a seat, or the spectators as one. Determines the visible information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// A spectator, who sees public information only.
    Spectator,
}

impl Viewer {
    /// All viewers of a table of `players`: the seats, then a spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat of the viewer, if they have one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around_the_table() {
        let seats: Vec<usize> = Seat::wrapped(2, 3).clockwise(3).map(Seat::index).collect();
        assert_eq!(seats, [2, 0, 1]);
        assert_eq!(Seat::wrapped(2, 3).next(3), Seat::wrapped(0, 3));
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: SeatSet = [Seat::wrapped(3, 5), Seat::wrapped(1, 5)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.first().map(Seat::index), Some(1));
        assert_eq!(set.without(Seat::wrapped(1, 5)), SeatSet::only(Seat::wrapped(3, 5)));
        assert_eq!(SeatSet::all(4).iter().count(), 4);
        assert!(SeatSet::EMPTY.is_empty());
    }

    #[test]
    fn a_seat_number_too_high_is_no_seat() {
        assert_eq!(Seat::new(5), None);
        assert_eq!(Seat::new(4).map(Seat::index), Some(4));
    }
}
