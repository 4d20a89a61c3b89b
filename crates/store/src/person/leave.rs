//! Leaving: people who delete their account, and guests who never came back.

use super::{PersonError, get_present};
use crate::StoreError;
use crate::database::{Connection, values};
use crate::store::Store;
use crate::values::UnixMillis;
use higaki_values::PersonId;

/// What a sweep removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Sessions that had expired.
    pub sessions: u64,
    /// Guests whose time was over.
    pub guests: u64,
    /// Tokens of programs that had expired.
    pub bot_tokens: u64,
    /// People whose keys were known at a table where nobody will send an append again.
    pub append_keys: u64,
}

/// How long after its end a table may still be sent the same append again.
const RESENDS: i64 = 24 * 60 * 60 * 1000;
/// Guests in one sweep, so that none takes long.
const GUESTS: i64 = 200;

impl Store {
    /// Deletes a person. The games stay, and the id in their seats and logs leads to somebody
    /// without a name. Sessions, ratings, mutes, tokens and the words said in chats are gone.
    ///
    /// # Errors
    /// When nobody has this id, or the database fails.
    pub async fn delete_person(&self, id: PersonId) -> Result<(), PersonError> {
        self.write_people(move |connection| Box::pin(delete(connection, id))).await
    }

    /// Removes what has expired. To be called now and then; each call does a bounded amount, and
    /// should be repeated at once while it still finds 200 guests.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep(&self, now: UnixMillis) -> Result<Swept, StoreError> {
        self.write_people(move |connection| Box::pin(sweep(connection, now))).await
    }
}

/// Everything that only this person is concerned with.
const FORGET: [&str; 10] = [
    "UPDATE people SET kind = 'deleted', name = '', folded_name = NULL, password = NULL, \
     settings = '{}', expires_at = NULL, skeleton = NULL, lower_skeleton = NULL WHERE id = $1",
    // Guests who had gone over into this account have no name of their own any more.
    "UPDATE people SET kind = 'deleted', merged_into = NULL WHERE merged_into = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM bot_tokens WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1 OR muted = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM rating_history WHERE person = $1",
    // Through the members, because there is an index on those.
    "DELETE FROM append_keys WHERE person = $1 \
     AND table_id IN (SELECT table_id FROM members WHERE person = $1)",
    "DELETE FROM members WHERE person = $1",
    // The numbers of the other lines stay as they are.
    "UPDATE chat SET text = '' WHERE person = $1",
];

const EXPIRED_GUESTS: &str = "SELECT id FROM people WHERE expires_at <= $1 AND kind = 'guest' \
    ORDER BY expires_at LIMIT $2";

/// Looks at the keys that there are, and not at every table that ever was over.
const OLD_KEYS: &str = "DELETE FROM append_keys WHERE EXISTS (SELECT 1 FROM tables \
    WHERE id = append_keys.table_id AND status IN ('finished', 'abandoned') AND updated_at <= $1)";

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
        append_keys: connection.execute(OLD_KEYS, values![now.plus(-RESENDS)]).await?,
        guests: 0,
    };
    for row in connection.rows(EXPIRED_GUESTS, values![now, GUESTS]).await? {
        forget(connection, row.parsed("id")?).await?;
        swept.guests += 1;
    }
    Ok(swept)
}
