//! Broken connections, repeated requests, slow readers, several tabs.

use crate::heart::support::{
    Client, Player, World, finish, join, play, play_some, request, table_of,
};
use futures_util::{sink, stream};
use higaki_protocol::{Goodbye, SeatPlan, ServerFrame, Settings};
use higaki_server::socket::{Frame, SocketLimits, serve};
use higaki_table::{Chance, QuickChance};
use std::time::Duration;

async fn seated(world: &World, game: &str, people: u8, bots: usize) -> (String, Vec<Player>) {
    let guests = world.guests(people).await;
    let table = world.begun(game, &guests, bots, Settings::default()).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    (table, players)
}

#[tokio::test]
async fn a_reconnect_gets_only_the_missed_updates() {
    let world = World::new("reconnect").await;
    let (table, mut players) = seated(&world, "osaka", 2, 1).await;
    let mut chance = QuickChance::new(1);
    play_some(&mut players, &table, &mut chance, 4).await;
    let gone = players.pop().unwrap();
    let caller = gone.client.caller;
    let known = gone.client.at(&table, Some(1)).clone();
    gone.client.hang_up();
    for request in [
        serde_json::json!({ "type": "propose", "table": table, "seat": 0, "offer": "pause" }),
        serde_json::json!({ "type": "vote", "table": table, "seat": 0, "offer": 1, "agree": false }),
    ] {
        players[0].client.ask(serde_json::from_value(request).unwrap()).await.unwrap();
    }
    let mut back = world.connect(caller);
    back.known.insert((table.clone(), Some(1)), known.clone());
    back.watch_since(&table, Some(1), Some(known.number)).await.unwrap();
    let news: Vec<&ServerFrame> =
        back.frames.iter().filter(|frame| !matches!(frame, ServerFrame::Welcome(_))).collect();
    assert!(matches!(news[..], [ServerFrame::Update(_), ..]), "no whole table: {news:?}");
    // A number too old or in the future: the whole state.
    for since in [Some(u64::MAX), Some(known.number + 1000)] {
        let mut lost = world.connect(caller);
        lost.watch_since(&table, Some(1), since).await.unwrap();
        let whole = lost.frames.iter().any(|frame| matches!(frame, ServerFrame::Table(_)));
        assert!(whole);
    }
}

#[tokio::test]
async fn two_tabs_see_the_same_and_a_choice_counts_once() {
    let world = World::new("two tabs").await;
    let (table, mut players) = seated(&world, "osaka", 2, 0).await;
    let mover = players.iter().position(|player| !player.choices(&table).is_empty()).unwrap();
    let seat = mover as u8;
    let mut second = world.connect(players[mover].client.caller);
    second.watch(&table, Some(seat)).await.unwrap();
    let choice = players[mover].choices(&table)[0].clone();
    let number = second.at(&table, Some(seat)).number;
    // Both tabs send the same choice at the same time, each with its own key.
    let request = serde_json::json!({ "type": "play", "table": table, "seat": seat,
        "choice": choice, "after": number });
    let request: higaki_protocol::Request = serde_json::from_value(request).unwrap();
    let first = players[mover].client.ask_with(Some("tab 1"), request.clone()).await;
    let again = second.ask_with(Some("tab 2"), request).await;
    assert!(first.is_ok());
    assert_eq!(again.unwrap_err().code, "stale");
    second.until(&table, Some(seat), |known| known.number == number + 1).await;
    players[mover].client.until(&table, Some(seat), |known| known.number == number + 1).await;
    let (one, two) = (players[mover].client.at(&table, Some(seat)), second.at(&table, Some(seat)));
    assert_eq!(one.game, two.game);
}

