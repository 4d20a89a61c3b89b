use higaki_store::{
    Append, AppendError, Appended, Json, PersonId, Revision, Status, TableChange, TableId, Version,
};

use crate::support::{Home, NOW, add_guest, add_table, member, move_at, on_every_store, seats};

on_every_store! {
    a_log_grows_and_is_read_from_any_revision
    entries_of_one_append_stay_together
    a_stale_revision_is_a_conflict
    nothing_is_no_append
    any_bytes_are_kept
    a_key_plays_once
    the_last_keys_of_a_person_are_known
    a_key_belongs_to_a_person_at_a_table
    the_same_key_at_the_same_time_plays_once
    a_refused_append_leaves_its_key_free
    listings_change_together_with_the_log
    a_key_is_forgotten_with_its_owner
}

async fn a_log_grows_and_is_read_from_any_revision(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    for revision in 0..10 {
        let appended = store.append(move_at(table, revision)).await;
        assert_eq!(appended, Ok(Appended::Fresh(Revision(revision + 1))));
    }
    assert_eq!(store.revision(table).await, Ok(Revision(10)));
    let all = store.load_since(table, Revision::START, 100).await.unwrap();
    assert_eq!(all.head, Revision(10));
    for (entry, number) in all.entries.iter().zip(1..) {
        assert_eq!((entry.revision, &*entry.kind), (Revision(number), "choice"));
        assert_eq!(entry.payload, format!(r#"{{"after":{}}}"#, number - 1).as_bytes());
        assert_eq!(entry.at, NOW.plus(number as i64 - 1));
    }
    let part = store.load_since(table, Revision(7), 2).await.unwrap();
    assert_eq!(part.entries, all.entries[7..9]);
    assert_eq!(part.head, Revision(10));
    let beyond = store.load_since(table, Revision(99), 2).await.unwrap();
    assert_eq!((beyond.entries, beyond.head), (Vec::new(), Revision(10)));
}

async fn entries_of_one_append_stay_together(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let append = move_at(table, 0).entry("chance", "[1]", NOW).entry("clock", "5", NOW.plus(1));
    assert_eq!(store.append(append).await, Ok(Appended::Fresh(Revision(3))));
    let log = store.load_since(table, Revision::START, 10).await.unwrap();
    let kinds: Vec<&str> = log.entries.iter().map(|entry| &*entry.kind).collect();
    assert_eq!(kinds, ["choice", "chance", "clock"]);
    let stored = store.table(table).await.unwrap();
    assert_eq!((stored.revision, stored.deciding), (Revision(3), seats(&[])));
}

async fn a_stale_revision_is_a_conflict(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    store.append(move_at(table, 0).entry("more", "", NOW)).await.unwrap();
    for wrong in [0, 1, 3, 1_000_000] {
        let conflict = AppendError::Conflict { actual: Revision(2) };
        assert_eq!(store.append(move_at(table, wrong)).await, Err(conflict));
    }
    assert_eq!(store.revision(table).await, Ok(Revision(2)));
}

async fn nothing_is_no_append(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let nothing = store.append(Append::new(table, Revision::START)).await;
    assert_eq!(nothing, Err(AppendError::Empty));
}

async fn any_bytes_are_kept(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let bytes: Vec<u8> = (0..=255).collect();
    let append = Append::new(table, Revision::START).entry("öł", bytes.clone(), NOW);
    store.append(append.entry("", "", NOW)).await.unwrap();
    let log = store.load_since(table, Revision::START, 10).await.unwrap();
    assert_eq!((&*log.entries[0].kind, &log.entries[0].payload), ("öł", &bytes));
    assert_eq!((&*log.entries[1].kind, log.entries[1].payload.len()), ("", 0));
}

async fn a_key_plays_once(home: Home) {
    let store = home.open().await;
    let (table, anna) = (add_table(&store).await, PersonId::random());
    let first = move_at(table, 0).entry("chance", "[1]", NOW).key(anna, "k1");
    assert_eq!(store.append(first.clone()).await, Ok(Appended::Fresh(Revision(2))));
    assert_eq!(store.append(first.clone()).await, Ok(Appended::Repeated(Revision(2))));
    store.append(move_at(table, 2).key(anna, "k2")).await.unwrap();
    // The game went on: a late repetition still gets its own revision.
    assert_eq!(store.append(first).await, Ok(Appended::Repeated(Revision(2))));
    let other_content = Append::new(table, Revision(3)).entry("other", "", NOW).key(anna, "k1");
    assert_eq!(store.append(other_content).await, Ok(Appended::Repeated(Revision(2))));
    assert_eq!(store.revision(table).await, Ok(Revision(3)));
    assert_eq!(store.activity().repeats, 3);
}

async fn the_last_keys_of_a_person_are_known(home: Home) {
    let store = home.open().await;
    let (table, anna, ben) = (add_table(&store).await, PersonId::random(), PersonId::random());
    store.append(move_at(table, 0).key(ben, "ben's")).await.unwrap();
    for at in 1..=9 {
        store.append(move_at(table, at).key(anna, at.to_string())).await.unwrap();
    }
    let again = async |person, key: &str| store.append(move_at(table, 5).key(person, key)).await;
    for at in 2..=9 {
        assert_eq!(again(anna, &at.to_string()).await, Ok(Appended::Repeated(Revision(at + 1))));
    }
    assert_eq!(again(ben, "ben's").await, Ok(Appended::Repeated(Revision(1))));
    // Without the key it is still refused, because the log has grown.
    assert_eq!(again(anna, "1").await, Err(AppendError::Conflict { actual: Revision(10) }));
}

async fn a_key_belongs_to_a_person_at_a_table(home: Home) {
    let store = home.open().await;
    let (table, other) = (add_table(&store).await, add_table(&store).await);
    let (anna, ben) = (PersonId::random(), PersonId::random());
    let played = async |table: TableId, revision, person| {
        store.append(move_at(table, revision).key(person, "k")).await.unwrap()
    };
    assert_eq!(played(table, 0, anna).await, Appended::Fresh(Revision(1)));
    assert_eq!(played(table, 1, ben).await, Appended::Fresh(Revision(2)));
    assert_eq!(played(other, 0, anna).await, Appended::Fresh(Revision(1)));
    assert_eq!(played(table, 9, ben).await, Appended::Repeated(Revision(2)));
}

async fn the_same_key_at_the_same_time_plays_once(home: Home) {
    let store = home.open().await;
    let (table, anna) = (add_table(&store).await, PersonId::random());
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.append(move_at(table, 0).key(anna, "k")).await })
        })
        .collect();
    let mut fresh = 0;
    for task in tasks {
        let appended = task.await.unwrap().unwrap();
        assert_eq!(appended.revision(), Revision(1));
        fresh += usize::from(matches!(appended, Appended::Fresh(_)));
    }
    assert_eq!(fresh, 1);
    assert_eq!(store.revision(table).await, Ok(Revision(1)));
}

