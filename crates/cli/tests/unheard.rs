//! A command whose reader has gone ends quietly, and as it would have ended otherwise.

use crate::support::{higaki_unheard, repository};

const FIXTURE: &str = "games/osaka/fixtures/3p-tokens-1.record";

#[track_caller]
fn ends_quietly(words: &[&str], status: i32) {
    let called = higaki_unheard(words);
    assert!(!called.errors.contains("panicked"), "{words:?}: {}", called.errors);
    assert_eq!(called.status, Some(status), "{words:?}: {}", called.errors);
}

#[test]
fn nobody_has_to_listen_to_the_end() {
    let record = repository(FIXTURE);
    for words in [
        vec!["verify", &record],
        vec!["verify", &record, "--json"],
        vec!["replay", &record],
        vec!["sim", "osaka", "--games", "4"],
        vec!["sim", "osaka", "--games", "4", "--json"],
        vec!["arena", "osaka", "--bots", "greedy,random", "--games", "4"],
        vec!["rules", "osaka"],
    ] {
        ends_quietly(&words, 0);
    }
}

#[cfg(feature = "server")]
#[test]
fn proofs_hold_or_fail_whether_anybody_listens_or_not() {
    let record = repository(FIXTURE);
    ends_quietly(&["prove", "fair", &record], 0);
    ends_quietly(&["prove", "fair", &record, "--json"], 0);
    ends_quietly(&["prove", "fair", "no-such-file.record", "--json"], 2);
    ends_quietly(&["prove", "leak", "osaka", "--positions", "2"], 0);
}
