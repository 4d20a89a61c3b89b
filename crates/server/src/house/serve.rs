//! The whole server: from a listening address and a database to a graceful shutdown.

mod http;
mod keep;
mod lock;

use higaki_store::{DatabaseLocation, OpenError, Store, StoreError};
use std::fmt;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::watch;

use super::connections::CappedListener;
use super::people::Passwords;
use super::{House, PublicUrl, Rules, router};
use crate::entropy::SystemEntropy;
use crate::tables::{BotThreads, Parts, Tables, TablesConfig};
use crate::time::SteadyTime;
use higaki_catalogue::AllGames;
use lock::Lock;

/// The most searches that wait for a thread.
const BOT_QUEUE: usize = 1024;

/// The address to listen on.
#[derive(Clone, Copy, Debug)]
pub struct Listen {
    /// The address.
    pub address: SocketAddr,
    /// The number of following ports to try if this one is in use.
    pub further_ports: u16,
}

/// The options of a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on.
    pub listen: Listen,
    /// The address of the database.
    pub database: String,
    /// The configuration of the HTTP server.
    pub rules: Rules,
    /// The number of threads for searches.
    pub bot_threads: usize,
    /// The most unfinished tables that one person has created; none is unlimited.
    pub most_tables: Option<u32>,
    /// The most pending invitations that a person has sent, and has received; none is unlimited.
    pub most_invitations: Option<u32>,
    /// The TLS certificate and its key.
    #[cfg(feature = "tls")]
    pub tls: Option<super::TlsFiles>,
}

/// An error that stops a server or keeps it from starting.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another process uses the same database file.
    #[error("another server uses the database {}", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The lock file beside the database cannot be opened.
    #[error("the lock file {} cannot be opened: {source}", path.display())]
    Lock {
        /// The lock file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The cause.
        source: io::Error,
    },
    /// The TLS certificate or its key is invalid.
    #[cfg(feature = "tls")]
    #[error(transparent)]
    Tls(#[from] super::tls::TlsError),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(#[from] io::Error),
}

/// A server that listens; it answers once it runs.
pub struct Server {
    house: House,
    listener: TcpListener,
    address: SocketAddr,
    #[cfg(feature = "tls")]
    tls: Option<tokio_rustls::TlsAcceptor>,
    _lock: Option<Lock>,
}

impl fmt::Debug for Server {
    /// Omits the TLS acceptor, which has no debug output.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Server {
    /// Opens the database and starts to listen.
    ///
    /// # Errors
    /// When either of them fails.
    pub async fn open(options: Options) -> Result<Server, ServeError> {
        #[cfg(feature = "tls")]
        let tls = match &options.tls {
            Some(files) => Some(files.read()?),
            None => None,
        };
        let (listener, address) = listen(options.listen)?;
        let store = Store::open(&options.database).await?;
        let lock = Lock::of(store.place())?;
        let config = TablesConfig {
            most_tables: options.most_tables,
            most_invitations: options.most_invitations,
            table_passwords: options.rules.rates.table_passwords,
            ..TablesConfig::default()
        };
        let house = furnish(store, options.rules, options.bot_threads, config).await?;
        Ok(Server {
            house,
            listener,
            address,
            #[cfg(feature = "tls")]
            tls,
            _lock: lock,
        })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for a browser.
    #[must_use]
    pub fn url(&self) -> String {
        let rules = self.house.rules();
        let listening = || {
            let scheme = if rules.tls { "https" } else { "http" };
            // Browsers cannot open 0.0.0.0.
            let everywhere = self.address.ip().is_unspecified();
            let address = self.address;
            let place = if everywhere {
                format!("localhost:{}", address.port())
            } else {
                address.to_string()
            };
            format!("{scheme}://{place}")
        };
        rules.public_url.as_ref().map_or_else(listening, PublicUrl::to_string)
    }

    /// The database, without its password.
    #[must_use]
    pub fn place(&self) -> &DatabaseLocation {
        self.house.store().place()
    }

    /// Serves until `stop` resolves; then finishes acknowledged requests, closes every socket with
    /// a reason, and closes the database.
    ///
    /// # Errors
    /// When the network fails.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let (stopping, stopped) = watch::channel(false);
        let house = self.house.clone();
        let keeper = tokio::spawn(keep::keep(house.clone()));
        let mut serving = tokio::spawn(self.serve(stopped));
        let ended = tokio::select! {
            () = stop => None,
            ended = &mut serving => Some(ended),
        };
        tracing::info!("closing");
        stopping.send_replace(true);
        house.tables().shutdown().await;
        keeper.abort();
        let ended = match ended {
            Some(ended) => ended,
            None => serving.await,
        };
        house.store().close().await;
        tracing::info!("closed");
        Ok(ended.map_err(io::Error::other)??)
    }

    async fn serve(self, stopped: watch::Receiver<bool>) -> io::Result<()> {
        let connections = self.house.connections().clone();
        let listener = CappedListener::new(self.listener, connections.clone())?;
        let handler = http::Handler {
            router: router(self.house),
            connections,
            #[cfg(feature = "tls")]
            tls: self.tls,
        };
        http::serve(listener, handler, stopped).await;
        Ok(())
    }
}

fn listen(wanted: Listen) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |source| ServeError::Listen { address: wanted.address, source };
    let mut address = wanted.address;
    for further in 0..=wanted.further_ports {
        address.set_port(wanted.address.port().saturating_add(further));
        match TcpListener::bind(address) {
            Ok(listener) => {
                let address = listener.local_addr().map_err(failed)?;
                return Ok((listener, address));
            }
            Err(busy) if busy.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(failed(error)),
        }
    }
    Err(failed(io::ErrorKind::AddrInUse.into()))
}

/// Builds the tables with their services, and the HTTP server around them.
async fn furnish(
    store: Store,
    rules: Rules,
    bot_threads: usize,
    config: TablesConfig,
) -> Result<House, StoreError> {
    let (time, passwords) = (Arc::new(SteadyTime::start()), Passwords::new());
    let parts = Parts {
        time: time.clone(),
        entropy: Arc::new(SystemEntropy),
        games: Arc::new(AllGames),
        thinker: Arc::new(BotThreads::start(bot_threads, BOT_QUEUE)),
        passwords: Arc::new(passwords.clone()),
    };
    let tables = Tables::start(store.clone(), parts, config).await?;
    Ok(House::new(store, tables, time, passwords, rules))
}
