//! The export of all data about a person, as lines of JSON.

use serde_json::{Value, json};
use std::collections::VecDeque;

use crate::StoreError;
use crate::database::{Connection, Row, values};
use crate::log::{Entry, LogError};
use crate::person::{Person, PersonError};
use crate::store::Store;
use crate::table::{Cursor, Page, Status, TableSummary};
use crate::values::{Json, Revision};
use higaki_values::{PersonId, TableId};

/// Tables or entries per page, which bounds the memory of an export.
const PIECE: usize = 100;

/// The data of a person, piece by piece. Each line is a JSON object whose only key names its kind:
/// `person`, `session`, `bot_token`, `mute`, `rating`, `rating_point`, `table`, `entry`, `chat`.
///
/// A log holds hidden information, so the entries of a table and their number, `revision`, are
/// exported only after its game is over. Secrets, password hashes and tokens are never exported.
#[derive(Debug)]
pub struct PersonExport {
    store: Store,
    person: PersonId,
    lines: VecDeque<String>,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    Lists(usize),
    Tables { after: Option<Cursor> },
    Log { table: TableId, after: Revision, rest: VecDeque<TableSummary>, cursor: Option<Cursor> },
    Chat { after: Option<(String, i64)> },
    End,
}

impl Store {
    /// Starts an export of all data about a person.
    ///
    /// # Errors
    /// When the person is unknown or the database fails.
    pub async fn export_person(&self, id: PersonId) -> Result<PersonExport, PersonError> {
        let person = self.person(id).await?;
        let lines = VecDeque::from([person_line(&person)]);
        Ok(PersonExport { store: self.clone(), person: person.id, lines, stage: Stage::Lists(0) })
    }
}

impl PersonExport {
    /// The next line without its line break; `None` at the end.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next(&mut self) -> Result<Option<String>, StoreError> {
        while self.lines.is_empty() {
            self.stage = match std::mem::replace(&mut self.stage, Stage::End) {
                Stage::Lists(at) => self.list(at).await?,
                Stage::Tables { after } => self.tables(after).await?,
                Stage::Log { table, after, rest, cursor } => {
                    self.log(table, after, rest, cursor).await?
                }
                Stage::Chat { after } => self.chat(after).await?,
                Stage::End => return Ok(None),
            };
        }
        Ok(self.lines.pop_front())
    }

    async fn list(&mut self, at: usize) -> Result<Stage, StoreError> {
        let Some(list) = LISTS.get(at) else { return Ok(Stage::Tables { after: None }) };
        let person = self.person;
        let lines = self.store.read(move |connection| Box::pin(read(connection, list, person)));
        self.lines.extend(lines.await?);
        Ok(Stage::Lists(at + 1))
    }

    async fn tables(&mut self, after: Option<Cursor>) -> Result<Stage, StoreError> {
        let page = Page { after, limit: PIECE };
        let tables = self.store.tables_of(self.person, page).await?;
        let Some(last) = tables.last() else { return Ok(Stage::Chat { after: None }) };
        let cursor = Some(last.cursor);
        self.next_table(tables.into(), cursor).await
    }

    async fn next_table(
        &mut self,
        mut rest: VecDeque<TableSummary>,
        cursor: Option<Cursor>,
    ) -> Result<Stage, StoreError> {
        while let Some(table) = rest.pop_front() {
            let id = table.id;
            let data = self.store.read(move |connection| Box::pin(custom_data(connection, id)));
            self.lines.push_back(table_line(&table, data.await?));
            if is_over(&table) {
                return Ok(Stage::Log { table: table.id, after: Revision::START, rest, cursor });
            }
        }
        Ok(Stage::Tables { after: cursor })
    }

    async fn log(
        &mut self,
        table: TableId,
        after: Revision,
        rest: VecDeque<TableSummary>,
        cursor: Option<Cursor>,
    ) -> Result<Stage, StoreError> {
        let entries = match self.store.load_since(table, after, PIECE).await {
            Ok(page) => page.entries,
            Err(LogError::Store(error)) => return Err(error),
            // Deleted during the export.
            Err(LogError::UnknownTable(_) | LogError::Ahead { .. }) => Vec::new(),
        };
        let Some(last) = entries.last() else { return self.next_table(rest, cursor).await };
        let after = last.revision;
        self.lines.extend(entries.iter().map(|entry| entry_line(table, entry)));
        Ok(Stage::Log { table, after, rest, cursor })
    }

    async fn chat(&mut self, after: Option<(String, i64)>) -> Result<Stage, StoreError> {
        let (table, number) = after.unwrap_or_default();
        let person = self.person;
        let rows = self.store.read(move |connection| {
            Box::pin(async move {
                connection.rows(CHAT, values![person, &table, number, PIECE as i64]).await
            })
        });
        let rows: Vec<Row> = rows.await?;
        let Some(last) = rows.last() else { return Ok(Stage::End) };
        let after = Some((last.text("table_id")?, last.int("number")?));
        for row in &rows {
            let (table, number) = (row.text("table_id")?, row.int("number")?);
            let (text, at) = (row.text("text")?, row.int("at")?);
            let line = json!({ "table": table, "number": number, "text": text, "at": at });
            self.lines.push_back(json!({ "chat": line }).to_string());
        }
        Ok(Stage::Chat { after })
    }
}

