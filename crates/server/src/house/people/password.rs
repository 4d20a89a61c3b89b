//! Passwords: hashed with Argon2id, beside the threads that serve.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc};
use futures_util::future::BoxFuture;
use higaki_store::PasswordHash;
use std::fmt;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The fewest characters of a password.
pub(crate) const SHORTEST: usize = 8;
/// The most bytes of a password. Longer ones protect nobody better and cost time.
pub(crate) const LONGEST: usize = 256;

/// Hashes that are computed at the same time. Each takes 19 MiB and one core.
const AT_ONCE: usize = 2;
/// Who may wait for a turn. Everybody behind is told to come again.
const WAITING: usize = 32;

/// A password as somebody typed it. Shows in no log.
#[derive(Clone)]
pub(crate) struct Password(String);

impl Password {
    /// The password, if it is long enough and not too long.
    pub(crate) fn new(text: String) -> Result<Password, Unfit> {
        if text.len() > LONGEST {
            return Err(Unfit::TooLong);
        }
        if text.chars().count() < SHORTEST {
            return Err(Unfit::TooShort);
        }
        Ok(Password(text))
    }

    /// The password of a table: said aloud among friends, so it may be short.
    fn of_table(text: String) -> Option<Password> {
        (text.len() <= LONGEST).then_some(Password(text))
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Why a text is no password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// Fewer characters than [`SHORTEST`].
    TooShort,
    /// More bytes than [`LONGEST`].
    TooLong,
}

/// Too many people hash passwords right now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

/// Hashes passwords, a few at a time.
#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// Checked for names that nobody has, so that the answer takes as long as for one that exists.
    decoy: Arc<PasswordHash>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new()
    }
}

impl Passwords {
    /// Nobody waits yet.
    #[must_use]
    pub fn new() -> Passwords {
        let decoy = hash(&Password("nobody has this one".to_owned()));
        Passwords {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            queue: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            decoy: Arc::new(decoy),
        }
    }

    /// The hash to store.
    pub(crate) async fn hash(&self, password: Password) -> Result<PasswordHash, Busy> {
        self.in_turn(move || hash(&password)).await
    }

    /// Whether this is the password with that hash. Without a hash the answer is no, and takes as
    /// long.
    pub(crate) async fn verify(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
    ) -> Result<bool, Busy> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| (*self.decoy).clone());
        let matches = self.in_turn(move || verify(&password, &stored)).await?;
        Ok(known && matches)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _place = self.queue.try_acquire().map_err(|_| Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Busy)?;
        let worked = tokio::task::spawn_blocking(move || {
            // Held here: whoever hangs up must not let one more in while his hash is computed.
            let _turn = turn;
            work()
        });
        worked.await.map_err(|_| Busy)
    }
}

impl crate::tables::Passwords for Passwords {
    fn hash(&self, password: String) -> BoxFuture<'static, Option<PasswordHash>> {
        let passwords = self.clone();
        Box::pin(async move { passwords.hash(Password::of_table(password)?).await.ok() })
    }

    fn verify(&self, hash: PasswordHash, password: String) -> BoxFuture<'static, bool> {
        let passwords = self.clone();
        Box::pin(async move {
            let Some(password) = Password::of_table(password) else { return false };
            passwords.verify(password, Some(hash)).await.unwrap_or(false)
        })
    }
}

impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let free = self.turns.available_permits();
        f.debug_struct("Passwords").field("free", &free).finish_non_exhaustive()
    }
}

/// With the parameters that OWASP recommends: 19 MiB, two passes, one lane.
fn hash(password: &Password) -> PasswordHash {
    let hash: phc::PasswordHash = Argon2::default()
        .hash_password(password.0.as_bytes())
        .expect("the parameters are sound and the length of a password is bounded");
    PasswordHash(hash.to_string())
}

/// Compares in constant time. A hash that cannot be read matches nothing.
fn verify(password: &Password, stored: &PasswordHash) -> bool {
    let Ok(parsed) = phc::PasswordHash::new(&stored.0) else { return false };
    Argon2::default().verify_password(password.0.as_bytes(), &parsed).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password::new(text.to_owned()).unwrap()
    }

    #[tokio::test]
    async fn a_password_matches_its_own_hash_only() {
        let passwords = Passwords::new();
        let stored = passwords.hash(password("higaki kaisen")).await.unwrap();
        assert!(stored.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", stored.0);
        let verify = |text, stored| passwords.verify(password(text), stored);
        assert_eq!(verify("higaki kaisen", Some(stored.clone())).await, Ok(true));
        assert_eq!(verify("higaki kaisem", Some(stored)).await, Ok(false));
        assert_eq!(verify("higaki kaisen", None).await, Ok(false));
        assert_eq!(verify("nobody has this one", None).await, Ok(false));
        let broken = PasswordHash("$argon2id$broken".to_owned());
        assert_eq!(verify("higaki kaisen", Some(broken)).await, Ok(false));
    }

    #[test]
    fn unfit_passwords_are_refused() {
        let unfit = |text: &str| Password::new(text.to_owned()).err();
        assert_eq!(unfit("1234567"), Some(Unfit::TooShort));
        assert_eq!(unfit("żółwżółw"), None);
        assert_eq!(unfit(&"x".repeat(LONGEST)), None);
        assert_eq!(unfit(&"x".repeat(LONGEST + 1)), Some(Unfit::TooLong));
    }

    #[tokio::test]
    async fn whoever_finds_no_place_in_the_queue_is_told_so() {
        let passwords = Passwords::new();
        let places = passwords.queue.try_acquire_many((AT_ONCE + WAITING) as u32).unwrap();
        assert_eq!(passwords.hash(password("higaki kaisen")).await, Err(Busy));
        drop(places);
        assert!(passwords.hash(password("higaki kaisen")).await.is_ok());
    }

    #[test]
    fn a_password_does_not_show_in_debug_output() {
        assert_eq!(format!("{:?}", password("higaki kaisen")), "Password(…)");
    }
}
