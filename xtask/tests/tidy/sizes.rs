//! Limits on the size of files, functions and lines.

use crate::repository::Repository;
use crate::rust_source::{Layers, functions, without_unit_tests};

const FILE_LINES: usize = 800;
/// For our crates, without unit tests.
const CRATE_FILE_LINES: usize = 400;
const FUNCTION_LINES: usize = 70;
/// rustfmt keeps code within 100; it leaves long strings and comments alone.
const COLUMNS: usize = 120;

fn problems(repository: &Repository) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in repository.files() {
        if [".rs", ".ts", ".svelte"].iter().any(|ending| path.ends_with(ending)) {
            problems.extend(too_long(path, text.lines().count(), FILE_LINES));
        }
        if path.ends_with(".rs") {
            problems.extend(rust_problems(path, text));
        }
    }
    problems
}

fn rust_problems(path: &str, text: &str) -> Vec<String> {
    let code = Layers::of(text).code;
    let mut problems = wide_lines(path, text);
    if is_source_of_a_crate(path) {
        let lines = without_unit_tests(&code).lines().count();
        problems.extend(too_long(path, lines, CRATE_FILE_LINES));
    }
    if !path.split('/').any(|folder| folder == "tests") {
        problems.extend(long_functions(path, &code));
    }
    problems
}

fn is_source_of_a_crate(path: &str) -> bool {
    let mut folders = path.split('/');
    folders.next() == Some("crates") && folders.nth(1) == Some("src")
}

fn too_long(path: &str, lines: usize, limit: usize) -> Option<String> {
    (lines > limit).then(|| format!("{path}: {lines} lines, at most {limit} are allowed"))
}

fn wide_lines(path: &str, text: &str) -> Vec<String> {
    let numbered = text.lines().map(|line| line.chars().count()).zip(1..);
    numbered
        .filter(|&(columns, _)| columns > COLUMNS)
        .map(|(columns, line)| format!("{path}:{line}: {columns} columns, at most {COLUMNS}"))
        .collect()
}

fn long_functions(path: &str, code: &str) -> Vec<String> {
    functions(code)
        .into_iter()
        .filter_map(|function| Some((function.length?, function)))
        .filter(|&(length, _)| length > FUNCTION_LINES)
        .map(|(length, function)| {
            let (line, name) = (function.line, function.name);
            format!("{path}:{line}: `{name}` has {length} lines, at most {FUNCTION_LINES}")
        })
        .collect()
}

#[test]
fn files_functions_and_lines_are_of_a_readable_size() {
    crate::assert_none(&problems(Repository::actual()));
}

fn problems_of(path: &str, text: &str) -> Vec<String> {
    problems(&Repository::of(&[(path, text)]))
}

#[test]
fn a_long_file_is_found() {
    for path in ["xtask/tests/a.rs", "web/src/a.ts", "web/src/A.svelte"] {
        crate::assert_none(&problems_of(path, &"\n".repeat(FILE_LINES)));
        crate::assert_one(&problems_of(path, &"\n".repeat(FILE_LINES + 1)), "801 lines");
    }
}

#[test]
fn a_long_file_of_a_crate_is_found() {
    let tests = "\n#[cfg(test)]\nmod tests {\n\n\n}\n";
    let fits = "\n".repeat(CRATE_FILE_LINES);
    crate::assert_none(&problems_of("crates/osaka/src/a.rs", &fits));
    crate::assert_none(&problems_of("crates/osaka/src/a.rs", &format!("{fits}{tests}")));
    crate::assert_none(&problems_of("crates/osaka/tests/a.rs", &format!("{fits}\n")));
    crate::assert_one(&problems_of("crates/osaka/src/b/c.rs", &format!("{fits}\n")), "401 lines");
}

#[test]
fn a_long_function_is_found() {
    let function = |lines| format!("\nfn long() {{{}}}\n", "\n".repeat(lines - 1));
    crate::assert_none(&problems_of("a/src/b.rs", &function(FUNCTION_LINES)));
    crate::assert_none(&problems_of("a/tests/b.rs", &function(FUNCTION_LINES + 1)));
    let problems = problems_of("a/src/b.rs", &function(FUNCTION_LINES + 1));
    crate::assert_one(&problems, "a/src/b.rs:2: `long` has 71 lines");
}

#[test]
fn a_wide_line_is_found() {
    crate::assert_none(&problems_of("a.rs", &"ö".repeat(COLUMNS)));
    crate::assert_one(&problems_of("a.rs", &"ö".repeat(COLUMNS + 1)), "a.rs:1: 121 columns");
}
