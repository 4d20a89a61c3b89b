//! Bots: which there are, and where they think.

use higaki_bots::Kind;
use std::fmt;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

/// How strong a bot is. What the crate of bots offers is offered here, without further ado.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(Kind);

impl Level {
    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        Kind::ALL.into_iter().map(Level)
    }

    /// Who plays on for somebody if nobody said how strong he shall be: an opponent in earnest who
    /// does not keep the others waiting.
    pub const STAND_IN: Level = Level(Kind::Merchant);

    /// The level with this word, if there is one; no word means the usual stand-in.
    #[must_use]
    pub fn named(word: &str) -> Option<Level> {
        if word.is_empty() {
            return Some(Level::STAND_IN);
        }
        Level::all().find(|level| level.word() == word)
    }

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.0.word()
    }

    pub(crate) const fn kind(self) -> Kind {
        self.0
    }
}

/// A decision that a bot has to make: a position, a seat, a level.
pub struct Thought(Box<dyn FnOnce() -> String + Send>);

impl Thought {
    /// What to think, and what comes out: a choice in notation.
    pub fn new(think: impl FnOnce() -> String + Send + 'static) -> Thought {
        Thought(Box::new(think))
    }

    /// Thinks.
    #[must_use]
    pub fn think(self) -> String {
        (self.0)()
    }
}

impl fmt::Debug for Thought {
    /// A position holds everything that is hidden.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought(…)")
    }
}

/// All bots are busy and the queue is full; ask again in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// Somewhere to think.
pub trait Thinker: fmt::Debug + Send + Sync {
    /// Begins to think, or says that there is no room. A thought that panics gives no answer.
    ///
    /// # Errors
    /// When too many thoughts are waiting.
    fn think(&self, thought: Thought) -> Result<oneshot::Receiver<String>, Busy>;
}

/// Threads that do nothing but think, so that no socket ever waits for a bot.
pub struct BotThreads {
    queue: SyncSender<Job>,
}

struct Job {
    thought: Thought,
    answer: oneshot::Sender<String>,
}

impl BotThreads {
    /// Starts so many threads, with room for so many thoughts that wait. The threads end when
    /// this is dropped.
    #[must_use]
    pub fn start(threads: usize, queue: usize) -> BotThreads {
        let (sender, receiver) = sync_channel(queue.max(1));
        let receiver = Arc::new(Mutex::new(receiver));
        for number in 0..threads.max(1) {
            let receiver = Arc::clone(&receiver);
            let named = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = named.spawn(move || work(&receiver)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        BotThreads { queue: sender }
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { thought, answer }) = job else { return };
        // Whoever asked may be gone, and then nobody needs the choice.
        if answer.is_closed() {
            continue;
        }
        let think = std::panic::AssertUnwindSafe(|| thought.think());
        match std::panic::catch_unwind(think) {
            Ok(choice) => drop(answer.send(choice)),
            Err(_) => tracing::error!("a bot panicked"),
        }
    }
}

impl Thinker for BotThreads {
    fn think(&self, thought: Thought) -> Result<oneshot::Receiver<String>, Busy> {
        let (answer, receiver) = oneshot::channel();
        match self.queue.try_send(Job { thought, answer }) {
            Ok(()) => Ok(receiver),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => Err(Busy),
        }
    }
}

impl fmt::Debug for BotThreads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotThreads").finish_non_exhaustive()
    }
}

/// Thinks at once, where it is asked to: for tests that must repeat.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtOnce;

impl Thinker for AtOnce {
    fn think(&self, thought: Thought) -> Result<oneshot::Receiver<String>, Busy> {
        let (answer, receiver) = oneshot::channel();
        // The receiver is right here.
        let _ = answer.send(thought.think());
        Ok(receiver)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_the_usual_stand_in() {
        assert_eq!(Level::named(""), Some(Level::STAND_IN));
        assert_eq!(Level::named("random").map(Level::word), Some("random"));
        assert_eq!(Level::named("perfect"), None);
    }

    #[test]
    fn a_full_queue_says_so_and_a_panic_costs_only_its_thought() {
        let threads = BotThreads::start(1, 1);
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = threads.think(Thought::new(move || {
            let _ = wait.recv();
            panic!("a bot with a fault");
        }));
        let mut waiting = Vec::new();
        let full = (0..100).any(|_| match threads.think(Thought::new(|| "pass".to_owned())) {
            Ok(receiver) => {
                waiting.push(receiver);
                false
            }
            Err(Busy) => true,
        });
        assert!(full, "the queue has one place");
        drop(go);
        assert!(first.unwrap().blocking_recv().is_err());
        for receiver in waiting {
            assert_eq!(receiver.blocking_recv().as_deref(), Ok("pass"));
        }
    }
}
