//! Reading a record.

use super::{FORMAT, Record, RecordLine};
use crate::{ChanceResult, Commitment, Nonce, Origin, Outcome, Place, Seat, Seed};
use serde_json::Value;
use std::iter::Peekable;
use std::str::FromStr;

/// What is wrong with a record, and in which line.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The text is longer than any game.
    #[error("the record is longer than {max} bytes")]
    TooLong {
        /// The most bytes that are read.
        max: usize,
    },
    /// A line is not what should stand there.
    #[error("line {line}: expected {expected}")]
    Malformed {
        /// The line, counted from 1.
        line: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// It is a record of another game.
    #[error("the record is of the game {found:?}")]
    OtherGame {
        /// The game that the record names.
        found: String,
    },
    /// The rules have changed since.
    #[error("the record was played by version {found} of the rules, this is version {known}")]
    OtherRules {
        /// The version in the record.
        found: u32,
        /// The version that this program plays.
        known: u32,
    },
    /// The game cannot be begun as the record says.
    #[error("the game cannot be begun as the record says: {what}")]
    Setup {
        /// Why not.
        what: String,
    },
    /// A choice cannot be read.
    #[error("line {line}: {error}")]
    Notation {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        error: crate::NotationError,
    },
    /// A choice is against the rules.
    #[error("line {line}: {code} ({rule})")]
    Refused {
        /// The line, counted from 1.
        line: usize,
        /// The code of the refusal.
        code: &'static str,
        /// The rule that forbids it.
        rule: &'static str,
    },
    /// What chance is said to have decided does not fit the game.
    #[error("line {line}: what chance decided does not fit the game")]
    ChanceDoesNotFit {
        /// The line of the choice, counted from 1.
        line: usize,
    },
    /// The seed does not give what chance is said to have decided.
    #[error("line {line}: the seed gives another result of chance")]
    ChanceNotFromSeed {
        /// The line of the choice, counted from 1.
        line: usize,
    },
    /// The seed is not the one that was committed to.
    #[error("the seed does not fit the commitment")]
    Commitment,
    /// The game ends differently.
    #[error("the game ends differently: {what}")]
    Outcome {
        /// What comes out instead.
        what: String,
    },
}

/// The longest record that is read.
const MAX_BYTES: usize = 8 << 20;

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLong { max: MAX_BYTES });
        }
        let mut lines = Lines::new(text);
        if lines.next_line() != Some(FORMAT) {
            return Err(lines.expected("the words “higaki record 1”"));
        }
        let game = lines.field("game", "“game” and its name")?;
        let rules_version = lines.field("rules", "“rules” and a version")?;
        let players: usize = lines.field("players", "“players” and their number")?;
        let options: Value = lines.field("options", "“options” and a JSON object")?;
        let names = lines.names(players)?;
        let commitment: Commitment = lines.field("commitment", "“commitment” and 64 digits")?;
        let scenario = lines.beginning()?;
        let deal = lines.chance()?;
        let choices = lines.choices()?;
        let outcome = lines.outcome()?;
        let origin = lines.origin()?;
        if lines.next_line().is_some() {
            return Err(lines.expected("the end of the record"));
        }
        Ok(Record {
            game,
            rules_version,
            players,
            options,
            names,
            commitment,
            scenario,
            deal,
            lines: choices,
            outcome,
            origin,
        })
    }
}

