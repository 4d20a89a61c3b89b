//! The people of a filled database.

use futures_util::future::join_all;
use higaki_store::{NewAccount, NewGuest, PasswordHash, PersonId, Store, TokenHash, UnixMillis};
use higaki_table::{Chance, QuickChance, Seed};

use crate::error::ProveError;

/// The account with by far the most games.
pub const BUSIEST: &str = "Busiest";
/// An account with very few games.
pub const NEWCOMER: &str = "Newcomer";

/// One game in this many has the busiest person.
const BUSY: u32 = 20;
/// A hash that no password has.
const NO_PASSWORD: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9uZQ$bm9uZQ";
/// Guests stay for ten years.
const LIFETIME_MS: i64 = 10 * 365 * 24 * 3600 * 1000;
/// People who are stored at a time.
const AT_ONCE: usize = 256;

/// Accounts and guests.
#[derive(Debug)]
pub(super) struct People {
    accounts: Vec<PersonId>,
    guests: Vec<PersonId>,
}

impl People {
    /// Creates people in proportion to the number of games.
    pub(super) fn of(games: u64, seed: &Seed) -> People {
        let accounts = (games / 50).clamp(20, 4_000) as usize;
        let person = |number: usize| {
            let mut id = [0; 16];
            id.copy_from_slice(&seed.nth(1 << 40).nth(number as u64).bytes()[..16]);
            PersonId::from_bytes(id)
        };
        People {
            accounts: (0..accounts).map(person).collect(),
            guests: (accounts..accounts + accounts / 2).map(person).collect(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.accounts.len() + self.guests.len()
    }

    pub(super) fn is_account(&self, person: PersonId) -> bool {
        self.accounts.contains(&person)
    }

    /// Different people for a game. Some play more than others, the first account most.
    pub(super) fn draw(
        &self,
        count: usize,
        rated: bool,
        number: u64,
        chance: &mut QuickChance,
    ) -> Vec<PersonId> {
        let mut drawn = Vec::with_capacity(count);
        if number.is_multiple_of(u64::from(BUSY)) {
            drawn.push(self.accounts[0]);
        } else if (1..=3).contains(&number) {
            drawn.push(self.accounts[1]);
        }
        while drawn.len() < count {
            let from =
                if rated || chance.below(3) > 0 { &self.accounts[2..] } else { &self.guests };
            let length = from.len() as u32;
            // The smaller of two numbers: the first ones play more.
            let index = chance.below(length).min(chance.below(length)) as usize;
            if !drawn.contains(&from[index]) {
                drawn.push(from[index]);
            }
        }
        drawn
    }

    pub(super) async fn store(&self, store: &Store, at: UnixMillis) -> Result<(), ProveError> {
        for (first, ids) in self.accounts.chunks(AT_ONCE).enumerate() {
            let created = ids.iter().zip(first * AT_ONCE..).map(|(id, number)| {
                let name = match number {
                    0 => BUSIEST.to_owned(),
                    1 => NEWCOMER.to_owned(),
                    _ => format!("Player {number}"),
                };
                let password = PasswordHash(NO_PASSWORD.to_owned());
                store.create_account(NewAccount { id: *id, name, password, at })
            });
            let created = join_all(created).await.into_iter();
            created.collect::<Result<Vec<_>, _>>().map_err(ProveError::inside)?;
        }
        for (first, ids) in self.guests.chunks(AT_ONCE).enumerate() {
            let created = ids.iter().zip(first * AT_ONCE..).map(|(id, number)| {
                let mut token = [0; 32];
                // A hash without a known token.
                token[..8].copy_from_slice(&(number as u64).to_be_bytes());
                let (name, expires_at) = (format!("Guest {number}"), at.plus(LIFETIME_MS));
                store.create_guest(NewGuest {
                    id: *id,
                    name,
                    token: TokenHash(token),
                    at,
                    expires_at,
                })
            });
            let created = join_all(created).await.into_iter();
            created.collect::<Result<Vec<_>, _>>().map_err(ProveError::inside)?;
        }
        Ok(())
    }
}
