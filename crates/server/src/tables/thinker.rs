//! Threads for the searches of opponents and hints.

use super::fair_queue::{Account, Busy, FairQueue, Priority};
use higaki_catalogue::Search;
use higaki_store::PersonId;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

/// A search job: the work, its account and its priority.
pub struct SearchJob {
    search: Search,
    quick: bool,
    account: Account,
    priority: Priority,
}

impl SearchJob {
    /// A job whose result is a choice in notation.
    pub fn new(think: impl FnOnce() -> String + Send + 'static) -> SearchJob {
        SearchJob::from(Search::new(think))
    }

    /// Marks a job that takes negligible time.
    #[must_use]
    pub fn quick(mut self, quick: bool) -> SearchJob {
        self.quick = quick;
        self
    }

    /// Sets the account of the job.
    #[must_use]
    pub fn on_account_of(mut self, account: Account) -> SearchJob {
        self.account = account;
        self
    }

    /// Sets the priority; live by default.
    #[must_use]
    pub fn with_priority(mut self, priority: Priority) -> SearchJob {
        self.priority = priority;
        self
    }

    /// Runs the search.
    #[must_use]
    pub fn think(self) -> String {
        self.search.run()
    }
}

impl From<Search> for SearchJob {
    fn from(search: Search) -> SearchJob {
        let account = Account { person: PersonId::from_bytes([0; 16]), address: None };
        SearchJob { search, quick: false, account, priority: Priority::Live }
    }
}

impl fmt::Debug for SearchJob {
    /// Omits the position, which holds hidden information.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SearchJob(…)")
    }
}

/// An executor of search jobs.
pub trait Thinker: fmt::Debug + Send + Sync {
    /// Queues a job. A job that panics drops the sender.
    ///
    /// # Errors
    /// When the queue is full.
    fn think(&self, job: SearchJob) -> Result<oneshot::Receiver<String>, Busy>;

    /// Called by background work between two steps: blocks for a moment while live jobs wait for a
    /// thread.
    fn give_way(&self) {}
}

/// The longest pause of an analysis for live jobs before each decision, so that it makes progress.
const GIVE_WAY: Duration = Duration::from_secs(2);
/// One address gets at most this fraction of a queue.
const SHARE: usize = 4;

/// Threads for searches, so that no socket ever waits for one. Quick levels have a thread of their
/// own and never wait for the others. The fair queue decides the order.
pub struct BotThreads {
    deep: Arc<FairQueue<Job>>,
    quick: Arc<FairQueue<Job>>,
}

impl BotThreads {
    /// Starts this many threads for slow jobs and one for quick jobs, each with a queue of this
    /// capacity. The threads end when this is dropped.
    #[must_use]
    pub fn start(threads: usize, room: usize) -> BotThreads {
        let queue = || Arc::new(FairQueue::new(room, room.div_ceil(SHARE)));
        let (deep, quick) = (queue(), queue());
        let deep_threads = (0..threads.max(1)).map(|number| (format!("bot-{number}"), &deep));
        for (name, queue) in deep_threads.chain([("bot-quick".to_owned(), &quick)]) {
            let queue = Arc::clone(queue);
            if let Err(error) = std::thread::Builder::new().name(name).spawn(move || work(&queue)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        BotThreads { deep, quick }
    }
}

type Job = (SearchJob, oneshot::Sender<String>);

fn work(queue: &FairQueue<Job>) {
    while let Some((job, answer)) = queue.next() {
        // Without a receiver the result is not needed.
        if answer.is_closed() {
            continue;
        }
        let think = std::panic::AssertUnwindSafe(|| job.think());
        match std::panic::catch_unwind(think) {
            Ok(choice) => drop(answer.send(choice)),
            Err(_) => tracing::error!("a bot panicked"),
        }
    }
}

impl Thinker for BotThreads {
    fn think(&self, job: SearchJob) -> Result<oneshot::Receiver<String>, Busy> {
        let queue = if job.quick { &self.quick } else { &self.deep };
        let (answer, receiver) = oneshot::channel();
        let (account, priority) = (job.account, job.priority);
        queue.add(account, priority, (job, answer)).map(|()| receiver)
    }

    fn give_way(&self) {
        self.deep.give_way(GIVE_WAY);
    }
}

impl Drop for BotThreads {
    fn drop(&mut self) {
        self.deep.close();
        self.quick.close();
    }
}

impl fmt::Debug for BotThreads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotThreads").finish_non_exhaustive()
    }
}

/// Runs jobs in the calling thread, for deterministic tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtOnce;

impl Thinker for AtOnce {
    fn think(&self, job: SearchJob) -> Result<oneshot::Receiver<String>, Busy> {
        let (answer, receiver) = oneshot::channel();
        // The receiver is in scope.
        let _ = answer.send(job.think());
        Ok(receiver)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_queue_says_so_and_a_panic_costs_only_its_thought() {
        let threads = BotThreads::start(1, 1);
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = threads.think(SearchJob::new(move || {
            let _ = wait.recv();
            panic!("a bot with a fault");
        }));
        let mut waiting = Vec::new();
        let full = (0..100).any(|_| match threads.think(SearchJob::new(|| "pass".to_owned())) {
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

    /// One person has many tables with slow opponents.
    #[test]
    fn tables_of_one_person_do_not_delay_others() {
        let threads = BotThreads::start(1, 400);
        let (aki, ren) = (PersonId::from_bytes([1; 16]), PersonId::from_bytes([2; 16]));
        let (begun, first) = std::sync::mpsc::channel::<()>();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let held = threads.think(SearchJob::new(move || {
            begun.send(()).unwrap();
            let _ = wait.recv();
            String::new()
        }));
        first.recv().unwrap();
        let order = Arc::new(std::sync::Mutex::new(Vec::new()));
        let note = |person: PersonId| {
            let order = Arc::clone(&order);
            let noted = move || {
                order.lock().unwrap().push(person);
                String::new()
            };
            SearchJob::new(noted).on_account_of(Account { person, address: None })
        };
        let many: Vec<_> = (0..50).map(|_| threads.think(note(aki)).unwrap()).collect();
        let few: Vec<_> = (0..2).map(|_| threads.think(note(ren)).unwrap()).collect();
        // The only thread is busy, and a quick job still runs.
        let quick = threads.think(SearchJob::new(|| "quick".to_owned()).quick(true)).unwrap();
        assert_eq!(quick.blocking_recv().as_deref(), Ok("quick"));
        drop(go);
        assert!(held.unwrap().blocking_recv().is_ok());
        for answer in few.into_iter().chain(many) {
            assert!(answer.blocking_recv().is_ok());
        }
        assert_eq!(order.lock().unwrap()[..5], [aki, ren, aki, ren, aki]);
        // One person cannot fill the whole queue.
        let filled = (0..400).filter_map(|_| threads.think(note(aki)).ok()).count();
        assert!(filled >= 100 && threads.think(note(ren)).is_ok());
    }
}
