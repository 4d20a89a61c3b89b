//! Tables: creating them, playing at them, watching them.
//!
//! Every table that somebody looks at is a task of its own. It holds a state that is folded from
//! the table's log, takes one message after the other, and answers and tells others only after the
//! log is durable. `docs/adr/0007-the-log-is-the-table.md` tells why.

mod actor;
mod advice;
mod analyses;
mod bells;
mod clock;
mod core;
mod create;
mod custom_data;
mod decide;
mod entry;
mod fair_queue;
mod feed;
mod few;
mod fold;
mod frames;
mod hall;
mod invitations;
mod just_made;
mod keeper;
mod load;
mod lobby;
mod mailbox;
mod meters;
mod mutes;
mod origins;
mod password_limits;
mod rating;
mod reading;
mod refuse;
mod sealed;
mod snapshot;
mod thinker;

pub use bells::Listening;
pub use decide::Caller;
pub use fair_queue::{Account, Busy, Priority};
pub(crate) use frames::text;
pub use mailbox::{Delivery, FrameText, Subscription};
pub use meters::TablesActivity;
pub use rating::{FIRST as FIRST_RATING, rate};
pub use refuse::{refuse, refuse_with};
pub use thinker::{AtOnce, BotThreads, Level, Thinker, Thought};

use crate::entropy::Entropy;
use crate::rate::Rate;
use crate::time::Time;
use entry::{Chair, Holder};
use futures_util::future::BoxFuture;
use hall::Hall;
use higaki_catalogue::Games;
use higaki_protocol::{Answer, Code, GameInfo, LobbyChange, Refusal, Request, TableFrame};
use higaki_store::{PasswordHash, PersonId, Store, StoreError, TableId};
use mailbox::{Ask, Message, Reply, Subscribe};
use std::fmt::{self, Debug};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, oneshot, watch};

/// Makes and checks hashes of passwords. That takes long on purpose, so it happens elsewhere.
pub trait Passwords: Debug + Send + Sync {
    /// The hash of a password; none when too many are waiting.
    fn hash(&self, password: String) -> BoxFuture<'static, Option<PasswordHash>>;

    /// Whether this is the password; none when too many are waiting.
    fn verify(&self, hash: PasswordHash, password: String) -> BoxFuture<'static, Option<bool>>;
}

/// What tables need from outside.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The clock.
    pub time: Arc<dyn Time>,
    /// Where secrets and ids come from.
    pub entropy: Arc<dyn Entropy>,
    /// What can be played.
    pub games: Arc<dyn Games>,
    /// Where bots think.
    pub thinker: Arc<dyn Thinker>,
    /// Who knows about passwords.
    pub passwords: Arc<dyn Passwords>,
}

/// How many tables one person may have made that are not over, if nobody says.
pub const MOST_TABLES: u32 = 50;

/// How many unanswered invitations a person may have sent, and may have received, by default.
pub const MOST_INVITATIONS: u32 = 20;

/// How tables are kept.
#[derive(Clone, Copy, Debug)]
pub struct TablesConfig {
    /// After so long without anybody a table leaves memory.
    pub idle: Duration,
    /// How many messages may wait for a table.
    pub mailbox: usize,
    /// So long a table stays in the care of a machine that is not heard of.
    pub lease: Duration,
    /// Whether other machines may use the same store; none is what the store suggests.
    pub shared: Option<bool>,
    /// How many tables one person may have made that are not over; none is as many as he likes.
    pub most_tables: Option<u32>,
    /// How many unanswered invitations a person may have sent, and may have received; none is no
    /// limit.
    pub most_invitations: Option<u32>,
    /// How often one person may set or guess the password of a table; from one address three times
    /// as often.
    pub table_passwords: Rate,
}

impl Default for TablesConfig {
    fn default() -> TablesConfig {
        let (idle, lease) = (Duration::from_secs(300), Duration::from_secs(15));
        TablesConfig {
            idle,
            mailbox: 64,
            lease,
            shared: None,
            most_tables: Some(MOST_TABLES),
            most_invitations: Some(MOST_INVITATIONS),
            table_passwords: Rate::within(30, Duration::from_secs(60)),
        }
    }
}

/// All tables. A handle: clones lead to the same tables.
#[derive(Clone)]
pub struct Tables {
    hall: Arc<Hall>,
}

impl Tables {
    /// Opens the hall, and takes into care what an earlier process left behind.
    ///
    /// # Errors
    /// When the store cannot be listened to.
    pub async fn start(
        store: Store,
        parts: Parts,
        config: TablesConfig,
    ) -> Result<Tables, StoreError> {
        let changes = store.changes().await?;
        let hall = Arc::new(Hall::new(store, parts, config));
        hall.spawn(keeper::pass_on(Arc::clone(&hall), changes));
        hall.spawn(keeper::keep(Arc::clone(&hall)));
        Ok(Tables { hall })
    }

    /// Everything that can be asked for once: all requests but those about watching.
    ///
    /// # Errors
    /// Why it was not done. With a key, the same ask can be sent again whatever happened.
    pub async fn ask(
        &self,
        caller: Caller,
        key: Option<String>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        self.hall.meters.asked();
        let answer = self.answer(caller, key, request).await;
        if answer.is_err() {
            self.hall.meters.refused();
        }
        answer
    }

