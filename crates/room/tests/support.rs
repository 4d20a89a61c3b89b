//! A synchronous driver of rooms, in simulated time.

mod client;
mod drive;
mod requests;
mod table;

pub(crate) use client::Client;
pub(crate) use drive::{Player, finish, mover, play_some};
pub(crate) use requests::{code, join, json, of_seat, play, propose, request, table_of, vote};
pub(crate) use table::{Commits, Kind, Searches, Table};

use higaki_catalogue::{AllGames, Games, Lesson};
use higaki_protocol::{
    Answer, Code, CreateTable, Refusal, Request, SeatPlan, Settings, TableFrame,
};
use higaki_room::{
    Caller, Change, Entropy, Environment, Input, LobbyRequest, NewTable, People, Rematch,
    RoomRequest, Route, SessionRequest, Ticket, WatcherId, refuse, table_id, unknown_lesson,
};
use higaki_table::Seed;
use higaki_values::{PersonId, TableId, UnixMillis};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::Stored;

/// Deterministic entropy.
#[derive(Debug)]
struct SeededEntropy {
    seed: Seed,
    drawn: AtomicU64,
}

impl Entropy for SeededEntropy {
    fn bytes(&self) -> [u8; 32] {
        *self.seed.nth(self.drawn.fetch_add(1, Ordering::Relaxed)).bytes()
    }
}

/// The start of simulated time.
pub(crate) const DAWN: UnixMillis = UnixMillis(1_800_000_000_000);

/// The environment of rooms: time, randomness, games, people.
pub(crate) struct Surroundings {
    now: Cell<UnixMillis>,
    entropy: SeededEntropy,
    games: Arc<dyn Games>,
    names: RefCell<BTreeMap<PersonId, String>>,
    /// The last number given to a request or a watcher.
    numbers: Cell<u64>,
}

impl Surroundings {
    fn environment(&self) -> Environment<'_> {
        Environment { now: self.now.get(), entropy: &self.entropy }
    }

    fn next_number(&self) -> u64 {
        self.numbers.set(self.numbers.get() + 1);
        self.numbers.get()
    }

    fn people(&self) -> People {
        let names = self.names.borrow().clone();
        People { guests: names.keys().copied().collect(), accounts: BTreeMap::new(), names }
    }
}

/// A request that was sent to a table and perhaps not answered yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent {
    table: TableId,
    ticket: Ticket,
}

/// One process with its rooms. Clones are the same process.
#[derive(Clone)]
pub(crate) struct World {
    around: Rc<Surroundings>,
    /// The logs, which all processes share.
    store: Rc<RefCell<BTreeMap<TableId, Stored>>>,
    rooms: Rc<RefCell<BTreeMap<TableId, Table>>>,
}

impl World {
    pub(crate) fn new(seed: &str) -> World {
        World::with(seed, Arc::new(AllGames))
    }

    pub(crate) fn with(seed: &str, games: Arc<dyn Games>) -> World {
        let around = Surroundings {
            now: Cell::new(DAWN),
            entropy: SeededEntropy { seed: Seed::from_text(seed), drawn: AtomicU64::new(0) },
            games,
            names: RefCell::default(),
            numbers: Cell::new(0),
        };
        World { around: Rc::new(around), store: Rc::default(), rooms: Rc::default() }
    }

    /// Another process over the same logs.
    pub(crate) fn other_process(&self) -> World {
        World { rooms: Rc::default(), ..self.clone() }
    }

    /// A guest.
    pub(crate) fn guest(&self, number: u8) -> Caller {
        let person = PersonId::from_bytes([number; 16]);
        self.around.names.borrow_mut().insert(person, format!("P{number}"));
        Caller { person, account: false, address: None }
    }

    pub(crate) fn guests(&self, count: u8) -> Vec<Caller> {
        (1..=count).map(|number| self.guest(number)).collect()
    }

    pub(crate) fn connect(&self, caller: Caller) -> Client {
        Client::new(self.clone(), caller)
    }

    pub(crate) fn now(&self) -> UnixMillis {
        self.around.now.get()
    }

    /// Advances the time. Each room gets its ticks on time.
    pub(crate) fn pass(&self, milliseconds: i64) {
        let end = self.now().plus(milliseconds);
        // A room whose commit is in flight keeps its alarm.
        let mut waiting = BTreeSet::new();
        while let Some((at, id)) = self.next_alarm(end, &waiting) {
            self.around.now.set(at.max(self.now()));
            self.input(id, Input::Tick);
            if self.wake_at_of(id).is_some_and(|again| again <= self.now()) {
                waiting.insert(id);
            }
        }
        self.around.now.set(end);
    }

