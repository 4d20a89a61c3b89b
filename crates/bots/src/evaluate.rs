//! What a game tells its opponents about the worth of a position.

use crate::Judge;
use higaki_table::{QuickChance, Seat};

/// A game whose positions can be judged.
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
}
