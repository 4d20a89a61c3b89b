//! `higaki play`: the terminal client, for one person against bots or several at one keyboard.

mod arguments;
mod command;
mod digest;
mod ending;
mod execute;
mod help;
mod menu;
mod session;
mod terminal;
mod undo;

pub(crate) use arguments::PlayArguments;
pub(crate) use ending::ranking_line;
pub(crate) use session::events_text;

use crate::board::{Board, Variants};
use crate::component_data::read_json;
use crate::error::CommandError;
use crate::games::seed_or_random;
use crate::paint::Paint;
use arguments::TableArguments;
use clap::FromArgMatches;
use higaki_catalogue::with_game;
use higaki_table::{Origin, Seat, SeatSet, Seed, SetupError, Table};
use higaki_words::Words;
use session::Session;
use std::process::ExitCode;
use terminal::Terminal;

pub(crate) fn play(arguments: PlayArguments) -> Result<ExitCode, CommandError> {
    let PlayArguments { game, table, flags } = arguments;
    with_game!(game, G => {
        // These flags were declared for this game, so they parse.
        let variants = <G as Board>::Variants::from_arg_matches(&flags)
            .map_err(|error| CommandError::usage(error.to_string()))?;
        let options = variants.options(&Words::new(table.language.chosen()))?;
        run::<G>(table, &options)
    })
}

fn run<G: Board>(
    arguments: TableArguments,
    options: &G::Options,
) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let seed = seed_or_random(arguments.seed.as_deref(), &words)?;
    let (table, events) = begin::<G>(&arguments, options, seed, &words)?;
    let players = higaki_table::Game::players(table.game());
    let people = people(&arguments, players, &words)?;
    let session = Session {
        names: arguments.names(players),
        people,
        bot: arguments.bots,
        budget: arguments.budget.budget(&words)?,
        seed,
        record: arguments.record,
        words,
        paint: Paint::of_stdout(),
        terminal: Terminal::standard(),
        refusing_rule: None,
        last_person: None,
        typed_ahead: None,
        table,
    };
    session.run(&events)
}

/// Deals or loads a scenario; with the events of the deal.
fn begin<G: Board>(
    arguments: &TableArguments,
    options: &G::Options,
    seed: Seed,
    words: &Words,
) -> Result<(Table<G>, Vec<G::Event>), CommandError> {
    let game = G::INFO.id;
    let wrong = |error: SetupError| CommandError::usage(words.setup_error(game, &error));
    match &arguments.load {
        None => {
            let players = arguments.players.unwrap_or(G::INFO.min_players);
            Table::deal(players, options, Origin::Local(seed)).map_err(wrong)
        }
        Some(file) => {
            let scenario = read_json(file, words, &words.say("cli-not-json-hint", &[]))?;
            let table = Table::from_scenario(&scenario, seed).map_err(wrong)?;
            Ok((table, Vec::new()))
        }
    }
}

/// The seats of the people at the keyboard.
fn people(
    arguments: &TableArguments,
    players: usize,
    words: &Words,
) -> Result<SeatSet, CommandError> {
    if arguments.hot_seat {
        return Ok(SeatSet::all(players));
    }
    let seat = Seat::new(arguments.seat).filter(|seat| seat.index() < players);
    seat.map(SeatSet::only).ok_or_else(|| {
        let (seat, last) = (arguments.seat.into(), (players - 1).into());
        CommandError::usage(words.say("cli-no-such-seat", &[("seat", seat), ("last", last)]))
    })
}
