//! What stands in the log of a table. The log is the only truth: everything else is derived.

use super::feed::EVERYBODY;
use higaki_protocol::{Actor, Answer, Cause, OfferKind};
use higaki_store::{PersonId, TableId};
use higaki_table::{ChanceResult, Nonce};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An entry, and the key under which it was asked for. It holds what is hidden from players, so
/// it has no debug output.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Logged {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<Key>,
    #[serde(flatten)]
    pub(crate) entry: Entry,
}

/// Who asked for something, what he called it, and what he was answered.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Key {
    pub(crate) person: PersonId,
    pub(crate) client: String,
    pub(crate) answer: Answer,
}

/// Something that happened at a table. Released forms never change; new ones may be added.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// Somebody knew the password.
    Admitted { person: PersonId },
    /// Somebody took a seat.
    Joined { seat: u8, person: PersonId, nonce: Option<Nonce> },
    /// Somebody gave a seat up before the beginning.
    Left { seat: u8, person: PersonId },
    /// The host changed the seats, or somebody took another one.
    Arranged { chairs: Vec<Chair> },
    /// The deal, with everybody where he sits from now on; or the position of a lesson.
    Started {
        chairs: Vec<Chair>,
        deal: Vec<ChanceResult>,
        clocks: Vec<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scenario: Option<Value>,
    },
    /// A choice, and what chance decided because of it.
    Played {
        seat: u8,
        choice: String,
        chance: Vec<ChanceResult>,
        by: Actor,
        again: bool,
        visible: u8,
        clocks: Vec<i64>,
    },
    /// Choices taken back: the last one of a seat that stands free, or the very last ones.
    TakenBack { seat: u8, count: u32, consent: bool, visible: u8, clocks: Vec<i64> },
    /// A question to everybody.
    Proposed { offer: u64, seat: u8, kind: OfferKind },
    /// One agreed.
    Agreed { offer: u64, seat: u8 },
    /// One did not.
    Declined { offer: u64, seat: u8 },
    /// The game rests.
    Paused { clocks: Vec<i64> },
    /// The game goes on.
    Resumed { seat: u8, clocks: Vec<i64> },
    /// The server was away; the clocks go on from here.
    ClocksHeld { milliseconds: i64, clocks: Vec<i64> },
    /// A bot plays on.
    TakenOver { seat: u8, level: String, cause: Cause, clocks: Vec<i64> },
    /// The person plays again.
    Returned { seat: u8, clocks: Vec<i64> },
    /// All gave up.
    Abandoned,
    /// Those who played here play again there.
    Rematch { table: TableId },
}

impl Entry {
    /// The word by which the store calls it.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Entry::Admitted { .. } => "admitted",
            Entry::Joined { .. } => "joined",
            Entry::Left { .. } => "left",
            Entry::Arranged { .. } => "arranged",
            Entry::Started { .. } => "started",
            Entry::Played { .. } => "played",
            Entry::TakenBack { .. } => "taken_back",
            Entry::Proposed { .. } => "proposed",
            Entry::Agreed { .. } => "agreed",
            Entry::Declined { .. } => "declined",
            Entry::Paused { .. } => "paused",
            Entry::Resumed { .. } => "resumed",
            Entry::ClocksHeld { .. } => "clocks_held",
            Entry::TakenOver { .. } => "taken_over",
            Entry::Returned { .. } => "returned",
            Entry::Abandoned => "abandoned",
            Entry::Rematch { .. } => "rematch",
        }
    }

    /// Whether not everybody can notice it.
    pub(crate) const fn is_private(&self) -> bool {
        match self {
            Entry::Played { visible, .. } | Entry::TakenBack { visible, .. } => {
                *visible != EVERYBODY
            }
            _ => false,
        }
    }
}

/// A seat and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    /// What its player added to the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<Nonce>,
    /// The bot that plays for the person at the moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<(String, Cause)>,
}

/// Whose seat it is. Names do not belong into a log, only ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Holder {
    Open,
    Reserved { person: PersonId },
    Person { person: PersonId },
    Bot { level: String },
}

impl Chair {
    pub(crate) const fn of(holder: Holder) -> Chair {
        Chair { holder, nonce: None, stand_in: None }
    }

    /// Whose it is, or for whom it is kept.
    pub(crate) const fn anyone(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Reserved { person } | Holder::Person { person } => Some(person),
            Holder::Open | Holder::Bot { .. } => None,
        }
    }

    /// Whose it is.
    pub(crate) const fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { person } => Some(person),
            _ => None,
        }
    }

    /// The bot whose seat it is.
    pub(crate) const fn level(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot { level } => Some(level.as_str()),
            _ => None,
        }
    }

    /// The bot that decides for this seat at the moment.
    pub(crate) fn bot(&self) -> Option<&str> {
        match (&self.holder, &self.stand_in) {
            (Holder::Bot { level }, _) | (_, Some((level, _))) => Some(level),
            _ => None,
        }
    }

    /// Whether a person decides for this seat at the moment.
    pub(crate) fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }
}
