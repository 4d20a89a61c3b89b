//! The arena: matches between opponents, with ratings and confidence intervals.
//!
//! Every deal is played by every line-up in every rotation of the seats, so that neither the deal
//! nor the seat favours anyone. The games of one deal and one line-up are a *block*; all errors are
//! computed from the differences between blocks. With fixed iterations the same seed gives the same
//! result on every machine and any number of threads.

mod contestant;
mod line_up;
mod play;
mod rating;
mod report;
mod share;
mod sure;

pub use contestant::{Contestant, UnknownContestant};
pub use report::{ArenaReport, Met, RatedContestant, SeatShare};
pub use share::Share;
pub use sure::Verdict;

use crate::simulation::Progress;
use crate::{Budget, Evaluate, threads};
use higaki_table::{Game, Seed};
use line_up::line_ups;
use play::Block;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The settings of a tournament.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// Players at a table.
    pub players: usize,
    /// The options of every game.
    pub options: G::Options,
    /// The contestants, at least two. As many as seats: all play at one table, and a name may occur
    /// several times. More: every selection of that size meets. Fewer: each plays alone against a
    /// table full of each other one.
    pub contestants: Vec<Contestant>,
    /// The minimum number of games; deals are always completed.
    pub games: u64,
    /// The budget of contestants without one of their own.
    pub budget: Budget,
    /// The seed of all chance.
    pub seed: Seed,
    /// Threads to play on.
    pub threads: usize,
    /// The stopping rule.
    pub until: Until,
}

/// When an arena stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// After all games.
    AllPlayed,
    /// As soon as the sequential test of two contestants is decided, or after all games.
    Sure,
}

/// Deals between two looks at the sequential test.
const ROUND: u64 = 4;

impl<G: Evaluate> Arena<G> {
    /// The maximum number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        let per_deal = (line_ups(&self.contestants, self.players).len() * self.players) as u64;
        self.games.div_ceil(per_deal.max(1)) * per_deal
    }

    /// Plays all games.
    #[must_use]
    pub fn run(&self, progress: &Progress) -> ArenaReport {
        G::compete(self, progress)
    }

    pub(crate) fn play_all(&self, progress: &Progress) -> ArenaReport {
        let line_ups = line_ups(&self.contestants, self.players);
        let deals = self.games() / (line_ups.len() * self.players).max(1) as u64;
        let mut blocks: Vec<Block> = Vec::new();
        let mut next = 0;
        let round = match self.until {
            Until::AllPlayed => deals,
            Until::Sure => ROUND,
        };
        let mut verdict = None;
        while next < deals {
            let until = (next + round).min(deals);
            blocks.extend(self.play(next..until, &line_ups, progress));
            next = until;
            if self.until == Until::Sure {
                let reached = sure::verdict(&blocks, &line_ups);
                verdict = Some(reached);
                if reached != Verdict::Open {
                    break;
                }
            }
        }
        ArenaReport::of(self.names(), self.players, &line_ups, &blocks, verdict)
    }

    /// The distinct names of the contestants.
    fn names(&self) -> Vec<String> {
        line_up::distinct(&self.contestants).iter().map(ToString::to_string).collect()
    }

    /// The blocks of some deals, in order, whichever thread played them.
    fn play(
        &self,
        deals: std::ops::Range<u64>,
        line_ups: &[line_up::LineUp],
        progress: &Progress,
    ) -> Vec<Block> {
        let tasks: Vec<(u64, usize)> =
            deals.flat_map(|deal| (0..line_ups.len()).map(move |at| (deal, at))).collect();
        let next = AtomicUsize::new(0);
        let contestants = line_up::distinct(&self.contestants);
        let work = || {
            let mut played = Vec::new();
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                let Some((deal, at)) = tasks.get(task) else { return played };
                let block = play::block(self, &contestants, *deal, *at, &line_ups[*at], progress);
                played.push((task, block));
            }
        };
        let mut played: Vec<(usize, Block)> =
            threads::run(self.threads, work).into_iter().flatten().collect();
        played.sort_by_key(|(task, _)| *task);
        played.into_iter().map(|(_, block)| block).collect()
    }
}
