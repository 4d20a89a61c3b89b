//! The arguments of `higaki play`: one subcommand per game.

use crate::board::Board;
use crate::budget::BudgetArguments;
use crate::games::about as about_game;
use crate::language::LanguageArgument;
use crate::paint::{cut, strip_controls};
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use higaki_bots::Kind;
use higaki_catalogue::{GameId, with_game};
use std::path::PathBuf;

/// The game, the shared arguments and the flags of the game.
#[derive(Debug)]
pub(crate) struct PlayArguments {
    pub(super) game: GameId,
    pub(super) table: TableArguments,
    /// Includes the flags of the game.
    pub(super) flags: ArgMatches,
}

impl Args for PlayArguments {
    fn augment_args(command: Command) -> Command {
        let about = "Play a game in the terminal, against bots or with others at one keyboard";
        let games = GameId::ALL.map(|game| {
            let command = TableArguments::augment_args(Command::new(game.name()));
            let command = with_game!(game, G => <G as Board>::Variants::augment_args(command));
            // Last: flattened arguments may set a description, too.
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

// No doc comment: clap would use it as the description of the command.
#[derive(Args, Debug)]
pub(super) struct TableArguments {
    /// Number of players [default: the smallest of the game]
    #[arg(long, value_name = "NUMBER", conflicts_with = "load")]
    pub(super) players: Option<usize>,
    /// Level of the bots
    #[arg(long, default_value = "greedy", value_name = "LEVEL", conflicts_with = "hot_seat",
        value_parser = crate::games::level_parser())]
    pub(super) bots: Kind,
    /// Seed: 64 hexadecimal digits or any text; the same seed gives the same game [default: random]
    #[arg(long, value_name = "TEXT")]
    pub(super) seed: Option<String>,
    /// Your seat, counted from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0, conflicts_with = "hot_seat")]
    pub(super) seat: usize,
    /// Play all seats at this keyboard, without bots
    #[arg(long)]
    pub(super) hot_seat: bool,
    /// Names of the players in seat order, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(super) names: Vec<String>,
    /// Start from the scenario in this JSON file
    #[arg(long, value_name = "SCENARIO.json")]
    pub(super) load: Option<PathBuf>,
    /// Save the record of the game to this file
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    #[command(flatten)]
    pub(super) budget: BudgetArguments,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

/// Default names.
const NAMES: [&str; 5] = ["Aki", "Ren", "Sora", "Yuki", "Nao"];
/// Longer names do not fit on the board.
const LONGEST_NAME: usize = 24;

impl TableArguments {
    /// The names of this many players.
    pub(super) fn names(&self, players: usize) -> Vec<String> {
        let given = |seat: usize| {
            let name = strip_controls(self.names.get(seat)?);
            let name = cut(name.trim(), LONGEST_NAME);
            (!name.is_empty()).then_some(name)
        };
        (0..players).map(|seat| given(seat).unwrap_or_else(|| NAMES[seat % 5].to_owned())).collect()
    }
}
