//! Tables: agreement, members and status.

mod change;
mod list;

pub use change::TableChange;
pub use list::{Cursor, KnownRules, LobbyFilter, NotACursor, Page, TableSummary};

pub(crate) use change::update;

pub use higaki_values::Status;

use higaki_table::SeatSet;

use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Row, damaged, values};
use crate::limits::{self, MAX_GAME, MAX_JSON, MAX_MEMBERS, MAX_PASSWORD_HASH, MAX_SEALED};
use crate::store::Store;
use crate::values::{Json, PasswordHash, Revision, Sealed, UnixMillis, Version, words};
use higaki_values::{PersonId, TableId};

words! {
    /// The visibility of a table.
    Visibility {
        /// Listed in the lobby.
        Public = "public",
        /// Reachable only by its link.
        Unlisted = "unlisted",
    }
}

/// A member of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The person.
    pub person: PersonId,
    /// Their seats: several on one device, none for spectators and players who left.
    pub seats: SeatSet,
    /// The person who reserves the seats for them, until they sit down.
    pub invited_by: Option<PersonId>,
}

/// A table to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id, chosen by the caller so that the request can be repeated.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules, fixed for the life of the table.
    pub rules_version: u32,
    /// The options of the game without component data, fixed too.
    pub options: Json,
    /// The component data given by the host. Never part of a list.
    pub custom_data: Option<Json>,
    /// The seating: people, bots, open seats. Holds ids instead of names, so that a deleted person
    /// leaves no trace.
    pub seats: Json,
    /// The other settings: clock, undo, spectators.
    pub settings: Json,
    /// The visibility.
    pub visibility: Visibility,
    /// The status.
    pub status: Status,
    /// The hash of the password needed to join.
    pub password: Option<PasswordHash>,
    /// The secret half of the seed, which the server may encrypt.
    pub secret: Sealed,
    /// The members.
    pub members: Vec<Member>,
    /// The host.
    pub maker: PersonId,
    /// The limit of unfinished tables of the host, this one included; `None` for no limit.
    pub most_of_maker: Option<u32>,
    /// The creation time.
    pub at: UnixMillis,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options of the game.
    pub options: Json,
    /// The component data given by the host.
    pub custom_data: Option<Json>,
    /// The seating.
    pub seats: Json,
    /// The other settings.
    pub settings: Json,
    /// The visibility.
    pub visibility: Visibility,
    /// The status.
    pub status: Status,
    /// The hash of the password needed to join.
    pub password: Option<PasswordHash>,
    /// The secret half of the seed.
    pub secret: Sealed,
    /// The version of this description.
    pub version: Version,
    /// The creation time.
    pub created_at: UnixMillis,
    /// The last change of this description.
    pub updated_at: UnixMillis,
    /// The revision of the log.
    pub revision: Revision,
    /// The seats that owe a decision.
    pub deciding: SeatSet,
}

/// The reason why a table could not be read or changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The table is unknown. Never a reason to create one.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// The id is in use.
    #[error("there is a table {0} already")]
    Exists(TableId),
    /// The host has reached the limit of unfinished tables.
    #[error("the maker has {most} tables that are not over")]
    TooManyOfMaker {
        /// The limit.
        most: u32,
    },
    /// The table has changed meanwhile: read it and decide again.
    #[error("the table is at version {actual}")]
    Conflict {
        /// The current version of the table.
        actual: Version,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Creates a table with an empty log.
    ///
    /// # Errors
    /// When the id is in use, the host has too many tables, something is too large, or the database
    /// fails.
    pub async fn create_table(&self, new: NewTable) -> Result<(), TableError> {
        limits::check_text("the word for a game", &new.game, MAX_GAME)?;
        limits::check("the options of a table", new.options.text().len(), MAX_JSON)?;
        let data = new.custom_data.as_ref().map_or(0, |data| data.text().len());
        limits::check("the component data of a table", data, MAX_JSON)?;
        limits::check("what is sealed", new.secret.0.len(), MAX_SEALED)?;
        check_seats(&new.seats, &new.members)?;
        check_rest(Some(&new.settings), new.password.as_ref())?;
        self.send_create(new).await
    }

    /// The number of unfinished tables that a person has created and still belongs to.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_made_by(&self, maker: PersonId) -> Result<u64, StoreError> {
        self.look_up(move |connection| Box::pin(count_made(connection, maker))).await
    }

    /// A table.
    ///
    /// # Errors
    /// When the table is unknown or the database fails.
    pub async fn table(&self, id: TableId) -> Result<Table, TableError> {
        self.look_up(move |connection| Box::pin(get(connection, id))).await
    }

    /// The members of a table.
    ///
    /// # Errors
    /// When there is no such table, or the database fails.
    pub async fn members(&self, id: TableId) -> Result<Vec<Member>, TableError> {
        self.look_up(move |connection| Box::pin(members(connection, id))).await
    }

    /// Changes a table if its version is still `expected`.
    ///
    /// # Errors
    /// When it has changed, the table is unknown, something is too large, or the database fails.
    pub async fn update_table(
        &self,
        id: TableId,
        expected: Version,
        change: TableChange,
        at: UnixMillis,
    ) -> Result<Version, TableError> {
        change.check()?;
        let expected = Some(expected);
        self.write(move |connection| {
            Box::pin(async move { update(connection, id, expected, &change, at).await })
        })
        .await
    }

    /// Deletes a table with its log, its chat and everything else except the ratings it changed.
    ///
    /// # Errors
    /// When there is no such table, or the database fails.
    pub async fn delete_table(&self, id: TableId) -> Result<(), TableError> {
        self.write(move |connection| Box::pin(delete(connection, id))).await
    }
}

