//! The same choices give the same bytes on every machine, so an engine has no clock, no files, no
//! threads and no collections whose order depends on the process. Opponents have a clock and threads
//! in one file each, because some targets have neither.

use crate::repository::Repository;
use crate::rule_index::GAMES;
use crate::rust_source::{Layers, is_word_character, without_unit_tests};

const FORBIDDEN: [&str; 10] = [
    "std::time",
    "std::fs",
    "std::net",
    "std::thread",
    "std::env",
    "std::process",
    "Instant",
    "SystemTime",
    "HashMap",
    "HashSet",
];

/// The folders that are built for targets without clock and threads, and the files that may use
/// them where the target has them.
const PORTABLE: [&str; 5] = [
    "crates/bots/src/",
    "crates/catalogue/src/",
    "crates/protocol/src/",
    "crates/room/src/",
    "crates/values/src/",
];
const PLATFORM: [&str; 2] = ["crates/bots/src/clock.rs", "crates/bots/src/threads.rs"];
const OF_THE_PLATFORM: [&str; 3] = ["Instant", "SystemTime", "std::thread"];

fn problems(repository: &Repository) -> Vec<String> {
    let crates = GAMES.iter().map(|game| game.folder).chain(["table"]);
    let folders: Vec<String> = crates.map(|name| format!("crates/{name}/src/")).collect();
    let engines = folders.iter().flat_map(|engine| repository.below(engine, ".rs"));
    let portable = PORTABLE.iter().flat_map(|folder| repository.below(folder, ".rs"));
    let portable = portable.filter(|(path, _)| !PLATFORM.contains(path));
    engines
        .flat_map(|(path, text)| file_problems(path, text, &FORBIDDEN))
        .chain(portable.flat_map(|(path, text)| file_problems(path, text, &OF_THE_PLATFORM)))
        .collect()
}

fn file_problems(path: &str, text: &str, forbidden: &[&str]) -> Vec<String> {
    let code = Layers::of(text).code;
    let mut problems = Vec::new();
    for (line, number) in without_unit_tests(&code).lines().zip(1..) {
        for forbidden in forbidden.iter().filter(|forbidden| mentions(line, forbidden)) {
            problems.push(format!("{path}:{number}: {forbidden} has no place here"));
        }
    }
    problems
}

/// Whether the line holds the path as whole words.
fn mentions(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + path.len()..]);
        !before.ends_with(is_word_character) && !after.starts_with(is_word_character)
    })
}

#[test]
fn engines_depend_on_nothing_but_their_input() {
    crate::assert_none(&problems(Repository::actual()));
}

#[test]
fn other_crates_may_use_files() {
    crate::assert_none(&problems(&Repository::of(&[("crates/cli/src/a.rs", "use std::fs;\n")])));
}

#[test]
fn a_clock_in_an_engine_is_found() {
    let text = "//! No HashMap here.\nuse std::time::Duration;\nstruct InstantWin;\n";
    let repository = Repository::of(&[("crates/osaka/src/step/buy.rs", text)]);
    crate::assert_one(&problems(&repository), "buy.rs:2: std::time has no place here");
}

#[test]
fn a_clock_of_an_opponent_is_found_outside_of_its_file() {
    let bots = |file: &str| {
        let text = "use std::time::{Duration, Instant};\n";
        Repository::of(&[(&format!("crates/bots/src/{file}"), text)])
    };
    crate::assert_none(&problems(&bots("clock.rs")));
    crate::assert_one(&problems(&bots("budget.rs")), "budget.rs:1: Instant has no place here");
}

#[test]
fn an_unordered_map_is_found_outside_of_unit_tests_only() {
    let tests = "\n#[cfg(test)]\nmod tests {\n    use std::collections::HashSet;\n}\n";
    let engine = |text: &str| Repository::of(&[("crates/table/src/lib.rs", text)]);
    crate::assert_none(&problems(&engine(tests)));
    crate::assert_one(
        &problems(&engine(&format!("type A = HashMap<u8, u8>;\n{tests}"))),
        "HashMap",
    );
}
