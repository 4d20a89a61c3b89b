//! Component data as tables for display.
//!
//! A game lays out its data: the tables, their cells, and the data entry behind each cell. Text is
//! given as message ids, as in events.

use crate::DataEntry;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The component data of a game as tables.
#[derive(Clone, Debug, PartialEq)]
pub struct ComponentTables {
    /// Every entry of the data.
    pub entries: Vec<DataEntry>,
    /// The tables; every entry is in one of them.
    pub tables: Vec<DataTable>,
}

/// A table of component data.
#[derive(Clone, Debug, PartialEq)]
pub struct DataTable {
    /// The name within the game, usable in a URL.
    pub name: String,
    /// The caption.
    pub caption: Phrase,
    /// The column headings. The first column names the rows.
    pub columns: Vec<Phrase>,
    /// The rows, each with one cell per column.
    pub rows: Vec<Vec<DataCell>>,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct DataCell {
    /// The content.
    pub phrase: Phrase,
    /// The index of the data entry behind this cell.
    pub entry: Option<usize>,
}

/// A translatable text.
#[derive(Clone, Debug, PartialEq)]
pub enum Phrase {
    /// A text that is the same in all languages: a number, a code, a name.
    Plain(String),
    /// A message id with its arguments.
    Say(String, Vec<(&'static str, Value)>),
    /// A list of texts; empty for nothing.
    List(Vec<Phrase>),
}

impl Phrase {
    /// The message with this id.
    pub fn say(id: impl Into<String>, args: &[(&'static str, Value)]) -> Phrase {
        Phrase::Say(id.into(), args.to_vec())
    }

    /// A text that is the same in all languages.
    pub fn plain(text: impl Into<String>) -> Phrase {
        Phrase::Plain(text.into())
    }

    /// The empty list.
    pub const NOTHING: Phrase = Phrase::List(Vec::new());

    /// A raw value from the file, for data without a table of its own.
    #[must_use]
    pub fn raw(value: &Value) -> Phrase {
        match value {
            Value::Null => Phrase::NOTHING,
            Value::String(text) => Phrase::plain(text),
            Value::Array(items) => Phrase::List(items.iter().map(Phrase::raw).collect()),
            Value::Object(fields) => {
                let field = |(name, value): (&String, &Value)| match value {
                    Value::String(text) => Phrase::plain(format!("{name} {text}")),
                    _ => Phrase::plain(format!("{name} {value}")),
                };
                Phrase::List(fields.iter().map(field).collect())
            }
            other => Phrase::plain(other.to_string()),
        }
    }
}

/// Lays out the entries of a data file as tables.
#[derive(Debug)]
pub struct Layout<'a> {
    entries: &'a [DataEntry],
    shown: BTreeSet<usize>,
    tables: Vec<DataTable>,
}

/// A data entry: its index and its value.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    place: usize,
    /// The value.
    pub value: &'a Value,
}

impl<'a> Found<'a> {
    /// A cell for this entry.
    #[must_use]
    pub fn cell(&self, phrase: Phrase) -> DataCell {
        DataCell { phrase, entry: Some(self.place) }
    }

    /// A cell with the number in this field of the entry.
    #[must_use]
    pub fn number(&self, field: &str) -> DataCell {
        self.cell(Phrase::raw(&self.value[field]))
    }

    /// The items of a list.
    #[must_use]
    pub fn items(&self) -> &'a [Value] {
        self.value.as_array().map_or(&[], Vec::as_slice)
    }

    /// The fields of an object.
    #[must_use]
    pub fn fields(&self) -> Option<&'a Map<String, Value>> {
        self.value.as_object()
    }
}

impl DataCell {
    /// A cell without a data entry, such as the name of a row.
    #[must_use]
    pub const fn name(phrase: Phrase) -> DataCell {
        DataCell { phrase, entry: None }
    }

    /// An empty cell.
    #[must_use]
    pub const fn nothing() -> DataCell {
        DataCell::name(Phrase::NOTHING)
    }
}

impl<'a> Layout<'a> {
    /// Starts with no entry shown.
    #[must_use]
    pub const fn new(entries: &'a [DataEntry]) -> Layout<'a> {
        Layout { entries, shown: BTreeSet::new(), tables: Vec::new() }
    }

    /// The entry at this path, which is then marked as shown.
    pub fn entry(&mut self, path: &str) -> Option<Found<'a>> {
        let place = self.entries.iter().position(|entry| entry.path == path)?;
        self.shown.insert(place);
        Some(Found { place, value: &self.entries[place].value })
    }

    /// The entries of a list, in order; marks them as shown.
    pub fn list(&mut self, path: &str) -> Vec<Found<'a>> {
        (0..).map_while(|index| self.entry(&format!("{path}[{index}]"))).collect()
    }

    /// Adds a table, unless it has no rows.
    pub fn table(
        &mut self,
        name: &str,
        caption: Phrase,
        columns: Vec<Phrase>,
        rows: Vec<Vec<DataCell>>,
    ) {
        if !rows.is_empty() {
            self.tables.push(DataTable { name: name.to_owned(), caption, columns, rows });
        }
    }

    /// Returns all tables. Entries that no table shows get one more, with this caption and these
    /// two columns.
    #[must_use]
    pub fn finish(mut self, caption: Phrase, columns: [Phrase; 2]) -> Vec<DataTable> {
        let rest = self.entries.iter().enumerate().filter(|(place, _)| !self.shown.contains(place));
        let rows = rest.map(|(place, entry)| {
            let found = Found { place, value: &entry.value };
            vec![DataCell::name(Phrase::plain(&entry.path)), found.cell(Phrase::raw(found.value))]
        });
        let rows = rows.collect();
        self.table("other", caption, columns.into(), rows);
        self.tables
    }
}
