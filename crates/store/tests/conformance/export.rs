use higaki_store::{
    BotTokenId, NewBotToken, PasswordHash, PersonError, PersonId, Pool, Rating, RatingUpdate,
    Sealed, Status, Store, TableId,
};
use serde_json::Value;

use crate::support::{
    Home, NOW, add_account, add_guest, member, move_at, new_table, on_every_store, token,
};

on_every_store! {
    everything_about_a_person_is_exported
    the_revision_of_a_running_game_is_not_exported
    a_long_life_is_exported_without_gaps
    an_unknown_person_is_not_exported
}

async fn export(store: &Store, person: PersonId) -> Vec<(String, Value)> {
    let mut export = store.export_person(person).await.unwrap();
    let mut lines = Vec::new();
    while let Some(line) = export.next().await.unwrap() {
        let Value::Object(object) = serde_json::from_str(&line).unwrap() else { panic!("{line}") };
        assert_eq!(object.len(), 1, "{line}");
        lines.extend(object);
    }
    lines
}

async fn everything_about_a_person_is_exported(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (add_account(&store, "Anna").await.id, add_guest(&store, "ben", 2).await);
    store.create_session(anna, token(1), NOW, NOW.plus(9)).await.unwrap();
    let bot = NewBotToken {
        id: BotTokenId::random(),
        token: token(5),
        person: anna,
        label: "mine".to_owned(),
        at: NOW,
        expires_at: None,
    };
    store.create_bot_token(bot).await.unwrap();
    store.mute(anna, ben, NOW).await.unwrap();
    let (running, finished) = (TableId::random(), TableId::random());
    for (id, status) in [(running, Status::Running), (finished, Status::Finished)] {
        let mut new = new_table(id);
        new.members = vec![member(anna, &[0]), member(ben, &[1])];
        (new.status, new.secret) = (status, Sealed(b"sealedsecret".to_vec()));
        new.password = Some(PasswordHash("passwordhash".to_owned()));
        store.create_table(new).await.unwrap();
        store.append(move_at(id, 0).entry("bytes", [0xff, 0x01], NOW)).await.unwrap();
        store.say(id, anna, "mine".to_owned(), NOW).await.unwrap();
        store.say(id, ben, "not mine".to_owned(), NOW).await.unwrap();
    }
    let rating = Rating { rating: 1500.0, deviation: 50.0, volatility: 0.06 };
    let update = RatingUpdate { person: anna, expected_games: 0, rating };
    let pool = Pool { game: "osaka".to_owned(), players: 2 };
    store.rate(finished, pool, vec![update], NOW).await.unwrap();

    let lines = export(&store, anna).await;
    let kinds: Vec<&str> = lines.iter().map(|(kind, _)| kind.as_str()).collect();
    let lists = ["person", "session", "bot_token", "mute", "rating", "rating_point"];
    assert_eq!(kinds[..6], lists);
    let count = |kind| kinds.iter().filter(|k| **k == kind).count();
    assert_eq!((count("table"), count("entry"), count("chat")), (2, 2, 2));
    let entries: Vec<&Value> =
        lines.iter().filter(|(kind, _)| kind == "entry").map(|(_, entry)| entry).collect();
    assert!(entries.iter().all(|entry| entry["table"] == finished.to_string()));
    assert_eq!(entries[0]["payload"]["after"], 0);
    assert_eq!(entries[1]["payload"]["hex"], "ff01");
    let text = format!("{lines:?}");
    for secret in ["sealedsecret", "passwordhash", "argon2", "not mine", "\\u0005"] {
        assert!(!text.contains(secret), "{secret}");
    }
}

async fn the_revision_of_a_running_game_is_not_exported(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    let statuses =
        [Status::Open, Status::Running, Status::Paused, Status::Finished, Status::Abandoned];
    for status in statuses {
        let mut new = new_table(TableId::random());
        let id = new.id;
        (new.members, new.status) = (vec![member(anna, &[0])], status);
        store.create_table(new).await.unwrap();
        store.append(move_at(id, 0)).await.unwrap();
    }
    let lines = export(&store, anna).await;
    let tables: Vec<&Value> =
        lines.iter().filter(|(kind, _)| kind == "table").map(|(_, table)| table).collect();
    assert_eq!(tables.len(), statuses.len());
    for table in tables {
        let over = ["finished", "abandoned"].contains(&table["status"].as_str().unwrap());
        assert_eq!(table.get("revision").is_some(), over, "{table}");
    }
}

async fn a_long_life_is_exported_without_gaps(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    for number in 0..103_u8 {
        let mut new = new_table(TableId::from_bytes([number; 16]));
        new.members = vec![member(anna, &[0])];
        if number % 50 == 0 {
            new.status = Status::Abandoned;
        }
        store.create_table(new).await.unwrap();
    }
    let finished = TableId::from_bytes([50; 16]);
    for part in 0..5 {
        let append = (1..50).fold(move_at(finished, part * 50), |a, _| a.entry("x", "1", NOW));
        store.append(append).await.unwrap();
    }
    for number in 0..103 {
        store.say(finished, anna, number.to_string(), NOW).await.unwrap();
    }
    let lines = export(&store, anna).await;
    let count = |kind: &str| lines.iter().filter(|(k, _)| k == kind).count();
    assert_eq!((count("table"), count("entry"), count("chat")), (103, 250, 103));
    let numbers: Vec<u64> = lines.iter().filter_map(|(_, l)| l["number"].as_u64()).collect();
    assert_eq!(numbers, (1..=103).collect::<Vec<_>>());
}

async fn an_unknown_person_is_not_exported(home: Home) {
    let store = home.open().await;
    let nobody = PersonId::random();
    let refused = store.export_person(nobody).await.map(drop);
    assert_eq!(refused, Err(PersonError::UnknownPerson(nobody)));
}
