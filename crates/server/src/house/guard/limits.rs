//! All rate limits of the HTTP server.

use higaki_store::{PersonId, TokenHash, fold_name};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use super::super::people::DeviceId;
use super::address::counted;
use crate::rate::{Limit, Rate, TooOften};
use crate::tables::TablesConfig;
use crate::time::Time;

/// The rates of all limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests from one address.
    pub address: Rate,
    /// Requests of one person.
    pub person: Rate,
    /// Login attempts from one address.
    pub logins: Rate,
    /// New guests and accounts from one address.
    pub newcomers: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Table passwords that one person sets or guesses.
    pub table_passwords: Rate,
}

impl Default for Rates {
    /// Generous for a household that plays, tight for a program that floods.
    fn default() -> Rates {
        Rates {
            address: Rate::per_second(20, 200),
            person: Rate::per_second(10, 100),
            logins: Rate::within(10, Duration::from_secs(60)),
            newcomers: Rate::within(60, Duration::from_secs(60 * 60)),
            messages: Rate::per_second(10, 50),
            table_passwords: TablesConfig::default().table_passwords,
        }
    }
}

/// Attempts at the password of one account from all unknown devices together.
const STRANGERS: Rate = Rate::within(100, Duration::from_secs(60 * 60));
/// Attempts of one known device or session. Unknown devices cannot use them up.
const OWN: Rate = Rate::within(10, Duration::from_secs(10 * 60));

/// The counters of all limits.
#[derive(Debug)]
pub(crate) struct Limits {
    address: Limit<IpAddr>,
    person: Limit<PersonId>,
    logins: Limit<IpAddr>,
    names: Limit<String>,
    devices: Limit<DeviceId>,
    sessions: Limit<TokenHash>,
    newcomers: Limit<IpAddr>,
}

impl Limits {
    pub(crate) fn new(rates: &Rates, time: &Arc<dyn Time>) -> Limits {
        Limits {
            address: Limit::new(rates.address, time),
            person: Limit::new(rates.person, time),
            logins: Limit::new(rates.logins, time),
            names: Limit::new(STRANGERS, time),
            devices: Limit::new(OWN, time),
            sessions: Limit::new(OWN, time),
            newcomers: Limit::new(rates.newcomers, time),
        }
    }

    /// Counts a request from an address.
    pub(crate) fn address(&self, address: IpAddr) -> Result<(), TooOften> {
        self.address.check(&counted(address))
    }

    /// Counts a request of a known person.
    pub(crate) fn person(&self, person: PersonId) -> Result<(), TooOften> {
        self.person.check(&person)
    }

    /// Counts a login attempt from a device that the account does not know.
    pub(crate) fn stranger(&self, address: IpAddr, name: &str) -> Result<(), TooOften> {
        self.logins.check(&counted(address))?;
        self.names.check(&fold_name(name))
    }

    /// Counts a login attempt from a device that the account knows.
    pub(crate) fn device(&self, device: DeviceId) -> Result<(), TooOften> {
        self.devices.check(&device)
    }

    /// Counts a password attempt within a session.
    pub(crate) fn session(&self, session: TokenHash) -> Result<(), TooOften> {
        self.sessions.check(&session)
    }

    /// Counts a new guest or account.
    pub(crate) fn newcomer(&self, address: IpAddr) -> Result<(), TooOften> {
        self.newcomers.check(&counted(address))
    }
}
