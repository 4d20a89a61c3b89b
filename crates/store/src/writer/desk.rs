//! Where batches are written.

use std::io;
use std::sync::mpsc;
use std::thread;
use tokio::sync::oneshot;

use super::scribe::{Answers, Batch, Scribe};
use crate::database::at_once;

/// Where the scribe sits.
pub(crate) enum Desk {
    /// On the runtime. PostgreSQL is waited for there like anything else, and what is in memory
    /// takes less time than calling a thread for it.
    Here(Box<Scribe>),
    /// On a thread of its own, which a sync to the disk may hold up. A batch goes there as a whole
    /// and comes back as a whole: one call each way, however much is in it.
    Apart(mpsc::Sender<Order>),
}

/// A batch, and where its answers go.
pub(crate) struct Order {
    batch: Batch,
    answers: oneshot::Sender<Answers>,
}

impl Desk {
    /// Sits the scribe down on a thread of his own, until nobody has anything to write any more.
    pub(crate) fn apart(mut scribe: Scribe) -> io::Result<Desk> {
        let (orders, received) = mpsc::channel::<Order>();
        let write = move || {
            for Order { batch, answers } in received {
                // An error means that the runtime is gone, and everybody who waited with it.
                let _ = answers.send(at_once(scribe.write(batch)));
            }
        };
        thread::Builder::new().name("store-writer".to_owned()).spawn(write)?;
        Ok(Desk::Apart(orders))
    }

    /// None if the scribe is gone: he panicked, and let go of all that he had to answer.
    pub(super) async fn write(&mut self, batch: Batch) -> Option<Answers> {
        match self {
            Desk::Here(scribe) => Some(scribe.write(batch).await),
            Desk::Apart(orders) => {
                let (answers, written) = oneshot::channel();
                orders.send(Order { batch, answers }).ok()?;
                written.await.ok()
            }
        }
    }
}