const CUSTOM_DATA: &str = "SELECT custom_data FROM tables WHERE id = $1";

const CHAT: &str = "SELECT table_id, number, text, at FROM chat WHERE person = $1 \
    AND (table_id, number) > ($2, $3) ORDER BY table_id, number LIMIT $4";

/// Exports the result of one statement with all of its columns.
#[derive(Debug)]
struct List {
    name: &'static str,
    sql: &'static str,
    columns: &'static [Column],
}

#[derive(Clone, Copy, Debug)]
enum Column {
    Int(&'static str),
    Real(&'static str),
    Text(&'static str),
}
use Column::{Int, Real, Text};

const LISTS: &[List] = &[
    List {
        name: "session",
        sql: "SELECT created_at, seen_at, expires_at FROM sessions WHERE person = $1 \
              ORDER BY created_at",
        columns: &[Int("created_at"), Int("seen_at"), Int("expires_at")],
    },
    List {
        name: "bot_token",
        sql: "SELECT id, label, created_at, seen_at, expires_at FROM bot_tokens \
              WHERE person = $1 ORDER BY created_at, id",
        columns: &[Text("id"), Text("label"), Int("created_at"), Int("seen_at"), Int("expires_at")],
    },
    List {
        name: "mute",
        sql: "SELECT muted, at FROM mutes WHERE person = $1 ORDER BY at, muted",
        columns: &[Text("muted"), Int("at")],
    },
    List {
        name: "rating",
        sql: "SELECT game, players, rating, deviation, volatility, games FROM ratings \
              WHERE person = $1 ORDER BY game, players",
        columns: &[
            Text("game"),
            Int("players"),
            Real("rating"),
            Real("deviation"),
            Real("volatility"),
            Int("games"),
        ],
    },
    List {
        name: "rating_point",
        sql: "SELECT game, players, games, table_id, rating, deviation, volatility, at \
              FROM rating_history WHERE person = $1 ORDER BY game, players, games",
        columns: &[
            Text("game"),
            Int("players"),
            Int("games"),
            Text("table_id"),
            Real("rating"),
            Real("deviation"),
            Real("volatility"),
            Int("at"),
        ],
    },
];

async fn read(
    connection: &mut Connection,
    list: &'static List,
    person: PersonId,
) -> Result<Vec<String>, StoreError> {
    let rows = connection.rows(list.sql, values![person]).await?;
    let line = |row: &Row| {
        let field = |column: &Column| {
            Ok(match *column {
                Int(name) => (name.to_owned(), json!(row.optional_int(name)?)),
                Real(name) => (name.to_owned(), json!(row.real(name)?)),
                Text(name) => (name.to_owned(), json!(row.text(name)?)),
            })
        };
        let fields = list.columns.iter().map(field).collect::<Result<_, StoreError>>()?;
        Ok(json!({ list.name: Value::Object(fields) }).to_string())
    };
    rows.iter().map(line).collect()
}

/// Stored JSON is valid: it was checked on the way in.
fn embedded(json: &Json) -> Value {
    json.read().unwrap_or(Value::Null)
}

fn person_line(person: &Person) -> String {
    let fields = json!({
        "id": person.id,
        "kind": person.kind,
        "name": person.name,
        "settings": embedded(&person.settings),
        "created_at": person.created_at,
        "expires_at": person.expires_at,
    });
    json!({ "person": fields }).to_string()
}

async fn custom_data(
    connection: &mut Connection,
    table: TableId,
) -> Result<Option<Json>, StoreError> {
    let row = connection.row(CUSTOM_DATA, values![table]).await?;
    let data = row.map(|row| row.optional_text("custom_data")).transpose()?;
    Ok(data.flatten().map(Json::stored))
}

fn is_over(table: &TableSummary) -> bool {
    matches!(table.status, Status::Finished | Status::Abandoned)
}

fn table_line(table: &TableSummary, custom_data: Option<Json>) -> String {
    let mut options = embedded(&table.options);
    if let Some(data) = custom_data {
        options["data"] = embedded(&data);
    }
    let mut fields = json!({
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "options": options,
        "seats": embedded(&table.seats),
        "settings": embedded(&table.settings),
        "visibility": table.visibility,
        "status": table.status,
        "created_at": table.created_at,
        "active_at": table.active_at,
        "own_seats": table.own_seats.iter().collect::<Vec<_>>(),
    });
    // During the game the revision would count sealed choices of opponents.
    if is_over(table) {
        fields["revision"] = json!(table.revision);
    }
    json!({ "table": fields }).to_string()
}

fn entry_line(table: TableId, entry: &Entry) -> String {
    let payload = serde_json::from_slice(&entry.payload).unwrap_or_else(|_| {
        let hex: String = entry.payload.iter().map(|byte| format!("{byte:02x}")).collect();
        json!({ "hex": hex })
    });
    let fields = json!({
        "table": table,
        "revision": entry.revision,
        "kind": entry.kind,
        "at": entry.at,
        "payload": payload,
    });
    json!({ "entry": fields }).to_string()
}