    async fn answer(
        &self,
        caller: Caller,
        key: Option<String>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        if self.hall.is_closing() {
            return Err(refuse(Code::Closing));
        }
        let table = request.table().map(parse_table).transpose()?;
        match (request, table) {
            (Request::Ping, _) => Ok(Answer::Done),
            (request @ (Request::Create(_) | Request::Mute { .. } | Request::Unmute { .. }), _)
            | (
                request @ (Request::Join(_)
                | Request::Arrange(_)
                | Request::Rematch(_)
                | Request::Hint(_)
                | Request::Talk(_)),
                Some(_),
            ) => {
                // Apart from the rest: every socket would have to hold the room that they need.
                Box::pin(self.answer_rare(caller, key, request, table)).await
            }
            (request, Some(table)) => self.pass(caller, key, table, request).await,
            (_, None) => Err(refuse(Code::BadMessage)),
        }
    }

    /// What is asked for now and then, and more than one message to a table.
    async fn answer_rare(
        &self,
        caller: Caller,
        key: Option<String>,
        request: Request,
        table: Option<TableId>,
    ) -> Result<Answer, Refusal> {
        match (request, table) {
            (Request::Create(new), _) => self.create(caller, *new).await,
            (Request::Mute { person }, _) => self.mute(caller, &person).await,
            (Request::Unmute { person }, _) => self.unmute(caller, &person).await,
            (Request::Join(mut join), Some(table)) => {
                self.admit(caller, table, join.password.take()).await?;
                self.pass(caller, key, table, Request::Join(join)).await
            }
            (Request::Arrange(new), Some(table)) => {
                let _inviting = self.invite(caller, &new.seats, Some(table)).await?;
                self.pass(caller, key, table, Request::Arrange(new)).await
            }
            (Request::Rematch(at), Some(table)) => {
                self.may_play_again(caller, table).await?;
                let answer = self.pass(caller, key, table, Request::Rematch(at)).await?;
                self.ensure_rematch(caller, table).await?;
                Ok(answer)
            }
            (Request::Hint(hint), Some(table)) => self.advise(caller, table, hint).await,
            (Request::Talk(talk), Some(table)) => {
                let answer = self.pass(caller, None, table, Request::Talk(talk)).await?;
                self.without_muted(caller, answer).await
            }
            _ => Err(refuse(Code::BadMessage)),
        }
    }

    async fn pass(
        &self,
        caller: Caller,
        key: Option<String>,
        table: TableId,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let ask = |reply| Message::Ask(Box::new(Ask { caller, key, request, reply }));
        self.call(table, ask).await
    }

    /// Asks the task of a table, which is loaded if need be.
    async fn call<T>(
        &self,
        table: TableId,
        message: impl FnOnce(Reply<T>) -> Message,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let mut message = message(reply);
        loop {
            if self.hall.is_closing() {
                return Err(refuse(Code::Closing));
            }
            match self.hall.table(table).send(message).await {
                Ok(()) => break,
                // The table left memory at this moment.
                Err(unsent) => message = unsent.0,
            }
            tokio::task::yield_now().await;
        }
        // A task that panicked answers nobody; it is loaded anew for the next message.
        answer.await.unwrap_or_else(|_| Err(refuse(Code::Interrupted)))
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

    /// What changes in the lobby from now on.
    #[must_use]
    pub fn lobby_changes(&self) -> broadcast::Receiver<LobbyChange> {
        self.hall.lobby.subscribe()
    }

    /// Which tables begin to wait for somebody from now on, or cease to.
    #[must_use]
    pub fn listen(&self, person: PersonId) -> Listening {
        self.hall.bells.listen(person)
    }

    /// Somebody has another name or went over into an account: tables in memory read it anew.
    pub fn person_changed(&self, person: PersonId) {
        for table in self.hall.all_loaded() {
            self.hall.spawn(async move {
                let _ = table.send(Message::People { person }).await;
            });
        }
    }

    /// What can be played.
    #[must_use]
    pub fn games(&self) -> Vec<GameInfo> {
        let games = self.hall.games.list().into_iter();
        let told = |info: higaki_table::GameInfo| GameInfo {
            game: info.id.to_owned(),
            rules_version: info.rules_version.0,
            min_players: info.min_players as u8,
            max_players: info.max_players as u8,
        };
        games.map(told).collect()
    }

    /// How strong bots can be, the weakest first.
    #[must_use]
    pub fn levels(&self) -> Vec<String> {
        Level::all().map(|level| level.word().to_owned()).collect()
    }

    /// The clock of these tables.
    #[must_use]
    pub fn time(&self) -> &Arc<dyn Time> {
        &self.hall.time
    }

    /// What the tables did, and how they stand.
    #[must_use]
    pub fn activity(&self) -> TablesActivity {
        self.hall.meters.activity(self.hall.loaded_count())
    }

    /// Turns true when the server is closing.
    #[must_use]
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.hall.closing.subscribe()
    }

    /// Refuses what is new, finishes what is under way, and gives all tables back. The store stays
    /// open: close it afterwards.
    pub async fn shutdown(&self) {
        self.hall.closing.send_replace(true);
        let mut stopping = Vec::new();
        for table in self.hall.all_loaded() {
            let (done, stopped) = oneshot::channel();
            if table.send(Message::Stop { done }).await.is_ok() {
                stopping.push(stopped);
            }
        }
        for stopped in stopping {
            // An error means that the table is gone already.
            let _ = stopped.await;
        }
        self.hall.end_tasks();
    }

    /// Ends everything at once, as a crash would. For tests of what is left then.
    pub fn kill(&self) {
        self.hall.closing.send_replace(true);
        self.hall.kill();
    }
}

impl Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("activity", &self.activity()).finish_non_exhaustive()
    }
}

fn parse_table(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| refuse(Code::UnknownTable))
}
