//! A minimal parser for Fluent, to compare the messages of two languages.

use std::collections::{BTreeMap, BTreeSet};

/// A message, or a term (whose id begins with a hyphen).
#[derive(Debug, Default)]
pub(crate) struct Entry {
    value: String,
    attributes: BTreeMap<String, String>,
}

impl Entry {
    pub(crate) fn attributes(&self) -> BTreeSet<&str> {
        self.attributes.keys().map(String::as_str).collect()
    }

    /// The variables in the value and in all attributes.
    pub(crate) fn variables(&self) -> BTreeSet<&str> {
        let texts = self.attributes.values().chain([&self.value]);
        texts.flat_map(|text| follow_braces(text, 0).variables).collect()
    }
}

/// The entries of one file, and its problems.
#[derive(Debug, Default)]
pub(crate) struct File {
    pub(crate) entries: BTreeMap<String, Entry>,
    pub(crate) problems: Vec<String>,
}

impl File {
    pub(crate) fn of(path: &str, text: &str) -> Self {
        let mut file = Self::default();
        let mut place = Place::default();
        for (line, number) in text.lines().zip(1..) {
            if let Err(problem) = file.read(line, &mut place) {
                file.problems.push(format!("{path}:{number}: {problem}"));
            }
        }
        let empty = file.entries.iter().flat_map(|(id, entry)| empty_texts(id, entry));
        file.problems.extend(empty.map(|name| format!("{path}: `{name}` is empty")));
        file
    }

    /// An entry begins at the start of a line. Indented lines and lines inside of open braces
    /// continue the entry above.
    fn read(&mut self, line: &str, place: &mut Place) -> Result<(), String> {
        let goes_on = line.is_empty() || line.starts_with(' ') || place.open_braces > 0;
        let text = if goes_on {
            self.go_on(line.trim(), place)?
        } else if line.starts_with('#') {
            *place = Place::default();
            ""
        } else {
            *place = Place::default();
            self.begin(line, place)?
        };
        place.open_braces = follow_braces(text, place.open_braces).open;
        if let Some(target) = self.at(place) {
            target.push_str(text);
            target.push('\n');
        }
        Ok(())
    }

    /// `id = text`; returns the text.
    fn begin<'a>(&mut self, line: &'a str, place: &mut Place) -> Result<&'a str, String> {
        let (id, text) = assignment(line).ok_or("neither a message nor a comment")?;
        if self.entries.contains_key(id) {
            return Err(format!("`{id}` is there twice"));
        }
        self.entries.insert(id.to_owned(), Entry::default());
        place.id = id.to_owned();
        Ok(text)
    }

    /// `.name = text` begins an attribute; any other line continues the text.
    fn go_on<'a>(&mut self, line: &'a str, place: &mut Place) -> Result<&'a str, String> {
        let outside = place.open_braces == 0;
        let attribute = line.strip_prefix('.').filter(|_| outside).and_then(assignment);
        let (Some((name, text)), Some(entry)) = (attribute, self.entries.get_mut(&place.id)) else {
            return Ok(line);
        };
        if entry.attributes.contains_key(name) {
            return Err(format!("`{}.{name}` is there twice", place.id));
        }
        entry.attributes.insert(name.to_owned(), String::new());
        place.attribute = Some(name.to_owned());
        Ok(text)
    }

    fn at(&mut self, place: &Place) -> Option<&mut String> {
        let entry = self.entries.get_mut(&place.id)?;
        match &place.attribute {
            None => Some(&mut entry.value),
            Some(name) => entry.attributes.get_mut(name),
        }
    }
}

/// Where the next line of a file belongs.
#[derive(Debug, Default)]
struct Place {
    /// Empty between entries.
    id: String,
    attribute: Option<String>,
    open_braces: usize,
}

/// `id = text`, where the id may have the hyphen of a term.
fn assignment(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.split_once('=')?;
    let id = id.trim_end();
    let name = id.strip_prefix('-').unwrap_or(id);
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic()) && identifier(name) == name;
    is_name.then_some((id, text.trim()))
}

/// The identifier that the text begins with; may be empty.
fn identifier(text: &str) -> &str {
    let belongs = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    &text[..text.find(|c| !belongs(c)).unwrap_or(text.len())]
}

struct Braces<'a> {
    /// The number of open braces at the end.
    open: usize,
    /// `{ $count }`; a dollar outside of braces is just a dollar.
    variables: BTreeSet<&'a str>,
}

/// Follows the braces of a text that begins inside of `open` braces. Quoted text inside of braces
/// is only text, and is the way to write a literal brace: `{"{"}`.
fn follow_braces(text: &str, open: usize) -> Braces<'_> {
    let mut braces = Braces { open, variables: BTreeSet::new() };
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' if braces.open > 0 && !text[..at].ends_with('\\') => quoted = !quoted,
            _ if quoted => {}
            '{' => braces.open += 1,
            '}' => braces.open = braces.open.saturating_sub(1),
            '$' if braces.open > 0 => {
                braces.variables.insert(identifier(&text[at + 1..]));
            }
            _ => {}
        }
    }
    braces
}

/// A message may consist of attributes only, but none of its texts may be empty.
fn empty_texts(id: &str, entry: &Entry) -> Vec<String> {
    let is_empty = |text: &str| text.trim().is_empty();
    let mut names = Vec::new();
    if is_empty(&entry.value) && entry.attributes.is_empty() {
        names.push(id.to_owned());
    }
    let empty = entry.attributes.iter().filter(|(_, text)| is_empty(text));
    names.extend(empty.map(|(name, _)| format!("{id}.{name}")));
    names
}

#[test]
fn entries_are_read_with_attributes_and_variables() {
    let text = "\
# A comment with { $nothing }
-ship = Ship
buy = Buy { $count ->
        [one] a card = { $price }
       *[other] { $count } cards
} for 5 $ each
    .title = { NUMBER($the-rest) }
next =
    On the next line

    and after a blank one {\"{\"} $ $
last = { \"$quoted\" }
";
    let file = File::of("a.ftl", text);
    crate::assert_none(&file.problems);
    assert_eq!(file.entries.keys().collect::<Vec<_>>(), ["-ship", "buy", "last", "next"]);
    assert_eq!(file.entries["buy"].variables(), BTreeSet::from(["count", "price", "the-rest"]));
    assert_eq!(file.entries["buy"].attributes(), BTreeSet::from(["title"]));
    assert!(file.entries["next"].variables().is_empty());
    assert!(file.entries["next"].value.contains("after a blank one"));
    assert!(file.entries["last"].variables().is_empty());
}

#[test]
fn a_bad_file_is_found_out() {
    let problems = |text| File::of("a.ftl", text).problems;
    crate::assert_one(&problems("a = b\nnonsense\n"), "a.ftl:2: neither a message nor a comment");
    crate::assert_one(&problems("a = b\na = c\n"), "a.ftl:2: `a` is there twice");
    crate::assert_one(&problems("a = b\n .c = d\n .c = e\n"), "a.ftl:3: `a.c` is there twice");
    crate::assert_one(&problems("a =\n\nb = c\n"), "a.ftl: `a` is empty");
    crate::assert_one(&problems("a = b\n .c =\n"), "a.ftl: `a.c` is empty");
    crate::assert_none(&problems("a =\n .c = d\n"));
}
