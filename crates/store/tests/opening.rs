//! Errors on opening a store.

use higaki_store::{DatabaseLocation, OpenError, Store};

use crate::support::{Home, run};

async fn refusal(url: &str) -> OpenError {
    let error = Store::open(url).await.map(drop).unwrap_err();
    assert!(!format!("{error} {error:?}").contains("hunter2"), "{error:?}");
    error
}

#[test]
fn an_address_that_cannot_be_one_is_refused() {
    run(Home::memory(), async |_| {
        let unknown = refusal("mysql://anna:hunter2@host/db").await;
        assert_eq!(unknown, OpenError::UnknownScheme { scheme: "mysql".to_owned() });
        assert!(matches!(refusal("higaki.db").await, OpenError::UnknownScheme { .. }));
        assert!(matches!(refusal("sqlite:").await, OpenError::BadUrl { .. }));
        let port = refusal("postgres://anna:hunter2@host:port/db").await;
        assert!(matches!(port, OpenError::BadUrl { .. }), "{port:?}");
    });
}

#[test]
fn a_folder_that_is_missing_is_named() {
    run(Home::file(), async |home| {
        let path = home.folder().join("no/such/higaki.db");
        let error = refusal(&format!("sqlite:{}", path.display())).await;
        assert!(matches!(error, OpenError::Unreachable { .. }), "{error:?}");
        assert!(error.to_string().contains("no/such"), "{error}");
    });
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    run(Home::file(), async |home| {
        let path = home.folder().join("notes.txt");
        let text = "These are my notes, and they are long enough to look like a page.".repeat(100);
        std::fs::write(&path, &text).unwrap();
        let error = refusal(&format!("sqlite:{}", path.display())).await;
        assert!(matches!(error, OpenError::Unusable { .. }), "{error:?}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    });
}

#[test]
fn a_folder_instead_of_a_file_is_refused() {
    run(Home::file(), async |home| {
        let error = refusal(&format!("sqlite:{}", home.folder().display())).await;
        assert!(matches!(error, OpenError::NoPermission { .. }), "{error:?}");
    });
}

#[test]
fn a_server_that_does_not_answer_is_named_without_its_password() {
    run(Home::memory(), async |_| {
        let error = refusal("postgres://anna:hunter2@127.0.0.1:1/db").await;
        let place = DatabaseLocation::Postgres("postgres://anna@127.0.0.1:1/db".to_owned());
        assert!(matches!(&error, OpenError::Unreachable { place: p, .. } if *p == place));
    });
}

#[test]
fn a_database_that_is_missing_or_forbidden_is_named() {
    run(Home::postgres(), async |home| {
        let other = home.url.replace("/test_", "/missing_");
        let error = refusal(&other).await;
        assert!(matches!(error, OpenError::Unreachable { .. }), "{error:?}");
        assert!(error.to_string().contains("missing_"), "{error}");
        let stranger = home.url.replace("higaki@", "stranger:hunter2@");
        let error = refusal(&stranger).await;
        assert!(matches!(error, OpenError::NoPermission { .. }), "{error:?}");
    });
}
