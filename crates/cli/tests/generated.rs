//! Manual pages and shell completions, generated from the definitions of the commands.

use crate::support::higaki;
use std::path::{Path, PathBuf};

/// The commands with manual pages, the program itself first.
fn commands() -> Vec<Vec<&'static str>> {
    let mut commands = vec![vec![]];
    commands.extend(["play", "sim", "engine", "verify", "replay", "rules"].map(|name| vec![name]));
    commands.extend(["analyse", "arena", "train", "completions", "man"].map(|name| vec![name]));
    commands.extend(["osaka", "dschunke", "edo"].map(|game| vec!["play", game]));
    if cfg!(feature = "server") {
        commands.extend(["serve", "backup", "prove"].map(|name| vec![name]));
        let proofs = ["fair", "leak", "crash", "load", "fill", "growth"];
        commands.extend(proofs.map(|proof| vec!["prove", proof]));
    }
    commands
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}

/// The text of a roff file without its escapes.
fn plain(roff: &str) -> String {
    let text = roff.replace("\\-", "-").replace("\\*(Aq", "'").replace("\\&", "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_command_has_a_manual_page_with_its_description() {
    let directory = scratch("man").join("man1");
    let called = higaki(&["man", directory.to_str().unwrap()], "");
    assert_eq!((called.status, called.errors.as_str()), (Some(0), ""));
    let mut expected = Vec::new();
    for command in commands() {
        let name = [&["higaki"][..], &command].concat().join("-");
        let page = std::fs::read_to_string(directory.join(format!("{name}.1"))).unwrap();
        let help = higaki(&[&command[..], &["--help"]].concat(), "").output;
        let (about, _) = help.split_once("\n\nUsage:").unwrap();
        let about: Vec<&str> = about.lines().take_while(|line| !line.is_empty()).collect();
        let about = about.join(" ");
        let (_, after_name) = page.split_once(".SH NAME\n").unwrap();
        let section = plain(after_name.split(".SH ").next().unwrap());
        assert_eq!(section, format!("{name} - {about}"));
        assert!(page.contains(".SH OPTIONS\n"), "{name}");
        expected.push(format!("{name}.1"));
    }
    let files = std::fs::read_dir(&directory).unwrap();
    let mut files: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    expected.sort();
    assert_eq!(files, expected, "no page is missing, and none is of no command");
}

#[test]
fn pages_that_cannot_be_written_are_a_wrong_call() {
    let file = scratch("man-is-a-file");
    std::fs::write(&file, "").unwrap();
    let called = higaki(&["man", file.to_str().unwrap()], "");
    assert_eq!(called.status, Some(2), "{}", called.errors);
    assert!(called.errors.starts_with("higaki: Cannot write "), "{}", called.errors);
}

#[test]
fn every_shell_gets_a_completion_script_with_all_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let called = higaki(&["completions", shell], "");
        assert_eq!((called.status, called.errors.as_str()), (Some(0), ""), "{shell}");
        for word in commands().concat() {
            assert!(called.output.contains(word), "{shell}: {word}");
        }
        for word in ["--iterations", "merchant", "--hot-seat"] {
            let word = if shell == "fish" { word.trim_start_matches('-') } else { word };
            assert!(called.output.contains(word), "{shell}: {word}");
        }
    }
    let called = higaki(&["completions", "tcsh"], "");
    assert_eq!(called.status, Some(2));
    assert!(called.errors.contains("[possible values: bash,"), "{}", called.errors);
}
