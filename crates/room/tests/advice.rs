//! Hints before a choice, and the analysis after the end.

use crate::support::{Client, Player, World, code, finish, json, of_seat, play, request};
use higaki_protocol::{AnalysisState, Answer, Hint, Request, Settings};
use higaki_room::Caller;
use higaki_table::QuickChance;
use serde_json::json;

fn hint(table: &str, seat: u8, most: u8) -> Request {
    json(json!({ "type": "hint", "table": table, "seat": seat, "most": most }))
}

fn hints(client: &mut Client, table: &str, most: u8) -> Vec<Hint> {
    match client.ask(hint(table, 0, most)).unwrap() {
        Answer::Hints { hints } => hints,
        other => panic!("{other:?}"),
    }
}

/// A person who has to decide first, against a bot.
fn to_move(world: &World, caller: Caller, game: &str, settings: Settings) -> (String, Client) {
    let bots = if game == "osaka" { 1 } else { 2 };
    let table = world.begun(game, &[caller], bots, settings);
    let mut client = world.connect(caller);
    client.watch(&table, Some(0)).unwrap();
    client.until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty());
    (table, client)
}

#[test]
fn hints_name_choices_that_can_be_played() {
    let world = World::new("advice");
    for (number, game) in [(1, "osaka"), (2, "dschunke"), (3, "edo")] {
        let caller = world.guest(number);
        let (table, mut client) = to_move(&world, caller, game, Settings::default());
        let hints = hints(&mut client, &table, 2);
        assert!((1..=2).contains(&hints.len()), "{game}: {hints:?}");
        let choices = &client.game(&table, Some(0)).choices;
        for hint in &hints {
            assert!(choices.contains(&hint.text), "{game}: {} is not listed", hint.text);
            assert!(hint.choice.is_object(), "{game}: {hint:?}");
            assert!((0.0..=1.0).contains(&hint.chance), "{game}: {hint:?}");
        }
        client.ask(play(&table, 0, &hints[0].text)).unwrap();
    }
}

#[test]
fn hints_are_for_the_seat_to_move_and_only_where_settings_allow_them() {
    let world = World::new("no advice");
    let people = world.guests(2);
    let table = world.begun("osaka", &people, 0, Settings::default());
    let mut clients: Vec<Client> = people.iter().map(|one| world.connect(*one)).collect();
    let mut owing = Vec::new();
    for (seat, client) in clients.iter_mut().enumerate() {
        client.watch(&table, Some(seat as u8)).unwrap();
        owing.push(!client.game(&table, Some(seat as u8)).choices.is_empty());
    }
    let waiting = owing.iter().position(|owes| !owes).unwrap();
    let (seat, other) = (waiting as u8, 1 - waiting as u8);
    let client = &mut clients[waiting];
    assert_eq!(code(client.ask(hint(&table, seat, 3))), "nothing_owed");
    assert_eq!(code(client.ask(hint(&table, other, 3))), "not_your_seat");
    assert_eq!(code(client.ask(hint(&table, 9, 3))), "no_such_seat");

    let settings = Settings { hints: false, ..Settings::default() };
    let (table, mut client) = to_move(&world, world.guest(3), "osaka", settings);
    assert_eq!(code(client.ask(hint(&table, 0, 3))), "hints_forbidden");
    client.ask(request("leave", &table)).unwrap();
    assert_eq!(code(client.ask(hint(&table, 0, 3))), "hints_forbidden");
}

/// Both viewers get the same decisions, each with the numbers of positions that they know.
#[test]
fn a_finished_game_is_analysed_and_an_unfinished_one_is_not() {
    let world = World::new("analysis");
    let guests = world.guests(2);
    let table = world.begun("osaka", &guests[..1], 1, Settings::default());
    let mut players = vec![Player::sit(world.connect(guests[0]), &table, 0)];
    assert_eq!(code(players[0].client.ask(of_seat("analyse", &table, 0))), "not_over");
    finish(&mut players, &table, &mut QuickChance::new(3));
    let moves = players[0].client.game(&table, Some(0)).moves;
    let analyse = |caller, request| match world.ask(caller, request) {
        Ok(Answer::Analysis { state: AnalysisState::Done, done, total, decisions, .. }) => {
            assert_eq!((done, total), (moves, moves));
            decisions
        }
        other => panic!("{other:?}"),
    };
    let decisions = analyse(guests[0], of_seat("analyse", &table, 0));
    assert_eq!(decisions.len(), moves as usize);
    assert_eq!(analyse(guests[1], request("analyse", &table)), decisions);
    assert_eq!(code(world.ask(guests[1], of_seat("analyse", &table, 0))), "not_your_seat");
}
