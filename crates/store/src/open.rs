//! Opening: from an address to two sets of connections, with the schema up to date.

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _};
use std::path::Path;
use std::time::Duration;

use crate::database::{Database, Pools};
use crate::migrations::{self, Dialect};
use crate::place::{Place, Target};
use crate::private::made_private;

/// How long somebody else may hold the write lock of an SQLite file, such as a backup tool.
const BUSY: Duration = Duration::from_secs(5);
/// How long a caller waits for a connection before he is told that there is none.
const ACQUIRE: Duration = Duration::from_secs(5);
/// How long a PostgreSQL may take to answer at all.
const CONNECT: Duration = Duration::from_secs(10);
const SQLITE_READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 12;

/// Why a store could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The address begins with something unknown.
    #[error("`{scheme}` is no kind of database; sqlite:PATH and postgres://USER@HOST/NAME are")]
    UnknownScheme {
        /// What it begins with.
        scheme: String,
    },
    /// The address has a mistake.
    #[error("the address of the database is not understood: {reason}")]
    BadUrl {
        /// Which one.
        reason: String,
    },
    /// Nobody answers there, or there is no such folder or database.
    #[error("the database {place} cannot be reached: {reason}")]
    Unreachable {
        /// Where.
        place: Place,
        /// What the driver said.
        reason: String,
    },
    /// The database or the file system says no.
    #[error("no permission for the database {place}: {reason}")]
    NoPermission {
        /// Where.
        place: Place,
        /// What the driver said.
        reason: String,
    },
    /// A newer program was here. Nothing was changed.
    #[error(
        "the database {place} was written by a newer version (schema {found}, this one knows {known})"
    )]
    Newer {
        /// Where.
        place: Place,
        /// The schema that was found.
        found: i64,
        /// The newest schema that this program knows.
        known: i64,
    },
    /// A step of the schema is not the one that this program has. Nothing was changed.
    #[error("schema {version} of the database {place} is not the one of this program")]
    Altered {
        /// Where.
        place: Place,
        /// Which step.
        version: i64,
    },
    /// A step of the schema failed and was taken back.
    #[error("the database {place} could not be brought to schema {version}: {reason}")]
    Migration {
        /// Where.
        place: Place,
        /// Which step.
        version: i64,
        /// What the driver said.
        reason: String,
    },
    /// There is something, but no database that we can use.
    #[error("{place} cannot be used: {reason}")]
    Unusable {
        /// Where.
        place: Place,
        /// What the driver said.
        reason: String,
    },
}

pub(crate) async fn open(url: &str) -> Result<Database, OpenError> {
    let target = Target::parse(url)?;
    let place = target.place();
    let pools = match target {
        Target::Memory => memory(&place).await?,
        Target::File(path) => file(&place, &path).await?,
        Target::Postgres(options) => postgres(&place, *options).await?,
    };
    Ok(Database { place, pools })
}

async fn memory(place: &Place) -> Result<Pools, OpenError> {
    // One connection that never ends: the data lives and dies with it.
    let pool = SqlitePoolOptions::new().max_connections(1).min_connections(1);
    let pool = pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false);
    let options = SqliteConnectOptions::new().in_memory(true).disable_statement_logging();
    let refused = |error| refusal(place, &error);
    let writer = pool.connect_with(options).await.map_err(refused)?;
    let mut connection = writer.acquire().await.map_err(refused)?;
    migrations::run::<SqliteConnection>(Dialect::Sqlite, place, &mut connection).await?;
    drop(connection);
    Ok(Pools::Sqlite { writer, readers: None })
}

