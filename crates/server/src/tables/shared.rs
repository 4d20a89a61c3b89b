//! State that all tables of this process share.

use super::analyses::Analyses;
use super::bells::Bells;
use super::concurrency::ConcurrencyLimit;
use super::fair_queue::Account;
use super::just_made::JustMade;
use super::meters::Meters;
use super::origins::Origins;
use super::password_limits::PasswordLimits;
use super::registry::Registry;
use super::thinker::Thinker;
use super::{Parts, Passwords, TablesConfig};
use crate::entropy::Entropy;
use crate::time::Time;
use higaki_catalogue::Games;
use higaki_protocol::LobbyChange;
use higaki_room::{Environment, random_id};
use higaki_store::{DatabaseLocation, NodeId, PersonId, Store, TableId, UnixMillis};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{broadcast, watch};
use tokio::task::AbortHandle;

/// The most lobby changes that a slow session may lag behind.
const LOBBY_BACKLOG: usize = 256;

/// The most running games among opponents per person: they cost as much as others, but entertain
/// only spectators.
pub(crate) const MOST_SHOWS: usize = 3;

/// Everything that the tables of this process share.
pub(crate) struct Shared {
    pub(crate) services: Services,
    pub(crate) registry: Registry,
    pub(crate) limits: Limits,
    pub(crate) notices: Notices,
    pub(crate) meters: Meters,
    pub(crate) analyses: Analyses,
    pub(crate) just_made: JustMade,
    background: Background,
}

/// Injected services and the configuration.
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) thinker: Arc<dyn Thinker>,
    pub(crate) passwords: Arc<dyn Passwords>,
    pub(crate) config: TablesConfig,
    /// The id of this process.
    pub(crate) node: NodeId,
}

/// Concurrency and rate limits.
pub(crate) struct Limits {
    /// Running searches for hints: one per person.
    pub(crate) hints: ConcurrencyLimit<()>,
    /// Requests with invitations: one per person.
    pub(crate) invitations: ConcurrencyLimit<()>,
    /// Games among opponents.
    pub(crate) shows: ConcurrencyLimit<TableId>,
    pub(crate) passwords: PasswordLimits,
    pub(crate) origins: Origins,
}

/// Channels to the sessions.
pub(crate) struct Notices {
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) lobby: broadcast::Sender<LobbyChange>,
    pub(crate) bells: Bells,
}

/// Background tasks, and the count of live clocks, during which the wall clock must not step.
#[derive(Default)]
struct Background {
    tasks: Mutex<Vec<AbortHandle>>,
    live_clocks: Arc<AtomicUsize>,
}

/// Held while a live clock runs at a table in memory.
pub(crate) struct LiveClock(Arc<AtomicUsize>);

impl Drop for LiveClock {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Shared {
    pub(crate) fn new(store: Store, parts: Parts, config: TablesConfig) -> Shared {
        let Parts { time, entropy, games, thinker, passwords } = parts;
        Shared {
            registry: Registry::new(config.mailbox),
            limits: Limits {
                hints: ConcurrencyLimit::new(1),
                invitations: ConcurrencyLimit::new(1),
                shows: ConcurrencyLimit::new(MOST_SHOWS),
                passwords: PasswordLimits::new(config.table_passwords, &time),
                origins: Origins::default(),
            },
            notices: Notices {
                closing: watch::channel(false).0,
                lobby: broadcast::channel(LOBBY_BACKLOG).0,
                bells: Bells::default(),
            },
            meters: Meters::default(),
            analyses: Analyses::new(Arc::clone(&thinker)),
            just_made: JustMade::default(),
            background: Background::default(),
            services: Services {
                node: NodeId::from_bytes(random_id(entropy.as_ref())),
                store,
                time,
                entropy,
                games,
                thinker,
                passwords,
                config,
            },
        }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.services.store
    }

    pub(crate) fn now(&self) -> UnixMillis {
        self.services.time.now()
    }

    /// Time and randomness for a room.
    pub(crate) fn environment(&self) -> Environment<'_> {
        Environment { now: self.now(), entropy: self.services.entropy.as_ref() }
    }

    /// The account for the computing time of a person.
    pub(crate) fn account(&self, person: PersonId) -> Account {
        self.limits.origins.account(person)
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.notices.closing.borrow()
    }

    /// Counts a live clock that begins to run.
    pub(crate) fn run_live_clock(&self) -> LiveClock {
        let clocks = &self.background.live_clocks;
        clocks.fetch_add(1, Ordering::Relaxed);
        LiveClock(Arc::clone(clocks))
    }

    /// Adopts a changed wall clock, unless a live clock runs.
    pub(crate) fn follow_wall_clock(&self) {
        if self.background.live_clocks.load(Ordering::Relaxed) == 0 {
            self.services.time.step_to_wall_clock();
        }
    }

    /// Whether other processes may use the same store.
    pub(crate) fn is_shared(&self) -> bool {
        let suggested = matches!(self.store().place(), DatabaseLocation::Postgres(_));
        self.services.config.shared.unwrap_or(suggested)
    }

    /// Runs a background task until the server shuts down.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = self.tasks();
        tasks.retain(|task| !task.is_finished());
        tasks.push(tokio::spawn(task).abort_handle());
    }

    /// Aborts everything at once, like a crash.
    pub(crate) fn kill(&self) {
        self.registry.abort_all();
        self.end_tasks();
    }

    pub(crate) fn end_tasks(&self) {
        self.tasks().drain(..).for_each(|task| task.abort());
    }

    fn tasks(&self) -> std::sync::MutexGuard<'_, Vec<AbortHandle>> {
        self.background.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
