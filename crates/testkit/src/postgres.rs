//! A temporary PostgreSQL server for all tests of one run.
//!
//! It listens on a socket in a temporary folder and stops with this process, even after a crash: a
//! shell waits for the end of its standard input, then stops the server and removes the folder.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed, which is what it is for")]

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const MISSING: &str = "PostgreSQL is not installed, and these tests need a real one: \
    `cargo xtask test` installs it (on Debian: apt-get install postgresql)";

/// Runs without fsync: the tests cover our logic, not the durability of PostgreSQL.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d /tmp/higaki-postgres.XXXXXX)
"$1/initdb" --pgdata "$folder/data" --username higaki --auth trust --no-sync \
    --encoding UTF8 --locale C > "$folder/initdb.log"
start() {
    "$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=300 \
        -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 \
        -c autovacuum=off >> "$folder/server.log" 2>&1 &
    server=$!
}
start "$1"
trap '' INT TERM
echo "$folder"
while read -r command; do
    case "$command" in
        stop) kill -INT $server; wait $server || true ;;
        start) start "$1" ;;
    esac
    echo "$command"
done
kill -QUIT $server || true
wait $server || true
rm -rf "$folder"
"#;

/// A PostgreSQL server for tests.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    /// The pipe that keeps the server alive.
    shell: Mutex<Shell>,
    /// Pool of databases for reuse: clearing one is much faster than creating one.
    free: Mutex<Vec<String>>,
}

#[derive(Debug)]
struct Shell {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _process: Child,
}

impl Shell {
    /// Sends a command and waits for its completion.
    fn call(&mut self, command: &str) {
        writeln!(self.input, "{command}").unwrap();
        assert_eq!(self.line(), command, "PostgreSQL did not {command}");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }
}

impl Cluster {
    /// The shared server of this process, started on first use.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    pub fn shared() -> &'static Cluster {
        static SHARED: LazyLock<Cluster> = LazyLock::new(Cluster::start);
        &SHARED
    }

    /// A server for one test alone, which may stop it.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start() -> Cluster {
        let programs = programs().expect(MISSING);
        let mut command = unprivileged();
        command.args(["sh", "-c", SCRIPT, "sh"]).arg(programs).current_dir("/");
        let mut shell = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (shell.stdin.take().unwrap(), shell.stdout.take().unwrap());
        let mut shell = Shell { input, output: BufReader::new(output), _process: shell };
        let folder = PathBuf::from(shell.line());
        assert!(!folder.as_os_str().is_empty(), "PostgreSQL did not start, see above");
        let cluster = Cluster { folder, shell: Mutex::new(shell), free: Mutex::default() };
        cluster.wait_until_ready();
        cluster
    }

    /// Stops the server for a restart. Its data stays, and connections are refused, as at a host
    /// without a server.
    ///
    /// # Panics
    /// If that fails.
    pub fn stop(&self) {
        self.shell.lock().unwrap_or_else(PoisonError::into_inner).call("stop");
        // A socket without a listener.
        drop(UnixListener::bind(self.folder.join(".s.PGSQL.5432")).unwrap());
    }

    /// Starts the server again, and waits until it accepts connections.
    ///
    /// # Panics
    /// If it does not.
    pub fn start_again(&self) {
        self.shell.lock().unwrap_or_else(PoisonError::into_inner).call("start");
        self.wait_until_ready();
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://higaki@localhost/{database}?host={}", self.folder.display())
    }

    /// The URL of an empty database.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn empty_database(&self) -> String {
        let mut free = self.free();
        if let Some(url) = free.pop() {
            drop(free);
            administer(&url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public").unwrap();
            return url;
        }
        // Still locked: a new database is a copy of a template without other connections.
        let name = format!("test_{}", unique().replace('-', "_"));
        administer(&self.url("postgres"), &format!("CREATE DATABASE {name}")).unwrap();
        self.url(&name)
    }

    /// Returns a database to the pool.
    pub fn give_back(&self, url: String) {
        self.free().push(url);
    }

    /// Executes SQL in a database behind the back of its user.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn tamper(&self, url: &str, sql: &str) {
        administer(url, sql).unwrap();
    }

    /// The number of rows that a query returns.
    ///
    /// # Panics
    /// If the server refuses.
    #[must_use]
    pub fn rows(&self, url: &str, sql: &str) -> usize {
        administer(url, sql).unwrap()
    }

    fn free(&self) -> MutexGuard<'_, Vec<String>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_until_ready(&self) {
        let start = Instant::now();
        while let Err(error) = administer(&self.url("postgres"), "SELECT 1") {
            if start.elapsed() > Duration::from_secs(60) {
                let log = std::fs::read_to_string(self.folder.join("server.log"));
                panic!("PostgreSQL does not answer: {error}\n{}", log.unwrap_or_default());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A name that is unique across tests and processes.
#[must_use]
pub fn unique() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Executes a statement and returns the number of rows. On a thread of its own, because the caller
/// may already be within a runtime.
fn administer(url: &str, sql: &str) -> Result<usize, sqlx::Error> {
    let options = PgConnectOptions::from_str(url)?;
    let work = || {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        runtime.enable_all().build().unwrap().block_on(async {
            let mut connection = options.connect().await?;
            let rows = sqlx::raw_sql(AssertSqlSafe(sql)).fetch_all(&mut connection).await?;
            connection.close().await?;
            Ok(rows.len())
        })
    };
    std::thread::scope(|scope| scope.spawn(work).join().unwrap())
}

/// The folder with `initdb` and `postgres` of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name);
        version.and_then(|name| name.to_str()?.parse::<u32>().ok())
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    let searched = std::env::split_paths(&path).chain(folders);
    searched.filter(|folder| ["initdb", "postgres"].iter().all(|p| folder.join(p).is_file())).last()
}

/// PostgreSQL refuses to run as root, so root runs it as an unprivileged user.
fn unprivileged() -> Command {
    if id(&["-u"]).as_deref() != Some("0") {
        return Command::new("env");
    }
    let ids = |user| Some((id(&["-u", user])?, id(&["-g", user])?));
    let (user, group) = ["postgres", "nobody"]
        .into_iter()
        .find_map(ids)
        .expect("as root, the tests need a user postgres or nobody to run PostgreSQL");
    let mut command = Command::new("setpriv");
    command.args(["--reuid", &user, "--regid", &group, "--clear-groups"]);
    command
}

fn id(arguments: &[&str]) -> Option<String> {
    let output = Command::new("id").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
