//! Hints, analyses and bells.

use crate::heart::support::{Client, Player, World, code, finish, json, of_seat, request};
use higaki_protocol::{AnalysisState, Answer, ServerFrame, Settings};
use higaki_server::tables::{Busy, SearchJob, Thinker};
use higaki_table::QuickChance;
use serde_json::json;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

#[tokio::test]
async fn a_finished_game_is_analysed_once_for_all_viewers() {
    let world = World::new("analysis").await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests[..1], 1, Settings::default()).await;
    let mut players = vec![Player::sit(world.connect(guests[0]), &table, 0).await];
    let analyse = || of_seat("analyse", &table, 0);
    assert_eq!(code(players[0].client.ask(analyse()).await), "not_over");
    finish(&mut players, &table, &mut QuickChance::new(3)).await;
    let client = &mut players[0].client;
    let moves = client.game(&table, Some(0)).moves;
    let (decisions, seats) = loop {
        match client.ask(analyse()).await.unwrap() {
            Answer::Analysis { state: AnalysisState::Done, done, total, decisions, seats } => {
                assert_eq!((done, total), (moves, moves));
                break (decisions, seats);
            }
            Answer::Analysis { done, total, decisions, .. } => {
                assert!(done <= total && total == moves && decisions.is_empty());
                tokio::task::yield_now().await;
            }
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(decisions.len(), moves as usize);
    for (decided, number) in decisions.iter().zip(1..) {
        assert_eq!((decided.number, decided.at), (number, number), "nothing is private in Osaka");
        assert!(decided.loss >= 0.0 && decided.chance <= 1.0 + 1e-9, "{decided:?}");
        assert_eq!(decided.luck.len(), 2);
        let position = json!({ "type": "position", "table": table, "seat": 0, "at": decided.at });
        client.ask(json(position)).await.unwrap();
    }
    let lost: f64 = decisions.iter().filter(|one| one.seat == 0).map(|one| one.loss).sum();
    assert!((lost - seats[0].loss).abs() < 1e-6);
    // A spectator gets the cached analysis at once.
    let mut other = world.connect(guests[1]);
    let again = other.ask(request("analyse", &table)).await.unwrap();
    assert!(matches!(again, Answer::Analysis { state: AnalysisState::Done, .. }));
}

fn news(client: &Client) -> Vec<(String, bool)> {
    let told = client.frames.iter().filter_map(|frame| match frame {
        ServerFrame::News { table, waiting } => Some((table.clone(), *waiting)),
        _ => None,
    });
    told.collect()
}

#[tokio::test]
async fn people_who_do_not_watch_are_notified_that_a_table_waits() {
    let world = World::new("bell").await;
    let guests = world.guests(3).await;
    let mut elsewhere = [world.connect(guests[0]), world.connect(guests[0])];
    let mut stranger = world.connect(guests[2]);
    for client in elsewhere.iter_mut().chain([&mut stranger]) {
        client.ask(json(json!({ "type": "ping" }))).await.unwrap();
    }
    let table = world.begun("osaka", &guests[..2], 0, Settings::default()).await;
    let mut players = Vec::new();
    for seat in 0..2_u8 {
        let client = world.connect(guests[usize::from(seat)]);
        players.push(Player::sit(client, &table, seat).await);
    }
    let mut chance = QuickChance::new(5);
    let mut turns = 0;
    while turns < 3 {
        for player in &mut players {
            turns += usize::from(player.play_any(&table, &mut chance).await && player.seat == 0);
        }
    }
    for client in &mut elsewhere {
        while news(client).iter().filter(|(_, waiting)| !waiting).count() < 3 {
            assert!(client.receive().await);
        }
        let told = news(client);
        assert!(told.iter().all(|(told, _)| *told == table), "{told:?}");
        let states: Vec<bool> = told.iter().map(|(_, waiting)| *waiting).collect();
        assert!(states.windows(2).all(|pair| pair[0] != pair[1]), "told twice: {states:?}");
    }
    stranger.ask(json(json!({ "type": "ping" }))).await.unwrap();
    assert_eq!(news(&stranger), []);
}

/// Searches that never end.
#[derive(Debug, Default)]
struct HeldSearches(Mutex<Vec<oneshot::Sender<String>>>);

impl Thinker for HeldSearches {
    fn think(&self, _: SearchJob) -> Result<oneshot::Receiver<String>, Busy> {
        let (sender, receiver) = oneshot::channel();
        self.0.lock().unwrap().push(sender);
        Ok(receiver)
    }
}

/// The threads skip searches whose receiver is closed.
#[tokio::test]
async fn a_hint_for_a_disconnected_caller_is_not_searched() {
    let mut world = World::new("hint gone").await;
    let held = Arc::new(HeldSearches::default());
    world.parts.thinker = held.clone();
    world.tables = world.start_again().await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let asks: Vec<_> = (0..2_u8)
        .map(|seat| {
            let (tables, caller) = (world.tables.clone(), guests[usize::from(seat)]);
            let hint = of_seat("hint", &table, seat);
            tokio::spawn(async move { drop(tables.ask(caller, None, hint).await) })
        })
        .collect();
    while held.0.lock().unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    asks.iter().for_each(JoinHandle::abort);
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(held.0.lock().unwrap()[0].is_closed(), "the search of somebody who is gone goes on");
}
