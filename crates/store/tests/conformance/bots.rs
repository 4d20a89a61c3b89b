use higaki_store::{BotTokenId, NewBotToken, PersonError, PersonId};

use crate::support::{Home, NOW, add_account, add_guest, on_every_store, password, token};

on_every_store! {
    api_tokens_belong_to_an_account
    tokens_of_programs_end
}

fn new_token(person: PersonId, number: u8) -> NewBotToken {
    NewBotToken {
        id: BotTokenId::from_bytes([number; 16]),
        token: token(number),
        person,
        label: format!("bot {number}"),
        at: NOW.plus(i64::from(number)),
        expires_at: None,
    }
}

async fn api_tokens_belong_to_an_account(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await;
    for number in [1, 2] {
        store.create_bot_token(new_token(anna.id, number)).await.unwrap();
    }
    let found = store.person_of_bot_token(token(2), NOW).await.unwrap();
    assert_eq!(found, Some((anna.clone(), BotTokenId::from_bytes([2; 16]))));
    assert_eq!(store.person_of_bot_token(token(3), NOW).await, Ok(None));
    store.touch_bot_token(BotTokenId::from_bytes([1; 16]), NOW.plus(77)).await.unwrap();
    let tokens = store.bot_tokens_of(anna.id).await.unwrap();
    let seen: Vec<_> = tokens.iter().map(|token| (&*token.label, token.seen_at)).collect();
    assert_eq!(seen, [("bot 2", NOW.plus(2)), ("bot 1", NOW.plus(77))]);

    let twice = store.create_bot_token(new_token(anna.id, 1)).await;
    assert_eq!(twice, Err(PersonError::Exists));
    let nobody = PersonId::random();
    let unknown = store.create_bot_token(new_token(nobody, 3)).await;
    assert_eq!(unknown, Err(PersonError::UnknownPerson(nobody)));
}

async fn tokens_of_programs_end(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (add_account(&store, "Anna").await.id, add_guest(&store, "ben", 9).await);
    let expires_at = Some(NOW.plus(100));
    let new = NewBotToken { expires_at, ..new_token(anna, 1) };
    store.create_bot_token(new).await.unwrap();
    store.create_bot_token(new_token(anna, 2)).await.unwrap();
    assert!(store.person_of_bot_token(token(1), NOW.plus(99)).await.unwrap().is_some());
    assert!(store.person_of_bot_token(token(1), NOW.plus(100)).await.unwrap().is_none());
    assert_eq!(store.sweep(NOW.plus(100)).await.unwrap().bot_tokens, 1);

    let second = BotTokenId::from_bytes([2; 16]);
    assert!(!store.delete_bot_token(ben, second).await.unwrap(), "not his");
    assert!(store.delete_bot_token(anna, second).await.unwrap());
    assert_eq!(store.bot_tokens_of(anna).await.unwrap(), []);

    // A guest's tokens end where an account begins.
    let other = add_guest(&store, "other", 8).await;
    store.create_bot_token(new_token(ben, 3)).await.unwrap();
    store.create_bot_token(new_token(other, 4)).await.unwrap();
    store.promote_guest(ben, "Ben", password()).await.unwrap();
    store.adopt_guest(other, anna).await.unwrap();
    for number in [3, 4] {
        assert_eq!(store.person_of_bot_token(token(number), NOW).await, Ok(None));
    }
}
