//! Sessions: one per browser, many per person.

use super::{Person, PersonError, get_present, read_person};
use crate::StoreError;
use crate::database::{Connection, Row, values};
use crate::store::Store;
use crate::values::{TokenHash, UnixMillis};
use higaki_values::PersonId;

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The id shown to the owner, who can end the session from another browser.
    pub token: TokenHash,
    /// The start.
    pub created_at: UnixMillis,
    /// The last use.
    pub seen_at: UnixMillis,
    /// The expiry, unless the session is used.
    pub expires_at: UnixMillis,
}

impl Store {
    /// Starts a session.
    ///
    /// # Errors
    /// When the person is unknown, the token is in use, or the database fails.
    pub async fn create_session(
        &self,
        person: PersonId,
        token: TokenHash,
        at: UnixMillis,
        expires_at: UnixMillis,
    ) -> Result<(), PersonError> {
        self.write(move |connection| Box::pin(create(connection, person, token, at, expires_at)))
            .await
    }

    /// The person of an unexpired session token, if any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person_of_session(
        &self,
        token: TokenHash,
        now: UnixMillis,
    ) -> Result<Option<(Person, Session)>, StoreError> {
        let cache = self.person_cache();
        if let Some(found) = cache.session(token, now) {
            return Ok(Some(found));
        }
        let generation = cache.generation();
        let found = self.look_up(move |connection| Box::pin(find(connection, token, now))).await?;
        Ok(found.inspect(|found| cache.learn_session(generation, found, now)))
    }

    /// Extends a session, and the life of a guest with it. Once a day is enough. Returns whether
    /// the session exists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch_session(
        &self,
        token: TokenHash,
        now: UnixMillis,
        expires_at: UnixMillis,
    ) -> Result<bool, StoreError> {
        self.write_people(move |connection| Box::pin(touch(connection, token, now, expires_at)))
            .await
    }

    /// Lists the unexpired sessions of a person, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sessions_of(
        &self,
        person: PersonId,
        now: UnixMillis,
    ) -> Result<Vec<Session>, StoreError> {
        self.look_up(move |connection| Box::pin(list(connection, person, now))).await
    }

    /// Ends a session; returns whether it existed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_session(&self, token: TokenHash) -> Result<bool, StoreError> {
        self.write_people(move |connection| {
            Box::pin(async move {
                Ok(connection
                    .execute("DELETE FROM sessions WHERE token = $1", values![&token])
                    .await?
                    > 0)
            })
        })
        .await
    }

    /// Ends all sessions of a person; returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_sessions_of(&self, person: PersonId) -> Result<u64, StoreError> {
        self.write_people(move |connection| {
            Box::pin(async move {
                connection.execute("DELETE FROM sessions WHERE person = $1", values![person]).await
            })
        })
        .await
    }
}

const ADD: &str = "INSERT INTO sessions (token, person, created_at, seen_at, expires_at) \
    VALUES ($1, $2, $3, $3, $4) ON CONFLICT DO NOTHING";

const FIND: &str = "SELECT p.id, p.kind, p.name, p.settings, p.created_at, p.expires_at, \
    s.token, s.created_at AS session_created_at, s.seen_at, s.expires_at AS session_expires_at \
    FROM sessions AS s JOIN people AS p ON p.id = s.person \
    WHERE s.token = $1 AND s.expires_at > $2";

const LIST: &str = "SELECT token, created_at AS session_created_at, seen_at, \
    expires_at AS session_expires_at FROM sessions WHERE person = $1 AND expires_at > $2 \
    ORDER BY created_at DESC, token";

const TOUCH: &str =
    "UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE token = $1 AND expires_at > $2";

/// A guest expires with the session that expires last.
const TOUCH_GUEST: &str = "UPDATE people SET expires_at = $2 \
    WHERE id = (SELECT person FROM sessions WHERE token = $1) AND expires_at < $2";

pub(super) async fn add(
    connection: &mut Connection,
    token: &TokenHash,
    person: PersonId,
    at: UnixMillis,
    expires_at: UnixMillis,
) -> Result<(), PersonError> {
    match connection.execute(ADD, values![token, person, at, expires_at]).await? {
        0 => Err(PersonError::Exists),
        _ => Ok(()),
    }
}

async fn create(
    connection: &mut Connection,
    person: PersonId,
    token: TokenHash,
    at: UnixMillis,
    expires_at: UnixMillis,
) -> Result<(), PersonError> {
    let present = get_present(connection, person).await?;
    add(connection, &token, present.id, at, expires_at).await
}

async fn find(
    connection: &mut Connection,
    token: TokenHash,
    now: UnixMillis,
) -> Result<Option<(Person, Session)>, StoreError> {
    let Some(row) = connection.row(FIND, values![&token, now]).await? else { return Ok(None) };
    Ok(Some((read_person(&row)?, read_session(&row)?)))
}

fn read_session(row: &Row) -> Result<Session, StoreError> {
    let token = row.bytes("token")?;
    let token = token.try_into().map_err(|_| crate::database::damaged("token"))?;
    Ok(Session {
        token: TokenHash(token),
        created_at: row.time("session_created_at")?,
        seen_at: row.time("seen_at")?,
        expires_at: row.time("session_expires_at")?,
    })
}

async fn touch(
    connection: &mut Connection,
    token: TokenHash,
    now: UnixMillis,
    expires_at: UnixMillis,
) -> Result<bool, StoreError> {
    if connection.execute(TOUCH, values![&token, now, expires_at]).await? == 0 {
        return Ok(false);
    }
    connection.execute(TOUCH_GUEST, values![&token, expires_at]).await?;
    Ok(true)
}

async fn list(
    connection: &mut Connection,
    person: PersonId,
    now: UnixMillis,
) -> Result<Vec<Session>, StoreError> {
    connection.rows(LIST, values![person, now]).await?.iter().map(read_session).collect()
}
