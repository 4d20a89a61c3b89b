//! Accounts: a unique name and a password whose hash is opaque here.

use super::{CREATE, NAME_OWNER, Skeletons, must_differ};
use super::{
    Person, PersonError, PersonKind, clean_name, fold, fold_name, get, get_present, legacy_fold,
    name_is_free, name_taken,
};
use crate::StoreError;
use crate::database::{Connection, values};
use crate::limits::{self, MAX_PASSWORD_HASH};
use crate::store::Store;
use crate::values::{PasswordHash, UnixMillis};
use higaki_values::PersonId;

/// A new account that does not grow out of a guest.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// The id, chosen by the caller.
    pub id: PersonId,
    /// The name; unique among accounts.
    pub name: String,
    /// The hash of the password.
    pub password: PasswordHash,
    /// The present time.
    pub at: UnixMillis,
}

/// The credentials of an account.
#[derive(Clone, Debug)]
pub struct Credentials {
    /// The owner.
    pub person: PersonId,
    /// The hash of the password.
    pub password: PasswordHash,
}

impl Store {
    /// Creates an account.
    ///
    /// # Errors
    /// When the name is empty, too long or taken, the id is in use, or the database fails.
    pub async fn create_account(&self, new: NewAccount) -> Result<Person, PersonError> {
        let name = clean_name(&new.name)?;
        check_password(&new.password)?;
        self.write_people(move |connection| Box::pin(create(connection, new, name))).await
    }

    /// Turns a guest into an account. The id stays, and with it all games. Sessions and tokens of
    /// the guest end: a copy of a guest's cookie must not open an account.
    ///
    /// # Errors
    /// When the name is empty, too long or taken, this is no guest, or the database fails.
    pub async fn promote_guest(
        &self,
        guest: PersonId,
        name: &str,
        password: PasswordHash,
    ) -> Result<Person, PersonError> {
        let name = clean_name(name)?;
        check_password(&password)?;
        self.write_people(move |connection| Box::pin(promote(connection, guest, name, password)))
            .await
    }

    /// Merges a guest into an existing account: tables, chat, mutes. From then on the guest's id
    /// leads to the account, and the guest's sessions end.
    ///
    /// # Errors
    /// When the guest is no guest, the account no account, or the database fails.
    pub async fn adopt_guest(&self, guest: PersonId, account: PersonId) -> Result<(), PersonError> {
        self.write_people(move |connection| Box::pin(adopt(connection, guest, account))).await
    }

    /// The credentials of the account with this name.
    ///
    /// # Errors
    /// When the database fails. An unknown name is no error: callers should take as long as for a
    /// known one.
    pub async fn credentials(&self, name: &str) -> Result<Option<Credentials>, StoreError> {
        let forms = [legacy_fold(name), fold_name(name)];
        self.look_up(move |connection| Box::pin(credentials(connection, forms))).await
    }

    /// Replaces the password of an account. Does not end its sessions.
    ///
    /// # Errors
    /// When this is no account, the hash is too long, or the database fails.
    pub async fn set_password(
        &self,
        account: PersonId,
        password: PasswordHash,
    ) -> Result<(), PersonError> {
        check_password(&password)?;
        self.write_people(move |connection| Box::pin(set_password(connection, account, password)))
            .await
    }
}

fn check_password(password: &PasswordHash) -> Result<(), StoreError> {
    limits::check("a password hash", password.0.len(), MAX_PASSWORD_HASH)
}

const PROMOTE: &str = "UPDATE people SET kind = 'account', name = $2, folded_name = $3, \
    password = $4, expires_at = NULL, skeleton = $5, lower_skeleton = $6 WHERE id = $1 AND kind = 'guest'";

const CREDENTIALS: &str = "SELECT id, password FROM people \
     WHERE folded_name IN ($1, $2) AND password IS NOT NULL \
     ORDER BY CASE WHEN folded_name = $1 THEN 0 ELSE 1 END LIMIT 1";

const SET_PASSWORD: &str = "UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'";

const MERGE: &str = "UPDATE people SET kind = 'merged', merged_into = $2, name = '', \
    expires_at = NULL WHERE id = $1 AND kind = 'guest'";

