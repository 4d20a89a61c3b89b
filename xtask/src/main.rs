//! The commands of this repository: `cargo xtask COMMAND`.
//!
//! They need only cargo: no shell scripts, no tools to install first.

mod audit;
mod bench;
mod dist;
mod doctor;
mod fuzz;
mod packages;
mod play;
mod process;
mod steps;
mod test;
mod wasm;
mod web;

use std::env;
use std::process::ExitCode;

use fuzz::Effort;
use process::Failure;
use test::Scope;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

Commands:
  play [ARGS…]             build and run higaki; without ARGS it serves, `osaka` plays a game
  test                     run all checks and tests; needed before a change goes in
  test --quick             run formats, lints, the client and the quick crates
  doctor                   list missing programs with the commands that install them
  dist                     build the archive of a release in target/dist
  fuzz [SECONDS | --fixed] search with every fuzz target (default 5), or run the fixed inputs
  wasm                     compare seeded games in WebAssembly with this machine
  bench                    measure instructions and games a second (needs valgrind)
  audit                    check licences and advisories of dependencies (needs cargo-deny)
  help                     print this list";

/// A command with its arguments.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Play(Vec<String>),
    Test(Scope),
    Doctor,
    Dist,
    Fuzz(Effort),
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
    let (command, rest) = arguments.split_first().ok_or("a command is missing")?;
    if command != "play" && rest.iter().any(|word| word == "--help" || word == "-h") {
        return Ok(Task::Help);
    }
    let alone = |task| match rest.first() {
        None => Ok(task),
        Some(extra) => Err(format!("`{command}` does not take `{extra}`")),
    };
    match command.as_str() {
        "help" | "--help" | "-h" => alone(Task::Help),
        "play" => Ok(Task::Play(rest.to_vec())),
        "test" if rest == ["--quick"] => Ok(Task::Test(Scope::Quick)),
        "test" => alone(Task::Test(Scope::Everything)),
        "doctor" => alone(Task::Doctor),
        "dist" => alone(Task::Dist),
        "fuzz" => fuzz_effort(rest).map(Task::Fuzz),
        "wasm" => alone(Task::Wasm),
        "bench" => alone(Task::Bench),
        "audit" => alone(Task::Audit),
        unknown if unknown.starts_with('-') => Err(format!("there is no flag `{unknown}`")),
        unknown => Err(format!("there is no command `{unknown}`")),
    }
}

/// Zero seconds are refused: libFuzzer would run without end.
fn fuzz_effort(rest: &[String]) -> Result<Effort, String> {
    match rest {
        [] => Ok(Effort::Searching(fuzz::DEFAULT_SECONDS)),
        [flag] if flag == "--fixed" => Ok(Effort::Fixed),
        [seconds] => match seconds.parse() {
            Ok(seconds) => Ok(Effort::Searching(seconds)),
            Err(_) => Err(format!("`{seconds}` is not a number of seconds")),
        },
        [_, extra, ..] => Err(format!("`fuzz` does not take `{extra}`")),
    }
}

fn carry_out(task: Task) -> Result<(), Failure> {
    match task {
        Task::Help => {
            println!("{USAGE}");
            Ok(())
        }
        Task::Play(arguments) => play::run(&arguments),
        Task::Test(scope) => test::run(scope),
        Task::Doctor => doctor::run(),
        Task::Dist => dist::run(),
        Task::Fuzz(effort) => fuzz::run(effort),
        Task::Wasm => wasm::Toolchain::find()?.compare(),
        Task::Bench => bench::run(),
        Task::Audit => audit::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU32;

    fn parsed(line: &str) -> Result<Task, String> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&arguments)
    }

    #[test]
    fn commands_are_recognised() {
        assert_eq!(parsed("--help"), Ok(Task::Help));
        assert_eq!(parsed("test --help"), Ok(Task::Help));
        assert_eq!(parsed("test"), Ok(Task::Test(Scope::Everything)));
        assert_eq!(parsed("test --quick"), Ok(Task::Test(Scope::Quick)));
        assert_eq!(parsed("doctor"), Ok(Task::Doctor));
        assert_eq!(parsed("dist"), Ok(Task::Dist));
        assert_eq!(parsed("wasm"), Ok(Task::Wasm));
        assert_eq!(parsed("bench"), Ok(Task::Bench));
        assert_eq!(parsed("audit"), Ok(Task::Audit));
    }

    #[test]
    fn the_usage_has_one_line_for_every_command() {
        let lines = USAGE.lines().skip_while(|line| *line != "Commands:").skip(1);
        for line in lines {
            assert!(line.starts_with("  ") && line.chars().count() <= 100, "{line}");
            let command = line.split_whitespace().next().expect("the line is not empty");
            assert!(parsed(command).is_ok(), "{command}");
        }
    }

    #[test]
    fn play_passes_all_arguments_on() {
        let passed_on = vec!["play".to_owned(), "osaka".to_owned(), "--help".to_owned()];
        assert_eq!(parsed("play play osaka --help"), Ok(Task::Play(passed_on)));
        assert_eq!(parsed("play"), Ok(Task::Play(Vec::new())));
    }

    #[test]
    fn fuzz_takes_a_positive_number_of_seconds_or_fixed_inputs() {
        let minute = NonZeroU32::new(60).expect("60 is not zero");
        assert_eq!(parsed("fuzz"), Ok(Task::Fuzz(Effort::Searching(fuzz::DEFAULT_SECONDS))));
        assert_eq!(parsed("fuzz 60"), Ok(Task::Fuzz(Effort::Searching(minute))));
        assert_eq!(parsed("fuzz --fixed"), Ok(Task::Fuzz(Effort::Fixed)));
        assert_eq!(parsed("fuzz 0"), Err("`0` is not a number of seconds".to_owned()));
        assert_eq!(parsed("fuzz soon"), Err("`soon` is not a number of seconds".to_owned()));
        assert_eq!(parsed("fuzz 5 6"), Err("`fuzz` does not take `6`".to_owned()));
    }

    #[test]
    fn wrong_calls_are_refused() {
        assert_eq!(parsed(""), Err("a command is missing".to_owned()));
        assert_eq!(parsed("tset"), Err("there is no command `tset`".to_owned()));
        assert_eq!(parsed("--quick"), Err("there is no flag `--quick`".to_owned()));
        assert_eq!(parsed("test now"), Err("`test` does not take `now`".to_owned()));
    }
}
