//! Wald’s sequential test of two contestants, with the variance between blocks.

use super::line_up::LineUp;
use super::play::Block;
use super::share::squared_error;
use serde::Serialize;

/// The verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first is stronger.
    First,
    /// The second is stronger.
    Second,
    /// Not decided.
    Open,
}

/// The test separates a lead by this share of wins from a deficit of the same size.
const MARGIN: f64 = 0.05;
/// The logarithm of 19: one wrong verdict in twenty.
const DECISION_BOUND: f64 = 2.944;
/// The minimum number of deals for a verdict.
const MIN_DEALS: usize = 8;

pub(super) fn verdict(blocks: &[Block], line_ups: &[LineUp]) -> Verdict {
    let leads = leads(blocks, line_ups);
    if leads.len() < MIN_DEALS {
        return Verdict::Open;
    }
    let mean = leads.iter().sum::<f64>() / leads.len() as f64;
    // Blocks that all agree have no variance; the test must not divide by zero.
    let error = squared_error(&leads, mean).max(0.01 / leads.len() as f64);
    let evidence = 2.0 * MARGIN * mean / error;
    if evidence >= DECISION_BOUND {
        Verdict::First
    } else if evidence <= -DECISION_BOUND {
        Verdict::Second
    } else {
        Verdict::Open
    }
}

/// The lead of the first contestant over its fair share, by deal.
fn leads(blocks: &[Block], line_ups: &[LineUp]) -> Vec<f64> {
    let lead = |block: &Block| {
        let line_up = &line_ups[block.line_up];
        let own = line_up.iter().filter(|who| **who == 0).count() as f64;
        let fair = own / line_up.len() as f64;
        let won: f64 = block.games.iter().map(|game| game.share_of(0)).sum();
        won / block.games.len().max(1) as f64 - fair
    };
    let deals = blocks.chunks(line_ups.len().max(1));
    deals.map(|deal| deal.iter().map(lead).sum::<f64>() / deal.len() as f64).collect()
}
