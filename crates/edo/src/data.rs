//! Component data: map, cards, costs and tiles, each with its provenance.
//!
//! The built-in data is `games/edo/data.json`, beside it that of older versions of the rules.
//! Owners of the box can correct it and hand in their own, which is checked as a whole.

mod board;
mod read;
mod tables;
mod tiles;

pub use board::Board;

use crate::cards::{Action, CardId};
use crate::components::{Building, IncomeTile, MerchantCard, Purse, city_index};
use crate::ronin::PLACE_TILES;
use crate::space::Space;
use crate::state::Edo;
use crate::tokken::{PRIVILEGES, Wish};
use crate::variants::Modules;
use higaki_table::{
    BuiltInData, ComponentTables, Components, DataEntry, DataReader, DataSet, Game, Node, Seat,
};

/// The data of every version of the rules, the first version first. It is used unless other data is
/// passed in the options.
pub(crate) static BUILT_IN: [BuiltInData<Data>; VERSIONS] = [
    BuiltInData::new(include_str!("../../../games/edo/data-1.json")),
    BuiltInData::new(include_str!("../../../games/edo/data-2.json")),
    BuiltInData::new(include_str!("../../../games/edo/data.json")),
];
const VERSIONS: usize = Edo::INFO.rules_version.0 as usize;

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
    /// The extra resources of the players after the start player: by number of players, then by the
    /// place in the order of the first round.
    pub later_seats: [[Purse; Seat::MAX]; Seat::MAX + 1],
    /// Goods on top of that for each set of modules in play: by set, number of players and place in
    /// the order of the first round.
    pub module_gifts: [[[Purse; Seat::MAX]; Seat::MAX + 1]; Modules::SETS],
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
    /// The contents of the packages.
    pub packages: Vec<Purse>,
    /// The authorization cards: the three basic ones of every player, then the special ones.
    pub cards: Vec<Vec<Action>>,
    /// The merchant cards.
    pub merchant_cards: Vec<MerchantCard>,
    /// The kinds of income tiles.
    pub income_tiles: Vec<IncomeTile>,
    /// The wishes.
    pub wishes: Vec<Wish>,
    /// The number of privilege tiles of each kind.
    pub privileges: [u8; PRIVILEGES],
    /// The number of place tiles of each kind.
    pub place_tiles: [u8; PLACE_TILES],
    /// The two sides of the board.
    pub boards: [Board; 2],
}

/// The data of these options as tables.
pub(crate) fn component_tables(data: &DataSet<Data>) -> ComponentTables {
    let entries = data.entries().to_vec();
    ComponentTables { tables: tables::tables(&entries), entries }
}

impl Components for Data {
    const PROVENANCE_FIELD: &'static str = "provenance";

    fn read(root: &Node<'_>, reader: &mut DataReader) -> Option<Data> {
        Some(read::read(root, reader))
    }
}

impl Data {
    /// The text of the current built-in data, as a template for custom data.
    #[must_use]
    pub const fn built_in_text() -> &'static str {
        BUILT_IN[VERSIONS - 1].text()
    }

    /// The texts of the built-in data of all versions of the rules, the first version first.
    pub fn all_built_in_texts() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(BuiltInData::text)
    }

    /// The data that comes with the current rules.
    #[must_use]
    pub fn built_in() -> &'static Data {
        BUILT_IN[VERSIONS - 1].set().components()
    }

    /// The board for this number of players (E1.1).
    #[must_use]
    pub fn board(&self, players: usize) -> &Board {
        let side = self.boards.iter().position(|board| board.players.contains(&players));
        &self.boards[side.unwrap_or(0)]
    }

    /// Goods on top of the start money for this place in the order of the first round: the gifts of
    /// all sets of modules in play, added up (E2.4).
    #[must_use]
    pub fn start_gift(&self, players: usize, modules: Modules, place: usize) -> Purse {
        let mut gift = self.later_seats[players][place];
        let played = modules.bits();
        for set in (0..Modules::SETS).filter(|set| set & played == *set) {
            gift.gain(self.module_gifts[set][players][place]);
        }
        gift
    }

    pub(crate) fn specials(&self) -> usize {
        self.cards.len() - CardId::BASIC
    }

    /// The price of a building without a special card (E8.3 to E8.5).
    #[must_use]
    pub fn cost(&self, building: Building) -> Purse {
        self.building_costs[building as usize]
    }

    /// The number of building sites of a city (E8.2).
    #[must_use]
    pub fn sites_of(&self, city: Space) -> usize {
        usize::from(self.sites[usize::from(city_index(city) > 0)])
    }

    /// The maximum number of fortresses in a city (E8.5).
    #[must_use]
    pub fn fortress_limit(&self, city: Space) -> usize {
        usize::from(self.fortress_limits[usize::from(city_index(city) > 0)])
    }

    /// The yield of one samurai, alone or with other players’ samurai in the field (E7.3).
    pub(crate) fn yield_for(&self, samurai: usize) -> u8 {
        let row = samurai.clamp(1, self.yields.len()) - 1;
        self.yields[row]
    }
}

/// All entries of the built-in data with their provenance, for help texts.
#[must_use]
pub fn provenance() -> &'static [DataEntry] {
    BUILT_IN[VERSIONS - 1].set().entries()
}
