//! Creation of tables.

use super::Tables;
use super::listing::Listing;
use super::load::{Agreed, Loaded, json_of};
use super::mailbox::Message;
use super::store_errors::{from_store, from_table};
use higaki_catalogue::Lesson;
use higaki_protocol::{Answer, Code, CreateTable, Refusal, SeatPlan, Visibility};
use higaki_room::{
    Caller, Change, NewTable, Rematch, RoomRequest, State, custom_data, refuse, refuse_with,
    table_id, unknown_lesson, unknown_person,
};
use higaki_store::{
    NewTable as NewRow, PasswordHash, PersonId, PersonKind, Sealed, TableError, TableId,
    Visibility as Stored,
};
use serde_json::json;
use std::sync::Arc;

/// The longest password of a table, in bytes.
const PASSWORD: usize = 200;

impl Tables {
    pub(super) async fn create(
        &self,
        caller: Caller,
        request: CreateTable,
    ) -> Result<Answer, Refusal> {
        if let Some(id) = &request.lesson {
            let lesson = Lesson::named(id).filter(|lesson| lesson.game == request.game);
            let lesson = lesson.ok_or_else(|| unknown_lesson(id))?;
            return self.create_lesson(caller, lesson).await;
        }
        if custom_data::of(&request.options).is_some() {
            // Parsing component data takes time, so a caller at their table limit is refused first.
            self.may_make_table(caller).await?;
        }
        let (seats, password) = (request.seats.clone(), request.password.clone());
        let games = self.shared.services.games.as_ref();
        let mut new = NewTable::requested(request, caller, games)?;
        let _inviting = self.invite(caller, &seats, None).await?;
        new.password = self.hash_password(caller, password).await?;
        let id = self.new_table_id();
        self.store_fresh(caller, id, new).await?;
        Ok(Answer::Table { table: id.to_string() })
    }

    fn new_table_id(&self) -> TableId {
        table_id(self.shared.services.entropy.as_ref(), self.shared.now())
    }

    async fn hash_password(
        &self,
        caller: Caller,
        password: Option<String>,
    ) -> Result<Option<PasswordHash>, Refusal> {
        let Some(password) = password.filter(|password| !password.is_empty()) else {
            return Ok(None);
        };
        if password.len() > PASSWORD {
            return Err(refuse_with(Code::BadValue, json!({ "field": "password" })));
        }
        self.shared.limits.passwords.hash(caller)?;
        let hash = self.shared.services.passwords.hash(password).await;
        hash.map(Some).ok_or_else(|| refuse(Code::Busy))
    }

    /// The people for whom seats are reserved. Refuses unknown and deleted people.
    pub(super) async fn know_all(&self, plans: &[SeatPlan]) -> Result<Vec<PersonId>, Refusal> {
        let mut wanted = Vec::new();
        for plan in plans {
            if let SeatPlan::Person { person } = plan {
                wanted.push((person, person.parse().map_err(|_| unknown_person(person))?));
            }
        }
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        let found = self.shared.store().people(wanted.iter().map(|(_, id)| *id).collect()).await;
        let found = found.map_err(|error| from_store(&error))?;
        let there = |(text, id): &(&String, PersonId)| {
            let mut found = found.iter().filter(|(_, person)| person.kind != PersonKind::Deleted);
            let person = found.find(|(asked, _)| asked == id).map(|(_, person)| person.id);
            person.ok_or_else(|| unknown_person(text))
        };
        wanted.iter().map(there).collect()
    }

    /// Creates and starts the table of a lesson.
    async fn create_lesson(&self, caller: Caller, lesson: &Lesson) -> Result<Answer, Refusal> {
        let new = NewTable::lesson(lesson, caller, self.shared.services.games.as_ref())?;
        let id = self.new_table_id();
        self.store_fresh(caller, id, new).await?;
        self.pass(caller, None, id, RoomRequest::Change(Change::Start)).await?;
        Ok(Answer::Table { table: id.to_string() })
    }

