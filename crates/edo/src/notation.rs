//! The text form of choices.
//!
//! | text | meaning |
//! |---|---|
//! | `package 3` · `city A` | the draft |
//! | `ronin at RI1` · `ronin to C` | names a Ronin, puts it down |
//! | `plan A.wood 2` · `privilege b` · `confirm` | the secret plan |
//! | `move W1 EDO` · `merchant W1` | paid movement |
//! | `rice` · `money` · `recruit` · `special 7` | actions at home |
//! | `harvest WO1` · `harvest WO1 full` | with privilege f |
//! | `build house EDO` · `build house EDO first` · `temple W1` | with privilege a |
//! | `trade buy 2` · `trade point` · `trade buy 1 next` | with privilege c |
//! | `travel gate G1` · `travel move A EDO` · `drive C` · `bring A` | travelling |
//! | `wish 2` · `privilege d A` · `privilege e wood stone` | wood from the tile wood or stone |
//! | `home A` · `pay` · `discard rice` | wages and limit |
//! | `enough` · `finish` | no second half of an action; the card is done |

use crate::cards::ActionKind;
use crate::choice::{Choice, Harvest, OfferCard, SiteChoice};
use higaki_table::NotationError;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Choice::Package { number } => write!(f, "package {number}"),
            Choice::City { city } => write!(f, "city {city}"),
            Choice::NameRonin { at } => write!(f, "ronin at {at}"),
            Choice::PlaceRonin { to } => write!(f, "ronin to {to}"),
            Choice::Plan { card, action, officials } => {
                write!(f, "plan {card}.{action} {officials}")
            }
            Choice::Support => f.write_str("privilege b"),
            Choice::Confirm => f.write_str("confirm"),
            Choice::Move { from, to } => write!(f, "move {from} {to}"),
            Choice::MoveMerchant { to } => write!(f, "merchant {to}"),
            Choice::RiceHome => f.write_str("rice"),
            Choice::Money => f.write_str("money"),
            Choice::Harvest { field, how: Harvest::Plain } => write!(f, "harvest {field}"),
            Choice::Harvest { field, how: Harvest::Full } => write!(f, "harvest {field} full"),
            Choice::Build { building, city, site: SiteChoice::Lowest } => {
                write!(f, "build {building} {city}")
            }
            Choice::Build { building, city, site: SiteChoice::First } => {
                write!(f, "build {building} {city} first")
            }
            Choice::Temple { space } => write!(f, "temple {space}"),
            Choice::Buy { pieces, card } => write!(f, "trade buy {pieces}{}", suffix(card)),
            Choice::Point { card } => write!(f, "trade point{}", suffix(card)),
            Choice::Gate { gate } => write!(f, "travel gate {gate}"),
            Choice::Travel { from, to } => write!(f, "travel move {from} {to}"),
            Choice::Drive { space } => write!(f, "drive {space}"),
            Choice::Bring { from } => write!(f, "bring {from}"),
            Choice::Recruit => f.write_str("recruit"),
            Choice::Special { number } => write!(f, "special {number}"),
            Choice::Wish { place } => write!(f, "wish {place}"),
            Choice::CityIncome { city } => write!(f, "privilege d {city}"),
            Choice::TakeResource { take, instead_of: None } => write!(f, "privilege e {take}"),
            Choice::TakeResource { take, instead_of: Some(other) } => {
                write!(f, "privilege e {take} {other}")
            }
            Choice::Home { from } => write!(f, "home {from}"),
            Choice::Pay => f.write_str("pay"),
            Choice::Discard { resource } => write!(f, "discard {resource}"),
            Choice::Enough => f.write_str("enough"),
            Choice::Finish => f.write_str("finish"),
        }
    }
}

fn suffix(card: OfferCard) -> &'static str {
    match card {
        OfferCard::Current => "",
        OfferCard::Next => " next",
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        if text.len() > NotationError::MAX_TEXT {
            return Err(NotationError::missing("too_long", 1));
        }
        let mut words = Words { words: text.split_whitespace(), at: 0 };
        let choice = parse(&mut words)?;
        match words.words.next() {
            None => Ok(choice),
            Some(word) => Err(NotationError::new("unexpected_word", word, words.at + 1)),
        }
    }
}

/// The words of a text, and the number of words read.
struct Words<'a> {
    words: SplitWhitespace<'a>,
    at: usize,
}

