//! Matches in a closed loop or at a fixed rate.

use futures_util::future::try_join_all;
use serde::Serialize;
use std::time::{Duration, Instant};

use super::LoadPlan;
use super::player::Player;
use crate::client::{Guest, Socket, Target};
use crate::error::ProveError;
use crate::measure::{Latency, usage};

/// Measurements of matches.
#[derive(Clone, Debug, Default, Serialize)]
pub struct PlayFigures {
    /// Concurrent matches.
    pub matches: usize,
    /// Sockets over all matches.
    pub sockets: usize,
    /// The duration, in seconds.
    pub seconds: f64,
    /// Moves received by every opponent.
    pub moves: u64,
    /// Finished games.
    pub games: u64,
    /// Moves per second.
    pub moves_per_second: f64,
    /// Moves per CPU second of the server.
    pub moves_per_cpu_second: Option<f64>,
    /// CPU use of the server, in processors.
    pub server_processors: Option<f64>,
    /// CPU use of the load generator, in processors.
    pub own_processors: Option<f64>,
    /// Latency from sending a move to its receipt by an opponent, in milliseconds.
    pub latency: Option<Latency>,
    /// Bytes received by all players of a match per move, without WebSocket headers.
    pub bytes_per_move: f64,
    /// Memory of the server per match with its sockets, before the first move, in bytes.
    pub memory_per_match: Option<f64>,
    /// Growth of the server’s memory per move, in bytes.
    pub memory_per_move: Option<f64>,
    /// Memory of the server at the end, in bytes.
    pub memory: Option<u64>,
}

/// One match with its measurements.
struct Match {
    players: Vec<Player>,
    moves: u64,
    games: u64,
    bytes: u64,
    times: Vec<Duration>,
    failure: Option<String>,
}

/// Plays matches and collects failures.
pub(super) async fn play(
    plan: &LoadPlan,
    target: &Target,
    process: Option<u32>,
) -> Result<(PlayFigures, Vec<String>), ProveError> {
    let sockets = plan.matches * plan.sockets;
    let guests = Guest::enter_all(target, sockets).await?;
    let before = process.and_then(usage);
    let mut matches = Vec::new();
    // In groups, so that a starting server need not accept all connections at once.
    for (number, group) in guests.chunks(plan.sockets * 16).enumerate() {
        let first = number * plan.sockets * 16;
        let begun = group.chunks(plan.sockets).enumerate();
        let begun =
            begun.map(|(index, guests)| Match::sit(target, guests, first + index * plan.sockets));
        matches.extend(try_join_all(begun).await?);
    }
    let (set_up, own_before) = (process.and_then(usage), usage(std::process::id()));
    let start = Instant::now();
    let interval = plan.pace.map(|pace| Duration::from_secs_f64(plan.matches as f64 / pace));
    let tasks = matches.into_iter().enumerate().map(|(number, one)| {
        let share = number as f64 / plan.matches as f64;
        let pace = interval.map(|interval| (interval, start + interval.mul_f64(share)));
        tokio::spawn(one.play(start + plan.time, pace))
    });
    let done = try_join_all(tasks.collect::<Vec<_>>()).await.map_err(ProveError::inside)?;
    let seconds = start.elapsed().as_secs_f64();
    let (after, own_after) = (process.and_then(usage), usage(std::process::id()));
    let moves: u64 = done.iter().map(|one| one.moves).sum();
    let busy = set_up.zip(after).map(|(before, after)| after.cpu - before.cpu);
    let own = own_before.zip(own_after).map(|(before, after)| after.cpu - before.cpu);
    let grown = |from: u64, to: u64| to as f64 - from as f64;
    let figures = PlayFigures {
        matches: plan.matches,
        sockets,
        seconds,
        moves,
        games: done.iter().map(|one| one.games).sum(),
        moves_per_second: moves as f64 / seconds,
        moves_per_cpu_second: busy.filter(|busy| *busy > 0.0).map(|busy| moves as f64 / busy),
        server_processors: busy.map(|busy| busy / seconds),
        own_processors: own.map(|own| own / seconds),
        memory_per_match: before
            .zip(set_up)
            .map(|(before, after)| grown(before.memory, after.memory) / plan.matches as f64),
        memory_per_move: set_up
            .zip(after)
            .map(|(before, after)| grown(before.memory, after.memory) / moves.max(1) as f64),
        memory: after.map(|after| after.memory),
        bytes_per_move: done.iter().map(|one| one.bytes).sum::<u64>() as f64 / moves.max(1) as f64,
        latency: Latency::of(done.iter().flat_map(|one| one.times.iter().copied()).collect()),
    };
    let failures = done.into_iter().filter_map(|one| one.failure).collect();
    Ok((figures, failures))
}

impl Match {
    async fn sit(target: &Target, guests: &[Guest], first: usize) -> Result<Match, ProveError> {
        let mut players = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            let number = first + seat;
            let socket = Socket::open(target, &guest.cookie, number).await?;
            players.push(Player::new(socket, number as u64));
        }
        let mut one =
            Match { players, moves: 0, games: 0, bytes: 0, times: Vec::new(), failure: None };
        // A refusal is reported with the other failures.
        one.failure = one.new_table().await.err();
        Ok(one)
    }

    /// Creates a table for the players; it begins when the last one has joined.
    async fn new_table(&mut self) -> Result<(), String> {
        let open = r#",{"kind":"open"}"#.repeat(self.players.len() - 1);
        let create = format!(
            r#""type":"create","game":"osaka","options":null,"seats":[{{"kind":"me"}}{open}],"#
        ) + r#""settings":{"start_when_full":true},"visibility":"unlisted""#;
        let [host, others @ ..] = &mut self.players[..] else { return Ok(()) };
        let table = host.ask(&create).await?.ok_or("no table was made")?;
        for (seat, player) in (1..).zip(others.iter_mut()) {
            player.ask(&format!(r#""type":"join","table":"{table}","seat":{seat}"#)).await?;
        }
        for (seat, player) in self.players.iter_mut().enumerate() {
            player.watch(&table, seat).await?;
        }
        Ok(())
    }

    async fn play(mut self, until: Instant, pace: Option<(Duration, Instant)>) -> Match {
        let mut next = pace.map(|(_, first)| first);
        while self.failure.is_none() && Instant::now() < until {
            if let (Some(at), Some((interval, _))) = (next, pace) {
                if at >= until {
                    // The moves are divided by the whole duration.
                    tokio::time::sleep_until(until.into()).await;
                    break;
                }
                tokio::time::sleep_until(at.into()).await;
                next = Some(at + interval);
            }
            self.failure = self.step().await.err();
        }
        self
    }

    /// One move, until every player has received it. A finished game is followed by another.
    async fn step(&mut self) -> Result<(), String> {
        let Some(mover) = self.players.iter().position(|player| player.choice.is_some()) else {
            if !self.players.iter().all(|player| player.over) {
                return Err("nobody can choose, and the game is not over".to_owned());
            }
            self.games += 1;
            return self.new_table().await;
        };
        let sent = Instant::now();
        let before = self.bytes_received();
        self.players[mover].play(mover).await?;
        for (seat, player) in self.players.iter_mut().enumerate() {
            if seat != mover {
                player.news().await?;
                self.times.push(sent.elapsed());
            }
        }
        self.players[mover].answer_and_news().await?;
        self.moves += 1;
        self.bytes += self.bytes_received() - before;
        Ok(())
    }

    fn bytes_received(&self) -> u64 {
        self.players.iter().map(|player| player.bytes).sum()
    }
}
