//! What every game shows in a terminal. The client computes no rule: it draws what the engine
//! tells it, in words from the locales.

mod dschunke;
mod edo;
mod osaka;

use crate::error::CommandError;
use crate::paint::Paint;
use higaki_bots::Evaluate;
use higaki_words::{Arg, Words};
use serde_json::Value;

/// Whose names, which language, what kind of terminal: what drawing needs beside the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    /// The names of the players in seat order.
    pub(crate) names: &'a [String],
    /// The language.
    pub(crate) words: &'a Words,
    /// The terminal.
    pub(crate) paint: &'a Paint,
}

impl Scene<'_> {
    /// The sentence with this id.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    /// The name of the player in this seat.
    pub(crate) fn name(&self, seat: higaki_table::Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Choices that belong together, with a headline.
#[derive(Clone, Debug)]
pub(crate) struct Group<C> {
    /// What all of them do.
    pub(crate) heading: String,
    /// The choices worth listing, and how each of them is called below that headline.
    pub(crate) entries: Vec<(C, String)>,
    /// How many more there are, which can be typed.
    pub(crate) more: usize,
}

/// Options of a game as flags of `higaki play`.
pub(crate) trait Variants: clap::Args {
    type Options;

    /// The options that the flags stand for.
    fn options(self, words: &Words) -> Result<Self::Options, CommandError>;
}

/// A game that can be shown in a terminal.
pub(crate) trait Board: Evaluate {
    /// The flags of `higaki play`.
    type Variants: Variants<Options = Self::Options>;

    /// The table as a viewer sees it.
    fn board(view: &Self::View, scene: &Scene<'_>) -> String;

    /// The decision with everything that its sentence names.
    fn question(_view: &Self::View, decision: Value) -> Value {
        decision
    }

    /// The listed choices of the viewer in groups, each group with the best first. Every choice is
    /// in exactly one group or counted there as one more.
    fn menu(
        view: &Self::View,
        choices: &[Self::Choice],
        scene: &Scene<'_>,
    ) -> Vec<Group<Self::Choice>>;

    /// Whether a choice is so weighty that its preview is shown and the player asked once more.
    fn needs_confirmation(choice: &Self::Choice) -> bool;

    /// What stands on cards and price lists, and what the signs of the board mean, for whoever asks.
    /// Nothing if the board says it all.
    fn reference(_view: &Self::View, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// What a choice would bring about.
    fn preview_text(preview: &Self::Preview, scene: &Scene<'_>) -> String;

    /// Where everybody's points came from.
    fn breakdown_text(breakdown: &Self::Breakdown, scene: &Scene<'_>) -> String;

    /// The same sentence with everything in it coloured that has a colour.
    fn highlight(text: &str, paint: &Paint) -> String;

    /// The built-in data about the printed components, for owners of the box who want to correct a
    /// copy of it. Nothing if the game has no such data.
    fn data_file() -> Option<&'static str> {
        None
    }

    /// The same options with other data about the components. Nothing if the game has no such data.
    fn with_data(_options: Self::Options, _data: Value) -> Option<Self::Options> {
        None
    }
}
