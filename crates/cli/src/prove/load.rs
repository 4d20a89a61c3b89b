//! `higaki prove load`: throughput, latency and memory of a server under load.

use super::{OutputArguments, count, decimal, kilobytes, megabytes, run_proof};
use crate::error::CommandError;
use clap::Args;
use higaki_prove::load::{
    IdleFigures, Latency, LoadPlan, LoadReport, LobbyFigures, PlayFigures, load as measure,
};
use higaki_prove::{Launch, Node, ProveError, Target};
use higaki_words::Words;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Duration;

/// The most matches or sockets; the limit on open files is checked before the start.
const MOST: u64 = 1_000_000;

/// Load-test a server: matches of Traders of Osaka, idle sockets, the lobby
#[derive(Args, Debug)]
pub(super) struct LoadArguments {
    /// Concurrent matches; 0 for none
    #[arg(long, value_name = "NUMBER", default_value_t = 200,
        value_parser = clap::value_parser!(u64).range(0..=MOST))]
    matches: u64,
    /// Players per match, each with its own socket: 2 to 4
    #[arg(long, value_name = "NUMBER", default_value_t = 2,
        value_parser = clap::value_parser!(u64).range(2..=4))]
    sockets: u64,
    /// Duration
    #[arg(long, value_name = "SECONDS", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Total moves per second [default: unlimited]
    #[arg(long, value_name = "NUMBER")]
    moves_per_second: Option<f64>,
    /// Number of idle sockets
    #[arg(long, value_name = "NUMBER", default_value_t = 0,
        value_parser = clap::value_parser!(u64).range(0..=MOST))]
    idle: u64,
    /// Also create and join tables over HTTP
    #[arg(long)]
    lobby: bool,
    /// Running server to test [default: start one]
    #[arg(long, value_name = "URL", conflicts_with_all = ["memory", "database", "processor"])]
    url: Option<Target>,
    /// Allow a --url on another machine; only test servers that are yours
    #[arg(long, requires = "url")]
    beyond_this_machine: bool,
    /// Use a database in memory
    #[arg(long, conflicts_with = "database")]
    memory: bool,
    /// Empty database [default: a temporary file]
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// Pin the server to this processor, counted from 0 (Linux only)
    #[arg(long, value_name = "NUMBER")]
    processor: Option<usize>,
    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn load(arguments: &LoadArguments) -> Result<ExitCode, CommandError> {
    let (output, words) = (arguments.output, arguments.output.words());
    let elsewhere = arguments.url.as_ref().filter(|url| !url.is_loopback());
    if let Some(url) = elsewhere.filter(|_| !arguments.beyond_this_machine) {
        let args = [("url", url.to_string().into())];
        return Err(CommandError::usage(words.say("prove-load-elsewhere", &args)));
    }
    let pace = arguments.moves_per_second;
    if pace.is_some_and(|pace| !(pace.is_finite() && pace * arguments.seconds as f64 >= 1.0)) {
        return Err(CommandError::usage(words.say("prove-load-pace", &[])));
    }
    if arguments.matches == 0 && arguments.idle == 0 && !arguments.lobby {
        return Err(CommandError::usage(words.say("prove-load-nothing", &[])));
    }
    let plan = LoadPlan {
        matches: arguments.matches as usize,
        sockets: arguments.sockets as usize,
        time: Duration::from_secs(arguments.seconds),
        pace,
        idle: arguments.idle as usize,
        lobby: arguments.lobby,
    };
    let report = run_proof(run(arguments, &plan), &words)?;
    output.print(&as_json(&report), &report_text(&report, &words), report.holds())
}

async fn run(arguments: &LoadArguments, plan: &LoadPlan) -> Result<LoadReport, ProveError> {
    if let Some(target) = &arguments.url {
        return measure(plan, target, None).await;
    }
    let program = std::env::current_exe()?;
    let named = arguments.memory.then_some("sqlite::memory:").or(arguments.database.as_deref());
    let launch = Launch::new(&program, named)?.on_processor(arguments.processor);
    let node = Node::start(&launch)?;
    measure(plan, node.target(), Some(node.process())).await
}

fn as_json(report: &LoadReport) -> Value {
    let mut json = json!(report);
    json["holds"] = report.holds().into();
    json
}

fn report_text(report: &LoadReport, words: &Words) -> String {
    let mut lines = Vec::new();
    if let Some(play) = &report.play {
        lines.extend(text_of_play(play, words));
    }
    if let Some(idle) = &report.idle {
        lines.push(text_of_idle(idle, words));
    }
    if let Some(lobby) = &report.lobby {
        lines.extend(text_of_lobby(lobby, words));
    }
    if let Some(failure) = &report.first_failure {
        let args = [("count", count(report.failures)), ("what", failure.as_str().into())];
        lines.push(words.say("prove-load-failed", &args));
    }
    lines.join("\n")
}

fn text_of_play(play: &PlayFigures, words: &Words) -> Vec<String> {
    let args = [
        ("matches", play.matches.into()),
        ("sockets", play.sockets.into()),
        ("seconds", decimal(Some(play.seconds), 1).into()),
        ("moves", count(play.moves)),
        ("games", count(play.games)),
        ("rate", decimal(Some(play.moves_per_second), 0).into()),
    ];
    let bytes = [("bytes", decimal(Some(play.bytes_per_move), 0).into())];
    let mut lines =
        vec![words.say("prove-load-played", &args), words.say("prove-load-bytes", &bytes)];
    if play.memory.is_none() {
        lines.push(words.say("prove-load-unknown", &[]));
    } else {
        let args = [
            ("rate", decimal(play.moves_per_cpu_second, 0).into()),
            ("server", decimal(play.server_processors, 2).into()),
            ("own", decimal(play.own_processors, 2).into()),
        ];
        lines.push(words.say("prove-load-processors", &args));
        let args = [
            ("match", kilobytes(play.memory_per_match).into()),
            ("move", decimal(play.memory_per_move, 0).into()),
            ("all", megabytes(play.memory).into()),
        ];
        lines.push(words.say("prove-load-memory", &args));
    }
    lines
        .extend(play.latency.map(|latency| text_of_latency("prove-load-latency", &latency, words)));
    lines
}

fn text_of_latency(id: &str, latency: &Latency, words: &Words) -> String {
    let milliseconds = |value: f64| decimal(Some(value), 2).into();
    let args = [
        ("half", milliseconds(latency.p50)),
        ("most", milliseconds(latency.p99)),
        ("all", milliseconds(latency.max)),
    ];
    words.say(id, &args)
}

fn text_of_idle(idle: &IdleFigures, words: &Words) -> String {
    let args = [
        ("sockets", idle.sockets.into()),
        ("memory", kilobytes(idle.memory_per_socket).into()),
        ("all", megabytes(idle.memory).into()),
        ("rate", decimal(Some(idle.opened_per_second), 0).into()),
    ];
    words.say("prove-load-idle", &args)
}

fn text_of_lobby(lobby: &LobbyFigures, words: &Words) -> Vec<String> {
    let args = [
        ("requests", count(lobby.requests)),
        ("rate", decimal(Some(lobby.requests_per_second), 0).into()),
        ("each", decimal(lobby.requests_per_cpu_second, 0).into()),
    ];
    let mut lines = vec![words.say("prove-load-lobby", &args)];
    lines.extend(
        lobby.latency.map(|latency| text_of_latency("prove-load-lobby-latency", &latency, words)),
    );
    lines
}
