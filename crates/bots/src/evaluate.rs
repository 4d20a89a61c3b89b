//! What a game tells its opponents about the worth of a position.

use crate::{
    Analysis, Arena, ArenaReport, Bot, Budget, Hint, Judge, Kind, NetState, Progress, Report,
    Simulation, Training, TrainingState, Yardstick,
};
use higaki_table::{QuickChance, Seat, Table};

/// A game whose positions can be judged.
///
/// The methods from [`Evaluate::opponent`] on are the same for all games. One macro writes them
/// out, so that they are compiled in this crate and for speed.
pub trait Evaluate: Judge {
    /// How good the position is for the seat, in points. Looks at nothing that the seat, with a
    /// perfect memory, cannot know.
    fn evaluate(&self, seat: Seat) -> f64;

    /// The choices that are worth a look; all that are listed, unless a game knows better.
    fn candidates(&self, seat: Seat, list: &mut Vec<Self::Choice>) {
        self.list_choices(seat, list);
    }

    /// A decision that looking one choice ahead cannot judge, such as a sealed bid. It is asked of
    /// a world that the seat holds possible. Nothing means: look ahead.
    fn decide(&self, _seat: Seat, _chance: &mut QuickChance) -> Option<Self::Choice> {
        None
    }

    /// Groups that the seat belongs to besides its number, for instance its colour: simulations
    /// count wins by them as well.
    fn groups(&self, _seat: Seat) -> [Option<&'static str>; 3] {
        [None; 3]
    }

    /// In which round the game is, if it counts rounds: simulations tell in which games ended.
    fn rounds(&self) -> Option<u8> {
        None
    }

    /// Does [`Kind::make_with`].
    fn opponent(kind: Kind, number: u64, budget: &Budget) -> Box<dyn Bot<Self>>;

    /// Does [`Yardstick::make`].
    fn yardstick(yardstick: Yardstick, number: u64, budget: &Budget) -> Box<dyn Bot<Self>>;

    /// Does [`Simulation::run`].
    fn simulate(simulation: &Simulation<Self>, progress: &Progress) -> Report;

    /// Does [`Arena::run`].
    fn compete(arena: &Arena<Self>, progress: &Progress) -> ArenaReport;

    /// Does [`crate::hints`].
    fn advise(
        &self,
        seat: Seat,
        most: usize,
        number: u64,
        budget: &Budget,
    ) -> Vec<Hint<Self::Choice>>;

    /// Does [`crate::analyse`].
    fn review(
        table: &Table<Self>,
        number: u64,
        budget: &Budget,
        seen: &mut dyn FnMut(usize),
    ) -> Analysis;

    /// Does [`Training::advance`].
    fn train(training: &Training<Self>, state: &mut TrainingState);

    /// Does [`Training::teach`].
    fn teach(training: &Training<Self>, state: &mut NetState);
}
