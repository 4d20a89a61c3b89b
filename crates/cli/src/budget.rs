//! The thinking time of bots: `--time`, `--iterations` and `--search-threads`.

use crate::error::CommandError;
use crate::limits::{at_least, within};
use clap::Args;
use higaki_bots::Budget;
use higaki_words::Words;
use std::time::Duration;

// No doc comment: clap would use it as the description of the command.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct BudgetArguments {
    /// Thinking time per decision, for bots that search [default: by level]
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// Search iterations per decision; reproducible on every machine [default: by level]
    #[arg(long, value_name = "NUMBER", conflicts_with = "time")]
    iterations: Option<u64>,
    /// Search threads per decision [default: by level]
    #[arg(long, value_name = "NUMBER")]
    search_threads: Option<usize>,
}

/// The longest thinking time, in seconds.
const LONGEST: f64 = 3600.0;

impl BudgetArguments {
    pub(crate) fn budget(&self, words: &Words) -> Result<Budget, CommandError> {
        if let Some(time) = self.time {
            within("--time", time, 0.0, LONGEST, words)?;
        }
        if let Some(iterations) = self.iterations {
            at_least("--iterations", iterations, 1, words)?;
        }
        if let Some(threads) = self.search_threads {
            within("--search-threads", threads, 1, 64, words)?;
        }
        Ok(Budget {
            iterations: self.iterations,
            time: self.time.map(Duration::from_secs_f64),
            threads: self.search_threads,
            ..Budget::default()
        })
    }
}
