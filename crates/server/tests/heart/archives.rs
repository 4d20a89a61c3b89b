//! Archiving of finished games, which is invisible to clients.

use crate::heart::support::{Player, World, finish, json, play, request};
use higaki_protocol::{AnalysisState, Answer, Clock, Settings};
use higaki_server::tables::Caller;
use higaki_store::{Revision, TableId};
use higaki_table::QuickChance;
use serde_json::{Value, json};
use std::time::Duration;

const MINUTE: i64 = 60_000;

/// All answers about a finished game that a player and a spectator can get.
async fn answers(world: &World, people: &[Caller], table: &str) -> Vec<Value> {
    let id: TableId = table.parse().unwrap();
    let mut answers = Vec::new();
    for (caller, seat) in people.iter().zip([Some(0), Some(1), None]) {
        let frame = world.tables.look(*caller, id, seat, None).await.unwrap();
        let moves = frame.game.as_ref().unwrap().moves;
        let mut frame = serde_json::to_value(&frame).unwrap();
        // Presence depends on open connections.
        for seat in frame["about"]["seats"].as_array_mut().unwrap() {
            seat["present"] = Value::Null;
        }
        answers.push(frame);
        for at in (0..=moves).step_by(5) {
            let position = json!({ "type": "position", "table": table, "seat": seat, "at": at });
            answers.push(told(world, *caller, json(position)).await);
        }
        answers.push(told(world, *caller, request("record", table)).await);
        answers.push(analysis(world, *caller, table, seat).await);
    }
    answers
}

async fn told(world: &World, caller: Caller, request: higaki_protocol::Request) -> Value {
    serde_json::to_value(world.ask(caller, request).await.unwrap()).unwrap()
}

/// The decisions of an analysis, without their values: every search has its own chance.
async fn analysis(world: &World, caller: Caller, table: &str, seat: Option<u8>) -> Value {
    let analyse = json!({ "type": "analyse", "table": table, "seat": seat });
    loop {
        let answer = world.ask(caller, json(analyse.clone())).await.unwrap();
        if let Answer::Analysis { state: AnalysisState::Done, total, decisions, .. } = answer {
            assert_eq!(decisions.len() as u64, u64::from(total));
            let decisions = decisions.iter().map(|one| (one.number, one.at, one.seat, &one.choice));
            return json!(decisions.collect::<Vec<_>>());
        }
        tokio::task::yield_now().await;
    }
}

async fn is_archived(world: &World, table: &str) -> bool {
    world.store.pack_log(table.parse().unwrap()).await.unwrap().is_none()
}

async fn finished(world: &World, guests: &[Caller]) -> String {
    let table = world.begun("osaka", guests, 0, Settings::default()).await;
    let mut players = Vec::new();
    for (guest, seat) in guests.iter().zip(0..) {
        players.push(Player::sit(world.connect(*guest), &table, seat).await);
    }
    finish(&mut players, &table, &mut QuickChance::new(3)).await;
    table
}

#[tokio::test]
async fn a_game_that_is_over_is_archived_and_stays_the_same() {
    let mut world = World::new("archive").await;
    let people = world.guests(3).await;
    let table = finished(&world, &people[..2]).await;
    let before = answers(&world, &people, &table).await;
    let id: TableId = table.parse().unwrap();
    let log = world.store.load_since(id, Revision::START, 500).await.unwrap();
    let running = world.begun("osaka", &people[..2], 0, Settings::default()).await;

    for _ in 0..9 {
        world.time.pass(MINUTE);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(!is_archived(&world, &table).await, "it stays hot for ten minutes");
    let waiting = async {
        while !is_archived(&world, &table).await {
            world.time.pass(MINUTE);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting).await.unwrap();
    assert_eq!(world.tables.activity().archived, 1);
    assert!(!is_archived(&world, &running).await);

    // A new process reads the archive.
    world.crash().await;
    assert_eq!(world.store.load_since(id, Revision::START, 500).await, Ok(log));
    assert_eq!(answers(&world, &people, &table).await, before);
    // The table leaves memory without a snapshot, and a rematch is appended to the archived log.
    world.ask(people[0], request("rematch", &table)).await.unwrap();
    world.crash().await;
    assert_eq!(world.store.snapshot(id, Revision(1000)).await, Ok(None));
    let look = world.tables.look(people[2], id, None, None).await.unwrap();
    assert_eq!(look.about.status, "finished");
}

/// A game of two people with a clock and idempotency keys: the size limit of an archived log. The
/// rows of its table take 1.2 kB more, of the 6 kB that a finished game may take.
#[tokio::test]
async fn an_archived_game_of_osaka_takes_little_room() {
    const MOST: usize = 3000;
    let world = World::new("room").await;
    let guests = world.guests(2).await;
    let clock = Clock::Live { bank: 600, increment: 10 };
    let settings = Settings { clock, ..Settings::default() };
    let table = world.begun("osaka", &guests, 0, settings).await;
    let mut players = Vec::new();
    for (guest, seat) in guests.iter().zip(0..) {
        players.push(Player::sit(world.connect(*guest), &table, seat).await);
    }
    let mut moves = 0;
    while !players[0].is_over(&table) {
        for player in &mut players {
            player.client.catch_up();
            let Some(choice) = player.choices(&table).pop() else { continue };
            moves += 1;
            world.time.pass(3777 + moves * 131 % 6000);
            let key = format!("mi4wk1q2x7f3k{}9z-{moves}", player.seat);
            let before = player.client.at(&table, Some(player.seat)).number;
            player.client.ask_with(Some(&key), play(&table, player.seat, &choice)).await.unwrap();
            player.client.until(&table, Some(player.seat), |known| known.number > before).await;
        }
        let (one, two) = players.split_at_mut(1);
        let number =
            one[0].client.at(&table, Some(0)).number.max(two[0].client.at(&table, Some(1)).number);
        one[0].client.until(&table, Some(0), |known| known.number >= number).await;
        two[0].client.until(&table, Some(1), |known| known.number >= number).await;
    }
    let packed = world.store.pack_log(table.parse().unwrap()).await.unwrap().unwrap();
    assert!(moves > 60, "{moves} moves");
    assert!(packed.bytes() < MOST, "{moves} moves take {} bytes", packed.bytes());
}
