//! Opening: from an address to two sets of connections, with the schema up to date.

use rusqlite::OpenFlags;
use rusqlite::config::DbConfig;
use rusqlite::ffi::SQLITE_READONLY;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::apart::apart;
use crate::database::{Database, Pools, Readers, Shelf};
use crate::error::{sqlite_code, sqlite_message};
use crate::migrations;
use crate::place::{Place, Target};
use crate::private::made_private;

/// How long somebody else may hold the write lock of an SQLite file, such as a backup tool.
const BUSY: Duration = Duration::from_secs(5);
/// How long a PostgreSQL may take to answer at all.
const CONNECT: Duration = Duration::from_secs(10);
/// How many prepared statements a connection to SQLite keeps: all that there are.
const STATEMENTS: usize = 200;
const POSTGRES_CONNECTIONS: u32 = 12;
/// How long the log waits for its connection. It shares it with nobody, so that it waits only for a
/// PostgreSQL that is away, and a move that waits behind another is refused after twice that.
const ACQUIRE_WRITER: Duration = Duration::from_secs(2);
/// How long everything else waits for a connection.
const ACQUIRE_OTHERS: Duration = Duration::from_secs(3);

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
    /// The database can be read but not written.
    #[error("the database {place} is read-only, and a server has to write to it")]
    ReadOnly {
        /// Where.
        place: Place,
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
        Target::Memory => memory(&place)?,
        Target::File(path) => {
            let at = place.clone();
            let opened = apart(move || file(&at, path)).await;
            opened.map_err(|error| unusable(&place, error.to_string()))??
        }
        Target::Postgres(options) => postgres(&place, *options).await?,
    };
    Ok(Database { place, pools })
}

fn memory(place: &Place) -> Result<Pools, OpenError> {
    let refused = |error| sqlite_refusal(place, &error);
    let only = rusqlite::Connection::open_in_memory().map_err(refused)?;
    settle(&only).map_err(refused)?;
    migrations::sqlite(place, &only)?;
    Ok(Pools::Sqlite { readers: None, writer: Shelf::single(only) })
}

fn file(place: &Place, path: PathBuf) -> Result<Pools, OpenError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(missing) = folder.filter(|folder| !folder.exists()) {
        let reason = format!("there is no folder {}", missing.display());
        return Err(OpenError::Unreachable { place: place.clone(), reason });
    }
    // Before the driver makes it: what lies beside it later gets the same permissions from it. What
    // is wrong with the path is for the driver to say.
    let _ = made_private(&path);
    let refused = |error| sqlite_refusal(place, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let writer = connect(&path, flags, BUSY).map_err(refused)?;
    // Without permission to write, SQLite opens the file for reading and says nothing.
    if writer.is_readonly("main").map_err(refused)? {
        return Err(OpenError::ReadOnly { place: place.clone() });
    }
    settle_writer(&writer).map_err(refused)?;
    migrations::sqlite(place, &writer)?;
    let readers = Shelf::growing(Box::new(move || reading(&path, BUSY))).map_err(refused)?;
    Ok(Pools::Sqlite { readers: Some(Readers::new(readers)), writer: Shelf::single(writer) })
}

/// What the connection that writes needs besides.
fn settle_writer(connection: &rusqlite::Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // NORMAL would survive a crash of the process but not a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Busy tables touch the same pages again and again. The longer the log grows before it is
    // folded back, the more of that is written only once; 32 MB are nothing to a disk.
    connection.pragma_update(None, "wal_autocheckpoint", 8192)?;
    // The pages that many tables and people are found by: in the 2 MB of SQLite's own, a busy lobby
    // reads most of them again for every table. In KB, as the minus says.
    connection.pragma_update(None, "cache_size", -16_384)
}

/// A connection that only reads. It waits so long for somebody who keeps the file to himself.
pub(crate) fn reading(path: &Path, busy: Duration) -> rusqlite::Result<rusqlite::Connection> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, busy)
}

fn connect(
    path: &Path,
    flags: OpenFlags,
    busy: Duration,
) -> rusqlite::Result<rusqlite::Connection> {
    // One thread at a time uses it, so it needs no lock of its own.
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(busy)?;
    settle(&connection)?;
    Ok(connection)
}

/// What every connection to SQLite needs.
fn settle(connection: &rusqlite::Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A plan does not depend on values. Otherwise SQLite prepares every statement with a bound limit
    // anew for each limit, which takes longer than the statement itself.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What a statement needs to take itself back never has to go to a disk.
    connection.pragma_update(None, "temp_store", "MEMORY")
}

async fn postgres(place: &Place, options: PgConnectOptions) -> Result<Pools, OpenError> {
    let refused = |error| refusal(place, &error);
    let options = options.application_name("higaki").disable_statement_logging();

    // A connection of its own: a failure closes it and with it the lock on migrations. And without
    // the limits below, because the first of many machines may take its time.
    let connecting = tokio::time::timeout(CONNECT, PgConnection::connect_with(&options)).await;
    let mut first = connecting.map_err(|_| silent(place))?.map_err(refused)?;
    migrations::postgres(place, &mut first).await?;
    first.close().await.map_err(refused)?;

    let options = options.options([
        // Whatever the server's default is: acknowledged means on disk.
        ("synchronous_commit", "on"),
        // A node that hangs must not hold locks for ever.
        ("statement_timeout", "30s"),
        ("lock_timeout", "10s"),
        ("idle_in_transaction_session_timeout", "30s"),
    ]);
    let writer = postgres_pool(options.clone(), 1, ACQUIRE_WRITER).await.map_err(refused)?;
    let others = postgres_pool(options, POSTGRES_CONNECTIONS, ACQUIRE_OTHERS).await;
    let others = others.map_err(refused)?;
    Ok(Pools::Postgres { writer, others })
}

async fn postgres_pool(
    options: PgConnectOptions,
    size: u32,
    acquire: Duration,
) -> Result<PgPool, sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(size).min_connections(1);
    pool.acquire_timeout(acquire).connect_with(options).await
}

pub(crate) fn unusable(place: &Place, reason: String) -> OpenError {
    OpenError::Unusable { place: place.clone(), reason }
}

fn silent(place: &Place) -> OpenError {
    let reason = format!("no answer within {} seconds", CONNECT.as_secs());
    OpenError::Unreachable { place: place.clone(), reason }
}

/// Says in our words why PostgreSQL does not let us in.
pub(crate) fn refusal(place: &Place, error: &sqlx::Error) -> OpenError {
    let place = place.clone();
    let reason = crate::error::message(error);
    let code = match error {
        sqlx::Error::Database(error) => error.code().unwrap_or_default().into_owned(),
        _ => String::new(),
    };
    match code.as_str() {
        "28000" | "28P01" | "42501" => OpenError::NoPermission { place, reason },
        "25006" => OpenError::ReadOnly { place },
        "3D000" | "" => OpenError::Unreachable { place, reason },
        _ => OpenError::Unusable { place, reason },
    }
}

/// The same for SQLite.
pub(crate) fn sqlite_refusal(place: &Place, error: &rusqlite::Error) -> OpenError {
    let place = place.clone();
    let reason = sqlite_message(error);
    match sqlite_code(error) {
        Some(code) if code & 0xff == SQLITE_READONLY => OpenError::ReadOnly { place },
        // PERM, CANTOPEN, AUTH: the folder exists, so it is a matter of permission.
        Some(3 | 14 | 23 | 270 | 526) => OpenError::NoPermission { place, reason },
        _ => OpenError::Unusable { place, reason },
    }
}
