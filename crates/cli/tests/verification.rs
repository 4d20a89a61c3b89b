//! `higaki verify`.

use crate::support::{higaki, repository};
use serde_json::Value;

const FIXTURE: &str = "games/osaka/fixtures/3p-tokens-1.record";

/// A copy of the fixture with one text exchanged, in a file of its own.
fn forged(name: &str, from: &str, to: &str) -> std::path::PathBuf {
    let text = std::fs::read_to_string(repository(FIXTURE)).unwrap();
    assert!(text.contains(from), "{from} is not in the fixture");
    let path = std::env::temp_dir().join(format!("higaki-{}-{name}.record", std::process::id()));
    std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
    path
}

#[test]
fn a_true_record_is_confirmed() {
    let called = higaki(&["verify", &repository(FIXTURE)], "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    let called = higaki(&["verify", &repository(FIXTURE), "--json"], "");
    let verdict: Value = serde_json::from_str(&called.output).unwrap();
    assert_eq!(verdict["valid"], true);
    assert_eq!(verdict["seed_checked"], true);
}

#[test]
fn a_forged_record_is_refused_with_status_1() {
    for (name, from, to) in [
        ("choice", "0 token", "0 steal"),
        ("shuffle", "~ order 0", "~ order 1"),
        ("result", "place 1 seat", "place 1 seat 9"),
        ("format", "higaki record 1", "higaki record 9"),
        ("game", "game osaka", "game chess"),
    ] {
        let path = forged(name, from, to);
        let called = higaki(&["verify", path.to_str().unwrap()], "");
        std::fs::remove_file(&path).unwrap();
        assert_eq!(called.status, Some(1), "{name}: {}", called.errors);
        assert!(called.errors.starts_with("higaki: "), "{name}: {}", called.errors);
        assert_eq!(called.output, "", "{name}");
    }
}

#[test]
fn a_file_that_is_not_there_is_a_wrong_call() {
    let called = higaki(&["verify", "no-such-file.record"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("no-such-file.record"));
}
