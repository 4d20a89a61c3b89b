//! The yardstick `flat`: flat Monte Carlo.

use super::{ITERATIONS, roll_out, shares};
use crate::budget::{Budget, Limit};
use crate::worlds::{known, sample_world};
use crate::{Bot, SearchStats};
use higaki_table::{Game, QuickChance, Seat, Unheard};

/// Flat Monte Carlo: plays every choice in turn in a sampled world, continues at random to the end,
/// and takes the choice with the most wins.
#[derive(Debug)]
pub struct FlatBot<C> {
    chance: QuickChance,
    budget: Budget,
    choices: Vec<C>,
    thought: SearchStats,
}

impl<C> FlatBot<C> {
    /// Creates a bot. The number determines its decisions if iterations limit them.
    #[must_use]
    pub fn new(number: u64, budget: Budget) -> FlatBot<C> {
        let chance = QuickChance::new(number);
        FlatBot { chance, budget, choices: Vec::new(), thought: SearchStats::default() }
    }
}

impl<G: Game> Bot<G> for FlatBot<G::Choice> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice {
        self.thought = SearchStats::default();
        self.choices.clear();
        let known = known(game, seat);
        known.list_choices(seat, &mut self.choices);
        if self.choices.len() < 2 {
            let only = self.choices.first().copied();
            return only.unwrap_or_else(|| game.random_choice(seat, &mut self.chance));
        }
        let limit = Limit::of(&self.budget, ITERATIONS, None);
        let mut tried = vec![(0.0_f64, 0_u32); self.choices.len()];
        let mut done = 0;
        while limit.allows(done) {
            let index = done as usize % tried.len();
            let mut world = sample_world(&known, seat, &mut self.chance);
            world.apply(seat, self.choices[index], &mut self.chance, &mut Unheard);
            roll_out(&mut world, &mut self.chance);
            let share = world.outcome().map_or(0.0, |outcome| shares(&outcome)[seat.index()]);
            tried[index].0 += share;
            tried[index].1 += 1;
            done += 1;
        }
        self.thought = SearchStats { iterations: done };
        let mean = |index: &usize| tried[*index].0 / f64::from(tried[*index].1.max(1));
        let best = (0..tried.len()).max_by(|one, other| mean(one).total_cmp(&mean(other)));
        self.choices[best.unwrap_or(0)]
    }

    fn stats(&self) -> SearchStats {
        self.thought
    }
}
