//! Reading a table from the store, and what the store is told about it.

use super::core::{About, Broken, Core};
use super::custom_data;
use super::entry::{Chair, Holder, Logged};
use super::refuse::{from_log, from_store, from_table, refuse};
use higaki_catalogue::Games;
use higaki_protocol::{Code, Refusal, Settings, Visibility};
use higaki_store::{
    ChatNumber, Json, Member, PersonId, PersonKind, Revision, Status, Store, Table, TableId,
    Version, Visibility as Stored,
};
use higaki_table::{RulesVersion, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Entries that are read at once.
pub(super) const PAGE: usize = 500;

/// What was agreed on when the table was made. It stands in the table's row and never changes.
#[derive(Serialize, Deserialize)]
pub(crate) struct Agreed {
    pub(crate) settings: Settings,
    pub(crate) host: PersonId,
    pub(crate) chairs: Vec<Chair>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<String>,
    /// The hash of the host's own component data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) custom_data: Option<String>,
}

/// A table from the store.
pub(crate) struct Loaded {
    pub(crate) core: Core,
    pub(crate) version: Version,
    /// What the row says at the moment; the log may say something else after a crash.
    pub(crate) projection: Projection,
    /// What people at the table are called.
    pub(crate) names: BTreeMap<PersonId, String>,
    /// How much was said at it so far.
    pub(crate) chat: ChatNumber,
}

impl Loaded {
    /// A table whose log is empty, for whoever comes to it first.
    pub(crate) fn fresh(core: Core) -> Loaded {
        let (projection, version) = (core.projection(), Version(1));
        Loaded { core, version, projection, names: BTreeMap::new(), chat: ChatNumber::default() }
    }

    /// With what people are called by now.
    pub(crate) async fn with_names(mut self, store: &Store) -> Result<Loaded, Refusal> {
        self.names = read_people(store, &mut self.core).await?;
        Ok(self)
    }
}

/// What lists show of a table, derived from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Projection {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) status: Status,
}

impl Core {
    pub(crate) fn projection(&self) -> Projection {
        let public = |chair: &Chair| Chair { nonce: None, ..chair.clone() };
        Projection { chairs: self.chairs.iter().map(public).collect(), status: self.status }
    }

    /// Whether this is its projection.
    pub(crate) fn is_projected(&self, projection: &Projection) -> bool {
        let same = |(chair, public): (&Chair, &Chair)| {
            chair.holder == public.holder && chair.stand_in == public.stand_in
        };
        self.status == projection.status
            && self.chairs.len() == projection.chairs.len()
            && self.chairs.iter().zip(&projection.chairs).all(same)
    }
}

impl Projection {
    /// Who belongs to the table, with their seats: until it is over also people whom the host
    /// invited, and a host who only looks after it. A guest who went over into an account is that
    /// account.
    pub(crate) fn members(
        &self,
        host: Option<PersonId>,
        owner: impl Fn(PersonId) -> PersonId,
    ) -> Vec<Member> {
        let mut members: BTreeMap<PersonId, Member> = BTreeMap::new();
        let host = host.map(&owner);
        let member = |person, invited_by| Member { person, seats: SeatSet::EMPTY, invited_by };
        let is_over = matches!(self.status, Status::Finished | Status::Abandoned);
        if let Some(host) = host.filter(|_| !is_over) {
            members.insert(host, member(host, None));
        }
        for (chair, seat) in self.chairs.iter().zip(Seat::all(self.chairs.len())) {
            let (person, invited_by) = match chair.holder {
                Holder::Reserved { .. } if is_over => continue,
                Holder::Reserved { person } => (owner(person), host),
                Holder::Person { person } => (owner(person), None),
                Holder::Open | Holder::Bot { .. } => continue,
            };
            let entry = members.entry(person).or_insert_with(|| member(person, invited_by));
            entry.seats = entry.seats.with(seat);
            entry.invited_by = entry.invited_by.and(invited_by);
        }
        members.into_values().collect()
    }
}

