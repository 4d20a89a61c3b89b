use higaki_store::{
    Append, KnownRules, LobbyFilter, NewTable, Page, PasswordHash, PersonId, Revision, Status,
    Store, TableChange, TableId, TableSummary, Visibility,
};

use crate::support::{Home, NOW, member, move_at, new_table, on_every_store, seats};

on_every_store! {
    the_lobby_shows_public_tables_the_newest_first
    the_lobby_is_filtered
    the_lobby_is_read_page_by_page
    own_tables_that_wait_come_first
    own_tables_are_read_page_by_page
    finished_games_are_merged_with_the_others
}

async fn add(store: &Store, number: u8, change: impl FnOnce(&mut NewTable)) -> TableId {
    let mut new = new_table(TableId::from_bytes([number; 16]));
    new.at = NOW.plus(i64::from(number / 2));
    change(&mut new);
    let id = new.id;
    store.create_table(new).await.unwrap();
    id
}

fn ids(tables: &[TableSummary]) -> Vec<TableId> {
    tables.iter().map(|table| table.id).collect()
}

async fn the_lobby_shows_public_tables_the_newest_first(home: Home) {
    let store = home.open().await;
    let old = add(&store, 2, |_| ()).await;
    add(&store, 4, |new| new.visibility = Visibility::Unlisted).await;
    let locked = add(&store, 6, |new| new.password = Some(PasswordHash("x".to_owned()))).await;
    let lobby = store.lobby(LobbyFilter::default(), Page::first(10)).await.unwrap();
    assert_eq!(ids(&lobby), [locked, old]);
    assert_eq!(lobby.iter().map(|table| table.locked).collect::<Vec<_>>(), [true, false]);
    assert_eq!(lobby[1].settings, new_table(old).settings);
}

async fn the_lobby_is_filtered(home: Home) {
    let store = home.open().await;
    let open = add(&store, 2, |new| new.status = Status::Open).await;
    let edo = add(&store, 4, |new| new.game = "edo".to_owned()).await;
    let both = add(&store, 6, |new| {
        new.game = "edo".to_owned();
        new.status = Status::Open;
    });
    let both = both.await;
    let list = async |game: Option<&str>, status| {
        let filter = LobbyFilter { game: game.map(str::to_owned), status };
        ids(&store.lobby(filter, Page::first(10)).await.unwrap())
    };
    assert_eq!(list(Some("edo"), None).await, [both, edo]);
    assert_eq!(list(None, Some(Status::Open)).await, [both, open]);
    assert_eq!(list(Some("edo"), Some(Status::Open)).await, [both]);
    assert_eq!(list(Some("go"), None).await, []);

    let given_up = add(&store, 8, |new| new.status = Status::Abandoned).await;
    let finished = add(&store, 10, |new| new.status = Status::Finished).await;
    assert_eq!(list(None, None).await, [finished, both, edo, open]);
    assert_eq!(list(None, Some(Status::Abandoned)).await, [given_up]);
}

async fn the_lobby_is_read_page_by_page(home: Home) {
    let store = home.open().await;
    let mut all = Vec::new();
    for number in (0..9).rev() {
        // Two of them at the same moment, so that the id has to decide.
        all.push(add(&store, number, |_| ()).await);
    }
    let mut seen = Vec::new();
    let mut page = Page::first(2);
    loop {
        let tables = store.lobby(LobbyFilter::default(), page).await.unwrap();
        let Some(last) = tables.last() else { break };
        page.after = Some(last.cursor.to_string().parse().unwrap());
        seen.extend(ids(&tables));
        // New tables do not shift the remaining pages.
        add(&store, 100 + seen.len() as u8, |_| ()).await;
    }
    assert_eq!(seen, all);
}

