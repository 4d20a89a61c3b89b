//! All limits of the house.

use higaki_store::{PersonId, TokenHash, fold_name};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use super::super::people::DeviceId;
use super::address::counted;
use crate::rate::{Limit, Rate, TooOften};
use crate::tables::TablesConfig;
use crate::time::Time;

/// How often what may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// Requests from one address.
    pub address: Rate,
    /// Requests of one person.
    pub person: Rate,
    /// Attempts to log in from one address.
    pub logins: Rate,
    /// New guests and accounts from one address.
    pub newcomers: Rate,
    /// Messages through one socket.
    pub messages: Rate,
    /// Passwords of tables that one person sets or guesses.
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

/// Attempts of all strangers together at the password of one account.
const STRANGERS: Rate = Rate::within(100, Duration::from_secs(60 * 60));
/// Attempts of one known device, and of one session. Strangers cannot use them up.
const OWN: Rate = Rate::within(10, Duration::from_secs(10 * 60));

/// Counts everybody.
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

    /// A request from an address.
    pub(crate) fn address(&self, address: IpAddr) -> Result<(), TooOften> {
        self.address.check(&counted(address))
    }

    /// A request of somebody known.
    pub(crate) fn person(&self, person: PersonId) -> Result<(), TooOften> {
        self.person.check(&person)
    }

    /// An attempt to log in from a device that the account does not know.
    pub(crate) fn stranger(&self, address: IpAddr, name: &str) -> Result<(), TooOften> {
        self.logins.check(&counted(address))?;
        self.names.check(&fold_name(name))
    }

    /// An attempt to log in from a device that the account knows.
    pub(crate) fn device(&self, device: DeviceId) -> Result<(), TooOften> {
        self.devices.check(&device)
    }

    /// An attempt at the password of somebody who is logged in.
    pub(crate) fn session(&self, session: TokenHash) -> Result<(), TooOften> {
        self.sessions.check(&session)
    }

    /// A new guest or account.
    pub(crate) fn newcomer(&self, address: IpAddr) -> Result<(), TooOften> {
        self.newcomers.check(&counted(address))
    }
}
