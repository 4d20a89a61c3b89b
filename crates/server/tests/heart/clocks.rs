//! Time: what runs, what stands still, and what happens when it is over.

use crate::heart::support::{
    Player, SimulatedTime, World, code, finish, of_seat, play, play_some, request,
};
use futures_util::future::BoxFuture;
use higaki_protocol::{Answer, Cause, Clock, Happening, ServerFrame, Settings};
use higaki_server::tables::{Busy, Thinker, Thought};
use higaki_server::time::{MachineClocks, SteadyTime, Time};
use higaki_table::QuickChance;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;

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
async fn when_time_runs_out_a_bot_plays_on_until_the_person_returns() {
    let world = World::new("expiry").await;
    let (table, mut players) = seated(&world, live(), 2).await;
    let late = mover(&players, &table);
    let (seat, other) = (late as u8, 1 - late as u8);
    let left = players[late].client.game(&table, Some(seat)).clocks.clone().unwrap();
    assert_eq!(
        (left.left.as_slice(), left.running.as_slice()),
        (&[60_000, 60_000][..], &[seat][..])
    );
    world.time.pass(59_999);
    let choice = players[late].choices(&table)[0].clone();
    world.time.pass(1);
    let player = &mut players[late];
    player
        .client
        .until(&table, Some(seat), |known| {
            known.about.seats[late].stand_in.as_ref().is_some_and(|bot| bot.cause == Cause::Time)
        })
        .await;
    let taken_over = |happening: &Happening| match happening {
        Happening::TakenOver { seat: taken, .. } => *taken == seat,
        _ => false,
    };
    assert!(happened(player, taken_over), "the log says so");
    let refused = player.client.ask(play(&table, seat, &choice)).await;
    assert_eq!(code(refused), "stand_in");
    // The bot has chosen, and now the other one has to.
    players[1 - late]
        .client
        .until(&table, Some(other), |known| !known.game.as_ref().unwrap().choices.is_empty())
        .await;
    let player = &mut players[late];
    player.client.ask(of_seat("return", &table, seat)).await.unwrap();
    player
        .client
        .until(&table, Some(seat), |known| known.about.seats[late].stand_in.is_none())
        .await;
    let left = player.client.game(&table, Some(seat)).clocks.clone().unwrap();
    assert_eq!(left.left[late], 60_000, "there is something to come back to");
    finish(&mut players, &table, &mut QuickChance::new(1)).await;
}

#[tokio::test]
async fn leaving_and_coming_back_gives_nobody_time() {
    let world = World::new("in and out").await;
    let (table, mut players) = seated(&world, live(), 2).await;
    let leaver = mover(&players, &table);
    let seat = leaver as u8;
    world.time.pass(50_000);
    let player = &mut players[leaver];
    for _ in 0..3 {
        player.client.ask(of_seat("leave", &table, seat)).await.unwrap();
        player.client.ask(of_seat("return", &table, seat)).await.unwrap();
        player
            .client
            .until(&table, Some(seat), |known| known.about.seats[leaver].stand_in.is_none())
            .await;
    }
    let looked = world.tables.look(player.client.caller, table.parse().unwrap(), None, None).await;
    let clocks = looked.unwrap().game.unwrap().clocks.unwrap();
    assert_eq!(clocks.left[leaver], 10_000);
}

/// All bots are busy for ever.
#[derive(Debug)]
struct NoThinker;

impl Thinker for NoThinker {
    fn think(&self, _: Thought) -> Result<oneshot::Receiver<String>, Busy> {
        Err(Busy)
    }
}

#[tokio::test]
async fn whose_time_is_up_comes_back_only_after_the_bot_has_chosen() {
    let mut world = World::new("too late").await;
    world.tables.shutdown().await;
    world.parts.thinker = Arc::new(NoThinker);
    world.tables = world.start_again().await;
    let (table, mut players) = seated(&world, live(), 2).await;
    let late = mover(&players, &table);
    let seat = late as u8;
    world.time.pass(60_000);
    let client = &mut players[late].client;
    client.until(&table, Some(seat), |known| known.about.seats[late].stand_in.is_some()).await;
    assert_eq!(code(client.ask(of_seat("return", &table, seat)).await), "out_of_time");
}

#[tokio::test]
async fn a_bot_agrees_for_nobody_and_whoever_was_asked_is_asked_no_more() {
    let mut world = World::new("absent").await;
    world.tables.shutdown().await;
    world.parts.thinker = Arc::new(NoThinker);
    world.tables = world.start_again().await;
    let (table, mut players) = seated(&world, live(), 2).await;
    let late = mover(&players, &table);
    let (seat, other) = (late as u8, 1 - late as u8);
    let propose =
        |offer: &str| json!({ "type": "propose", "table": table, "seat": other, "offer": offer });
    let abandon = || serde_json::from_value(propose("abandon")).unwrap();
    let asked = players[1 - late].client.ask(abandon()).await;
    assert!(matches!(asked, Ok(Answer::Proposed { .. })), "{asked:?}");
    world.time.pass(60_000);
    let client = &mut players[1 - late].client;
    client.until(&table, Some(other), |known| known.about.seats[late].stand_in.is_some()).await;
    assert_eq!(client.game(&table, Some(other)).offer, None);
    let asked = client.ask(abandon()).await;
    let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
    client.until(&table, Some(other), |known| known.game.as_ref().unwrap().offer.is_some()).await;
    assert_eq!(client.game(&table, Some(other)).offer.clone().unwrap().waiting, [seat]);
    assert_eq!(client.at(&table, Some(other)).about.status, "running");
    // He can still say what he thinks of it.
    let agree =
        json!({ "type": "vote", "table": table, "seat": seat, "offer": offer, "agree": true });
    players[late].client.ask(serde_json::from_value(agree).unwrap()).await.unwrap();
    let client = &mut players[1 - late].client;
    client.until(&table, Some(other), |known| known.about.status == "abandoned").await;
}

