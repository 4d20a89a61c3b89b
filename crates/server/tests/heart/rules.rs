//! Tables with older rules, which continue as they began, and with newer rules, which are unknown.

use crate::heart::support::{Player, World, code, finish, join, play_some, request, table_of};
use higaki_catalogue::{AllGames, Games, Playable};
use higaki_edo::Edo;
use higaki_protocol::{Answer, SeatPlan, Settings};
use higaki_table::{Game, GameInfo, QuickChance, Record, RecordError, RulesVersion, Table};
use std::sync::Arc;

/// The games of an older server.
#[derive(Debug)]
struct OlderRules(RulesVersion);

impl Games for OlderRules {
    fn list(&self) -> Vec<GameInfo> {
        let mut list = AllGames.list();
        list.iter_mut().for_each(|info| info.rules_version = self.0);
        list
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        if record.rules_version > self.0 {
            return Err(RecordError::OtherRules { found: record.rules_version, known: self.0 });
        }
        AllGames.restore(record)
    }
}

#[tokio::test]
async fn games_go_on_by_the_rules_that_they_began_with() {
    let mut world = World::new("older rules").await;
    world.parts.games = Arc::new(OlderRules(RulesVersion(1)));
    world.tables = world.start_again().await;
    let guests = world.guests(2).await;
    let running = world.begun("edo", &guests, 0, Settings::default()).await;
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let waiting = world.create(guests[0], table_of("edo", seats, Settings::default())).await;
    let mut chance = QuickChance::new(5);
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &running, seat as u8).await);
    }
    play_some(&mut players, &running, &mut chance, 4).await;
    world.tables.shutdown().await;
    world.parts.games = Arc::new(AllGames);
    world.tables = world.start_again().await;

    let mine = world.tables.tables_of(guests[0].person, None, 10).await.unwrap().tables;
    assert!(mine.iter().all(|listed| !listed.other_rules), "{mine:?}");
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &running, seat as u8).await);
    }
    finish(&mut players, &running, &mut chance).await;
    let record = world.ask(guests[0], request("record", &running)).await;
    let Ok(Answer::Record { record }) = record else { panic!("{record:?}") };
    let record: Record = record.parse().unwrap();
    assert_eq!(record.rules_version, RulesVersion(1));
    assert!(Table::<Edo>::verify(&record).unwrap().finished);

    // A table that had not begun keeps its rules.
    world.ask(guests[1], join(&waiting, Some(1))).await.unwrap();
    world.ask(guests[0], request("start", &waiting)).await.unwrap();
    let looked = world.tables.look(guests[0], waiting.parse().unwrap(), Some(0), None).await;
    assert_eq!(looked.unwrap().about.rules_version, 1);
    // The rematch uses the current rules.
    let next = world.ask(guests[0], request("rematch", &running)).await;
    let Ok(Answer::Table { table }) = next else { panic!("{next:?}") };
    let looked = world.tables.look(guests[0], table.parse().unwrap(), None, None).await;
    assert_eq!(looked.unwrap().about.rules_version, Edo::INFO.rules_version.0);
}

#[tokio::test]
async fn a_table_with_newer_rules_waits_for_no_one_and_can_be_left() {
    let mut world = World::new("newer rules").await;
    let guests = world.guests(2).await;
    let (running, finished) = (
        world.begun("osaka", &guests, 0, Settings::default()).await,
        world.begun("osaka", &guests, 0, Settings::default()).await,
    );
    let mut chance = QuickChance::new(3);
    for table in [&running, &finished] {
        let mut players = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            players.push(Player::sit(world.connect(*guest), table, seat as u8).await);
        }
        play_some(&mut players, table, &mut chance, 4).await;
        if table == &finished {
            finish(&mut players, table, &mut chance).await;
        }
    }
    let record = world.ask(guests[0], request("record", &finished)).await;
    let Ok(Answer::Record { record: before }) = record else { panic!("{record:?}") };
    world.tables.shutdown().await;
    world.parts.games = Arc::new(OlderRules(RulesVersion(0)));
    world.tables = world.start_again().await;

    for guest in &guests {
        let mine = world.tables.tables_of(guest.person, None, 10).await.unwrap().tables;
        assert_eq!(mine.len(), 2);
        assert!(mine.iter().all(|listed| listed.other_rules && !listed.waiting), "{mine:?}");
    }
    let id = running.parse().unwrap();
    let refused = world.tables.look(guests[0], id, Some(0), None).await.unwrap_err();
    assert_eq!(refused.code, "other_rules");
    assert_eq!(refused.details["version"], 1);
    // Hidden information stays hidden: a server with those rules could continue the game.
    assert_eq!(code(world.ask(guests[0], request("record", &running)).await), "other_rules");
    let record = world.ask(guests[0], request("record", &finished)).await;
    let Ok(Answer::Record { record: after }) = record else { panic!("{record:?}") };
    let (before, after): (Record, Record) = (before.parse().unwrap(), after.parse().unwrap());
    let without_outcome = Record { outcome: None, ..before };
    assert_eq!(after.to_string(), without_outcome.to_string());

    world.ask(guests[0], request("leave", &running)).await.unwrap();
    let mine = world.tables.tables_of(guests[0].person, None, 10).await.unwrap().tables;
    assert_eq!(mine.iter().map(|listed| &listed.table).collect::<Vec<_>>(), [&finished]);
    assert_eq!(world.tables.tables_of(guests[1].person, None, 10).await.unwrap().tables.len(), 2);
}
