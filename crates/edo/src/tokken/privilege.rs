//! The kinds of privileges.

use crate::components::Resource;
use higaki_table::NotationError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The number of kinds of privilege tiles.
pub const PRIVILEGES: usize = 10;

/// A privilege: open, used once (T3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Privilege {
    /// a: a new house goes onto the first site (T3.1).
    #[cfg_attr(feature = "typescript", ts(rename = "a"))]
    Prestige,
    /// b: a black official helps for a round (T3.2).
    #[cfg_attr(feature = "typescript", ts(rename = "b"))]
    Support,
    /// c: offers of the next merchant card (T3.3).
    #[cfg_attr(feature = "typescript", ts(rename = "c"))]
    Trade,
    /// d: the income of one city at once (T3.4).
    #[cfg_attr(feature = "typescript", ts(rename = "d"))]
    Income,
    /// e: a wood or a stone (T3.5).
    #[cfg_attr(feature = "typescript", ts(rename = "e_wood_stone"))]
    WoodOrStone,
    /// e: a stone or a rice (T3.5).
    #[cfg_attr(feature = "typescript", ts(rename = "e_stone_rice"))]
    StoneOrRice,
    /// e: a rice or a wood (T3.5).
    #[cfg_attr(feature = "typescript", ts(rename = "e_rice_wood"))]
    RiceOrWood,
    /// f: rice as if alone (T3.6).
    #[cfg_attr(feature = "typescript", ts(rename = "f_rice"))]
    FullRice,
    /// f: wood as if alone (T3.6).
    #[cfg_attr(feature = "typescript", ts(rename = "f_wood"))]
    FullWood,
    /// f: stone as if alone (T3.6).
    #[cfg_attr(feature = "typescript", ts(rename = "f_stone"))]
    FullStone,
}

impl Privilege {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Privilege; PRIVILEGES] = [
        Privilege::Prestige,
        Privilege::Support,
        Privilege::Trade,
        Privilege::Income,
        Privilege::WoodOrStone,
        Privilege::StoneOrRice,
        Privilege::RiceOrWood,
        Privilege::FullRice,
        Privilege::FullWood,
        Privilege::FullStone,
    ];

    /// The three faces of privilege e.
    pub const RESOURCES: [Privilege; 3] =
        [Privilege::WoodOrStone, Privilege::StoneOrRice, Privilege::RiceOrWood];

    /// The word for it in data, events and scenarios.
    #[must_use]
    pub const fn data_word(self) -> &'static str {
        match self {
            Privilege::Prestige => "a",
            Privilege::Support => "b",
            Privilege::Trade => "c",
            Privilege::Income => "d",
            Privilege::WoodOrStone => "e_wood_stone",
            Privilege::StoneOrRice => "e_stone_rice",
            Privilege::RiceOrWood => "e_rice_wood",
            Privilege::FullRice => "f_rice",
            Privilege::FullWood => "f_wood",
            Privilege::FullStone => "f_stone",
        }
    }

    /// The two resources of a privilege e.
    #[must_use]
    pub const fn resources(self) -> Option<[Resource; 2]> {
        match self {
            Privilege::WoodOrStone => Some([Resource::Wood, Resource::Stone]),
            Privilege::StoneOrRice => Some([Resource::Stone, Resource::Rice]),
            Privilege::RiceOrWood => Some([Resource::Rice, Resource::Wood]),
            _ => None,
        }
    }

    /// The privilege f for this resource.
    #[must_use]
    pub const fn full(resource: Resource) -> Privilege {
        match resource {
            Resource::Rice => Privilege::FullRice,
            Resource::Wood => Privilege::FullWood,
            Resource::Stone => Privilege::FullStone,
        }
    }

    /// The privilege e that shows both resources.
    #[must_use]
    pub fn showing(one: Resource, other: Resource) -> Option<Privilege> {
        Privilege::RESOURCES.into_iter().find(|privilege| {
            privilege.resources().is_some_and(|pair| pair == [one, other] || pair == [other, one])
        })
    }

    pub(crate) const fn from_index(index: u8) -> Privilege {
        Privilege::ALL[index as usize % PRIVILEGES]
    }
}

impl fmt::Display for Privilege {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data_word())
    }
}

impl FromStr for Privilege {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Privilege, NotationError> {
        let found = Privilege::ALL.into_iter().find(|privilege| privilege.data_word() == word);
        found.ok_or_else(|| NotationError::new("unknown_privilege", word, 1))
    }
}

impl Serialize for Privilege {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.data_word())
    }
}