    fn next_alarm(
        &self,
        end: UnixMillis,
        waiting: &BTreeSet<TableId>,
    ) -> Option<(UnixMillis, TableId)> {
        let rooms = self.rooms.borrow();
        let alarms = rooms.iter().filter(|(id, _)| !waiting.contains(*id));
        let alarms = alarms.filter_map(|(id, table)| Some((table.room.wake_at()?, *id)));
        alarms.filter(|(at, _)| *at <= end).min()
    }

    fn wake_at_of(&self, id: TableId) -> Option<UnixMillis> {
        self.rooms.borrow().get(&id).and_then(|table| table.room.wake_at())
    }

    pub(crate) fn wake_at(&self, table: &str) -> Option<UnixMillis> {
        self.wake_at_of(table.parse().unwrap())
    }

    /// Accesses the room of a table, which is opened from its log on demand.
    fn on<T>(&self, id: TableId, act: impl FnOnce(&mut Table) -> T) -> Result<T, Refusal> {
        let mut rooms = self.rooms.borrow_mut();
        if let Some(table) = rooms.get_mut(&id) {
            return Ok(act(table));
        }
        if !self.store.borrow().contains_key(&id) {
            return Err(refuse(Code::UnknownTable));
        }
        let table = Table::open(id, Rc::clone(&self.around), Rc::clone(&self.store));
        Ok(act(rooms.entry(id).or_insert(table)))
    }

    /// Accesses the room of an existing table.
    pub(crate) fn at<T>(&self, table: &str, act: impl FnOnce(&mut Table) -> T) -> T {
        self.on(table.parse().unwrap(), act).unwrap()
    }

    /// The effects of a table's room since the last call.
    pub(crate) fn effects(&self, table: &str) -> Vec<Kind> {
        self.at(table, Table::take_effects)
    }

    fn input(&self, id: TableId, input: Input) {
        self.on(id, |table| table.input(input)).unwrap();
    }

    /// The process dies, and another one opens its rooms from their logs.
    pub(crate) fn crash(&self) {
        self.rooms.borrow_mut().clear();
    }

    /// The entries of a table's log.
    pub(crate) fn log_len(&self, table: &str) -> usize {
        self.store.borrow()[&table.parse().unwrap()].log.len()
    }

    pub(crate) fn ask(&self, caller: Caller, request: Request) -> Result<Answer, Refusal> {
        self.ask_with(caller, None, request)
    }

    pub(crate) fn ask_with(
        &self,
        caller: Caller,
        key: Option<&str>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        match Route::of(request)? {
            Route::Room(table, request) => self.ask_room(caller, key, table, request),
            Route::Lobby(LobbyRequest::Create(new)) => self.create_for(caller, *new),
            Route::Lobby(LobbyRequest::Mute { .. } | LobbyRequest::Unmute { .. }) => {
                panic!("no room knows who is muted")
            }
            Route::Session(SessionRequest::Ping) => Ok(Answer::Done),
            Route::Session(_) => Err(refuse(Code::BadMessage)),
        }
    }

    fn ask_room(
        &self,
        caller: Caller,
        key: Option<&str>,
        table: TableId,
        request: RoomRequest,
    ) -> Result<Answer, Refusal> {
        if let RoomRequest::Change(Change::Join(join)) = &request {
            self.admit(caller, table, join.password.as_deref())?;
        }
        let again = matches!(request, RoomRequest::Change(Change::Rematch));
        let sent = self.send_to(caller, key, table, request)?;
        let answer = self.answer(sent).expect("an answer to the request");
        if again && answer.is_ok() {
            self.make_rematch(caller, table)?;
        }
        answer
    }

    /// Sends a request to a table without waiting for the answer.
    pub(crate) fn send(&self, caller: Caller, key: Option<&str>, request: Request) -> Sent {
        match Route::of(request).unwrap() {
            Route::Room(table, request) => self.send_to(caller, key, table, request).unwrap(),
            other => panic!("{other:?}"),
        }
    }

    fn send_to(
        &self,
        caller: Caller,
        key: Option<&str>,
        table: TableId,
        request: RoomRequest,
    ) -> Result<Sent, Refusal> {
        let ticket = Ticket(self.around.next_number());
        let key = key.map(str::to_owned);
        self.on(table, |room| room.input(Input::Request { ticket, caller, key, request }))?;
        Ok(Sent { table, ticket })
    }

