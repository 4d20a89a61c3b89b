//! Clocks, and replacements for players whose time is up.

use crate::support::{
    Commits, Player, Searches, World, code, finish, mover, of_seat, play, play_some, propose,
    request, vote,
};
use higaki_protocol::{Answer, Cause, Clock, Code, Happening, ServerFrame, Settings};
use higaki_room::{Input, refuse};
use higaki_table::QuickChance;

const HOUR: i64 = 3_600_000;

fn live() -> Settings {
    let clock = Clock::Live { bank: 60, increment: 5 };
    Settings { clock, stand_in: "random".to_owned(), ..Settings::default() }
}

fn seated(world: &World, settings: Settings, people: u8) -> (String, Vec<Player>) {
    world.players("osaka", people, settings)
}

fn happened(player: &Player, wanted: impl Fn(&Happening) -> bool) -> bool {
    player.client.frames.iter().any(|frame| match frame {
        ServerFrame::Update(update) => {
            update.happenings.iter().any(|numbered| wanted(&numbered.happening))
        }
        _ => false,
    })
}

#[test]
fn when_time_runs_out_a_bot_plays_on_until_the_person_returns() {
    let world = World::new("expiry");
    let (table, mut players) = seated(&world, live(), 2);
    let late = mover(&mut players, &table);
    let (seat, other) = (late as u8, 1 - late as u8);
    let left = players[late].client.game(&table, Some(seat)).clocks.clone().unwrap();
    assert_eq!(
        (left.left.as_slice(), left.running.as_slice()),
        (&[60_000, 60_000][..], &[seat][..])
    );
    world.pass(59_999);
    let choice = players[late].choices(&table)[0].clone();
    world.pass(1);
    let player = &mut players[late];
    player.client.until(&table, Some(seat), |known| {
        known.about.seats[late].stand_in.as_ref().is_some_and(|bot| bot.cause == Cause::Time)
    });
    let taken_over = |happening: &Happening| match happening {
        Happening::TakenOver { seat: taken, .. } => *taken == seat,
        _ => false,
    };
    assert!(happened(player, taken_over), "the log says so");
    let refused = player.client.ask(play(&table, seat, &choice));
    assert_eq!(code(refused), "stand_in");
    // The bot has chosen, and now the other player has to.
    players[1 - late]
        .client
        .until(&table, Some(other), |known| !known.game.as_ref().unwrap().choices.is_empty());
    let player = &mut players[late];
    player.client.ask(of_seat("return", &table, seat)).unwrap();
    player.client.until(&table, Some(seat), |known| known.about.seats[late].stand_in.is_none());
    let left = player.client.game(&table, Some(seat)).clocks.clone().unwrap();
    assert_eq!(left.left[late], 60_000, "there is something to come back to");
    finish(&mut players, &table, &mut QuickChance::new(1));
}

#[test]
fn leaving_and_returning_gives_no_extra_time() {
    let world = World::new("in and out");
    let (table, mut players) = seated(&world, live(), 2);
    let leaver = mover(&mut players, &table);
    let seat = leaver as u8;
    world.pass(50_000);
    let player = &mut players[leaver];
    for _ in 0..3 {
        player.client.ask(of_seat("leave", &table, seat)).unwrap();
        player.client.ask(of_seat("return", &table, seat)).unwrap();
        player
            .client
            .until(&table, Some(seat), |known| known.about.seats[leaver].stand_in.is_none());
    }
    let looked = world.look(player.client.caller, &table, None);
    let clocks = looked.unwrap().game.unwrap().clocks.unwrap();
    assert_eq!(clocks.left[leaver], 10_000);
}

#[test]
fn a_player_out_of_time_returns_only_after_the_replacement_has_chosen() {
    let world = World::new("too late");
    let (table, mut players) = seated(&world, live(), 2);
    let late = mover(&mut players, &table);
    let seat = late as u8;
    world.at(&table, |table| table.searches = Searches::Deferred(50));
    world.pass(60_000);
    let client = &mut players[late].client;
    client.until(&table, Some(seat), |known| known.about.seats[late].stand_in.is_some());
    assert_eq!(code(client.ask(of_seat("return", &table, seat))), "out_of_time");
}

#[test]
fn a_replacement_casts_no_votes_and_ends_open_offers() {
    let world = World::new("absent");
    let (table, mut players) = seated(&world, live(), 2);
    let late = mover(&mut players, &table);
    let (seat, other) = (late as u8, 1 - late as u8);
    world.at(&table, |table| table.searches = Searches::Deferred(50));
    let abandon = || propose(&table, other, "abandon");
    let asked = players[1 - late].client.ask(abandon());
    assert!(matches!(asked, Ok(Answer::Proposed { .. })), "{asked:?}");
    world.pass(60_000);
    let client = &mut players[1 - late].client;
    client.until(&table, Some(other), |known| known.about.seats[late].stand_in.is_some());
    assert_eq!(client.game(&table, Some(other)).offer, None);
    let asked = client.ask(abandon());
    let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
    client.until(&table, Some(other), |known| known.game.as_ref().unwrap().offer.is_some());
    assert_eq!(client.game(&table, Some(other)).offer.clone().unwrap().waiting, [seat]);
    assert_eq!(client.at(&table, Some(other)).about.status, "running");
    // The absent player can still vote.
    players[late].client.ask(vote(&table, seat, offer, true)).unwrap();
    let client = &mut players[1 - late].client;
    client.until(&table, Some(other), |known| known.about.status == "abandoned");
}

