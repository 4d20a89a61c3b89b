//! Calling the binary.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a call of the binary gave.
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

/// A file of the repository.
pub(crate) fn repository(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}
