//! Where connections to an SQLite database lie while nobody uses them.

use rusqlite::Connection;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

use crate::StoreError;
use crate::apart::apart;
use crate::error::from_sqlite;

/// How to get one more connection.
pub(crate) type Opening = Box<dyn Fn() -> rusqlite::Result<Connection> + Send + Sync>;

/// Connections to one database: whoever needs one takes it and puts it back. Clones are the same.
///
/// Nobody waits for one. Work on SQLite does not pause, so at most as many are taken as there are
/// threads that work.
#[derive(Clone)]
pub(crate) struct Shelf {
    inner: Arc<Inner>,
}

struct Inner {
    /// None where there is only one connection and one who takes it.
    more: Option<Opening>,
    state: Mutex<State>,
    put_back: Notify,
}

#[derive(Default)]
struct State {
    lying: Vec<Connection>,
    taken: usize,
    closed: bool,
    /// What was said when a page was first found damaged.
    damage: Option<StoreError>,
}

impl Shelf {
    /// One connection, of which there are no more.
    pub(crate) fn single(connection: Connection) -> Shelf {
        Shelf::new(None, connection)
    }

    /// As many as are needed at once.
    pub(crate) fn growing(more: Opening) -> rusqlite::Result<Shelf> {
        let first = more()?;
        Ok(Shelf::new(Some(more), first))
    }

    fn new(more: Option<Opening>, first: Connection) -> Shelf {
        let state = Mutex::new(State { lying: vec![first], ..State::default() });
        Shelf { inner: Arc::new(Inner { more, state, put_back: Notify::new() }) }
    }

    pub(crate) fn take(&self) -> Result<Taken, StoreError> {
        let lying = {
            let mut state = self.state();
            if state.closed {
                return Err(StoreError::Closed);
            }
            state.taken += 1;
            state.lying.pop()
        };
        // From here on it counts as taken, and is counted back when this goes out of sight.
        let mut taken = Taken { connection: lying, shelf: self.clone() };
        if taken.connection.is_none() {
            let more = self.inner.more.as_ref().ok_or(StoreError::Closed)?;
            let opened = more().map_err(|error| from_sqlite(&error))?;
            taken.connection = Some(opened);
        }
        Ok(taken)
    }

    /// Closes all connections, those that are in use as soon as they are put back, and gives no more
    /// away. Closing twice does no harm.
    pub(crate) async fn close(&self) {
        let lying = {
            let mut state = self.state();
            state.closed = true;
            std::mem::take(&mut state.lying)
        };
        // The last connection to a file folds the write-ahead log back, which may take its time. An
        // error means that the runtime is going away, and took the connections with it.
        let _ = apart(move || drop(lying)).await;
        loop {
            let put_back = self.inner.put_back.notified();
            if self.state().taken == 0 {
                return;
            }
            put_back.await;
        }
    }

    /// Why the file is known to be damaged, if it is.
    pub(crate) fn damage(&self) -> Option<StoreError> {
        self.state().damage.clone()
    }

    fn put_back(&self, connection: Option<Connection>) {
        let mut state = self.state();
        state.taken -= 1;
        let closed = state.closed;
        if !closed {
            state.lying.extend(connection);
            return;
        }
        drop(state);
        drop(connection);
        self.inner.put_back.notify_waiters();
    }

    /// A panic of somebody who held the lock leaves nothing half done in there.
    fn state(&self) -> MutexGuard<'_, State> {
        self.inner.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shelf").finish_non_exhaustive()
    }
}

/// A connection in use. What it began and did not commit is taken back when it is put back.
pub(crate) struct Taken {
    connection: Option<Connection>,
    shelf: Shelf,
}

impl Taken {
    /// Passes a result on, and remembers that the file is damaged if it says so.
    pub(crate) fn note_damage<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(damage @ StoreError::Corrupt { .. }) = &result {
            self.shelf.state().damage.get_or_insert_with(|| damage.clone());
        }
        result
    }
}

impl Deref for Taken {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("it is put back only at the end")
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let connection = self.connection.take();
        if let Some(connection) = &connection
            && !connection.is_autocommit()
        {
            // If that fails too, the next who begins is told so.
            let _ = connection.execute_batch("ROLLBACK");
        }
        self.shelf.put_back(connection);
    }
}
