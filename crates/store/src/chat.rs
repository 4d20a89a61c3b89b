//! Chat messages and mutes.

use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Row, values};
use crate::limits::{self, MAX_CHAT, MAX_MUTES};
use crate::person::{PersonError, get_present};
use crate::store::Store;
use crate::table::TableError;
use crate::values::{ChatNumber, UnixMillis};
use higaki_values::{PersonId, TableId};

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at the table.
    pub number: ChatNumber,
    /// The author.
    pub person: PersonId,
    /// The text; empty after its author deleted the account.
    pub text: String,
    /// The time.
    pub at: UnixMillis,
}

/// The reason why a person could not be muted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MuteError {
    /// The person is unknown or deleted.
    #[error("there is no person {0}")]
    UnknownPerson(PersonId),
    /// The list of mutes is full.
    #[error("at most {most} people can be muted")]
    TooMany {
        /// The capacity of the list.
        most: u64,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Posts a message at a table.
    ///
    /// # Errors
    /// When there is no such table, the text is too long, or the database fails.
    pub async fn say(
        &self,
        table: TableId,
        person: PersonId,
        text: String,
        at: UnixMillis,
    ) -> Result<ChatNumber, TableError> {
        limits::check_text("a line of chat", &text, MAX_CHAT)?;
        self.write(move |connection| Box::pin(say(connection, table, person, text, at))).await
    }

    /// Messages after a number, the oldest first. For the latest only, pass a number close to that
    /// of a notification or of [`Store::last_chat`].
    ///
    /// # Errors
    /// When the database fails. An unknown table has no messages.
    pub async fn chat_since(
        &self,
        table: TableId,
        after: ChatNumber,
        limit: usize,
    ) -> Result<Vec<ChatLine>, StoreError> {
        self.look_up(move |connection| Box::pin(since(connection, table, after, limit))).await
    }

    /// The number of the newest message at a table, 0 if there is none.
    ///
    /// # Errors
    /// When there is no such table, or the database fails.
    pub async fn last_chat(&self, table: TableId) -> Result<ChatNumber, TableError> {
        self.look_up(move |connection| Box::pin(last(connection, table))).await
    }

    /// Mutes one person for another.
    ///
    /// # Errors
    /// When the muted person is unknown, [`limits::MAX_MUTES`] people are muted already, or the
    /// database fails.
    pub async fn mute(
        &self,
        person: PersonId,
        muted: PersonId,
        at: UnixMillis,
    ) -> Result<(), MuteError> {
        self.write(move |connection| Box::pin(mute(connection, person, muted, at))).await
    }

    /// Unmutes one person for another.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unmute(&self, person: PersonId, muted: PersonId) -> Result<(), StoreError> {
        self.write(move |connection| {
            Box::pin(
                async move { connection.execute(UNMUTE, values![person, muted]).await.map(drop) },
            )
        })
        .await
    }

    /// Lists the people whom this person has muted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn muted_by(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        self.look_up(move |connection| Box::pin(muted(connection, person))).await
    }
}

/// Counting also locks: two messages at the same time get two numbers.
const COUNT: &str = "UPDATE heads SET chat = chat + 1 WHERE table_id = $1 RETURNING chat";

const LAST: &str = "SELECT chat FROM heads WHERE table_id = $1";

const SAY: &str =
    "INSERT INTO chat (table_id, number, person, text, at) VALUES ($1, $2, $3, $4, $5)";

const SINCE: &str = "SELECT number, person, text, at FROM chat \
    WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";

const MUTE: &str =
    "INSERT INTO mutes (person, muted, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

/// Whether $2 is muted already, and how many are.
const MUTES: &str = "SELECT COUNT(*) AS mutes, \
    COUNT(CASE WHEN muted = $2 THEN 1 END) AS same FROM mutes WHERE person = $1";

const UNMUTE: &str = "DELETE FROM mutes WHERE person = $1 AND muted = $2";

const MUTED: &str = "SELECT muted FROM mutes WHERE person = $1 ORDER BY at, muted";

async fn say(
    connection: &mut Connection,
    table: TableId,
    person: PersonId,
    text: String,
    at: UnixMillis,
) -> Result<ChatNumber, TableError> {
    let counted = connection.row(COUNT, values![table]).await?;
    let number = counted.ok_or(TableError::UnknownTable(table))?.count("chat")?;
    let number = ChatNumber(number);
    connection.execute(SAY, values![table, number, person, &text, at]).await?;
    connection.announce(Change::Chat { table, number });
    Ok(number)
}

async fn since(
    connection: &mut Connection,
    table: TableId,
    after: ChatNumber,
    limit: usize,
) -> Result<Vec<ChatLine>, StoreError> {
    let line = |row: &Row| {
        Ok(ChatLine {
            number: ChatNumber(row.count("number")?),
            person: row.parsed("person")?,
            text: row.text("text")?,
            at: row.time("at")?,
        })
    };
    let values = values![table, after, limits::page(limit)];
    connection.rows(SINCE, values).await?.iter().map(line).collect()
}

async fn last(connection: &mut Connection, table: TableId) -> Result<ChatNumber, TableError> {
    let row = connection.row(LAST, values![table]).await?;
    let row = row.ok_or(TableError::UnknownTable(table))?;
    Ok(ChatNumber(row.count("chat")?))
}

async fn mute(
    connection: &mut Connection,
    person: PersonId,
    muted: PersonId,
    at: UnixMillis,
) -> Result<(), MuteError> {
    let muted = match get_present(connection, muted).await {
        Ok(found) => found.id,
        Err(PersonError::Store(error)) => return Err(error.into()),
        Err(_) => return Err(MuteError::UnknownPerson(muted)),
    };
    let Some(row) = connection.row(MUTES, values![person, muted]).await? else { return Ok(()) };
    if row.count("same")? > 0 {
        return Ok(());
    }
    if row.count("mutes")? >= MAX_MUTES {
        return Err(MuteError::TooMany { most: MAX_MUTES });
    }
    connection.execute(MUTE, values![person, muted, at]).await?;
    Ok(())
}

async fn muted(connection: &mut Connection, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
    let rows = connection.rows(MUTED, values![person]).await?;
    rows.iter().map(|row| row.parsed("muted")).collect()
}