async fn own_tables_that_wait_come_first(home: Home) {
    let store = home.open().await;
    let [anna, ben] = [1, 2].map(|n| PersonId::from_bytes([n; 16]));
    let both = |new: &mut NewTable| new.members = vec![member(anna, &[0, 2]), member(ben, &[1])];
    let waiting = add(&store, 2, both).await;
    let lively = add(&store, 4, both).await;
    let finished = add(&store, 6, |new| {
        both(new);
        new.status = Status::Finished;
    });
    let finished = finished.await;
    add(&store, 8, |new| new.members = vec![member(ben, &[0])]).await;
    store.append(move_at(waiting, 0).deciding(seats(&[2]))).await.unwrap();
    let later = Append::new(lively, Revision(0));
    let later = later.entry("choice", "{}", NOW.plus(9_000)).deciding(seats(&[1]));
    store.append(later).await.unwrap();

    let of_anna = store.tables_of(anna, Page::first(10)).await.unwrap();
    assert_eq!(ids(&of_anna), [waiting, lively, finished]);
    assert_eq!(of_anna.iter().map(|t| t.waiting).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(of_anna[0].own_seats, seats(&[0, 2]));
    assert_eq!(of_anna[0].deciding, seats(&[2]));
    assert_eq!(of_anna[1].active_at, NOW.plus(9_000));
    let of_ben = store.tables_of(ben, Page::first(10)).await.unwrap();
    assert_eq!((of_ben.len(), of_ben[0].id), (4, lively));
    assert_eq!(store.tables_of(PersonId::random(), Page::first(10)).await.unwrap(), []);

    // Tables with unknown rules have no pending decisions.
    let (game, version) = (of_anna[0].game.clone(), of_anna[0].rules_version);
    for (version, waits) in [(version, true), (version + 1, true), (version - 1, false)] {
        let known = KnownRules::of([("another", 1), (game.as_str(), version)]);
        let listed = store.playable_tables_of(anna, known, Page::first(10)).await.unwrap();
        assert_eq!((listed.len(), listed[0].waiting), (3, waits));
    }

    // A quiet append changes nothing visible to others.
    let quiet = Append::new(lively, Revision(1));
    let quiet = quiet.entry("choice", "{}", NOW.plus(20_000)).quiet();
    store.append(quiet).await.unwrap();
    let of_ben = store.tables_of(ben, Page::first(1)).await.unwrap();
    assert_eq!((of_ben[0].id, of_ben[0].active_at), (lively, NOW.plus(9_000)));

    // A seat that has decided is no longer awaited, and an append may leave that unchanged.
    store.append(move_at(waiting, 1)).await.unwrap();
    assert!(store.tables_of(anna, Page::first(1)).await.unwrap()[0].waiting);
    store.append(move_at(waiting, 2).deciding(seats(&[]))).await.unwrap();
    assert!(!store.tables_of(anna, Page::first(1)).await.unwrap()[0].waiting);
}

async fn own_tables_are_read_page_by_page(home: Home) {
    let store = home.open().await;
    let anna = PersonId::from_bytes([1; 16]);
    for number in 0..7 {
        let id = add(&store, number, |new| new.members = vec![member(anna, &[0])]).await;
        if number % 3 == 0 {
            store.append(move_at(id, 0).deciding(seats(&[0]))).await.unwrap();
        }
    }
    let all = ids(&store.tables_of(anna, Page::first(100)).await.unwrap());
    let (mut seen, mut page) = (Vec::new(), Page::first(2));
    while let Some(tables) =
        Some(store.tables_of(anna, page).await.unwrap()).filter(|tables| !tables.is_empty())
    {
        page.after = tables.last().map(|table| table.cursor);
        seen.extend(ids(&tables));
    }
    assert_eq!((seen.len(), &seen), (7, &all));
}

/// Finished games are listed by their end, merged with the running ones.
async fn finished_games_are_merged_with_the_others(home: Home) {
    let store = home.open().await;
    let anna = PersonId::from_bytes([1; 16]);
    let of_anna = |new: &mut NewTable| new.members = vec![member(anna, &[0])];
    let mut tables = Vec::new();
    for number in [10, 20, 30, 40, 50] {
        tables.push(add(&store, number, of_anna).await);
    }
    let end = |status| TableChange { status: Some(status), ..TableChange::default() };
    // The second one ended first, the fourth last; the others go on.
    for (at, index) in [(1_000, 1), (2_000, 3)] {
        let append = Append::new(tables[index], Revision(0)).entry("end", "{}", NOW.plus(at));
        store.append(append.changing(end(Status::Finished))).await.unwrap();
    }
    let moved = Append::new(tables[0], Revision(0)).entry("choice", "{}", NOW.plus(1_500));
    store.append(moved.deciding(seats(&[0]))).await.unwrap();
    let moved = Append::new(tables[2], Revision(0)).entry("choice", "{}", NOW.plus(1_500));
    store.append(moved).await.unwrap();
    let expected = [tables[0], tables[3], tables[2], tables[1], tables[4]];
    for limit in 1..=5 {
        let (mut seen, mut page) = (Vec::new(), Page::first(limit));
        loop {
            let listed = store.tables_of(anna, page).await.unwrap();
            let Some(last) = listed.last() else { break };
            page.after = Some(last.cursor);
            seen.extend(ids(&listed));
        }
        assert_eq!(seen, expected, "{limit} on a page");
    }

    // A game that is resumed, and a member who joins a finished one.
    let again = Append::new(tables[1], Revision(1)).entry("again", "{}", NOW.plus(3_000));
    store.append(again.changing(end(Status::Running))).await.unwrap();
    let ben = PersonId::from_bytes([2; 16]);
    let seats = new_table(tables[3]).seats;
    let come = vec![member(anna, &[0]), member(ben, &[1])];
    let come = TableChange { seats: Some((seats, come)), ..TableChange::default() };
    let version = store.table(tables[3]).await.unwrap().version;
    store.update_table(tables[3], version, come, NOW.plus(4_000)).await.unwrap();
    let listed = ids(&store.tables_of(anna, Page::first(10)).await.unwrap());
    assert_eq!(listed, [tables[0], tables[1], tables[3], tables[2], tables[4]]);
    assert_eq!(ids(&store.tables_of(ben, Page::first(10)).await.unwrap()), [tables[3]]);
}
