//! `cargo xtask play`: from a fresh checkout to a game in one command.

use crate::process::{self, Failure};
use crate::web;

/// Flags that every command answers without running.
const ABOUT_ITSELF: [&str; 4] = ["-h", "--help", "-V", "--version"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let command = understood(arguments).or(arguments.first().map(String::as_str));
    // A game in the terminal needs neither the client nor Node.
    if command == Some("serve") {
        web::build()?;
    }
    process::run(&mut process::cargo(["build", "--release", "-p", "higaki-cli"]))?;

    // Cargo knows the folder of the binary, wherever the target directory is. Nothing is left to
    // build, and `--quiet` keeps cargo’s own lines out of the game.
    let mut higaki = process::cargo([
        "run",
        "--quiet",
        "--release",
        "-p",
        "higaki-cli",
        "--bin",
        "higaki",
        "--",
    ]);
    higaki.args(understood(arguments)).args(arguments);
    // Relative paths in the arguments refer to the caller’s folder.
    process::hand_over_to(higaki.current_dir("."))
}

/// The command that the arguments leave out: `play` before a game, otherwise `serve`.
fn understood(arguments: &[String]) -> Option<&'static str> {
    match arguments.first().map(String::as_str) {
        None => Some("serve"),
        Some(game) if is_game(game) => Some("play"),
        Some(word) if ABOUT_ITSELF.contains(&word) => None,
        Some(flag) if flag.starts_with('-') => Some("serve"),
        Some(_) => None,
    }
}

/// Whether this is the name of a game: each game has a folder with its rules.
fn is_game(name: &str) -> bool {
    name.chars().all(|letter| letter.is_ascii_lowercase())
        && process::root().join("games").join(name).join("rules.md").is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn understood_from(line: &str) -> Option<&'static str> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        understood(&arguments)
    }

    #[test]
    fn a_game_is_played_and_flags_are_for_the_server() {
        assert_eq!(understood_from(""), Some("serve"));
        assert_eq!(understood_from("--lang de"), Some("serve"));
        assert_eq!(understood_from("osaka --lang de"), Some("play"));
        assert_eq!(understood_from("dschunke"), Some("play"));
        assert_eq!(understood_from("edo --jiin"), Some("play"));
    }

    #[test]
    fn an_explicit_command_stays() {
        assert_eq!(understood_from("play osaka"), None);
        assert_eq!(understood_from("sim osaka"), None);
        assert_eq!(understood_from("--help"), None);
        assert_eq!(understood_from("--version"), None);
    }
}
