//! Tables: creating them, playing at them, watching them.
//!
//! Every table in use is a task that drives one [`higaki_room::Room`]: `driver` passes messages to
//! the room and carries out its effects, `registry` knows the tasks, `load` reads a table from the
//! store. Reasons: `docs/adr/0007-store-tables-as-event-logs.md` and
//! `docs/adr/0017-make-a-table-a-state-machine-without-io.md`.

mod analyses;
mod archiver;
mod bells;
mod config;
mod create;
mod dispatch;
mod driver;
mod fair_queue;
mod few;
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

pub use bells::Listening;
pub use config::{MOST_INVITATIONS, MOST_TABLES, Parts, Passwords, TablesConfig};
pub use fair_queue::{Account, Busy, Priority};
pub use higaki_room::{Caller, Change, Delivery, Environment, FrameText, Level};
pub use mailbox::Subscription;
pub use meters::TablesActivity;
pub use offline::{OfflineTable, RatedResult};
pub use rating::{FIRST as FIRST_RATING, rate};
pub use thinker::{AtOnce, BotThreads, Thinker, Thought};

use crate::time::Time;
use higaki_protocol::{GameInfo, LobbyChange, Refusal, TableFrame};
use higaki_store::{PersonId, Store, StoreError, TableId};
use mailbox::{Message, Subscribe};
use shared::Shared;
use std::fmt::{self, Debug};
use std::sync::Arc;
use tokio::sync::{broadcast, oneshot, watch};

/// All tables. A handle: clones lead to the same tables.
#[derive(Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

impl Tables {
    /// Starts the background tasks, which also take over tables of an earlier process.
    ///
    /// # Errors
    /// When the store cannot be listened to.
    pub async fn start(
        store: Store,
        parts: Parts,
        config: TablesConfig,
    ) -> Result<Tables, StoreError> {
        let changes = store.changes().await?;
        let shared = Arc::new(Shared::new(store, parts, config));
        shared.spawn(keeper::pass_on(Arc::clone(&shared), changes));
        shared.spawn(keeper::keep(Arc::clone(&shared)));
        shared.spawn(archiver::run(Arc::clone(&shared)));
        Ok(Tables { shared })
    }

    /// The whole table, once.
    ///
    /// # Errors
    /// When there is no such table, or the caller may not look at it like that.
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

    /// The table from now on, beginning with what was missed since a number.
    ///
    /// # Errors
    /// When there is no such table, or the caller may not look at it like that.
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

    /// The changes of the lobby from now on.
    #[must_use]
    pub fn lobby_changes(&self) -> broadcast::Receiver<LobbyChange> {
        self.shared.notices.lobby.subscribe()
    }

    /// Which tables begin to wait for somebody from now on, or cease to.
    #[must_use]
    pub fn listen(&self, person: PersonId) -> Listening {
        self.shared.notices.bells.listen(person)
    }

    /// Somebody has another name or went over into an account: tables in memory read it anew.
    pub fn person_changed(&self, person: PersonId) {
        for table in self.shared.registry.all_loaded() {
            self.shared.spawn(async move {
                let _ = table.send(Message::People { person }).await;
            });
        }
    }

    /// The games that are played here.
    #[must_use]
    pub fn games(&self) -> Vec<GameInfo> {
        let games = self.shared.services.games.list().into_iter();
        let told = |info: higaki_table::GameInfo| GameInfo {
            game: info.id.to_owned(),
            rules_version: info.rules_version.0,
            min_players: info.min_players as u8,
            max_players: info.max_players as u8,
        };
        games.map(told).collect()
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

    /// Turns true when the server is closing.
    #[must_use]
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.shared.notices.closing.subscribe()
    }

    /// Refuses what is new, finishes what is under way, and gives all tables back. The store stays
    /// open: close it afterwards.
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

    /// Ends everything at once, as a crash would. For tests of what is left then.
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
