//! Readers of locales and sources for the tests.

use higaki_words::Language;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A file of the repository.
pub(crate) fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A source file without its unit tests and comments.
pub(crate) fn source(path: &str) -> String {
    let text = file(path);
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The texts in quotation marks directly behind each of these heads, ignoring whitespace.
pub(crate) fn literals_behind(source: &str, heads: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for head in heads {
        for (index, _) in source.match_indices(head) {
            let rest = source[index + head.len()..].trim_start();
            if let Some(literal) = rest.strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                found.insert(literal.to_owned());
            }
        }
    }
    found
}

/// The names of the files of a language, without their ending.
fn file_names(language: Language) -> Vec<String> {
    let folder = format!("{}/../../locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("every language has a folder");
    let path = |file: std::io::Result<std::fs::DirEntry>| file.expect("it is listed").path();
    let stem = |path: std::path::PathBuf| path.file_stem()?.to_str().map(str::to_owned);
    files.map(path).filter_map(stem).collect()
}

/// All messages of a language as written in the files.
pub(crate) fn messages(language: Language) -> BTreeMap<String, String> {
    file_names(language).iter().flat_map(|name| messages_of(language, name)).collect()
}

/// The messages of one file of a language as written.
pub(crate) fn messages_of(language: Language, name: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    let text = file(&format!("locales/{language}/{name}.ftl"));
    let mut id = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            id = line.split('=').next().unwrap_or_default().trim().to_owned();
        }
        let message: &mut String = messages.entry(id.clone()).or_default();
        message.push_str(line);
        message.push('\n');
    }
    messages
}

/// The variables of a message, those of referenced messages included.
pub(crate) fn variables(messages: &BTreeMap<String, String>, id: &str) -> BTreeSet<String> {
    let text = messages.get(id).map_or("", String::as_str);
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let name = |rest: &str| rest.chars().take_while(|c| is_name(*c)).collect::<String>();
    let mut found: BTreeSet<String> = text.split('$').skip(1).map(name).collect();
    for place in text.split('{').skip(1) {
        let referred = name(place.trim_start());
        if messages.contains_key(&referred) && referred != id {
            found.extend(variables(messages, &referred));
        }
    }
    found
}

/// Asserts that every variable of a message is a field of the data or derived from one: `x_count`,
/// `x_number` or a form of the word in it.
pub(crate) fn assert_variables_exist(id: &str, samples: &[&Value], given: &[&str]) {
    for language in Language::ALL {
        let messages = messages(language);
        assert!(messages.contains_key(id), "{language} lacks {id}");
        for variable in variables(&messages, id) {
            let is_field = |name: &str| {
                given.contains(&name) || samples.iter().any(|sample| sample.get(name).is_some())
            };
            let base = variable.rsplit_once('_').map_or("", |(base, _)| base);
            assert!(is_field(&variable) || is_field(base), "{language}: {id} uses ${variable}");
        }
    }
}

/// Asserts that a message was found and formatted, and looks like a sentence.
pub(crate) fn assert_sentence(text: &str, id: &str, language: Language) {
    let place = format!("{language} {id}: {text:?}");
    assert!(!text.is_empty() && text != id, "no sentence: {place}");
    assert!(!text.contains("{$") && !text.contains("{ $"), "left over: {place}");
    let raw = ["osaka-", "dschunke-", "edo-", "\u{2068}"];
    assert!(!raw.iter().any(|raw| text.contains(raw)), "raw: {place}");
    assert!(!text.contains("  ") && text.trim() == text, "blanks: {place}");
    assert!(!text.contains(" .") && !text.contains(" ,"), "blank before a mark: {place}");
}

/// Asserts that a game has no message without a source in the code.
pub(crate) fn assert_no_others(prefix: &str, known: &BTreeSet<String>) {
    let known: BTreeSet<String> = known.iter().map(|code| code.replace('_', "-")).collect();
    for id in messages(Language::En).keys() {
        if let Some(code) = id.strip_prefix(prefix) {
            assert!(known.contains(code), "{id} is said of nothing");
        }
    }
}
