//! Proofs that cannot run, and proofs that are stopped.

use crate::serve::{Folder, binary};
use crate::support::higaki;
use std::time::{Duration, Instant};

#[test]
fn a_server_that_cannot_start_proves_nothing() {
    let nobody = ["--database", "postgres://higaki:secret@127.0.0.1:1/none"];
    for (proof, lang, told) in [
        ("crash", "en", "did not start"),
        ("load", "de", "startete nicht"),
        ("crash", "pl", "nie uruchomił się"),
    ] {
        let words = [&["prove", proof, "--lang", lang, "--json"][..], &nobody].concat();
        let called = higaki(&words, "");
        assert_eq!(called.status, Some(3), "{proof}: {}", called.errors);
        assert!(called.errors.contains(told), "{proof}: {}", called.errors);
        assert!(!called.errors.contains("secret"), "{proof}: {}", called.errors);
    }
}

#[test]
fn a_server_that_is_not_there_proves_nothing() {
    let called = higaki(&["prove", "load", "--url", "http://127.0.0.1:1", "--seconds", "1"], "");
    assert_eq!(called.status, Some(3), "{}", called.errors);
}

/// Servers of a proof have everything that they write in a folder of its own.
#[cfg(target_os = "linux")]
fn servers_on(folder: &Folder) -> usize {
    let told = |process: &std::fs::DirEntry| std::fs::read(process.path().join("cmdline"));
    let ours = |words: Vec<u8>| {
        let words = String::from_utf8_lossy(&words).into_owned();
        words.contains("serve") && words.contains(&*folder.path().to_string_lossy())
    };
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    processes.filter(|process| told(process).is_ok_and(ours)).count()
}

#[cfg(target_os = "linux")]
#[test]
fn stopping_a_proof_stops_its_servers() {
    let proofs: [&[&str]; 2] = [
        &["prove", "load", "--lang", "en", "--matches", "2", "--seconds", "500"],
        &["prove", "crash", "--lang", "en", "--matches", "2", "--rounds", "5000"],
    ];
    for words in proofs {
        let folder = Folder::new();
        let mut command = binary(&folder, words);
        // As at a terminal, where a signal goes to all processes of a group.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut proof = command.env("TMPDIR", folder.path()).spawn().unwrap();
        until(|| servers_on(&folder) > 0);
        let group = format!("-{}", proof.id());
        let killed = std::process::Command::new("kill").args(["-INT", "--", &group]).status();
        assert!(killed.unwrap().success());
        assert_eq!(proof.wait().unwrap().code(), Some(3), "{words:?}");
        assert_eq!(servers_on(&folder), 0, "{words:?}");
        let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
        assert!(left.is_empty(), "{words:?}: {left:?}");
    }
}

/// Whatever ends a proof, also what no process hears.
#[cfg(target_os = "linux")]
#[test]
fn no_server_outlives_its_proof() {
    let folder = Folder::new();
    let words = ["prove", "load", "--matches", "2", "--seconds", "500"];
    let mut proof = binary(&folder, &words).env("TMPDIR", folder.path()).spawn().unwrap();
    until(|| servers_on(&folder) > 0);
    proof.kill().unwrap();
    proof.wait().unwrap();
    until(|| servers_on(&folder) == 0);
}

#[cfg(target_os = "linux")]
#[track_caller]
fn until(mut so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not come");
        std::thread::sleep(Duration::from_millis(50));
    }
}
