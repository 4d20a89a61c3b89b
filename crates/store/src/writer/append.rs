//! Many appends in few statements.

use std::collections::BTreeMap;

use super::cache::{LogCache, Owner};
use super::keys::RecentKeys;
use super::{AppendResult, Rows, Waiting};
use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Repeated, Value, filled_up, powers_of_two};
use crate::log::{Append, AppendError, Appended, NewEntry};
use crate::table::{self, TableChange, TableError};
use crate::values::{Revision, UnixMillis};
use higaki_values::TableId;

const ROWS: usize = Rows::MOST;

/// PostgreSQL: locks rows until the commit, always in the same order, so that two processes never
/// deadlock. On SQLite the single writer holds the lock already.
const HEADS_LOCKED: Repeated = Repeated {
    before: "SELECT table_id, revision FROM heads WHERE table_id IN (",
    width: 1,
    after: ") ORDER BY table_id FOR UPDATE",
};
const HEADS: Repeated = Repeated { after: ") ORDER BY table_id", ..HEADS_LOCKED };

const KEYS: Repeated = Repeated {
    before: "SELECT table_id, person, recent FROM append_keys \
             WHERE (table_id, person) IN (VALUES ",
    width: 2,
    after: ")",
};

const ADD_ENTRIES: Repeated = Repeated {
    before: "INSERT INTO entries (table_id, revision, kind, payload, at) VALUES ",
    width: 5,
    after: "",
};

const KEEP_KEYS: Repeated = Repeated {
    before: "INSERT INTO append_keys (table_id, person, recent) VALUES ",
    width: 3,
    after: " ON CONFLICT (table_id, person) DO UPDATE SET recent = excluded.recent",
};

/// The name that both databases give the columns of a `VALUES` list.
const MOVE_LOCKED_HEADS: Repeated = Repeated {
    before: "UPDATE heads SET revision = new.column2, \
             appended_at = COALESCE(new.column3, heads.appended_at), \
             deciding = COALESCE(new.column4, heads.deciding) FROM (VALUES ",
    width: 4,
    after: ") AS new WHERE heads.table_id = new.column1",
};

/// SQLite builds two temporary tables for an update from a list and none for an insert. The only
/// head that it would really insert is that of a deleted table, where the foreign key forbids it.
/// NULL is rejected even where it would be replaced, so -1 stands for it.
const MOVE_HEADS: Repeated = Repeated {
    before: "INSERT INTO heads (table_id, revision, appended_at, deciding, chat) VALUES ",
    width: 5,
    after: " ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision, appended_at = \
            CASE WHEN excluded.appended_at < 0 THEN appended_at ELSE excluded.appended_at END, \
            deciding = CASE WHEN excluded.deciding < 0 THEN deciding ELSE excluded.deciding END",
};

/// Decides each append in the order of arrival and writes the accepted ones. An error means that
/// none of them is decided.
pub(super) async fn append(
    connection: &mut Connection,
    appends: &[Waiting],
    known: &mut LogCache,
) -> Result<Vec<AppendResult>, StoreError> {
    let appends: Vec<&Append> = appends.iter().map(|waiting| &waiting.append).collect();
    let mut plan = Plan {
        heads: heads(connection, &appends, known).await?,
        // After the heads are locked, so that keys committed just now are seen.
        keys: keys(connection, &appends, known).await?,
        ..Plan::default()
    };
    let results = appends.iter().map(|append| plan.decide(append)).collect();
    plan.write(connection).await?;
    known.keep_keys(plan.keys);
    Ok(results)
}

async fn heads(
    connection: &mut Connection,
    appends: &[&Append],
    known: &LogCache,
) -> Result<BTreeMap<TableId, Head>, StoreError> {
    let mut heads = BTreeMap::new();
    let mut tables: Vec<TableId> = Vec::new();
    for append in appends {
        match known.revision(append.table) {
            Some(revision) => drop(heads.insert(append.table, Head { revision, moved: None })),
            None => tables.push(append.table),
        }
    }
    // By text, which is how the database compares them.
    tables.sort_by_cached_key(TableId::to_string);
    tables.dedup();
    let statement = if connection.is_postgres() { &HEADS_LOCKED } else { &HEADS };
    for piece in filled_up(&tables, ROWS) {
        let values: Vec<Value<'_>> = piece.into_iter().map(|table| Value::from(*table)).collect();
        let statement = connection.repeated(statement, values.len());
        for row in connection.rows(statement, &values).await? {
            let revision = Revision(row.count("revision")?);
            heads.insert(row.parsed("table_id")?, Head { revision, moved: None });
        }
    }
    Ok(heads)
}

async fn keys(
    connection: &mut Connection,
    appends: &[&Append],
    known: &mut LogCache,
) -> Result<BTreeMap<Owner, RecentKeys>, StoreError> {
    let owners = appends.iter().filter_map(|a| Some((a.table, a.key.as_ref()?.person)));
    let mut owners: Vec<Owner> = owners.collect();
    owners.sort_unstable();
    owners.dedup();
    let mut keys = BTreeMap::new();
    owners.retain(|owner| {
        let recent = known.take_keys(owner);
        recent.map(|recent| keys.insert(*owner, recent)).is_none()
    });
    for piece in powers_of_two(&owners, ROWS) {
        let of_owner = |(table, person): &Owner| [Value::from(*table), Value::from(*person)];
        let values: Vec<Value<'_>> = piece.iter().flat_map(of_owner).collect();
        let statement = connection.repeated(&KEYS, piece.len());
        for row in connection.rows(statement, &values).await? {
            let recent = RecentKeys::read(&row.text("recent")?)?;
            keys.insert((row.parsed("table_id")?, row.parsed("person")?), recent);
        }
    }
    Ok(keys)
}

