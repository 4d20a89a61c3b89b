//! The repository contains nothing unfinished and nothing private.

use crate::repository::Repository;

/// Split into two halves, so that this file does not match itself.
const BANNED: [(&str, &str); 7] = [
    (concat!("to", "do!("), "unfinished code"),
    (concat!("unimple", "mented!("), "unfinished code"),
    (concat!("db", "g!("), "a leftover of debugging"),
    (concat!("#[ig", "nore"), "a test that nobody runs"),
    (concat!("/wo", "rk/"), "a path of somebody's machine"),
    (concat!("/ro", "ot/"), "a path of somebody's machine"),
    (concat!("../sh", "ared"), "a path out of the repository"),
];

/// Inputs for the fuzzer are odd on purpose.
const ODD_ON_PURPOSE: &str = "fuzz/seeds/";

fn problems(repository: &Repository) -> Vec<String> {
    let files = repository.files().filter(|(path, _)| !path.starts_with(ODD_ON_PURPOSE));
    files.flat_map(|(path, text)| file_problems(path, text)).collect()
}

fn file_problems(path: &str, text: &str) -> Vec<String> {
    let tabs_allowed = ![".rs", ".md", ".ftl"].iter().any(|ending| path.ends_with(ending));
    let mut problems = Vec::new();
    // Not `lines`, which would hide a carriage return.
    for (line, number) in text.split('\n').zip(1..) {
        for (banned, reason) in BANNED.iter().filter(|(banned, _)| line.contains(banned)) {
            problems.push(format!("{path}:{number}: `{banned}` is {reason}"));
        }
        if line != line.trim_end() {
            problems.push(format!("{path}:{number}: blanks at the end of the line"));
        }
        if !tabs_allowed && line.contains('\t') {
            problems.push(format!("{path}:{number}: a tab"));
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        problems.push(format!("{path}: the last line has no end"));
    }
    problems
}

#[test]
fn the_repository_is_clean() {
    crate::assert_none(&problems(Repository::actual()));
}

#[test]
fn everything_banned_is_found_in_any_file() {
    for (banned, reason) in BANNED {
        let text = format!("first\nx{banned}x\n");
        for path in ["crates/osaka/src/lib.rs", "README.md", ".ci/run"] {
            let problems = problems(&Repository::of(&[(path, &text)]));
            crate::assert_one(&problems, &format!("{path}:2: `{banned}` is {reason}"));
        }
    }
}

#[test]
fn bad_layout_is_found() {
    let problems_of = |path, text| problems(&Repository::of(&[(path, text)]));
    crate::assert_none(&problems_of("a.md", "good\n\nlines\n"));
    crate::assert_none(&problems_of("a.md", ""));
    crate::assert_one(&problems_of("a.md", "bad \n"), "a.md:1: blanks at the end of the line");
    crate::assert_one(&problems_of("a.md", "bad\r\n"), "a.md:1: blanks at the end of the line");
    crate::assert_one(&problems_of("a.md", "bad"), "a.md: the last line has no end");
    crate::assert_one(&problems_of("a.ftl", "a\tb\n"), "a.ftl:1: a tab");
    crate::assert_none(&problems_of("Makefile", "a\tb\n"));
}

#[test]
fn seeds_of_the_fuzzer_may_be_odd() {
    crate::assert_none(&problems(&Repository::of(&[("fuzz/seeds/a/b.rs", "a\t ")])));
}
