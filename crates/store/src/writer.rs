//! The task that writes: it gathers what many callers want into one transaction.
//!
//! While one transaction is being made durable, the next requests gather in the queue; there is no
//! timer and no waiting for company. Each caller hears of his own result, and only after the
//! commit.

mod append;
mod create;
mod desk;
mod keys;
mod known;
mod scribe;
mod work;

pub(crate) use create::{CreateResult, Creating, create};
pub(crate) use desk::Desk;
pub(crate) use known::KnownLogs;
pub(crate) use scribe::Scribe;
pub(crate) use work::{Work, work};

use tokio::sync::{broadcast, mpsc, oneshot};

use crate::changes::Change;
use crate::log::{Append, AppendError, Appended};
use scribe::Batch;

/// How many requests may wait before callers have to.
pub(crate) const QUEUE: usize = 1024;
/// How many requests go into one transaction at most.
const BATCH: usize = 512;

/// The size of statements about many rows.
struct Rows;

impl Rows {
    /// Rows of one statement. More would not help.
    const MOST: usize = 64;
}

pub(crate) enum Request {
    Append(Waiting),
    Create(Box<Creating>),
    Work(Box<dyn Work>),
    /// Takes nothing more, finishes what was accepted, and says so.
    Close(oneshot::Sender<()>),
}

/// An append and who waits for it.
pub(crate) struct Waiting {
    pub(crate) append: Append,
    pub(crate) reply: oneshot::Sender<AppendResult>,
}

pub(crate) type AppendResult = Result<Appended, AppendError>;

pub(crate) struct Writer {
    pub(crate) desk: Desk,
    pub(crate) changes: broadcast::Sender<Change>,
}

impl Writer {
    /// Ends when it is told to, or when nobody is left who could ask for anything.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Request>) {
        let mut gathered = Vec::with_capacity(BATCH);
        let mut waiting_for_end = Vec::new();
        while queue.recv_many(&mut gathered, BATCH).await > 0 {
            // The first of many wakes us before the others had their turn.
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
            let Some(answers) = self.desk.write(batch).await else { return };
            answers.tell(&self.changes);
            // Whoever was just answered may have the next request ready. Without this turn of theirs
            // two halves would alternate for ever, each waiting for the other's sync.
            tokio::task::yield_now().await;
        }
        for end in waiting_for_end {
            // Whoever asked may have lost interest.
            let _ = end.send(());
        }
    }
}
