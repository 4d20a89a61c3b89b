use higaki_store::{PersonId, Pool, Rated, Rating, RatingError, RatingUpdate, TableId};

use crate::support::{Home, NOW, add_account, on_every_store};

on_every_store! {
    ratings_change_together_and_leave_a_history
    a_table_counts_once
    a_stale_rating_is_a_conflict
    the_best_are_listed
    ratings_go_with_the_person
}

fn pool() -> Pool {
    Pool { game: "osaka".to_owned(), players: 3 }
}

fn rating(points: f64) -> Rating {
    Rating { rating: points, deviation: 80.5, volatility: 0.06 }
}

fn update(person: PersonId, expected_games: u64, points: f64) -> RatingUpdate {
    RatingUpdate { person, expected_games, rating: rating(points) }
}

async fn ratings_change_together_and_leave_a_history(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (PersonId::random(), PersonId::random());
    assert_eq!(store.rating(anna, pool()).await, Ok(None));
    let (first, second) = (TableId::random(), TableId::random());
    let updates = vec![update(anna, 0, 1510.25), update(ben, 0, 1490.0)];
    store.rate(first, pool(), updates, NOW).await.unwrap();
    store.rate(second, pool(), vec![update(anna, 1, 1520.0)], NOW.plus(1)).await.unwrap();
    let expected = Rated { person: anna, rating: rating(1520.0), games: 2 };
    assert_eq!(store.rating(anna, pool()).await, Ok(Some(expected)));
    let other = Pool { players: 4, ..pool() };
    assert_eq!(store.rating(anna, other).await, Ok(None));

    let history = store.rating_history(anna, pool(), 10).await.unwrap();
    let points: Vec<_> = history.iter().map(|p| (p.games, p.table, p.rating, p.at)).collect();
    let expected = [(2, second, rating(1520.0), NOW.plus(1)), (1, first, rating(1510.25), NOW)];
    assert_eq!(points, expected);
    assert_eq!(store.rating_history(anna, pool(), 1).await.unwrap(), history[..1]);
}

async fn a_table_counts_once(home: Home) {
    let store = home.open().await;
    let (anna, table) = (PersonId::random(), TableId::random());
    store.rate(table, pool(), vec![update(anna, 0, 1510.0)], NOW).await.unwrap();
    let again = store.rate(table, pool(), vec![update(anna, 1, 1520.0)], NOW).await;
    assert_eq!(again, Err(RatingError::AlreadyRated(table)));
    assert_eq!(store.rating(anna, pool()).await.unwrap().unwrap().games, 1);
}

async fn a_stale_rating_is_a_conflict(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (PersonId::from_bytes([1; 16]), PersonId::from_bytes([2; 16]));
    store.rate(TableId::random(), pool(), vec![update(ben, 0, 1600.0)], NOW).await.unwrap();
    let table = TableId::random();
    for wrong in [0, 2] {
        let updates = vec![update(anna, 0, 1510.0), update(ben, wrong, 1590.0)];
        let conflict = store.rate(table, pool(), updates, NOW).await;
        assert_eq!(conflict, Err(RatingError::Conflict { person: ben, actual: 1 }));
    }
    let no_rating_yet = store.rate(table, pool(), vec![update(anna, 1, 1.0)], NOW).await;
    assert_eq!(no_rating_yet, Err(RatingError::Conflict { person: anna, actual: 0 }));
    assert_eq!(store.rating(anna, pool()).await, Ok(None), "all or none");
    // The table itself was not marked as rated either.
    store.rate(table, pool(), vec![update(ben, 1, 1590.0)], NOW).await.unwrap();
}

async fn the_best_are_listed(home: Home) {
    let store = home.open().await;
    let people = [1, 2, 3].map(|n| PersonId::from_bytes([n; 16]));
    for (person, points) in people.into_iter().zip([1500.0, 1700.0, 1600.0]) {
        store.rate(TableId::random(), pool(), vec![update(person, 0, points)], NOW).await.unwrap();
    }
    let second = vec![update(people[2], 1, 1650.0)];
    store.rate(TableId::random(), pool(), second, NOW).await.unwrap();
    let best = async |games, limit| {
        let best = store.best(pool(), games, limit).await.unwrap();
        best.iter().map(|rated| rated.person).collect::<Vec<_>>()
    };
    assert_eq!(best(0, 10).await, [people[1], people[2], people[0]]);
    assert_eq!(best(0, 2).await, [people[1], people[2]]);
    assert_eq!(best(2, 10).await, [people[2]]);
}

async fn ratings_go_with_the_person(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    store.rate(TableId::random(), pool(), vec![update(anna, 0, 1500.0)], NOW).await.unwrap();
    store.delete_person(anna).await.unwrap();
    assert_eq!(store.best(pool(), 0, 10).await, Ok(Vec::new()));
    assert_eq!(store.rating_history(anna, pool(), 10).await, Ok(Vec::new()));
}
