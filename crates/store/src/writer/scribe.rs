//! Whoever carries out what the writer has gathered: one batch, one transaction.

use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{broadcast, oneshot};

use super::append;
use super::known::KnownLogs;
use super::work::{Done, Work};
use super::{AppendResult, Waiting};
use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Database};
use crate::person::KnownPeople;
use crate::statistics::Meters;

/// What goes into one transaction.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) works: Vec<Box<dyn Work>>,
    pub(super) appends: Vec<Waiting>,
}

impl Batch {
    pub(super) fn is_empty(&self) -> bool {
        self.works.is_empty() && self.appends.is_empty()
    }
}

/// What became of a batch, and who waits to hear of it.
#[derive(Default)]
pub(super) struct Answers {
    changes: Vec<Change>,
    works: Vec<(Done, Result<(), StoreError>)>,
    appends: Vec<(oneshot::Sender<AppendResult>, AppendResult)>,
}

impl Answers {
    /// Tells everybody. Whoever waited may have lost interest.
    pub(super) fn tell(self, others: &broadcast::Sender<Change>) {
        for change in self.changes {
            let _ = others.send(change);
        }
        for (done, outcome) in self.works {
            done.reply(outcome);
        }
        for (reply, result) in self.appends {
            let _ = reply.send(result);
        }
    }
}

pub(crate) struct Scribe {
    pub(crate) database: Database,
    pub(crate) meters: Arc<Meters>,
    pub(crate) logs: KnownLogs,
    pub(crate) people: Arc<KnownPeople>,
}

impl Scribe {
    pub(super) async fn write(&mut self, batch: Batch) -> Answers {
        let Batch { works, appends } = batch;
        let (started, mut answers) = (Instant::now(), Answers::default());
        let mut connection = match self.database.begin_on_writer().await {
            Ok(connection) => connection,
            Err(error) => {
                works.into_iter().for_each(|work| work.refuse(error.clone()));
                refuse(appends, &error, &mut answers);
                return answers;
            }
        };
        let done = carry_out(&mut connection, works).await;
        self.logs.lose_deleted(connection.announced());
        let changes_people = connection.changes_people();
        if changes_people {
            self.logs.forget_keys();
        }
        let results = if done.is_empty() {
            // Alone in the transaction, they can give it up as a whole.
            append::append(&mut connection, &appends, &mut self.logs).await
        } else {
            append_beside(&mut connection, &appends, &mut self.logs).await
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
        if changes_people {
            self.people.forget();
        }

        let outcome = committed.map(|changes| answers.changes.extend(changes));
        match (&outcome, &results) {
            (Ok(()), Ok(results)) => self.logs.learn(&appends, results),
            _ => self.logs.forget(),
        }
        answers.works.extend(done.into_iter().map(|done| (done, outcome.clone())));
        match results {
            Ok(results) => self.settle(appends, results, &outcome, &mut answers),
            Err(_) => self.one_by_one(appends, &mut answers).await,
        }
        answers
    }

    /// One of them made the database refuse all of them; the others shall not suffer from it.
    async fn one_by_one(&mut self, appends: Vec<Waiting>, answers: &mut Answers) {
        let mut appends = appends.into_iter();
        while let Some(waiting) = appends.next() {
            let mut connection = match self.database.begin_on_writer().await {
                Ok(connection) => connection,
                Err(error) => {
                    // The database is gone. Waiting for it once is enough for all.
                    refuse(std::iter::once(waiting).chain(appends), &error, answers);
                    return;
                }
            };
            let one = [waiting];
            let results = append::append(&mut connection, &one, &mut self.logs).await;
            match results {
                Ok(results) => {
                    let committed = connection.commit().await;
                    let outcome = committed.map(|changes| answers.changes.extend(changes));
                    self.logs.forget();
                    self.settle(one, results, &outcome, answers);
                }
                Err(error) => {
                    drop(connection);
                    refuse(one, &error, answers);
                }
            }
        }
    }

    fn settle(
        &self,
        appends: impl IntoIterator<Item = Waiting>,
        results: Vec<AppendResult>,
        outcome: &Result<(), StoreError>,
        answers: &mut Answers,
    ) {
        for (waiting, result) in appends.into_iter().zip(results) {
            let result = match outcome {
                Err(error) => result.and_then(|_| Err(error.clone().into())),
                Ok(()) => result,
            };
            self.meters.appended(&result);
            answers.appends.push((waiting.reply, result));
        }
    }
}

fn refuse(appends: impl IntoIterator<Item = Waiting>, error: &StoreError, answers: &mut Answers) {
    let refused = |waiting: Waiting| (waiting.reply, Err(error.clone().into()));
    answers.appends.extend(appends.into_iter().map(refused));
}

/// Every work stands for itself: one that fails is taken back without the others.
async fn carry_out(connection: &mut Connection, works: Vec<Box<dyn Work>>) -> Vec<Done> {
    let mut all = Vec::with_capacity(works.len());
    for work in works {
        if work.is_whole()
            && let Some(before) = connection.changed_rows()
        {
            let done = work.run(connection).await;
            if !done.succeeded() && connection.changed_rows() != Some(before) {
                connection.give_up();
            }
            all.push(done);
            continue;
        }
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
    known: &mut KnownLogs,
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
