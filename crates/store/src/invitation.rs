//! Pending invitations: reserved seats at tables that have not begun.

use crate::StoreError;
use crate::database::{Connection, values};
use crate::limits::MAX_PAGE;
use crate::store::Store;
use higaki_values::{PersonId, TableId};

impl Store {
    /// Counts the open invitations received by a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn invitations_to(&self, invited: PersonId) -> Result<u64, StoreError> {
        self.look_up(move |connection| Box::pin(count(connection, COUNT_TO, invited))).await
    }

    /// Counts the open invitations sent by a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn invitations_by(&self, inviter: PersonId) -> Result<u64, StoreError> {
        self.look_up(move |connection| Box::pin(count(connection, COUNT_BY, inviter))).await
    }

    /// The tables at which one person reserves a seat for another, at most
    /// [`limits::MAX_PAGE`](crate::limits::MAX_PAGE).
    ///
    /// # Errors
    /// When the database fails.
    pub async fn invitations_between(
        &self,
        inviter: PersonId,
        invited: PersonId,
    ) -> Result<Vec<TableId>, StoreError> {
        self.look_up(move |connection| Box::pin(between(connection, inviter, invited))).await
    }
}

/// Only tables that have not begun. Sitting down or declining ends an invitation.
macro_rules! pending {
    ($selected:literal, $condition:literal) => {
        concat!(
            "SELECT ",
            $selected,
            " FROM members JOIN tables ON tables.id = members.table_id WHERE ",
            $condition,
            " AND status = 'open'"
        )
    };
}
const COUNT_TO: &str =
    pending!("COUNT(*) AS pending", "members.person = $1 AND members.invited_by IS NOT NULL");
const COUNT_BY: &str = pending!("COUNT(*) AS pending", "members.invited_by = $1");
const BETWEEN: &str =
    concat!(pending!("tables.id", "members.person = $2 AND members.invited_by = $1"), " LIMIT $3");

async fn count(
    connection: &mut Connection,
    statement: &'static str,
    person: PersonId,
) -> Result<u64, StoreError> {
    let row = connection.row(statement, values![person]).await?;
    row.map_or(Ok(0), |row| row.count("pending"))
}

async fn between(
    connection: &mut Connection,
    inviter: PersonId,
    invited: PersonId,
) -> Result<Vec<TableId>, StoreError> {
    let rows = connection.rows(BETWEEN, values![inviter, invited, MAX_PAGE as i64]).await?;
    rows.iter().map(|row| row.parsed("id")).collect()
}
