use higaki_store::Counts;

use crate::support::{Home, add_account, add_guest, add_table, move_at, on_every_store};

on_every_store! {
    the_store_knows_how_much_it_holds
    the_writer_counts_what_it_does
    nothing_secret_shows_in_debug_output
}

async fn the_store_knows_how_much_it_holds(home: Home) {
    let store = home.open().await;
    assert_eq!(store.counts().await, Ok(Counts::default()));
    let table = add_table(&store).await;
    add_table(&store).await;
    store.append(move_at(table, 0)).await.unwrap();
    add_guest(&store, "guest", 1).await;
    add_account(&store, "Anna").await;
    let counts = store.counts().await.unwrap();
    let expected =
        Counts { tables: 2, running: 2, entries: 1, guests: 1, accounts: 1, sessions: 1 };
    assert_eq!(counts, expected);
}

async fn the_writer_counts_what_it_does(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let before = store.activity();
    store.append(move_at(table, 0)).await.unwrap();
    store.append(move_at(table, 0)).await.unwrap_err();
    let after = store.activity();
    assert_eq!((after.appends, after.conflicts, after.failures), (1, 1, 0));
    assert_eq!((after.queued, after.queue_limit), (0, 1024));
    assert!(after.commits >= before.commits + 2);
    assert!(after.total_commit > before.total_commit && !after.last_commit.is_zero());
}

async fn nothing_secret_shows_in_debug_output(home: Home) {
    let store = home.open().await;
    let table = store.table(add_table(&store).await).await.unwrap();
    let shown = format!("{store:?} {table:?} {:?}", move_at(table.id, 0));
    // The secret is 32 bytes of 42, in a list, as digits of two kinds or as letters. One 42 alone
    // may be a part of a folder's name.
    for secret in ["42, 42", "2a2a", "KioqKi", "****", "hands", "after"] {
        assert!(!shown.replace(&table.id.to_string(), "").contains(secret), "{secret}: {shown}");
    }
}
