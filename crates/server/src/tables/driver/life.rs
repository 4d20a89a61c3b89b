//! The life cycle of a table's task: loading, the loop over its mailbox, leaving memory.

use super::super::load;
use super::super::mailbox::Message;
use super::super::shared::Shared;
use super::super::unknown_rules;
use super::Driver;
use crate::alarm::Alarm;
use futures_util::StreamExt;
use higaki_protocol::{Code, Kind, Refusal};
use higaki_room::{Input, refuse};
use higaki_store::{Status, TableId};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The pause before a table that could not be read is tried again.
pub(super) const RETRY_MS: i64 = 5_000;

/// The reason why a task ends.
pub(super) enum End {
    /// The table is unused.
    Idle,
    /// The server shuts down.
    Stopped(oneshot::Sender<()>),
}

/// Runs the task of a table until it is unused. Loading and leaving are boxed to keep the futures
/// of idle tables small.
pub(crate) async fn run(
    shared: Arc<Shared>,
    id: TableId,
    generation: u64,
    mut mailbox: mpsc::Receiver<Message>,
) {
    let Some(own) = shared.registry.loaded(id) else { return };
    let weak = own.downgrade();
    drop(own);
    match Box::pin(begin(&shared, id, weak)).await {
        Ok(mut driver) => {
            let end = driver.work(&mut mailbox).await;
            Box::pin(driver.leave(generation, mailbox, end)).await;
        }
        Err(refusal) => {
            shared.registry.forget(id, generation);
            Box::pin(turn_away(&shared, id, mailbox, &refusal)).await;
        }
    }
}

async fn begin(
    shared: &Arc<Shared>,
    id: TableId,
    mailbox: mpsc::WeakSender<Message>,
) -> Result<Box<Driver>, Refusal> {
    let loaded = match shared.just_made.take(id) {
        Some(fresh) => fresh.with_people(shared.store()).await,
        None => load::load(shared.store(), id, &shared.services.games).await,
    };
    shared.meters.table_loaded();
    let mut driver = Box::new(Driver::new(Arc::clone(shared), loaded?, mailbox));
    driver.update_listing().await;
    if driver.room.state().status() == Status::Finished {
        driver.rate();
    }
    driver.tell(Input::Tick);
    driver.carry_out().await;
    Ok(driver)
}

impl Driver {
    async fn work(&mut self, mailbox: &mut mpsc::Receiver<Message>) -> End {
        let mut alarm = Alarm::new(Arc::clone(&self.shared.services.time));
        loop {
            self.count_live_clock();
            let idle_at = self.idle_at();
            let wakes = [self.room.wake_at(), self.lease_wake(), idle_at];
            let wake = wakes.into_iter().flatten().min();
            tokio::select! {
                message = mailbox.recv() => match message {
                    Some(Message::Stop { done }) => return End::Stopped(done),
                    Some(message) => self.handle(message).await,
                    None => return End::Idle,
                },
                Some((search, choice)) = self.searches.next() => {
                    self.shared.meters.end_search();
                    self.tell(Input::Chose { search, choice });
                }
                () = alarm.until(wake.unwrap_or_default()), if wake.is_some() => {
                    if idle_at.is_some_and(|at| at <= self.shared.now()) {
                        return End::Idle;
                    }
                    self.tell(Input::Tick);
                }
            }
            self.carry_out().await;
            if self.lost {
                return End::Idle;
            }
        }
    }

    /// Leaves memory. Messages that arrived meanwhile go to the next task.
    async fn leave(
        mut self: Box<Self>,
        generation: u64,
        mut mailbox: mpsc::Receiver<Message>,
        end: End,
    ) {
        self.leave_memory(&end).await;
        let (shared, id) = (Arc::clone(&self.shared), self.id);
        drop(self);
        shared.registry.forget(id, generation);
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            let closing = matches!(end, End::Stopped(_));
            if closing {
                refuse_message(message, &refuse(Code::Closing));
            } else if !matches!(message, Message::Gone | Message::Moved | Message::Talked) {
                let _ = shared.table(id).send(message).await;
            }
        }
        if let End::Stopped(done) = end {
            let _ = done.send(());
        }
    }

    async fn leave_memory(&mut self, end: &End) {
        self.drop_watchers();
        if self.lost {
            // This process stays responsible for clocks and opponents once the store answers.
            if self.lease.is_some() {
                self.shared.registry.wake_at(self.shared.now().plus(RETRY_MS), self.id);
            }
            return;
        }
        self.save_on_leaving().await;
        self.leave_lease(end).await;
    }
}

/// Refuses all messages to a table that cannot be loaded.
async fn turn_away(
    shared: &Arc<Shared>,
    id: TableId,
    mut mailbox: mpsc::Receiver<Message>,
    refusal: &Refusal,
) {
    mailbox.close();
    let passing = refusal.kind() == Kind::Unavailable;
    let unknown_rules = refusal.code == Code::OtherRules.word();
    if unknown_rules && shared.registry.is_newly_unknown(id) {
        let table = id.short();
        tracing::warn!(table, "a table was played by rules that are not known here");
    }
    while let Some(mut message) = mailbox.recv().await {
        let mut refusal = refusal.clone();
        if unknown_rules {
            match unknown_rules::answer(shared, id, message).await {
                Some(rest) => (message, refusal) = rest,
                None => continue,
            }
        }
        // The deadline of a clock survives an unavailable store.
        if passing && matches!(message, Message::Wake) {
            shared.registry.wake_at(shared.now().plus(RETRY_MS), id);
        }
        refuse_message(message, &refusal);
    }
}

fn refuse_message(message: Message, refusal: &Refusal) {
    let refusal = refusal.clone();
    match message {
        Message::Request(request) => drop(request.reply.send(Err(refusal))),
        Message::Gate { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Admit { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Look { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Subscribe(subscribe) => drop(subscribe.reply.send(Err(refusal))),
        Message::Rematch { reply } => drop(reply.send(Err(refusal))),
        Message::Stop { done } => drop(done.send(())),
        Message::Gone
        | Message::Moved
        | Message::Talked
        | Message::People { .. }
        | Message::Wake => {}
    }
}
