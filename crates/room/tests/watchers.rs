//! Watchers: frames, presence, and the end of a watch.

use crate::support::{
    Client, Commits, Kind, World, code, join, json, mover, play, play_some, request, table_of,
};
use higaki_protocol::{Answer, Code, SeatPlan, ServerFrame, Settings};
use higaki_room::{Room, refuse};
use higaki_table::QuickChance;
use serde_json::json as value;

#[test]
fn a_watch_that_ends_during_a_commit_is_sent_nothing_more() {
    let world = World::new("unwatch");
    let (table, mut players) = world.players("osaka", 2, Settings::default());
    let mover = mover(&mut players, &table);
    let caller = players[mover].client.caller;
    let choice = play(&table, mover as u8, &players[mover].choices(&table)[0]);
    world.at(&table, |table| {
        table.take_effects();
        table.commits = Commits::Held;
    });
    world.send(caller, None, choice);
    players[1 - mover].client.unwatch(&table);
    let texts = players[1 - mover].client.texts.len();
    assert_eq!(world.effects(&table), [Kind::Append]);
    world.at(&table, |table| table.settle(Commits::Stored));
    for player in &mut players {
        player.client.catch_up();
    }
    assert_eq!(players[1 - mover].client.texts.len(), texts);
    let frames = &players[mover].client.frames;
    let present = frames.iter().rev().find_map(|frame| match frame {
        ServerFrame::Presence { present, .. } => Some(present.clone()),
        _ => None,
    });
    assert_eq!(present, Some(vec![mover as u8]), "the other one is gone");
    assert_eq!(players[mover].client.game(&table, Some(mover as u8)).moves, 1);
}

#[test]
fn a_watch_that_waits_for_a_commit_can_end_before_it_begins() {
    let world = World::new("short watch");
    let people = world.guests(3);
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default()));
    world.at(&table, |table| table.commits = Commits::Held);
    world.send(people[1], None, join(&table, None));
    let mut short = world.connect(people[2]);
    short.subscribe(&table, None, None);
    short.unwatch(&table);
    world.at(&table, |table| table.settle(Commits::Stored));
    world.effects(&table);
    world.ask(people[1], request("leave", &table)).unwrap();
    assert!(!world.effects(&table).contains(&Kind::Deliver), "nobody watches");
    assert!(!world.at(&table, |table| table.room.is_busy()));
}

/// A person takes a seat, and another watcher leaves before the commit.
#[test]
fn presence_tells_nothing_of_a_commit_in_flight() {
    let world = World::new("presence");
    let people = world.guests(3);
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default()));
    let mut clients: Vec<_> = people.iter().map(|person| world.connect(*person)).collect();
    for client in &mut clients {
        client.watch(&table, None).unwrap();
    }
    clients[0].catch_up();
    let texts = clients[0].texts.len();
    world.at(&table, |table| {
        table.take_effects();
        table.commits = Commits::Held;
    });
    world.send(people[1], None, join(&table, None));
    clients[2].unwatch(&table);
    assert_eq!(world.effects(&table), [Kind::Append]);
    world.at(&table, |table| table.settle(Commits::Failing(refuse(Code::Busy))));
    clients[0].catch_up();
    assert_eq!(clients[0].texts[texts..], [], "the seat was never taken");
}

#[test]
fn a_watcher_who_loses_the_seat_is_told_and_sent_nothing_more() {
    let world = World::new("lost seat");
    let people = world.guests(3);
    let table = world.seated("osaka", &people[..2], 0, Settings::default());
    let mut loser = world.connect(people[1]);
    loser.watch(&table, Some(1)).unwrap();
    let seats = value!([{ "kind": "me" }, { "kind": "open" }]);
    let arrange = json(value!({ "type": "arrange", "table": table, "seats": seats }));
    world.ask(people[0], arrange).unwrap();
    loser.catch_up();
    let [((place, Some(1)), refusal)] = &loser.ended[..] else { panic!("{:?}", loser.ended) };
    assert_eq!((place, refusal.code.as_str()), (&table, "not_your_seat"));
    let texts = loser.texts.len();
    world.ask(people[2], join(&table, None)).unwrap();
    loser.catch_up();
    assert_eq!(loser.texts.len(), texts);
    assert_eq!(loser.refused_watch(&table, Some(1)), "not_your_seat");
}

#[test]
fn a_table_has_a_limit_of_watchers() {
    let world = World::new("crowd");
    let people = world.guests(2);
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default()));
    let mut crowd = world.connect(people[1]);
    for _ in 0..Room::MOST_WATCHERS - 1 {
        crowd.watch(&table, None).unwrap();
    }
    let mut last = world.connect(people[1]);
    last.watch(&table, None).unwrap();
    let mut late = world.connect(people[0]);
    assert_eq!(late.refused_watch(&table, None), "busy");
    last.unwatch(&table);
    late.watch(&table, None).unwrap();
}

