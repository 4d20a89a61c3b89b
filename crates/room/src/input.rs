//! Inputs: the messages into a room.

use crate::caller::Caller;
use crate::request::RoomRequest;
use crate::state::{People, State};
use higaki_protocol::Refusal;
use higaki_table::Seat;
use higaki_values::{Revision, UnixMillis};

/// The driver's number for a request; the reply carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// The driver's number for a watcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WatcherId(pub u64);

/// The id of a search. One of an earlier epoch belongs to an outdated position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchId {
    pub(crate) seat: Seat,
    pub(crate) epoch: u64,
}

/// An entry of the log with its revision.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "entries hold hidden information")]
pub struct StoredEntry {
    /// The revision of the log after it.
    pub revision: Revision,
    /// The time of the append.
    pub at: UnixMillis,
    /// The payload of the [`NewEntry`](crate::NewEntry).
    pub payload: Vec<u8>,
}

/// A message that a room reacts to.
#[expect(missing_debug_implementations, reason = "entries hold hidden information")]
pub enum Input {
    /// A request. Exactly one [`Effect`](crate::Effect) with its ticket follows.
    Request {
        /// The number of the request.
        ticket: Ticket,
        /// The person behind it.
        caller: Caller,
        /// Idempotency key: the same change happens once, however often it is requested.
        key: Option<String>,
        /// The request.
        request: RoomRequest,
    },
    /// The caller has given the right password.
    Admit {
        /// The number of the request.
        ticket: Ticket,
        /// The person.
        caller: Caller,
    },
    /// A connection begins to watch, from its last number on.
    Watch {
        /// The number of the watcher.
        watcher: WatcherId,
        /// The person.
        caller: Caller,
        /// The seat; none as a spectator.
        seat: Option<u8>,
        /// The last number that the watcher received.
        since: Option<u64>,
    },
    /// A watcher stopped.
    Unwatch {
        /// The number of the watcher.
        watcher: WatcherId,
    },
    /// The result of a search; no choice if it failed.
    Chose {
        /// The search.
        search: SearchId,
        /// The choice in notation.
        choice: Option<String>,
    },
    /// The driver has no capacity for a search before this moment.
    SearchDeferred {
        /// The search.
        search: SearchId,
        /// The time of the next attempt.
        until: UnixMillis,
    },
    /// The time of [`Room::wake_at`](crate::Room::wake_at) has come; harmless at other times.
    Tick,
    /// The entries of the last append are durable.
    Committed {
        /// The revision of the log.
        revision: Revision,
    },
    /// Another process appended first, or the key of the request is in the log already.
    Conflict,
    /// The append failed.
    CommitFailed {
        /// The refusal of the request.
        refusal: Refusal,
    },
    /// The state was read from the log again.
    Reloaded(Box<State>),
    /// Entries that another process appended.
    Entries(Vec<StoredEntry>),
    /// Names and accounts of the people at the table; none if they cannot be read.
    People(Option<People>),
    /// Whether this process runs clocks and opponents of the table.
    Lead(bool),
    /// No process ran the clocks since this time.
    ClocksStopped {
        /// The last time at which they ran.
        since: UnixMillis,
    },
}
