//! People: guests with just a name, and accounts with a password.

mod account;
mod cache;
mod deletion;
mod name;
mod session;
mod skeleton;

pub use account::{Credentials, NewAccount};
pub use deletion::{Swept, SweptKeys};
pub use name::fold_name;
pub use session::Session;

pub(crate) use cache::PersonCache;
pub(crate) use skeleton::fill_in_skeletons;

use crate::StoreError;
use crate::database::{Connection, Repeated, Row, Value, powers_of_two, values};
use crate::limits::{self, MAX_JSON, MAX_PAGE};
use crate::store::Store;
use crate::values::{Json, TokenHash, UnixMillis, words};
use higaki_values::PersonId;
use name::{clean_name, fold, legacy_fold};
use skeleton::{Skeletons, must_differ};

words! {
    /// The kind of a person.
    PersonKind {
        /// Has a name and a cookie.
        Guest = "guest",
        /// Owns a name and has a password.
        Account = "account",
        /// A former guest, merged into an account.
        Merged = "merged",
        /// Deleted; the games of this person remain.
        Deleted = "deleted",
    }
}

/// A guest or the owner of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The kind: guest, account or deleted.
    pub kind: PersonKind,
    /// The display name; empty for a deleted person.
    pub name: String,
    /// Preferences: language, colours, sounds. Opaque to the store.
    pub settings: Json,
    /// The creation time.
    pub created_at: UnixMillis,
    /// The expiry of a guest.
    pub expires_at: Option<UnixMillis>,
}

/// A new guest.
#[derive(Clone, Debug)]
pub struct NewGuest {
    /// The id, chosen by the caller.
    pub id: PersonId,
    /// The name; not unique.
    pub name: String,
    /// The hash of the token in the cookie, which opens the first session.
    pub token: TokenHash,
    /// The present time.
    pub at: UnixMillis,
    /// The expiry of guest and session, unless they are used.
    pub expires_at: UnixMillis,
}

/// The reason why a request about a person failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PersonError {
    /// The person is unknown or deleted.
    #[error("there is no person {0}")]
    UnknownPerson(PersonId),
    /// An account has this name already, perhaps with other capitals or look-alike characters.
    #[error("the name is taken")]
    NameTaken,
    /// The name has no visible character.
    #[error("the name is empty")]
    NameEmpty,
    /// Only allowed for guests.
    #[error("{0} is not a guest")]
    NotAGuest(PersonId),
    /// Only allowed for accounts.
    #[error("{0} has no account")]
    NotAnAccount(PersonId),
    /// The id or the token is in use.
    #[error("the id or the token is in use already")]
    Exists,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Store {
    /// Creates a guest with a first session.
    ///
    /// # Errors
    /// When the name is empty or too long, the id or the token is in use, or the database fails.
    pub async fn create_guest(&self, new: NewGuest) -> Result<Person, PersonError> {
        let name = clean_name(&new.name)?;
        self.write(move |connection| Box::pin(create_guest(connection, new, name))).await
    }

    /// A person. A guest merged into an account resolves to that account, so that old logs and
    /// seats lead to it; a deleted person has no name.
    ///
    /// # Errors
    /// When the id is unknown or the database fails.
    pub async fn person(&self, id: PersonId) -> Result<Person, PersonError> {
        self.look_up(move |connection| Box::pin(get(connection, id))).await
    }

    /// Looks up many people at once, for the names in a list of tables, each with the requested id
    /// (see [`Store::person`]). Unknown ids are left out.
    ///
    /// # Errors
    /// When more than [`limits::MAX_PAGE`] ids are requested, or the database fails.
    pub async fn people(&self, ids: Vec<PersonId>) -> Result<Vec<(PersonId, Person)>, StoreError> {
        limits::check("a list of people", ids.len(), MAX_PAGE)?;
        let cache = self.person_cache();
        if let Some(people) = cache.people(&ids) {
            return Ok(people);
        }
        let generation = cache.generation();
        let people = self.look_up(move |connection| Box::pin(get_many(connection, ids))).await;
        people.inspect(|people| cache.learn_people(generation, people))
    }

    /// Renames a person. An account releases its old name.
    ///
    /// # Errors
    /// When the name is empty, too long or taken, the person is unknown, or the database fails.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<(), PersonError> {
        let name = clean_name(name)?;
        self.write_people(move |connection| Box::pin(rename(connection, id, name))).await
    }

    /// Stores the preferences of a person.
    ///
    /// # Errors
    /// When they are too large, the person is unknown, or the database fails.
    pub async fn set_person_settings(
        &self,
        id: PersonId,
        settings: Json,
    ) -> Result<(), PersonError> {
        limits::check("the settings", settings.text().len(), MAX_JSON)?;
        self.write_people(move |connection| Box::pin(set_settings(connection, id, settings))).await
    }
}

const CREATE: &str = "INSERT INTO people \
    (id, kind, name, folded_name, password, settings, created_at, expires_at, skeleton, \
    lower_skeleton) VALUES ($1, $2, $3, $4, $5, '{}', $6, $7, $8, $9) ON CONFLICT DO NOTHING";

