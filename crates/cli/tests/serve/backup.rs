//! A copy while the server runs.

use super::{Folder, Running, binary, called};
use serde_json::Value;

#[test]
fn a_copy_is_taken_while_the_server_runs_and_serves_as_well() {
    let folder = Folder::new();
    let server = Running::serve(&folder);
    let cookie = server.guest("P1");
    let backup = ["backup", "copy.db", "--database", "higaki.db"];
    let done = called(binary(&folder, &backup));
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    let again = called(binary(&folder, &backup));
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8(again.stderr).unwrap().contains("copy.db exists already"));
    assert_eq!(server.end("-TERM").0, Some(0));

    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "copy.db"];
    let server = Running::start(binary(&folder, &words));
    assert_eq!(server.json("GET /api/me", &cookie, &Value::Null)["name"], "P1");
}

#[test]
fn a_mistyped_name_is_an_error_and_makes_no_file() {
    let folder = Folder::new();
    let done = called(binary(&folder, &["backup", "copy.db", "--database", "mistyped.db"]));
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(said.contains("mistyped.db") && said.contains("--database"), "{said}");
    for name in ["mistyped.db", "copy.db", "copy.db.partial"] {
        assert!(!folder.path().join(name).exists(), "{name}");
    }
}
