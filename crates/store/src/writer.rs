//! The task that writes: it gathers what many callers want into one transaction.
//!
//! While one transaction is being made durable, the next requests gather in the queue; there is no
//! timer and no waiting for company. Each caller hears of his own result, and only after the
//! commit.

mod append;
mod heads;
mod keys;
mod work;

pub(crate) use heads::KnownHeads;
pub(crate) use work::{Pending, Work, work};

use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Database};
use crate::log::{Append, AppendError, Appended};
use crate::statistics::Meters;
use work::Done;

/// How many requests may wait before callers have to.
pub(crate) const QUEUE: usize = 1024;
/// How many requests go into one transaction at most.
const BATCH: usize = 512;

pub(crate) enum Request {
    Append(Waiting),
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
    pub(crate) database: Database,
    pub(crate) meters: Arc<Meters>,
    pub(crate) changes: broadcast::Sender<Change>,
    pub(crate) heads: KnownHeads,
}

impl Writer {
    /// Ends when it is told to, or when nobody is left who could ask for anything.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Request>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut waiting_for_end = Vec::new();
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            // The first of many wakes us before the others had their turn.
            tokio::task::yield_now().await;
            while batch.len() < BATCH
                && let Ok(request) = queue.try_recv()
            {
                batch.push(request);
            }
            let (mut works, mut appends) = (Vec::new(), Vec::new());
            for request in batch.drain(..) {
                match request {
                    Request::Append(waiting) => appends.push(waiting),
                    Request::Work(work) => works.push(work),
                    Request::Close(end) => {
                        queue.close();
                        waiting_for_end.push(end);
                    }
                }
            }
            if !(works.is_empty() && appends.is_empty()) {
                self.write(works, appends).await;
                // Whoever was just answered may have the next request ready. Without this turn of
                // theirs two halves would alternate for ever, each waiting for the other's sync.
                tokio::task::yield_now().await;
            }
        }
        for end in waiting_for_end {
            // Whoever asked may have lost interest.
            let _ = end.send(());
        }
    }

    async fn write(&mut self, works: Vec<Box<dyn Work>>, appends: Vec<Waiting>) {
        let started = Instant::now();
        let mut connection = match self.database.begin_on_writer().await {
            Ok(connection) => connection,
            Err(error) => {
                works.into_iter().for_each(|work| work.refuse(error.clone()));
                refuse(appends, &error);
                return;
            }
        };
        let done = carry_out(&mut connection, works).await;
        self.heads.lose_deleted(connection.announced());
        let results = if done.is_empty() {
            // Alone in the transaction, they can give it up as a whole.
            append::append(&mut connection, &appends, &self.heads).await
        } else {
            append_beside(&mut connection, &appends, &self.heads).await
        };
        let committed = match &results {
            // Without work there is nothing to commit. The transaction may be broken, and it has to
            // give the connection back before anybody tries again.
            Err(_) if done.is_empty() => {
                drop(connection);
                Ok(Vec::new())
            }
            _ => connection.commit().await,
        };
        self.meters.committed(started.elapsed(), done.len() + appends.len());

        let outcome = self.tell_others(committed);
        match (&outcome, &results) {
            (Ok(()), Ok(results)) => self.heads.learn(&appends, results),
            _ => self.heads.forget(),
        }
        done.into_iter().for_each(|done| done.reply(outcome.clone()));
        match results {
            Ok(results) => self.reply(appends, results, &outcome),
            Err(_) => self.one_by_one(appends).await,
        }
    }

    /// One of them made the database refuse all of them; the others shall not suffer from it.
    async fn one_by_one(&mut self, appends: Vec<Waiting>) {
        let mut appends = appends.into_iter();
        while let Some(waiting) = appends.next() {
            let mut connection = match self.database.begin_on_writer().await {
                Ok(connection) => connection,
                Err(error) => {
                    // The database is gone. Waiting for it once is enough for all.
                    refuse(std::iter::once(waiting).chain(appends), &error);
                    return;
                }
            };
            let one = [waiting];
            let results = append::append(&mut connection, &one, &self.heads).await;
            match results {
                Ok(results) => {
                    let outcome = self.tell_others(connection.commit().await);
                    self.heads.forget();
                    self.reply(one, results, &outcome);
                }
                Err(error) => {
                    drop(connection);
                    refuse(one, &error);
                }
            }
        }
    }

    fn tell_others(&self, committed: Result<Vec<Change>, StoreError>) -> Result<(), StoreError> {
        for change in committed? {
            // An error means that nobody listens.
            let _ = self.changes.send(change);
        }
        Ok(())
    }

    fn reply(
        &self,
        appends: impl IntoIterator<Item = Waiting>,
        results: Vec<AppendResult>,
        outcome: &Result<(), StoreError>,
    ) {
        for (waiting, result) in appends.into_iter().zip(results) {
            let result = match outcome {
                Err(error) => result.and_then(|_| Err(error.clone().into())),
                Ok(()) => result,
            };
            self.meters.appended(&result);
            let _ = waiting.reply.send(result);
        }
    }
}

fn refuse(appends: impl IntoIterator<Item = Waiting>, error: &StoreError) {
    for waiting in appends {
        let _ = waiting.reply.send(Err(error.clone().into()));
    }
}

/// Every work stands for itself: one that fails is taken back without the others.
async fn carry_out(connection: &mut Connection, works: Vec<Box<dyn Work>>) -> Vec<Done> {
    let mut all = Vec::with_capacity(works.len());
    for work in works {
        let mark = match connection.mark().await {
            Ok(mark) => mark,
            Err(error) => {
                work.refuse(error);
                continue;
            }
        };
        let mut done = work.run(connection).await;
        let settled = if done.succeeded() {
            connection.keep().await
        } else {
            connection.roll_back(mark).await
        };
        if let Err(error) = settled {
            done = done.failed(error);
        }
        all.push(done);
    }
    all
}

/// Appends that leave the work of others in the same transaction alone.
async fn append_beside(
    connection: &mut Connection,
    appends: &[Waiting],
    known: &KnownHeads,
) -> Result<Vec<AppendResult>, StoreError> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let mark = connection.mark().await?;
    let results = append::append(connection, appends, known).await;
    match &results {
        Ok(_) => connection.keep().await?,
        Err(_) => connection.roll_back(mark).await?,
    }
    results
}
