//! Load test: throughput, latency and memory of a server.
//!
//! Matches of Traders of Osaka are played over real sockets with the full rules, a view for every
//! player and the log. A move counts when every opponent has received it.

mod idle;
mod lobby;
mod matches;
mod player;

pub use crate::measure::Latency;
pub use idle::IdleFigures;
pub use lobby::LobbyFigures;
pub use matches::PlayFigures;

use serde::Serialize;
use std::time::Duration;

use crate::client::Target;
use crate::error::ProveError;
use crate::measure::files_allowed;

/// The settings of a load test.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// Concurrent matches.
    pub matches: usize,
    /// Players in each, with a socket each: two to four.
    pub sockets: usize,
    /// The duration.
    pub time: Duration,
    /// Moves a second over all matches; `None` for a closed loop.
    pub pace: Option<f64>,
    /// Idle sockets.
    pub idle: usize,
    /// Whether to measure creating and joining tables over HTTP.
    pub lobby: bool,
}

/// The results of a load test; `None` where nothing was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoadReport {
    /// The matches.
    pub play: Option<PlayFigures>,
    /// The idle sockets.
    pub idle: Option<IdleFigures>,
    /// The lobby.
    pub lobby: Option<LobbyFigures>,
    /// Refused or unanswered requests.
    pub failures: u64,
    /// The first of them.
    pub first_failure: Option<String>,
}

impl LoadReport {
    fn fail(&mut self, failures: Vec<String>) {
        self.failures += failures.len() as u64;
        if self.first_failure.is_none() {
            self.first_failure = failures.into_iter().next();
        }
    }

    /// Whether the server did anything, and refused nothing.
    #[must_use]
    pub fn holds(&self) -> bool {
        let played = self.play.as_ref().is_none_or(|play| play.moves > 0);
        let served = self.lobby.as_ref().is_none_or(|lobby| lobby.requests > 0);
        self.failures == 0 && played && served
    }
}

/// Files that are open besides sockets.
const OTHER_FILES: usize = 64;

/// Puts a server under load. With its process id, its CPU time and memory are measured too.
///
/// # Errors
/// If the server cannot be reached or does not accept the clients.
pub async fn load(
    plan: &LoadPlan,
    target: &Target,
    process: Option<u32>,
) -> Result<LoadReport, ProveError> {
    let needed = (plan.matches * plan.sockets).max(plan.idle) + OTHER_FILES;
    if let Some(allowed) = files_allowed().filter(|allowed| *allowed < needed) {
        return Err(ProveError::Files { needed, allowed });
    }
    let mut report = LoadReport::default();
    if plan.matches > 0 {
        let (figures, failures) = matches::play(plan, target, process).await?;
        report.play = Some(figures);
        report.fail(failures);
    }
    if plan.idle > 0 {
        let (figures, failures) = idle::hold(plan.idle, target, process).await?;
        report.idle = Some(figures);
        report.fail(failures);
    }
    if plan.lobby {
        let (figures, failures) = lobby::fill(plan.time, target, process).await?;
        report.lobby = Some(figures);
        report.fail(failures);
    }
    Ok(report)
}
