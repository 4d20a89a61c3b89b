//! Change notifications: a table changed, read it again.
//!
//! A notification is a hint without content. It may come twice, late, or not at all while the
//! connection to the database is down; then [`Change::Everything`] follows the reconnect. A
//! subscriber therefore reads again from its own revision.

use sqlx::postgres::{PgListener, PgPool};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::values::{ChatNumber, Revision, Version};
use higaki_values::TableId;

/// A change notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The log of a table grew to at least this revision.
    Log {
        /// The table.
        table: TableId,
        /// The new revision of the log.
        revision: Revision,
    },
    /// A table was created or its description changed.
    Table {
        /// The table.
        table: TableId,
        /// The version of its description.
        version: Version,
    },
    /// A table was deleted.
    Deleted {
        /// The table.
        table: TableId,
    },
    /// A chat message was posted at a table.
    Chat {
        /// The table.
        table: TableId,
        /// The number of the newest message.
        number: ChatNumber,
    },
    /// Notifications were lost: anything may have changed.
    Everything,
}

/// A subscription to the changes on all machines, from now on.
#[derive(Debug)]
pub struct Changes {
    pub(crate) receiver: broadcast::Receiver<Change>,
}

impl Changes {
    /// The next change; `None` after the store was closed.
    pub async fn next(&mut self) -> Option<Change> {
        match self.receiver.recv().await {
            Ok(change) => Some(change),
            // A subscriber that lags has lost notifications, as after a broken connection.
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Change::Everything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

pub(crate) const CHANNEL: &str = "higaki_changes";
/// PostgreSQL limits a notification to fewer than 8000 bytes.
const MESSAGE: usize = 7900;
/// The delay before reconnecting to the database.
const PATIENCE: Duration = Duration::from_millis(250);

/// Batches changes into few notifications, one line for each change.
pub(crate) fn pack(changes: &[Change]) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in changes.iter().map(line) {
        match messages.last_mut() {
            Some(message) if message.len() + line.len() <= MESSAGE => message.push_str(&line),
            _ => messages.push(line),
        }
    }
    messages
}

fn line(change: &Change) -> String {
    match change {
        Change::Log { table, revision } => format!("log {table} {revision}\n"),
        Change::Table { table, version } => format!("table {table} {version}\n"),
        Change::Deleted { table } => format!("deleted {table}\n"),
        Change::Chat { table, number } => format!("chat {table} {number}\n"),
        Change::Everything => "everything\n".to_owned(),
    }
}

/// Unknown lines come from a newer program during an upgrade and are ignored.
fn parse(line: &str) -> Change {
    let mut words = line.split(' ');
    let mut read = || {
        let kind = words.next()?;
        let table = words.next()?.parse().ok()?;
        let mut number = || words.next()?.parse::<u64>().ok();
        Some(match kind {
            "log" => Change::Log { table, revision: Revision(number()?) },
            "table" => Change::Table { table, version: Version(number()?) },
            "deleted" => Change::Deleted { table },
            "chat" => Change::Chat { table, number: ChatNumber(number()?) },
            _ => return None,
        })
    };
    read().unwrap_or(Change::Everything)
}

/// A task that is aborted when its handle is dropped.
#[derive(Debug)]
pub(crate) struct Listening(JoinHandle<()>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Subscribes: commits after this returned are notified.
pub(crate) async fn listen(
    pool: PgPool,
    heard: broadcast::Sender<Change>,
) -> Result<Listening, sqlx::Error> {
    let first = connect(&pool).await?;
    Ok(Listening(tokio::spawn(pass_on(pool, first, heard))))
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // Reconnecting is done below, where subscribers can be notified of it.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn pass_on(pool: PgPool, mut listener: PgListener, heard: broadcast::Sender<Change>) {
    loop {
        while let Ok(Some(message)) = listener.try_recv().await {
            for line in message.payload().lines() {
                // An error means that there are no subscribers at the moment.
                let _ = heard.send(parse(line));
            }
        }
        drop(listener);
        listener = loop {
            if pool.is_closed() {
                return;
            }
            match connect(&pool).await {
                Ok(again) => break again,
                Err(_) => tokio::time::sleep(PATIENCE).await,
            }
        };
        let _ = heard.send(Change::Everything);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_survive_their_text() {
        let table = TableId::from_bytes([7; 16]);
        let changes = [
            Change::Log { table, revision: Revision(12) },
            Change::Table { table, version: Version(3) },
            Change::Deleted { table },
            Change::Chat { table, number: ChatNumber(9) },
            Change::Everything,
        ];
        let messages = pack(&changes);
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0].lines().map(parse).collect::<Vec<_>>(), changes);
    }

    #[test]
    fn many_changes_become_several_messages() {
        let table = TableId::from_bytes([7; 16]);
        let messages = pack(&vec![Change::Log { table, revision: Revision(1) }; 1000]);
        assert!(messages.len() > 1);
        assert!(messages.iter().all(|message| message.len() < 8000));
        assert_eq!(messages.iter().map(|message| message.lines().count()).sum::<usize>(), 1000);
    }

    #[test]
    fn what_is_not_understood_may_be_anything() {
        for line in ["", "log", "log x 1", "more AAAAAAAAAAAAAAAAAAAAAA 1"] {
            assert_eq!(parse(line), Change::Everything);
        }
    }
}