#[tokio::test]
async fn who_left_a_game_that_does_not_count_is_not_asked() {
    let world = World::new("left").await;
    let settings = Settings { stand_in: "random".to_owned(), ..Settings::default() };
    let (table, mut players) = seated(&world, settings, 2).await;
    players[1].client.ask(request("leave", &table)).await.unwrap();
    let abandon = json!({ "type": "propose", "table": table, "seat": 0, "offer": "abandon" });
    players[0].client.ask(serde_json::from_value(abandon).unwrap()).await.unwrap();
    players[0].client.until(&table, Some(0), |known| known.about.status == "abandoned").await;
}

#[tokio::test]
async fn whoever_leaves_is_replaced_and_the_game_comes_to_its_end() {
    let world = World::new("leaving").await;
    let settings = Settings { stand_in: "random".to_owned(), ..Settings::default() };
    let (table, mut players) = seated(&world, settings, 3).await;
    let mut chance = QuickChance::new(1);
    play_some(&mut players, &table, &mut chance, 5).await;
    players[1].client.ask(request("leave", &table)).await.unwrap();
    players[0]
        .client
        .until(&table, Some(0), |known| {
            known.about.seats[1].stand_in.as_ref().is_some_and(|bot| bot.cause == Cause::Left)
        })
        .await;
    let mut rest = vec![players.remove(0), players.remove(1)];
    finish(&mut rest, &table, &mut chance).await;
}

#[tokio::test]
async fn clocks_run_only_for_those_who_owe_a_choice_and_a_turn_gives_some_back() {
    let world = World::new("bank").await;
    let (table, mut players) = seated(&world, live(), 2).await;
    let first = mover(&players, &table);
    world.time.pass(10_000);
    players[first].play_any(&table, &mut QuickChance::new(1)).await;
    let seat = Some(first as u8);
    let left = players[first].client.game(&table, seat).clocks.clone().unwrap();
    assert_eq!(left.left[first], 55_000);
    assert_eq!(left.left[1 - first], 60_000);
}

#[tokio::test]
async fn correspondence_runs_while_nobody_is_there_and_the_table_is_not_even_in_memory() {
    let world = World::new("correspondence").await;
    let (table, players) = seated(&world, correspondence(), 2).await;
    let late = mover(&players, &table);
    let guest = players[late].client.caller;
    players.into_iter().for_each(|player| player.client.hang_up());
    // Everybody goes; after a while the table leaves memory.
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
    // From now on it runs again.
    world.time.pass(24 * HOUR);
    client.until(&table, seat, |known| known.about.seats[late].stand_in.is_some()).await;
}

#[tokio::test]
async fn a_good_end_gives_nobody_time() {
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
async fn a_pause_stops_the_clocks() {
    let world = World::new("paused clocks").await;
    let guest = world.guests(1).await;
    let table = world.begun("osaka", &guest, 1, live()).await;
    let mut player = Player::sit(world.connect(guest[0]), &table, 0).await;
    player
        .client
        .until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty())
        .await;
    world.time.pass(20_000);
    let pause =
        serde_json::json!({ "type": "propose", "table": table, "seat": 0, "offer": "pause" });
    player.client.ask(serde_json::from_value(pause).unwrap()).await.unwrap();
    world.time.pass(100 * HOUR);
    player.client.ask(of_seat("resume", &table, 0)).await.unwrap();
    player.client.until(&table, Some(0), |known| known.about.status == "running").await;
    let clocks = player.client.game(&table, Some(0)).clocks.clone().unwrap();
    assert_eq!(clocks.left[0], 40_000);
}

#[tokio::test]
async fn a_store_that_fails_is_asked_again_after_a_while_and_not_at_once() {
    let world = World::new("failing store").await;
    let (_, _players) = seated(&world, live(), 2).await;
    world.store.close().await;
    world.time.pass(60_000);
    let loads = || world.tables.activity().loads;
    let mut last = loads();
    // The clock has run out, nothing can be written, and the table leaves memory.
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

/// A machine whose wall clock somebody sets.
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
        // Leases are renewed meanwhile, and nobody steps to the wall clock.
        world.time.pass(500);
        tokio::task::yield_now().await;
    }
    play_some(&mut players, &table, &mut QuickChance::new(1), 1).await;
    let clocks = players[seat].client.game(&table, Some(seat as u8)).clocks.clone().unwrap();
    let (least, most) = (60_000 - 10_100 + 5_000, 60_000 - 10_000 + 5_000);
    assert!((least..=most).contains(&clocks.left[seat]), "{clocks:?}");
    assert!(!happened(&players[seat], |one| matches!(one, Happening::TakenOver { .. })));

    // When nobody's clock runs any more, the wall clock is right.
    finish(&mut players, &table, &mut QuickChance::new(1)).await;
    while time.now() != world.time.now().plus(HOUR) {
        world.time.pass(1000);
        tokio::task::yield_now().await;
    }
}
