//! Games played to the end at random, for simulation and search.

use crate::{Chance, Game, QuickChance, Unheard};

/// What a playout took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// How many choices were made.
    pub moves: u32,
}

/// Plays the game to its end without ever listing choices.
#[inline]
pub fn play_out<G: Game>(game: &mut G, chance: &mut QuickChance) -> Playout {
    let mut playout = Playout::default();
    while let Some(seat) = game.deciding().first() {
        game.play_at_random(seat, chance);
        playout.moves += 1;
    }
    playout
}

/// Plays the game to its end with choices drawn evenly from the lists.
/// The buffer is handed in so that nothing is allocated for each game.
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