fn check_seats(seats: &Json, members: &[Member]) -> Result<(), StoreError> {
    limits::check("the seats of a table", seats.text().len(), MAX_JSON)?;
    limits::check("the members of a table", members.len(), MAX_MEMBERS)
}

fn check_rest(settings: Option<&Json>, password: Option<&PasswordHash>) -> Result<(), StoreError> {
    limits::check("the settings", settings.map_or(0, |json| json.text().len()), MAX_JSON)?;
    limits::check("a password hash", password.map_or(0, |hash| hash.0.len()), MAX_PASSWORD_HASH)
}

/// Counts among the current tables of the host, which have an index.
const COUNT_MADE: &str = "SELECT COUNT(*) AS made FROM members \
    JOIN tables ON tables.id = members.table_id \
    WHERE members.person = $1 AND members.ended_at IS NULL AND tables.maker = $1";

const ADD_MEMBER: &str = "INSERT INTO members (table_id, person, seats, invited_by) \
    VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, person) \
    DO UPDATE SET seats = excluded.seats, invited_by = excluded.invited_by";

/// Moves a table to the finished games of its members. The first end counts.
const END_FOR_MEMBERS: &str =
    "UPDATE members SET ended_at = $2 WHERE table_id = $1 AND ended_at IS NULL";
const REOPEN_FOR_MEMBERS: &str =
    "UPDATE members SET ended_at = NULL WHERE table_id = $1 AND ended_at IS NOT NULL";

const GET: &str = "SELECT tables.*, heads.revision, heads.deciding FROM tables \
    JOIN heads ON heads.table_id = tables.id WHERE tables.id = $1";

const MEMBERS: &str =
    "SELECT person, seats, invited_by FROM members WHERE table_id = $1 ORDER BY person";

const VERSION: &str = "SELECT version FROM tables WHERE id = $1";

/// Locks the row on PostgreSQL without a change, so that no append is under way.
const LOCK_HEAD: &str = "UPDATE heads SET revision = revision WHERE table_id = $1";

/// Rows that refer to a table by a foreign key are deleted with it.
const DELETE: [&str; 3] = [
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM append_keys WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

pub(crate) const fn is_over(status: Status) -> bool {
    matches!(status, Status::Finished | Status::Abandoned)
}

pub(crate) async fn count_made(
    connection: &mut Connection,
    maker: PersonId,
) -> Result<u64, StoreError> {
    let row = connection.row(COUNT_MADE, values![maker]).await?;
    row.map_or(Ok(0), |row| row.count("made"))
}

async fn add_members(
    connection: &mut Connection,
    table: TableId,
    members: &[Member],
) -> Result<(), StoreError> {
    for member in members {
        let invited_by = member.invited_by.map(|person| person.to_string());
        let values = values![table, member.person, member.seats, invited_by.as_deref()];
        connection.execute(ADD_MEMBER, values).await?;
    }
    Ok(())
}

async fn get(connection: &mut Connection, id: TableId) -> Result<Table, TableError> {
    let row = connection.row(GET, values![id]).await?.ok_or(TableError::UnknownTable(id))?;
    Ok(read_table(&row)?)
}

fn read_table(row: &Row) -> Result<Table, StoreError> {
    Ok(Table {
        id: row.parsed("id")?,
        game: row.text("game")?,
        rules_version: row.small("rules_version")?,
        options: Json::stored(row.text("options")?),
        custom_data: row.optional_text("custom_data")?.map(Json::stored),
        seats: Json::stored(row.text("seats")?),
        settings: Json::stored(row.text("settings")?),
        visibility: row.word("visibility", Visibility::from_word)?,
        status: row.word("status", Status::from_word)?,
        password: row.optional_password()?,
        secret: Sealed(row.bytes("secret")?),
        version: Version(row.count("version")?),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        revision: Revision(row.count("revision")?),
        deciding: row.seats("deciding")?,
    })
}

async fn members(connection: &mut Connection, id: TableId) -> Result<Vec<Member>, TableError> {
    let rows = connection.rows(MEMBERS, values![id]).await?;
    if rows.is_empty() {
        version(connection, id).await?;
    }
    let member = |row: &Row| {
        let invited_by = row.optional_text("invited_by")?;
        let invited_by = invited_by.map(|id| id.parse().map_err(|_| damaged("invited_by")));
        Ok(Member {
            person: row.parsed("person")?,
            seats: row.seats("seats")?,
            invited_by: invited_by.transpose()?,
        })
    };
    rows.iter().map(member).collect()
}

async fn version(connection: &mut Connection, id: TableId) -> Result<Version, TableError> {
    let row = connection.row(VERSION, values![id]).await?.ok_or(TableError::UnknownTable(id))?;
    Ok(Version(row.count("version")?))
}

async fn delete(connection: &mut Connection, id: TableId) -> Result<(), TableError> {
    if connection.execute(LOCK_HEAD, values![id]).await? == 0 {
        return Err(TableError::UnknownTable(id));
    }
    for statement in DELETE {
        connection.execute(statement, values![id]).await?;
    }
    connection.announce(Change::Deleted { table: id });
    Ok(())
}
