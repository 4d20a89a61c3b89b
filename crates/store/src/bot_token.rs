//! API tokens: secrets with which programs play for an account.

use crate::StoreError;
use crate::database::{Connection, Row, values};
use crate::limits::{self, MAX_NAME};
use crate::person::{Person, PersonError, get_present, read_person};
use crate::store::Store;
use crate::values::{TokenHash, UnixMillis};
use higaki_values::{BotTokenId, PersonId};

/// A new API token.
#[derive(Clone, Debug)]
pub struct NewBotToken {
    /// The id shown to the owner.
    pub id: BotTokenId,
    /// The hash of the token.
    pub token: TokenHash,
    /// The owner.
    pub person: PersonId,
    /// The owner's label for it.
    pub label: String,
    /// The present time.
    pub at: UnixMillis,
    /// The expiry, if any.
    pub expires_at: Option<UnixMillis>,
}

/// A token as listed for its owner, without the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotToken {
    /// The id shown to the owner.
    pub id: BotTokenId,
    /// The owner's label for it.
    pub label: String,
    /// The creation time.
    pub created_at: UnixMillis,
    /// The last use.
    pub seen_at: UnixMillis,
    /// The expiry, if any.
    pub expires_at: Option<UnixMillis>,
}

impl Store {
    /// Stores a token.
    ///
    /// # Errors
    /// When the owner is unknown, the token is in use, the label is too long, or the database
    /// fails.
    pub async fn create_bot_token(&self, new: NewBotToken) -> Result<(), PersonError> {
        limits::check_text("a label", &new.label, MAX_NAME)?;
        self.write(move |connection| Box::pin(create(connection, new))).await
    }

    /// The owner of an unexpired token, if any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person_of_bot_token(
        &self,
        token: TokenHash,
        now: UnixMillis,
    ) -> Result<Option<(Person, BotTokenId)>, StoreError> {
        self.look_up(move |connection| Box::pin(find(connection, token, now))).await
    }

    /// Records the use of a token.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch_bot_token(&self, id: BotTokenId, now: UnixMillis) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(async move { connection.execute(TOUCH, values![id, now]).await.map(drop) })
        })
        .await
    }

    /// Lists the tokens of a person, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bot_tokens_of(&self, person: PersonId) -> Result<Vec<BotToken>, StoreError> {
        self.look_up(move |connection| Box::pin(list(connection, person))).await
    }

    /// Revokes a token of this person; returns whether it existed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_bot_token(
        &self,
        person: PersonId,
        id: BotTokenId,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Box::pin(async move { Ok(connection.execute(DELETE, values![person, id]).await? > 0) })
        })
        .await
    }
}

const CREATE: &str = "INSERT INTO bot_tokens \
    (id, token, person, label, created_at, seen_at, expires_at) \
    VALUES ($1, $2, $3, $4, $5, $5, $6) ON CONFLICT DO NOTHING";

const FIND: &str = "SELECT t.id AS token_id, p.id, p.kind, p.name, p.settings, p.created_at, \
    p.expires_at FROM bot_tokens AS t JOIN people AS p ON p.id = t.person \
    WHERE t.token = $1 AND (t.expires_at IS NULL OR t.expires_at > $2)";

const TOUCH: &str = "UPDATE bot_tokens SET seen_at = $2 WHERE id = $1";

const LIST: &str = "SELECT id, label, created_at, seen_at, expires_at FROM bot_tokens \
    WHERE person = $1 ORDER BY created_at DESC, id";

const DELETE: &str = "DELETE FROM bot_tokens WHERE person = $1 AND id = $2";

async fn create(connection: &mut Connection, new: NewBotToken) -> Result<(), PersonError> {
    let person = get_present(connection, new.person).await?.id;
    let values = values![new.id, &new.token, person, &new.label, new.at, new.expires_at];
    match connection.execute(CREATE, values).await? {
        0 => Err(PersonError::Exists),
        _ => Ok(()),
    }
}

async fn find(
    connection: &mut Connection,
    token: TokenHash,
    now: UnixMillis,
) -> Result<Option<(Person, BotTokenId)>, StoreError> {
    let Some(row) = connection.row(FIND, values![&token, now]).await? else { return Ok(None) };
    Ok(Some((read_person(&row)?, row.parsed("token_id")?)))
}

async fn list(connection: &mut Connection, person: PersonId) -> Result<Vec<BotToken>, StoreError> {
    let token = |row: &Row| {
        Ok(BotToken {
            id: row.parsed("id")?,
            label: row.text("label")?,
            created_at: row.time("created_at")?,
            seen_at: row.time("seen_at")?,
            expires_at: row.optional_time("expires_at")?,
        })
    };
    connection.rows(LIST, values![person]).await?.iter().map(token).collect()
}
