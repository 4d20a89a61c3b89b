//! Position evaluation and playout policy for the search.
//!
//! Every game defines features of a player. The weighted sum of a player’s features is their
//! standing, and a softmax over all standings gives the winning chances. The weights are fitted to
//! games (`higaki train`), change linearly over the course of a game, and are stored in
//! `games/<game>/weights.json`. A game with a net (`games/<game>/nets.json`) takes the standings
//! from it; the weights still give reasons and points.

mod dschunke;
mod edo;
mod features;
mod net;
mod osaka;
mod sight;
mod weights;

pub use features::{Features, MOST_FEATURES};
pub(crate) use net::{FIRST, SECOND, Trace};
pub use net::{Net, Nets, Shape, TaughtNet};
pub(crate) use sight::KINDS;
pub use sight::Sight;
pub use weights::{Fitted, ForPlayers, WeightProblem, Weights};

use crate::arithmetic::exp;
use crate::search::Playouts;
use higaki_table::{Game, QuickChance, Seat, Unheard};

/// A game with an evaluation and a playout policy.
pub trait Judge: Game {
    /// The names of the features, in order.
    const FEATURES: &'static [&'static str];

    /// The fitted weights for this number of players.
    fn weights(players: usize) -> &'static Weights;

    /// The features of a seat. Called on sampled worlds, so it may read hidden information.
    fn features(&self, seat: Seat, features: &mut Features);

    /// The progress of the game, from 0 to 1.
    fn progress(&self) -> f32;

    /// The shape of the net for this number of players, if the game has inputs for one.
    fn shape(_players: usize) -> Option<Shape> {
        None
    }

    /// Writes the inputs of the net. Returns false without any.
    fn show(&self, _sight: &mut Sight) -> bool {
        false
    }

    /// A clear lead in points: a larger margin is worth hardly more.
    const CLEAR_LEAD: f32;

    /// The playout policy: quickly picks a sensible choice for a seat that owes a decision.
    fn play_on(&self, seat: Seat, chance: &mut QuickChance) -> Self::Choice;

    /// Whether the tree grows beyond the current decision. Where a turn is a long chain of small
    /// decisions, the playout policy completes it better than a tree that is too small for it.
    const DEEP: bool = true;

    /// Whether the choices of others can depend on information hidden from a seat.
    const PRIVATE: bool;

    /// How playouts end.
    const PLAYOUTS: Playouts;
    /// The exploration constant.
    const EXPLORE: f32;

    /// The difference of first estimates that makes a clear preference, as a winning chance.
    const CONTRAST: f32 = 0.04;

    /// The minimum number of choices of a playout.
    const PLAYOUT: u32;

    /// Whether a playout can stop here, because the evaluation is reliable.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The doubt in the estimate of a choice after one visit, when it competes with the favourite.
    const DOUBT: f64 = 0.0;

    /// The errors of the three weaker levels, the weakest first. Different for each game: the same
    /// noise makes more of a difference in one game than in another.
    const LEVEL_ERRORS: [LevelErrors; 3];

    /// The choice of the game’s own policy, where that is strong.
    fn favourite(&self, _seat: Seat, _chance: &mut QuickChance) -> Option<Self::Choice> {
        None
    }

    /// Replaces the search of one choice: fills in candidates with estimated winning chances.
    /// Returns false without an implementation.
    fn propose(
        &self,
        _seat: Seat,
        _chance: &mut QuickChance,
        _proposals: &mut Vec<(Self::Choice, f32)>,
    ) -> bool {
        false
    }
}

/// The errors of a level, in parts of a sure win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelErrors {
    /// The noise of its estimates.
    pub noise: f64,
    /// The maximum loss that it accepts knowingly.
    pub regret: f64,
}

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The winning chances by seat.
    pub win: [f32; Seat::MAX],
    /// The expected final points of the seat of interest.
    pub points: f32,
}

