//! Deletion of accounts, and the sweep of expired guests, sessions, tokens and keys.

use super::{PersonError, get_present};
use crate::StoreError;
use crate::database::{Connection, values};
use crate::store::Store;
use crate::table::Status;
use crate::values::UnixMillis;
use higaki_values::{PersonId, TableId};

/// The numbers of rows that a sweep removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Expired sessions.
    pub sessions: u64,
    /// Expired guests.
    pub guests: u64,
    /// Expired API tokens.
    pub bot_tokens: u64,
}

/// The result of one sweep of idempotency keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SweptKeys {
    /// People whose keys were removed at a finished table.
    pub forgotten: u64,
    /// The last table of this page; `None` on the last page.
    pub next: Option<TableId>,
}

/// How long after its end a table may still receive a repeated append.
const RESENDS: i64 = 24 * 60 * 60 * 1000;
/// Guests per sweep, which bounds its duration.
const GUESTS: i64 = 200;
/// Tables per sweep of keys.
const KEYED_TABLES: usize = 200;

impl Store {
    /// Deletes a person. The games stay, and the id in their seats and logs leads to a person
    /// without a name. Sessions, ratings, mutes, tokens and the texts of chat messages are removed.
    ///
    /// # Errors
    /// When the person is unknown or the database fails.
    pub async fn delete_person(&self, id: PersonId) -> Result<(), PersonError> {
        self.write_people(move |connection| Box::pin(delete(connection, id))).await
    }

    /// Removes expired rows. Call it regularly; each call does a bounded amount, and should be
    /// repeated at once while it still finds 200 guests.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep(&self, now: UnixMillis) -> Result<Swept, StoreError> {
        self.write_people(move |connection| Box::pin(sweep(connection, now))).await
    }

    /// Removes the keys of games that have been over for a day. Each call looks at a bounded number
    /// of tables with keys, after the last one of the previous call. Only recent tables have any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep_keys(
        &self,
        after: Option<TableId>,
        now: UnixMillis,
    ) -> Result<SweptKeys, StoreError> {
        self.write(move |connection| Box::pin(sweep_keys(connection, after, now))).await
    }
}

/// Removes all rows that concern only this person.
const FORGET: [&str; 10] = [
    "UPDATE people SET kind = 'deleted', name = '', folded_name = NULL, password = NULL, \
     settings = '{}', expires_at = NULL, skeleton = NULL, lower_skeleton = NULL WHERE id = $1",
    // Guests merged into this account lose their names too.
    "UPDATE people SET kind = 'deleted', merged_into = NULL WHERE merged_into = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM bot_tokens WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1 OR muted = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM rating_history WHERE person = $1",
    // Through the members, which have an index.
    "DELETE FROM append_keys WHERE person = $1 \
     AND table_id IN (SELECT table_id FROM members WHERE person = $1)",
    "DELETE FROM members WHERE person = $1",
    // The numbers of other messages stay as they are.
    "UPDATE chat SET text = '' WHERE person = $1",
];

const EXPIRED_GUESTS: &str = "SELECT id FROM people WHERE expires_at <= $1 AND kind = 'guest' \
    ORDER BY expires_at LIMIT $2";

const KEYED: &str = "SELECT keyed.table_id, tables.status, tables.updated_at FROM \
    (SELECT DISTINCT table_id FROM append_keys WHERE table_id > $1 ORDER BY table_id LIMIT $2) \
    AS keyed LEFT JOIN tables ON tables.id = keyed.table_id ORDER BY keyed.table_id";

const FORGET_KEYS: &str = "DELETE FROM append_keys WHERE table_id = $1";

async fn delete(connection: &mut Connection, id: PersonId) -> Result<(), PersonError> {
    let person = get_present(connection, id).await?;
    Ok(forget(connection, person.id).await?)
}

async fn forget(connection: &mut Connection, id: PersonId) -> Result<(), StoreError> {
    for statement in FORGET {
        connection.execute(statement, values![id]).await?;
    }
    Ok(())
}

async fn sweep(connection: &mut Connection, now: UnixMillis) -> Result<Swept, StoreError> {
    let sessions = "DELETE FROM sessions WHERE expires_at <= $1";
    let bot_tokens = "DELETE FROM bot_tokens WHERE expires_at <= $1";
    let mut swept = Swept {
        sessions: connection.execute(sessions, values![now]).await?,
        bot_tokens: connection.execute(bot_tokens, values![now]).await?,
        guests: 0,
    };
    for row in connection.rows(EXPIRED_GUESTS, values![now, GUESTS]).await? {
        forget(connection, row.parsed("id")?).await?;
        swept.guests += 1;
    }
    Ok(swept)
}

async fn sweep_keys(
    connection: &mut Connection,
    after: Option<TableId>,
    now: UnixMillis,
) -> Result<SweptKeys, StoreError> {
    let after = after.map_or_else(String::new, |table| table.to_string());
    let rows = connection.rows(KEYED, values![&after, KEYED_TABLES as i64]).await?;
    let mut swept = SweptKeys::default();
    for row in &rows {
        let table: TableId = row.parsed("table_id")?;
        let is_over = match row.optional_text("status")?.as_deref().and_then(Status::from_word) {
            Some(Status::Finished | Status::Abandoned) => {
                row.time("updated_at")? <= now.plus(-RESENDS)
            }
            _ => false,
        };
        if is_over {
            swept.forgotten += connection.execute(FORGET_KEYS, values![table]).await?;
        }
        swept.next = Some(table).filter(|_| rows.len() == KEYED_TABLES);
    }
    Ok(swept)
}
