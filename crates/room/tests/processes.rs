//! Several processes with rooms of one table over one log.

use crate::support::{Commits, Kind, Player, Table, World, finish, join, request, table_of};
use higaki_protocol::{Answer, SeatPlan, Settings};
use higaki_room::{Caller, Entropy, Environment, Input};
use higaki_table::QuickChance;

fn open_table(world: &World) -> (String, Vec<Caller>) {
    let people = world.guests(3);
    let seats = vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default()));
    (table, people)
}

#[test]
fn a_change_that_came_second_is_decided_again() {
    let world = World::new("conflict");
    let other = world.other_process();
    let (table, people) = open_table(&world);
    world.at(&table, |table| table.commits = Commits::Held);
    let sent = world.send(people[1], None, join(&table, None));
    let first = other.ask(people[2], join(&table, None));
    assert_eq!(first, Ok(Answer::Seat { seat: 1 }));
    world.at(&table, |table| {
        table.take_effects();
        table.settle(Commits::Stored);
    });
    let effects = world.effects(&table);
    let reload = effects.iter().position(|kind| *kind == Kind::Reload);
    assert_eq!(reload, Some(0), "{effects:?}");
    assert_eq!(effects.iter().filter(|kind| **kind == Kind::Append).count(), 1);
    assert_eq!(world.answer(sent), Some(Ok(Answer::Seat { seat: 2 })), "the first one is taken");
    assert_eq!(world.log_len(&table), 2);
}

#[test]
fn a_key_that_another_process_has_stored_counts_once() {
    let world = World::new("repeated key");
    let other = world.other_process();
    let (table, people) = open_table(&world);
    world.at(&table, |table| table.commits = Commits::Held);
    let sent = world.send(people[1], Some("key"), join(&table, None));
    let first = other.ask_with(people[1], Some("key"), join(&table, None));
    assert_eq!(first, Ok(Answer::Seat { seat: 1 }));
    world.at(&table, |table| {
        table.take_effects();
        table.settle(Commits::Stored);
    });
    assert_eq!(world.answer(sent), Some(first));
    let effects = world.effects(&table);
    assert!(!effects.contains(&Kind::Append), "{effects:?}");
    assert_eq!(world.log_len(&table), 1);
}

#[test]
fn watchers_hear_of_other_processes_once_names_are_known() {
    let world = World::new("following");
    let other = world.other_process();
    let (table, people) = open_table(&world);
    let mut watching = world.connect(people[0]);
    watching.watch(&table, Some(0)).unwrap();
    other.ask(people[1], join(&table, None)).unwrap();
    watching.catch_up();
    let number = watching.at(&table, Some(0)).number;
    world.at(&table, |table| {
        table.take_effects();
        table.follow();
    });
    let effects = world.effects(&table);
    assert_eq!(effects, [Kind::ReadPeople, Kind::Deliver, Kind::Ring, Kind::Ring]);
    watching.until(&table, Some(0), |known| known.number == number + 1);
    assert!(watching.texts.last().unwrap().contains(r#""name":"P2""#));
    // Without new entries, no updates.
    world.at(&table, Table::follow);
    assert_eq!(world.effects(&table), []);
    world.ask(people[1], request("leave", &table)).unwrap();
}

#[test]
fn the_process_that_ends_a_game_reports_it_and_no_other() {
    let world = World::new("one report");
    let other = world.other_process();
    let people = world.guests(2);
    let table = world.begun("osaka", &people, 0, Settings::default());
    let mut players: Vec<Player> = (0u8..)
        .zip(&people)
        .map(|(seat, person)| Player::sit(other.connect(*person), &table, seat))
        .collect();
    finish(&mut players, &table, &mut QuickChance::new(3));
    assert!(other.effects(&table).contains(&Kind::Finished));
    world.at(&table, |table| {
        table.take_effects();
        table.follow();
    });
    world.ask(people[0], request("rematch", &table)).unwrap();
    let effects = world.effects(&table);
    assert!(effects.contains(&Kind::Append) && !effects.contains(&Kind::Finished), "{effects:?}");
}

#[test]
fn entries_that_a_reload_has_brought_are_folded_in_once() {
    let world = World::new("stale entries");
    let other = world.other_process();
    let (table, people) = open_table(&world);
    world.at(&table, |table| table.commits = Commits::Held);
    world.send(people[1], None, join(&table, None));
    other.ask(people[2], join(&table, None)).unwrap();
    world.at(&table, Table::follow);
    world.at(&table, |table| table.settle(Commits::Stored));
    let position = |table: &mut Table| (table.room.state().revision(), table.room.number(None));
    let folded = world.at(&table, position);
    world.crash();
    assert_eq!(folded, world.at(&table, position), "the log says otherwise");
}

#[test]
fn a_second_result_of_a_commit_is_ignored() {
    let world = World::new("second result");
    let (table, people) = open_table(&world);
    world.at(&table, |table| table.commits = Commits::Held);
    let sent = world.send(people[1], None, join(&table, None));
    let environment = Environment { now: world.now(), entropy: &NoEntropy };
    world.at(&table, |table| {
        table.room.handle(Input::Conflict, environment);
        table.room.handle(Input::Conflict, environment);
        table.commits = Commits::Stored;
        table.input(Input::Tick);
    });
    assert_eq!(world.answer(sent), Some(Ok(Answer::Seat { seat: 1 })));
}

/// A room without random decisions needs no entropy.
#[derive(Debug)]
struct NoEntropy;

impl Entropy for NoEntropy {
    fn bytes(&self) -> [u8; 32] {
        [0; 32]
    }
}
