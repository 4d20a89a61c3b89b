//! A contestant of an arena.

use crate::zoo::Yardstick;
use crate::{Bot, Budget, Evaluate, Kind};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A contestant: a level or a yardstick, and its budget.
/// In words `captain`, `captain@800` for 800 iterations, `ismcts@200ms` for 200 milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    who: Who,
    allowed: Allowed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Yardstick(Yardstick),
    Level(Kind),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowed {
    /// The budget of the arena.
    Same,
    Iterations(u64),
    Milliseconds(u64),
}

/// The error for a text that names no contestant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownContestant {
    /// No opponent has this name.
    #[error("unknown bot {0:?}; known bots: {known}", known = words())]
    Who(String),
    /// The budget behind the name cannot be read.
    #[error("{0:?} is not a budget: expected iterations such as 800 or milliseconds such as 200ms")]
    Budget(String),
}

impl Contestant {
    /// Creates the opponent; the budget fills in what the contestant leaves open.
    pub(super) fn make<G: Evaluate>(&self, number: u64, budget: &Budget) -> Box<dyn Bot<G>> {
        let mut budget = budget.clone();
        match self.allowed {
            Allowed::Same => {}
            Allowed::Iterations(iterations) => {
                (budget.iterations, budget.time) = (Some(iterations), None);
            }
            Allowed::Milliseconds(time) => {
                (budget.iterations, budget.time) = (None, Some(Duration::from_millis(time)));
            }
        }
        match self.who {
            Who::Yardstick(yardstick) => yardstick.make(number, &budget),
            Who::Level(kind) => kind.make_with(number, &budget),
        }
    }

    /// Whether this is the yardstick that anchors the ratings.
    pub(super) fn is_anchor(name: &str) -> bool {
        name == Yardstick::Greedy.word()
    }
}

/// The longest text that an error repeats.
const MAX_ECHOED_CHARS: usize = 40;
/// The maximum time of a decision, in milliseconds.
const MAX_TIME_MS: u64 = 3_600_000;

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(words: &str) -> Result<Contestant, UnknownContestant> {
        let short = |word: &str| word.chars().take(MAX_ECHOED_CHARS).collect::<String>();
        let (name, budget) = match words.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (words, None),
        };
        let yardstick = Yardstick::ALL.into_iter().find(|one| one.word() == name);
        let who = match yardstick {
            Some(yardstick) => Who::Yardstick(yardstick),
            None => {
                let level = name.parse().map_err(|_| UnknownContestant::Who(short(name)))?;
                Who::Level(level)
            }
        };
        let allowed = match budget {
            None => Allowed::Same,
            Some(text) => allowed(text).ok_or_else(|| UnknownContestant::Budget(short(text)))?,
        };
        Ok(Contestant { who, allowed })
    }
}

fn allowed(text: &str) -> Option<Allowed> {
    let number = |digits: &str| digits.parse::<u64>().ok().filter(|number| *number > 0);
    match text.strip_suffix("ms") {
        Some(digits) => {
            number(digits).filter(|time| *time <= MAX_TIME_MS).map(Allowed::Milliseconds)
        }
        None => number(text).map(Allowed::Iterations),
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.who {
            Who::Yardstick(yardstick) => yardstick.word(),
            Who::Level(kind) => kind.word(),
        })?;
        match self.allowed {
            Allowed::Same => Ok(()),
            Allowed::Iterations(iterations) => write!(f, "@{iterations}"),
            Allowed::Milliseconds(time) => write!(f, "@{time}ms"),
        }
    }
}

fn words() -> String {
    let levels = Kind::ALL.into_iter().map(Kind::word);
    let yardsticks = Yardstick::ALL.into_iter().map(Yardstick::word);
    let mut words: Vec<&str> = yardsticks.chain(levels).collect();
    let mut seen = Vec::new();
    words.retain(|word| {
        let new = !seen.contains(word);
        seen.push(*word);
        new
    });
    words.join(", ")
}
