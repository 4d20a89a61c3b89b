//! Options of a game.

use crate::data::{BUILT_IN, Data};
use higaki_table::{ComponentData, Problems, RulesVersion};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The options of a game: set-up and data; by default the built-in ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How strips and merchants get onto the junks.
    pub setup: Setup,
    /// DV.4: data that differ from the built-in ones, in the same form as `games/dschunke/data.json`.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub data: Option<Value>,
}

/// How strips and merchants get onto the junks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Setup {
    /// D2.2: as on the printed sheet.
    #[default]
    Printed,
    /// DV.1 to DV.3: each player lays strips of a neighbour, the merchants are drawn.
    Free,
}

impl Options {
    /// DV.4: the custom data, or else the built-in data of this rules version.
    ///
    /// # Errors
    /// All problems of the data.
    pub fn components(&self, rules: RulesVersion) -> Result<ComponentData<Data>, Problems> {
        ComponentData::read(self.data.as_ref(), &BUILT_IN[rules.index()])
    }
}
