//! The yardstick `random`: random choices.

use crate::Bot;
use higaki_table::{Game, QuickChance, Seat};

/// Draws a choice as the game draws it for playouts.
#[derive(Clone, Debug)]
pub struct RandomBot {
    chance: QuickChance,
}

impl RandomBot {
    /// Creates a bot. The number determines its decisions.
    #[must_use]
    pub fn new(number: u64) -> RandomBot {
        RandomBot { chance: QuickChance::new(number) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice {
        game.random_choice(seat, &mut self.chance)
    }
}
