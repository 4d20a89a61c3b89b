//! The TypeScript types of the client are those of the server.

use std::path::PathBuf;

/// Writes the file when it is not up to date, and fails, so that whoever changed a message sees it
/// in his next commit.
#[test]
fn the_types_of_the_client_are_up_to_date() {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol/messages.ts");
    let current = higaki_protocol::typescript();
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    if written != current {
        let folder = path.parent().expect("the file lies in a folder");
        std::fs::create_dir_all(folder).expect("the folder of the client can be made");
        std::fs::write(&path, current).expect("the file of the client can be written");
        panic!("{} was not up to date; it is now: run the test again", path.display());
    }
}
