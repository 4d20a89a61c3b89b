//! The writer task: batches the requests of many callers into one transaction (group commit).
//!
//! While one transaction is made durable, the next requests gather in the queue; there is no timer.
//! Each caller gets its own result, and only after the commit.

mod append;
mod batch;
mod cache;
mod create;
mod executor;
mod keys;
mod work;

pub(crate) use batch::BatchWriter;
pub(crate) use cache::LogCache;
pub(crate) use create::{CreateResult, Creating, create};
pub(crate) use executor::BatchExecutor;
pub(crate) use work::{Work, work};

use tokio::sync::{broadcast, mpsc, oneshot};

use crate::changes::Change;
use crate::log::{Append, AppendError, Appended};
use batch::Batch;

/// The capacity of the queue, beyond which callers wait.
pub(crate) const QUEUE: usize = 1024;
/// The most requests in one transaction.
const BATCH: usize = 512;

/// The size of statements about many rows.
struct Rows;

impl Rows {
    /// Rows of one statement. More showed no gain.
    const MOST: usize = 64;
}

pub(crate) enum Request {
    Append(Waiting),
    Create(Box<Creating>),
    Work(Box<dyn Work>),
    /// Stops accepting requests, finishes the accepted ones, and replies.
    Close(oneshot::Sender<()>),
}

/// An append and the channel of its caller.
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) reply: oneshot::Sender<AppendResult>,
}

pub(crate) type AppendResult = Result<Appended, AppendError>;

pub(crate) struct Writer {
    pub(crate) executor: BatchExecutor,
    pub(crate) changes: broadcast::Sender<Change>,
}

impl Writer {
    /// Runs until it is closed or all senders are dropped.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Request>) {
        let mut gathered = Vec::with_capacity(BATCH);
        let mut waiting_for_end = Vec::new();
        while queue.recv_many(&mut gathered, BATCH).await > 0 {
            // The first of many requests wakes this task before the others are sent.
            tokio::task::yield_now().await;
            while gathered.len() < BATCH
                && let Ok(request) = queue.try_recv()
            {
                gathered.push(request);
            }
            let mut batch = Batch::default();
            for request in gathered.drain(..) {
                match request {
                    Request::Append(waiting) => batch.appends.push(waiting),
                    Request::Create(creating) => batch.creates.push(*creating),
                    Request::Work(work) => batch.works.push(work),
                    Request::Close(end) => {
                        queue.close();
                        waiting_for_end.push(end);
                    }
                }
            }
            if batch.is_empty() {
                continue;
            }
            let Some(answers) = self.executor.write(batch).await else { return };
            answers.tell(&self.changes);
            // A caller just answered may have its next request ready. Without this yield two halves
            // would alternate forever, each waiting for the other's sync.
            tokio::task::yield_now().await;
        }
        for end in waiting_for_end {
            // The caller may have stopped waiting.
            let _ = end.send(());
        }
    }
}
