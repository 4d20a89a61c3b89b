//! `higaki prove`: load, crash, leak and fairness, for anyone to check.

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

/// Prove that nothing leaks, nothing acknowledged is lost, every deal is fair, and how fast it is
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

/// How a proof is told.
#[derive(Args, Clone, Copy, Debug)]
struct Telling {
    /// Print one JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: crate::language::LanguageArgument,
}

impl Telling {
    fn words(self) -> Words {
        Words::new(self.language.chosen())
    }

    /// Prints the result, and ends with 0 if the proof holds and with 1 if it does not.
    fn print(self, json: &Value, text: &str, holds: bool) -> Result<ExitCode, CommandError> {
        if self.json {
            print_line(json)?;
        } else {
            print_line(text.trim_end())?;
        }
        Ok(if holds { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}

/// A proof that could not be carried out, unless it is what was to be proved that failed.
fn failed(error: &ProveError, words: &Words) -> CommandError {
    let said = said(error, words);
    match error {
        ProveError::Answer { .. } => CommandError::failure(said),
        ProveError::NotEmpty { .. } | ProveError::NotFilled { .. } => CommandError::usage(said),
        ProveError::Files { needed, .. } => {
            let args = [("needed", (*needed).into())];
            CommandError::inconclusive(said).with_hint(words.say("prove-files-hint", &args))
        }
        _ => CommandError::inconclusive(said),
    }
}

fn said(error: &ProveError, words: &Words) -> String {
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
    built.map_err(|error| CommandError::inconclusive(format!("no threads: {error}")))
}

/// Carries a proof out. Whoever stops it stops its servers, too, if it has any: what is dropped here
/// kills them and removes what they wrote.
fn carried_out<T>(
    proof: impl Future<Output = Result<T, ProveError>>,
    words: &Words,
) -> Result<T, CommandError> {
    runtime()?.block_on(async {
        let stop = shutdown::signal(3)
            .map_err(|error| CommandError::inconclusive(format!("no signals: {error}")))?;
        tokio::select! {
            done = proof => done.map_err(|error| failed(&error, words)),
            () = stop => Err(CommandError::inconclusive(words.say("prove-stopped", &[]))),
        }
    })
}

/// A bar on a terminal, nothing elsewhere.
fn bar(length: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A number from a seed, for what is drawn quickly.
fn number(seed: &Seed) -> u64 {
    QuickChance::from_seed(seed).bits()
}

/// A number for a sentence.
fn count(number: u64) -> Arg {
    usize::try_from(number).unwrap_or(usize::MAX).into()
}

/// With so many digits behind the point; a dash for what is not known.
fn decimal(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.digits$}"))
}

/// Bytes in units of a thousand.
fn kilobytes(bytes: Option<f64>) -> String {
    decimal(bytes.map(|bytes| bytes / 1e3), 1)
}

/// Bytes in units of a million.
fn megabytes(bytes: Option<u64>) -> String {
    decimal(bytes.map(|bytes| bytes as f64 / 1e6), 1)
}
