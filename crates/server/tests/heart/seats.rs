//! Seats before the game, and access to a table.

use crate::heart::support::{World, code, join, json, of_seat, request, table_of};
use higaki_protocol::{SeatPlan, Settings};
use higaki_store::LobbyFilter;
use serde_json::json as value;

fn open(seats: usize) -> Vec<SeatPlan> {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    plans
}

#[tokio::test]
async fn seats_are_reserved_only_for_existing_people() {
    let world = World::new("strangers").await;
    let people = world.guests(3).await;
    world.store.delete_person(people[2].person).await.unwrap();
    let nobody = higaki_store::PersonId::from_bytes([99; 16]);
    let seats = |person: &str| value!([{ "kind": "me" }, { "kind": "person", "person": person }]);
    let table = world.create(people[0], table_of("osaka", open(2), Settings::default())).await;
    for person in [nobody.to_string(), people[2].person.to_string(), "x".to_owned()] {
        let create = value!({ "type": "create", "game": "osaka", "seats": seats(&person) });
        let arrange = value!({ "type": "arrange", "table": table, "seats": seats(&person) });
        for asked in [create, arrange] {
            let refusal = world.ask(people[0], json(asked)).await.unwrap_err();
            assert_eq!(refusal.code, "unknown_person");
            assert_eq!(refusal.details["person"], person);
        }
    }
    let known = seats(&people[1].person.to_string());
    let arrange = json(value!({ "type": "arrange", "table": table, "seats": known }));
    world.ask(people[0], arrange).await.unwrap();
}

#[tokio::test]
async fn a_password_keeps_strangers_out_of_everything() {
    let world = World::new("password").await;
    let people = world.guests(3).await;
    let mut new = table_of("osaka", open(2), Settings::default());
    new.password = Some("maru".to_owned());
    let table = world.create(people[0], new).await;
    let id = table.parse().unwrap();
    let with =
        |password: &str| json(value!({ "type": "join", "table": table, "password": password }));
    assert_eq!(code(world.ask(people[1], join(&table, None)).await), "wrong_password");
    assert_eq!(code(world.ask(people[1], with("kaisen")).await), "wrong_password");
    assert_eq!(code(world.tables.look(people[2], id, None, None).await), "wrong_password");
    world.ask(people[1], with("maru")).await.unwrap();
    world.ask(people[0], request("start", &table)).await.unwrap();
    let password = Some("maru".to_owned());
    assert!(world.tables.look(people[2], id, None, password).await.is_ok());
    assert!(world.tables.look(people[2], id, None, None).await.is_ok(), "let in once");
    let listed = world.tables.lobby(LobbyFilter::default(), None, 10).await.unwrap().tables;
    assert!(listed[0].locked && listed[0].status == "running");
}

#[tokio::test]
async fn a_missing_table_is_unknown() {
    let world = World::new("unknown table").await;
    let host = world.guest(1).await;
    for nowhere in ["AAAAAAAAAAAAAAAAAAAAAA", "x"] {
        assert_eq!(code(world.ask(host, of_seat("undo", nowhere, 0)).await), "unknown_table");
    }
}

/// Games among bots run only while watched, and each person may run a few of them.
#[tokio::test]
async fn bots_among_themselves_play_for_those_who_watch() {
    let world = World::new("show").await;
    let host = world.guest(1).await;
    let bots = vec![SeatPlan::Bot { level: "random".to_owned() }; 2];
    let mut tables = Vec::new();
    for _ in 0..4 {
        let new = table_of("osaka", bots.clone(), Settings::default());
        tables.push(world.create(host, new).await);
    }
    for table in &tables[..3] {
        world.ask(host, request("start", table)).await.unwrap();
    }
    let refused = world.ask(host, request("start", &tables[3])).await;
    assert_eq!(code(refused), "too_many_shows");
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
    let id = tables[0].parse().unwrap();
    let frame = world.tables.look(host, id, None, None).await.unwrap();
    assert_eq!(frame.game.unwrap().moves, 0, "nobody watches");
    let mut client = world.connect(host);
    client.watch(&tables[0], None).await.unwrap();
    client.until(&tables[0], None, |known| known.about.status == "finished").await;
    world.ask(host, request("start", &tables[3])).await.unwrap();
}

#[tokio::test]
async fn a_refused_start_takes_no_place_of_a_game_among_opponents() {
    let world = World::new("refused show").await;
    let host = world.guest(1).await;
    let bot = SeatPlan::Bot { level: "random".to_owned() };
    for _ in 0..3 {
        let seats = vec![bot.clone(), SeatPlan::Open];
        let table = world.create(host, table_of("osaka", seats, Settings::default())).await;
        assert_eq!(code(world.ask(host, request("start", &table)).await), "seats_open");
    }
    let table = world.create(host, table_of("osaka", vec![bot; 2], Settings::default())).await;
    world.ask(host, request("start", &table)).await.unwrap();
}
