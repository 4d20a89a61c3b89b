//! Analyses of finished games, on a thread of their own. It yields to searches at live tables and
//! serves addresses in turn. Results are cached in memory.

use super::fair_queue::{Account, Busy, FairQueue, Priority};
use super::thinker::Thinker;
use higaki_bots::Analysis;
use higaki_catalogue::Analyse;
use higaki_store::TableId;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The most games in the queue.
const QUEUE: usize = 96;
/// The most games of one address in the queue.
const SHARE: usize = 16;
/// The most cached analyses, more than the queue holds. A long one takes about a hundred kilobytes.
const KEPT: usize = 128;

/// Queue and cache of analyses.
pub(crate) struct Analyses {
    known: Arc<Mutex<Known>>,
    /// Started with the first analysis.
    thread: OnceLock<Arc<FairQueue<Job>>>,
    thinker: Arc<dyn Thinker>,
}

#[derive(Default)]
struct Known {
    tables: HashMap<TableId, Arc<Progress>>,
    /// In order of creation, for eviction.
    order: VecDeque<TableId>,
}

/// The progress of an analysis.
#[derive(Default)]
pub(crate) struct Progress {
    done: AtomicU32,
    finished: OnceLock<Analysis>,
}

struct Job {
    table: TableId,
    study: Analyse,
    progress: Arc<Progress>,
}

impl Progress {
    /// The number of choices analysed so far.
    pub(crate) fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// The result.
    pub(crate) fn finished(&self) -> Option<&Analysis> {
        self.finished.get()
    }
}

impl Analyses {
    pub(crate) fn new(thinker: Arc<dyn Thinker>) -> Analyses {
        Analyses { known: Arc::default(), thread: OnceLock::new(), thinker }
    }

    /// The progress of a table's analysis; the first call starts it.
    pub(crate) fn of(
        &self,
        table: TableId,
        account: Account,
        study: impl FnOnce() -> Option<Analyse>,
    ) -> Result<Arc<Progress>, Busy> {
        let mut known = lock(&self.known);
        if let Some(progress) = known.tables.get(&table) {
            return Ok(Arc::clone(progress));
        }
        let progress = Arc::new(Progress::default());
        let job = Job { table, study: study().ok_or(Busy)?, progress: Arc::clone(&progress) };
        self.queue().add(account, Priority::Background, job)?;
        known.tables.insert(table, Arc::clone(&progress));
        known.order.push_back(table);
        if known.order.len() > KEPT
            && let Some(oldest) = known.order.pop_front()
        {
            known.tables.remove(&oldest);
        }
        Ok(progress)
    }

    fn queue(&self) -> &FairQueue<Job> {
        self.thread.get_or_init(|| {
            let queue = Arc::new(FairQueue::new(QUEUE, SHARE));
            let (jobs, known) = (Arc::clone(&queue), Arc::clone(&self.known));
            let thinker = Arc::clone(&self.thinker);
            let named = std::thread::Builder::new().name("analyst".to_owned());
            if let Err(error) = named.spawn(move || work(&jobs, &known, thinker.as_ref())) {
                tracing::error!(%error, "the thread for analyses could not be started");
            }
            queue
        })
    }
}

impl Drop for Analyses {
    fn drop(&mut self) {
        if let Some(queue) = self.thread.get() {
            queue.close();
        }
    }
}

fn work(jobs: &FairQueue<Job>, known: &Mutex<Known>, thinker: &dyn Thinker) {
    while let Some(Job { table, study, progress }) = jobs.next() {
        let mut seen = |done: usize| {
            progress.done.store(done as u32, Ordering::Relaxed);
            thinker.give_way();
        };
        match catch_unwind(AssertUnwindSafe(|| study(&mut seen))) {
            // Only this thread sets it.
            Ok(analysis) => drop(progress.finished.set(analysis)),
            Err(_) => {
                tracing::error!(table = table.short(), "the analysis of a game panicked");
                let mut known = lock(known);
                known.tables.remove(&table);
                known.order.retain(|kept| *kept != table);
            }
        }
    }
}

