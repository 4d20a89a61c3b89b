//! Temporary stores and test data.

use higaki_store::{
    Append, Json, Member, NewAccount, NewGuest, NewTable, PasswordHash, Person, PersonId, Revision,
    Sealed, Status, Store, TableId, TokenHash, UnixMillis, Visibility,
};
use higaki_table::{Seat, SeatSet};
use higaki_testkit::postgres::{Cluster, unique};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Some moment.
pub(crate) const NOW: UnixMillis = UnixMillis(1_800_000_000_000);

/// A temporary location for one test.
pub(crate) struct Home {
    pub(crate) url: String,
    folder: Option<PathBuf>,
}

impl Home {
    pub(crate) fn memory() -> Home {
        Home { url: "sqlite::memory:".to_owned(), folder: None }
    }

    pub(crate) fn file() -> Home {
        let folder = std::env::temp_dir().join(format!("higaki-store-{}", unique()));
        std::fs::create_dir(&folder).unwrap();
        let url = format!("sqlite:{}", folder.join("higaki.db").display());
        Home { url, folder: Some(folder) }
    }

    pub(crate) fn postgres() -> Home {
        Home { url: Cluster::shared().empty_database(), folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.as_deref().unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            // A leftover is in the temporary folder of the system anyway.
            let _ = std::fs::remove_dir_all(folder);
        }
        // A failed test may still have connections to the database.
        if self.url.starts_with("postgres:") && !std::thread::panicking() {
            Cluster::shared().give_back(std::mem::take(&mut self.url));
        }
    }
}

pub(crate) fn run<F: AsyncFnOnce(Home)>(home: Home, case: F) {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
    // Nothing here takes seconds. A test that hangs fails with its name.
    let limit = Duration::from_secs(120);
    runtime.block_on(async { tokio::time::timeout(limit, case(home)).await }).unwrap();
}

/// Runs each case on every kind of store.
macro_rules! on_every_store {
    ($($case:ident)*) => {
        mod in_memory {
            $(#[test] fn $case() { $crate::support::run($crate::support::Home::memory(), super::$case); })*
        }
        $crate::support::on_every_durable_store! { $($case)* }
    };
}
pub(crate) use on_every_store;

/// Runs each case on every kind of store whose data can be opened again.
macro_rules! on_every_durable_store {
    ($($case:ident)*) => {
        mod on_file {
            $(#[test] fn $case() { $crate::support::run($crate::support::Home::file(), super::$case); })*
        }
        mod on_postgres {
            $(#[test] fn $case() { $crate::support::run($crate::support::Home::postgres(), super::$case); })*
        }
    };
}
pub(crate) use on_every_durable_store;

pub(crate) fn new_table(id: TableId) -> NewTable {
    NewTable {
        id,
        game: "osaka".to_owned(),
        rules_version: 3,
        options: Json::from_text(r#"{"hands":"secret"}"#.to_owned()).unwrap(),
        custom_data: None,
        seats: Json::from_text("[null,null]".to_owned()).unwrap(),
        settings: Json::from_text(r#"{"undo":"free"}"#.to_owned()).unwrap(),
        visibility: Visibility::Public,
        status: Status::Running,
        password: None,
        secret: Sealed(vec![42; 32]),
        members: Vec::new(),
        maker: PersonId::random(),
        most_of_maker: None,
        at: NOW,
    }
}

/// A table in the store.
pub(crate) async fn add_table(store: &Store) -> TableId {
    let id = TableId::random();
    store.create_table(new_table(id)).await.unwrap();
    id
}

pub(crate) fn move_at(table: TableId, expected: u64) -> Append {
    let payload = format!(r#"{{"after":{expected}}}"#);
    Append::new(table, Revision(expected)).entry("choice", payload, NOW.plus(expected as i64))
}

pub(crate) fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// A guest whose token is this number.
pub(crate) async fn add_guest(store: &Store, name: &str, number: u8) -> PersonId {
    let id = PersonId::random();
    let (token, expires_at) = (token(number), NOW.plus(1_000_000));
    let guest = NewGuest { id, name: name.to_owned(), token, at: NOW, expires_at };
    store.create_guest(guest).await.unwrap();
    id
}

pub(crate) fn password() -> PasswordHash {
    PasswordHash("$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA".to_owned())
}

pub(crate) async fn add_account(store: &Store, name: &str) -> Person {
    let (id, name) = (PersonId::random(), name.to_owned());
    store.create_account(NewAccount { id, name, password: password(), at: NOW }).await.unwrap()
}

pub(crate) fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| Seat::new(*number).unwrap()).collect()
}

pub(crate) fn member(person: PersonId, numbers: &[usize]) -> Member {
    Member { person, seats: seats(numbers), invited_by: None }
}