/// The stored state of the tables in question, and the rows to add.
#[derive(Default)]
struct Plan<'a> {
    heads: BTreeMap<TableId, Head>,
    keys: BTreeMap<Owner, RecentKeys>,
    new_entries: Vec<(TableId, Revision, &'a NewEntry)>,
    changes: Vec<(TableId, &'a TableChange, UnixMillis)>,
}

struct Head {
    revision: Revision,
    moved: Option<Moved>,
}

#[derive(Clone, Copy)]
struct Moved {
    at: Option<UnixMillis>,
    deciding: Option<higaki_table::SeatSet>,
}

impl<'a> Plan<'a> {
    fn decide(&mut self, append: &'a Append) -> AppendResult {
        let table = append.table;
        let head = self.heads.get_mut(&table).ok_or(AppendError::UnknownTable(table))?;
        // Before the revision: a repeated append always carries an outdated one.
        if let Some(key) = &append.key
            && let Some(revision) = self.keys.get(&(table, key.person)).and_then(|k| k.find(key))
        {
            return Ok(Appended::Repeated(revision));
        }
        if append.expected != head.revision {
            return Err(AppendError::Conflict { actual: head.revision });
        }
        for entry in &append.entries {
            head.revision.0 += 1;
            self.new_entries.push((table, head.revision, entry));
        }
        let before = head.moved;
        let at = append.entries.last().map(|entry| entry.at).filter(|_| !append.quiet);
        head.moved = Some(Moved {
            at: at.or(before.and_then(|moved| moved.at)),
            deciding: append.deciding.or(before.and_then(|moved| moved.deciding)),
        });
        if let (Some(change), Some(last)) = (&append.change, append.entries.last()) {
            self.changes.push((table, change, last.at));
        }
        if let Some(key) = &append.key {
            self.keys.entry((table, key.person)).or_default().add(key, head.revision);
        }
        Ok(Appended::Fresh(head.revision))
    }

    async fn write(&self, connection: &mut Connection) -> Result<(), StoreError> {
        for piece in powers_of_two(&self.new_entries, ROWS) {
            let of_entry = |(table, revision, entry): &(TableId, Revision, &'a NewEntry)| {
                [
                    Value::from(*table),
                    Value::from(*revision),
                    Value::Text(Some(entry.kind.as_ref())),
                    Value::Bytes(&entry.payload),
                    Value::from(entry.at),
                ]
            };
            let values: Vec<Value<'_>> = piece.iter().flat_map(of_entry).collect();
            let statement = connection.repeated(&ADD_ENTRIES, piece.len());
            connection.execute(statement, &values).await?;
        }
        let keys: Vec<_> = self.keys.iter().filter(|(_, recent)| recent.changed).collect();
        for piece in powers_of_two(&keys, ROWS) {
            let of_keys = |((table, person), recent): &(&Owner, &RecentKeys)| {
                [Value::from(*table), Value::from(*person), Value::Owned(recent.text())]
            };
            let values: Vec<Value<'_>> = piece.iter().flat_map(of_keys).collect();
            let statement = connection.repeated(&KEEP_KEYS, piece.len());
            connection.execute(statement, &values).await?;
        }
        self.move_heads(connection).await?;
        for (table, change, at) in &self.changes {
            // No version: the caller that holds the head of the log decides what follows from it.
            let changed = table::update(connection, *table, None, change, *at).await;
            changed.map_err(|error| match error {
                TableError::Store(error) => error,
                gone => StoreError::Refused { reason: gone.to_string() },
            })?;
        }
        Ok(())
    }

    async fn move_heads(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let moved: Vec<MovedHead> = self
            .heads
            .iter()
            .filter_map(|(table, head)| Some((*table, head.revision, head.moved?)))
            .collect();
        if connection.is_postgres() {
            move_locked_heads(connection, &moved).await?;
        } else {
            move_own_heads(connection, &moved).await?;
        }
        for (table, revision, _) in moved {
            connection.announce(Change::Log { table, revision });
        }
        Ok(())
    }
}

/// A log that has grown: its revision, and the new listing of its table.
type MovedHead = (TableId, Revision, Moved);

async fn move_locked_heads(
    connection: &mut Connection,
    moved: &[MovedHead],
) -> Result<(), StoreError> {
    for piece in filled_up(moved, ROWS) {
        let rows = piece.len();
        let of_head = |(table, revision, moved): &MovedHead| {
            let at = Value::from(moved.at);
            [Value::from(*table), Value::from(*revision), at, Value::from(moved.deciding)]
        };
        let values: Vec<Value<'_>> = piece.into_iter().flat_map(of_head).collect();
        let statement = connection.repeated(&MOVE_LOCKED_HEADS, rows);
        connection.execute(statement, &values).await?;
    }
    Ok(())
}

async fn move_own_heads(
    connection: &mut Connection,
    moved: &[MovedHead],
) -> Result<(), StoreError> {
    for piece in powers_of_two(moved, ROWS) {
        let of_head = |(table, revision, moved): &MovedHead| {
            let or_before = |value| match value {
                Value::Int(None) => Value::Int(Some(-1)),
                known => known,
            };
            [
                Value::from(*table),
                Value::from(*revision),
                or_before(Value::from(moved.at)),
                or_before(Value::from(moved.deciding)),
                Value::from(0),
            ]
        };
        let values: Vec<Value<'_>> = piece.iter().flat_map(of_head).collect();
        let statement = connection.repeated(&MOVE_HEADS, piece.len());
        connection.execute(statement, &values).await?;
    }
    Ok(())
}
