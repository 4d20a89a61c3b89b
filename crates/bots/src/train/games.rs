//! Self-play games for the fit of weights.

use super::Training;
use super::fit::Position;
use crate::budget::Budget;
use crate::evaluation::{Features, Weights};
use crate::search::{Dials, SearchBot, Style};
use crate::{Bot, Evaluate, GreedyBot, threads};
use higaki_table::{Chance, QuickChance, Seat, Unheard};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Sampled positions of a game: neighbouring positions are correlated.
const POSITIONS: usize = 10;
/// One in this many choices is random, so that the weights learn about mistakes too.
const MISTAKES: u32 = 16;
/// Noise of the players’ estimates.
const NOISE: f64 = 0.015;

/// Plays a block of games for fitting weights.
pub(super) struct Teacher<'a, G: Evaluate> {
    pub(super) training: &'a Training<G>,
    pub(super) weights: &'a Arc<Weights>,
}

impl<G: Evaluate> Teacher<'_, G> {
    /// The positions of a block, in the order of the games, whichever thread played them.
    pub(super) fn play(&self, block: u64) -> Vec<Position> {
        in_order(self.training, |game| self.play_one(block * self.training.block + game))
    }

    fn play_one(&self, number: u64) -> Vec<Position> {
        let mut chance = QuickChance::from_seed(&self.training.seed.nth(number));
        let players = self.training.players;
        let options = &self.training.options[number as usize % self.training.options.len()];
        let mut game =
            G::set_up(G::INFO.rules_version, players, options, &mut chance, &mut Unheard);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..players).map(|_| self.player(chance.bits())).collect();
        let (mut kept, mut seen) = (Vec::new(), 0);
        while let Some(seat) = game.deciding().first() {
            // Reservoir sampling: each position in which playouts could end is kept with the same
            // probability, whatever the length of the game.
            if game.is_quiet() && (!game.is_sealed() || game.deciding().len() == players) {
                seen += 1;
                if kept.len() < POSITIONS {
                    kept.push(Position::of(&game));
                } else if let Some(old) = kept.get_mut(chance.below(seen) as usize) {
                    *old = Position::of(&game);
                }
            }
            let choice = if chance.below(MISTAKES) == 0 {
                game.random_choice(seat, &mut chance)
            } else {
                bots[seat.index()].choose(&game, seat)
            };
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
        if let Some(outcome) = game.outcome() {
            kept.iter_mut().for_each(|position| position.end(&outcome));
        }
        kept
    }

    fn player(&self, number: u64) -> Box<dyn Bot<G>> {
        if self.training.iterations == 0 {
            return Box::new(GreedyBot::new(number));
        }
        let iterations = self.training.iterations;
        let style = Style::for_game::<G>();
        let dials = Dials { iterations, time: None, noise: NOISE, regret: 0.1, style };
        let bot = SearchBot::new(number, dials, Budget::default());
        Box::new(bot.with_weights(Arc::clone(self.weights)))
    }
}

/// The results of the games of a block, in the order of the games, whichever thread played them.
pub(super) fn in_order<G: Evaluate, T: Send>(
    training: &Training<G>,
    play: impl Fn(u64) -> Vec<T> + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= training.block {
                return played;
            }
            played.push((game, play(game)));
        }
    };
    let mut played: Vec<(u64, Vec<T>)> =
        threads::run(training.threads, work).into_iter().flatten().collect();
    played.sort_by_key(|(game, _)| *game);
    played.into_iter().flat_map(|(_, all)| all).collect()
}

/// The share of every seat in the win.
pub(super) fn shares(outcome: &higaki_table::Outcome) -> [f32; Seat::MAX] {
    let winners = outcome.winners().count() as f32;
    let mut shares = [0.0; Seat::MAX];
    outcome.winners().for_each(|seat| shares[seat.index()] = 1.0 / winners);
    shares
}

impl Position {
    fn of<G: Evaluate>(game: &G) -> Position {
        let features = |seat: Seat| {
            let mut features = Features::default();
            game.features(seat, &mut features);
            features
        };
        let seats: Vec<Features> = Seat::all(game.players()).map(features).collect();
        let players = seats.len();
        Position {
            seats,
            progress: game.progress(),
            win: vec![0.0; players],
            points: vec![0.0; players],
        }
    }

    fn end(&mut self, outcome: &higaki_table::Outcome) {
        let players = self.win.len();
        self.win.copy_from_slice(&shares(outcome)[..players]);
        for place in &outcome.ranking {
            self.points[place.seat.index()] = place.points as f32;
        }
    }
}
