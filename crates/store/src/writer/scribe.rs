//! Whoever carries out what the writer has gathered: one batch, one transaction.

use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{broadcast, oneshot};

use super::append;
use super::known::KnownLogs;
use super::work::{Done, Work};
use super::{AppendResult, CreateResult, Creating, Waiting, create};
use crate::StoreError;
use crate::changes::Change;
use crate::database::{Connection, Database};
use crate::person::KnownPeople;
use crate::statistics::Meters;

/// What goes into one transaction.
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

/// What became of a batch, and who waits to hear of it.
#[derive(Default)]
pub(super) struct Answers {
    changes: Vec<Change>,
    creates: Vec<(oneshot::Sender<CreateResult>, CreateResult)>,
    works: Vec<(Done, Result<(), StoreError>)>,
    appends: Vec<(oneshot::Sender<AppendResult>, AppendResult)>,
}

impl Answers {
    /// Tells everybody. Whoever waited may have lost interest.
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

pub(crate) struct Scribe {
    pub(crate) database: Database,
    pub(crate) meters: Arc<Meters>,
    pub(crate) logs: KnownLogs,
    pub(crate) people: Arc<KnownPeople>,
}

impl Scribe {
    /// New tables first: what follows them in the queue may be about them.
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
            // Without other work the whole transaction can be given up: new tables can be made again.
            append::append(&mut connection, &appends, &mut self.logs).await
        } else {
            append_beside(&mut connection, &appends, &mut self.logs).await
        };
        let committed = match &results {
            // The transaction may be broken, and it has to give the connection back before anybody
            // tries again.
            Err(_) if done.is_empty() => {
                drop(connection);
                self.logs.forget();
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
            self.people.forget();
        }

        let outcome = committed.map(|changes| answers.changes.extend(changes));
        match (&outcome, &results) {
            (Ok(()), Ok(results)) => {
                self.logs.learn_created(&creates, &created);
                self.logs.learn(&appends, results);
            }
            _ => self.logs.forget(),
        }
        settle_creates(creates, created, &outcome, &mut answers);
        answers.works.extend(done.into_iter().map(|done| (done, outcome.clone())));
        match results {
            Ok(results) => self.settle(appends, results, &outcome, &mut answers),
            Err(_) => self.one_by_one(appends, &mut answers).await,
        }
        answers
    }

    /// Writes another batch, and adds its answers.
    async fn write_also(&mut self, batch: Batch, mut answers: Answers) -> Answers {
        let Answers { changes, creates, works, appends } = Box::pin(self.write(batch)).await;
        answers.changes.extend(changes);
        answers.creates.extend(creates);
        answers.works.extend(works);
        answers.appends.extend(appends);
        answers
    }

    /// One new table made the database refuse all of them.
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
