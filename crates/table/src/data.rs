//! Component data: the printed contents of a game’s components, with the provenance of every entry.
//!
//! A game’s data is a JSON file. Higaki ships one or more, and the game options can hold another,
//! written by an owner of the box. Custom data is parsed for the game that uses it, shared by all
//! copies of its state, and dropped with the last of them.

use crate::{Node, Problems, StableHash};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::io;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// Maximum size of custom data, in bytes of compact JSON: about four times the built-in files.
pub const MAX_DATA_BYTES: usize = 64 * 1024;

/// Longer notes are truncated.
const MAX_NOTE_CHARS: usize = 400;

/// The grade of evidence for an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Printed rules, or a description by owners of the box.
    Printed,
    /// A text about the game.
    Sourced,
    /// Inferred from such a text.
    Inferred,
    /// A proposal of this project.
    Reconstructed,
}

impl Provenance {
    /// All grades, the most certain first.
    pub const ALL: [Provenance; 4] =
        [Provenance::Printed, Provenance::Sourced, Provenance::Inferred, Provenance::Reconstructed];

    /// The word in data files and help texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Provenance::Printed => "printed",
            Provenance::Sourced => "sourced",
            Provenance::Inferred => "inferred",
            Provenance::Reconstructed => "reconstructed",
        }
    }

    fn from_word(word: &str) -> Option<Provenance> {
        Provenance::ALL.into_iter().find(|provenance| provenance.word() == word)
    }
}

/// An entry of the data with its provenance, for help texts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DataEntry {
    /// The path in the file, for instance `market[2]` or `boards.A.roads`.
    pub path: String,
    /// The value.
    pub value: Value,
    /// The grade of evidence.
    pub provenance: Provenance,
    /// A note about the entry, in English.
    pub note: String,
}

/// The components of a game, as its rules need them.
pub trait Components: fmt::Debug + Send + Sync + Sized + 'static {
    /// The field of an entry that names its provenance.
    const PROVENANCE_FIELD: &'static str;

    /// Parses a data file. Collects all problems; returns `None` only if there is one.
    fn read(root: &Node<'_>, reader: &mut DataReader) -> Option<Self>;
}

/// Collects problems and entries while a data file is read.
#[derive(Debug)]
pub struct DataReader {
    /// The problems found so far.
    pub problems: Problems,
    entries: Vec<DataEntry>,
    provenance_field: &'static str,
}

impl DataReader {
    /// Records the provenance of an entry and returns its value.
    pub fn entry<'a>(&mut self, node: &Node<'a>) -> Option<Node<'a>> {
        let field = self.provenance_field;
        node.expect_fields(&["value", field, "note"], &mut self.problems);
        let value = node.required("value", &mut self.problems);
        let note = node.field("note").and_then(|note| note.text(&mut self.problems));
        let provenance = node.required(field, &mut self.problems)?;
        let word = provenance.text(&mut self.problems)?;
        match (Provenance::from_word(word), &value) {
            (Some(provenance), Some(value)) => self.entries.push(DataEntry {
                path: node.path().to_owned(),
                value: value.value().clone(),
                provenance,
                note: note.unwrap_or_default().chars().take(MAX_NOTE_CHARS).collect(),
            }),
            (None, _) => {
                let short: String = word.chars().take(40).collect();
                let known = Provenance::ALL.map(Provenance::word).join(", ");
                let args = [("word", short.into()), ("known", known.into())];
                provenance.problem(&mut self.problems, "unknown_provenance", &args);
            }
            _ => {}
        }
        value
    }
}

/// A valid data file.
#[derive(Debug)]
pub struct DataSet<T> {
    components: T,
    entries: Vec<DataEntry>,
    /// The file, if it is custom.
    custom: Option<Value>,
    fingerprint: u64,
}

impl<T> DataSet<T> {
    /// The components.
    #[inline]
    #[must_use]
    pub const fn components(&self) -> &T {
        &self.components
    }

    /// All entries with their provenance.
    #[must_use]
    pub fn entries(&self) -> &[DataEntry] {
        &self.entries
    }

    /// The file, if it is custom.
    #[must_use]
    pub const fn custom(&self) -> Option<&Value> {
        self.custom.as_ref()
    }

