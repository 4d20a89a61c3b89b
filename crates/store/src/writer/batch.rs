//! Writes batches: one batch, one transaction.

use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{broadcast, oneshot};

use super::append;
use super::cache::LogCache;
use super::work::{Done, Work};
use super::{AppendResult, CreateResult, Creating, Waiting, create};
use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Database};
use crate::person::PersonCache;
use crate::statistics::Meters;

/// The requests of one transaction.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) creates: Vec<Creating>,
    pub(super) works: Vec<Box<dyn Work>>,
    pub(super) appends: Vec<Waiting>,
}

impl Batch {
    pub(super) fn is_empty(&self) -> bool {
        self.creates.is_empty() && self.works.is_empty() && self.appends.is_empty()
    }
}

/// The results of a batch, with the channels of their callers.
#[derive(Default)]
pub(super) struct Answers {
    changes: Vec<Change>,
    creates: Vec<(oneshot::Sender<CreateResult>, CreateResult)>,
    works: Vec<(Done, Result<(), StoreError>)>,
    appends: Vec<(oneshot::Sender<AppendResult>, AppendResult)>,
}

impl Answers {
    /// Sends all results. A caller may have stopped waiting.
    pub(super) fn tell(self, others: &broadcast::Sender<Change>) {
        for change in self.changes {
            let _ = others.send(change);
        }
        for (reply, result) in self.creates {
            let _ = reply.send(result);
        }
        for (done, outcome) in self.works {
            done.reply(outcome);
        }
        for (reply, result) in self.appends {
            let _ = reply.send(result);
        }
    }
}

pub(crate) struct BatchWriter {
    pub(crate) database: Database,
    pub(crate) meters: Arc<Meters>,
    pub(crate) logs: LogCache,
    pub(crate) people: Arc<PersonCache>,
}

impl BatchWriter {
    /// Writes a batch. New tables come first: later requests may refer to them.
    pub(super) async fn write(&mut self, batch: Batch) -> Answers {
        let Batch { creates, works, appends } = batch;
        let (started, mut answers) = (Instant::now(), Answers::default());
        let mut connection = match self.database.begin_on_writer().await {
            Ok(connection) => connection,
            Err(error) => {
                works.into_iter().for_each(|work| work.refuse(error.clone()));
                refuse_creates(creates, &error, &mut answers);
                refuse(appends, &error, &mut answers);
                return answers;
            }
        };
        let Ok(created) = create(&mut connection, &creates).await else {
            drop(connection);
            self.create_one_by_one(creates, &mut answers).await;
            let rest = Batch { creates: Vec::new(), works, appends };
            return if rest.is_empty() { answers } else { self.write_also(rest, answers).await };
        };
        let done = carry_out(&mut connection, works).await;
        self.logs.lose_deleted(connection.announced());
        let changes_people = connection.changes_people();
        if changes_people {
            self.logs.forget_keys();
        }
        let results = if done.is_empty() {
            // Without other work the whole transaction can be rolled back: new tables can be
            // created again.
            append::append(&mut connection, &appends, &mut self.logs).await
        } else {
            append_beside(&mut connection, &appends, &mut self.logs).await
        };
        let committed = match &results {
            // The transaction may be broken, and its connection has to be returned before a retry.
            Err(_) if done.is_empty() => {
                drop(connection);
                self.logs.clear();
                if !creates.is_empty() {
                    let again = Batch { creates, ..Batch::default() };
                    answers = self.write_also(again, answers).await;
                }
                self.one_by_one(appends, &mut answers).await;
                return answers;
            }
            _ => connection.commit().await,
        };
        self.meters.committed(started.elapsed(), creates.len() + done.len() + appends.len());
        if changes_people {
            self.people.clear();
        }

        let outcome = committed.map(|changes| answers.changes.extend(changes));
        match (&outcome, &results) {
            (Ok(()), Ok(results)) => {
                self.logs.learn_created(&creates, &created);
                self.logs.learn(&appends, results);
            }
            _ => self.logs.clear(),
        }
        settle_creates(creates, created, &outcome, &mut answers);
        answers.works.extend(done.into_iter().map(|done| (done, outcome.clone())));
        match results {
            Ok(results) => self.settle(appends, results, &outcome, &mut answers),
            Err(_) => self.one_by_one(appends, &mut answers).await,
        }
        answers
    }