#[test]
fn a_returning_watcher_gets_the_missed_happenings() {
    let world = World::new("since");
    let (table, mut players) = world.players("osaka", 2, Settings::default());
    let mover = mover(&mut players, &table);
    let seat = Some(1 - mover as u8);
    let client = &mut players[1 - mover].client;
    client.unwatch(&table);
    let (known, caller) = (client.at(&table, seat).clone(), client.caller);
    assert!(players[mover].play_any(&table, &mut QuickChance::new(1)));
    let mut back = world.connect(caller);
    back.known.insert((table.clone(), seat), known.clone());
    back.watch_since(&table, seat, Some(known.number)).unwrap();
    assert!(matches!(back.frames[..], [ServerFrame::Update(_), ..]), "{:?}", back.frames);
    assert_eq!(back.at(&table, seat).number, known.number + 1);
    for since in [None, Some(u64::MAX)] {
        let mut lost = world.connect(caller);
        lost.watch_since(&table, seat, since).unwrap();
        assert!(matches!(lost.frames[..], [ServerFrame::Table(_), ..]), "{:?}", lost.frames);
    }
}

#[test]
fn a_chat_line_reaches_all_watchers_and_can_be_read_later() {
    let world = World::new("chat");
    let people = world.guests(2);
    let table = world.seated("osaka", &people, 0, Settings::default());
    let mut clients: Vec<_> = people.iter().map(|person| world.connect(*person)).collect();
    for client in &mut clients {
        client.watch(&table, None).unwrap();
    }
    let say = |text: &str| json(value!({ "type": "say", "table": table, "text": text }));
    clients[1].ask(say("  hello\u{202e} ")).unwrap();
    assert_eq!(code(clients[1].ask(say(" "))), "bad_value");
    for client in &mut clients {
        client.catch_up();
        let said = client.frames.iter().filter_map(|frame| match frame {
            ServerFrame::Said { line, .. } => Some((line.name.as_str(), line.text.as_str())),
            _ => None,
        });
        assert_eq!(said.collect::<Vec<_>>(), [("P2", "hello")]);
    }
    let Ok(Answer::Talk { lines }) = clients[0].ask(request("talk", &table)) else {
        panic!("no lines");
    };
    assert_eq!(lines.len(), 1);
    let after = json(value!({ "type": "talk", "table": table, "after": 1 }));
    assert_eq!(clients[0].ask(after), Ok(Answer::Talk { lines: Vec::new() }));
}

/// The last update of a client: whether it is a delta.
fn is_delta(client: &Client) -> bool {
    let updates = client.frames.iter().rev().find_map(|frame| match frame {
        ServerFrame::Update(update) => Some(update.change.is_some()),
        _ => None,
    });
    updates.expect("an update")
}

/// Spectators come, go and resume during a game. All of them end up with the status of a fresh
/// read, and the update after a resume without happenings is whole.
#[test]
fn deltas_lead_every_watcher_to_the_same_status() {
    for (game, seats) in [("osaka", 2), ("dschunke", 3), ("edo", 2)] {
        let world = World::new("deltas");
        let (table, mut players) = world.players(game, seats, Settings::default());
        let person = world.guests(1)[0];
        let mut chance = QuickChance::new(4);
        let mut watcher = world.connect(person);
        watcher.watch(&table, None).unwrap();
        for round in 0..60 {
            play_some(&mut players, &table, &mut chance, 1);
            watcher.catch_up();
            let mut fresh = world.connect(person);
            fresh.watch(&table, None).unwrap();
            assert_eq!(fresh.at(&table, None), watcher.at(&table, None), "{game}, round {round}");
            if round % 7 == 3 {
                let known = watcher.at(&table, None).clone();
                watcher.unwatch(&table);
                watcher = world.connect(person);
                watcher.known.insert((table.clone(), None), known.clone());
                watcher.watch_since(&table, None, Some(known.number)).unwrap();
            }
            fresh.unwatch(&table);
        }
    }
}

#[test]
fn an_update_is_a_delta_unless_the_base_may_be_unknown() {
    let world = World::new("bases");
    let (table, mut players) = world.players("osaka", 2, Settings::default());
    let mut chance = QuickChance::new(4);
    play_some(&mut players, &table, &mut chance, 2);
    assert!(players.iter().all(|player| is_delta(&player.client)));
    let known = players[0].client.at(&table, Some(0)).clone();
    let mut second = world.connect(players[0].client.caller);
    second.known.insert((table.clone(), Some(0)), known.clone());
    second.watch_since(&table, Some(0), Some(known.number)).unwrap();
    play_some(&mut players, &table, &mut chance, 1);
    second.catch_up();
    // Only the new watcher needs the whole status.
    assert!(!is_delta(&second) && is_delta(&players[0].client) && is_delta(&players[1].client));
    assert_eq!(second.at(&table, Some(0)), players[0].client.at(&table, Some(0)));
    play_some(&mut players, &table, &mut chance, 1);
    second.catch_up();
    assert!(is_delta(&second) && is_delta(&players[0].client));
    assert_eq!(second.at(&table, Some(0)), players[0].client.at(&table, Some(0)));
}
