//! What goes on beside the tables: leases are renewed, clocks of tables that are not in memory run
//! out, and what other machines do is passed on.

use super::hall::Hall;
use super::lobby::change_of;
use super::mailbox::Message;
use crate::time::milliseconds;
use higaki_protocol::LobbyChange;
use higaki_store::{Change, Changes};
use std::sync::Arc;

/// How many abandoned tables are taken into care at a time.
const LOST: usize = 100;

/// Looks after the hall until it is closed.
pub(super) async fn keep(hall: Arc<Hall>) {
    let third = milliseconds(hall.config.lease) / 3;
    let mut renew_at = hall.now();
    loop {
        if hall.now() >= renew_at {
            renew(&hall).await;
            renew_at = hall.now().plus(third.max(1));
        }
        for id in hall.due(hall.now()) {
            let _ = hall.table(id).send(Message::Wake).await;
        }
        let wake = hall.next_deadline().map_or(renew_at, |at| at.min(renew_at));
        tokio::select! {
            () = hall.time.sleep_until(wake) => {}
            () = hall.earlier.notified() => {}
        }
    }
}

/// Says that this machine lives, and takes over tables of machines that do not.
async fn renew(hall: &Arc<Hall>) {
    let now = hall.now();
    let until = now.plus(milliseconds(hall.config.lease));
    if let Err(error) = hall.store.renew_leases(hall.node, until).await {
        tracing::warn!(%error, "leases were not renewed");
        return;
    }
    // On a file that only this process has, everybody else is dead, whatever his lease says.
    let as_of = if hall.is_shared() { now } else { until };
    match hall.store.lost_leases(as_of, LOST).await {
        Ok(lost) => {
            for lease in lost.into_iter().filter(|lease| lease.node != hall.node) {
                let _ = hall.table(lease.table).send(Message::Wake).await;
            }
        }
        Err(error) => tracing::warn!(%error, "abandoned tables could not be found"),
    }
}

/// Passes on what changed in the store, also through other machines.
pub(super) async fn pass_on(hall: Arc<Hall>, mut changes: Changes) {
    while let Some(change) = changes.next().await {
        match change {
            // On a file every change of a log is this process's own.
            Change::Log { .. } if !hall.is_shared() => {}
            Change::Log { table, .. } => tell(&hall, table, Message::Moved).await,
            Change::Chat { table, .. } => tell(&hall, table, Message::Talked).await,
            Change::Table { table, .. } => {
                if hall.lobby.receiver_count() > 0
                    && let Some(change) = change_of(&hall.store, table).await
                {
                    let _ = hall.lobby.send(change);
                }
            }
            Change::Deleted { table } => {
                let _ = hall.lobby.send(LobbyChange::Gone { table: table.to_string() });
            }
            Change::Everything => {
                for table in hall.all_loaded() {
                    let _ = table.send(Message::Moved).await;
                    let _ = table.send(Message::Talked).await;
                }
                let _ = hall.lobby.send(LobbyChange::Everything);
            }
        }
    }
}

async fn tell(hall: &Arc<Hall>, table: higaki_store::TableId, message: Message) {
    if let Some(table) = hall.loaded(table) {
        let _ = table.send(message).await;
    }
}
