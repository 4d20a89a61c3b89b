//! Holds the repository to its own conventions.
//!
//! Every check is a function from texts to a list of problems. One test hands it the repository and
//! shows all the problems at once; others hand it something bad and expect that it is found.

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

/// Fails with the whole list, so that nobody has to mend and run once for every problem.
#[track_caller]
fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

/// Expects exactly one problem, which mentions `part`.
#[track_caller]
fn assert_one(problems: &[String], part: &str) {
    assert!(problems.len() == 1 && problems[0].contains(part), "not just {part:?}: {problems:#?}");
}
