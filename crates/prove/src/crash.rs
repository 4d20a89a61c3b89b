//! Crash proof: kills servers under load and checks every acknowledged choice.
//!
//! Matches of all games are played over real sockets. At a random moment a server is killed with
//! `kill -9`. Then all clients reconnect, resend their unanswered requests, and compare everything
//! that they ever received with the present answers of the server. Every acknowledged choice is
//! looked up in the record of its game; unfinished games are played to their end first.

mod frames;
mod matches;
mod tally;
mod viewer;

pub use tally::{Example, Fault, Tally};

use futures_util::future::join_all;
use higaki_table::{Chance, QuickChance};
use matches::Match;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::sync::watch;

use crate::client::{Guest, Target};
use crate::error::ProveError;
use crate::process::{Launch, Node};

/// The settings of the proof.
#[derive(Clone, Debug)]
pub struct CrashPlan {
    /// The binary.
    pub program: PathBuf,
    /// The database; `None` for a temporary file.
    pub database: Option<String>,
    /// Servers on the database. More than one need PostgreSQL.
    pub nodes: usize,
    /// Concurrent matches.
    pub matches: usize,
    /// The maximum time before a kill.
    pub longest: Duration,
    /// The seed of moments and choices.
    pub number: u64,
}

/// The minimum time before a kill, so that requests are in flight.
const SHORTEST: Duration = Duration::from_millis(30);
/// Play on the surviving servers after a kill.
const AFTERWARDS: Duration = Duration::from_millis(150);

/// The timeout without an acknowledged choice: a running game has stalled.
const STILL: Duration = Duration::from_secs(20);

/// The proof in rounds of [`Crash::play_and_kill`] and [`Crash::come_back`], with [`Crash::finish`]
/// at the end.
pub struct Crash {
    plan: CrashPlan,
    launch: Launch,
    nodes: Vec<Option<Node>>,
    matches: Vec<Match>,
    chance: QuickChance,
    tally: Tally,
}

impl std::fmt::Debug for Crash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crash").field("tally", &self.tally).finish_non_exhaustive()
    }
}

/// The result of the proof.
#[derive(Debug)]
pub struct CrashReport {
    /// The counters.
    pub tally: Tally,
    /// The error that ended the proof early: a server did not start again or gave a wrong answer.
    pub broken_off: Option<ProveError>,
}

impl CrashReport {
    /// Whether all servers came back with all acknowledged data.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.broken_off.is_none() && self.tally.holds()
    }
}

/// Runs the given number of rounds and reports each of them.
///
/// # Errors
/// If a server does not start in the first place.
pub async fn crash(
    plan: CrashPlan,
    rounds: u64,
    mut told: impl FnMut(&Tally),
) -> Result<CrashReport, ProveError> {
    let mut proof = Crash::begin(plan).await?;
    let done = async {
        for _ in 0..rounds {
            proof.round().await?;
            told(&proof.tally);
        }
        proof.finish().await
    };
    let broken_off = done.await.err();
    Ok(CrashReport { tally: proof.tally, broken_off })
}

impl Crash {
    /// Starts the servers and seats all players.
    ///
    /// # Errors
    /// If a server does not start or does not accept the clients.
    pub async fn begin(plan: CrashPlan) -> Result<Crash, ProveError> {
        let launch = Launch::new(&plan.program, plan.database.as_deref())?;
        let mut nodes = Vec::new();
        for _ in 0..plan.nodes.max(1) {
            nodes.push(Some(start(&launch).await?));
        }
        let chance = QuickChance::new(plan.number);
        let tally = Tally::default();
        let mut proof = Crash { plan, launch, nodes, matches: Vec::new(), chance, tally };
        let targets = proof.targets();
        let people: usize = (0..proof.plan.matches).map(matches::people).sum();
        let mut guests = Guest::enter_all(&targets[0], people).await?.into_iter();
        let mut place = 0;
        for number in 0..proof.plan.matches {
            let count = matches::people(number);
            let seed = proof.plan.number.wrapping_add(place as u64);
            let own = guests.by_ref().take(count).collect();
            proof.matches.push(Match::new(number, own, place, seed));
            place += count;
        }
        proof.seat_everybody(&targets).await?;
        Ok(proof)
    }

    /// The counters so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The address of the database.
    #[must_use]
    pub fn database(&self) -> &str {
        self.launch.database()
    }

    fn targets(&self) -> Vec<Target> {
        self.nodes.iter().flatten().map(|node| node.target().clone()).collect()
    }

    /// Reconnects clients without a connection, and begins new games where they are over.
    async fn seat_everybody(&mut self, targets: &[Target]) -> Result<(), ProveError> {
        let sitting = self.matches.iter_mut().map(async |one| {
            let mut tally = Tally::default();
            let sat = one.sit(targets, &mut tally).await;
            (tally, sat)
        });
        let sat = join_all(sitting).await;
        self.add_all(sat)
    }

