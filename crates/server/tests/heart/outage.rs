//! An outage of PostgreSQL in the middle of a game.

use crate::heart::support::{Client, Player, World, play, play_some};
use higaki_catalogue::AllGames;
use higaki_protocol::{Answer, Kind, ServerFrame, Settings};
use higaki_server::time::SteadyTime;
use higaki_table::QuickChance;
use higaki_testkit::postgres::Cluster;
use std::sync::Arc;
use std::time::{Duration, Instant};

const OUTAGE: Duration = Duration::from_secs(20);
/// The longest time until a player is told that nothing can be stored, on a busy machine.
const PROMPT: Duration = Duration::from_secs(5);

/// All players watch through the same server; one of them plays through another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watchers_see_the_game_continue_after_a_database_outage() {
    let cluster = Cluster::start();
    let mut world = World::on(&cluster.empty_database(), "outage", Arc::new(AllGames)).await;
    world.parts.time = Arc::new(SteadyTime::start());
    world.crash().await;
    let other = world.start_again().await;
    let guests = world.guests(3).await;
    let table = world.begun("osaka", &guests[..2], 0, Settings::default()).await;
    let mut players = vec![
        Player::sit(world.connect(guests[0]), &table, 0).await,
        Player::sit(Client::connect(&other, guests[1]), &table, 1).await,
    ];
    let (mut spectator, mut second_tab) = (world.connect(guests[2]), world.connect(guests[0]));
    spectator.watch(&table, None).await.unwrap();
    second_tab.watch(&table, Some(0)).await.unwrap();
    let mut chance = QuickChance::new(1);
    play_some(&mut players, &table, &mut chance, 4).await;
    // Until the player at the watched server owes a decision.
    while players[0].choices(&table).is_empty() {
        play_some(&mut players, &table, &mut chance, 1).await;
    }
    let before = players[0].client.at(&table, Some(0)).number;
    let choice = play(&table, 0, &players[0].choices(&table)[0]);

    cluster.stop();
    let stopped = Instant::now();
    let mut waited = Vec::new();
    while stopped.elapsed() < OUTAGE {
        let asked = Instant::now();
        let answer = players[0].client.ask_with(Some("outage"), choice.clone()).await;
        waited.push(asked.elapsed());
        let refusal = answer.expect_err("nothing can be stored");
        assert_eq!(refusal.kind(), Kind::Unavailable, "{refusal:?}");
    }
    waited.sort_unstable();
    assert!(waited[waited.len() / 2] < PROMPT, "plays were refused after {waited:?}");
    cluster.start_again();

    let number = loop {
        match players[0].client.ask_with(Some("outage"), choice.clone()).await {
            Ok(Answer::Number { number }) => break number,
            Ok(other) => panic!("{other:?}"),
            Err(refusal) => assert_eq!(refusal.kind(), Kind::Unavailable, "{refusal:?}"),
        }
    };
    assert_eq!(number, before + 1, "it was played once");
    let again = players[0].client.ask_with(Some("outage"), choice).await;
    assert_eq!(again, Ok(Answer::Number { number }));
    // The watchers send nothing, and receive this and later moves.
    players[0].client.until(&table, Some(0), |known| known.number >= number).await;
    players[1].client.until(&table, Some(1), |known| known.number >= number).await;
    play_some(&mut players, &table, &mut chance, 4).await;
    let known = players[0].client.at(&table, Some(0)).number;
    second_tab.until(&table, Some(0), |second| second.number >= known).await;
    let moves = second_tab.game(&table, Some(0)).public_moves;
    let reached = |game: &higaki_protocol::GameStatus| game.public_moves >= moves;
    spectator.until(&table, None, |known| known.game.as_ref().is_some_and(reached)).await;
    for client in [&spectator, &second_tab, &players[0].client, &players[1].client] {
        let unwatched = |frame: &ServerFrame| matches!(frame, ServerFrame::Unwatched { .. });
        assert!(!client.frames.iter().any(unwatched));
    }
}
