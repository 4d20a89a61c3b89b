//! All languages have the same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use crate::fluent::File;
use crate::repository::Repository;

/// The reference language.
const FIRST: &str = "en";
const OTHERS: [&str; 2] = ["de", "pl"];

fn problems(repository: &Repository) -> Vec<String> {
    let first = language(repository, FIRST);
    let others = OTHERS.map(|other| (other, language(repository, other)));
    let forms = forms(others.iter().map(|(_, files)| files).chain([&first]));
    let mut problems = own_problems(FIRST, &first);
    if first.is_empty() {
        problems.push(format!("locales/{FIRST} holds no messages"));
    }
    for (other, files) in &others {
        problems.extend(own_problems(other, files));
        problems.extend(translation_problems(other, &first, files, &forms));
    }
    problems
}

/// The suffixes of arguments for forms of words, `$pile_accusative` for instance: the attributes of
/// the words in any language, and those of every argument. Each grammar needs forms of its own.
fn forms<'a>(languages: impl Iterator<Item = &'a BTreeMap<&'a str, File>>) -> BTreeSet<String> {
    let entries = languages.flat_map(|files| files.values()).flat_map(|file| &file.entries);
    let words = entries.filter(|(id, _)| is_word(id));
    let of_words = words.flat_map(|(_, entry)| entry.attributes()).map(str::to_owned);
    of_words.chain(["count", "number"].map(str::to_owned)).collect()
}

fn is_word(id: &str) -> bool {
    id.contains("-word-")
}

/// The arguments behind the variables, without suffixes.
fn facts<'a>(variables: &BTreeSet<&'a str>, forms: &BTreeSet<String>) -> BTreeSet<&'a str> {
    let fact = |variable: &'a str| match variable.rsplit_once('_') {
        Some((fact, form)) if forms.contains(form) => fact,
        _ => variable,
    };
    variables.iter().map(|variable| fact(variable)).collect()
}

/// All files of a language by name.
fn language<'a>(repository: &'a Repository, language: &str) -> BTreeMap<&'a str, File> {
    let folder = format!("locales/{language}/");
    let file = |(path, text): (&'a str, &str)| {
        let name = path.strip_prefix(&folder).filter(|name| name.ends_with(".ftl"))?;
        Some((name, File::of(path, text)))
    };
    repository.files().filter_map(file).collect()
}

/// Problems of a single language. All its files end up in one bundle, so an id must not occur in
/// two of them.
fn own_problems(language: &str, files: &BTreeMap<&str, File>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut seen = BTreeMap::new();
    for (name, file) in files {
        problems.extend(file.problems.iter().cloned());
        for id in file.entries.keys() {
            if let Some(earlier) = seen.insert(id, name) {
                problems.push(format!("locales/{language}: `{id}` is in {earlier} and in {name}"));
            }
        }
    }
    problems
}

fn translation_problems(
    other: &str,
    first: &BTreeMap<&str, File>,
    files: &BTreeMap<&str, File>,
    forms: &BTreeSet<String>,
) -> Vec<String> {
    let (wanted, actual) = (first.keys().copied().collect(), files.keys().copied().collect());
    let mut problems = differences(&format!("locales/{other}"), "file", &wanted, &actual);
    for (name, file) in files {
        if let Some(original) = first.get(name) {
            let path = format!("locales/{other}/{name}");
            problems.extend(file_differences(&path, original, file, forms));
        }
    }
    problems
}

fn file_differences(
    path: &str,
    original: &File,
    file: &File,
    forms: &BTreeSet<String>,
) -> Vec<String> {
    let mut problems = differences(path, "message", &messages(original), &messages(file));
    for id in messages(file).intersection(&messages(original)) {
        let place = format!("{path}: `{id}`");
        let (wanted, entry) = (&original.entries[*id], &file.entries[*id]);
        if !is_word(id) {
            let (wanted, actual) = (wanted.attributes(), entry.attributes());
            problems.extend(differences(&place, "attribute", &wanted, &actual));
        }
        let wanted = facts(&wanted.variables(), forms);
        let actual = facts(&entry.variables(), forms);
        problems.extend(differences(&place, "variable", &wanted, &actual));
    }
    problems
}

/// All ids except those of terms: these serve the grammar of one language, and another may need
/// different ones.
fn messages(file: &File) -> BTreeSet<&str> {
    file.entries.keys().map(String::as_str).filter(|id| !id.starts_with('-')).collect()
}

