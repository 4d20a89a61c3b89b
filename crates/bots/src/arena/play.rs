//! The games of one deal and one line-up.

use super::Arena;
use super::contestant::Contestant;
use super::line_up::LineUp;
use crate::simulation::Progress;
use crate::{Bot, Evaluate};
use higaki_table::{Outcome, QuickChance, Seat, Unheard};
use std::time::Duration;

/// The results of one deal in every rotation of a line-up.
#[derive(Clone, Debug, Default)]
pub(super) struct Block {
    pub(super) line_up: usize,
    pub(super) games: Vec<GameResult>,
    /// By contestant.
    pub(super) stats: Vec<ContestantStats>,
}

/// The result of one game.
#[derive(Clone, Debug)]
pub(super) struct GameResult {
    /// The contestant of each seat.
    pub(super) seats: Vec<usize>,
    /// The share of each seat in the win, its place and its points.
    pub(super) shares: Vec<f64>,
    pub(super) places: Vec<u8>,
    pub(super) points: Vec<i32>,
}

/// Search statistics of a contestant.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ContestantStats {
    pub(super) decisions: u64,
    pub(super) iterations: u64,
    pub(super) time: Duration,
    pub(super) longest: Duration,
}

impl ContestantStats {
    pub(super) fn add(&mut self, other: &ContestantStats) {
        self.decisions += other.decisions;
        self.iterations += other.iterations;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// Plays a deal in every rotation. Each deal has its own random stream and each opponent a unique
/// number.
pub(super) fn block<G: Evaluate>(
    arena: &Arena<G>,
    contestants: &[Contestant],
    deal: u64,
    at: usize,
    line_up: &LineUp,
    progress: &Progress,
) -> Block {
    let seed = arena.seed.nth(deal);
    let mut numbers = QuickChance::from_seed(&seed.nth(at as u64 + 1));
    let clock = arena.budget.clock;
    let stats = vec![ContestantStats::default(); contestants.len()];
    let mut block = Block { line_up: at, games: Vec::new(), stats };
    for rotation in 0..arena.players {
        let mut seats = line_up.clone();
        seats.rotate_right(rotation);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            seats.iter().map(|who| contestants[*who].make(numbers.bits(), &arena.budget)).collect();
        let mut chance = QuickChance::from_seed(&seed);
        let mut game = G::set_up(
            G::INFO.rules_version,
            arena.players,
            &arena.options,
            &mut chance,
            &mut Unheard,
        );
        while let Some(seat) = game.deciding().first() {
            let began = clock.now();
            let choice = bots[seat.index()].choose(&game, seat);
            let ended = clock.now();
            let time = began.zip(ended).map_or(Duration::ZERO, |(began, ended)| ended - began);
            let iterations = bots[seat.index()].stats().iterations;
            let decision = ContestantStats { decisions: 1, iterations, time, longest: time };
            block.stats[seats[seat.index()]].add(&decision);
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
        if let Some(outcome) = game.outcome() {
            block.games.push(GameResult::of(seats, &outcome));
        }
        progress.add(1);
    }
    block
}

impl GameResult {
    fn of(seats: Vec<usize>, outcome: &Outcome) -> GameResult {
        let players = seats.len();
        let winners = outcome.winners().count() as f64;
        let mut shares = vec![0.0; players];
        let (mut places, mut points) = (vec![0; players], vec![0; players]);
        for place in &outcome.ranking {
            let seat = place.seat.index();
            shares[seat] = if place.place == 1 { 1.0 / winners } else { 0.0 };
            (places[seat], points[seat]) = (place.place, place.points);
        }
        GameResult { seats, shares, places, points }
    }

    /// The seats of a contestant.
    pub(super) fn seats_of(&self, who: usize) -> impl Iterator<Item = usize> {
        Seat::all(self.seats.len()).map(Seat::index).filter(move |seat| self.seats[*seat] == who)
    }

    /// The share of a contestant in the win, over all its seats.
    pub(super) fn share_of(&self, who: usize) -> f64 {
        self.seats_of(who).map(|seat| self.shares[seat]).sum()
    }
}
