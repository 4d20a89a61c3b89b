//! Components except the special cards: junks, goods, people, colours.

use serde::{Serialize, Serializer};
use std::fmt;

/// D1.1: the number of strips of each player.
pub const STRIPS_EACH: u8 = 20;
/// D1.2: the number of goods cards of each kind.
pub const GOODS_EACH: u8 = 18;
/// D3.1: the number of rounds, and so of market cards and fields on the helper track.
pub const ROUNDS: usize = 10;

/// Derives the text form, the JSON form and parsing of an enum from its words.
macro_rules! words {
    ($type:ident: $($variant:ident $word:literal),+) => {
        impl $type {
            /// All of them, in the order of their numbers.
            pub const ALL: [$type; [$($word),+].len()] = [$($type::$variant),+];

            /// Its number in the list of all.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in notation, scenarios and data.
            #[must_use]
            pub const fn word(self) -> &'static str {
                [$($word),+][self as usize]
            }

            /// The one with this word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|known| known.word() == word)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

/// D1.4: one of the five junks. The first four carry the goods of their colour, grey carries none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "a colour needs no explanation")]
pub enum Junk {
    White,
    Brown,
    Purple,
    Orange,
    Grey,
}

words!(Junk: White "white", Brown "brown", Purple "purple", Orange "orange", Grey "grey");

impl Junk {
    /// The goods on it, if it carries any.
    #[inline]
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        match self {
            Junk::White => Some(Good::White),
            Junk::Brown => Some(Good::Brown),
            Junk::Purple => Some(Good::Purple),
            Junk::Orange => Some(Good::Orange),
            Junk::Grey => None,
        }
    }
}

/// D1.2: one of the four kinds of goods, called by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Good {
    /// Rice.
    White,
    /// Fish.
    Brown,
    /// Vegetables.
    Purple,
    /// Spices.
    Orange,
}

words!(Good: White "white", Brown "brown", Purple "purple", Orange "orange");

/// D1.1: the colour of a player's strips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "a colour needs no explanation")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

words!(Colour: Red "red", Blue "blue", Green "green", Yellow "yellow");

/// The kind of action of a merchant or a helper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Action {
    /// Put strips on a junk.
    Load,
    /// Turn visible crates into money.
    Cash,
    /// Take goods cards.
    Goods,
}

words!(Action: Load "load", Cash "cash", Goods "goods");

/// A row of the helper track, with the helper on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Row {
    /// The row marked 4, used by four players only.
    Upper,
    /// The row marked 3|4.
    Lower,
}

words!(Row: Upper "upper", Lower "lower");

/// D4.9: the helper action on a field of the track, with its size if the field has one. Written as
/// `load 2`, `cash` or `goods 4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Action | `${Action} ${number}`"))]
pub struct Field {
    action: Action,
    /// 0 where the field shows no number.
    size: u8,
}

impl Field {
    /// The largest number on a field.
    pub const MAX_SIZE: u8 = 9;

    /// The field that this text describes. Loading needs a number, the other actions may have one.
    #[must_use]
    pub fn from_word(text: &str) -> Option<Field> {
        let (word, size) = match text.split_once(' ') {
            None => (text, None),
            Some((word, size)) => (word, Some(size.parse().ok()?)),
        };
        let action = Action::from_word(word)?;
        match size {
            None if action == Action::Load => None,
            None => Some(Field { action, size: 0 }),
            Some(size) => (1..=Field::MAX_SIZE).contains(&size).then_some(Field { action, size }),
        }
    }

    /// The kind of action.
    #[inline]
    #[must_use]
    pub const fn action(self) -> Action {
        self.action
    }

    /// DR.47: a fixed number of strips, yuan or goods cards, independent of visible crates.
    #[inline]
    #[must_use]
    pub const fn size(self) -> Option<u8> {
        if self.size == 0 { None } else { Some(self.size) }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size() {
            None => f.write_str(self.action.word()),
            Some(size) => write!(f, "{} {size}", self.action.word()),
        }
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The event in phase 1 of some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Occasion {
    /// S: every player takes a special card.
    Special,
    /// Y: every player announces their money.
    Money,
}

words!(Occasion: Special "special", Money "money");

/// One of the four piles of special cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "the marks of the four spaces on the board")]
pub enum Pile {
    Square,
    Circle,
    Triangle,
    Star,
}

words!(Pile: Square "square", Circle "circle", Triangle "triangle", Star "star");

/// An amount of money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Yuan(pub u16);

impl std::ops::Add for Yuan {
    type Output = Yuan;

    fn add(self, other: Yuan) -> Yuan {
        Yuan(self.0.saturating_add(other.0))
    }
}

impl std::ops::AddAssign for Yuan {
    #[inline]
    fn add_assign(&mut self, other: Yuan) {
        *self = *self + other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for junk in Junk::ALL {
            assert_eq!(Junk::from_word(junk.word()), Some(junk));
        }
        assert_eq!(Good::from_word("grey"), None);
    }
}
