//! Components: resources, cards, actions, buildings.

use crate::space::Space;
use higaki_table::{NotationError, Seat};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A kind of resource. There is always enough of each (E1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Feeds samurai and pays recruits.
    Rice,
    /// Houses, trading posts, temples.
    Wood,
    /// Fortresses and trading posts.
    Stone,
}

impl Resource {
    /// All of them.
    pub const ALL: [Resource; 3] = [Resource::Rice, Resource::Wood, Resource::Stone];

    /// The word for it in notation and data.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Resource::Rice => "rice",
            Resource::Wood => "wood",
            Resource::Stone => "stone",
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Resource {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Resource, NotationError> {
        let found = Resource::ALL.into_iter().find(|resource| resource.word() == word);
        found.ok_or_else(|| NotationError::new("unknown_resource", word, 1))
    }
}

/// Resources and money: a stock or a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Purse {
    /// Rice.
    pub rice: u8,
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Money.
    pub ryo: u16,
}

impl Purse {
    /// Nothing.
    pub const EMPTY: Purse = Purse { rice: 0, wood: 0, stone: 0, ryo: 0 };

    /// So much money.
    #[must_use]
    pub const fn money(ryo: u16) -> Purse {
        Purse { ryo, ..Purse::EMPTY }
    }

    /// So much of one resource.
    #[must_use]
    pub fn of(resource: Resource, amount: u8) -> Purse {
        let mut purse = Purse::EMPTY;
        *purse.amount_mut(resource) = amount;
        purse
    }

    /// The amount of a resource.
    #[must_use]
    pub const fn amount(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Rice => self.rice,
            Resource::Wood => self.wood,
            Resource::Stone => self.stone,
        }
    }

    pub(crate) const fn amount_mut(&mut self, resource: Resource) -> &mut u8 {
        match resource {
            Resource::Rice => &mut self.rice,
            Resource::Wood => &mut self.wood,
            Resource::Stone => &mut self.stone,
        }
    }

    /// Rice, wood and stone together, which the limit counts.
    #[must_use]
    pub const fn goods(&self) -> u16 {
        self.rice as u16 + self.wood as u16 + self.stone as u16
    }

    /// Whether this is enough to pay the cost.
    #[must_use]
    pub const fn covers(&self, cost: &Purse) -> bool {
        self.rice >= cost.rice
            && self.wood >= cost.wood
            && self.stone >= cost.stone
            && self.ryo >= cost.ryo
    }

    pub(crate) fn gain(&mut self, gift: Purse) {
        self.rice = self.rice.saturating_add(gift.rice);
        self.wood = self.wood.saturating_add(gift.wood);
        self.stone = self.stone.saturating_add(gift.stone);
        self.ryo = self.ryo.saturating_add(gift.ryo);
    }

    pub(crate) fn pay(&mut self, cost: Purse) {
        debug_assert!(self.covers(&cost), "only what was checked is paid");
        self.rice = self.rice.saturating_sub(cost.rice);
        self.wood = self.wood.saturating_sub(cost.wood);
        self.stone = self.stone.saturating_sub(cost.stone);
        self.ryo = self.ryo.saturating_sub(cost.ryo);
    }

    /// The same with so much less money, but never less than none (E8.6).
    #[must_use]
    pub const fn cheaper(self, ryo: u16) -> Purse {
        Purse { ryo: self.ryo.saturating_sub(ryo), ..self }
    }
}

/// The kinds of buildings in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// A player's house (E8.3).
    House,
    /// A player's trading post (E8.4).
    Post,
    /// A fortress, which has no owner (E8.5).
    Fortress,
}

impl Building {
    /// All of them.
    pub const ALL: [Building; 3] = [Building::House, Building::Post, Building::Fortress];

    /// The word for it in notation and data.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Building::House => "house",
            Building::Post => "post",
            Building::Fortress => "fortress",
        }
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Building {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Building, NotationError> {
        let found = Building::ALL.into_iter().find(|building| building.word() == word);
        found.ok_or_else(|| NotationError::new("unknown_building", word, 1))
    }
}

/// The building on a building site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// The house of a player.
    House(Seat),
    /// The trading post of a player.
    Post(Seat),
    /// A fortress.
    Fortress,
}

impl Site {
    /// The player who gets income for it.
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Site::House(seat) | Site::Post(seat) => Some(seat),
            Site::Fortress => None,
        }
    }
}

/// A merchant card: one thing to buy, and the price of a power point (E9.2, E9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MerchantCard {
    /// The resource that the merchant sells.
    pub buy: Resource,
    /// The maximum number of pieces in one trade.
    pub pieces: u8,
    /// The price of each of them.
    pub ryo_each: u8,
    /// The price of a power point.
    pub point: Purse,
}

/// An income tile: how a city's money is divided (E11.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct IncomeTile {
    /// All the money.
    pub fund: u8,
    /// The number of these tiles for outer cities.
    pub city: u8,
    /// The number of these tiles for Edo.
    pub edo: u8,
    /// The share of each rank, by the number of players present.
    pub split: [[u8; Seat::MAX]; Seat::MAX],
}

/// The number of cities; Edo has index 0.
pub(crate) const CITIES: usize = 8;

pub(crate) const fn city_index(space: Space) -> usize {
    space.index() % CITIES
}
