//! Before the game: seats, and access to a table.

use crate::support::{World, code, join, json, of_seat, request, table_of};
use higaki_protocol::{Answer, Holder, SeatPlan, Seated, Settings, Watchers};
use serde_json::json as value;

fn open(seats: usize) -> Vec<SeatPlan> {
    let mut plans = vec![SeatPlan::Open; seats];
    plans[0] = SeatPlan::Me;
    plans
}

#[test]
fn seats_are_taken_given_up_and_arranged_by_the_host() {
    let world = World::new("seats");
    let people = world.guests(4);
    let table = world.create(people[0], table_of("osaka", open(3), Settings::default()));
    assert_eq!(world.ask(people[1], join(&table, None)), Ok(Answer::Seat { seat: 1 }));
    assert_eq!(code(world.ask(people[1], join(&table, None))), "one_seat_only");
    assert_eq!(code(world.ask(people[2], join(&table, Some(1)))), "seat_taken");
    assert_eq!(code(world.ask(people[2], join(&table, Some(7)))), "no_such_seat");
    assert_eq!(code(world.ask(people[0], request("start", &table))), "seats_open");
    assert_eq!(world.ask(people[2], join(&table, Some(2))), Ok(Answer::Seat { seat: 2 }));
    assert_eq!(code(world.ask(people[3], join(&table, None))), "table_full");
    assert_eq!(world.ask(people[1], request("leave", &table)), Ok(Answer::Done));

    let seats = value!([
        { "kind": "person", "person": people[2].person.to_string() },
        { "kind": "bot", "level": "greedy" },
        { "kind": "person", "person": people[3].person.to_string() },
        { "kind": "me" },
    ]);
    let arrange = json(value!({ "type": "arrange", "table": table, "seats": seats }));
    assert_eq!(code(world.ask(people[2], arrange.clone())), "host_only");
    world.ask(people[0], arrange).unwrap();
    let about = world.look(people[0], &table, None).unwrap().about;
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
    assert_eq!(code(world.ask(people[1], join(&table, None))), "table_full");
    assert_eq!(world.ask(people[3], join(&table, None)), Ok(Answer::Seat { seat: 2 }));
    world.ask(people[0], request("shuffle", &table)).unwrap();
    world.ask(people[0], request("start", &table)).unwrap();
    assert_eq!(code(world.ask(people[1], join(&table, None))), "already_begun");
}

#[test]
fn a_seated_player_moves_to_another_free_seat() {
    let world = World::new("moving");
    let people = world.guests(3);
    let table = world.create(people[0], table_of("osaka", open(4), Settings::default()));
    let nonce = "8f".repeat(32);
    let sit = |nonce: Option<&str>, seat: u8| {
        json(value!({ "type": "join", "table": table, "seat": seat, "nonce": nonce }))
    };
    world.ask(people[1], sit(Some(&nonce), 1)).unwrap();
    world.ask(people[2], sit(None, 2)).unwrap();
    let about = || {
        let looked = world.look(people[2], &table, None);
        looked.unwrap().about
    };
    let places = || -> Vec<Option<usize>> {
        let seats = about().seats;
        let place = |seat: &Seated| match &seat.holder {
            Holder::Person { person, .. } => {
                people.iter().position(|caller| caller.person.to_string() == *person)
            }
            _ => None,
        };
        seats.iter().map(place).collect()
    };
    assert_eq!(world.ask(people[1], sit(None, 3)), Ok(Answer::Seat { seat: 3 }));
    assert_eq!(places(), [Some(0), None, Some(2), Some(1)]);
    assert_eq!(about().fairness.nonces[3], nonce, "the nonce stays with the player");
    assert_eq!(world.ask(people[0], sit(None, 1)), Ok(Answer::Seat { seat: 1 }));
    assert_eq!(places(), [None, Some(0), Some(2), Some(1)]);
    assert_eq!(about().host, people[0].person.to_string(), "the host stays the host");
    assert_eq!(code(world.ask(people[0], sit(None, 2))), "seat_taken");
    assert_eq!(code(world.ask(people[0], sit(None, 1))), "one_seat_only");
    assert_eq!(places(), [None, Some(0), Some(2), Some(1)]);
    let other = "7e".repeat(32);
    world.ask(people[1], sit(Some(&other), 0)).unwrap();
    assert_eq!(about().fairness.nonces[0], other);
    world.ask(people[1], join(&table, Some(3))).unwrap();
    world.ask(people[2], join(&table, Some(0))).unwrap();
    assert_eq!(code(world.ask(people[0], request("start", &table))), "seats_open");
}

