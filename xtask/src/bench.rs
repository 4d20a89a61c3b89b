//! `cargo xtask bench`: the cost of a simulated game in instructions and time.
//!
//! callgrind counts the instructions of a small and of a larger number of games, and the difference
//! is divided, so that start-up does not count. Instructions are independent of the load of the
//! machine; games per second are not, and serve for orientation.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{self, Failure};

/// The benchmarks: arguments of `higaki sim`.
const CASES: [&[&str]; 10] = [
    &["osaka", "--players", "2"],
    &["osaka", "--players", "3"],
    &["osaka", "--players", "4"],
    &["osaka", "--players", "2", "--listed"],
    &["osaka", "--players", "4", "--listed"],
    &["osaka", "--players", "2", "--bot", "greedy"],
    &["dschunke", "--players", "3"],
    &["dschunke", "--players", "4"],
    &["edo", "--players", "2"],
    &["edo", "--players", "4"],
];

const FEW: u64 = 256;
const MANY: u64 = 1280;

/// Timed games: a few seconds of work.
const TIMED: u64 = 200_000;
const TIMED_GREEDY: u64 = 5_000;

pub(crate) fn run() -> Result<(), Failure> {
    process::run(&mut process::cargo(["build", "--release", "-p", "higaki-cli"]))?;
    println!("| higaki sim | instructions a game | a move | moves a game | games a second |");
    println!("|---|---|---|---|---|");
    for case in CASES {
        let (few, few_moves) = count(case, FEW)?;
        let (many, many_moves) = count(case, MANY)?;
        let (instructions, moves) = (many - few, many_moves - few_moves);
        let games = MANY - FEW;
        let timed = if case.contains(&"greedy") { TIMED_GREEDY } else { TIMED };
        let speed = field(&simulate(case, timed, None)?, "games_per_second")?;
        println!(
            "| {} | {} | {} | {:.1} | {speed:.0} |",
            case.join(" "),
            instructions / games,
            instructions / moves,
            moves as f64 / games as f64,
        );
    }
    Ok(())
}

/// The instructions and the moves of this number of games.
fn count(case: &[&str], games: u64) -> Result<(u64, u64), Failure> {
    let counts = env::temp_dir().join(format!("higaki-callgrind-{}", std::process::id()));
    let report = simulate(case, games, Some(&counts));
    let text = std::fs::read_to_string(&counts).unwrap_or_default();
    let _ = std::fs::remove_file(&counts);
    let moves = field(&report?, "moves")? as u64;
    let total = text.lines().find_map(|line| {
        let words = line.strip_prefix("summary: ").or(line.strip_prefix("totals: "))?;
        words.split_whitespace().next()?.parse().ok()
    });
    let total =
        total.ok_or_else(|| Failure::new("callgrind counted nothing: is valgrind there?"))?;
    Ok((total, moves))
}

/// Runs a simulation and returns its JSON, under callgrind if a file for its counts is named.
fn simulate(case: &[&str], games: u64, counts: Option<&PathBuf>) -> Result<String, Failure> {
    let higaki = process::target_folder().join("release/higaki");
    let mut command = match counts {
        None => Command::new(&higaki),
        Some(file) => {
            let mut valgrind = Command::new("valgrind");
            valgrind.arg("--tool=callgrind").arg("--quiet");
            valgrind.arg(format!("--callgrind-out-file={}", file.display())).arg(&higaki);
            valgrind
        }
    };
    command.arg("sim").args(case).args(["--json", "--games", &games.to_string()]);
    let output = command.output().map_err(|error| process::not_started(&command, &error))?;
    process::succeeded(&command, output.status)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A number in the one line of JSON; a parser would be the only dependency of this crate.
fn field(json: &str, name: &str) -> Result<f64, Failure> {
    let key = format!("\"{name}\":");
    let number = json.split_once(&key).map(|(_, rest)| {
        rest.trim_start().split([',', '}']).next().unwrap_or_default().trim().to_owned()
    });
    let number = number.and_then(|number| number.parse().ok());
    number.ok_or_else(|| Failure::new(format!("`higaki sim --json` told no {name}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_their_names() {
        let json = r#"{"games":3,"lengths":{"mean":9.5},"moves_per_second":1e3,"moves":27}"#;
        assert_eq!(field(json, "moves"), Ok(27.0));
        assert_eq!(field(json, "mean"), Ok(9.5));
        assert_eq!(field(json, "moves_per_second"), Ok(1000.0));
        assert!(field(json, "seconds").is_err());
    }
}
