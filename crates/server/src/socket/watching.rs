//! The tables that a session watches.

use crate::tables::{Caller, Delivery, Subscription, Tables};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use higaki_protocol::{Code, Kind, Refusal};
use higaki_store::TableId;
use std::future::poll_fn;
use std::task::{Context, Poll};

/// A table with the seat of the viewer; none for a spectator.
pub(super) type WatchKey = (TableId, Option<u8>);

/// The first pause before a retry when a table cannot be read, in milliseconds; doubled each time.
const FIRST_PAUSE: i64 = 250;
const LONGEST_PAUSE: i64 = 2_000;

/// An event of a watched table.
pub(super) struct FromWatch {
    pub(super) key: WatchKey,
    pub(super) event: WatchEvent,
}

pub(super) enum WatchEvent {
    Delivery(Delivery),
    /// The subscription ended without a reason: the client was too slow, or the table left memory.
    Interrupted,
    /// The subscription was resumed, or the reason why not.
    Resumed(Result<Subscription, Refusal>),
}

/// All watches of a session. They are few, so they are polled one after the other.
#[derive(Default)]
pub(super) struct Watching {
    watched: Vec<Watched>,
    /// The watch that is polled first the next time, for fairness.
    first: usize,
}

/// A watched table.
struct Watched {
    key: WatchKey,
    /// The last number sent.
    number: u64,
    source: Source,
}

enum Source {
    Subscribed(Subscription),
    Resuming(BoxFuture<'static, Result<Subscription, Refusal>>),
}

impl Watched {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<WatchEvent> {
        match &mut self.source {
            Source::Subscribed(subscription) => subscription.poll_next(context).map(|delivery| {
                if let Some(Delivery::Update { number, .. }) = &delivery {
                    self.number = *number;
                }
                delivery.map_or(WatchEvent::Interrupted, WatchEvent::Delivery)
            }),
            Source::Resuming(resuming) => resuming.poll_unpin(context).map(WatchEvent::Resumed),
        }
    }
}

impl Watching {
    pub(super) fn len(&self) -> usize {
        self.watched.len()
    }

    pub(super) fn contains(&self, key: WatchKey) -> bool {
        self.watched.iter().any(|watched| watched.key == key)
    }

    /// Adds or replaces a watch.
    pub(super) fn insert(&mut self, key: WatchKey, subscription: Subscription) {
        self.remove(key);
        let number = subscription.number;
        self.watched.push(Watched { key, number, source: Source::Subscribed(subscription) });
    }

    /// Subscribes again after an interruption, as soon as the table can be read.
    pub(super) fn resume(&mut self, key: WatchKey, tables: &Tables, caller: Caller) {
        let mut watched = self.watched.iter_mut();
        if let Some(watched) = watched.find(|watched| watched.key == key) {
            let resuming = subscribe_again(tables.clone(), caller, key, watched.number);
            watched.source = Source::Resuming(Box::pin(resuming));
        }
    }

    pub(super) fn remove(&mut self, key: WatchKey) {
        self.watched.retain(|watched| watched.key != key);
    }

    /// The last number sent for a watch.
    pub(super) fn number(&self, key: WatchKey) -> Option<u64> {
        let mut watched = self.watched.iter();
        watched.find(|watched| watched.key == key).map(|watched| watched.number)
    }

    /// The next event; pending for ever without watches. A watch that ended has to be removed or
    /// resumed before the next call.
    pub(super) async fn next(&mut self) -> FromWatch {
        poll_fn(|context| {
            let count = self.watched.len();
            for offset in 0..count {
                let at = (self.first + offset) % count;
                let watched = &mut self.watched[at];
                if let Poll::Ready(event) = watched.poll_next(context) {
                    self.first = at + 1;
                    return Poll::Ready(FromWatch { key: watched.key, event });
                }
            }
            Poll::Pending
        })
        .await
    }
}

/// Subscribes from the last number on. Retries while the database is unavailable: without a watch
/// the client would not learn when it is back.
async fn subscribe_again(
    tables: Tables,
    caller: Caller,
    (table, seat): WatchKey,
    number: u64,
) -> Result<Subscription, Refusal> {
    let mut pause = FIRST_PAUSE;
    loop {
        match tables.subscribe(caller, table, seat, Some(number), None).await {
            Err(refusal)
                if refusal.kind() == Kind::Unavailable && refusal.code != Code::Closing.word() => {}
            result => return result,
        }
        let time = tables.time();
        time.sleep_until(time.now().plus(pause)).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
