//! What the task of a table can be told, and what it tells those who watch.

use super::decide::Caller;
use super::entry::Chair;
use super::thinker::Thought;
use crate::queue;
use higaki_protocol::{Answer, HintFor, Refusal, Request, Settings, TableFrame, Visibility};
use higaki_store::{PasswordHash, PersonId, TableId};
use serde_json::Value;
use std::task::{Context, Poll};
use tokio::sync::{mpsc, oneshot};

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A message to the task of a table. Every table has room for some dozens of them, so that the long
/// ones have theirs apart.
pub(crate) enum Message {
    Ask(Box<Ask>),
    /// Which password has to be said, if any.
    Gate {
        caller: Caller,
        reply: Reply<Option<PasswordHash>>,
    },
    /// The password was right.
    Admit {
        caller: Caller,
        reply: Reply<()>,
    },
    Look {
        caller: Caller,
        seat: Option<u8>,
        reply: Reply<TableFrame>,
    },
    Subscribe(Box<Subscribe>),
    /// What there is to think about for advice.
    Advise {
        caller: Caller,
        hint: Box<HintFor>,
        reply: Reply<Thought>,
    },
    /// What the same again would be.
    Next {
        reply: Reply<NextTable>,
    },
    /// Somebody does not listen any more.
    Gone,
    /// The log went on somewhere else.
    Moved,
    /// Something was said somewhere else.
    Talked,
    /// Somebody has another name, or is somebody else.
    People {
        person: PersonId,
    },
    /// The clock may have run out.
    Wake,
    /// The server is closing.
    Stop {
        done: oneshot::Sender<()>,
    },
}

/// Something that is asked for once.
pub(crate) struct Ask {
    pub(crate) caller: Caller,
    pub(crate) key: Option<String>,
    pub(crate) request: Request,
    pub(crate) reply: Reply<Answer>,
}

/// Somebody wants to watch.
pub(crate) struct Subscribe {
    pub(crate) caller: Caller,
    pub(crate) seat: Option<u8>,
    pub(crate) since: Option<u64>,
    pub(crate) reply: Reply<Subscription>,
}

/// A table for those who want to play again.
pub(crate) struct NextTable {
    pub(crate) table: Option<TableId>,
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) settings: Settings,
    pub(crate) visibility: Visibility,
    pub(crate) password: Option<PasswordHash>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) lesson: Option<String>,
}

/// A frame as the text that goes over the line: made once, and shared by all who are sent it.
pub type FrameText = tokio_tungstenite::tungstenite::Utf8Bytes;

/// What those who watch are told.
#[derive(Clone, Debug)]
pub enum Delivery {
    /// A frame of the table's sequence, and the number that it leads to.
    News {
        /// The number of the last happening in it.
        number: u64,
        /// The frame as text.
        text: FrameText,
    },
    /// Who is there.
    Presence(FrameText),
    /// Somebody said something.
    Said {
        /// Who; not everybody wants to hear everybody.
        person: PersonId,
        /// The frame as text.
        text: FrameText,
    },
    /// This viewer may not look any longer as what he looked.
    Ended(Box<Refusal>),
}

/// Everything that happens at a table, for one viewer. When it ends without saying why, whoever
/// listened was too slow or the table was loaded anew: subscribe again from the last number.
#[derive(Debug)]
pub struct Subscription {
    /// The first frame: everything, or what was missed. Whoever has sent it takes it out, for the
    /// rest is kept as long as somebody watches.
    pub first: FrameText,
    /// The number that it leads to.
    pub number: u64,
    pub(crate) deliveries: queue::Receiver<Delivery>,
    pub(crate) _gone: Gone,
}

impl Subscription {
    /// The next thing to tell; none when it is over.
    pub async fn next(&mut self) -> Option<Delivery> {
        self.deliveries.recv().await
    }

    /// The same for whoever listens to many.
    pub(crate) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Delivery>> {
        self.deliveries.poll_recv(context)
    }
}

/// Tells the table when nobody listens any more.
pub(crate) struct Gone(pub(crate) mpsc::WeakSender<Message>);

impl Drop for Gone {
    fn drop(&mut self) {
        if let Some(table) = self.0.upgrade() {
            // A table that is too busy notices with its next frame.
            let _ = table.try_send(Message::Gone);
        }
    }
}

impl std::fmt::Debug for Gone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Gone")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_short() {
        assert!(size_of::<Message>() <= 56, "{}", size_of::<Message>());
    }
}
