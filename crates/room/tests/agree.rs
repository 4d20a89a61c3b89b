//! Consent: undo, pause, abandonment, rematch.

use crate::support::{
    Player, Table, World, code, finish, join, json, mover, of_seat, play, play_some, propose,
    request, vote,
};
use higaki_protocol::{Answer, Happening, ServerFrame, Settings, UndoPolicy};
use higaki_table::{QuickChance, Record};
use serde_json::json as value;

fn two_at_osaka(world: &World, settings: Settings) -> (String, Vec<Player>) {
    world.players("osaka", 2, settings)
}

/// The happenings in frames.
fn happenings(frames: &[ServerFrame]) -> impl Iterator<Item = &Happening> {
    let updates = frames.iter().filter_map(|frame| match frame {
        ServerFrame::Update(update) => Some(&update.happenings),
        _ => None,
    });
    updates.flatten().map(|numbered| &numbered.happening)
}

/// Plays until a choice can be taken back without consent, or only with it.
fn until_undo(players: &mut [Player], table: &str, free: bool) -> usize {
    let mut chance = QuickChance::new(8);
    loop {
        let mover = mover(players, table);
        players[mover].play_any(table, &mut chance);
        let game = players[mover].client.game(table, Some(mover as u8));
        if game.may_undo == free {
            return mover;
        }
    }
}

#[test]
fn a_choice_that_showed_nothing_is_taken_back_and_played_again() {
    let world = World::new("free undo");
    let (table, mut players) = two_at_osaka(&world, Settings::default());
    let mover = until_undo(&mut players, &table, true);
    let seat = mover as u8;
    let player = &mut players[mover];
    let after = player.client.game(&table, Some(seat)).clone();
    let undone = player.client.ask(of_seat("undo", &table, seat)).unwrap();
    let Answer::Number { number } = undone else { panic!("{undone:?}") };
    player.client.until(&table, Some(seat), |known| known.number == number);
    let before = player.client.game(&table, Some(seat)).clone();
    assert_eq!(before.moves + 1, after.moves);
    assert!(before.may_redo && !before.choices.is_empty());
    player.client.ask(of_seat("redo", &table, seat)).unwrap();
    player.client.until(&table, Some(seat), |known| known.number == number + 1);
    let again = player.client.game(&table, Some(seat)).clone();
    assert_eq!((again.moves, again.view), (after.moves, after.view));
    let refused = player.client.ask(of_seat("redo", &table, seat));
    assert_eq!(code(refused), "nothing_to_redo");
}

/// The end of an offer would tell the others that a seat has planned.
#[test]
fn a_private_choice_keeps_an_offer_to_undo() {
    let world = World::new("private choice");
    let (table, mut players) = world.players("edo", 3, Settings::default());
    let mut chance = QuickChance::new(6);
    while players.iter().any(|player| player.choices(&table).is_empty()) {
        play_some(&mut players, &table, &mut chance, 1);
        players.iter_mut().for_each(|player| player.client.catch_up());
    }
    let offered = |world: &World| {
        let mut spectator = world.connect(world.guest(99));
        spectator.watch(&table, None).unwrap();
        spectator.game(&table, None).offer.is_some()
    };
    loop {
        let choices = players[0].choices(&table);
        let choice = choices.iter().find(|choice| *choice == "confirm").unwrap_or(&choices[0]);
        let done = choice == "confirm";
        let answer = players[0].client.ask(play(&table, 0, choice)).unwrap();
        let Answer::Number { number } = answer else { panic!("{answer:?}") };
        players[0].client.until(&table, Some(0), |known| known.number >= number);
        if done {
            break;
        }
    }
    let asked = players[0].client.ask(of_seat("undo", &table, 0)).unwrap();
    assert!(matches!(asked, Answer::Proposed { .. }), "{asked:?}");
    assert!(offered(&world));
    players[1].client.catch_up();
    let choices = players[1].choices(&table);
    let plan = choices.iter().find(|choice| *choice != "confirm").expect("a plan");
    players[1].client.ask(play(&table, 1, plan)).unwrap();
    assert!(offered(&world), "{plan} ended the offer");
}