/// $1 is the guest, $2 the account. Where both have a row, that of the account stays, and at a
/// table it gets the guest's seats too.
const ADOPT: [&str; 8] = [
    "UPDATE members SET seats = seats | (SELECT guest.seats FROM members AS guest \
     WHERE guest.table_id = members.table_id AND guest.person = $1), \
     invited_by = (SELECT CASE WHEN guest.invited_by IS NULL THEN NULL ELSE members.invited_by END \
     FROM members AS guest WHERE guest.table_id = members.table_id AND guest.person = $1) \
     WHERE person = $2 AND table_id IN (SELECT table_id FROM members WHERE person = $1)",
    "DELETE FROM members WHERE person = $1 \
     AND table_id IN (SELECT table_id FROM members WHERE person = $2)",
    "UPDATE members SET person = $2 WHERE person = $1",
    "UPDATE members SET invited_by = $2 WHERE invited_by = $1",
    // Finished tables are not counted.
    "UPDATE tables SET maker = $2 WHERE maker = $1 AND id IN \
     (SELECT table_id FROM members WHERE person = $2 AND ended_at IS NULL)",
    "UPDATE chat SET person = $2 WHERE person = $1",
    "INSERT INTO mutes (person, muted, at) SELECT $2, muted, at FROM mutes WHERE person = $1 \
     ON CONFLICT DO NOTHING",
    "DELETE FROM mutes WHERE person = $1 OR (person = $2 AND muted IN ($1, $2))",
];

/// A guest's sessions and tokens must not open an account.
const END_ACCESS: [&str; 2] =
    ["DELETE FROM sessions WHERE person = $1", "DELETE FROM bot_tokens WHERE person = $1"];

/// Keys are not merged: the revisions in a guest's appends protect them from taking effect twice
/// even without keys.
const FORGET_KEYS: &str = "DELETE FROM append_keys WHERE person = $1 \
     AND table_id IN (SELECT table_id FROM members WHERE person = $1)";

async fn create(
    connection: &mut Connection,
    new: NewAccount,
    name: String,
) -> Result<Person, PersonError> {
    let (folded, look) = (fold(&name), Skeletons::of(&name));
    must_differ(connection, new.id, &look).await?;
    let account = PersonKind::Account.word();
    let never: Option<UnixMillis> = None;
    let values = values![
        new.id,
        account,
        &name,
        &folded,
        &new.password,
        new.at,
        never,
        &look.written,
        &look.lower,
    ];
    if connection.execute(CREATE, values).await? == 0 {
        let taken = connection.row(NAME_OWNER, values![&folded]).await?.is_some();
        return Err(if taken { PersonError::NameTaken } else { PersonError::Exists });
    }
    get(connection, new.id).await
}

async fn promote(
    connection: &mut Connection,
    guest: PersonId,
    name: String,
    password: PasswordHash,
) -> Result<Person, PersonError> {
    let (folded, look) = (fold(&name), Skeletons::of(&name));
    let person = get_present(connection, guest).await?;
    if person.kind != PersonKind::Guest {
        return Err(PersonError::NotAGuest(guest));
    }
    name_is_free(connection, guest, &folded).await?;
    must_differ(connection, guest, &look).await?;
    let values = values![guest, &name, &folded, &password, &look.written, &look.lower];
    let promoted = connection.execute(PROMOTE, values).await;
    if promoted.map_err(name_taken)? == 0 {
        return Err(PersonError::NotAGuest(guest));
    }
    end_access(connection, guest).await?;
    get(connection, guest).await
}

async fn end_access(connection: &mut Connection, guest: PersonId) -> Result<(), StoreError> {
    for statement in END_ACCESS {
        connection.execute(statement, values![guest]).await?;
    }
    Ok(())
}

async fn adopt(
    connection: &mut Connection,
    guest: PersonId,
    account: PersonId,
) -> Result<(), PersonError> {
    if get_present(connection, account).await?.kind != PersonKind::Account {
        return Err(PersonError::NotAnAccount(account));
    }
    if connection.execute(MERGE, values![guest, account]).await? == 0 {
        get(connection, guest).await?;
        return Err(PersonError::NotAGuest(guest));
    }
    end_access(connection, guest).await?;
    connection.execute(FORGET_KEYS, values![guest]).await?;
    for statement in ADOPT {
        connection.execute(statement, values![guest, account]).await?;
    }
    Ok(())
}

async fn credentials(
    connection: &mut Connection,
    [legacy, clean]: [String; 2],
) -> Result<Option<Credentials>, StoreError> {
    let row = connection.row(CREDENTIALS, values![&legacy, &clean]).await?;
    let Some(row) = row else { return Ok(None) };
    let password = PasswordHash(row.text("password")?);
    Ok(Some(Credentials { person: row.parsed("id")?, password }))
}

async fn set_password(
    connection: &mut Connection,
    account: PersonId,
    password: PasswordHash,
) -> Result<(), PersonError> {
    match connection.execute(SET_PASSWORD, values![account, &password]).await? {
        0 => Err(PersonError::NotAnAccount(account)),
        _ => Ok(()),
    }
}
