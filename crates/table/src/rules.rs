//! Versions of a game’s rules, all of which can be replayed.

use serde::Serialize;
use std::fmt;

/// A version of the rules of a game, counted from 1.
///
/// A game keeps the version that it started with. A rule that has changed queries the version:
///
/// ```
/// use higaki_table::RulesVersion;
///
/// let rules = RulesVersion(2);
/// assert!(rules.at_least(2) && !rules.at_least(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// The first version of every game.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// Whether changes of this version apply.
    #[inline]
    #[must_use]
    pub const fn at_least(self, version: u32) -> bool {
        self.0 >= version
    }

    /// The index of the version in a list of all versions.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
