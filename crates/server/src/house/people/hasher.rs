//! Password hashing with Argon2id, on threads of its own.

use argon2::password_hash::phc::{self, Output, ParamsString, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use futures_util::future::BoxFuture;
use higaki_store::PasswordHash;
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use tokio::sync::oneshot;

use super::password::Password;

/// Hashing threads. Each keeps a buffer of 19 MiB from its first hash on: allocators hold on to
/// blocks of that size, and a new one for every hash left 0.7 GB behind.
const THREADS: usize = 2;
/// The most jobs that wait in one lane. Excess jobs fail with [`Busy`].
const WAITING: usize = 32;

/// The tail of a decoy hash, verified for unknown names so that they take as long as existing ones.
/// Its output bytes are zero: no password is known for them.
const DECOY: &str = "bm9ib2R5J3Mgc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// The queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

/// The queue of a job. Unknown devices cannot fill the queue of known ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// A valid session or a known device. Served first.
    Known,
    /// All others.
    Stranger,
}

/// Hashes and verifies passwords. A handle: clones share the threads, which end with the last one.
#[derive(Clone)]
pub struct Passwords {
    threads: Arc<Threads>,
    params: Params,
}

/// Stops the threads when dropped.
struct Threads(Arc<Queue>);

#[derive(Default)]
struct Queue {
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Default)]
struct Jobs {
    known: VecDeque<Job>,
    strangers: VecDeque<Job>,
    closed: bool,
}

type Job = Box<dyn FnOnce(&mut Hasher) + Send>;

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new()
    }
}

impl Passwords {
    /// Starts the threads. The parameters are those that OWASP recommends, the defaults of the
    /// crate: 19 MiB, two passes, one lane.
    ///
    /// # Panics
    /// When the system has no thread left.
    #[must_use]
    pub fn new() -> Passwords {
        Passwords::with(Params::default())
    }

    /// Cheap, insecure hashes for tests that need many.
    ///
    /// # Panics
    /// When the system has no thread left.
    #[must_use]
    pub fn cheap() -> Passwords {
        Passwords::with(Params::new(Params::MIN_M_COST, 1, 1, None).expect("the least of each"))
    }

    fn with(params: Params) -> Passwords {
        let queue = Arc::new(Queue::default());
        for number in 0..THREADS {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name(format!("passwords-{number}"));
            let work = move || {
                let mut hasher = Hasher::default();
                while let Some(job) = queue.next() {
                    job(&mut hasher);
                }
            };
            thread.spawn(work).expect("a server without threads cannot serve");
        }
        Passwords { threads: Arc::new(Threads(queue)), params }
    }

    /// Hashes a password for storage.
    pub(crate) async fn hash(&self, password: Password, lane: Lane) -> Result<PasswordHash, Busy> {
        let params = self.params.clone();
        self.run(lane, move |hasher| hasher.hash(&password, &params)).await
    }

    /// Whether the password matches the hash. Without a hash the answer is no, after the same time.
    pub(crate) async fn verify(
        &self,
        password: Password,
        stored: Option<PasswordHash>,
        lane: Lane,
    ) -> Result<bool, Busy> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.decoy());
        let matches = self.run(lane, move |hasher| hasher.verify(&password, &stored)).await?;
        Ok(known && matches)
    }

    fn decoy(&self) -> PasswordHash {
        let (memory, passes) = (self.params.m_cost(), self.params.t_cost());
        PasswordHash(format!("$argon2id$v=19$m={memory},t={passes},p=1${DECOY}"))
    }

    async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce(&mut Hasher) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (answer, answered) = oneshot::channel();
        let job = move |hasher: &mut Hasher| {
            // The client may have disconnected meanwhile.
            if !answer.is_closed() {
                let _ = answer.send(work(hasher));
            }
        };
        self.threads.0.add(lane, Box::new(job))?;
        answered.await.map_err(|_| Busy)
    }
}

impl Queue {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        // Nothing that is done under this lock can leave half of it behind.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, lane: Lane, job: Job) -> Result<(), Busy> {
        let mut jobs = self.jobs();
        let waiting = match lane {
            Lane::Known => &mut jobs.known,
            Lane::Stranger => &mut jobs.strangers,
        };
        if waiting.len() >= WAITING {
            return Err(Busy);
        }
        waiting.push_back(job);
        self.changed.notify_one();
        Ok(())
    }

    /// Waits for the next job; none when the queue is closed.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.jobs();
        loop {
            if jobs.closed {
                return None;
            }
            if let Some(job) = jobs.known.pop_front().or_else(|| jobs.strangers.pop_front()) {
                return Some(job);
            }
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.0.jobs().closed = true;
        self.0.changed.notify_all();
    }
}

impl crate::tables::Passwords for Passwords {
    fn hash(&self, password: String) -> BoxFuture<'static, Option<PasswordHash>> {
        let passwords = self.clone();
        Box::pin(
            async move { passwords.hash(Password::of_table(password)?, Lane::Stranger).await.ok() },
        )
    }

    fn verify(&self, hash: PasswordHash, password: String) -> BoxFuture<'static, Option<bool>> {
        let passwords = self.clone();
        Box::pin(async move {
            let Some(password) = Password::of_table(password) else { return Some(false) };
            passwords.verify(password, Some(hash), Lane::Stranger).await.ok()
        })
    }
}

impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let jobs = self.threads.0.jobs();
        let waiting = jobs.known.len() + jobs.strangers.len();
        f.debug_struct("Passwords").field("waiting", &waiting).finish()
    }
}

