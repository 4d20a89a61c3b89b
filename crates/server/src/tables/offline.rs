//! Tables played without a server: the real room with a log in memory, stored as a whole
//! afterwards.
//!
//! For databases of a given size, where playing every game over sockets would take days.

use super::create::row_of;
use super::listing::Listing;
use super::load::json_of;
use super::rating::result_of;
use higaki_catalogue::Games;
use higaki_protocol::{Answer, Code, CreateTable, PlayChoice, Refusal};
use higaki_room::{
    Caller, Change, Effect, Environment, Input, Level, NewTable, Room, RoomRequest, State, Ticket,
    random_u64, refuse, table_id,
};
use higaki_store::{
    Append, NewEntry, NewTable as NewRow, PersonId, Pool, Revision, TableChange, TableId, limits,
};
use higaki_table::Seat;
use std::sync::Arc;

/// A table whose log is in memory.
#[expect(missing_debug_implementations, reason = "it holds hidden information")]
pub struct OfflineTable {
    room: Room,
    row: NewRow,
    entries: Vec<NewEntry>,
}

/// The result of a rated game.
#[derive(Clone, Debug)]
pub struct RatedResult {
    /// The table.
    pub table: TableId,
    /// The rating pool.
    pub pool: Pool,
    /// The place of each player.
    pub places: Vec<(PersonId, u8)>,
}

impl OfflineTable {
    /// Creates a table for a caller.
    ///
    /// # Errors
    /// When game, options, seats or settings are wrong.
    pub fn create(
        request: CreateTable,
        caller: Caller,
        environment: Environment<'_>,
        games: Arc<dyn Games>,
    ) -> Result<OfflineTable, Refusal> {
        let Environment { now, entropy } = environment;
        let new = NewTable::requested(request, caller, games.as_ref())?;
        let state = new.open(table_id(entropy, now), caller.person, now, entropy, games);
        let row = row_of(&state, caller.person, None);
        let mut room = Room::open(state);
        room.handle(Input::Lead(true), environment);
        Ok(OfflineTable { room, row, entries: Vec::new() })
    }

    /// The present state.
    #[must_use]
    pub fn state(&self) -> &State {
        self.room.state()
    }

    /// Carries out a change and all choices of opponents that follow.
    ///
    /// # Errors
    /// When the room refuses it.
    pub fn change(
        &mut self,
        caller: Caller,
        change: Change,
        environment: Environment<'_>,
    ) -> Result<Answer, Refusal> {
        let request = RoomRequest::Change(change);
        let input = Input::Request { ticket: Ticket(0), caller, key: None, request };
        self.room.handle(input, environment);
        let mut answered = Err(refuse(Code::Interrupted));
        while let Some(effect) = self.room.next_effect() {
            let input = match effect {
                Effect::Append(append) => {
                    self.entries.extend(append.entries.into_iter().map(|entry| NewEntry {
                        kind: entry.kind.into(),
                        payload: entry.payload,
                        at: environment.now,
                    }));
                    Input::Committed { revision: Revision(self.entries.len() as u64) }
                }
                Effect::Think(think) => {
                    Input::Chose { search: think.search, choice: Some(think.work.run()) }
                }
                Effect::Reply { answer, .. } => {
                    answered = answer;
                    continue;
                }
                _ => continue,
            };
            self.room.handle(input, environment);
        }
        answered
    }

    /// Plays a random choice for a person who owes a decision; none if there is no such person.
    ///
    /// # Errors
    /// When the room refuses the choice.
    pub fn play_random(&mut self, environment: Environment<'_>) -> Result<Option<()>, Refusal> {
        let Some(seat) = self.state().running().first() else { return Ok(None) };
        let Some(person) = self.person_at(seat) else { return Ok(None) };
        let random = Level::named("random").unwrap_or(Level::STAND_IN);
        let search = self.state().suggest(seat, random, random_u64(environment.entropy));
        let Some(choice) = search.map(higaki_catalogue::Search::run) else { return Ok(None) };
        let (table, seat) = (self.row.id.to_string(), seat.index() as u8);
        let caller = Caller { person, account: false, address: None };
        let play = PlayChoice { table, seat, choice, after: None };
        self.change(caller, Change::Play(play), environment).map(|_| Some(()))
    }

    fn person_at(&self, seat: Seat) -> Option<PersonId> {
        self.state().chairs().get(seat.index())?.person()
    }

    /// The result for the ratings, if the game is rated.
    #[must_use]
    pub fn rated_result(&self) -> Option<RatedResult> {
        let counted = result_of(self.state())?;
        Some(RatedResult { table: counted.table, pool: counted.pool, places: counted.places })
    }

    /// The row of the table and the appends of its log, in the order to store them.
    #[must_use]
    pub fn into_parts(mut self) -> (NewRow, Vec<Append>) {
        let listing = Listing::of(self.room.state());
        let members = listing.members(Some(self.room.state().host()), |person| person);
        let change = TableChange {
            seats: Some((json_of(&listing.chairs), members)),
            status: Some(listing.status).filter(|now| *now != self.row.status),
            ..TableChange::default()
        };
        let (id, deciding) = (self.row.id, self.room.state().running());
        let (mut appends, mut revision) = (Vec::new(), 0);
        while !self.entries.is_empty() {
            let rest = self.entries.split_off(limits::MAX_ENTRIES.min(self.entries.len()));
            let mut append = Append::new(id, Revision(revision));
            append.entries = std::mem::replace(&mut self.entries, rest);
            revision += append.entries.len() as u64;
            appends.push(append);
        }
        if let Some(last) = appends.pop() {
            appends.push(last.deciding(deciding).changing(change));
        }
        (self.row, appends)
    }
}
