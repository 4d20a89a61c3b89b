//! `higaki train`: fits the weights of the evaluation to games of the computer against itself.

use crate::board::Board;
use crate::exit::Failed;
use crate::games::{GameName, Visitor, options_from_text};
use clap::Args;
use higaki_bots::{Fitted, Training, TrainingState};
use higaki_table::Seed;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Fit the weights of the evaluation to games of the computer against itself
#[derive(Args, Debug)]
pub(crate) struct TrainArguments {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// How many play; by default as few as the game allows
    #[arg(long)]
    players: Option<usize>,
    /// The file of weights, which keeps those for other numbers of players
    #[arg(long, value_name = "FILE")]
    weights: PathBuf,
    /// Where to keep what is needed to go on after an interruption; the work goes on from there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// How many blocks of games in all
    #[arg(long, default_value_t = 20)]
    blocks: u64,
    /// How many games make a block
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// How many iterations the players search; 0: they look one choice ahead
    #[arg(long, default_value_t = 0)]
    iterations: u64,
    /// Begin with the weights in the file instead of from nothing
    #[arg(long)]
    go_on: bool,
    /// 64 hexadecimal digits, or any text; the same seed gives the same weights
    #[arg(long, default_value = "higaki")]
    seed: String,
    /// Options of the game as JSON; several times: they change from game to game
    #[arg(long)]
    options: Vec<String>,
    /// How many threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

pub(crate) fn train(arguments: TrainArguments) -> Result<ExitCode, Failed> {
    if arguments.games == 0 || !(1..=256).contains(&arguments.threads) {
        return Err(Failed::wrong_call("--games and --threads must be at least 1"));
    }
    let game = arguments.game;
    game.visit(Run { arguments })
}

struct Run {
    arguments: TrainArguments,
}

impl Visitor for Run {
    type Output = Result<ExitCode, Failed>;

    fn visit<G: Board>(self) -> Result<ExitCode, Failed> {
        let arguments = self.arguments;
        let (min, max) = (G::INFO.min_players, G::INFO.max_players);
        let players = arguments.players.unwrap_or(min);
        if !(min..=max).contains(&players) {
            let message = format!("{} is for {min} to {max} players", G::INFO.id);
            return Err(Failed::wrong_call(message).with_hint("Change --players"));
        }
        let training = Training::<G> {
            players,
            options: options::<G>(&arguments.options, players)?,
            block: arguments.games,
            iterations: arguments.iterations,
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads,
        };
        let mut fitted = match std::fs::read_to_string(&arguments.weights) {
            Ok(text) => Fitted::read(&text, G::FEATURES)
                .map_err(|error| Failed::wrong_call(error.to_string()))?,
            Err(_) => Fitted::default(),
        };
        let earlier = fitted.players.get(&players).filter(|_| arguments.go_on).cloned();
        let mut state = begin::<G>(arguments.state.as_deref(), earlier)?;
        let began = Instant::now();
        while state.blocks < arguments.blocks {
            training.advance(&mut state);
            let seconds = began.elapsed().as_secs_f64();
            let (blocks, foresight) = (state.blocks, state.foresight);
            eprintln!("block {blocks} of {}: {foresight:.4}, {seconds:.0} s", arguments.blocks);
            if let Some(file) = &arguments.state {
                write(file, &state)?;
            }
            training.publish(&state, &mut fitted);
            write(&arguments.weights, &fitted)?;
        }
        let (games, foresight) = (state.fitted.games, state.foresight);
        println!("{}, {players} players: {games} games, {foresight:.4}", G::INFO.id);
        Ok(ExitCode::SUCCESS)
    }
}

fn options<G: Board>(texts: &[String], players: usize) -> Result<Vec<G::Options>, Failed> {
    let mut all = Vec::new();
    for text in texts {
        let options = options_from_text::<G>(text, players)?;
        all.push(options);
    }
    if all.is_empty() {
        all.push(G::Options::default());
    }
    Ok(all)
}

fn begin<G: Board>(
    file: Option<&Path>,
    earlier: Option<higaki_bots::ForPlayers>,
) -> Result<TrainingState, Failed> {
    if let Some(file) = file.filter(|file| file.exists()) {
        let state: TrainingState = read(file)?;
        if !state.fits(G::FEATURES.len()) {
            let message = format!("{} is for other features", file.display());
            return Err(Failed::wrong_call(message));
        }
        return Ok(state);
    }
    let fresh = || TrainingState::new(G::FEATURES.len());
    Ok(earlier.map_or_else(fresh, TrainingState::from_weights))
}

fn read<T: DeserializeOwned>(file: &Path) -> Result<T, Failed> {
    let wrong = |error: &dyn std::fmt::Display| {
        Failed::wrong_call(format!("{} cannot be read: {error}", file.display()))
    };
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    serde_json::from_str(&text).map_err(|error| wrong(&error))
}

/// Through a file beside it, so that an interruption leaves the old one whole.
fn write(file: &Path, value: &impl Serialize) -> Result<(), Failed> {
    let wrong = |error: &dyn std::fmt::Display| {
        Failed::no(format!("{} cannot be written: {error}", file.display()))
    };
    let text = serde_json::to_string_pretty(value).map_err(|error| wrong(&error))?;
    let beside = file.with_extension("new");
    std::fs::write(&beside, text + "\n").map_err(|error| wrong(&error))?;
    std::fs::rename(&beside, file).map_err(|error| wrong(&error))
}