fn differences(
    place: &str,
    what: &str,
    wanted: &BTreeSet<&str>,
    actual: &BTreeSet<&str>,
) -> Vec<String> {
    let missing =
        wanted.difference(actual).map(|name| format!("{place} lacks the {what} `{name}`"));
    let added = actual
        .difference(wanted)
        .map(|name| format!("{place} has the {what} `{name}`, which {FIRST} has not"));
    missing.chain(added).collect()
}

#[test]
fn all_languages_say_the_same_things() {
    crate::assert_none(&problems(Repository::actual()));
}

/// The problems of three languages that agree until some files are added or replaced.
fn problems_with(changes: &[(&str, &str)]) -> Vec<String> {
    let sound = [
        ("locales/en/a.ftl", "a = b { $c }\n .d = e\n"),
        ("locales/de/a.ftl", "a = { $c } f\n .d = g\n"),
        ("locales/pl/a.ftl", "-term = i\na = h { $c }\n .d = j\n"),
    ];
    problems(&Repository::of(&[&sound, changes].concat()))
}

#[test]
fn languages_that_agree_have_no_problems() {
    crate::assert_none(&problems_with(&[]));
}

#[test]
fn no_messages_at_all_are_found() {
    crate::assert_one(&problems(&Repository::of(&[])), "locales/en holds no messages");
}

#[test]
fn a_file_of_one_language_is_found() {
    let (first, second) = (("locales/en/b.ftl", "b = c\n"), ("locales/de/b.ftl", "b = d\n"));
    crate::assert_one(&problems_with(&[first, second]), "locales/pl lacks the file `b.ftl`");
    let problems = problems_with(&[second]);
    crate::assert_one(&problems, "locales/de has the file `b.ftl`, which en has not");
}

#[test]
fn every_kind_of_difference_is_found() {
    for (text, expected) in [
        ("# nothing\n", "locales/de/a.ftl lacks the message `a`"),
        ("a = { $c }\n .d = e\nf = g\n", "locales/de/a.ftl has the message `f`"),
        ("a = { $c }\n", "locales/de/a.ftl: `a` lacks the attribute `d`"),
        ("a = { $c }\n .d = e\n .f = g\n", "`a` has the attribute `f`, which en has not"),
        ("a = b\n .d = e\n", "`a` lacks the variable `c`"),
        ("a = { $c } { $f }\n .d = e\n", "`a` has the variable `f`, which en has not"),
    ] {
        crate::assert_one(&problems_with(&[("locales/de/a.ftl", text)]), expected);
    }
}

#[test]
fn a_language_may_use_words_in_forms_of_its_own_but_not_leave_them_out() {
    let german = "g-word-x = x\n .accusative = den x\ng-a = { $b_accusative }\n";
    let files = |german| {
        [
            ("locales/en/g.ftl", "g-word-x = x\ng-a = { $b }\n"),
            ("locales/de/g.ftl", german),
            ("locales/pl/g.ftl", "g-word-x = x\ng-a = { $b }\n"),
        ]
    };
    crate::assert_none(&problems_with(&files(german)));
    let forgotten = "g-word-x = x\n .accusative = den x\ng-a = a\n";
    crate::assert_one(&problems_with(&files(forgotten)), "`g-a` lacks the variable `b`");
    let invented = "g-word-x = x\ng-a = { $b_accusative }\n";
    let problems = problems_with(&files(invented));
    assert!(problems.iter().any(|problem| problem.contains("`b_accusative`")), "{problems:#?}");
}

#[test]
fn a_bad_file_is_found() {
    let twice = "a = { $c }\n .d = e\n-f = g\n-f = h\n";
    let problems = problems_with(&[("locales/pl/a.ftl", twice)]);
    crate::assert_one(&problems, "locales/pl/a.ftl:4: `-f` is there twice");
}

#[test]
fn an_id_in_two_files_is_found() {
    let second = "a = { $c }\n .d = e\n";
    let everywhere = ["en", "de", "pl"].map(|language| format!("locales/{language}/b.ftl"));
    let changes: Vec<_> = everywhere.iter().map(|path| (path.as_str(), second)).collect();
    let problems = problems_with(&changes);
    assert_eq!(problems.len(), 3, "{problems:#?}");
    assert_eq!(problems[0], "locales/en: `a` is in a.ftl and in b.ftl");
}
