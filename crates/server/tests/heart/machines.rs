//! Several servers on one store: each may answer, one runs clocks and bots.

use crate::heart::support::{Client, Player, World, code, finish, play_some};
use higaki_protocol::Settings;
use higaki_server::tables::{Tables, TablesConfig};
use higaki_table::QuickChance;

#[tokio::test]
async fn people_on_different_machines_play_one_game() {
    let mut world = World::new("machines").await;
    world.config = TablesConfig { shared: Some(true), ..world.config };
    world.tables.kill();
    let machines: [Tables; 2] = [world.start_again().await, world.start_again().await];
    world.tables = machines[0].clone();
    for (game, bots) in [("osaka", 0), ("dschunke", 1), ("edo", 1)] {
        let guests = match game {
            "osaka" => world.guests(2).await,
            "dschunke" => vec![world.guest(11).await, world.guest(12).await],
            _ => vec![world.guest(21).await, world.guest(22).await],
        };
        let table = world.begun(game, &guests, bots, Settings::default()).await;
        let mut players = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            let client = Client::connect(&machines[seat], *guest);
            players.push(Player::sit(client, &table, seat as u8).await);
        }
        finish(&mut players, &table, &mut QuickChance::new(9)).await;
        let one = players[0].client.game(&table, Some(0));
        let two = players[1].client.game(&table, Some(1));
        assert_eq!((one.public_moves, &one.outcome), (two.public_moves, &two.outcome));
    }
}

#[tokio::test]
async fn a_machine_that_died_is_replaced_and_its_clocks_were_held() {
    let mut world = World::new("dead machine").await;
    world.config = TablesConfig { shared: Some(true), ..world.config };
    world.tables.kill();
    let (dying, living) = (world.start_again().await, world.start_again().await);
    world.tables = dying.clone();
    let guests = world.guests(1).await;
    let table = world.begun("osaka", &guests, 1, Settings::default()).await;
    let mut players = vec![Player::sit(Client::connect(&dying, guests[0]), &table, 0).await];
    let mut chance = QuickChance::new(2);
    play_some(&mut players, &table, &mut chance, 3).await;
    dying.kill();
    // Its lease expires, and then the bot plays on the other server.
    world.time.pass(16_000);
    let mut players = vec![Player::sit(Client::connect(&living, guests[0]), &table, 0).await];
    finish(&mut players, &table, &mut chance).await;
    let nobody = world.guest(50).await;
    let refused = living.look(nobody, table.parse().unwrap(), Some(0), None).await;
    assert_eq!(code(refused), "not_your_seat");
}

#[tokio::test]
async fn a_server_without_notifications_reloads_for_a_client_that_is_ahead() {
    let mut world = World::new("not told").await;
    world.tables.kill();
    world.config = TablesConfig { shared: Some(true), ..world.config };
    let told = world.start_again().await;
    // A server configured as the only one ignores notifications.
    world.config = TablesConfig { shared: Some(false), ..world.config };
    let untold = world.start_again().await;
    world.tables = told.clone();
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let early = Player::sit(Client::connect(&untold, guests[0]), &table, 0).await;
    let mut players = Vec::new();
    for (seat, guest) in (0..).zip(&guests) {
        players.push(Player::sit(Client::connect(&told, *guest), &table, seat).await);
    }
    play_some(&mut players, &table, &mut QuickChance::new(3), 5).await;
    let known = players[0].client.at(&table, Some(0)).number;
    assert!(early.client.at(&table, Some(0)).number < known);

    let id = table.parse().unwrap();
    let moved = untold.subscribe(guests[0], id, Some(0), Some(known), None).await.unwrap();
    assert!(moved.number >= known, "{} of {known}", moved.number);
    assert!(moved.first.starts_with(r#"{"type":"update""#), "{}", moved.first);
}
