//! Where finished games are looked at again: on one thread of its own, so that neither bots nor
//! people wait for it. What came out is kept in memory for a while.

use super::games::Study;
use super::thinker::Busy;
use higaki_bots::Analysis;
use higaki_store::TableId;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many games may wait to be looked at.
const QUEUE: usize = 16;
/// How many games are remembered. A long one takes about a hundred kilobytes.
const KEPT: usize = 64;

/// All analyses.
#[derive(Default)]
pub(crate) struct Analyses {
    known: Arc<Mutex<Known>>,
    /// The thread is started when the first game is looked at.
    thread: OnceLock<SyncSender<Job>>,
}

#[derive(Default)]
struct Known {
    tables: HashMap<TableId, Arc<Progress>>,
    /// The oldest first.
    order: VecDeque<TableId>,
}

/// How far one is.
#[derive(Default)]
pub(crate) struct Progress {
    done: AtomicU32,
    finished: OnceLock<Analysis>,
}

struct Job {
    table: TableId,
    study: Study,
    progress: Arc<Progress>,
}

impl Progress {
    /// How many choices have been looked at.
    pub(crate) fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// What came out.
    pub(crate) fn finished(&self) -> Option<&Analysis> {
        self.finished.get()
    }
}

impl Analyses {
    /// The analysis of a table; begun if nobody has asked for it before.
    pub(crate) fn of(
        &self,
        table: TableId,
        study: impl FnOnce() -> Option<Study>,
    ) -> Result<Arc<Progress>, Busy> {
        let mut known = lock(&self.known);
        if let Some(progress) = known.tables.get(&table) {
            return Ok(Arc::clone(progress));
        }
        let progress = Arc::new(Progress::default());
        let job = Job { table, study: study().ok_or(Busy)?, progress: Arc::clone(&progress) };
        self.queue().try_send(job).map_err(|_| Busy)?;
        known.tables.insert(table, Arc::clone(&progress));
        known.order.push_back(table);
        if known.order.len() > KEPT
            && let Some(oldest) = known.order.pop_front()
        {
            known.tables.remove(&oldest);
        }
        Ok(progress)
    }

    fn queue(&self) -> &SyncSender<Job> {
        self.thread.get_or_init(|| {
            let (sender, jobs) = sync_channel(QUEUE);
            let known = Arc::clone(&self.known);
            let named = std::thread::Builder::new().name("analyst".to_owned());
            if let Err(error) = named.spawn(move || work(&jobs, &known)) {
                tracing::error!(%error, "the thread for analyses could not be started");
            }
            sender
        })
    }
}

fn work(jobs: &Receiver<Job>, known: &Mutex<Known>) {
    while let Ok(Job { table, study, progress }) = jobs.recv() {
        let mut seen = |done: usize| progress.done.store(done as u32, Ordering::Relaxed);
        match catch_unwind(AssertUnwindSafe(|| study(&mut seen))) {
            // Nobody else fills it.
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
    // Nothing that is done under this lock can leave half of it behind.
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u8) -> TableId {
        TableId::from_bytes([number; 16])
    }

    fn study() -> Option<Study> {
        Some(Box::new(|seen| {
            seen(3);
            Analysis { decisions: Vec::new(), seats: Vec::new() }
        }))
    }

    fn wait(progress: &Progress) {
        while progress.finished().is_none() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_game_is_looked_at_once() {
        let analyses = Analyses::default();
        let progress = analyses.of(table(1), study).unwrap_or_else(|_| panic!("there is room"));
        wait(&progress);
        assert_eq!(progress.done(), 3);
        let again = analyses.of(table(1), || panic!("once is enough"));
        assert!(again.is_ok_and(|again| again.finished().is_some()));
    }

    #[test]
    fn only_the_latest_are_kept() {
        let analyses = Analyses::default();
        for number in 0..=KEPT as u8 {
            let progress = loop {
                if let Ok(progress) = analyses.of(table(number), study) {
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
        let analyses = Analyses::default();
        let failing = || {
            Some(Box::new(|_: &mut dyn FnMut(usize)| -> Analysis { panic!("a fault") }) as Study)
        };
        assert!(analyses.of(table(1), failing).is_ok());
        while lock(&analyses.known).tables.contains_key(&table(1)) {
            std::thread::yield_now();
        }
        let again = analyses.of(table(1), study).unwrap_or_else(|_| panic!("there is room"));
        wait(&again);
    }
}
