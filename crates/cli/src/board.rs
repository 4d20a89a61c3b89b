//! The interface of a game drawn in a terminal.
//!
//! The client computes no rule: it draws views of the engine with messages from the locales.

mod dschunke;
mod edo;
mod osaka;

use crate::error::CommandError;
use crate::paint::Paint;
use higaki_bots::Evaluate;
use higaki_words::{Arg, Words};
use serde_json::Value;

/// The context of drawing: player names, language and terminal.
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
    /// The message with this id.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    /// The name of the player in this seat.
    pub(crate) fn name(&self, seat: higaki_table::Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Choices below a common heading.
#[derive(Clone, Debug)]
pub(crate) struct Group<C> {
    pub(crate) heading: String,
    /// The numbered choices and their labels.
    pub(crate) entries: Vec<(C, String)>,
    /// The number of further choices, which can be typed.
    pub(crate) more: usize,
}

/// Options of a game as flags of `higaki play`.
pub(crate) trait Variants: clap::Args {
    type Options;

    /// The options of these flags.
    fn options(self, words: &Words) -> Result<Self::Options, CommandError>;
}

/// A game that can be shown in a terminal.
pub(crate) trait Board: Evaluate {
    /// The flags of `higaki play`.
    type Variants: Variants<Options = Self::Options>;

    /// The table as a viewer sees it.
    fn board(view: &Self::View, scene: &Scene<'_>) -> String;

    /// The decision with all arguments of its message.
    fn question(_view: &Self::View, decision: Value) -> Value {
        decision
    }

    /// The choices of the viewer in groups, the best of each group first. Every choice is in exactly
    /// one group, listed or counted in `more`.
    fn menu(
        view: &Self::View,
        choices: &[Self::Choice],
        scene: &Scene<'_>,
    ) -> Vec<Group<Self::Choice>>;

    /// Whether a choice is previewed and confirmed before it is applied.
    fn needs_confirmation(choice: &Self::Choice) -> bool;

    /// Cards, prices and a legend, if the board leaves them out.
    fn reference(_view: &Self::View, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// The preview of a choice.
    fn preview_text(preview: &Self::Preview, scene: &Scene<'_>) -> String;

    /// The score breakdown.
    fn breakdown_text(breakdown: &Self::Breakdown, scene: &Scene<'_>) -> String;

    /// Typed text in notation: the colour letters of the language are replaced.
    fn in_notation(typed: &str, _words: &Words) -> String {
        typed.to_owned()
    }

    /// The text with coloured cards and goods.
    fn highlight(text: &str, paint: &Paint) -> String;

    /// The built-in component data, if the game has any.
    fn data_file() -> Option<&'static str> {
        None
    }

    /// The options with other component data, if the game has any.
    fn with_data(_options: Self::Options, _data: Value) -> Option<Self::Options> {
        None
    }
}