    /// Writes another batch and adds its answers.
    async fn write_also(&mut self, batch: Batch, mut answers: Answers) -> Answers {
        let Answers { changes, creates, works, appends } = Box::pin(self.write(batch)).await;
        answers.changes.extend(changes);
        answers.creates.extend(creates);
        answers.works.extend(works);
        answers.appends.extend(appends);
        answers
    }

    /// Creates tables in one transaction each, after one of them failed a common transaction.
    async fn create_one_by_one(&mut self, creates: Vec<Creating>, answers: &mut Answers) {
        for creating in creates {
            let one = [creating];
            let result = match self.database.begin_on_writer().await {
                Ok(mut connection) => match create(&mut connection, &one).await {
                    Ok(mut created) => match connection.commit().await {
                        Ok(changes) => {
                            answers.changes.extend(changes);
                            created.pop().unwrap_or(Ok(()))
                        }
                        Err(error) => Err(error.into()),
                    },
                    Err(error) => Err(error.into()),
                },
                Err(error) => Err(error.into()),
            };
            let [creating] = one;
            answers.creates.push((creating.reply, result));
        }
    }

    /// Writes appends in one transaction each, after one of them failed a common transaction.
    async fn one_by_one(&mut self, appends: Vec<Waiting>, answers: &mut Answers) {
        let mut appends = appends.into_iter();
        while let Some(waiting) = appends.next() {
            let mut connection = match self.database.begin_on_writer().await {
                Ok(connection) => connection,
                Err(error) => {
                    // The database is unreachable. One timeout is enough for all.
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
                    self.logs.clear();
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

fn settle_creates(
    creates: Vec<Creating>,
    results: Vec<CreateResult>,
    outcome: &Result<(), StoreError>,
    answers: &mut Answers,
) {
    for (creating, result) in creates.into_iter().zip(results) {
        let result = match outcome {
            Err(error) => result.and_then(|()| Err(error.clone().into())),
            Ok(()) => result,
        };
        answers.creates.push((creating.reply, result));
    }
}

fn refuse_creates(creates: Vec<Creating>, error: &StoreError, answers: &mut Answers) {
    let refused = |creating: Creating| (creating.reply, Err(error.clone().into()));
    answers.creates.extend(creates.into_iter().map(refused));
}

fn refuse(appends: impl IntoIterator<Item = Waiting>, error: &StoreError, answers: &mut Answers) {
    let refused = |waiting: Waiting| (waiting.reply, Err(error.clone().into()));
    answers.appends.extend(appends.into_iter().map(refused));
}

/// Runs each work on a savepoint of its own, so that a failed one is rolled back alone.
async fn carry_out(connection: &mut Connection, works: Vec<Box<dyn Work>>) -> Vec<Done> {
    let mut all = Vec::with_capacity(works.len());
    for work in works {
        if work.is_whole()
            && let Some(before) = connection.changed_rows()
        {
            let done = work.run(connection).await;
            if !done.succeeded() && connection.changed_rows() != Some(before) {
                connection.doom();
            }
            all.push(done);
            continue;
        }
        let savepoint = match connection.savepoint().await {
            Ok(savepoint) => savepoint,
            Err(error) => {
                work.refuse(error);
                continue;
            }
        };
        let mut done = work.run(connection).await;
        let settled = if done.succeeded() {
            connection.release_savepoint().await
        } else {
            connection.roll_back_to_savepoint(savepoint).await
        };
        if let Err(error) = settled {
            done = done.failed(error);
        }
        all.push(done);
    }
    all
}

/// Appends on a savepoint, to keep other work in the same transaction.
async fn append_beside(
    connection: &mut Connection,
    appends: &[Waiting],
    known: &mut LogCache,
) -> Result<Vec<AppendResult>, StoreError> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let savepoint = connection.savepoint().await?;
    let results = append::append(connection, appends, known).await;
    match &results {
        Ok(_) => connection.release_savepoint().await?,
        Err(_) => connection.roll_back_to_savepoint(savepoint).await?,
    }
    results
}
