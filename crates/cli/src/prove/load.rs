//! `higaki prove load`: how much, how quickly, with how much memory.

use super::{Telling, carried_out, count, decimal, kilobytes, megabytes};
use crate::error::CommandError;
use clap::Args;
use higaki_prove::load::{
    IdleFigures, Latency, LoadPlan, LoadReport, LobbyFigures, PlayFigures, load as put_under,
};
use higaki_prove::{Launch, Node, ProveError, Target};
use higaki_words::Words;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Duration;

/// No machine has more sockets to give to one process; what it gives is asked before anything begins.
const MOST: u64 = 1_000_000;

/// Put a server under load: matches of Traders of Osaka, idle sockets, the lobby
#[derive(Args, Debug)]
pub(super) struct LoadArguments {
    /// Matches at a time; 0 for none
    #[arg(long, value_name = "NUMBER", default_value_t = 200,
        value_parser = clap::value_parser!(u64).range(0..=MOST))]
    matches: u64,
    /// Players of a match, each with a socket: 2 to 4
    #[arg(long, value_name = "NUMBER", default_value_t = 2,
        value_parser = clap::value_parser!(u64).range(2..=4))]
    sockets: u64,
    /// For how long
    #[arg(long, value_name = "SECONDS", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Moves a second in all; by default everybody answers as soon as he can
    #[arg(long, value_name = "NUMBER")]
    moves_per_second: Option<f64>,
    /// Sockets that only stay open
    #[arg(long, value_name = "NUMBER", default_value_t = 0,
        value_parser = clap::value_parser!(u64).range(0..=MOST))]
    idle: u64,
    /// Make tables and join them over HTTP as well
    #[arg(long)]
    lobby: bool,
    /// A server that runs already, instead of one of its own
    #[arg(long, value_name = "URL", conflicts_with_all = ["memory", "database", "processor"])]
    url: Option<Target>,
    /// Says that the server of --url is yours to be put under load, although it is elsewhere
    #[arg(long, requires = "url")]
    beyond_this_machine: bool,
    /// Keep the log in memory only
    #[arg(long, conflicts_with = "database")]
    memory: bool,
    /// An empty database; by default a file that is thrown away
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// Keep the server on this processor (with the taskset of Linux), the first one being 0
    #[arg(long, value_name = "NUMBER")]
    processor: Option<usize>,
    #[command(flatten)]
    telling: Telling,
}

pub(super) fn load(arguments: &LoadArguments) -> Result<ExitCode, CommandError> {
    let (telling, words) = (arguments.telling, arguments.telling.words());
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
    let report = carried_out(run(arguments, &plan), &words)?;
    telling.print(&as_json(&report), &told(&report, &words), report.holds())
}

async fn run(arguments: &LoadArguments, plan: &LoadPlan) -> Result<LoadReport, ProveError> {
    if let Some(target) = &arguments.url {
        return put_under(plan, target, None).await;
    }
    let program = std::env::current_exe()?;
    let named = arguments.memory.then_some("sqlite::memory:").or(arguments.database.as_deref());
    let launch = Launch::new(&program, named)?.on_processor(arguments.processor);
    let node = Node::start(&launch)?;
    put_under(plan, node.target(), Some(node.process())).await
}

fn as_json(report: &LoadReport) -> Value {
    let mut json = json!(report);
    json["holds"] = report.holds().into();
    json
}

fn told(report: &LoadReport, words: &Words) -> String {
    let mut lines = Vec::new();
    if let Some(play) = &report.play {
        lines.extend(told_play(play, words));
    }
    if let Some(idle) = &report.idle {
        lines.push(told_idle(idle, words));
    }
    if let Some(lobby) = &report.lobby {
        lines.extend(told_lobby(lobby, words));
    }
    if let Some(failure) = &report.first_failure {
        let args = [("count", count(report.failures)), ("what", failure.as_str().into())];
        lines.push(words.say("prove-load-failed", &args));
    }
    lines.join("\n")
}

fn told_play(play: &PlayFigures, words: &Words) -> Vec<String> {
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
    lines.extend(play.latency.map(|latency| told_latency("prove-load-latency", &latency, words)));
    lines
}

fn told_latency(id: &str, latency: &Latency, words: &Words) -> String {
    let milliseconds = |value: f64| decimal(Some(value), 2).into();
    let args = [
        ("half", milliseconds(latency.p50)),
        ("most", milliseconds(latency.p99)),
        ("all", milliseconds(latency.max)),
    ];
    words.say(id, &args)
}

fn told_idle(idle: &IdleFigures, words: &Words) -> String {
    let args = [
        ("sockets", idle.sockets.into()),
        ("memory", kilobytes(idle.memory_per_socket).into()),
        ("all", megabytes(idle.memory).into()),
        ("rate", decimal(Some(idle.opened_per_second), 0).into()),
    ];
    words.say("prove-load-idle", &args)
}

fn told_lobby(lobby: &LobbyFigures, words: &Words) -> Vec<String> {
    let args = [
        ("requests", count(lobby.requests)),
        ("rate", decimal(Some(lobby.requests_per_second), 0).into()),
        ("each", decimal(lobby.requests_per_cpu_second, 0).into()),
    ];
    let mut lines = vec![words.say("prove-load-lobby", &args)];
    lines.extend(
        lobby.latency.map(|latency| told_latency("prove-load-lobby-latency", &latency, words)),
    );
    lines
}