/// Reads a table: its row, the newest snapshot, and what came after it.
pub(crate) async fn load(
    store: &Store,
    id: TableId,
    games: &Arc<dyn Games>,
) -> Result<Loaded, Refusal> {
    let row = store.table(id).await.map_err(|error| from_table(&error))?;
    let (about, agreed) = read_row(&row).ok_or_else(|| damaged(id))?;
    let version = row.version;
    let chairs = row.seats.read().map_err(|_| damaged(id))?;
    let projection = Projection { chairs, status: row.status };
    let snapshot = store.snapshot(id, Revision(u64::MAX >> 1)).await;
    let snapshot = snapshot.map_err(|error| from_log(&error))?;
    let restored = snapshot.and_then(|snapshot| {
        Core::restore(about.clone(), Arc::clone(games), &snapshot.payload)
            .inspect_err(|error| {
                if *error != Broken::OtherRules {
                    tracing::warn!(table = id.short(), %error, "a snapshot is of no use");
                }
            })
            .ok()
    });
    let fresh = || Core::new(about, agreed.host, agreed.chairs, Arc::clone(games));
    let mut core = restored.unwrap_or_else(fresh);
    catch_up(store, &mut core).await?;
    let names = read_people(store, &mut core).await?;
    // Without it old talk is told once more, which is better than no table.
    let chat = store.last_chat(id).await.unwrap_or_default();
    Ok(Loaded { core, version, projection, names, chat })
}

/// Takes in what the log has beyond the state.
pub(crate) async fn catch_up(store: &Store, core: &mut Core) -> Result<(), Refusal> {
    let id = core.about.id;
    loop {
        let page = store.load_since(id, core.revision, PAGE).await;
        let page = page.map_err(|error| from_log(&error))?;
        for entry in &page.entries {
            let logged: Logged = serde_json::from_slice(&entry.payload).map_err(|_| damaged(id))?;
            core.replay(&logged, entry.revision, entry.at).map_err(|error| broken(id, &error))?;
        }
        if core.revision >= page.head {
            return Ok(());
        }
    }
}

/// Who the people at the table are by now.
pub(crate) async fn read_people(
    store: &Store,
    core: &mut Core,
) -> Result<BTreeMap<PersonId, String>, Refusal> {
    let mut people: Vec<PersonId> = core.chairs.iter().filter_map(Chair::anyone).collect();
    people.push(core.host);
    people.sort_unstable();
    people.dedup();
    let found = store.people(people).await.map_err(|error| from_store(&error))?;
    core.owners = found
        .iter()
        .filter(|(asked, person)| *asked != person.id)
        .map(|(asked, person)| (*asked, person.id))
        .collect();
    let guests = found.iter().filter(|(_, person)| person.kind == PersonKind::Guest);
    core.guests = guests.map(|(asked, _)| *asked).collect();
    Ok(found.into_iter().map(|(asked, person)| (asked, person.name)).collect())
}

pub(super) fn read_row(row: &Table) -> Option<(About, Agreed)> {
    let agreed: Agreed = row.settings.read().ok()?;
    let mut options: Value = row.options.read().ok()?;
    if let Some(data) = &row.custom_data {
        options["data"] = data.read().ok()?;
    }
    let about = About {
        id: row.id,
        game: row.game.clone(),
        rules_version: RulesVersion(row.rules_version),
        custom_data: custom_data::of(&options).map(custom_data::hash),
        options,
        settings: agreed.settings.clone(),
        visibility: match row.visibility {
            Stored::Public => Visibility::Public,
            Stored::Unlisted => Visibility::Unlisted,
        },
        password: row.password.clone(),
        secret: Seed::from_bytes(row.secret.0.as_slice().try_into().ok()?),
        created_at: row.created_at,
        lesson: agreed.lesson.clone(),
    };
    Some((about, agreed))
}

/// JSON of something that always has one.
pub(crate) fn json_of(value: &impl Serialize) -> Json {
    Json::of(value).unwrap_or_default()
}

fn damaged(id: TableId) -> Refusal {
    tracing::error!(table = id.short(), "a stored table cannot be read");
    refuse(Code::Interrupted)
}

fn broken(id: TableId, error: &Broken) -> Refusal {
    // Not a fault: whoever asks is told.
    if *error == Broken::OtherRules {
        return refuse(Code::OtherRules);
    }
    tracing::error!(table = id.short(), %error, "the log of a table cannot be replayed");
    refuse(Code::Interrupted)
}
