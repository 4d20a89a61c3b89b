//! EDO in a terminal.

mod menu;
mod players;
mod reference;
mod scoring;
mod table;

use super::{Board, Group, Scene, Variants};
use crate::component_data::read_data;
use crate::error::CommandError;
use crate::paint::{Hue, Paint};
use clap::Args;
use higaki_edo::{
    Action, Breakdown, CardId, Choice, Data, Edo, Module, Options, Preview, Purse, View,
};
use higaki_table::{Game, Seat};
use higaki_words::{Arg, Words};
use serde_json::Value;
use std::path::PathBuf;

/// The modules of the game, as flags.
#[derive(Args, Clone, Debug)]
pub(crate) struct EdoVariants {
    /// Add the module Jiin (temples)
    #[arg(long, conflicts_with = "load")]
    jiin: bool,
    /// Add the module Tokken (wishes and privileges)
    #[arg(long, conflicts_with = "load")]
    tokken: bool,
    /// Add the module Ronin (masterless samurai)
    #[arg(long, conflicts_with = "load")]
    ronin: bool,
    /// Component data file; `higaki rules edo --print-data` prints a template
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    data: Option<PathBuf>,
}

impl Variants for EdoVariants {
    type Options = Options;

    fn options(self, words: &Words) -> Result<Options, CommandError> {
        let module = |used: bool| if used { Module::With } else { Module::Without };
        let read = |file: &PathBuf| read_data(file, Edo::INFO.id, words);
        Ok(Options {
            jiin: module(self.jiin),
            tokken: module(self.tokken),
            ronin: module(self.ronin),
            data: self.data.as_ref().map(read).transpose()?,
        })
    }
}

impl Board for Edo {
    type Variants = EdoVariants;

    fn board(view: &View, scene: &Scene<'_>) -> String {
        table::table(view, scene)
    }

    fn menu(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Vec<Group<Choice>> {
        menu::menu(view, choices, scene)
    }

    fn reference(view: &View, scene: &Scene<'_>) -> Option<String> {
        Some(reference::reference(view, scene))
    }

    /// Choices that score power points.
    fn needs_confirmation(choice: &Choice) -> bool {
        matches!(
            choice,
            Choice::Build { .. }
                | Choice::Temple { .. }
                | Choice::Wish { .. }
                | Choice::Point { .. }
        )
    }

    fn preview_text(preview: &Preview, scene: &Scene<'_>) -> String {
        scoring::preview(preview, scene)
    }

    fn breakdown_text(breakdown: &Breakdown, scene: &Scene<'_>) -> String {
        scoring::breakdown(breakdown, scene)
    }

    /// Messages name everything in words.
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

/// The colour of a seat.
const fn hue(seat: Seat) -> Hue {
    match seat.index() {
        0 => Hue::Red,
        1 => Hue::Blue,
        2 => Hue::Green,
        3 => Hue::Yellow,
        _ => Hue::Purple,
    }
}

/// The number of a seat as people count, in its colour.
fn seat_chip(seat: Seat, scene: &Scene<'_>) -> String {
    scene.paint.chip(hue(seat), &(seat.index() + 1).to_string())
}

/// The values of a price for a sentence.
fn price(purse: &Purse) -> [(&'static str, Arg); 4] {
    let Purse { rice, wood, stone, ryo } = *purse;
    [("rice", rice.into()), ("wood", wood.into()), ("stone", stone.into()), ("ryo", ryo.into())]
}

/// A sentence with a price in it.
fn priced(id: &str, purse: &Purse, more: &[(&'static str, Arg)], scene: &Scene<'_>) -> String {
    let args: Vec<(&str, Arg)> = price(purse).into_iter().chain(more.iter().cloned()).collect();
    scene.say(id, &args).trim().to_owned()
}

/// An action and what is special about it on its card: `Money +8`, `Build −2 Ryo`.
fn action_text(action: &Action, scene: &Scene<'_>) -> String {
    let args = [("action", action.action.word().into()), ("amount", action.amount.into())];
    scene.say("edo-board-face", &args)
}

/// An authorization card with its actions: `S7 Travel (4), Money +8 (2)`.
fn face(card: CardId, actions: &[Action], scene: &Scene<'_>) -> String {
    let text = |action: &Action| format!("{} ({})", action_text(action, scene), action.officials);
    let texts: Vec<String> = actions.iter().map(text).collect();
    format!("{} {}", scene.paint.bold(&card.to_string()), texts.join(", "))
}
