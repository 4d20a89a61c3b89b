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

/// Hashes and verifies passwords. Slow on purpose, so it runs on other threads.
pub trait Passwords: Debug + Send + Sync {
    /// Hashes a password; none if the queue is full.
    fn hash(&self, password: String) -> BoxFuture<'static, Option<PasswordHash>>;

    /// Verifies a password; none if the queue is full.
    fn verify(&self, hash: PasswordHash, password: String) -> BoxFuture<'static, Option<bool>>;
}

/// Injected services.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The clock.
    pub time: Arc<dyn Time>,
    /// The source of random secrets and ids.
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
    /// The time after which an unused table leaves memory.
    pub idle: Duration,
    /// The capacity of a table's mailbox.
    pub mailbox: usize,
    /// The lifetime of a lease that is not renewed.
    pub lease: Duration,
    /// Whether other processes may use the same store; none for the default of the store.
    pub shared: Option<bool>,
    /// The most unfinished tables created by one person; none is unlimited.
    pub most_tables: Option<u32>,
    /// The most pending invitations that a person has sent, and has received; none is unlimited.
    pub most_invitations: Option<u32>,
    /// The rate of setting and guessing table passwords per person; three times as many per
    /// address.
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
