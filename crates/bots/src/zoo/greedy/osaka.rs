//! Evaluation of Traders of Osaka for the greedy opponent.

use crate::Evaluate;
use higaki_osaka::{Colour, Osaka, Standing};
use higaki_table::{Game, Seat};

/// The expected share of a set’s points for its owner, by the position of its ship. A ship on the
/// waves is near its goal and in danger.
const OPEN_SET: [f64; 6] = [0.42, 0.46, 0.52, 0.50, 0.62, 1.0];
/// The same for insured goods.
const INSURED_SET: [f64; 6] = [0.60, 0.66, 0.72, 0.82, 0.92, 1.0];
/// The value of a coin in hand, up to the price of a good market.
const COIN: f64 = 0.16;
/// The value of further coins.
const SPARE_COIN: f64 = 0.03;
/// The price of a good market, in coins.
const ENOUGH_COINS: f64 = 16.0;
/// The value of a token besides the points that it adds to a set in hand.
const TOKEN: f64 = 0.55;
/// The value of an insurance symbol for each uninsured good of its colour.
const SYMBOL: f64 = 0.05;
/// The value of one’s own stone on a card, by the value of the card, and the cost of the stone.
const RESERVED: f64 = 0.14;
const STONE: f64 = 0.30;

impl Evaluate for Osaka {
    crate::once::compiled_here!();

    fn evaluate(&self, seat: Seat) -> f64 {
        let own = worth(&self.standing(seat));
        let others = Seat::all(self.players()).filter(|other| *other != seat);
        let rivals: Vec<f64> = others.map(|other| worth(&self.standing(other))).collect();
        let strongest = rivals.iter().copied().fold(f64::MIN, f64::max);
        let mean = rivals.iter().sum::<f64>() / rivals.len() as f64;
        if let Some(outcome) = self.outcome() {
            // A shared win is still better than none.
            let won = outcome.winners().any(|winner| winner == seat);
            let worth = if won { 100.0 / outcome.winners().count() as f64 } else { -100.0 };
            return worth + f64::from(self.points(seat));
        }
        own - 0.6 * strongest - 0.4 * mean
    }
}

/// The player’s points, and those that they can expect from their goods.
fn worth(standing: &Standing) -> f64 {
    let mut worth = f64::from(standing.points) + TOKEN * f64::from(standing.tokens);
    for colour in Colour::ALL {
        let place = usize::from(standing.ships.of(colour).index());
        let set = f64::from(standing.set_points.of(colour));
        let count = f64::from(standing.goods.of(colour).len() + standing.insured.of(colour).len());
        if count > 0.0 {
            let safe = f64::from(standing.insured.of(colour).len()) / count;
            worth += set * (safe * INSURED_SET[place] + (1.0 - safe) * OPEN_SET[place]);
        }
        let symbols = f64::from(standing.hand.of(colour).symbols());
        let in_danger = f64::from(standing.goods.of(colour).len());
        worth += SYMBOL * symbols.min(in_danger);
    }
    let coins = f64::from(standing.hand.value());
    worth += COIN * coins.min(ENOUGH_COINS) + SPARE_COIN * (coins - ENOUGH_COINS).max(0.0);
    if let Some(card) = standing.reserved {
        worth += RESERVED * f64::from(card.value()) - STONE;
    }
    worth
}
