//! Parsing of records.

use super::{FORMAT, Record, RecordLine};
use crate::{
    ChanceResult, Commitment, Failure, Nonce, Origin, Outcome, Place, Ranking, RulesVersion, Seat,
    Seed, SetupError, parse_json,
};
use serde_json::Value;
use std::iter::Peekable;
use std::str::FromStr;

/// An invalid record, with the line of the error.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The text exceeds the size limit.
    #[error("the record is longer than {max} bytes")]
    TooLong {
        /// The limit in bytes.
        max: usize,
    },
    /// An unexpected line.
    #[error("line {line}: expected {}", expected.word())]
    Malformed {
        /// The line number, from 1.
        line: usize,
        /// The expected content.
        expected: Expected,
    },
    /// The record is of another game.
    #[error("the record is of the game {found:?}")]
    OtherGame {
        /// The game of the record.
        found: String,
    },
    /// The rules version is newer than this program.
    #[error(
        "the record was played by version {found} of the rules, only those up to {known} are known"
    )]
    OtherRules {
        /// The version of the record.
        found: RulesVersion,
        /// The newest version that this program knows.
        known: RulesVersion,
    },
    /// The game cannot be started with these settings.
    #[error("the game cannot be begun as the record says: {error}")]
    Setup {
        /// The reason.
        error: SetupError,
    },
    /// The notation of a choice is invalid.
    #[error("line {line}: {error}")]
    Notation {
        /// The line number, from 1.
        line: usize,
        /// The error.
        error: crate::NotationError,
    },
    /// A choice is illegal.
    #[error("line {line}: {}", failure.code)]
    Refused {
        /// The line number, from 1.
        line: usize,
        /// The reason.
        failure: Failure,
    },
    /// The recorded chance results do not fit the game.
    #[error("line {line}: what chance decided does not fit the game")]
    ChanceDoesNotFit {
        /// The line number of the choice, from 1.
        line: usize,
    },
    /// The seed gives other chance results.
    #[error("line {line}: the seed gives another result of chance")]
    ChanceNotFromSeed {
        /// The line number of the choice, from 1.
        line: usize,
    },
    /// The seed does not match the commitment.
    #[error("the seed does not fit the commitment")]
    Commitment,
    /// The game is over, but the seed is missing.
    #[error("the game is over, but its seed is not told")]
    SeedNotTold,
    /// The outcome differs.
    #[error("the game ends differently")]
    Outcome {
        /// The outcome in the record; `None` if it has none.
        said: Option<Box<Outcome>>,
        /// The outcome of the replay; `None` if the game is not over.
        found: Option<Box<Outcome>>,
    },
}