#[test]
fn taking_back_a_shown_choice_needs_consent() {
    let world = World::new("undo by consent");
    let (table, mut players) = two_at_osaka(&world, Settings::default());
    let mover = until_undo(&mut players, &table, false);
    let (seat, other) = (mover as u8, 1 - mover as u8);
    let moves = players[mover].client.game(&table, Some(seat)).moves;

    // A vote against leaves the game unchanged.
    let asked = players[mover].client.ask(of_seat("undo", &table, seat));
    let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
    let refused = players[mover].client.ask(propose(&table, seat, "pause"));
    assert_eq!(code(refused), "offer_pending");
    let rival = &mut players[1 - mover].client;
    rival.until(&table, Some(other), |known| known.game.as_ref().unwrap().offer.is_some());
    let waiting = rival.game(&table, Some(other)).offer.clone().unwrap();
    assert_eq!((waiting.seat, waiting.waiting.as_slice()), (seat, &[other][..]));
    assert_eq!(code(rival.ask(vote(&table, other, offer + 1, true))), "no_such_offer");
    rival.ask(vote(&table, other, offer, false)).unwrap();
    rival.until(&table, Some(other), |known| known.game.as_ref().unwrap().offer.is_none());
    assert_eq!(rival.game(&table, Some(other)).moves, moves);

    // The second time the opponent agrees.
    let asked = players[mover].client.ask(of_seat("undo", &table, seat));
    let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
    let rival = &mut players[1 - mover].client;
    rival.ask(vote(&table, other, offer, true)).unwrap();
    rival.until(&table, Some(other), |known| known.game.as_ref().unwrap().moves < moves);
    let agreed = |told: &Happening| matches!(told, Happening::TakenBack { consent: true, .. });
    assert!(happenings(&rival.frames).any(agreed), "the log says so");
    // A choice meant for the earlier position is stale.
    let choice = players[mover].choices(&table);
    let late = value!({ "type": "play", "table": table, "seat": seat, "after": 1,
        "choice": choice.first().cloned().unwrap_or_else(|| "pass".to_owned()) });
    assert_eq!(code(players[mover].client.ask(json(late))), "stale");
}

/// Also when the table is read from its log or from a snapshot.
#[test]
fn choices_taken_back_with_consent_are_counted_in_the_record() {
    let world = World::new("peeks");
    let (table, mut players) = two_at_osaka(&world, Settings::default());
    for _ in 0..25 {
        let mover = until_undo(&mut players, &table, false);
        let (seat, other) = (mover as u8, 1 - mover as u8);
        let moves = players[mover].client.game(&table, Some(seat)).moves;
        let asked = players[mover].client.ask(of_seat("undo", &table, seat));
        let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
        let rival = &mut players[1 - mover].client;
        rival.ask(vote(&table, other, offer, true)).unwrap();
        for player in &mut players {
            let seat = Some(player.seat);
            player.client.until(&table, seat, |known| {
                known.game.as_ref().is_some_and(|game| game.moves < moves)
            });
        }
    }
    finish(&mut players, &table, &mut QuickChance::new(5));
    let host = players[0].client.caller;
    let before = world.ask(host, request("record", &table)).unwrap();
    world.at(&table, Table::restore);
    let restored = world.ask(host, request("record", &table)).unwrap();
    assert_eq!(before, restored, "from the snapshot");
    world.crash();
    let after = world.ask(host, request("record", &table)).unwrap();
    assert_eq!(before, after);
    let Answer::Record { record } = after else { panic!("{after:?}") };
    assert!(record.contains("\npeeks 25\n"), "{record}");
}

#[test]
fn a_table_may_forbid_taking_back() {
    for (undo, free) in [(UndoPolicy::Never, true), (UndoPolicy::Free, false)] {
        let world = World::new("no undo");
        let settings = Settings { undo, ..Settings::default() };
        let (table, mut players) = two_at_osaka(&world, settings);
        let mover = match undo {
            UndoPolicy::Never => {
                let mover = mover(&mut players, &table);
                players[mover].play_any(&table, &mut QuickChance::new(1));
                mover
            }
            _ => until_undo(&mut players, &table, free),
        };
        let refused = players[mover].client.ask(of_seat("undo", &table, mover as u8));
        assert_eq!(code(refused), "undo_forbidden");
    }
}

