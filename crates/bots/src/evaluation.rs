//! What the search knows about a game: what counts in a position, how much, and how to play on
//! quickly.
//!
//! Every game names some features of what a player has. A position is judged by weights for them:
//! the sum of a player's weighted features is his standing, and the standings of all players give
//! their winning chances, as in a race whose odds are known (a softmax). Weights are fitted from
//! games (`higaki train`), change linearly from the beginning of a game to its end, and stand in
//! `games/<game>/weights.json`. Where a game has a net (`games/<game>/nets.json`), that gives the
//! standings instead; the weights still tell reasons and points.

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

/// A game that the search can judge and play on.
pub trait Judge: Game {
    /// The words for what counts in a position, in the order of the features.
    const FEATURES: &'static [&'static str];

    /// The fitted weights for a table of so many.
    fn weights(players: usize) -> &'static Weights;

    /// What counts in what this seat has. Asked of worlds that somebody imagines, so it may look
    /// at everything.
    fn features(&self, seat: Seat, features: &mut Features);

    /// How far the game has come, from 0 to 1.
    fn progress(&self) -> f32;

    /// The shape of the net for so many players, if the game has something to show to one.
    fn shape(_players: usize) -> Option<Shape> {
        None
    }

    /// Shows this position to a net. Says whether there is something to show.
    fn show(&self, _sight: &mut Sight) -> bool {
        false
    }

    /// How many points are a clear lead: winning by more is worth hardly more.
    const CLEAR_LEAD: f32;

    /// Some sensible choice of a seat that owes a decision, found quickly.
    fn play_on(&self, seat: Seat, chance: &mut QuickChance) -> Self::Choice;

    /// Whether the tree grows beyond the decision at hand. Where a turn is a long chain of small
    /// decisions, the game's own policy finishes it better than a tree that is too small for it.
    const DEEP: bool = true;

    /// Whether choices of others can depend on what a seat cannot know.
    const PRIVATE: bool;

    /// How playouts go.
    const PLAYOUTS: Playouts;
    /// How much is tried beside what looks best.
    const EXPLORE: f32;

    /// How much better a choice must look at first to be clearly preferred, in parts of a sure win.
    const CONTRAST: f32 = 0.04;

    /// How many choices a playout makes before it looks for a place to stop.
    const PLAYOUT: u32;

    /// Whether a playout can stop here: the features say what the position is worth.
    fn is_quiet(&self) -> bool {
        true
    }

    /// How much the judgement of a choice that was tried once is to be doubted, when it competes
    /// with the favourite.
    const DOUBT: f64 = 0.0;

    /// How the three weaker levels err, the weakest first, so that levels are about as far apart as
    /// in other games: the same noise makes more of a difference in one game than in another.
    const ERRING: [Erring; 3];

    /// The choice that the game's own policy would make, where that is strong.
    fn favourite(&self, _seat: Seat, _chance: &mut QuickChance) -> Option<Self::Choice> {
        None
    }

    /// Choices worth a look, each with an estimate of the winning chance that it gives, if the
    /// game knows better than to look one choice ahead. Says whether it does.
    fn propose(
        &self,
        _seat: Seat,
        _chance: &mut QuickChance,
        _proposals: &mut Vec<(Self::Choice, f32)>,
    ) -> bool {
        false
    }
}

/// How a level errs, in parts of a sure win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Erring {
    /// How much its judgement wavers.
    pub noise: f64,
    /// What it would knowingly give up at most.
    pub regret: f64,
}

/// What a position is worth to everybody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The winning chance of every seat.
    pub win: [f32; Seat::MAX],
    /// The points that the seat of interest can expect at the end.
    pub points: f32,
}

impl Judgement {
    /// This judgement for a share, and the other for the rest.
    pub(crate) fn mixed(&self, other: &Judgement, share: f32) -> Judgement {
        let mut win = self.win;
        for (one, two) in win.iter_mut().zip(other.win) {
            *one = share * *one + (1.0 - share) * two;
        }
        Judgement { win, points: share * self.points + (1.0 - share) * other.points }
    }
}

/// Judges a position; the expected points are those of `seat`.
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

/// Everybody's winning chances: the part of a judgement that decides.
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

/// Draws so many choices and takes the one after which the seat stands best.
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

/// Turns standings into winning chances.
pub(crate) fn to_chances(standings: &mut [f32]) {
    let best = standings.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for standing in standings.iter_mut() {
        *standing = exp(*standing - best);
        sum += *standing;
    }
    standings.iter_mut().for_each(|standing| *standing /= sum);
}

/// How much of the worth of a finished game is the margin, so that a sure winner plays on well and
/// a sure loser does not give up.
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
