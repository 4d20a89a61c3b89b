//! What one socket watches.

use crate::tables::{Delivery, Subscription};
use futures_util::stream::{BoxStream, SelectAll};
use futures_util::{StreamExt, stream};
use higaki_store::TableId;
use std::collections::BTreeMap;

/// A table, and as which seat.
pub(super) type Place = (TableId, Option<u8>);

/// Something that came from a table that is watched, or nothing because it ended.
pub(super) struct FromTable {
    pub(super) place: Place,
    pub(super) turn: u64,
    pub(super) delivery: Option<Delivery>,
}

#[derive(Default)]
pub(super) struct Watching {
    places: BTreeMap<Place, Watched>,
    streams: SelectAll<BoxStream<'static, FromTable>>,
    turns: u64,
}

/// What a client knows of a table.
struct Watched {
    /// The last number that was sent.
    number: u64,
    /// Tells a stream from an earlier one of the same place.
    turn: u64,
    /// Dropping it ends the stream.
    _hold: tokio::sync::oneshot::Sender<()>,
}

impl Watching {
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn contains(&self, place: Place) -> bool {
        self.places.contains_key(&place)
    }

    /// Begins to watch, or goes on after an interruption.
    pub(super) fn insert(&mut self, place: Place, subscription: Subscription) {
        self.turns += 1;
        let (turn, number) = (self.turns, subscription.number);
        let (hold, held) = tokio::sync::oneshot::channel::<()>();
        let told = stream::unfold(Some(subscription), move |subscription| async move {
            let mut subscription = subscription?;
            let delivery = subscription.next().await;
            let rest = delivery.is_some().then_some(subscription);
            Some((FromTable { place, turn, delivery }, rest))
        });
        // The end of the hold is the end of the stream, whatever still waits in it.
        let told = told.take_until(held);
        self.places.insert(place, Watched { number, turn, _hold: hold });
        self.streams.push(told.boxed());
    }

    pub(super) fn remove(&mut self, place: Place) {
        self.places.remove(&place);
    }

    /// Whether this belongs to something that is still watched; remembers the number.
    pub(super) fn is_current(&mut self, from: &FromTable) -> bool {
        let watched = self.places.get_mut(&from.place);
        let Some(watched) = watched.filter(|watched| watched.turn == from.turn) else {
            return false;
        };
        if let Some(Delivery::News { number, .. }) = &from.delivery {
            watched.number = *number;
        }
        true
    }

    /// The last number that was sent of a table.
    pub(super) fn number(&self, place: Place) -> Option<u64> {
        self.places.get(&place).map(|watched| watched.number)
    }

    /// The next thing to tell; waits for ever while nothing is watched.
    pub(super) async fn next(&mut self) -> FromTable {
        loop {
            match self.streams.next().await {
                Some(from) => return from,
                None => std::future::pending().await,
            }
        }
    }
}
