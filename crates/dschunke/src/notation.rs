//! The text form of choices: `load`, `helper goods grey orange`, `extra cash-in purple`, `bid 3 brown`.

use crate::choice::{Bid, Choice};
use crate::components::{Action, Good, Junk, Pile, Row};
use crate::special::Special;
use higaki_table::NotationError;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Bid::NOTHING {
            return f.write_str("-");
        }
        for (place, good) in self.cards().kinds().iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{} {good}", self.of(good))?;
        }
        Ok(())
    }
}

/// Writes an optional word.
struct Tail<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Tail<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |word| write!(f, " {word}"))
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Choice::Lay { junk } => write!(f, "lay {junk}"),
            Choice::Swap { give, take } => write!(f, "swap {give} {take}"),
            Choice::Done => f.write_str("done"),
            Choice::Pile { pile } => write!(f, "pile {pile}"),
            Choice::Keep { card } => write!(f, "keep {card}"),
            Choice::Yuan => f.write_str("yuan"),
            Choice::Load => f.write_str("load"),
            Choice::Cash => f.write_str("cash"),
            Choice::Goods { good } => write!(f, "goods{}", Tail(good)),
            Choice::Helper { row, action, junk, good } => {
                write!(f, "helper{} {action} {junk}{}", Tail(row), Tail(good))
            }
            Choice::ExtraLoad { junk } => write!(f, "extra load-one {junk}"),
            Choice::ExtraCash { junk } => write!(f, "extra cash-in {junk}"),
            Choice::ExtraGoods { junk, good } => {
                write!(f, "extra take-goods {junk}{}", Tail(good))
            }
            Choice::ExtraMove { from, to } => write!(f, "extra move {from} {to}"),
            Choice::Take { good } => write!(f, "take {good}"),
            Choice::Bid { bid } => write!(f, "bid {bid}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        if text.len() > NotationError::MAX_TEXT {
            return Err(NotationError::missing("too_long", 1));
        }
        let lower = text.to_ascii_lowercase();
        let mut words = Words { words: lower.split_whitespace().peekable(), at: 0 };
        let verb = words.next().ok_or(NotationError::missing("empty", 1))?;
        let choice = words.choice(verb)?;
        match words.next() {
            None => Ok(choice),
            Some(word) => Err(words.wrong("unexpected_word", word)),
        }
    }
}

