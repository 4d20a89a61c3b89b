//! A closed pipe is no error and does not change the exit status.

use crate::support::{higaki_with_closed_output, repository};

const FIXTURE: &str = "games/osaka/fixtures/3p-tokens-1.record";

#[track_caller]
fn ends_quietly(words: &[&str], status: i32) {
    let called = higaki_with_closed_output(words);
    assert!(!called.errors.contains("panicked"), "{words:?}: {}", called.errors);
    assert_eq!(called.status, Some(status), "{words:?}: {}", called.errors);
}

#[test]
fn commands_end_quietly() {
    let record = repository(FIXTURE);
    for words in [
        vec!["verify", &record],
        vec!["verify", &record, "--json"],
        vec!["replay", &record],
        vec!["sim", "osaka", "--games", "4"],
        vec!["sim", "osaka", "--games", "4", "--json"],
        vec!["arena", "osaka", "--bots", "greedy,random", "--games", "4"],
        vec!["rules", "osaka"],
        vec!["completions", "bash"],
    ] {
        ends_quietly(&words, 0);
    }
}

#[cfg(feature = "server")]
#[test]
fn proofs_keep_their_exit_status() {
    let record = repository(FIXTURE);
    ends_quietly(&["prove", "fair", &record], 0);
    ends_quietly(&["prove", "fair", &record, "--json"], 0);
    ends_quietly(&["prove", "fair", "no-such-file.record", "--json"], 2);
    ends_quietly(&["prove", "leak", "osaka", "--positions", "2"], 0);
}
