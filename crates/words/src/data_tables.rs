//! Component data as tables of translated text, with the provenance of every cell.

use crate::{Arg, Words, files};
use higaki_table::{ComponentTables, DataEntry, DataTable, Phrase, Provenance};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The component data of a game in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DataText {
    /// The meaning of each provenance and its number of entries, the most reliable first.
    pub provenance: Vec<String>,
    /// The tables.
    pub tables: Vec<TableText>,
}

/// A table of component data in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableText {
    /// Its name among the tables of the game, usable in a link.
    pub name: String,
    /// The title.
    pub caption: String,
    /// The column titles. The first column names the rows.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<CellText>>,
    /// The sources of the cells. A single one holds for the whole table.
    pub sources: Vec<SourceText>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CellText {
    /// The content.
    pub text: String,
    /// The index of its source among those of the table, counted from 1.
    pub source: Option<usize>,
}

/// The source of an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SourceText {
    /// The provenance, for programs.
    pub provenance: Provenance,
    /// Its translated name.
    pub label: String,
    /// The reason; can be empty.
    pub note: String,
}

impl Words {
    /// The component data of a game: its tables, and the meaning of their provenances.
    #[must_use]
    pub fn data_text(&self, game: &str, data: &ComponentTables) -> DataText {
        let ComponentTables { entries, tables } = data;
        let counted = Provenance::ALL.into_iter().filter_map(|provenance| {
            let count = entries.iter().filter(|entry| entry.provenance == provenance).count();
            let id = format!("data-{}", provenance.word());
            (count > 0).then(|| self.say(&id, &[("count", count.into())]))
        });
        let notes = self.notes(game);
        let sources: Vec<SourceText> = entries
            .iter()
            .map(|DataEntry { provenance, note, .. }| SourceText {
                provenance: *provenance,
                label: self
                    .form(&format!("data-{}", provenance.word()), "label")
                    .unwrap_or_default(),
                note: harmless(notes.get(note).unwrap_or(note)),
            })
            .collect();
        let tables = tables.iter().map(|table| self.table_text(&sources, table));
        DataText { provenance: counted.collect(), tables: tables.collect() }
    }

    /// A table, with the sources of all entries.
    fn table_text(&self, all: &[SourceText], table: &DataTable) -> TableText {
        let mut sources: Vec<SourceText> = Vec::new();
        let mut source = |entry: usize| {
            let source = all.get(entry)?;
            let known = sources.iter().position(|known| known == source);
            let place = known.unwrap_or_else(|| {
                sources.push(source.clone());
                sources.len() - 1
            });
            Some(place + 1)
        };
        let mut rows = Vec::new();
        for row in &table.rows {
            let cells = row.iter().map(|cell| CellText {
                text: self.phrase(&cell.phrase),
                source: cell.entry.and_then(&mut source),
            });
            rows.push(cells.collect());
        }
        TableText {
            name: table.name.clone(),
            caption: self.phrase(&table.caption),
            columns: table.columns.iter().map(|column| self.phrase(column)).collect(),
            rows,
            sources,
        }
    }

    /// The notes of the built-in data in this language, by their English text.
    fn notes(&self, game: &str) -> BTreeMap<String, String> {
        let prefix = format!("{game}-note-");
        let ids = files::ids(self.language()).filter(|id| id.starts_with(&prefix));
        ids.filter_map(|id| Some((self.in_english(id)?, self.say(id, &[])))).collect()
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        let text = match phrase {
            Phrase::Plain(text) => text.clone(),
            Phrase::Say(id, args) => {
                let args: Vec<(&str, Arg)> =
                    args.iter().map(|(name, value)| (*name, arg(value))).collect();
                self.say(id, &args)
            }
            Phrase::List(items) if items.is_empty() => "–".to_owned(),
            Phrase::List(items) => {
                items.iter().map(|item| self.phrase(item)).collect::<Vec<_>>().join(", ")
            }
        };
        harmless(&text)
    }
}

fn arg(value: &Value) -> Arg {
    match value {
        Value::Number(number) => {
            number.as_i64().map_or_else(|| number.to_string().into(), Arg::from)
        }
        Value::String(text) => text.as_str().into(),
        other => other.to_string().into(),
    }
}

/// Texts may come from a foreign file: control characters for the terminal are removed.
fn harmless(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).collect()
}
