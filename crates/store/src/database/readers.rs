//! Read-only connections to an SQLite file, beside the writer.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::{Connection, ConnectionPool, Pending, at_once};
use crate::StoreError;
use crate::blocking::run_blocking;
use crate::location::DatabaseLocation;

/// The number of concurrent long reads.
const MAX_CONCURRENT: usize = 4;
/// The longest wait for a free reader.
const ACQUIRE: Duration = Duration::from_secs(5);

/// A pool of read-only connections.
#[derive(Clone, Debug)]
pub(crate) struct Readers {
    pub(super) pool: ConnectionPool,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(crate) fn new(pool: ConnectionPool) -> Readers {
        Readers { pool, permits: Arc::new(Semaphore::new(MAX_CONCURRENT)) }
    }

    /// Reads on a blocking thread.
    pub(crate) async fn read_blocking<T, E, F>(
        &self,
        place: &DatabaseLocation,
        run: F,
    ) -> Result<T, E>
    where
        F: for<'c> FnOnce(&'c mut Connection) -> Pending<'c, Result<T, E>> + Send + 'static,
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let permit = timeout(ACQUIRE, Arc::clone(&self.permits).acquire_owned()).await;
        let permit = permit.map_err(|_| StoreError::Unavailable {
            place: place.clone(),
            reason: "no connection became free in time".to_owned(),
        })?;
        let (pool, place) = (self.pool.clone(), place.clone());
        run_blocking(move || {
            // The permit is held to the end even if the caller stopped waiting.
            let _permit = permit;
            at_once(run(&mut Connection::sqlite(place, pool.take()?)))
        })
        .await?
    }
}
