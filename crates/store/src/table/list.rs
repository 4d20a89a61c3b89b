//! Lists of tables: the lobby and the tables of a person.

use higaki_table::SeatSet;
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use super::{Status, Visibility};
use crate::StoreError;
use crate::database::{Connection, Repeated, Row, Value, powers_of_two, values};
use crate::limits;
use crate::store::Store;
use crate::values::{Json, Revision, UnixMillis, Version};
use higaki_values::{PersonId, TableId};

/// A filter of public tables; `None` matches any. Abandoned tables are listed only on request.
#[derive(Clone, Debug, Default)]
pub struct LobbyFilter {
    /// The game.
    pub game: Option<String>,
    /// The status.
    pub status: Option<Status>,
}

/// A page of a list.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The cursor after which the page starts; `None` for the beginning.
    pub after: Option<Cursor>,
    /// The most tables on the page.
    pub limit: usize,
}

impl Page {
    /// The first page of a list.
    #[must_use]
    pub const fn first(limit: usize) -> Page {
        Page { after: None, limit }
    }
}

/// The playable games: each with all versions of its rules from the first to the newest. Tables of
/// other versions have no pending decisions.
#[derive(Clone, Debug)]
pub struct KnownRules(String);

impl KnownRules {
    /// Collects games with their newest versions.
    #[must_use]
    pub fn of<'a>(known: impl IntoIterator<Item = (&'a str, u32)>) -> KnownRules {
        let mut text = String::from(",");
        for (game, newest) in known {
            (1..=newest).for_each(|version| text.push_str(&format!("{game}.{version},")));
        }
        KnownRules(text)
    }
}

/// A cursor in a list of tables. It stays valid when tables come and go. As text it fits into a
/// link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    waiting: bool,
    at: UnixMillis,
    table: TableId,
}

/// A table as listed. Holds no secret and no password hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options of the game.
    pub options: Json,
    /// The seating.
    pub seats: Json,
    /// The other settings.
    pub settings: Json,
    /// The visibility.
    pub visibility: Visibility,
    /// The status.
    pub status: Status,
    /// Whether joining needs a password.
    pub locked: bool,
    /// The version of this description.
    pub version: Version,
    /// The creation time.
    pub created_at: UnixMillis,
    /// The revision of the log.
    pub revision: Revision,
    /// The time of the last event visible to everyone.
    pub active_at: UnixMillis,
    /// The seats that owe a decision.
    pub deciding: SeatSet,
    /// The seats of the person whose tables are listed; empty in the lobby.
    pub own_seats: SeatSet,
    /// Whether that person owes a decision.
    pub waiting: bool,
    /// The cursor of this table.
    pub cursor: Cursor,
}

/// Rows of the lobby per statement.
const LISTED_AT_ONCE: usize = 64;

impl Store {
    /// Public tables, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lobby(
        &self,
        filter: LobbyFilter,
        page: Page,
    ) -> Result<Vec<TableSummary>, StoreError> {
        self.read(move |connection| Box::pin(lobby(connection, filter, page))).await
    }

    /// The tables of a person: those that wait for them first, then the most recent, by the last
    /// move or by the end of the game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(
        &self,
        person: PersonId,
        page: Page,
    ) -> Result<Vec<TableSummary>, StoreError> {
        self.read(move |connection| Box::pin(of_person(connection, person, None, page))).await
    }

    /// Like [`Store::tables_of`], without pending decisions at tables with unknown rules.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn playable_tables_of(
        &self,
        person: PersonId,
        known: KnownRules,
        page: Page,
    ) -> Result<Vec<TableSummary>, StoreError> {
        self.read(move |connection| Box::pin(of_person(connection, person, Some(known), page)))
            .await
    }
}

macro_rules! summary {
    ($own:literal, $waiting:literal, $at:literal) => {
        concat!(
            "SELECT tables.id, game, rules_version, options, tables.seats, settings, visibility, \
             status, CAST(CASE WHEN password IS NULL THEN 0 ELSE 1 END AS BIGINT) AS locked, version, created_at, \
             heads.revision, heads.appended_at, heads.deciding, CAST(",
            $own,
            " AS BIGINT) AS own, CAST(",
            $waiting,
            " AS BIGINT) AS waiting, ",
            $at,
            " AS listed_at FROM tables JOIN heads ON heads.table_id = tables.id "
        )
    };
}

/// The next game with a public table in the order of the index: few games, one seek each.
const NEXT_GAME: &str = "SELECT game FROM tables WHERE visibility = 'public' AND game > $1 \
    ORDER BY game LIMIT 1";

/// Cursors in the lobby of one game and one status. A covering index answers this.
const PLACES: &str = "SELECT created_at, id FROM tables WHERE visibility = 'public' \
    AND game = $1 AND status = $2 AND (created_at, id) < ($3, $4) \
    ORDER BY created_at DESC, id DESC LIMIT $5";

const LISTED: Repeated = Repeated {
    before: concat!(
        summary!("0", "0", "created_at"),
        "WHERE visibility = 'public' AND tables.id IN ("
    ),
    width: 1,
    after: ")",
};

/// The statuses of an unfiltered lobby in the order of a table's life: a table that changes between
/// two statements is found twice and never missed.
const LISTED_STATUSES: [Status; 4] =
    [Status::Open, Status::Running, Status::Paused, Status::Finished];

