use higaki_store::{Change, ChatNumber, PersonId, Revision, Status, TableChange, TableId, Version};

use crate::support::{Home, NOW, add_table, move_at, new_table, on_every_store};

on_every_store! {
    subscribers_are_notified
    failed_writes_notify_no_subscriber
    closing_ends_subscriptions
}

async fn subscribers_are_notified(home: Home) {
    let store = home.open().await;
    let mut changes = store.changes().await.unwrap();
    let mut also = store.clone().changes().await.unwrap();
    let table = TableId::random();
    store.create_table(new_table(table)).await.unwrap();
    store.append(move_at(table, 0).entry("more", "", NOW)).await.unwrap();
    let pause = TableChange { status: Some(Status::Paused), ..TableChange::default() };
    store.update_table(table, Version(1), pause, NOW).await.unwrap();
    store.say(table, PersonId::random(), "hello".to_owned(), NOW).await.unwrap();
    store.delete_table(table).await.unwrap();
    let expected = [
        Change::Table { table, version: Version(1) },
        Change::Log { table, revision: Revision(2) },
        Change::Table { table, version: Version(2) },
        Change::Chat { table, number: ChatNumber(1) },
        Change::Deleted { table },
    ];
    for change in expected {
        assert_eq!(changes.next().await, Some(change));
        assert_eq!(also.next().await, Some(change));
    }
}

async fn failed_writes_notify_no_subscriber(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let mut changes = store.changes().await.unwrap();
    store.create_table(new_table(table)).await.unwrap_err();
    store.append(move_at(table, 5)).await.unwrap_err();
    let late = store.update_table(table, Version(7), TableChange::default(), NOW).await;
    late.unwrap_err();
    store.append(move_at(table, 0)).await.unwrap();
    assert_eq!(changes.next().await, Some(Change::Log { table, revision: Revision(1) }));
}

async fn closing_ends_subscriptions(home: Home) {
    let store = home.open().await;
    let mut changes = store.changes().await.unwrap();
    let table = add_table(&store).await;
    assert_eq!(changes.next().await, Some(Change::Table { table, version: Version(1) }));
    store.close().await;
    drop(store);
    assert_eq!(changes.next().await, None);
}
