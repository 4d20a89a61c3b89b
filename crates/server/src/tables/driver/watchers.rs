//! The queues of a table's watchers.

use super::super::mailbox::{Gone, Subscription};
use super::Driver;
use crate::queue::{Refused, queue};
use higaki_protocol::Refusal;
use higaki_room::{Delivery, FrameText, Input, WatcherId};

/// The most unread frames of a watcher, who must subscribe again beyond that.
const BACKLOG: usize = 32;

impl Driver {
    pub(super) fn begin_watch(
        &mut self,
        watcher: WatcherId,
        first: Result<(FrameText, u64), Refusal>,
    ) {
        let place = self.subscribing.iter().position(|(waiting, _)| *waiting == watcher);
        let Some(place) = place else { return };
        let (_, reply) = self.subscribing.swap_remove(place);
        let subscription = first.map(|(first, number)| {
            let (sender, deliveries) = queue(BACKLOG);
            self.watchers.insert(watcher, sender);
            self.shared.meters.watch();
            Subscription { first, number, deliveries, _gone: Gone(self.mailbox.clone()) }
        });
        // If the subscriber is gone, dropping the subscription notifies the task.
        let _ = reply.send(subscription);
    }

    /// Queues a delivery. A watcher who is gone or too slow is removed and has to subscribe again.
    pub(super) fn deliver(&mut self, watcher: WatcherId, delivery: Delivery) {
        let Some(queue) = self.watchers.get(&watcher) else { return };
        let is_last = matches!(delivery, Delivery::Ended(_));
        let queued = queue.try_send(delivery);
        if queued == Err(Refused::Full) {
            self.shared.meters.viewer_lagged();
        }
        if is_last || queued.is_err() {
            self.forget_watcher(watcher);
        }
    }

    pub(super) fn deliver_to_all(&mut self, delivery: &Delivery) {
        let watchers: Vec<WatcherId> = self.watchers.keys().copied().collect();
        for watcher in watchers {
            self.deliver(watcher, delivery.clone());
        }
    }

    fn forget_watcher(&mut self, watcher: WatcherId) {
        self.watchers.remove(&watcher);
        self.shared.meters.unwatch(1);
        self.tell(Input::Unwatch { watcher });
    }

    /// Removes watchers whose subscription was dropped.
    pub(super) fn drop_closed_watchers(&mut self) {
        let closed = self.watchers.iter().filter(|(_, queue)| queue.is_closed());
        let closed: Vec<WatcherId> = closed.map(|(watcher, _)| *watcher).collect();
        for watcher in closed {
            self.forget_watcher(watcher);
        }
    }

    /// Closes all queues; the sessions subscribe again.
    pub(super) fn drop_watchers(&mut self) {
        self.shared.meters.unwatch(self.watchers.len());
        self.watchers.clear();
    }
}
