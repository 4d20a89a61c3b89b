//! Leases: among several processes, one runs the clocks and opponents of a table.

use super::super::shared::Shared;
use super::Driver;
use super::life::End;
use crate::time::milliseconds;
use higaki_room::Input;
use higaki_store::{Lease, LeaseError, UnixMillis};

impl Driver {
    /// The time of the next request for a lease that another process holds.
    pub(super) fn lease_wake(&self) -> Option<UnixMillis> {
        (self.lease.is_none() && self.room.needs_leader()).then_some(self.lease_refused_until)
    }

    /// Whether the lease has to be acquired or released.
    pub(super) fn is_lease_due(&self) -> bool {
        match self.lease {
            Some(_) => self.room.state().is_over(),
            None => self.room.needs_leader() && self.shared.now() >= self.lease_refused_until,
        }
    }

    /// Acquires the lease if the table needs one, and releases it after the end.
    pub(super) async fn care_for_lease(&mut self) {
        match self.lease.take_if(|_| self.room.state().is_over()) {
            Some(lease) => release(&self.shared, lease).await,
            None => self.acquire_lease().await,
        }
        self.tell(Input::Lead(self.lease.is_some()));
    }

    async fn acquire_lease(&mut self) {
        let (now, shared) = (self.shared.now(), &self.shared);
        let ttl = milliseconds(shared.services.config.lease);
        let store = shared.store();
        let before = store.lease(self.id, UnixMillis(i64::MIN)).await.ok().flatten();
        let foreign = before.filter(|lease| lease.node != shared.services.node);
        // An SQLite file has one process only: any other holder of the lease is dead.
        let as_of = match foreign {
            Some(lease) if !shared.is_shared() => now.max(lease.until),
            _ => now,
        };
        let until = now.plus(ttl);
        match store.acquire_lease(self.id, shared.services.node, as_of, until).await {
            Ok(lease) => {
                self.lease = Some(lease);
                if let Some(dead) = foreign {
                    let since = if dead.handed_on { dead.until } else { dead.until.plus(-ttl) };
                    self.tell(Input::ClocksStopped { since });
                }
            }
            Err(LeaseError::Held(other)) => self.lease_refused_until = other.until,
            Err(error) => {
                tracing::warn!(table = self.id.short(), %error, "a lease could not be had");
                self.lease_refused_until = until;
            }
        }
    }

    pub(super) async fn leave_lease(&mut self, end: &End) {
        let Some(lease) = self.lease else { return };
        match (end, self.room.state().deadline()) {
            // The lease is kept: this process still watches the deadline.
            (End::Idle, Some(deadline)) => self.shared.registry.wake_at(deadline, self.id),
            (End::Stopped(_), Some(_)) => {
                // Another process finds it among the expired leases and holds the clocks.
                let now = self.shared.now();
                if let Err(error) = self.shared.store().hand_on_lease(lease, now).await {
                    tracing::warn!(table = self.id.short(), %error, "a lease was not handed on");
                }
            }
            (_, None) => release(&self.shared, lease).await,
        }
    }
}

async fn release(shared: &Shared, lease: Lease) {
    if let Err(error) = shared.store().release_lease(lease).await {
        tracing::warn!(table = lease.table.short(), %error, "a lease was not given back");
    }
}
