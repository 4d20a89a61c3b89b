//! Whole games of people and bots, over sockets.

use crate::heart::support::{Player, World, code, finish, request};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_protocol::{Answer, Settings};
use higaki_table::{Game, QuickChance, Record, Table, Verdict};

fn verify(record: &str) -> Verdict {
    let record: Record = record.parse().unwrap();
    match record.game.as_str() {
        id if id == Osaka::INFO.id => Table::<Osaka>::verify(&record),
        id if id == Dschunke::INFO.id => Table::<Dschunke>::verify(&record),
        _ => Table::<Edo>::verify(&record),
    }
    .unwrap()
}

async fn whole_game(game: &str, people: u8, bots: usize) {
    let world = World::new(game).await;
    let guests = world.guests(people).await;
    let table = world.begun(game, &guests, bots, Settings::default()).await;
    let mut players = Vec::new();
    for (seat, guest) in guests.iter().enumerate() {
        players.push(Player::sit(world.connect(*guest), &table, seat as u8).await);
    }
    let spectator = world.guest(99).await;
    let mut watching = Player { client: world.connect(spectator), seat: 0 };
    watching.client.watch(&table, None).await.unwrap();
    let refused = watching.client.ask(request("record", &table)).await;
    assert_eq!(code(refused), "not_over", "a record tells everything");

    finish(&mut players, &table, &mut QuickChance::new(5)).await;
    watching.client.until(&table, None, |known| known.about.status == "finished").await;

    let Ok(Answer::Record { record }) = watching.client.ask(request("record", &table)).await else {
        panic!("no record");
    };
    let verdict = verify(&record);
    assert!(verdict.seed_checked && verdict.finished);
    assert_eq!(record.matches("nonce ").count(), guests.len() + bots);

    // The secret revealed at the end matches the commitment, and nobody saw it or anything of the
    // deal's seed before.
    let about = &watching.client.at(&table, None).about;
    let secret = about.fairness.secret.clone().unwrap();
    assert!(record.contains(&format!("secret {secret}")));
    assert!(record.contains(&format!("commitment {}", about.fairness.commitment)));
    for player in players.iter().chain([&watching]) {
        let texts = player.client.texts.iter();
        let shown = texts.clone().position(|text| text.contains(&secret)).unwrap();
        let over = texts.clone().position(|text| text.contains(r#""status":"finished""#)).unwrap();
        assert_eq!(shown, over);
    }
}

#[tokio::test]
async fn a_game_of_osaka_by_two_people_and_two_bots() {
    whole_game("osaka", 2, 2).await;
}

#[tokio::test]
async fn a_game_of_dschunke_by_three_people_and_a_bot() {
    whole_game("dschunke", 3, 1).await;
}

#[tokio::test]
async fn a_game_of_edo_by_two_people_and_two_bots() {
    whole_game("edo", 2, 2).await;
}
