//! The hall: which tables are loaded, and what all of them share.

use super::actor;
use super::analyses::Analyses;
use super::bells::Bells;
use super::fair_queue::Account;
use super::few::Few;
use super::just_made::JustMade;
use super::mailbox::Message;
use super::meters::Meters;
use super::origins::Origins;
use super::password_limits::PasswordLimits;
use super::thinker::Thinker;
use super::{Parts, Passwords, TablesConfig};
use crate::entropy::Entropy;
use crate::time::Time;
use futures_util::FutureExt;
use higaki_catalogue::Games;
use higaki_protocol::LobbyChange;
use higaki_store::{NodeId, PersonId, Place, Store, TableId, UnixMillis};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, broadcast, mpsc, watch};
use tokio::task::AbortHandle;

/// How many changes of the lobby a slow reader may lag behind.
const LOBBY: usize = 256;

/// How many games among bots somebody may have running. They cost as much as others, and nobody
/// plays them.
pub(crate) const MOST_SHOWS: usize = 3;

pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) thinker: Arc<dyn Thinker>,
    pub(crate) passwords: Arc<dyn Passwords>,
    pub(crate) config: TablesConfig,
    pub(crate) node: NodeId,
    pub(crate) meters: Meters,
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) lobby: broadcast::Sender<LobbyChange>,
    pub(crate) bells: Bells,
    pub(crate) analyses: Analyses,
    /// Who is being advised.
    pub(crate) advised: Few<()>,
    /// People with an invitation request in progress: one request per person at a time.
    pub(crate) inviting: Few<()>,
    /// Games that bots play among themselves, for somebody to watch.
    pub(crate) shows: Few<TableId>,
    pub(crate) origins: Origins,
    pub(crate) password_limits: PasswordLimits,
    pub(crate) just_made: JustMade,
    /// Somebody has registered an earlier deadline.
    pub(crate) earlier: Notify,
    /// Tables of rules that are not known here, as far as somebody has asked for them.
    sealed: Mutex<HashSet<TableId>>,
    loaded: Mutex<HashMap<TableId, Slot>>,
    deadlines: Mutex<BTreeSet<(UnixMillis, TableId)>>,
    generations: AtomicU64,
    live_clocks: Arc<AtomicUsize>,
    tasks: Mutex<Vec<AbortHandle>>,
}

/// Held while somebody's live clock runs at a table in memory.
pub(crate) struct LiveClock(Arc<AtomicUsize>);

impl Drop for LiveClock {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Slot {
    generation: u64,
    sender: mpsc::Sender<Message>,
    task: AbortHandle,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that is done under these locks can leave half of it behind.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    pub(crate) fn new(store: Store, parts: Parts, config: TablesConfig) -> Hall {
        let Parts { time, entropy, games, thinker, passwords } = parts;
        Hall {
            store,
            games,
            passwords,
            config,
            node: NodeId::from_bytes(crate::entropy::half(entropy.as_ref())),
            entropy,
            meters: Meters::default(),
            closing: watch::channel(false).0,
            lobby: broadcast::channel(LOBBY).0,
            bells: Bells::default(),
            analyses: Analyses::new(Arc::clone(&thinker)),
            thinker,
            advised: Few::new(1),
            inviting: Few::new(1),
            shows: Few::new(MOST_SHOWS),
            origins: Origins::default(),
            password_limits: PasswordLimits::new(config.table_passwords, &time),
            just_made: JustMade::default(),
            time,
            earlier: Notify::new(),
            sealed: Mutex::default(),
            loaded: Mutex::default(),
            deadlines: Mutex::default(),
            generations: AtomicU64::new(0),
            live_clocks: Arc::default(),
            tasks: Mutex::default(),
        }
    }

    pub(crate) fn now(&self) -> UnixMillis {
        self.time.now()
    }

