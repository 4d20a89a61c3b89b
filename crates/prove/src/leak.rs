//! Leak proof: hidden information may change, and every frame to a viewer stays the same, byte for
//! byte.
//!
//! Each game is played twice for every viewer, by the same people with the same choices, against
//! the real server: its tables, its sessions, its log. The second time the server’s questions to
//! the game are answered by a world in which everything hidden from the viewer is sampled anew.
//! Meanwhile the viewer attacks: previews, choices of others, earlier positions, reconnects, a
//! crash of the server.

mod compare;
mod connection;
mod elsewhere;
mod http;
mod perform;
mod stage;
mod variants;
mod worlds;

pub use compare::Difference;
pub use worlds::{AsItIs, Shown, Worlds};

use futures_util::future::try_join_all;
use higaki_catalogue::{GameId, Games};
use higaki_server::house::Passwords;
use higaki_table::{Seed, Viewer};
use perform::{Action, Performance, Script, Setting, perform};
use serde::Serialize;
use stage::Stage;
use std::sync::Arc;

use crate::ProveError;

/// The settings of the proof.
#[derive(Clone, Debug)]
pub struct LeakPlan {
    /// The game.
    pub game: GameId,
    /// The number of compared positions.
    pub positions: u64,
    /// The seed of everything.
    pub seed: Seed,
    /// How tables answer: a test plants a leak here.
    pub shown: Arc<dyn Shown>,
}

/// The result of the proof.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeakReport {
    /// The name of the game.
    pub game: String,
    /// Positions in which all viewers were compared.
    pub positions: u64,
    /// Games.
    pub games: u64,
    /// Compared frames.
    pub frames: u64,
    /// Bytes of those frames.
    pub bytes: u64,
    /// Compared hints.
    pub hints: u64,
    /// Compared pages.
    pub links: u64,
    /// The first difference.
    pub difference: Option<Difference>,
}

/// The maximum number of actions in a game; further positions come from other games.
const LONGEST: usize = 400;

/// Runs the proof up to the first difference. `told` receives the number of positions after every
/// game.
///
/// # Errors
/// If the server inside cannot start.
pub async fn leak(plan: &LeakPlan, mut told: impl FnMut(u64)) -> Result<LeakReport, ProveError> {
    let mut report = LeakReport {
        game: plan.game.name().to_owned(),
        positions: 0,
        games: 0,
        frames: 0,
        bytes: 0,
        hints: 0,
        links: 0,
        difference: None,
    };
    let mut theatre = Theatre::open(plan).await?;
    while report.positions < plan.positions && report.difference.is_none() {
        theatre.play(plan, &mut report).await?;
        told(report.positions);
    }
    Ok(report)
}

/// Two stages for every viewer: one in this world, one in sampled worlds.
struct Theatre {
    stages: Vec<(Viewer, Stage, Stage)>,
}

impl Theatre {
    async fn open(plan: &LeakPlan) -> Result<Theatre, ProveError> {
        let mut stages = Vec::new();
        let passwords = Passwords::new();
        for (number, viewer) in Viewer::all(plan.game.info().max_players).enumerate() {
            let shown = || Arc::clone(&plan.shown);
            let here: Arc<dyn Games> = Arc::new(Worlds::this(shown()));
            let draws = (number as u64 + 1) << 40;
            let there: Arc<dyn Games> = Arc::new(Worlds::others(viewer, draws, shown()));
            let set = |games| Stage::set(games, passwords.clone());
            stages.push((viewer, set(here).await?, set(there).await?));
        }
        Ok(Theatre { stages })
    }

    /// Plays one game for every viewer in it.
    async fn play(&mut self, plan: &LeakPlan, report: &mut LeakReport) -> Result<(), ProveError> {
        let number = report.games;
        let (players, options) = variants::nth(plan.game, number);
        let seed = plan.seed.nth(number);
        let setting = Setting { game: plan.game.name().to_owned(), players, options, seed, number };
        let takes_part = |viewer: &Viewer| viewer.seat().is_none_or(|seat| seat.index() < players);
        let mut stages: Vec<_> =
            self.stages.iter_mut().filter(|(viewer, ..)| takes_part(viewer)).collect();
        let most = (plan.positions - report.positions).min(LONGEST as u64) as usize;
        let Some((viewer, here, _)) = stages.first_mut() else { return Ok(()) };
        let first = perform(here, &setting, *viewer, Script::Invent { most }).await?;
        let actions = first.actions.clone();
        let mut first = Some(first);
        let shows = stages.into_iter().map(|(viewer, here, there)| {
            show(&setting, &actions, *viewer, here, there, first.take())
        });
        let shown: Vec<(Viewer, Performance, Performance)> = try_join_all(shows).await?;
        report.games += 1;
        report.positions += actions.len().max(1) as u64;
        for (viewer, here, there) in &shown {
            let received = || here.received.iter().chain(&here.aside);
            report.frames += received().count() as u64;
            let advice = here
                .received
                .iter()
                .filter(|received| received.text.contains(r#""answer":"hints""#));
            report.hints += advice.count() as u64;
            report.links +=
                here.aside.iter().filter(|received| http::is_page(&received.text)).count() as u64;
            report.bytes += received().map(|received| received.text.len() as u64).sum::<u64>();
            let place = (players, &setting.options, number);
            let found = compare::compare(here, there, *viewer, place);
            report.difference = report.difference.take().or(found);
        }
        Ok(())
    }
}

/// The same actions in this world, unless they were performed there already, and in sampled worlds.
async fn show(
    setting: &Setting,
    actions: &[Action],
    viewer: Viewer,
    here: &mut Stage,
    there: &mut Stage,
    known: Option<Performance>,
) -> Result<(Viewer, Performance, Performance), ProveError> {
    let here = async {
        match known {
            Some(known) => Ok(known),
            None => perform(here, setting, viewer, Script::Repeat(actions)).await,
        }
    };
    let there = perform(there, setting, viewer, Script::Repeat(actions));
    let (here, there) = futures_util::future::try_join(here, there).await?;
    Ok((viewer, here, there))
}
