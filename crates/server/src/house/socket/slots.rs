//! Open sockets: limits per person and address, and revocation.

use axum::http::StatusCode;
use higaki_store::{BotTokenId, PersonId, TokenHash};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

use super::super::guard::counted;
use super::super::people::{Credential, Identity};
use super::super::problem::Problem;

/// The most sockets of one person: tabs and programs.
const EACH_PERSON: usize = 20;
/// The most sockets of one IPv4 address or IPv6 /64: a club behind one router.
const EACH_ADDRESS: usize = 200;
/// The most revocations that a socket may lag behind before it is closed as a precaution.
const BACKLOG: usize = 256;

/// A revoked session, token or person; their sockets are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Revoked {
    /// One session.
    Session(TokenHash),
    /// All sessions of a person.
    SessionsOf(PersonId),
    /// The token of a program.
    Token(BotTokenId),
    /// A person with all sessions and tokens.
    Person(PersonId),
}

impl Revoked {
    fn concerns(self, person: PersonId, credential: Credential) -> bool {
        match (self, credential) {
            (Revoked::Session(gone), Credential::Session(session)) => gone == session,
            (Revoked::SessionsOf(gone), Credential::Session(_)) | (Revoked::Person(gone), _) => {
                gone == person
            }
            (Revoked::Token(gone), Credential::Bot(token)) => gone == token,
            _ => false,
        }
    }
}

/// The open sockets of this server.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    counts: Arc<Mutex<Counts>>,
    gone: broadcast::Sender<Revoked>,
}

#[derive(Debug, Default)]
struct Counts {
    people: HashMap<PersonId, usize>,
    addresses: HashMap<IpAddr, usize>,
}

/// A slot within the socket limits; dropping it frees the slot.
#[derive(Debug)]
pub(super) struct SocketSlot {
    counts: Arc<Mutex<Counts>>,
    gone: broadcast::Receiver<Revoked>,
    person: PersonId,
    credential: Credential,
    address: IpAddr,
}

impl Default for Sockets {
    fn default() -> Sockets {
        Sockets { counts: Arc::default(), gone: broadcast::channel(BACKLOG).0 }
    }
}

impl Sockets {
    /// Closes the sockets that depend on the revoked credential.
    pub(crate) fn end(&self, gone: Revoked) {
        // An error means that no socket is open.
        let _ = self.gone.send(gone);
    }

    /// The number of open sockets.
    pub(crate) fn open(&self) -> u64 {
        locked(&self.counts).people.values().sum::<usize>() as u64
    }

    pub(super) fn enter(&self, caller: &Identity, address: IpAddr) -> Result<SocketSlot, Problem> {
        let (person, credential, address) = (caller.person.id, caller.credential, counted(address));
        // Subscribed before counting, so that no revocation is missed from now on.
        let gone = self.gone.subscribe();
        let mut counts = locked(&self.counts);
        let of_person = counts.people.get(&person).copied().unwrap_or(0);
        let of_address = counts.addresses.get(&address).copied().unwrap_or(0);
        if of_person >= EACH_PERSON || of_address >= EACH_ADDRESS {
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets"));
        }
        counts.people.insert(person, of_person + 1);
        counts.addresses.insert(address, of_address + 1);
        Ok(SocketSlot { counts: Arc::clone(&self.counts), gone, person, credential, address })
    }
}

impl SocketSlot {
    /// Resolves when the credential of this socket is revoked, or when the socket has missed too
    /// many revocations to be sure.
    pub(super) async fn ended(&mut self) {
        while let Ok(gone) = self.gone.recv().await {
            if gone.concerns(self.person, self.credential) {
                return;
            }
        }
    }
}

impl Drop for SocketSlot {
    fn drop(&mut self) {
        fn leave<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
            if let Some(count) = counts.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(key);
                }
            }
        }
        let mut counts = locked(&self.counts);
        leave(&mut counts.people, &self.person);
        leave(&mut counts.addresses, &self.address);
    }
}

fn locked(counts: &Mutex<Counts>) -> MutexGuard<'_, Counts> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_store::{Json, Person, PersonKind, UnixMillis};
    use std::net::Ipv4Addr;

    const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn caller(credential: Credential) -> Identity {
        let (id, name, settings) = (PersonId::random(), String::new(), Json::default());
        let (kind, created_at) = (PersonKind::Guest, UnixMillis(0));
        Identity {
            person: Person { id, kind, name, settings, created_at, expires_at: None },
            credential,
        }
    }

    #[test]
    fn sockets_are_counted_until_they_end() {
        let sockets = Sockets::default();
        let aki = caller(Credential::Session(TokenHash([1; 32])));
        let places: Vec<_> = (0..EACH_PERSON).map(|_| sockets.enter(&aki, ADDRESS)).collect();
        assert!(places.iter().all(Result::is_ok));
        assert!(sockets.enter(&aki, ADDRESS).is_err());
        assert!(sockets.enter(&caller(aki.credential), ADDRESS).is_ok());
        assert_eq!(sockets.open(), EACH_PERSON as u64);
        drop(places);
        assert_eq!(sockets.open(), 0);
        assert!(locked(&sockets.counts).addresses.is_empty());
    }

    #[test]
    fn a_household_has_no_more_sockets_with_ipv6() {
        let sockets = Sockets::default();
        let enter = |host: usize| {
            let address = format!("2001:db8:1:2::{host:x}").parse().unwrap();
            sockets.enter(&caller(Credential::Session(TokenHash([1; 32]))), address)
        };
        let places: Vec<_> = (0..EACH_ADDRESS).map(enter).collect();
        assert!(places.iter().all(Result::is_ok));
        assert!(enter(EACH_ADDRESS).is_err());
        assert!(sockets.enter(&caller(Credential::Session(TokenHash([2; 32]))), ADDRESS).is_ok());
    }

    #[tokio::test]
    async fn a_socket_ends_with_what_opened_it() {
        let sockets = Sockets::default();
        let session = caller(Credential::Session(TokenHash([1; 32])));
        let program = caller(Credential::Bot(BotTokenId::random()));
        let Credential::Bot(token) = program.credential else {
            unreachable!("made in the line above")
        };
        let (person, program_person) = (session.person.id, program.person.id);
        for (opened, gone, ends) in [
            (&session, Revoked::Session(TokenHash([1; 32])), true),
            (&session, Revoked::Session(TokenHash([2; 32])), false),
            (&session, Revoked::SessionsOf(person), true),
            (&session, Revoked::Person(person), true),
            (&session, Revoked::Person(program_person), false),
            (&program, Revoked::Token(token), true),
            (&program, Revoked::SessionsOf(program_person), false),
            (&program, Revoked::Person(program_person), true),
        ] {
            let mut place = sockets.enter(opened, ADDRESS).unwrap();
            sockets.end(gone);
            let ended = futures_util::FutureExt::now_or_never(place.ended()).is_some();
            assert_eq!(ended, ends, "{gone:?}");
        }
    }
}
