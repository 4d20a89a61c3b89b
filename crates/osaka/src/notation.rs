//! The text form of choices: `take B5`, `reserve G3 farm`, `buy R2 G5`, `insure B2 for B5 B3`.

use crate::cards::Cards;
use crate::choice::{Choice, RowName};
use crate::components::{Card, Colour};
use higaki_table::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Most choices are one word and cards. Writing them directly is twice as fast as `write!`,
        // and each is written for every player who may make it.
        let mut write_pair = |word: &str, what: &dyn fmt::Display| {
            f.write_str(word)?;
            what.fmt(f)
        };
        match *self {
            Choice::Token { colour } => write_pair("token ", &colour.word()),
            Choice::Take { card, reserved: None } => write_pair("take ", &card),
            Choice::Take { card, reserved: Some(seat) } => write!(f, "take {card}@{seat}"),
            Choice::Reserve { card, row: RowName::Market } => write_pair("reserve ", &card),
            Choice::Reserve { card, row: RowName::Farm } => {
                write_pair("reserve ", &card)?;
                f.write_str(" farm")
            }
            Choice::Buy { payment } if payment.is_empty() => f.write_str("buy"),
            Choice::Buy { payment } => write_pair("buy ", &payment),
            Choice::Pay { cards } => write_pair("pay ", &cards),
            Choice::Insure { colour, payment, saved } => {
                f.write_str("insure ")?;
                if let Some(colour) = colour {
                    write!(f, "{} ", colour.word())?;
                }
                if payment.is_empty() {
                    f.write_str("-")?;
                } else {
                    write!(f, "{payment}")?;
                }
                if saved.is_empty() { Ok(()) } else { write!(f, " for {saved}") }
            }
            Choice::Save { goods } => write_pair("save ", &goods),
            Choice::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        if text.len() > NotationError::MAX_TEXT {
            return Err(NotationError::missing("too_long", 1));
        }
        let mut words = Words::new(text);
        let verb = words.next().ok_or(NotationError::missing("empty", 1))?;
        let choice = match verb.to_ascii_lowercase().as_str() {
            "token" => Choice::Token { colour: words.colour()? },
            "take" => {
                let (card, reserved) = words.marked_card()?;
                Choice::Take { card, reserved }
            }
            "reserve" => Choice::Reserve { card: words.card()?, row: words.row()? },
            "buy" => Choice::Buy { payment: words.cards()? },
            "pay" => Choice::Pay { cards: words.some_cards()? },
            "insure" => words.insurance()?,
            "save" => Choice::Save { goods: words.some_cards()? },
            "pass" => Choice::Pass,
            _ => return Err(words.wrong("unknown_verb", verb)),
        };
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
    fn new(text: &'a str) -> Words<'a> {
        Words { words: text.split_whitespace().peekable(), at: 0 }
    }

    fn next(&mut self) -> Option<&'a str> {
        self.at += 1;
        self.words.next()
    }

    fn wrong(&self, problem: &'static str, word: &str) -> NotationError {
        NotationError::new(problem, word, self.at)
    }

    fn required(&mut self, problem: &'static str) -> Result<&'a str, NotationError> {
        self.next().ok_or(NotationError::missing(problem, self.at))
    }

    fn colour(&mut self) -> Result<Colour, NotationError> {
        let word = self.required("missing_colour")?;
        Colour::from_word(&word.to_ascii_lowercase())
            .ok_or_else(|| self.wrong("unknown_colour", word))
    }

    fn card(&mut self) -> Result<Card, NotationError> {
        let word = self.required("missing_card")?;
        self.parse_card(word)
    }

    fn parse_card(&self, word: &str) -> Result<Card, NotationError> {
        Card::from_text(&word.to_ascii_uppercase()).ok_or_else(|| self.wrong("unknown_card", word))
    }

    /// A card, optionally with the seat whose stone lies on it.
    fn marked_card(&mut self) -> Result<(Card, Option<Seat>), NotationError> {
        let word = self.required("missing_card")?;
        let Some((card, seat)) = word.split_once('@') else {
            return Ok((self.parse_card(word)?, None));
        };
        let seat = seat.parse().ok().and_then(Seat::new);
        let seat = seat.ok_or_else(|| self.wrong("unknown_seat", word))?;
        Ok((self.parse_card(card)?, Some(seat)))
    }

    fn row(&mut self) -> Result<RowName, NotationError> {
        match self.words.peek().map(|word| word.to_ascii_lowercase()).as_deref() {
            Some("farm") => {
                self.next();
                Ok(RowName::Farm)
            }
            Some("market") => {
                self.next();
                Ok(RowName::Market)
            }
            _ => Ok(RowName::Market),
        }
    }

    /// All cards up to the end or to the word `for`.
    fn cards(&mut self) -> Result<Cards, NotationError> {
        let mut cards = Cards::NONE;
        while self.words.peek().is_some_and(|word| !word.eq_ignore_ascii_case("for")) {
            let word = self.required("missing_card")?;
            let card = self.parse_card(word)?;
            if cards.count(card) == card.copies() {
                return Err(self.wrong("too_many_copies", word));
            }
            cards.add(card);
        }
        Ok(cards)
    }

    fn some_cards(&mut self) -> Result<Cards, NotationError> {
        let cards = self.cards()?;
        if cards.is_empty() {
            return Err(NotationError::missing("missing_card", self.at + 1));
        }
        Ok(cards)
    }

    fn insurance(&mut self) -> Result<Choice, NotationError> {
        let named = |word: &&str| Colour::from_word(&word.to_ascii_lowercase());
        let colour = self.words.peek().and_then(named);
        if colour.is_some() {
            self.next();
        }
        if self.words.peek() == Some(&"-") {
            self.next();
            return Ok(Choice::Insure { colour, payment: Cards::NONE, saved: Cards::NONE });
        }
        let payment = self.some_cards()?;
        let mut saved = Cards::NONE;
        if self.words.peek().is_some() {
            self.next();
            saved = self.some_cards()?;
        }
        Ok(Choice::Insure { colour, payment, saved })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(text: &str) {
        assert_eq!(text.parse::<Choice>().unwrap().to_string(), text);
    }

    fn wrong(text: &str, problem: &str, at: usize) {
        let error = text.parse::<Choice>().unwrap_err();
        assert_eq!((error.problem, error.at), (problem, at), "{text}");
    }

    #[test]
    fn choices_are_read_as_they_are_written() {
        for text in [
            "token red",
            "take B5",
            "take R5@0",
            "reserve R5",
            "reserve G3 farm",
            "buy",
            "buy R2 G5",
            "pay Y3 Y2",
            "insure -",
            "insure B2 B2",
            "insure B3 B2 for B5 B3",
            "insure blue -",
            "insure blue B2",
            "save B5 B2",
            "pass",
        ] {
            same(text);
        }
    }

    #[test]
    fn order_and_case_do_not_matter() {
        let choice: Choice = " BUY  g5 r2 ".parse().unwrap();
        assert_eq!(choice.to_string(), "buy R2 G5");
        assert_eq!("reserve R5 market".parse::<Choice>().unwrap().to_string(), "reserve R5");
    }

    #[test]
    fn errors_name_the_word_and_its_problem() {
        wrong("", "empty", 1);
        wrong("steal R5", "unknown_verb", 1);
        wrong("token", "missing_colour", 2);
        wrong("token pink", "unknown_colour", 2);
        wrong("take R4", "unknown_card", 2);
        wrong("take R5@9", "unknown_seat", 2);
        wrong("take R5 R5", "unexpected_word", 3);
        wrong("buy R2 X5", "unknown_card", 3);
        wrong("buy R5 R5 R5 R5 R5 R5 R5 R5", "too_many_copies", 9);
        wrong("pay", "missing_card", 2);
        wrong("insure", "missing_card", 2);
        wrong("insure B2 for", "missing_card", 4);
        wrong("pass now", "unexpected_word", 2);
        wrong("take R5é", "unknown_card", 2);
        wrong(&"buy ".repeat(1000), "too_long", 1);
    }
}
