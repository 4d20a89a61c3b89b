//! Opponents: searches, their epochs, and pauses after failed commits.

use crate::support::{Commits, Kind, Player, Searches, World, of_seat, propose, request, table_of};
use higaki_protocol::{Code, SeatPlan, Settings};
use higaki_room::{Input, SearchId, refuse};
use higaki_table::QuickChance;

/// A person and an opponent who owes a decision; its search is held.
fn opponent_to_move(world: &World) -> (String, Player, SearchId, String) {
    let people = world.guests(1);
    let table = world.seated("osaka", &people, 1, Settings::default());
    world.at(&table, |table| table.searches = Searches::Held);
    world.ask(people[0], request("start", &table)).unwrap();
    let mut player = Player::sit(world.connect(people[0]), &table, 0);
    let mut chance = QuickChance::new(1);
    while world.at(&table, |table| table.thoughts.is_empty()) {
        assert!(player.play_any(&table, &mut chance));
    }
    let (search, choice) = take_thought(world, &table);
    (table, player, search, choice)
}

fn take_thought(world: &World, table: &str) -> (SearchId, String) {
    let think = world.at(table, |table| table.thoughts.pop()).expect("a search");
    (think.search, think.work.run())
}

#[test]
fn a_search_of_an_earlier_position_is_ignored() {
    let world = World::new("epoch");
    let (table, mut player, old, choice) = opponent_to_move(&world);
    player.client.ask(propose(&table, 0, "pause")).unwrap();
    player.client.ask(of_seat("resume", &table, 0)).unwrap();
    let (new, again) = take_thought(&world, &table);
    let entries = world.log_len(&table);
    world.effects(&table);
    world.at(&table, |table| table.chose(old, &choice));
    assert_eq!(world.effects(&table), []);
    assert_eq!(world.log_len(&table), entries);
    world.at(&table, |table| table.chose(new, &again));
    assert_eq!(world.effects(&table)[0], Kind::Append);
    assert_eq!(world.log_len(&table), entries + 1);
    // A search has one result.
    world.effects(&table);
    world.at(&table, |table| table.chose(new, &again));
    assert_eq!(world.effects(&table), []);
}

#[test]
fn a_search_stays_valid_while_others_choose_at_the_same_time() {
    let world = World::new("together");
    let people = world.guests(1);
    let table = world.seated("edo", &people, 2, Settings::default());
    world.at(&table, |table| table.searches = Searches::Held);
    world.ask(people[0], request("start", &table)).unwrap();
    let mut player = Player::sit(world.connect(people[0]), &table, 0);
    let mut chance = QuickChance::new(1);
    // Until the person and an opponent plan at the same time.
    let (search, choice) = loop {
        player.client.catch_up();
        let owes = !player.choices(&table).is_empty();
        match world.at(&table, |table| table.thoughts.pop()) {
            Some(think) if owes => break (think.search, think.work.run()),
            Some(think) => {
                let choice = think.work.run();
                world.at(&table, |table| table.chose(think.search, &choice));
            }
            None => assert!(player.play_any(&table, &mut chance)),
        }
    };
    assert!(player.play_any(&table, &mut chance));
    let entries = world.log_len(&table);
    world.effects(&table);
    world.at(&table, |table| table.chose(search, &choice));
    assert_eq!(world.effects(&table)[0], Kind::Append);
    assert_eq!(world.log_len(&table), entries + 1);
}

#[test]
fn opponents_wait_after_a_failed_commit_and_twice_as_long_after_the_next() {
    let world = World::new("backoff");
    let (table, mut player, search, choice) = opponent_to_move(&world);
    let entries = world.log_len(&table);
    world.at(&table, |table| {
        table.searches = Searches::AtOnce;
        table.commits = Commits::Failing(refuse(Code::Busy));
        table.chose(search, &choice);
    });
    for pause in [250, 500, 1000] {
        assert_eq!(world.wake_at(&table), Some(world.now().plus(pause)));
        world.effects(&table);
        world.pass(pause - 1);
        assert_eq!(world.effects(&table), []);
        world.pass(1);
        let retried = world.effects(&table);
        assert_eq!(retried[..3], [Kind::Think, Kind::Append, Kind::Reload]);
    }
    assert_eq!(world.log_len(&table), entries);
    world.at(&table, |table| table.commits = Commits::Stored);
    world.pass(2000);
    assert!(world.log_len(&table) > entries);
    assert_eq!(world.wake_at(&table), None);
    player.client.until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty());
    // The first success ends the pauses.
    world.at(&table, |table| table.searches = Searches::Held);
    while world.at(&table, |table| table.thoughts.is_empty()) {
        assert!(player.play_any(&table, &mut QuickChance::new(1)));
    }
    let (search, choice) = take_thought(&world, &table);
    world.at(&table, |table| {
        table.commits = Commits::Failing(refuse(Code::Busy));
        table.chose(search, &choice);
    });
    assert_eq!(world.wake_at(&table), Some(world.now().plus(250)));
}

#[test]
fn a_deferred_search_is_tried_again_at_its_time() {
    let world = World::new("deferred");
    let (table, mut player, _, _) = opponent_to_move(&world);
    world.at(&table, |table| table.searches = Searches::Deferred(50));
    player.client.ask(propose(&table, 0, "pause")).unwrap();
    player.client.ask(of_seat("resume", &table, 0)).unwrap();
    assert_eq!(world.wake_at(&table), Some(world.now().plus(50)));
    world.effects(&table);
    world.pass(49);
    assert_eq!(world.effects(&table), []);
    world.at(&table, |table| table.searches = Searches::AtOnce);
    world.pass(1);
    assert_eq!(world.effects(&table)[..2], [Kind::Think, Kind::Append]);
}

#[test]
fn a_faulty_opponent_does_not_hold_up_the_game() {
    for choice in [None, Some("nonsense".to_owned())] {
        let world = World::new("faulty opponent");
        let (table, _player, search, _) = opponent_to_move(&world);
        let entries = world.log_len(&table);
        world.at(&table, |table| table.input(Input::Chose { search, choice }));
        assert_eq!(world.log_len(&table), entries + 1, "the first choice is played");
    }
}

#[test]
fn a_game_among_opponents_runs_only_while_watched() {
    let world = World::new("show");
    let host = world.guest(1);
    let bots = vec![SeatPlan::Bot { level: "random".to_owned() }; 2];
    let table = world.create(host, table_of("osaka", bots, Settings::default()));
    world.ask(host, request("start", &table)).unwrap();
    assert!(!world.effects(&table).contains(&Kind::Think));
    let mut client = world.connect(host);
    client.watch(&table, None).unwrap();
    client.until(&table, None, |known| known.about.status == "finished");
    let effects = world.effects(&table);
    assert_eq!(effects.iter().filter(|kind| **kind == Kind::Finished).count(), 1);
}

#[test]
fn a_room_without_the_lead_starts_no_search() {
    let world = World::new("no lead");
    let (table, mut player, _, _) = opponent_to_move(&world);
    world.at(&table, |table| table.input(Input::Lead(false)));
    world.effects(&table);
    player.client.ask(propose(&table, 0, "pause")).unwrap();
    player.client.ask(of_seat("resume", &table, 0)).unwrap();
    assert!(!world.effects(&table).contains(&Kind::Think));
    world.at(&table, |table| table.input(Input::Lead(true)));
    assert_eq!(world.effects(&table), [Kind::Think]);
}
