//! The driver of one room: a log in memory, searches that run at once.

use super::Surroundings;
use higaki_bots::Analysis;
use higaki_protocol::{Answer, ChatLine, Hint, Refusal, ServerFrame};
use higaki_room::{
    About, Append, Chair, Delivery, Effect, FrameText, Input, Room, SearchId, State, StoredEntry,
    Think, Ticket, WatcherId, random_u64, text,
};
use higaki_table::Viewer;
use higaki_values::{PersonId, Revision, TableId, UnixMillis};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

/// A table as it is stored: its constants, its log, its chat.
pub(crate) struct Stored {
    about: About,
    host: PersonId,
    chairs: Vec<Chair>,
    pub(crate) log: Vec<StoredEntry>,
    keys: BTreeSet<(PersonId, String)>,
    chat: Vec<(PersonId, String, UnixMillis)>,
}

impl Stored {
    pub(crate) fn of(state: &State) -> Stored {
        Stored {
            about: state.about().clone(),
            host: state.host(),
            chairs: state.chairs().to_vec(),
            log: Vec::new(),
            keys: BTreeSet::new(),
            chat: Vec::new(),
        }
    }

    fn revision(&self) -> Revision {
        self.log.last().map_or(Revision::START, |entry| entry.revision)
    }

    fn fold(&self, around: &Surroundings) -> State {
        let games = Arc::clone(&around.games);
        let mut state = State::new(self.about.clone(), self.host, self.chairs.clone(), games);
        for entry in &self.log {
            state.replay(entry).unwrap();
        }
        state.set_people(around.people());
        state
    }
}

/// The outcome of appends.
#[derive(Clone, Debug)]
pub(crate) enum Commits {
    /// The entries are stored, unless another process was first.
    Stored,
    /// The entries stay in flight until the test settles them.
    Held,
    /// The store fails.
    Failing(Refusal),
    /// Another process is always first.
    Conflicting,
}

/// The outcome of opponents' searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Searches {
    /// They are carried out at once.
    AtOnce,
    /// They are kept for the test.
    Held,
    /// There is no capacity for so many milliseconds.
    Deferred(i64),
}

/// The kind of an effect, for assertions about their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Append,
    Reload,
    ReadPeople,
    Reply,
    Watching,
    Deliver,
    Ring,
    Think,
    Advise,
    Analyse,
    Say,
    ReadChat,
    Finished,
}

/// Deliveries that a client has not read yet.
pub(crate) type Inbox = Rc<RefCell<VecDeque<(WatcherId, Delivery)>>>;

pub(crate) struct Table {
    id: TableId,
    pub(crate) room: Room,
    around: Rc<Surroundings>,
    store: Rc<RefCell<BTreeMap<TableId, Stored>>>,
    pub(crate) commits: Commits,
    pub(crate) searches: Searches,
    /// Every effect since the test looked last.
    effects: Vec<Kind>,
    pub(crate) replies: BTreeMap<Ticket, Result<Answer, Refusal>>,
    pub(crate) rings: Vec<(PersonId, bool)>,
    /// The first frame of a watch, or the reason why not.
    pub(crate) first: BTreeMap<WatcherId, Result<(FrameText, u64), Refusal>>,
    inboxes: BTreeMap<WatcherId, Inbox>,
    in_flight: Option<Append>,
    pub(crate) thoughts: Vec<Think>,
    analysis: Option<Analysis>,
}

impl Table {
    pub(crate) fn open(
        id: TableId,
        around: Rc<Surroundings>,
        store: Rc<RefCell<BTreeMap<TableId, Stored>>>,
    ) -> Table {
        let room = Room::open(store.borrow()[&id].fold(&around));
        let mut table = Table {
            id,
            room,
            around,
            store,
            commits: Commits::Stored,
            searches: Searches::AtOnce,
            effects: Vec::new(),
            replies: BTreeMap::new(),
            rings: Vec::new(),
            first: BTreeMap::new(),
            inboxes: BTreeMap::new(),
            in_flight: None,
            thoughts: Vec::new(),
            analysis: None,
        };
        table.input(Input::Lead(true));
        table
    }

