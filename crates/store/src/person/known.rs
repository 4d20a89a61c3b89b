//! People and sessions that were asked for a moment ago.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Person, Session};
use crate::values::{TokenHash, UnixMillis};
use higaki_values::PersonId;

/// So many of each are remembered at most.
const KNOWN: usize = 1024;
/// A session is read again after so many milliseconds, whatever happened: the last resort where
/// another program writes to the same file after all.
const SESSION: i64 = 1000;
/// Who keeps longer settings than that, in bytes, is asked for anew each time.
const SETTINGS: usize = 2048;

/// Who is behind an id or a token, so that not every request has to read it. Only where all writing
/// goes through this process, as it does on SQLite: elsewhere another machine may end a session.
///
/// The writer forgets everything after each commit that changed somebody, before anybody hears of
/// it. So nothing is remembered that is not so any more, even if whoever asked for the change did
/// not wait for its end.
#[derive(Debug)]
pub(crate) struct KnownPeople {
    only_process: bool,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// How often everything was forgotten.
    age: Age,
    people: HashMap<PersonId, Person>,
    sessions: HashMap<TokenHash, Visit>,
}

/// A session as it was at a time.
#[derive(Clone, Debug)]
struct Visit {
    person: Person,
    session: Session,
    read_at: UnixMillis,
}

impl Visit {
    fn is_fresh(&self, now: UnixMillis) -> bool {
        (0..SESSION).contains(&(now.0 - self.read_at.0)) && self.session.expires_at > now
    }
}

/// A moment between two changes. What was read in an earlier one may be out of date.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Age(u64);

impl KnownPeople {
    pub(crate) fn new(only_process: bool) -> KnownPeople {
        KnownPeople { only_process, known: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        // Nothing that is done under this lock can leave half of it behind.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn forget(&self) {
        let mut known = self.lock();
        known.age.0 += 1;
        known.people.clear();
        known.sessions.clear();
    }

    /// To be asked for before something is read that is to be remembered.
    pub(super) fn age(&self) -> Age {
        self.lock().age
    }

    pub(super) fn session(&self, token: TokenHash, now: UnixMillis) -> Option<(Person, Session)> {
        let known = self.lock();
        let visit = known.sessions.get(&token).filter(|visit| visit.is_fresh(now))?;
        Some((visit.person.clone(), visit.session.clone()))
    }

    /// All of them or none: then all have to be read.
    pub(super) fn people(&self, ids: &[PersonId]) -> Option<Vec<(PersonId, Person)>> {
        let known = self.lock();
        ids.iter().map(|id| Some((*id, known.people.get(id)?.clone()))).collect()
    }

    pub(super) fn learn_session(&self, age: Age, found: &(Person, Session), now: UnixMillis) {
        self.learn(age, |known| {
            let (person, session) = found.clone();
            if is_short(&person) {
                let visit = Visit { person, session, read_at: now };
                remember(&mut known.sessions, visit.session.token, visit);
            }
        });
    }

    pub(super) fn learn_people(&self, age: Age, found: &[(PersonId, Person)]) {
        self.learn(age, |known| {
            for (id, person) in found.iter().filter(|(_, person)| is_short(person)) {
                remember(&mut known.people, *id, person.clone());
            }
        });
    }

    fn learn(&self, age: Age, learn: impl FnOnce(&mut Known)) {
        let mut known = self.lock();
        if self.only_process && known.age == age {
            learn(&mut known);
        }
    }
}

fn is_short(person: &Person) -> bool {
    person.settings.text().len() <= SETTINGS
}

fn remember<K: Eq + Hash, V>(known: &mut HashMap<K, V>, key: K, value: V) {
    if known.len() >= KNOWN {
        known.clear();
    }
    known.insert(key, value);
}
