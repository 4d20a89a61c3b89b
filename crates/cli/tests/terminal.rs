//! The games in the terminal, with a pipe for the keyboard.

#![allow(clippy::unwrap_used, reason = "whatever is missing here is a failure of the test")]

mod calls;
mod choices;
mod dschunke;
mod edo;
mod play;
mod replay;
mod rules;
mod screen;

use crate::support::{Called, higaki};
use std::path::PathBuf;

/// All languages.
const LANGUAGES: [&str; 3] = ["de", "en", "pl"];

/// Plays Traders of Osaka with these flags and these lines.
fn osaka(flags: &[&str], lines: &[&str]) -> Called {
    let words: Vec<&str> = ["play", "osaka"].iter().chain(flags).copied().collect();
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    higaki(&words, &input)
}

/// A file for one test, and one only.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}

/// Plays from this position.
fn osaka_from(test: &str, scenario: &str, flags: &[&str], lines: &[&str]) -> Called {
    let file = scratch(&format!("{test}.json"));
    std::fs::write(&file, scenario).unwrap();
    let file = file.display().to_string();
    let flags: Vec<&str> = ["--load", &file].into_iter().chain(flags.iter().copied()).collect();
    osaka(&flags, lines)
}

/// The text without line breaks, which may fall anywhere in a sentence.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Asserts that what was shown is text for people: nothing raw, nothing too wide, no colours.
fn assert_readable(called: &Called) {
    assert_eq!(called.errors, "");
    let width = if std::env::var_os("COLUMNS").is_some() { 88 } else { 80 };
    for line in called.output.lines() {
        // What a pipe typed stands behind the prompt and is not ours.
        let shown = line.split_once("] > ").map_or(line, |(prompt, _)| prompt);
        assert!(shown.chars().count() <= width, "too wide: {line}");
        for raw in ["{$", "{ $", "osaka-", "dschunke-", "edo-", "cli-", "\u{1b}", "\u{2068}"] {
            assert!(!line.contains(raw), "{raw:?} in {line:?}");
        }
    }
}
