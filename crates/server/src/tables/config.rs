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

/// What tables need from outside.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The clock.
    pub time: Arc<dyn Time>,
    /// Where secrets and ids come from.
    pub entropy: Arc<dyn Entropy>,
    /// What can be played.
    pub games: Arc<dyn Games>,
    /// Where bots think.
    pub thinker: Arc<dyn Thinker>,
    /// Who knows about passwords.
    pub passwords: Arc<dyn Passwords>,
}

/// How many tables one person may have made that are not over, if nobody says.
pub const MOST_TABLES: u32 = 50;

/// How many unanswered invitations a person may have sent, and may have received, by default.
pub const MOST_INVITATIONS: u32 = 20;

/// How tables are kept.
#[derive(Clone, Copy, Debug)]
pub struct TablesConfig {
    /// After so long without anybody a table leaves memory.
    pub idle: Duration,
    /// How many messages may wait for a table.
    pub mailbox: usize,
    /// So long a table stays in the care of a machine that is not heard of.
    pub lease: Duration,
    /// Whether other machines may use the same store; none is what the store suggests.
    pub shared: Option<bool>,
    /// How many tables one person may have made that are not over; none is as many as he likes.
    pub most_tables: Option<u32>,
    /// How many unanswered invitations a person may have sent, and may have received; none is no
    /// limit.
    pub most_invitations: Option<u32>,
    /// How often one person may set or guess the password of a table; from one address three times
    /// as often.
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
