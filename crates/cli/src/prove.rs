//! `higaki prove`: checks of fairness, secrecy and durability, and performance measurements.

mod crash;
mod fair;
mod fill;
mod growth;
mod leak;
mod load;

use crate::error::CommandError;
use crate::print::print_line;
use crate::shutdown;
use clap::{Args, Subcommand};
use higaki_prove::ProveError;
use higaki_table::{QuickChance, Seed};
use higaki_words::{Arg, Words};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::io::IsTerminal;
use std::process::ExitCode;
use tokio::runtime::{Builder, Runtime};

/// Prove fairness, secrecy and durability, and measure performance
#[derive(Args, Debug)]
pub(crate) struct ProveArguments {
    #[command(subcommand)]
    proof: Proof,
}

#[derive(Debug, Subcommand)]
enum Proof {
    Fair(fair::FairArguments),
    Leak(leak::LeakArguments),
    Crash(crash::CrashArguments),
    Load(load::LoadArguments),
    Fill(fill::FillArguments),
    Growth(growth::GrowthArguments),
}

pub(crate) fn prove(arguments: &ProveArguments) -> Result<ExitCode, CommandError> {
    match &arguments.proof {
        Proof::Fair(arguments) => fair::fair(arguments),
        Proof::Leak(arguments) => leak::leak(arguments),
        Proof::Crash(arguments) => crash::crash(arguments),
        Proof::Load(arguments) => load::load(arguments),
        Proof::Fill(arguments) => fill::fill(arguments),
        Proof::Growth(arguments) => growth::growth(arguments),
    }
}

// No doc comment: clap would use it as the description of the command.
#[derive(Args, Clone, Copy, Debug)]
struct OutputArguments {
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: crate::language::LanguageArgument,
}

impl OutputArguments {
    fn words(self) -> Words {
        Words::new(self.language.chosen())
    }

    /// Prints the result. The exit status is 0 if the proof holds, 1 if not.
    fn print(self, json: &Value, text: &str, holds: bool) -> Result<ExitCode, CommandError> {
        if self.json {
            print_line(json)?;
        } else {
            print_line(text.trim_end())?;
        }
        Ok(if holds { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}

/// The error with its exit status: 1 refutes the proof, 3 leaves it open.
fn proof_error(error: &ProveError, words: &Words) -> CommandError {
    let message = error_text(error, words);
    match error {
        ProveError::Answer { .. } => CommandError::failure(message),
        ProveError::NotEmpty { .. } | ProveError::NotFilled { .. } => CommandError::usage(message),
        ProveError::Files { needed, .. } => {
            let args = [("needed", (*needed).into())];
            CommandError::inconclusive(message).with_hint(words.say("prove-files-hint", &args))
        }
        _ => CommandError::inconclusive(message),
    }
}

fn error_text(error: &ProveError, words: &Words) -> String {
    match error {
        ProveError::NotStarted { reason } => {
            words.say("prove-not-started", &[("reason", reason.trim().into())])
        }
        ProveError::Line(error) => words.say("prove-line", &[("reason", error.to_string().into())]),
        ProveError::Answer { call, answer } => {
            let args = [("call", call.as_str().into()), ("answer", answer.as_str().into())];
            words.say("prove-answer", &args)
        }
        ProveError::Files { needed, allowed } => {
            let args = [("needed", (*needed).into()), ("allowed", (*allowed).into())];
            words.say("prove-files", &args)
        }
        ProveError::NotEmpty { tables } => {
            words.say("prove-fill-not-empty", &[("tables", count(*tables))])
        }
        ProveError::NotFilled { name } => {
            words.say("prove-growth-not-filled", &[("name", name.as_str().into())])
        }
        ProveError::Inside(_) => error.to_string(),
    }
}

fn runtime() -> Result<Runtime, CommandError> {
    let built = Builder::new_multi_thread().enable_all().build();
    built.map_err(|error| CommandError::inconclusive(format!("cannot start threads: {error}")))
}

/// Runs a proof until it ends or a signal arrives. Dropping it kills its servers and removes their
/// files.
fn run_proof<T>(
    proof: impl Future<Output = Result<T, ProveError>>,
    words: &Words,
) -> Result<T, CommandError> {
    runtime()?.block_on(async {
        let stop = shutdown::signal(3).map_err(|error| {
            CommandError::inconclusive(format!("cannot install signal handlers: {error}"))
        })?;
        tokio::select! {
            result = proof => result.map_err(|error| proof_error(&error, words)),
            () = stop => Err(CommandError::inconclusive(words.say("prove-stopped", &[]))),
        }
    })
}

/// A progress bar, hidden if standard error is no terminal.
fn bar(length: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A seed for quick random numbers.
fn number(seed: &Seed) -> u64 {
    QuickChance::from_seed(seed).bits()
}

/// A number as an argument of a message.
fn count(number: u64) -> Arg {
    usize::try_from(number).unwrap_or(usize::MAX).into()
}

/// A number with this many decimals, or a dash if there is none.
fn decimal(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.digits$}"))
}

/// Bytes as kB (1,000 bytes).
fn kilobytes(bytes: Option<f64>) -> String {
    decimal(bytes.map(|bytes| bytes / 1e3), 1)
}

/// Bytes as MB (1,000,000 bytes).
fn megabytes(bytes: Option<u64>) -> String {
    decimal(bytes.map(|bytes| bytes as f64 / 1e6), 1)
}
