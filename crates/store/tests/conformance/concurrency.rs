use higaki_store::{AppendError, Appended, PersonId, Revision, Store, StoreError, TableId};
use tokio::task::JoinSet;

use crate::support::{Home, NOW, add_table, move_at, new_table, on_every_store};

on_every_store! {
    exactly_one_concurrent_append_wins_each_revision
    a_conflict_of_one_fails_none_of_the_others
    tables_created_together_are_all_there
    after_closing_everything_is_refused
}

async fn exactly_one_concurrent_append_wins_each_revision(home: Home) {
    const REVISIONS: u64 = 60;
    let store = home.open().await;
    let table = add_table(&store).await;
    let mut players = JoinSet::new();
    for player in 0..8 {
        let store = store.clone();
        players.spawn(async move { play_until(&store, table, player, REVISIONS).await });
    }
    let mut won: Vec<u64> = players.join_all().await.concat();
    won.sort_unstable();
    assert_eq!(won, (1..=REVISIONS).collect::<Vec<_>>(), "each revision has one winner");
    let log = store.load_since(table, Revision::START, 100).await.unwrap();
    assert_eq!(log.entries.len(), REVISIONS as usize);
}

/// Appends at the current revision and returns the revisions that were won.
async fn play_until(store: &Store, table: TableId, player: u8, last: u64) -> Vec<u64> {
    let (mut at, mut won) = (0, Vec::new());
    while at < last {
        let append = move_at(table, at).key(PersonId::from_bytes([player; 16]), at.to_string());
        at = match store.append(append).await {
            Ok(Appended::Fresh(revision)) => {
                won.push(revision.0);
                revision.0
            }
            Err(AppendError::Conflict { actual }) => actual.0,
            other => panic!("{other:?}"),
        };
    }
    won
}

async fn a_conflict_of_one_fails_none_of_the_others(home: Home) {
    let store = home.open().await;
    let (late, unknown) = (add_table(&store).await, TableId::random());
    store.append(move_at(late, 0)).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(add_table(&store).await);
    }
    let commits = store.activity().commits;
    let mut tasks = JoinSet::new();
    for table in tables {
        for table in [table, late, unknown] {
            let store = store.clone();
            tasks.spawn(async move { (table, store.append(move_at(table, 0)).await) });
        }
    }
    for (table, result) in tasks.join_all().await {
        if table == late {
            assert_eq!(result, Err(AppendError::Conflict { actual: Revision(1) }));
        } else if table == unknown {
            assert_eq!(result, Err(AppendError::UnknownTable(unknown)));
        } else {
            assert_eq!(result, Ok(Appended::Fresh(Revision(1))));
        }
    }
    let shared = store.activity().commits - commits;
    assert!(shared < 60, "120 appends at once took {shared} commits");
}

async fn tables_created_together_are_all_there(home: Home) {
    let store = home.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..50 {
        let store = store.clone();
        // Some ids twice: one of each pair fails, and no other request.
        let id = TableId::from_bytes([number / 2 + u8::from(number > 20) * 100; 16]);
        tasks.spawn(async move { store.create_table(new_table(id)).await.is_ok() });
    }
    let created = tasks.join_all().await.into_iter().filter(|ok| *ok).count();
    assert_eq!(created as u64, store.counts().await.unwrap().tables);
    assert!((25..=27).contains(&created), "{created}");
}

async fn after_closing_everything_is_refused(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    store.health().await.unwrap();
    store.close().await;
    store.close().await;
    let closed = Err(AppendError::Store(StoreError::Closed));
    assert_eq!(store.append(move_at(table, 0)).await, closed);
    assert_eq!(store.health().await, Err(StoreError::Closed));
    assert!(store.table(table).await.is_err());
    assert!(store.say(table, PersonId::random(), "x".to_owned(), NOW).await.is_err());
}
