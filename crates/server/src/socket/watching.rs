//! What one socket watches.

use crate::tables::{Delivery, Subscription};
use higaki_store::TableId;
use std::future::poll_fn;
use std::task::Poll;

/// A table, and as which seat.
pub(super) type Place = (TableId, Option<u8>);

/// Something that came from a table that is watched, or nothing because it ended.
pub(super) struct FromTable {
    pub(super) place: Place,
    pub(super) delivery: Option<Delivery>,
}

/// All that is watched. It is never much, so that one after the other is asked.
#[derive(Default)]
pub(super) struct Watching {
    watched: Vec<Watched>,
    /// Who is asked first the next time: none of many can keep the others waiting.
    first: usize,
}

/// What a client knows of a table.
struct Watched {
    place: Place,
    /// The last number that was sent.
    number: u64,
    subscription: Subscription,
}

impl Watching {
    pub(super) fn len(&self) -> usize {
        self.watched.len()
    }

    pub(super) fn contains(&self, place: Place) -> bool {
        self.watched.iter().any(|watched| watched.place == place)
    }

    /// Begins to watch, or goes on after an interruption.
    pub(super) fn insert(&mut self, place: Place, subscription: Subscription) {
        self.remove(place);
        self.watched.push(Watched { place, number: subscription.number, subscription });
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
                if let Poll::Ready(delivery) = watched.subscription.poll_next(context) {
                    if let Some(Delivery::News { number, .. }) = &delivery {
                        watched.number = *number;
                    }
                    self.first = at + 1;
                    return Poll::Ready(FromTable { place: watched.place, delivery });
                }
            }
            Poll::Pending
        })
        .await
    }
}
