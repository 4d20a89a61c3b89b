//! Random playouts for simulation and search.

use crate::{Chance, Game, QuickChance, Unheard};

/// Statistics of a playout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// The number of choices.
    pub moves: u32,
}

/// Plays the game to its end with [`Game::play_at_random`].
#[inline]
pub fn play_out<G: Game>(game: &mut G, chance: &mut QuickChance) -> Playout {
    let mut playout = Playout::default();
    while let Some(seat) = game.deciding().first() {
        game.play_at_random(seat, chance);
        playout.moves += 1;
    }
    playout
}

/// Plays the game to its end with uniformly drawn listed choices. The caller provides the buffer,
/// so that playouts do not allocate.
pub fn play_listed<G: Game>(
    game: &mut G,
    chance: &mut QuickChance,
    buffer: &mut Vec<G::Choice>,
) -> Playout {
    let mut playout = Playout::default();
    while let Some(seat) = game.deciding().first() {
        buffer.clear();
        game.list_choices(seat, buffer);
        let choice = buffer[chance.below(buffer.len() as u32) as usize];
        game.apply(seat, choice, chance, &mut Unheard);
        playout.moves += 1;
    }
    playout
}