/// The lines of a record and the number of the one that was read last.
struct Lines<'a> {
    lines: Peekable<std::str::Lines<'a>>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines().peekable(), number: 0 }
    }

    fn next_line(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next()
    }

    fn expected(&self, expected: &'static str) -> RecordError {
        RecordError::Malformed { line: self.number, expected }
    }

    /// The rest of the next line, if it begins with this word. Otherwise the line stays.
    fn take(&mut self, word: &str) -> Option<&'a str> {
        let line = *self.lines.peek()?;
        let rest = line.strip_prefix(word)?;
        let rest = if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }?;
        self.next_line();
        Some(rest)
    }

    fn field<T: FromStr>(&mut self, word: &str, expected: &'static str) -> Result<T, RecordError> {
        let Some(rest) = self.take(word) else {
            self.number += 1;
            return Err(self.expected(expected));
        };
        rest.parse().map_err(|_| self.expected(expected))
    }

    fn names(&mut self, players: usize) -> Result<Vec<String>, RecordError> {
        if players > Seat::MAX {
            return Err(self.expected("no more than five players"));
        }
        (0..players)
            .map(|seat| {
                let word = format!("seat {seat}");
                self.field(&word, "a line “seat”, its number and its name for every player")
            })
            .collect()
    }

    fn beginning(&mut self) -> Result<Option<Value>, RecordError> {
        let expected = "“deal”, or “scenario” and a JSON object";
        if let Some(json) = self.take("scenario") {
            return json.parse().map(Some).map_err(|_| self.expected(expected));
        }
        self.field::<String>("deal", expected).map(|_| None)
    }

    fn chance(&mut self) -> Result<Vec<ChanceResult>, RecordError> {
        let mut results = Vec::new();
        while let Some(rest) = self.take("~") {
            let result = parse_chance(rest);
            let expected = "“~ number” and a number, or “~ order” and hexadecimal digits";
            results.push(result.ok_or_else(|| self.expected(expected))?);
        }
        Ok(results)
    }

    fn choices(&mut self) -> Result<Vec<RecordLine>, RecordError> {
        let mut choices = Vec::new();
        while self.lines.peek().is_some_and(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
            let line = self.next_line().unwrap_or_default();
            let expected = "a seat and its choice";
            let (seat, choice) = line.split_once(' ').ok_or_else(|| self.expected(expected))?;
            let seat = parse_seat(seat).ok_or_else(|| self.expected(expected))?;
            let number = self.number;
            let chance = self.chance()?;
            choices.push(RecordLine { number, seat, choice: choice.to_owned(), chance });
        }
        Ok(choices)
    }

    fn outcome(&mut self) -> Result<Option<Outcome>, RecordError> {
        let Some(reason) = self.take("end") else { return Ok(None) };
        let mut ranking = Vec::new();
        while let Some(rest) = self.take("place") {
            let place = parse_place(rest);
            let expected = "“place P seat S points N”";
            ranking.push(place.ok_or_else(|| self.expected(expected))?);
            if ranking.len() > Seat::MAX {
                return Err(self.expected("no more places than seats"));
            }
        }
        Ok(Some(Outcome { reason: reason.to_owned(), ranking }))
    }

    fn origin(&mut self) -> Result<Option<Origin>, RecordError> {
        if let Some(seed) = self.take("seed") {
            let seed: Result<Seed, _> = seed.parse();
            let expected = "“seed” and 64 hexadecimal digits";
            return seed.map(|seed| Some(Origin::Local(seed))).map_err(|_| self.expected(expected));
        }
        let Some(secret) = self.take("secret") else { return Ok(None) };
        let expected = "“secret” and 64 hexadecimal digits";
        let secret: Seed = secret.parse().map_err(|_| self.expected(expected))?;
        let mut nonces: Vec<Nonce> = Vec::new();
        while let Some(rest) = self.take(&format!("nonce {}", nonces.len())) {
            let expected = "“nonce”, a seat and 64 hexadecimal digits";
            nonces.push(rest.parse().map_err(|_| self.expected(expected))?);
        }
        Ok(Some(Origin::Shared { secret, nonces }))
    }
}

fn parse_seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

fn parse_chance(text: &str) -> Option<ChanceResult> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    match kind {
        "number" => Some(ChanceResult::Number(rest.parse().ok()?)),
        "order" if rest.len() % 2 == 0 && rest.is_ascii() => (0..rest.len() / 2)
            .map(|index| u8::from_str_radix(&rest[2 * index..2 * index + 2], 16).ok())
            .collect::<Option<Vec<u8>>>()
            .map(ChanceResult::Order),
        _ => None,
    }
}

fn parse_place(text: &str) -> Option<Place> {
    let mut words = text.split(' ');
    let place = words.next()?.parse().ok()?;
    let seat = words.next().filter(|word| *word == "seat").and(words.next())?;
    let points = words.next().filter(|word| *word == "points").and(words.next())?;
    let place = Place { place, seat: parse_seat(seat)?, points: points.parse().ok()? };
    words.next().is_none().then_some(place)
}
