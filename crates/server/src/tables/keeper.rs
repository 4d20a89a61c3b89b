//! Background tasks: renewal of leases, deadlines of tables that are not in memory, and changes by
//! other processes.

use super::listing::Listing;
use super::lobby::change_of;
use super::mailbox::Message;
use super::shared::Shared;
use crate::time::milliseconds;
use higaki_protocol::LobbyChange;
use higaki_room::Chair;
use higaki_store::{Change, Changes, TableId};
use std::sync::Arc;

/// The most expired leases that are taken over at a time.
const LOST: usize = 100;

/// Renews leases and wakes tables until the server shuts down.
pub(super) async fn keep(shared: Arc<Shared>) {
    let third = milliseconds(shared.services.config.lease) / 3;
    let mut renew_at = shared.now();
    loop {
        if shared.now() >= renew_at {
            shared.follow_wall_clock();
            renew(&shared).await;
            renew_at = shared.now().plus(third.max(1));
        }
        for id in shared.registry.due(shared.now()) {
            let _ = shared.table(id).send(Message::Wake).await;
        }
        let wake = shared.registry.next_deadline().map_or(renew_at, |at| at.min(renew_at));
        tokio::select! {
            () = shared.services.time.sleep_until(wake) => {}
            () = shared.registry.new_deadline() => {}
        }
    }
}

/// Renews the leases of this process, and takes over expired ones.
async fn renew(shared: &Arc<Shared>) {
    let now = shared.now();
    let until = now.plus(milliseconds(shared.services.config.lease));
    if let Err(error) = shared.store().renew_leases(shared.services.node, until).await {
        tracing::warn!(%error, "leases were not renewed");
        return;
    }
    // On a file that only this process uses, all other holders are dead, whatever their leases say.
    let as_of = if shared.is_shared() { now } else { until };
    match shared.store().lost_leases(as_of, LOST).await {
        Ok(lost) => {
            for lease in lost.into_iter().filter(|lease| lease.node != shared.services.node) {
                let _ = shared.table(lease.table).send(Message::Wake).await;
            }
        }
        Err(error) => tracing::warn!(%error, "abandoned tables could not be found"),
    }
}

/// Forwards changes of the store, also those of other processes, to tables and lobby.
pub(super) async fn forward_changes(shared: Arc<Shared>, mut changes: Changes) {
    while let Some(change) = changes.next().await {
        match change {
            // On a file all changes of logs are made by this process.
            Change::Log { .. } if !shared.is_shared() => {}
            Change::Log { table, .. } => match shared.registry.loaded(table) {
                Some(table) => drop(table.send(Message::Moved).await),
                None => ring(&shared, table).await,
            },
            Change::Chat { table, .. } => tell(&shared, table, Message::Talked).await,
            Change::Table { table, .. } => {
                if shared.notices.lobby.receiver_count() > 0
                    && let Some(change) =
                        change_of(shared.store(), shared.services.games.as_ref(), table).await
                {
                    let _ = shared.notices.lobby.send(change);
                }
            }
            Change::Deleted { table } => {
                let _ = shared.notices.lobby.send(LobbyChange::Gone { table: table.to_string() });
            }
            Change::Everything => {
                for table in shared.registry.all_loaded() {
                    let _ = table.send(Message::Moved).await;
                    let _ = table.send(Message::Talked).await;
                }
                let _ = shared.notices.lobby.send(LobbyChange::Everything);
            }
        }
    }
}

/// Notifies people connected here about a table that another process has in memory.
async fn ring(shared: &Arc<Shared>, id: TableId) {
    if shared.notices.bells.is_silent() {
        return;
    }
    let Ok(row) = shared.store().table(id).await else { return };
    let Ok(chairs) = row.seats.read::<Vec<Chair>>() else { return };
    let people = chairs.iter().filter_map(Chair::anyone).collect();
    let Ok(owners) = shared.store().people(people).await else { return };
    let owner = |person| owners.iter().find(|(asked, _)| *asked == person).map(|(_, now)| now.id);
    let listing = Listing { chairs, status: row.status };
    for member in listing.members(None, |person| owner(person).unwrap_or(person)) {
        let waiting = member.seats.iter().any(|seat| row.deciding.contains(seat));
        shared.notices.bells.ring(member.person, id, waiting);
    }
}

async fn tell(shared: &Arc<Shared>, table: TableId, message: Message) {
    if let Some(table) = shared.registry.loaded(table) {
        let _ = table.send(message).await;
    }
}
