//! Disks and files that do not do what a server needs.

use super::{Folder, Running, binary, called};
use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::Command;
use std::time::{Duration, Instant};

const SERVE: [&str; 9] = [
    "serve",
    "--listen",
    "127.0.0.1:0",
    "--database",
    "higaki.db",
    "--limit-newcomers",
    "0",
    "--limit-address",
    "0",
];

/// Another program that runs the binary, with everything that was said about it.
fn within(program: &str, words: &[&str], inner: &Command) -> Command {
    let mut command = Command::new(program);
    command.args(words).arg(inner.get_program()).args(inner.get_args());
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.current_dir(inner.get_current_dir().unwrap());
    command
}

/// The binary without the right of root to ignore permissions.
fn obedient(folder: &Folder, words: &[&str]) -> Command {
    let inner = binary(folder, words);
    let id = Command::new("id").arg("-u").output().unwrap();
    if id.stdout != b"0\n" {
        return inner;
    }
    within("setpriv", &["--bounding-set=-dac_override,-dac_read_search"], &inner)
}

/// The error output of a server that does not start.
#[track_caller]
fn refusal(command: Command) -> String {
    let done = called(command);
    let errors = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(1), "{errors}");
    errors
}

/// Waits until the server says that it is well, or that it is not.
#[track_caller]
fn wait_for_health(server: &Running, status: u16) {
    let started = Instant::now();
    loop {
        let health = server.request("GET /healthz", "", &Value::Null);
        if health.status == status {
            return;
        }
        assert!(started.elapsed() < Duration::from_secs(60), "{} {}", health.status, health.body);
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A limit on the size of files is a disk that is full, for everybody and everywhere.
#[test]
fn a_full_disk_is_no_health_until_there_is_room_again() {
    let folder = Folder::new();
    let limit = "trap '' XFSZ; ulimit -S -f 1024; exec \"$0\" \"$@\"";
    let server = Running::start(within("sh", &["-c", limit], &binary(&folder, &SERVE)));
    wait_for_health(&server, 200);
    let enter = || server.request("POST /api/guests", "", &json!({ "name": "P1" })).status;
    let entered = (0..1000).take_while(|_| enter() == 201).count();
    assert!((1..1000).contains(&entered), "{entered} entered");
    wait_for_health(&server, 503);
    let room = ["--fsize=unlimited", "--pid", &server.id().to_string()];
    assert!(Command::new("prlimit").args(room).status().unwrap().success());
    wait_for_health(&server, 200);
    assert_eq!(enter(), 201);
    assert_eq!(server.end("-TERM").0, Some(0));
}

#[test]
fn a_read_only_file_is_refused_with_a_way_out() {
    let folder = Folder::new();
    assert_eq!(Running::serve(&folder).end("-TERM").0, Some(0));
    let file = folder.file("higaki.db");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).unwrap();
    let errors = refusal(obedient(&folder, &SERVE));
    assert!(errors.contains("sqlite:higaki.db is read-only"), "{errors}");
    assert!(errors.contains("to write to the file and its directory"), "{errors}");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(Running::start(obedient(&folder, &SERVE)).end("-TERM").0, Some(0));
}

#[test]
fn a_read_only_folder_is_refused_with_a_way_out() {
    let folder = Folder::new();
    assert_eq!(Running::serve(&folder).end("-TERM").0, Some(0));
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let errors = refusal(obedient(&folder, &SERVE));
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    assert!(errors.contains("sqlite:higaki.db is read-only"), "{errors}");
    assert!(errors.contains("to write to the file and its directory"), "{errors}");
}

#[test]
fn a_lock_file_that_cannot_be_opened_is_named() {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("higaki.db.lock")).unwrap();
    let errors = refusal(binary(&folder, &SERVE));
    assert!(errors.contains("higaki.db.lock cannot be opened"), "{errors}");
    assert!(errors.contains("needs a lock file next to the database"), "{errors}");
    assert!(!errors.contains("network"), "{errors}");
}

#[test]
fn another_path_to_the_same_file_is_no_other_database() {
    let folder = Folder::new();
    let server = Running::serve(&folder);
    fs::create_dir(folder.path().join("sub")).unwrap();
    symlink("higaki.db", folder.path().join("link.db")).unwrap();
    symlink(folder.path(), folder.path().join("sub/up")).unwrap();
    let whole = folder.file("higaki.db");
    for path in ["link.db", "sub/up/higaki.db", "sub/up/link.db", "./sub/../higaki.db", &whole] {
        let words = ["serve", "--listen", "127.0.0.1:0", "--database", path];
        let errors = refusal(binary(&folder, &words));
        assert!(errors.contains("another server uses the database"), "{path}: {errors}");
    }
    assert_eq!(server.end("-TERM").0, Some(0));
}
