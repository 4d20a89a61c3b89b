//! Wake-ups: something changed, go and read it.
//!
//! A wake-up is a hint and never the news itself. It may come twice, late, or not at all while the
//! line to the database is down; then [`Change::Everything`] comes once the line is back.
//! So whoever is woken reads again from the revision that he has.

use sqlx::postgres::{PgListener, PgPool};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::values::{ChatNumber, Revision, Version};
use higaki_values::TableId;

/// What changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The log of a table grew to at least this revision.
    Log {
        /// Which table.
        table: TableId,
        /// How far its log goes now.
        revision: Revision,
    },
    /// A table was created or its description changed.
    Table {
        /// Which table.
        table: TableId,
        /// The version of its description.
        version: Version,
    },
    /// A table is gone.
    Deleted {
        /// Which table.
        table: TableId,
    },
    /// Somebody said something at a table.
    Chat {
        /// Which table.
        table: TableId,
        /// The number of the newest line.
        number: ChatNumber,
    },
    /// Wake-ups were lost: anything may have changed.
    Everything,
}

/// The wake-ups from now on, from all machines.
#[derive(Debug)]
pub struct Changes {
    pub(crate) receiver: broadcast::Receiver<Change>,
}

impl Changes {
    /// The next change; none after the store was closed.
    pub async fn next(&mut self) -> Option<Change> {
        match self.receiver.recv().await {
            Ok(change) => Some(change),
            // This reader was too slow, which is the same to him as a broken line.
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Change::Everything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

pub(crate) const CHANNEL: &str = "higaki_changes";
/// PostgreSQL takes less than 8000 bytes in one message.
const MESSAGE: usize = 7900;
/// How long to wait before the next attempt to reach a database that is gone.
const PATIENCE: Duration = Duration::from_millis(250);

/// Changes as few messages, one line for each change.
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

/// A line that is not understood comes from a newer program in the middle of an upgrade.
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

/// A task that ends with its owner.
#[derive(Debug)]
pub(crate) struct Listening(JoinHandle<()>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Listens from now on: what is committed after this returned will be heard.
pub(crate) async fn listen(
    pool: PgPool,
    heard: broadcast::Sender<Change>,
) -> Result<Listening, sqlx::Error> {
    let first = connect(&pool).await?;
    Ok(Listening(tokio::spawn(pass_on(pool, first, heard))))
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // Reconnecting is done below, where it can be told to the readers.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn pass_on(pool: PgPool, mut listener: PgListener, heard: broadcast::Sender<Change>) {
    loop {
        while let Ok(Some(message)) = listener.try_recv().await {
            for line in message.payload().lines() {
                // An error means that nobody listens at the moment.
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
