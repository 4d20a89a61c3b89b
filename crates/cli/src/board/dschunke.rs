//! Dschunke in a terminal.

mod harbour;
mod menu;
mod own;
mod scoring;
mod table;
mod track;

use super::{Board, Group, Scene, Variants};
use crate::component_data::read_data;
use crate::error::CommandError;
use crate::paint::{Hue, Paint};
use clap::Args;
use higaki_dschunke::{
    Breakdown, Choice, Colour, Data, Dschunke, Good, Junk, Options, Preview, Setup, Special, View,
};
use higaki_table::{Game, Seat};
use higaki_words::Words;
use serde_json::{Value, json};
use std::path::PathBuf;

/// The variants of the game, as flags.
#[derive(Args, Clone, Debug)]
pub(crate) struct DschunkeVariants {
    /// Free setup: players place the first strips of a neighbour, merchants are drawn
    #[arg(long, conflicts_with = "load")]
    free_set_up: bool,
    /// Component data file; `higaki rules dschunke --print-data` prints a template
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    data: Option<PathBuf>,
}

impl Variants for DschunkeVariants {
    type Options = Options;

    fn options(self, words: &Words) -> Result<Options, CommandError> {
        let read = |file: &PathBuf| read_data(file, Dschunke::INFO.id, words);
        Ok(Options {
            setup: if self.free_set_up { Setup::Free } else { Setup::Printed },
            data: self.data.as_ref().map(read).transpose()?,
        })
    }
}

impl Board for Dschunke {
    type Variants = DschunkeVariants;

    fn board(view: &View, scene: &Scene<'_>) -> String {
        table::table(view, scene)
    }

    /// D8.9: only in the last round is there money instead of a special card.
    fn question(view: &View, decision: Value) -> Value {
        json!({ "decision": decision, "last": usize::from(view.round) == view.events.len() })
    }

    fn menu(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Vec<Group<Choice>> {
        menu::menu(view, choices, scene)
    }

    /// Special cards are used up.
    fn needs_confirmation(choice: &Choice) -> bool {
        matches!(
            choice,
            Choice::ExtraLoad { .. }
                | Choice::ExtraCash { .. }
                | Choice::ExtraGoods { .. }
                | Choice::ExtraMove { .. }
        )
    }

    fn preview_text(preview: &Preview, scene: &Scene<'_>) -> String {
        scoring::preview(preview, scene)
    }

    fn breakdown_text(breakdown: &Breakdown, scene: &Scene<'_>) -> String {
        scoring::breakdown(breakdown, scene)
    }

    /// Messages name colours in words.
    fn highlight(text: &str, _paint: &Paint) -> String {
        text.to_owned()
    }

    fn data_file() -> Option<&'static str> {
        Some(Data::built_in_text())
    }

    fn with_data(options: Options, data: Value) -> Option<Options> {
        Some(Options { data: Some(data), ..options })
    }
}

const fn junk_hue(junk: Junk) -> Hue {
    match junk {
        Junk::White => Hue::White,
        Junk::Brown => Hue::Brown,
        Junk::Purple => Hue::Purple,
        Junk::Orange => Hue::Orange,
        Junk::Grey => Hue::Grey,
    }
}

const fn colour_hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Blue => Hue::Blue,
        Colour::Green => Hue::Green,
        Colour::Yellow => Hue::Yellow,
    }
}

/// The junk on which goods of a kind lie.
fn junk_of(good: Good) -> Option<Junk> {
    Junk::ALL.into_iter().find(|junk| junk.good() == Some(good))
}

/// The word for something of the game in the player's language.
fn word(word: &str, scene: &Scene<'_>) -> String {
    scene.say(&format!("dschunke-word-{word}"), &[])
}

/// A form of that word.
fn form(word: &str, form: &str, scene: &Scene<'_>) -> String {
    let found = scene.words.form(&format!("dschunke-word-{word}"), form);
    found.unwrap_or_else(|| word.to_owned())
}

/// The name of a special card.
fn card_word(card: Special, scene: &Scene<'_>) -> String {
    word(&card.to_string(), scene)
}

/// The colour of a junk, in that colour.
fn junk_chip(junk: Junk, scene: &Scene<'_>) -> String {
    scene.paint.chip(junk_hue(junk), &word(junk.word(), scene))
}

/// The colour of goods, in that colour.
fn good_chip(good: Good, scene: &Scene<'_>) -> String {
    match junk_of(good) {
        Some(junk) => junk_chip(junk, scene),
        None => word(good.word(), scene),
    }
}

/// The number of a seat as people count, in the colour of its strips.
fn seat_chip(seat: Seat, view: &View, scene: &Scene<'_>) -> String {
    let number = (seat.index() + 1).to_string();
    match view.seats.get(seat.index()) {
        Some(player) => scene.paint.chip(colour_hue(player.colour), &number),
        None => number,
    }
}
