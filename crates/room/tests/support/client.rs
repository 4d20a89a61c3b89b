//! A client that watches tables and sends requests.

use super::table::Inbox;
use super::{World, code};
use higaki_protocol::{
    Answer, GameStatus, Refusal, Request, ServerFrame, TableInfo, UpdateFrame, WatchTable,
};
use higaki_room::{Caller, Delivery, FrameText, Input, Route, SessionRequest, WatcherId};
use higaki_values::TableId;
use std::collections::BTreeMap;

/// The state of a table as the client knows it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Known {
    pub(crate) number: u64,
    pub(crate) about: TableInfo,
    pub(crate) game: Option<GameStatus>,
}

pub(crate) type Place = (String, Option<u8>);

pub(crate) struct Client {
    pub(crate) caller: Caller,
    world: World,
    inbox: Inbox,
    places: BTreeMap<WatcherId, Place>,
    /// The texts of all frames.
    pub(crate) texts: Vec<FrameText>,
    /// Every frame, in order, until a test takes it.
    pub(crate) frames: Vec<ServerFrame>,
    pub(crate) known: BTreeMap<Place, Known>,
    /// Watches that ended, and the reasons.
    pub(crate) ended: Vec<(Place, Refusal)>,
}

impl Client {
    pub(crate) fn new(world: World, caller: Caller) -> Client {
        Client {
            caller,
            world,
            inbox: Inbox::default(),
            places: BTreeMap::new(),
            texts: Vec::new(),
            frames: Vec::new(),
            known: BTreeMap::new(),
            ended: Vec::new(),
        }
    }

    pub(crate) fn ask(&mut self, request: Request) -> Result<Answer, Refusal> {
        self.ask_with(None, request)
    }

    pub(crate) fn ask_with(
        &mut self,
        key: Option<&str>,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let answer = self.world.ask_with(self.caller, key, request);
        self.catch_up();
        answer
    }

    pub(crate) fn watch(&mut self, table: &str, seat: Option<u8>) -> Result<(), Refusal> {
        self.watch_since(table, seat, None)
    }

    pub(crate) fn watch_since(
        &mut self,
        table: &str,
        seat: Option<u8>,
        since: Option<u64>,
    ) -> Result<(), Refusal> {
        let watcher = self.subscribe(table, seat, since);
        let first = self.world.at(table, |table| table.first.remove(&watcher));
        let (first, number) = first.expect("a first frame")?;
        self.learn(&first);
        assert_eq!(self.at(table, seat).number, number);
        self.catch_up();
        Ok(())
    }

    /// Requests to watch, without the first frame.
    pub(crate) fn subscribe(
        &mut self,
        table: &str,
        seat: Option<u8>,
        since: Option<u64>,
    ) -> WatcherId {
        let wanted = WatchTable { table: table.to_owned(), seat, since, password: None };
        let Ok(Route::Session(SessionRequest::Watch(id, wanted))) =
            Route::of(Request::Watch(wanted))
        else {
            panic!("another route");
        };
        let (watcher, inbox) = (self.world.new_watcher(), self.inbox.clone());
        self.places.insert(watcher, (wanted.table, seat));
        let caller = self.caller;
        let input = Input::Watch { watcher, caller, seat, since };
        self.world.on(id, |table| table.watch(watcher, inbox, input)).unwrap();
        watcher
    }

    /// Stops watching.
    pub(crate) fn unwatch(&mut self, table: &str) {
        let id: TableId = table.parse().unwrap();
        let places = std::mem::take(&mut self.places);
        for (watcher, place) in places {
            if place.0 == table {
                self.world.on(id, |table| table.unwatch(watcher)).unwrap();
            } else {
                self.places.insert(watcher, place);
            }
        }
    }

    /// Reads all frames received so far.
    pub(crate) fn catch_up(&mut self) {
        loop {
            let next = self.inbox.borrow_mut().pop_front();
            let Some((watcher, delivery)) = next else { return };
            match delivery {
                Delivery::Update { text, number } => {
                    self.learn(&text);
                    let (table, seat) = self.places[&watcher].clone();
                    assert_eq!(self.at(&table, seat).number, number);
                }
                Delivery::Presence(text) | Delivery::Said { text, .. } => self.learn(&text),
                Delivery::Ended(refusal) => {
                    let place = self.places.remove(&watcher).expect("a place");
                    self.ended.push((place, *refusal));
                }
            }
        }
    }

    fn learn(&mut self, text: &FrameText) {
        self.texts.push(text.clone());
        let frame: ServerFrame =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {}", &**text));
        match &frame {
            ServerFrame::Table(table) => {
                let (about, game) = (table.about.clone(), table.game.clone());
                let known = Known { number: table.number, about, game };
                self.known.insert((table.table.clone(), table.seat), known);
            }
            ServerFrame::Update(update) => self.update(update),
            _ => {}
        }
        self.frames.push(frame);
    }

    fn update(&mut self, update: &UpdateFrame) {
        let known = self.known.get_mut(&(update.table.clone(), update.seat));
        let known = known.expect("an update follows a table");
        for numbered in &update.happenings {
            assert_eq!(numbered.number, known.number + 1, "a gap in the numbers");
            known.number = numbered.number;
        }
        assert_eq!(known.number, update.number);
        known.game = update.status(known.game.as_ref()).expect("a delta that fits");
        if let Some(about) = &update.about {
            known.about = about.clone();
        }
    }

    pub(crate) fn at(&self, table: &str, seat: Option<u8>) -> &Known {
        &self.known[&(table.to_owned(), seat)]
    }

    pub(crate) fn game(&self, table: &str, seat: Option<u8>) -> &GameStatus {
        self.at(table, seat).game.as_ref().expect("a game that has begun")
    }

    /// Reads received frames, after which the known state must satisfy a condition.
    pub(crate) fn until(&mut self, table: &str, seat: Option<u8>, wanted: impl Fn(&Known) -> bool) {
        self.catch_up();
        let known = self.at(table, seat);
        assert!(wanted(known), "nothing more will come: {known:?}");
    }

    /// The code with which a watch was refused.
    pub(crate) fn refused_watch(&mut self, table: &str, seat: Option<u8>) -> String {
        code(self.watch(table, seat))
    }
}
