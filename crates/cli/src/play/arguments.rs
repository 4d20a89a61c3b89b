//! What can be said on the command line.

use crate::board::Board;
use crate::budget::BudgetArguments;
use crate::games::about as about_game;
use crate::language::LanguageArgument;
use crate::paint::strip_controls;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use higaki_bots::Kind;
use higaki_catalogue::{GameId, with_game};
use std::path::PathBuf;

/// Play in the terminal, against the computer or with others at one keyboard
///
/// One subcommand for each game of the catalogue: the shared arguments and the flags of the game.
#[derive(Debug)]
pub(crate) struct PlayArguments {
    pub(super) game: GameId,
    pub(super) table: TableArguments,
    /// Holds the flags of the game.
    pub(super) flags: ArgMatches,
}

impl Args for PlayArguments {
    fn augment_args(command: Command) -> Command {
        let about = "Play in the terminal, against the computer or with others at one keyboard";
        let games = GameId::ALL.map(|game| {
            let command = TableArguments::augment_args(Command::new(game.name()));
            let command = with_game!(game, G => <G as Board>::Variants::augment_args(command));
            // Last, because flattened arguments bring descriptions of their own.
            command.about(about_game(game))
        });
        command
            .about(about)
            .subcommand_required(true)
            .arg_required_else_help(true)
            .subcommands(games)
    }

    fn augment_args_for_update(command: Command) -> Command {
        PlayArguments::augment_args(command)
    }
}

impl FromArgMatches for PlayArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<PlayArguments, Error> {
        let chosen = matches.subcommand();
        let game = chosen.and_then(|(name, flags)| Some((GameId::named(name)?, flags)));
        let (game, flags) = game.ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        Ok(PlayArguments {
            game,
            table: TableArguments::from_arg_matches(flags)?,
            flags: flags.clone(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = PlayArguments::from_arg_matches(matches)?;
        Ok(())
    }
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
    pub(super) thinking: BudgetArguments,
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
            let name = strip_controls(self.names.get(seat)?);
            let name: String = name.trim().chars().take(LONGEST_NAME).collect();
            (!name.is_empty()).then_some(name)
        };
        (0..players).map(|seat| given(seat).unwrap_or_else(|| NAMES[seat % 5].to_owned())).collect()
    }
}