    /// Passes an input to the room and carries out all effects.
    pub(crate) fn input(&mut self, input: Input) {
        self.handle(input);
        while let Some(effect) = self.room.next_effect() {
            self.carry_out(effect);
        }
    }

    fn handle(&mut self, input: Input) {
        self.room.handle(input, self.around.environment());
    }

    fn carry_out(&mut self, effect: Effect) {
        self.effects.push(kind(&effect));
        match effect {
            Effect::Append(append) => self.append(append),
            Effect::Reload => {
                let state = self.stored(|stored, around| stored.fold(around));
                self.handle(Input::Reloaded(Box::new(state)));
            }
            Effect::ReadPeople => self.handle(Input::People(Some(self.around.people()))),
            Effect::Reply { ticket, answer } => self.reply(ticket, answer),
            Effect::Watching { watcher, first } => {
                if first.is_err() {
                    self.inboxes.remove(&watcher);
                }
                self.first.insert(watcher, first);
            }
            Effect::Deliver { watcher, delivery } => self.deliver(watcher, delivery),
            Effect::Ring { person, waiting } => self.rings.push((person, waiting)),
            Effect::Think(think) => self.think(think),
            Effect::Advise { ticket, person: _, search } => {
                let hints: Vec<Hint> = serde_json::from_str(&search.run()).unwrap();
                self.reply(ticket, Ok(Answer::Hints { hints }));
            }
            Effect::Analyse { ticket, person: _, viewer } => self.analyse(ticket, viewer),
            Effect::Say { ticket, person, text } => self.say(ticket, person, text),
            Effect::ReadChat { ticket, after } => {
                let lines = self.lines().into_iter().filter(|line| Some(line.number) > after);
                let lines = lines.collect();
                self.reply(ticket, Ok(Answer::Talk { lines }));
            }
            Effect::Finished => {}
        }
    }

    fn stored<T>(&self, act: impl FnOnce(&mut Stored, &Surroundings) -> T) -> T {
        act(self.store.borrow_mut().get_mut(&self.id).unwrap(), &self.around)
    }

    fn append(&mut self, append: Append) {
        let input = match self.commits.clone() {
            Commits::Stored => self.store_entries(append),
            Commits::Held => {
                self.in_flight = Some(append);
                return;
            }
            Commits::Failing(refusal) => Input::CommitFailed { refusal },
            Commits::Conflicting => Input::Conflict,
        };
        self.handle(input);
    }

    /// Stores entries unless another process was first.
    fn store_entries(&mut self, append: Append) -> Input {
        let expected = self.room.state().revision();
        self.stored(|stored, around| {
            let repeated = append.key.as_ref().is_some_and(|key| stored.keys.contains(key));
            if repeated || stored.revision() != expected {
                return Input::Conflict;
            }
            stored.keys.extend(append.key);
            for entry in append.entries {
                let revision = Revision(stored.revision().0 + 1);
                let (at, payload) = (around.now.get(), entry.payload);
                stored.log.push(StoredEntry { revision, at, payload });
            }
            Input::Committed { revision: stored.revision() }
        })
    }

    /// Ends the held commit. Later commits are stored.
    pub(crate) fn settle(&mut self, commits: Commits) {
        self.commits = commits;
        let append = self.in_flight.take().expect("a commit in flight");
        self.append(append);
        self.commits = Commits::Stored;
        while let Some(effect) = self.room.next_effect() {
            self.carry_out(effect);
        }
    }

    /// Folds in the entries of other processes.
    pub(crate) fn follow(&mut self) {
        let known = self.room.state().revision();
        let news = |entry: &&StoredEntry| entry.revision > known;
        let entries = self.stored(|stored, _| stored.log.iter().filter(news).cloned().collect());
        self.input(Input::Entries(entries));
    }

    /// The effects since the last call.
    pub(crate) fn take_effects(&mut self) -> Vec<Kind> {
        std::mem::take(&mut self.effects)
    }

