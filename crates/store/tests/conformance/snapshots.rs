use higaki_store::{LogError, Revision, Snapshot, Store, StoreError, TableId};

use crate::support::{Home, add_table, move_at, on_every_store};

on_every_store! {
    the_newest_snapshot_up_to_a_revision_is_found
    only_the_last_two_snapshots_are_kept
    a_snapshot_beyond_the_log_is_refused
}

async fn played(store: &Store, moves: u64) -> TableId {
    let table = add_table(store).await;
    for revision in 0..moves {
        store.append(move_at(table, revision)).await.unwrap();
    }
    table
}

fn snapshot(revision: u64, content: &str) -> Snapshot {
    Snapshot { revision: Revision(revision), payload: content.as_bytes().to_vec() }
}

async fn the_newest_snapshot_up_to_a_revision_is_found(home: Home) {
    let store = home.open().await;
    let table = played(&store, 9).await;
    assert_eq!(store.snapshot(table, Revision(9)).await, Ok(None));
    for revision in [4, 8] {
        store.put_snapshot(table, snapshot(revision, "state")).await.unwrap();
    }
    let found = async |at_most| store.snapshot(table, Revision(at_most)).await.unwrap();
    assert_eq!(found(3).await, None);
    assert_eq!(found(7).await, Some(snapshot(4, "state")));
    assert_eq!(found(9).await, Some(snapshot(8, "state")));
    store.put_snapshot(table, snapshot(8, "again")).await.unwrap();
    assert_eq!(found(8).await, Some(snapshot(8, "again")));
    assert_eq!(found(7).await, Some(snapshot(4, "state")));
}

async fn only_the_last_two_snapshots_are_kept(home: Home) {
    let store = home.open().await;
    let (table, other) = (played(&store, 9).await, played(&store, 9).await);
    store.put_snapshot(other, snapshot(1, "other")).await.unwrap();
    for revision in [2, 4, 6] {
        store.put_snapshot(table, snapshot(revision, "state")).await.unwrap();
    }
    assert_eq!(store.snapshot(table, Revision(3)).await, Ok(None));
    assert_eq!(store.snapshot(table, Revision(5)).await, Ok(Some(snapshot(4, "state"))));
    assert_eq!(store.snapshot(other, Revision(9)).await, Ok(Some(snapshot(1, "other"))));
}

async fn a_snapshot_beyond_the_log_is_refused(home: Home) {
    let store = home.open().await;
    let table = played(&store, 2).await;
    let ahead = store.put_snapshot(table, snapshot(3, "state")).await;
    assert_eq!(ahead, Err(LogError::Ahead { actual: Revision(2) }));
    let nowhere = TableId::random();
    let unknown = store.put_snapshot(nowhere, snapshot(0, "state")).await;
    assert_eq!(unknown, Err(LogError::UnknownTable(nowhere)));
    let large = store.put_snapshot(table, snapshot(1, &"x".repeat(5_000_000))).await;
    assert!(matches!(large, Err(LogError::Store(StoreError::TooLarge { .. }))));
}
