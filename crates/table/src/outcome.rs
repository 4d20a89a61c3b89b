//! How a game ended.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// The end of a game: why it ended and how the seats are ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why the game ended, as a word of the game.
    pub reason: String,
    /// Best place first; seats that share a place stand in seat order.
    pub ranking: Vec<Place>,
}

/// One seat in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Whose place this is.
    pub seat: Seat,
    /// 1 is best; seats that are tied share the better number.
    pub place: u8,
    /// The points that the ranking starts from.
    pub points: i32,
}

impl Outcome {
    /// Ranks the seats by their keys, the greatest first; equal keys share a place.
    pub fn rank<K: Ord>(
        reason: &str,
        players: usize,
        points: impl Fn(Seat) -> i32,
        key: impl Fn(Seat) -> K,
    ) -> Outcome {
        let place_of =
            |seat| 1 + Seat::all(players).filter(|other| key(*other) > key(seat)).count() as u8;
        let mut ranking: Vec<Place> = Seat::all(players)
            .map(|seat| Place { seat, place: place_of(seat), points: points(seat) })
            .collect();
        ranking.sort_by_key(|place| (place.place, place.seat));
        Outcome { reason: reason.to_owned(), ranking }
    }

    /// The seats on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.ranking.iter().filter(|place| place.place == 1).map(|place| place.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_seats_share_the_better_place() {
        let points = [7, 9, 9, 3];
        let outcome = Outcome::rank("end", 4, |s| points[s.index()], |s| points[s.index()]);
        let places: Vec<(usize, u8)> =
            outcome.ranking.iter().map(|p| (p.seat.index(), p.place)).collect();
        assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 4)]);
        assert_eq!(outcome.winners().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    }
}
