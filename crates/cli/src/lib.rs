//! Higaki in one binary: the games in the terminal, for other programs, and by the million.
//!
//! A library as well, so that the fuzz targets can talk to the engine protocol without a process.
//! This crate holds no rule of any game.

mod board;
mod data;
mod engine;
mod exit;
mod games;
mod language;
mod paint;
mod play;
mod replay;
mod rules;
mod sim;
mod verify;

pub use engine::Engine;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Higaki: Traders of Osaka, Dschunke and EDO, against the computer and with friends
#[derive(Debug, Parser)]
#[command(name = "higaki", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::PlayArguments),
    Sim(sim::SimArguments),
    Engine(engine::EngineArguments),
    Verify(verify::VerifyArguments),
    Replay(replay::ReplayArguments),
    Rules(rules::RulesArguments),
}

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(arguments) => play::play(arguments),
        Command::Sim(arguments) => sim::sim(arguments),
        Command::Engine(arguments) => engine::engine(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments),
        Command::Replay(arguments) => replay::replay(arguments),
        Command::Rules(arguments) => rules::rules(arguments),
    };
    done.unwrap_or_else(|failed| failed.report())
}
