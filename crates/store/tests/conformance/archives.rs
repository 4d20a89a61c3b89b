use higaki_store::{
    Append, Appended, Archivable, ArchiveError, Archived, Entry, LogError, PackedLog, Revision,
    Snapshot, Status, Store, TableChange, TableId, UnixMillis, Version,
};

use crate::support::{
    Home, NOW, add_guest, add_table, member, move_at, new_table, on_every_store, seats,
};
use tokio::task::JoinSet;

on_every_store! {
    an_archived_log_is_the_log_before
    a_log_goes_on_after_its_archive
    archiving_twice_changes_nothing
    a_log_that_went_on_is_not_archived
    a_game_that_goes_on_is_not_archived
    two_processes_may_archive_the_same_log
    readers_never_see_a_gap
    a_deleted_table_takes_its_archive_along
    tables_that_are_over_for_a_while_are_found
    an_export_is_the_same_from_an_archive
    a_resend_after_the_archive_plays_once
}

const OVER: TableChange = TableChange {
    seats: None,
    settings: None,
    visibility: None,
    status: Some(Status::Finished),
    password: None,
};

/// Odd payloads in several pages, too many for one segment.
async fn add_long_log(store: &Store, table: TableId) {
    let mut at = Revision::START;
    for number in 0..40_u8 {
        let mut append = Append::new(table, at);
        for index in 0..32_u8 {
            let payload = match index % 4 {
                0 => vec![],
                1 => vec![0, 255, number],
                2 => [number, index].repeat(usize::from(number) * 50),
                _ => format!(r#"{{"choice":"take {number}","clocks":[{index}]}}"#).into_bytes(),
            };
            let time = NOW.plus(i64::from(number) * 1000 - i64::from(index));
            append = append.entry(if index == 0 { "łódź" } else { "choice" }, payload, time);
        }
        at = store.append(append).await.unwrap().revision();
    }
}

async fn add_finished(store: &Store) -> TableId {
    let table = add_table(store).await;
    add_long_log(store, table).await;
    finish(store, table, NOW).await;
    table
}

async fn finish(store: &Store, table: TableId, at: UnixMillis) -> Version {
    let version = store.table(table).await.unwrap().version;
    store.update_table(table, version, OVER, at).await.unwrap()
}

async fn log(store: &Store, table: TableId, piece: usize) -> Vec<Entry> {
    let (mut entries, mut at) = (Vec::new(), Revision::START);
    loop {
        let page = store.load_since(table, at, piece).await.unwrap();
        assert_eq!(page.head, store.revision(table).await.unwrap());
        let Some(last) = page.entries.last() else { return entries };
        assert!(page.entries.len() <= piece);
        at = last.revision;
        entries.extend(page.entries);
    }
}

async fn pack(store: &Store, table: TableId) -> PackedLog {
    store.pack_log(table).await.unwrap().unwrap()
}

async fn archive(store: &Store, table: TableId) -> Archived {
    store.archive(pack(store, table).await).await.unwrap()
}

async fn is_waiting(store: &Store, table: TableId) -> bool {
    let found = store.archivable(NOW.plus(1_000_000), None, 100).await.unwrap();
    found.iter().any(|one| one.table == table)
}

async fn an_archived_log_is_the_log_before(home: Home) {
    let store = home.open().await;
    let (table, other) = (add_finished(&store).await, add_finished(&store).await);
    let snapshot = Snapshot { revision: Revision(9), payload: vec![1; 100] };
    store.put_snapshot(table, snapshot).await.unwrap();
    let (before, row, counts) = (
        log(&store, table, 500).await,
        store.table(table).await.unwrap(),
        store.counts().await.unwrap(),
    );
    assert_eq!(before.len(), 1280);
    let raw: usize = before.iter().map(|entry| entry.payload.len()).sum();
    let archived = archive(&store, table).await;
    assert_eq!(archived.entries, 1280);
    assert!(archived.bytes > 100 && archived.bytes < raw as u64 / 4, "{archived:?} of {raw}");
    for piece in [1, 7, 100, 500] {
        assert_eq!(log(&store, table, piece).await, before, "{piece} at a time");
    }
    for after in [0, 1, 999, 1000, 1001, 1279, 1280, 9999] {
        let page = store.load_since(table, Revision(after), 3).await.unwrap();
        let rest = before.iter().skip(after as usize).take(3).cloned().collect::<Vec<_>>();
        assert_eq!((page.entries, page.head), (rest, Revision(1280)), "after {after}");
    }
    assert_eq!(store.table(table).await.unwrap(), row);
    assert_eq!(store.counts().await.unwrap(), counts);
    assert_eq!(store.snapshot(table, Revision(1280)).await, Ok(None));
    assert_eq!(log(&store, other, 500).await.len(), 1280, "another table is not touched");
}

async fn a_log_goes_on_after_its_archive(home: Home) {
    let store = home.open().await;
    let table = add_finished(&store).await;
    archive(&store, table).await;
    let mut before = log(&store, table, 500).await;
    for revision in 1280..1283 {
        let appended = store.append(move_at(table, revision)).await;
        assert_eq!(appended, Ok(Appended::Fresh(Revision(revision + 1))));
    }
    let all = log(&store, table, 100).await;
    assert_eq!(all.len(), 1283);
    assert_eq!(all[..1280], before[..]);
    assert_eq!(all[1282].payload, br#"{"after":1282}"#);
    assert!(!is_waiting(&store, table).await, "a rematch is no reason");

    // An undo after the end resumes the game, and its second end is found.
    let running = TableChange { status: Some(Status::Running), ..TableChange::default() };
    let undo = move_at(table, 1283).changing(running);
    store.append(undo).await.unwrap();
    assert!(!is_waiting(&store, table).await);
    store.append(move_at(table, 1284).changing(OVER)).await.unwrap();
    assert!(is_waiting(&store, table).await);
    before = log(&store, table, 500).await;
    assert_eq!(archive(&store, table).await.entries, 5);
    assert_eq!(log(&store, table, 500).await, before);
    assert_eq!(log(&store, table, 3).await, before);
}

async fn archiving_twice_changes_nothing(home: Home) {
    let store = home.open().await;
    let table = add_finished(&store).await;
    let before = log(&store, table, 500).await;
    archive(&store, table).await;
    assert_eq!(store.pack_log(table).await, Ok(None));
    assert_eq!(log(&store, table, 500).await, before);

    let empty = add_table(&store).await;
    finish(&store, empty, NOW).await;
    assert!(is_waiting(&store, empty).await);
    assert_eq!(archive(&store, empty).await, Archived::default());
    assert_eq!(store.pack_log(empty).await, Ok(None));
    assert!(!is_waiting(&store, empty).await && !is_waiting(&store, table).await);
    let nobody = TableId::random();
    assert_eq!(store.pack_log(nobody).await, Err(LogError::UnknownTable(nobody)));
}

async fn a_log_that_went_on_is_not_archived(home: Home) {
    let store = home.open().await;
    let table = add_finished(&store).await;
    let snapshot = Snapshot { revision: Revision(9), payload: vec![1; 100] };
    store.put_snapshot(table, snapshot.clone()).await.unwrap();
    let packed = pack(&store, table).await;
    store.append(move_at(table, 1280)).await.unwrap();
    let before = log(&store, table, 500).await;
    let refused = store.archive(packed).await;
    assert_eq!(refused, Err(ArchiveError::Conflict { actual: Revision(1281) }));
    assert_eq!(log(&store, table, 500).await, before);
    assert_eq!(store.snapshot(table, Revision(1281)).await, Ok(Some(snapshot)));
    assert!(is_waiting(&store, table).await);
    assert_eq!(archive(&store, table).await.entries, 1281);
    assert_eq!(log(&store, table, 500).await, before);
}

async fn a_game_that_goes_on_is_not_archived(home: Home) {
    let store = home.open().await;
    let table = add_table(&store).await;
    store.append(move_at(table, 0)).await.unwrap();
    let packed = pack(&store, table).await;
    assert_eq!(store.archive(packed.clone()).await, Err(ArchiveError::NotOver(table)));
    assert_eq!(log(&store, table, 500).await.len(), 1);
    store.delete_table(table).await.unwrap();
    assert_eq!(store.archive(packed).await, Err(ArchiveError::UnknownTable(table)));
}

async fn two_processes_may_archive_the_same_log(home: Home) {
    let store = home.open().await;
    let table = add_finished(&store).await;
    let before = log(&store, table, 500).await;
    let (one, two) = (pack(&store, table).await, pack(&store, table).await);
    let (one, two) = tokio::join!(store.archive(one), store.archive(two));
    let late = Err(ArchiveError::Conflict { actual: Revision(1280) });
    assert!(one.is_ok() && two == late || two.is_ok() && one == late, "{one:?} {two:?}");
    assert_eq!(log(&store, table, 500).await, before);
}

/// Reads each log repeatedly while it is archived.
async fn readers_never_see_a_gap(home: Home) {
    let store = home.open().await;
    for _ in 0..20 {
        let table = add_table(&store).await;
        for revision in 0..20 {
            store.append(move_at(table, revision)).await.unwrap();
        }
        finish(&store, table, NOW).await;
        let before = log(&store, table, 500).await;
        let packed = pack(&store, table).await;
        let mut readers = JoinSet::new();
        for _ in 0..3 {
            let (store, before) = (store.clone(), before.clone());
            readers.spawn(async move {
                for _ in 0..20 {
                    assert_eq!(log(&store, table, 500).await, before);
                }
            });
        }
        tokio::task::yield_now().await;
        store.archive(packed).await.unwrap();
        readers.join_all().await;
    }
}

async fn a_deleted_table_takes_its_archive_along(home: Home) {
    let store = home.open().await;
    let table = add_finished(&store).await;
    archive(&store, table).await;
    store.delete_table(table).await.unwrap();
    let gone = store.load_since(table, Revision::START, 10).await;
    assert_eq!(gone, Err(LogError::UnknownTable(table)));
    // The id comes back with an empty log, and the archive does not.
    store.create_table(new_table(table)).await.unwrap();
    assert_eq!(log(&store, table, 500).await, []);
    store.append(move_at(table, 0)).await.unwrap();
    finish(&store, table, NOW).await;
    assert_eq!(archive(&store, table).await.entries, 1);
    assert_eq!(log(&store, table, 500).await.len(), 1);
}

async fn tables_that_are_over_for_a_while_are_found(home: Home) {
    let store = home.open().await;
    let mut over = Vec::new();
    for minute in 0..5 {
        let table = add_table(&store).await;
        let at = NOW.plus(minute * 60_000);
        store.append(Append::new(table, Revision::START).entry("x", "", at)).await.unwrap();
        finish(&store, table, at).await;
        over.push(Archivable { table, updated_at: at });
    }
    add_table(&store).await;
    let found = |until: i64, after, limit| store.archivable(NOW.plus(until), after, limit);
    assert_eq!(found(-1, None, 10).await, Ok(vec![]));
    assert_eq!(found(120_000, None, 10).await, Ok(over[..3].to_vec()));
    assert_eq!(found(120_000, None, 2).await, Ok(over[..2].to_vec()));
    assert_eq!(found(120_000, Some(over[1]), 2).await, Ok(over[2..3].to_vec()));
    // An append keeps a table hot.
    let late = Append::new(over[0].table, Revision(1)).entry("x", "", NOW.plus(130_000));
    store.append(late).await.unwrap();
    assert_eq!(found(120_000, None, 10).await, Ok(over[1..3].to_vec()));
    assert_eq!(found(130_000, None, 1).await, Ok(over[..1].to_vec()));
    archive(&store, over[1].table).await;
    assert_eq!(found(120_000, None, 10).await, Ok(over[2..3].to_vec()));
}

async fn an_export_is_the_same_from_an_archive(home: Home) {
    let store = home.open().await;
    let anna = add_guest(&store, "Anna", 1).await;
    let table = add_finished(&store).await;
    let sit = TableChange {
        seats: Some((Default::default(), vec![member(anna, &[0])])),
        ..TableChange::default()
    };
    store.append(move_at(table, 1280).changing(sit).deciding(seats(&[]))).await.unwrap();
    let before = export(&store, anna).await;
    assert!(before.len() > 1281);
    archive(&store, table).await;
    assert_eq!(export(&store, anna).await, before);
}

async fn export(store: &Store, person: higaki_store::PersonId) -> Vec<String> {
    let (mut export, mut lines) = (store.export_person(person).await.unwrap(), Vec::new());
    while let Some(line) = export.next().await.unwrap() {
        lines.push(line);
    }
    lines
}

async fn a_resend_after_the_archive_plays_once(home: Home) {
    let store = home.open().await;
    let anna = add_guest(&store, "Anna", 1).await;
    let table = add_table(&store).await;
    let last = move_at(table, 0).key(anna, "k").changing(OVER);
    store.append(last.clone()).await.unwrap();
    archive(&store, table).await;
    assert_eq!(store.append(last).await, Ok(Appended::Repeated(Revision(1))));
}
