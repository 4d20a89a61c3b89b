//! Looking after a table: whose it is among several machines, and how it comes and goes.

use super::super::hall::Hall;
use super::super::rating;
use super::{Actor, End};
use crate::time::milliseconds;
use higaki_store::{Lease, LeaseError, Status, UnixMillis};

impl Actor {
    /// Whether clocks and bots of this table are this machine's business.
    pub(super) fn leads(&self) -> bool {
        self.lease.is_some() || !self.needs_lease()
    }

    /// Only what happens by itself needs somebody who looks after it.
    fn needs_lease(&self) -> bool {
        let bots = self.core.chairs.iter().any(|chair| chair.bot().is_some());
        let clocks = self.core.play.as_ref().is_some_and(|play| !play.clocks.left.is_empty());
        self.core.status == Status::Running && (bots || clocks)
    }

    /// Another machine had the table when it was asked last.
    pub(super) fn lease_wake(&self) -> Option<UnixMillis> {
        (self.lease.is_none() && self.needs_lease()).then_some(self.lease_refused_until)
    }

    /// Takes the table into care if it needs any, and gives it back when it does not.
    pub(super) async fn care_for_lease(&mut self) {
        if let (Some(lease), true) = (self.lease, over(self.core.status)) {
            self.lease = None;
            Box::pin(release(&self.hall, lease)).await;
        }
        let now = self.hall.now();
        if self.lease.is_none() && self.needs_lease() && now >= self.lease_refused_until {
            Box::pin(self.take_lease(now)).await;
        }
    }

    async fn take_lease(&mut self, now: UnixMillis) {
        let ttl = milliseconds(self.hall.config.lease);
        let before = self.hall.store.lease(self.id, UnixMillis(i64::MIN)).await.ok().flatten();
        let foreign = before.filter(|lease| lease.node != self.hall.node);
        // Only one process has an SQLite file: whoever else held the table is dead.
        let as_of = match foreign {
            Some(lease) if !self.hall.is_shared() => now.max(lease.until),
            _ => now,
        };
        let store = &self.hall.store;
        match store.acquire_lease(self.id, self.hall.node, as_of, now.plus(ttl)).await {
            Ok(lease) => {
                self.lease = Some(lease);
                if let Some(dead) = foreign {
                    let alive = if dead.handed_on { dead.until } else { dead.until.plus(-ttl) };
                    self.hold_clocks(alive).await;
                }
            }
            Err(LeaseError::Held(other)) => self.lease_refused_until = other.until,
            Err(error) => {
                tracing::warn!(table = self.id.short(), %error, "a lease could not be had");
                self.lease_refused_until = now.plus(ttl);
            }
        }
    }

    /// The machine that looked after the table was last heard of then; since that moment nobody
    /// could play, so nobody's time ran.
    async fn hold_clocks(&mut self, alive: UnixMillis) {
        let now = self.hall.now();
        self.core.hold_clocks(alive, now);
        if let Err(refusal) = Box::pin(self.commit(None)).await {
            tracing::warn!(
                table = self.id.short(),
                code = refusal.code,
                "the clocks were not held"
            );
        }
    }

    /// What has to be done when a table comes into memory.
    pub(super) async fn settle_in(&mut self) {
        self.project().await;
        self.care_for_lease().await;
        if self.core.status == Status::Finished {
            self.rate();
        }
        self.wake().await;
    }

    /// What has to be done before a table leaves memory.
    pub(super) async fn leave_memory(&mut self, end: &End) {
        self.drop_watchers();
        if self.lost {
            // Its clocks and bots are still this machine's business, once the store answers.
            if self.lease.is_some() {
                self.hall.wake_at(self.hall.now().plus(super::AGAIN), self.id);
            }
            return;
        }
        if self.worth_saving() {
            self.save().await;
        }
        let Some(lease) = self.lease else { return };
        match (end, self.core.deadline()) {
            // The lease stays: that this machine lives is what keeps the clock running.
            (End::Idle, Some(deadline)) => self.hall.wake_at(deadline, self.id),
            (End::Stopped(_), Some(_)) => {
                // The next process finds it among those that were lost, and holds the clocks.
                let now = self.hall.now();
                if let Err(error) = self.hall.store.hand_on_lease(lease, now).await {
                    tracing::warn!(table = self.id.short(), %error, "a lease was not handed on");
                }
            }
            (_, None) => release(&self.hall, lease).await,
        }
    }

    /// Lets the result count, if that was agreed on. Done twice, it counts once.
    pub(super) fn rate(&mut self) {
        self.rated = true;
        if let Some(result) = rating::result_of(&self.core) {
            let (store, now) = (self.hall.store.clone(), self.hall.now());
            self.hall.spawn(rating::count(store, result, now));
        }
    }
}

const fn over(status: Status) -> bool {
    matches!(status, Status::Finished | Status::Abandoned)
}

async fn release(hall: &Hall, lease: Lease) {
    if let Err(error) = hall.store.release_lease(lease).await {
        tracing::warn!(table = lease.table.short(), %error, "a lease was not given back");
    }
}
