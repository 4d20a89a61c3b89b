//! Memory that password hashing takes.

use super::{Folder, Running, binary};
use serde_json::json;

/// As many as an adversary tried.
const HASHES: usize = 700;
const MOST_KIB: u64 = 80 * 1024;

/// Each attempt is one hash, also for a name that nobody has.
#[test]
fn hundreds_of_password_hashes_leave_no_memory_behind() {
    let folder = Folder::new();
    // Nobody reads the log, and every failed login would fill its pipe.
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db", "--log", "error"];
    let limits = ["--limit-address", "0", "--limit-logins", "0"];
    let server = Running::start(binary(&folder, &[&words[..], &limits].concat()));
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let server = &server;
            scope.spawn(move || {
                for number in 0..HASHES / 4 {
                    let name = format!("nobody {thread} {number}");
                    let body = json!({ "name": name, "password": "not a password" });
                    let reply = server.request("POST /api/login", "", &body);
                    assert_eq!(reply.status, 401, "{}", reply.body);
                }
            });
        }
    });
    let resident = server.resident_kib();
    assert!(resident < MOST_KIB, "{resident} KiB");
}
