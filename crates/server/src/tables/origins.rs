//! The last address of each person: search time is shared fairly between addresses.

use super::Tables;
use super::fair_queue::Account;
use higaki_store::PersonId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// The capacity, after which the map is cleared; the next requests fill it again.
const MOST: usize = 50_000;

#[derive(Debug, Default)]
pub(crate) struct Origins(Mutex<HashMap<PersonId, IpAddr>>);

impl Origins {
    pub(crate) fn note(&self, person: PersonId, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST && !known.contains_key(&person) {
            known.clear();
        }
        known.insert(person, address);
    }

    pub(crate) fn account(&self, person: PersonId) -> Account {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Account { person, address: known.get(&person).copied() }
    }
}

impl Tables {
    /// Records the address of a person; an IPv6 address as its /64.
    pub(crate) fn note_address(&self, person: PersonId, address: IpAddr) {
        self.shared.limits.origins.note(person, address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_address_counts_and_memory_is_bounded() {
        let origins = Origins::default();
        let person = |number: usize| {
            let mut bytes = [0; 16];
            bytes[..8].copy_from_slice(&(number as u64).to_le_bytes());
            PersonId::from_bytes(bytes)
        };
        let address = |last: u8| IpAddr::from([203, 0, 113, last]);
        assert_eq!(origins.account(person(0)).address, None);
        origins.note(person(0), address(1));
        origins.note(person(0), address(2));
        assert_eq!(origins.account(person(0)).address, Some(address(2)));
        for number in 0..=MOST {
            origins.note(person(number), address(3));
        }
        assert_eq!(origins.0.lock().unwrap().len(), 1);
    }
}
