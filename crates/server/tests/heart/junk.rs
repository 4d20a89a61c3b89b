//! Malformed messages: each gets an answer and changes nothing.

use crate::heart::support::{Client, Player, World, play_some};
use higaki_protocol::Settings;
use higaki_server::socket::SocketLimits;
use higaki_table::{Chance, QuickChance};
use std::time::Duration;

/// Valid messages to be mutated. None may succeed for a person without a seat.
fn seeds(table: &str, person: &str) -> Vec<String> {
    let of_seat = ["leave", "undo", "redo", "resume", "return", "history"];
    let of_table = ["shuffle", "start", "rematch", "record"];
    let mut seeds: Vec<String> = of_seat
        .iter()
        .map(|kind| format!(r#"{{"id":1,"type":"{kind}","table":"{table}","seat":0}}"#))
        .chain(
            of_table.iter().map(|kind| format!(r#"{{"id":2,"type":"{kind}","table":"{table}"}}"#)),
        )
        .collect();
    seeds.extend([
        format!(r#"{{"id":3,"key":"k","type":"play","table":"{table}","seat":0,"choice":"take B5"}}"#),
        format!(r#"{{"id":4,"type":"play","table":"{table}","seat":1,"choice":"reserve R5","after":3}}"#),
        format!(r#"{{"id":5,"type":"preview","table":"{table}","seat":0,"choice":"buy R2 G5"}}"#),
        format!(r#"{{"id":6,"type":"propose","table":"{table}","seat":0,"offer":"undo"}}"#),
        format!(r#"{{"id":7,"type":"vote","table":"{table}","seat":1,"offer":1,"agree":true}}"#),
        format!(r#"{{"id":8,"type":"position","table":"{table}","seat":null,"at":3}}"#),
        format!(r#"{{"id":9,"type":"arrange","table":"{table}","seats":[{{"kind":"me"}},{{"kind":"open"}}]}}"#),
        format!(r#"{{"id":10,"type":"join","table":"{table}","nonce":"00","password":"x"}}"#),
        format!(r#"{{"id":11,"type":"watch","table":"{table}","seat":1,"since":7}}"#),
        format!(r#"{{"id":12,"type":"unwatch","table":"{table}","seat":null}}"#),
        format!(r#"{{"id":13,"type":"talk","table":"{table}","after":1}}"#),
        format!(r#"{{"id":14,"type":"unmute","person":"{person}"}}"#),
        concat!(
            r#"{"id":15,"type":"create","game":"osaka","seats":[{"kind":"me"}],"#,
            r#""settings":{"clock":{"kind":"live","bank":1,"increment":1}}}"#
        )
        .to_owned(),
        r#"{"id":16,"type":"ping"}"#.to_owned(),
        "[]".to_owned(),
        String::new(),
    ]);
    seeds
}

const SPLICES: [&str; 14] = [
    "\"",
    "{",
    "}",
    "null",
    "-1",
    "99999999999999999999",
    "\\u0000",
    "true",
    ":",
    ",",
    "ü",
    "[[[[[[",
    "\"type\":\"play\"",
    "1e400",
];

/// A message with a mutation.
fn mutated(seeds: &[String], chance: &mut QuickChance) -> String {
    let mut text: Vec<char> = seeds[chance.below(seeds.len() as u32) as usize].chars().collect();
    for _ in 0..=chance.below(4) {
        let at = chance.below(text.len() as u32 + 1) as usize;
        match chance.below(4) {
            0 if at < text.len() => drop(text.remove(at)),
            1 if at < text.len() => {
                text[at] = char::from_u32(32 + chance.below(95)).unwrap_or('x');
            }
            2 => text.truncate(at),
            _ => {
                let splice = SPLICES[chance.below(SPLICES.len() as u32) as usize];
                text.splice(at..at, splice.chars());
            }
        }
    }
    text.into_iter().collect()
}

fn noise(chance: &mut QuickChance) -> String {
    let length = chance.below(60);
    (0..length).filter_map(|_| char::from_u32(chance.below(0x300))).collect()
}

#[tokio::test]
async fn a_hundred_thousand_random_and_mutated_messages_change_nothing() {
    const MESSAGES: usize = 100_000;
    let world = World::new("junk").await;
    let guests = world.guests(2).await;
    let table = world.begun("osaka", &guests, 0, Settings::default()).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    play_some(&mut players, &table, &mut QuickChance::new(1), 15).await;
    let id = table.parse().unwrap();
    let revision = world.store.revision(id).await.unwrap();
    let row = world.store.table(id).await.unwrap();

    let stranger = world.guest(66).await;
    let limits = SocketLimits {
        burst: u32::MAX,
        send_timeout: Duration::from_secs(1 << 30),
        ..SocketLimits::default()
    };
    let mut client = Client::connect_with(&world.tables, stranger, limits, 4096);
    client.attentive = false;
    let seeds = seeds(&table, &guests[0].person.to_string());
    let mut chance = QuickChance::new(42);
    let mut sent = 0;
    while sent < MESSAGES {
        // In batches, so that answers are not waited for one by one.
        for _ in 0..200 {
            let text = match chance.below(4) {
                0 => noise(&mut chance),
                1 => seeds[chance.below(seeds.len() as u32) as usize].clone(),
                _ => mutated(&seeds, &mut chance),
            };
            client.send_text(text).await;
            sent += 1;
        }
        client.catch_up();
    }
    let answers = |client: &Client| {
        let texts = client.texts.iter();
        texts
            .filter(|text| {
                text.starts_with(r#"{"type":"ok""#) || text.starts_with(r#"{"type":"refused""#)
            })
            .count()
    };
    while answers(&client) < sent {
        assert!(client.receive().await, "the line was cut");
    }
    assert_eq!(answers(&client), sent, "exactly one answer each");
    assert_eq!(world.store.revision(id).await.unwrap(), revision);
    assert_eq!(world.store.table(id).await.unwrap(), row);
    assert_eq!(world.tables.activity().panics, 0);
}
