//! Messages to the task of a table, and subscriptions to it.

use crate::queue;
use higaki_protocol::{Answer, Refusal, TableFrame};
use higaki_room::{Caller, Delivery, FrameText, Rematch, RoomRequest};
use higaki_store::{PasswordHash, PersonId};
use std::task::{Context, Poll};
use tokio::sync::{mpsc, oneshot};

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A message to the task of a table. Large ones are boxed: every mailbox has room for dozens.
pub(crate) enum Message {
    /// A request to the room.
    Request(Box<TableRequest>),
    /// The password hash that the caller has to match; none if the table is open to them.
    Gate { caller: Caller, reply: Reply<Option<PasswordHash>> },
    /// The whole state for a viewer.
    Admit { caller: Caller, reply: Reply<Answer> },
    /// A subscription.
    Look { caller: Caller, seat: Option<u8>, reply: Reply<TableFrame> },
    /// Everything from now on.
    Subscribe(Box<Subscribe>),
    /// The table for a rematch.
    Rematch { reply: Reply<Box<Rematch>> },
    /// A subscription was dropped.
    Gone,
    /// Another process appended to the log.
    Moved,
    /// Another process stored a chat line.
    Talked,
    /// A person was renamed or became an account.
    People { person: PersonId },
    /// A deadline has passed.
    Wake,
    /// The server shuts down.
    Stop { done: oneshot::Sender<()> },
}

/// A request with its reply.
pub(crate) struct TableRequest {
    pub(crate) caller: Caller,
    pub(crate) key: Option<String>,
    pub(crate) request: RoomRequest,
    pub(crate) reply: Reply<Answer>,
}

/// A request to watch.
pub(crate) struct Subscribe {
    pub(crate) caller: Caller,
    pub(crate) seat: Option<u8>,
    pub(crate) since: Option<u64>,
    pub(crate) reply: Reply<Subscription>,
}

/// A subscription of one viewer to a table. If it ends without a reason, the reader was too slow or
/// the table was loaded again: subscribe again from the last number.
#[derive(Debug)]
pub struct Subscription {
    /// The first frame: the whole state, or the missed happenings. Take it out once it is sent, to
    /// free its memory.
    pub first: FrameText,
    /// The number of the last happening in it.
    pub number: u64,
    pub(crate) deliveries: queue::Receiver<Delivery>,
    pub(crate) _gone: Gone,
}

impl Subscription {
    /// The next delivery; none at the end.
    pub async fn next(&mut self) -> Option<Delivery> {
        self.deliveries.recv().await
    }

    /// Polls for the next delivery.
    pub(crate) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Delivery>> {
        self.deliveries.poll_recv(context)
    }
}

/// Notifies the table when a subscription is dropped.
pub(crate) struct Gone(pub(crate) mpsc::WeakSender<Message>);

impl Drop for Gone {
    fn drop(&mut self) {
        if let Some(table) = self.0.upgrade() {
            // A table with a full mailbox notices at its next delivery.
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
