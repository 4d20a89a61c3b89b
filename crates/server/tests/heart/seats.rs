//! Before the game: who sits where, who may come in.

use crate::heart::support::{World, code, join, json, of_seat, request, table_of};
use higaki_protocol::{Answer, Holder, SeatPlan, Seated, Settings, Watchers};
use higaki_store::LobbyFilter;
use serde_json::json as value;

fn open(seats: usize) -> Vec<SeatPlan> {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    plans
}

#[tokio::test]
async fn seats_are_taken_given_up_and_arranged_by_the_host() {
    let world = World::new("seats").await;
    let people = world.guests(4).await;
    let table = world.create(people[0], table_of("osaka", open(3), Settings::default())).await;
    assert_eq!(world.ask(people[1], join(&table, None)).await, Ok(Answer::Seat { seat: 1 }));
    assert_eq!(code(world.ask(people[1], join(&table, None)).await), "one_seat_only");
    assert_eq!(code(world.ask(people[2], join(&table, Some(1))).await), "seat_taken");
    assert_eq!(code(world.ask(people[2], join(&table, Some(7))).await), "no_such_seat");
    assert_eq!(code(world.ask(people[0], request("start", &table)).await), "seats_open");
    assert_eq!(world.ask(people[2], join(&table, Some(2))).await, Ok(Answer::Seat { seat: 2 }));
    assert_eq!(code(world.ask(people[3], join(&table, None)).await), "table_full");
    assert_eq!(world.ask(people[1], request("leave", &table)).await, Ok(Answer::Done));

    let seats = value!([
        { "kind": "person", "person": people[2].person.to_string() },
        { "kind": "bot", "level": "greedy" },
        { "kind": "person", "person": people[3].person.to_string() },
        { "kind": "me" },
    ]);
    let arrange = json(value!({ "type": "arrange", "table": table, "seats": seats }));
    assert_eq!(code(world.ask(people[2], arrange.clone()).await), "host_only");
    world.ask(people[0], arrange).await.unwrap();
    let id = table.parse().unwrap();
    let about = world.tables.look(people[0], id, None, None).await.unwrap().about;
    let kinds: Vec<&str> = about
        .seats
        .iter()
        .map(|seat| match &seat.holder {
            Holder::Open => "open",
            Holder::Reserved { .. } => "reserved",
            Holder::Person { .. } => "person",
            Holder::Bot { .. } => "bot",
        })
        .collect();
    assert_eq!(kinds, ["person", "bot", "reserved", "person"]);
    assert_eq!(code(world.ask(people[1], join(&table, None)).await), "table_full");
    assert_eq!(world.ask(people[3], join(&table, None)).await, Ok(Answer::Seat { seat: 2 }));
    world.ask(people[0], request("shuffle", &table)).await.unwrap();
    world.ask(people[0], request("start", &table)).await.unwrap();
    assert_eq!(code(world.ask(people[1], join(&table, None)).await), "already_begun");
}

#[tokio::test]
async fn who_sits_already_moves_to_another_free_seat() {
    let world = World::new("moving").await;
    let people = world.guests(3).await;
    let table = world.create(people[0], table_of("osaka", open(4), Settings::default())).await;
    let nonce = "8f".repeat(32);
    let sit = |nonce: Option<&str>, seat: u8| {
        json(value!({ "type": "join", "table": table, "seat": seat, "nonce": nonce }))
    };
    world.ask(people[1], sit(Some(&nonce), 1)).await.unwrap();
    world.ask(people[2], sit(None, 2)).await.unwrap();
    let about = async || {
        let looked = world.tables.look(people[2], table.parse().unwrap(), None, None).await;
        looked.unwrap().about
    };
    let places = async || -> Vec<Option<usize>> {
        let seats = about().await.seats;
        let place = |seat: &Seated| match &seat.holder {
            Holder::Person { person, .. } => {
                people.iter().position(|caller| caller.person.to_string() == *person)
            }
            _ => None,
        };
        seats.iter().map(place).collect()
    };
    assert_eq!(world.ask(people[1], sit(None, 3)).await, Ok(Answer::Seat { seat: 3 }));
    assert_eq!(places().await, [Some(0), None, Some(2), Some(1)]);
    assert_eq!(about().await.fairness.nonces[3], nonce, "what he brought goes with him");
    assert_eq!(world.ask(people[0], sit(None, 1)).await, Ok(Answer::Seat { seat: 1 }));
    assert_eq!(places().await, [None, Some(0), Some(2), Some(1)]);
    assert_eq!(about().await.host, people[0].person.to_string(), "the host stays the host");
    assert_eq!(code(world.ask(people[0], sit(None, 2)).await), "seat_taken");
    assert_eq!(code(world.ask(people[0], sit(None, 1)).await), "one_seat_only");
    assert_eq!(places().await, [None, Some(0), Some(2), Some(1)]);
    let other = "7e".repeat(32);
    world.ask(people[1], sit(Some(&other), 0)).await.unwrap();
    assert_eq!(about().await.fairness.nonces[0], other);
    world.ask(people[1], join(&table, Some(3))).await.unwrap();
    world.ask(people[2], join(&table, Some(0))).await.unwrap();
    assert_eq!(code(world.ask(people[0], request("start", &table)).await), "seats_open");
}