async fn file(place: &Place, path: &Path) -> Result<Pools, OpenError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(missing) = folder.filter(|folder| !folder.exists()) {
        let reason = format!("there is no folder {}", missing.display());
        return Err(OpenError::Unreachable { place: place.clone(), reason });
    }
    // Before the driver makes it: what lies beside it later gets the same permissions from it. What
    // is wrong with the path is for the driver to say.
    let _ = made_private(path);
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // NORMAL would survive a crash of the process but not a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY)
        .statement_cache_capacity(200)
        // Busy tables touch the same pages again and again. The longer the log grows before it is
        // folded back, the more of that is written only once; 32 MB are nothing to a disk.
        .pragma("wal_autocheckpoint", "8192")
        // What a statement needs to take itself back never has to go to a disk.
        .pragma("temp_store", "MEMORY")
        .disable_statement_logging();
    let refused = |error| refusal(place, &error);

    let mut first = SqliteConnection::connect_with(&options).await.map_err(refused)?;
    migrations::run(Dialect::Sqlite, place, &mut first).await?;
    first.close().await.map_err(refused)?;

    let writer = sqlite_pool(options.clone(), 1).await.map_err(refused)?;
    let readers = sqlite_pool(options.read_only(true), SQLITE_READERS).await.map_err(refused)?;
    Ok(Pools::Sqlite { writer, readers: Some(readers) })
}

async fn sqlite_pool(options: SqliteConnectOptions, size: u32) -> Result<SqlitePool, sqlx::Error> {
    let pool = SqlitePoolOptions::new().max_connections(size).min_connections(1);
    // A file does not hang up: asking every time whether it is still there is wasted.
    let pool = pool.test_before_acquire(false).idle_timeout(None).max_lifetime(None);
    pool.acquire_timeout(ACQUIRE).connect_with(options).await
}

async fn postgres(place: &Place, options: PgConnectOptions) -> Result<Pools, OpenError> {
    let refused = |error| refusal(place, &error);
    let options = options.application_name("higaki").disable_statement_logging();

    // A connection of its own: a failure closes it and with it the lock on migrations. And without
    // the limits below, because the first of many machines may take its time.
    let connecting = tokio::time::timeout(CONNECT, PgConnection::connect_with(&options)).await;
    let mut first = connecting.map_err(|_| silent(place))?.map_err(refused)?;
    migrations::run(Dialect::Postgres, place, &mut first).await?;
    first.close().await.map_err(refused)?;

    let options = options.options([
        // Whatever the server's default is: acknowledged means on disk.
        ("synchronous_commit", "on"),
        // A node that hangs must not hold locks for ever.
        ("statement_timeout", "30s"),
        ("lock_timeout", "10s"),
        ("idle_in_transaction_session_timeout", "30s"),
    ]);
    let writer = postgres_pool(options.clone(), 1).await.map_err(refused)?;
    let others = postgres_pool(options, POSTGRES_CONNECTIONS).await.map_err(refused)?;
    Ok(Pools::Postgres { writer, others })
}

async fn postgres_pool(options: PgConnectOptions, size: u32) -> Result<PgPool, sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(size).min_connections(1);
    pool.acquire_timeout(ACQUIRE).connect_with(options).await
}

fn silent(place: &Place) -> OpenError {
    let reason = format!("no answer within {} seconds", CONNECT.as_secs());
    OpenError::Unreachable { place: place.clone(), reason }
}

/// Says in our words why the database does not let us in.
pub(crate) fn refusal(place: &Place, error: &sqlx::Error) -> OpenError {
    let place = place.clone();
    let reason = crate::error::message(error);
    let code = match error {
        sqlx::Error::Database(error) => error.code().unwrap_or_default().into_owned(),
        _ => String::new(),
    };
    match (&place, code.as_str()) {
        (Place::Postgres(_), "28000" | "28P01" | "42501") => {
            OpenError::NoPermission { place, reason }
        }
        (Place::Postgres(_), "3D000") => OpenError::Unreachable { place, reason },
        (Place::Postgres(_), "") => OpenError::Unreachable { place, reason },
        // PERM, READONLY, CANTOPEN, AUTH: the folder exists, so it is a matter of permission.
        (Place::File(_), "3" | "8" | "14" | "23" | "1544" | "270" | "526") => {
            OpenError::NoPermission { place, reason }
        }
        _ => OpenError::Unusable { place, reason },
    }
}
