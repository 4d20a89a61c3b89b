use higaki_store::{PersonError, PersonId};

use crate::support::{Home, NOW, add_account, add_guest, on_every_store, token};

on_every_store! {
    a_person_has_many_sessions
    a_session_ends_unless_it_is_touched
    sessions_are_ended_one_by_one_or_all_at_once
    a_token_is_used_once
    nothing_is_remembered_beyond_a_change
}

async fn a_person_has_many_sessions(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    for number in 1..=3 {
        let at = NOW.plus(i64::from(number));
        store.create_session(anna, token(number), at, at.plus(100)).await.unwrap();
    }
    let sessions = store.sessions_of(anna, NOW).await.unwrap();
    let tokens: Vec<_> = sessions.iter().map(|session| session.token).collect();
    assert_eq!(tokens, [token(3), token(2), token(1)]);
    let (person, session) = store.person_of_session(token(2), NOW).await.unwrap().unwrap();
    assert_eq!((person.id, session), (anna, sessions[1].clone()));
    assert!(store.person_of_session(token(4), NOW).await.unwrap().is_none());
}

async fn a_session_ends_unless_it_is_touched(home: Home) {
    let store = home.open().await;
    let guest = add_guest(&store, "guest", 1).await;
    let end = NOW.plus(1_000_000);
    let found = async |now| store.person_of_session(token(1), now).await.unwrap().is_some();
    assert!(found(end.plus(-1)).await);
    assert!(!found(end).await);
    assert!(store.touch_session(token(1), end.plus(-1), end.plus(50)).await.unwrap());
    assert!(found(end.plus(49)).await);
    let (_, session) = store.person_of_session(token(1), NOW).await.unwrap().unwrap();
    assert_eq!((session.created_at, session.seen_at), (NOW, end.plus(-1)));
    assert_eq!(store.person(guest).await.unwrap().expires_at, Some(end.plus(50)));
    // An ended session stays ended, and an unknown one is not created.
    assert!(!store.touch_session(token(1), end.plus(50), end.plus(99)).await.unwrap());
    assert!(!store.touch_session(token(2), NOW, end).await.unwrap());
    assert_eq!(store.sessions_of(guest, end.plus(50)).await.unwrap(), []);
}

async fn sessions_are_ended_one_by_one_or_all_at_once(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (add_account(&store, "Anna").await.id, add_guest(&store, "ben", 9).await);
    for number in 1..=3 {
        store.create_session(anna, token(number), NOW, NOW.plus(100)).await.unwrap();
    }
    assert!(store.delete_session(token(2)).await.unwrap());
    assert!(!store.delete_session(token(2)).await.unwrap());
    assert_eq!(store.sessions_of(anna, NOW).await.unwrap().len(), 2);
    assert_eq!(store.delete_sessions_of(anna).await.unwrap(), 2);
    assert_eq!(store.sessions_of(anna, NOW).await.unwrap(), []);
    assert_eq!(store.sessions_of(ben, NOW).await.unwrap().len(), 1);
}

async fn a_token_is_used_once(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Anna").await.id;
    let guest = add_guest(&store, "guest", 1).await;
    let again = store.create_session(anna, token(1), NOW, NOW.plus(100)).await;
    assert_eq!(again, Err(PersonError::Exists));
    let (person, _) = store.person_of_session(token(1), NOW).await.unwrap().unwrap();
    assert_eq!(person.id, guest);

    // Without a session there is no guest either.
    let id = PersonId::random();
    let new = higaki_store::NewGuest {
        id,
        name: "other".to_owned(),
        token: token(1),
        at: NOW,
        expires_at: NOW.plus(1),
    };
    assert_eq!(store.create_guest(new).await, Err(PersonError::Exists));
    assert_eq!(store.person(id).await, Err(PersonError::UnknownPerson(id)));
}

async fn nothing_is_remembered_beyond_a_change(home: Home) {
    let store = home.open().await;
    let [anna, ben] = [1, 2].map(|number| (number, token(number)));
    let mut guests = Vec::new();
    for (number, _) in [anna, ben] {
        guests.push(add_guest(&store, "guest", number).await);
    }
    let name_by_token = async |(_, token)| {
        let found = store.person_of_session(token, NOW).await.unwrap();
        found.map(|(person, _)| person.name)
    };
    let name_by_id = async |id| store.people(vec![id]).await.unwrap().remove(0).1.name;
    // Twice each: the second lookup may come from the cache.
    for _ in 0..2 {
        assert_eq!(name_by_token(anna).await.as_deref(), Some("guest"));
        assert_eq!(name_by_id(guests[0]).await, "guest");
    }
    store.rename(guests[0], "Anna").await.unwrap();
    for _ in 0..2 {
        assert_eq!(name_by_token(anna).await.as_deref(), Some("Anna"));
        assert_eq!(name_by_id(guests[0]).await, "Anna");
        assert_eq!(name_by_token(ben).await.as_deref(), Some("guest"));
    }
    assert!(store.delete_session(anna.1).await.unwrap());
    assert_eq!(name_by_token(anna).await, None);
    assert_eq!(name_by_id(guests[0]).await, "Anna", "only the session is over");
    let account = add_account(&store, "Ben").await.id;
    assert_eq!(name_by_id(guests[1]).await, "guest");
    store.adopt_guest(guests[1], account).await.unwrap();
    assert_eq!(name_by_token(ben).await, None, "the token of a guest opens no account");
    assert_eq!(name_by_id(guests[1]).await, "Ben");
    store.delete_person(account).await.unwrap();
    assert_eq!(name_by_id(guests[1]).await, "");
}