fn lock(known: &Mutex<Known>) -> std::sync::MutexGuard<'_, Known> {
    // No critical section here can panic halfway through.
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::thinker::{AtOnce, SearchJob};
    use super::*;
    use std::sync::mpsc::{Sender, channel};
    use tokio::sync::oneshot;

    fn table(number: u8) -> TableId {
        TableId::from_bytes([number; 16])
    }

    fn study() -> Option<Analyse> {
        Some(Box::new(|seen| {
            seen(3);
            Analysis { decisions: Vec::new(), seats: Vec::new() }
        }))
    }

    fn analyses() -> Analyses {
        Analyses::new(Arc::new(AtOnce))
    }

    fn account(address: u8) -> Account {
        let address = Some(std::net::IpAddr::from([203, 0, 113, address]));
        Account { person: higaki_store::PersonId::from_bytes([1; 16]), address }
    }

    fn wait(progress: &Progress) {
        while progress.finished().is_none() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_game_is_looked_at_once() {
        let analyses = analyses();
        let progress =
            analyses.of(table(1), account(1), study).unwrap_or_else(|_| panic!("there is room"));
        wait(&progress);
        assert_eq!(progress.done(), 3);
        let again = analyses.of(table(1), account(1), || panic!("once is enough"));
        assert!(again.is_ok_and(|again| again.finished().is_some()));
    }

    /// One address requests more analyses than its share.
    #[test]
    fn one_address_does_not_delay_others() {
        let analyses = analyses();
        let (go, wait) = channel::<()>();
        let (begun, order) = channel();
        let note = |number: u8, wait: Option<std::sync::mpsc::Receiver<()>>| {
            let begun: Sender<u8> = begun.clone();
            move || {
                Some(Box::new(move |_: &mut dyn FnMut(usize)| {
                    // The test may have ended.
                    let _ = begun.send(number);
                    if let Some(wait) = wait {
                        let _ = wait.recv();
                    }
                    Analysis { decisions: Vec::new(), seats: Vec::new() }
                }) as Analyse)
            }
        };
        assert!(analyses.of(table(0), account(1), note(0, Some(wait))).is_ok());
        assert_eq!(order.recv(), Ok(0));
        let asked =
            (1..30).map(|number| analyses.of(table(number), account(1), note(number, None)));
        assert_eq!(asked.filter(Result::is_ok).count(), SHARE);
        assert!(analyses.of(table(100), account(2), note(100, None)).is_ok());
        drop(go);
        assert_eq!((order.recv(), order.recv(), order.recv()), (Ok(1), Ok(100), Ok(2)));
    }

    #[derive(Debug)]
    struct Polite(Mutex<Sender<()>>);

    impl Thinker for Polite {
        fn think(&self, _: SearchJob) -> Result<oneshot::Receiver<String>, Busy> {
            Err(Busy)
        }

        fn give_way(&self) {
            self.0.lock().unwrap().send(()).unwrap();
        }
    }

    #[test]
    fn live_tables_come_first_between_two_decisions() {
        let (gave_way, ways) = channel();
        let analyses = Analyses::new(Arc::new(Polite(Mutex::new(gave_way))));
        let progress = analyses.of(table(1), account(1), study);
        wait(&progress.unwrap_or_else(|_| panic!("there is room")));
        drop(analyses);
        assert_eq!(ways.iter().count(), 1, "once for each decision");
    }

    #[test]
    fn only_the_latest_are_kept() {
        let analyses = analyses();
        for number in 0..=KEPT as u8 {
            let progress = loop {
                if let Ok(progress) = analyses.of(table(number), account(1), study) {
                    break progress;
                }
                std::thread::yield_now();
            };
            wait(&progress);
        }
        let known = lock(&analyses.known);
        assert_eq!((known.tables.len(), known.order.len()), (KEPT, KEPT));
        assert!(!known.tables.contains_key(&table(0)) && known.tables.contains_key(&table(1)));
    }

    #[test]
    fn one_that_fails_may_be_tried_again() {
        let analyses = analyses();
        let failing = || {
            Some(Box::new(|_: &mut dyn FnMut(usize)| -> Analysis { panic!("a fault") }) as Analyse)
        };
        assert!(analyses.of(table(1), account(1), failing).is_ok());
        while lock(&analyses.known).tables.contains_key(&table(1)) {
            std::thread::yield_now();
        }
        let again =
            analyses.of(table(1), account(1), study).unwrap_or_else(|_| panic!("there is room"));
        wait(&again);
    }
}
