//! Features of an SQLite file alone.

use higaki_store::{
    AppendError, Appended, BackupError, PersonId, Revision, Store, StoreError, TableError, TableId,
    backup,
};
use rusqlite::Connection;
use std::future::poll_fn;
use std::task::Poll;

use crate::support::{Home, NOW, add_guest, add_table, member, move_at, new_table, run, token};

#[test]
fn a_backup_is_a_store_of_its_own() {
    run(Home::file(), async |home| {
        let store = home.open().await;
        let table = add_table(&store).await;
        store.append(move_at(table, 0)).await.unwrap();
        let copy = home.folder().join("copy of it.db");
        // A leftover of an interrupted backup does no harm.
        std::fs::write(home.folder().join("copy of it.db.partial"), "rubbish").unwrap();
        backup(&home.url, &copy).await.unwrap();
        store.append(move_at(table, 1)).await.unwrap();
        assert!(matches!(backup(&home.url, &copy).await, Err(BackupError::Exists(_))));

        let copied = Store::open(&format!("sqlite:{}", copy.display())).await.unwrap();
        assert_eq!(copied.revision(table).await, Ok(Revision(1)));
        copied.append(move_at(table, 1)).await.unwrap();
        assert!(!home.folder().join("copy of it.db.partial").exists());
    });
}

#[test]
fn only_a_file_is_backed_up() {
    for home in [Home::memory(), Home::postgres()] {
        run(home, async |home| {
            let refused = backup(&home.url, &std::env::temp_dir().join("never")).await;
            assert!(matches!(refused, Err(BackupError::NotAFile)));
        });
    }
}

#[test]
fn nothing_is_made_of_a_database_that_is_not_there_or_not_ours() {
    run(Home::file(), async |home| {
        let (missing, copy) = (home.folder().join("mistyped.db"), home.folder().join("copy.db"));
        let url = format!("sqlite:{}", missing.display());
        let refused = backup(&url, &copy).await;
        assert!(matches!(&refused, Err(BackupError::Missing(path)) if *path == missing));
        assert!(!missing.exists() && !copy.exists());
        std::fs::write(&missing, "").unwrap();
        assert!(matches!(backup(&url, &copy).await, Err(BackupError::Foreign { .. })));
        std::fs::write(&missing, "no database".repeat(1000)).unwrap();
        assert!(backup(&url, &copy).await.is_err());
        assert!(!copy.exists() && !home.folder().join("copy.db.partial").exists());
    });
}

/// A backup by a newer program must leave the running server's database unchanged.
#[test]
fn a_backup_changes_nothing_in_the_database() {
    run(Home::file(), async |home| {
        home.open().await.close().await;
        let path = home.url.strip_prefix("sqlite:").unwrap();
        let old = Connection::open(path).unwrap();
        let steps = "SELECT group_concat(version) FROM _sqlx_migrations";
        old.execute("DELETE FROM _sqlx_migrations WHERE version > 1", []).unwrap();
        backup(&home.url, &home.folder().join("copy.db")).await.unwrap();
        let steps: String = old.query_row(steps, [], |row| row.get(0)).unwrap();
        assert_eq!(steps, "1");
    });
}

#[cfg(unix)]
#[test]
fn files_are_private() {
    use std::os::unix::fs::PermissionsExt;
    run(Home::file(), async |home| {
        let store = home.open().await;
        let table = add_table(&store).await;
        store.append(move_at(table, 0)).await.unwrap();
        backup(&home.url, &home.folder().join("copy.db")).await.unwrap();
        let mut files = 0;
        for file in std::fs::read_dir(home.folder()).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{:?}", file.path());
            files += 1;
        }
        assert!(files >= 3, "the database, its log and the copy");
    });
}

