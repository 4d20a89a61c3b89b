//! Documents are short, in plain technical English, and all their links lead somewhere.

use crate::repository::{Repository, root};

/// Words that a document avoids, in lower case, each with the reason.
const FORBIDDEN_WORDS: [(&str, &str); 5] = [
    ("whoever", "name the role"),
    ("he", "`they` or the role"),
    ("him", "`them` or the role"),
    ("his", "`their` or the role"),
    ("slower hour", "name the load of the host"),
];

/// Beginnings of sentences that hide their subject, unless they ask something.
const FORBIDDEN_BEGINNINGS: [&str; 3] = ["What is ", "What was ", "Who "];

/// The most lines of documents that must stay short.
const LIMITS: [(&str, usize); 3] =
    [("README.md", 120), ("docs/benchmarks.md", 120), ("docs/strength.md", 120)];

/// Folders whose files documents name as code.
const FOLDERS: [&str; 7] = ["crates/", "docs/", "fuzz/", "games/", "locales/", "web/", "xtask/"];

/// Made by a build, so not in the repository.
const BUILT: &str = "web/dist";

/// Holds made-up paths.
const THIS_FILE: &str = "xtask/tests/tidy/documents.rs";

fn documents(repository: &Repository) -> impl Iterator<Item = (&str, &str)> {
    repository.below("", ".md")
}

/// The lines outside of code blocks, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    text.lines().zip(1..).filter_map(move |(line, number)| {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        (!in_block && !is_fence).then_some((number, line))
    })
}

/// The parts of a line between backticks (`true`) or outside of them (`false`).
fn parts(line: &str, code: bool) -> impl Iterator<Item = &str> {
    line.split('`').skip(usize::from(code)).step_by(2)
}

fn wording(repository: &Repository) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in documents(repository) {
        for (number, line) in prose(text) {
            let words = parts(line, false).collect::<Vec<_>>().join("code");
            problems.extend(wording_of(&words).map(|what| format!("{path}:{number}: {what}")));
        }
    }
    problems
}

fn wording_of(line: &str) -> impl Iterator<Item = String> {
    let separated: String = line
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { ' ' })
        .collect();
    let words = format!(" {separated} ");
    let forbidden = FORBIDDEN_WORDS
        .iter()
        .filter(move |(word, _)| words.contains(&format!(" {word} ")))
        .map(|(word, rather)| format!("`{word}`: {rather}"));
    let hidden = sentences(line)
        .filter(|sentence| !sentence.ends_with('?'))
        .filter(|sentence| FORBIDDEN_BEGINNINGS.iter().any(|begin| sentence.starts_with(begin)))
        .map(|sentence| format!("name the subject of `{sentence}`"))
        .collect::<Vec<_>>();
    forbidden.chain(hidden)
}

fn sentences(line: &str) -> impl Iterator<Item = &str> {
    line.split_inclusive(['.', '?', '!', ':', '|'])
        .map(|sentence| sentence.trim_matches([' ', '-', '#', '*', '|', '"', '(']))
}

fn lengths(repository: &Repository) -> Vec<String> {
    LIMITS
        .iter()
        .filter_map(|&(path, limit)| {
            let lines = repository.text(path)?.lines().count();
            (lines > limit).then(|| format!("{path}: {lines} lines, at most {limit}"))
        })
        .collect()
}

fn links(repository: &Repository) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in documents(repository) {
        for (number, line) in prose(text) {
            let words = parts(line, false).collect::<Vec<_>>().join("");
            let targets = words.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let broken = targets.filter(|target| !leads_somewhere(repository, path, target));
            problems.extend(broken.map(|target| format!("{path}:{number}: no {target}")));
        }
    }
    problems
}

fn leads_somewhere(repository: &Repository, from: &str, target: &str) -> bool {
    if target.contains("://") {
        return true;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if file.is_empty() { from.to_owned() } else { resolved(from, file) };
    let has_anchor =
        |text: &str| prose(text).any(|(_, line)| line.starts_with('#') && slug(line) == anchor);
    match repository.text(&path) {
        Some(text) => anchor.is_empty() || has_anchor(text),
        None => anchor.is_empty() && root().join(path).exists(),
    }
}

/// The path from the root of a link in the document `from`.
fn resolved(from: &str, link: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(folders.pop()),
            "." | "" => {}
            name => folders.push(name),
        }
    }
    folders.join("/")
}

