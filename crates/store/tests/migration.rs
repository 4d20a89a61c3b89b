//! Data of older versions is migrated; data of newer versions is left alone.

use higaki_store::{
    ChatNumber, NewAccount, NodeId, OpenError, Page, PasswordHash, PersonError, PersonId,
    PersonKind, Pool, Revision, SCHEMA_VERSION, Status, Store, TableId, TokenHash,
};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::support::{Home, NOW, move_at, run, seats};

/// Databases at version 1 with their tables.
const SQLITE_1: &str = include_str!("fixtures/version-1-sqlite.sql");
const POSTGRES_1: &str = include_str!("fixtures/version-1-postgres.sql");

/// The same for version 6, the last one without archives.
const SQLITE_6: &str = include_str!("fixtures/version-6-sqlite.sql");
const POSTGRES_6: &str = include_str!("fixtures/version-6-postgres.sql");

/// A table of a server of that version, which stored its maker only in the settings.
const MADE_THEN: &str = "INSERT INTO tables (id, game, rules_version, options, seats, settings, \
    visibility, status, secret, version, created_at, updated_at) VALUES \
    ('BQUFBQUFBQUFBQUFBQUFBQ', 'edo', 1, '{}', '[]', '{\"host\":\"AwMDAwMDAwMDAwMDAwMDAw\"}', \
    'public', 'open', '', 1, 0, 0); \
    INSERT INTO heads (table_id, revision, appended_at, deciding, chat) \
    VALUES ('BQUFBQUFBQUFBQUFBQUFBQ', 0, 0, 0, 0); \
    INSERT INTO members (table_id, person, seats) \
    VALUES ('BQUFBQUFBQUFBQUFBQUFBQ', 'AwMDAwMDAwMDAwMDAwMDAw', 0)";

/// Accounts of that version that look alike, by a Cyrillic letter and by an invisible character.
const LOOK_ALIKES: &str = "INSERT INTO people (id, kind, name, folded_name, password, settings, \
    created_at) VALUES \
    ('CAgICAgICAgICAgICAgICA', 'account', '\u{410}nna', '\u{430}nna', 'one', '{}', 0), \
    ('CQkJCQkJCQkJCQkJCQkJCQ', 'account', 'Ann\u{34f}a', 'ann\u{34f}a', 'two', '{}', 0)";

fn file(home: &Home) -> rusqlite::Connection {
    rusqlite::Connection::open(home.folder().join("higaki.db")).unwrap()
}

fn on_sqlite(home: &Home, sql: &str) {
    file(home).execute_batch(sql).unwrap();
}

