//! Health check: tries a write.

use crate::StoreError;
use crate::database::{Connection, values};
use crate::store::Store;
use higaki_values::{PersonId, TableId};

impl Store {
    /// Writes to the tables that every game needs, and removes the rows in the same transaction. A
    /// full disk, a read-only database and damaged pages make it fail as they would make a move
    /// fail.
    ///
    /// # Errors
    /// The error of a read or a write, now or, if the file is damaged, at any time since it was
    /// opened.
    pub async fn health(&self) -> Result<(), StoreError> {
        self.look_up(|connection| Box::pin(read(connection))).await?;
        // The connection reserved for the log, which every move needs.
        self.write_on_writer(|connection| Box::pin(write(connection))).await?;
        self.check_damage()
    }
}

async fn read(connection: &mut Connection) -> Result<(), StoreError> {
    connection.row("SELECT 1 AS one", values![]).await.map(drop)
}

const WRITE: [&str; 3] = [
    "INSERT INTO tables (id, game, rules_version, options, seats, settings, visibility, status, \
        secret, version, created_at, updated_at) \
        VALUES ($1, 'health', 0, '{}', '[]', '{}', 'unlisted', 'abandoned', $2, 1, 0, 0)",
    "INSERT INTO entries (table_id, revision, kind, payload, at) VALUES ($1, 1, 'health', $2, 0)",
    "INSERT INTO sessions (token, person, created_at, seen_at, expires_at) \
        VALUES ($2, $1, 0, 0, 0)",
];

const WRITE_HEAD: &str = "INSERT INTO heads (table_id, revision, appended_at, deciding, chat) \
    VALUES ($1, 1, 0, 0, 0)";

const WRITE_PERSON: &str = "INSERT INTO people (id, kind, name, settings, created_at) \
    VALUES ($1, 'deleted', '', '{}', 0)";

/// The row in `heads` is removed with its table.
const REMOVE: [&str; 3] = [
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
    "DELETE FROM sessions WHERE person = $1",
];

async fn write(connection: &mut Connection) -> Result<(), StoreError> {
    let (table, person) = (TableId::random(), PersonId::random());
    for sql in WRITE {
        connection.execute(sql, values![table, person.to_string().as_bytes()]).await?;
    }
    connection.execute(WRITE_HEAD, values![table]).await?;
    connection.execute(WRITE_PERSON, values![person]).await?;
    for sql in REMOVE {
        connection.execute(sql, values![table]).await?;
    }
    connection.execute("DELETE FROM people WHERE id = $1", values![person]).await.map(drop)
}
