//! The store itself: opening, closing, reading and writing.

use std::fmt;
use std::sync::Arc;
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot};

use crate::StoreError;
use crate::changes::{self, Change, Changes, Listening};
use crate::database::{Connection, Database, Pending, Pools};
use crate::error::from_driver;
use crate::location::DatabaseLocation;
use crate::log::{Append, AppendError, Appended};
use crate::open::{self, OpenError};
use crate::person::{PersonCache, fill_in_skeletons};
use crate::statistics::{Activity, Meters};
use crate::table::{NewTable, TableError};
use crate::writer::{
    BatchExecutor, BatchWriter, Creating, LogCache, QUEUE, Request, Waiting, Work, Writer, create,
    work,
};

/// Notifications that a subscriber may lag behind before it gets [`Change::Everything`].
const CHANGES: usize = 4096;

/// The durable log and the accounts. A handle: clones share the same store.
///
/// When the last handle is dropped, accepted requests are still written as long as the runtime
/// lives; [`Store::close`] waits for them.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    database: Database,
    queue: mpsc::Sender<Request>,
    meters: Arc<Meters>,
    person_cache: Arc<PersonCache>,
    changes: broadcast::Sender<Change>,
    listening: OnceCell<Listening>,
}

impl Store {
    /// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…` and migrates the schema. Must be
    /// called within a tokio runtime.
    ///
    /// # Errors
    /// When the address, the location or the data is invalid. Never shows a password.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        let database = open::open(url).await?;
        let (queue, requests) = mpsc::channel(QUEUE);
        let (changes, _) = broadcast::channel(CHANGES);
        let meters = Arc::new(Meters::default());
        let only_process = !matches!(database.place, DatabaseLocation::Postgres(_));
        let person_cache = Arc::new(PersonCache::new(only_process));
        let batches = BatchWriter {
            database: database.clone(),
            meters: Arc::clone(&meters),
            logs: LogCache::new(only_process),
            people: Arc::clone(&person_cache),
        };
        let executor = match &database.place {
            DatabaseLocation::File(_) => BatchExecutor::on_thread(batches)
                .map_err(|error| open::unusable(&database.place, error.to_string()))?,
            DatabaseLocation::Memory | DatabaseLocation::Postgres(_) => {
                BatchExecutor::Inline(Box::new(batches))
            }
        };
        tokio::spawn(Writer { executor, changes: changes.clone() }.run(requests));
        let listening = OnceCell::new();
        let inner = Inner { database, queue, meters, person_cache, changes, listening };
        let store = Store { inner: Arc::new(inner) };
        let filled_in = fill_in_skeletons(&store).await;
        filled_in.map_err(|error| open::unusable(store.place(), error.to_string()))?;
        Ok(store)
    }

    /// The location of the data, without a password.
    #[must_use]
    pub fn place(&self) -> &DatabaseLocation {
        &self.inner.database.place
    }

    /// Finishes accepted requests, refuses new ones, and closes the database. Idempotent.
    pub async fn close(&self) {
        let (end, ended) = oneshot::channel();
        if self.inner.queue.send(Request::Close(end)).await.is_ok() {
            // An error means that the writer has ended already.
            let _ = ended.await;
        }
        self.inner.database.close().await;
    }

    /// Counters of the writer since the store was opened.
    #[must_use]
    pub fn activity(&self) -> Activity {
        let queue = &self.inner.queue;
        self.inner.meters.activity(queue.max_capacity() - queue.capacity())
    }

    /// Subscribes to changes committed from now on, on this machine or another.
    ///
    /// # Errors
    /// When the database cannot be subscribed to.
    pub async fn changes(&self) -> Result<Changes, StoreError> {
        let Inner { database, changes, listening, .. } = &*self.inner;
        let receiver = changes.subscribe();
        if let Pools::Postgres { others, .. } = &database.pools {
            let listen = || changes::listen(others.clone(), changes.clone());
            let listened = listening.get_or_try_init(listen).await;
            listened.map_err(|error| from_driver(&database.place, &error))?;
        }
        Ok(Changes { receiver })
    }

    pub(crate) async fn send_append(&self, append: Append) -> Result<Appended, AppendError> {
        let (reply, result) = oneshot::channel();
        self.send(Request::Append(Waiting { append, reply })).await?;
        result.await.map_err(|_| StoreError::Closed)?
    }

    /// On SQLite new tables share statements and a transaction with the appends.
    pub(crate) async fn send_create(&self, new: NewTable) -> Result<(), TableError> {
        let (reply, result) = oneshot::channel();
        let creating = Creating { new, reply };
        let Some(connection) = self.inner.database.begin_beside().await else {
            self.send(Request::Create(Box::new(creating))).await?;
            return result.await.map_err(|_| StoreError::Closed)?;
        };
        if self.inner.queue.is_closed() {
            return Err(StoreError::Closed.into());
        }
        let mut connection = connection?;
        let created = Box::pin(create(&mut connection, &[creating])).await?;
        created.into_iter().collect::<Result<(), _>>()?;
        connection.commit().await?;
        Ok(())
    }

    /// Reads beside the writer where that is possible, on a blocking thread.
    pub(crate) async fn read<T, E, F>(&self, run: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        match self.inner.database.readers() {
            Some(readers) => readers.read_blocking(self.place(), run).await,
            None => self.look_up(run).await,
        }
    }

    /// Reads a bounded number of indexed rows on the thread of the caller: on an SQLite file that
    /// is cheaper than switching to another thread.
    pub(crate) async fn look_up<T, E, F>(&self, run: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        // Yields now and then to other tasks during many lookups in a row.
        tokio::task::coop::consume_budget().await;
        match self.inner.database.reader().await {
            Some(connection) => run(&mut connection?).await,
            None => self.send_work(run, false).await,
        }
    }

    /// Writes in a transaction that commits if and only if the result is `Ok`. Resolves after the
    /// commit.
    ///
    /// On SQLite this shares the transaction of the writer. PostgreSQL has many writers, whose
    /// commits it groups itself, and a slow one should not hold up the log.
    pub(crate) async fn write<T, E, F>(&self, run: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.write_as(run, false).await
    }

    /// Like [`Store::write`], for work that validates before its first write. Skips the savepoint,
    /// which on SQLite copies every page. If the database itself fails in between, the whole
    /// transaction fails.
    pub(crate) async fn write_whole<T, E, F>(&self, run: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.write_as(run, true).await
    }

    async fn write_as<T, E, F>(&self, run: F, whole: bool) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        if self.inner.queue.is_closed() {
            return Err(StoreError::Closed.into());
        }
        let Some(connection) = self.inner.database.begin_beside().await else {
            return self.send_work(run, whole).await;
        };
        let mut connection = connection?;
        let value = run(&mut connection).await?;
        connection.commit().await?;
        Ok(value)
    }

    /// Like [`Store::write`], for work that changes a person or ends a session: invalidates the
    /// person cache on commit.
    pub(crate) async fn write_people<T, E, F>(&self, run: F) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.write(move |connection| {
            connection.change_people();
            run(connection)
        })
        .await
    }

    pub(crate) fn person_cache(&self) -> &PersonCache {
        &self.inner.person_cache
    }

    /// Like [`Store::write`], but on PostgreSQL too through the writer's connection.
    pub(crate) async fn write_on_writer<F>(&self, run: F) -> Result<(), StoreError>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<(), StoreError>>
            + Send
            + 'static,
    {
        self.send_work(run, false).await
    }

    /// Whether the file has been found damaged since it was opened.
    pub(crate) fn check_damage(&self) -> Result<(), StoreError> {
        self.inner.database.check_damage()
    }

    async fn send_work<T, E, F>(&self, run: F, whole: bool) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (work, result): (Box<dyn Work>, _) = work(run, whole);
        self.send(Request::Work(work)).await?;
        result.await.map_err(|_| StoreError::Closed)?
    }

    async fn send(&self, request: Request) -> Result<(), StoreError> {
        self.inner.queue.send(request).await.map_err(|_| StoreError::Closed)
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("place", self.place()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::values;
    use crate::values::{Revision, UnixMillis};
    use higaki_values::TableId;

    #[tokio::test]
    async fn a_writer_that_panics_leaves_nobody_waiting() {
        let name = format!("higaki-panic-{}.db", TableId::random());
        let path = std::env::temp_dir().join(name);
        for url in ["sqlite::memory:".to_owned(), format!("sqlite:{}", path.display())] {
            let store = Store::open(&url).await.unwrap();
            let panicking = store.write(|_| Box::pin(async { panic!("on purpose") }));
            let append = Append::new(TableId::random(), Revision::START);
            let beside = store.append(append.clone().entry("x", "", UnixMillis(0)));
            let (panicked, beside): (Result<(), StoreError>, _) = tokio::join!(panicking, beside);
            assert_eq!(panicked, Err(StoreError::Closed));
            assert_eq!(beside, Err(AppendError::Store(StoreError::Closed)));
            assert_eq!(store.health().await, Err(StoreError::Closed));
            store.close().await;
        }
        std::fs::remove_file(path).unwrap();
    }

    #[tokio::test]
    async fn whatever_fails_in_the_middle_takes_everything_with_it() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let count = || store.look_up(|connection| Box::pin(sessions(connection)));
        let half = store.write_whole(move |connection| {
            Box::pin(async move {
                add_session(connection, 1).await.and(Err::<(), _>(StoreError::Closed))
            })
        });
        let beside = store.write(move |connection| Box::pin(add_session(connection, 2)));
        let refused = store.write_whole(|_| Box::pin(async { Err::<(), _>(StoreError::Closed) }));
        let (half, beside, refused) = tokio::join!(half, beside, refused);
        assert_eq!((half, refused), (Err(StoreError::Closed), Err(StoreError::Closed)));
        assert!(matches!(beside, Err(StoreError::Refused { .. })), "{beside:?}");
        assert_eq!(count().await, Ok(0));
        // A refusal before the first write does not affect the rest of the transaction.
        let refused = store.write_whole(|_| Box::pin(async { Err::<(), _>(StoreError::Closed) }));
        let beside = store.write(move |connection| Box::pin(add_session(connection, 3)));
        let (refused, beside) = tokio::join!(refused, beside);
        assert_eq!((refused, beside), (Err(StoreError::Closed), Ok(())));
        assert_eq!(count().await, Ok(1));
    }

    /// Boxed: thousands of tables and sockets wait for the store, and PostgreSQL's driver takes
    /// kilobytes per future.
    #[tokio::test]
    async fn whatever_waits_for_the_store_takes_little_room() {
        const MOST: usize = 1024;
        let store = Store::open("sqlite::memory:").await.unwrap();
        let id = TableId::random();
        let sizes = [
            size_of_val(&store.table(id)),
            size_of_val(&store.delete_table(id)),
            size_of_val(&store.look_up(|connection| Box::pin(sessions(connection)))),
            size_of_val(&store.append(Append::new(id, Revision::START))),
        ];
        assert!(sizes.iter().all(|size| *size <= MOST), "{sizes:?}");
    }

    async fn add_session(connection: &mut Connection, token: u8) -> Result<(), StoreError> {
        let sql = "INSERT INTO sessions VALUES ($1, 'nobody', 0, 0, 0)";
        connection.execute(sql, values![&[token][..]]).await.map(drop)
    }

    async fn sessions(connection: &mut Connection) -> Result<u64, StoreError> {
        let row = connection.row("SELECT COUNT(*) AS all_of_them FROM sessions", values![]).await?;
        row.map_or(Ok(0), |row| row.count("all_of_them"))
    }
}