#[test]
fn the_file_is_written_ahead_and_left_tidy() {
    run(Home::file(), async |home| {
        let store = home.open().await;
        let table = add_table(&store).await;
        let path = home.folder().join("higaki.db");
        let beside = home.folder().join("higaki.db-wal");
        assert!(beside.exists(), "the log is written ahead");
        store.append(move_at(table, 0)).await.unwrap();
        store.close().await;
        assert!(!beside.exists(), "closing folds it back");

        let connection = Connection::open(path).unwrap();
        let mode: String =
            connection.query_row("PRAGMA journal_mode", [], |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
    });
}

/// The writer caches revisions. If another process writes to the file all the same, nothing is
/// overwritten and the later writer gets a conflict.
#[test]
fn appends_of_another_process_are_found() {
    run(Home::file(), async |home| {
        let (one, two) = (home.open().await, home.open().await);
        let (table, other) = (add_table(&one).await, add_table(&one).await);
        for revision in 0..3 {
            one.append(move_at(table, revision)).await.unwrap();
        }
        two.append(move_at(table, 3)).await.unwrap();
        let late = one.append(move_at(table, 3));
        let beside = one.append(move_at(other, 0));
        let (late, beside) = tokio::join!(late, beside);
        assert_eq!(late, Err(AppendError::Conflict { actual: Revision(4) }));
        assert_eq!(beside, Ok(Appended::Fresh(Revision(1))));
        assert_eq!(one.append(move_at(table, 4)).await, Ok(Appended::Fresh(Revision(5))));
        assert_eq!(two.revision(table).await, Ok(Revision(5)));
        two.delete_table(table).await.unwrap();
        let gone = one.append(move_at(table, 5)).await;
        assert_eq!(gone, Err(AppendError::UnknownTable(table)));
    });
}

#[test]
fn dropping_the_store_writes_accepted_requests() {
    run(Home::file(), async |home| {
        let store = home.open().await;
        let table = add_table(&store).await;
        // Polled once, the append is in the queue; then caller and store are gone.
        let mut append = Box::pin(store.append(move_at(table, 0)));
        let waker = std::task::Waker::noop();
        let _ = append.as_mut().poll(&mut std::task::Context::from_waker(waker));
        drop(append);
        drop(store);
        let again = home.open().await;
        while again.revision(table).await.unwrap() != Revision(1) {
            tokio::task::yield_now().await;
        }
    });
}

/// Sessions are cached; the caller that ends a session may disconnect before the end.
#[test]
fn ending_a_session_survives_a_dropped_caller() {
    for home in [Home::file(), Home::memory()] {
        run(home, async |home| {
            let store = home.open().await;
            add_guest(&store, "guest", 1).await;
            assert!(store.person_of_session(token(1), NOW).await.unwrap().is_some());
            let mut ending = Box::pin(store.delete_session(token(1)));
            // Sent with the first poll; where the machine is busy, it may even be over by then.
            let _ = poll_fn(|context| Poll::Ready(ending.as_mut().poll(context))).await;
            drop(ending);
            store.health().await.unwrap();
            assert!(store.person_of_session(token(1), NOW).await.unwrap().is_none());
        });
    }
}

/// The list of tables to archive costs no more on a server with many finished games.
#[test]
fn tables_to_archive_are_found_by_their_own_index() {
    run(Home::file(), async |home| {
        home.open().await.close().await;
        let source = include_str!("../src/archive.rs");
        let (_, from) = source.split_once("const CANDIDATES: &str = \"").unwrap();
        let (sql, _) = from.split_once("\";").unwrap();
        let sql = format!("EXPLAIN QUERY PLAN {}", sql.replace("\\\n", ""));
        let connection = Connection::open(home.folder().join("higaki.db")).unwrap();
        let mut statement = connection.prepare(&sql).unwrap();
        let plan = statement.query_map([0, 0, 0, 0], |row| row.get::<_, String>("detail")).unwrap();
        let plan: Vec<String> = plan.map(Result::unwrap).collect();
        assert!(plan[0].contains("tables USING INDEX tables_to_archive"), "{plan:?}");
        assert!(plan.iter().all(|step| !step.contains("TEMP B-TREE")), "{plan:?}");
    });
}

/// New tables share statements and a transaction with each other and with appends. Each is decided
/// on its own, and one that the file refuses fails alone.
#[test]
fn new_tables_that_come_together_are_decided_for_themselves() {
    run(Home::file(), async |home| {
        let store = home.open().await;
        let old = add_table(&store).await;
        let poison = "CREATE TRIGGER poison BEFORE INSERT ON entries WHEN NEW.kind = 'poison' \
            BEGIN SELECT RAISE(ABORT, 'poison'); END; \
            CREATE TRIGGER table_poison BEFORE INSERT ON tables WHEN NEW.game = 'poison' \
            BEGIN SELECT RAISE(ABORT, 'poison'); END";
        Connection::open(home.folder().join("higaki.db")).unwrap().execute_batch(poison).unwrap();
        for poisoned_table in [false, true] {
            let anna = PersonId::random();
            let of_anna = || {
                let mut new = new_table(TableId::random());
                (new.maker, new.most_of_maker) = (anna, Some(2));
                new.members = vec![member(anna, &[0])];
                new
            };
            let (first, second, third) = (of_anna(), of_anna(), of_anna());
            let (mut same, mut other) = (new_table(first.id), new_table(TableId::random()));
            same.members = vec![member(PersonId::random(), &[0])];
            other.game = if poisoned_table { "poison".to_owned() } else { other.game };
            let other_id = other.id;
            let bad = move_at(old, 0).entry("poison", "", NOW);
            let (one, two, three, again, other, bad, good) = tokio::join!(
                store.create_table(first.clone()),
                store.create_table(second.clone()),
                store.create_table(third.clone()),
                store.create_table(same),
                store.create_table(other),
                store.append(bad),
                store.append(move_at(second.id, 0)),
            );
            assert_eq!((one, two), (Ok(()), Ok(())));
            assert_eq!(three, Err(TableError::TooManyOfMaker { most: 2 }));
            assert_eq!(again, Err(TableError::Exists(first.id)));
            assert_eq!(other.is_err(), poisoned_table, "{other:?}");
            assert!(matches!(bad, Err(AppendError::Store(StoreError::Refused { .. }))), "{bad:?}");
            assert_eq!(good, Ok(Appended::Fresh(Revision(1))));
            assert_eq!(store.tables_made_by(anna).await, Ok(2));
            assert_eq!(store.members(first.id).await.unwrap(), first.members);
            assert_eq!(store.table(third.id).await, Err(TableError::UnknownTable(third.id)));
            assert_eq!(store.table(other_id).await.is_err(), poisoned_table);
            // The head of a new table is cached without being read.
            store.append(move_at(first.id, 0)).await.unwrap();
            assert_eq!(store.revision(first.id).await, Ok(Revision(1)));
        }
    });
}
