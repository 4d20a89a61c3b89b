//! The tables that a session watches.

use crate::tables::{Caller, Delivery, Subscription, Tables};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use higaki_protocol::{Code, Kind, Refusal};
use higaki_store::TableId;
use std::future::poll_fn;
use std::task::{Context, Poll};

/// A table with the seat of the viewer; none for a spectator.
pub(super) type Place = (TableId, Option<u8>);

/// The first pause before a retry when a table cannot be read, in milliseconds; doubled each time.
const FIRST_PAUSE: i64 = 250;
const LONGEST_PAUSE: i64 = 2_000;

/// An event of a watched table.
pub(super) struct FromTable {
    pub(super) place: Place,
    pub(super) news: News,
}

pub(super) enum News {
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
    place: Place,
    /// The last number sent.
    number: u64,
    source: Source,
}

enum Source {
    Subscribed(Subscription),
    Resuming(BoxFuture<'static, Result<Subscription, Refusal>>),
}

impl Watched {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<News> {
        match &mut self.source {
            Source::Subscribed(subscription) => subscription.poll_next(context).map(|delivery| {
                if let Some(Delivery::News { number, .. }) = &delivery {
                    self.number = *number;
                }
                delivery.map_or(News::Interrupted, News::Delivery)
            }),
            Source::Resuming(resuming) => resuming.poll_unpin(context).map(News::Resumed),
        }
    }
}

impl Watching {
    pub(super) fn len(&self) -> usize {
        self.watched.len()
    }

    pub(super) fn contains(&self, place: Place) -> bool {
        self.watched.iter().any(|watched| watched.place == place)
    }

    /// Whether the session watches a seat of this table.
    pub(super) fn plays(&self, table: TableId) -> bool {
        let mut watched = self.watched.iter();
        watched.any(|watched| watched.place.0 == table && watched.place.1.is_some())
    }

    /// Adds or replaces a watch.
    pub(super) fn insert(&mut self, place: Place, subscription: Subscription) {
        self.remove(place);
        let number = subscription.number;
        self.watched.push(Watched { place, number, source: Source::Subscribed(subscription) });
    }

    /// Subscribes again after an interruption, as soon as the table can be read.
    pub(super) fn resume(&mut self, place: Place, tables: &Tables, caller: Caller) {
        let mut watched = self.watched.iter_mut();
        if let Some(watched) = watched.find(|watched| watched.place == place) {
            let resuming = subscribe_again(tables.clone(), caller, place, watched.number);
            watched.source = Source::Resuming(Box::pin(resuming));
        }
    }

    pub(super) fn remove(&mut self, place: Place) {
        self.watched.retain(|watched| watched.place != place);
    }

    /// The last number sent for a watch.
    pub(super) fn number(&self, place: Place) -> Option<u64> {
        let mut watched = self.watched.iter();
        watched.find(|watched| watched.place == place).map(|watched| watched.number)
    }

    /// The next event; pending for ever without watches. A watch that ended has to be removed or
    /// resumed before the next call.
    pub(super) async fn next(&mut self) -> FromTable {
        poll_fn(|context| {
            let count = self.watched.len();
            for offset in 0..count {
                let at = (self.first + offset) % count;
                let watched = &mut self.watched[at];
                if let Poll::Ready(news) = watched.poll_next(context) {
                    self.first = at + 1;
                    return Poll::Ready(FromTable { place: watched.place, news });
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
    (table, seat): Place,
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
