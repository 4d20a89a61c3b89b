use higaki_store::limits::MAX_MUTES;
use higaki_store::{ChatNumber, MuteError, PersonId, StoreError, TableError};
use tokio::task::JoinSet;

use crate::support::{Home, NOW, add_account, add_guest, add_table, on_every_store};

on_every_store! {
    chat_messages_are_numbered
    concurrent_messages_all_get_a_number
    people_are_muted_and_heard_again
    only_people_who_exist_can_be_muted
    mutes_have_a_limit
}

async fn chat_messages_are_numbered(home: Home) {
    let store = home.open().await;
    let (table, other) = (add_table(&store).await, add_table(&store).await);
    let anna = PersonId::random();
    for number in 1..=5 {
        let said = store.say(table, anna, format!("żółw {number}"), NOW.plus(number)).await;
        assert_eq!(said, Ok(ChatNumber(number as u64)));
    }
    assert_eq!(store.say(other, anna, "hello".to_owned(), NOW).await, Ok(ChatNumber(1)));
    assert_eq!(store.last_chat(table).await, Ok(ChatNumber(5)));
    let lines = store.chat_since(table, ChatNumber(2), 2).await.unwrap();
    let texts: Vec<_> = lines.iter().map(|line| (line.number.0, &*line.text, line.at)).collect();
    assert_eq!(texts, [(3, "żółw 3", NOW.plus(3)), (4, "żółw 4", NOW.plus(4))]);

    let too_long = store.say(table, anna, "x".repeat(4001), NOW).await;
    assert!(matches!(too_long, Err(TableError::Store(StoreError::TooLarge { .. }))));
    let not_text = store.say(table, anna, "\0".to_owned(), NOW).await;
    assert!(matches!(not_text, Err(TableError::Store(StoreError::NotText { .. }))));
}

async fn concurrent_messages_all_get_a_number(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let mut tasks = JoinSet::new();
    for number in 0..30 {
        let (store, person) = (store.clone(), PersonId::from_bytes([number; 16]));
        tasks.spawn(async move { store.say(table, person, "me".to_owned(), NOW).await.unwrap().0 });
    }
    let mut numbers = tasks.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
}

async fn people_are_muted_and_heard_again(home: Home) {
    let store = home.open().await;
    let anna = add_guest(&store, "anna", 1).await;
    let (ben, carl) = (add_guest(&store, "ben", 2).await, add_guest(&store, "carl", 3).await);
    store.mute(anna, carl, NOW).await.unwrap();
    store.mute(anna, ben, NOW.plus(1)).await.unwrap();
    store.mute(anna, ben, NOW.plus(2)).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), [carl, ben]);
    assert_eq!(store.muted_by(ben).await.unwrap(), []);
    store.unmute(anna, carl).await.unwrap();
    store.unmute(anna, carl).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), [ben]);
}

async fn only_people_who_exist_can_be_muted(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    let (gone, guest) = (add_guest(&store, "gone", 1).await, add_guest(&store, "guest", 2).await);
    let ben = add_account(&store, "Ben").await.id;
    store.delete_person(gone).await.unwrap();
    for nobody in [PersonId::random(), gone] {
        let muted = store.mute(anna, nobody, NOW).await;
        assert_eq!(muted, Err(MuteError::UnknownPerson(nobody)));
    }
    store.adopt_guest(guest, ben).await.unwrap();
    store.mute(anna, guest, NOW).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), [ben]);
}

async fn mutes_have_a_limit(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    let last = add_account(&store, "Last").await.id;
    // All at once, so that they share their commits.
    let mut tasks = JoinSet::new();
    for number in 0..MAX_MUTES {
        let store = store.clone();
        tasks.spawn(async move {
            let person = add_account(&store, &format!("Person {number}")).await.id;
            store.mute(anna, person, NOW).await.unwrap();
            person
        });
    }
    let people = tasks.join_all().await;
    let refused = store.mute(anna, last, NOW).await;
    assert_eq!(refused, Err(MuteError::TooMany { most: MAX_MUTES }));
    store.mute(anna, people[0], NOW).await.unwrap();
    store.unmute(anna, people[0]).await.unwrap();
    store.mute(anna, last, NOW).await.unwrap();
}