/// Argon2id with a buffer that is allocated once.
#[derive(Default)]
struct Hasher(Vec<Block>);

impl Hasher {
    fn hash(&mut self, password: &Password, params: &Params) -> PasswordHash {
        let salt = Salt::generate();
        let hash = phc::PasswordHash {
            algorithm: ARGON2ID_IDENT,
            version: Some(Version::default().into()),
            params: ParamsString::try_from(params).expect("three small numbers"),
            hash: self.output(password, &salt, params),
            salt: Some(salt),
        };
        PasswordHash(hash.to_string())
    }

    /// Compares in constant time. An unreadable hash matches nothing.
    fn verify(&mut self, password: &Password, stored: &PasswordHash) -> bool {
        let Ok(stored) = phc::PasswordHash::new(&stored.0) else { return false };
        let (Ok(params), Some(salt)) = (Params::try_from(&stored), stored.salt) else {
            return false;
        };
        let computed = self.output(password, &salt, &params);
        // The comparison of outputs takes constant time.
        stored.algorithm == ARGON2ID_IDENT && computed.is_some() && computed == stored.hash
    }

    fn output(&mut self, password: &Password, salt: &Salt, params: &Params) -> Option<Output> {
        if self.0.len() < params.block_count() {
            self.0.resize(params.block_count(), Block::default());
        }
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::default(), params.clone());
        let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
        let mut output = vec![0; length];
        let text = password.text().as_bytes();
        let filled = argon2.hash_password_into_with_memory(text, salt, &mut output, &mut self.0);
        filled.ok().and_then(|()| Output::new(&output).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    fn password(text: &str) -> Password {
        Password::typed(text.to_owned()).unwrap()
    }

    #[tokio::test]
    async fn a_password_matches_its_own_hash_only() {
        let passwords = Passwords::new();
        let stored = passwords.hash(password("higaki kaisen"), Lane::Stranger).await.unwrap();
        assert!(stored.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", stored.0);
        let verify = |text, stored| passwords.verify(password(text), stored, Lane::Known);
        assert_eq!(verify("higaki kaisen", Some(stored.clone())).await, Ok(true));
        assert_eq!(verify("higaki kaisem", Some(stored)).await, Ok(false));
        assert_eq!(verify("higaki kaisen", None).await, Ok(false));
        for broken in ["$argon2id$broken", "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ"] {
            let broken = Some(PasswordHash(broken.to_owned()));
            assert_eq!(verify("higaki kaisen", broken).await, Ok(false));
        }
        assert_eq!(verify("higaki kaisen", Some(passwords.decoy())).await, Ok(false));
    }

    /// An unknown name must take as long as an existing one.
    #[test]
    fn the_decoy_has_the_parameters_of_a_real_hash() {
        let decoy = Passwords::new().decoy();
        let decoy = phc::PasswordHash::new(&decoy.0).unwrap();
        let (params, usual) = (Params::try_from(&decoy).unwrap(), Params::default());
        assert_eq!((params.m_cost(), params.t_cost()), (usual.m_cost(), usual.t_cost()));
        assert!(decoy.salt.is_some() && decoy.hash.is_some());
    }

    #[test]
    fn hashes_agree_with_those_of_the_crate() {
        let (mut hasher, text) = (Hasher::default(), password("higaki kaisen"));
        let ours = hasher.hash(&text, &Params::default());
        let parsed = phc::PasswordHash::new(&ours.0).unwrap();
        assert!(Argon2::default().verify_password(b"higaki kaisen", &parsed).is_ok());
        let theirs: phc::PasswordHash = Argon2::default().hash_password(b"higaki kaisen").unwrap();
        assert!(hasher.verify(&text, &PasswordHash(theirs.to_string())));
    }

    /// Blocks the threads until the sender is dropped, so that a test controls the queue.
    fn hold(passwords: &Passwords) -> Vec<std::sync::mpsc::Sender<()>> {
        let held = (0..THREADS).map(|_| {
            let (release, held) = std::sync::mpsc::channel::<()>();
            let (begun, begins) = std::sync::mpsc::channel();
            let job = move |_: &mut Hasher| {
                begun.send(()).unwrap();
                let _ = held.recv();
            };
            passwords.threads.0.add(Lane::Stranger, Box::new(job)).unwrap();
            begins.recv().unwrap();
            release
        });
        held.collect()
    }

    #[tokio::test]
    async fn strangers_who_fill_their_queue_do_not_keep_others_waiting() {
        let passwords = Passwords::new();
        let held = hold(&passwords);
        for _ in 0..WAITING {
            passwords.threads.0.add(Lane::Stranger, Box::new(|_| ())).unwrap();
        }
        assert_eq!(passwords.hash(password("higaki kaisen"), Lane::Stranger).await, Err(Busy));
        assert_eq!(passwords.threads.0.add(Lane::Known, Box::new(|_| ())), Ok(()));
        drop(held);
    }

    #[tokio::test]
    async fn known_people_are_served_before_strangers() {
        let passwords = Passwords::new();
        let mut held = hold(&passwords);
        let (order, served) = std::sync::mpsc::channel();
        for lane in [Lane::Stranger, Lane::Known] {
            let order = order.clone();
            let job = move |_: &mut Hasher| order.send(lane).unwrap();
            passwords.threads.0.add(lane, Box::new(job)).unwrap();
        }
        // One thread takes both, one after the other.
        drop(held.pop());
        assert_eq!([served.recv(), served.recv()], [Ok(Lane::Known), Ok(Lane::Stranger)]);
    }
}
