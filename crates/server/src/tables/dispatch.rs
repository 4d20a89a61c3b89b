//! Dispatch of requests to the lobby or to the room of a table.

use super::Tables;
use super::mailbox::{Message, Reply, TableRequest};
use higaki_protocol::{Answer, Code, Refusal, Request};
use higaki_room::{Caller, Change, LobbyRequest, RoomRequest, Route, SessionRequest, refuse};
use higaki_store::TableId;
use tokio::sync::oneshot;

impl Tables {
    /// Handles a request that needs no connection: all but watching.
    ///
    /// # Errors
    /// The refusal. With a key, the same request can be repeated safely.
    pub async fn ask(
        &self,
        caller: Caller,
        key: Option<String>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        match Route::of(request)? {
            Route::Room(table, request) => self.ask_room(caller, key, table, request).await,
            Route::Lobby(request) => self.ask_lobby(caller, request).await,
            Route::Session(SessionRequest::Ping) => Ok(Answer::Done),
            Route::Session(
                SessionRequest::Watch(..)
                | SessionRequest::Unwatch(_)
                | SessionRequest::WatchLobby
                | SessionRequest::UnwatchLobby,
            ) => Err(refuse(Code::BadMessage)),
        }
    }

    /// Handles a request about no table in particular.
    ///
    /// # Errors
    /// The refusal.
    pub(crate) async fn ask_lobby(
        &self,
        caller: Caller,
        request: LobbyRequest,
    ) -> Result<Answer, Refusal> {
        self.begin_request()?;
        self.count(match request {
            LobbyRequest::Create(new) => self.create(caller, *new).await,
            LobbyRequest::Mute { person } => self.mute(caller, &person).await,
            LobbyRequest::Unmute { person } => self.unmute(caller, &person).await,
        })
    }

    /// Handles a request to the room of a table.
    ///
    /// # Errors
    /// The refusal.
    pub(crate) async fn ask_room(
        &self,
        caller: Caller,
        key: Option<String>,
        table: TableId,
        request: RoomRequest,
    ) -> Result<Answer, Refusal> {
        self.begin_request()?;
        // Boxed: every session would contain the larger future.
        if needs_more_than_the_room(&request) {
            let asked = Box::pin(self.ask_with_checks(caller, key, table, request));
            return self.count(asked.await);
        }
        let (reply, answer) = oneshot::channel();
        let request = Box::new(TableRequest { caller, key, request, reply });
        self.count(self.deliver(table, Message::Request(request), answer).await)
    }

    /// Handles requests with checks or work outside of the room: passwords, invitations, new
    /// tables, limits.
    async fn ask_with_checks(
        &self,
        caller: Caller,
        key: Option<String>,
        table: TableId,
        mut request: RoomRequest,
    ) -> Result<Answer, Refusal> {
        let mut _permit = None;
        match &mut request {
            RoomRequest::Change(Change::Join(join)) => {
                self.admit(caller, table, join.password.take()).await?;
            }
            RoomRequest::Change(Change::Arrange { seats }) => {
                _permit = self.invite(caller, seats, Some(table)).await?;
            }
            RoomRequest::Change(Change::Rematch) => {
                self.may_play_again(caller, table).await?;
                let answer = self.pass(caller, key, table, request).await?;
                self.ensure_rematch(caller, table).await?;
                return Ok(answer);
            }
            RoomRequest::Hint { .. } => {
                // Opponents use the same threads: many sockets must not occupy all of them.
                let permit = self.shared.limits.hints.acquire(caller.person, ());
                _permit = Some(permit.ok_or_else(|| refuse(Code::Busy))?);
            }
            RoomRequest::Talk { .. } => {
                let answer = self.pass(caller, None, table, request).await?;
                return self.without_muted(caller, answer).await;
            }
            RoomRequest::Change(_)
            | RoomRequest::Query(_)
            | RoomRequest::Analyse { .. }
            | RoomRequest::Say { .. } => {}
        }
        self.pass(caller, key, table, request).await
    }

    /// Counts a request, and refuses it during shutdown.
    fn begin_request(&self) -> Result<(), Refusal> {
        self.shared.meters.asked();
        let closing = self.shared.is_closing();
        if closing { self.count(Err(refuse(Code::Closing))) } else { Ok(()) }
    }

    /// Counts a refusal.
    fn count<T>(&self, answer: Result<T, Refusal>) -> Result<T, Refusal> {
        answer.inspect_err(|_| self.shared.meters.refused())
    }

    /// Sends a request to the task of its table, without checks.
    pub(super) async fn pass(
        &self,
        caller: Caller,
        key: Option<String>,
        table: TableId,
        request: RoomRequest,
    ) -> Result<Answer, Refusal> {
        let message =
            |reply| Message::Request(Box::new(TableRequest { caller, key, request, reply }));
        self.call(table, message).await
    }

    /// Sends a message to the task of a table, loaded on demand, and awaits the answer.
    pub(super) async fn call<T>(
        &self,
        table: TableId,
        message: impl FnOnce(Reply<T>) -> Message,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.deliver(table, message(reply), answer).await
    }

    async fn deliver<T>(
        &self,
        table: TableId,
        mut message: Message,
        answer: oneshot::Receiver<Result<T, Refusal>>,
    ) -> Result<T, Refusal> {
        loop {
            if self.shared.is_closing() {
                return Err(refuse(Code::Closing));
            }
            match self.shared.table(table).send(message).await {
                Ok(()) => break,
                // The table left memory at this moment.
                Err(unsent) => message = unsent.0,
            }
            tokio::task::yield_now().await;
        }
        // A task that panicked drops the reply; the next message loads the table again.
        answer.await.unwrap_or_else(|_| Err(refuse(Code::Interrupted)))
    }
}

/// Whether a request needs checks or work outside of the room.
const fn needs_more_than_the_room(request: &RoomRequest) -> bool {
    match request {
        RoomRequest::Change(change) => match change {
            Change::Join(_) | Change::Arrange { .. } | Change::Rematch => true,
            Change::Leave { .. }
            | Change::Shuffle
            | Change::Start
            | Change::Play(_)
            | Change::Undo { .. }
            | Change::Redo { .. }
            | Change::Propose { .. }
            | Change::Vote(_)
            | Change::Resume { .. }
            | Change::Return { .. } => false,
        },
        RoomRequest::Hint { .. } | RoomRequest::Talk { .. } => true,
        RoomRequest::Query(_) | RoomRequest::Analyse { .. } | RoomRequest::Say { .. } => false,
    }
}
