//! Components: cards, colours, the route.

use serde::{Serialize, Serializer};
use std::fmt;

/// One of the four goods, and the ship that carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a colour needs no explanation")]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Colour {
    /// All colours in the order of the rulebook's list.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// Its number in [`Colour::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'B', 'Y', 'G'][self as usize]
    }

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["red", "blue", "yellow", "green"][self as usize]
    }

    /// The colour with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word)
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);
    /// All four.
    pub const ALL: Colours = Colours(0b1111);

    /// Adds a colour.
    pub const fn add(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Whether the colour belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// Whether no colour belongs to the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// The colours of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// The colours that are in both sets.
    #[inline]
    #[must_use]
    pub(crate) const fn common(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }

    /// The colours of the set in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let colour = Colour::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*colour)
        })
    }

    /// The set with this number.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Colours {
        Colours(bits & Colours::ALL.0)
    }

    /// The set as a number, for hashing.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        let mut set = Colours::NONE;
        colours.into_iter().for_each(|colour| set.add(colour));
        set
    }
}

/// A kind of card: a value and a colour. Cards of one kind are indistinguishable.
///
/// The number of a kind is 4 for each step of value (2, 3, 5) plus the colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "`${\"R\" | \"B\" | \"Y\" | \"G\"}${2 | 3 | 5}`")
)]
pub struct Card(u8);

impl Card {
    /// The number of kinds.
    pub const KINDS: usize = 12;

    /// The kind with this number below [`Card::KINDS`].
    #[inline]
    #[must_use]
    pub(crate) const fn from_index(index: usize) -> Card {
        debug_assert!(index < Card::KINDS);
        Card(index as u8)
    }

    /// The card of this colour and value, if there is one.
    #[must_use]
    pub fn new(colour: Colour, value: u32) -> Option<Card> {
        let step = [2, 3, 5].iter().position(|known| *known == value)?;
        Some(Card((4 * step + colour.index()) as u8))
    }

    /// O1.2: the two and the three of this colour, which have insurance symbols.
    #[inline]
    pub(crate) const fn insuring(colour: Colour) -> [Card; 2] {
        [Card(colour as u8), Card(4 + colour as u8)]
    }

    /// All kinds: the twos of all colours, the threes, the fives.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..Card::KINDS).map(Card::from_index)
    }

    /// The number of the kind.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 & 3) as usize]
    }

    /// Its value as a coin.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u32 {
        [2, 3, 5, 0][(self.0 >> 2) as usize & 3]
    }

    /// O1.2: the number of goods of its colour that it can insure.
    #[inline]
    #[must_use]
    pub const fn symbols(self) -> u32 {
        [2, 1, 0, 0][(self.0 >> 2) as usize & 3]
    }

    /// O1.1: the number of cards of its kind.
    #[must_use]
    pub const fn copies(self) -> u32 {
        [11, 9, 7, 0][(self.0 >> 2) as usize & 3]
    }

    /// The card with this notation, for instance `R5`.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Card> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let value = letters.next()?.to_digit(10)?;
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
        letters.next().is_none().then(|| Card::new(colour, value)).flatten()
    }
}

/// Every kind in notation, by its number: a view holds dozens of cards.
const NOTATION: [&str; Card::KINDS] =
    ["R2", "B2", "Y2", "G2", "R3", "B3", "Y3", "G3", "R5", "B5", "Y5", "G5"];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NOTATION[self.index()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Serialised as one of a few constant words, which need no escaping.
        let kind = self.index();
        serializer.serialize_unit_variant("Card", kind as u32, NOTATION[kind])
    }
}

/// O1.3: a place on the route from Osaka to Edo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RoutePlace"))]
#[serde(transparent)]
pub struct Place(u8);

impl Place {
    /// Where all ships begin and to which they return from Edo.
    pub const OSAKA: Place = Place(0);
    /// The anchorage to which sunk ships return.
    pub const ANORI: Place = Place(2);
    /// The first place at which a ship sinks at a payday.
    pub(crate) const FIRST_WAVE: Place = Place(3);
    /// The last place.
    pub const EDO: Place = Place(5);

    /// The place with this number, if there is one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Place> {
        if index <= Place::EDO.0 { Some(Place(index)) } else { None }
    }

    /// Its number, counted from Osaka.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether a ship here sinks at a payday.
    #[inline]
    #[must_use]
    pub const fn is_wave(self) -> bool {
        matches!(self.0, 3 | 4)
    }

    /// O8.8: where a ship is after a payday: from Edo back in Osaka, from the waves in Anori.
    #[inline]
    #[must_use]
    pub(crate) const fn after_payday(self) -> Place {
        match self.0 {
            0 => Place::OSAKA,
            1 => Place(1),
            2..=4 => Place::ANORI,
            _ => Place::OSAKA,
        }
    }

    /// O6.2: advances by this many places, at most to Edo.
    #[inline]
    #[must_use]
    pub const fn ahead(self, steps: u8) -> Place {
        let place = self.0 + steps;
        Place(if place > Place::EDO.0 { Place::EDO.0 } else { place })
    }
}
