//! The opponent that searches.

use super::report::{Candidate, Report};
use super::searcher::{Searcher, Style};
use crate::arithmetic::ln;
use crate::bot::{Bot, SearchStats};
use crate::budget::{Budget, Limit};
use crate::evaluation::{Judge, Weights};
use crate::threads;
use higaki_table::{Chance, QuickChance, Seat};
use std::sync::Arc;
use std::time::Duration;

/// The strength of a searching opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dials {
    /// Maximum iterations of a decision.
    pub iterations: u64,
    /// Maximum time of a decision.
    pub time: Option<Duration>,
    /// Noise of the estimates, in parts of a sure win.
    pub noise: f64,
    /// The maximum loss that it accepts knowingly, in parts of a sure win.
    pub regret: f64,
    /// The parameters of the search.
    pub style: Style,
}

/// An opponent that searches. Use one for each seat and game, or a fresh one for each decision.
#[derive(Debug)]
pub struct SearchBot<G: Judge> {
    dials: Dials,
    budget: Budget,
    weights: Option<Arc<Weights>>,
    searchers: Vec<Searcher<G>>,
    chance: QuickChance,
    thought: SearchStats,
}

/// Choices with less than this probability, relative to the likeliest, are dropped from a mixed
/// strategy.
const PURE: f64 = 0.4;

impl<G: Judge> SearchBot<G> {
    /// Creates a bot. The number determines its decisions if iterations limit them.
    #[must_use]
    pub fn new(number: u64, dials: Dials, budget: Budget) -> SearchBot<G> {
        let chance = QuickChance::new(number);
        let thought = SearchStats::default();
        SearchBot { dials, budget, weights: None, searchers: Vec::new(), chance, thought }
    }

    /// Replaces the committed weights.
    #[must_use]
    pub fn with_weights(mut self, weights: Arc<Weights>) -> SearchBot<G> {
        self.weights = Some(weights);
        self
    }

    /// Searches a decision that the seat owes.
    pub fn search(&mut self, game: &G, seat: Seat) -> Report<G::Choice> {
        self.search_with(game, seat, None)
    }

    /// As [`Self::search`], and always includes the choice in question.
    pub fn search_with(
        &mut self,
        game: &G,
        seat: Seat,
        asked: Option<G::Choice>,
    ) -> Report<G::Choice> {
        let workers = threads::available(self.budget.threads.unwrap_or(1));
        if self.searchers.is_empty() {
            let committed = || Arc::new(G::weights(game.players()).clone());
            let weights = self.weights.clone().unwrap_or_else(committed);
            for _ in 0..workers {
                let number = self.chance.bits();
                let searcher = Searcher::new(number, self.dials.style, Arc::clone(&weights));
                self.searchers.push(searcher);
            }
        }
        let limit = Limit::of(&self.budget, self.dials.iterations, self.dials.time)
            .shared_by(workers as u64);
        let report = match self.searchers.as_mut_slice() {
            [one] => one.search(game, seat, asked, &limit),
            several => Report::merged(threads::each(several.iter_mut().collect(), |one| {
                one.search(game, seat, asked, &limit)
            })),
        };
        self.thought = SearchStats { iterations: report.iterations };
        report
    }

    /// The choice to play after a search.
    pub(crate) fn pick(&mut self, report: &Report<G::Choice>) -> Option<G::Choice> {
        if self.dials.noise > 0.0 {
            self.pick_with_noise(report)
        } else if report.sealed && report.favourite.is_none() {
            self.draw_from_mixture(&report.ranked())
        } else {
            report.best(G::DOUBT)
        }
    }

    /// Draws from the mixed strategy without its rare choices.
    fn draw_from_mixture(&mut self, ranked: &[Candidate<G::Choice>]) -> Option<G::Choice> {
        let least = PURE * ranked.first().map_or(0.0, Candidate::share);
        let share =
            |one: &Candidate<G::Choice>| if one.share() < least { 0.0 } else { one.share() };
        let total: f64 = ranked.iter().map(share).sum();
        let mut lot = total * fraction(&mut self.chance);
        for one in ranked {
            lot -= share(one);
            if lot < 0.0 {
                return Some(one.choice);
            }
        }
        ranked.first().map(|one| one.choice)
    }

    /// The best choice under noisy estimates, blunders excluded. Short searches know little about
    /// most choices: doubtful ones rank lower here as well.
    fn pick_with_noise(&mut self, report: &Report<G::Choice>) -> Option<G::Choice> {
        let ranked = report.ranked();
        let trusted = |one: &Candidate<G::Choice>| report.trusted(one, G::DOUBT);
        let floor = ranked.iter().map(trusted).fold(f64::MIN, f64::max) - self.dials.regret;
        let sound = ranked.iter().filter(|one| trusted(one) >= floor);
        let noise = self.dials.noise;
        let chance = &mut self.chance;
        // The difference of two exponential variables: Laplace noise, which is rarely large.
        let mut waver = || noise * (ln(fraction(chance)) - ln(fraction(chance)));
        let judged = sound.map(|one| (trusted(one) + waver(), one.choice));
        judged.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, choice)| choice)
    }
}

impl<G: Judge> Bot<G> for SearchBot<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice {
        let report = self.search(game, seat);
        self.pick(&report).unwrap_or_else(|| game.random_choice(seat, &mut self.chance))
    }

    fn stats(&self) -> SearchStats {
        self.thought
    }
}

/// A random number above 0 and at most 1.
fn fraction(chance: &mut QuickChance) -> f64 {
    f64::from(chance.below(1 << 30) + 1) / f64::from(1 << 30)
}
