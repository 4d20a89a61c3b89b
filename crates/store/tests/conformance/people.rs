use higaki_store::{
    Json, NewAccount, Page, PersonError, PersonId, PersonKind, TableError, TableId,
};

use crate::support::{
    Home, NOW, add_account, add_guest, member, move_at, new_table, on_every_store, password, seats,
    token,
};

on_every_store! {
    a_guest_has_a_name_and_a_session
    account_names_are_unique_ignoring_case
    new_accounts_do_not_look_like_others
    concurrent_registrations_get_a_name_once
    a_guest_becomes_an_account
    an_account_adopts_a_guest
    people_are_renamed
    people_are_looked_up_together
    a_deleted_person_leaves_only_games
    the_sweep_removes_expired_rows
}

async fn a_guest_has_a_name_and_a_session(home: Home) {
    let store = home.open().await;
    let id = add_guest(&store, "  Anna   Łucja ", 1).await;
    let person = store.person(id).await.unwrap();
    assert_eq!((person.kind, &*person.name), (PersonKind::Guest, "Anna Łucja"));
    assert_eq!(person.expires_at, Some(NOW.plus(1_000_000)));
    let (found, _) = store.person_of_session(token(1), NOW).await.unwrap().unwrap();
    assert_eq!(found, person);
    let nobody = PersonId::random();
    assert_eq!(store.person(nobody).await, Err(PersonError::UnknownPerson(nobody)));

    let liked = Json::of(&["pl", "dark"]).unwrap();
    store.set_person_settings(id, liked.clone()).await.unwrap();
    assert_eq!(store.person(id).await.unwrap().settings, liked);
}

async fn account_names_are_unique_ignoring_case(home: Home) {
    let store = home.open().await;
    let anna = add_account(&store, "Łucja Öst").await;
    let new = |name: &str| NewAccount {
        id: PersonId::random(),
        name: name.to_owned(),
        password: password(),
        at: NOW,
    };
    for same in ["Łucja Öst", "łucja öst", " ŁUCJA  ÖST"] {
        let taken = store.create_account(new(same)).await;
        assert_eq!(taken, Err(PersonError::NameTaken), "{same}");
        let credentials = store.credentials(same).await.unwrap().unwrap();
        assert_eq!((credentials.person, credentials.password), (anna.id, password()));
    }
    for unseen in [" ", "\u{301}\u{20dd}", "\u{e000}", "\u{f0000}\u{301}", "\u{3164}"] {
        assert_eq!(store.create_account(new(unseen)).await, Err(PersonError::NameEmpty));
        assert_eq!(store.rename(anna.id, unseen).await, Err(PersonError::NameEmpty));
    }
    assert!(store.credentials("nobody").await.unwrap().is_none());
    assert!(store.credentials("").await.unwrap().is_none());
    let same_id = NewAccount { id: anna.id, ..new("Other") };
    assert_eq!(store.create_account(same_id).await, Err(PersonError::Exists));
    // A guest may have the name of an account.
    add_guest(&store, "Łucja Öst", 1).await;
}

async fn new_accounts_do_not_look_like_others(home: Home) {
    let store = home.open().await;
    let paul = add_account(&store, "Paul").await.id;
    let imitations = [
        "P\u{430}ul",
        "\u{420}AUL",
        "Ｐaul",
        "PauI",
        "Pa\u{34f}ul",
        "Paul\u{2800}",
        "Pa\u{fe0f}ul",
    ];
    let (guest, ren) = (add_guest(&store, "guest", 1).await, add_account(&store, "Ren").await.id);
    for name in imitations {
        let new = NewAccount {
            id: PersonId::random(),
            name: name.to_owned(),
            password: password(),
            at: NOW,
        };
        let taken = Err(PersonError::NameTaken);
        assert_eq!(store.create_account(new).await.map(drop), taken, "{name:?}");
        let promoted = store.promote_guest(guest, name, password()).await;
        assert_eq!(promoted.map(drop), taken, "{name:?}");
        assert_eq!(store.rename(ren, name).await, taken, "{name:?}");
        // Except by its owner.
        store.rename(paul, name).await.unwrap();
        store.rename(paul, "Paul").await.unwrap();
    }
    // A released name is free again, also for look-alikes.
    store.rename(paul, "Mio").await.unwrap();
    store.rename(ren, imitations[0]).await.unwrap();
    store.delete_person(ren).await.unwrap();
    store.promote_guest(guest, "Paul", password()).await.unwrap();
}

