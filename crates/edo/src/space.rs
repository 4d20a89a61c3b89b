//! Spaces of the board, sets of them, and figures on them.

use crate::components::Resource;
use higaki_table::NotationError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The kind of a space (E1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    /// Edo or one of the cities around it.
    City,
    /// Where rice, wood or stone is harvested.
    Field(Resource),
    /// A river.
    River,
    /// A road.
    Road,
    /// Where officials come onto the map.
    Gate,
}

/// A space of the board.
///
/// Its name includes its kind, so that notation can be parsed without the board: `EDO` and `A` to
/// `G` are cities, `RI1` to `RI8` rice, `WO1` wood, `ST1` stone, `R1` rivers, `W1` roads, `G1`
/// gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(u8);

impl Space {
    /// The city in the middle.
    pub const EDO: Space = Space(0);

    /// No code of a space is as high as this.
    pub(crate) const CODES: usize = 64;

    const PREFIXES: [&'static str; 7] = ["", "RI", "WO", "ST", "R", "W", "G"];

    /// The kind of the space.
    #[must_use]
    pub const fn kind(self) -> SpaceKind {
        match self.0 >> 3 {
            0 => SpaceKind::City,
            1 => SpaceKind::Field(Resource::Rice),
            2 => SpaceKind::Field(Resource::Wood),
            3 => SpaceKind::Field(Resource::Stone),
            4 => SpaceKind::River,
            5 => SpaceKind::Road,
            _ => SpaceKind::Gate,
        }
    }

    /// The resource harvested here, if any.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self.kind() {
            SpaceKind::Field(resource) => Some(resource),
            _ => None,
        }
    }

    /// Whether this is a city, Edo included.
    #[must_use]
    pub const fn is_city(self) -> bool {
        self.0 < 8
    }

    /// The number of the space, as an index of per-space arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Space {
        Space(index as u8)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.0 & 7;
        match self.0 >> 3 {
            0 if number == 0 => f.write_str("EDO"),
            0 => write!(f, "{}", char::from(b'A' + number - 1)),
            kind => write!(f, "{}{}", Space::PREFIXES[kind as usize % 7], number + 1),
        }
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Space, NotationError> {
        let found = match word.as_bytes() {
            b"EDO" => Some(Space::EDO),
            [letter @ b'A'..=b'G'] => Some(Space(letter - b'A' + 1)),
            [prefix @ .., digit @ b'1'..=b'8'] => Space::PREFIXES
                .iter()
                .skip(1)
                .position(|known| known.as_bytes() == prefix)
                .map(|kind| Space((kind as u8 + 1) << 3 | (digit - b'1'))),
            _ => None,
        };
        found.ok_or_else(|| NotationError::new("unknown_space", word, 1))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);

    /// This space alone.
    #[must_use]
    pub const fn only(space: Space) -> SpaceSet {
        SpaceSet(1 << space.0)
    }

    /// All spaces that can be called by names of this kind, on any board.
    pub(crate) const fn of_kind(kind: SpaceKind) -> SpaceSet {
        let shift = match kind {
            SpaceKind::City => 0,
            SpaceKind::Field(resource) => 8 * (resource as u32 + 1),
            SpaceKind::River => 32,
            SpaceKind::Road => 40,
            SpaceKind::Gate => 48,
        };
        SpaceSet(0xff << shift)
    }

    /// Whether the space belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// The set with this space in it.
    #[must_use]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.0)
    }

    /// The set without this space.
    #[must_use]
    pub const fn without(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 & !(1 << space.0))
    }

    /// The union.
    #[must_use]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// The intersection.
    #[must_use]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// The difference.
    #[must_use]
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Whether nothing belongs to it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spaces.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The `index`th space of the set.
    #[must_use]
    pub fn nth(self, index: usize) -> Option<Space> {
        let mut bits = self.0;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| Space(bits.trailing_zeros() as u8))
    }

    /// The spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let space = Space(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(space)
        })
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::EMPTY, SpaceSet::with)
    }
}

/// Figures of one owner on the map: their spaces in order, so that equal positions are equal
/// values.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Squad {
    len: u8,
    spaces: [Space; Squad::MAX_FIGURES],
}

impl Squad {
    /// No squad is larger.
    pub const MAX_FIGURES: usize = 6;

    /// No figures.
    pub const EMPTY: Squad = Squad { len: 0, spaces: [Space::EDO; Squad::MAX_FIGURES] };

    /// The number of figures.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no figures.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The spaces of the figures; a space with two of them occurs twice.
    #[inline]
    #[must_use]
    pub fn spaces(&self) -> &[Space] {
        &self.spaces[..self.len as usize]
    }

    /// The spaces with figures, each once.
    #[must_use]
    pub fn places(&self) -> SpaceSet {
        self.spaces().iter().copied().collect()
    }

    /// The number of figures on this space.
    #[inline]
    #[must_use]
    pub fn count(&self, space: Space) -> usize {
        self.spaces().iter().filter(|other| **other == space).count()
    }

    /// Whether there is a figure on this space.
    #[inline]
    #[must_use]
    pub fn stands(&self, space: Space) -> bool {
        self.spaces().contains(&space)
    }

    /// Puts one onto a space.
    pub fn put(&mut self, space: Space) {
        debug_assert!(
            self.len() < Squad::MAX_FIGURES,
            "no squad has more than {} figures",
            Squad::MAX_FIGURES
        );
        let mut at = self.len();
        while at > 0 && self.spaces[at - 1] > space {
            self.spaces[at] = self.spaces[at - 1];
            at -= 1;
        }
        self.spaces[at] = space;
        self.len += 1;
    }

    /// Removes one figure from a space, if there is one.
    pub fn take(&mut self, space: Space) {
        if let Some(at) = self.spaces().iter().position(|other| *other == space) {
            let len = self.len();
            self.spaces.copy_within(at + 1..len, at);
            self.len -= 1;
            self.spaces[self.len()] = Space::EDO;
        }
    }

    /// Moves one from a space to another.
    pub fn shift(&mut self, from: Space, to: Space) {
        self.take(from);
        self.put(to);
    }
}

impl fmt::Debug for Squad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.spaces().iter().map(Space::to_string)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_read_back() {
        for code in 0..56 {
            let space = Space(code);
            assert_eq!(space.to_string().parse(), Ok(space));
            assert!(SpaceSet::of_kind(space.kind()).contains(space));
        }
        for wrong in ["", "EDO1", "H", "a", "RI9", "RI0", "X1", "R", "1", "RI11"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn squads_stay_in_order() {
        let mut squad = Squad::EMPTY;
        for word in ["G1", "A", "EDO", "A"] {
            squad.put(word.parse().unwrap());
        }
        let a: Space = "A".parse().unwrap();
        assert_eq!(format!("{squad:?}"), r#"["EDO", "A", "A", "G1"]"#);
        assert_eq!(squad.count(a), 2);
        squad.shift(a, Space::EDO);
        assert_eq!(format!("{squad:?}"), r#"["EDO", "EDO", "A", "G1"]"#);
        assert_eq!(squad.places().len(), 3);
    }
}