/// The person, or the account into which this guest was merged.
macro_rules! follow {
    ($condition:literal) => {
        concat!(
            "SELECT asked.id AS asked, p.id, p.kind, p.name, p.settings, p.created_at, \
             p.expires_at FROM people AS asked \
             JOIN people AS p ON p.id = COALESCE(asked.merged_into, asked.id) WHERE ",
            $condition
        )
    };
}
const GET: &str = follow!("asked.id = $1");
const GET_MANY: Repeated = Repeated { before: follow!("asked.id IN ("), width: 1, after: ")" };

const RENAME: &str = "UPDATE people SET name = $2, \
    folded_name = CASE WHEN kind = 'account' THEN $3 END, \
    skeleton = CASE WHEN kind = 'account' THEN $4 END, \
    lower_skeleton = CASE WHEN kind = 'account' THEN $5 END \
    WHERE id = $1 AND kind IN ('guest', 'account')";

const NAME_OWNER: &str = "SELECT id FROM people WHERE folded_name = $1";

const SET_SETTINGS: &str =
    "UPDATE people SET settings = $2 WHERE id = $1 AND kind IN ('guest', 'account')";

async fn create_guest(
    connection: &mut Connection,
    new: NewGuest,
    name: String,
) -> Result<Person, PersonError> {
    let none: Option<&str> = None;
    let guest = PersonKind::Guest.word();
    let expires_at = Some(new.expires_at);
    let values = values![new.id, guest, &name, none, none, new.at, expires_at, none, none];
    if connection.execute(CREATE, values).await? == 0 {
        return Err(PersonError::Exists);
    }
    session::add(connection, &new.token, new.id, new.at, new.expires_at).await?;
    Ok(Person {
        id: new.id,
        kind: PersonKind::Guest,
        name,
        settings: Json::default(),
        created_at: new.at,
        expires_at: Some(new.expires_at),
    })
}

async fn get(connection: &mut Connection, id: PersonId) -> Result<Person, PersonError> {
    let row = connection.row(GET, values![id]).await?.ok_or(PersonError::UnknownPerson(id))?;
    Ok(read_person(&row)?)
}

/// Like [`get`], but fails for a deleted person.
pub(crate) async fn get_present(
    connection: &mut Connection,
    id: PersonId,
) -> Result<Person, PersonError> {
    let person = get(connection, id).await?;
    let present = matches!(person.kind, PersonKind::Guest | PersonKind::Account);
    if present { Ok(person) } else { Err(PersonError::UnknownPerson(id)) }
}

async fn get_many(
    connection: &mut Connection,
    ids: Vec<PersonId>,
) -> Result<Vec<(PersonId, Person)>, StoreError> {
    let mut people = Vec::with_capacity(ids.len());
    for piece in powers_of_two(&ids, 64) {
        let values: Vec<Value<'_>> = piece.iter().map(|id| Value::from(*id)).collect();
        let statement = connection.repeated(&GET_MANY, piece.len());
        for row in connection.rows(statement, &values).await? {
            people.push((row.parsed("asked")?, read_person(&row)?));
        }
    }
    Ok(people)
}

pub(crate) fn read_person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.parsed("id")?,
        kind: row.word("kind", PersonKind::from_word)?,
        name: row.text("name")?,
        settings: Json::stored(row.text("settings")?),
        created_at: row.time("created_at")?,
        expires_at: row.optional_time("expires_at")?,
    })
}

async fn rename(
    connection: &mut Connection,
    id: PersonId,
    name: String,
) -> Result<(), PersonError> {
    let (folded, look) = (fold(&name), Skeletons::of(&name));
    let person = get_present(connection, id).await?;
    // An account with a look-alike name from an older server may change the spelling of its own
    // name.
    if person.kind == PersonKind::Account && folded != fold(&person.name) {
        name_is_free(connection, person.id, &folded).await?;
        must_differ(connection, person.id, &look).await?;
    }
    let values = values![person.id, &name, &folded, &look.written, &look.lower];
    let renamed = connection.execute(RENAME, values).await;
    if renamed.map_err(name_taken)? == 0 {
        return Err(PersonError::UnknownPerson(id));
    }
    Ok(())
}

/// Whether an account may take a name. The unique column decides when two take it at the same time.
async fn name_is_free(
    connection: &mut Connection,
    id: PersonId,
    folded: &str,
) -> Result<(), PersonError> {
    match connection.row(NAME_OWNER, values![folded]).await? {
        Some(owner) if owner.parsed::<PersonId>("id")? != id => Err(PersonError::NameTaken),
        _ => Ok(()),
    }
}

fn name_taken(error: StoreError) -> PersonError {
    match error {
        StoreError::Duplicate => PersonError::NameTaken,
        other => other.into(),
    }
}

async fn set_settings(
    connection: &mut Connection,
    id: PersonId,
    settings: Json,
) -> Result<(), PersonError> {
    match connection.execute(SET_SETTINGS, values![id, &settings]).await? {
        0 => Err(PersonError::UnknownPerson(id)),
        _ => Ok(()),
    }
}