    /// Stores a table with a random id, which cannot exist yet.
    async fn store_fresh(&self, caller: Caller, id: TableId, new: NewTable) -> Result<(), Refusal> {
        let state = self.open(caller, id, new);
        let row = row_of(&state, caller.person, self.shared.services.config.most_tables);
        if !self.shared.is_shared() {
            self.shared.just_made.keep(Loaded::fresh(state));
        }
        let stored = self.store_new(row).await;
        stored.inspect_err(|_| drop(self.shared.just_made.take(id)))
    }

    async fn store_new(&self, row: NewRow) -> Result<(), Refusal> {
        match self.shared.store().create_table(row).await {
            // Another player, or a repeated request, created it first.
            Ok(()) | Err(TableError::Exists(_)) => Ok(()),
            Err(error) => Err(from_table(&error)),
        }
    }

    fn open(&self, caller: Caller, id: TableId, new: NewTable) -> State {
        let (services, now) = (&self.shared.services, self.shared.now());
        let games = Arc::clone(&services.games);
        new.open(id, caller.person, now, services.entropy.as_ref(), games)
    }

    async fn rematch_of(&self, table: TableId) -> Result<Box<Rematch>, Refusal> {
        self.call(table, |reply| Message::Rematch { reply }).await
    }

    /// Refuses a rematch beyond the caller's table limit. A rematch that exists already costs
    /// nothing.
    pub(super) async fn may_play_again(
        &self,
        caller: Caller,
        table: TableId,
    ) -> Result<(), Refusal> {
        let rematch = self.rematch_of(table).await?;
        if rematch.table.is_some() { Ok(()) } else { self.may_make_table(caller).await }
    }

    /// Refuses a caller at their limit of unfinished tables.
    async fn may_make_table(&self, caller: Caller) -> Result<(), Refusal> {
        let Some(most) = self.shared.services.config.most_tables else { return Ok(()) };
        let made = self.shared.store().tables_made_by(caller.person).await;
        match made.map_err(|error| from_store(&error))? {
            made if made < u64::from(most) => Ok(()),
            _ => Err(from_table(&TableError::TooManyOfMaker { most })),
        }
    }

    /// Creates the rematch table unless it exists.
    pub(super) async fn ensure_rematch(
        &self,
        caller: Caller,
        table: TableId,
    ) -> Result<(), Refusal> {
        let Rematch { table, new } = *self.rematch_of(table).await?;
        let Some(id) = table else { return Err(refuse(Code::NotOver)) };
        let mut new = new.by_newest_rules(self.shared.services.games.as_ref())?;
        self.open_for_muters(caller, &mut new.chairs).await?;
        let state = self.open(caller, id, new);
        self.store_new(row_of(&state, caller.person, self.shared.services.config.most_tables)).await
    }
}

/// The row of a new table.
pub(super) fn row_of(state: &State, maker: PersonId, most_of_maker: Option<u32>) -> NewRow {
    let (about, listing) = (state.about(), Listing::of(state));
    let agreed = Agreed {
        settings: about.settings.clone(),
        host: maker,
        chairs: state.chairs().to_vec(),
        lesson: about.lesson.clone(),
        custom_data: about.custom_data.clone(),
    };
    NewRow {
        id: about.id,
        game: about.game.clone(),
        rules_version: about.rules_version.0,
        options: json_of(&custom_data::without(&about.options)),
        custom_data: custom_data::of(&about.options).map(json_of),
        seats: json_of(&listing.chairs),
        settings: json_of(&agreed),
        visibility: match about.visibility {
            Visibility::Public => Stored::Public,
            Visibility::Unlisted => Stored::Unlisted,
        },
        status: listing.status,
        password: about.password.clone(),
        secret: Sealed(about.secret.bytes().to_vec()),
        members: listing.members(Some(maker), |person| person),
        maker,
        most_of_maker,
        at: about.created_at,
    }
}