#[tokio::test]
async fn a_seat_is_kept_only_for_somebody_who_exists() {
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
async fn a_host_who_leaves_passes_the_table_on_and_the_last_one_closes_it() {
    let world = World::new("host").await;
    let people = world.guests(2).await;
    let table = world.create(people[0], table_of("osaka", open(2), Settings::default())).await;
    let id = table.parse().unwrap();
    world.ask(people[1], join(&table, None)).await.unwrap();
    world.ask(people[0], request("leave", &table)).await.unwrap();
    let about = world.tables.look(people[1], id, None, None).await.unwrap().about;
    assert_eq!(about.host, people[1].person.to_string());
    world.ask(people[1], request("leave", &table)).await.unwrap();
    let about = world.tables.look(people[1], id, None, None).await.unwrap().about;
    assert_eq!(about.status, "abandoned");
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
async fn spectators_may_be_unwanted_and_leave_when_the_game_begins() {
    let world = World::new("watchers").await;
    let people = world.guests(3).await;
    let settings = Settings { watchers: Watchers::Players, ..Settings::default() };
    let table = world.create(people[0], table_of("osaka", open(2), settings)).await;
    let mut stranger = world.connect(people[2]);
    stranger.watch(&table, None).await.unwrap();
    world.ask(people[1], join(&table, None)).await.unwrap();
    world.ask(people[0], request("start", &table)).await.unwrap();
    loop {
        assert!(stranger.receive().await);
        let last = stranger.texts.last().unwrap();
        assert!(!last.contains("\"view\""), "a spectator saw the game: {last}");
        if last.contains("unwatched") {
            break;
        }
    }
    assert_eq!(code(stranger.watch(&table, None).await), "may_not_watch");
}

#[tokio::test]
async fn one_person_may_play_several_seats_on_one_device() {
    let world = World::new("hot seat").await;
    let people = world.guests(1).await;
    let seats = vec![SeatPlan::Me; 3];
    let refused = table_of("osaka", seats.clone(), Settings::default());
    let refused = json(value!({ "type": "create", "game": "osaka", "seats": refused.seats }));
    assert_eq!(code(world.ask(people[0], refused).await), "one_seat_only");
    let settings = Settings { hot_seat: true, ..Settings::default() };
    let table = world.create(people[0], table_of("osaka", seats, settings)).await;
    world.ask(people[0], request("start", &table)).await.unwrap();
    let mut client = world.connect(people[0]);
    for seat in 0..3 {
        client.watch(&table, Some(seat)).await.unwrap();
    }
    let hands: Vec<String> =
        (0..3).map(|seat| client.game(&table, Some(seat)).view.to_string()).collect();
    assert!(hands[0] != hands[1] && hands[1] != hands[2]);
}

#[tokio::test]
async fn rated_games_are_for_accounts_and_what_makes_no_sense_is_refused() {
    let world = World::new("refusals").await;
    let people = world.guests(2).await;
    let create = |changes: serde_json::Value| {
        let mut new = value!({ "type": "create", "game": "osaka",
            "seats": [{ "kind": "me" }, { "kind": "open" }] });
        for (name, change) in changes.as_object().unwrap() {
            new[name] = change.clone();
        }
        json(new)
    };
    for (changes, expected) in [
        (value!({ "settings": { "rated": true } }), "accounts_only"),
        (value!({ "game": "go" }), "unknown_game"),
        (value!({ "seats": [{ "kind": "me" }] }), "wrong_number_of_players"),
        (value!({ "options": { "hands": "none" } }), "bad_options"),
        (
            value!({ "settings": { "clock": { "kind": "live", "bank": 0, "increment": 0 } } }),
            "bad_settings",
        ),
        (value!({ "settings": { "stand_in": "perfect" } }), "bad_settings"),
        (
            value!({ "seats": [{ "kind": "me" }, { "kind": "bot", "level": "perfect" }] }),
            "unknown_level",
        ),
    ] {
        let refusal = world.ask(people[0], create(changes)).await.unwrap_err();
        assert_eq!(refusal.code, expected);
        assert!(!refusal.message.contains(expected) && !refusal.message.is_empty(), "{refusal:?}");
    }
    let nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
    assert_eq!(code(world.ask(people[0], of_seat("undo", nowhere, 0)).await), "unknown_table");
    assert_eq!(code(world.ask(people[0], of_seat("undo", "x", 0)).await), "unknown_table");
}

/// Nobody plays there, so nothing happens until somebody looks, and everybody has a few at a time.
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
