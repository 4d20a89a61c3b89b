//! The binary `higaki`: server, terminal client, engine protocol, simulations and proofs.
//!
//! This crate contains no rules of a game.

mod advice;
mod analyse;
mod arena;
mod board;
mod budget;
mod completions;
mod component_data;
mod data_tables;
mod engine;
mod error;
mod games;
mod language;
mod limits;
mod man;
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

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;

/// Play Traders of Osaka, Dschunke and EDO, host tables and run simulations
#[derive(Debug, Parser)]
#[command(
    name = "higaki",
    version,
    max_term_width = 100,
    after_help = "Without a command, higaki runs `serve`."
)]
struct Cli {
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
    Completions(completions::CompletionsArguments),
    Man(man::ManArguments),
}

/// Runs the command line.
#[must_use]
pub fn main() -> ExitCode {
    // Parsed, not constructed, so that environment variables and defaults apply.
    let command = Cli::parse().command.or_else(|| Cli::parse_from(["higaki", "serve"]).command);
    let Some(command) = command else { return ExitCode::from(2) };
    let result = match command {
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
        Command::Completions(arguments) => completions::completions(&arguments, Cli::command()),
        Command::Man(arguments) => man::man(&arguments, Cli::command()),
    };
    result.unwrap_or_else(|error| error.report())
}
