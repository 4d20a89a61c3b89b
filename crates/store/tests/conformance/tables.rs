use higaki_store::{
    AppendError, Json, LogError, NewTable, PasswordHash, PersonId, Revision, Status, StoreError,
    TableChange, TableError, TableId, Version, Visibility,
};

use crate::support::{Home, NOW, add_table, member, move_at, new_table, on_every_store, seats};

on_every_store! {
    a_table_is_kept_as_it_was_created
    an_unknown_table_is_an_error
    an_id_is_taken_only_once
    a_stale_table_version_is_a_conflict
    a_password_is_set_kept_and_cleared
    seats_determine_the_members_of_a_table
    unfinished_tables_of_a_host_are_counted
    a_deleted_table_is_gone_with_everything
    oversized_input_is_refused
}

async fn a_table_is_kept_as_it_was_created(home: Home) {
    let store = home.open().await;
    let mut new = new_table(TableId::random());
    new.password = Some(PasswordHash("hash".to_owned()));
    new.visibility = Visibility::Unlisted;
    new.status = Status::Open;
    store.create_table(new.clone()).await.unwrap();
    let table = store.table(new.id).await.unwrap();
    assert_eq!((table.id, &*table.game, table.rules_version), (new.id, "osaka", 3));
    assert_eq!((table.options, table.seats), (new.options, new.seats));
    assert_eq!((table.settings, table.password), (new.settings, new.password));
    assert_eq!((table.visibility, table.status), (Visibility::Unlisted, Status::Open));
    assert_eq!(table.secret, new.secret);
    assert_eq!((table.version, table.revision), (Version(1), Revision::START));
    assert_eq!((table.created_at, table.updated_at), (NOW, NOW));
    assert_eq!(table.deciding, seats(&[]));
}

async fn an_unknown_table_is_an_error(home: Home) {
    let store = home.open().await;
    let id = TableId::random();
    assert_eq!(store.table(id).await, Err(TableError::UnknownTable(id)));
    assert_eq!(store.members(id).await, Err(TableError::UnknownTable(id)));
    assert_eq!(store.delete_table(id).await, Err(TableError::UnknownTable(id)));
    let change = store.update_table(id, Version(1), TableChange::default(), NOW).await;
    assert_eq!(change, Err(TableError::UnknownTable(id)));
    assert_eq!(store.append(move_at(id, 0)).await, Err(AppendError::UnknownTable(id)));
    let log = store.load_since(id, Revision::START, 10).await;
    assert_eq!(log, Err(LogError::UnknownTable(id)));
    assert_eq!(store.revision(id).await, Err(LogError::UnknownTable(id)));
    assert_eq!(store.last_chat(id).await, Err(TableError::UnknownTable(id)));
    let said = store.say(id, PersonId::random(), "hello".to_owned(), NOW).await;
    assert_eq!(said, Err(TableError::UnknownTable(id)));
    assert_eq!(store.counts().await.unwrap().tables, 0, "asking makes none");
}

async fn an_id_is_taken_only_once(home: Home) {
    let store = home.open().await;
    let id = add_table(&store).await;
    store.append(move_at(id, 0)).await.unwrap();
    let again = store.create_table(new_table(id)).await;
    assert_eq!(again, Err(TableError::Exists(id)));
    assert_eq!(store.revision(id).await, Ok(Revision(1)), "the log is untouched");
}

async fn a_stale_table_version_is_a_conflict(home: Home) {
    let store = home.open().await;
    let id = add_table(&store).await;
    let before = store.table(id).await.unwrap();
    let pause = TableChange { status: Some(Status::Paused), ..TableChange::default() };
    let version = store.update_table(id, Version(1), pause.clone(), NOW.plus(5)).await;
    assert_eq!(version, Ok(Version(2)));
    let late = store.update_table(id, Version(1), pause, NOW.plus(6)).await;
    assert_eq!(late, Err(TableError::Conflict { actual: Version(2) }));

    let after = store.table(id).await.unwrap();
    assert_eq!((after.status, after.updated_at), (Status::Paused, NOW.plus(5)));
    assert_eq!((after.seats, after.settings), (before.seats, before.settings));
    let settings = Json::of(&["other"]).unwrap();
    let change = TableChange {
        settings: Some(settings.clone()),
        visibility: Some(Visibility::Unlisted),
        ..TableChange::default()
    };
    store.update_table(id, Version(2), change, NOW.plus(7)).await.unwrap();
    let after = store.table(id).await.unwrap();
    assert_eq!((after.settings, after.visibility), (settings, Visibility::Unlisted));
    assert_eq!(after.status, Status::Paused);
}

async fn a_password_is_set_kept_and_cleared(home: Home) {
    let store = home.open().await;
    let id = add_table(&store).await;
    let hash = Some(PasswordHash("hash".to_owned()));
    let change = |password| TableChange { password, ..TableChange::default() };
    store.update_table(id, Version(1), change(Some(hash.clone())), NOW).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().password, hash);
    store.update_table(id, Version(2), change(None), NOW).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().password, hash);
    store.update_table(id, Version(3), change(Some(None)), NOW).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().password, None);
}

