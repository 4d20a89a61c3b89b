//! Dispatch of a session's requests: to the session itself, the lobby, or the room of a table.

use super::super::{Frame, Out};
use super::{Over, Session};
use futures_util::{Sink, Stream};
use higaki_protocol::{Answer, ClientFrame, Code, MAX_WATCHED, WatchTable};
use higaki_room::{LobbyRequest, RoomRequest, Route, SessionRequest, refuse};
use higaki_store::TableId;

impl<L> Session<L>
where
    L: Stream<Item = Frame> + Sink<Out> + Unpin + Send,
{
    pub(super) async fn carry_out(&mut self, frame: ClientFrame) -> Result<(), Over> {
        let (id, caller) = (frame.id, self.caller);
        match Route::of(frame.request) {
            Ok(Route::Room(table, request @ RoomRequest::Hint { .. })) => {
                if self.advice.is_some() {
                    return self.send_refusal(Some(id), refuse(Code::Busy)).await;
                }
                let tables = self.tables.clone();
                let hint = async move { (id, tables.ask_room(caller, None, table, request).await) };
                self.advice = Some(Box::pin(hint));
                Ok(())
            }
            Ok(Route::Room(table, request)) => {
                let answer = self.tables.ask_room(caller, frame.key, table, request).await;
                self.reply(id, answer).await
            }
            Ok(Route::Lobby(request)) => {
                let changes_muted =
                    matches!(request, LobbyRequest::Mute { .. } | LobbyRequest::Unmute { .. });
                let answer = Box::pin(self.tables.ask_lobby(caller, request)).await;
                if changes_muted {
                    Box::pin(self.learn_muted()).await;
                }
                self.reply(id, answer).await
            }
            Ok(Route::Session(request)) => Box::pin(self.handle(id, request)).await,
            Err(refusal) => self.send_refusal(Some(id), refusal).await,
        }
    }

    async fn handle(&mut self, id: u64, request: SessionRequest) -> Result<(), Over> {
        match request {
            SessionRequest::Watch(table, watch) => return self.watch(id, table, watch).await,
            SessionRequest::Unwatch(at) => {
                if let Ok(table) = at.table.parse() {
                    self.watching.remove((table, at.seat));
                }
            }
            SessionRequest::WatchLobby => self.lobby = Some(self.tables.lobby_changes()),
            SessionRequest::UnwatchLobby => self.lobby = None,
            SessionRequest::Ping => {}
        }
        self.send_answer(id, Answer::Done).await
    }

    async fn watch(&mut self, id: u64, table: TableId, watch: WatchTable) -> Result<(), Over> {
        let key = (table, watch.seat);
        if self.watching.len() >= MAX_WATCHED && !self.watching.contains(key) {
            return self.send_refusal(Some(id), refuse(Code::TooManyWatched)).await;
        }
        let caller = self.caller;
        let (seat, since) = (watch.seat, watch.since);
        let subscribed = self.tables.subscribe(caller, table, seat, since, watch.password).await;
        match subscribed {
            Ok(mut subscription) => {
                self.send_answer(id, Answer::Done).await?;
                self.write(Out::Text(std::mem::take(&mut subscription.first))).await?;
                self.watching.insert(key, subscription);
                Ok(())
            }
            Err(refusal) => self.send_refusal(Some(id), refusal).await,
        }
    }
}