async fn on_postgres(home: &Home, sql: &str) {
    let mut connection = PgConnection::connect(&home.url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[test]
fn an_old_file_opens() {
    run(Home::file(), async |home| {
        on_sqlite(&home, SQLITE_1);
        // SQLite does not convert text to bytes.
        on_sqlite(&home, &MADE_THEN.replace("''", "X''"));
        on_sqlite(&home, LOOK_ALIKES);
        everything_is_there(&home.open().await).await;
        // And once more, when it is up to date.
        assert_eq!(home.open().await.counts().await.unwrap().tables, 2);
    });
}

#[test]
fn an_old_postgres_opens() {
    run(Home::postgres(), async |home| {
        on_postgres(&home, POSTGRES_1).await;
        on_postgres(&home, MADE_THEN).await;
        on_postgres(&home, LOOK_ALIKES).await;
        everything_is_there(&home.open().await).await;
        assert_eq!(home.open().await.counts().await.unwrap().tables, 2);
    });
}

async fn everything_is_there(store: &Store) {
    let table: TableId = "AQEBAQEBAQEBAQEBAQEBAQ".parse().unwrap();
    let stored = store.table(table).await.unwrap();
    assert_eq!((&*stored.game, stored.rules_version), ("osaka", 1));
    assert_eq!((stored.status, stored.revision), (Status::Running, Revision(2)));
    assert_eq!(stored.deciding, seats(&[1]));
    assert_eq!(stored.secret.0, [0xab; 32]);
    let log = store.load_since(table, Revision::START, 10).await.unwrap();
    assert_eq!(log.entries[1].payload, br#"{"choice":"take B5"}"#);
    let (anna, _) = store.person_of_session(TokenHash([1; 32]), NOW).await.unwrap().unwrap();
    assert_eq!((anna.kind, &*anna.name), (PersonKind::Account, "Anna"));
    assert_eq!(store.credentials("anna").await.unwrap().unwrap().person, anna.id);
    let tables = store.tables_of(anna.id, Page::first(10)).await.unwrap();
    assert!(tables.len() == 1 && tables[0].waiting);
    assert!(store.snapshot(table, Revision(2)).await.unwrap().is_some());
    assert_eq!(store.chat_since(table, ChatNumber(0), 10).await.unwrap()[0].text, "hello");
    let again = store.append(move_at(table, 0).key(anna.id, "k")).await.unwrap();
    assert_eq!(again.revision(), Revision(2));

    // Later features work too.
    store.acquire_lease(table, NodeId::random(), NOW, NOW.plus(1)).await.unwrap();
    let pool = Pool { game: "osaka".to_owned(), players: 2 };
    assert_eq!(store.best(pool, 0, 10).await, Ok(Vec::new()));
    let maker = "AwMDAwMDAwMDAwMDAwMDAw".parse().unwrap();
    assert_eq!(store.tables_made_by(maker).await, Ok(1));
    look_alikes_stay(store).await;
}

/// Accounts that look alike keep their names and logins; new ones are refused.
async fn look_alikes_stay(store: &Store) {
    for (name, password) in [("\u{430}nna", "one"), ("ANN\u{34f}A", "two")] {
        let found = store.credentials(name).await.unwrap().unwrap();
        assert_eq!(found.password.0, password, "{name:?}");
        store.rename(found.person, &name.to_lowercase()).await.unwrap_or_else(|error| {
            // Without the invisible character it is another account's name.
            assert_eq!((name, error), ("ANN\u{34f}A", PersonError::NameTaken));
        });
    }
    for name in ["anna", "\u{410}nn\u{430}", "Ａnna", "ann\u{3164}a"] {
        let new = NewAccount {
            id: PersonId::random(),
            name: name.to_owned(),
            password: PasswordHash("three".to_owned()),
            at: NOW,
        };
        let refused = store.create_account(new).await.map(drop);
        assert_eq!(refused, Err(PersonError::NameTaken), "{name:?}");
    }
}

#[test]
fn finished_games_of_an_old_file_are_archived() {
    run(Home::file(), async |home| {
        on_sqlite(&home, SQLITE_6);
        old_games_are_archived(&home.open().await).await;
    });
}

#[test]
fn finished_games_of_an_old_postgres_are_archived() {
    run(Home::postgres(), async |home| {
        on_postgres(&home, POSTGRES_6).await;
        old_games_are_archived(&home.open().await).await;
    });
}

async fn old_games_are_archived(store: &Store) {
    let [running, finished, abandoned] = [[1; 16], [6; 16], [7; 16]].map(TableId::from_bytes);
    let log = |table| store.load_since(table, Revision::START, 10);
    let before = [log(running).await, log(finished).await, log(abandoned).await];
    assert_eq!(before[1].as_ref().unwrap().entries[2].payload, br#"{"choice":"buy R2"}"#);
    let found = store.archivable(NOW, None, 10).await.unwrap();
    assert_eq!(found.iter().map(|one| one.table).collect::<Vec<_>>(), [finished, abandoned]);
    for one in found {
        let packed = store.pack_log(one.table).await.unwrap().unwrap();
        store.archive(packed).await.unwrap();
    }
    assert_eq!(store.archivable(NOW, None, 10).await, Ok(Vec::new()));
    assert_eq!(before, [log(running).await, log(finished).await, log(abandoned).await]);
    assert_eq!(store.snapshot(finished, Revision(3)).await, Ok(None));
    assert!(store.snapshot(running, Revision(2)).await.unwrap().is_some());
}

const FUTURE: &str = "INSERT INTO _sqlx_migrations \
    (version, description, success, checksum, execution_time) VALUES (99, 'future', TRUE, '', 0)";
/// PostgreSQL does not convert text to bytes implicitly.
const ALTERED: &str = "UPDATE _sqlx_migrations SET checksum = 'x' WHERE version = 1";

#[test]
fn a_file_from_the_future_is_left_alone() {
    run(Home::file(), async |home| {
        home.open().await.close().await;
        on_sqlite(&home, FUTURE);
        let place = format!("sqlite:{}", home.folder().join("higaki.db").display());
        is_newer(&home, &place).await;
    });
}

#[test]
fn a_postgres_from_the_future_is_left_alone() {
    run(Home::postgres(), async |home| {
        home.open().await.close().await;
        on_postgres(&home, FUTURE).await;
        is_newer(&home, "postgres://higaki@").await;
        // The migration lock is free again.
        on_postgres(&home, "DELETE FROM _sqlx_migrations WHERE version = 99").await;
        home.open().await.health().await.unwrap();
    });
}

async fn is_newer(home: &Home, place: &str) {
    let error = Store::open(&home.url).await.map(drop).unwrap_err();
    let newer = OpenError::Newer { place: place_of(&error), found: 99, known: SCHEMA_VERSION };
    assert_eq!(error, newer);
    assert!(error.to_string().contains(place), "{error}");
    assert!(error.to_string().contains("newer version"), "{error}");
}

fn place_of(error: &OpenError) -> higaki_store::DatabaseLocation {
    match error {
        OpenError::Newer { place, .. } => place.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_schema_that_is_not_ours_is_left_alone() {
    run(Home::file(), async |home| {
        home.open().await.close().await;
        on_sqlite(&home, ALTERED);
        let error = Store::open(&home.url).await.map(drop).unwrap_err();
        assert!(matches!(error, OpenError::Altered { version: 1, .. }), "{error:?}");
    });
}

/// The records of sqlx about the migrations of a file.
#[test]
fn migrations_are_recorded_in_the_format_of_sqlx() {
    const TABLE: &str = "CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
)";
    const STEPS: &str = "\
        1 play 1 integer blob \
        128205effb275008a1e770961995ff374060dd47e6e432cfe34df79155c12ad6f1a17444b87b00f6ec5579bb616f59be\n\
        2 community 1 integer blob \
        8a754ee24186e7ec61fb939acac51a25093983356cc9825b071c1404f8dd08f59bd3d6357e82b88d72cff8ca2e05e671\n\
        3 makers 1 integer blob \
        64fc36e7b5a6f9cc0fb4ecbe80420207fa7828f10fdd47b648d0d3357fe71e405384fecfeec56afd7185ea1d4a9f2707";
    run(Home::file(), async |home| {
        home.open().await.close().await;
        let text =
            |sql: &str| file(&home).query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
        assert_eq!(text("SELECT sql FROM sqlite_schema WHERE name = '_sqlx_migrations'"), TABLE);
        let steps = "SELECT group_concat(concat_ws(' ', version, description, success, \
            typeof(success), typeof(checksum), lower(hex(checksum))), char(10) ORDER BY version) \
            FROM _sqlx_migrations WHERE version <= 3 AND execution_time > 0";
        assert_eq!(text(steps), STEPS);
    });
}

#[test]
fn a_step_that_fails_is_taken_back_and_named() {
    run(Home::file(), async |home| {
        // Conflicts with the second migration.
        on_sqlite(&home, SQLITE_1);
        on_sqlite(&home, "CREATE TABLE leases (x)");
        let error = Store::open(&home.url).await.map(drop).unwrap_err();
        assert!(matches!(error, OpenError::Migration { version: 2, .. }), "{error:?}");
        assert!(error.to_string().contains("leases"), "{error}");
        on_sqlite(&home, "DROP TABLE leases");
        home.open().await.health().await.unwrap();
    });
}

#[test]
fn two_machines_may_migrate_the_same_database() {
    run(Home::postgres(), async |home| {
        let (one, two, three) =
            tokio::join!(Store::open(&home.url), Store::open(&home.url), Store::open(&home.url));
        for store in [one, two, three] {
            store.unwrap().health().await.unwrap();
        }
    });
}
