//! The registry of tables in memory, and the deadlines of those that are not.

use super::driver;
use super::mailbox::Message;
use super::shared::Shared;
use futures_util::FutureExt;
use higaki_store::{TableId, UnixMillis};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, mpsc};
use tokio::task::AbortHandle;

pub(crate) struct Registry {
    mailbox: usize,
    loaded: Mutex<HashMap<TableId, Slot>>,
    generations: AtomicU64,
    deadlines: Mutex<BTreeSet<(UnixMillis, TableId)>>,
    /// Notified of each new deadline.
    earlier: Notify,
    /// Requested tables with unknown rules.
    unknown_rules: Mutex<HashSet<TableId>>,
}

struct Slot {
    generation: u64,
    sender: mpsc::Sender<Message>,
    task: AbortHandle,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No critical section here can panic halfway through.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    /// A registry with this mailbox capacity.
    pub(crate) fn new(mailbox: usize) -> Registry {
        Registry {
            mailbox: mailbox.max(1),
            loaded: Mutex::default(),
            generations: AtomicU64::new(0),
            deadlines: Mutex::default(),
            earlier: Notify::new(),
            unknown_rules: Mutex::default(),
        }
    }

    /// The task of a table, if it is loaded.
    pub(crate) fn loaded(&self, id: TableId) -> Option<mpsc::Sender<Message>> {
        lock(&self.loaded).get(&id).map(|slot| slot.sender.clone())
    }

    pub(crate) fn all_loaded(&self) -> Vec<mpsc::Sender<Message>> {
        lock(&self.loaded).values().map(|slot| slot.sender.clone()).collect()
    }

    pub(crate) fn loaded_count(&self) -> usize {
        lock(&self.loaded).len()
    }

    /// Removes the task of a table, unless it was replaced.
    pub(crate) fn forget(&self, id: TableId, generation: u64) {
        let mut loaded = lock(&self.loaded);
        if loaded.get(&id).is_some_and(|slot| slot.generation == generation) {
            loaded.remove(&id);
        }
    }

    /// Whether a table with unknown rules is requested for the first time.
    pub(crate) fn is_newly_unknown(&self, id: TableId) -> bool {
        lock(&self.unknown_rules).insert(id)
    }

    /// Wakes a table at a moment, even if it is not in memory then.
    pub(crate) fn wake_at(&self, at: UnixMillis, id: TableId) {
        lock(&self.deadlines).insert((at, id));
        self.earlier.notify_one();
    }

    pub(crate) fn next_deadline(&self) -> Option<UnixMillis> {
        lock(&self.deadlines).first().map(|(at, _)| *at)
    }

    /// Waits for a new deadline.
    pub(crate) async fn new_deadline(&self) {
        self.earlier.notified().await;
    }

    /// Takes the tables whose deadline has come.
    pub(crate) fn due(&self, now: UnixMillis) -> Vec<TableId> {
        let mut deadlines = lock(&self.deadlines);
        let mut due = Vec::new();
        while let Some((at, id)) = deadlines.first().copied().filter(|(at, _)| *at <= now) {
            deadlines.remove(&(at, id));
            due.push(id);
        }
        due
    }

    pub(crate) fn abort_all(&self) {
        let loaded = std::mem::take(&mut *lock(&self.loaded));
        loaded.values().for_each(|slot| slot.task.abort());
    }
}

impl Shared {
    /// The task of a table, loaded on demand.
    pub(crate) fn table(self: &Arc<Shared>, id: TableId) -> mpsc::Sender<Message> {
        let mut loaded = lock(&self.registry.loaded);
        if let Some(slot) = loaded.get(&id).filter(|slot| !slot.sender.is_closed()) {
            return slot.sender.clone();
        }
        let (sender, receiver) = mpsc::channel(self.registry.mailbox);
        let generation = self.registry.generations.fetch_add(1, Ordering::Relaxed);
        let running = supervise(Arc::clone(self), id, generation, receiver);
        let task = tokio::spawn(running).abort_handle();
        loaded.insert(id, Slot { generation, sender: sender.clone(), task });
        sender
    }
}

/// Runs a table. A panic ends this table's task only; the next message loads it again.
async fn supervise(
    shared: Arc<Shared>,
    id: TableId,
    generation: u64,
    mailbox: mpsc::Receiver<Message>,
) {
    let running = driver::run(Arc::clone(&shared), id, generation, mailbox);
    if AssertUnwindSafe(running).catch_unwind().await.is_err() {
        shared.meters.panicked();
        let table = id.short();
        tracing::error!(table, "the task of a table panicked; it will be loaded again");
    }
    shared.registry.forget(id, generation);
}
