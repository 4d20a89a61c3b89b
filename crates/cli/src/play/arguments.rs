//! What can be said on the command line.

use crate::board::{DschunkeVariants, EdoVariants, OsakaVariants};
use crate::language::LanguageArgument;
use crate::paint::harmless;
use crate::thinking::ThinkingArguments;
use clap::{Args, Subcommand};
use higaki_bots::Kind;
use std::path::PathBuf;

/// Play in the terminal, against the computer or with others at one keyboard
#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    #[command(subcommand)]
    pub(super) game: PlayGame,
}

#[derive(Debug, Subcommand)]
pub(super) enum PlayGame {
    /// Traders of Osaka, for 2 to 4 players
    Osaka {
        #[command(flatten)]
        table: TableArguments,
        #[command(flatten)]
        variants: OsakaVariants,
    },
    /// Dschunke, for 3 and 4 players
    Dschunke {
        #[command(flatten)]
        table: TableArguments,
        #[command(flatten)]
        variants: DschunkeVariants,
    },
    /// EDO with Erweiterung 1, for 2 to 5 players
    Edo {
        #[command(flatten)]
        table: TableArguments,
        #[command(flatten)]
        variants: EdoVariants,
    },
}

/// What all games have in common.
#[derive(Args, Debug)]
pub(super) struct TableArguments {
    /// How many play; by default as few as the game allows
    #[arg(long, conflicts_with = "load")]
    pub(super) players: Option<usize>,
    /// How the others play: random, greedy, apprentice, clerk, merchant, captain or shogun
    #[arg(long, default_value = "greedy", value_name = "BOT", conflicts_with = "hot_seat")]
    pub(super) bots: Kind,
    /// 64 hexadecimal digits, or any text; the same seed gives the same game
    #[arg(long, value_name = "TEXT")]
    pub(super) seed: Option<String>,
    /// Where you sit, counted from 0
    #[arg(long, default_value_t = 0, conflicts_with = "hot_seat")]
    pub(super) seat: usize,
    /// All seats are played by people who take turns at this keyboard
    #[arg(long)]
    pub(super) hot_seat: bool,
    /// The names of the players in seat order, with commas between them
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(super) names: Vec<String>,
    /// Begin from a position in this JSON file
    #[arg(long, value_name = "SCENARIO.json")]
    pub(super) load: Option<PathBuf>,
    /// Write the record of the game into this file
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    #[command(flatten)]
    pub(super) thinking: ThinkingArguments,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

/// Names that fit anybody, for those who gave none.
const NAMES: [&str; 5] = ["Aki", "Ren", "Sora", "Yuki", "Nao"];
/// Longer names would not fit on the board.
const LONGEST_NAME: usize = 24;

impl TableArguments {
    /// The names of so many players.
    pub(super) fn names(&self, players: usize) -> Vec<String> {
        let given = |seat: usize| {
            let name = harmless(self.names.get(seat)?);
            let name: String = name.trim().chars().take(LONGEST_NAME).collect();
            (!name.is_empty()).then_some(name)
        };
        (0..players).map(|seat| given(seat).unwrap_or_else(|| NAMES[seat % 5].to_owned())).collect()
    }
}
