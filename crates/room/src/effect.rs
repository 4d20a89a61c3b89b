//! Effects: the instructions of a room to its driver.

use crate::frames::FrameText;
use crate::input::{SearchId, Ticket, WatcherId};
use higaki_catalogue::Search;
use higaki_protocol::{Answer, Refusal};
use higaki_table::{SeatSet, Viewer};
use higaki_values::PersonId;

/// An instruction to the driver, in order.
#[derive(Debug)]
pub enum Effect {
    /// Append entries to the log, all or none, and answer with `Committed`, `Conflict` or
    /// `CommitFailed`.
    Append(Append),
    /// Read the state from the log again and answer with `Reloaded`.
    Reload,
    /// Read the people at the table again and answer with `People`.
    ReadPeople,
    /// Answer a request.
    Reply {
        /// The number of the request.
        ticket: Ticket,
        /// The answer.
        answer: Result<Answer, Refusal>,
    },
    /// Begin a watch with its first frame.
    Watching {
        /// The number of the watcher.
        watcher: WatcherId,
        /// The first frame and its number, or a refusal.
        first: Result<(FrameText, u64), Refusal>,
    },
    /// Send a delivery to a watcher.
    Deliver {
        /// The number of the watcher.
        watcher: WatcherId,
        /// The delivery.
        delivery: Delivery,
    },
    /// Notify a person whether the table waits for them.
    Ring {
        /// The person.
        person: PersonId,
        /// Whether it waits.
        waiting: bool,
    },
    /// Search a choice for a bot and answer with `Chose` or `SearchDeferred`.
    Think(Think),
    /// Search suggestions and reply with them.
    Advise {
        /// The number of the request.
        ticket: Ticket,
        /// The person behind it.
        person: PersonId,
        /// The search; its result is JSON.
        search: Search,
    },
    /// Analyse the finished game and reply with [`Room::analysis_answer`](crate::Room).
    Analyse {
        /// The number of the request.
        ticket: Ticket,
        /// The person behind it.
        person: PersonId,
        /// The viewer of the analysis.
        viewer: Viewer,
    },
    /// Store a chat line and reply.
    Say {
        /// The number of the request.
        ticket: Ticket,
        /// The author.
        person: PersonId,
        /// The line.
        text: String,
    },
    /// Reply with chat lines.
    ReadChat {
        /// The number of the request.
        ticket: Ticket,
        /// The number of the last known line; none for the latest lines.
        after: Option<u64>,
    },
    /// The game ended with the last commit.
    Finished,
}

/// Entries to append.
#[derive(Debug)]
pub struct Append {
    /// The entries.
    pub entries: Vec<NewEntry>,
    /// The idempotency key of the request, and its person.
    pub key: Option<(PersonId, String)>,
    /// The seats whose people owe a decision afterwards.
    pub deciding: SeatSet,
    /// Whether only the caller can notice the entries.
    pub private: bool,
    /// Whether a person requested them; otherwise a bot chose or a clock ran out.
    pub requested: bool,
}

/// A new entry for the log.
pub struct NewEntry {
    /// The word for its kind.
    pub kind: &'static str,
    /// Its JSON.
    pub payload: Vec<u8>,
}

impl std::fmt::Debug for NewEntry {
    /// Omits the payload, which holds hidden information.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "NewEntry({})", self.kind)
    }
}

/// A search for a bot.
#[derive(Debug)]
pub struct Think {
    /// The number of the search.
    pub search: SearchId,
    /// The work.
    pub work: Search,
    /// Whether it takes negligible time.
    pub quick: bool,
    /// Whether only bots play at this table.
    pub show: bool,
    /// The host, whose share of the computing time it takes.
    pub host: PersonId,
}

/// A message to one watcher.
#[derive(Clone, Debug)]
pub enum Delivery {
    /// A frame of the table's sequence: an update or the whole state.
    Update {
        /// The number of the last happening in it.
        number: u64,
        /// The frame.
        text: FrameText,
    },
    /// The players who are present.
    Presence(FrameText),
    /// A chat line.
    Said {
        /// The author, for watchers who mute them.
        person: PersonId,
        /// The frame.
        text: FrameText,
    },
    /// The watcher lost access to this seat or table.
    Ended(Box<Refusal>),
}
