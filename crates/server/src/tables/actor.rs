//! The task of a table: one message after the other, and nothing is told before it is durable.

mod analysis;
mod bots;
mod care;
mod commit;
mod pause;
mod talk;
mod watchers;

use super::core::Core;
use super::decide::{Caller, Deed};
use super::entry::Entry;
use super::few::One;
use super::frames::Surroundings;
use super::hall::{Hall, LiveClock};
use super::load::{self, Loaded, Projection};
use super::mailbox::{Ask, Message, NextTable, Subscribe};
use super::refuse::refuse;
use super::sealed;
use crate::alarm::Alarm;
use crate::entropy::u64_of;
use bots::Thinking;
use higaki_protocol::{Answer, Clock, Code, Kind, Refusal, Request};
use higaki_store::{ChatNumber, Lease, Revision, Status, TableId, UnixMillis, Version};
use pause::Pause;
use std::sync::Arc;
use tokio::sync::mpsc;
use watchers::Watcher;

/// When a table that could not be read is tried again, in milliseconds.
const AGAIN: i64 = 5_000;
/// So long a game that is over stays in memory without anybody, in milliseconds.
const OVER: i64 = 20_000;
/// How often something is decided anew when another machine was quicker.
const ATTEMPTS: usize = 8;

pub(super) struct Actor {
    hall: Arc<Hall>,
    id: TableId,
    core: Core,
    version: Version,
    projection: Projection,
    around: Surroundings,
    watchers: Vec<Watcher>,
    thinking: Thinking,
    /// Held while only bots play.
    show: Option<One<TableId>>,
    lease: Option<Lease>,
    live_clock: Option<LiveClock>,
    /// Not before then is another machine asked to give the table up.
    lease_refused_until: UnixMillis,
    chat: ChatNumber,
    saved: Revision,
    last_asked: UnixMillis,
    rated: bool,
    pause: Pause,
    mailbox: mpsc::WeakSender<Message>,
    /// The state in memory cannot be trusted and the store cannot be read: end, and load anew.
    lost: bool,
}

/// How the task of a table ends.
enum End {
    /// Nobody needs it in memory.
    Idle,
    /// The server is closing.
    Stopped(tokio::sync::oneshot::Sender<()>),
}

/// Runs a table until nobody needs it in memory. Tables are many and wait most of the time, so what
/// is needed only at the beginning and at the end has its room apart.
pub(crate) async fn run(
    hall: Arc<Hall>,
    id: TableId,
    generation: u64,
    mut mailbox: mpsc::Receiver<Message>,
) {
    let Some(own) = hall.loaded(id) else { return };
    let weak = own.downgrade();
    drop(own);
    match Box::pin(begin(&hall, id, weak)).await {
        Ok(mut actor) => {
            let end = actor.work(&mut mailbox).await;
            Box::pin(actor.leave(generation, mailbox, end)).await;
        }
        Err(refusal) => {
            hall.forget(id, generation);
            Box::pin(turn_away(&hall, id, mailbox, &refusal)).await;
        }
    }
}

async fn begin(
    hall: &Arc<Hall>,
    id: TableId,
    mailbox: mpsc::WeakSender<Message>,
) -> Result<Box<Actor>, Refusal> {
    let loaded = match hall.just_made.take(id) {
        Some(fresh) => fresh.with_names(&hall.store).await,
        None => load::load(&hall.store, id, &hall.games).await,
    };
    hall.meters.table_loaded();
    let mut actor = Box::new(Actor::new(Arc::clone(hall), loaded?, mailbox));
    actor.settle_in().await;
    Ok(actor)
}

/// Answers all who have written to a table that cannot be loaded.
async fn turn_away(
    hall: &Arc<Hall>,
    id: TableId,
    mut mailbox: mpsc::Receiver<Message>,
    refusal: &Refusal,
) {
    mailbox.close();
    let passing = refusal.kind() == Kind::Unavailable;
    let sealed = refusal.code == Code::OtherRules.word();
    if sealed && hall.is_newly_sealed(id) {
        let table = id.short();
        tracing::warn!(table, "a table was played by rules that are not known here");
    }
    while let Some(mut message) = mailbox.recv().await {
        let mut refusal = refusal.clone();
        if sealed {
            match sealed::answer(hall, id, message).await {
                Some(rest) => (message, refusal) = rest,
                None => continue,
            }
        }
        // A clock that ran out is not forgotten because the store cannot be read.
        if passing && matches!(message, Message::Wake) {
            hall.wake_at(hall.now().plus(AGAIN), id);
        }
        refuse_message(message, &refusal);
    }
}

