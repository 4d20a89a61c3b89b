//! Ratings: only from rated games between accounts, once each.

use crate::heart::support::{DAWN, Player, World, code, finish, join, json, request, table_of};
use higaki_protocol::{Request, SeatPlan, Settings};
use higaki_server::tables::Caller;
use higaki_store::{NewAccount, PasswordHash, PersonId, Pool};
use higaki_table::QuickChance;
use serde_json::json as value;

async fn account(world: &World, number: u8) -> Caller {
    let person = PersonId::from_bytes([number; 16]);
    let new = NewAccount {
        id: person,
        name: format!("P{number}"),
        password: PasswordHash("x".to_owned()),
        at: DAWN,
    };
    world.store.create_account(new).await.unwrap();
    Caller { person, account: true, address: None }
}

/// The ratings of two people after their first game.
async fn ratings_of(world: &World, people: &[Caller]) -> Vec<f64> {
    let pool = Pool { game: "osaka".to_owned(), players: 2 };
    let mut ratings = Vec::new();
    for person in people {
        let rated = loop {
            match world.store.rating(person.person, pool.clone()).await.unwrap() {
                Some(rated) => break rated,
                None => tokio::task::yield_now().await,
            }
        };
        assert_eq!(rated.games, 1);
        ratings.push(rated.rating.rating);
    }
    ratings
}

#[tokio::test]
async fn a_rated_game_counts_once_for_each_player() {
    let mut world = World::new("rated").await;
    let people = [account(&world, 1).await, account(&world, 2).await];
    let stranger = world.guest(3).await;
    let settings = Settings { rated: true, ..Settings::default() };
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, settings)).await;
    assert_eq!(code(world.ask(stranger, join(&table, None)).await), "accounts_only");
    let bots = value!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let bots = json(value!({ "type": "arrange", "table": table, "seats": bots }));
    assert_eq!(code(world.ask(people[0], bots).await), "accounts_only");
    world.ask(people[1], join(&table, None)).await.unwrap();
    world.ask(people[0], request("start", &table)).await.unwrap();
    let mut players = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        players.push(Player::sit(world.connect(*person), &table, seat as u8).await);
    }
    finish(&mut players, &table, &mut QuickChance::new(6)).await;
    // Loading the table again rates it again, without effect.
    for _ in 0..2 {
        world.crash().await;
        let id = table.parse().unwrap();
        world.tables.look(people[0], id, Some(0), None).await.unwrap();
    }
    let ratings = ratings_of(&world, &people).await;
    assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6, "{ratings:?}");
    let ranking = &players[0].client.game(&table, Some(0)).outcome.clone().unwrap().ranking;
    let winner = ranking[0]["seat"].as_u64().unwrap() as usize;
    let shared = ranking[1]["place"] == 1;
    assert!(shared || ratings[winner] > 1500.0);
}

/// A bot may win for a player who left, but earns them no rating, and casts no votes for them.
#[tokio::test]
async fn leaving_a_rated_game_loses_it() {
    let world = World::new("left a rated game").await;
    let people = [account(&world, 1).await, account(&world, 2).await];
    let stand_in = "greedy".to_owned();
    let settings = Settings { rated: true, stand_in, ..Settings::default() };
    let table = world.begun("osaka", &people, 0, settings).await;
    let mut players = vec![Player::sit(world.connect(people[0]), &table, 0).await];
    world.ask(people[1], request("leave", &table)).await.unwrap();
    let give_up = value!({ "type": "propose", "table": table, "seat": 0, "offer": "abandon" });
    world.ask(people[0], json(give_up)).await.unwrap();
    let client = &mut players[0].client;
    client.until(&table, Some(0), |known| known.game.as_ref().unwrap().offer.is_some()).await;
    assert_eq!(client.game(&table, Some(0)).offer.clone().unwrap().waiting, [1]);
    finish(&mut players, &table, &mut QuickChance::new(6)).await;
    let ranking = &players[0].client.game(&table, Some(0)).outcome.clone().unwrap().ranking;
    assert_eq!((&ranking[0]["seat"], &ranking[1]["place"]), (&value!(1), &value!(2)));
    let ratings = ratings_of(&world, &people).await;
    assert!(ratings[0] > 1500.0 && ratings[1] < 1500.0, "{ratings:?}");
}

/// Ratings are earned with the built-in data.
#[tokio::test]
async fn a_rated_game_has_no_component_data_of_its_own() {
    let world = World::new("own data").await;
    let host = account(&world, 1).await;
    let data: serde_json::Value = serde_json::from_str(higaki_edo::Data::built_in_text()).unwrap();
    for options in [value!({ "data": data }), value!({ "data": {} })] {
        let settings = Settings { rated: true, ..Settings::default() };
        let mut new = table_of("edo", vec![SeatPlan::Me, SeatPlan::Open], settings);
        new.options = options;
        let refused = world.ask(host, Request::Create(Box::new(new))).await.unwrap_err();
        assert_eq!(refused.code, "rated_custom_data");
        assert!(refused.message.contains("standard component data"), "{}", refused.message);
    }
    let settings = Settings { rated: true, ..Settings::default() };
    let mut new = table_of("edo", vec![SeatPlan::Me, SeatPlan::Open], settings);
    new.options = value!({ "data": null });
    world.ask(host, Request::Create(Box::new(new))).await.unwrap();
}
