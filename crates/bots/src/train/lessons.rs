//! Self-play games for the training of a net.

use super::Training;
use super::games::{in_order, shares};
use crate::Evaluate;
use crate::budget::Budget;
use crate::evaluation::{Sight, Weights};
use crate::search::{Dials, SearchBot, Style};
use higaki_table::{Chance, QuickChance, Seat, Unheard};
use std::sync::Arc;

/// One in this many choices is random, so that the net learns about mistakes too.
const MISTAKES: u32 = 24;
/// Noise of the players’ estimates, and the loss that they accept knowingly.
const NOISE: f64 = 0.008;
const REGRET: f64 = 0.05;
/// The weight of the search value in the target; the rest is the result of the game, which is
/// unbiased but noisy.
const BELIEVED: f32 = 0.75;

/// A position and its target. Seats are numbered relative to the viewpoint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lesson {
    pub(super) sight: Sight,
    /// The result of the game.
    pub(super) ended: [f32; Seat::MAX],
    /// The target of the net.
    pub(super) worth: [f32; Seat::MAX],
}

/// Plays a block of games for training a net.
pub(super) struct School<'a, G: Evaluate> {
    pub(super) training: &'a Training<G>,
    pub(super) weights: &'a Arc<Weights>,
}

impl<G: Evaluate> School<'_, G> {
    /// The lessons of a block, in the order of the games, whichever thread played them.
    pub(super) fn play(&self, block: u64) -> Vec<Lesson> {
        in_order(self.training, |game| self.play_one(block * self.training.block + game))
    }

    fn play_one(&self, number: u64) -> Vec<Lesson> {
        let mut chance = QuickChance::from_seed(&self.training.seed.nth(number));
        let players = self.training.players;
        let options = &self.training.options[number as usize % self.training.options.len()];
        let mut game =
            G::set_up(G::INFO.rules_version, players, options, &mut chance, &mut Unheard);
        let mut bots: Vec<SearchBot<G>> =
            (0..players).map(|_| self.player(chance.bits())).collect();
        let mut lessons = Vec::new();
        while let Some(seat) = game.deciding().first() {
            let bot = &mut bots[seat.index()];
            let report = bot.search(&game, seat);
            if game.is_quiet() {
                lessons.extend(report.worth().and_then(|worth| Lesson::of(&game, worth)));
            }
            let chosen = if chance.below(MISTAKES) == 0 { None } else { bot.pick(&report) };
            let choice = chosen.unwrap_or_else(|| game.random_choice(seat, &mut chance));
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
        if let Some(outcome) = game.outcome() {
            let ended = shares(&outcome);
            lessons.iter_mut().for_each(|lesson| lesson.end(&ended, players));
        }
        lessons
    }

    fn player(&self, number: u64) -> SearchBot<G> {
        let (iterations, style) = (self.training.iterations, Style::for_game::<G>());
        let dials = Dials { iterations, time: None, noise: NOISE, regret: REGRET, style };
        SearchBot::new(number, dials, Budget::default()).with_weights(Arc::clone(self.weights))
    }
}

impl Lesson {
    fn of<G: Evaluate>(game: &G, believed: [f32; Seat::MAX]) -> Option<Lesson> {
        let players = game.players();
        let mut sight = Sight::default();
        if !game.show(&mut sight) {
            return None;
        }
        let mut worth = [0.0; Seat::MAX];
        for (after, worth) in worth[..players].iter_mut().enumerate() {
            *worth = BELIEVED * believed[sight.seat(after, players).index()];
        }
        Some(Lesson { sight, ended: [0.0; Seat::MAX], worth })
    }

    fn end(&mut self, ended: &[f32; Seat::MAX], players: usize) {
        for after in 0..players {
            self.ended[after] = ended[self.sight.seat(after, players).index()];
            self.worth[after] += (1.0 - BELIEVED) * self.ended[after];
        }
    }
}