fn refuse_message(message: Message, refusal: &Refusal) {
    let refusal = refusal.clone();
    match message {
        Message::Ask(ask) => drop(ask.reply.send(Err(refusal))),
        Message::Gate { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Admit { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Look { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Subscribe(subscribe) => drop(subscribe.reply.send(Err(refusal))),
        Message::Next { reply } => drop(reply.send(Err(refusal))),
        Message::Advise { reply, .. } => drop(reply.send(Err(refusal))),
        Message::Stop { done } => drop(done.send(())),
        Message::Gone
        | Message::Moved
        | Message::Talked
        | Message::People { .. }
        | Message::Wake => {}
    }
}

impl Actor {
    fn new(hall: Arc<Hall>, loaded: Loaded, mailbox: mpsc::WeakSender<Message>) -> Actor {
        let Loaded { core, version, projection, names, chat } = loaded;
        Actor {
            id: core.about.id,
            version,
            projection,
            around: Surroundings { names, ..Surroundings::default() },
            watchers: Vec::new(),
            thinking: Thinking::default(),
            show: None,
            lease: None,
            live_clock: None,
            lease_refused_until: UnixMillis(i64::MIN),
            chat,
            saved: core.revision,
            last_asked: hall.now(),
            rated: false,
            pause: Pause::default(),
            core,
            hall,
            mailbox,
            lost: false,
        }
    }

    async fn work(&mut self, mailbox: &mut mpsc::Receiver<Message>) -> End {
        let mut alarm = Alarm::new(Arc::clone(&self.hall.time));
        loop {
            self.count_live_clock();
            let idle_at = self.idle_at();
            let wake = [self.next_wake(), idle_at].into_iter().flatten().min();
            tokio::select! {
                message = mailbox.recv() => match message {
                    Some(Message::Stop { done }) => return End::Stopped(done),
                    Some(message) => self.handle(message).await,
                    None => return End::Idle,
                },
                (seat, epoch, choice) = self.thinking.next() => {
                    Box::pin(self.bot_chose(seat, epoch, choice)).await;
                }
                () = alarm.until(wake.unwrap_or_default()), if wake.is_some() => {
                    if idle_at.is_some_and(|at| at <= self.hall.now()) {
                        return End::Idle;
                    }
                    Box::pin(self.wake()).await;
                }
            }
            if self.lost {
                return End::Idle;
            }
        }
    }

    /// Leaves memory. Whoever wrote in the last moment is answered by the next task.
    async fn leave(
        mut self: Box<Self>,
        generation: u64,
        mut mailbox: mpsc::Receiver<Message>,
        end: End,
    ) {
        self.leave_memory(&end).await;
        let (hall, id) = (Arc::clone(&self.hall), self.id);
        drop(self);
        hall.forget(id, generation);
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            let closing = matches!(end, End::Stopped(_));
            if closing {
                refuse_message(message, &refuse(Code::Closing));
            } else if !matches!(message, Message::Gone | Message::Moved | Message::Talked) {
                let _ = hall.table(id).send(message).await;
            }
        }
        if let End::Stopped(done) = end {
            let _ = done.send(());
        }
    }

    /// When it may leave memory, unless somebody asks for something before.
    fn idle_at(&self) -> Option<UnixMillis> {
        let busy = !self.watchers.is_empty() || self.bots_to_move();
        let idle = crate::time::milliseconds(self.hall.config.idle);
        // Nobody comes back to a game that is over, but to look at it.
        let over = matches!(self.core.status, Status::Finished | Status::Abandoned);
        (!busy).then(|| self.last_asked.plus(if over { idle.min(OVER) } else { idle }))
    }

    async fn handle(&mut self, message: Message) {
        if !matches!(message, Message::Gone | Message::Moved | Message::Talked | Message::Wake) {
            self.last_asked = self.hall.now();
        }
        match message {
            Message::Ask(ask) => {
                let Ask { caller, key, request, reply } = *ask;
                let answer = self.ask(caller, key.as_deref(), &request).await;
                let _ = reply.send(answer);
                self.think();
            }
            Message::Gate { caller, reply } => {
                let locked = self.core.is_locked_for(caller.person);
                let password = self.core.about.password.clone().filter(|_| locked);
                let _ = reply.send(Ok(password));
            }
            Message::Admit { caller, reply } => {
                let admitted = Box::pin(self.admit(caller)).await;
                let _ = reply.send(admitted);
            }
            Message::Look { caller, seat, reply } => {
                let viewer = self.core.viewer(caller, seat);
                let frame = viewer.map(|viewer| self.core.table_frame(viewer, &self.around));
                let _ = reply.send(frame);
            }
            Message::Subscribe(subscribe) => {
                let Subscribe { caller, seat, since, reply } = *subscribe;
                if since > Some(self.number_for(seat)) {
                    Box::pin(self.follow()).await;
                }
                let _ = reply.send(self.subscribe(caller, seat, since));
                self.presence();
                self.think();
            }
            Message::Next { reply } => drop(reply.send(Ok(self.next_table()))),
            Message::Advise { caller, hint, reply } => {
                let number = u64_of(self.hall.entropy.as_ref());
                let _ = reply.send(self.core.advice(caller, &hint, number));
            }
            Message::Gone => self.tidy_watchers(),
            Message::Moved => Box::pin(self.follow()).await,
            Message::Talked => Box::pin(self.tell_talk()).await,
            Message::People { person } => {
                if self.core.concerns(person) {
                    Box::pin(self.people_changed()).await;
                }
            }
            Message::Wake => Box::pin(self.wake()).await,
            Message::Stop { .. } => {}
        }
    }

    async fn ask(
        &mut self,
        caller: Caller,
        key: Option<&str>,
        request: &Request,
    ) -> Result<Answer, Refusal> {
        if let Some(answer) = self.core.read(caller, request, &self.around.names) {
            return answer;
        }
        match request {
            Request::Analyse(at) => return self.analysis(caller, at.seat),
            Request::Say(say) => return Box::pin(self.say(caller, &say.text)).await,
            Request::Talk(talk) => return Box::pin(self.talk(caller, talk.after)).await,
            Request::Start(_) => self.check_show()?,
            Request::Join(_) if self.core.is_locked_for(caller.person) => {
                return Err(refuse(Code::WrongPassword));
            }
            _ => {}
        }
        for _ in 0..ATTEMPTS {
            let entropy = Arc::clone(&self.hall.entropy);
            let deed = Deed { caller, now: self.hall.now(), entropy: entropy.as_ref() };
            let decided = self.core.ask(deed, key, request);
            let Ok(answer) = decided else {
                if !self.core.pending.is_empty() || self.core.broken.is_some() {
                    self.reload().await?;
                }
                return decided;
            };
            if self.commit(key.map(|key| (caller.person, key))).await? {
                return Ok(answer);
            }
        }
        Err(refuse(Code::Busy))
    }

    async fn admit(&mut self, caller: Caller) -> Result<(), Refusal> {
        for _ in 0..ATTEMPTS {
            if !self.core.is_locked_for(caller.person) {
                return Ok(());
            }
            let entry = Entry::Admitted { person: caller.person };
            self.core.happen(entry, self.hall.now(), None);
            if self.commit(None).await? {
                return Ok(());
            }
        }
        Err(refuse(Code::Busy))
    }

    fn next_table(&self) -> NextTable {
        let about = &self.core.about;
        NextTable {
            table: self.core.rematch,
            game: about.game.clone(),
            options: about.options.clone(),
            settings: about.settings.clone(),
            visibility: about.visibility,
            password: about.password.clone(),
            chairs: self.core.next_chairs(),
            lesson: about.lesson.clone(),
        }
    }

    /// Says whether somebody's live clock runs here.
    fn count_live_clock(&mut self) {
        let live = matches!(self.core.about.settings.clock, Clock::Live { .. });
        if !live || self.core.deadline().is_none() {
            self.live_clock = None;
        } else if self.live_clock.is_none() {
            self.live_clock = Some(self.hall.run_live_clock());
        }
    }

    /// Whether the game is being played.
    fn is_running(&self) -> bool {
        self.core.status == Status::Running
    }
}