/// A slow reader misses only intermediate updates, and delays no one.
#[tokio::test]
async fn a_slow_reader_delays_no_one_and_catches_up() {
    let world = World::new("slow").await;
    let (table, mut players) = seated(&world, "osaka", 2, 0).await;
    let watcher = world.guest(77).await;
    let limits = SocketLimits { burst: 1000, ..SocketLimits::default() };
    let mut slow = Client::connect_with(&world.tables, watcher, limits, 3);
    slow.watch(&table, None).await.unwrap();
    // Hundreds of frames, and the client reads none.
    finish(&mut players, &table, &mut QuickChance::new(3)).await;
    assert!(world.tables.activity().lagged > 0);
    slow.until(&table, None, |known| known.about.status == "finished").await;
    let expected = players[0].client.game(&table, Some(0)).public_moves;
    assert_eq!(slow.game(&table, None).moves, expected);
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_disconnected() {
    let world = World::new("deaf").await;
    let guest = world.guest(1).await;
    let limits = SocketLimits { send_timeout: Duration::from_secs(5), ..SocketLimits::default() };
    let mut deaf = Client::connect_with(&world.tables, guest, limits, 1);
    assert!(deaf.receive().await, "the welcome");
    for _ in 0..5 {
        deaf.send_text(r#"{"id":1,"type":"ping"}"#.to_owned()).await;
    }
    let mut seconds = 0;
    loop {
        // Once all tasks have run, only the clock is waited for.
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
        if deaf.serving.is_finished() {
            break;
        }
        world.time.pass(1000);
        seconds += 1;
    }
    assert_eq!(seconds, 5, "one deadline, the farewell included");
    let ended = deaf.serving.await.unwrap();
    assert_eq!(ended, Goodbye::TooSlow);
}

#[tokio::test]
async fn a_line_that_must_end_is_told_why() {
    let world = World::new("told why").await;
    let guest = world.guest(1).await;
    for (frame, reason, word) in [
        (Frame::Ended, Goodbye::SessionEnded, "session_ended"),
        (Frame::TooLarge, Goodbye::TooLarge, "too_large"),
    ] {
        let mut client = world.connect(guest);
        client.send_frame(frame).await;
        while client.receive().await {}
        let bye = format!(r#"{{"type":"bye","reason":"{word}"}}"#);
        assert_eq!(**client.texts.last().unwrap(), *bye);
        assert_eq!(client.serving.await.unwrap(), reason);
    }
}

#[tokio::test]
async fn too_many_messages_are_refused_and_in_the_end_the_line_is_cut() {
    let world = World::new("flood").await;
    let guest = world.guest(1).await;
    let limits = SocketLimits { burst: 10, patience: 5, ..SocketLimits::default() };
    let mut client = Client::connect_with(&world.tables, guest, limits, 1000);
    let mut refused = 0;
    for _ in 0..15 {
        let answer = client.ask(higaki_protocol::Request::Ping).await;
        refused += usize::from(answer.is_err_and(|refusal| refusal.code == "rate_limited"));
    }
    assert_eq!(refused, 5);
    client.send_text(r#"{"id":99,"type":"ping"}"#.to_owned()).await;
    while client.receive().await {}
    assert_eq!(client.serving.await.unwrap(), Goodbye::TooMuch);
}

/// Control frames are cheap, but count in the rate limit.
#[tokio::test]
async fn control_frames_count_in_the_rate_limit() {
    let world = World::new("control frames").await;
    for (number, frame) in [(1, Frame::Ping), (2, Frame::Pong), (3, Frame::Fragment)] {
        let guest = world.guest(number).await;
        let limits = SocketLimits { burst: 10, patience: 5, ..SocketLimits::default() };
        let mut client = Client::connect_with(&world.tables, guest, limits, 1000);
        for _ in 0..14 {
            client.send_frame(frame.clone()).await;
        }
        let refused = client.ask(higaki_protocol::Request::Ping).await.unwrap_err();
        assert_eq!(refused.code, "rate_limited", "{frame:?}");
        client.send_frame(frame.clone()).await;
        while client.receive().await {}
        assert_eq!(client.serving.await.unwrap(), Goodbye::TooMuch, "{frame:?}");
    }
}

#[tokio::test]
async fn a_silent_client_is_pinged_and_then_disconnected() {
    let world = World::new("silent").await;
    let guest = world.guest(1).await;
    let limits = SocketLimits::default();
    let mut client = Client::connect_with(&world.tables, guest, limits, 1000);
    assert!(client.receive().await, "the welcome");
    while !client.serving.is_finished() {
        world.time.pass(1000);
        tokio::task::yield_now().await;
    }
    let ended = client.serving.await.unwrap();
    assert_eq!(ended, Goodbye::Silent);
}

/// Random faults: connections break before and after the answer, requests are repeated, the server
/// crashes. At the end there is one game, played once.
#[tokio::test]
async fn a_game_survives_any_disorder() {
    for seed in 0..6 {
        let mut world = World::new(&format!("disorder {seed}")).await;
        let game = ["osaka", "dschunke", "edo"][seed % 3];
        let guests = world.guests(3).await;
        let table = world.begun(game, &guests, 1, Settings::default()).await;
        let mut disorder = QuickChance::new(seed as u64);
        let mut chance = QuickChance::new(seed as u64 + 100);
        let mut players = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
        }
        let mut keys = 0;
        while !players.iter().any(|player| player.is_over(&table)) {
            let any = disorder.below(3) as usize;
            keys += 1;
            match disorder.below(12) {
                0 => reconnect(&world, &mut players[any], &table).await,
                1 => {
                    world.crash().await;
                    for player in &mut players {
                        reconnect(&world, player, &table).await;
                    }
                }
                2 | 3 => twice(&world, &mut players[any], &table, keys).await,
                _ => {
                    play_some(&mut players, &table, &mut chance, 3).await;
                }
            }
        }
        finish(&mut players, &table, &mut chance).await;
        let games: Vec<_> = players
            .iter()
            .map(|player| {
                let game = player.client.game(&table, Some(player.seat));
                (game.public_moves, game.outcome.clone(), game.breakdown.clone())
            })
            .collect();
        assert!(games[0].1.is_some() && games.iter().all(|game| *game == games[0]));
    }
}

/// The connection breaks, and a new one resumes from the last number.
async fn reconnect(world: &World, player: &mut Player, table: &str) {
    player.client.catch_up();
    let seat = Some(player.seat);
    let known = player.client.at(table, seat).clone();
    let number = known.number;
    let client = world.connect(player.client.caller);
    let old = std::mem::replace(&mut player.client, client);
    old.hang_up();
    player.client.known.insert((table.to_owned(), seat), known);
    player.client.watch_since(table, seat, Some(number)).await.unwrap();
}

/// The answer is lost: the same request is repeated on another connection.
async fn twice(world: &World, player: &mut Player, table: &str, number: u64) {
    player.client.catch_up();
    let Some(choice) = player.choices(table).first().cloned() else { return };
    let (seat, key) = (player.seat, format!("again {number}"));
    let moves = player.client.game(table, Some(seat)).moves;
    player.client.send(Some(&key), play(table, seat, &choice)).await;
    reconnect(world, player, table).await;
    player.client.ask_with(Some(&key), play(table, seat, &choice)).await.unwrap();
    let third = player.client.ask_with(Some(&key), play(table, seat, &choice)).await;
    third.unwrap();
    player
        .client
        .until(table, Some(seat), |known| known.game.as_ref().unwrap().moves > moves)
        .await;
}

#[tokio::test]
async fn the_lobby_changes_before_ones_eyes() {
    let world = World::new("lobby").await;
    let people = world.guests(2).await;
    let mut client = world.connect(people[1]);
    client.ask(higaki_protocol::Request::WatchLobby).await.unwrap();
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default())).await;
    world.ask(people[1], join(&table, None)).await.unwrap();
    while !client.texts.iter().any(|text| text.contains(r#""name":"P2""#)) {
        assert!(client.receive().await);
    }
    let listed = world.tables.tables_of(people[1].person, None, 10).await.unwrap().tables;
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].mine, [1]);

    // Abandoned tables leave the list, as a fresh fetch confirms.
    for person in &people {
        world.ask(*person, request("leave", &table)).await.unwrap();
    }
    let gone = format!(r#"{{"type":"lobby","change":"gone","table":"{table}"}}"#);
    while !client.texts.iter().any(|text| **text == *gone) {
        assert!(client.receive().await);
    }
    let filter = higaki_store::LobbyFilter::default();
    assert_eq!(world.tables.lobby(filter, None, 10).await.unwrap().tables, []);
}

/// One session per open page.
#[tokio::test]
async fn a_session_takes_little_room_while_it_waits() {
    const MOST: usize = 2600;
    let world = World::new("room").await;
    let (tables, caller) = (world.tables.clone(), world.guests(1).await[0]);
    let session = serve(tables, caller, stream::pending(), sink::drain(), SocketLimits::default());
    assert!(size_of_val(&session) <= MOST, "{}", size_of_val(&session));
}