#[test]
fn a_player_who_left_an_unrated_game_is_not_asked() {
    let world = World::new("left");
    let settings = Settings { stand_in: "random".to_owned(), ..Settings::default() };
    let (table, mut players) = seated(&world, settings, 2);
    players[1].client.ask(request("leave", &table)).unwrap();
    players[0].client.ask(propose(&table, 0, "abandon")).unwrap();
    players[0].client.until(&table, Some(0), |known| known.about.status == "abandoned");
}

#[test]
fn a_player_who_leaves_is_replaced_and_the_game_ends() {
    let world = World::new("leaving");
    let settings = Settings { stand_in: "random".to_owned(), ..Settings::default() };
    let (table, mut players) = seated(&world, settings, 3);
    let mut chance = QuickChance::new(1);
    play_some(&mut players, &table, &mut chance, 5);
    players[1].client.ask(request("leave", &table)).unwrap();
    players[0].client.until(&table, Some(0), |known| {
        known.about.seats[1].stand_in.as_ref().is_some_and(|bot| bot.cause == Cause::Left)
    });
    let mut rest = vec![players.remove(0), players.remove(1)];
    finish(&mut rest, &table, &mut chance);
}

#[test]
fn clocks_run_only_for_seats_to_move_and_a_turn_adds_the_increment() {
    let world = World::new("bank");
    let (table, mut players) = seated(&world, live(), 2);
    let first = mover(&mut players, &table);
    world.pass(10_000);
    players[first].play_any(&table, &mut QuickChance::new(1));
    let seat = Some(first as u8);
    let left = players[first].client.game(&table, seat).clocks.clone().unwrap();
    assert_eq!(left.left[first], 55_000);
    assert_eq!(left.left[1 - first], 60_000);
}

#[test]
fn a_pause_stops_the_clocks() {
    let world = World::new("paused clocks");
    let guest = world.guests(1);
    let table = world.begun("osaka", &guest, 1, live());
    let mut player = Player::sit(world.connect(guest[0]), &table, 0);
    player.client.until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty());
    world.pass(20_000);
    player.client.ask(propose(&table, 0, "pause")).unwrap();
    world.pass(100 * HOUR);
    player.client.ask(of_seat("resume", &table, 0)).unwrap();
    player.client.until(&table, Some(0), |known| known.about.status == "running");
    let clocks = player.client.game(&table, Some(0)).clocks.clone().unwrap();
    assert_eq!(clocks.left[0], 40_000);
}

#[test]
fn clocks_stand_still_while_no_process_ran_them() {
    let world = World::new("stopped");
    let (table, mut players) = seated(&world, live(), 2);
    let seat = mover(&mut players, &table);
    let since = world.now().plus(2_000);
    world.pass(30_000);
    world.at(&table, |table| table.input(Input::ClocksStopped { since }));
    players[seat].client.catch_up();
    let clocks = players[seat].client.game(&table, Some(seat as u8)).clocks.clone().unwrap();
    assert_eq!(clocks.left[seat], 58_000);
    world.pass(58_000);
    players[seat]
        .client
        .until(&table, Some(seat as u8), |known| known.about.seats[seat].stand_in.is_some());
}

#[test]
fn a_takeover_that_cannot_be_stored_is_tried_again_later() {
    let world = World::new("failing store");
    let (table, mut players) = seated(&world, live(), 2);
    let late = mover(&mut players, &table);
    let failing = Commits::Failing(refuse(Code::Busy));
    world.at(&table, |table| table.commits = failing);
    world.pass(60_000);
    assert_eq!(world.wake_at(&table), Some(world.now().plus(250)));
    world.effects(&table);
    world.pass(249);
    assert_eq!(world.effects(&table), []);
    world.at(&table, |table| table.commits = Commits::Stored);
    world.pass(1);
    players[late]
        .client
        .until(&table, Some(late as u8), |known| known.about.seats[late].stand_in.is_some());
}

#[test]
fn a_room_without_the_lead_runs_no_clocks() {
    let world = World::new("follower");
    let (table, mut players) = seated(&world, live(), 2);
    let late = mover(&mut players, &table);
    world.at(&table, |table| table.input(Input::Lead(false)));
    assert_eq!(world.wake_at(&table), None);
    let entries = world.log_len(&table);
    world.pass(60_000);
    world.at(&table, |table| table.input(Input::Tick));
    assert_eq!(world.log_len(&table), entries);
    world.at(&table, |table| table.input(Input::Lead(true)));
    assert_eq!(world.wake_at(&table), Some(world.now()));
    world.pass(0);
    players[late]
        .client
        .until(&table, Some(late as u8), |known| known.about.seats[late].stand_in.is_some());
}
