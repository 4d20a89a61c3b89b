//! Records: whole games as text that can be read, replayed and verified.
//!
//! ```text
//! higaki record 1
//! game osaka
//! rules 1
//! players 2
//! options {"hands":"secret"}
//! seat 0 Anna
//! commitment 5f3c…
//! deal
//! ~ order 0a0301…        what chance decided in the line above
//! 0 token red
//! 1 token blue
//! …
//! end tokens
//! place 1 seat 0 points 26
//! place 2 seat 1 points 19
//! seed 77ab…
//! ```
//! A game that started from a scenario has a line `scenario {…}` instead of `deal`, and one with a
//! shared seed has `secret` and `nonce` lines instead of `seed`. An unfinished game has no `end`. A
//! line `peeks 2` before it counts two choices that were undone after they had revealed hidden
//! information.

mod parse;
mod verify;

pub use parse::{Expected, RecordError};
pub use verify::Verdict;

use crate::{ChanceResult, Commitment, Entry, Game, Origin, Outcome, RulesVersion, Seat, Table};
use serde_json::Value;
use std::fmt;

/// A whole game as text, independent of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The identifier of the game.
    pub game: String,
    /// The rules version.
    pub rules_version: RulesVersion,
    /// The number of players.
    pub players: usize,
    /// The options.
    pub options: Value,
    /// The names of the players, in seat order.
    pub names: Vec<String>,
    /// The commitment that was published before the deal.
    pub commitment: Commitment,
    /// The scenario that the game started from, if it was not dealt.
    pub scenario: Option<Value>,
    /// The chance results of the deal.
    pub deal: Vec<ChanceResult>,
    /// The choices.
    pub lines: Vec<RecordLine>,
    /// The number of undone choices that had revealed hidden information.
    pub peeks: usize,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
    /// The origin of the seed, once it is disclosed.
    pub origin: Option<Origin>,
}

/// One choice in a record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordLine {
    /// The line number in the file, from 1; 0 if it was not read from a file.
    pub number: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The choice in notation.
    pub choice: String,
    /// The chance results of the choice.
    pub chance: Vec<ChanceResult>,
}

impl RecordLine {
    pub(crate) fn of<G: Game>(entry: &Entry<G>) -> RecordLine {
        let choice = entry.choice.to_string();
        RecordLine { number: 0, seat: entry.seat, choice, chance: entry.chance.clone() }
    }
}

const FORMAT: &str = "higaki record 1";

/// Removes line breaks and control characters, which could drive a terminal, and limits the length.
fn clean_name(name: &str) -> String {
    let visible: String = name.chars().filter(|c| c.is_whitespace() || !c.is_control()).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(60).collect()
}

impl<G: Game> Table<G> {
    /// The record of this game. The seed is included after the end, or earlier if `with_seed` says
    /// so.
    pub fn record(&self, names: &[String], with_seed: WithSeed) -> Record {
        let game = self.game();
        let outcome = game.outcome();
        let told = with_seed == WithSeed::Always || outcome.is_some();
        Record {
            game: G::INFO.id.to_owned(),
            rules_version: game.rules_version(),
            players: game.players(),
            options: serde_json::to_value(game.options()).unwrap_or(Value::Null),
            names: Seat::all(game.players())
                .map(|seat| match names.get(seat.index()) {
                    Some(name) if !clean_name(name).is_empty() => clean_name(name),
                    _ => format!("P{}", seat.index() + 1),
                })
                .collect(),
            commitment: self.origin().commitment(),
            scenario: self.scenario().cloned(),
            deal: self.deal_chance().to_vec(),
            lines: self.entries().iter().map(RecordLine::of).collect(),
            peeks: self.peeks(),
            outcome,
            origin: told.then(|| self.origin().clone()),
        }
    }
}

/// Whether the record of a game in progress discloses its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithSeed {
    /// Only after the end.
    AfterTheEnd,
    /// At once, for readers who run the game themselves.
    Always,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules_version)?;
        writeln!(f, "players {}", self.players)?;
        writeln!(f, "options {}", self.options)?;
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {seat} {name}")?;
        }
        writeln!(f, "commitment {}", self.commitment)?;
        match &self.scenario {
            Some(scenario) => writeln!(f, "scenario {scenario}")?,
            None => writeln!(f, "deal")?,
        }
        write_chance(&self.deal, f)?;
        for line in &self.lines {
            writeln!(f, "{} {}", line.seat, line.choice)?;
            write_chance(&line.chance, f)?;
        }
        if self.peeks > 0 {
            writeln!(f, "peeks {}", self.peeks)?;
        }
        if let Some(outcome) = &self.outcome {
            outcome.record_lines().try_for_each(|line| writeln!(f, "{line}"))?;
        }
        match &self.origin {
            None => Ok(()),
            Some(Origin::Local(seed)) => writeln!(f, "seed {seed}"),
            Some(Origin::Shared { secret, nonces }) => {
                writeln!(f, "secret {secret}")?;
                nonces
                    .iter()
                    .enumerate()
                    .try_for_each(|(i, nonce)| writeln!(f, "nonce {i} {nonce}"))
            }
        }
    }
}

fn write_chance(results: &[ChanceResult], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for result in results {
        match result {
            ChanceResult::Number(number) => writeln!(f, "~ number {number}")?,
            ChanceResult::Order(items) => {
                f.write_str("~ order ")?;
                items.iter().try_for_each(|item| write!(f, "{item:02x}"))?;
                writeln!(f)?;
            }
        }
    }
    Ok(())
}
