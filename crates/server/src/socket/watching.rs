//! The watches of one socket.

use crate::tables::{Caller, Delivery, Subscription, Tables};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use higaki_protocol::{Code, Kind, Refusal};
use higaki_store::TableId;
use std::future::poll_fn;
use std::task::{Context, Poll};

/// A table, and as which seat.
pub(super) type Place = (TableId, Option<u8>);

/// After so long a table that could not be read is tried again, in milliseconds; longer each time.
const FIRST_PAUSE: i64 = 250;
const LONGEST_PAUSE: i64 = 2_000;

/// Something that came from a table that is watched.
pub(super) struct FromTable {
    pub(super) place: Place,
    pub(super) news: News,
}

pub(super) enum News {
    Delivery(Delivery),
    /// The subscription ended without a word: we were too slow, or the table left memory.
    Interrupted,
    /// It goes on, or why it does not.
    Resumed(Result<Subscription, Refusal>),
}

/// All that is watched. It is never much, so that one after the other is asked.
#[derive(Default)]
pub(super) struct Watching {
    watched: Vec<Watched>,
    /// The watch that is polled first the next time, so that none can starve the others.
    first: usize,
}

/// A watched table.
struct Watched {
    place: Place,
    /// The last number that was sent.
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

    /// Whether a seat of this table is watched.
    pub(super) fn plays(&self, table: TableId) -> bool {
        let mut watched = self.watched.iter();
        watched.any(|watched| watched.place.0 == table && watched.place.1.is_some())
    }

    /// Begins to watch, or goes on after an interruption.
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

    /// The last number that was sent of a table.
    pub(super) fn number(&self, place: Place) -> Option<u64> {
        let mut watched = self.watched.iter();
        watched.find(|watched| watched.place == place).map(|watched| watched.number)
    }

    /// The next thing to tell; waits for ever while nothing is watched. Whatever ends has to be
    /// taken out or begun anew before the next is asked for.
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

/// Subscribes from the last number on. A database that is away for a while is no reason to end the
/// watch: nobody would tell the client when it is back.
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
