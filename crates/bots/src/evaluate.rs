//! What a game tells its opponents about the worth of a position.

use higaki_table::{Game, Seat};

/// A game whose positions can be judged.
pub trait Evaluate: Game {
    /// How good the position is for the seat, in points. Looks at nothing that the seat, with a
    /// perfect memory, cannot know.
    fn evaluate(&self, seat: Seat) -> f64;

    /// The choices that are worth a look; all that are listed, unless a game knows better.
    fn candidates(&self, seat: Seat, list: &mut Vec<Self::Choice>) {
        self.list_choices(seat, list);
    }
}
