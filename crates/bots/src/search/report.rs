//! Results of a search.

use higaki_table::Seat;

/// The results of a search over the choices of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<C> {
    /// The searched choices.
    pub candidates: Vec<Candidate<C>>,
    /// The choice of the game’s own policy, if it has one.
    pub favourite: Option<C>,
    /// Whether the choice is sealed: then a mixed strategy is played.
    pub sealed: bool,
    /// Iterations of this search.
    pub iterations: u64,
    /// The sum of the values of every seat over all iterations.
    pub(super) worth: [f64; Seat::MAX],
}

/// The results for one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<C> {
    /// The choice.
    pub choice: C,
    /// Visits, the first estimate included.
    pub(super) visits: u64,
    /// The sum of the values, the first estimate included.
    pub(super) sum: f64,
    /// Visits in this search.
    pub(super) in_this_search: u64,
    pub(super) points: f64,
    /// The probability in the mixed strategy, where choices are sealed.
    pub(super) share: f64,
}

impl<C> Candidate<C> {
    /// The winning chance.
    #[must_use]
    pub fn chance(&self) -> f64 {
        self.sum / self.visits.max(1) as f64
    }

    /// Visits in this search and in earlier ones.
    #[must_use]
    pub fn visits(&self) -> u64 {
        self.visits
    }

    /// The expected final points; `None` without a visit.
    #[must_use]
    pub fn points(&self) -> Option<f64> {
        (self.in_this_search > 0).then(|| self.points / self.in_this_search as f64)
    }

    /// The probability in the mixed strategy.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.share
    }
}

impl<C: Copy + PartialEq> Report<C> {
    /// Merges the results of parallel searches of one decision.
    #[must_use]
    pub fn merged(reports: Vec<Report<C>>) -> Report<C> {
        let count = reports.len().max(1) as f64;
        let mut reports = reports.into_iter();
        let Some(mut all) = reports.next() else {
            return Report {
                candidates: Vec::new(),
                favourite: None,
                sealed: false,
                iterations: 0,
                worth: [0.0; Seat::MAX],
            };
        };
        all.candidates.iter_mut().for_each(|one| one.share /= count);
        for report in reports {
            all.iterations += report.iterations;
            all.worth.iter_mut().zip(report.worth).for_each(|(sum, more)| *sum += more);
            for other in report.candidates {
                match all.candidates.iter_mut().find(|one| one.choice == other.choice) {
                    Some(one) => one.add(&other, count),
                    None => {
                        let share = other.share / count;
                        all.candidates.push(Candidate { share, ..other });
                    }
                }
            }
        }
        all
    }

    /// The value of the position for every seat, in parts of a win; `None` without a search.
    pub(crate) fn worth(&self) -> Option<[f32; Seat::MAX]> {
        let total: f64 = self.worth.iter().sum();
        (total > 0.0).then(|| self.worth.map(|sum| (sum / total) as f32))
    }

    /// The best choice. The favourite of the game’s own policy wins unless another choice is better
    /// by more than the doubt.
    #[must_use]
    pub fn best(&self, doubt: f64) -> Option<C> {
        let ranked = self.ranked();
        let best = ranked.first()?;
        let favourite = ranked.iter().find(|one| Some(one.choice) == self.favourite);
        match favourite {
            Some(favourite) if self.trusted(best, doubt) < self.trusted(favourite, doubt) => {
                Some(favourite.choice)
            }
            _ => Some(best.choice),
        }
    }

    /// The winning chance minus the doubt, which shrinks with the visits. The favourite of the
    /// game’s own policy has no doubt.
    pub(super) fn trusted(&self, one: &Candidate<C>, doubt: f64) -> f64 {
        let unsure = doubt / (one.visits.max(1) as f64).sqrt();
        let sign = if Some(one.choice) == self.favourite { 1.0 } else { -1.0 };
        one.chance() + sign * unsure
    }

    /// The candidates in descending order of visits, or of probability in a mixed strategy.
    #[must_use]
    pub fn ranked(&self) -> Vec<Candidate<C>> {
        let mut ranked = self.candidates.clone();
        let sealed = self.sealed;
        ranked.sort_by(|one, other| {
            let by_share =
                if sealed { other.share.total_cmp(&one.share) } else { std::cmp::Ordering::Equal };
            let by_visits = other.visits.cmp(&one.visits);
            by_share.then(by_visits).then(other.chance().total_cmp(&one.chance()))
        });
        ranked
    }
}

impl<C> Candidate<C> {
    fn add(&mut self, other: &Candidate<C>, count: f64) {
        self.visits += other.visits;
        self.sum += other.sum;
        self.in_this_search += other.in_this_search;
        self.points += other.points;
        self.share += other.share / count;
    }
}
