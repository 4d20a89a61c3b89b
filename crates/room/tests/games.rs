//! Whole games of people and bots, and earlier positions.

use crate::support::{Client, Player, World, code, finish, of_seat, play_some, request};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_protocol::{Answer, Settings};
use higaki_room::Caller;
use higaki_table::{Game, QuickChance, Record, Table, Verdict};
use serde_json::{Value, json};

fn verify(record: &str) -> Verdict {
    let record: Record = record.parse().unwrap();
    match record.game.as_str() {
        id if id == Osaka::INFO.id => Table::<Osaka>::verify(&record),
        id if id == Dschunke::INFO.id => Table::<Dschunke>::verify(&record),
        _ => Table::<Edo>::verify(&record),
    }
    .unwrap()
}

fn sit(world: &World, table: &str, guests: &[Caller]) -> Vec<Player> {
    let seats = (0..).zip(guests);
    seats.map(|(seat, guest)| Player::sit(world.connect(*guest), table, seat)).collect()
}

fn whole_game(game: &str, people: u8, bots: usize) {
    let world = World::new(game);
    let guests = world.guests(people);
    let table = world.begun(game, &guests, bots, Settings::default());
    let mut players = sit(&world, &table, &guests);
    let spectator = world.guest(99);
    let mut watching = Player { client: world.connect(spectator), seat: 0 };
    watching.client.watch(&table, None).unwrap();
    let refused = watching.client.ask(request("record", &table));
    assert_eq!(code(refused), "not_over", "a record tells everything");

    finish(&mut players, &table, &mut QuickChance::new(5));
    watching.client.until(&table, None, |known| known.about.status == "finished");

    let Ok(Answer::Record { record }) = watching.client.ask(request("record", &table)) else {
        panic!("no record");
    };
    let verdict = verify(&record);
    assert!(verdict.seed_checked && verdict.finished);
    assert_eq!(record.matches("nonce ").count(), guests.len() + bots);

    // The secret revealed at the end matches the commitment, and nobody saw it or anything of the
    // deal's seed before.
    let about = &watching.client.at(&table, None).about;
    let secret = about.fairness.secret.clone().unwrap();
    assert!(record.contains(&format!("secret {secret}")));
    assert!(record.contains(&format!("commitment {}", about.fairness.commitment)));
    for player in players.iter().chain([&watching]) {
        let texts = player.client.texts.iter();
        let shown = texts.clone().position(|text| text.contains(&secret)).unwrap();
        let over = texts.clone().position(|text| text.contains(r#""status":"finished""#)).unwrap();
        assert_eq!(shown, over);
    }
}

#[test]
fn a_game_of_osaka_by_two_people_and_two_bots() {
    whole_game("osaka", 2, 2);
}

#[test]
fn a_game_of_dschunke_by_three_people_and_a_bot() {
    whole_game("dschunke", 3, 1);
}

#[test]
fn a_game_of_edo_by_two_people_and_two_bots() {
    whole_game("edo", 2, 2);
}

/// The hidden components that `position` shows to a spectator.
fn turned_up(client: &mut Client, table: &str, at: u32) -> Value {
    let wanted = json!({ "type": "position", "table": table, "seat": null, "at": at });
    match client.ask(serde_json::from_value(wanted).unwrap()) {
        Ok(Answer::Position { view, .. }) => {
            let view: Value = serde_json::from_str(view.as_str()).unwrap();
            view["open"].clone()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn earlier_positions_show_everything_when_the_game_is_over_and_not_before() {
    let world = World::new("turned up");
    let guests = world.guests(3);
    let table = world.begun("dschunke", &guests, 0, Settings::default());
    let mut players = sit(&world, &table, &guests);
    let mut watching = world.connect(world.guest(99));
    watching.watch(&table, None).unwrap();
    let mut chance = QuickChance::new(2);
    play_some(&mut players, &table, &mut chance, 12);
    for at in [0, 3] {
        assert_eq!(turned_up(&mut watching, &table, at), Value::Null, "position {at}");
    }
    finish(&mut players, &table, &mut chance);
    watching.until(&table, None, |known| known.about.status == "finished");
    for at in [0, 3] {
        let open = turned_up(&mut watching, &table, at);
        assert_eq!(open["yuan"].as_array().map(Vec::len), Some(3), "position {at}: {open}");
        assert_eq!(open["hands"].as_array().map(Vec::len), Some(3), "position {at}: {open}");
    }
}

#[test]
fn earlier_positions_and_the_history_can_be_seen_while_the_game_runs() {
    let world = World::new("look back");
    let guests = world.guests(2);
    let table = world.begun("osaka", &guests, 0, Settings::default());
    let mut players = sit(&world, &table, &guests);
    let mut chance = QuickChance::new(1);
    let mut views = vec![players[0].client.game(&table, Some(0)).view.clone()];
    for _ in 0..20 {
        play_some(&mut players, &table, &mut chance, 1);
        let number = players[1].client.at(&table, Some(1)).number;
        let number = number.max(players[0].client.at(&table, Some(0)).number);
        players[0].client.until(&table, Some(0), |known| known.number == number);
        views.push(players[0].client.game(&table, Some(0)).view.clone());
    }
    let client = &mut players[0].client;
    assert_eq!(client.game(&table, Some(0)).moves, 20);
    for (at, seen) in views.iter().enumerate() {
        let wanted = serde_json::json!({ "type": "position", "table": table, "seat": 0, "at": at });
        match client.ask(serde_json::from_value(wanted).unwrap()) {
            Ok(Answer::Position { view, .. }) => assert_eq!(view, *seen, "position {at}"),
            other => panic!("{other:?}"),
        }
    }
    let beyond = serde_json::json!({ "type": "position", "table": table, "seat": 0, "at": 21 });
    let refused = client.ask(serde_json::from_value(beyond).unwrap());
    assert_eq!(code(refused), "no_such_position");
    match client.ask(of_seat("history", &table, 0)) {
        Ok(Answer::History { moments, next: None }) => {
            assert_eq!(moments.len(), 21);
            assert!(moments.iter().skip(1).all(|moment| !moment.events.is_empty_list()));
        }
        other => panic!("{other:?}"),
    }
    let refused = client.ask(of_seat("history", &table, 1));
    assert_eq!(code(refused), "not_your_seat");
    assert_eq!(code(client.watch(&table, Some(1))), "not_your_seat");
}
