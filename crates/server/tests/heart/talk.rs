//! Chat.

use crate::heart::support::{Client, DAWN, World, code, json, request, table_of};
use higaki_protocol::{Answer, Holder, Request, SeatPlan, ServerFrame, Settings, Talkers};
use higaki_store::limits::MAX_MUTES;
use higaki_store::{LobbyFilter, NewAccount, PasswordHash, PersonId};
use serde_json::json as value;

fn say(table: &str, text: &str) -> Request {
    json(value!({ "type": "say", "table": table, "text": text }))
}

fn heard(client: &Client) -> Vec<String> {
    let said = client.frames.iter().filter_map(|frame| match frame {
        ServerFrame::Said { line, .. } => Some(format!("{}: {}", line.name, line.text)),
        _ => None,
    });
    said.collect()
}

#[tokio::test]
async fn chat_reaches_everyone_who_does_not_mute_the_author() {
    let world = World::new("chat").await;
    let people = world.guests(3).await;
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default())).await;
    let mut clients: Vec<Client> = people.iter().map(|person| world.connect(*person)).collect();
    for client in &mut clients {
        client.watch(&table, None).await.unwrap();
    }
    let loud = people[1].person.to_string();
    clients[2].ask(json(value!({ "type": "mute", "person": loud }))).await.unwrap();
    clients[1].ask(say(&table, "  noise ")).await.unwrap();
    clients[0].ask(say(&table, "welcome")).await.unwrap();
    for (client, expected) in clients.iter_mut().zip([2, 2, 1]) {
        while heard(client).len() < expected {
            assert!(client.receive().await);
        }
    }
    assert_eq!(heard(&clients[0]), ["P2: noise", "P1: welcome"]);
    assert_eq!(heard(&clients[2]), ["P1: welcome"]);
    match clients[2].ask(request("talk", &table)).await {
        Ok(Answer::Talk { lines }) => assert_eq!(lines.len(), 1),
        other => panic!("{other:?}"),
    }
    clients[2].ask(json(value!({ "type": "unmute", "person": loud }))).await.unwrap();
    match clients[2].ask(request("talk", &table)).await {
        Ok(Answer::Talk { lines }) => assert_eq!(lines.len(), 2),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_table_may_be_quiet() {
    let world = World::new("quiet").await;
    let people = world.guests(2).await;
    for (talkers, stranger, host) in [
        (Talkers::Players, Err("may_not_talk"), Ok(())),
        (Talkers::Nobody, Err("may_not_talk"), Err("may_not_talk")),
    ] {
        let settings = Settings { talkers, ..Settings::default() };
        let seats = vec![SeatPlan::Me, SeatPlan::Open];
        let table = world.create(people[0], table_of("osaka", seats, settings)).await;
        for (person, expected) in [(people[1], stranger), (people[0], host)] {
            let said = world.ask(person, say(&table, "hm")).await;
            assert_eq!(
                said.map(drop).map_err(|refusal| refusal.code),
                expected.map_err(str::to_owned)
            );
        }
    }
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default())).await;
    for bad in ["", "   ", "\0", "\u{202e}\u{2066}\u{3164}", &"x".repeat(1001)] {
        assert_eq!(code(world.ask(people[0], say(&table, bad)).await), "bad_value");
    }
}

#[tokio::test]
async fn only_a_few_people_who_exist_can_be_muted() {
    let world = World::new("mutes").await;
    let aki = world.guest(1).await;
    let mute = |person: &str| json(value!({ "type": "mute", "person": person }));
    let nobody = PersonId::from_bytes([9; 16]).to_string();
    assert_eq!(code(world.ask(aki, mute(&nobody)).await), "unknown_person");
    for number in 0..=MAX_MUTES {
        let account = NewAccount {
            id: PersonId::from_bytes(
                [&[7; 8], &number.to_le_bytes()[..]].concat().try_into().unwrap(),
            ),
            name: format!("Person {number}"),
            password: PasswordHash("hash".to_owned()),
            at: DAWN,
        };
        let person = world.store.create_account(account).await.unwrap().id.to_string();
        let muted = world.ask(aki, mute(&person)).await;
        match number {
            MAX_MUTES => assert_eq!(code(muted), "too_many_mutes"),
            _ => assert_eq!(muted, Ok(Answer::Done)),
        }
    }
}

#[tokio::test]
async fn bidirectional_controls_and_invisible_characters_are_dropped() {
    let world = World::new("invisible").await;
    let aki = world.guest(1).await;
    let title = "\u{202e}olleh\u{2066} \u{3164}\n\u{61c}table".to_owned();
    let settings = Settings { title, ..Settings::default() };
    let seats = vec![SeatPlan::Me, SeatPlan::Open];
    let table = world.create(aki, table_of("osaka", seats, settings)).await;
    let frame = world.tables.look(aki, table.parse().unwrap(), None, None).await.unwrap();
    assert_eq!(frame.about.settings.title, "olleh table");
    world.ask(aki, say(&table, "good\u{202e}\n\u{200f}luck 👩\u{200d}🚀\u{7f}")).await.unwrap();
    match world.ask(aki, request("talk", &table)).await {
        Ok(Answer::Talk { lines }) => assert_eq!(lines[0].text, "good luck 👩\u{200d}🚀"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn guests_are_marked_at_tables_in_lists_and_in_the_chat() {
    let world = World::new("marked").await;
    let (aki, guest) = (world.guest(1).await, world.guest(2).await);
    let hash = PasswordHash("hash".to_owned());
    world.store.promote_guest(aki.person, "P2", hash).await.unwrap();
    let invited = SeatPlan::Person { person: guest.person.to_string() };
    let seats = vec![SeatPlan::Me, invited, SeatPlan::Open];
    let table = world.create(aki, table_of("osaka", seats, Settings::default())).await;
    for person in [aki, guest] {
        world.ask(person, say(&table, "hello")).await.unwrap();
    }
    let marks = |holders: &[Holder]| -> Vec<Option<bool>> {
        let mark = |holder: &Holder| match holder {
            Holder::Person { guest, .. } | Holder::Reserved { guest, .. } => Some(*guest),
            _ => None,
        };
        holders.iter().map(mark).collect()
    };
    let expected = [Some(false), Some(true), None];
    let frame = world.tables.look(aki, table.parse().unwrap(), None, None).await.unwrap();
    let holders: Vec<Holder> = frame.about.seats.iter().map(|seat| seat.holder.clone()).collect();
    assert_eq!(marks(&holders), expected);
    let listed = world.tables.lobby(LobbyFilter::default(), None, 10).await.unwrap().tables;
    assert_eq!(marks(&listed[0].seats), expected);
    let told = serde_json::to_value(&listed[0].seats).unwrap();
    assert_eq!((&told[0]["guest"], &told[1]["guest"]), (&value!(null), &value!(true)));
    match world.ask(aki, request("talk", &table)).await {
        Ok(Answer::Talk { lines }) => {
            let said: Vec<(&str, bool)> =
                lines.iter().map(|line| (line.name.as_str(), line.guest)).collect();
            assert_eq!(said, [("P2", false), ("P2", true)]);
        }
        other => panic!("{other:?}"),
    }
}
