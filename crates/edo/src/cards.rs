//! Authorization cards and the actions on them.

use crate::components::Resource;
use higaki_table::NotationError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An authorization card: every player has `A`, `B` and `C`; `S1` and so on are special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardId(u8);

impl CardId {
    /// The number of cards that every player has from the beginning (E1.2).
    pub const BASIC: usize = 3;
    /// No data has more special cards.
    pub const MAX_SPECIAL: usize = 16;

    /// The special card with this number, counted from 0.
    #[must_use]
    pub const fn special(index: usize) -> CardId {
        CardId((CardId::BASIC + index) as u8)
    }

    /// The number of the card, counted from 0, special cards last.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this number, counted from 0, special cards last.
    #[must_use]
    pub const fn from_index(index: usize) -> CardId {
        CardId(index as u8)
    }

    /// The number of a special card, counted from 0.
    #[must_use]
    pub const fn special_index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(CardId::BASIC)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.special_index() {
            None => write!(f, "{}", char::from(b'A' + self.0)),
            Some(index) => write!(f, "S{}", index + 1),
        }
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<CardId, NotationError> {
        let found = match word.as_bytes() {
            [letter @ b'A'..=b'C'] => Some(CardId(letter - b'A')),
            [b'S', b'1'..=b'9', ..] => word[1..]
                .parse()
                .ok()
                .filter(|number: &usize| *number <= CardId::MAX_SPECIAL)
                .map(|number| CardId::special(number - 1)),
            _ => None,
        };
        found.ok_or_else(|| NotationError::new("unknown_card", word, 1))
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of special authorization cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardSet(u16);

impl CardSet {
    pub(crate) const EMPTY: CardSet = CardSet(0);

    pub(crate) const fn first_specials(count: usize) -> CardSet {
        CardSet(((1_u32 << count) - 1) as u16)
    }

    pub(crate) const fn contains(self, special: usize) -> bool {
        self.0 as u32 >> special & 1 == 1
    }

    pub(crate) const fn with(self, special: usize) -> CardSet {
        CardSet(self.0 | 1 << special)
    }

    pub(crate) const fn without(self, special: usize) -> CardSet {
        CardSet(self.0 & !(1 << special))
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..CardId::MAX_SPECIAL).filter(move |special| self.contains(*special))
    }
}

/// The kind of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Rice without a samurai (E6.1).
    RiceHome,
    /// Ryo without a samurai (E6.2).
    Money,
    /// Rice from a field (E7.1).
    Rice,
    /// Wood from a field (E7.1).
    Wood,
    /// Stone from a field (E7.1).
    Stone,
    /// A harvest on a field of any kind (E7.5).
    AnyField,
    /// A building (E8.1).
    Build,
    /// An offer of the merchant (E9.1).
    Trade,
    /// Onto the map, or across it (E10.1).
    Travel,
    /// A neutral official (E6.3).
    Recruit,
    /// A special authorization card (E6.4).
    Special,
}

impl ActionKind {
    /// All of them.
    pub const ALL: [ActionKind; 11] = [
        ActionKind::RiceHome,
        ActionKind::Money,
        ActionKind::Rice,
        ActionKind::Wood,
        ActionKind::Stone,
        ActionKind::AnyField,
        ActionKind::Build,
        ActionKind::Trade,
        ActionKind::Travel,
        ActionKind::Recruit,
        ActionKind::Special,
    ];

    /// The word for it in notation and data.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ActionKind::RiceHome => "rice_home",
            ActionKind::Money => "money",
            ActionKind::Rice => "rice",
            ActionKind::Wood => "wood",
            ActionKind::Stone => "stone",
            ActionKind::AnyField => "any_field",
            ActionKind::Build => "build",
            ActionKind::Trade => "trade",
            ActionKind::Travel => "travel",
            ActionKind::Recruit => "recruit",
            ActionKind::Special => "special",
        }
    }

    /// Whether this action harvests such a field.
    #[must_use]
    pub const fn harvests(self, resource: Resource) -> bool {
        match self {
            ActionKind::Rice => matches!(resource, Resource::Rice),
            ActionKind::Wood => matches!(resource, Resource::Wood),
            ActionKind::Stone => matches!(resource, Resource::Stone),
            ActionKind::AnyField => true,
            _ => false,
        }
    }

    /// Whether this action harvests any field.
    #[must_use]
    pub const fn is_harvest(self) -> bool {
        matches!(
            self,
            ActionKind::Rice | ActionKind::Wood | ActionKind::Stone | ActionKind::AnyField
        )
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for ActionKind {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<ActionKind, NotationError> {
        let found = ActionKind::ALL.into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| NotationError::new("unknown_action", word, 1))
    }
}

/// An action on an authorization card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Action {
    /// The kind of action.
    pub action: ActionKind,
    /// Rice or Ryo per official, the bonus to a yield, or the discount on building and recruiting.
    pub amount: u8,
    /// The maximum number of officials (E4.3).
    pub officials: u8,
}