    /// A hash of the file. Part of the hash of a state: do not change.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

impl<T: Components> DataSet<T> {
    fn read(json: &Value) -> Result<DataSet<T>, Problems> {
        let mut reader = DataReader {
            problems: Problems::default(),
            entries: Vec::new(),
            provenance_field: T::PROVENANCE_FIELD,
        };
        let components = T::read(&Node::root(json), &mut reader);
        let DataReader { problems, entries, .. } = reader;
        let Some(components) = components else { return Err(problems) };
        let fingerprint = StableHash::default().bytes(json.to_string().as_bytes()).finish();
        problems.or(DataSet { components, entries, custom: None, fingerprint })
    }

    /// Parses a custom data file.
    ///
    /// # Errors
    /// All problems of the file; one above [`MAX_DATA_BYTES`] is not parsed.
    pub fn read_custom(json: &Value) -> Result<DataSet<T>, Problems> {
        if is_too_large(json) {
            let mut problems = Problems::default();
            let args = [("most", (MAX_DATA_BYTES / 1024).into())];
            problems.push("", "data_too_large", &args);
            return Err(problems);
        }
        let set = DataSet::read(json)?;
        Ok(DataSet { custom: Some(json.clone()), ..set })
    }
}

fn is_too_large(json: &Value) -> bool {
    /// A byte counter that fails at the limit.
    struct SizeLimit(usize);
    impl io::Write for SizeLimit {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::FileTooLarge)?;
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    serde_json::to_writer(SizeLimit(MAX_DATA_BYTES), json).is_err()
}

/// Built-in data: its text, parsed on first use.
#[derive(Debug)]
pub struct BuiltInData<T> {
    text: &'static str,
    set: OnceLock<DataSet<T>>,
}

impl<T: Components> BuiltInData<T> {
    /// Built-in data with this text.
    #[must_use]
    pub const fn new(text: &'static str) -> BuiltInData<T> {
        BuiltInData { text, set: OnceLock::new() }
    }

    /// The text, as a template for custom data.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.text
    }

    /// The parsed data.
    ///
    /// # Panics
    /// If the text is invalid, which a test of each game excludes.
    pub fn set(&self) -> &DataSet<T> {
        self.set.get_or_init(|| {
            let json = serde_json::from_str(self.text).expect("the built-in data is JSON");
            DataSet::read(&json).expect("the built-in data is sound")
        })
    }
}

/// The data of one game: built in, or custom and shared by all copies of its state.
///
/// A copy of built-in data copies a reference without a reference count, which threads would
/// contend for: a search copies states a million times a second.
pub enum ComponentData<T: 'static> {
    /// Built-in data.
    BuiltIn(&'static DataSet<T>),
    /// Custom data from the options.
    Custom(Arc<DataSet<T>>),
}

impl<T: Components> ComponentData<T> {
    /// Parses the custom data, or takes the built-in data without any.
    ///
    /// # Errors
    /// All problems of the data; their paths begin with `data`.
    pub fn read(
        passed: Option<&Value>,
        built_in: &'static BuiltInData<T>,
    ) -> Result<ComponentData<T>, Problems> {
        let Some(json) = passed else { return Ok(ComponentData::BuiltIn(built_in.set())) };
        match DataSet::read_custom(json) {
            Ok(set) => Ok(ComponentData::Custom(Arc::new(set))),
            Err(found) => {
                let mut problems = Problems::default();
                problems.extend_under("data", &found);
                Err(problems)
            }
        }
    }
}

impl<T> ComponentData<T> {
    /// The data with the provenance of every entry.
    #[inline]
    #[must_use]
    pub fn set(&self) -> &DataSet<T> {
        match self {
            ComponentData::BuiltIn(set) => set,
            ComponentData::Custom(set) => set,
        }
    }
}

impl<T> Clone for ComponentData<T> {
    #[inline]
    fn clone(&self) -> ComponentData<T> {
        match self {
            ComponentData::BuiltIn(set) => ComponentData::BuiltIn(set),
            ComponentData::Custom(set) => ComponentData::Custom(Arc::clone(set)),
        }
    }
}

impl<T> Deref for ComponentData<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.set().components
    }
}

impl<T> PartialEq for ComponentData<T> {
    /// Compares files; a custom copy of the built-in file is different from it.
    fn eq(&self, other: &ComponentData<T>) -> bool {
        let (one, other) = (self.set(), other.set());
        std::ptr::eq(one, other) || one.custom.is_some() && one.custom == other.custom
    }
}

impl<T> fmt::Debug for ComponentData<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ComponentData::BuiltIn(_) => "built-in data",
            ComponentData::Custom(_) => "custom data",
        })
    }
}
