//! A pool of connections to an SQLite database.

use rusqlite::Connection;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

use crate::StoreError;
use crate::blocking::run_blocking;
use crate::error::from_sqlite;

/// Opens one more connection.
pub(crate) type OpenConnection = Box<dyn Fn() -> rusqlite::Result<Connection> + Send + Sync>;

/// A pool of connections to one database. Clones share it.
///
/// Taking a connection never waits. Work on SQLite does not yield, so at most as many connections
/// are in use as there are worker threads.
#[derive(Clone)]
pub(crate) struct ConnectionPool {
    inner: Arc<Inner>,
}

struct Inner {
    /// `None` where there is only one connection and one user of it.
    more: Option<OpenConnection>,
    state: Mutex<State>,
    returned: Notify,
}

#[derive(Default)]
struct State {
    idle: Vec<Connection>,
    in_use: usize,
    closed: bool,
    /// The first error that reported a damaged page.
    damage: Option<StoreError>,
}

impl ConnectionPool {
    /// A pool of one connection.
    pub(crate) fn single(connection: Connection) -> ConnectionPool {
        ConnectionPool::new(None, connection)
    }

    /// A pool that opens connections on demand.
    pub(crate) fn on_demand(more: OpenConnection) -> rusqlite::Result<ConnectionPool> {
        let first = more()?;
        Ok(ConnectionPool::new(Some(more), first))
    }

    fn new(more: Option<OpenConnection>, first: Connection) -> ConnectionPool {
        let state = Mutex::new(State { idle: vec![first], ..State::default() });
        ConnectionPool { inner: Arc::new(Inner { more, state, returned: Notify::new() }) }
    }

    pub(crate) fn take(&self) -> Result<PooledConnection, StoreError> {
        let idle = {
            let mut state = self.state();
            if state.closed {
                return Err(StoreError::Closed);
            }
            state.in_use += 1;
            state.idle.pop()
        };
        // Counted as in use from here on, until this is dropped.
        let mut pooled = PooledConnection { connection: idle, pool: self.clone() };
        if pooled.connection.is_none() {
            let more = self.inner.more.as_ref().ok_or(StoreError::Closed)?;
            let opened = more().map_err(|error| from_sqlite(&error))?;
            pooled.connection = Some(opened);
        }
        Ok(pooled)
    }

    /// Closes all connections, those in use as soon as they are returned, and hands out no more.
    /// Idempotent.
    pub(crate) async fn close(&self) {
        let idle = {
            let mut state = self.state();
            state.closed = true;
            std::mem::take(&mut state.idle)
        };
        // The last connection to a file checkpoints the write-ahead log, which may take a while. An
        // error means that the runtime shuts down and dropped the connections with it.
        let _ = run_blocking(move || drop(idle)).await;
        loop {
            let returned = self.inner.returned.notified();
            if self.state().in_use == 0 {
                return;
            }
            returned.await;
        }
    }

    /// The error that reported damage to the file, if any.
    pub(crate) fn damage(&self) -> Option<StoreError> {
        self.state().damage.clone()
    }

    fn give_back(&self, connection: Option<Connection>) {
        let mut state = self.state();
        state.in_use -= 1;
        let closed = state.closed;
        if !closed {
            state.idle.extend(connection);
            return;
        }
        drop(state);
        drop(connection);
        self.inner.returned.notify_waiters();
    }

    /// Ignores poisoning: no update under this lock can be left half done.
    fn state(&self) -> MutexGuard<'_, State> {
        self.inner.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for ConnectionPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConnectionPool").finish_non_exhaustive()
    }
}

/// A connection in use. An uncommitted transaction is rolled back on return.
pub(crate) struct PooledConnection {
    connection: Option<Connection>,
    pool: ConnectionPool,
}

impl PooledConnection {
    /// Passes a result on and remembers reported damage to the file.
    pub(crate) fn note_damage<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(damage @ StoreError::Corrupt { .. }) = &result {
            self.pool.state().damage.get_or_insert_with(|| damage.clone());
        }
        result
    }
}

impl Deref for PooledConnection {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("the connection stays until it is dropped")
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let connection = self.connection.take();
        if let Some(connection) = &connection
            && !connection.is_autocommit()
        {
            // If the rollback fails too, the next transaction reports it.
            let _ = connection.execute_batch("ROLLBACK");
        }
        self.pool.give_back(connection);
    }
}
