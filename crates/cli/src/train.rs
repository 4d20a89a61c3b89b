//! `higaki train`: fits evaluation weights or trains an evaluation net by self-play.

use crate::board::Board;
use crate::error::CommandError;
use crate::games::{Visitor, options_from_text, visit};
use crate::language::LanguageArgument;
use crate::limits::{MOST_THREADS, at_least, players, within};
use crate::print::print_line;
use clap::Args;
use higaki_bots::{Fitted, NetState, Nets, Training, TrainingState, WeightProblem};
use higaki_catalogue::GameId;
use higaki_table::Seed;
use higaki_words::Words;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The default of `--iterations` for a net.
const ITERATIONS_FOR_NET: u64 = 300;

/// Fit the weights of the evaluation, or train its neural net, by self-play
#[derive(Args, Debug)]
pub(crate) struct TrainArguments {
    /// Game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// Number of players [default: the smallest of the game]
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// Weights file to update; entries for other numbers of players are kept
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Net file to update instead; entries for other numbers of players are kept
    #[arg(long, value_name = "FILE", conflicts_with = "weights")]
    net: Option<PathBuf>,
    /// Checkpoint file: written after each block, resumed from if it exists
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Number of blocks in total
    #[arg(long, value_name = "NUMBER", default_value_t = 20)]
    blocks: u64,
    /// Games per block
    #[arg(long, value_name = "NUMBER", default_value_t = 500)]
    games: u64,
    /// Search iterations per decision [default: 0 (no search) for weights, 300 for a net]
    #[arg(long, value_name = "NUMBER")]
    iterations: Option<u64>,
    /// Start from the weights or the net in the file
    #[arg(long)]
    go_on: bool,
    /// Seed: 64 hexadecimal digits or any text; the same seed gives the same weights
    #[arg(long, value_name = "TEXT", default_value = "higaki")]
    seed: String,
    /// Game options as JSON; repeat it to alternate between several
    #[arg(long, value_name = "JSON")]
    options: Vec<String>,
    /// Number of threads
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn train(arguments: TrainArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    at_least("--games", arguments.games, 1, &words)?;
    within("--threads", arguments.threads, 1, MOST_THREADS, &words)?;
    let game = arguments.game;
    visit(game, Run { arguments, words: &words })
}

struct Run<'a> {
    arguments: TrainArguments,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let (arguments, words) = (self.arguments, self.words);
        let players = players::<G>(arguments.players, words)?;
        let iterations = if arguments.net.is_some() { ITERATIONS_FOR_NET } else { 0 };
        let training = Training::<G> {
            players,
            options: options::<G>(&arguments.options, players, words)?,
            block: arguments.games,
            iterations: arguments.iterations.unwrap_or(iterations),
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads,
        };
        match (&arguments.net, &arguments.weights) {
            (Some(file), _) => train_net(&arguments, &training, file, words)?,
            (None, Some(file)) => fit_weights(&arguments, &training, file, words)?,
            (None, None) => {
                return Err(CommandError::usage(words.say("cli-train-no-file", &[])));
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays the blocks and writes the weights after each.
fn fit_weights<G: Board>(
    arguments: &TrainArguments,
    training: &Training<G>,
    file: &Path,
    words: &Words,
) -> Result<(), CommandError> {
    let mut fitted = match read_if_present(file, words)? {
        Some(text) => Fitted::read(&text, G::FEATURES).map_err(|error| match error {
            WeightProblem::Features => other_features(file, words),
            error @ WeightProblem::Json(_) => cannot_read(file, error, words),
        })?,
        None => Fitted::default(),
    };
    let earlier = fitted.players.get(&training.players).filter(|_| arguments.go_on).cloned();
    let fresh = || TrainingState::new(G::FEATURES.len());
    let initial = || earlier.map_or_else(fresh, TrainingState::from_weights);
    let fits = |state: &TrainingState| state.fits(G::FEATURES.len());
    let mut state = load_state(arguments.state.as_deref(), fits, initial, words)?;
    let progress = TrainingProgress::start::<G>(arguments, training.players, words);
    while state.blocks < arguments.blocks {
        training.advance(&mut state);
        progress.print_block(state.blocks, state.foresight);
        save_state(arguments, &state, words)?;
        training.publish(&state, &mut fitted);
        write(file, &pretty(&fitted), words)?;
    }
    progress.print_result(state.fitted.games, state.foresight)
}

/// Plays the blocks and writes the net after each.
fn train_net<G: Board>(
    arguments: &TrainArguments,
    training: &Training<G>,
    file: &Path,
    words: &Words,
) -> Result<(), CommandError> {
    let Some(shape) = G::shape(training.players) else {
        let message = words.say("cli-train-no-net", &[("game", G::INFO.id.into())]);
        return Err(CommandError::usage(message));
    };
    at_least("--iterations", training.iterations, 1, words)?;
    let mut nets = match read_if_present(file, words)? {
        Some(text) => Nets::read(&text).map_err(|error| cannot_read(file, error, words))?,
        None => Nets::default(),
    };
    let earlier = nets.players.get(&training.players).filter(|_| arguments.go_on).cloned();
    let fresh = || NetState::new(shape, training.players as u64);
    let initial = || earlier.map_or_else(fresh, NetState::from_net);
    let fits = |state: &NetState| state.fits(shape);
    let mut state = load_state(arguments.state.as_deref(), fits, initial, words)?;
    let progress = TrainingProgress::start::<G>(arguments, training.players, words);
    while state.blocks < arguments.blocks {
        training.teach(&mut state);
        progress.print_block(state.blocks, state.foresight);
        save_state(arguments, &state, words)?;
        training.publish_net(&state, &mut nets);
        write(file, &nets.to_text(), words)?;
    }
    progress.print_result(state.taught.games, state.foresight)
}

/// Progress lines on standard error and the result on standard output.
struct TrainingProgress<'a> {
    game: &'static str,
    players: usize,
    blocks: u64,
    start: Instant,
    words: &'a Words,
}

impl<'a> TrainingProgress<'a> {
    fn start<G: Board>(arguments: &TrainArguments, players: usize, words: &'a Words) -> Self {
        let (game, blocks) = (G::INFO.id, arguments.blocks);
        TrainingProgress { game, players, blocks, start: Instant::now(), words }
    }

    fn print_block(&self, block: u64, likelihood: f64) {
        let args = [
            ("block", block.to_string().into()),
            ("blocks", self.blocks.to_string().into()),
            ("likelihood", format!("{likelihood:.4}").into()),
            ("seconds", format!("{:.0}", self.start.elapsed().as_secs_f64()).into()),
        ];
        eprintln!("{}", self.words.say("cli-train-block", &args));
    }

    fn print_result(&self, games: u64, likelihood: f64) -> Result<(), CommandError> {
        let args = [
            ("game", self.game.into()),
            ("players", self.players.into()),
            ("games", games.to_string().into()),
            ("likelihood", format!("{likelihood:.4}").into()),
        ];
        print_line(self.words.say("cli-train-result", &args))
    }
}

fn options<G: Board>(
    texts: &[String],
    players: usize,
    words: &Words,
) -> Result<Vec<G::Options>, CommandError> {
    if texts.is_empty() {
        return Ok(vec![G::Options::default()]);
    }
    texts.iter().map(|text| options_from_text::<G>(text, players, words)).collect()
}

/// The state of the checkpoint file, or the initial one if there is no such file.
fn load_state<S: DeserializeOwned>(
    file: Option<&Path>,
    fits: impl Fn(&S) -> bool,
    initial: impl FnOnce() -> S,
    words: &Words,
) -> Result<S, CommandError> {
    let Some(file) = file else { return Ok(initial()) };
    let Some(text) = read_if_present(file, words)? else { return Ok(initial()) };
    let state: S = serde_json::from_str(&text).map_err(|error| cannot_read(file, error, words))?;
    if fits(&state) { Ok(state) } else { Err(other_features(file, words)) }
}

fn save_state(
    arguments: &TrainArguments,
    state: &impl Serialize,
    words: &Words,
) -> Result<(), CommandError> {
    match &arguments.state {
        Some(file) => write(file, &pretty(state), words),
        None => Ok(()),
    }
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("numbers and words can be written")
}

fn read_if_present(file: &Path, words: &Words) -> Result<Option<String>, CommandError> {
    match std::fs::read_to_string(file) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(cannot_read(file, error, words)),
    }
}

/// Replaces the file by renaming a new one, so that an interruption leaves the old one intact.
fn write(file: &Path, text: &str, words: &Words) -> Result<(), CommandError> {
    let temporary = file.with_extension("new");
    let result = std::fs::write(&temporary, format!("{text}\n"))
        .and_then(|()| std::fs::rename(&temporary, file));
    result.map_err(|error| {
        CommandError::failure(words.say("cli-cannot-write", &file_and_reason(file, error)))
    })
}

fn cannot_read(file: &Path, error: impl Display, words: &Words) -> CommandError {
    CommandError::usage(words.say("cli-cannot-read", &file_and_reason(file, error)))
}

fn other_features(file: &Path, words: &Words) -> CommandError {
    let name = ("file", file.display().to_string().into());
    CommandError::usage(words.say("cli-train-other-features", &[name]))
}

fn file_and_reason(file: &Path, error: impl Display) -> [(&'static str, higaki_words::Arg); 2] {
    [("file", file.display().to_string().into()), ("reason", error.to_string().into())]
}