#[test]
fn a_host_who_leaves_passes_the_table_on_and_the_last_one_closes_it() {
    let world = World::new("host");
    let people = world.guests(2);
    let table = world.create(people[0], table_of("osaka", open(2), Settings::default()));
    world.ask(people[1], join(&table, None)).unwrap();
    world.ask(people[0], request("leave", &table)).unwrap();
    let about = world.look(people[1], &table, None).unwrap().about;
    assert_eq!(about.host, people[1].person.to_string());
    world.ask(people[1], request("leave", &table)).unwrap();
    let about = world.look(people[1], &table, None).unwrap().about;
    assert_eq!(about.status, "abandoned");
}

#[test]
fn spectators_may_be_unwanted_and_leave_when_the_game_begins() {
    let world = World::new("watchers");
    let people = world.guests(3);
    let settings = Settings { watchers: Watchers::Players, ..Settings::default() };
    let table = world.create(people[0], table_of("osaka", open(2), settings));
    let mut stranger = world.connect(people[2]);
    stranger.watch(&table, None).unwrap();
    world.ask(people[1], join(&table, None)).unwrap();
    world.ask(people[0], request("start", &table)).unwrap();
    stranger.catch_up();
    for text in &stranger.texts {
        assert!(!text.contains("\"view\""), "a spectator saw the game: {text}");
    }
    assert!(matches!(&stranger.ended[..], [((at, None), _)] if *at == table));
    assert_eq!(code(stranger.watch(&table, None)), "may_not_watch");
}

#[test]
fn one_person_may_play_several_seats_on_one_device() {
    let world = World::new("hot seat");
    let people = world.guests(1);
    let seats = vec![SeatPlan::Me; 3];
    let refused = table_of("osaka", seats.clone(), Settings::default());
    let refused = json(value!({ "type": "create", "game": "osaka", "seats": refused.seats }));
    assert_eq!(code(world.ask(people[0], refused)), "one_seat_only");
    let settings = Settings { hot_seat: true, ..Settings::default() };
    let table = world.create(people[0], table_of("osaka", seats, settings));
    world.ask(people[0], request("start", &table)).unwrap();
    let mut client = world.connect(people[0]);
    for seat in 0..3 {
        client.watch(&table, Some(seat)).unwrap();
    }
    let hands: Vec<String> =
        (0..3).map(|seat| client.game(&table, Some(seat)).view.to_string()).collect();
    assert!(hands[0] != hands[1] && hands[1] != hands[2]);
}

#[test]
fn rated_games_are_for_accounts_and_invalid_tables_are_refused() {
    let world = World::new("refusals");
    let people = world.guests(2);
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
        (value!({ "settings": { "title": "\u{301}\u{e000}" } }), "bad_settings"),
        (value!({ "settings": { "title": " \u{200b}" } }), "bad_settings"),
        (
            value!({ "seats": [{ "kind": "me" }, { "kind": "bot", "level": "perfect" }] }),
            "unknown_level",
        ),
    ] {
        let refusal = world.ask(people[0], create(changes)).unwrap_err();
        assert_eq!(refusal.code, expected);
        assert!(!refusal.message.contains(expected) && !refusal.message.is_empty(), "{refusal:?}");
    }
    assert_eq!(code(world.ask(people[0], of_seat("undo", "x", 0))), "unknown_table");
}

#[test]
fn a_password_is_asked_for_once() {
    let world = World::new("password");
    let people = world.guests(3);
    let mut new = table_of("osaka", open(2), Settings::default());
    new.password = Some("maru".to_owned());
    let table = world.create(people[0], new);
    let with =
        |password: &str| json(value!({ "type": "join", "table": table, "password": password }));
    assert_eq!(code(world.ask(people[1], join(&table, None))), "wrong_password");
    assert_eq!(code(world.ask(people[1], with("kaisen"))), "wrong_password");
    assert_eq!(code(world.look(people[2], &table, None)), "wrong_password");
    assert_eq!(world.ask(people[1], with("maru")), Ok(Answer::Seat { seat: 1 }));
    let entries = world.log_len(&table);
    world.admit(people[2], table.parse().unwrap(), Some("maru")).unwrap();
    assert_eq!(world.log_len(&table), entries + 1);
    world.admit(people[2], table.parse().unwrap(), None).unwrap();
    assert_eq!(world.log_len(&table), entries + 1, "remembered");
    world.crash();
    assert!(world.look(people[2], &table, None).is_ok(), "also after a crash");
}
