//! The outcome of a game.

use crate::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::ops::{Deref, DerefMut};

/// The outcome of a game: the reason for its end and the ranking of the seats.
///
/// Without heap allocation, because every playout of a search computes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// The reason for the end, as a word of the game.
    pub reason: Cow<'static, str>,
    /// The ranking, best place first; tied seats in seat order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Place>"))]
    pub ranking: Ranking,
}

/// One seat in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// The rank from 1; tied seats share the better number.
    pub place: u8,
    /// The points, which the ranking compares first.
    pub points: i32,
}

/// The places of all seats: a list of at most [`Seat::MAX`].
#[derive(Clone, Copy, Debug)]
pub struct Ranking {
    places: [Place; Seat::MAX],
    len: u8,
}

impl Outcome {
    /// Ranks the seats by descending keys; equal keys share a place.
    #[inline]
    pub fn rank<K: Ord>(
        reason: &'static str,
        players: usize,
        points: impl Fn(Seat) -> i32,
        key: impl Fn(Seat) -> K,
    ) -> Outcome {
        // Keys may be expensive, so each is computed once.
        let keys: [Option<K>; Seat::MAX] =
            std::array::from_fn(|index| Seat::new(index).filter(|_| index < players).map(&key));
        let mut ranking = Ranking::default();
        for seat in Seat::all(players) {
            let own = &keys[seat.index()];
            let better = keys[..players].iter().filter(|key| *key > own).count();
            ranking.push(Place { seat, place: 1 + better as u8, points: points(seat) });
        }
        ranking.sort_by_key(|place| (place.place, place.seat));
        Outcome { reason: Cow::Borrowed(reason), ranking }
    }

    /// The seats on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.ranking.iter().filter(|place| place.place == 1).map(|place| place.seat)
    }

    /// The lines of the outcome in a record.
    pub fn record_lines(&self) -> impl Iterator<Item = String> {
        let places = self.ranking.iter().map(|place| {
            format!("place {} seat {} points {}", place.place, place.seat, place.points)
        });
        std::iter::once(format!("end {}", self.reason)).chain(places)
    }
}

impl Ranking {
    /// Appends a place; the list must not be full.
    fn push(&mut self, place: Place) {
        self.places[usize::from(self.len)] = place;
        self.len += 1;
    }
}

impl Default for Ranking {
    fn default() -> Ranking {
        let nobody = Place { seat: Seat::wrapped(0, 1), place: 0, points: 0 };
        Ranking { places: [nobody; Seat::MAX], len: 0 }
    }
}

impl Deref for Ranking {
    type Target = [Place];

    fn deref(&self) -> &[Place] {
        &self.places[..usize::from(self.len)]
    }
}

impl DerefMut for Ranking {
    fn deref_mut(&mut self) -> &mut [Place] {
        &mut self.places[..usize::from(self.len)]
    }
}

impl PartialEq for Ranking {
    fn eq(&self, other: &Ranking) -> bool {
        **self == **other
    }
}

impl Eq for Ranking {}

impl<'a> IntoIterator for &'a Ranking {
    type Item = &'a Place;
    type IntoIter = std::slice::Iter<'a, Place>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The error for more places than seats at any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a ranking has at most {} places", Seat::MAX)]
pub struct TooManyPlaces;

impl TryFrom<&[Place]> for Ranking {
    type Error = TooManyPlaces;

    fn try_from(places: &[Place]) -> Result<Ranking, TooManyPlaces> {
        if places.len() > Seat::MAX {
            return Err(TooManyPlaces);
        }
        let mut ranking = Ranking::default();
        places.iter().for_each(|place| ranking.push(*place));
        Ok(ranking)
    }
}

impl Serialize for Ranking {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ranking {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ranking, D::Error> {
        let places = Vec::<Place>::deserialize(deserializer)?;
        Ranking::try_from(places.as_slice()).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn four() -> Outcome {
        let points = [7, 9, 9, 3];
        Outcome::rank("end", 4, |s| points[s.index()], |s| points[s.index()])
    }

    #[test]
    fn tied_seats_share_the_better_place() {
        let outcome = four();
        let places: Vec<(usize, u8)> =
            outcome.ranking.iter().map(|p| (p.seat.index(), p.place)).collect();
        assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 4)]);
        assert_eq!(outcome.winners().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn an_outcome_is_read_as_it_was_written() {
        let text = serde_json::to_string(&four()).unwrap();
        assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), four());
        let too_many = vec![four().ranking[0]; Seat::MAX + 1];
        assert_eq!(Ranking::try_from(too_many.as_slice()), Err(TooManyPlaces));
        let text = serde_json::to_string(&too_many).unwrap();
        assert!(serde_json::from_str::<Ranking>(&text).is_err());
    }
}