async fn concurrent_registrations_get_a_name_once(home: Home) {
    let store = home.open().await;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..12 {
        let guest = add_guest(&store, "guest", number).await;
        let store = store.clone();
        tasks.spawn(async move { store.promote_guest(guest, "Anna", password()).await });
    }
    let results = tasks.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let refused = |result: &Result<_, PersonError>| *result == Err(PersonError::NameTaken);
    assert_eq!(results.iter().filter(|result| refused(result)).count(), 11);
}

async fn a_guest_becomes_an_account(home: Home) {
    let store = home.open().await;
    let id = add_guest(&store, "anna", 1).await;
    let person = store.promote_guest(id, "Anna", password()).await.unwrap();
    assert_eq!((person.id, person.kind, &*person.name), (id, PersonKind::Account, "Anna"));
    assert_eq!(person.expires_at, None);
    assert!(store.person_of_session(token(1), NOW).await.unwrap().is_none());
    let again = store.promote_guest(id, "Other", password()).await;
    assert_eq!(again, Err(PersonError::NotAGuest(id)));

    let new = higaki_store::PasswordHash("new".to_owned());
    store.set_password(id, new.clone()).await.unwrap();
    assert_eq!(store.credentials("anna").await.unwrap().unwrap().password, new);
    let guest = add_guest(&store, "ben", 2).await;
    let refused = store.set_password(guest, new).await;
    assert_eq!(refused, Err(PersonError::NotAnAccount(guest)));
}

async fn an_account_adopts_a_guest(home: Home) {
    let store = home.open().await;
    let (guest, anna) = (add_guest(&store, "anna?", 1).await, add_account(&store, "Anna").await);
    let ben = add_guest(&store, "ben", 2).await;
    let (alone, together) = (TableId::from_bytes([1; 16]), TableId::from_bytes([2; 16]));
    let mut new = new_table(alone);
    new.maker = guest;
    new.members = vec![member(guest, &[1]), member(ben, &[0])];
    store.create_table(new).await.unwrap();
    let mut new = new_table(together);
    new.members = vec![member(guest, &[1]), member(anna.id, &[0])];
    store.create_table(new).await.unwrap();
    store.say(alone, guest, "hello".to_owned(), NOW).await.unwrap();
    store.mute(guest, ben, NOW).await.unwrap();

    store.adopt_guest(guest, anna.id).await.unwrap();
    let tables = store.tables_of(anna.id, Page::first(10)).await.unwrap();
    assert_eq!(tables.len(), 2);
    let own = |id| tables.iter().find(|table| table.id == id).unwrap().own_seats;
    assert_eq!((own(alone), own(together)), (seats(&[1]), seats(&[0, 1])));
    assert_eq!(store.tables_made_by(anna.id).await, Ok(1));
    let chat = store.chat_since(alone, Default::default(), 10).await.unwrap();
    assert_eq!(chat[0].person, anna.id);
    assert_eq!(store.muted_by(anna.id).await.unwrap(), [ben]);
    // Old seats and logs hold the guest's id, which leads to the account.
    assert_eq!(store.person(guest).await.unwrap(), anna);
    assert!(store.person_of_session(token(1), NOW).await.unwrap().is_none());

    let again = store.adopt_guest(guest, anna.id).await;
    assert_eq!(again, Err(PersonError::NotAGuest(guest)));
    let no_account = store.adopt_guest(ben, ben).await;
    assert_eq!(no_account, Err(PersonError::NotAnAccount(ben)));
}

async fn people_are_renamed(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (add_account(&store, "Anna").await.id, add_account(&store, "Ben").await.id);
    assert_eq!(store.rename(ben, "ANNA").await, Err(PersonError::NameTaken));
    store.rename(anna, "ANNA").await.unwrap();
    store.rename(anna, "Carla").await.unwrap();
    store.rename(ben, "Anna").await.unwrap();
    assert_eq!(store.credentials("anna").await.unwrap().unwrap().person, ben);
    let guest = add_guest(&store, "guest", 1).await;
    store.rename(guest, "Anna").await.unwrap();
    assert_eq!(store.person(guest).await.unwrap().name, "Anna");
    let nobody = PersonId::random();
    assert_eq!(store.rename(nobody, "X").await, Err(PersonError::UnknownPerson(nobody)));
}

