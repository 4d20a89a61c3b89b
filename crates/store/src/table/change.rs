//! Changes of a table's agreement, members and status.

use super::{
    END_FOR_MEMBERS, Member, REOPEN_FOR_MEMBERS, Status, TableError, Visibility, add_members,
    check_rest, check_seats, is_over, members, version,
};
use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Value, values};
use crate::values::{Json, PasswordHash, UnixMillis, Version};
use higaki_values::TableId;

/// A change of a table; `None` leaves a field unchanged.
#[derive(Clone, Debug, Default)]
pub struct TableChange {
    /// The seating, and with it the members.
    pub seats: Option<(Json, Vec<Member>)>,
    /// The settings.
    pub settings: Option<Json>,
    /// The visibility.
    pub visibility: Option<Visibility>,
    /// The status.
    pub status: Option<Status>,
    /// A new password, or its removal.
    pub password: Option<Option<PasswordHash>>,
}

impl TableChange {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if let Some((seats, members)) = &self.seats {
            check_seats(seats, members)?;
        }
        check_rest(self.settings.as_ref(), self.password.as_ref().and_then(Option::as_ref))
    }
}

macro_rules! update {
    ($further:literal) => {
        concat!(
            "UPDATE tables SET seats = COALESCE($3, seats), settings = COALESCE($4, settings), \
             password = CASE WHEN $5 = 1 THEN $6 ELSE password END, ",
            $further,
            "version = version + 1, updated_at = $7 \
             WHERE id = $1 AND version = COALESCE($2, version) RETURNING version, status"
        )
    };
}

/// Indexed columns are named only when they change: SQLite would remove and reinsert the index
/// entry. A table with a new status is archived again when it is finished.
const UPDATE: &str = update!("");
const UPDATE_LISTED: &str =
    update!("visibility = COALESCE($8, visibility), status = COALESCE($9, status), archived = 0, ");

const DELETE_MEMBER: &str = "DELETE FROM members WHERE table_id = $1 AND person = $2";

/// Changes the row of a table and its members. Without an expected version the caller must hold
/// another lock that excludes concurrent changes.
pub(crate) async fn update(
    connection: &mut Connection,
    id: TableId,
    expected: Option<Version>,
    change: &TableChange,
    at: UnixMillis,
) -> Result<Version, TableError> {
    let password = change.password.as_ref();
    let values: [Value<'_>; 9] = [
        id.into(),
        expected.map(|version| version.0 as i64).into(),
        change.seats.as_ref().map(|(seats, _)| seats.text()).into(),
        change.settings.as_ref().map(Json::text).into(),
        i64::from(password.is_some()).into(),
        password.and_then(Option::as_ref).map(|hash| hash.0.as_str()).into(),
        at.into(),
        change.visibility.map(Visibility::word).into(),
        change.status.map(Status::word).into(),
    ];
    let row = match (change.visibility, change.status) {
        (None, None) => connection.row(UPDATE, &values[..7]).await?,
        _ => connection.row(UPDATE_LISTED, &values).await?,
    };
    let Some(row) = row else {
        return Err(TableError::Conflict { actual: version(connection, id).await? });
    };
    if let Some((_, new)) = &change.seats {
        change_members(connection, id, new).await?;
    }
    if is_over(row.word("status", Status::from_word)?) {
        connection.execute(END_FOR_MEMBERS, values![id, at]).await?;
    } else if change.status.is_some() {
        connection.execute(REOPEN_FOR_MEMBERS, values![id]).await?;
    }
    let version = Version(row.count("version")?);
    connection.announce(Change::Table { table: id, version });
    Ok(version)
}

/// Writes only changed members, usually one of many.
async fn change_members(
    connection: &mut Connection,
    table: TableId,
    new: &[Member],
) -> Result<(), TableError> {
    let old = members(connection, table).await?;
    for gone in old.iter().filter(|old| new.iter().all(|new| new.person != old.person)) {
        connection.execute(DELETE_MEMBER, values![table, gone.person]).await?;
    }
    let changed: Vec<Member> = new.iter().filter(|new| !old.contains(new)).copied().collect();
    Ok(add_members(connection, table, &changed).await?)
}
