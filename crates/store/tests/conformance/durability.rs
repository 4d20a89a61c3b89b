use higaki_store::{AppendError, Revision, StoreError};
use tokio::task::JoinSet;

use crate::support::{Home, add_table, move_at, on_every_durable_store};

on_every_durable_store! {
    acknowledged_data_survives_reopening
    closing_finishes_accepted_requests
}

async fn acknowledged_data_survives_reopening(home: Home) {
    let store = home.open().await;
    let mut tasks = JoinSet::new();
    for _ in 0..30 {
        let table = add_table(&store).await;
        let store = store.clone();
        tasks.spawn(async move {
            for revision in 0..10 {
                store.append(move_at(table, revision)).await.unwrap();
            }
            table
        });
    }
    let tables = tasks.join_all().await;
    store.close().await;
    drop(store);
    let again = home.open().await;
    for table in tables {
        let log = again.load_since(table, Revision::START, 100).await.unwrap();
        assert_eq!(log.entries.len(), 10);
    }
    assert_eq!(again.counts().await.unwrap().entries, 300);
}

async fn closing_finishes_accepted_requests(home: Home) {
    let store = home.open().await;
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(add_table(&store).await);
    }
    let mut tasks = JoinSet::new();
    for table in tables {
        let store = store.clone();
        tasks.spawn(async move { (table, store.append(move_at(table, 0)).await) });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let results = tasks.join_all().await;
    let again = home.open().await;
    for (table, result) in results {
        let stored = again.revision(table).await.unwrap();
        match result {
            Ok(appended) => assert_eq!(stored, appended.revision()),
            Err(error) => {
                assert_eq!(error, AppendError::Store(StoreError::Closed));
                assert_eq!(stored, Revision::START, "refused, so nothing happened");
            }
        }
    }
}