    /// The room as its snapshot has it.
    pub(crate) fn restore(&mut self) {
        let saved = self.room.state().save();
        let mut state = self.stored(|stored, around| {
            State::restore(stored.about.clone(), Arc::clone(&around.games), &saved).unwrap()
        });
        state.set_people(self.around.people());
        self.room = Room::open(state);
        self.input(Input::Lead(true));
    }

    pub(crate) fn watch(&mut self, watcher: WatcherId, inbox: Inbox, input: Input) {
        self.inboxes.insert(watcher, inbox);
        self.input(input);
    }

    fn reply(&mut self, ticket: Ticket, answer: Result<Answer, Refusal>) {
        let twice = self.replies.insert(ticket, answer);
        assert!(twice.is_none(), "two answers to one request");
    }

    fn deliver(&mut self, watcher: WatcherId, delivery: Delivery) {
        let ended = matches!(delivery, Delivery::Ended(_));
        let inbox = self.inboxes.get(&watcher).expect("a delivery to somebody who watches");
        inbox.borrow_mut().push_back((watcher, delivery));
        if ended {
            self.inboxes.remove(&watcher);
        }
    }

    pub(crate) fn unwatch(&mut self, watcher: WatcherId) {
        self.inboxes.remove(&watcher);
        self.input(Input::Unwatch { watcher });
    }

    fn think(&mut self, think: Think) {
        match self.searches {
            Searches::AtOnce => {
                let (search, choice) = (think.search, Some(think.work.run()));
                self.handle(Input::Chose { search, choice });
            }
            Searches::Held => self.thoughts.push(think),
            Searches::Deferred(milliseconds) => {
                let until = self.around.now.get().plus(milliseconds);
                self.handle(Input::SearchDeferred { search: think.search, until });
            }
        }
    }

    /// The result of a search that was held.
    pub(crate) fn chose(&mut self, search: SearchId, choice: &str) {
        self.input(Input::Chose { search, choice: Some(choice.to_owned()) });
    }

    fn analyse(&mut self, ticket: Ticket, viewer: Viewer) {
        if self.analysis.is_none() {
            let analyse = self.room.analysis(random_u64(&self.around.entropy)).unwrap();
            self.analysis = Some(analyse(&mut |_| {}));
        }
        let analysis = self.analysis.as_ref().unwrap();
        let answer = self.room.analysis_answer(analysis, viewer);
        self.reply(ticket, Ok(answer));
    }

    fn say(&mut self, ticket: Ticket, person: PersonId, line: String) {
        self.stored(|stored, around| stored.chat.push((person, line, around.now.get())));
        let line = self.lines().pop().unwrap();
        let frame = text(&ServerFrame::Said { table: self.id.to_string(), line });
        let watchers: Vec<WatcherId> = self.inboxes.keys().copied().collect();
        for watcher in watchers {
            self.deliver(watcher, Delivery::Said { person, text: frame.clone() });
        }
        self.reply(ticket, Ok(Answer::Done));
    }

    fn lines(&self) -> Vec<ChatLine> {
        self.stored(|stored, around| {
            let names = around.names.borrow();
            let lines = (1..).zip(&stored.chat).map(|(number, (person, text, at))| ChatLine {
                number,
                person: person.to_string(),
                name: names[person].clone(),
                guest: true,
                text: text.clone(),
                at: at.0,
            });
            lines.collect()
        })
    }
}

const fn kind(effect: &Effect) -> Kind {
    match effect {
        Effect::Append(_) => Kind::Append,
        Effect::Reload => Kind::Reload,
        Effect::ReadPeople => Kind::ReadPeople,
        Effect::Reply { .. } => Kind::Reply,
        Effect::Watching { .. } => Kind::Watching,
        Effect::Deliver { .. } => Kind::Deliver,
        Effect::Ring { .. } => Kind::Ring,
        Effect::Think(_) => Kind::Think,
        Effect::Advise { .. } => Kind::Advise,
        Effect::Analyse { .. } => Kind::Analyse,
        Effect::Say { .. } => Kind::Say,
        Effect::ReadChat { .. } => Kind::ReadChat,
        Effect::Finished => Kind::Finished,
    }
}
