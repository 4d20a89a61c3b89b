//! Checks of the repository’s conventions.
//!
//! Every check is a function from texts to a list of problems. One test applies it to the
//! repository and shows all problems at once; others apply it to a bad example and expect the
//! problem.

mod architecture;
mod dependencies;
mod determinism;
mod documents;
mod engine_words;
mod fluent;
mod game_names;
mod hygiene;
mod locales;
mod modules;
mod repository;
mod rule_ids;
mod rule_index;
mod rust_source;
mod sizes;

/// Fails with the whole list, so that one run shows all problems.
#[track_caller]
fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// Expects exactly one problem, which mentions `part`.
#[track_caller]
fn assert_one(problems: &[String], part: &str) {
    assert!(problems.len() == 1 && problems[0].contains(part), "not just {part:?}: {problems:#?}");
}
