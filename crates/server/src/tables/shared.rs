//! State that all tables of this process share.

use super::analyses::Analyses;
use super::bells::Bells;
use super::fair_queue::Account;
use super::few::Few;
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
use higaki_store::{NodeId, PersonId, Place, Store, TableId, UnixMillis};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{broadcast, watch};
use tokio::task::AbortHandle;

/// Lobby changes that a slow reader may lag behind.
const LOBBY_BACKLOG: usize = 256;

/// Running games among opponents for each person: they cost as much as others, and nobody plays
/// them.
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

/// Services that come from outside, and the configuration.
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) thinker: Arc<dyn Thinker>,
    pub(crate) passwords: Arc<dyn Passwords>,
    pub(crate) config: TablesConfig,
    /// This start of this process.
    pub(crate) node: NodeId,
}

/// Limits for each person and address.
pub(crate) struct Limits {
    /// Hints being searched: one for each person at a time.
    pub(crate) hints: Few<()>,
    /// Requests with invitations: one for each person at a time.
    pub(crate) invitations: Few<()>,
    /// Games among opponents.
    pub(crate) shows: Few<TableId>,
    pub(crate) passwords: PasswordLimits,
    pub(crate) origins: Origins,
}

/// Channels to the sessions.
pub(crate) struct Notices {
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) lobby: broadcast::Sender<LobbyChange>,
    pub(crate) bells: Bells,
}

/// Tasks beside the tables, and the live clocks that keep the wall clock from jumping.
#[derive(Default)]
struct Background {
    tasks: Mutex<Vec<AbortHandle>>,
    live_clocks: Arc<AtomicUsize>,
}

/// Held while somebody's live clock runs at a table in memory.
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
                hints: Few::new(1),
                invitations: Few::new(1),
                shows: Few::new(MOST_SHOWS),
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

    /// The account whose share of the computing time a person takes.
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

    /// Follows a wall clock that was set, unless that would eat somebody's live clock.
    pub(crate) fn follow_wall_clock(&self) {
        if self.background.live_clocks.load(Ordering::Relaxed) == 0 {
            self.services.time.step_to_wall_clock();
        }
    }

    /// Whether other processes may use the same store.
    pub(crate) fn is_shared(&self) -> bool {
        let suggested = matches!(self.store().place(), Place::Postgres(_));
        self.services.config.shared.unwrap_or(suggested)
    }

    /// Runs a task beside the tables until the server closes.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = self.tasks();
        tasks.retain(|task| !task.is_finished());
        tasks.push(tokio::spawn(task).abort_handle());
    }

    /// Ends everything at once, as a crash would.
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
