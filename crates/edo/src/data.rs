//! What the printed components show: map, cards, costs and tiles, each with its provenance.
//!
//! The built-in data is `games/edo/data.json`. Owners of the box can correct it and hand in their
//! own; it is checked as a whole, and kept for good, so that the state of a game can point to it
//! and stay a plain value.

mod board;
mod read;
mod tiles;

pub use board::Board;

use crate::cards::{Action, CardId};
use crate::components::{Building, IncomeTile, MerchantCard, Purse, city_index};
use crate::ronin::PLACE_TILES;
use crate::space::Space;
use crate::tokken::{PRIVILEGES, Wish};
use higaki_table::{Problems, Seat};
use serde::Serialize;
use serde_json::Value;
use std::sync::{Mutex, OnceLock, PoisonError};

const BUILT_IN: &str = include_str!("../../../games/edo/data.json");

/// How we know something about the components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// It stands in the printed rules of Erweiterung 1.
    Printed,
    /// A text about the base game tells it.
    Sourced,
    /// It follows from what is printed or sourced.
    Inferred,
    /// It is our own proposal.
    Reconstructed,
}

/// An entry of the data, with its provenance and a note about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DataEntry {
    /// Where it stands in the data, for instance `boards.A.roads`.
    pub path: String,
    /// How we know it.
    pub provenance: Provenance,
    /// A sentence about it, in English.
    pub note: String,
    /// The entry itself.
    pub value: Value,
}

/// All components of a game (E1.2, E1.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Data {
    /// Officials and samurai of each player.
    pub meeples: u8,
    /// Houses of each player.
    pub houses: u8,
    /// Trading posts of each player.
    pub posts: u8,
    /// Neutral officials.
    pub neutral_officials: u8,
    /// Fortresses.
    pub fortresses: u8,
    /// Temples of each player.
    pub temples: u8,
    /// Black officials.
    pub black_officials: u8,
    /// Ronin tiles.
    pub ronin_tiles: u8,
    /// Money at the beginning.
    pub start_ryo: u16,
    /// What everybody but the start player gets on top: by number of players, then by the place in
    /// the order of the first round.
    pub later_seats: [[Purse; Seat::MAX]; Seat::MAX + 1],
    /// Ryo for each step.
    pub move_cost: u8,
    /// Rice for each samurai that stays.
    pub wage: u8,
    /// Resources that can be kept.
    pub resource_limit: u16,
    /// Harvest by number of samurai on the field.
    pub yields: Vec<u8>,
    /// Points of house, trading post, fortress.
    pub building_points: [u8; 3],
    /// Points of a temple.
    pub temple_points: u8,
    /// Weight of house, trading post, fortress for the income.
    pub weights: [u8; 3],
    /// Costs of house, trading post, fortress.
    pub building_costs: [Purse; 3],
    /// Cost of a temple.
    pub temple_cost: Purse,
    /// Cost of a neutral official.
    pub recruit_cost: Purse,
    /// Cost of a special authorization card.
    pub special_cost: Purse,
    /// Building sites of Edo and of each other city.
    pub sites: [u8; 2],
    /// Fortresses that fit into Edo and into each other city.
    pub fortress_limits: [u8; 2],
    /// Points that end the game.
    pub win_threshold: u8,
    /// Ryo for a point at the end.
    pub ryo_per_point: u16,
    /// Samurai for a point at the end.
    pub samurai_per_point: u8,
    /// What the packages hold.
    pub packages: Vec<Purse>,
    /// The authorization cards: three that everybody has, then the special ones.
    pub cards: Vec<Vec<Action>>,
    /// The merchant cards.
    pub merchant_cards: Vec<MerchantCard>,
    /// The kinds of income tiles.
    pub income_tiles: Vec<IncomeTile>,
    /// The wishes.
    pub wishes: Vec<Wish>,
    /// How many privilege tiles there are of each kind.
    pub privileges: [u8; PRIVILEGES],
    /// How many place tiles there are of each kind.
    pub place_tiles: [u8; PLACE_TILES],
    /// The two sides of the board.
    pub boards: [Board; 2],
    /// All entries with their provenance.
    pub entries: Vec<DataEntry>,
    /// A hash of the text that all this was read from.
    pub fingerprint: u64,
    /// The text that all this was read from; nothing for the built-in one.
    pub source: Option<Value>,
}

