//! Tables of rules that a newer server does not know any more.

use crate::heart::support::{Player, World, code, finish, play_some, request};
use higaki_protocol::{Answer, Settings};
use higaki_server::tables::{AllGames, Games, Playable};
use higaki_table::{GameInfo, QuickChance, Record, RecordError};
use std::sync::Arc;

/// The games after their rules were changed.
#[derive(Debug)]
struct NewRules;

impl Games for NewRules {
    fn list(&self) -> Vec<GameInfo> {
        let mut list = AllGames.list();
        list.iter_mut().for_each(|info| info.rules_version += 1);
        list
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        let found = record.rules_version;
        Err(RecordError::OtherRules { found, known: found + 1 })
    }
}

#[tokio::test]
async fn a_table_of_older_rules_waits_for_nobody_and_can_be_left() {
    let mut world = World::new("older rules").await;
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
    world.parts.games = Arc::new(NewRules);
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
    // What is hidden stays hidden: an older server could go on with it.
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
