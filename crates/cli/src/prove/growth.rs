//! `higaki prove growth`: performance of a server on a filled database.

use super::{OutputArguments, count, decimal, megabytes, run_proof};
use crate::error::CommandError;
use clap::Args;
use higaki_prove::growth::{GrowthPlan, GrowthReport, growth as measure};
use higaki_words::Words;
use serde_json::json;
use std::process::ExitCode;
use std::time::Duration;

/// Measure start-up, memory, requests and background queries on a filled database
#[derive(Args, Debug)]
pub(super) struct GrowthArguments {
    /// Database of `prove fill`: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "DATABASE")]
    database: String,
    /// Repetitions of each request and query
    #[arg(long, value_name = "NUMBER", default_value_t = 50,
        value_parser = clap::value_parser!(u64).range(1..=1_000))]
    repetitions: u64,
    /// Duration of play at live tables
    #[arg(long, value_name = "SECONDS", default_value_t = 3,
        value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Pin the server to this processor, counted from 0 (Linux only)
    #[arg(long, value_name = "NUMBER")]
    processor: Option<usize>,
    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn growth(arguments: &GrowthArguments) -> Result<ExitCode, CommandError> {
    let (output, words) = (arguments.output, arguments.output.words());
    let program =
        std::env::current_exe().map_err(|error| CommandError::failure(error.to_string()))?;
    let plan = GrowthPlan {
        program,
        database: arguments.database.clone(),
        processor: arguments.processor,
        repetitions: arguments.repetitions as usize,
        play: Duration::from_secs(arguments.seconds),
    };
    let report = run_proof(measure(&plan), &words)?;
    output.print(&json!(report), &report_text(&report, &words), true)
}

fn report_text(report: &GrowthReport, words: &Words) -> String {
    let args = [
        ("tables", count(report.tables)),
        ("entries", count(report.entries)),
        ("start", decimal(Some(report.start_up), 0).into()),
        ("memory", megabytes(report.memory).into()),
        ("end", megabytes(report.memory_at_end).into()),
        ("moves", decimal(report.moves_per_cpu_second, 0).into()),
    ];
    let mut lines = vec![words.say("prove-growth-done", &args)];
    lines.push(format!("{:<18}{:>10}{:>10}", words.say("prove-growth-times", &[]), "p50", "p99"));
    for timed in &report.times {
        let (half, most) = (timed.latency.p50, timed.latency.p99);
        lines.push(format!("{:<18}{half:>10.2}{most:>10.2}", timed.name));
    }
    lines.join("\n")
}
