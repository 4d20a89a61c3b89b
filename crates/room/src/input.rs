//! Everything that goes into a room.

use crate::caller::Caller;
use crate::request::RoomRequest;
use crate::state::{People, State};
use higaki_protocol::Refusal;
use higaki_table::Seat;
use higaki_values::{Revision, UnixMillis};

/// The driver's number for a request; the reply carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// The driver's number for somebody who watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WatcherId(pub u64);

/// A search of an opponent. One of an earlier epoch belongs to a position that is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchId {
    pub(crate) seat: Seat,
    pub(crate) epoch: u64,
}

/// An entry of the log with its revision.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "entries hold hidden information")]
pub struct StoredEntry {
    /// The revision that it led to.
    pub revision: Revision,
    /// The moment at which it was appended.
    pub at: UnixMillis,
    /// The payload of the [`NewEntry`](crate::NewEntry).
    pub payload: Vec<u8>,
}

/// Something that a room reacts to.
#[expect(missing_debug_implementations, reason = "entries hold hidden information")]
pub enum Input {
    /// A request. Exactly one [`Effect`](crate::Effect) with its ticket follows.
    Request {
        /// The number of the request.
        ticket: Ticket,
        /// The person behind it.
        caller: Caller,
        /// With a key the same change happens once, however often it is requested.
        key: Option<String>,
        /// The request.
        request: RoomRequest,
    },
    /// The caller gave the right password.
    Admit {
        /// The number of the request.
        ticket: Ticket,
        /// The person.
        caller: Caller,
    },
    /// Somebody wants to watch, from their last number on.
    Watch {
        /// The number of the watcher.
        watcher: WatcherId,
        /// The person.
        caller: Caller,
        /// The seat; none as a spectator.
        seat: Option<u8>,
        /// The last number that the watcher has seen.
        since: Option<u64>,
    },
    /// Somebody stopped watching.
    Unwatch {
        /// The number of the watcher.
        watcher: WatcherId,
    },
    /// An opponent chose; none if its search failed.
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
        /// The moment of the next attempt.
        until: UnixMillis,
    },
    /// The alarm of [`Room::wake_at`](crate::Room::wake_at), or any other moment.
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
    /// No process ran the clocks since this moment.
    ClocksStopped {
        /// The last moment at which they ran.
        since: UnixMillis,
    },
}