async fn seats_determine_the_members_of_a_table(home: Home) {
    let store = home.open().await;
    let [anna, ben, carl] = [1, 2, 3].map(|n| PersonId::from_bytes([n; 16]));
    let mut new = new_table(TableId::random());
    new.members = vec![member(anna, &[0]), member(ben, &[])];
    let id = new.id;
    store.create_table(new).await.unwrap();
    let members = store.members(id).await.unwrap();
    assert_eq!(members, [member(anna, &[0]), member(ben, &[])]);

    let seats = Some((Json::default(), vec![member(ben, &[0, 1]), member(carl, &[])]));
    let change = TableChange { seats, ..TableChange::default() };
    store.update_table(id, Version(1), change, NOW).await.unwrap();
    let members = store.members(id).await.unwrap();
    assert_eq!(members, [member(ben, &[0, 1]), member(carl, &[])]);

    let late = TableChange { seats: Some((Json::default(), Vec::new())), ..Default::default() };
    store.update_table(id, Version(1), late, NOW).await.unwrap_err();
    assert_eq!(store.members(id).await.unwrap().len(), 2, "a refused change changes nobody");
}

async fn unfinished_tables_of_a_host_are_counted(home: Home) {
    let store = home.open().await;
    let (anna, ben) = (PersonId::random(), PersonId::random());
    let create = async |maker, change: fn(&mut NewTable)| {
        let mut new = new_table(TableId::random());
        (new.maker, new.most_of_maker) = (maker, Some(2));
        new.members = vec![member(maker, &[])];
        change(&mut new);
        let id = new.id;
        store.create_table(new).await.map(|()| id)
    };
    let first = create(anna, |new| new.status = Status::Open).await.unwrap();
    let second = create(anna, |new| new.status = Status::Paused).await.unwrap();
    create(anna, |new| new.most_of_maker = None).await.unwrap();
    assert_eq!(create(anna, |_| ()).await, Err(TableError::TooManyOfMaker { most: 2 }));
    assert_eq!(store.tables_made_by(anna).await, Ok(3), "what was refused is not there");
    create(ben, |_| ()).await.unwrap();
    assert_eq!(store.tables_made_by(ben).await, Ok(1));

    // Neither finished tables count nor those that their host has left.
    let over = TableChange { status: Some(Status::Abandoned), ..TableChange::default() };
    store.update_table(first, Version(1), over, NOW).await.unwrap();
    let seats = Some((Json::default(), vec![member(ben, &[0])]));
    let left = TableChange { seats, ..TableChange::default() };
    store.update_table(second, Version(1), left, NOW).await.unwrap();
    assert_eq!(store.tables_made_by(anna).await, Ok(1));
    create(anna, |_| ()).await.unwrap();
    assert_eq!(store.tables_made_by(ben).await, Ok(1));
}

async fn a_deleted_table_is_gone_with_everything(home: Home) {
    let store = home.open().await;
    let (id, other) = (add_table(&store).await, add_table(&store).await);
    for table in [id, other] {
        store.append(move_at(table, 0).key(PersonId::random(), "a")).await.unwrap();
        store.say(table, PersonId::random(), "hello".to_owned(), NOW).await.unwrap();
    }
    store.delete_table(id).await.unwrap();
    assert_eq!(store.table(id).await, Err(TableError::UnknownTable(id)));
    assert_eq!(store.append(move_at(id, 1)).await, Err(AppendError::UnknownTable(id)));
    assert_eq!(store.revision(other).await, Ok(Revision(1)));

    // A new table with the same id would see nothing of it.
    store.create_table(new_table(id)).await.unwrap();
    assert_eq!(store.load_since(id, Revision::START, 10).await.unwrap().entries, []);
    assert_eq!(store.last_chat(id).await.unwrap().0, 0);
}

async fn oversized_input_is_refused(home: Home) {
    let store = home.open().await;
    let mut new = new_table(TableId::random());
    new.settings = Json::of(&"x".repeat(70_000)).unwrap();
    let refused = store.create_table(new).await;
    let too_large = StoreError::TooLarge { what: "the settings", size: 70_002, limit: 65_536 };
    assert_eq!(refused, Err(TableError::Store(too_large)));

    let id = add_table(&store).await;
    let entry = |kind: String, size| move_at(id, 0).entry(kind, vec![0; size], NOW);
    let sizes = [("a".repeat(33), 1), ("a".to_owned(), 65_537)];
    for (kind, size) in sizes {
        let refused = store.append(entry(kind, size)).await;
        assert!(matches!(refused, Err(AppendError::Store(StoreError::TooLarge { .. }))));
    }
    let nul = store.append(entry("a\0".to_owned(), 1)).await;
    let not_text = StoreError::NotText { what: "the kind of an entry" };
    assert_eq!(nul, Err(AppendError::Store(not_text)));
    let many = (0..65).fold(move_at(id, 0), |append, _| append.entry("a", "b", NOW));
    assert!(matches!(store.append(many).await, Err(AppendError::Store(_))));
    store.append(entry("a".repeat(32), 65_536)).await.unwrap();
    assert_eq!(store.revision(id).await, Ok(Revision(2)));
}
