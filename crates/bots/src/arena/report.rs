//! The report of an arena.

use super::line_up::LineUp;
use super::play::{Block, ContestantStats, GameResult};
use super::rating::{self, Rating};
use super::{Contestant, Share, Verdict};
use serde::Serialize;

/// The results of an arena. Except for times, the same on every machine with fixed iterations.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// Players at a table.
    pub players: usize,
    /// Games played.
    pub games: usize,
    /// Distinct deals.
    pub deals: usize,
    /// The contestants, in the order of their first mention.
    pub contestants: Vec<RatedContestant>,
    /// The results of every line-up.
    pub tables: Vec<Vec<Met>>,
    /// How often the contestant of the row ended ahead of the one of the column; ties count half.
    /// `None` for pairs that never met.
    pub matrix: Vec<Vec<Option<f64>>>,
    /// The results of the seats over all contestants.
    pub seats: Vec<SeatShare>,
    /// The verdict of the sequential test, if it ran.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// A contestant with its rating and search statistics.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatedContestant {
    /// Its name.
    pub name: String,
    /// The Elo rating: greedy has 1000, or else the mean is 1000.
    pub rating: f64,
    /// The half-width of the 95 % confidence interval.
    pub error: f64,
    /// Mean points.
    pub points: f64,
    /// Decisions.
    pub decisions: u64,
    /// Mean iterations of a decision.
    pub iterations: f64,
    /// Mean time of a decision, in milliseconds.
    pub milliseconds: f64,
    /// Maximum time of a decision, in milliseconds.
    pub longest: f64,
}

/// The result of a contestant in a line-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Met {
    /// Its name.
    pub name: String,
    /// Its seats.
    pub seats: usize,
    /// Its share of the wins, over all its seats.
    pub share: Share,
    /// The expected share with equal strengths.
    pub fair: f64,
}

/// The result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatShare {
    /// Its share of the wins.
    pub share: Share,
}

impl ArenaReport {
    pub(super) fn of(
        names: Vec<String>,
        players: usize,
        line_ups: &[LineUp],
        blocks: &[Block],
        verdict: Option<Verdict>,
    ) -> ArenaReport {
        let anchor = names.iter().position(|name| Contestant::is_anchor(name));
        let ratings = rating::ratings(names.len(), line_ups, blocks, anchor);
        let tables = (0..line_ups.len()).map(|at| met(&names, at, &line_ups[at], blocks));
        let seat = |seat: usize| {
            let won: Vec<f64> =
                blocks.iter().map(|block| mean(block, |game| game.shares[seat])).collect();
            SeatShare { share: Share::of(&won, players) }
        };
        ArenaReport {
            players,
            games: blocks.iter().map(|block| block.games.len()).sum(),
            deals: blocks.len() / line_ups.len().max(1),
            tables: tables.collect(),
            matrix: matrix(names.len(), blocks),
            seats: (0..players).map(seat).collect(),
            contestants: rated(names, &ratings, blocks),
            verdict,
        }
    }
}

fn mean(block: &Block, of: impl Fn(&GameResult) -> f64) -> f64 {
    block.games.iter().map(of).sum::<f64>() / block.games.len().max(1) as f64
}

fn met(names: &[String], at: usize, line_up: &LineUp, blocks: &[Block]) -> Vec<Met> {
    let mut all = Vec::new();
    for (who, name) in names.iter().enumerate() {
        let seats = line_up.iter().filter(|seat| **seat == who).count();
        if seats == 0 {
            continue;
        }
        let own = blocks.iter().filter(|block| block.line_up == at);
        let won: Vec<f64> = own.map(|block| mean(block, |game| game.share_of(who))).collect();
        let share = Share::of(&won, line_up.len());
        let fair = seats as f64 / line_up.len() as f64;
        all.push(Met { name: name.clone(), seats, share, fair });
    }
    all
}

fn matrix(contestants: usize, blocks: &[Block]) -> Vec<Vec<Option<f64>>> {
    let mut ahead = vec![vec![(0.0, 0.0); contestants]; contestants];
    for game in blocks.iter().flat_map(|block| &block.games) {
        for (one, who) in game.seats.iter().enumerate() {
            for (other, whom) in game.seats.iter().enumerate().filter(|(_, whom)| *whom != who) {
                let (won, met) = &mut ahead[*who][*whom];
                *met += 1.0;
                *won += match game.places[one].cmp(&game.places[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    let share = |(won, met): &(f64, f64)| (*met > 0.0).then(|| won / met);
    ahead.iter().map(|row| row.iter().map(share).collect()).collect()
}

fn rated(names: Vec<String>, ratings: &[Rating], blocks: &[Block]) -> Vec<RatedContestant> {
    let one = |(who, name): (usize, String)| {
        let mut stats = ContestantStats::default();
        blocks.iter().for_each(|block| stats.add(&block.stats[who]));
        let (mut points, mut played) = (0.0, 0.0);
        for game in blocks.iter().flat_map(|block| &block.games) {
            for seat in game.seats_of(who) {
                points += f64::from(game.points[seat]);
                played += 1.0;
            }
        }
        let decisions = stats.decisions.max(1) as f64;
        RatedContestant {
            name,
            rating: ratings[who].rating,
            error: ratings[who].error,
            points: points / f64::max(played, 1.0),
            decisions: stats.decisions,
            iterations: stats.iterations as f64 / decisions,
            milliseconds: 1000.0 * stats.time.as_secs_f64() / decisions,
            longest: 1000.0 * stats.longest.as_secs_f64(),
        }
    };
    names.into_iter().enumerate().map(one).collect()
}
