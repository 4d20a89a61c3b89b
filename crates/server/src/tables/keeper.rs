//! What goes on beside the tables: leases are renewed, clocks of tables that are not in memory run
//! out, and what other machines do is passed on.

use super::entry::Chair;
use super::hall::Hall;
use super::load::Projection;
use super::lobby::change_of;
use super::mailbox::Message;
use crate::time::milliseconds;
use higaki_protocol::LobbyChange;
use higaki_store::{Change, Changes, TableId};
use std::sync::Arc;

/// How many abandoned tables are taken into care at a time.
const LOST: usize = 100;

/// Looks after the hall until it is closed.
pub(super) async fn keep(hall: Arc<Hall>) {
    let third = milliseconds(hall.config.lease) / 3;
    let mut renew_at = hall.now();
    loop {
        if hall.now() >= renew_at {
            hall.follow_wall_clock();
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
            Change::Log { table, .. } => match hall.loaded(table) {
                Some(table) => drop(table.send(Message::Moved).await),
                None => ring(&hall, table).await,
            },
            Change::Chat { table, .. } => tell(&hall, table, Message::Talked).await,
            Change::Table { table, .. } => {
                if hall.lobby.receiver_count() > 0
                    && let Some(change) = change_of(&hall.store, hall.games.as_ref(), table).await
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

/// Tells those who are connected here about a table that is in the memory of another machine.
async fn ring(hall: &Arc<Hall>, id: TableId) {
    if hall.bells.is_silent() {
        return;
    }
    let Ok(row) = hall.store.table(id).await else { return };
    let Ok(chairs) = row.seats.read::<Vec<Chair>>() else { return };
    let people = chairs.iter().filter_map(Chair::anyone).collect();
    let Ok(owners) = hall.store.people(people).await else { return };
    let owner = |person| owners.iter().find(|(asked, _)| *asked == person).map(|(_, now)| now.id);
    let projection = Projection { chairs, status: row.status };
    for member in projection.members(None, |person| owner(person).unwrap_or(person)) {
        let waiting = member.seats.iter().any(|seat| row.deciding.contains(seat));
        hall.bells.ring(member.person, id, waiting);
    }
}

async fn tell(hall: &Arc<Hall>, table: TableId, message: Message) {
    if let Some(table) = hall.loaded(table) {
        let _ = table.send(message).await;
    }
}
