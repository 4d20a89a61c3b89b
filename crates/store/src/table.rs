//! Tables: what was agreed on, who belongs to them, and how they stand.

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
    /// Who may find a table.
    Visibility {
        /// It stands in the lobby.
        Public = "public",
        /// Only whoever has the link finds it.
        Unlisted = "unlisted",
    }
}

/// Somebody who belongs to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who.
    pub person: PersonId,
    /// Their seats: several on one device, none for who only watches or has left.
    pub seats: SeatSet,
    /// Who keeps the seats for them, until they sit down.
    pub invited_by: Option<PersonId>,
}

/// A table that is to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id, chosen by the caller so that he can send the request again.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// The version of its rules; the table keeps it for ever.
    pub rules_version: u32,
    /// The options of the game, without component data; they never change either.
    pub options: Json,
    /// The component data that the host passed in. No list shows it.
    pub custom_data: Option<Json>,
    /// Who sits where: people, bots, nobody. Names do not belong here, only ids: a person who is
    /// deleted must be gone.
    pub seats: Json,
    /// Everything else that was agreed on: clock, undo, who may watch.
    pub settings: Json,
    /// Who may find it.
    pub visibility: Visibility,
    /// How it stands.
    pub status: Status,
    /// The hash of the password that one needs to come in.
    pub password: Option<PasswordHash>,
    /// The secret half of the seed, sealed by the server if it likes.
    pub secret: Sealed,
    /// Who belongs to it.
    pub members: Vec<Member>,
    /// Who made it.
    pub maker: PersonId,
    /// How many tables the maker may have that are not over, with this one; none is as many as he
    /// likes.
    pub most_of_maker: Option<u32>,
    /// When it was created.
    pub at: UnixMillis,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options of the game.
    pub options: Json,
    /// The component data that the host passed in.
    pub custom_data: Option<Json>,
    /// Who sits where.
    pub seats: Json,
    /// Everything else that was agreed on.
    pub settings: Json,
    /// Who may find it.
    pub visibility: Visibility,
    /// How it stands.
    pub status: Status,
    /// The hash of the password that one needs to come in.
    pub password: Option<PasswordHash>,
    /// The secret half of the seed.
    pub secret: Sealed,
    /// How often this description was changed.
    pub version: Version,
    /// When it was created.
    pub created_at: UnixMillis,
    /// When this description was last changed.
    pub updated_at: UnixMillis,
    /// How far the log goes.
    pub revision: Revision,
    /// Who owes a decision.
    pub deciding: SeatSet,
}

/// Why a table could not be read or changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// There is no such table. Never a reason to make one.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// There is a table with this id already.
    #[error("there is a table {0} already")]
    Exists(TableId),
    /// The maker has so many tables already that are not over.
    #[error("the maker has {most} tables that are not over")]
    TooManyOfMaker {
        /// How many are allowed.
        most: u32,
    },
    /// Somebody else changed it meanwhile: read it, decide again.
    #[error("the table is at version {actual}")]
    Conflict {
        /// The version of the table.
        actual: Version,
    },
    /// The database did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Creates a table with an empty log.
    ///
    /// # Errors
    /// When the id is taken, its maker has too many, something is too large, or the database fails.
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

    /// How many tables that are not over somebody has made and still belongs to.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_made_by(&self, maker: PersonId) -> Result<u64, StoreError> {
        self.look_up(move |connection| Box::pin(count_made(connection, maker))).await
    }

    /// A table.
    ///
    /// # Errors
    /// When there is none with this id, or the database fails.
    pub async fn table(&self, id: TableId) -> Result<Table, TableError> {
        self.look_up(move |connection| Box::pin(get(connection, id))).await
    }

    /// Who belongs to a table.
    ///
    /// # Errors
    /// When there is no such table, or the database fails.
    pub async fn members(&self, id: TableId) -> Result<Vec<Member>, TableError> {
        self.look_up(move |connection| Box::pin(members(connection, id))).await
    }

    /// Changes a table if nobody else did since `expected`.
    ///
    /// # Errors
    /// When somebody did, there is no such table, something is too large, or the database fails.
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

    /// Deletes a table with its log, its chat and everything else but the ratings that it gave.
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

/// Among the current tables of the maker, which an index leads to.
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

/// Locks the row on PostgreSQL and changes nothing, so that no append is under way meanwhile.
const LOCK_HEAD: &str = "UPDATE heads SET revision = revision WHERE table_id = $1";

/// What refers to a table by a foreign key goes with it.
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
