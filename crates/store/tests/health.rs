//! A database that cannot be written is unhealthy and is not opened.

use higaki_store::{OpenError, PersonId, Store, StoreError};
use higaki_testkit::postgres::Cluster;
use rusqlite::Connection;
use std::os::unix::fs::FileExt;

use crate::support::{Home, add_table, on_every_store, run};

on_every_store! {
    a_store_that_is_well_says_so_and_keeps_nothing
}

async fn a_store_that_is_well_says_so_and_keeps_nothing(home: Home) {
    let store = home.open().await;
    add_table(&store).await;
    let before = store.counts().await.unwrap();
    for _ in 0..3 {
        store.health().await.unwrap();
    }
    assert_eq!(store.counts().await.unwrap(), before);
}

/// The health check reaches the disk; SQLite cannot skip it.
#[test]
fn the_check_writes_to_the_file() {
    run(Home::file(), async |home| {
        let store = home.open().await;
        let log = home.folder().join("higaki.db-wal");
        let before = std::fs::metadata(&log).unwrap().len();
        store.health().await.unwrap();
        assert!(std::fs::metadata(&log).unwrap().len() > before);
    });
}

/// Overwrites the first page of a table.
fn damage(home: &Home, table: &str) {
    let path = home.folder().join("higaki.db");
    let connection = Connection::open(&path).unwrap();
    let root = "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_schema \
        WHERE type = 'table' AND name = ?1";
    let (page, size): (u32, u32) =
        connection.query_row(root, [table], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    drop(connection);
    let file = std::fs::File::options().write(true).open(path).unwrap();
    file.write_all_at(&vec![0xff; size as usize], u64::from(page - 1) * u64::from(size)).unwrap();
}

#[test]
fn damaged_pages_of_essential_tables_are_found() {
    for table in ["tables", "heads", "entries", "people", "sessions"] {
        run(Home::file(), async |home| {
            let store = home.open().await;
            add_table(&store).await;
            store.close().await;
            damage(&home, table);
            let health = home.open().await.health().await;
            assert!(matches!(health, Err(StoreError::Corrupt { .. })), "{table}: {health:?}");
        });
    }
}

#[test]
fn damage_that_was_met_elsewhere_is_remembered() {
    run(Home::file(), async |home| {
        home.open().await.close().await;
        damage(&home, "mutes");
        let store = home.open().await;
        store.health().await.unwrap();
        let muted = store.muted_by(PersonId::random()).await;
        assert!(matches!(muted, Err(StoreError::Corrupt { .. })), "{muted:?}");
        let health = store.health().await;
        assert!(matches!(health, Err(StoreError::Corrupt { .. })), "{health:?}");
    });
}

#[test]
fn a_read_only_postgres_is_neither_well_nor_opened() {
    run(Home::postgres(), async |home| {
        let store = home.open().await;
        store.health().await.unwrap();
        let (rest, _) = home.url.split_once('?').unwrap();
        let name = rest.rsplit('/').next().unwrap();
        // Through another connection: nothing can be changed in this one.
        let elsewhere = home.url.replace(name, "postgres");
        let administer = |sql: String| Cluster::shared().tamper(&elsewhere, &sql);
        administer(format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
        administer(format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        ));
        let health = store.health().await;
        let opened = Store::open(&home.url).await;
        administer(format!("ALTER DATABASE {name} RESET default_transaction_read_only"));
        assert!(matches!(health, Err(StoreError::Refused { .. })), "{health:?}");
        let refused = opened.map(drop).unwrap_err();
        assert!(matches!(refused, OpenError::ReadOnly { .. }), "{refused:?}");
        assert!(refused.to_string().contains("is read-only"), "{refused}");
    });
}
