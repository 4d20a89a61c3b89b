//! The trait [`Evaluate`]: the evaluation that a game gives its opponents.

use crate::{
    Analysis, Arena, ArenaReport, Bot, Budget, Hint, Judge, Kind, NetState, Progress, Report,
    Simulation, Training, TrainingState, Yardstick,
};
use higaki_table::{QuickChance, Seat, Table};

/// A game with an evaluation of positions.
///
/// The methods from [`Evaluate::opponent`] on are the same for all games. One macro writes them
/// out, so that they are compiled in this crate and for speed.
pub trait Evaluate: Judge {
    /// The value of the position for the seat, in points. Uses only what a seat with perfect memory
    /// knows.
    fn evaluate(&self, seat: Seat) -> f64;

    /// The candidate choices: by default all that are listed.
    fn candidates(&self, seat: Seat, list: &mut Vec<Self::Choice>) {
        self.list_choices(seat, list);
    }

    /// A decision for which a search of one choice is useless, such as a sealed bid. Called on a
    /// sampled world; `None` means: search.
    fn decide(&self, _seat: Seat, _chance: &mut QuickChance) -> Option<Self::Choice> {
        None
    }

    /// Groups of the seat, for instance its colour: simulations count their wins.
    fn groups(&self, _seat: Seat) -> [Option<&'static str>; 3] {
        [None; 3]
    }

    /// The current round, for games that count rounds: simulations report the rounds of endings.
    fn rounds(&self) -> Option<u8> {
        None
    }

    /// The implementation of [`Kind::make_with`].
    fn opponent(kind: Kind, number: u64, budget: &Budget) -> Box<dyn Bot<Self>>;

    /// The implementation of [`Yardstick::make`].
    fn yardstick(yardstick: Yardstick, number: u64, budget: &Budget) -> Box<dyn Bot<Self>>;

    /// The implementation of [`Simulation::run`].
    fn simulate(simulation: &Simulation<Self>, progress: &Progress) -> Report;

    /// The implementation of [`Arena::run`].
    fn compete(arena: &Arena<Self>, progress: &Progress) -> ArenaReport;

    /// The implementation of [`crate::hints`].
    fn advise(
        &self,
        seat: Seat,
        most: usize,
        number: u64,
        budget: &Budget,
    ) -> Vec<Hint<Self::Choice>>;

    /// The implementation of [`crate::analyse`].
    fn review(
        table: &Table<Self>,
        number: u64,
        budget: &Budget,
        seen: &mut dyn FnMut(usize),
    ) -> Analysis;

    /// The implementation of [`Training::advance`].
    fn train(training: &Training<Self>, state: &mut TrainingState);

    /// The implementation of [`Training::teach`].
    fn teach(training: &Training<Self>, state: &mut NetState);
}
