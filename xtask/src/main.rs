//! The chores of this repository, as `cargo xtask COMMAND`.
//!
//! Cargo alone is enough to run them: no shell scripts, no tools to install first.

mod audit;
mod bench;
mod fuzz;
mod packages;
mod play;
mod process;
mod test;
mod wasm;
mod web;

use std::env;
use std::num::NonZeroU32;
use std::process::ExitCode;

use process::Failure;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

Commands:
  play [ARGS…]    build higaki and run it (without ARGS: the server; osaka: a game of it)
  test            everything that has to pass before a change goes in
  fuzz [SECONDS]  search with every fuzz target for SECONDS (default 5)
  wasm            build for WebAssembly and compare seeded games with this machine (in Node)
  bench           what a simulated game costs, in instructions and in time (needs valgrind)
  audit           licences, sources and known vulnerabilities of all dependencies (needs
                  cargo-deny and the network; tells what could not be checked)";

/// What the caller asks for.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Play(Vec<String>),
    Test,
    Fuzz(NonZeroU32),
    Wasm,
    Bench,
    Audit,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let task = match parse(&arguments) {
        Ok(task) => task,
        Err(complaint) => {
            eprintln!("error: {complaint}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match carry_out(task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn parse(arguments: &[String]) -> Result<Task, String> {
    let (command, rest) = arguments.split_first().ok_or("which command?")?;
    match command.as_str() {
        "help" | "--help" | "-h" => Ok(Task::Help),
        "play" => Ok(Task::Play(rest.to_vec())),
        "test" => nothing_more(rest).map(|()| Task::Test),
        "fuzz" => fuzz_seconds(rest).map(Task::Fuzz),
        "wasm" => nothing_more(rest).map(|()| Task::Wasm),
        "bench" => nothing_more(rest).map(|()| Task::Bench),
        "audit" => nothing_more(rest).map(|()| Task::Audit),
        unknown => Err(format!("there is no command `{unknown}`")),
    }
}

fn nothing_more(rest: &[String]) -> Result<(), String> {
    match rest.first() {
        None => Ok(()),
        Some(extra) => Err(format!("what is `{extra}` for?")),
    }
}

/// Never zero, because libFuzzer would take that as "without end".
fn fuzz_seconds(rest: &[String]) -> Result<NonZeroU32, String> {
    let Some((seconds, rest)) = rest.split_first() else {
        return Ok(fuzz::DEFAULT_SECONDS);
    };
    nothing_more(rest)?;
    seconds.parse().map_err(|_| format!("`{seconds}` is not a number of seconds"))
}

fn carry_out(task: Task) -> Result<(), Failure> {
    match task {
        Task::Help => {
            println!("{USAGE}");
            Ok(())
        }
        Task::Play(arguments) => play::run(&arguments),
        Task::Test => test::run(),
        Task::Fuzz(seconds) => fuzz::run(fuzz::Effort::Searching(seconds)),
        Task::Wasm => wasm::Toolchain::find()?.compare(),
        Task::Bench => bench::run(),
        Task::Audit => audit::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Task, String> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&arguments)
    }

    #[test]
    fn commands_are_recognised() {
        assert_eq!(parsed("--help"), Ok(Task::Help));
        assert_eq!(parsed("test"), Ok(Task::Test));
        assert_eq!(parsed("wasm"), Ok(Task::Wasm));
        assert_eq!(parsed("bench"), Ok(Task::Bench));
        assert_eq!(parsed("audit"), Ok(Task::Audit));
    }

    #[test]
    fn play_hands_everything_on_even_what_looks_like_an_option_of_ours() {
        let handed_on = vec!["play".to_owned(), "osaka".to_owned(), "--help".to_owned()];
        assert_eq!(parsed("play play osaka --help"), Ok(Task::Play(handed_on)));
        assert_eq!(parsed("play"), Ok(Task::Play(Vec::new())));
    }

    #[test]
    fn fuzz_takes_a_positive_number_of_seconds() {
        let minute = NonZeroU32::new(60).expect("60 is not zero");
        assert_eq!(parsed("fuzz"), Ok(Task::Fuzz(fuzz::DEFAULT_SECONDS)));
        assert_eq!(parsed("fuzz 60"), Ok(Task::Fuzz(minute)));
        assert_eq!(parsed("fuzz 0"), Err("`0` is not a number of seconds".to_owned()));
        assert_eq!(parsed("fuzz soon"), Err("`soon` is not a number of seconds".to_owned()));
        assert_eq!(parsed("fuzz 5 6"), Err("what is `6` for?".to_owned()));
    }

    #[test]
    fn wrong_calls_are_refused() {
        assert_eq!(parsed(""), Err("which command?".to_owned()));
        assert_eq!(parsed("tset"), Err("there is no command `tset`".to_owned()));
        assert_eq!(parsed("test now"), Err("what is `now` for?".to_owned()));
    }
}
