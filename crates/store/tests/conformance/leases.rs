use higaki_store::{LeaseError, NodeId, TableId, Term};
use tokio::task::JoinSet;

use crate::support::{Home, NOW, add_table, on_every_store};

on_every_store! {
    a_table_is_leased_to_one_machine
    a_lease_that_is_over_is_stolen
    of_many_machines_one_gets_the_table
    all_leases_are_renewed_at_once
    tables_of_a_dead_machine_are_found
    a_table_is_handed_on_at_a_known_moment
    an_unknown_table_cannot_be_leased
}

async fn a_table_is_handed_on_at_a_known_moment(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let (one, two) = (NodeId::random(), NodeId::random());
    let lease = store.acquire_lease(table, one, NOW, NOW.plus(100)).await.unwrap();
    assert!(!lease.handed_on);
    store.hand_on_lease(lease, NOW.plus(10)).await.unwrap();
    assert_eq!(store.lease(table, NOW).await, Ok(None));
    let lost = store.lost_leases(NOW.plus(11), 10).await.unwrap();
    assert_eq!(lost.len(), 1);
    assert!(lost[0].handed_on);
    assert_eq!((lost[0].table, lost[0].until), (table, NOW.plus(10)));
    let taken = store.acquire_lease(table, two, NOW.plus(11), NOW.plus(200)).await.unwrap();
    assert_eq!((taken.node, taken.handed_on), (two, false));
    store.hand_on_lease(lease, NOW.plus(12)).await.unwrap();
    assert_eq!(store.lease(table, NOW.plus(13)).await, Ok(Some(taken)), "not his any more");
}

async fn a_table_is_leased_to_one_machine(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let (one, two) = (NodeId::random(), NodeId::random());
    assert_eq!(store.lease(table, NOW).await, Ok(None));
    let lease = store.acquire_lease(table, one, NOW, NOW.plus(100)).await.unwrap();
    assert_eq!((lease.node, lease.until, lease.term), (one, NOW.plus(100), Term(1)));
    assert_eq!(store.lease(table, NOW).await, Ok(Some(lease)));
    let refused = store.acquire_lease(table, two, NOW.plus(99), NOW.plus(200)).await;
    assert_eq!(refused, Err(LeaseError::Held(lease)));

    // The holder may take it again, which does not count as a change of hands.
    let again = store.acquire_lease(table, one, NOW.plus(50), NOW.plus(150)).await.unwrap();
    assert_eq!((again.until, again.term), (NOW.plus(150), Term(1)));
    let renewed = store.renew_lease(again, NOW.plus(300)).await.unwrap().unwrap();
    assert_eq!((renewed.until, renewed.term), (NOW.plus(300), Term(1)));
    store.release_lease(renewed).await.unwrap();
    assert_eq!(store.lease(table, NOW).await, Ok(None));
    assert_eq!(store.renew_lease(renewed, NOW.plus(400)).await, Ok(None), "given back");
    let taken = store.acquire_lease(table, two, NOW.plus(1), NOW.plus(200)).await.unwrap();
    assert_eq!((taken.node, taken.term), (two, Term(2)));
}

async fn a_lease_that_is_over_is_stolen(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let (one, two) = (NodeId::random(), NodeId::random());
    let old = store.acquire_lease(table, one, NOW, NOW.plus(100)).await.unwrap();
    // Expired, but not taken by another process.
    let renewed = store.renew_lease(old, NOW.plus(200)).await.unwrap().unwrap();
    let stolen = store.acquire_lease(table, two, NOW.plus(200), NOW.plus(300)).await.unwrap();
    assert_eq!((stolen.node, stolen.term), (two, Term(2)));
    // A process that slept through the expiry can neither renew nor release it.
    assert_eq!(store.renew_lease(renewed, NOW.plus(400)).await, Ok(None));
    store.release_lease(renewed).await.unwrap();
    assert_eq!(store.lease(table, NOW.plus(250)).await, Ok(Some(stolen)));
}

async fn of_many_machines_one_gets_the_table(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    for round in 0..5 {
        let now = NOW.plus(round * 100);
        let mut machines = JoinSet::new();
        for _ in 0..10 {
            let store = store.clone();
            let node = NodeId::random();
            machines.spawn(async move {
                store.acquire_lease(table, node, now, now.plus(100)).await.map(|lease| lease.term)
            });
        }
        let results = machines.join_all().await;
        let won: Vec<_> = results.iter().filter_map(|result| result.as_ref().ok()).collect();
        assert_eq!(won, [&Term(round as u64 + 1)]);
        let held = |result: &&Result<Term, LeaseError>| matches!(result, Err(LeaseError::Held(_)));
        assert_eq!(results.iter().filter(held).count(), 9);
    }
}

async fn all_leases_are_renewed_at_once(home: Home) {
    let store = home.open().await;
    let (one, two) = (NodeId::random(), NodeId::random());
    let tables = [add_table(&store).await, add_table(&store).await, add_table(&store).await];
    let mut leases = Vec::new();
    for table in tables {
        leases.push(store.acquire_lease(table, one, NOW, NOW.plus(100)).await.unwrap());
    }
    store.release_lease(leases[0]).await.unwrap();
    store.acquire_lease(tables[1], two, NOW.plus(100), NOW.plus(200)).await.unwrap();
    let renewed = store.renew_leases(one, NOW.plus(500)).await.unwrap();
    let tables_left: Vec<TableId> = renewed.iter().map(|lease| lease.table).collect();
    assert_eq!(tables_left, [tables[2]]);
    assert_eq!(renewed[0].until, NOW.plus(500));
}

async fn tables_of_a_dead_machine_are_found(home: Home) {
    let store = home.open().await;
    let node = NodeId::random();
    let tables = [add_table(&store).await, add_table(&store).await, add_table(&store).await];
    for (table, end) in tables.into_iter().zip([200, 100, 900]) {
        store.acquire_lease(table, node, NOW, NOW.plus(end)).await.unwrap();
    }
    let given_back = add_table(&store).await;
    let lease = store.acquire_lease(given_back, node, NOW, NOW.plus(50)).await.unwrap();
    store.release_lease(lease).await.unwrap();
    let lost = store.lost_leases(NOW.plus(500), 10).await.unwrap();
    let lost: Vec<TableId> = lost.iter().map(|lease| lease.table).collect();
    assert_eq!(lost, [tables[1], tables[0]]);
}

async fn an_unknown_table_cannot_be_leased(home: Home) {
    let store = home.open().await;
    let table = TableId::random();
    let refused = store.acquire_lease(table, NodeId::random(), NOW, NOW.plus(1)).await;
    assert_eq!(refused, Err(LeaseError::UnknownTable(table)));
}
