//! Clocks in play, across restarts, and at their end.

use crate::heart::support::{Player, SimulatedTime, World, finish, play_some};
use futures_util::future::BoxFuture;
use higaki_protocol::{Clock, Happening, ServerFrame, Settings};
use higaki_server::time::{MachineClocks, SteadyTime, Time};
use higaki_table::QuickChance;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const HOUR: i64 = 3_600_000;

fn live() -> Settings {
    let clock = Clock::Live { bank: 60, increment: 5 };
    Settings { clock, stand_in: "random".to_owned(), ..Settings::default() }
}

fn correspondence() -> Settings {
    let clock = Clock::Correspondence { hours: 24 };
    Settings { clock, stand_in: "random".to_owned(), ..Settings::default() }
}

async fn seated(world: &World, settings: Settings, people: u8) -> (String, Vec<Player>) {
    let guests = world.guests(people).await;
    let table = world.begun("osaka", &guests, 0, settings).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    (table, players)
}

fn happened(player: &Player, wanted: impl Fn(&Happening) -> bool) -> bool {
    player.client.frames.iter().any(|frame| match frame {
        ServerFrame::Update(update) => {
            update.happenings.iter().any(|numbered| wanted(&numbered.happening))
        }
        _ => false,
    })
}

fn mover(players: &[Player], table: &str) -> usize {
    players.iter().position(|player| !player.choices(table).is_empty()).unwrap()
}

#[tokio::test]
async fn correspondence_clocks_run_while_the_table_is_not_in_memory() {
    let world = World::new("correspondence").await;
    let (table, players) = seated(&world, correspondence(), 2).await;
    let late = mover(&players, &table);
    let guest = players[late].client.caller;
    players.into_iter().for_each(|player| player.client.hang_up());
    // All clients leave; after a while the table leaves memory.
    while world.tables.activity().loaded > 0 {
        world.time.pass(61_000);
        tokio::task::yield_now().await;
    }
    world.time.pass(24 * HOUR);
    while world.tables.activity().takeovers == 0 {
        tokio::task::yield_now().await;
    }
    let mut client = world.connect(guest);
    client.watch(&table, Some(late as u8)).await.unwrap();
    assert!(client.at(&table, Some(late as u8)).about.seats[late].stand_in.is_some());
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let mut world = World::new("frozen").await;
    let (table, players) = seated(&world, correspondence(), 2).await;
    let late = mover(&players, &table);
    let seat = Some(late as u8);
    let guest = players[late].client.caller;
    players.into_iter().for_each(|player| player.client.hang_up());
    world.tables.kill();
    world.time.pass(1000 * HOUR);
    world.tables = world.start_again().await;
    let mut client = world.connect(guest);
    client.watch(&table, seat).await.unwrap();
    client.until(&table, seat, |known| known.number >= 3).await;
    let known = client.at(&table, seat);
    assert!(known.about.seats[late].stand_in.is_none(), "nobody could have played");
    let clocks = known.game.as_ref().unwrap().clocks.clone().unwrap();
    assert_eq!(clocks.left[late], 24 * HOUR);
    // From now on the clock runs again.
    world.time.pass(24 * HOUR);
    client.until(&table, seat, |known| known.about.seats[late].stand_in.is_some()).await;
}

#[tokio::test]
async fn a_graceful_shutdown_gives_no_extra_time() {
    let mut world = World::new("closed").await;
    let (table, players) = seated(&world, live(), 2).await;
    let mover = mover(&players, &table);
    let (seat, guest) = (Some(mover as u8), players[mover].client.caller);
    for _ in 0..3 {
        world.time.pass(10_000);
        world.tables.shutdown().await;
        world.time.pass(1000 * HOUR);
        world.tables = world.start_again().await;
        world.tables.look(guest, table.parse().unwrap(), seat, None).await.unwrap();
    }
    let frame = world.tables.look(guest, table.parse().unwrap(), seat, None).await.unwrap();
    assert_eq!(frame.game.unwrap().clocks.unwrap().left[mover], 30_000);
}

#[tokio::test]
async fn a_store_that_fails_is_asked_again_after_a_while_and_not_at_once() {
    let world = World::new("failing store").await;
    let (_, _players) = seated(&world, live(), 2).await;
    world.store.close().await;
    world.time.pass(60_000);
    let loads = || world.tables.activity().loads;
    let mut last = loads();
    // The clock has run out, the store refuses writes, and the table leaves memory.
    while world.tables.activity().loaded > 0 || loads() != last {
        last = loads();
        tokio::task::yield_now().await;
    }
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(loads(), last, "nobody tries while no time passes");
    world.time.pass(5_000);
    while loads() == last {
        tokio::task::yield_now().await;
    }
}

/// A machine whose wall clock can be set.
#[derive(Debug)]
struct Machine {
    time: Arc<SimulatedTime>,
    ahead: Arc<AtomicI64>,
}

impl MachineClocks for Machine {
    fn wall(&self) -> i64 {
        self.monotonic() + self.ahead.load(Ordering::Relaxed) * 1000
    }

    fn monotonic(&self) -> i64 {
        self.time.now().0 * 1000
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        let milliseconds = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 4);
        self.time.sleep_until(self.time.now().plus(milliseconds))
    }
}

#[tokio::test]
async fn a_wall_clock_that_is_set_forward_eats_no_bank() {
    let mut world = World::new("wall clock").await;
    let ahead = Arc::new(AtomicI64::new(0));
    let machine = Machine { time: Arc::clone(&world.time), ahead: Arc::clone(&ahead) };
    let time: Arc<dyn Time> = Arc::new(SteadyTime::of(machine));
    world.parts.time = Arc::clone(&time);
    world.crash().await;
    let (table, mut players) = seated(&world, live(), 2).await;
    let seat = mover(&players, &table);
    ahead.store(HOUR, Ordering::Relaxed);
    for _ in 0..20 {
        // Leases are renewed meanwhile, without a step to the wall clock.
        world.time.pass(500);
        tokio::task::yield_now().await;
    }
    play_some(&mut players, &table, &mut QuickChance::new(1), 1).await;
    let clocks = players[seat].client.game(&table, Some(seat as u8)).clocks.clone().unwrap();
    let (least, most) = (60_000 - 10_100 + 5_000, 60_000 - 10_000 + 5_000);
    assert!((least..=most).contains(&clocks.left[seat]), "{clocks:?}");
    assert!(!happened(&players[seat], |one| matches!(one, Happening::TakenOver { .. })));

    // Without running clocks the server adopts the wall clock.
    finish(&mut players, &table, &mut QuickChance::new(1)).await;
    while time.now() != world.time.now().plus(HOUR) {
        world.time.pass(1000);
        tokio::task::yield_now().await;
    }
}
