//! Features of PostgreSQL alone: several machines on one database.

use higaki_store::{
    AppendError, Appended, Change, NodeId, PersonId, Revision, StoreError, TableId, Version,
};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::time::Duration;
use tokio::task::JoinSet;

use crate::support::{Home, NOW, add_table, move_at, run};

async fn administer(home: &Home, sql: &str) {
    let mut connection = PgConnection::connect(&home.url).await.unwrap();
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
    connection.close().await.unwrap();
}

#[test]
fn one_machine_is_woken_by_another() {
    run(Home::postgres(), async |home| {
        let (one, two) = (home.open().await, home.open().await);
        let mut changes = one.changes().await.unwrap();
        let table = add_table(&two).await;
        assert_eq!(changes.next().await, Some(Change::Table { table, version: Version(1) }));
        two.append(move_at(table, 0)).await.unwrap();
        assert_eq!(changes.next().await, Some(Change::Log { table, revision: Revision(1) }));
        let log = one.load_since(table, Revision::START, 10).await.unwrap();
        assert_eq!(log.entries.len(), 1, "what a wake-up tells of can be read at once");
    });
}

#[test]
fn a_broken_line_is_mended_and_told() {
    run(Home::postgres(), async |home| {
        let store = home.open().await;
        let mut changes = store.changes().await.unwrap();
        let listeners = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE datname = current_database() AND query LIKE 'LISTEN%'";
        administer(&home, listeners).await;
        assert_eq!(changes.next().await, Some(Change::Everything));
        let table = add_table(&store).await;
        assert_eq!(changes.next().await, Some(Change::Table { table, version: Version(1) }));
    });
}

#[test]
fn machines_share_a_table_without_losing_a_revision() {
    run(Home::postgres(), async |home| {
        let stores = [home.open().await, home.open().await, home.open().await];
        let mut tables = Vec::new();
        for _ in 0..6 {
            tables.push(add_table(&stores[0]).await);
        }
        let mut players = JoinSet::new();
        for (number, store) in stores.iter().enumerate() {
            // Each goes through the tables in another order: they lock the same rows crosswise.
            let mut order = tables.clone();
            order.rotate_left(number * 2);
            for table in order {
                let store = store.clone();
                players.spawn(async move {
                    let (mut at, mut won) = (0, 0);
                    while at < 30 {
                        at = match store.append(move_at(table, at)).await {
                            Ok(Appended::Fresh(revision)) => {
                                won += 1;
                                revision.0
                            }
                            Err(AppendError::Conflict { actual }) => actual.0,
                            other => panic!("{other:?}"),
                        };
                    }
                    won
                });
            }
        }
        assert_eq!(players.join_all().await.iter().sum::<u64>(), 6 * 30);
        for table in tables {
            let log = stores[1].load_since(table, Revision::START, 100).await.unwrap();
            assert_eq!((log.entries.len(), log.head), (30, Revision(30)));
        }
    });
}

#[test]
fn the_same_key_on_two_machines_plays_once() {
    run(Home::postgres(), async |home| {
        let stores = [home.open().await, home.open().await];
        let anna = PersonId::random();
        for _ in 0..10 {
            let table = add_table(&stores[0]).await;
            let append = move_at(table, 0).key(anna, "k");
            let (one, two) =
                tokio::join!(stores[0].append(append.clone()), stores[1].append(append.clone()));
            let (one, two) = (one.unwrap(), two.unwrap());
            assert_eq!((one.revision(), two.revision()), (Revision(1), Revision(1)));
            assert_ne!(one, two, "one of them is the repetition");
        }
    });
}

#[test]
fn a_dead_machine_loses_its_table_and_does_no_harm() {
    run(Home::postgres(), async |home| {
        let (one, two) = (home.open().await, home.open().await);
        let table = add_table(&one).await;
        let (first, second) = (NodeId::random(), NodeId::random());
        one.acquire_lease(table, first, NOW, NOW.plus(100)).await.unwrap();
        two.acquire_lease(table, second, NOW, NOW.plus(100)).await.unwrap_err();
        one.append(move_at(table, 0)).await.unwrap();
        two.acquire_lease(table, second, NOW.plus(100), NOW.plus(200)).await.unwrap();
        two.append(move_at(table, 1)).await.unwrap();
        // It wakes up and continues: the log refuses.
        let late = one.append(move_at(table, 1)).await;
        assert_eq!(late, Err(AppendError::Conflict { actual: Revision(2) }));
    });
}

#[test]
fn the_store_goes_on_after_its_connections_were_cut() {
    run(Home::postgres(), async |home| {
        let store = home.open().await;
        let table = add_table(&store).await;
        store.append(move_at(table, 0)).await.unwrap();
        let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        administer(&home, all).await;
        tokio::time::timeout(Duration::from_secs(30), async {
            while store.append(move_at(table, 1).key(PersonId::random(), "k")).await.is_err() {
                let head = store.revision(table).await;
                assert!(head.is_err() || head == Ok(Revision(1)), "{head:?}");
            }
        })
        .await
        .unwrap();
        assert_eq!(store.revision(table).await, Ok(Revision(2)));
    });
}

#[test]
fn a_refused_append_on_postgres_fails_alone() {
    run(Home::postgres(), async |home| {
        let store = home.open().await;
        let poison = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
            $$ BEGIN RAISE EXCEPTION 'poison'; END $$; \
            CREATE TRIGGER poison BEFORE INSERT ON entries FOR EACH ROW \
            WHEN (NEW.kind = 'poison') EXECUTE FUNCTION refuse()";
        administer(&home, poison).await;
        one_fails_alone(&store).await;
    });
}

#[test]
fn a_refused_append_on_sqlite_fails_alone() {
    run(Home::file(), async |home| {
        let store = home.open().await;
        let connection = rusqlite::Connection::open(home.folder().join("higaki.db")).unwrap();
        let poison = "CREATE TRIGGER poison BEFORE INSERT ON entries WHEN NEW.kind = 'poison' \
            BEGIN SELECT RAISE(ABORT, 'poison'); END";
        connection.execute(poison, []).unwrap();
        one_fails_alone(&store).await;
    });
}

async fn one_fails_alone(store: &higaki_store::Store) {
    let mut tasks = JoinSet::new();
    for number in 0..30 {
        let table = add_table(store).await;
        let store = store.clone();
        tasks.spawn(async move {
            let append = move_at(table, 0);
            let poisoned = number % 10 == 7;
            let append = if poisoned { append.entry("poison", "", NOW) } else { append };
            // Other work in the same transaction is unaffected.
            store.say(table, PersonId::random(), "hello".to_owned(), NOW).await.unwrap();
            (poisoned, table, store.append(append).await)
        });
    }
    let results: Vec<(bool, TableId, _)> = tasks.join_all().await;
    for (poisoned, table, result) in results {
        let refused = matches!(&result, Err(AppendError::Store(StoreError::Refused { reason }))
            if reason.contains("poison"));
        assert_eq!(refused, poisoned, "{result:?}");
        let expected = Revision(u64::from(!poisoned));
        assert_eq!(store.revision(table).await, Ok(expected), "all of an append or nothing");
    }
}
