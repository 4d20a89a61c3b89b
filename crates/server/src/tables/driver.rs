//! The task of a table: drives one room with store, searches and clock.
//!
//! A message becomes an input of the room; `effects` carries out its effects, `commit` accesses the
//! log, `lease` keeps one process in charge of clocks and opponents.

mod chat;
mod commit;
mod effects;
mod lease;
mod life;
mod watchers;

pub(crate) use life::run;

use super::concurrency::Permit;
use super::listing::Listing;
use super::load::{self, Loaded};
use super::mailbox::{Message, Reply, Subscribe, Subscription, TableRequest};
use super::shared::{LiveClock, Shared};
use crate::queue;
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use higaki_protocol::{Answer, Clock};
use higaki_room::{Delivery, Input, Room, SearchId, Ticket, WatcherId};
use higaki_store::{ChatNumber, Lease, Revision, Status, TableId, UnixMillis, Version};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::mpsc;

/// The time after which an unused table with a finished game leaves memory.
const OVER_MS: i64 = 20_000;

/// The result of an opponent's search; none if it failed.
type Chosen = (SearchId, Option<String>);

pub(super) struct Driver {
    shared: Arc<Shared>,
    id: TableId,
    room: Room,
    /// The version and content of the table's row.
    version: Version,
    listing: Listing,
    watchers: BTreeMap<WatcherId, queue::Sender<Delivery>>,
    subscribing: Vec<(WatcherId, Reply<Subscription>)>,
    replies: Vec<(Ticket, Reply<Answer>)>,
    /// The last number given to a request or a watcher.
    numbers: u64,
    searches: FuturesUnordered<BoxFuture<'static, Chosen>>,
    /// The permit for a game among opponents.
    show: Option<Permit<TableId>>,
    lease: Option<Lease>,
    /// The time before which the lease is not requested again.
    lease_refused_until: UnixMillis,
    live_clock: Option<LiveClock>,
    chat: ChatNumber,
    /// The revision of the last snapshot.
    saved: Revision,
    last_asked: UnixMillis,
    mailbox: mpsc::WeakSender<Message>,
    /// The state is unreliable and the store cannot be read: end the task and load the table again.
    lost: bool,
}

impl Driver {
    fn new(shared: Arc<Shared>, loaded: Loaded, mailbox: mpsc::WeakSender<Message>) -> Driver {
        let Loaded { state, version, listing, chat } = loaded;
        Driver {
            id: state.about().id,
            saved: state.revision(),
            room: Room::open(state),
            version,
            listing,
            watchers: BTreeMap::new(),
            subscribing: Vec::new(),
            replies: Vec::new(),
            numbers: 0,
            searches: FuturesUnordered::new(),
            show: None,
            lease: None,
            lease_refused_until: UnixMillis(i64::MIN),
            live_clock: None,
            chat,
            last_asked: shared.now(),
            mailbox,
            lost: false,
            shared,
        }
    }

    /// Passes an input to the room, which queues its effects.
    fn tell(&mut self, input: Input) {
        self.room.handle(input, self.shared.environment());
    }

    /// Turns a message into an input of the room. The loop of the task carries out the effects.
    async fn handle(&mut self, message: Message) {
        if !matches!(message, Message::Gone | Message::Moved | Message::Talked | Message::Wake) {
            self.last_asked = self.shared.now();
        }
        match message {
            Message::Request(request) => {
                let TableRequest { caller, key, request, reply } = *request;
                if let Err(refusal) = self.check_show(&request) {
                    return drop(reply.send(Err(refusal)));
                }
                let ticket = self.ticket(reply);
                self.tell(Input::Request { ticket, caller, key, request });
            }
            Message::Gate { caller, reply } => {
                let state = self.room.state();
                let locked = state.is_locked_for(caller.person);
                let _ = reply.send(Ok(state.about().password.clone().filter(|_| locked)));
            }
            Message::Admit { caller, reply } => {
                let ticket = self.ticket(reply);
                self.tell(Input::Admit { ticket, caller });
            }
            Message::Look { caller, seat, reply } => drop(reply.send(self.room.look(caller, seat))),
            Message::Subscribe(subscribe) => self.subscribe(*subscribe).await,
            Message::Rematch { reply } => {
                let _ = reply.send(Ok(Box::new(self.room.state().rematch())));
            }
            Message::Gone => self.drop_closed_watchers(),
            Message::Moved => Box::pin(self.follow()).await,
            Message::Talked => Box::pin(self.tell_chat()).await,
            Message::People { person } => {
                if self.room.state().concerns(person) {
                    Box::pin(self.read_people()).await;
                }
            }
            Message::Wake => self.tell(Input::Tick),
            // Handled by the loop of the task.
            Message::Stop { .. } => {}
        }
    }

    async fn subscribe(&mut self, subscribe: Subscribe) {
        let Subscribe { caller, seat, since, reply } = subscribe;
        if since > Some(self.room.number(seat)) {
            Box::pin(self.follow()).await;
        }
        if self.watchers.len() >= Room::MOST_WATCHERS {
            self.drop_closed_watchers();
        }
        self.numbers += 1;
        let watcher = WatcherId(self.numbers);
        self.subscribing.push((watcher, reply));
        self.tell(Input::Watch { watcher, caller, seat, since });
    }

    /// Folds in the entries that another process appended.
    async fn follow(&mut self) {
        loop {
            let revision = self.room.state().revision();
            match load::entries_since(self.shared.store(), self.id, revision).await {
                Ok((entries, _)) if entries.is_empty() => return,
                Ok((entries, is_last)) => {
                    self.tell(Input::Entries(entries));
                    self.carry_out().await;
                    if is_last || self.lost {
                        return;
                    }
                }
                Err(_) => {
                    self.lost = true;
                    return;
                }
            }
        }
    }

    /// A number for a request whose reply is kept until the room answers.
    fn ticket(&mut self, reply: Reply<Answer>) -> Ticket {
        self.numbers += 1;
        let ticket = Ticket(self.numbers);
        self.replies.push((ticket, reply));
        ticket
    }

    fn reply_of(&mut self, ticket: Ticket) -> Option<Reply<Answer>> {
        let at = self.replies.iter().position(|(other, _)| *other == ticket)?;
        Some(self.replies.swap_remove(at).1)
    }

    /// The time at which the table leaves memory unless it is used.
    fn idle_at(&self) -> Option<UnixMillis> {
        let idle = crate::time::milliseconds(self.shared.services.config.idle);
        // A finished game is only looked at.
        let idle = if self.room.state().is_over() { idle.min(OVER_MS) } else { idle };
        (!self.room.is_busy()).then(|| self.last_asked.plus(idle))
    }

    fn is_running(&self) -> bool {
        self.room.state().status() == Status::Running
    }

    /// Counts this table while a live clock runs.
    fn count_live_clock(&mut self) {
        let state = self.room.state();
        let live = matches!(state.about().settings.clock, Clock::Live { .. });
        if !live || state.deadline().is_none() {
            self.live_clock = None;
        } else if self.live_clock.is_none() {
            self.live_clock = Some(self.shared.run_live_clock());
        }
    }
}
