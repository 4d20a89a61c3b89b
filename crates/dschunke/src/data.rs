//! Component data: the board, the helper track, the market cards.
//!
//! The data is in `games/dschunke/data.json`, every entry with its provenance, so that an owner of
//! the box can correct it without touching code.

mod read;
mod tables;

use crate::components::{Action, Colour, Field, Good, Junk, Occasion, ROUNDS, Row};
use crate::state::Dschunke;
use higaki_table::{BuiltInData, ComponentTables, Components, DataReader, DataSet, Game, Node};
use serde::{Serialize, Serializer};

/// The data of every version of the rules, the first version first. It is used unless other data is
/// passed in the options.
pub(crate) static BUILT_IN: [BuiltInData<Data>; VERSIONS] = [
    BuiltInData::new(include_str!("../../../games/dschunke/data-1.json")),
    BuiltInData::new(include_str!("../../../games/dschunke/data.json")),
    BuiltInData::new(include_str!("../../../games/dschunke/data.json")),
];
const VERSIONS: usize = Dschunke::INFO.rules_version.0 as usize;

/// The offer of a market card for one kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | \"S\""))]
pub enum Worth {
    /// An amount of yuan.
    Yuan(u8),
    /// S: a special card.
    Special,
}

impl Serialize for Worth {
    /// As the number, or as `S`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Worth::Yuan(yuan) => serializer.serialize_u8(*yuan),
            Worth::Special => serializer.serialize_str("S"),
        }
    }
}

/// D1.5: a market card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Readonly<Record<Good, Worth>>"))]
pub struct MarketCard(pub(crate) [Worth; 4]);

impl MarketCard {
    /// The offer for a kind of goods.
    #[inline]
    #[must_use]
    pub const fn worth(&self, good: Good) -> Worth {
        self.0[good as usize]
    }
}

impl Serialize for MarketCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.into_iter().map(|good| (good, self.worth(good))))
    }
}

/// The components as the rules need them.
#[derive(Clone, Debug, PartialEq)]
pub struct Data {
    /// D1.4: the junks clockwise.
    pub ring: [Junk; 5],
    /// D2.2: where the merchants begin, by their action.
    pub merchants: [Junk; 3],
    /// D1.6: the actions of the helpers, by row and round.
    pub helpers: [[Field; ROUNDS]; 2],
    /// D1.6: the events of phase 1, by round.
    pub events: [Option<Occasion>; ROUNDS],
    /// D1.5: the market cards.
    pub market: [MarketCard; ROUNDS],
    /// D6.12: the junks with five and with two crates that the bonuses of 12 ask for.
    pub bonus: [(Junk, Junk); 5],
    /// D2.2: the strips that lie on each junk at the start, with three and with four players.
    pub strips: [[[Option<Colour>; 3]; 5]; 2],
    /// The junk that follows each one clockwise.
    next: [Junk; 5],
}

/// The data of these options as tables.
pub(crate) fn component_tables(data: &DataSet<Data>) -> ComponentTables {
    let entries = data.entries().to_vec();
    ComponentTables { tables: tables::tables(&entries), entries }
}

impl Components for Data {
    const PROVENANCE_FIELD: &'static str = "source";

    fn read(root: &Node<'_>, reader: &mut DataReader) -> Option<Data> {
        read::Reader(reader).data(root)
    }
}

impl Data {
    /// The text of the built-in data, as a template for custom data.
    #[must_use]
    pub const fn built_in_text() -> &'static str {
        BUILT_IN[VERSIONS - 1].text()
    }

    /// The texts of the built-in data of all versions of the rules, the first version first.
    pub fn all_built_in_texts() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(BuiltInData::text)
    }

    /// The built-in data, with the provenance of every entry.
    #[must_use]
    pub fn built_in() -> &'static DataSet<Data> {
        BUILT_IN[VERSIONS - 1].set()
    }

    /// The next junk clockwise.
    #[inline]
    #[must_use]
    pub const fn next(&self, junk: Junk) -> Junk {
        self.next[junk.index()]
    }

    /// Where a merchant begins.
    #[must_use]
    pub const fn merchant(&self, action: Action) -> Junk {
        self.merchants[action.index()]
    }

    /// The action of a helper in a round, counted from 1.
    #[inline]
    #[must_use]
    pub fn field(&self, row: Row, round: u8) -> Field {
        self.helpers[row.index()][(round as usize).saturating_sub(1).min(ROUNDS - 1)]
    }

    /// The event in phase 1 of a round, counted from 1.
    #[inline]
    #[must_use]
    pub fn occasion(&self, round: u8) -> Option<Occasion> {
        self.events[(round as usize).saturating_sub(1).min(ROUNDS - 1)]
    }

    /// The strips that lie on a junk at the start.
    pub(crate) fn start_strips(&self, players: usize, junk: Junk) -> impl Iterator<Item = Colour> {
        self.strips[usize::from(players > 3)][junk.index()].into_iter().flatten()
    }
}