impl<'a> Words<'a> {
    fn word(&mut self, missing: &'static str) -> Result<&'a str, NotationError> {
        self.at += 1;
        self.words.next().ok_or_else(|| NotationError::missing(missing, self.at))
    }

    fn item<T: FromStr<Err = NotationError>>(
        &mut self,
        missing: &'static str,
    ) -> Result<T, NotationError> {
        let word = self.word(missing)?;
        word.parse().map_err(|error: NotationError| NotationError { at: self.at, ..error })
    }

    fn number(&mut self, highest: u8) -> Result<u8, NotationError> {
        let word = self.word("missing_number")?;
        let number = word.parse::<u8>().ok().filter(|_| word.bytes().all(|b| b.is_ascii_digit()));
        // One number has one text: no zeros in front.
        let number = number.filter(|number| *number <= highest && word.len() <= 2);
        let number = number.filter(|_| word == "0" || !word.starts_with('0'));
        number.ok_or_else(|| NotationError::new("bad_number", word, self.at))
    }

    /// Whether exactly this word comes last.
    fn closing(&mut self, word: &str) -> Result<Closing, NotationError> {
        let Some(next) = self.words.next() else { return Ok(Closing::Missing) };
        self.at += 1;
        if next == word {
            return Ok(Closing::Found);
        }
        Err(NotationError::new("unexpected_word", next, self.at))
    }

    fn unknown(&self, problem: &'static str, word: &str) -> NotationError {
        NotationError::new(problem, word, self.at)
    }
}

enum Closing {
    Found,
    Missing,
}

fn parse(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let verb = words.word("empty")?;
    Ok(match verb {
        "package" => Choice::Package { number: words.number(99)? },
        "city" => Choice::City { city: words.item("missing_space")? },
        "ronin" => match words.word("missing_word")? {
            "at" => Choice::NameRonin { at: words.item("missing_space")? },
            "to" => Choice::PlaceRonin { to: words.item("missing_space")? },
            word => return Err(words.unknown("unexpected_word", word)),
        },
        "plan" => parse_plan(words)?,
        "confirm" => Choice::Confirm,
        "move" => {
            Choice::Move { from: words.item("missing_space")?, to: words.item("missing_space")? }
        }
        "merchant" => Choice::MoveMerchant { to: words.item("missing_space")? },
        "rice" => Choice::RiceHome,
        "money" => Choice::Money,
        "harvest" => {
            let field = words.item("missing_space")?;
            let how = match words.closing("full")? {
                Closing::Found => Harvest::Full,
                Closing::Missing => Harvest::Plain,
            };
            Choice::Harvest { field, how }
        }
        "build" => {
            let (building, city) = (words.item("missing_building")?, words.item("missing_space")?);
            let site = match words.closing("first")? {
                Closing::Found => SiteChoice::First,
                Closing::Missing => SiteChoice::Lowest,
            };
            Choice::Build { building, city, site }
        }
        "temple" => Choice::Temple { space: words.item("missing_space")? },
        "trade" => parse_trade(words)?,
        "travel" => match words.word("missing_word")? {
            "gate" => Choice::Gate { gate: words.item("missing_space")? },
            "move" => Choice::Travel {
                from: words.item("missing_space")?,
                to: words.item("missing_space")?,
            },
            word => return Err(words.unknown("unexpected_word", word)),
        },
        "drive" => Choice::Drive { space: words.item("missing_space")? },
        "bring" => Choice::Bring { from: words.item("missing_space")? },
        "recruit" => Choice::Recruit,
        "special" => Choice::Special { number: words.number(99)? },
        "wish" => Choice::Wish { place: words.number(99)? },
        "privilege" => parse_privilege(words)?,
        "home" => Choice::Home { from: words.item("missing_space")? },
        "pay" => Choice::Pay,
        "discard" => Choice::Discard { resource: words.item("missing_resource")? },
        "enough" => Choice::Enough,
        "finish" => Choice::Finish,
        word => return Err(words.unknown("unknown_verb", word)),
    })
}

fn parse_plan(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let word = words.word("missing_card")?;
    let at = words.at;
    let placed = |error: NotationError| NotationError { at, ..error };
    let (card, action) =
        word.split_once('.').ok_or_else(|| words.unknown("missing_action", word))?;
    let card = card.parse().map_err(placed)?;
    let action: ActionKind = action.parse().map_err(placed)?;
    Ok(Choice::Plan { card, action, officials: words.number(99)? })
}

fn parse_trade(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let offer = words.word("missing_word")?;
    let pieces = match offer {
        "buy" => Some(words.number(99)?),
        "point" => None,
        word => return Err(words.unknown("unexpected_word", word)),
    };
    let card = match words.closing("next")? {
        Closing::Found => OfferCard::Next,
        Closing::Missing => OfferCard::Current,
    };
    Ok(match pieces {
        Some(pieces) => Choice::Buy { pieces, card },
        None => Choice::Point { card },
    })
}

fn parse_privilege(words: &mut Words<'_>) -> Result<Choice, NotationError> {
    Ok(match words.word("missing_privilege")? {
        "b" => Choice::Support,
        "d" => Choice::CityIncome { city: words.item("missing_space")? },
        "e" => {
            let take = words.item("missing_resource")?;
            let more = words.words.clone().next().is_some();
            let instead_of = if more { Some(words.item("missing_resource")?) } else { None };
            Choice::TakeResource { take, instead_of }
        }
        word => return Err(words.unknown("unknown_privilege", word)),
    })
}