macro_rules! expected {
    ($($(#[$documentation:meta])* $name:ident = $word:literal,)+) => {
        /// The expected content of a line.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Expected {
            $($(#[$documentation])* $name,)+
        }

        impl Expected {
            /// All variants.
            pub const ALL: &[Expected] = &[$(Expected::$name,)+];

            /// The stable code, which is also the key of the message.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Expected::$name => $word,)+
                }
            }
        }
    };
}

expected! {
    /// The first line of every record.
    Format = "format",
    /// `game` and its name.
    Game = "game",
    /// `rules` and their version.
    Rules = "rules",
    /// `players` and their number.
    Players = "players",
    /// A number of players that fits the game.
    FewerPlayers = "fewer_players",
    /// `options` and a JSON object.
    Options = "options",
    /// `seat`, its number and a name.
    Seat = "seat",
    /// `commitment` and 64 hexadecimal digits.
    Commitment = "commitment",
    /// `deal`, or `scenario` and a JSON object.
    Beginning = "beginning",
    /// Chance results.
    Chance = "chance",
    /// A seat and its choice.
    Choice = "choice",
    /// A seat of this game.
    TakenSeat = "taken_seat",
    /// `peeks` and a number.
    Peeks = "peeks",
    /// A place in the ranking.
    Place = "place",
    /// No more places than seats.
    FewerPlaces = "fewer_places",
    /// `seed` and 64 hexadecimal digits.
    Seed = "seed",
    /// `secret` and 64 hexadecimal digits.
    Secret = "secret",
    /// `nonce`, a seat and 64 hexadecimal digits.
    Nonce = "nonce",
    /// The end of the file.
    End = "end",
}

/// Maximum size of a record in bytes.
const MAX_BYTES: usize = 8 << 20;

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLong { max: MAX_BYTES });
        }
        let mut lines = Lines::new(text);
        if lines.next_line() != Some(FORMAT) {
            return Err(lines.expected(Expected::Format));
        }
        let game = lines.field("game", Expected::Game)?;
        let Plain(rules_version) = lines.field("rules", Expected::Rules)?;
        let Plain(players) = lines.field("players", Expected::Players)?;
        let options = lines.json("options", Expected::Options)?;
        let names = lines.names(players)?;
        let commitment: Commitment = lines.field("commitment", Expected::Commitment)?;
        let scenario = lines.beginning()?;
        // A game from a scenario has no chance results before its first choice.
        let deal = if scenario.is_some() { Vec::new() } else { lines.chance()? };
        let choices = lines.choices()?;
        let peeks = lines.peeks()?;
        let outcome = lines.outcome()?;
        let origin = lines.origin(players)?;
        if lines.next_line().is_some() {
            return Err(lines.expected(Expected::End));
        }
        Ok(Record {
            game,
            rules_version: RulesVersion(rules_version),
            players,
            options,
            names,
            commitment,
            scenario,
            deal,
            lines: choices,
            peeks,
            outcome,
            origin,
        })
    }
}

/// The lines of a record and the number of the last one read.
struct Lines<'a> {
    lines: Peekable<std::str::Lines<'a>>,
    number: usize,
}

