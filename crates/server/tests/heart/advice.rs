//! Advice before a choice, a judgement after the end, and a bell for whoever looks elsewhere.

use crate::heart::support::{Client, Player, World, code, finish, json, of_seat, play, request};
use higaki_protocol::{AnalysisState, Answer, Hint, Request, ServerFrame, Settings};
use higaki_server::tables::Caller;
use higaki_table::QuickChance;
use serde_json::json;

fn hint(table: &str, seat: u8, most: u8) -> Request {
    json(json!({ "type": "hint", "table": table, "seat": seat, "most": most }))
}

async fn hints(client: &mut Client, table: &str, most: u8) -> Vec<Hint> {
    match client.ask(hint(table, 0, most)).await.unwrap() {
        Answer::Hints { hints } => hints,
        other => panic!("{other:?}"),
    }
}

/// Somebody who has to decide first, against a bot.
async fn to_move(
    world: &World,
    caller: Caller,
    game: &str,
    settings: Settings,
) -> (String, Client) {
    let bots = if game == "osaka" { 1 } else { 2 };
    let table = world.begun(game, &[caller], bots, settings).await;
    let mut client = world.connect(caller);
    client.watch(&table, Some(0)).await.unwrap();
    client.until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty()).await;
    (table, client)
}

#[tokio::test]
async fn advice_names_choices_that_can_be_played_the_best_first() {
    let world = World::new("advice").await;
    for (number, game) in [(1, "osaka"), (2, "dschunke"), (3, "edo")] {
        let caller = world.guest(number).await;
        let (table, mut client) = to_move(&world, caller, game, Settings::default()).await;
        let hints = hints(&mut client, &table, 2).await;
        assert!((1..=2).contains(&hints.len()), "{game}: {hints:?}");
        let choices = &client.game(&table, Some(0)).choices;
        for hint in &hints {
            let listed = choices.iter().find(|choice| choice.text == hint.text);
            let listed = listed.unwrap_or_else(|| panic!("{game}: {} is not listed", hint.text));
            assert_eq!(listed.choice.to_value(), hint.choice, "{game}");
            assert!((0.0..=1.0).contains(&hint.chance), "{game}: {hint:?}");
        }
        client.ask(play(&table, 0, &hints[0].text)).await.unwrap();
    }
}

#[tokio::test]
async fn only_whoever_owes_a_decision_gets_advice_and_only_where_it_was_agreed_on() {
    let world = World::new("no advice").await;
    let people = world.guests(2).await;
    let table = world.begun("osaka", &people, 0, Settings::default()).await;
    let mut clients: Vec<Client> = people.iter().map(|one| world.connect(*one)).collect();
    let mut owing = Vec::new();
    for (seat, client) in clients.iter_mut().enumerate() {
        client.watch(&table, Some(seat as u8)).await.unwrap();
        owing.push(!client.game(&table, Some(seat as u8)).choices.is_empty());
    }
    let waiting = owing.iter().position(|owes| !owes).unwrap();
    let (seat, other) = (waiting as u8, 1 - waiting as u8);
    let client = &mut clients[waiting];
    assert_eq!(code(client.ask(hint(&table, seat, 3)).await), "nothing_owed");
    assert_eq!(code(client.ask(hint(&table, other, 3)).await), "not_your_seat");
    assert_eq!(code(client.ask(hint(&table, 9, 3)).await), "no_such_seat");

    let settings = Settings { hints: false, ..Settings::default() };
    let (table, mut client) = to_move(&world, world.guest(3).await, "osaka", settings).await;
    assert_eq!(code(client.ask(hint(&table, 0, 3)).await), "hints_forbidden");
    client.ask(request("leave", &table)).await.unwrap();
    assert_eq!(code(client.ask(hint(&table, 0, 3)).await), "hints_forbidden");
}

#[tokio::test]
async fn a_finished_game_is_looked_at_once_for_everybody() {
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
    // A spectator gets the same at once; nobody has to think again.
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
async fn whoever_looks_elsewhere_hears_that_a_table_waits_for_him() {
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