async fn a_refused_append_leaves_its_key_free(home: Home) {
    let store = home.open().await;
    let (table, anna) = (add_table(&store).await, PersonId::random());
    store.append(move_at(table, 5).key(anna, "k")).await.unwrap_err();
    let appended = store.append(move_at(table, 0).key(anna, "k")).await;
    assert_eq!(appended, Ok(Appended::Fresh(Revision(1))));
}

async fn listings_change_together_with_the_log(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let [anna, ben] = [1, 2].map(|n| PersonId::from_bytes([n; 16]));
    let chairs = |text: &str| Json::of(&text).unwrap();
    let sits = |who, text| TableChange {
        seats: Some((chairs(text), vec![member(who, &[0])])),
        ..TableChange::default()
    };
    // A change by another caller does not interfere: the log decides.
    let pause = TableChange { status: Some(Status::Paused), ..TableChange::default() };
    store.update_table(table, Version(1), pause, NOW).await.unwrap();
    let appended = store.append(move_at(table, 0).changing(sits(anna, "anna"))).await;
    assert_eq!(appended, Ok(Appended::Fresh(Revision(1))));
    let row = store.table(table).await.unwrap();
    assert_eq!((row.seats, row.status, row.version), (chairs("anna"), Status::Paused, Version(3)));
    assert_eq!((row.revision, row.updated_at), (Revision(1), NOW));
    assert_eq!(store.members(table).await.unwrap(), [member(anna, &[0])]);

    let late = store.append(move_at(table, 0).changing(sits(ben, "ben"))).await;
    assert_eq!(late, Err(AppendError::Conflict { actual: Revision(1) }));
    let row = store.table(table).await.unwrap();
    assert_eq!((row.seats, row.version), (chairs("anna"), Version(3)), "as if nothing was said");

    let begin = TableChange { status: Some(Status::Running), ..sits(ben, "ben") };
    store.append(move_at(table, 1).changing(begin)).await.unwrap();
    let row = store.table(table).await.unwrap();
    assert_eq!((row.seats, row.status), (chairs("ben"), Status::Running));
    assert_eq!(store.members(table).await.unwrap(), [member(ben, &[0])]);
}

async fn a_key_is_forgotten_with_its_owner(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    let guest = add_guest(&store, "guest", 1).await;
    let join = TableChange {
        seats: Some((Json::default(), vec![member(guest, &[0])])),
        ..TableChange::default()
    };
    let append = |revision| move_at(table, revision).key(guest, "once");
    store.append(append(0).changing(join)).await.unwrap();
    assert_eq!(store.append(append(1)).await, Ok(Appended::Repeated(Revision(1))));
    store.delete_person(guest).await.unwrap();
    assert_eq!(store.append(append(1)).await, Ok(Appended::Fresh(Revision(2))));
}