#[test]
fn taking_back_against_opponents_alone_needs_no_consent() {
    let world = World::new("undo against bots");
    let guest = world.guests(1);
    let table = world.begun("osaka", &guest, 1, Settings::default());
    let mut players = vec![Player::sit(world.connect(guest[0]), &table, 0)];
    let mut chance = QuickChance::new(3);
    play_some(&mut players, &table, &mut chance, 6);
    let player = &mut players[0];
    player.client.until(&table, Some(0), |known| !known.game.as_ref().unwrap().choices.is_empty());
    let moves = player.client.game(&table, Some(0)).moves;
    player.client.frames.clear();
    let undone = player.client.ask(of_seat("undo", &table, 0));
    assert!(matches!(undone, Ok(Answer::Number { .. })), "{undone:?}");
    player.client.until(&table, Some(0), |known| known.game.as_ref().unwrap().moves < moves);
    let told: Vec<&Happening> = happenings(&player.client.frames).collect();
    assert!(matches!(told[0], Happening::TakenBack { consent: false, .. }), "{told:?}");
    let moves = player.client.game(&table, Some(0)).moves;

    // Also with a proposal.
    player.client.frames.clear();
    player.client.ask(propose(&table, 0, "undo")).unwrap();
    player.client.until(&table, Some(0), |known| known.game.as_ref().unwrap().moves < moves);
    let agreed = |told: &Happening| matches!(told, Happening::TakenBack { consent: true, .. });
    assert!(!happenings(&player.client.frames).any(agreed), "nobody was asked");
    finish(&mut players, &table, &mut chance);
}

#[test]
fn a_pause_needs_all_and_going_on_needs_one() {
    let world = World::new("pause");
    let (table, mut players) = two_at_osaka(&world, Settings::default());
    let mover = mover(&mut players, &table);
    let choice = players[mover].choices(&table)[0].clone();
    let asked = players[0].client.ask(propose(&table, 0, "pause"));
    let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
    players[1].client.ask(vote(&table, 1, offer, true)).unwrap();
    players[0].client.until(&table, Some(0), |known| known.about.status == "paused");
    let refused = players[mover].client.ask(play(&table, mover as u8, &choice));
    assert_eq!(code(refused), "paused");
    players[1].client.ask(of_seat("resume", &table, 1)).unwrap();
    players[mover].client.ask(play(&table, mover as u8, &choice)).unwrap();
    assert_eq!(code(players[1].client.ask(of_seat("resume", &table, 1))), "not_paused");
}

#[test]
fn all_can_give_up_together() {
    let world = World::new("abandon");
    let (table, mut players) = two_at_osaka(&world, Settings::default());
    let played = play_some(&mut players, &table, &mut QuickChance::new(5), 6);
    let asked = players[1].client.ask(propose(&table, 1, "abandon"));
    let Ok(Answer::Proposed { offer }) = asked else { panic!("{asked:?}") };
    players[0].client.ask(vote(&table, 0, offer, true)).unwrap();
    players[1].client.until(&table, Some(1), |known| known.about.status == "abandoned");
    let about = &players[1].client.at(&table, Some(1)).about;
    let secret = about.fairness.secret.clone().expect("there is nothing left to hide");
    let refused = players[0].client.ask(play(&table, 0, "token red"));
    assert_eq!(code(refused), "over");
    // The record ends with the last choice, and anyone can verify it.
    let record = players[0].client.ask(request("record", &table));
    let Ok(Answer::Record { record }) = record else { panic!("{record:?}") };
    assert!(record.contains(&secret), "{record}");
    let record: Record = record.parse().unwrap();
    let verdict = higaki_table::Table::<higaki_osaka::Osaka>::verify(&record).unwrap();
    assert!(verdict.seed_checked && !verdict.finished && verdict.choices == played);
}

#[test]
fn a_rematch_seats_the_same_people_at_one_new_table() {
    let world = World::new("rematch");
    let (table, mut players) = two_at_osaka(&world, Settings::default());
    let early = players[0].client.ask(request("rematch", &table));
    assert_eq!(code(early), "not_over");
    finish(&mut players, &table, &mut QuickChance::new(2));
    let mut tables = Vec::new();
    for player in &mut players {
        match player.client.ask(request("rematch", &table)) {
            Ok(Answer::Table { table }) => tables.push(table),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(tables[0], tables[1]);
    assert_ne!(tables[0], table);
    for player in &mut players {
        player.client.ask(join(&tables[0], None)).unwrap();
    }
    // The last player to join starts the game, and the seats are rotated by one.
    players[0].client.watch(&tables[0], Some(1)).unwrap();
    assert_eq!(players[0].client.at(&tables[0], Some(1)).about.status, "running");
}
