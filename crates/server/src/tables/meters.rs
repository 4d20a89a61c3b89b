//! Metrics of the tables.

use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Debug, Default)]
pub(crate) struct Meters {
    asks: AtomicU64,
    refusals: AtomicU64,
    moves: AtomicU64,
    bot_moves: AtomicU64,
    takeovers: AtomicU64,
    finished: AtomicU64,
    archived: AtomicU64,
    loads: AtomicU64,
    panics: AtomicU64,
    watching: AtomicU64,
    thinking: AtomicU64,
    lagged: AtomicU64,
}

/// The activity of the tables since the start of the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablesActivity {
    /// Tables in memory.
    pub loaded: u64,
    /// Watchers.
    pub watching: u64,
    /// Searches that run or wait.
    pub thinking: u64,
    /// Requests.
    pub asks: u64,
    /// Refused requests.
    pub refusals: u64,
    /// Choices made durable, including those of bots.
    pub moves: u64,
    /// Choices of bots.
    pub bot_moves: u64,
    /// Seats that bots have taken over.
    pub takeovers: u64,
    /// Finished games.
    pub finished: u64,
    /// Games whose logs were archived.
    pub archived: u64,
    /// Tables read from the store.
    pub loads: u64,
    /// Tasks of tables that panicked.
    pub panics: u64,
    /// Watchers who were too slow and had to subscribe again.
    pub lagged: u64,
}

macro_rules! counts {
    ($($name:ident => $field:ident,)*) => {
        $(pub(crate) fn $name(&self) {
            self.$field.fetch_add(1, Ordering::Relaxed);
        })*
    };
}

impl Meters {
    counts! {
        asked => asks,
        refused => refusals,
        moved => moves,
        bot_moved => bot_moves,
        taken_over => takeovers,
        game_finished => finished,
        game_archived => archived,
        table_loaded => loads,
        panicked => panics,
        viewer_lagged => lagged,
        watch => watching,
        begin_search => thinking,
    }

    pub(crate) fn unwatch(&self, viewers: usize) {
        self.watching.fetch_sub(viewers as u64, Ordering::Relaxed);
    }

    pub(crate) fn end_search(&self) {
        self.thinking.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn activity(&self, loaded: usize) -> TablesActivity {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        TablesActivity {
            loaded: loaded as u64,
            watching: read(&self.watching),
            thinking: read(&self.thinking),
            asks: read(&self.asks),
            refusals: read(&self.refusals),
            moves: read(&self.moves),
            bot_moves: read(&self.bot_moves),
            takeovers: read(&self.takeovers),
            finished: read(&self.finished),
            archived: read(&self.archived),
            loads: read(&self.loads),
            panics: read(&self.panics),
            lagged: read(&self.lagged),
        }
    }
}