/// The anchor that GitHub makes of a heading.
fn slug(heading: &str) -> String {
    heading
        .trim_start_matches('#')
        .trim()
        .to_lowercase()
        .chars()
        .filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter))
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

/// Documents that name missing files as code, and any file that names a missing document.
fn paths(repository: &Repository) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in documents(repository) {
        for (number, line) in prose(text) {
            let missing = parts(line, true).filter(|code| names_missing_file(repository, code));
            problems.extend(missing.map(|code| format!("{path}:{number}: no `{code}`")));
        }
    }
    for (path, text) in repository.files().filter(|&(path, _)| path != THIS_FILE) {
        let missing = named_documents(text).filter(|named| repository.text(named).is_none());
        problems.extend(missing.map(|named| format!("{path}: no {named}")));
    }
    problems
}

fn names_missing_file(repository: &Repository, code: &str) -> bool {
    let is_path = FOLDERS.iter().any(|folder| code.starts_with(folder))
        && code.chars().all(|letter| letter.is_alphanumeric() || "/._-".contains(letter));
    is_path && code != BUILT && repository.text(code).is_none() && !root().join(code).exists()
}

/// Documents of the folder `docs` that a text names by their path from the root.
fn named_documents(text: &str) -> impl Iterator<Item = String> {
    text.split("docs/").skip(1).filter_map(|rest| {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let name = rest[..end].trim_end_matches('.');
        name.ends_with(".md").then(|| format!("docs/{name}"))
    })
}

#[test]
fn documents_are_worded_plainly() {
    crate::assert_none(&wording(Repository::actual()));
}

#[test]
fn short_documents_stay_short() {
    crate::assert_none(&lengths(Repository::actual()));
}

#[test]
fn links_and_anchors_resolve() {
    crate::assert_none(&links(Repository::actual()));
}

#[test]
fn named_files_exist() {
    crate::assert_none(&paths(Repository::actual()));
}

#[test]
fn forbidden_wording_is_found() {
    let of = |text| wording(&Repository::of(&[("docs/a.md", text)]));
    crate::assert_one(&of("Good.\nWhoever comes.\n"), "docs/a.md:2: `whoever`");
    crate::assert_one(&of("It is his.\n"), "`his`");
    crate::assert_one(&of("Fine. What is sent leaves at once.\n"), "What is sent leaves at once.");
    crate::assert_one(&of("| Who asks | x |\n"), "Who asks");
    crate::assert_none(&of("What is a table? The history of `his`.\n```\nhe\n```\n"));
}

#[test]
fn a_long_document_is_found() {
    crate::assert_none(&lengths(&Repository::of(&[("README.md", &"\n".repeat(120))])));
    crate::assert_one(&lengths(&Repository::of(&[("README.md", &"\n".repeat(121))])), "121 lines");
}

#[test]
fn a_broken_link_is_found() {
    let of = |link: &str| {
        let page = format!("[x]({link})\n");
        links(&Repository::of(&[("docs/a.md", &page), ("docs/b/c.md", "## One, two\n")]))
    };
    for good in ["b/c.md", "b/c.md#one-two", "../docs/b/c.md", "https://example.org/a#b"] {
        crate::assert_none(&of(good));
    }
    for bad in ["c.md", "b/c.md#one", "#two"] {
        crate::assert_one(&of(bad), &format!("docs/a.md:1: no {bad}"));
    }
}

#[test]
fn a_missing_file_is_found() {
    let of = |path, text| paths(&Repository::of(&[(path, text), ("docs/b.md", "")]));
    crate::assert_none(&of("a.md", "`docs/b.md`, `crates/<game>/a.rs` and `web/dist`\n"));
    crate::assert_one(&of("a.md", "`crates/nothing.rs`\n"), "a.md:1: no `crates/nothing.rs`");
    crate::assert_none(&of("a.rs", "// See docs/b.md.\n"));
    crate::assert_one(&of("a.rs", "// See docs/c.md.\n"), "a.rs: no docs/c.md");
}
