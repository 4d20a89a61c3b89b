//! Higaki in one binary: the games in the terminal, for other programs, and by the million.
//!
//! This crate holds no rule of any game.

mod advice;
mod analyse;
mod arena;
mod board;
mod budget;
mod component_data;
mod data_tables;
mod engine;
mod error;
mod games;
mod language;
mod paint;
mod play;
mod print;
#[cfg(feature = "server")]
mod prove;
mod record;
mod replay;
mod rules;
#[cfg(feature = "server")]
mod serve;
#[cfg(feature = "server")]
mod shutdown;
mod sim;
mod train;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Higaki: Traders of Osaka, Dschunke and EDO, against the computer and with friends
#[derive(Debug, Parser)]
#[command(name = "higaki", version, max_term_width = 100)]
struct Cli {
    /// Without one: serve
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[cfg(feature = "server")]
    Serve(Box<serve::ServeArguments>),
    #[cfg(feature = "server")]
    Backup(serve::BackupArguments),
    Play(play::PlayArguments),
    Sim(sim::SimArguments),
    Engine(engine::EngineArguments),
    Verify(verify::VerifyArguments),
    Replay(replay::ReplayArguments),
    Rules(rules::RulesArguments),
    Analyse(analyse::AnalyseArguments),
    Arena(arena::ArenaArguments),
    Train(train::TrainArguments),
    #[cfg(feature = "server")]
    Prove(prove::ProveArguments),
}

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    // The environment and the defaults hold as well when nothing was said at all.
    let said = Cli::parse().command.or_else(|| Cli::parse_from(["higaki", "serve"]).command);
    let Some(command) = said else { return ExitCode::from(2) };
    let done = match command {
        #[cfg(feature = "server")]
        Command::Serve(arguments) => serve::serve(*arguments),
        #[cfg(feature = "server")]
        Command::Backup(arguments) => serve::backup(arguments),
        Command::Play(arguments) => play::play(arguments),
        Command::Sim(arguments) => sim::sim(arguments),
        Command::Engine(arguments) => engine::engine(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments),
        Command::Replay(arguments) => replay::replay(&arguments),
        Command::Rules(arguments) => rules::rules(arguments),
        Command::Analyse(arguments) => analyse::analyse(arguments),
        Command::Arena(arguments) => arena::arena(arguments),
        Command::Train(arguments) => train::train(arguments),
        #[cfg(feature = "server")]
        Command::Prove(arguments) => prove::prove(&arguments),
    };
    done.unwrap_or_else(|failed| failed.report())
}