    /// The answer to a request, once it is there.
    pub(crate) fn answer(&self, sent: Sent) -> Option<Result<Answer, Refusal>> {
        self.on(sent.table, |table| table.replies.remove(&sent.ticket)).unwrap()
    }

    /// Passwords of tables are their own hashes here.
    pub(crate) fn admit(
        &self,
        caller: Caller,
        id: TableId,
        password: Option<&str>,
    ) -> Result<(), Refusal> {
        let ticket = Ticket(self.around.next_number());
        self.on(id, |table| {
            let state = table.room.state();
            let hash = state.about().password.clone();
            if let Some(hash) = hash.filter(|_| state.is_locked_for(caller.person)) {
                if password != Some(hash.0.as_str()) {
                    return Err(refuse(Code::WrongPassword));
                }
                table.input(Input::Admit { ticket, caller });
                table.replies.remove(&ticket).expect("an answer")?;
            }
            Ok(())
        })?
    }

    pub(crate) fn create(&self, caller: Caller, new: CreateTable) -> String {
        match self.ask(caller, Request::Create(Box::new(new))) {
            Ok(Answer::Table { table }) => table,
            other => panic!("{other:?}"),
        }
    }

    fn create_for(&self, caller: Caller, request: CreateTable) -> Result<Answer, Refusal> {
        let games = self.around.games.as_ref();
        let lesson = request.lesson.clone();
        let new = match &lesson {
            Some(id) => {
                let lesson = Lesson::named(id).ok_or_else(|| unknown_lesson(id))?;
                NewTable::lesson(lesson, caller, games)?
            }
            None => {
                let password = request.password.clone().map(higaki_values::PasswordHash);
                NewTable { password, ..NewTable::requested(request, caller, games)? }
            }
        };
        let id = table_id(&self.around.entropy, self.now());
        self.keep(caller, id, new);
        if lesson.is_some() {
            self.ask_room(caller, None, id, RoomRequest::Change(Change::Start))?;
        }
        Ok(Answer::Table { table: id.to_string() })
    }

    fn make_rematch(&self, caller: Caller, table: TableId) -> Result<(), Refusal> {
        let Rematch { table, new } = self.on(table, |table| table.room.state().rematch())?;
        let id = table.expect("a rematch has a table");
        if !self.store.borrow().contains_key(&id) {
            let new = new.by_newest_rules(self.around.games.as_ref())?;
            self.keep(caller, id, new);
        }
        Ok(())
    }

    fn keep(&self, caller: Caller, id: TableId, new: NewTable) {
        let games = Arc::clone(&self.around.games);
        let state = new.open(id, caller.person, self.now(), &self.around.entropy, games);
        self.store.borrow_mut().insert(id, Stored::of(&state));
    }

    /// A running table with people in this order and bots on the other seats.
    pub(crate) fn begun(
        &self,
        game: &str,
        people: &[Caller],
        bots: usize,
        settings: Settings,
    ) -> String {
        let table = self.seated(game, people, bots, settings);
        self.ask(people[0], request("start", &table)).unwrap();
        table
    }

    /// The same table before the beginning.
    pub(crate) fn seated(
        &self,
        game: &str,
        people: &[Caller],
        bots: usize,
        settings: Settings,
    ) -> String {
        let mut seats = vec![SeatPlan::Open; people.len()];
        seats[0] = SeatPlan::Me;
        seats.extend((0..bots).map(|_| SeatPlan::Bot { level: "random".to_owned() }));
        let table = self.create(people[0], table_of(game, seats, settings));
        for (seat, person) in people.iter().enumerate().skip(1) {
            self.ask(*person, join(&table, Some(seat as u8))).unwrap();
        }
        table
    }

    /// The players of a running table.
    pub(crate) fn players(
        &self,
        game: &str,
        people: u8,
        settings: Settings,
    ) -> (String, Vec<Player>) {
        let guests = self.guests(people);
        let table = self.begun(game, &guests, 0, settings);
        let sit = |(seat, guest)| Player::sit(self.connect(guest), &table, seat);
        let players = (0..).zip(guests).map(sit).collect();
        (table, players)
    }

    /// The whole state for a viewer.
    pub(crate) fn look(
        &self,
        caller: Caller,
        table: &str,
        seat: Option<u8>,
    ) -> Result<TableFrame, Refusal> {
        self.at(table, |table| table.room.look(caller, seat))
    }

    fn new_watcher(&self) -> WatcherId {
        WatcherId(self.around.next_number())
    }
}
