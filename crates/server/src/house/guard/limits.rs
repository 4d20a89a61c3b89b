//! All limits of the house.

use higaki_store::PersonId;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use super::address::counted;
use crate::rate::{Limit, Rate, TooOften};
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
        }
    }
}

/// Attempts at the password of one account, wherever they come from. Not less, or anybody could
/// keep the owner out.
const ATTEMPTS: Rate = Rate::within(100, Duration::from_secs(60 * 60));

/// Counts everybody.
#[derive(Debug)]
pub(crate) struct Limits {
    address: Limit<IpAddr>,
    person: Limit<PersonId>,
    logins: Limit<IpAddr>,
    names: Limit<String>,
    newcomers: Limit<IpAddr>,
}

impl Limits {
    pub(crate) fn new(rates: &Rates, time: &Arc<dyn Time>) -> Limits {
        Limits {
            address: Limit::new(rates.address, time),
            person: Limit::new(rates.person, time),
            logins: Limit::new(rates.logins, time),
            names: Limit::new(ATTEMPTS, time),
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

    /// An attempt to log in.
    pub(crate) fn login(&self, address: IpAddr, name: &str) -> Result<(), TooOften> {
        self.logins.check(&counted(address))?;
        self.attempt(name)
    }

    /// An attempt at the password of this account.
    pub(crate) fn attempt(&self, name: &str) -> Result<(), TooOften> {
        // A name that is too long is nobody's, and shall not fill the memory.
        let name: String = name.trim().chars().take(64).collect();
        self.names.check(&name.to_lowercase())
    }

    /// A new guest or account.
    pub(crate) fn newcomer(&self, address: IpAddr) -> Result<(), TooOften> {
        self.newcomers.check(&counted(address))
    }
}