/// All unfinished tables of a person, which are few, and at most a page of finished ones.
const OF_PERSON: &str = concat!(
    "SELECT * FROM (SELECT * FROM (",
    summary!(
        "members.seats",
        "CASE WHEN (heads.deciding & members.seats) <> 0 AND status = 'running' AND ($6 IS NULL \
         OR $6 LIKE '%,' || game || '.' || rules_version || ',%') THEN 1 ELSE 0 END",
        "heads.appended_at"
    ),
    "JOIN members ON members.table_id = tables.id \
     WHERE members.person = $1 AND members.ended_at IS NULL) AS current_games \
     WHERE (waiting, listed_at, id) < ($2, $3, $4) UNION ALL SELECT * FROM (",
    summary!("members.seats", "0", "members.ended_at"),
    "JOIN members ON members.table_id = tables.id \
     WHERE members.person = $1 AND (members.ended_at, members.table_id) < ($7, $8) \
     ORDER BY members.ended_at DESC, members.table_id DESC LIMIT $5) AS finished_games) AS listed \
     ORDER BY waiting DESC, listed_at DESC, id DESC LIMIT $5"
);

/// Sorts after every id.
const BEHIND_ALL: &str = "~";

async fn lobby(
    connection: &mut Connection,
    filter: LobbyFilter,
    page: Page,
) -> Result<Vec<TableSummary>, StoreError> {
    let games = match filter.game {
        Some(game) => vec![game],
        None => games(connection).await?,
    };
    let statuses = filter.status.map_or(LISTED_STATUSES.to_vec(), |status| vec![status]);
    let (limit, (_, at, id)) = (limits::page(page.limit), start(page.after));
    let mut places: Vec<(i64, TableId)> = Vec::new();
    for status in statuses {
        for game in &games {
            let values = values![game, status.word(), at, &id, limit];
            for row in connection.rows(PLACES, values).await? {
                places.push((row.int("created_at")?, row.parsed("id")?));
            }
        }
    }
    // By text, which is how the database compares ids.
    places.sort_by_cached_key(|(at, id)| Reverse((*at, id.to_string())));
    places.dedup();
    places.truncate(page.limit.clamp(1, limits::MAX_PAGE));
    let mut listed = Vec::with_capacity(places.len());
    for piece in powers_of_two(&places, LISTED_AT_ONCE) {
        let values: Vec<Value<'_>> = piece.iter().map(|(_, id)| Value::from(*id)).collect();
        let statement = connection.repeated(&LISTED, piece.len());
        for row in connection.rows(statement, &values).await? {
            listed.push(read(&row)?);
        }
    }
    listed.sort_by_cached_key(|table| Reverse((table.created_at, table.id.to_string())));
    Ok(listed)
}

/// The games of public tables.
async fn games(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let mut games: Vec<String> = Vec::new();
    loop {
        let last = games.last().map_or("", String::as_str);
        match connection.row(NEXT_GAME, values![last]).await? {
            Some(row) => games.push(row.text("game")?),
            None => return Ok(games),
        }
    }
}

async fn of_person(
    connection: &mut Connection,
    person: PersonId,
    known: Option<KnownRules>,
    page: Page,
) -> Result<Vec<TableSummary>, StoreError> {
    let (waiting, at, id) = start(page.after);
    let known = known.as_ref().map(|known| known.0.as_str());
    // Finished games sort after all waiting ones.
    let (ended_at, ended) = if waiting == 1 { (i64::MAX, BEHIND_ALL) } else { (at, id.as_str()) };
    let limit = limits::page(page.limit);
    let values = values![person, waiting, at, &id, limit, known, ended_at, ended];
    connection.rows(OF_PERSON, values).await?.iter().map(read).collect()
}

fn start(after: Option<Cursor>) -> (i64, i64, String) {
    match after {
        Some(Cursor { waiting, at, table }) => (i64::from(waiting), at.0, table.to_string()),
        None => (1, i64::MAX, BEHIND_ALL.to_owned()),
    }
}

fn read(row: &Row) -> Result<TableSummary, StoreError> {
    let id = row.parsed("id")?;
    let waiting = row.int("waiting")? == 1;
    Ok(TableSummary {
        id,
        game: row.text("game")?,
        rules_version: row.small("rules_version")?,
        options: Json::stored(row.text("options")?),
        seats: Json::stored(row.text("seats")?),
        settings: Json::stored(row.text("settings")?),
        visibility: row.word("visibility", Visibility::from_word)?,
        status: row.word("status", Status::from_word)?,
        locked: row.int("locked")? == 1,
        version: Version(row.count("version")?),
        created_at: row.time("created_at")?,
        revision: Revision(row.count("revision")?),
        active_at: row.time("appended_at")?,
        deciding: row.seats("deciding")?,
        own_seats: row.seats("own")?,
        waiting,
        cursor: Cursor { waiting, at: row.time("listed_at")?, table: id },
    })
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", u8::from(self.waiting), self.at.0, self.table)
    }
}

/// The error for a text that is no cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the cursor of a list of tables")]
pub struct NotACursor;

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Cursor, NotACursor> {
        let mut parts = text.splitn(3, '.');
        let mut read = || {
            let waiting = match parts.next()? {
                "0" => false,
                "1" => true,
                _ => return None,
            };
            let at = UnixMillis(parts.next()?.parse().ok()?);
            Some(Cursor { waiting, at, table: parts.next()?.parse().ok()? })
        };
        read().ok_or(NotACursor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_its_text() {
        let cursor =
            Cursor { waiting: true, at: UnixMillis(-5), table: TableId::from_bytes([9; 16]) };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for wrong in ["", "1.2", "2.2.x", "1.2.x"] {
            assert_eq!(wrong.parse::<Cursor>(), Err(NotACursor));
        }
    }
}
