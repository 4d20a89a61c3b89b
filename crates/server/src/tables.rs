//! Tables: creation, play, subscriptions.
//!
//! Every table in use is a task that drives one [`higaki_room::Room`]: `driver` passes messages to
//! the room and carries out its effects, `registry` knows the tasks, `load` reads a table from the
//! store. Reasons: `docs/adr/0007-store-tables-as-event-logs.md` and
//! `docs/adr/0017-make-a-table-a-state-machine-without-io.md`.

mod analyses;
mod archiver;
mod bells;
mod concurrency;
mod config;
mod create;
mod dispatch;
mod driver;
mod fair_queue;
mod invitations;
mod just_made;
mod keeper;
mod listing;
mod load;
mod lobby;
mod mailbox;
mod meters;
mod mutes;
mod offline;
mod origins;
mod password_limits;
mod rating;
mod registry;
mod shared;
mod store_errors;
mod thinker;
mod unknown_rules;

pub use bells::BellSubscription;
pub use config::{MOST_INVITATIONS, MOST_TABLES, Parts, Passwords, TablesConfig};
pub use fair_queue::{Account, Busy, Priority};
pub use higaki_room::{Caller, Change, Delivery, Environment, FrameText, Level};
pub use mailbox::Subscription;
pub use meters::TablesActivity;
pub use offline::{OfflineTable, RatedResult};
pub use rating::{FIRST as FIRST_RATING, rate};
pub use thinker::{AtOnce, BotThreads, SearchJob, Thinker};

use crate::time::Time;
use higaki_protocol::{GameInfo, LobbyChange, Refusal, TableFrame};
use higaki_store::{PersonId, Store, StoreError, TableId};
use mailbox::{Message, Subscribe};
use shared::Shared;
use std::fmt::{self, Debug};
use std::sync::Arc;
use tokio::sync::{broadcast, oneshot, watch};

/// All tables. A handle: clones share the tables.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

impl Tables {
    /// Starts the background tasks, which also take over tables of an earlier process.
    ///
    /// # Errors
    /// When the subscription to changes of the store fails.
    pub async fn start(
        store: Store,
        parts: Parts,
        config: TablesConfig,
    ) -> Result<Tables, StoreError> {
        let changes = store.changes().await?;
        let shared = Arc::new(Shared::new(store, parts, config));
        shared.spawn(keeper::forward_changes(Arc::clone(&shared), changes));
        shared.spawn(keeper::keep(Arc::clone(&shared)));
        shared.spawn(archiver::run(Arc::clone(&shared)));
        Ok(Tables { shared })
    }

    /// The whole state of a table for a viewer.
    ///
    /// # Errors
    /// When the table does not exist, or the caller may not see it as this viewer.
    pub async fn look(
        &self,
        caller: Caller,
        table: TableId,
        seat: Option<u8>,
        password: Option<String>,
    ) -> Result<TableFrame, Refusal> {
        self.admit(caller, table, password).await?;
        self.call(table, |reply| Message::Look { caller, seat, reply }).await
    }

    /// Subscribes to a table, from a number on.
    ///
    /// # Errors
    /// When the table does not exist, or the caller may not see it as this viewer.
    pub async fn subscribe(
        &self,
        caller: Caller,
        table: TableId,
        seat: Option<u8>,
        since: Option<u64>,
        password: Option<String>,
    ) -> Result<Subscription, Refusal> {
        self.admit(caller, table, password).await?;
        let subscribe =
            |reply| Message::Subscribe(Box::new(Subscribe { caller, seat, since, reply }));
        self.call(table, subscribe).await
    }

    /// Subscribes to changes of the lobby.
    #[must_use]
    pub fn lobby_changes(&self) -> broadcast::Receiver<LobbyChange> {
        self.shared.notices.lobby.subscribe()
    }

    /// Subscribes to the bells of a person: tables that begin or cease to wait for them.
    #[must_use]
    pub fn listen(&self, person: PersonId) -> BellSubscription {
        self.shared.notices.bells.listen(person)
    }

    /// Invalidates the name and account of a person at tables in memory.
    pub fn person_changed(&self, person: PersonId) {
        for table in self.shared.registry.all_loaded() {
            self.shared.spawn(async move {
                let _ = table.send(Message::People { person }).await;
            });
        }
    }

    /// The available games.
    #[must_use]
    pub fn games(&self) -> Vec<GameInfo> {
        let games = self.shared.services.games.list().into_iter();
        let to_info = |info: higaki_table::GameInfo| GameInfo {
            game: info.id.to_owned(),
            rules_version: info.rules_version.0,
            min_players: info.min_players as u8,
            max_players: info.max_players as u8,
        };
        games.map(to_info).collect()
    }

    /// The levels of opponents, the weakest first.
    #[must_use]
    pub fn levels(&self) -> Vec<String> {
        Level::all().map(|level| level.word().to_owned()).collect()
    }

    /// The clock of these tables.
    #[must_use]
    pub fn time(&self) -> &Arc<dyn Time> {
        &self.shared.services.time
    }

    /// The activity of the tables.
    #[must_use]
    pub fn activity(&self) -> TablesActivity {
        self.shared.meters.activity(self.shared.registry.loaded_count())
    }

    /// Becomes true when the server shuts down.
    #[must_use]
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.shared.notices.closing.subscribe()
    }

    /// Refuses new requests, finishes pending ones, and releases all tables. The store stays open:
    /// close it afterwards.
    pub async fn shutdown(&self) {
        self.shared.notices.closing.send_replace(true);
        let mut stopping = Vec::new();
        for table in self.shared.registry.all_loaded() {
            let (done, stopped) = oneshot::channel();
            if table.send(Message::Stop { done }).await.is_ok() {
                stopping.push(stopped);
            }
        }
        for stopped in stopping {
            // An error means that the table is gone already.
            let _ = stopped.await;
        }
        self.shared.end_tasks();
    }

    /// Aborts everything at once, like a crash. For tests of recovery.
    pub fn kill(&self) {
        self.shared.notices.closing.send_replace(true);
        self.shared.kill();
    }
}

impl Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("activity", &self.activity()).finish_non_exhaustive()
    }
}
