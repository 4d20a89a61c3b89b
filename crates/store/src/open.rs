//! Opening a store: connections to the database and the schema migrations.

use rusqlite::OpenFlags;
use rusqlite::config::DbConfig;
use rusqlite::ffi::SQLITE_READONLY;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::blocking::run_blocking;
use crate::database::{ConnectionPool, Database, Pools, Readers};
use crate::error::{sqlite_code, sqlite_message};
use crate::location::{DatabaseLocation, Target};
use crate::migrations;
use crate::private::made_private;

/// The longest wait for another holder of the write lock of an SQLite file, such as a backup tool.
const BUSY: Duration = Duration::from_secs(5);
/// The longest wait for a first answer of PostgreSQL.
const CONNECT: Duration = Duration::from_secs(10);
/// The capacity of the prepared statement cache: more than there are statements.
const STATEMENTS: usize = 200;
const POSTGRES_CONNECTIONS: u32 = 12;
/// The longest wait of the log for its connection. The connection is not shared, so only an
/// unreachable PostgreSQL makes it wait, and a move queued behind another is refused after twice
/// that.
const ACQUIRE_WRITER: Duration = Duration::from_secs(2);
/// The longest wait of all other work for a connection.
const ACQUIRE_OTHERS: Duration = Duration::from_secs(3);

/// The reason why a store could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The address has an unknown scheme.
    #[error("`{scheme}` is no kind of database; sqlite:PATH and postgres://USER@HOST/NAME are")]
    UnknownScheme {
        /// The scheme.
        scheme: String,
    },
    /// The address is malformed.
    #[error("the address of the database is not understood: {reason}")]
    BadUrl {
        /// The mistake.
        reason: String,
    },
    /// The server does not answer, or the folder or database does not exist.
    #[error("the database {place} cannot be reached: {reason}")]
    Unreachable {
        /// The location.
        place: DatabaseLocation,
        /// The message of the driver.
        reason: String,
    },
    /// Permission denied by the database or the file system.
    #[error("no permission for the database {place}: {reason}")]
    NoPermission {
        /// The location.
        place: DatabaseLocation,
        /// The message of the driver.
        reason: String,
    },
    /// The database is read-only.
    #[error("the database {place} is read-only, and a server has to write to it")]
    ReadOnly {
        /// The location.
        place: DatabaseLocation,
    },
    /// The schema is newer than this program. Nothing was changed.
    #[error(
        "the database {place} was written by a newer version (schema {found}, this one knows {known})"
    )]
    Newer {
        /// The location.
        place: DatabaseLocation,
        /// The version of the schema.
        found: i64,
        /// The newest version known to this program.
        known: i64,
    },
    /// An applied migration differs from the one in this program. Nothing was changed.
    #[error("schema {version} of the database {place} is not the one of this program")]
    Altered {
        /// The location.
        place: DatabaseLocation,
        /// The migration.
        version: i64,
    },
    /// A migration failed and was rolled back.
    #[error("the database {place} could not be brought to schema {version}: {reason}")]
    Migration {
        /// The location.
        place: DatabaseLocation,
        /// The migration.
        version: i64,
        /// The message of the driver.
        reason: String,
    },
    /// The file or database is not usable as a store.
    #[error("{place} cannot be used: {reason}")]
    Unusable {
        /// The location.
        place: DatabaseLocation,
        /// The message of the driver.
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
            let opened = run_blocking(move || file(&at, path)).await;
            opened.map_err(|error| unusable(&place, error.to_string()))??
        }
        Target::Postgres(options) => postgres(&place, *options).await?,
    };
    Ok(Database { place, pools })
}

fn memory(place: &DatabaseLocation) -> Result<Pools, OpenError> {
    let refused = |error| sqlite_refusal(place, &error);
    let only = rusqlite::Connection::open_in_memory().map_err(refused)?;
    settle(&only).map_err(refused)?;
    migrations::sqlite(place, &only)?;
    Ok(Pools::Sqlite { readers: None, writer: ConnectionPool::single(only) })
}

