//! Many new tables in few statements.

use std::collections::BTreeSet;
use tokio::sync::oneshot;

use super::Rows;
use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Repeated, Value, filled_up, powers_of_two};
use crate::table::{self, Member, NewTable, TableError};
use crate::values::{Json, Version};
use higaki_values::{PersonId, TableId};

/// A new table and the channel of its caller.
pub(crate) struct Creating {
    pub(crate) new: NewTable,
    pub(crate) reply: oneshot::Sender<CreateResult>,
}

pub(crate) type CreateResult = Result<(), TableError>;

const EXISTING: Repeated =
    Repeated { before: "SELECT id FROM tables WHERE id IN (", width: 1, after: ")" };

const ADD_TABLES: Repeated = Repeated {
    before: "INSERT INTO tables (id, game, rules_version, options, seats, settings, visibility, \
             status, password, secret, version, created_at, updated_at, maker, custom_data) VALUES ",
    width: 15,
    after: " ON CONFLICT (id) DO NOTHING",
};

const ADD_HEADS: Repeated = Repeated {
    before: "INSERT INTO heads (table_id, revision, appended_at, deciding, chat) VALUES ",
    width: 5,
    after: "",
};

const ADD_MEMBERS: Repeated = Repeated {
    before: "INSERT INTO members (table_id, person, seats, invited_by, ended_at) VALUES ",
    width: 5,
    after: " ON CONFLICT (table_id, person) \
            DO UPDATE SET seats = excluded.seats, invited_by = excluded.invited_by",
};

/// Decides each new table in the order of arrival and writes the accepted ones. An error means that
/// none of them is decided.
pub(crate) async fn create(
    connection: &mut Connection,
    creates: &[Creating],
) -> Result<Vec<CreateResult>, StoreError> {
    if creates.is_empty() {
        return Ok(Vec::new());
    }
    let mut taken = existing(connection, creates).await?;
    let mut accepted: Vec<&NewTable> = Vec::with_capacity(creates.len());
    let mut results = Vec::with_capacity(creates.len());
    for Creating { new, .. } in creates {
        let result = decide(connection, new, &taken, &accepted).await?;
        if result.is_ok() {
            taken.insert(new.id);
            accepted.push(new);
        }
        results.push(result);
    }
    if !write(connection, &accepted).await? {
        return match &accepted[..] {
            [new] if creates.len() == 1 => Ok(vec![Err(TableError::Exists(new.id))]),
            _ => Err(StoreError::Refused { reason: "another process was first".to_owned() }),
        };
    }
    for new in accepted {
        connection.announce(Change::Table { table: new.id, version: Version(1) });
    }
    Ok(results)
}

async fn existing(
    connection: &mut Connection,
    creates: &[Creating],
) -> Result<BTreeSet<TableId>, StoreError> {
    let mut found = BTreeSet::new();
    for piece in filled_up(creates, Rows::MOST) {
        let values: Vec<Value<'_>> =
            piece.iter().map(|creating| Value::from(creating.new.id)).collect();
        let statement = connection.repeated(&EXISTING, values.len());
        for row in connection.rows(statement, &values).await? {
            found.insert(row.parsed("id")?);
        }
    }
    Ok(found)
}

async fn decide(
    connection: &mut Connection,
    new: &NewTable,
    taken: &BTreeSet<TableId>,
    accepted: &[&NewTable],
) -> Result<CreateResult, StoreError> {
    if taken.contains(&new.id) {
        return Ok(Err(TableError::Exists(new.id)));
    }
    let Some(most) = new.most_of_maker else { return Ok(Ok(())) };
    let beside = accepted.iter().filter(|other| counts_for(other, new.maker)).count();
    let made = table::count_made(connection, new.maker).await? + beside as u64;
    Ok(if made < u64::from(most) { Ok(()) } else { Err(TableError::TooManyOfMaker { most }) })
}

/// Whether a table counts towards the limit of its host: still a member, and not over.
fn counts_for(new: &NewTable, maker: PersonId) -> bool {
    let belongs = new.members.iter().any(|member| member.person == maker);
    new.maker == maker && belongs && !table::is_over(new.status)
}

/// Writes all of them. False if another process has just created one of them.
async fn write(connection: &mut Connection, accepted: &[&NewTable]) -> Result<bool, StoreError> {
    for piece in powers_of_two(accepted, Rows::MOST) {
        let values: Vec<Value<'_>> = piece.iter().flat_map(|new| of_table(new)).collect();
        let statement = connection.repeated(&ADD_TABLES, piece.len());
        if connection.execute(statement, &values).await? < piece.len() as u64 {
            return Ok(false);
        }
    }
    for piece in powers_of_two(accepted, Rows::MOST) {
        let of_head = |new: &&NewTable| {
            let nothing = || Value::from(0);
            [Value::from(new.id), nothing(), Value::from(new.at), nothing(), nothing()]
        };
        let values: Vec<Value<'_>> = piece.iter().flat_map(of_head).collect();
        let statement = connection.repeated(&ADD_HEADS, piece.len());
        connection.execute(statement, &values).await?;
    }
    let members: Vec<(&NewTable, &Member)> = accepted
        .iter()
        .flat_map(|new| new.members.iter().map(move |member| (*new, member)))
        .collect();
    for piece in powers_of_two(&members, Rows::MOST) {
        let of_member = |(new, member): &(&NewTable, &Member)| {
            [
                Value::from(new.id),
                Value::from(member.person),
                Value::from(member.seats),
                member.invited_by.map_or(Value::Text(None), Value::from),
                Value::from(Some(new.at).filter(|_| table::is_over(new.status))),
            ]
        };
        let values: Vec<Value<'_>> = piece.iter().flat_map(of_member).collect();
        let statement = connection.repeated(&ADD_MEMBERS, piece.len());
        connection.execute(statement, &values).await?;
    }
    Ok(true)
}

fn of_table(new: &NewTable) -> [Value<'_>; 15] {
    [
        Value::from(new.id),
        Value::from(&new.game),
        Value::from(i64::from(new.rules_version)),
        Value::from(&new.options),
        Value::from(&new.seats),
        Value::from(&new.settings),
        Value::from(new.visibility.word()),
        Value::from(new.status.word()),
        Value::from(new.password.as_ref().map(|hash| hash.0.as_str())),
        Value::from(&new.secret),
        Value::from(1),
        Value::from(new.at),
        Value::from(new.at),
        Value::from(new.maker),
        Value::from(new.custom_data.as_ref().map(Json::text)),
    ]
}