    /// Whose share of the thinking time a person takes.
    pub(crate) fn account(&self, person: PersonId) -> Account {
        self.origins.account(person)
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Somebody's live clock begins to run.
    pub(crate) fn run_live_clock(&self) -> LiveClock {
        self.live_clocks.fetch_add(1, Ordering::Relaxed);
        LiveClock(Arc::clone(&self.live_clocks))
    }

    /// Follows a wall clock that was set, unless that would eat somebody's live clock.
    pub(crate) fn follow_wall_clock(&self) {
        if self.live_clocks.load(Ordering::Relaxed) == 0 {
            self.time.step_to_wall_clock();
        }
    }

    /// Whether other machines may use the same store.
    pub(crate) fn is_shared(&self) -> bool {
        let suggested = matches!(self.store.place(), Place::Postgres(_));
        self.config.shared.unwrap_or(suggested)
    }

    /// The task of a table, loaded if need be.
    pub(crate) fn table(self: &Arc<Hall>, id: TableId) -> mpsc::Sender<Message> {
        let mut loaded = lock(&self.loaded);
        if let Some(slot) = loaded.get(&id).filter(|slot| !slot.sender.is_closed()) {
            return slot.sender.clone();
        }
        let (sender, receiver) = mpsc::channel(self.config.mailbox.max(1));
        let generation = self.generations.fetch_add(1, Ordering::Relaxed);
        let running = supervise(Arc::clone(self), id, generation, receiver);
        let task = tokio::spawn(running).abort_handle();
        loaded.insert(id, Slot { generation, sender: sender.clone(), task });
        sender
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

    /// Forgets the task of a table, if it is still this one.
    pub(crate) fn forget(&self, id: TableId, generation: u64) {
        let mut loaded = lock(&self.loaded);
        if loaded.get(&id).is_some_and(|slot| slot.generation == generation) {
            loaded.remove(&id);
        }
    }

    /// Whether it is news that a table was played by rules which are not known here.
    pub(crate) fn is_newly_sealed(&self, id: TableId) -> bool {
        lock(&self.sealed).insert(id)
    }

    /// A table that is not in memory wants to be woken then.
    pub(crate) fn wake_at(&self, at: UnixMillis, id: TableId) {
        lock(&self.deadlines).insert((at, id));
        self.earlier.notify_one();
    }

    pub(crate) fn next_deadline(&self) -> Option<UnixMillis> {
        lock(&self.deadlines).first().map(|(at, _)| *at)
    }

    /// Tables whose time has come.
    pub(crate) fn due(&self, now: UnixMillis) -> Vec<TableId> {
        let mut deadlines = lock(&self.deadlines);
        let mut due = Vec::new();
        while let Some((at, id)) = deadlines.first().copied().filter(|(at, _)| *at <= now) {
            deadlines.remove(&(at, id));
            due.push(id);
        }
        due
    }

    /// Runs something beside the tables until the hall is closed.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = lock(&self.tasks);
        tasks.retain(|task| !task.is_finished());
        tasks.push(tokio::spawn(task).abort_handle());
    }

    /// Ends everything at once, as a crash would.
    pub(crate) fn kill(&self) {
        let loaded = std::mem::take(&mut *lock(&self.loaded));
        loaded.values().for_each(|slot| slot.task.abort());
        self.end_tasks();
    }

    pub(crate) fn end_tasks(&self) {
        lock(&self.tasks).drain(..).for_each(|task| task.abort());
    }
}

/// Lets a table run. A panic ends this table's task only; the next message loads it anew.
async fn supervise(
    hall: Arc<Hall>,
    id: TableId,
    generation: u64,
    mailbox: mpsc::Receiver<Message>,
) {
    let running = actor::run(Arc::clone(&hall), id, generation, mailbox);
    if AssertUnwindSafe(running).catch_unwind().await.is_err() {
        hall.meters.panicked();
        tracing::error!(
            table = id.short(),
            "the task of a table panicked; it will be loaded again"
        );
    }
    hall.forget(id, generation);
}
