//! Reading a table from the store.

use super::listing::Listing;
use super::store_errors::{from_log, from_store, from_table};
use higaki_catalogue::Games;
use higaki_protocol::{Code, Refusal, Settings, Visibility};
use higaki_room::{About, Chair, People, ReplayError, State, StoredEntry, custom_data, refuse};
use higaki_store::{
    ChatNumber, Json, PersonId, PersonKind, Revision, Store, Table, TableId, Version,
    Visibility as Stored,
};
use higaki_table::{RulesVersion, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The number of entries read at a time.
const PAGE: usize = 500;

/// The constants of a table, stored in its row.
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
    pub(crate) state: State,
    pub(crate) version: Version,
    /// The listing in the row, which may be out of date after a crash.
    pub(crate) listing: Listing,
    /// The last chat line.
    pub(crate) chat: ChatNumber,
}

impl Loaded {
    /// A new table with an empty log.
    pub(crate) fn fresh(state: State) -> Loaded {
        let listing = Listing::of(&state);
        Loaded { state, version: Version(1), listing, chat: ChatNumber::default() }
    }

    pub(crate) async fn with_people(mut self, store: &Store) -> Result<Loaded, Refusal> {
        self.state.set_people(read_people(store, self.state.everybody()).await?);
        Ok(self)
    }
}

/// Reads a table: its row, the newest snapshot, and the entries after it.
pub(crate) async fn load(
    store: &Store,
    id: TableId,
    games: &Arc<dyn Games>,
) -> Result<Loaded, Refusal> {
    let row = store.table(id).await.map_err(|error| from_table(&error))?;
    let (about, agreed) = read_row(&row).ok_or_else(|| damaged(id))?;
    let version = row.version;
    let chairs = row.seats.read().map_err(|_| damaged(id))?;
    let listing = Listing { chairs, status: row.status };
    let snapshot = store.snapshot(id, Revision(u64::MAX >> 1)).await;
    let snapshot = snapshot.map_err(|error| from_log(&error))?;
    let restored = snapshot.and_then(|snapshot| {
        State::restore(about.clone(), Arc::clone(games), &snapshot.payload)
            .inspect_err(|error| {
                if *error != ReplayError::OtherRules {
                    tracing::warn!(table = id.short(), %error, "a snapshot cannot be used");
                }
            })
            .ok()
    });
    let fresh = || State::new(about, agreed.host, agreed.chairs, Arc::clone(games));
    let mut state = restored.unwrap_or_else(fresh);
    replay_rest(store, id, state.revision(), |entry| state.replay(entry)).await?;
    // Without it old lines are sent again, which is better than failing.
    let chat = store.last_chat(id).await.unwrap_or_default();
    Loaded { state, version, listing, chat }.with_people(store).await
}

/// Replays the entries after a revision.
pub(super) async fn replay_rest(
    store: &Store,
    id: TableId,
    mut revision: Revision,
    mut replay: impl FnMut(&StoredEntry) -> Result<(), ReplayError>,
) -> Result<(), Refusal> {
    loop {
        let (entries, is_last) = entries_since(store, id, revision).await?;
        for entry in &entries {
            replay(entry).map_err(|error| broken(id, &error))?;
            revision = entry.revision;
        }
        if is_last {
            return Ok(());
        }
    }
}

/// A page of entries after a revision, and whether it is the last one.
pub(super) async fn entries_since(
    store: &Store,
    id: TableId,
    revision: Revision,
) -> Result<(Vec<StoredEntry>, bool), Refusal> {
    let page = store.load_since(id, revision, PAGE).await.map_err(|error| from_log(&error))?;
    let is_last = page.entries.last().map_or(revision, |entry| entry.revision) >= page.head;
    let entries = page.entries.into_iter().map(|entry| StoredEntry {
        revision: entry.revision,
        at: entry.at,
        payload: entry.payload,
    });
    Ok((entries.collect(), is_last))
}

/// Current names and accounts.
pub(crate) async fn read_people(
    store: &Store,
    everybody: Vec<PersonId>,
) -> Result<People, Refusal> {
    let found = store.people(everybody).await.map_err(|error| from_store(&error))?;
    let moved = found.iter().filter(|(asked, person)| *asked != person.id);
    let guests = found.iter().filter(|(_, person)| person.kind == PersonKind::Guest);
    Ok(People {
        accounts: moved.map(|(asked, person)| (*asked, person.id)).collect(),
        guests: guests.map(|(asked, _)| *asked).collect(),
        names: found.into_iter().map(|(asked, person)| (asked, person.name)).collect(),
    })
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

/// Serialises a value whose serialisation cannot fail.
pub(crate) fn json_of(value: &impl Serialize) -> Json {
    Json::of(value).unwrap_or_default()
}

pub(super) fn damaged(id: TableId) -> Refusal {
    tracing::error!(table = id.short(), "a stored table cannot be read");
    refuse(Code::Interrupted)
}

fn broken(id: TableId, error: &ReplayError) -> Refusal {
    // Not a damaged log.
    if *error == ReplayError::OtherRules {
        return refuse(Code::OtherRules);
    }
    tracing::error!(table = id.short(), %error, "the log of a table cannot be replayed");
    refuse(Code::Interrupted)
}