impl Provenance {
    /// The word for it in data and help texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Provenance::Printed => "printed",
            Provenance::Sourced => "sourced",
            Provenance::Inferred => "inferred",
            Provenance::Reconstructed => "reconstructed",
        }
    }
}

impl Data {
    /// The text of the built-in data, for those who want to correct a copy of it.
    #[must_use]
    pub const fn built_in_text() -> &'static str {
        BUILT_IN
    }

    /// The data that comes with Higaki.
    #[must_use]
    pub fn built_in() -> &'static Data {
        static DATA: OnceLock<Data> = OnceLock::new();
        DATA.get_or_init(|| {
            let json = serde_json::from_str(BUILT_IN).expect("a test reads the built-in data");
            read::read(&json, "").expect("a test checks the built-in data")
        })
    }

    /// The data that a text describes.
    ///
    /// Equal texts give the same data, which is kept until the program ends.
    ///
    /// # Errors
    /// Everything that is wrong with it; the paths begin with `prefix`.
    pub fn custom(source: &Value, prefix: &str) -> Result<&'static Data, Problems> {
        static KNOWN: Mutex<Vec<&'static Data>> = Mutex::new(Vec::new());
        // Whoever fills a program with made-up boxes is stopped before its memory is full.
        const MOST: usize = 1000;

        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(data) = known.iter().find(|data| data.source.as_ref() == Some(source)) {
            return Ok(data);
        }
        let mut data = read::read(source, prefix)?;
        if known.len() >= MOST {
            let mut problems = Problems::default();
            problems.push(prefix, "too_many_data_sets", &[("most", MOST.into())]);
            return Err(problems);
        }
        data.source = Some(source.clone());
        let data: &'static Data = Box::leak(Box::new(data));
        known.push(data);
        Ok(data)
    }

    /// The board for this number of players (E1.1).
    #[must_use]
    pub fn board(&self, players: usize) -> &Board {
        let side = self.boards.iter().position(|board| board.players.contains(&players));
        &self.boards[side.unwrap_or(0)]
    }

    pub(crate) fn specials(&self) -> usize {
        self.cards.len() - CardId::BASIC
    }

    /// What a building costs without a special card (E8.3 to E8.5).
    #[must_use]
    pub fn cost(&self, building: Building) -> Purse {
        self.building_costs[building as usize]
    }

    /// How many building sites a city has (E8.2).
    #[must_use]
    pub fn sites_of(&self, city: Space) -> usize {
        usize::from(self.sites[usize::from(city_index(city) > 0)])
    }

    /// How many fortresses fit into a city (E8.5).
    #[must_use]
    pub fn fortress_limit(&self, city: Space) -> usize {
        usize::from(self.fortress_limits[usize::from(city_index(city) > 0)])
    }

    /// What one samurai harvests alone, or beside so many others of the players (E7.3).
    pub(crate) fn yield_for(&self, samurai: usize) -> u8 {
        let row = samurai.clamp(1, self.yields.len()) - 1;
        self.yields[row]
    }
}

/// The data of a game, compared by identity: equal data is the same data.
#[derive(Clone, Copy)]
pub(crate) struct DataRef(pub(crate) &'static Data);

impl PartialEq for DataRef {
    fn eq(&self, other: &DataRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl std::fmt::Debug for DataRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.source.is_none() { "built-in data" } else { "custom data" })
    }
}

/// All entries of the built-in data with their provenance, for help texts.
#[must_use]
pub fn provenance() -> &'static [DataEntry] {
    &Data::built_in().entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_data_is_sound() {
        let json: Value = serde_json::from_str(BUILT_IN).unwrap();
        read::read(&json, "").unwrap();
    }
}
