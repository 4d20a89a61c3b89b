//! What a search has found.

use higaki_table::Seat;

/// What a search has found out about the choices of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<C> {
    /// The choices that were looked at.
    pub candidates: Vec<Candidate<C>>,
    /// What the game's own policy would choose, where it has one.
    pub favourite: Option<C>,
    /// Whether the choice is sealed, so that a mixture is played.
    pub sealed: bool,
    /// How many iterations it took.
    pub iterations: u64,
    /// The sum over all iterations of what every seat came to.
    pub(super) worth: [f64; Seat::MAX],
}

/// What a search has found out about one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried, the first look included.
    pub(super) visits: u64,
    /// The sum of what it brought, the first look included.
    pub(super) sum: f64,
    /// How often it was tried in this search.
    pub(super) in_this_search: u64,
    pub(super) points: f64,
    /// How often the mixture plays it, where choices are sealed.
    pub(super) share: f64,
}

impl<C> Candidate<C> {
    /// The winning chance.
    #[must_use]
    pub fn chance(&self) -> f64 {
        self.sum / self.visits.max(1) as f64
    }

    /// How often it was looked at, in this search and in earlier ones.
    #[must_use]
    pub fn visits(&self) -> u64 {
        self.visits
    }

    /// The points that can be expected at the end, if it was tried at all.
    #[must_use]
    pub fn points(&self) -> Option<f64> {
        (self.in_this_search > 0).then(|| self.points / self.in_this_search as f64)
    }

    /// How often a mixture would play it.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.share
    }
}

impl<C: Copy + PartialEq> Report<C> {
    /// What several searches of the same decision have found together.
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

    /// What the position is worth to every seat, in parts of a win; nothing if it was not searched.
    pub(crate) fn worth(&self) -> Option<[f32; Seat::MAX]> {
        let total: f64 = self.worth.iter().sum();
        (total > 0.0).then(|| self.worth.map(|sum| (sum / total) as f32))
    }

    /// What is best, unless the game's own policy has a favourite: that stands as long as nothing
    /// is better by more than the doubt in the search's judgement.
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

    /// The winning chance, less the doubt in it, which shrinks as a choice is tried more often. The
    /// favourite of the game's own policy has the benefit of the doubt.
    pub(super) fn trusted(&self, one: &Candidate<C>, doubt: f64) -> f64 {
        let unsure = doubt / (one.visits.max(1) as f64).sqrt();
        let sign = if Some(one.choice) == self.favourite { 1.0 } else { -1.0 };
        one.chance() + sign * unsure
    }

    /// The candidates, the best first: the most tried, or the likeliest of a mixture.
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
