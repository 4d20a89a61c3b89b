//! How long the computer may think, as it is said on the command line.

use crate::error::CommandError;
use clap::Args;
use higaki_bots::Budget;
use std::time::Duration;

/// How long the computer may think; without a word as long as its level does
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct BudgetArguments {
    /// So many seconds for each decision, for opponents that search
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// So many iterations for each decision: the same on every machine
    #[arg(long, value_name = "NUMBER", conflicts_with = "time")]
    iterations: Option<u64>,
    /// On so many threads
    #[arg(long, value_name = "NUMBER")]
    search_threads: Option<usize>,
}

/// Nobody waits for longer, in seconds.
const LONGEST: f64 = 3600.0;

impl BudgetArguments {
    pub(crate) fn budget(&self) -> Result<Budget, CommandError> {
        if self.time.is_some_and(|time| !(0.0..=LONGEST).contains(&time)) {
            return Err(CommandError::usage("--time must be 0 to 3600 seconds"));
        }
        if self.iterations == Some(0) {
            return Err(CommandError::usage("--iterations must be at least 1"));
        }
        if self.search_threads.is_some_and(|threads| !(1..=64).contains(&threads)) {
            return Err(CommandError::usage("--search-threads must be 1 to 64"));
        }
        Ok(Budget {
            iterations: self.iterations,
            time: self.time.map(Duration::from_secs_f64),
            threads: self.search_threads,
            ..Budget::default()
        })
    }
}
