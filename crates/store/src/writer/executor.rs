//! Where batches are executed: on the runtime or on a thread.

use std::io;
use std::sync::mpsc;
use std::thread;
use tokio::sync::oneshot;

use super::batch::{Answers, Batch, BatchWriter};
use crate::database::at_once;

/// The executor of batches.
pub(crate) enum BatchExecutor {
    /// On the runtime: for PostgreSQL, which is awaited, and for memory, where a thread would cost
    /// more.
    Inline(Box<BatchWriter>),
    /// On a dedicated thread, for a file: a sync to the disk blocks it. Each batch costs one call
    /// each way, whatever its size.
    Thread(mpsc::Sender<Job>),
}

/// A batch, and the channel for its answers.
pub(crate) struct Job {
    batch: Batch,
    answers: oneshot::Sender<Answers>,
}

impl BatchExecutor {
    /// Starts a thread that runs until all senders are dropped.
    pub(crate) fn on_thread(mut batches: BatchWriter) -> io::Result<BatchExecutor> {
        let (jobs, received) = mpsc::channel::<Job>();
        let write = move || {
            for Job { batch, answers } in received {
                // An error means that the runtime has shut down, and all callers with it.
                let _ = answers.send(at_once(batches.write(batch)));
            }
        };
        thread::Builder::new().name("store-writer".to_owned()).spawn(write)?;
        Ok(BatchExecutor::Thread(jobs))
    }

    /// `None` if the thread has panicked and dropped the channels of its callers.
    pub(super) async fn write(&mut self, batch: Batch) -> Option<Answers> {
        match self {
            BatchExecutor::Inline(batches) => Some(batches.write(batch).await),
            BatchExecutor::Thread(jobs) => {
                let (answers, written) = oneshot::channel();
                jobs.send(Job { batch, answers }).ok()?;
                written.await.ok()
            }
        }
    }
}