    /// Adds up the results of all matches, then returns the first error.
    fn add_all(&mut self, found: Vec<(Tally, Result<(), ProveError>)>) -> Result<(), ProveError> {
        let mut first_error = Ok(());
        for (tally, done) in found {
            self.tally.add(tally);
            first_error = first_error.and(done);
        }
        first_error
    }

    async fn round(&mut self) -> Result<(), ProveError> {
        self.play_and_kill().await?;
        self.come_back().await
    }

    /// Plays until a random moment and kills one of the servers.
    ///
    /// # Errors
    /// If the system refuses the kill.
    pub async fn play_and_kill(&mut self) -> Result<(), ProveError> {
        let spread = self.plan.longest.saturating_sub(SHORTEST).as_millis() as u32;
        let moment = SHORTEST + Duration::from_millis(self.chance.below(spread.max(1)).into());
        let doomed = self.chance.below(self.nodes.len() as u32) as usize;
        let node = self.nodes[doomed].take();
        let dead = node.as_ref().map(|node| node.target().clone());
        let alone = self.nodes.len() == 1;
        let kill = async move {
            tokio::time::sleep(moment).await;
            let killed = tokio::task::spawn_blocking(move || node.map(Node::kill)).await;
            if !alone {
                tokio::time::sleep(AFTERWARDS).await;
            }
            killed.map_err(ProveError::inside)?.transpose()
        };
        self.tally.kills += 1;
        self.play_during(kill).await?;
        if let Some(dead) = dead {
            self.matches.iter_mut().for_each(|one| one.cut_off(&dead));
        }
        Ok(())
    }

    /// Plays until another future completes.
    async fn play_during<T>(&mut self, other: impl Future<Output = T>) -> T {
        let (stop, stopped) = watch::channel(false);
        let playing = join_all(self.matches.iter_mut().map(|one| one.play_on(stopped.clone())));
        let until = async {
            let done = other.await;
            // No receiver is left if all connections are broken already.
            let _ = stop.send(true);
            done
        };
        let (tallies, done) = tokio::join!(playing, until);
        tallies.into_iter().for_each(|tally| self.tally.add(tally));
        done
    }

    /// Reconnects all clients, to a restarted server or to another one, and compares.
    ///
    /// # Errors
    /// If a server does not start or cannot be reached.
    pub async fn come_back(&mut self) -> Result<(), ProveError> {
        if self.nodes.len() == 1 {
            self.restart().await?;
        }
        self.compare().await?;
        if self.nodes.len() > 1 {
            // The survivors play on without the dead server.
            self.play_during(tokio::time::sleep(AFTERWARDS)).await;
            self.compare().await?;
            self.restart().await?;
            // Half of the clients move to the new server.
            self.matches.iter_mut().for_each(Match::spread_out);
        }
        let targets = self.targets();
        self.seat_everybody(&targets).await
    }

    /// Plays all games to their end, so that every choice has a record, and looks up the choices.
    ///
    /// # Errors
    /// If a game stalls or a server cannot be reached.
    pub async fn finish(&mut self) -> Result<(), ProveError> {
        let mut last = (self.tally.acknowledged, Instant::now());
        while !self.matches.iter().all(Match::is_over) {
            self.play_during(tokio::time::sleep(AFTERWARDS)).await;
            if self.tally.acknowledged > last.0 {
                last = (self.tally.acknowledged, Instant::now());
            } else if last.1.elapsed() > STILL {
                return Err(ProveError::answer("play", "nothing"));
            }
        }
        self.compare().await?;
        let looked_up = self.matches.iter_mut().map(async |one| {
            let mut tally = Tally::default();
            let looked_up = one.look_up(&mut tally).await;
            (tally, looked_up)
        });
        let looked_up = join_all(looked_up).await;
        self.add_all(looked_up)
    }

    async fn restart(&mut self) -> Result<(), ProveError> {
        for place in &mut self.nodes {
            if place.is_none() {
                *place = Some(start(&self.launch).await?);
            }
        }
        Ok(())
    }

    async fn compare(&mut self) -> Result<(), ProveError> {
        let targets = self.targets();
        let compared = self.matches.iter_mut().map(async |one| {
            let mut tally = Tally::default();
            let compared = one.compare(&targets, &mut tally).await;
            (tally, compared)
        });
        let compared = join_all(compared).await;
        self.add_all(compared)
    }
}

async fn start(launch: &Launch) -> Result<Node, ProveError> {
    let launch = launch.clone();
    tokio::task::spawn_blocking(move || Node::start(&launch)).await.map_err(ProveError::inside)?
}
