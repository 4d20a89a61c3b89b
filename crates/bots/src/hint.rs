//! Hints: the best few choices with their winning chances and reasons.

use crate::budget::Budget;
use crate::evaluation::Features;
use crate::search::{Candidate, Dials, SearchBot, Style};
use crate::worlds::known;
use crate::{Evaluate, Judge};
use higaki_table::{QuickChance, Seat, Unheard};
use serde::Serialize;

/// A hint: one choice with its prospects.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hint<C> {
    /// The choice.
    #[serde(skip)]
    pub choice: C,
    /// The winning chance, from 0 to 1.
    pub chance: f64,
    /// The expected final points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
    /// For sealed choices: the probability in the mixed strategy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<f64>,
    /// The reason for the choice, as a word of the game; `None` if unclear.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
}

/// Iterations of a hint without a budget of its own.
const ITERATIONS: u64 = 4_000;

/// The best few choices of a seat that owes a decision, in descending order.
pub fn hints<G: Evaluate>(
    game: &G,
    seat: Seat,
    most: usize,
    number: u64,
    budget: &Budget,
) -> Vec<Hint<G::Choice>> {
    game.advise(seat, most, number, budget)
}

pub(crate) fn found<G: Evaluate>(
    game: &G,
    seat: Seat,
    most: usize,
    number: u64,
    budget: &Budget,
) -> Vec<Hint<G::Choice>> {
    let style = Style::for_game::<G>();
    let dials = Dials { iterations: ITERATIONS, time: None, noise: 0.0, regret: 0.0, style };
    let report = SearchBot::<G>::new(number, dials, budget.clone()).search(game, seat);
    let ranked = report.ranked();
    let reasons = Reasons::of(game, seat, &ranked);
    let hint = |one: &Candidate<G::Choice>| Hint {
        choice: one.choice,
        chance: one.chance(),
        points: one.points(),
        share: report.sealed.then(|| one.share()),
        reason: if report.sealed { None } else { reasons.for_choice(one.choice) },
    };
    ranked.iter().take(most).map(hint).collect()
}

/// The reason that a feature stands for: `goods` of `goods.anori`.
#[must_use]
pub fn reason_of(feature: &'static str) -> &'static str {
    feature.split_once('.').map_or(feature, |(reason, _)| reason)
}

/// The effect of every choice on the features.
struct Reasons<G: Judge> {
    /// Every choice with the weighted features after it.
    after: Vec<(G::Choice, Vec<f32>)>,
    mean: Vec<f32>,
}

impl<G: Judge> Reasons<G> {
    fn of(game: &G, seat: Seat, ranked: &[Candidate<G::Choice>]) -> Reasons<G> {
        let known = known(game, seat);
        let weights = G::weights(game.players());
        let parts = |choice: G::Choice| {
            let mut after = known.clone();
            after.apply(seat, choice, &mut QuickChance::new(0), &mut Unheard);
            let mut features = Features::default();
            after.features(seat, &mut features);
            weights.at(after.progress()).parts(&features).collect::<Vec<f32>>()
        };
        let after: Vec<_> = ranked.iter().map(|one| (one.choice, parts(one.choice))).collect();
        let mut mean = vec![0.0; G::FEATURES.len()];
        for (_, parts) in &after {
            mean.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part / after.len() as f32);
        }
        Reasons { after, mean }
    }

    /// The reason with the largest gain of this choice over the mean of the others.
    fn for_choice(&self, choice: G::Choice) -> Option<&'static str> {
        let (_, parts) = self.after.iter().find(|(one, _)| *one == choice)?;
        let mut sums: Vec<(&'static str, f32)> = Vec::new();
        for (feature, (part, mean)) in G::FEATURES.iter().zip(parts.iter().zip(&self.mean)) {
            let reason = reason_of(feature);
            match sums.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, sum)) => *sum += part - mean,
                None => sums.push((reason, part - mean)),
            }
        }
        let best = sums.into_iter().max_by(|one, other| one.1.total_cmp(&other.1))?;
        (best.1 > LEAST).then_some(best.0)
    }
}

/// The minimum gain of a reason.
const LEAST: f32 = 0.01;