impl Judgement {
    /// The weighted mean: this judgement with weight `share`, the other with the rest.
    pub(crate) fn mixed(&self, other: &Judgement, share: f32) -> Judgement {
        let mut win = self.win;
        for (one, two) in win.iter_mut().zip(other.win) {
            *one = share * *one + (1.0 - share) * two;
        }
        Judgement { win, points: share * self.points + (1.0 - share) * other.points }
    }
}

/// Evaluates a position; the expected points are those of `seat`.
pub fn judge<G: Judge>(game: &G, weights: &Weights, seat: Seat) -> Judgement {
    if let Some(outcome) = game.outcome() {
        let own = outcome.ranking.iter().find(|place| place.seat == seat);
        let points = own.map_or(0.0, |place| place.points as f32);
        return Judgement { win: worths::<G>(&outcome), points };
    }
    let mut own = Features::default();
    game.features(seat, &mut own);
    let points = weights.at(game.progress()).points(&own);
    Judgement { win: chances(game, weights), points }
}

/// The winning chances: the part of a judgement that decides.
pub(crate) fn chances<G: Judge>(game: &G, weights: &Weights) -> [f32; Seat::MAX] {
    if let Some(outcome) = game.outcome() {
        return worths::<G>(&outcome);
    }
    let players = game.players();
    let mut win = [0.0; Seat::MAX];
    let mut sight = Sight::default();
    match &weights.net {
        Some(net) if game.show(&mut sight) => {
            let standings = net.look(&sight).standings;
            for (after, standing) in standings[..players].iter().enumerate() {
                win[sight.seat(after, players).index()] = *standing;
            }
        }
        _ => {
            let mixed = weights.at(game.progress());
            for seat in Seat::all(players) {
                let mut features = Features::default();
                game.features(seat, &mut features);
                win[seat.index()] = mixed.standing(&features);
            }
        }
    }
    to_chances(&mut win[..players]);
    win
}

/// Draws several choices and returns the one with the best position for the seat.
pub(crate) fn best_drawn<G: Judge>(
    game: &G,
    seat: Seat,
    count: u32,
    chance: &mut QuickChance,
) -> G::Choice {
    let weights = G::weights(game.players()).at(game.progress());
    let mut best = (f32::MIN, game.random_choice(seat, chance));
    for drawn in 0..count {
        let choice = if drawn == 0 { best.1 } else { game.random_choice(seat, chance) };
        let mut after = game.clone();
        after.apply(seat, choice, &mut chance.clone(), &mut Unheard);
        let mut features = Features::default();
        after.features(seat, &mut features);
        let standing = weights.standing(&features);
        if standing > best.0 {
            best = (standing, choice);
        }
    }
    best.1
}

/// Turns standings into winning chances by a softmax.
pub(crate) fn to_chances(standings: &mut [f32]) {
    let best = standings.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for standing in standings.iter_mut() {
        *standing = exp(*standing - best);
        sum += *standing;
    }
    standings.iter_mut().for_each(|standing| *standing /= sum);
}

/// The weight of the margin in the value of a finished game, so that a sure winner plays on well
/// and a sure loser does not give up.
const MARGIN: f32 = 0.06;

fn worths<G: Judge>(outcome: &higaki_table::Outcome) -> [f32; Seat::MAX] {
    let winners = outcome.winners().count() as f32;
    let mut win = [0.0; Seat::MAX];
    for place in &outcome.ranking {
        let share = if place.place == 1 { 1.0 / winners } else { 0.0 };
        let others = outcome.ranking.iter().filter(|other| other.seat != place.seat);
        let best = others.map(|other| other.points).max().unwrap_or(0);
        let lead = (place.points - best) as f32 / G::CLEAR_LEAD;
        let margin = 0.5 + 0.5 * (lead / (1.0 + lead.abs()));
        win[place.seat.index()] = (1.0 - MARGIN) * share + MARGIN * margin;
    }
    win
}