/// Strips all trailing carriage returns, which some programs repeat.
fn bare(line: &str) -> &str {
    line.trim_end_matches('\r')
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { lines: text.lines().peekable(), number: 0 }
    }

    fn next_line(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next().map(bare)
    }

    fn expected(&self, expected: Expected) -> RecordError {
        RecordError::Malformed { line: self.number, expected }
    }

    /// Consumes the next line if it begins with this word, and returns the rest.
    fn take(&mut self, word: &str) -> Option<&'a str> {
        let line = bare(self.lines.peek()?);
        let rest = line.strip_prefix(word)?;
        let rest = if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }?;
        self.next_line();
        Some(rest)
    }

    fn field<T: FromStr>(&mut self, word: &str, expected: Expected) -> Result<T, RecordError> {
        let Some(rest) = self.take(word) else {
            self.number += 1;
            return Err(self.expected(expected));
        };
        rest.parse().map_err(|_| self.expected(expected))
    }

    fn json(&mut self, word: &str, expected: Expected) -> Result<Value, RecordError> {
        let text: String = self.field(word, expected)?;
        parse_json(&text).map_err(|_| self.expected(expected))
    }

    fn names(&mut self, players: usize) -> Result<Vec<String>, RecordError> {
        if players > Seat::MAX {
            return Err(self.expected(Expected::FewerPlayers));
        }
        (0..players)
            .map(|seat| {
                let word = format!("seat {seat}");
                self.field(&word, Expected::Seat)
            })
            .collect()
    }

    fn beginning(&mut self) -> Result<Option<Value>, RecordError> {
        let expected = Expected::Beginning;
        if let Some(json) = self.take("scenario") {
            return parse_json(json).map(Some).map_err(|_| self.expected(expected));
        }
        match self.field::<String>("deal", expected)?.as_str() {
            "" => Ok(None),
            _ => Err(self.expected(expected)),
        }
    }

    fn chance(&mut self) -> Result<Vec<ChanceResult>, RecordError> {
        let mut results = Vec::new();
        while let Some(rest) = self.take("~") {
            let result = parse_chance(rest);
            results.push(result.ok_or_else(|| self.expected(Expected::Chance))?);
        }
        Ok(results)
    }

    fn choices(&mut self) -> Result<Vec<RecordLine>, RecordError> {
        let mut choices = Vec::new();
        while self.lines.peek().is_some_and(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
            let line = self.next_line().unwrap_or_default();
            let expected = Expected::Choice;
            let (seat, choice) = line.split_once(' ').ok_or_else(|| self.expected(expected))?;
            let seat = parse_seat(seat).ok_or_else(|| self.expected(expected))?;
            let number = self.number;
            let chance = self.chance()?;
            choices.push(RecordLine { number, seat, choice: choice.to_owned(), chance });
        }
        Ok(choices)
    }

    fn peeks(&mut self) -> Result<usize, RecordError> {
        let Some(number) = self.take("peeks") else { return Ok(0) };
        let number = number.parse().ok().map(|Plain(number)| number);
        number.filter(|number| *number > 0).ok_or_else(|| self.expected(Expected::Peeks))
    }

    fn outcome(&mut self) -> Result<Option<Outcome>, RecordError> {
        let Some(reason) = self.take("end") else { return Ok(None) };
        let mut places = Vec::new();
        while let Some(rest) = self.take("place") {
            let place = parse_place(rest);
            places.push(place.ok_or_else(|| self.expected(Expected::Place))?);
        }
        let ranking = Ranking::try_from(places.as_slice());
        let ranking = ranking.map_err(|_| self.expected(Expected::FewerPlaces))?;
        Ok(Some(Outcome { reason: reason.to_owned().into(), ranking }))
    }

    fn origin(&mut self, players: usize) -> Result<Option<Origin>, RecordError> {
        if let Some(seed) = self.take("seed") {
            let seed: Result<Seed, _> = seed.parse();
            let wrong = |_| self.expected(Expected::Seed);
            return seed.map(|seed| Some(Origin::Local(seed))).map_err(wrong);
        }
        let Some(secret) = self.take("secret") else { return Ok(None) };
        let secret: Seed = secret.parse().map_err(|_| self.expected(Expected::Secret))?;
        let mut nonces: Vec<Nonce> = Vec::new();
        while let Some(rest) = self.take(&format!("nonce {}", nonces.len())) {
            nonces.push(rest.parse().map_err(|_| self.expected(Expected::Nonce))?);
        }
        // The seed needs the nonce of every seat.
        if nonces.len() != players {
            self.number += usize::from(nonces.len() < players);
            return Err(self.expected(Expected::Nonce));
        }
        Ok(Some(Origin::Shared { secret, nonces }))
    }
}

/// A number in canonical form: digits only, while Rust also accepts a plus sign.
struct Plain<T>(T);

impl<T: FromStr> FromStr for Plain<T> {
    type Err = ();

    fn from_str(text: &str) -> Result<Plain<T>, ()> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| digits).map(Plain).ok_or(())
    }
}

fn plain<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok().map(|Plain(number)| number)
}

fn parse_seat(text: &str) -> Option<Seat> {
    Seat::new(plain(text)?)
}

fn parse_chance(text: &str) -> Option<ChanceResult> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    match kind {
        "number" => Some(ChanceResult::Number(plain(rest)?)),
        "order" if rest.len() % 2 == 0 && rest.bytes().all(|b| b.is_ascii_hexdigit()) => {
            (0..rest.len() / 2)
                .map(|index| u8::from_str_radix(&rest[2 * index..2 * index + 2], 16).ok())
                .collect::<Option<Vec<u8>>>()
                .map(ChanceResult::Order)
        }
        _ => None,
    }
}

fn parse_place(text: &str) -> Option<Place> {
    let mut words = text.split(' ');
    let place = plain(words.next()?)?;
    let seat = words.next().filter(|word| *word == "seat").and(words.next())?;
    let points = words.next().filter(|word| *word == "points").and(words.next())?;
    let place = Place { place, seat: parse_seat(seat)?, points: points.parse().ok()? };
    words.next().is_none().then_some(place)
}
