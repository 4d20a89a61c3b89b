//! Limits on tables per person and on password guesses.

use crate::heart::support::{World, code, join, json, of_seat, request, table_of};
use higaki_protocol::{Answer, Request, SeatPlan, Settings};
use higaki_server::tables::TablesConfig;
use serde_json::json as value;

fn new_table() -> Request {
    let seats = vec![SeatPlan::Me, SeatPlan::Bot { level: "greedy".to_owned() }];
    Request::Create(Box::new(table_of("osaka", seats, Settings::default())))
}

async fn world_with(most_tables: Option<u32>) -> World {
    let mut world = World::new("tables").await;
    world.tables.shutdown().await;
    world.config = TablesConfig { most_tables, ..world.config };
    world.tables = world.start_again().await;
    world
}

fn table(made: Result<Answer, higaki_protocol::Refusal>) -> String {
    match made {
        Ok(Answer::Table { table }) => table,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn unfinished_tables_per_person_are_limited() {
    let world = world_with(Some(2)).await;
    let (aki, ren) = (world.guest(1).await, world.guest(2).await);
    let over = table(world.ask(aki, new_table()).await);
    world.ask(aki, request("start", &over)).await.unwrap();
    let give_up = value!({ "type": "propose", "table": over, "seat": 0, "offer": "abandon" });
    world.ask(aki, json(give_up)).await.unwrap();

    let waiting = table(world.ask(aki, new_table()).await);
    let running = table(world.ask(aki, new_table()).await);
    world.ask(aki, request("start", &running)).await.unwrap();
    let lesson = json(value!({ "type": "create", "game": "osaka", "lesson": "osaka-1" }));
    for one_more in [new_table(), lesson, request("rematch", &over)] {
        let refused = world.ask(aki, one_more).await.unwrap_err();
        assert_eq!(
            (refused.code.as_str(), &refused.details["most"]),
            ("too_many_tables", &2.into())
        );
        assert!(refused.message.contains("2 unfinished tables"), "{}", refused.message);
    }
    let about = world.tables.look(aki, over.parse().unwrap(), None, None).await.unwrap().about;
    assert_eq!(about.rematch, None, "a table that was refused is not announced");
    table(world.ask(ren, new_table()).await);

    // As the refusal says: leaving a table that has not begun makes room for another.
    world.ask(aki, request("leave", &waiting)).await.unwrap();
    table(world.ask(aki, request("rematch", &over)).await);
    assert_eq!(code(world.ask(aki, new_table()).await), "too_many_tables");
}

#[tokio::test]
async fn component_data_has_a_size_limit_and_is_read_after_the_table_limit() {
    let world = world_with(Some(1)).await;
    let aki = world.guest(1).await;
    let with_note = |length: usize| {
        let mut data: serde_json::Value =
            serde_json::from_str(higaki_edo::Data::built_in_text()).unwrap();
        data["wage"]["note"] = "x".repeat(length).into();
        let seats = vec![SeatPlan::Me, SeatPlan::Open];
        let mut new = table_of("edo", seats, Settings::default());
        new.options = value!({ "data": data });
        Request::Create(Box::new(new))
    };
    let refused = world.ask(aki, with_note(64 * 1024)).await.unwrap_err();
    assert_eq!(refused.code, "bad_options");
    assert!(refused.message.contains("64 KiB"), "{}", refused.message);
    table(world.ask(aki, with_note(40 * 1024)).await);
    assert_eq!(code(world.ask(aki, with_note(64 * 1024)).await), "too_many_tables");
}

#[tokio::test]
async fn without_a_limit_tables_per_person_are_unlimited() {
    let world = world_with(None).await;
    let aki = world.guest(1).await;
    for _ in 0..higaki_server::tables::MOST_TABLES + 1 {
        table(world.ask(aki, new_table()).await);
    }
}

/// Otherwise the host could not find, finish or abandon a table that counts for the limit.
#[tokio::test]
async fn a_host_without_a_seat_stays_a_member_until_the_game_is_over() {
    let world = World::new("show").await;
    let (aki, ren) = (world.guest(1).await, world.guest(2).await);
    let seats = vec![SeatPlan::Bot { level: "random".to_owned() }; 2];
    let show = world.create(aki, table_of("osaka", seats, Settings::default())).await;
    let mine = world.tables.tables_of(aki.person, None, 10).await.unwrap().tables;
    assert_eq!((mine.len(), &mine[0].table, mine[0].mine.as_slice()), (1, &show, &[][..]));
    world.ask(aki, request("start", &show)).await.unwrap();
    assert_eq!(world.tables.tables_of(aki.person, None, 10).await.unwrap().tables.len(), 1);
    let status = async || {
        let looked = world.tables.look(ren, show.parse().unwrap(), None, None).await;
        looked.unwrap().about.status
    };
    world.ask(ren, request("leave", &show)).await.unwrap();
    assert_eq!(status().await, "running", "it is not his");
    world.ask(aki, request("leave", &show)).await.unwrap();
    assert_eq!(status().await, "abandoned");
    assert_eq!(world.tables.tables_of(aki.person, None, 10).await.unwrap().tables, []);
}

#[tokio::test]
async fn a_password_is_guessed_a_few_times_only() {
    let world = World::new("guesses").await;
    let people = world.guests(13).await;
    let mut new = table_of("osaka", vec![SeatPlan::Open; 4], Settings::default());
    new.password = Some("maru".to_owned());
    let table = world.create(people[0], new).await;
    let with =
        |password: &str| json(value!({ "type": "join", "table": table, "password": password }));
    for guess in 0..10 {
        assert_eq!(code(world.ask(people[1], with(&guess.to_string())).await), "wrong_password");
    }
    // The refusal does not reveal whether the guess is right.
    let refused = world.ask(people[1], with("maru")).await.unwrap_err();
    assert_eq!(refused.code, "too_many_guesses");
    let seconds = refused.details["seconds"].as_i64().unwrap();
    assert!((1..=61).contains(&seconds), "{seconds}");
    assert!(refused.message.contains(&format!("in {seconds} second")), "{}", refused.message);
    let watch = json(value!({ "type": "join", "table": table, "seat": 1 }));
    assert_eq!(code(world.ask(people[1], watch).await), "wrong_password", "and not let in");
    world.ask(people[2], with("maru")).await.unwrap();
    world.time.pass(seconds * 1000);
    world.ask(people[1], with("maru")).await.unwrap();

    // More guests do not help: a hundred guesses in all were free at the beginning.
    for person in &people[3..] {
        for _ in 0..10 {
            let refused = code(world.ask(*person, with("kaisen")).await);
            assert!(["wrong_password", "too_many_guesses"].contains(&refused.as_str()));
        }
    }
    let last = people[12];
    world.time.pass(20_000);
    assert_eq!(code(world.ask(last, with("maru")).await), "too_many_guesses");
    world.time.pass(3_600_000);
    world.ask(last, with("maru")).await.unwrap();
    assert_eq!(code(world.ask(last, of_seat("leave", &table, 3)).await), "not_your_seat");
    assert_eq!(code(world.ask(people[11], join(&table, None)).await), "wrong_password");
}