/// The words of a text, and the number of the one that was read last.
struct Words<'a> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.at += 1;
        self.words.next()
    }

    fn wrong(&self, problem: &'static str, word: &str) -> NotationError {
        NotationError::new(problem, word, self.at)
    }

    fn choice(&mut self, verb: &str) -> Result<Choice, NotationError> {
        Ok(match verb {
            "lay" => Choice::Lay { junk: self.junk()? },
            "swap" => Choice::Swap { give: self.good()?, take: self.good()? },
            "done" => Choice::Done,
            "pile" => {
                Choice::Pile { pile: self.word("missing_pile", "unknown_pile", Pile::from_word)? }
            }
            "keep" => Choice::Keep {
                card: self.word("missing_card", "unknown_card", Special::from_word)?,
            },
            "yuan" => Choice::Yuan,
            "load" => Choice::Load,
            "cash" => Choice::Cash,
            "goods" => Choice::Goods { good: self.maybe_good()? },
            "helper" => Choice::Helper {
                row: self.maybe(Row::from_word),
                action: self.word("missing_action", "unknown_action", Action::from_word)?,
                junk: self.junk()?,
                good: self.maybe_good()?,
            },
            "extra" => self.extra()?,
            "take" => Choice::Take { good: self.good()? },
            "bid" => Choice::Bid { bid: self.bid()? },
            _ => return Err(self.wrong("unknown_verb", verb)),
        })
    }

    fn extra(&mut self) -> Result<Choice, NotationError> {
        let card = self.next().ok_or(NotationError::missing("missing_card", self.at))?;
        Ok(match card {
            "load-one" => Choice::ExtraLoad { junk: self.junk()? },
            "cash-in" => Choice::ExtraCash { junk: self.junk()? },
            "take-goods" => Choice::ExtraGoods { junk: self.junk()?, good: self.maybe_good()? },
            "move" => Choice::ExtraMove { from: self.junk()?, to: self.junk()? },
            _ => return Err(self.wrong("unknown_card", card)),
        })
    }

    /// D8.7: cards of two kinds can be laid down, to no effect.
    fn bid(&mut self) -> Result<Bid, NotationError> {
        if self.words.peek() == Some(&"-") {
            self.next();
            return Ok(Bid::NOTHING);
        }
        let mut bid = Bid::NOTHING;
        loop {
            let number = self.next().ok_or(NotationError::missing("missing_number", self.at))?;
            let count = number.parse().map_err(|_| self.wrong("unknown_number", number))?;
            bid = bid.with(count, self.good()?);
            if self.words.peek().is_none() {
                return Ok(bid);
            }
        }
    }

    fn word<T>(
        &mut self,
        missing: &'static str,
        unknown: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.next().ok_or(NotationError::missing(missing, self.at))?;
        read(word).ok_or_else(|| self.wrong(unknown, word))
    }

    /// An optional word: consumes the next one if it parses.
    fn maybe<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let value = self.words.peek().and_then(|word| read(word))?;
        self.next();
        Some(value)
    }

    fn junk(&mut self) -> Result<Junk, NotationError> {
        self.word("missing_colour", "unknown_colour", Junk::from_word)
    }

    fn good(&mut self) -> Result<Good, NotationError> {
        self.word("missing_colour", "unknown_colour", Good::from_word)
    }

    fn maybe_good(&mut self) -> Result<Option<Good>, NotationError> {
        if self.words.peek().is_none() { Ok(None) } else { self.good().map(Some) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_are_written() {
        for text in [
            "lay orange",
            "swap white orange",
            "done",
            "pile star",
            "keep supply",
            "keep tie-breaker",
            "keep cash-in-grey",
            "keep bonus-8-purple",
            "keep bonus-12-brown-purple",
            "yuan",
            "load",
            "cash",
            "goods",
            "goods orange",
            "helper load white",
            "helper upper load white",
            "helper goods grey orange",
            "extra load-one grey",
            "extra cash-in purple",
            "extra take-goods white",
            "extra take-goods grey brown",
            "extra move grey white",
            "take brown",
            "bid 3 orange",
            "bid -",
        ] {
            assert_eq!(text.parse::<Choice>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn case_and_gaps_do_not_matter() {
        let choice: Choice = " Helper  GOODS grey  Orange ".parse().unwrap();
        assert_eq!(choice.to_string(), "helper goods grey orange");
    }

    #[test]
    fn cards_of_a_bid_are_added_up() {
        let bid = |text: &str| text.parse::<Choice>().unwrap().to_string();
        assert_eq!(bid("bid 2 orange 1 white"), "bid 1 white 2 orange");
        assert_eq!(bid("bid 0 orange"), "bid -");
        assert_eq!(bid("bid 2 orange 1 orange"), "bid 3 orange");
        assert_eq!(bid("bid 2 orange 0 white"), "bid 2 orange");
        assert_eq!(bid("bid 255 orange 255 orange 255 white"), "bid 19 white 19 orange");
    }

    #[test]
    fn errors_name_the_word_and_its_problem() {
        for (text, problem, at) in [
            ("", "empty", 1),
            ("sell orange", "unknown_verb", 1),
            ("lay", "missing_colour", 2),
            ("lay pink", "unknown_colour", 2),
            ("take grey", "unknown_colour", 2),
            ("pile moon", "unknown_pile", 2),
            ("pile", "missing_pile", 2),
            ("keep bonus-12-brown", "unknown_card", 2),
            ("keep cash-in-pink", "unknown_card", 2),
            ("helper", "missing_action", 2),
            ("helper steal white", "unknown_action", 2),
            ("extra", "missing_card", 2),
            ("extra swap white", "unknown_card", 2),
            ("extra move white", "missing_colour", 4),
            ("bid", "missing_number", 2),
            ("bid many orange", "unknown_number", 2),
            ("bid 3", "missing_colour", 3),
            ("bid - 3", "unexpected_word", 3),
            ("load white", "unexpected_word", 2),
            ("goods orange brown", "unexpected_word", 3),
            ("täke brown", "unknown_verb", 1),
        ] {
            let error = text.parse::<Choice>().unwrap_err();
            assert_eq!((error.problem, error.at), (problem, at), "{text}");
        }
        assert!("bid ".repeat(1000).parse::<Choice>().is_err());
    }
}
