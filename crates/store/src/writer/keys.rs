//! The recent idempotency keys of a person at a table.

use crate::StoreError;
use crate::database::damaged;
use crate::limits::REMEMBERED_KEYS;
use crate::log::AppendKey;
use crate::values::Revision;

/// The last keys of one person at one table, the oldest first.
#[derive(Debug, Default)]
pub(super) struct RecentKeys {
    keys: Vec<(u64, String)>,
    /// Whether it differs from the database.
    pub(super) changed: bool,
}

impl RecentKeys {
    pub(super) fn read(text: &str) -> Result<RecentKeys, StoreError> {
        let keys = serde_json::from_str(text).map_err(|_| damaged("recent"))?;
        Ok(RecentKeys { keys, changed: false })
    }

    pub(super) fn text(&self) -> String {
        serde_json::to_string(&self.keys).expect("a list of numbers and texts has a JSON form")
    }

    /// Marks the keys as stored.
    pub(super) fn written(self) -> RecentKeys {
        RecentKeys { changed: false, ..self }
    }

    /// The revision after the append with this key.
    pub(super) fn find(&self, key: &AppendKey) -> Option<Revision> {
        let found = self.keys.iter().rev().find(|(_, client)| *client == key.client);
        found.map(|(revision, _)| Revision(*revision))
    }

    pub(super) fn add(&mut self, key: &AppendKey, revision: Revision) {
        if self.keys.len() >= REMEMBERED_KEYS {
            self.keys.drain(..=self.keys.len() - REMEMBERED_KEYS);
        }
        self.keys.push((revision.0, key.client.clone()));
        self.changed = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_values::PersonId;

    #[test]
    fn the_last_keys_are_remembered_and_survive_their_text() {
        let key = |number: u64| AppendKey {
            person: PersonId::from_bytes([1; 16]),
            client: format!("\"{number}\n"),
        };
        let mut recent = RecentKeys::default();
        for number in 0..20 {
            recent.add(&key(number), Revision(number * 2));
        }
        let read = RecentKeys::read(&recent.text()).unwrap();
        let known: Vec<u64> = (0..20).filter(|number| read.find(&key(*number)).is_some()).collect();
        assert_eq!(known, (12..20).collect::<Vec<_>>());
        assert_eq!(read.find(&key(15)), Some(Revision(30)));
        assert!(recent.changed && !read.changed);
    }
}
