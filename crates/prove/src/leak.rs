//! Whatever is hidden from a viewer may be something else, and every frame that he gets stays the
//! same, byte for byte.
//!
//! A game is played twice for every viewer, by the same people with the same choices, against the
//! server itself: its tables, its sessions, its log. The second time, whatever the server asks the
//! game is answered by one in which everything that the viewer cannot know was drawn anew. Meanwhile
//! he tries what he can: previews, choices that are not his, looking back, coming back, a server that
//! dies.

mod compare;
mod elsewhere;
mod http;
mod line;
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
use perform::{Deed, Performance, Script, Setting, perform};
use serde::Serialize;
use stage::Stage;
use std::sync::Arc;

use crate::ProveError;

/// What is tried.
#[derive(Clone, Debug)]
pub struct LeakPlan {
    /// The game.
    pub game: GameId,
    /// In so many positions.
    pub positions: u64,
    /// What everything is drawn from.
    pub seed: Seed,
    /// How tables show themselves.
    pub shown: Arc<dyn Shown>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeakReport {
    /// The word for the game.
    pub game: String,
    /// In how many positions all viewers were compared.
    pub positions: u64,
    /// In how many games.
    pub games: u64,
    /// How many frames were compared.
    pub frames: u64,
    /// How many bytes they had.
    pub bytes: u64,
    /// How often advice was compared.
    pub hints: u64,
    /// How many pages behind links were compared.
    pub links: u64,
    /// The first difference.
    pub difference: Option<Difference>,
}

/// A game has at most so many deeds here; the rest of it is left to other games.
const LONGEST: usize = 400;

/// Tries it, and stops at the first difference. `told` hears of every game with the positions so
/// far.
///
/// # Errors
/// When the server inside cannot start.
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

/// For every viewer a stage in this world, and one in others.
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

    /// One game for every viewer who takes part in it.
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
        let deeds = first.deeds.clone();
        let mut first = Some(first);
        let shows = stages.into_iter().map(|(viewer, here, there)| {
            show(&setting, &deeds, *viewer, here, there, first.take())
        });
        let shown: Vec<(Viewer, Performance, Performance)> = try_join_all(shows).await?;
        report.games += 1;
        report.positions += deeds.len().max(1) as u64;
        for (viewer, here, there) in &shown {
            let heard = || here.heard.iter().chain(&here.aside);
            report.frames += heard().count() as u64;
            let advice =
                here.heard.iter().filter(|heard| heard.text.contains(r#""answer":"hints""#));
            report.hints += advice.count() as u64;
            report.links +=
                here.aside.iter().filter(|heard| http::is_page(&heard.text)).count() as u64;
            report.bytes += heard().map(|heard| heard.text.len() as u64).sum::<u64>();
            let place = (players, &setting.options, number);
            let found = compare::compare(here, there, *viewer, place);
            report.difference = report.difference.take().or(found);
        }
        Ok(())
    }
}

/// The same deeds in this world, unless they were done there already, and in others.
async fn show(
    setting: &Setting,
    deeds: &[Deed],
    viewer: Viewer,
    here: &mut Stage,
    there: &mut Stage,
    known: Option<Performance>,
) -> Result<(Viewer, Performance, Performance), ProveError> {
    let here = async {
        match known {
            Some(known) => Ok(known),
            None => perform(here, setting, viewer, Script::Repeat(deeds)).await,
        }
    };
    let there = perform(there, setting, viewer, Script::Repeat(deeds));
    let (here, there) = futures_util::future::try_join(here, there).await?;
    Ok((viewer, here, there))
}
