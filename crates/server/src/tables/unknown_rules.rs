//! Tables whose rules this server does not know. They cannot be watched or played here; members can
//! leave, and finished games have records.

use super::load::{damaged, read_people, read_row, replay_rest};
use super::mailbox::Message;
use super::shared::Shared;
use super::store_errors::from_table;
use higaki_protocol::{Answer, Code, Refusal};
use higaki_room::{Caller, Change, Query, RoomRequest, State, UnknownRules, refuse, refuse_with};
use higaki_store::{Revision, Status, TableChange, TableError, TableId, UnixMillis};
use serde_json::json;
use std::sync::Arc;

/// The most attempts to update a row that other processes change meanwhile.
const ATTEMPTS: usize = 3;

/// Answers a message that needs no rules; otherwise returns it with its refusal.
pub(super) async fn answer(
    shared: &Shared,
    id: TableId,
    message: Message,
) -> Option<(Message, Refusal)> {
    match message {
        Message::Request(request) => {
            let answered = match &request.request {
                RoomRequest::Change(Change::Leave { .. }) => {
                    leave(shared, id, request.caller).await
                }
                RoomRequest::Query(Query::Record) => record(shared, id, request.caller).await,
                _ => return Some((Message::Request(request), refusal(shared, id).await)),
            };
            let _ = request.reply.send(answered);
            None
        }
        Message::Wake => {
            release(shared, id).await;
            None
        }
        other => Some((other, refusal(shared, id).await)),
    }
}

async fn refusal(shared: &Shared, id: TableId) -> Refusal {
    match shared.store().table(id).await {
        Ok(row) => {
            let details = json!({ "game": row.game, "version": row.rules_version });
            refuse_with(Code::OtherRules, details)
        }
        Err(error) => from_table(&error),
    }
}

/// Releases the lease: such a table has no deadlines.
async fn release(shared: &Shared, id: TableId) {
    if let Ok(Some(lease)) = shared.store().lease(id, UnixMillis(i64::MIN)).await
        && let Err(error) = shared.store().release_lease(lease).await
    {
        tracing::warn!(table = id.short(), %error, "a lease was not given back");
    }
}

/// Removes the table from the caller's list. The log stays unchanged.
async fn leave(shared: &Shared, id: TableId, caller: Caller) -> Result<Answer, Refusal> {
    let store = shared.store();
    for _ in 0..ATTEMPTS {
        let row = store.table(id).await.map_err(|error| from_table(&error))?;
        let members = store.members(id).await.map_err(|error| from_table(&error))?;
        let others = members.into_iter().filter(|member| member.person != caller.person);
        let seats = Some((row.seats, others.collect()));
        let change = TableChange { seats, ..TableChange::default() };
        match store.update_table(id, row.version, change, shared.now()).await {
            Ok(_) => return Ok(Answer::Done),
            Err(TableError::Conflict { .. }) => {}
            Err(error) => return Err(from_table(&error)),
        }
    }
    Err(refuse(Code::Busy))
}

/// The record of a finished game with any rules.
async fn record(shared: &Shared, id: TableId, caller: Caller) -> Result<Answer, Refusal> {
    let store = shared.store();
    let row = store.table(id).await.map_err(|error| from_table(&error))?;
    let (about, agreed) = read_row(&row).ok_or_else(|| damaged(id))?;
    let games = Arc::clone(&shared.services.games);
    let state = State::new(about, agreed.host, agreed.chairs, games);
    let mut table = UnknownRules::new(state);
    replay_rest(store, id, Revision::START, |entry| table.replay(entry)).await?;
    if row.status == Status::Finished {
        table.finish();
    }
    let everybody = table.state().everybody();
    table.state_mut().set_people(read_people(store, everybody).await?);
    table.record(caller)
}
