//! Entries of a table's log, from which all state is derived.

use crate::effect::NewEntry;
use crate::state::ReplayError;
use crate::viewers::ViewerSet;
use higaki_protocol::{Actor, Answer, Cause, OfferKind};
use higaki_table::{ChanceResult, Nonce, write_json};
use higaki_values::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An entry with the idempotency key of its request. No debug output: it holds hidden information.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct LogEntry {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<Key>,
    #[serde(flatten)]
    pub(crate) entry: Entry,
}

/// The usual size of a payload: nearly all are shorter.
const USUAL_BYTES: usize = 256;

impl LogEntry {
    pub(crate) fn to_new(&self) -> NewEntry {
        let mut payload = Vec::with_capacity(USUAL_BYTES);
        write_json(self, &mut payload);
        NewEntry { kind: self.entry.word(), payload }
    }

    pub(crate) fn read(payload: &[u8]) -> Result<LogEntry, ReplayError> {
        serde_json::from_slice(payload).map_err(|_| ReplayError::DoesNotFit)
    }
}

/// The idempotency key of a request: its person, the client's text, and the answer.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Key {
    pub(crate) person: PersonId,
    pub(crate) client: String,
    pub(crate) answer: Answer,
}

/// A change of a table. Released forms never change; new ones may be added.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// A person gave the right password.
    Admitted { person: PersonId },
    /// A person took a seat.
    Joined { seat: u8, person: PersonId, nonce: Option<Nonce> },
    /// A person left a seat before the beginning.
    Left { seat: u8, person: PersonId },
    /// The host changed the seats, or a player moved to another one.
    Arranged { chairs: Vec<Chair> },
    /// The deal with the final seats, or the position of a lesson.
    Started {
        chairs: Vec<Chair>,
        deal: Vec<ChanceResult>,
        clocks: Vec<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scenario: Option<Value>,
    },
    /// A choice with its random results.
    Played {
        seat: u8,
        choice: String,
        chance: Vec<ChanceResult>,
        by: Actor,
        again: bool,
        visible: ViewerSet,
        clocks: Vec<i64>,
    },
    /// Choices taken back: the last one of a seat that stands free, or the very last ones.
    TakenBack { seat: u8, count: u32, consent: bool, visible: ViewerSet, clocks: Vec<i64> },
    /// A proposal that needs consent.
    Proposed { offer: u64, seat: u8, kind: OfferKind },
    /// A vote in favour.
    Agreed { offer: u64, seat: u8 },
    /// A vote against, or a withdrawal.
    Declined { offer: u64, seat: u8 },
    /// The game was paused.
    Paused { clocks: Vec<i64> },
    /// The game was resumed.
    Resumed { seat: u8, clocks: Vec<i64> },
    /// The server was down; the clocks continue from here.
    ClocksHeld { milliseconds: i64, clocks: Vec<i64> },
    /// A bot replaces a player.
    TakenOver { seat: u8, level: String, cause: Cause, clocks: Vec<i64> },
    /// The player returned.
    Returned { seat: u8, clocks: Vec<i64> },
    /// All players agreed to abandon the game.
    Abandoned,
    /// A rematch was created.
    Rematch { table: TableId },
}

impl Entry {
    /// The word of its kind in the store.
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

    /// Whether some viewers cannot notice it.
    pub(crate) fn is_private(&self) -> bool {
        match self {
            Entry::Played { visible, .. } | Entry::TakenBack { visible, .. } => {
                *visible != ViewerSet::EVERYONE
            }
            _ => false,
        }
    }
}

/// A seat and its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The holder.
    pub holder: Holder,
    /// The player's part of the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<Nonce>,
    /// The opponent that replaces the person at the moment, and the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<(String, Cause)>,
}

/// The holder of a seat by id; the log contains no names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Open.
    Open,
    /// Reserved for a person.
    Reserved {
        /// The invited person.
        person: PersonId,
    },
    /// A person.
    Person {
        /// The person.
        person: PersonId,
    },
    /// An opponent.
    Bot {
        /// The word of its level.
        level: String,
    },
}

impl Chair {
    /// A seat with this holder and nothing else.
    #[must_use]
    pub const fn of(holder: Holder) -> Chair {
        Chair { holder, nonce: None, stand_in: None }
    }

    /// The person who holds the seat or for whom it is kept.
    #[must_use]
    pub const fn anyone(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Reserved { person } | Holder::Person { person } => Some(person),
            Holder::Open | Holder::Bot { .. } => None,
        }
    }

    /// The person who holds the seat.
    #[must_use]
    pub const fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { person } => Some(person),
            _ => None,
        }
    }

    /// The level of the opponent that holds the seat.
    #[must_use]
    pub const fn level(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot { level } => Some(level.as_str()),
            _ => None,
        }
    }

    /// The level of the opponent that decides for this seat at the moment.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        match (&self.holder, &self.stand_in) {
            (Holder::Bot { level }, _) | (_, Some((level, _))) => Some(level),
            _ => None,
        }
    }

    /// Whether a person decides for this seat at the moment.
    #[must_use]
    pub fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }
}
