//! The tables of the leak proof: every number of players with every variant.

use higaki_catalogue::GameId;
use serde_json::Value;

/// Number of players and options of the table with this number.
pub(super) fn nth(game: GameId, number: u64) -> (usize, Value) {
    let (fewest, most) = (game.info().min_players, game.info().max_players);
    let variants = game.variants();
    let counts = (most - fewest + 1) as u64;
    let players = fewest + (number % counts) as usize;
    let variant = (number / counts) % variants.len() as u64;
    (players, variants[variant as usize].clone())
}
