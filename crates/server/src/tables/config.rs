//! The services and the configuration of tables.

use super::thinker::Thinker;
use crate::entropy::Entropy;
use crate::rate::Rate;
use crate::time::Time;
use futures_util::future::BoxFuture;
use higaki_catalogue::Games;
use higaki_store::PasswordHash;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

/// Makes and checks hashes of passwords. That takes long on purpose, so it happens elsewhere.
pub trait Passwords: Debug + Send + Sync {
    /// The hash of a password; none when too many are waiting.
    fn hash(&self, password: String) -> BoxFuture<'static, Option<PasswordHash>>;

    /// Whether this is the password; none when too many are waiting.
    fn verify(&self, hash: PasswordHash, password: String) -> BoxFuture<'static, Option<bool>>;
}

/// Services from outside.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The clock.
    pub time: Arc<dyn Time>,
    /// The source of secrets and ids.
    pub entropy: Arc<dyn Entropy>,
    /// The games.
    pub games: Arc<dyn Games>,
    /// The threads for searches.
    pub thinker: Arc<dyn Thinker>,
    /// The password hasher.
    pub passwords: Arc<dyn Passwords>,
}

/// The default of [`TablesConfig::most_tables`].
pub const MOST_TABLES: u32 = 50;

/// The default of [`TablesConfig::most_invitations`].
pub const MOST_INVITATIONS: u32 = 20;

/// The configuration of tables.
#[derive(Clone, Copy, Debug)]
pub struct TablesConfig {
    /// A table without visitors leaves memory after this time.
    pub idle: Duration,
    /// Messages that may wait for a table.
    pub mailbox: usize,
    /// A process without a sign of life keeps its leases for this time.
    pub lease: Duration,
    /// Whether other processes may use the same store; none is the suggestion of the store.
    pub shared: Option<bool>,
    /// The most unfinished tables that one person has made; none is no limit.
    pub most_tables: Option<u32>,
    /// The most unanswered invitations that a person has sent, and has received; none is no limit.
    pub most_invitations: Option<u32>,
    /// The rate at which one person sets or guesses table passwords; three times that per address.
    pub table_passwords: Rate,
}

impl Default for TablesConfig {
    fn default() -> TablesConfig {
        let (idle, lease) = (Duration::from_secs(300), Duration::from_secs(15));
        TablesConfig {
            idle,
            mailbox: 64,
            lease,
            shared: None,
            most_tables: Some(MOST_TABLES),
            most_invitations: Some(MOST_INVITATIONS),
            table_passwords: Rate::within(30, Duration::from_secs(60)),
        }
    }
}