fn file(place: &DatabaseLocation, path: PathBuf) -> Result<Pools, OpenError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(missing) = folder.filter(|folder| !folder.exists()) {
        let reason = format!("there is no folder {}", missing.display());
        return Err(OpenError::Unreachable { place: place.clone(), reason });
    }
    // Created before SQLite does: its side files inherit the permissions. Errors in the path are
    // left for the driver to report.
    let _ = made_private(&path);
    let refused = |error| sqlite_refusal(place, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let writer = connect(&path, flags, BUSY).map_err(refused)?;
    // Without write permission, SQLite silently opens the file read-only.
    if writer.is_readonly("main").map_err(refused)? {
        return Err(OpenError::ReadOnly { place: place.clone() });
    }
    settle_writer(&writer).map_err(refused)?;
    migrations::sqlite(place, &writer)?;
    let readers =
        ConnectionPool::on_demand(Box::new(move || reading(&path, BUSY))).map_err(refused)?;
    Ok(Pools::Sqlite {
        readers: Some(Readers::new(readers)),
        writer: ConnectionPool::single(writer),
    })
}

/// Settings of the writer's connection.
fn settle_writer(connection: &rusqlite::Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // NORMAL would survive a crash of the process but not a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Busy tables change the same pages again and again. A longer write-ahead log checkpoints each
    // of them less often; 32 MB are cheap on disk.
    connection.pragma_update(None, "wal_autocheckpoint", 8192)?;
    // The page cache, in KB (negative by SQLite's convention). With the default of 2 MB a busy
    // lobby reads most index pages again for every table.
    connection.pragma_update(None, "cache_size", -16_384)
}

/// Opens a read-only connection with a timeout for the lock of another process.
pub(crate) fn reading(path: &Path, busy: Duration) -> rusqlite::Result<rusqlite::Connection> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, busy)
}

fn connect(
    path: &Path,
    flags: OpenFlags,
    busy: Duration,
) -> rusqlite::Result<rusqlite::Connection> {
    // Only one thread at a time uses the connection, so it needs no mutex.
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(busy)?;
    settle(&connection)?;
    Ok(connection)
}

/// Settings of every connection to SQLite.
fn settle(connection: &rusqlite::Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Plans do not depend on values. Otherwise SQLite prepares a statement with a bound limit anew
    // for each limit, which takes longer than the statement itself.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Statement journals stay in memory.
    connection.pragma_update(None, "temp_store", "MEMORY")
}

async fn postgres(place: &DatabaseLocation, options: PgConnectOptions) -> Result<Pools, OpenError> {
    let refused = |error| refusal(place, &error);
    let options = options.application_name("higaki").disable_statement_logging();

    // A separate connection: a failure closes it and releases the migration lock. Without the
    // timeouts below, because the first of many machines may take its time.
    let connecting = tokio::time::timeout(CONNECT, PgConnection::connect_with(&options)).await;
    let mut first = connecting.map_err(|_| silent(place))?.map_err(refused)?;
    migrations::postgres(place, &mut first).await?;
    first.close().await.map_err(refused)?;

    let options = options.options([
        // Acknowledged means on disk, whatever the default of the server.
        ("synchronous_commit", "on"),
        // A hanging process must not hold locks forever.
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

pub(crate) fn unusable(place: &DatabaseLocation, reason: String) -> OpenError {
    OpenError::Unusable { place: place.clone(), reason }
}

fn silent(place: &DatabaseLocation) -> OpenError {
    let reason = format!("no answer within {} seconds", CONNECT.as_secs());
    OpenError::Unreachable { place: place.clone(), reason }
}

/// Maps a connection error of PostgreSQL.
pub(crate) fn refusal(place: &DatabaseLocation, error: &sqlx::Error) -> OpenError {
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

/// Maps an error of SQLite.
pub(crate) fn sqlite_refusal(place: &DatabaseLocation, error: &rusqlite::Error) -> OpenError {
    let place = place.clone();
    let reason = sqlite_message(error);
    match sqlite_code(error) {
        Some(code) if code & 0xff == SQLITE_READONLY => OpenError::ReadOnly { place },
        // PERM, CANTOPEN, AUTH: the folder exists, so it is a matter of permission.
        Some(3 | 14 | 23 | 270 | 526) => OpenError::NoPermission { place, reason },
        _ => OpenError::Unusable { place, reason },
    }
}
