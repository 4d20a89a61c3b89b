//! Options of a game: the modules of Erweiterung 1, and the data.

use crate::data::{BUILT_IN, Data};
use higaki_table::{ComponentData, Problems, RulesVersion};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Whether a module is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Module {
    /// It stays in the box.
    #[default]
    Without,
    /// It is played with.
    With,
}

impl Module {
    /// Whether it is played with.
    #[inline]
    #[must_use]
    pub const fn is_used(self) -> bool {
        matches!(self, Module::With)
    }
}

/// The modules by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ModuleName {
    /// The temples.
    Jiin,
    /// Wishes and privileges.
    Tokken,
    /// The masterless samurai.
    Ronin,
}

impl ModuleName {
    /// All modules, in the order of the printed rules.
    pub const ALL: [ModuleName; 3] = [ModuleName::Jiin, ModuleName::Tokken, ModuleName::Ronin];

    /// The name of the option and of the entries in the data.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ModuleName::Jiin => "jiin",
            ModuleName::Tokken => "tokken",
            ModuleName::Ronin => "ronin",
        }
    }
}

/// Which modules are used, each alone or in any combination.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Modules {
    /// EV.1: Jiin, the temples.
    pub jiin: Module,
    /// EV.2: Tokken, wishes and privileges.
    pub tokken: Module,
    /// EV.3: Ronin, the masterless samurai.
    pub ronin: Module,
}

impl Modules {
    /// The number of sets of modules, including the empty one.
    pub const SETS: usize = 1 << ModuleName::ALL.len();

    /// Whether this module is used.
    #[must_use]
    pub const fn uses(self, module: ModuleName) -> bool {
        match module {
            ModuleName::Jiin => self.jiin.is_used(),
            ModuleName::Tokken => self.tokken.is_used(),
            ModuleName::Ronin => self.ronin.is_used(),
        }
    }

    /// The modules in play as a bit set, a number below `SETS`.
    pub(crate) fn bits(self) -> usize {
        let bit = |module| usize::from(self.uses(module)) << module as usize;
        ModuleName::ALL.into_iter().map(bit).sum()
    }

    /// The bit set of modules joined with hyphens in the order of the printed rules, such as
    /// `jiin-ronin`; nothing for other words.
    pub(crate) fn parse_bits(words: &str) -> Option<usize> {
        let joined = |bits: &usize| {
            let modules = ModuleName::ALL.into_iter();
            let names = modules.filter(|module| bits >> *module as usize & 1 == 1);
            names.map(ModuleName::word).collect::<Vec<_>>().join("-")
        };
        (1..Modules::SETS).find(|bits| joined(bits) == words)
    }
}

/// The options of a game; by default the base game with the built-in data.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// EV.1: Jiin, the temples.
    pub jiin: Module,
    /// EV.2: Tokken, wishes and privileges.
    pub tokken: Module,
    /// EV.3: Ronin, the masterless samurai.
    pub ronin: Module,
    /// EV.4: other data than the built-in one, for owners of the box.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub data: Option<Value>,
}

impl Options {
    /// The base game with these modules.
    #[must_use]
    pub fn with(modules: Modules) -> Options {
        let Modules { jiin, tokken, ronin } = modules;
        Options { jiin, tokken, ronin, data: None }
    }

    /// The modules alone.
    #[must_use]
    pub fn modules(&self) -> Modules {
        Modules { jiin: self.jiin, tokken: self.tokken, ronin: self.ronin }
    }

    /// The custom data, or else the built-in data of this rules version (EV.4).
    ///
    /// # Errors
    /// All problems of the data.
    pub fn components(&self, rules: RulesVersion) -> Result<ComponentData<Data>, Problems> {
        ComponentData::read(self.data.as_ref(), &BUILT_IN[rules.index()])
    }
}