async fn people_are_looked_up_together(home: Home) {
    let store = home.open().await;
    let (guest, anna) = (add_guest(&store, "guest", 1).await, add_account(&store, "Anna").await);
    let ben = add_guest(&store, "ben", 2).await;
    store.adopt_guest(guest, anna.id).await.unwrap();
    let asked = vec![guest, PersonId::random(), ben, anna.id];
    let mut found = store.people(asked).await.unwrap();
    found.sort_by_key(|(asked, person)| (person.name.clone(), *asked == anna.id));
    let names: Vec<(PersonId, &str)> = found.iter().map(|(id, p)| (*id, &*p.name)).collect();
    assert_eq!(names, [(guest, "Anna"), (anna.id, "Anna"), (ben, "ben")]);
    assert_eq!(store.people(Vec::new()).await.unwrap(), []);
}

async fn a_deleted_person_leaves_only_games(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (add_account(&store, "Anna").await.id, add_guest(&store, "ben", 1).await);
    store.create_session(anna, token(9), NOW, NOW.plus(9)).await.unwrap();
    let mut new = new_table(TableId::random());
    new.members = vec![member(anna, &[0]), member(ben, &[1])];
    let table = new.id;
    store.create_table(new).await.unwrap();
    store.append(move_at(table, 0).key(anna, "k")).await.unwrap();
    store.say(table, anna, "my address".to_owned(), NOW).await.unwrap();
    store.mute(ben, anna, NOW).await.unwrap();

    store.delete_person(anna).await.unwrap();
    let gone = store.person(anna).await.unwrap();
    assert_eq!((gone.kind, &*gone.name), (PersonKind::Deleted, ""));
    assert!(store.credentials("Anna").await.unwrap().is_none());
    assert!(store.person_of_session(token(9), NOW).await.unwrap().is_none());
    assert_eq!(store.tables_of(anna, Page::first(10)).await.unwrap(), []);
    let chat = store.chat_since(table, Default::default(), 10).await.unwrap();
    assert_eq!((chat[0].person, &*chat[0].text), (anna, ""));
    assert_eq!(store.muted_by(ben).await.unwrap(), []);
    assert_eq!(store.revision(table).await.unwrap().0, 1, "the game stays");
    assert_eq!(store.members(table).await.unwrap(), [member(ben, &[1])]);

    assert_eq!(store.delete_person(anna).await, Err(PersonError::UnknownPerson(anna)));
    assert_eq!(store.rename(anna, "X").await, Err(PersonError::UnknownPerson(anna)));
    let session = store.create_session(anna, token(8), NOW, NOW.plus(9)).await;
    assert_eq!(session, Err(PersonError::UnknownPerson(anna)));
    add_account(&store, "Anna").await;
}

async fn the_sweep_removes_expired_rows(home: Home) {
    let store = home.open().await;
    let (old, young) = (add_guest(&store, "old", 1).await, add_guest(&store, "young", 2).await);
    let anna = add_account(&store, "Anna").await.id;
    store.create_session(anna, token(3), NOW, NOW.plus(5)).await.unwrap();
    store.touch_session(token(2), NOW, NOW.plus(3_000_000)).await.unwrap();
    let mut new = new_table(TableId::random());
    new.status = higaki_store::Status::Finished;
    let table = new.id;
    store.create_table(new).await.unwrap();
    store.append(move_at(table, 0).key(old, "k")).await.unwrap();

    let swept = store.sweep(NOW.plus(1_000_000)).await.unwrap();
    assert_eq!((swept.guests, swept.sessions), (1, 2));
    let keys = store.sweep_keys(None, NOW.plus(1_000_000)).await.unwrap();
    assert_eq!((keys.forgotten, keys.next), (0, None));
    assert_eq!(store.person(old).await.unwrap().kind, PersonKind::Deleted);
    assert_eq!(store.person(young).await.unwrap().kind, PersonKind::Guest);
    assert_eq!(store.person(anna).await.unwrap().kind, PersonKind::Account);
    let swept = store.sweep(NOW.plus(100_000_000)).await.unwrap();
    assert_eq!(swept.guests, 1);
    let keys = store.sweep_keys(None, NOW.plus(100_000_000)).await.unwrap();
    assert_eq!((keys.forgotten, keys.next), (1, None));
    let again = store.sweep(NOW.plus(100_000_000)).await.unwrap();
    assert_eq!(again, higaki_store::Swept::default());
    assert!(!matches!(store.table(table).await, Err(TableError::UnknownTable(_))));
}
