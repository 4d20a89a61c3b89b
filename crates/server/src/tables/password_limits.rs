//! Table passwords: verification, and limits on setting and guessing.

use super::Tables;
use super::mailbox::Message;
use crate::rate::{Limit, Rate, TooOften};
use crate::time::Time;
use higaki_protocol::{Code, Refusal};
use higaki_room::Caller;
use higaki_room::{refuse, refuse_with};
use higaki_store::{PersonId, TableId};
use serde_json::json;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Guesses of one person at one table.
const EACH: Rate = Rate::within(10, Duration::from_secs(10 * 60));
/// Guesses of all people at one table, beyond the reserved ones.
const ALL: Rate = Rate::within(100, HOUR);
/// The first guesses of a person at a table are reserved: guesses of others do not count against
/// them, so that strangers cannot lock out people who know the password.
const RESERVED: Rate = Rate::within(3, HOUR);
/// Reserved guesses of one network at all tables: new guests are free of charge.
const RESERVED_OF_NETWORK: Rate = Rate::within(240, HOUR);
/// The number of hashes of one address, as a multiple of those of one person.
const ADDRESS_FACTOR: u32 = 3;

impl Tables {
    /// Verifies the password of a table, if it has one, and admits the caller.
    pub(super) async fn admit(
        &self,
        caller: Caller,
        table: TableId,
        password: Option<String>,
    ) -> Result<(), Refusal> {
        let Some(password) = password else { return Ok(()) };
        let gate = self.call(table, |reply| Message::Gate { caller, reply }).await?;
        let Some(hash) = gate else { return Ok(()) };
        self.shared.limits.passwords.guess(table, caller)?;
        match self.shared.services.passwords.verify(hash, password).await {
            Some(true) => {
                let admit = |reply| Message::Admit { caller, reply };
                self.call(table, admit).await.map(drop)
            }
            Some(false) => Err(refuse(Code::WrongPassword)),
            None => Err(refuse(Code::Busy)),
        }
    }
}

#[derive(Debug)]
pub(crate) struct PasswordLimits {
    hashes: Limit<PersonId>,
    hashes_of_address: Limit<IpAddr>,
    each: Limit<(TableId, PersonId)>,
    all: Limit<TableId>,
    reserved: Limit<(TableId, PersonId)>,
    reserved_of_network: Limit<IpAddr>,
}

impl PasswordLimits {
    pub(crate) fn new(hashes: Rate, time: &Arc<dyn Time>) -> PasswordLimits {
        let of_address = Rate { burst: hashes.burst.saturating_mul(ADDRESS_FACTOR), ..hashes };
        PasswordLimits {
            hashes: Limit::new(hashes, time),
            hashes_of_address: Limit::new(of_address, time),
            each: Limit::new(EACH, time),
            all: Limit::new(ALL, time),
            reserved: Limit::new(RESERVED, time),
            reserved_of_network: Limit::new(RESERVED_OF_NETWORK, time),
        }
    }

    /// Counts the hash of a password, which takes 19 MiB and some processor time.
    pub(crate) fn hash(&self, caller: Caller) -> Result<(), Refusal> {
        self.count_hash(caller).map_err(refusal)
    }

    /// Counts a guess. Admitted people need not guess again.
    pub(crate) fn guess(&self, table: TableId, caller: Caller) -> Result<(), Refusal> {
        self.count_guess(table, caller).map_err(refusal)
    }

    fn count_hash(&self, caller: Caller) -> Result<(), TooOften> {
        self.hashes.check(&caller.person)?;
        caller.address.map_or(Ok(()), |address| self.hashes_of_address.check(&address))
    }

    fn count_guess(&self, table: TableId, caller: Caller) -> Result<(), TooOften> {
        let key = (table, caller.person);
        self.each.check(&key)?;
        if self.reserved.check(&key).is_ok() {
            let network = caller.address.map(network);
            let counted = network.map(|network| self.reserved_of_network.check(&network));
            if counted.is_none_or(|counted| counted.is_ok()) {
                return Ok(());
            }
        }
        self.count_hash(caller)?;
        self.all.check(&table)
    }
}

fn refusal(early: TooOften) -> Refusal {
    refuse_with(Code::TooManyGuesses, json!({ "seconds": early.seconds() }))
}

/// The network of an address: with IPv6 its /48, which one owner often has.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::BoxFuture;
    use higaki_store::UnixMillis;

    #[derive(Debug)]
    struct Stopped;

    impl Time for Stopped {
        fn now(&self) -> UnixMillis {
            UnixMillis(1_800_000_000_000)
        }

        fn sleep_until(&self, _: UnixMillis) -> BoxFuture<'static, ()> {
            Box::pin(std::future::pending())
        }
    }

    /// The number of a thousand new guests in one /48 that may guess.
    #[test]
    fn one_network_has_no_endless_reserve() {
        let time: Arc<dyn Time> = Arc::new(Stopped);
        let limits = PasswordLimits::new(Rate::within(0, Duration::ZERO), &time);
        let (table, other) = (TableId::from_bytes([1; 16]), TableId::from_bytes([2; 16]));
        let guest = |number: u16, network: u16| Caller {
            person: PersonId::random(),
            account: false,
            address: Some(Ipv6Addr::new(0x2001, 0xdb8, network, number, 0, 0, 0, 0).into()),
        };
        let guessed = (0..1000).filter(|number| limits.guess(table, guest(*number, 1)).is_ok());
        assert_eq!(guessed.count(), 240 + 100);
        assert!(limits.guess(table, guest(0, 2)).is_ok(), "elsewhere there is a reserve");
        assert!(limits.guess(other, guest(0, 1)).is_ok(), "another table is not concerned");
    }
}
