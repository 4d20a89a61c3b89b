//! Reading from an SQLite file beside the writer.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::{Connection, Pending, Shelf, at_once};
use crate::StoreError;
use crate::apart::apart;
use crate::place::Place;

/// How many long reads are under way at once.
const APART: usize = 4;
/// How long a caller waits for others who read.
const ACQUIRE: Duration = Duration::from_secs(5);

/// Connections that only read.
#[derive(Clone, Debug)]
pub(crate) struct Readers {
    pub(super) shelf: Shelf,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(crate) fn new(shelf: Shelf) -> Readers {
        Readers { shelf, permits: Arc::new(Semaphore::new(APART)) }
    }

    /// Reads on a thread that may be busy for long.
    pub(crate) async fn read_apart<T, E, F>(&self, place: &Place, run: F) -> Result<T, E>
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
        let (shelf, place) = (self.shelf.clone(), place.clone());
        apart(move || {
            // Also when nobody waits for the result any more.
            let _permit = permit;
            at_once(run(&mut Connection::sqlite(place, shelf.take()?)))
        })
        .await?
    }
}
