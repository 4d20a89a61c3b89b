//! Levels of bots.

use higaki_bots::Kind;

/// The level of a bot: one of the kinds in `higaki_bots`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(Kind);

impl Level {
    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        Kind::ALL.into_iter().map(Level)
    }

    /// The default replacement for players who leave: a serious bot that answers quickly.
    pub const STAND_IN: Level = Level(Kind::Merchant);

    /// The level with this word, if there is one; the empty word is the default replacement.
    #[must_use]
    pub fn named(word: &str) -> Option<Level> {
        if word.is_empty() {
            return Some(Level::STAND_IN);
        }
        Level::all().find(|level| level.word() == word)
    }

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.0.word()
    }

    /// Whether it answers without a search.
    #[must_use]
    pub const fn is_quick(self) -> bool {
        matches!(self.0, Kind::Random | Kind::Greedy)
    }

    pub(crate) const fn kind(self) -> Kind {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_empty_word_is_the_default_replacement() {
        assert_eq!(Level::named(""), Some(Level::STAND_IN));
        assert_eq!(Level::named("random").map(Level::word), Some("random"));
        assert_eq!(Level::named("perfect"), None);
    }
}
