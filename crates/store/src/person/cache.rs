//! A cache of people and sessions.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Person, Session};
use crate::values::{TokenHash, UnixMillis};
use higaki_values::PersonId;

/// The capacity for each of the two kinds.
const CAPACITY: usize = 1024;
/// Milliseconds after which a session is read again in any case: the last resort if another program
/// writes to the same file after all.
const SESSION_MS: i64 = 1000;
/// People with larger settings, in bytes, are not cached.
const SETTINGS_BYTES: usize = 2048;

/// A cache of people by id and of sessions by token. Only where all writes go through this process,
/// as on SQLite: elsewhere another machine may end a session.
///
/// The writer clears it after each commit that changed a person or session, before anyone is
/// notified. So no entry is stale, even if the caller of the change was dropped before its end.
#[derive(Debug)]
pub(crate) struct PersonCache {
    only_process: bool,
    entries: Mutex<Entries>,
}

#[derive(Debug, Default)]
struct Entries {
    /// How often the cache was cleared.
    generation: Generation,
    people: HashMap<PersonId, Person>,
    sessions: HashMap<TokenHash, Visit>,
}

/// A session as it was read, with the time.
#[derive(Clone, Debug)]
struct Visit {
    person: Person,
    session: Session,
    read_at: UnixMillis,
}

impl Visit {
    fn is_fresh(&self, now: UnixMillis) -> bool {
        (0..SESSION_MS).contains(&(now.0 - self.read_at.0)) && self.session.expires_at > now
    }
}

/// A generation of the cache. A value read in an earlier one may be stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Generation(u64);

impl PersonCache {
    pub(crate) fn new(only_process: bool) -> PersonCache {
        PersonCache { only_process, entries: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Entries> {
        // Ignores poisoning: no update under this lock can be left half done.
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn clear(&self) {
        let mut entries = self.lock();
        entries.generation.0 += 1;
        entries.people.clear();
        entries.sessions.clear();
    }

    /// The current generation; to be taken before reading a value for the cache.
    pub(super) fn generation(&self) -> Generation {
        self.lock().generation
    }

    pub(super) fn session(&self, token: TokenHash, now: UnixMillis) -> Option<(Person, Session)> {
        let entries = self.lock();
        let visit = entries.sessions.get(&token).filter(|visit| visit.is_fresh(now))?;
        Some((visit.person.clone(), visit.session.clone()))
    }

    /// All of them, or `None` if one is missing and all have to be read.
    pub(super) fn people(&self, ids: &[PersonId]) -> Option<Vec<(PersonId, Person)>> {
        let entries = self.lock();
        ids.iter().map(|id| Some((*id, entries.people.get(id)?.clone()))).collect()
    }

    pub(super) fn learn_session(
        &self,
        generation: Generation,
        found: &(Person, Session),
        now: UnixMillis,
    ) {
        self.learn(generation, |entries| {
            let (person, session) = found.clone();
            if is_short(&person) {
                let visit = Visit { person, session, read_at: now };
                remember(&mut entries.sessions, visit.session.token, visit);
            }
        });
    }

    pub(super) fn learn_people(&self, generation: Generation, found: &[(PersonId, Person)]) {
        self.learn(generation, |entries| {
            for (id, person) in found.iter().filter(|(_, person)| is_short(person)) {
                remember(&mut entries.people, *id, person.clone());
            }
        });
    }

    fn learn(&self, generation: Generation, learn: impl FnOnce(&mut Entries)) {
        let mut entries = self.lock();
        if self.only_process && entries.generation == generation {
            learn(&mut entries);
        }
    }
}

fn is_short(person: &Person) -> bool {
    person.settings.text().len() <= SETTINGS_BYTES
}

fn remember<K: Eq + Hash, V>(entries: &mut HashMap<K, V>, key: K, value: V) {
    if entries.len() >= CAPACITY {
        entries.clear();
    }
    entries.insert(key, value);
}
