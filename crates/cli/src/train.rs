//! `higaki train`: fits the weights of the evaluation, or teaches its net, with games of the computer
//! against itself.

use crate::board::Board;
use crate::error::CommandError;
use crate::games::{Visitor, options_from_text, visit};
use crate::print::print_line;
use clap::Args;
use higaki_bots::{Fitted, NetState, Nets, Training, TrainingState};
use higaki_catalogue::GameId;
use higaki_table::Seed;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// How long players search by default when a net learns from what they believe.
const ITERATIONS_FOR_NET: u64 = 300;

/// Fit the weights of the evaluation, or teach its net, with games of the computer against itself
#[derive(Args, Debug)]
pub(crate) struct TrainArguments {
    /// The game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// How many play; by default as few as the game allows
    #[arg(long)]
    players: Option<usize>,
    /// The file of weights, which keeps those for other numbers of players
    #[arg(long, value_name = "FILE", required_unless_present = "net")]
    weights: Option<PathBuf>,
    /// Teach a net instead: the file of nets, which keeps those for other numbers of players
    #[arg(long, value_name = "FILE", conflicts_with = "weights")]
    net: Option<PathBuf>,
    /// Where to keep what is needed to go on after an interruption; the work goes on from there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// How many blocks of games in all
    #[arg(long, default_value_t = 20)]
    blocks: u64,
    /// How many games make a block
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// How many iterations the players search; for weights usually 0: they look one choice ahead;
    /// for a net usually 300
    #[arg(long)]
    iterations: Option<u64>,
    /// Begin with the weights or the net in the file instead of from nothing
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

pub(crate) fn train(arguments: TrainArguments) -> Result<ExitCode, CommandError> {
    if arguments.games == 0 || !(1..=256).contains(&arguments.threads) {
        return Err(CommandError::usage("--games and --threads must be at least 1"));
    }
    let game = arguments.game;
    visit(game, Run { arguments })
}

struct Run {
    arguments: TrainArguments,
}

impl Visitor for Run {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let arguments = self.arguments;
        let (min, max) = (G::INFO.min_players, G::INFO.max_players);
        let players = arguments.players.unwrap_or(min);
        if !(min..=max).contains(&players) {
            let message = format!("{} is for {min} to {max} players", G::INFO.id);
            return Err(CommandError::usage(message).with_hint("Change --players"));
        }
        let usual = if arguments.net.is_some() { ITERATIONS_FOR_NET } else { 0 };
        let training = Training::<G> {
            players,
            options: options::<G>(&arguments.options, players)?,
            block: arguments.games,
            iterations: arguments.iterations.unwrap_or(usual),
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads,
        };
        match (&arguments.net, &arguments.weights) {
            (Some(file), _) => teach(&arguments, &training, file)?,
            (None, Some(file)) => fit(&arguments, &training, file)?,
            (None, None) => return Err(CommandError::usage("--weights or --net is needed")),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Fits weights, block by block.
fn fit<G: Board>(
    arguments: &TrainArguments,
    training: &Training<G>,
    file: &Path,
) -> Result<(), CommandError> {
    let mut fitted = match std::fs::read_to_string(file) {
        Ok(text) => Fitted::read(&text, G::FEATURES)
            .map_err(|error| CommandError::usage(error.to_string()))?,
        Err(_) => Fitted::default(),
    };
    let earlier = fitted.players.get(&training.players).filter(|_| arguments.go_on).cloned();
    let fresh = || TrainingState::new(G::FEATURES.len());
    let begun = || earlier.map_or_else(fresh, TrainingState::from_weights);
    let fits = |state: &TrainingState| state.fits(G::FEATURES.len());
    let mut state = begin(arguments.state.as_deref(), fits, begun)?;
    let progress = Told::begin::<G>(arguments, training.players);
    while state.blocks < arguments.blocks {
        training.advance(&mut state);
        progress.block(state.blocks, state.foresight);
        keep(arguments, &state)?;
        training.publish(&state, &mut fitted);
        write(file, &pretty(&fitted))?;
    }
    progress.end(state.fitted.games, state.foresight)?;
    Ok(())
}

/// Teaches a net, block by block.
fn teach<G: Board>(
    arguments: &TrainArguments,
    training: &Training<G>,
    file: &Path,
) -> Result<(), CommandError> {
    let Some(shape) = G::shape(training.players) else {
        let message = format!("the evaluation of {} has no net", G::INFO.id);
        return Err(CommandError::usage(message).with_hint("Fit its weights with --weights FILE"));
    };
    if training.iterations == 0 {
        return Err(CommandError::usage("--iterations must be at least 1 for a net"));
    }
    let mut nets = match std::fs::read_to_string(file) {
        Ok(text) => Nets::read(&text)
            .map_err(|error| CommandError::usage(format!("the nets cannot be read: {error}")))?,
        Err(_) => Nets::default(),
    };
    let earlier = nets.players.get(&training.players).filter(|_| arguments.go_on).cloned();
    let fresh = || NetState::new(shape, training.players as u64);
    let begun = || earlier.map_or_else(fresh, NetState::from_net);
    let mut state = begin(arguments.state.as_deref(), |state: &NetState| state.fits(shape), begun)?;
    let progress = Told::begin::<G>(arguments, training.players);
    while state.blocks < arguments.blocks {
        training.teach(&mut state);
        progress.block(state.blocks, state.foresight);
        keep(arguments, &state)?;
        training.publish_net(&state, &mut nets);
        write(file, &nets.to_text())?;
    }
    progress.end(state.taught.games, state.foresight)?;
    Ok(())
}

/// How far the work has come, told to whoever waits for it.
struct Told {
    game: &'static str,
    players: usize,
    blocks: u64,
    began: Instant,
}

impl Told {
    fn begin<G: Board>(arguments: &TrainArguments, players: usize) -> Told {
        Told { game: G::INFO.id, players, blocks: arguments.blocks, began: Instant::now() }
    }

    fn block(&self, block: u64, foresight: f64) {
        let seconds = self.began.elapsed().as_secs_f64();
        eprintln!("block {block} of {}: {foresight:.4}, {seconds:.0} s", self.blocks);
    }

    fn end(&self, games: u64, foresight: f64) -> Result<(), CommandError> {
        let Told { game, players, .. } = self;
        print_line(format_args!("{game}, {players} players: {games} games, {foresight:.4}"))
    }
}

fn options<G: Board>(texts: &[String], players: usize) -> Result<Vec<G::Options>, CommandError> {
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

/// Goes on with what is kept in the file, or begins.
fn begin<S: DeserializeOwned>(
    file: Option<&Path>,
    fits: impl Fn(&S) -> bool,
    begun: impl FnOnce() -> S,
) -> Result<S, CommandError> {
    let Some(file) = file.filter(|file| file.exists()) else { return Ok(begun()) };
    let state: S = read(file)?;
    if !fits(&state) {
        let message = format!("{} is for other features", file.display());
        return Err(CommandError::usage(message));
    }
    Ok(state)
}

fn keep(arguments: &TrainArguments, state: &impl Serialize) -> Result<(), CommandError> {
    match &arguments.state {
        Some(file) => write(file, &pretty(state)),
        None => Ok(()),
    }
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("numbers and words can be written")
}

fn read<T: DeserializeOwned>(file: &Path) -> Result<T, CommandError> {
    let wrong = |error: &dyn std::fmt::Display| {
        CommandError::usage(format!("{} cannot be read: {error}", file.display()))
    };
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    serde_json::from_str(&text).map_err(|error| wrong(&error))
}

/// Through a file beside it, so that an interruption leaves the old one whole.
fn write(file: &Path, text: &str) -> Result<(), CommandError> {
    let wrong = |error: &dyn std::fmt::Display| {
        CommandError::failure(format!("{} cannot be written: {error}", file.display()))
    };
    let beside = file.with_extension("new");
    std::fs::write(&beside, format!("{text}\n")).map_err(|error| wrong(&error))?;
    std::fs::rename(&beside, file).map_err(|error| wrong(&error))
}
