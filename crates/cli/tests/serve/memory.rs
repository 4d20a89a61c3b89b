//! Memory that password hashing takes.

use super::{Folder, Running, binary};
use serde_json::json;

/// As many as an adversary tried.
const LOGINS: usize = 700;
/// A hundred left 0.7 GB behind.
const TABLES: usize = 200;
const THREADS: usize = 4;
/// Two buffers of 19 MiB, 200 tables and the pages of code that the first requests touch. A total
/// would measure the size of a debug build.
const MOST_GROWTH_KIB: u64 = 48 * 1024;

fn server(folder: &Folder) -> Running {
    // Nobody reads the log, and every failed login would fill its pipe.
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db", "--log", "error"];
    let limits = ["address", "person", "logins", "tables", "table-passwords"];
    let limits: Vec<_> = limits.iter().map(|limit| format!("--limit-{limit}=0")).collect();
    let limits: Vec<_> = limits.iter().map(String::as_str).collect();
    Running::start(binary(folder, &[&words[..], &limits].concat()))
}

fn hash(hashes: usize, work: impl Fn(usize) + Sync) {
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let work = &work;
            scope.spawn(move || (thread..hashes).step_by(THREADS).for_each(work));
        }
    });
}

/// Each attempt is one hash, also for a name that nobody has.
#[test]
fn hundreds_of_password_hashes_leave_no_memory_behind() {
    let folder = Folder::new();
    let server = server(&folder);
    let before = server.resident_kib();
    hash(LOGINS, |number| {
        let body = json!({ "name": format!("nobody {number}"), "password": "not a password" });
        let reply = server.request("POST /api/login", "", &body);
        assert_eq!(reply.status, 401, "{}", reply.body);
    });
    let growth = server.resident_kib() - before;
    assert!(growth < MOST_GROWTH_KIB, "{growth} KiB");
}

#[test]
fn hundreds_of_table_passwords_leave_no_memory_behind() {
    let folder = Folder::new();
    let server = server(&folder);
    let cookie = server.guest("P1");
    let before = server.resident_kib();
    hash(TABLES, |number| {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
        let password = format!("friends {number}");
        let body = json!({ "game": "osaka", "seats": seats, "password": password });
        let reply = server.request("POST /api/tables", &cookie, &body);
        assert_eq!(reply.status, 201, "{}", reply.body);
    });
    let growth = server.resident_kib() - before;
    assert!(growth < MOST_GROWTH_KIB, "{growth} KiB");
}
