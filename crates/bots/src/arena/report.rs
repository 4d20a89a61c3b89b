//! What comes out of an arena.

use super::line_up::LineUp;
use super::play::{Block, Played, Thoughts};
use super::rating::{self, Rating};
use super::{Contestant, Share, Verdict};
use serde::Serialize;

/// What came out of an arena. But for the times, the same on every machine at fixed iterations.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// How many played at a table.
    pub players: usize,
    /// How many games were played.
    pub games: usize,
    /// How many different deals.
    pub deals: usize,
    /// Everybody, in the order in which they were named.
    pub contestants: Vec<Rated>,
    /// What came of every line-up.
    pub tables: Vec<Vec<Met>>,
    /// How often the one of the row ended ahead of the one of the column; ends level count half.
    /// Nothing where they never met.
    pub matrix: Vec<Vec<Option<f64>>>,
    /// How the seats fared, whoever sat there.
    pub seats: Vec<Seated>,
    /// What the sequential test came to, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// How strong somebody is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    /// Its words.
    pub name: String,
    /// The rating: greedy has 1000, or else the mean of all.
    pub rating: f64,
    /// Half of the interval that holds the true rating with 95 % certainty.
    pub error: f64,
    /// The mean of its points.
    pub points: f64,
    /// How many decisions it made.
    pub decisions: u64,
    /// How many iterations a decision took on average.
    pub iterations: f64,
    /// How many milliseconds a decision took on average.
    pub milliseconds: f64,
    /// How many milliseconds the longest decision took.
    pub longest: f64,
}

/// How somebody fared in a line-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Met {
    /// Its words.
    pub name: String,
    /// How many seats it had.
    pub seats: usize,
    /// The share of the wins of all its seats together.
    pub share: Share,
    /// The share that it would have if all were equally strong.
    pub fair: f64,
}

/// How a seat fared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Seated {
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
            Seated { share: Share::of(&won, players) }
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

fn mean(block: &Block, of: impl Fn(&Played) -> f64) -> f64 {
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

fn rated(names: Vec<String>, ratings: &[Rating], blocks: &[Block]) -> Vec<Rated> {
    let one = |(who, name): (usize, String)| {
        let mut thoughts = Thoughts::default();
        blocks.iter().for_each(|block| thoughts.add(&block.thoughts[who]));
        let (mut points, mut played) = (0.0, 0.0);
        for game in blocks.iter().flat_map(|block| &block.games) {
            for seat in game.seats_of(who) {
                points += f64::from(game.points[seat]);
                played += 1.0;
            }
        }
        let decisions = thoughts.decisions.max(1) as f64;
        Rated {
            name,
            rating: ratings[who].rating,
            error: ratings[who].error,
            points: points / f64::max(played, 1.0),
            decisions: thoughts.decisions,
            iterations: thoughts.iterations as f64 / decisions,
            milliseconds: 1000.0 * thoughts.time.as_secs_f64() / decisions,
            longest: 1000.0 * thoughts.longest.as_secs_f64(),
        }
    };
    names.into_iter().enumerate().map(one).collect()
}
