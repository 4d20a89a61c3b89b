//! Calls of the binary.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The result of a call.
#[derive(Debug)]
pub(crate) struct Called {
    pub(crate) status: Option<i32>,
    pub(crate) output: String,
    pub(crate) errors: String,
}

/// Calls the binary with these words, this input, and an environment of its own.
pub(crate) fn higaki(words: &[&str], input: &str) -> Called {
    higaki_with(words, input, &[])
}

/// The same with more in the environment.
pub(crate) fn higaki_with(words: &[&str], input: &str, environment: &[(&str, &str)]) -> Called {
    let mut child = Command::new(env!("CARGO_BIN_EXE_higaki"))
        .args(words)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LINES")
        .env("LANG", "en_GB.UTF-8")
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built for this test");
    let mut standard_input = child.stdin.take().expect("standard input is piped");
    let input = input.to_owned();
    // Beside the reading, so that neither side waits for the other; a command that does not read
    // its input may be gone before all of it is written.
    let writer = std::thread::spawn(move || drop(standard_input.write_all(input.as_bytes())));
    let done = child.wait_with_output().expect("the binary ends");
    writer.join().expect("writing does not panic");
    Called {
        status: done.status.code(),
        output: String::from_utf8(done.stdout).expect("output is text"),
        errors: String::from_utf8(done.stderr).expect("errors are text"),
    }
}

/// Calls the binary with a closed standard output, as behind `head`.
pub(crate) fn higaki_with_closed_output(words: &[&str]) -> Called {
    let (reader, writer) = std::io::pipe().expect("a pipe can be had");
    drop(reader);
    let done = Command::new(env!("CARGO_BIN_EXE_higaki"))
        .args(words)
        .stdin(Stdio::null())
        .stdout(writer)
        .output()
        .expect("the binary was built for this test");
    Called {
        status: done.status.code(),
        output: String::new(),
        errors: String::from_utf8(done.stderr).expect("errors are text"),
    }
}

/// Calls the binary, which must succeed, and parses its JSON.
#[track_caller]
pub(crate) fn json(words: &[&str]) -> Value {
    let called = higaki(words, "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    assert_eq!(called.errors, "", "no progress bar in a pipe");
    serde_json::from_str(&called.output).expect("it writes JSON")
}

/// Asserts that a call is refused with status 2 and these messages in German, English and Polish,
/// whether the language comes from `--lang` or from the environment.
#[track_caller]
pub(crate) fn assert_usage_errors(words: &[&str], expected: &[&str; 3]) {
    for ((language, locale), expected) in
        [("de", "de_DE.UTF-8"), ("en", "en_GB.UTF-8"), ("pl", "pl_PL.UTF-8")].iter().zip(expected)
    {
        let by_flag = higaki(&[words, &["--lang", language]].concat(), "");
        let by_environment = higaki_with(words, "", &[("LANG", locale)]);
        for called in [by_flag, by_environment] {
            assert_eq!(called.status, Some(2), "{words:?}: {}", called.errors);
            assert!(called.errors.starts_with("higaki: "), "{words:?}: {}", called.errors);
            assert!(called.errors.contains(expected), "{words:?}, {language}: {}", called.errors);
            assert_eq!(called.output, "", "{words:?}");
        }
    }
}

/// A file of the repository.
pub(crate) fn repository(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

/// All records in a folder, which holds those of older rules in folders of their own.
pub(crate) fn records_below(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            found.extend(records_below(&path.display().to_string()));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Calls the binary in a pseudo-terminal and returns its output. Each line is typed as soon as the
/// program waits for input.
pub(crate) fn higaki_at_a_terminal(words: &[&str], lines: &[&str]) -> String {
    const TYPIST: &str = r#"
import os, pty, select, sys
lines, words = sys.argv[1].split("\n"), sys.argv[2:]
process, terminal = pty.fork()
if process == 0:
    os.execvp(words[0], words)
shown = b""
while True:
    ready, _, _ = select.select([terminal], [], [], 0.5 if lines else 30)
    if ready:
        try:
            more = os.read(terminal, 65536)
        except OSError:
            break
        if not more:
            break
        shown += more
    elif lines:
        os.write(terminal, (lines.pop(0) + "\n").encode())
    else:
        break
sys.stdout.buffer.write(shown)
"#;
    let done = Command::new("python3")
        .args(["-c", TYPIST, &lines.join("\n"), env!("CARGO_BIN_EXE_higaki")])
        .args(words)
        .env_remove("LC_ALL")
        .env("LANG", "en_GB.UTF-8")
        .env("TERM", "xterm")
        .output()
        .expect("`cargo xtask test` sees to it that Python is there");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("output is text")
}
